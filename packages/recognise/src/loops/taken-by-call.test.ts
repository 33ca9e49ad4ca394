// Calls that hand a drawn place to a function of the file, which takes the item out of its list there.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { holdDrawnOneByOne, ROUNDED, type Ways } from "./drawn-one-by-one.fixture.ts";

const DECK = 'const deck = ["a", "b", "c", "d"];';

const ways: Ways = {
  "a function that drops the item": (draw) =>
    `${DECK} function removeCard(at) { deck.splice(at, 1); } export function deal() { const k = ${draw("deck")}; const card = deck[k]; removeCard(k); return card; }`,
  "a function that gives the item": (draw) =>
    `${DECK} const take = (at) => deck.splice(at, 1)[0]; export const deal = () => take(${draw("deck")});`,
  "a function that gives the item under a name": (draw) =>
    `${DECK} function take(at) { const [card] = deck.splice(at, 1); return card; } export const deal = () => take(${draw("deck")});`,
  "a function that is handed more": (draw) =>
    `${DECK} function take(label, at) { return deck.splice(at, 1)[0]; } export const deal = () => take("next", ${draw("deck")});`,
  "a method": (draw) =>
    `class Deck { constructor() { this.cards = ["a", "b", "c", "d"]; } remove(at) { this.cards.splice(at, 1); } deal() { const k = ${draw("this.cards")}; const card = this.cards[k]; this.remove(k); return card; } }`,
};

holdDrawnOneByOne("by a call of", ways);

const DRAW = `const k = ${ROUNDED("deck")}; const card = deck[k];`;

describe("by a call, nothing is said where", () => {
  it.each([
    [
      "the item is not read",
      `${DECK} function drop(at) { deck.splice(at, 1); } export function deal() { const k = ${ROUNDED("deck")}; drop(k); }`,
    ],
    [
      "the function takes several",
      `${DECK} function drop(at) { deck.splice(at, 2); } export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the function puts something in",
      `${DECK} function drop(at) { deck.splice(at, 1, "x"); } export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the function does more",
      `${DECK} function drop(at) { show(at); deck.splice(at, 1); } export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the function changes the place",
      `${DECK} function drop(at) { at++; deck.splice(at, 1); } export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the function takes out under a condition",
      `${DECK} function drop(at) { if (at > 0) deck.splice(at, 1); } export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the function takes it out of what it is handed",
      `${DECK} function drop(list, at) { list.splice(at, 1); } export function deal() { ${DRAW} drop(deck, k); return card; }`,
    ],
    [
      "the function has a list of its own",
      `${DECK} function drop(at) { const own = deck.slice(); own.splice(at, 1); } export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the call is a round of a loop",
      `${DECK} function drop(at) { deck.splice(at, 1); } export function deal() { for (const one of people) { ${DRAW} drop(k); if (one.isIn) one.card = card; } }`,
    ],
    [
      "items come back",
      `${DECK} function drop(at) { deck.splice(at, 1); } export const back = (card) => deck.push(card); export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the list is shuffled",
      `${DECK} shuffle(deck); function drop(at) { deck.splice(at, 1); } export function deal() { ${DRAW} drop(k); return card; }`,
    ],
    [
      "the place is handed in another order",
      `${DECK} function drop(at, n) { deck.splice(at, 1); } export function deal() { ${DRAW} drop(0, k); return card; }`,
    ],
    [
      "several may come before the place",
      `${DECK} function drop(n, at) { deck.splice(at, 1); } export function deal() { ${DRAW} drop(...all, k); return card; }`,
    ],
    [
      "it is the method of another one",
      `class Deck { constructor() { this.cards = ["a", "b", "c", "d"]; } remove(at) { this.cards.splice(at, 1); } deal() { const other = new Deck(); const k = ${ROUNDED("this.cards")}; const card = this.cards[k]; other.remove(k); return card; } }`,
    ],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
