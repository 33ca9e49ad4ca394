// What the READMEs show is what the packed packages do: the table of where the plugin works names the very versions that are tested here, and the outputs are those of the commands.
// `UPDATE_DOCS=1` rewrites the outputs.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdPart } from "../../shipped/docs/computed-part.ts";
import { makeProject } from "../../shipped/install/fresh-project.ts";
import { makeLintedProject, type LintedProject } from "./linted-project.ts";

const readText = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");
const getTable = (text: string): string =>
  /<!-- begin where -->\n([\s\S]*?)<!-- end where -->/.exec(text)?.[1]?.trim() ?? "";

const table = getTable(await readText("../../../README.md"));
const readRows = (markdown: string): string[][] =>
  markdown
    .split("\n")
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
const rows = readRows(table);

/** Returns the versions of a package that are installed here, under its own name or as `eslint-9` and the like. */
async function getInstalledVersions(name: string): Promise<string[]> {
  const folders = name === "eslint" ? await readdir(new URL("../../node_modules/", import.meta.url)) : [name];
  const aliases = folders.filter((folder) => folder === name || /^eslint-\d/.test(folder));
  const manifests = await Promise.all(aliases.map((folder) => readText(`../../node_modules/${folder}/package.json`)));
  return manifests.map((manifest) => (JSON.parse(manifest) as { version: string }).version);
}

test("all READMEs have the same table", async () => {
  expect(rows.length).toBeGreaterThan(5);
  expect(getTable(await readText("../../../eslint-plugin/README.md"))).toBe(table);
  // In Chinese: what to type, and the versions.
  const getFacts = (cells: readonly string[]): unknown => [/`[^`]+`/.exec(cells[2] ?? ""), cells[4]];
  const chinese = readRows(getTable(await readText("../../../README.zh-CN.md")));
  expect(chinese.map(getFacts).map(String)).toEqual(rows.map(getFacts).map(String));
});

test.each(rows)("%s %s", async (...cells) => {
  const [, , , , tested = ""] = cells;
  const packages = [...tested.matchAll(/((?:@[\w-]+\/)?[a-z][\w-]*) ((?:[\d.]+(?:, )?)+)/g)];
  expect(packages.length).toBeGreaterThan(0);
  for (const [, name = "", versions = ""] of packages) {
    const installed = await getInstalledVersions(name);
    const named = versions.split(", ").filter((version) => version !== "");
    expect(installed).toEqual(expect.arrayContaining(named));
    // Each release of ESLint that is installed for the tests is named in the first row.
    if (name === "eslint" && named.length > 1) expect(installed.sort()).toEqual(named.sort());
  }
});

test("what the table tells people to type is what the tests type", async () => {
  const files = (await readdir(new URL(".", import.meta.url))).filter((file) => file.endsWith(".test.ts"));
  const tests = (
    await Promise.all(files.filter((file) => file !== "readme.test.ts").map((file) => readText(file)))
  ).join("\n");
  const readme = await readText("../../../eslint-plugin/README.md");
  // The first three rows are the configurations of the plugin's README, which the tests read from there.
  const config = readme.slice(0, readme.indexOf("## Where it works"));
  for (const [, , typed = ""] of rows) {
    const code = /`([^`]+)`/.exec(typed)?.[1] ?? "";
    expect(code).not.toBe("");
    expect(tests.includes(code) || config.includes(code), code).toBe(true);
  }
});

/** What a person who reads the README may have. */
const FILES = {
  "eslint.config.mjs": `import fairShuffle from "eslint-plugin-fair-shuffle";

export default [fairShuffle.configs.recommended];
`,
  "src/quiz.js": `export function ask(quiz) {
  quiz.sort(() => Math.random() - 0.5);
  return quiz;
}
`,
  "src/deal.js": `export function deal(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
`,
};

describe("the outputs", () => {
  const shown = new Map<string, string>();
  let project: LintedProject;

  beforeAll(async () => {
    project = await makeLintedProject(FILES);
    const chineseProject = await makeProject(FILES, { LC_ALL: "zh_CN.UTF-8" });
    const show = (command: string, output: string): string => {
      const inHome = output.replaceAll(project.folder, "~/game").replaceAll("\\", "/");
      return ["```text", `$ ${command}`, inHome.replace(/^\s*\n|\s+$/g, ""), "```"].join("\n");
    };
    const { output } = await project.runEslint(".");
    shown.set("eslint", show("npx eslint .", output));
    const cli = fileURLToPath(new URL("../../../packages/cli/dist/fair-shuffle.js", import.meta.url));
    const scanned = await project.run(process.execPath, cli, "scan");
    shown.set("scan README.md", show("npx @fair-shuffle/cli scan", scanned.output));
    const chinese = await chineseProject.run(process.execPath, cli, "scan");
    shown.set("scan README.zh-CN.md", show("npx @fair-shuffle/cli scan", chinese.output));
    await chineseProject.remove();
    await project.runEslint(".", "--fix");
    shown.set("fixed", ["```js", (await project.read("src/quiz.js")).trimEnd(), "```"].join("\n"));
  });

  afterAll(() => project.remove());

  test.each(
    ["README.md", "README.zh-CN.md"].flatMap((name) =>
      ["eslint", "fixed", "scan"].map((marker) => [name, marker] as const),
    ),
  )("%s shows the output of %s", (name, marker) => {
    const output = shown.get(marker) ?? shown.get(`${marker} ${name}`) ?? "";
    expect(output).not.toBe("");
    holdPart(new URL(`../../../${name}`, import.meta.url), marker, output);
  });
});
