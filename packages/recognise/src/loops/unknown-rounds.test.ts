// Draws in as many rounds as the caller says.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

/** A function that draws some cards out of a deck, each at such a place. */
const deal = (place: string): string =>
  `export function deal(deck, n) { const hand = []; for (let i = 0; i < n; i++) { const r = ${place}; hand.push(deck[r]); deck.splice(r, 1); } return hand; }`;

const find = (code: string): readonly string[] =>
  verify(code, { options: { fix: "off" }, filename: "file.mjs" }).map(({ messageId, message }) => messageId ?? message);

it.each([
  ["rounded", "Math.round(Math.random() * deck.length)"],
  ["rounded up, which leaves out the first one, too", "Math.ceil(Math.random() * deck.length)"],
  ["among one too many", "Math.floor(Math.random() * (deck.length + 1))"],
])("a place behind the last card is told, however many are drawn: %s", (_, place) => {
  expect(find(deal(place))).toEqual(["leavesArray"]);
});

it("and corrected", () => {
  const { output } = fixAll(deal("Math.round(Math.random() * deck.length)"), {
    options: { helper: "inline" },
    filename: "file.mjs",
  });
  expect(output).toBe(deal("Math.floor(Math.random() * deck.length)"));
});

it.each([
  ["an even draw", "Math.floor(Math.random() * deck.length)"],
  ["a range that the caller says", "Math.floor(Math.random() * n)"],
  ["a range that is a number", "Math.floor(Math.random() * 52)"],
])("but nothing is said of %s", (_, place) => {
  expect(find(deal(place))).toEqual([]);
});

it.each([
  ["drawn from", "for (let i = 0; i < length; i++) { const j = Math.floor(Math.random() * length);"],
  ["counted down", "while (length--) { const i = length, j = Math.floor(Math.random() * deck.length);"],
])("a length that is taken apart before the loop is the list's: %s", (_, head) => {
  const code = `export function mix(deck) { let { length } = deck; ${head} [deck[i], deck[j]] = [deck[j], deck[i]]; } }`;
  expect(find(code)).toEqual(["biased"]);
  expect(find(code.replace(/Math\.random\(\) \* [\w.]+/, "Math.random() * (i + 1)"))).toEqual([]);
});
