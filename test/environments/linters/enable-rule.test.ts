// Configurations that "Enable Lint Rule" has written, linted for real: before, ESLint knows nothing of our rule; afterwards it finds what it should.
import { enableRule } from "@fair-shuffle/language-server/enable-rule";
import { parse } from "@typescript-eslint/parser";
import { describe, expect, test } from "vitest";
import { getPlaces, makeLintedProject, readResults, RULE, type EslintName } from "./linted-project.ts";

const JAVASCRIPT = "export const deal = (cards) => cards.sort(() => Math.random() - 0.5);\n";
const TYPESCRIPT = "export const deal = (cards: readonly string[]) => [...cards].sort(() => Math.random() - 0.5);\n";
const FILES = {
  "deal.js": JAVASCRIPT,
  "deal.jsx": `${JAVASCRIPT}export const Card = () => <b />;\n`,
  "deal.ts": TYPESCRIPT,
  "deal.tsx": `${TYPESCRIPT}export const Card = () => <b />;\n`,
  "deal.vue": `<script setup lang="ts">\n${TYPESCRIPT.replace("export ", "")}</script>\n`,
  "deal.svelte": `<script lang="ts">\n${TYPESCRIPT.replace("export ", "")}</script>\n`,
  "deal.astro": `---\n${TYPESCRIPT.replace("export ", "")}---\n`,
};
type File = keyof typeof FILES;

interface Case {
  readonly title: string;
  readonly config: { readonly name: string; readonly text: string } | null;
  /** What the project depends on. */
  readonly packages: readonly string[];
  /** The files in which the shuffle is found afterwards, each with its line. */
  readonly found: Partial<Record<File, number>>;
}

const FLAT: readonly Case[] = [
  {
    title: "an array",
    config: {
      name: "eslint.config.js",
      text: 'import js from "@eslint/js";\n\nexport default [\n  js.configs.recommended, // all of it\n  { languageOptions: { globals: { Math: "readonly" } } }\n];\n',
    },
    packages: ["@eslint/js"],
    found: { "deal.js": 1 },
  },
  {
    title: "one object",
    config: { name: "eslint.config.mjs", text: "export default { rules: { semi: 2 } };\n" },
    packages: [],
    found: { "deal.js": 1 },
  },
  {
    title: "a named constant",
    config: { name: "eslint.config.js", text: "const config = [];\n\nexport default config;\n" },
    packages: [],
    found: { "deal.js": 1 },
  },
  {
    title: "defineConfig",
    config: {
      name: "eslint.config.js",
      text: 'import { defineConfig } from "eslint/config";\n\nexport default defineConfig([\n  { ignores: ["other/"] },\n]);\n',
    },
    packages: [],
    found: { "deal.js": 1 },
  },
  {
    title: "tseslint.config with what it recommends",
    config: {
      name: "eslint.config.js",
      text: "import tseslint from 'typescript-eslint'\n\nexport default tseslint.config(\n  tseslint.configs.recommended,\n)\n",
    },
    packages: ["typescript-eslint"],
    found: { "deal.js": 1, "deal.ts": 1, "deal.tsx": 1 },
  },
  {
    title: "CommonJS",
    config: {
      name: "eslint.config.cjs",
      text: '"use strict";\n\nconst js = require("@eslint/js");\n\nmodule.exports = [\n  js.configs.recommended,\n];\n',
    },
    packages: ["@eslint/js"],
    found: { "deal.js": 1 },
  },
  {
    title: "CommonJS with defineConfig and an array that is filtered",
    config: {
      name: "eslint.config.cjs",
      text: 'const { defineConfig } = require("eslint/config");\n\nmodule.exports = defineConfig([false, {}].filter(Boolean));\n',
    },
    packages: [],
    found: { "deal.js": 1 },
  },
  {
    title: "an array that is mapped",
    config: {
      name: "eslint.config.js",
      text: 'export default [{}].map((config) => ({ ...config, files: ["nowhere/**"] }));\n',
    },
    packages: [],
    found: { "deal.js": 1 },
  },
  {
    title: "a configuration in TypeScript",
    config: {
      name: "eslint.config.ts",
      text: 'import type { Linter } from "eslint";\nimport tseslint from "typescript-eslint";\n\nconst ours: Linter.Config = { ignores: ["other/"] };\n\nexport default [...tseslint.configs.recommended, ours] satisfies readonly object[];\n',
    },
    packages: ["typescript-eslint"],
    found: { "deal.js": 1, "deal.ts": 1 },
  },
  { title: "none yet, of JavaScript", config: null, packages: [], found: { "deal.js": 1 } },
  { title: "none yet, of React", config: null, packages: ["react"], found: { "deal.js": 1, "deal.jsx": 1 } },
  {
    title: "none yet, of TypeScript",
    config: null,
    packages: ["typescript", "typescript-eslint"],
    found: { "deal.js": 1, "deal.ts": 1, "deal.tsx": 1 },
  },
  {
    title: "none yet, of everything",
    config: null,
    packages: [
      ...["typescript", "typescript-eslint", "react", "vue", "svelte", "astro"],
      ...["eslint-plugin-vue", "eslint-plugin-svelte", "eslint-plugin-astro"],
    ],
    found: Object.fromEntries(Object.keys(FILES).map((file) => [file, /vue|svelte|astro/.test(file) ? 2 : 1])),
  },
];

