// What stands under a finding: its code, and where there is no fix what can be done and why it is not.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string | Buffer>>): Project => (project = makeProject(files));

const SORT = "// A quiz.\nexport const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";

describe("the code", () => {
  const FRAME = `
      1 | // A quiz.
    > 2 | export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);
        |                                   ${"^".repeat(31)}
`;

  it("is shown in a terminal, and nowhere else unless it is asked for", async () => {
    const { run, runInTerminal, read } = make({ "a.js": SORT });
    expect((await runInTerminal(0, "scan")).stdout).toContain(FRAME);
    expect((await run("scan")).stdout).not.toContain("A quiz.");
    expect((await run("scan", "--frame")).stdout).toContain(FRAME);
    // A terminal breaks the lines of a finding where there is no room for more words.
    const unbroken = (text: string): string => text.replaceAll(/\s+/g, " ");
    const { stdout } = await runInTerminal(0, "scan", "--no-frame");
    expect(unbroken(stdout)).toBe(unbroken((await run("scan")).stdout));
    await runInTerminal(3, "scan", "-o", "report.txt");
    expect(read("report.txt")).toBe((await run("scan")).stdout);
    await run("scan", "--frame", "-o", "report.txt");
    expect(read("report.txt")).toContain(FRAME);
  });

  it("is that of the file as it stands after --fix", async () => {
    const { runInTerminal } = make({
      "a.js": `${SORT}export const two = (a) => a.sort(() => /* ! */ Math.random() - 0.5);\n`,
    });
    const { stdout } = await runInTerminal(0, "scan", "--fix");
    expect(stdout).toContain("      2 | export const mix = (quiz) => fairShuffle(quiz);\n    > 3 | export const two");
  });

  it("gives no command to the terminal", async () => {
    const code = `// \u001b[2J\n${SORT}// ##[error] \u202e\n`;
    const { stdout } = await make({ "a.js": code }).run("scan", "--frame");
    expect(stdout).toContain("> 3 | export const mix");
    expect(stdout).toContain(String.raw`  4 | // \x23#[error] \u202e`);
    expect(stdout).not.toContain("\u001b");
  });
});

