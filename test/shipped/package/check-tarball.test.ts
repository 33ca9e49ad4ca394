// The real tarballs can be published, and a spoilt one would be told from them.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkTarball, getAllowedLicenses, isAllowed } from "./check-tarball.ts";
import { PUBLISHED } from "./pack.ts";
import { getTarballs } from "./packed.ts";
import { runPnpm } from "./pnpm.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-tarballs-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(PUBLISHED)("$name can be published", async (published) => {
  const [tarball = ""] = await getTarballs([published.name]);
  expect(await checkTarball(tarball, published)).toEqual([]);
});

test("what is installed along has a licence that is allowed", async () => {
  const filters = PUBLISHED.flatMap(({ name }) => ["--filter", name]);
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const stdout = await runPnpm(root, "licenses", "list", "--prod", "--json", ...filters);
  const found = JSON.parse(stdout) as Readonly<Record<string, readonly { readonly name: string }[]>>;
  const names = Object.values(found).flatMap((packages) => packages.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(["birpc", "tsx", "esbuild"]));
  const allowed = await getAllowedLicenses();
  expect(Object.keys(found).filter((license) => !isAllowed(license, allowed))).toEqual([]);
});

test("everything that is wrong with a spoilt tarball is told", async () => {
  const files = {
    "package.json": JSON.stringify({
      name: "spoilt",
      version: "1.0.0",
      type: "module",
      exports: { ".": { "@fair-shuffle/source": "./src/index.ts", types: "./index.d.ts", require: "./index.cjs" } },
      dependencies: { "fair-shuffle": "workspace:*" },
      devDependencies: { vitest: "catalog:" },
    }),
    "index.d.ts": "declare const value: number;\nexport default value;\n",
    "src/index.test.ts": "export {};\n",
    "LICENSES.txt": "left-pad 1.3.0 (WTFPL)\n\nDo what you like.\n",
  };
  const source = join(folder, "spoilt");
  await mkdir(join(source, "src"), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(source, file), text);
  await promisify(execFile)("npm", ["pack", "--pack-destination", folder], {
    cwd: source,
    shell: process.platform === "win32",
  });
  const problems = await checkTarball(join(folder, "spoilt-1.0.0.tgz"), {
    name: "spoilt",
    folder: "spoilt",
    isDual: true,
    dependencies: [],
    peers: ["eslint"],
    bundles: ["preact"],
  });
  for (const wanted of [
    "LICENSE is missing.",
    "README.md is missing.",
    "src/index.test.ts is for tests only.",
    "The licence of preact is missing.",
    "The licence is not allowed: left-pad 1.3.0 (WTFPL).",
    'package.json says "workspace:".',
    'package.json says "catalog:".',
    "repository is not {",
    'package.json says "@fair-shuffle/source".',
    "dependencies are [fair-shuffle] instead of [].",
    "peerDependencies are [] instead of [eslint].",
    "./index.cjs but the file does not exist",
    "CJSResolvesToESM of arethetypeswrong",
  ]) {
    expect(problems).toContainEqual(expect.stringContaining(wanted));
  }
});
