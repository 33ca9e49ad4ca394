// The packed plugin and helper, installed by npm into fresh projects, find and fix these projects' shuffles with the real ESLint command.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getTarballs } from "../package/packed.ts";
import { findShuffles, makeProject, type FreshProject } from "./fresh-project.ts";
import { BOTH_ENTRIES, CHECK, COMMON_MODULE, MODULE, TYPED_CHECK, TYPED_MODULE } from "./shuffles.ts";

const RULE = "fair-shuffle/no-biased-shuffle";

const REQUIRING_CONFIG = `const fairShuffle = require("eslint-plugin-fair-shuffle");

module.exports = [fairShuffle.configs.recommended];
`;

const TYPED_CONFIG = `import parser from "@typescript-eslint/parser";
import fairShuffle from "eslint-plugin-fair-shuffle";

export default [fairShuffle.configs.recommended, { files: ["**/*.mts"], languageOptions: { parser } }];
`;

const TSCONFIG = JSON.stringify({
  compilerOptions: { module: "NodeNext", target: "ES2022", strict: true, types: [], rootDir: "src", outDir: "built" },
  include: ["src"],
});

const readText = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");

/** The configuration that the plugin's README tells people to write, and the name of its file. */
const [, configName = "", readmeConfig = ""] =
  /```js\n\/\/ (eslint\.config\.m?js)\n([\s\S]*?)```/.exec(await readText("../../../eslint-plugin/README.md")) ?? [];

const [, oxlintConfig = ""] =
  /```json\n\/\/ \.oxlintrc\.json\n([\s\S]*?)```/.exec(await readText("../../../eslint-plugin/README.md")) ?? [];

/** What this workspace is tested with: catalogue entries, as "oxlint: 1.94.0". */
const catalogue = await readText("../../../pnpm-workspace.yaml");
const versions = {
  oxlint: /^ {2}oxlint: ([\d.]+)$/m.exec(catalogue)?.[1] ?? "",
  typescript: /^ {2}"@typescript\/native": npm:typescript@([\d.]+)$/m.exec(catalogue)?.[1] ?? "",
};

const [, lowestEslint = ""] =
  /"eslint": ">=([\d.]+)"/.exec(await readText("../../../eslint-plugin/package.json")) ?? [];

let tarballs: readonly string[] = [];

beforeAll(async () => {
  tarballs = await getTarballs(["fair-shuffle", "eslint-plugin-fair-shuffle"]);
});

