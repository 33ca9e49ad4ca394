// The table of the READMEs that says where the plugin works names the very versions that are tested here.
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const readText = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");
const getTable = (text: string): string =>
  /<!-- begin where -->\n([\s\S]*?)<!-- end where -->/.exec(text)?.[1]?.trim() ?? "";

const table = getTable(await readText("../../README.md"));
const rows = table
  .split("\n")
  .slice(2)
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/** Returns the versions of a package that are installed here, under its own name or as `eslint-9` and the like. */
async function getInstalledVersions(name: string): Promise<string[]> {
  const folders = name === "eslint" ? await readdir(new URL("../node_modules/", import.meta.url)) : [name];
  const aliases = folders.filter((folder) => folder === name || /^eslint-\d/.test(folder));
  const manifests = await Promise.all(aliases.map((folder) => readText(`../node_modules/${folder}/package.json`)));
  return manifests.map((manifest) => (JSON.parse(manifest) as { version: string }).version);
}

test("both READMEs have the same table", async () => {
  expect(rows.length).toBeGreaterThan(5);
  expect(getTable(await readText("../../eslint-plugin/README.md"))).toBe(table);
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
  const readme = await readText("../../eslint-plugin/README.md");
  // The first three rows are the configurations of the plugin's README, which the tests read from there.
  const config = readme.slice(0, readme.indexOf("## Where it works"));
  for (const [, , typed = ""] of rows) {
    const code = /`([^`]+)`/.exec(typed)?.[1] ?? "";
    expect(code).not.toBe("");
    expect(tests.includes(code) || config.includes(code), code).toBe(true);
  }
});
