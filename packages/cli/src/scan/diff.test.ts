// `scan --diff` and `fix --diff`: what fixes would change, as a patch, and nothing is written.
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { basename, dirname } from "node:path";
import { afterEach, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const make = (files: Readonly<Record<string, string>>): Project => (project = makeProject(files));

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const PICK = "export const pick = (a) => a.sort(() => /* a coin */ Math.random() - 0.5);\n";
const MANIFEST = '{ "dependencies": { "fair-shuffle": "*" } }';

function applyPatch(folder: string, patch: string): void {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };
  execFileSync("git", ["apply", "-"], { cwd: folder, input: patch, env });
}

it.each([["scan"], ["fix"]])("%s --diff writes a patch, and beside it what it would leave", async (command) => {
  const { run, read } = make({ "package.json": MANIFEST, "a.js": SORT, "b.js": PICK });
  expect(await run(command, "--diff")).toEqual({
    exitCode: 1,
    stdout: `--- a/a.js
+++ b/a.js
@@ -1,1 +1,3 @@
-${SORT}+import { shuffle } from "fair-shuffle";
+
+export const mix = (quiz) => shuffle(quiz);
`,
    stderr: `1 biased shuffle in 1 file would be fixed; nothing was written.
1 biased shuffle would stay: \`fair-shuffle scan\` says what can be done.
`,
  });
  expect([read("a.js"), read("b.js")]).toEqual([SORT, PICK]);
});

it("makes of the files, when git applies it, what --fix makes of them", async () => {
  const files = {
    "src/a b.js": SORT.trimEnd(),
    "src/mark.js": `\uFEFF${SORT}`,
    "src/lines.js": SORT.replaceAll("\n", "\r\n") + "export const one = 1;\r\n",
    "src/größe.js": SORT,
    'src/"q".js': SORT,
  };
  const first = make(files);
  await first.run("fix");
  const fixed = Object.keys(files).map(first.read);
  first.remove();
  const { folder, read, run } = make(files);
  applyPatch(folder, (await run("fix", "--diff")).stdout);
  expect(Object.keys(files).map(read)).toEqual(fixed);
});

it("shows what suggestions would do, with what they assume, and one place alone", async () => {
  const { read, run } = make({ "a.js": PICK, "b.js": PICK });
  const { exitCode, stdout, stderr } = await run("fix", "a.js:1", "--diff", "--suggestion", "1");
  expect([exitCode, stdout.startsWith("--- a/a.js\n"), stdout.includes("b.js")]).toEqual([1, true, false]);
  expect(stderr).toContain("\nBy a suggestion, so check what it assumes:\n  a.js:1:30: Use the fair `shuffle` (");
  expect(read("a.js")).toBe(PICK);
});

it("is nothing where nothing would be fixed", async () => {
  const fair = make({ "a.js": "export const one = Math.random();\n" });
  expect(await fair.run("fix", "--diff")).toEqual({
    exitCode: 0,
    stdout: "",
    stderr: "No biased shuffle in 1 file.\n",
  });
  fair.remove();
  const picking = make({ "b.js": PICK });
  expect(await picking.run("fix", "--diff")).toEqual({
    exitCode: 1,
    stdout: "",
    stderr:
      "1 biased shuffle in 1 file, 1 scanned.\n1 biased shuffle would stay: `fair-shuffle scan` says what can be done.\n",
  });
  // An attribute of a page has neither a fix nor a suggestion.
  picking.remove();
  const page = make({
    "b.html": '<script>let list = [1, 2, 3];</script>\n<p onclick="list.sort(() => Math.random() - 0.5)">\n',
  });
  expect((await page.run("scan")).stdout).toContain("1 has no fix: what is said there tells why.");
  expect(await page.run("scan", "--diff")).toEqual({
    exitCode: 1,
    stdout: "",
    stderr:
      "1 biased shuffle in 1 file, 1 scanned.\n1 biased shuffle would stay: `fair-shuffle scan` says what can be done.\n",
  });
});

it("is made of standard input, too, and goes to a file where one is named", async () => {
  const { folder, read, run, runOn } = make({ "a.js": SORT });
  const sent = await runOn(SORT, "fix", "-", "--diff", "--stdin-filename", "a.js");
  const said =
    "1 biased shuffle in 1 file would be fixed; nothing was written.\nThe function that shuffles would be written into 1 file, as no `package.json` could be read.\n";
  expect([sent.exitCode, sent.stderr]).toEqual([1, said]);
  expect(await run("scan", "--diff", "-o", "out.patch")).toEqual({ exitCode: 1, stdout: "", stderr: said });
  expect(read("out.patch")).toBe(sent.stdout);
  applyPatch(folder, sent.stdout);
  expect(read("a.js")).toContain("fairShuffle(quiz);");
});

it("has colours in a terminal, where what the code holds commands nothing", async () => {
  const { runInTerminal } = make({ "a.js": `// \u001b[31mred\n${SORT}` });
  const { stdout } = await runInTerminal(1, "fix", "--diff");
  expect(stdout).toContain(String.raw` // \x1b[31mred` + "\n");
  expect(stdout).toContain(`\u001b[31m-${SORT.trimEnd()}\u001b[39m\n`);
});

it("is no report in another format", async () => {
  const { run, runInChinese } = make({ "a.js": SORT });
  expect(await run("scan", "--diff", "--format", "json")).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: "--diff is a report of its own: leave --format out.\n",
  });
  expect((await runInChinese("fix", "--diff")).stderr).toBe(
    "将修复 1 个文件中的 1 处有偏的洗牌；尚未写入任何内容。\n洗牌函数将写入 1 个文件，因为读不到 `package.json`。\n",
  );
});

it("leads to files outside of the working directory by paths that git takes, and says where they start", async () => {
  const other = makeProject({ "b.js": SORT });
  try {
    const { folder, read, run } = make({ "package.json": MANIFEST, "a.js": SORT });
    const { stdout, stderr } = await run("fix", "--diff", "a.js", other.folder);
    expect(stdout).toContain(`--- a/${basename(folder)}/a.js\n`);
    expect(stdout).toContain(`+++ b/${basename(other.folder)}/b.js\n`);
    expect(stderr).toContain(`\nApply the patch in the folder where its paths start: ${dirname(folder)}\n`);
    applyPatch(dirname(folder), stdout);
    expect(read("a.js")).toContain("shuffle(quiz)");
    expect(other.read("b.js")).toContain("fairShuffle(quiz)");
  } finally {
    other.remove();
  }
});
