// Whoever names a file, or sends it, learns whether it can be parsed wherever its code draws; of a folder that is asked only where items are moved, too.
import { afterEach, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const BROKEN = "const x = Math.random(;\n";
const NOT_PARSED = "bad.js:1:23: syntax error: Unexpected token ;.";

it("says of a file that is named or sent that it can't be parsed, and passes over it in a folder", async () => {
  project = makeProject({ "bad.js": BROKEN, "src/bad.js": BROKEN });
  const { run, runOn } = project;
  const said = (file: string): string => `Nothing was judged:\n  ${file}\n`;
  expect(await run("scan", "bad.js")).toEqual({ exitCode: 2, stdout: said(NOT_PARSED), stderr: "" });
  expect(await runOn(BROKEN, "scan", "-", "--stdin-filename", "bad.js")).toMatchObject({
    exitCode: 2,
    stdout: said(NOT_PARSED),
  });
  expect(await run("scan", "src")).toMatchObject({ exitCode: 0, stdout: "✔ No biased shuffle in 1 file.\n" });
});

it.each([
  ["a script of a page", "bad.html", `<script>\n${BROKEN}</script>\n`, [], 2],
  ["a component", "bad.vue", `<script setup>\n${BROKEN}</script>\n`, [], 2],
  ["a source of the project's own", "bad.js", "const x = dice.next(;\n", ["--random-source", "dice.next"], 2],
  ["what draws in a comment alone", "bad.js", "// Math.random() does it.\nconst x = (;\n", [], 0],
  ["what does not draw", "bad.js", "const x = (;\n", [], 0],
  ["what draws and can be parsed", "good.ts", "export const x: number = Math.random();\n", [], 0],
  ["a page that draws and can be parsed", "good.html", "<script>const x = Math.random();</script>\n", [], 0],
] as const)("ends as it should for %s", async (_, file, text, flags, exitCode) => {
  project = makeProject({ [file]: text });
  const { stdout, ...ending } = await project.run("scan", file, ...flags);
  expect(ending).toEqual({ exitCode, stderr: "" });
  expect(stdout.includes("✔ No biased shuffle in 1 file.")).toBe(exitCode === 0);
});

it("finds what draws by a function that a comment of the file names, as explain, simulate and fix do", async () => {
  const comment = '/* eslint fair-shuffle/no-biased-shuffle: ["error", { randomSources: ["dice.next"] }] */\n';
  const sort = "export const mix = (cards) => cards.sort(() => dice.next() - 0.5);\n";
  project = makeProject({
    "a.js": comment + sort,
    "b.html": `<script type="module">\n${comment}${sort}</script>\n`,
    "c.js": sort,
  });
  const { run } = project;
  const { exitCode, stdout } = await run("scan");
  expect(exitCode).toBe(1);
  expect(stdout.match(/^\S+\.\w+$/gm)).toEqual(["a.js", "b.html"]);
  for (const place of ["a.js:2", "b.html:3"]) {
    expect((await run("explain", place)).stdout).toContain("This sort is reported.");
    expect(await run("simulate", place, "--exact")).toMatchObject({ exitCode: 1 });
    expect(await run("fix", place)).toMatchObject({ exitCode: 0 });
  }
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ["nothing is left out", { "a/notes.md": "" }, "there is no code there that can be scanned."],
  [
    "an ignore file leaves out code",
    { "a/.gitignore": "*.js\n", "a/b.js": BROKEN },
    "there is no code to scan but what is left out (--no-ignore reads what .gitignore names).",
  ],
  [
    "an ignore file leaves out a folder",
    { "a/.gitignore": "gen/\n", "a/gen/b.js": BROKEN },
    "there is no code to scan but what is left out (--no-ignore reads what .gitignore names).",
  ],
  [
    "a folder is left out by its name",
    { "a/dist/b.js": BROKEN },
    "there is no code to scan but what is left out (node_modules, dist and the like; such a folder is scanned where it is named).",
  ],
])("says where there is no code whether any is left out: %s", async (_, files, said) => {
  project = makeProject(files);
  expect(await project.run("scan", "a")).toEqual({ exitCode: 0, stdout: `Nothing was judged: ${said}\n`, stderr: "" });
});

it("says of code that can't be parsed where its file is not all UTF-8", async () => {
  const latin = Buffer.from("const größe = Math.random(); list.sort(() => größe);\n", "latin1");
  project = makeProject({ "latin.js": latin, "good.js": Buffer.from("// größe\n", "latin1") });
  const { run, runInChinese } = project;
  const said = "latin.js:1:9: syntax error: Unexpected character '�'; the file is not all UTF-8: save it as UTF-8.\n";
  expect((await run("scan", "latin.js")).stdout.endsWith(`  ${said}`)).toBe(true);
  expect(await run("explain", "latin.js:1")).toMatchObject({ exitCode: 2, stderr: said });
  expect(await run("simulate", "latin.js")).toMatchObject({ exitCode: 2, stderr: said });
  expect((await runInChinese("scan", "latin.js")).stdout).toContain("；文件不全是 UTF-8：请另存为 UTF-8");
  expect((await run("scan", "good.js")).stdout).not.toContain("UTF-8");
});
