// `fair-shuffle scan`, as people and programs meet it.
import { chmodSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Ajv4 from "ajv-draft-04";
import addFormats from "ajv-formats";
import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import type { PageData } from "@fair-shuffle/lab";
import type { Log } from "sarif";
import { afterEach, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";
import { validate } from "../testing/schema.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const PICK = "export const mix = (a) => a.sort(() => /* a coin */ Math.random() - 0.5);\n";
/** Keys that are drawn anew at each comparison: they would have to be drawn before. */
const UNFIXABLE = "export const f = (a) => a.sort((x, y) => Math.random() * x.w - Math.random() * y.w);\n";
const SAID =
  "This shuffle is biased: of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node).";
const FAIR = `export function mix(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`;

const make = (files: Readonly<Record<string, string>>): Project => (project = makeProject(files));

describe("stylish", () => {
  it("says that all is well", async () => {
    expect(await make({ "a.js": FAIR, "b.ts": "export {};\n" }).run("scan")).toEqual({
      exitCode: 0,
      stdout: "✔ No biased shuffle in 2 files.\n",
      stderr: "",
    });
  });

  it("counts what has no fix and no suggestion beside what has one, so that the numbers add up", async () => {
    const { run, runInChinese } = make({ "a.js": SORT, "b.js": UNFIXABLE });
    const { stdout } = await run("scan");
    expect(stdout).toContain("✖ 2 biased shuffles in 2 files, 2 scanned.\n  1 can be fixed");
    expect(stdout).toContain("\n  1 has no fix: what is said there tells why.\n");
    expect((await runInChinese("scan")).stdout).toContain("\n  1 处没有可用的修复：");
  });

  it("says which commands take a place in a file", async () => {
    const { run } = make({ "a.js": SORT });
    expect(await run("scan", "a.js:1")).toEqual({
      exitCode: 2,
      stdout: "",
      stderr:
        "`scan` takes whole files: `fair-shuffle scan a.js`. One place is what `explain`, `simulate` and `fix` take: `fair-shuffle explain a.js:1`.\n",
    });
  });

  it("names place and numbers, and every file that it could not judge", async () => {
    const files = { "src/quiz.js": SORT, "src/a.ts": PICK, "src/bad.ts": `${SORT}}`, "src/x.min.js": SORT };
    expect(await make(files).run("scan", "src")).toEqual({
      exitCode: 1,
      stdout: `src/a.ts
  1:29  error  ${SAID}  fair-shuffle/no-biased-shuffle
        Suggestion: Use the fair \`shuffle\` (a comment is lost with the code; writes \`fairShuffle\` into this file, as no \`package.json\` could be read).

src/quiz.js
  1:35  error  ${SAID}  fair-shuffle/no-biased-shuffle

✖ 2 biased shuffles in 2 files, 2 scanned.
  1 can be fixed with \`--fix\`.
  1 needs your decision: \`--fix --suggestion 1\` applies its suggestion.

Not judged, or not fixed:
  src/bad.ts:2:1: syntax error: Declaration or statement expected.
  src/x.min.js: minified: name the file to have it scanned.
`,
      stderr: "",
    });
  });

  it("has no tick where nothing was judged, and ends with 2 where that is a file which was named", async () => {
    const { run, runInChinese, write } = make({ "src/bad.js": `${SORT}}`, "empty/notes.md": "" });
    const said = "Nothing was judged:\n  src/bad.js:2:1: syntax error: Unexpected token }.\n";
    expect(await run("scan", "src")).toEqual({ exitCode: 0, stdout: said, stderr: "" });
    expect(await run("scan", "src/bad.js")).toEqual({ exitCode: 2, stdout: said, stderr: "" });
    expect((await runInChinese("scan", "src")).stdout).toMatch(/^没有判断任何文件：\n/);
    expect(await run("scan", "empty")).toEqual({
      exitCode: 0,
      stdout: "Nothing was judged: there is no code there that can be scanned.\n",
      stderr: "",
    });
    write("utf16.js", Buffer.from(`\uFEFF${SORT}`, "utf16le"));
    const unread = "Nothing was judged:\n  utf16.js: binary: no text in UTF-8, but one in UTF-16: save it as UTF-8.\n";
    expect(await run("scan", "utf16.js")).toEqual({ exitCode: 2, stdout: unread, stderr: "" });
    write("src/quiz.js", SORT);
    expect(await run("scan", "src", "src/../src/bad.js")).toMatchObject({ exitCode: 2 });
    expect(await run("scan", "src")).toMatchObject({ exitCode: 1 });
  });

  it("has colours where they are wanted, and the same words", async () => {
    const { stdout } = await make({ "a.js": SORT }).runInTerminal(1, "scan", "--no-frame");
    expect(stdout).toContain("\u001b[31merror\u001b[39m");
    // oxlint-disable-next-line no-control-regex -- colours are made of them
    const words = stdout.replaceAll(/\u001b\[\d+m/g, "").replaceAll(/\n {4,}/g, " ");
    // In a terminal the sentence takes several lines.
    expect(words.replaceAll(/ +/g, " ")).toBe((await make({ "a.js": SORT }).run("scan")).stdout.replaceAll(/ +/g, " "));
  });
});

describe("html", () => {
  /** Reads what a page was given to show. */
  const readData = (html: string): PageData => {
    const [, json = ""] = /id="fair-shuffle-data">(.*)<\/script>/.exec(html) ?? [];
    return JSON.parse(json) as PageData;
  };

  it("is one page with every finding, its place, its numbers, and what its fix makes of it", async () => {
    const files = { "src/quiz.js": SORT, "src/a.ts": PICK, "src/fair.js": FAIR };
    const { exitCode, stdout, stderr } = await make(files).run("scan", "--format", "html");
    expect([exitCode, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(/^<!doctype html>/);
    const { subjects } = readData(stdout);
    expect(subjects.map(({ name, finding }) => [name, finding])).toEqual([
      ["src/a.ts:1", SAID],
      ["src/quiz.js:1", SAID],
    ]);
    expect(subjects[1]).toMatchObject({
      code: "quiz.sort(() => Math.random() - 0.5)",
      fixed: { code: "fairShuffle(quiz)", model: { kind: "swapLoop" } },
      place: { line: 1, column: 35 },
    });
  });

  it("says what was fixed, and which files were not judged and why", async () => {
    const { run } = make({ "fixed.js": SORT, "left.js": "a.sort(() => Math.random( - 0.5);" });
    const { stdout } = await run("scan", "--fix", "--format", "html");
    expect(readData(stdout).summary).toEqual([
      expect.stringMatching(/^No biased shuffle/),
      "1 biased shuffle fixed in 1 file.",
      "Not judged, or not fixed:",
      expect.stringMatching(/^left\.js:1:\d+: syntax error: Unexpected token/),
    ]);
  });

  it("is written to standard output where its file is called -", async () => {
    const { run, folder } = make({ "a.js": SORT });
    expect(await run("scan", "-o", "-")).toEqual(await run("scan"));
    expect(readdirSync(folder)).toEqual(["a.js"]);
  });

  it("goes into a file by -o, as every format does", async () => {
    const { run, read } = make({ "a.js": SORT });
    expect(await run("scan", "--format", "html", "-o", "out.html")).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: "1 biased shuffle in 1 file, 1 scanned. The report is out.html.\n",
    });
    expect(readData(read("out.html")).subjects).toHaveLength(1);
    await run("scan", "--output-file", "out.txt");
    expect(read("out.txt")).toContain("✖ 1 biased shuffle in 1 file, 1 scanned.");
    await run("scan", "-o", "new/folder/out.txt");
    expect(read("new/folder/out.txt")).toBe(read("out.txt"));
    const { exitCode, stderr } = await run("scan", "-o", "new");
    expect([exitCode, stderr]).toEqual([2, "new can't be written: it is a folder.\n"]);
  });
});

describe("--fix", () => {
  it("imports the helper where the nearest package.json knows it, and writes it into the file where not", async () => {
    const { run, read } = make({
      "package.json": '{ "type": "module", "dependencies": { "fair-shuffle": "1" } }',
      "a.js": SORT.replace("\n", "\r\n"),
      "inner/package.json": '{ "type": "module" }',
      "inner/a.js": SORT,
      "b.js": PICK,
    });
    const { exitCode, stdout } = await run("scan", "--fix");
    expect(exitCode).toBe(1);
    expect(stdout).toContain("✔ 2 biased shuffles fixed in 2 files.\n\n✖ 1 biased shuffle in 1 file, 3 scanned.\n");
    expect(read("a.js")).toBe(
      'import { shuffle } from "fair-shuffle";\r\n\r\nexport const mix = (quiz) => shuffle(quiz);\r\n',
    );
    expect(read("inner/a.js")).toMatch(/^export const mix = \(quiz\) => fairShuffle\(quiz\);\n\n\/\/ Fair shuffle/);
    expect(read("b.js")).toBe(PICK);
  });

  it("says in every format what could not be written, and ends with 2, whatever else was fixed", async () => {
    const { run, read, folder } = make({ "a.js": SORT, "b.js": SORT, "out.html": "" });
    chmodSync(join(folder, "a.js"), 0o444);
    const said = "a.js: not fixed: it is read-only, so make it writable first.";
    const stylish = await run("scan", "--fix");
    expect([stylish.exitCode, read("a.js")]).toEqual([2, SORT]);
    expect(stylish.stdout).toContain(said);
    expect(stylish.stdout).toContain("✖ 1 biased shuffle in 1 file, 3 scanned.\n\nNot judged");
    expect(stylish.stdout).toContain("✔ 1 biased shuffle fixed in 1 file.");
    expect(JSON.parse((await run("scan", "--fix", "--format", "json")).stdout)).toMatchObject({
      skipped: [{ file: "a.js", reason: "unwritable", message: "it is read-only, so make it writable first" }],
    });
    expect((await run("scan", "--fix", "--format", "sarif")).stdout).toContain(said);
    expect(await run("scan", "--fix", "--format", "html", "-o", "out.html")).toMatchObject({
      exitCode: 2,
      stderr: `1 biased shuffle in 1 file, 3 scanned. The report is out.html.\n${said}\n`,
    });
    writeFileSync(join(folder, "b.js"), SORT);
    expect(await run("scan", "--fix", "--format", "markdown", "-o", "out.md")).toMatchObject({
      exitCode: 2,
      stderr: `1 biased shuffle fixed in 1 file.\n1 biased shuffle in 1 file, 2 scanned. The report is out.md.\n${said}\n`,
    });
    expect(read("out.md")).toContain(
      "\n\n`--fix` could not write this file (see below); nothing was changed. The fix is:\n",
    );
    expect(read("out.md")).not.toContain("would change");
    chmodSync(join(folder, "a.js"), 0o644);
  });

  it("ends well when nothing is left", async () => {
    const { run } = make({ "a.js": SORT });
    expect((await run("scan", "--fix")).exitCode).toBe(0);
    expect(await run("scan", "--fix")).toMatchObject({ exitCode: 0, stdout: "✔ No biased shuffle in 1 file.\n" });
  });
});

it("needs no configuration and reads none", async () => {
  const { run } = make({ "a.js": SORT, "eslint.config.js": "throw new Error();", ".eslintrc.json": "{ nonsense" });
  expect((await run("scan")).exitCode).toBe(1);
});

it("shows no progress in a pipe, however long it takes, and a bar that goes again in a terminal", async () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`f${String(index)}.ts`, SORT]));
  const { run, runInTerminal } = make(many);
  expect((await run("scan")).stderr).toBe("");
  const { stderr, stdout } = await runInTerminal(0, "scan");
  expect(stderr).toMatch(/\d+ % \| \d+ of 400 files/);
  expect(stdout).toContain("✖ 400 biased shuffles in 400 files, 400 scanned.");
});

