// Loops that draw among the first few items, and loops that draw among all of them.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const count = (body: string, parameters = "list, count"): number =>
  verify(`export function choose(${parameters}) { ${body} }`).length;

const take = (range: string, more = ""): string =>
  `const chosen = []; for (let i = 0; i < count && list.length > 0; i++) { ${more} const k = Math.floor(Math.random() * ${range}); chosen.push(list.splice(k, 1)[0]); } return chosen;`;

describe("a draw among the first few items of a list is silent", () => {
  it.each([
    ["the least of a number and the length", take("Math.min(5, list.length)")],
    ["the least of the length and a number", take("Math.min(list.length, 3)")],
    ["a condition", take("(list.length > 5 ? 5 : list.length)")],
    ["a condition the other way round", take("(list.length < 5 ? list.length : 5)")],
    ["a range under a name", take("few", "const few = Math.min(5, list.length);")],
    ["a range that is corrected", take("(Math.min(5, list.length - 1) + 1)")],
    ["a number under a name", take("Math.min(FEW, list.length)", "const FEW = 5;")],
    [
      "a place that is cut",
      take("5", "").replace(
        "Math.floor(Math.random() * 5)",
        "Math.min(Math.floor(Math.random() * 5), list.length - 1)",
      ),
    ],
    ["a length under a name", take("Math.min(5, left)", "const left = list.length;")],
    [
      "a while loop",
      "const chosen = []; while (chosen.length < count) { const k = Math.floor(Math.random() * Math.min(list.length, 4)); chosen.push(list[k]); list.splice(k, 1); } return chosen;",
    ],
    [
      "a copy of the best",
      "const best = list.slice(0, Math.min(20, list.length)); const chosen = []; for (let i = 0; i < count && best.length > 0; i++) { const k = Math.floor(Math.random() * Math.min(5, best.length)); chosen.push(best.splice(k, 1)[0]); } return chosen;",
    ],
  ])("%s", (_, body) => {
    expect(count(body)).toBe(0);
  });
});

it("a number that the file gives a name is as good as the number", () => {
  const code = (few: string): string =>
    `const FEW = 5; export function choose(list, count, few) { ${take(`Math.min(${few}, list.length)`)} }`;
  expect(verify(code("FEW"))).toEqual([]);
  expect(verify(code("few"))).toEqual([]);
});

it("what the number is cut by may be the length that the list was made with", () => {
  const code = (place: string): string =>
    `export function roughly(n) { const list = Array.from({ length: n }, (_, i) => i); for (let i = 0; i < n - 1; i++) { const j = ${place}; [list[i], list[j]] = [list[j], list[i]]; } return list; }`;
  expect(verify(code("i + Math.floor(Math.random() * Math.min(3, n - i))"))).toEqual([]);
  expect(verify(code("Math.floor(Math.random() * n)"))).toHaveLength(1);
});

it("a counter is no such number", () => {
  const code = (range: string): string =>
    `export function order(list) { for (let i = list.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); [list[i], list[j]] = [list[j], list[i]]; } }`;
  expect(verify(code("Math.min(i, list.length)"))).toHaveLength(1);
  expect(verify(code("Math.min(i + 1, list.length)"))).toEqual([]);
});

describe("what is cut, and is no range of a few, is told", () => {
  it.each([
    ["a range that is one short", take("(list.length - 1)")],
    ["a guard against nothing", take("Math.max(1, list.length - 1)")],
    [
      "a place that is cut",
      "for (let i = list.length - 1; i > 0; i--) { const j = Math.min(list.length - 1, Math.floor(Math.random() * list.length)); [list[i], list[j]] = [list[j], list[i]]; } return list;",
    ],
    [
      "a number that covers a whole list of a known length",
      "const cards = [1, 2, 3, 4, 5, 6]; for (let i = 0; i < cards.length; i++) { const j = Math.floor(Math.random() * Math.min(6, cards.length)); [cards[i], cards[j]] = [cards[j], cards[i]]; } return cards;",
    ],
  ])("%s", (_, body) => {
    expect(count(body)).toBe(1);
  });
});
