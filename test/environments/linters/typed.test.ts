// Beside rules that ask for types: what ours reads of other files may not take those types from them, in a configuration of either kind.
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPlaces, makeLintedProject, readResults, RULE, type LintedProject } from "./linted-project.ts";

const getConfig = (typed: string): string => `import fairShuffle from "eslint-plugin-fair-shuffle";
import { parser, plugin } from "typescript-eslint";

export default [
  {
    files: ["**/*.ts"],
    plugins: { "@typescript-eslint": plugin },
    languageOptions: { parser, parserOptions: { ${typed}, tsconfigRootDir: import.meta.dirname } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  { files: ["**/*.ts"], ...fairShuffle.configs.recommended },
];
`;

// ESLint comes to the reading file first, so that ours reads the other one before it is linted.
const CARDS = 'import { byChance } from "./random";\nexport const mix = (cards: string[]) => cards.sort(byChance);\n';
const RANDOM = `const save = async (): Promise<void> => {};
export const byChance = (): number => Math.random() - 0.5;
export function start(): void {
  save();
}
`;

const LEGACY = {
  root: true,
  parser: "@typescript-eslint/parser",
  // As most people write it: the parser takes a module for granted.
  parserOptions: { project: "./tsconfig.json" },
  plugins: ["@typescript-eslint"],
  extends: ["plugin:fair-shuffle/legacy-recommended"],
  rules: { "@typescript-eslint/no-floating-promises": "error" },
};

const FOUND = [`src/cards.ts:2 ${RULE}`, "src/random.ts:4 @typescript-eslint/no-floating-promises"];

let project: LintedProject;
let legacy: LintedProject;

const FILES = {
  "tsconfig.json": JSON.stringify({ compilerOptions: { strict: true, target: "ES2022" }, include: ["src"] }),
  "src/cards.ts": CARDS,
  "src/random.ts": RANDOM,
};

beforeAll(async () => {
  project = await makeLintedProject(
    {
      ...FILES,
      "service.config.js": getConfig("projectService: true"),
      "project.config.js": getConfig('project: "./tsconfig.json"'),
    },
    ["typescript-eslint"],
  );
  legacy = await makeLintedProject(
    { ...FILES, ".eslintrc.json": JSON.stringify(LEGACY) },
    ["@typescript-eslint/parser", "@typescript-eslint/eslint-plugin"],
    "eslint-8-57",
  );
});

afterAll(() => Promise.all([project.remove(), legacy.remove()]));

test.each(["service.config.js", "project.config.js"])("%s", async (config) => {
  const { output } = await project.runEslint("src", "--config", config, "--format", "json");
  expect(getPlaces(project, readResults(output))).toEqual(FOUND);
});

test("a legacy configuration", async () => {
  const { output } = await legacy.runEslint("src", "--ext", ".ts", "--format", "json");
  expect(getPlaces(legacy, readResults(output))).toEqual(FOUND);
});
