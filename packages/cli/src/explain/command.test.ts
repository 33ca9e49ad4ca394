// `fair-shuffle explain`: what a person sees of a place, in a terminal and in a program.
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";
import { validate } from "../testing/schema.ts";

const DECK = `// A deck.
export function mix(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
\tconst j = Math.floor(Math.random() * (i + 1));
\tmove(cards, i, j);
    cards[i] = cards[j];
  }
}

export const messy = (list) => list.sort(() => Math.random() - 0.5);
`;

const withOption = (fix: string): string =>
  `/* eslint fair-shuffle/no-biased-shuffle: ["error", { "fix": "${fix}" }] */
export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);
`;

let project: Project;

beforeAll(() => {
  project = makeProject({
    "src/deck.js": DECK,
    "src/汉字.js": "const 牌组 = Math.random(); 牌.sort(依据(Math.random()));\n",
    "src/Deck.vue": "<template><p /></template>\n<script setup>\nlist.sort(byRandom(Math.random()));\n</script>\n",
    "src/bad.js": "for (",
    "src/utf16.js": Buffer.from("\uFEFFlist.sort(() => Math.random() - 0.5);\n", "utf16le"),
    "src/ties.js": "export const rank = (list) => list.sort((a, b) => b.score - a.score || Math.random() - 0.5);\n",
    "src/off.js": withOption("off"),
    "src/suggest.js": withOption("suggest"),
    "src/chain.js": `export const mix = (list) => list.map((item) => [Math.random(), item])
  // by its key
  .sort((a, b) => a[0] - b[0])
  .map((pair) => pair[1]);
`,
    "src/split-chain.js": `export const mix = (list) => list
  .map((item) => [Math.random(), item])
  .sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);
`,
    "src/sattolo.js": `export function mix(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`,
    "src/plain.js": "export const one = 1;\n",
    "src/called.js": `function mix(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}
console.log(mix(["Ann", "Bob", "Cid"]));
`,
    "src/called-unknown.js": `function mix(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = pick(Math.random(), i);
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}
console.log(mix(["Ann", "Bob", "Cid"]));
`,
    "notes.md": "list.sort(() => Math.random() - 0.5);\n",
    "src/escape.js": "a.sort(by(Math.random(), '\u001b[31m'));\n",
  });
});

afterAll(() => {
  project.remove();
});

test("shows the loop around a line, the very expression and why", async () => {
  const { exitCode, stdout, stderr } = await project.run("explain", "src/deck.js:4");
  expect(stderr).toBe("");
  expect(exitCode).toBe(0);
  expect(stdout).toBe(`src/deck.js:5:2  Nothing is reported of this loop.

  4 | \tconst j = Math.floor(Math.random() * (i + 1));
> 5 | \tmove(cards, i, j);
    | \t^^^^^^^^^^^^^^^^^
  6 |     cards[i] = cards[j];
What this call does is not followed here: its function belongs to the language or a library, or comes from elsewhere.
The question was whether this moves items to drawn places, step by step.
`);
});

test("says of what is reported once that it is, what is said, and why", async () => {
  const { exitCode, stdout } = await project.run("explain", "src/deck.js:10");
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^src\/deck\.js:10:37 {2}This sort is reported\.\n/);
  expect(stdout).toMatch(
    /\nThis shuffle is biased: of 8 items, the first one stays first 22\.2.%.*\n\nWhy: .*\n\nFix: .*\n$/,
  );
  expect(stdout.match(/reported/g)).toHaveLength(1);
  expect(stdout).not.toContain("question");
});

test("says why a finding has no fix, and what can be chosen, as `scan` does", async () => {
  const scanned = await project.run("scan", "src/sattolo.js");
  const ways = scanned.stdout.split("\n").filter((line) => /^ +(?:It is not fixed|Suggestion \d)/.test(line));
  expect(ways).toHaveLength(3);
  const { stdout } = await project.run("explain", "src/sattolo.js:2");
  expect(stdout).toContain(`\n\nWhy: `);
  expect(stdout.endsWith(`\n\n${ways.map((line) => line.trim()).join("\n\n")}\n`)).toBe(true);
  const chinese = await project.runInChinese("explain", "src/sattolo.js:2");
  expect(chinese.stdout).toContain("\n\n这可能是有意为之，因此不会自动修复。\n\n建议 1：");
});

