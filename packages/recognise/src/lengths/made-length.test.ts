// Lists that a function of the file makes: the message says of how many items it speaks, and of 8 where that is not known.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { testPairs } from "./pairs.fixture.ts";

const LISTS = `const suits = ["H", "D", "C", "S"], ranks = [2, 3, 4, 5, 6];\n`;
const SORT = "deck.sort(() => Math.random() - 0.5);";

const getCount = (code: string): number => {
  const [report, ...more] = verify(LISTS + code, { options: { fix: "off" } });
  expect(more).toEqual([]);
  return Number(/of (\d+) items/.exec(report?.message ?? "")?.[1]);
};

it.each([
  [
    "filled by loops",
    "function make() { const deck = []; for (const s of suits) for (const r of ranks) deck.push(s + r); return deck; }",
    20,
  ],
  ["put together", "const make = () => suits.flatMap((s) => ranks.map((r) => s + r));", 20],
  ["written out", "const make = function () { return [1, 2, 3, 4, 5]; };", 5],
  ["made of a number", "function make() { return Array.from({ length: 10 }, (_, i) => i); }", 10],
  ["put in order first", "function make() { const deck = [...ranks]; return deck.reverse(); }", 5],
])("%s", (_, maker, count) => {
  expect(getCount(`${maker} const deck = make(); ${SORT}`)).toBe(count);
  expect(getCount(`function f() { const deck = make(); ${SORT} return deck; } ${maker}`)).toBe(count);
});

it("by a method of its own", () => {
  expect(
    getCount(`class Game { static make() { return [...suits, ...ranks]; } } const deck = Game.make(); ${SORT}`),
  ).toBe(9);
  expect(getCount(`const game = { make: () => [...ranks] }; const deck = game.make(); ${SORT}`)).toBe(5);
});

it("a list of two is sorted fairly at random", () => {
  expect(verify(`function make() { return ["X", "O"]; } const deck = make(); ${SORT}`)).toEqual([]);
});

it.each([
  ["asked how many", "function make(n) { return Array.from({ length: 5 }); }"],
  ["made in two ways", "function make() { if (joker) return [1, 2, 3]; return [...ranks]; }"],
  ["the file's own list", "function make() { return ranks; }"],
  ["the file's own list, put in order", "function make() { return ranks.reverse(); }"],
  ["kept somewhere", "function make() { return this.cards; }"],
  ["made later", "async function make() { return [1, 2, 3]; }"],
  ["made one by one", "function* make() { return [1, 2, 3]; }"],
  ["made by itself", "function make() { return [...make()]; }"],
  ["made by two", "function make() { return [...other()]; } function other() { return [...make()]; }"],
  ["replaced", "let make = () => [1, 2, 3]; make = other;"],
  ["made elsewhere", ""],
])("nothing is known of one that is %s", (_, maker) => {
  expect(getCount(`${maker} const deck = make(); ${SORT}`)).toBe(8);
});

it("nor of one that is dealt from", () => {
  const maker = "function make() { return [...ranks]; }";
  expect(getCount(`${maker} const deck = make(); function deal() { return deck.pop(); } ${SORT}`)).toBe(8);
});

describe("a promise", () => {
  testPairs([
    [
      "of an async function",
      "async function both() { return [await l(), await r()]; } export async function mix() { const sides = await both(); return sides.sort(COIN); }",
      "async function both() { return [await l(), ...(await rest())]; } export async function mix() { const sides = await both(); return sides.sort(COIN); }",
    ],
    [
      "that is resolved already",
      "const both = () => Promise.resolve([l, r]); export const mix = () => both().then((sides) => sides.sort(COIN));",
      "const both = () => Promise.resolve(all); export const mix = () => both().then((sides) => sides.sort(COIN));",
    ],
    [
      "and what is handed beside it",
      "async function both() { return [l, r]; } export const mix = () => both().then((sides) => [...sides].sort(COIN));",
      "async function both() { return [l, r]; } export const mix = () => both().catch((sides) => [...sides].sort(COIN));",
    ],
  ]);
});
