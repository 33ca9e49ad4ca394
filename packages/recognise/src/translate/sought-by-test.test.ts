// What a test looks for among the items of a list, where a loop draws again what is found.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const CARDS = "const cards = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }, { id: 6 }];";
const deal = (isNew: string, cards = CARDS, more = ""): string =>
  `${cards} ${more} export function deal() { const out = []; while (out.length < 3) { const card = cards[Math.round(Math.random() * (cards.length - 1))]; if (${isNew}) out.push(card); } return out; }`;

it.each([
  "!out.some((one) => one.id === card.id)",
  "!out.some((one) => card.id == one.id)",
  "out.every((one) => one.id !== card.id)",
  "!out.find((one) => one.id === card.id)",
  "out.find((one) => one.id === card.id) === undefined",
  "out.findIndex((one) => one.id === card.id) < 0",
  "!out.filter((one) => one.id === card.id).length",
  "!(out.filter((one) => one.id === card.id).length > 0)",
  "!out.some(function (one) { return one.id === card.id; })",
])("a property that all items have for themselves tells them apart: %s", (isNew) => {
  expect(find(deal(isNew))).toEqual(["biased"]);
});

it.each([
  ["something else is asked", "!out.some((one) => one.id > card.id)"],
  ["all are to be the same", "!out.every((one) => one.id === card.id)"],
  ["some is to be another one", "out.some((one) => one.id !== card.id)"],
  ["two properties are compared", "!out.some((one) => one.id === card.suit)"],
  ["the place counts, too", "!out.some((one, place) => one.id === card.id)"],
  ["the callback does more", "!out.some((one) => { count += 1; return one.id === card.id; })"],
  ["a count of one is asked for", "out.filter((one) => one.id === card.id).length !== 1"],
])("nothing is said where %s", (_, isNew) => {
  expect(find(deal(isNew, CARDS, "let count = 0;"))).toEqual([]);
});

// Those that have it in common count as one: no two of one suit are dealt, on purpose.
it.each([
  ["two items have in common", CARDS.replace("id: 2", "id: 1"), ""],
  ["some item lacks", CARDS.replace("{ id: 2 }", "{}"), ""],
  ["is given later", CARDS, "cards[0].id = 2;"],
  ["more items may have", CARDS, "cards.push({ id: 1 });"],
])("nothing is said of a property that %s", (_, cards, more) => {
  expect(find(deal("!out.some((one) => one.id === card.id)", cards, more))).toEqual([]);
});

it.each([
  ["id", ["biased"]],
  ["_id", ["biased"]],
  ["suit", []],
  ["teamId", []],
])("of a list that the file does not spell out, items are told apart by what databases do so: %s", (key, found) => {
  expect(find(deal(`!out.some((one) => one.${key} === card.${key})`, 'const cards = load("cards");'))).toEqual(found);
});

it("the first place counts as nothing, so it may be drawn twice", () => {
  const order = (isNew: string): string =>
    `export function order(list) { const used = []; const out = []; while (used.length < list.length) { const r = Math.round(Math.random() * (list.length - 1)); if (${isNew}) { used.push(r); out.push(list[r]); } } return out; }`;
  expect(find(order("!used.find((one) => one === r)"))).toEqual([]);
  expect(find(order("used.find((one) => one === r) === undefined"))).toEqual(["biased"]);
});
