// One shuffle is told once, whatever is around it.
import { expect, it } from "vitest";
import { verify } from "./linted.fixture.ts";

const SWAPS = `list.forEach((item, i) => {
    const j = Math.floor(Math.random() * list.length);
    [list[i], list[j]] = [list[j], list[i]];
  });`;

const tell = (code: string): readonly string[] =>
  verify(code, { filename: "deck.mjs" }).map(({ line, message }) => `${line}: ${message}`);

it.each([
  ["again where nothing was dealt", `if (list.length === 0) mix(list);\n  return list;`],
  ["and hands back what that gives", `if (list.length === 0) return mix(list);\n  return list;`],
])("a loop in a function that calls itself, %s, is told at the loop alone", (_, rest) => {
  const code = `export function mix(list) {\n  ${SWAPS}\n  ${rest}\n}\nconst deck = ["a", "b", "c"];\nmix(deck);\nconsole.log(deck);\n`;
  expect(tell(code)).toEqual([
    "2: This shuffle is biased: of 8 items, the second one ends up first 15.8 % of the time instead of 12.5 %.",
  ]);
});

it("a comment that switches off the finding of the loop leaves none of the function around it", () => {
  const code = `export function mix(list) {\n  // fair-shuffle-ignore\n  ${SWAPS}\n  if (list.length === 0) mix(list);\n  return list;\n}\n`;
  expect(tell(code)).toEqual([]);
});

it("a function that calls itself is told where no loop in it is", () => {
  const code = `export function mix(list, i = 0) {\n  if (i >= list.length) return list;\n  const j = Math.floor(Math.random() * list.length);\n  [list[i], list[j]] = [list[j], list[i]];\n  return mix(list, i + 1);\n}\n`;
  expect(tell(code)).toEqual([
    "1: This shuffle is biased: of 8 items, the second one ends up first 15.8 % of the time instead of 12.5 %.",
  ]);
});
