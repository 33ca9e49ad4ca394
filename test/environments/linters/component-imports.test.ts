// What the scripts of components import from files beside them is read, in ESLint with the components' own parsers as on the command line.
import { applyEdits } from "@fair-shuffle/recognise";
import { lintText } from "@fair-shuffle/lint";
import type { ESLint } from "eslint";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeLintedProject, RULE, type LintedProject } from "./linted-project.ts";

const CONFIG = `import parser from "@typescript-eslint/parser";
import fairShuffle from "eslint-plugin-fair-shuffle";
import astro from "eslint-plugin-astro";
import svelte from "eslint-plugin-svelte";
import vue from "eslint-plugin-vue";

export default [
  ...vue.configs["flat/base"],
  ...svelte.configs.base,
  ...astro.configs["flat/base"],
  { files: ["**/*.{vue,svelte,astro}"], languageOptions: { parserOptions: { parser } } },
  { files: ["plain.vue", "map.vue"], languageOptions: { parserOptions: { parser: null } } },
  { files: ["map.vue"], languageOptions: { parserOptions: { parser: { ts: parser, js: "espree" } } } },
  { files: ["**/*.{vue,svelte,astro}"], ...fairShuffle.configs.recommended },
];
`;

const SORT = 'import { byChance } from "./random";\nconst cards = ["a", "b", "c"];\ncards.sort(byChance);\n';
const LOOP = `import { randomBelow } from "./random";
function mix(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = randomBelow(cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
`;
const PLAIN_SORT = SORT.replace("./random", "./random.js");
const LIST = "<ul><li>ä</li></ul>\n";

/** By file: its text, and the line of what is found. */
const COMPONENTS: Readonly<Record<string, readonly [text: string, line: number]>> = {
  "setup.vue": [`<template>${LIST}</template>\n<script setup lang="ts">\n${SORT}</script>\n`, 6],
  "map.vue": [`<script setup lang="ts">\n${SORT}</script>\n<template>${LIST}</template>\n`, 4],
  "plain.vue": [`<script>\n${PLAIN_SORT}export default {};\n</script>\n<template>${LIST}</template>\n`, 4],
  "loop.vue": [`<script setup lang="ts">\n${LOOP.replace("cards)", "cards: string[])")}</script>\n`, 4],
  "sort.svelte": [`<script lang="ts">\n${SORT}</script>\n${LIST}`, 4],
  "plain.svelte": [`<script>\n${PLAIN_SORT}</script>\n${LIST}`, 4],
  "loop.svelte": [`${LIST}<script lang="ts">\n${LOOP.replace("cards)", "cards: string[])")}</script>\n`, 5],
  "sort.astro": [`---\n${SORT}---\n${LIST}`, 4],
};

let project: LintedProject;
let results: Readonly<Record<string, readonly ESLint.LintResult["messages"][number][]>>;

beforeAll(async () => {
  project = await makeLintedProject(
    {
      "eslint.config.js": CONFIG,
      "random.ts":
        "export const byChance = (): number => Math.random() - 0.5;\nexport const randomBelow = (n: number): number => Math.floor(Math.random() * n);\n",
      "random.js": "export const byChance = () => Math.random() - 0.5;\n",
      ...Object.fromEntries(Object.entries(COMPONENTS).map(([file, [text]]) => [file, text])),
    },
    ["@typescript-eslint/parser", "eslint-plugin-vue", "eslint-plugin-svelte", "eslint-plugin-astro"],
  );
  const linted = await project.makeEslint().lintFiles(Object.keys(COMPONENTS));
  results = Object.fromEntries(
    linted.map(({ filePath, messages }) => [filePath.slice(project.folder.length + 1), messages]),
  );
});

afterAll(() => project.remove());

it.each(Object.entries(COMPONENTS))("%s", async (file, [text, line]) => {
  // ESLint's own message says of a suggestion what it is.
  const found = results[file]?.map(({ line: at, message, suggestions }) => ({
    line: at,
    message: /^.*?%.*?%(?: \([^)]*\))?\./.exec(message)?.[0],
    suggested: suggestions?.map(
      ({ fix: { range, text: written } }) => text.slice(0, range[0]) + written + text.slice(range[1]),
    ),
  }));
  const path = join(project.folder, file);
  const { findings } = await lintText(text, path, { readFile: readIfThere });
  expect(found).toEqual(
    findings.map(({ line: at, message, suggestions }) => ({
      line: at,
      message,
      suggested: suggestions.map(({ edits }) => applyEdits(text, edits)),
    })),
  );
  expect(found?.map(({ line: at }) => at)).toEqual([line]);
  const [{ suggested } = {}] = found ?? [];
  expect(suggested).not.toEqual([]);
  // What is suggested stays in the script, and all beside it as it is.
  for (const one of suggested ?? []) expect(one.replace(/<script[^]*<\/script>|---[^]*---/, "")).toBe(beside(text));
});

it("a legacy configuration, with ESLint 8 and its own parser for the script", async () => {
  const [text = "", line = 0] = COMPONENTS["plain.vue"] ?? [];
  const legacy = await makeLintedProject(
    {
      ".eslintrc.json": JSON.stringify({
        root: true,
        parser: "vue-eslint-parser",
        parserOptions: { ecmaVersion: 2022, sourceType: "module" },
        extends: ["plugin:fair-shuffle/legacy-recommended"],
      }),
      "random.js": "export const byChance = () => Math.random() - 0.5;\n",
      "plain.vue": text,
    },
    ["vue-eslint-parser"],
    "eslint-8-57",
  );
  const [result] = await legacy.makeEslint().lintFiles(["plain.vue"]);
  expect(result?.messages.map((message) => [message.ruleId, message.line])).toEqual([[RULE, line]]);
  await legacy.remove();
});

const beside = (text: string): string => text.replace(/<script[^]*<\/script>|---[^]*---/, "");

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
