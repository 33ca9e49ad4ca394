// How each file may import its helper, or why it may not, by what it holds, its name, its package and the options.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TSESLint } from "@typescript-eslint/utils";
import { Linter } from "@typescript-eslint/utils/ts-eslint";
import { afterAll, expect, it } from "vitest";
import { getHelperSource, type HelperOptions, type HelperSource } from "./import-kind.ts";

const root = mkdtempSync(join(tmpdir(), "import-kind-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

interface Case {
  readonly file?: string;
  readonly code?: string;
  readonly manifest?: object;
  /** The texts of other files. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly options?: HelperOptions;
}

const cases: readonly [string, Case, HelperSource][] = [
  [
    "a module of a package that depends on ours",
    { manifest: { dependencies: { "fair-shuffle": "*" } } },
    { import: "import" },
  ],
  ["a package that does not", { manifest: {} }, { why: "noDependency" }],
  [
    "a package that has it for development",
    { manifest: { devDependencies: { "fair-shuffle": "*" } } },
    { why: "developmentOnly" },
  ],
  [
    "a test of such a package",
    { file: "deck.test.js", manifest: { devDependencies: { "fair-shuffle": "*" } } },
    { import: "import" },
  ],
  ["a package that can't be read", { file: "<input>" }, { why: "noPackage" }],
  [
    "a package that does not, where the file imports ours already",
    { code: 'import { deal } from "fair-shuffle"; deal();', manifest: {} },
    { import: "import" },
  ],
  ["a file without a sign of modules, whatever its package has", { code: "a();", manifest: {} }, { why: "noModule" }],
  ["a script that AMD loads", { code: 'define(["deck"], () => 1);', manifest: {} }, { why: "noModule" }],
  ["a script of a page", { file: "page.html", code: "export {};", manifest: {} }, { why: "inPage" }],
  ["the option", { manifest: {}, options: { helper: "inline" } }, { why: "asked" }],
  ["the option of the other kind", { manifest: {}, options: { helper: "import" } }, { import: "import" }],
  [
    "the very file to import from",
    { manifest: {}, options: { helper: "auto", importFrom: "./a.js" } },
    { why: "isModule" },
  ],
  [
    "another one, which is not there",
    { file: "b.js", manifest: {}, options: { helper: "auto", importFrom: "./a.js" } },
    { why: "noExport" },
  ],
  [
    "another one, which exports what is called",
    {
      file: "b.js",
      manifest: {},
      modules: { "a.ts": "export function shuffle() {} export const toShuffled = shuffle;" },
      options: { helper: "auto", importFrom: "./a.js" },
    },
    { import: "import" },
  ],
  [
    "another one, which exports but one of the two",
    {
      file: "b.js",
      manifest: {},
      modules: { "lib/index.js": "export function shuffle() {} export function toShuffledHands() {}" },
      options: { helper: "auto", importFrom: "./lib" },
    },
    { why: "noExport" },
  ],
  [
    "a library that is known to have but one of the two",
    { manifest: {}, options: { helper: "auto", importFrom: "lodash" } },
    { why: "noExport" },
  ],
  [
    "the function of such a library that copies",
    { manifest: {}, options: { helper: "auto", importFrom: { module: "lodash", name: "shuffle", copies: true } } },
    { import: "import" },
  ],
  [
    "a package that nobody knows",
    { manifest: {}, options: { helper: "auto", importFrom: "our-shuffle" } },
    { import: "import" },
  ],
  [
    "another one, whose copying function is its default export",
    {
      file: "b.js",
      manifest: {},
      modules: { "a.cjs": "module.exports = (list) => [...list];" },
      options: { helper: "auto", importFrom: { module: "./a.cjs", name: "default", copies: true } },
    },
    { import: "import" },
  ],
  [
    "another one, which exports what a third one does",
    {
      file: "b.js",
      manifest: {},
      modules: { "a.js": 'export * from "./shuffle.js";' },
      options: { helper: "auto", importFrom: "./a.js" },
    },
    { import: "import" },
  ],
];

it.each(cases)(
  "%s",
  (title, { file = "a.js", code = "export {};", manifest, modules = {}, options = { helper: "auto" } }, source) => {
    const cwd = join(root, title.replaceAll(/\W/g, "-"));
    const filename = file.startsWith("<") ? file : join(cwd, file);
    if (manifest !== undefined) {
      mkdirSync(dirname(filename), { recursive: true });
      writeFileSync(join(cwd, "package.json"), JSON.stringify(manifest));
      writeFileSync(filename, file.endsWith(".html") ? `<script type="module">${code}</script>\n` : code);
    }
    for (const [name, text] of Object.entries(modules)) {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      writeFileSync(join(cwd, name), text);
    }
    let found: HelperSource | undefined;
    const rule: TSESLint.RuleModule<"none"> = {
      meta: { type: "problem", schema: [], messages: { none: "None." } },
      create: ({ sourceCode }) => ({
        Program() {
          found = getHelperSource({ sourceCode, sources: new Map(), filename, cwd }, options);
        },
      }),
    };
    const config = {
      files: ["**/*"],
      plugins: { test: { rules: { rule } } },
      rules: { "test/rule": "error" as const },
    };
    expect(new Linter().verify(code, config, { filename: "any.js" })).toEqual([]);
    expect(found).toEqual(source);
  },
);
