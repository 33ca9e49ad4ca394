// `fair-shuffle scan --format markdown`: what a pull request shows.
import { exactPositions, getCatalogueEntry, getYardsticks } from "@fair-shuffle/bias";
import { afterEach, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>>): Project => (project = makeProject(files));

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const PICK = "export const pick = (a) => a.sort(() => /* a coin */ Math.random() - 0.5);\n";
const LOOP = (range: string, length = "a.length"): string => `export function mix(a) {
  for (let i = 0; i < ${length}; i++) {
    const j = Math.floor(Math.random() * ${range});
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`;
const LINK =
  "[Why such shuffles are not fair](https://github.com/fair-shuffle/fair-shuffle/blob/main/eslint-plugin/docs/rules/no-biased-shuffle.md)";

/** Returns the numbers of a table, in percent. */
const readTable = (markdown: string): number[][] =>
  [...markdown.matchAll(/^\| \*\*\d+\*\* \| (.*) \|$/gm)].map(([, cells = ""]) =>
    cells.split(" | ").map((cell) => Number(cell.replace(/ [▲▼]$/, ""))),
  );

it("shows each shuffle with its numbers, its matrix and what would replace it, and one link to the why", async () => {
  const { exitCode, stdout, stderr } = await make({ "src/quiz.js": `// ${"\n".repeat(2)}${SORT}` }).run(
    "scan",
    "--format",
    "markdown",
  );
  expect([exitCode, stderr]).toEqual([1, ""]);
  const positions = exactPositions(getCatalogueEntry("random-comparator").model, 8);
  expect(readTable(stdout)).toEqual(positions.map((row) => [...row].map((share) => Number((100 * share).toFixed(1)))));
  expect(stdout.replace(/^\|.*\n/gm, "")).toBe(`## 1 biased shuffle

1 file scanned.

- 1 can be fixed with \`--fix\`.

### \`src/quiz.js:3\`

This shuffle is biased: of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node).

Distance of the positions from fair: ${getYardsticks(positions).distance.toFixed(4)} (0 is fair).

Where each of 8 items ends up, in percent (fair: 12.5 %). ▲ is over 5 % more often than fair, ▼ over 5 % less often; the cell of the verdict is always marked. A row is a position, a column an item.


What \`--fix\` would change:

\`\`\`diff
- quiz.sort(() => Math.random() - 0.5)
+ fairShuffle(quiz)
\`\`\`

\`fairShuffle\` is a fair shuffle that the fix writes into this file, as no \`package.json\` could be read.

All numbers are computed from the code, not measured.

${LINK}
`);
});

it("shows the import that comes with a fix, also where the shuffle begins the file", async () => {
  const { stdout } = await make({
    "package.json": '{ "type": "module", "dependencies": { "fair-shuffle": "1" } }',
    "a.js": "quiz\n  .sort(() => Math.random() - 0.5)\n  .map(ask);\nexport {};\n",
  }).run("scan", "--format", "markdown");
  expect(stdout).toContain(`\`\`\`diff
+ import { shuffle } from "fair-shuffle";
- quiz
-   .sort(() => Math.random() - 0.5)
+ shuffle(quiz)
\`\`\``);
});

it("shows all that goes with a shuffle, also behind it", async () => {
  const { stdout } = await make({
    "a.js": `export const mix = (a) => a
  .map((v) => ({ v, k: Math.floor(Math.random() * 3) }))
  .sort((x, y) => x.k - y.k)
  .map((o) => o.v);
`,
  }).run("scan", "--format", "markdown");
  expect(stdout).toContain(`\`\`\`diff
- a
-   .map((v) => ({ v, k: Math.floor(Math.random() * 3) }))
-   .sort((x, y) => x.k - y.k)
-   .map((o) => o.v)
+ fairShuffle([...a])
\`\`\``);
});

it("marks what is more frequent than fair and what is rarer, by more than a twentieth", async () => {
  const { stdout } = await make({ "a.js": LOOP("a.length") }).run("scan", "--format", "markdown");
  const cells = [...stdout.matchAll(/([\d.]+)( [▲▼])?(?= \|)/g)].filter(([, number = ""]) => number.includes("."));
  expect(cells.length).toBe(64);
  for (const [, number = "", sign = ""] of cells) {
    const ratio = Number(number) / 12.5;
    if (Math.abs(ratio - 1) < 0.045) expect(sign).toBe("");
    if (Math.abs(ratio - 1) > 0.055) expect(sign).toBe(ratio > 1 ? " ▲" : " ▼");
  }
});

