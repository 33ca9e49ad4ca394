// Code that nests so deep that whoever follows it by calls runs out of stack: it ends in silence, and the next finding is still made.
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import plugin from "eslint-plugin-fair-shuffle";
import { lintText } from "@fair-shuffle/lint";

const repeat = (count: number, make: (index: number) => string, separator = "\n"): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(separator);

const swapBy = (index: string): string =>
  `for (let i = 0; i < deck.length; i++) { const j = ${index}; [deck[i], deck[j]] = [deck[j], deck[i]]; }`;

const constants = (count: number): string =>
  `const C0 = 1;\n${repeat(count, (index) => `const C${String(index + 1)} = C${String(index)} + 1;`)}\n`;

const DEEP: readonly (readonly [name: string, text: string])[] = [
  [
    "1,000 constants, each one more than the last, in a range",
    constants(1_000) + swapBy("Math.floor(Math.random() * (C1000 - 1))"),
  ],
  [
    "1,000 constants inside a function",
    `function mix(deck) { ${constants(1_000)} ${swapBy("Math.floor(Math.random() * (C1000 - 1))")} }`,
  ],
  ["2,000 times + 0 in a comparator", `deck.sort(() => Math.random() - 0.5${" + 0".repeat(2_000)});`],
  ["2,000 times + 0 in an index", swapBy(`Math.floor(Math.random() * deck.length)${" + 0".repeat(2_000)}`)],
  ["3,000 unary minuses in a comparator", `deck.sort(() => ${"- ".repeat(3_000)}(Math.random() - 0.5));`],
  ["2,000 unary minuses in an index", swapBy(`${"- ".repeat(2_000)}Math.floor(Math.random() * deck.length)`)],
  ["500 nested calls", `deck.sort(() => ${"Number(".repeat(500)}Math.random() - 0.5${")".repeat(500)});`],
  ["2,000 ternaries", `deck.sort(() => ${"Math.random() < 0.1 ? 1 : ".repeat(2_000)}-1);`],
  [
    "2,000 keys before a random tie-break",
    `deck.sort((a, b) => ${repeat(2_000, (index) => `a.k${String(index)} - b.k${String(index)} || `, "")}Math.random() - 0.5);`,
  ],
  ["500 nested arrays", `deck.sort(() => Math.random() - 0.5 + ${"[".repeat(500)}0${"]".repeat(500)});`],
  ["500 copies of copies", `${"[...".repeat(500)}deck${"]".repeat(500)}.sort(() => Math.random() - 0.5);`],
  ["1,000 copies in a chain", `deck${".slice()".repeat(1_000)}.sort(() => Math.random() - 0.5);`],
  ["300 arrow functions", `deck.sort(${"() => ".repeat(300)}Math.random() - 0.5);`],
  ["1,000 blocks", `deck.sort(() => ${"{".repeat(1_000)} return Math.random() - 0.5 ${"}".repeat(1_000)});`],
  [
    "1,000 functions, each of which calls the last",
    `const f0 = () => Math.random();\n${repeat(1_000, (index) => `const f${String(index + 1)} = () => f${String(index)}();`)}\ndeck.sort(() => f1000() - 0.5);`,
  ],
  [
    "functions that call the last one twice, a million draws in all",
    `const f0 = () => Math.random();\n${repeat(20, (index) => `const f${String(index + 1)} = () => f${String(index)}() + f${String(index)}();`)}\ndeck.sort(() => f20() - 0.5);`,
  ],
  ["600 sorts in a chain", `deck${".sort(() => Math.random() - 0.5)".repeat(600)};`],
];

const NEXT = "\nhand.sort(() => Math.random() - 0.5);\n";

describe.each(DEEP)("%s", (_, text) => {
  test("end in silence in ESLint, but for the next finding", () => {
    const messages = new Linter().verify(text + NEXT, plugin.configs.recommended);
    expect(messages.map(({ line, messageId }) => [line, messageId])).toEqual([[text.split("\n").length + 1, "biased"]]);
  });

  test("end in silence without ESLint, but for the next finding", async () => {
    const { findings, problems } = await lintText(text + NEXT, "deck.js");
    expect(problems).toEqual([]);
    expect(findings.map(({ line, messageId }) => [line, messageId])).toEqual([[text.split("\n").length + 1, "biased"]]);
  });
});