test("says what the fix does that is made unasked, and what is typed for it", async () => {
  const { stdout } = await project.run("explain", "src/deck.js:10");
  expect(stdout).not.toContain("Suggestion");
  expect(stdout).toMatch(
    /\n\nFix: Use the fair `shuffle` \(writes `fairShuffle` .*\)\. `fair-shuffle fix src\/deck\.js:10` makes it\.\n$/,
  );
  const chinese = await project.runInChinese("explain", "src/deck.js:10");
  expect(chinese.stdout).toMatch(/\n\n修复：改用公平的 `shuffle`.*。`fair-shuffle fix src\/deck\.js:10` 会完成它。\n$/);
  // What is left alone, or is fair, has none.
  for (const place of ["src/sattolo.js:2", "src/called.js:8", "src/off.js"])
    expect((await project.run("explain", place)).stdout).not.toContain("Fix:");
});

test("says that an option turns the fixes off, or makes suggestions of them", async () => {
  const { run } = project;
  for (const [file, said] of [
    ["src/off.js", 'No fix was looked for, because the option `fix` is "off".'],
    ["src/suggest.js", 'It is not fixed unasked, because the option `fix` is "suggest".'],
  ] as const) {
    expect((await run("explain", file)).stdout).toContain(`\n\n${said}\n`);
    for (const command of ["explain", "scan"])
      expect((await run(command, file, "--format", "json")).stdout).toContain(
        `"unfixed": ${JSON.stringify(said).slice(0, -1)}`,
      );
  }
});

test("names flags where the rule would name its options", async () => {
  const { stdout } = await project.run("explain", "src/ties.js");
  expect(stdout).toContain("The comparator draws between tied items only. `scan --check-tie-breaks` reports that.");
  expect((await project.runInChinese("explain", "src/ties.js")).stdout).toContain(
    "使用 `scan --check-tie-breaks` 才会报告。",
  );
  const json = await project.run("explain", "src/ties.js", "--format", "json");
  expect(json.stdout).toContain("`scan --check-tie-breaks` reports that.");
});

test("gives programs why a finding has no fix", async () => {
  const explained = async (place: string): Promise<unknown> => {
    const { stdout } = await project.run("explain", place, "--format", "json");
    const report: unknown = JSON.parse(stdout);
    expect(validate("explain", report)).toEqual([]);
    return report;
  };
  const scanned = JSON.parse((await project.run("scan", "src/sattolo.js", "--format", "json")).stdout) as {
    findings: { unfixed: string }[];
  };
  const unfixed = scanned.findings[0]?.unfixed;
  expect(unfixed).toContain("may be meant");
  expect(await explained("src/sattolo.js:2")).toMatchObject({ places: [{ reported: true, unfixed }] });
  expect(await explained("src/deck.js:10")).toMatchObject({ places: [{ reported: true, unfixed: "" }] });
  expect(await explained("src/deck.js:4")).not.toHaveProperty("places.0.unfixed");
});

test("answers with the sort at every line of a chain, and not with its inner calls", async () => {
  for (const line of [1, 2, 3]) {
    const { stdout } = await project.run("explain", `src/chain.js:${String(line)}`);
    expect(stdout).toContain("src/chain.js:3:4  Nothing is reported of this sort.");
    expect(stdout).toContain("Fair");
    expect(stdout).not.toContain("It stopped");
  }
  const after = await project.run("explain", "src/chain.js:4");
  expect(after.stdout).toContain("This is a part of the shuffle that is marked, and is judged with it.");
  const { stdout } = await project.run("explain", "src/split-chain.js:1");
  expect(stdout).toContain("src/split-chain.js:3:4  Nothing is reported of this sort.");
});

test("explains the only place of a file that is named without a line", async () => {
  const { exitCode, stdout } = await project.run("explain", "src/chain.js");
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining("src/chain.js:3:4  Nothing is reported")]);
});

test("takes a column", async () => {
  const { stdout } = await project.run("explain", "src/deck.js:10:40");
  expect(stdout).toContain("This sort is reported.");
});

test("names what else draws where nothing stands at the line", async () => {
  const { stdout } = await project.run("explain", "src/deck.js:1");
  expect(stdout).toContain("There is no loop and no call here that could move the items of a list.");
  expect(stdout).toContain("In this file you can ask about src/deck.js:10 (reported), src/deck.js:3.\n");
});

it("tells of the shuffle in a function that is called, also where it is not known", async () => {
  const known = await project.run("explain", "src/called.js:8");
  expect(known.stdout).toMatch(/^src\/called\.js:2:3 {2}Nothing is reported of this loop\.$/m);
  expect(known.stdout).toContain("Fair: all orders of 8 items are equally likely.");
  const unknown = await project.run("explain", "src/called-unknown.js:8");
  expect(unknown.stdout).toMatch(/^src\/called-unknown\.js:3:15 {2}Nothing is reported of this loop\.$/m);
  expect(unknown.stdout).toContain("What this call does is not followed here");
  expect(unknown.stdout).not.toContain("In this file you can ask about");
});

