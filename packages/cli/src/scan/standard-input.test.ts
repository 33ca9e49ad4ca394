// `fair-shuffle scan -`: code in a pipe.
import { afterEach, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>> = {}): Project => (project = makeProject(files));

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const PICK = "export const mix = (a) => a.sort(() => /* a coin */ Math.random() - 0.5);\n";

it("is scanned, and no file is", async () => {
  const { runOn } = make({ "a.js": SORT });
  const { exitCode, stdout, stderr } = await runOn(PICK, "scan", "-");
  expect([exitCode, stderr]).toEqual([1, ""]);
  expect(stdout).toContain("stdin.js\n  1:29  error  This shuffle is biased: ");
  expect(stdout).toContain("✖ 1 biased shuffle in 1 file, 1 scanned.");
  expect(await runOn("", "-")).toMatchObject({ exitCode: 0, stdout: "✔ No biased shuffle in 1 file.\n" });
});

it("is judged by the name that it is given, which need not be that of a file", async () => {
  const { runOn } = make();
  const typed = "export const mix = (quiz: string[]): string[] => quiz.sort(() => Math.random() - 0.5);\n";
  const name = ["--stdin-filename", "src/quiz.ts"] as const;
  expect((await runOn(typed, "scan", "-", ...name)).stdout).toContain("src/quiz.ts\n  1:");
  const { stdout } = await runOn(`<script>\n${SORT}</script>\n`, "scan", "-", "--stdin-filename", "Quiz.vue");
  expect(stdout).toContain("Quiz.vue\n  2:35  error");
  const sent = await runOn(`${SORT}}`, "scan", "-", ...name);
  expect(sent.exitCode).toBe(2);
  expect(sent.stdout).toMatch(/src\/quiz\.ts:2:1: syntax error: /);
});

it("is said to need a name where it is no JavaScript and has none, but not to programs", async () => {
  const { runOn } = make();
  const page = `<script>\n${SORT}</script>\n`;
  const hint =
    "Standard input was read as JavaScript: if it is other code, say so by a name, as --stdin-filename src/deal.ts.\n";
  const sent = await runOn(page, "scan", "-");
  expect([sent.exitCode, sent.stderr]).toEqual([2, hint]);
  const fixed = await runOn(page, "fix", "-");
  expect([fixed.exitCode, fixed.stdout]).toEqual([2, page]);
  expect(fixed.stderr.endsWith(hint)).toBe(true);
  expect((await runOn(page, "scan", "-", "--stdin-filename", "a.js")).stderr).toBe("");
  const { stderr } = await runOn(page, "fix", "-", "--format", "json");
  expect(JSON.parse(stderr)).toMatchObject({ skipped: [{ file: "stdin.js" }] });
});

it("asks the package of that name what a fix may import", async () => {
  const { runOn } = make({ "known/package.json": '{ "type": "module", "dependencies": { "fair-shuffle": "1" } }' });
  const { stdout } = await runOn(SORT, "fix", "-", "--stdin-filename", "known/a.js");
  expect(stdout).toBe('import { shuffle } from "fair-shuffle";\n\nexport const mix = (quiz) => shuffle(quiz);\n');
});

it("comes out fixed, and what is left is told on standard error", async () => {
  const { runOn } = make();
  const { exitCode, stdout, stderr } = await runOn(SORT + PICK.replace("mix", "pick"), "scan", "-", "--fix");
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^export const mix = \(quiz\) => fairShuffle\(quiz\);\nexport const pick = .*coin/);
  expect((await runOn(SORT, "fix", "-")).stderr).toBe(
    "✔ 1 biased shuffle fixed in 1 file.\n\n✔ No biased shuffle is left in 1 file.\n\nThe function that shuffles was written into 1 file, as no `package.json` could be read.\n",
  );
  expect(stderr).toContain("✔ 1 biased shuffle fixed in 1 file.\n\n✖ 1 biased shuffle in 1 file, 1 scanned.");
  expect(await runOn(stdout, "fix", "-")).toMatchObject({ exitCode: 1, stdout });
});

it("is reported in any format, to a file, too", async () => {
  const { runOn, read } = make();
  const { stderr } = await runOn(SORT, "fix", "-", "--format", "json");
  expect(JSON.parse(stderr)).toMatchObject({ fixed: { findings: 1, files: 1 }, findings: [] });
  const { stdout } = await runOn(SORT, "fix", "-", "-o", "report.txt");
  expect(stdout).toContain("fairShuffle(quiz)");
  expect(read("report.txt")).toContain("✔ 1 biased shuffle fixed in 1 file.");
});

it.each<[string, string | Buffer]>([
  ["nothing to fix", "export const x = 1;\r\n"],
  ["no end of its line", "export const x = 1;"],
  ["nothing at all", ""],
  ["a syntax error", `${SORT}}`],
  ["a shuffle that --fix leaves", PICK],
  ["bytes that are no UTF-8", Buffer.concat([Buffer.from(`// caf`), Buffer.from([0xe9]), Buffer.from(`\n${SORT}`)])],
  ["bytes that are no text", Buffer.from([0, 1, 2, 255])],
])("comes out as it went in where there is %s", async (_, input) => {
  const bytes = Buffer.from(input);
  expect(await make().pipe(bytes, "fix", "-")).toEqual(bytes);
});

it("keeps its byte order mark, its line ends, and what a terminal would obey", async () => {
  const { runOn } = make();
  const { stdout } = await runOn(`\uFEFF// \u001b[31m\r\n${SORT.replace("\n", "\r\n")}`, "fix", "-");
  expect(stdout.startsWith("\uFEFF// \u001b[31m\r\nexport const mix = (quiz) => fairShuffle(quiz);\r\n")).toBe(true);
});

it.each<[readonly string[], string]>([
  [["scan", "-", "src"], "- is standard input, and is scanned alone: leave the other paths out.\n"],
  [["scan", "--stdin-filename", "a.js"], "--stdin-filename names what standard input holds: scan - reads it.\n"],
  [["scan", "-", "--stdin-filename", "a.md"], "a.md is no name of code: it would end in .js, .ts, .vue or the like.\n"],
])("%j can't be done", async (args, stderr) => {
  expect(await make().runOn(SORT, ...args)).toEqual({ exitCode: 2, stdout: "", stderr });
});
