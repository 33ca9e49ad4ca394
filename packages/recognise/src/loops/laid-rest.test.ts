// Loops that draw all but one item, which the code behind them lays behind the others.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { apply, verify } from "../linted.fixture.ts";

const NEVER_FIRST = "1 + Math.floor(Math.random() * (cards.length - 1))";
const EVEN = "Math.floor(Math.random() * cards.length)";
const deal = (place: string, behind: string): string =>
  `export function deal(cards) { let drawn = []; while (cards.length > 1) { drawn.push(cards.splice(${place}, 1)[0]); } ${behind} }`;
const says = (code: string): readonly string[] => verify(code).map(({ message }) => message);

const TOLD = "of 8 items, the first one is never among the 7 that are drawn, though it should be 87.5 % of the time";

describe.each([
  ["its first item", "drawn.push(cards[0]); return drawn;"],
  ["what it gives last", "drawn.push(cards.pop()); return drawn;"],
  ["what it gives first", "drawn.push(cards.shift()); return drawn;"],
  ["all of it", "drawn.push(...cards); return drawn;"],
  ["all of it, in a new list", "return [...drawn, ...cards];"],
  ["all of it, joined", "return drawn.concat(cards);"],
  ["all of it, joined under its own name", "drawn = drawn.concat(cards); return drawn;"],
])("behind the drawn ones comes the rest: %s", (_, behind) => {
  it("a first item that is never drawn always comes last, and is told", () => {
    const code = deal(NEVER_FIRST, behind);
    const [finding, ...more] = verify(code);
    expect([finding?.message, more]).toEqual([expect.stringContaining(TOLD), []]);
    // It may be meant all the same.
    expect(finding?.fix).toBeUndefined();
    const [suggestion] = finding?.suggestions ?? [];
    expect(suggestion === undefined ? "" : apply(code, suggestion.fix)).toBe(deal(EVEN, behind));
  });

  it("nothing is said of draws that take each item alike", () => {
    expect(find(deal(EVEN, behind))).toEqual([]);
  });
});

it("a helper is told that forgets the parentheses around what it is handed and one more", () => {
  const deck = (helper: string): string =>
    `const upTo = (most) => { const at = ${helper}; return Math.floor(at); }; export function deal(cards) { const drawn = []; let left = cards.length; while (left > 1) { const at = upTo(left - 1); drawn.push(cards[at]); cards.splice(at, 1); left = cards.length; } drawn.push(cards[0]); return drawn.reverse(); }`;
  expect(says(deck("Math.random() * most + 1"))).toEqual([expect.stringContaining(TOLD)]);
  expect(says(deck("Math.random() * (most + 1)"))).toEqual([]);
});

it("a last item that is never drawn is told as it was", () => {
  const short = "Math.floor(Math.random() * (cards.length - 1))";
  expect(says(deal(short, "drawn.push(cards[0]); return drawn;"))).toEqual([
    expect.stringContaining("the last one is never among the 7 that are drawn"),
  ]);
});

it.each([
  ["where nothing comes behind", "return drawn;"],
  ["where the rest is given back by itself", "return { first: cards[0], drawn };"],
  ["where it comes before the others", "drawn.unshift(cards[0]); return drawn;"],
  ["where it comes before them in a new list", "return [...cards, ...drawn];"],
  ["where it comes before them, joined", "return cards.concat(drawn);"],
  ["where it comes before them by its item", "return [cards[0], ...drawn];"],
  ["where it goes into another list", "used.push(cards[0]); return drawn;"],
  ["where another list comes behind", "drawn.push(...others); return drawn;"],
  ["where another item comes behind", "drawn.push(cards[1]); return drawn;"],
  ["where more comes behind", "drawn.push(cards[0], others[0]); return drawn;"],
  ["where more comes behind in a new list", "return [...drawn, ...cards, joker];"],
  ["where it comes behind later", "return () => drawn.push(cards[0]);"],
  ["where something else is done before", "show(drawn); drawn.push(cards[0]);"],
  ["where it is kept from elsewhere", "kept = drawn.concat(cards); return kept;"],
])("a first item that is left out by name stays so %s", (_, behind) => {
  expect(says(deal(NEVER_FIRST, behind))).toEqual([]);
});

it.each(["// The dealer's card goes last on purpose.", "// keep the first card out"])(
  "a first item stays out where the code says so: %s",
  (comment) => {
    const code = deal(NEVER_FIRST, "drawn.push(cards[0]); return drawn;");
    expect(says(code.replace("while", `${comment}\nwhile`))).toEqual([]);
  },
);