describe("the rule's options", () => {
  const OWN = "export const mix = (quiz) => quiz.sort(() => dice.next() - 0.5);\n";
  const RANGE = `export function mix(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = dice.roll(a.length - 1);
    [a[i], a[j]] = [a[j], a[i]];
  }
}
`;
  const TIES = "list.sort((a, b) => b.score - a.score || Math.random() - 0.5);\n";

  it.each<[string, string, readonly string[], number]>([
    ["nothing of a source that it does not know", OWN, [], 0],
    ["what a source on [0, 1) draws for", OWN, ["--random-source", "dice.next"], 1],
    ["what one of several sources draws for", OWN, ["--random-source", "a.b", "--random-source", "dice.next"], 1],
    ["nothing of another source", OWN, ["--random-source", "dice.last"], 0],
    ["what a source of whole numbers draws for", RANGE, ["--random-source", "dice.roll:inclusive"], 1],
    ["nothing of a tie-break", TIES, [], 0],
    ["a tie-break where it is asked for", TIES, ["--check-tie-breaks"], 1],
  ])("finds %s", async (_, code, flags, exitCode) => {
    const { run } = make({ "a.mjs": code });
    expect(await run("scan", ...flags)).toMatchObject({ exitCode, stderr: "" });
    const { stdout } = await run("scan", "--format", "html", ...flags);
    expect(stdout.includes('"a.mjs:')).toBe(exitCode === 1);
  });

  it.each<[string, readonly string[], string | RegExp]>([
    ["where its package lets it", [], 'import { shuffle } from "fair-shuffle";\n'],
    ["into the file", ["--helper", "inline"], /^export const mix = .*\n\n\/\/ Fair shuffle/],
    [
      "from a module of the project's",
      ["--import-from", "./src/random.js"],
      'import { shuffle } from "./random.js";\n',
    ],
    ["from another package", ["--import-from", "#lib/shuffle"], 'import { shuffle } from "#lib/shuffle";\n'],
  ])("brings the shuffle %s", async (_, flags, wanted) => {
    const { run, read } = make({
      "package.json": '{ "type": "module", "dependencies": { "fair-shuffle": "1" } }',
      "src/a.js": SORT,
      "src/random.js": "export function shuffle(list) {}\nexport function toShuffled(list) {}\n",
    });
    expect(await run("scan", "--fix", ...flags)).toMatchObject({ exitCode: 0 });
    expect(read("src/a.js")).toMatch(wanted);
  });

  it.each([
    ["./src/nowhere.js", "./src/nowhere.js is not there, or does not export shuffle and toShuffled"],
    ["./src/half.js", "./src/half.js is not there, or does not export shuffle and toShuffled"],
    ["./src/half.js#mix", "./src/half.js is not there, or does not export mix"],
    ["lodash", "lodash is not there, or does not export shuffle and toShuffled"],
  ])("refuses a module that lacks what is to be imported: %s", async (module, sentence) => {
    const { run, read } = make({ "src/a.js": SORT, "src/half.js": "export function shuffle(list) {}\n" });
    const { exitCode, stderr } = await run("fix", "--import-from", module);
    expect(exitCode).toBe(2);
    expect(stderr.replaceAll("\n", " ")).toContain(sentence);
    expect(read("src/a.js")).toBe(SORT);
  });

  it("refuses an empty path, which would mean all of the folder", async () => {
    const { run, read } = make({ "a.js": SORT });
    expect(await run("fix", "")).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("A path is empty") as string,
    });
    expect(read("a.js")).toBe(SORT);
  });

  it("brings one function that copies where the code wants a copy, and nowhere else", async () => {
    const copy = "export const mix = (quiz) => [...quiz].sort(() => Math.random() - 0.5);\n";
    const { run, read } = make({ "package.json": '{ "type": "module" }', "a.js": copy, "b.js": SORT });
    expect(await run("scan", "--fix", "--import-from", "lodash-es#shuffle")).toMatchObject({ exitCode: 1 });
    expect(read("a.js")).toBe(
      'import { shuffle } from "lodash-es";\n\nexport const mix = (quiz) => shuffle([...quiz]);\n',
    );
    expect(read("b.js")).toBe(SORT);
  });

  it.each([
    ["--helper", "magic"],
    ["--import-from", 'a"; steal()'],
    ["--import-from", "lodash#"],
    ["--random-source", ""],
    ["--random-source", "a b"],
    ["--random-source", "dice.roll:foo"],
    ["--random-source", ":inclusive"],
    ["--random-source", "(("],
    ["--random-source", "dice.next("],
    ["--random-source", "dice.next()"],
    ["--random-source", "dice.*"],
    ["--random-source", "dice..next"],
    ["--random-source", "1dice"],
    ["--random-source", "() => 0.5"],
  ])("takes no %s %s", async (...flags) => {
    const { exitCode, stderr } = await make({ "a.js": SORT }).run("scan", ...flags);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(flags[0]);
  });
});

