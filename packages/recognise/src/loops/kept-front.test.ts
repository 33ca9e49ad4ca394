// Loops that draw as many items to the front as the code behind them takes, and loops that only look like that.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const BIASED = "Math.floor(Math.random() * cards.length)";
const FAIR = "i + Math.floor(Math.random() * (cards.length - i))";
const deal = (rounds: string, behind: string): string =>
  `export function deal(cards, size) { for (let i = 0; i < ${rounds}; i++) { const j = DRAW; [cards[i], cards[j]] = [cards[j], cards[i]]; } ${behind} }`;
const says = (code: string): readonly string[] => verify(code).map(({ message }) => message);

describe.each([
  ["by a slice", deal("3", "return cards.slice(0, 3);"), "the third one is among the 3 that are drawn 52.1 %"],
  ["by a slice that is kept", deal("3", "const hand = cards.slice(0, 3); show(hand);"), "among the 3 that are drawn"],
  ["by a slice that is gone through", deal("3", "for (const card of cards.slice(0, 3)) show(card);"), "among the 3"],
  ["by a splice", deal("3", "return cards.splice(0, 3);"), "the third one is among the 3 that are drawn 52.1 %"],
  ["by what shortens the list", deal("3", "cards.length = 3; return cards;"), "among the 3 that are drawn 52.1 %"],
  [
    "as many as a caller says",
    deal("size", "return cards.slice(0, size);"),
    "for example, with `size` = 7, of 8 items",
  ],
  ["as many as a constant says", `const MOST = 3; ${deal("MOST", "return cards.slice(0, MOST);")}`, "among the 3 that"],
])("items that are taken from the front %s", (_, code, told) => {
  it("are found where the draws are biased, and only these are corrected", () => {
    const biased = code.replace("DRAW", BIASED);
    expect(says(biased)).toEqual([expect.stringContaining(told)]);
    expect(fixAll(biased).output).toBe(code.replace("DRAW", FAIR));
  });

  it("are left alone where these are fair", () => {
    expect(says(code.replace("DRAW", FAIR))).toEqual([]);
  });
});

it("a draw that never takes the last item is found, and not corrected unasked", () => {
  const short = deal("size", "return cards.slice(0, size);").replace("DRAW", FAIR.replace("- i)", "- i - 1)"));
  expect(says(short)).toEqual([expect.stringContaining("the last one is never among the 3 that are drawn")]);
  expect(fixAll(short).fixed).toBe(false);
});

describe("a number of swaps that a caller says is no draw of so many items", () => {
  it.each([
    ["where the list is handed back", "return cards;"],
    ["where others are taken", "return cards.slice(size);"],
    ["where another number of them is taken", "return cards.slice(0, size + 1);"],
    ["where all but so many are taken", "return cards.slice(size, cards.length);"],
    ["where they are taken of another list", "return others.slice(0, size);"],
    ["where they are taken later", "return () => cards.slice(0, size);"],
    ["where something else comes before", "cards.reverse(); return cards.slice(0, size);"],
    ["where the number has changed", "size += 1; return cards.slice(0, size);"],
    ["where nothing comes behind it", ""],
  ])("%s", (_, behind) => {
    expect(says(deal("size", behind).replace("DRAW", BIASED))).toEqual([]);
  });

  it.each([
    ["that goes down", "let i = size; i > 0; i--"],
    ["that begins behind the first", "let i = 1; i < size; i++"],
    ["that takes steps of two", "let i = 0; i < size; i += 2"],
    ["that goes one further", "let i = 0; i <= size; i++"],
  ])("nor by a loop %s", (_, head) => {
    const code = deal("size", "return cards.slice(0, size);").replace("let i = 0; i < size; i++", head);
    expect(says(code.replace("DRAW", BIASED))).toEqual([]);
  });
});

it("a fair shuffle of as many items as a caller says there are is left alone", () => {
  const draw = "i + Math.floor(Math.random() * (size - i))";
  expect(says(deal("size", "return cards.slice(0, size);").replace("DRAW", draw))).toEqual([]);
});