it("marks the cell that the verdict names, however near to fair it is", async () => {
  const keys =
    'import _ from "lodash";\nexport const mix = (ads) => _.sortBy(ads, () => Math.floor(Math.random() * 100));\n';
  const { stdout } = await make({ "ads.mjs": keys }).run("scan", "--format", "markdown");
  expect(stdout).toContain("the first one stays first 13.0 %");
  expect([...stdout.matchAll(/[\d.]+ [▲▼](?= \|)/g)].map(String)).toEqual(["13.0 ▲"]);
});

it("tells after --fix what was replaced and what is left", async () => {
  const { run, read } = make({ "a.js": LOOP("a.length"), "b.js": `${SORT}\n${PICK}` });
  const { exitCode, stdout } = await run("fix", "--format", "markdown");
  expect(exitCode).toBe(1);
  expect(stdout).toContain("## 2 biased shuffles fixed, 1 left\n");
  expect([...stdout.matchAll(/^### .*/gm)].map(String)).toEqual([
    "### `a.js:2` · fixed",
    "### `b.js:1` · fixed",
    "### `b.js:3`",
  ]);
  expect(stdout).toContain(`What \`--fix\` changed:

\`\`\`diff
  for (let i = 0; i < a.length; i++) {
-   const j = Math.floor(Math.random() * a.length);
+   const j = Math.floor(Math.random() * (i + 1));
    [a[i], a[j]] = [a[j], a[i]];
  }
\`\`\``);
  expect(read("a.js")).toBe(LOOP("(i + 1)"));
  expect(stdout.split(LINK).length).toBe(2);
  await run("fix");
  expect((await run("scan", "a.js", "--format", "markdown")).stdout).toBe("## No biased shuffle\n\n1 file scanned.\n");
});

it("shows the draws of a draw of some items, and not what stays in the list", async () => {
  const draw = `const pool = [1, 2, 3, 4, 5, 6, 7, 8];
const won = [];
for (let k = 0; k < 3; k++) won.push(pool.splice(Math.floor(Math.random() * (pool.length - 1)), 1)[0]);
`;
  const { stdout } = await make({ "draw.mjs": draw }).run("scan", "--format", "markdown");
  expect(readTable(stdout)).toEqual(Array.from({ length: 3 }, () => [...Array.from({ length: 7 }, () => 14.3), 0]));
  expect(stdout).toContain(
    "\n\nHow often each of 8 items is drawn in each of the 3 draws, in percent (fair: 12.5 %). ▲ is over 5 % more often than fair, ▼ over 5 % less often; the cell of the verdict is always marked. A row is a draw, a column an item.\n\n",
  );
  expect(stdout).not.toContain("Distance of the positions");
});

it("marks only what moves where the code leaves an item out, against the fair share of what moves", async () => {
  const behindFirst = LOOP("(a.length - 1)").replace("i = 0", "i = 1").replace("Math.floor", "1 + Math.floor");
  const { stdout } = await make({ "part.js": behindFirst }).run("scan", "--format", "markdown");
  expect(stdout).toContain("7 of which move");
  expect(stdout).toContain("(fair: 14.3 %; left out: item 1). ▲ is");
  // The naive swap of the other seven.
  const seven = exactPositions(getCatalogueEntry("naive-swap").model, 7);
  expect(stdout).toContain(`Distance of the positions from fair: ${getYardsticks(seven).distance.toFixed(4)} (`);
  const [first, ...rows] = readTable(stdout);
  expect(first).toEqual([100, 0, 0, 0, 0, 0, 0, 0]);
  expect(rows.map((row) => row.slice(1))).toEqual(
    seven.map((row) => [...row].map((share) => Number((100 * share).toFixed(1)))),
  );
  expect(/^\| \*\*1\*\* .*$/m.exec(stdout)?.[0]).not.toMatch(/[▲▼]/);
});

it("leaves a matrix out that no page has room for, and says what shows it", async () => {
  const { stdout } = await make({ "a.js": LOOP("52", "52") }).run("scan", "--format", "markdown");
  expect(readTable(stdout)).toEqual([]);
  expect(stdout).toContain("Distance of the positions from fair: 0.0443 (0 is fair).");
  expect(stdout).toContain(
    "The matrix of 52 items is too large for this page; `fair-shuffle simulate a.js:2` shows it.",
  );
});

it("shows each suggestion with what it makes of the code, and an import that comes with it", async () => {
  const project = make({
    "package.json": '{ "type": "module", "dependencies": { "fair-shuffle": "*" } }',
    "a.js": `import { random } from "./draws.js";\n\nexport const mix = (a) => a.sort(() => random() - 0.5);\n`,
    "draws.js": "export const random = () => Math.random();\n",
    "b.js": SORT,
  });
  const { stdout } = await project.run("scan", "--format", "markdown");
  expect([...stdout.matchAll(/^(?:Suggestion.*|What .*)\n\n```diff\n[^]*?```/gm)].map(String)).toMatchInlineSnapshot(`
    [
      "Suggestion 1: Use the fair \`shuffle\` (if nothing replaces \`random\`).

    \`\`\`diff
    + import { shuffle } from "fair-shuffle";
    - a.sort(() => random() - 0.5)
    + shuffle(a)
    \`\`\`",
      "Suggestion 2: Shuffle a copy: \`toShuffled(a)\` (if nothing replaces \`random\`; \`a\` keeps its order).

    \`\`\`diff
    + import { toShuffled } from "fair-shuffle";
    - a.sort(() => random() - 0.5)
    + toShuffled(a)
    \`\`\`",
      "What \`--fix\` would change:

    \`\`\`diff
    + import { shuffle } from "fair-shuffle";
    - quiz.sort(() => Math.random() - 0.5)
    + shuffle(quiz)
    \`\`\`",
    ]
  `);
});

describe("what is not ours", () => {
  it("ends no block of code and begins none", async () => {
    const code = "export const mix = (a) => a.sort(() => Math.random() - 0.5 /*\n```\n# Gotcha\n*/);\n";
    const { stdout } = await make({ "a``.js": code }).run("scan", "--format", "markdown");
    expect(stdout).toContain("### ``` a``.js:1 ```\n");
    expect(stdout).toMatch(/\n````diff\n- a\.sort[\s\S]*\n- ```\n- # Gotcha\n[\s\S]*\n````\n/);
  });

  it("is named where it was not judged", async () => {
    const { stdout, exitCode } = await make({ "bad.ts": `${SORT}}` }).run("scan", "--format", "markdown");
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      "## Nothing was judged\n\n0 files scanned.\n\n- `bad.ts:2:1`: syntax error: `Declaration or statement expected.`\n",
    );
  });
});

it("speaks Chinese where the locale does", async () => {
  const { runInChinese } = make({ "a.js": SORT });
  const { stdout } = await runInChinese("fix", "--format", "markdown");
  expect(stdout).toContain("## 已修复 1 处有偏的洗牌，没有剩余\n");
  expect(stdout).toContain("### `a.js:1` · 已修复\n\n这个洗牌有偏：8 个元素时，");
  expect(stdout).toContain(
    "8 个元素各自最终所在的位置，以百分比表示（公平时为 12.5%）。▲ 表示比公平时多 5% 以上，▼ 表示少 5% 以上；结论所指的单元格总会标出。行是位置，列是元素。",
  );
  expect(stdout).toContain("\n\n`fairShuffle` 是修复时写入此文件的公平洗牌函数，因为读不到 `package.json`。\n");
  const broken = await make({ "bad.ts": `${SORT}}` }).runInChinese("scan", "--format", "markdown");
  expect(broken.stdout).toContain("- `bad.ts:2:1`：语法错误：`Declaration or statement expected.`\n");
});

it("leads to the rule's page in Chinese where the locale is Chinese", async () => {
  const { runInChinese } = make({ "quiz.js": SORT });
  const page = "https://github.com/fair-shuffle/fair-shuffle/blob/main/docs/zh/rule.md";
  expect((await runInChinese("scan", "--format", "markdown")).stdout).toContain(`](${page})`);
  const { stdout } = await runInChinese("scan", "--format", "sarif");
  expect(JSON.parse(stdout)).toMatchObject({ runs: [{ tool: { driver: { rules: [{ helpUri: page }] } } }] });
});
