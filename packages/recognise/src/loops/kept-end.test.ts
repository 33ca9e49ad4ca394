// Loops that draw as many items to the end as the code behind them takes, and loops that only look like that.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const BIASED = "Math.floor(Math.random() * cards.length)";
const FAIR = "Math.floor(Math.random() * (i + 1))";
const COUNTED = "let k = 0; k < size; k++";
const deal = (rounds: string, behind: string, place = "const i = cards.length - 1 - k; "): string =>
  `export function deal(cards, size) { for (${rounds}) { ${place}const j = DRAW; [cards[i], cards[j]] = [cards[j], cards[i]]; } ${behind} }`;
const says = (code: string): readonly string[] => verify(code).map(({ message }) => message);
const number = (code: string): string => code.replaceAll("size", "3").replace("cards, 3", "cards");

describe.each([
  ["by a slice", deal(COUNTED, "return cards.slice(-size);")],
  ["by a slice from a place on", deal(COUNTED, "const hand = cards.slice(cards.length - size); show(hand);")],
  ["by a slice up to the end", deal(COUNTED, "return cards.slice(cards.length - size, cards.length);")],
  ["by a splice", deal(COUNTED, "return cards.splice(-size);")],
  ["by a splice of as many", deal(COUNTED, "return cards.splice(cards.length - size, size);")],
  [
    "of a counter that goes down",
    deal("let i = cards.length - 1; i >= cards.length - size; i--", "return cards.slice(-size);", ""),
  ],
])("items that are taken from the end %s", (_, code) => {
  it("are found where the draws are biased, and only these are corrected", () => {
    const biased = code.replace("DRAW", BIASED);
    expect(says(number(biased))).toEqual([
      expect.stringContaining("the sixth one is among the 3 that are drawn 52.1 %"),
    ]);
    expect(says(biased)).toEqual([expect.stringContaining("for example, with `size` = 7, of 8 items")]);
    const { output } = fixAll(biased);
    expect(output.replace(/j = .*?;/, "")).toBe(code.replace(/j = .*?;/, ""));
    expect(says(output)).toEqual([]);
  });

  it("are left alone where these are fair", () => {
    expect(says(code.replace("DRAW", FAIR))).toEqual([]);
    expect(says(number(code.replace("DRAW", FAIR)))).toEqual([]);
  });
});

it("as many are as biased at the end as they are at the front", () => {
  const front = deal(COUNTED, "return cards.slice(0, size);", "const i = k; ").replace("DRAW", BIASED);
  const end = deal(COUNTED, "return cards.slice(-size);").replace("DRAW", BIASED);
  const share = / \d+\.\d %/;
  expect(share.exec(says(number(end))[0] ?? "")?.[0]).toBe(share.exec(says(number(front))[0] ?? "")?.[0]);
});

describe("a number of swaps that a caller says is no draw of so many items", () => {
  it.each([
    ["where the list is handed back", deal(COUNTED, "return cards;")],
    ["where others are taken", deal(COUNTED, "return cards.slice(size);")],
    ["where another number of them is taken", deal(COUNTED, "return cards.slice(-size - 1);")],
    ["where all but those are taken", deal(COUNTED, "return cards.slice(0, -size);")],
    ["where some of them are taken", deal(COUNTED, "return cards.slice(-size, -1);")],
    ["where they are taken of another list", deal(COUNTED, "return others.slice(-size);")],
    ["where they are taken later", deal(COUNTED, "return () => cards.slice(-size);")],
    ["where something else comes before", deal(COUNTED, "cards.reverse(); return cards.slice(-size);")],
    ["where nothing comes behind it", deal(COUNTED, "")],
  ])("%s", (_, code) => {
    expect(says(code.replace("DRAW", BIASED))).toEqual([]);
  });
});

it("the last items are no draw of a loop that goes from the front on", () => {
  const fair = "k + Math.floor(Math.random() * (cards.length - k))";
  const code = deal(COUNTED, "return cards.slice(-size);", "const i = k; ").replace("DRAW", fair);
  expect(says(code)).toEqual([]);
  expect(says(number(code))).toEqual([]);
});
