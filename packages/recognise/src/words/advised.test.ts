// What is advised of a sort that nothing fixes fits what it sorts.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const COIN = "() => Math.random() - 0.5";
const COLLECTION =
  "There is no fix that fits here. No comparator that draws is fair. What is sorted here is no array: take its items as one, shuffle that with `shuffle` of fair-shuffle, and put them back in its order.";
const PIPE =
  "There is no fix that fits here. No comparator that draws is fair: put `toShuffled` of fair-shuffle in the place of this sort, which gives a shuffled copy of the list that it is handed.";
const LIST =
  "There is no fix that fits here. No comparator that draws is fair: put `shuffle(list)` of fair-shuffle in the place of this sort.";

it.each([
  [
    "a list of Knockout's",
    `import ko from "knockout"; const cards = ko.observableArray(); cards.sort(${COIN});`,
    COLLECTION,
  ],
  [
    "a list of Immutable's",
    `import { List } from "immutable"; export const f = (a) => List(a).sort(${COIN});`,
    COLLECTION,
  ],
  ["a collection of discord.js's", `export const f = (guild) => guild.members.cache.sort(${COIN});`, COLLECTION],
  ["a selection of D3's", `import * as d3 from "d3"; d3.selectAll("li").sort(${COIN});`, COLLECTION],
  ["what lodash wraps", `import _ from "lodash"; export const f = (a) => _(a).sort(${COIN}).value();`, COLLECTION],
  ["a list that comes later", `import * as R from "ramda"; export const f = R.pipe(R.sort(${COIN}), R.take(5));`, PIPE],
])("%s", (_, code, advice) => {
  const [message] = verify(code);
  expect(message?.message).toContain(advice);
});

it("an array that is sorted in place, where all that could be called gives a copy", () => {
  const importFrom = { module: "lodash", name: "shuffle", copies: true as const };
  const [message] = verify(`export const f = (a) => { a.sort(${COIN}); };`, { options: { importFrom } });
  expect(message?.message).toContain(LIST);
});