describe("--format json", () => {
  it("keeps to its schema", async () => {
    const { stdout, exitCode } = await make({ "src/a.js": SORT, "src/b.js": PICK, "src/c.js": `${SORT}}` }).run(
      "scan",
      "--format",
      "json",
    );
    expect(exitCode).toBe(1);
    const report: unknown = JSON.parse(stdout);
    expect(validate("scan", report)).toEqual([]);
    const callee: unknown = expect.stringContaining("fairShuffle(");
    const helper: unknown = expect.stringContaining("function fairShuffle");
    const range = [expect.any(Number), expect.any(Number)];
    const fix = {
      edits: [
        { range, text: callee },
        { range, text: helper },
      ],
    };
    expect(report).toMatchObject({
      version: 2,
      scanned: 2,
      fixed: { findings: 0, files: 0 },
      findings: [
        { file: "src/a.js", line: 1, column: 35, endLine: 1, endColumn: 66, kind: "biased", message: SAID, fix },
        {
          file: "src/b.js",
          fix: null,
          suggestions: [
            {
              says: "Use the fair `shuffle` (a comment is lost with the code; writes `fairShuffle` into this file, as no `package.json` could be read).",
              ...fix,
            },
          ],
        },
      ],
      skipped: [{ file: "src/c.js", reason: "syntax", line: 2, column: 1 }],
    });
  });
});