test("speaks Chinese where the locale does, and marks what is wide in its width", async () => {
  const { stdout } = await project.runInChinese("explain", "src/汉字.js:1");
  expect(stdout).toBe(`src/汉字.js:1:34  对这个排序没有任何报告。

> 1 | const 牌组 = Math.random(); 牌.sort(依据(Math.random()));
    |${" ".repeat(37)}^^^^^^^^^^^^^^^^^^^
进行比较的函数不在此文件中，也不知道它是否抽取随机数。
要判断的是：这个排序的比较函数是否抽取随机数。

还以另一种方式查看过：
比较函数不是按两个元素各自的一个键来排列它们的。
要判断的是：这里是否按为每个元素抽取的随机键排序。
`);
});

test("reads the script of a component", async () => {
  const { stdout } = await project.run("explain", "src/Deck.vue:3");
  expect(stdout).toContain("> 3 | list.sort(byRandom(Math.random()));");
});

test("shows no code as a command to the terminal", async () => {
  const { stdout } = await project.run("explain", "src/escape.js:1");
  expect(stdout).not.toContain("\u001b");
  expect(stdout).toContain(String.raw`> 1 | a.sort(by(Math.random(), '\x1b[31m'));`);
  expect(stdout).toContain(`    |        ${"^".repeat(29)}\n`);
});

test("gives programs the reasons of a shuffle, too", async () => {
  const { stdout } = await project.run("explain", "src/chain.js", "--format", "json");
  const report: unknown = JSON.parse(stdout);
  expect(validate("explain", report)).toEqual([]);
  expect(report).toMatchObject({
    places: [{ why: [expect.stringMatching(/^Why: Each item draws its key in the same way and no two keys tie/)] }],
  });
});

test("gives programs the same, of the shape that its schema describes", async () => {
  const { stdout } = await project.run("explain", "src/deck.js:5", "--format", "json");
  const report: unknown = JSON.parse(stdout);
  expect(validate("explain", report)).toEqual([]);
  expect(report).toEqual({
    version: 1,
    file: "src/deck.js",
    line: 5,
    places: [
      {
        what: "loop",
        reported: false,
        answers: [
          {
            question: "loop",
            asks: "whether this moves items to drawn places, step by step",
            reason: "unknownCall",
            message:
              "What this call does is not followed here: its function belongs to the language or a library, or comes from elsewhere.",
            line: 5,
            column: 2,
            endLine: 5,
            endColumn: 19,
          },
        ],
      },
    ],
  });
});

describe("what can't be done is said in a sentence, with a way out", () => {
  it.each([
    ["src/deck.js", "Say which line of src/deck.js is meant: src/deck.js:10 (reported) or src/deck.js:3."],
    ["src/plain.js", "There is no shuffle in src/plain.js that I know."],
    ["nothing", "There is no file nothing."],
    ["src/none.js", "There is no file src/none.js."],
    ["", "Say which line is meant: src/deck.js:12, or :12:5 with a column."],
    ["src/none.js:3", "There is no file src/none.js."],
    ["src/deck.js:mix", "src/deck.js:mix names no line of src/deck.js: a line is a number, as in src/deck.js:12."],
    ["src/none.js:mix", "There is no file src/none.js:mix."],
    ["src/deck.js:99", "src/deck.js has no line 99: it has 10."],
    ["src/deck.js:0", "src/deck.js has no line 0: it has 10."],
    [
      "src/deck.js:1:40",
      "Line 1 of src/deck.js has no column 40: it has 10. Leave the column out to ask about the whole line.",
    ],
    ["notes.md:1", "notes.md is no file that can be read for shuffles: it would end in .js, .ts, .vue or the like."],
    ["src:1", "src is a folder: name a file in it, or read all of them with fair-shuffle scan src."],
    ["src", "src is a folder: name a file in it, or read all of them with fair-shuffle scan src."],
    ["src/bad.js:1", "src/bad.js:1:6: syntax error: Unexpected token."],
    ["src/utf16.js:1", "src/utf16.js can't be read: no text in UTF-8, but one in UTF-16: save it as UTF-8."],
  ])("%s", async (place, sentence) => {
    const { exitCode, stdout, stderr } = await project.run("explain", place);
    expect(stdout).toBe("");
    expect(stderr).toBe(`${sentence}\n`);
    expect(exitCode).toBe(2);
  });
});
