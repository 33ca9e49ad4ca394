// The types of the packed packages, compiled by each TypeScript that people have, with each way to find modules, declarations included.
import { cp, realpath, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeProject, type FreshProject } from "../install/fresh-project.ts";
import { PUBLISHED } from "../package/pack.ts";
import { getInstalled } from "../package/packed.ts";
import { COMMON_MODULE, MODULE } from "./consumers.ts";

/** The compilers that are installed here, with the beginnings of their versions: the oldest that we promise, the last with a JavaScript interface, the newest. */
const COMPILERS = [
  { version: "5.4", file: "typescript-5-4/bin/tsc" },
  { version: "6.0", file: "typescript/lib/tsc.js" },
  { version: "7.0", file: "@typescript/native/bin/tsc" },
];

/** By moduleResolution. Only Node's ways know `require` from `import`. */
const WAYS = [
  { name: "nodenext", module: "NodeNext", files: ["module.mts", "common.cts"] },
  { name: "bundler", module: "ESNext", files: ["module.mts"] },
];

const modules = fileURLToPath(new URL("../../node_modules/", import.meta.url));
const typed = PUBLISHED.filter(({ isCommand }) => isCommand !== true).map(({ name }) => name);
let project: FreshProject;

beforeAll(async () => {
  const configs = WAYS.map(({ name, module, files }) => {
    const compilerOptions = {
      module,
      moduleResolution: name,
      target: "ES2022",
      lib: ["ES2023", "DOM"],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      // Ours are checked with whatever they bring along.
      skipLibCheck: false,
    };
    return [`${name}.json`, JSON.stringify({ compilerOptions, files })];
  });
  project = await makeProject({
    "package.json": JSON.stringify({ name: "typed", type: "module" }),
    "module.mts": MODULE,
    "common.cts": `declare const module: { exports: unknown };\n${COMMON_MODULE}`,
    ...(Object.fromEntries(configs) as Readonly<Record<string, string>>),
  });
  // A copy, because what a linked package imports would be looked for where it comes from.
  for (const { name, folder } of await getInstalled(typed)) {
    await cp(folder, join(project.folder, "node_modules", name), { recursive: true });
  }
  for (const [name, folder] of [
    ["eslint", modules],
    ["birpc", fileURLToPath(new URL("../../../packages/bias/node_modules/", import.meta.url))],
  ] as const) {
    await symlink(await realpath(join(folder, name)), join(project.folder, "node_modules", name), "junction");
  }
});

afterAll(() => project.remove());

test("every package that can be imported is asked for", () => {
  for (const name of typed) expect(MODULE).toContain(`from "${name}"`);
});

describe.each(COMPILERS)("TypeScript $version", ({ version, file }) => {
  test("is that very one", async () => {
    expect(await project.get(process.execPath, join(modules, file), "--version")).toContain(`Version ${version}.`);
  });

  test.each(WAYS)("compiles what imports them, resolved as $name", async ({ name }) => {
    const { exitCode, output } = await project.run(process.execPath, join(modules, file), "--project", `${name}.json`);
    expect(output).toBe("");
    expect(exitCode).toBe(0);
  });
});
