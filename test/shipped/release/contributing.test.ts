// What people meet who take part: issue forms that GitHub can show, and a CONTRIBUTING.md whose example is the code itself.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id: string;
    readonly attributes: { readonly label: string };
  }[];
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (file: string): Promise<string> => readFile(`${root}${file}`, "utf8");
const files = (await readdir(`${root}.github/ISSUE_TEMPLATE`)).filter((name) => name !== "config.yml");

test("there is a form for each kind of bug", () => {
  expect(files).toEqual(["1-false-alarm.yml", "2-missed-shuffle.yml", "3-bug.yml"]);
});

test.each(files)("%s has what GitHub asks of a form", async (file) => {
  const { name, description, body } = parse(await read(`.github/ISSUE_TEMPLATE/${file}`)) as Form;
  expect(name).not.toBe("");
  expect(description).not.toBe("");
  for (const { type, id, attributes } of body) {
    expect(["input", "textarea"]).toContain(type);
    expect(id).toMatch(/^[a-z]+$/);
    expect(attributes.label).not.toBe("");
  }
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
});

test("the library that CONTRIBUTING.md teaches is taught so", async () => {
  const flatten = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
  const blocks = [...(await read("CONTRIBUTING.md")).matchAll(/^ *```ts\n([\s\S]*?)^ *```$/gm)].map(
    ([, code = ""]) => code,
  );
  const sources = await Promise.all(
    ["library-sources.ts", "library-sources.test.ts"].map((name) => read(`packages/recognise/src/origins/${name}`)),
  );
  const text = flatten(sources.join("\n"));
  expect(blocks.length).toBe(2);
  for (const code of blocks) expect(text).toContain(flatten(code));
});

test("every file and script that CONTRIBUTING.md names is there", async () => {
  const text = await read("CONTRIBUTING.md");
  const named = [...text.matchAll(/`((?:test|packages|eslint-plugin|\.github|\.changeset)\/[\w./-]*)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(10);
  for (const path of named) {
    const entries = await readdir(root + path).catch(() => read(path));
    expect(entries.length, path).toBeGreaterThan(0);
  }
  const { scripts } = JSON.parse(await read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
  for (const [, script = ""] of text.matchAll(/pnpm@[\d.]+ (?:run )?([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(script);
});

const CHAPTERS = [
  "ARCHITECTURE.md",
  "test/README.md",
  "extension/ARCHITECTURE.md",
  ...["bias", "cli", "lab", "language-server", "lint", "recognise"].map((name) => `packages/${name}/ARCHITECTURE.md`),
];

test("ARCHITECTURE.md leads to every chapter", async () => {
  const linked = [...(await read("ARCHITECTURE.md")).matchAll(/\]\(([\w/-]+\.md)[#)]/g)].map(([, path]) => path);
  expect(linked).toEqual(expect.arrayContaining(CHAPTERS.slice(1)));
});

let sources: Promise<readonly string[]> | undefined;

/** The paths of all files and folders that are written by hand: what is installed is many times as much, and not gone through. */
async function listSources(folder = ""): Promise<readonly string[]> {
  const entries = await readdir(root + folder, { withFileTypes: true });
  const own = entries.filter(({ name }) => !/^(?:node_modules|dist|artifacts|\.git)$/.test(name));
  const paths = own.map((entry) => ({ entry, path: `${folder}/${entry.name}` }));
  const inner = await Promise.all(
    paths.filter(({ entry }) => entry.isDirectory()).map(({ path }) => listSources(path)),
  );
  return [...paths.map(({ path }) => path), ...inner.flat()];
}

test.each(CHAPTERS)("every source that %s names is there", async (chapter) => {
  const paths = await (sources ??= listSources());
  const text = await read(chapter);
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|js|json|vue))`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

test.each(CHAPTERS)("the lines of %s can be read without scrolling", async (chapter) => {
  const lines = (await read(chapter)).split("\n").filter((line) => !line.startsWith("|"));
  expect(lines.filter((line) => line.length > 160)).toEqual([]);
});

test("the README of test/ has a chapter for each of its folders, with a line for each folder in it", async () => {
  const listFolders = async (folder: string): Promise<readonly string[]> =>
    (await readdir(root + folder, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .map(({ name }) => name);
  const chapters = (await read("test/README.md")).split(/^## /m).slice(1);
  const groups = await listFolders("test");
  expect(groups.toSorted()).toEqual(chapters.map((chapter) => /^`(\w+)`/.exec(chapter)?.[1]).toSorted());
  for (const group of groups) {
    const chapter = chapters.find((text) => text.startsWith(`\`${group}\``)) ?? "";
    const rows = [...chapter.matchAll(/^\| `([\w-]+)` /gm)].map(([, name = ""]) => name);
    expect(rows.toSorted(), group).toEqual((await listFolders(`test/${group}`)).toSorted());
  }
});
