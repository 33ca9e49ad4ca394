// Items that are dealt to several lists, in turn.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const BIASED = "Math.round(Math.random() * (deck.length - 1))";
const FAIR = "Math.floor(Math.random() * deck.length)";
const ONE = "deck.splice(DRAW, 1)[0]";
const deal = (body: string): string => `export function deal(deck, hands, players) { ${body} }`;

describe.each([
  ["hands by a count", deal(`for (let i = 0; deck.length > 0; i++) hands[i % players].push(${ONE});`)],
  [
    "hands that take turns",
    deal(`let p = 0; while (deck.length) { hands[p].push(${ONE}); p = (p + 1) % hands.length; }`),
  ],
  [
    "a turn that begins anew",
    deal(`let p = 0; while (deck.length) { hands[p].push(${ONE}); p++; if (p === players) p = 0; }`),
  ],
  ["a count that goes on by itself", deal(`let p = 0; while (deck.length) hands[p++ % players].push(${ONE});`)],
  [
    "a hand with a name",
    deal(`for (let i = 0; deck.length; i++) { const hand = hands[i % players].cards; hand.push(${ONE}); }`),
  ],
  [
    "what is made of the item",
    deal(`for (let i = 0; deck.length; i++) { const card = ${ONE}; hands[i % players].push({ card, up: false }); }`),
  ],
  ["one card for each hand", deal(`for (let i = 0; i < hands.length; i++) { hands[i].cards.push(${ONE}); }`)],
  [
    "hands that are sorted afterwards",
    deal(`for (let i = 0; deck.length; i++) hands[i % players].push(${ONE}); hands.forEach((hand) => hand.sort());`),
  ],
  ["players that a loop goes through", deal(`for (const player of players) player.hand.push(${ONE});`)],
  [
    "players that a call goes through, again and again",
    deal(`for (let k = 0; k < 5; k++) players.forEach((player) => { player.hand.push(${ONE}); });`),
  ],
  [
    "two lists by a count",
    deal(
      `const a = [], b = []; for (let i = 0; i < 10; i++) { const card = ${ONE}; if (i % 2 === 0) a.push(card); else b.push(card); } return [a, b];`,
    ),
  ],
  [
    "the shorter one of two lists",
    deal(
      `const a = [], b = []; while (deck.length) { const card = ${ONE}; if (a.length <= b.length) a.push(card); else b.push(card); } return [a, b];`,
    ),
  ],
  [
    "the shorter one of two lists, of an item that is still in its own",
    deal(
      `const a = [], b = []; while (deck.length) { const r = DRAW; if (a.length <= b.length) a.push(deck[r]); else { b.push(deck[r]); } deck.splice(r, 1); } return [a, b];`,
    ),
  ],
  [
    "the list that a count chooses",
    deal(`const a = [], b = []; for (let i = 0; deck.length; i++) (i % 2 === 0 ? a : b).push(${ONE}); return [a, b];`),
  ],
  [
    "the list that its length chooses",
    deal(
      `const a = [], b = []; while (deck.length) { const [card] = deck.splice(DRAW, 1); (a.length > b.length ? b : a).push(card); } return [a, b];`,
    ),
  ],
  [
    "three lists by a count",
    deal(
      `const a = [], b = [], c = []; for (let i = 0; i < 9; i++) { const card = ${ONE}; if (i < 3) a.push(card); else if (i < 6) b.push(card); else c.push(card); } return [a, b, c];`,
    ),
  ],
])("%s", (_, code) => {
  it("are found where the draw is biased", () => {
    expect(verify(code.replace("DRAW", BIASED)).map(({ messageId }) => messageId)).toEqual(["biased"]);
  });

  it("are left alone where it is fair", () => {
    expect(verify(code.replace("DRAW", FAIR))).toEqual([]);
  });

  it("are still dealt as they were by a fix", () => {
    expect([code.replace("DRAW", FAIR), code.replace("DRAW", BIASED)]).toContain(
      fixAll(code.replace("DRAW", BIASED)).output,
    );
  });
});

