// Which files a scan reads.
import { chmodSync, symlinkSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { afterEach, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";
import { findFiles } from "./find-files.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

function find(
  files: readonly string[],
  texts: Readonly<Record<string, string>>,
  paths: readonly string[] = ["."],
  { ignore = true, cwd = "" } = {},
): string[] {
  project = makeProject({ ...Object.fromEntries(files.map((file) => [file, ""])), ...texts });
  const folder = join(project.folder, cwd);
  return findFiles(paths, folder, ignore).files.map(({ path }) => relative(folder, path).split(sep).join("/"));
}

it("finds code and pages in all folders, in order, and nothing else", () => {
  expect(
    find(["b.ts", "a/z.mjs", "a/y.VUE", "a/b/c.astro", "x.html", "readme.md", "data.json", "Makefile", "a.css"], {}),
  ).toEqual(["a/b/c.astro", "a/y.VUE", "a/z.mjs", "b.ts", "x.html"]);
});

it("leaves out what nobody wrote by hand, however deep it lies", () => {
  expect(
    find(["a.js", "node_modules/x/a.js", "p/node_modules/a.js", "dist/a.js", "p/coverage/a.js", ".next/a.js"], {}),
  ).toEqual(["a.js"]);
});

it("reads folders that begin with a dot, but for those of git, of Yarn and of what tools keep; named, these, too", () => {
  const files = [".vitepress/theme/a.js", ".storybook/b.ts", ".git/c.js", ".yarn/releases/d.cjs", "p/.svelte-kit/e.js"];
  expect(find(files, {})).toEqual([".storybook/b.ts", ".vitepress/theme/a.js"]);
  expect(find(files, {}, ["p/.svelte-kit"])).toEqual(["p/.svelte-kit/e.js"]);
});

it("honours ignore files in all folders: nearer ones decide, `!` brings back, `/` means this folder", () => {
  const files = ["a.js", "b.js", "gen/a.js", "p/a.js", "p/gen/a.js", "p/q/a.js", "p/q/b.js", "p/old.js", "p/q/old.js"];
  expect(find(files, { ".gitignore": "gen/\n# no\nb.js\n", "p/.gitignore": "!b.js\n/old.js\n" })).toEqual([
    "a.js",
    "p/a.js",
    "p/q/a.js",
    "p/q/b.js",
    "p/q/old.js",
  ]);
});

it("brings back no file of an ignored folder, as git does", () => {
  expect(find(["gen/a.js", "b.js"], { ".gitignore": "gen/\n!gen/a.js\n" })).toEqual(["b.js"]);
});

it("brings back a folder that a nearer list names, as git does", () => {
  const texts = { ".gitignore": "b/\n*.gen.js\n", "a/.gitignore": "!b/\n" };
  expect(find(["a/b/c.js", "a/b/c/d.js", "a/d.gen.js", "b/e.js"], texts)).toEqual(["a/b/c.js", "a/b/c/d.js"]);
});

it("honours the private excludes of a repository that is named itself, and no ignore file above it", () => {
  const texts = { ".gitignore": "a.js\n", "p/.git/info/exclude": "mine.js\n" };
  expect(find(["p/a.js", "p/q/mine.js"], texts, ["."], { cwd: "p" })).toEqual(["a.js"]);
});

it("honours the ignore files above, up to the repository's root, and its private excludes", () => {
  const texts = { ".git/info/exclude": "mine.js\n", ".gitignore": "p/q/old.js\n" };
  expect(find(["p/q/a.js", "p/q/old.js", "p/q/mine.js"], texts, ["."], { cwd: "p/q" })).toEqual(["a.js"]);
});

it("honours .eslintignore in the working directory", () => {
  const texts = { ".eslintignore": "old\n", "p/.eslintignore": "a.js\n" };
  expect(find(["old/a.js", "p/a.js"], texts)).toEqual(["p/a.js"]);
});

it("reads ignored files where told so, but not node_modules", () => {
  expect(find(["gen/a.js", "node_modules/a.js"], { ".gitignore": "gen\n" }, ["."], { ignore: false })).toEqual([
    "gen/a.js",
  ]);
});

it("reads what is named itself, ignored or not, once", () => {
  const files = ["gen/a.js", "gen/b.js", "gen/x/c.js", "node_modules/x/a.js", "b.js"];
  const texts = { ".gitignore": "gen\nb.js\n" };
  expect(find(files, texts, ["b.js", "./b.js", "gen/a.js"])).toEqual(["b.js", "gen/a.js"]);
  project?.remove();
  expect(find(files, texts, ["gen", "node_modules/x"])).toEqual([
    "gen/a.js",
    "gen/b.js",
    "gen/x/c.js",
    "node_modules/x/a.js",
  ]);
});

it("reads patterns where no shell does", () => {
  const files = ["src/a.ts", "src/x/b.ts", "src/c.js", "test/d.ts"];
  expect(find(files, {}, ["src/**/*.ts"])).toEqual(["src/a.ts", "src/x/b.ts"]);
});

it.each([
  [["nowhere"], "There is no file or folder nowhere."],
  [["src/*.tsx"], "No file matches src/*.tsx."],
  [["no/*.tsx"], "There is no file or folder no."],
  [
    ["readme.md"],
    "readme.md is no file that can be scanned: it would end in .js, .jsx, .mjs, .cjs, .ts, .mts, .cts, .tsx, .vue, .svelte, .astro, .html or .htm.",
  ],
])("says what is wrong with %j", (paths, message) => {
  expect(() => find(["src/a.ts", "readme.md"], {}, paths)).toThrow(message);
});

it("follows no link in a folder: what it leads to may lie anywhere, and in a circle", () => {
  project = makeProject({ "a/b.js": "" });
  symlinkSync(join(project.folder, "a"), join(project.folder, "a", "circle"));
  expect(findFiles(["."], project.folder, true).files).toHaveLength(1);
});

it.skipIf(process.platform === "win32")("goes on beside a folder that can't be opened, and names it", () => {
  project = makeProject({ "a/b.js": "", "c.js": "" });
  const closed = join(project.folder, "a");
  chmodSync(project.folder, 0o755);
  chmodSync(closed, 0);
  // Root may open everything, so it becomes somebody else for a moment.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(findFiles(["."], project.folder, true)).toEqual({
      files: [{ path: join(project.folder, "c.js"), isNamed: false }],
      closed: [{ path: closed, reason: expect.objectContaining({ code: "EACCES" }) as unknown }],
      littered: [],
      leftOutBy: new Set(),
    });
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(closed, 0o755);
  }
});
