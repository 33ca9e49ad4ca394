// Callbacks that move items of the very list that they are called for: as many rounds as it had items, where it keeps its size.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const PLACE = "const i = Math.floor(Math.random() * cards.length);";
const each = (body: string, head = "cards.forEach(() => {"): string =>
  `export function mix(cards) { ${head} ${PLACE} ${body} }); }`;

it.each([
  ["taken out and put behind", each("cards.push(cards.splice(i, 1)[0]);"), "the first one stays first 34.4 %"],
  ["taken out and put in front", each("cards.unshift(cards.splice(i, 1)[0]);"), "the last one stays last 34.4 %"],
  [
    "put in front, and taken out behind that",
    each("cards.unshift(cards[i]); cards.splice(i + 1, 1);", "cards.forEach((card) => {"),
    "the last one stays last 34.4 %",
  ],
  [
    "moved once for each item of a copy",
    each("cards.push(cards.splice(i, 1)[0]);", "[...cards].forEach(() => {"),
    "the first one stays first 34.4 %",
  ],
])("an item that is drawn, %s, is told", (_, code, words) => {
  expect(verify(code).map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
});

it.each([
  ["items that are taken out of the list", each("drawn.push(cards.splice(i, 1)[0]);")],
  ["items that are taken out by a coin", each("if (Math.random() < 0.5) cards.splice(i, 1);")],
  [
    "items that come back by a coin",
    each("const [card] = cards.splice(i, 1); if (Math.random() < 0.5) cards.push(card);"),
  ],
  [
    "items of a copy that are looked for",
    each("cards.splice(cards.indexOf(card), 1); cards.splice(i, 0, card);", "[...cards].forEach((card) => {"),
  ],
  [
    "items that each go to an even place among those before them",
    `export function mix(cards) { cards.forEach((_, k) => { const [card] = cards.splice(k, 1); cards.splice(Math.floor(Math.random() * (k + 1)), 0, card); }); }`,
  ],
])("nothing is said of %s", (_, code) => {
  expect(verify(code)).toEqual([]);
});
