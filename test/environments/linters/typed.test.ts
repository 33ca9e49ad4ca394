// Beside rules that ask for types: what ours reads of other files may not take those types from them.
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

let project: LintedProject;

beforeAll(async () => {
  project = await makeLintedProject(
    {
      "service.config.js": getConfig("projectService: true"),
      "project.config.js": getConfig('project: "./tsconfig.json"'),
      "tsconfig.json": JSON.stringify({ compilerOptions: { strict: true, target: "ES2022" }, include: ["src"] }),
      "src/cards.ts": CARDS,
      "src/random.ts": RANDOM,
    },
    ["typescript-eslint"],
  );
}, 120_000);

afterAll(() => project.remove());

test.each(["service.config.js", "project.config.js"])("%s", async (config) => {
  const { output } = await project.runEslint("src", "--config", config, "--format", "json");
  expect(getPlaces(project, readResults(output))).toEqual([
    `src/cards.ts:2 ${RULE}`,
    "src/random.ts:4 @typescript-eslint/no-floating-promises",
  ]);
});