describe("--format sarif", () => {
  const files = { "src/äh ü.js": `${SORT}${SORT.replace("mix", "mix2")}`, "b.js": PICK, "c.js": `${SORT}}` };

  async function scan(more: Readonly<Record<string, string>> = {}): Promise<Log> {
    const { stdout } = await make({ ...files, ...more }).run("scan", "--format", "sarif");
    return JSON.parse(stdout) as Log;
  }

  it("is valid SARIF 2.1.0, with findings and without", async () => {
    expect(validateSarif(await scan())).toEqual([]);
    expect(validateSarif(JSON.parse((await make({}).run("scan", "--format", "sarif")).stdout))).toEqual([]);
    expect(validateSarif({ version: "2.1.0", runs: [{}] })).not.toEqual([]);
  });

  it("tells rule, places, fixes and what was not judged", async () => {
    const page: unknown = expect.stringContaining("docs/rules/no-biased-shuffle.md");
    const notJudged: unknown = expect.stringMatching(/^c\.js:2:1: syntax error: /);
    const [run] = (await scan()).runs;
    expect(run?.tool.driver.rules).toMatchObject([{ id: "fair-shuffle/no-biased-shuffle", helpUri: page }]);
    expect(run?.originalUriBaseIds?.["%SRCROOT%"]?.uri).toMatch(/^file:\/\/\/.*\/$/);
    expect(run?.invocations?.[0]?.toolExecutionNotifications).toMatchObject([{ message: { text: notJudged } }]);
    expect(run?.results?.map(({ locations }) => locations?.[0]?.physicalLocation)).toMatchObject([
      { artifactLocation: { uri: "b.js", uriBaseId: "%SRCROOT%" }, region: { startLine: 1, startColumn: 29 } },
      { artifactLocation: { uri: "src/%C3%A4h%20%C3%BC.js" }, region: { startLine: 1, startColumn: 35 } },
      { artifactLocation: { uri: "src/%C3%A4h%20%C3%BC.js" }, region: { startLine: 2, startColumn: 36 } },
    ]);
  });

  it("gives fixes that make of the file what --fix makes of it", async () => {
    const { run, read } = make({ "a.js": `// \u{1f0a1}\r\n${SORT}` });
    const log = JSON.parse((await run("scan", "--format", "sarif")).stdout) as Log;
    const replacements = log.runs[0]?.results?.[0]?.fixes?.[0]?.artifactChanges[0]?.replacements ?? [];
    const before = read("a.js");
    const getOffset = (line = 0, column = 0): number =>
      before
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length +
      (line > 1 ? 1 : 0) +
      column -
      1;
    expect(replacements.length).toBeGreaterThan(1);
    const fixed = replacements
      .toReversed()
      .reduce(
        (text, { deletedRegion: { startLine, startColumn, endLine, endColumn }, insertedContent }) =>
          text.slice(0, getOffset(startLine, startColumn)) +
          (insertedContent?.text ?? "") +
          text.slice(getOffset(endLine, endColumn)),
        before,
      );
    await run("scan", "--fix");
    expect(read("a.js")).toBe(fixed);
    expect(fixed).toContain("fairShuffle(quiz)");
  });

  it("knows a finding again after lines above it have changed, and tells two alike apart", async () => {
    const getPrints = (log: Log): unknown[] => (log.runs[0]?.results ?? []).map((result) => result.partialFingerprints);
    const before = getPrints(await scan({ "d.js": SORT + SORT }));
    expect(new Set(before.map((print) => JSON.stringify(print))).size).toBe(before.length);
    expect(getPrints(await scan({ "d.js": `\n\n${SORT}let x;\n${SORT}` }))).toEqual(before);
  });
});