const LEGACY: readonly Case[] = [
  {
    title: ".eslintrc.json",
    config: {
      name: ".eslintrc.json",
      text: '{\n  // ours\n  "root": true,\n  "parserOptions": { "ecmaVersion": "latest", "sourceType": "module" },\n  "extends": "eslint:recommended"\n}\n',
    },
    packages: [],
    found: { "deal.js": 1 },
  },
  {
    title: ".eslintrc.cjs",
    config: {
      name: ".eslintrc.cjs",
      text: 'module.exports = {\n  root: true,\n  parserOptions: { ecmaVersion: "latest", sourceType: "module" },\n};\n',
    },
    packages: [],
    found: { "deal.js": 1 },
  },
];

/** What is linked into the project: those that are only signs of its kinds of files are not there. */
const INSTALLED = /^(?:@eslint\/js|typescript-eslint|eslint-plugin-.*)$/;

async function check(eslint: EslintName, { config, packages, found }: Case): Promise<void> {
  const manifest = { dependencies: Object.fromEntries(packages.map((name) => [name, "*"])) };
  const answer = enableRule({ config, manifests: [manifest], files: [] }, (text) =>
    parse(text, { range: true, loc: true }),
  );
  if (answer.kind !== "change") throw new Error(`It was ${answer.kind}.`);
  const files = Object.keys(found);
  const project = await makeLintedProject(
    { ...FILES, ...(config === null ? {} : { [config.name]: config.text }) },
    packages.filter((name) => INSTALLED.test(name)),
    eslint,
  );
  try {
    // Once is enough to see that it does not come from elsewhere.
    if (config !== null && eslint === "eslint") {
      const before = await project.runEslint("--format", "json", ...files);
      expect(getPlaces(project, readResults(before.output)).filter((place) => place.includes(RULE))).toEqual([]);
    }
    await project.write(answer.name, answer.text);
    const { output } = await project.runEslint("--format", "json", ...files);
    const places = getPlaces(project, readResults(output)).filter((place) => !place.includes("no-unused-vars"));
    const expected = Object.entries(found).map(([file, line]) => `${file}:${String(line)} ${RULE}`);
    expect(places).toEqual(expected.sort());
  } finally {
    await project.remove();
  }
}

describe.each<EslintName>(["eslint", "eslint-9"])("%s lints with", (eslint) => {
  test.each(FLAT)("$title", (one) => check(eslint, one));
});

describe("ESLint 8 lints with", () => {
  test.each(LEGACY)("$title", (one) => check("eslint-8-57", one));
});
