// Where the locale is Chinese, every command speaks Chinese: no English sentence is left in its help, its reports and what it refuses.
import type { Log } from "sarif";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProject, type Project } from "./testing/project.ts";

let project: Project;

beforeAll(() => {
  project = makeProject({
    "quiz.js": "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n",
    "two.js": "a.sort(() => Math.random() - 0.5);\nb.sort(() => Math.random() - 0.5);\n",
    "bad.js": "for (let random",
    "fair.js": "export const x = Math.random();\n",
    "unknown.js": `export function mix(a) {
  for (let i = 0; i < rounds; i++) {
    const j = Math.floor(Math.random() * a.length);
    const k = Math.floor(Math.random() * a.length);
    [a[j], a[k]] = [a[k], a[j]];
  }
}
`,
    "module.mjs":
      "export const cut = (a) => { a.push(a.shift()); return a; };\nexport const lost = (a) => [1, 1, 1];\nexport const no = 1;\n",
    "notes.md": "",
  });
});

afterAll(() => {
  project.remove();
});

/** Three words of small letters in a row, in what is neither code nor a list of names, are a piece of a sentence. */
const ENGLISH = /\b[A-Za-z]?[a-z]+ [a-z]+ [a-z]+\b/;

function expectChinese(text: string): void {
  const lines = text
    .split("\n")
    .filter((line) => !/^ +\$ |^[> ]+\d+ \| |^ {2,}\S+: |^\s*for |^ {2}a\.|^ *const /.test(line));
  const words = lines.join("\n").replaceAll(/`[^`]*`|"[^"]*"|'[^']*'|<[^>]*>|\[[^\]]*\]|\/\/ [\w/ -]+/g, "");
  expect(words).toMatch(/\p{Script=Han}/u);
  expect(words).not.toMatch(ENGLISH);
}

describe("help", () => {
  it.each([[], ["scan"], ["fix"], ["simulate"], ["measure"], ["explain"]])("of %s", async (...words) => {
    const { exitCode, stdout } = await project.runInChinese(...words, "--help");
    expect(exitCode).toBe(0);
    for (const title of ["用法：", "选项：", "示例："]) expect(stdout).toContain(title);
    // Placeholders, too, and no blank behind a full-width colon.
    expect(stdout).toMatch(/^用法：fair-shuffle .*\[选项\]/);
    expect(stdout).not.toMatch(/[<[][a-z]/);
    expectChinese(stdout);
    expect(stdout.match(/^ {2}\$ .*/gm)).toEqual((await project.run(...words, "--help")).stdout.match(/^ {2}\$ .*/gm));
  });
});

describe("what is refused", () => {
  it.each<readonly string[]>([
    ["scna"],
    ["scan", "--fxi"],
    ["scan", "--format", "xml"],
    ["scan", "--format"],
    ["scan", "--random-source", ""],
    ["scan", "--import-from", ""],
    ["scan", "nowhere"],
    ["scan", "*.tsx"],
    ["scan", "notes.md"],
    ["scan", "-", "quiz.js"],
    ["scan", "--stdin-filename", "a.js"],
    ["scan", "-", "--stdin-filename", "a.md"],
    ["scan", "-o", "."],
    ["simulate"],
    ["simulate", "naive-swop"],
    ["simulate", "quiz.js#mix"],
    ["simulate", "none.js"],
    ["simulate", "two.js"],
    ["simulate", "two.js:99"],
    ["simulate", "fair.js"],
    ["simulate", "bad.js"],
    ["simulate", "notes.md"],
    ["simulate", "unknown.js:2"],
    ["simulate", "quiz.js", "--set", "k=3"],
    ["simulate", "quiz.js", "--set", "k"],
    ["simulate", "quiz.js", "--cards", "1"],
    ["simulate", "quiz.js", "--exact", "--report", "sums"],
    ["simulate", "quiz.js", "--exact", "--trials", "5"],
    ["simulate", "quiz.js", "--cards", "200", "--exact"],
    ["simulate", "quiz.js", "--record", "out", "--trials", "1e12"],
    ["simulate", "quiz.js", "--cards", "1000", "--trials", "1e12"],
    ["measure", "none.js#mix"],
    ["measure", "quiz.js:1"],
    ["measure", "."],
    ["measure", "module.mjs#cat"],
    ["measure", "module.mjs"],
    ["measure", "module.mjs#no"],
    ["measure", "fair.js#mix"],
    ["explain", "nothing"],
    ["explain", "quiz.js:99"],
    ["explain", "quiz.js:1:999"],
    ["explain", "quiz.js:1", "more"],
  ])("%s %s %s %s", async (...args) => {
    const { exitCode, stdout, stderr } = await project.runInChinese(...args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expectChinese(stderr);
  });
});

it("sets no blank between a name of the catalogue and what is said of it", async () => {
  const ofCatalogue = await project.runInChinese("simulate", "naive-swap", "--set", "n=3");
  expect(ofCatalogue.stderr).toBe("朴素交换不取决于变量 n：它不取决于任何变量。\n");
  const ofFile = await project.runInChinese("simulate", "quiz.js", "--set", "n=3");
  expect(ofFile.stderr).toMatch(/^quiz\.js.* 不取决于变量 n/);
});

describe("reports", () => {
  it.each<readonly string[]>([
    ["scan"],
    ["scan", "--format", "markdown"],
    ["simulate", "quiz.js", "--cards", "4", "--trials", "1000", "--seed", "1"],
    ["simulate", "fisher-yates-forward", "--trials", "1000", "--format", "text"],
    ["simulate", "quiz.js", "--cards", "200", "--trials", "1000"],
    ["simulate", "naive-swap", "--report", "positions", "--trials", "1000"],
    ["simulate", "naive-swap", "--report", "counts"],
    ["simulate", "naive-swap", "--report", "sums", "--trials", "1000"],
    ["measure", "module.mjs#cut", "--trials", "1000", "--cards", "4"],
    ["explain", "quiz.js:1"],
  ])("%s %s %s", async (...args) => {
    const { exitCode, stdout, stderr } = await project.runInChinese(...args);
    expect(exitCode).not.toBe(2);
    expect(stderr).toBe("");
    expectChinese(stdout);
  });

  it("have Chinese sentences for code scanners, too", async () => {
    const { stdout } = await project.runInChinese("scan", "quiz.js", "--format", "sarif");
    const { runs } = JSON.parse(stdout) as Log;
    const said = runs.flatMap(({ tool, results = [] }) => [
      ...(tool.driver.rules ?? []).flatMap((rule) => [
        rule.shortDescription?.text,
        rule.fullDescription?.text,
        rule.help?.text,
        rule.help?.markdown,
      ]),
      ...results.flatMap(({ message, fixes = [] }) =>
        [message, ...fixes.map((fix) => fix.description)].map((m) => m?.text),
      ),
    ]);
    expect(said.length).toBeGreaterThan(5);
    for (const sentence of said) expectChinese(sentence ?? "");
  });

  it("say that the page they link to is in English", async () => {
    const { stdout } = await project.runInChinese("scan", "quiz.js", "--format", "markdown");
    expect(stdout).toMatch(/\n\[为什么这样的洗牌不公平\]\(https:.*\/docs\/zh\/rule\.md\)\n$/);
  });

  it("set what a parser says in brackets", async () => {
    const { stderr, exitCode } = await project.runInChinese("simulate", "bad.js");
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^bad\.js:1:\d+：语法错误（.*[^.]）。\n$/);
  });

  it("sets a matrix beside another under titles that are wide", async () => {
    const { stdout } = await project.runInChinese(
      "simulate",
      "quiz.js",
      "--cards",
      "4",
      "--trials",
      "1000",
      "--seed",
      "1",
    );
    const [title = "", header = ""] = stdout.split("\n").slice(3);
    expect(title).toBe(`这段洗牌代码${" ".repeat(16)}   公平的洗牌`);
    // Each of the six letters before takes two columns.
    expect(header.lastIndexOf("1") - title.indexOf("公")).toBe(6 + 8);
  });

  it("are the same in numbers", async () => {
    const args = ["simulate", "quiz.js", "--trials", "1000", "--seed", "1"] as const;
    const getNumbers = (text: string): readonly string[] => text.match(/\d+\.\d+/g) ?? [];
    const [chinese, english] = [await project.runInChinese(...args), await project.run(...args)];
    expect(getNumbers(english.stdout).length).toBeGreaterThan(64);
    expect(getNumbers(chinese.stdout)).toEqual(getNumbers(english.stdout));
  });
});
