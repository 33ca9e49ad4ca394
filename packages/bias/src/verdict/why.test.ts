import { describe, expect, it } from "vitest";
import { CATALOGUE, getCatalogueEntry } from "../catalogue/catalogue.ts";
import { exactOrders } from "../exact/distribution.ts";
import type { ShuffleModel } from "../model/model.ts";
import {
  assign,
  binary,
  countUp,
  draw,
  floorOf,
  length,
  unary,
  variable,
  number,
  swap,
  swapLoop,
  loopWhile,
} from "../model/write-model.ts";
import { loopDown, loopUp, sortBy, sortByKey } from "../model/models.fixture.ts";
import { why } from "./why.ts";
import { tellWhy } from "../words/why-text.ts";

const getNumbers = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).sort();

/** Tells why in English, once it is sure that the Chinese sentence has the same numbers. */
const tell = (model: ShuffleModel, cards: number): string => {
  const reason = why(model, cards);
  if (reason === undefined) return "unknown";
  const [english, chinese] = [tellWhy(reason), tellWhy(reason, "zh-cn")];
  // Where a number is said once in one language and twice in the other, it is the same number.
  expect(new Set(getNumbers(chinese))).toEqual(new Set(getNumbers(english)));
  // Chinese has commas of its own, and no blank before "about".
  expect(chinese).not.toMatch(/, | 约/);
  return english;
};
const ofCatalogue = (id: string): ShuffleModel => getCatalogueEntry(id)?.model ?? loopUp(length);
const i = variable("i");

describe("why", () => {
  it.each<readonly [string, ShuffleModel, number]>([
    ["Fisher–Yates, forward", ofCatalogue("fisher-yates-forward"), 13],
    ["Fisher–Yates of a deck", ofCatalogue("fisher-yates-backward"), 52],
    ["an order outright", ofCatalogue("random-order"), 6],
    [
      "more runs than orders, evenly",
      loopUp(binary(i, "+", floorOf(binary(length, "-", i))), {
        steps: [assign("coin", floorOf(number(2))), ...loopUp(binary(i, "+", floorOf(binary(length, "-", i)))).steps],
      }),
      4,
    ],
    ["naive", ofCatalogue("naive-swap"), 13],
    ["naive, a deck", ofCatalogue("naive-swap"), 54],
    ["colliding keys", ofCatalogue("colliding-keys"), 13],
    ["three keys", sortByKey(floorOf(number(3))), 10],
    ["keys without end", sortByKey(draw), 10],
    ["a coin", ofCatalogue("random-comparator"), 13],
    ["a die", sortBy(binary(floorOf(number(6)), "-", number(3))), 4],
    ["two cards by a coin", ofCatalogue("random-comparator"), 2],
    ["no chance", sortBy(number(0)), 13],
    ["Sattolo", loopDown(floorOf(i)), 13],
    ["a range too long by a coin", loopDown(unary("round", binary(draw, "*", i))), 13],
    [
      "a range one short at the start",
      loopUp(binary(i, "+", floorOf(binary(binary(length, "-", i), "-", number(1)))), {}),
      5,
    ],
    [
      "a cut",
      swapLoop([
        assign("k", floorOf(length)),
        loopWhile(binary(variable("k"), ">", number(0)), [
          { kind: "take", list: "a", position: number(0), variable: "card" },
          { kind: "insert", list: "a", position: length, card: variable("card") },
          assign("k", binary(variable("k"), "-", number(1))),
        ]),
      ]),
      13,
    ],
  ])("%s", (_, model, cards) => {
    expect(tell(model, cards)).toMatchSnapshot();
  });

  it.each(CATALOGUE)("says nothing of $id that its orders belie", ({ model }) => {
    for (const cards of [2, 3, 4, 5]) {
      const reason = why(model, cards);
      const orders = exactOrders(model, cards);
      const shares = new Set([...orders.values()].map(({ numerator, denominator }) => `${numerator}/${denominator}`));
      const isEven = shares.size === 1 && orders.size === [1, 1, 2, 6, 24, 120][cards];
      expect(["oneRunEach", "runsEach", "computed"].includes(reason?.kind ?? "")).toBe(isEven);
    }
  });

  it("knows whose sort it is", () => {
    // V8 never moves a card for a boolean; JavaScriptCore does.
    const never = sortBy(binary(draw, "<", number(0.5)));
    expect(exactOrders(never, 3).size).toBe(1);
    expect(why(sortBy(number(0)), 4, { engine: "v8" })).toMatchObject({ kind: "missing", found: 1 });
    expect(why(never, 2, { engine: "v8" })).toMatchObject({ kind: "missing", found: 1 });
    expect(why(never, 2, { engine: "javascriptcore" })).toMatchObject({ kind: "computed" });
  });

  it("counts the orders of those items alone that move", () => {
    const steps = [assign("j", floorOf(i)), ...swap(i, variable("j"))];
    const model = swapLoop(countUp(number(0), binary(length, "-", number(2)), steps));
    expect(tell(model, 8)).toBe(
      "Of as few as 4 items, 2 of which move, only one order ever comes up, of 2 orders (2!).",
    );
  });

  it.each([
    [30, undefined],
    [2, "tooFewRuns"],
  ])("tells of four items mixed by %i random swaps for a deck only what can be seen", (rounds, kind) => {
    const draws = [assign("j", floorOf(length)), assign("k", floorOf(length))];
    const steps = [...draws, ...swap(variable("j"), variable("k"))];
    const model = swapLoop(countUp(number(0), number(rounds), steps));
    expect(why(model, 52)?.kind).toBe(kind);
    expect(why(model, 4)).toBeDefined();
  });

  it("says nothing where nothing can be computed", () => {
    expect(why(loopUp(floorOf(binary(length, "+", number(1)))), 5)).toBeUndefined();
  });
});
