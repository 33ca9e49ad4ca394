// Every shape and every program that is no biased shuffle, once each, in a few seconds: what the quick lane runs, and what the recogniser's mutants are tried on. TypeScript's parser is loaded for the few that need it.
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";
import { describe, expect, it } from "vitest";
import { keyedNeighbours } from "./keyed-neighbours.ts";
import { notShuffles } from "./not-shuffles.ts";
import shapes from "./shapes.json" with { type: "json" };

const linter = new Linter();

function configure(options: object, parser?: Linter.Parser): Linter.Config {
  return {
    files: ["**/*.{mjs,ts}"],
    plugins: { "fair-shuffle": plugin as never },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } }, ...(parser === undefined ? {} : { parser }) },
    rules: { "fair-shuffle/no-biased-shuffle": ["error", options] },
  };
}

const find = (code: string): (string | undefined)[] =>
  linter.verify(code, configure({ fix: "off" }), "file.mjs").map(({ messageId }) => messageId);

describe("finds", () => {
  it.each(shapes)("$id: $wanted", ({ code, wanted }) => {
    expect(find(`export const f = ${code};\n`)).toEqual(wanted === "ok" ? [] : [wanted]);
  });
});

describe("is silent on", () => {
  it.each([...notShuffles, ...keyedNeighbours])("%s: %s", (_, __, code) => {
    expect(find(code)).toEqual([]);
  });
});

describe("fixes", () => {
  it.each(shapes.filter((shape) => "fixed" in shape))("$id", ({ code, fixed }) => {
    const text = `export const f = ${code};\n`;
    expect(linter.verifyAndFix(text, configure({ helper: "import" }), "file.mjs").output).toBe(fixed);
  });
});