describe("a finding that --fix leaves", () => {
  const LOOP = (range: string): string => `export function mix(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * ${range});
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`;

  it.each<[string, string, string, readonly string[]]>([
    [
      "Sattolo's algorithm",
      "a.js",
      LOOP("i"),
      [
        "It is not fixed unasked, because it may be meant.",
        "Suggestion 1: Correct the range of the draw: `Math.floor(Math.random() * (i + 1))`.",
        "Suggestion 2: Use the fair `shuffle` (writes `fairShuffle` into this file, as no `package.json` could be read).",
      ],
    ],
    [
      "a sort by drawn weights",
      "a.js",
      "export const mix = (a) => a.sort((x, y) => y.w * Math.random() - x.w * Math.random());\n",
      [
        "There is no fix that fits here. Draw one key for each item before the sort, and let the comparator compare these keys.",
      ],
    ],
    [
      "a loop that draws a byte for each place, and counts",
      "a.js",
      'import { randomBytes } from "node:crypto";\nexport function mix(a) {\n  let n = 0;\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = randomBytes(1)[0] % a.length;\n    [a[i], a[j]] = [a[j], a[i]];\n    n++;\n  }\n  return n;\n}\n',
      [
        "There is no fix that fits here. Draw in step i from the places that are not settled yet: from 0 … i (`randomInt(0, i)`, if that can give i).",
      ],
    ],
    [
      "a function of others that rounds to the nearest number, where the loop does more",
      "a.js",
      "export const at = (n) => Math.round(Math.random() * n);\nexport function mix(a, steps) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = at(i);\n    [a[i], a[j]] = [a[j], a[i]];\n    steps.push([i, j]);\n  }\n}\n",
      [
        "There is no fix that fits here. `at` rounds its draw to the nearest number, so its first and its last one come half as often as the others: let it round down, from one number more (`Math.floor(Math.random() * (n + 1))` for 0 … n).",
      ],
    ],
    [
      "a function of others that rounds a number between two others",
      "a.js",
      "export const between = (low, high) => Math.round(Math.random() * (high - low)) + low;\nexport function mix(a, steps) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = between(0, i);\n    [a[i], a[j]] = [a[j], a[i]];\n    steps.push([i, j]);\n  }\n}\n",
      [
        "There is no fix that fits here. `between` rounds its draw to the nearest number, so its first and its last one come half as often as the others: let it round down, from one number more (`Math.floor(Math.random() * (n + 1))` for 0 … n).",
      ],
    ],
    [
      "a function that rounds, in a range that is wrong, too",
      "a.js",
      "const at = (n) => Math.round(Math.random() * n);\nexport function mix(a, steps) {\n  for (let i = 0; i < a.length; i++) {\n    const j = at(a.length - 1);\n    [a[i], a[j]] = [a[j], a[i]];\n    steps.push([i, j]);\n  }\n}\n",
      [
        "There is no fix that fits here. Draw in step i from the places that are not settled yet: from i … n − 1 (`randomInt(i, n - 1)`, if that can give n − 1).",
      ],
    ],
    [
      "passes that swap neighbours by a coin",
      "a.js",
      "export function shuffle(a) {\n  for (let k = 0; k < 3; k++) {\n    for (let i = 0; i < a.length - 1; i++) {\n      if (Math.random() < 0.5) { [a[i], a[i + 1]] = [a[i + 1], a[i]]; console.log(i); }\n    }\n  }\n}\n",
      [
        "There is no fix that fits here. A coin for each pair of places does not shuffle: swap each place with one that is drawn from those that are not settled yet, or put `shuffle(list)` of fair-shuffle in the place of all of this.",
      ],
    ],
    [
      "a loop that counts in its test",
      "a.js",
      'import { randomBytes } from "node:crypto";\nexport function mix(a) {\n  let n = 0;\n  for (let i = a.length; i--; ) {\n    const j = randomBytes(1)[0] % a.length;\n    [a[i], a[j]] = [a[j], a[i]];\n    n++;\n  }\n  return n;\n}\n',
      [
        "There is no fix that fits here. Draw in step i from the places that are not settled yet: from 0 … i where i counts down (`randomInt(0, i)`, if that can give i), from i … n − 1 where it counts up.",
      ],
    ],
    [
      "a loop that swaps the first card over and over",
      "a.js",
      "export function mix(a) {\n  for (let i = 0; i < 100; i++) {\n    const k = Math.floor(Math.random() * 52);\n    const t = a[0]; a[0] = a[k]; a[k] = t;\n  }\n}\n",
      [
        "Suggestion: Use the fair `shuffle` (if all of `a` is to be shuffled; writes `fairShuffle` into this file, as no `package.json` could be read).",
      ],
    ],
    [
      "a wrong bound of a function that draws",
      "a.js",
      "const randomInt = (low, high) => low + Math.floor(Math.random() * (high - low + 1));\nexport function mix(a) {\n  let n = 0;\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = randomInt(0, i - 1);\n    [a[i], a[j]] = [a[j], a[i]];\n    n++;\n  }\n  return n;\n}\n",
      [
        "It is not fixed unasked, because it may be meant.",
        "Suggestion: Correct the range of the draw: `randomInt(0, i)`.",
      ],
    ],
    [
      "an attribute of a page",
      "a.html",
      '<button onclick="list.sort(() => Math.random() - 0.5)">x</button>\n',
      [
        "There is no fix that fits here, because nothing can be imported or written for code in this place: move it into a script first (of an Astro component, between the lines `---`), where it can be fixed.",
      ],
    ],
    [
      "what a comment turns its fixes off for",
      "a.js",
      `/* eslint fair-shuffle/no-biased-shuffle: ["error", { "fix": "off" }] */ ${LOOP("a.length")}`,
      ['No fix was looked for, because the option `fix` is "off".'],
    ],
    [
      "what a comment makes a suggestion of",
      "a.js",
      `/* eslint fair-shuffle/no-biased-shuffle: ["error", { "fix": "suggest" }] */ ${LOOP("a.length")}`,
      [
        'It is not fixed unasked, because the option `fix` is "suggest".',
        "Suggestion 1: Correct the range of the draw: `Math.floor(Math.random() * (i + 1))`.",
        "Suggestion 2: Use the fair `shuffle` (writes `fairShuffle` into this file, as no `package.json` could be read).",
      ],
    ],
    ["what it fixes itself", "a.js", LOOP("a.length"), []],
  ])("says what can be done: %s", async (_, file, code, said) => {
    const { stdout } = await make({ [file]: code }).run("scan");
    const lines = stdout.split("\n").slice(2, stdout.split("\n").indexOf(""));
    expect(lines.map((line) => line.trim())).toEqual(said);
  });

  it("says that a file which is not all UTF-8 is not fixed, and fixes nothing there, in every format", async () => {
    const latin = Buffer.from(`// caf\xe9\n${SORT}`, "latin1");
    const { run, runInChinese, folder } = make({ "a.js": latin });
    const why =
      "There is no fix, because this file is not all UTF-8 and writing it would harm it: save it as UTF-8 first.";
    for (const args of [["scan"], ["fix"], ["scan", "--format", "markdown"], ["explain", "a.js:3"]]) {
      const { stdout } = await run(...args);
      expect(stdout).toContain(why);
      expect(stdout).not.toContain("can be fixed");
    }
    expect((await run("scan")).stdout).toContain("1 has no fix: what is said there tells why.");
    expect((await runInChinese("scan")).stdout).toContain("没有修复，因为这个文件的内容不全是 UTF-8");
    const { stdout } = await run("scan", "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({ findings: [{ fix: null, suggestions: [], unfixed: why }], skipped: [] });
    expect((await run("fix")).exitCode).toBe(1);
    expect((await run("scan", "--format", "sarif")).stdout).not.toContain('"fixes"');
    expect((await run("scan", "--format", "html")).stdout).toContain(why);
    expect(readFileSync(join(folder, "a.js"))).toEqual(latin);
  });

  it("says it in Chinese where the locale is Chinese", async () => {
    const { stdout } = await make({ "a.js": LOOP("i") }).runInChinese("scan");
    expect(stdout.replace(/(?<=这个洗牌有偏：).*(?= {2}fair)/, "…")).toBe(`a.js
  2:3  错误  这个洗牌有偏：…  fair-shuffle/no-biased-shuffle
       这可能是有意为之，因此不会自动修复。
       建议 1：改正抽取的范围：\`Math.floor(Math.random() * (i + 1))\`。
       建议 2：改用公平的 \`shuffle\`（会把函数 \`fairShuffle\` 写入此文件，因为读不到 \`package.json\`）。

✖ 扫描了 1 个文件，在 1 个文件中发现 1 处有偏的洗牌。
  1 处需要你来决定：\`--fix --suggestion 1\` 应用每一处的第一条建议，\`fair-shuffle fix 文件:行号 --suggestion 2\` 应用该处的第二条。
`);
  });
});
