// The real configuration of changesets in a copy of this workspace's manifests: one change of one package becomes one version of all, told everywhere.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { FOLDERS, readVersion, SOURCES, tellVersion } from "./version-line.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);

/** Packages of the workspace that are never published, from the root. */
const PRIVATE = ["packages/recognise", "packages/lint", "test", "examples", "docs"];
let copy = "";

/** Runs a script of this folder on the copy, and returns what it printed. */
async function tsx(script: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ["--import", "tsx", join(root, "test", "shipped", "release", script), ...args],
    {
      cwd: root,
    },
  );
  return stdout;
}

const read = (file: string): Promise<string> => readFile(join(copy, file), "utf8");

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "fair-shuffle-release-"));
  const manifests = [...FOLDERS, ...PRIVATE, "."].map((folder) => join(folder, "package.json"));
  const others = ["pnpm-workspace.yaml", ".changeset/config.json", "CHANGELOG.md", "extension/CHANGELOG.md"];
  for (const file of [...manifests, ...SOURCES, ...others]) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test("the workspace has one version, and every source tells it", async () => {
  const version = await readVersion(root);
  for (const source of SOURCES) {
    const text = await readFile(join(root, source), "utf8");
    expect(text, source).toContain(`"${version}"`);
  }
});

test("changesets know every package: it has the one version, or is never released", async () => {
  const getName = async (folder: string): Promise<string> =>
    (JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")) as { readonly name: string }).name;
  const { fixed, ignore } = JSON.parse(await read(".changeset/config.json")) as {
    readonly fixed: readonly (readonly string[])[];
    readonly ignore: readonly string[];
  };
  expect(fixed).toEqual([await Promise.all(FOLDERS.map(getName))]);
  expect(ignore).toEqual(await Promise.all(PRIVATE.map(getName)));
  const { packages } = parse(await read("pnpm-workspace.yaml")) as { readonly packages: readonly string[] };
  expect(packages).toEqual(["packages/*", "eslint-plugin", "extension", "test", "examples", "docs"]);
  const inPackages = (await readdir(join(root, "packages"))).map((name) => `packages/${name}`);
  expect([...FOLDERS, ...PRIVATE]).toEqual(expect.arrayContaining(inPackages));
});

test("a change of one package is a release of all", async () => {
  await writeFile(
    join(copy, ".changeset", "brave-cards-dance.md"),
    '---\n"eslint-plugin-fair-shuffle": minor\n---\n\nThe rule knows the draws\nof `dice.js`.\n',
  );
  const before = await readVersion(copy);
  const [major = "", minor = ""] = before.split(".");
  const version = `${major}.${String(Number(minor) + 1)}.0`;
  await expect(tsx("notes.ts", `v${before}`, copy)).rejects.toThrow("Changesets wait");

  expect(await tsx("version.ts", copy)).toContain(`tag the commit v${version}`);
  expect(await readVersion(copy)).toBe(version);
  for (const source of SOURCES) expect(await read(source), source).toContain(`"${version}"`);
  expect(await read("packages/lab/package.json")).toContain('"@fair-shuffle/bias": "workspace:*"');
  expect(await read("test/package.json")).toBe(await readFile(join(root, "test", "package.json"), "utf8"));
  expect(await readdir(join(copy, ".changeset"))).toEqual(["config.json"]);
  expect(await read("extension/CHANGELOG.md")).toContain(`## ${version} (`);
  expect(await tsx("notes.ts", `v${version}`, copy)).toContain("- The rule knows the draws of `dice.js`.");
});

test("there is nothing to release twice, and no tag but the version's own", async () => {
  await expect(tsx("version.ts", copy)).rejects.toThrow("No changeset waits");
  await expect(tsx("notes.ts", "v9.9.9", copy)).rejects.toThrow("The tag is v9.9.9");
});

test("packages of several versions are told apart", async () => {
  const file = join(copy, "extension", "package.json");
  await writeFile(file, (await readFile(file, "utf8")).replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
  await expect(readVersion(copy)).rejects.toThrow("extension 9.9.9");
  await writeFile(join(copy, SOURCES[0] ?? ""), "export {};\n");
  await expect(tellVersion(copy, "9.9.9")).rejects.toThrow("tells no version");
});
