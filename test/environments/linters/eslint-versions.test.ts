// Every ESLint that the plugin promises to work with finds, fixes and suggests the same, with the README's own configuration or a legacy one.
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getPlaces,
  makeLintedProject,
  readResults,
  RULE,
  type EslintName,
  type LintedProject,
} from "./linted-project.ts";
import { EXPECT_SHUFFLED } from "./shuffled.ts";

const readText = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");

/** The configurations that the plugin's README tells people to write. */
const readme = await readText("../../../eslint-plugin/README.md");
const getConfig = (name: string): string => readme.split(`\`\`\`js\n// ${name}\n`)[1]?.split("```")[0] ?? "";

const { version: tested } = JSON.parse(await readText("../../node_modules/eslint-8-57/package.json")) as {
  version: string;
};
const manifest = await readText("../../../eslint-plugin/package.json");

const CARDS = `export function shuffleQuiz(questions) {
  return questions.sort(() => Math.random() - 0.5);
}

export function toShuffledQuiz(questions) {
  return [...questions].sort(() => 0.5 - Math.random());
}

export function shuffleDeck(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

export function mixUp(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
`;

const CHECK = `import { expectShuffled } from "./expect-shuffled.mjs";
import { shuffleDeck, shuffleQuiz, toShuffledQuiz } from "./src/cards.js";

for (const shuffle of [shuffleDeck, shuffleQuiz, toShuffledQuiz]) {
  await expectShuffled(shuffle.name, () => shuffle([1, 2, 3]), [1, 2, 3]);
  await expectShuffled(shuffle.name, () => shuffle([1, 2, 3, 4, 5, 6, 7, 8]), [1, 2, 3, 4, 5, 6, 7, 8]);
}
console.log("shuffled");
`;

const FINDINGS = [2, 6, 10, 18].map((line) => `src/cards.js:${String(line)} ${RULE}`).sort();
const FILES = { "src/cards.js": CARDS, "check.mjs": CHECK, "expect-shuffled.mjs": EXPECT_SHUFFLED };

interface Case {
  readonly eslint: EslintName;
  readonly config: string;
}

const cases: readonly Case[] = [
  { eslint: "eslint", config: "eslint.config.mjs" },
  { eslint: "eslint-9", config: "eslint.config.mjs" },
  { eslint: "eslint-9-38", config: "eslint.config.mjs" },
  { eslint: "eslint-9-0", config: "eslint.config.mjs" },
  { eslint: "eslint-8-57", config: "eslint.config.mjs" },
  { eslint: "eslint-8-57", config: ".eslintrc.cjs" },
];

test("the lowest release that the plugin asks for is the lowest one tested", () => {
  expect(manifest).toContain(`"eslint": ">=${tested}"`);
});

describe.each(cases)("$eslint with $config", ({ eslint, config }) => {
  let project: LintedProject;

  beforeAll(async () => {
    expect(getConfig(config)).toContain("fair-shuffle");
    project = await makeLintedProject({ ...FILES, [config]: getConfig(config) }, [], eslint);
  });

  afterAll(() => project.remove());

  test("its class finds every biased shuffle and no other", async () => {
    const results = await project.makeEslint().lintFiles(["src"]);
    expect(getPlaces(project, results)).toEqual(FINDINGS);
  });

  test("its class offers a suggestion where nothing may be fixed unasked, and the suggestion works", async () => {
    const [result] = await project.makeEslint().lintFiles(["src/cards.js"]);
    const suggested = result?.messages.filter(({ fix }) => fix === undefined) ?? [];
    expect(suggested.map(({ line, messageId }) => [line, messageId])).toEqual([[18, "cycles"]]);
    const [{ fix, desc } = { fix: undefined, desc: "" }] = suggested[0]?.suggestions ?? [];
    expect(desc).toBe("Use the fair `shuffle`.");
    const [start, end] = fix?.range ?? [0, 0];
    const taken = CARDS.slice(0, start) + (fix?.text ?? "") + CARDS.slice(end);
    const [after] = await project.makeEslint().lintText(taken, { filePath: "src/cards.js" });
    expect(after?.messages.map(({ line }) => line)).toEqual([4, 8, 12]);
  });

  test("its command fixes, and what is fixed shuffles", async () => {
    const { output } = await project.runEslint("src", "--fix", "--format", "json");
    const left = getPlaces(project, readResults(output));
    const fixed = await project.read("src/cards.js");
    expect(fixed).toMatch(/^import \{ shuffle, toShuffled \} from "fair-shuffle";\n/);
    expect(fixed.match(/\bshuffle\(|\btoShuffled\(/g)).toEqual(["shuffle(", "toShuffled(", "shuffle("]);
    expect(left).toEqual([`src/cards.js:17 ${RULE}`]);
    expect(await project.node("check.mjs")).toContain("shuffled");
  });
});