it("finds hands of as many cards as a caller asks for", () => {
  const hands = (draw: string): string =>
    `export function deal(deck, players, n) { const hands = players.map(() => []); for (let k = 0; k < n; k++) for (const hand of hands) hand.push(${ONE}); return hands; }`.replace(
      "DRAW",
      draw,
    );
  const oneShort = "Math.floor(Math.random() * (deck.length - 1))";
  expect(verify(hands(oneShort)).map(({ messageId }) => messageId)).toEqual(["fixedItem"]);
  expect(verify(hands(FAIR))).toEqual([]);
});

it("finds two lists that get one card each in every round", () => {
  const both = (draw: string): string =>
    deal(`while (deck.length > 1) { hands.push(${ONE}); players.push(${ONE}); }`).replaceAll("DRAW", draw);
  expect(verify(both(BIASED)).map(({ messageId }) => messageId)).toEqual(["biased"]);
  expect(verify(both(FAIR))).toEqual([]);
});

describe("nothing is said", () => {
  it.each([
    [
      "where a draw says whose turn it is",
      `while (deck.length) hands[Math.floor(Math.random() * 2)].push(deck.shift());`,
    ],
    [
      "where a kept draw says it",
      `while (deck.length) { const p = Math.floor(Math.random() * 2); hands[p].push(deck.splice(DRAW, 1)[0]); }`,
    ],
    [
      "where a coin says it",
      `const a = [], b = []; while (deck.length) { const card = deck.shift(); if (Math.random() < 0.5) a.push(card); else b.push(card); } return [a, b];`,
    ],
    [
      "where a coin says it of a drawn card",
      `const a = [], b = []; while (deck.length) { const card = deck.splice(DRAW, 1)[0]; if (Math.random() < 0.5) a.push(card); else b.push(card); } return [a, b];`,
    ],
    [
      "where a coin chooses the list",
      `const a = [], b = []; while (deck.length) (Math.random() < 0.5 ? a : b).push(deck.splice(DRAW, 1)[0]); return [a, b];`,
    ],
    [
      "where one of two cards is not drawn",
      `const a = [], b = []; while (deck.length > 1) { a.push(deck.pop()); b.push(deck.splice(DRAW, 1)[0]); } return [a, b];`,
    ],
    [
      "where the hands say whose turn it is, and a coin where they can't",
      `const a = [], b = []; while (deck.length) { const card = deck.splice(DRAW, 1)[0]; if (a.length < b.length || Math.random() < 0.5) a.push(card); else b.push(card); } return [a, b];`,
    ],
    [
      "where a full hand gets a card that is not drawn",
      `const a = [], b = []; while (deck.length) { if (a.length < 3) a.push(deck.splice(DRAW, 1)[0]); else b.push(deck.pop()); } return [a, b];`,
    ],
    [
      "where the hands say how many there are",
      `const a = [], b = []; while (a.length < 3) { a.push(deck.splice(DRAW, 1)[0]); b.push(deck.splice(DRAW, 1)[0]); } return [a, b];`,
    ],
    [
      "of partners",
      `const pairs = []; while (deck.length > 1) { const pair = []; pair.push(deck.pop()); pair.push(deck.splice(DRAW, 1)[0]); pairs.push(pair); } return pairs;`,
    ],
    [
      "of cards out of two decks",
      `for (let i = 0; deck.length > 0; i++) { hands[i % 2].push(deck.splice(DRAW, 1)[0]); hands[i % 2].push(players.splice(DRAW, 1)[0]); }`,
    ],
    ["of cards that stay where they are", `for (let i = 0; i < 9; i++) hands[i % 2].push(deck[DRAW]);`],
    [
      "of cards that are handed on",
      `for (let i = 0; i < 9; i++) hands[i % 2].push(hands[(i + 1) % 2].splice(DRAW, 1)[0]);`,
    ],
  ])("%s", (_, body) => {
    expect(verify(deal(body.replaceAll("DRAW", BIASED)))).toEqual([]);
  });
});