it("passes over its own pages, which are no sources", async () => {
  const { run } = make({ "a.js": SORT });
  await run("scan", "--format", "html", "-o", "out.html");
  const { stdout } = await run("scan");
  expect(stdout).toContain("✖ 1 biased shuffle in 1 file, 1 scanned.");
  expect(stdout).not.toContain("out.html");
});

describe("bad use", () => {
  it.each([
    [["scan", "nowhere"], "There is no file or folder nowhere.\n"],
    [["scan", "--format", "xml"], "Allowed choices are stylish, json, sarif, gitlab, markdown, html."],
    [["scan", "--fxi"], "(Did you mean --fix?)\nAsk for --help to see how it is used.\n"],
    [["scan", "--html", "report.html"], "error: unknown option '--html'\n(Did you mean --format html?)\n"],
    [["fix", "--json=out.json"], "(Did you mean --format json?)\n"],
    [["simulate", "naive-swap", "--json"], "(Did you mean --format json?)\n"],
    [[".", "--json"], "(Did you mean --format json?)\n"],
    [["scam"], "(Did you mean scan?)"],
    [["fix", "--suggestion", "0"], "It has to be a whole number from 1 up.\n"],
    [[], "Usage: fair-shuffle"],
  ])("%j: exit code 2, and what would do", async (args, message) => {
    const { exitCode, stdout, stderr } = await make({ "a.js": SORT }).run(...args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  it("documents the exit codes", async () => {
    const { exitCode, stdout } = await make({}).run("scan", "--help");
    expect(exitCode).toBe(0);
    expect(stdout.replaceAll("\n", " ")).toContain(
      "Exit codes: 0 no biased shuffle, or none left by --fix; 1 biased shuffles; 2 ",
    );
  });

  it.each(["scan", "simulate", "measure"])(
    "helps with %s in lines of 80 columns, where nothing says how many there are",
    async (name) => {
      const { stdout } = await make({}).run(name, "--help");
      expect(stdout).toContain("Exit codes: 0 ");
      const isExample = (line: string): boolean => line.startsWith("  $ ");
      expect(stdout.split("\n").filter((line) => line.length > 80 && !isExample(line))).toEqual([]);
    },
  );
});

/** SARIF's own schema is of draft 4. */
function validateSarif(log: unknown): unknown[] {
  const ajv = new Ajv4.default({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  ajv.validate(sarifSchema, log);
  return ajv.errors ?? [];
}
