// Decks whose cards are made while they are inserted at drawn places.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const SHORT = "Math.floor(Math.random() * deck.length)";
const EVEN = "Math.floor(Math.random() * (deck.length + 1))";

/** Ways to make a deck, as people write them; `at` is the place of each new card. */
const ways: Readonly<Record<string, (at: string) => string>> = {
  "loops in loops": (at) =>
    `const deck = []; for (let i = 1; i <= 13; i++) { for (let j = 0; j < 4; j++) { deck.splice(${at}, 0, generateCard(i, suits[j])); } }`,
  "lists of a length that is not known": (at) =>
    `export function build(suits, ranks) { const deck = []; for (const suit of suits) for (const rank of ranks) deck.splice(${at}, 0, { suit, rank }); return deck; }`,
  "a callback, and a place under a name": (at) =>
    `const deck = []; ["a", "b", "c"].forEach((suit) => { for (let n = 1; n < 5; n++) { const at = ${at}; deck.splice(at, 0, { suit, n }); } });`,
  "cards under a name": (at) =>
    `const deck = []; for (let i = 0; i < 52; i++) { const card = new Card(i); deck.splice(${at}, 0, card); }`,
  numbers: (at) => `const deck = []; for (let i = 1; i <= 9; i++) { deck.splice(${at}, 0, i); }`,
  "numbers that are computed": (at) =>
    `const deck = []; for (let i = 1; i <= 3; i++) for (let j = 1; j <= 9; j++) { const tile = i * 10 + j; deck.splice(${at}, 0, tile); }`,
  "a property that was emptied": (at) =>
    `class Deck { constructor() { this.deck = []; for (let i = 0; i < 9; i++) for (const suit of suits) this.deck.splice(${at.replace("deck", "this.deck")}, 0, { suit, i }); } }`,
  "less than nothing taken out": (at) =>
    `const deck = []; for (let i = 0; i < 52; i++) { const card = new Card(i); deck.splice(${at}, -1, card); }`,
  "one loop": (at) => `const deck = []; for (let i = 0; i < 27; i++) deck.splice(${at}, 0, [i % 3, i % 9]);`,
};

describe.each(Object.entries(ways))("by %s", (_, way) => {
  it("a draw that is one short is told, and corrected", () => {
    const code = way(SHORT);
    const [finding, ...more] = verify(code);
    expect(more).toEqual([]);
    expect(finding?.message).toMatch(/the first item always ends up last: of \d+ items, it does so 100 % of the time/);
    expect(finding?.fix).toBeUndefined();
    const [suggestion] = finding?.suggestions ?? [];
    const corrected = suggestion === undefined ? code : apply(code, suggestion.fix);
    expect(corrected).toBe(way(EVEN));
    expect(verify(corrected)).toEqual([]);
  });

  it("ends that are half as likely are told", () => {
    expect(verify(way("Math.round(Math.random() * deck.length)")).map(({ messageId }) => messageId)).toEqual([
      "biased",
    ]);
  });

  it("nothing is said of an even draw", () => {
    expect(verify(way(EVEN))).toEqual([]);
  });
});

it.each([
  ["a deck of as many as its loops make", ways["loops in loops"], "of 52 items"],
  ["a callback's rounds", ways["a callback, and a place under a name"], "of 12 items"],
  ["a deck of any length", ways["lists of a length that is not known"], "of 8 items"],
])("%s is counted", (_, way, words) => {
  expect(verify(way?.(SHORT) ?? "").map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
});

it.each([
  [
    "cards of a property that may hold some already",
    `} class Deck { constructor() { for (let i = 0; i < 9; i++) this.deck.splice(Math.floor(Math.random() * this.deck.length), 0, { i }); }`,
  ],
  [
    "cards that a method makes, which has the deck at hand",
    `} class Deck { constructor() { this.deck = []; for (let i = 0; i < 9; i++) this.deck.splice(Math.floor(Math.random() * this.deck.length), 0, this.make(i)); }`,
  ],
  ["cards that are all the same", `deck.splice(${SHORT}, 0, 0);`],
  ["cards that are made alike", `deck.splice(${SHORT}, 0, Math.random());`],
  ["some of the cards alone", `if (i % 2) deck.splice(${SHORT}, 0, make(i));`],
  ["rounds that end early", `if (i > 4) continue; deck.splice(${SHORT}, 0, make(i));`],
  ["a deck that is sorted meanwhile", `deck.splice(${SHORT}, 0, make(i)); deck.sort();`],
  ["cards that know their deck", `const card = make(i, deck); deck.splice(${SHORT}, 0, card);`],
  ["a card in another's place", `deck.splice(${SHORT}, 1, make(i));`],
  ["a place that hangs on the round", `deck.splice(Math.floor(Math.random() * size(i)), 0, make(i));`],
  ["a place that is not drawn", `deck.splice(deck.length >> 1, 0, make(i));`],
])("nothing is said of %s", (_, body) => {
  expect(verify(`const deck = []; for (let i = 0; i < 9; i++) { ${body} }`)).toEqual([]);
});

it.each([
  ["holds something before", "const deck = [joker];"],
  ["was filled before", "const deck = []; fill(deck);"],
  ["belongs to another", ""],
])("nothing is said of a deck that %s", (_, before) => {
  expect(verify(`${before} for (let i = 0; i < 9; i++) deck.splice(${SHORT}, 0, make(i));`)).toEqual([]);
});

it("nothing is said of a pair", () => {
  expect(
    verify(
      "const deck = []; for (let i = 0; i < 2; i++) deck.splice(Math.round(Math.random() * deck.length), 0, make(i));",
    ),
  ).toEqual([]);
});