const install = (project: FreshProject, ...packages: readonly string[]): Promise<string> =>
  project.get("npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs, ...packages);

// What `npm init` writes today is CommonJS; many projects are ES modules.
describe.each([
  { eslint: lowestEslint, type: "commonjs" },
  { eslint: Linter.version, type: "module" },
])("with ESLint $eslint, in a project of type $type", ({ eslint, type }) => {
  let project: FreshProject;

  beforeAll(async () => {
    project = await makeProject({
      "package.json": JSON.stringify({ name: "fresh", version: "1.0.0", type }),
      [configName]: readmeConfig,
      "requiring.config.cjs": REQUIRING_CONFIG,
      "src/module.mjs": MODULE,
      "src/common.cjs": COMMON_MODULE,
      "check.mjs": CHECK,
      "both-entries.cjs": BOTH_ENTRIES,
    });
    await install(project, `eslint@${eslint}`);
  });

  afterAll(() => project.remove());

  const findings = ["src/common.cjs:3", "src/common.cjs:4", "src/module.mjs:2", "src/module.mjs:6"].map(
    (place) => `${place} ${RULE}`,
  );

  test("that very version is installed, and nothing that ESLint alone would not bring", async () => {
    expect(await project.get("npx", "--no-install", "eslint", "--version")).toContain(`v${eslint}`);
    const scopes = await readdir(join(project.folder, "node_modules"));
    expect(scopes).toContain("eslint-plugin-fair-shuffle");
    expect(scopes).not.toContain("@typescript-eslint");
    expect(scopes).not.toContain("typescript");
  });

  test("the README's configuration finds the biased shuffles and no other", async () => {
    expect(await findShuffles(project)).toEqual(findings);
  });

  test("a configuration that requires the plugin finds the same", async () => {
    expect(await findShuffles(project, "--config", "requiring.config.cjs")).toEqual(findings);
  });

  test("`require` and `import` give the same helper", async () => {
    expect(await project.get("node", "both-entries.cjs")).toContain("shuffled");
  });

  test("--fix leaves nothing to find, imports the helper, and what is fixed runs", async () => {
    expect((await project.run("npx", "eslint", ".", "--fix")).exitCode).toBe(0);
    expect(await findShuffles(project)).toEqual([]);
    const module = await project.read("src/module.mjs");
    expect(module).toContain('import { shuffle } from "fair-shuffle";');
    expect(module).not.toMatch(/\.sort\(/);
    expect(await project.read("src/common.cjs")).toMatch(/^const \{[^}]*\} = require\("fair-shuffle"\);$/m);
    expect(await project.get("node", "check.mjs")).toContain("shuffled");
  });
});

describe("with oxlint, and with TypeScript 7 but no other", () => {
  let project: FreshProject;

  beforeAll(async () => {
    project = await makeProject({
      "package.json": JSON.stringify({ name: "fresh", version: "1.0.0", type: "module" }),
      ".oxlintrc.json": oxlintConfig,
      "tsconfig.json": TSCONFIG,
      "src/typed.mts": TYPED_MODULE,
      "check.mjs": TYPED_CHECK,
    });
    await install(project, `oxlint@${versions.oxlint}`, `typescript@${versions.typescript}`);
  });

  afterAll(() => project.remove());

  const lint = async (): Promise<string[]> => {
    const { output } = await project.run("npx", "oxlint", "src", "--format", "unix");
    return [...output.matchAll(/^(\S+?):(\d+):\d+:.*\b(fair-shuffle\(no-biased-shuffle\))/gm)].map(
      ([, file = "", line = "", rule = ""]) => `${file}:${line} ${rule}`,
    );
  };

  test("ESLint is not asked for, and no other TypeScript", async () => {
    expect(await project.get("npx", "tsc", "--version")).toContain(`Version ${versions.typescript}`);
    const scopes = await readdir(join(project.folder, "node_modules"));
    expect(scopes).toContain("oxlint");
    expect(scopes).not.toContain("eslint");
    expect(scopes).not.toContain("@typescript-eslint");
  });

  test("finds, fixes, compiles against the helper's types, and runs", async () => {
    expect(await lint()).toEqual([
      "src/typed.mts:2 fair-shuffle(no-biased-shuffle)",
      "src/typed.mts:6 fair-shuffle(no-biased-shuffle)",
    ]);
    // Each run adds one import a file.
    for (let runs = 0; runs < 3; runs++) await project.run("npx", "oxlint", "src", "--fix");
    expect(await lint()).toEqual([]);
    await project.get("npx", "tsc");
    expect(await project.get("node", "check.mjs")).toContain("shuffled");
  });
});

describe(`with ESLint ${Linter.version} and TypeScript`, () => {
  let project: FreshProject;

  beforeAll(async () => {
    project = await makeProject({
      "package.json": JSON.stringify({ name: "fresh", version: "1.0.0", type: "module" }),
      "eslint.config.js": TYPED_CONFIG,
      "tsconfig.json": TSCONFIG,
      "src/typed.mts": TYPED_MODULE,
      "check.mjs": TYPED_CHECK,
    });
    await install(project, `eslint@${Linter.version}`, `@typescript-eslint/parser@${parser.version}`, "typescript@6");
  });

  afterAll(() => project.remove());

  test("finds, fixes, compiles against the helper's types, and runs", async () => {
    expect(await findShuffles(project)).toEqual([`src/typed.mts:2 ${RULE}`, `src/typed.mts:6 ${RULE}`]);
    expect((await project.run("npx", "eslint", ".", "--fix")).exitCode).toBe(0);
    expect(await project.read("src/typed.mts")).toMatch(/^import \{ .*\} from "fair-shuffle";$/m);
    await project.get("npx", "tsc");
    expect(await project.get("node", "check.mjs")).toContain("shuffled");
  });
});

describe("the engine, in workers", () => {
  let project: FreshProject;

  beforeAll(async () => {
    const readme = await readText("../../../packages/bias/README.md");
    const files = readme.matchAll(/```js\n\/\/ (\w+\.js)\n([\s\S]*?)```/g);
    project = await makeProject({
      "package.json": JSON.stringify({ name: "fresh", version: "1.0.0", type: "module" }),
      ...Object.fromEntries([...files].map(([, name = "", text = ""]) => [name, text])),
    });
    const engine = await getTarballs(["@fair-shuffle/bias"]);
    await project.get("npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...engine);
  });

  afterAll(() => project.remove());

  test("counts as its README says", async () => {
    const [, said = "nothing"] = /counts\[0\]\); \/\/ \[(.+)\]/.exec(await project.read("count.js")) ?? [];
    expect(await project.get("node", "count.js")).toContain(said);
  });
});
