import { describe, expect, it } from "vitest";
import {
  assign,
  binary,
  CARDS,
  countUp,
  draw,
  floorOf,
  length,
  number,
  swap,
  swapLoop,
  unary,
  variable,
} from "../model/write-model.ts";
import { loopDown, loopUp, sortBy, sortByKey } from "../model/models.fixture.ts";
import type { Expression } from "../model/expression.ts";
import type { ShuffleModel, SwapLoop } from "../model/model.ts";
import { isFairShuffle } from "./fair-shuffle.ts";
import { getReach } from "./judged-sizes.ts";
import { verdict } from "./verdict.ts";

const i = variable("i");
const plus = (left: Expression, right: number | Expression) =>
  binary(left, "+", typeof right === "number" ? number(right) : right);
const minus = (left: Expression, right: number | Expression) =>
  binary(left, "-", typeof right === "number" ? number(right) : right);
const scaled = (rounding: "round" | "ceil", scale: Expression) => unary(rounding, binary(draw, "*", scale));

/** `for (i = 0; i < n; i++) swap(i, floor(random * n))`, whose place is drawn where it is read, and again where it is written to. */
const drawnTwice = (parts: Partial<SwapLoop> = {}): SwapLoop =>
  swapLoop(countUp(number(0), length, swap(i, floorOf(length))), parts);

/** `const j = floor(random() * n); a[i] = a[j]; a[j] = a[i];` */
const overwritten = (parts: Partial<SwapLoop> = {}): SwapLoop => {
  const cardAt = (position: Expression): Expression => ({ kind: "card", list: CARDS, position });
  const j = variable("j");
  return swapLoop(
    countUp(number(0), length, [
      assign("j", floorOf(length)),
      { kind: "lay", list: CARDS, position: i, card: cardAt(j) },
      { kind: "lay", list: CARDS, position: j, card: cardAt(i) },
    ]),
    parts,
  );
};

function summarise(model: ShuffleModel): string {
  const result = verdict(model);
  return result.kind === "biased" ? result.finding : result.kind;
}

describe("verdict", () => {
  it.each<[string, ShuffleModel, string]>([
    ["the naive swap", loopUp(floorOf(length)), "biased"],
    ["Fisher–Yates down", loopDown(floorOf(plus(i, 1))), "fair"],
    ["Fisher–Yates up", loopUp(plus(i, floorOf(minus(length, i)))), "fair"],
    ["inside-out up", loopUp(floorOf(plus(i, 1))), "fair"],
    ["Sattolo", loopDown(floorOf(i)), "cycles"],
    ["round(random * i)", loopDown(scaled("round", i)), "biased"],
    ["ceil(random * i), which is never 0", loopDown(scaled("ceil", i)), "fixedItem"],
    ["1 + floor(random * i), which names its part", loopDown(plus(floorOf(i), 1)), "fair"],
    [
      "floor(1 + random * i), which names it, too",
      loopDown(unary("floor", plus(number(1), binary(draw, "*", i)))),
      "fair",
    ],
    [
      "floor(random * i + 1), without parentheses",
      loopDown(unary("floor", plus(binary(draw, "*", i), 1))),
      "fixedItem",
    ],
    ["floor(i * random + 1)", loopDown(unary("floor", plus(binary(i, "*", draw), 1))), "fixedItem"],
    ["trunc(random * i + 1)", loopDown(unary("trunc", plus(binary(draw, "*", i), 1))), "fixedItem"],
    [
      "floor(random * (i - 1 + 1) + 1), from 1 to i",
      loopDown(unary("floor", plus(binary(draw, "*", plus(minus(i, 1), 1)), 1))),
      "fair",
    ],
    [
      "floor(random * i + 1), of cards that are numbered from 1",
      swapLoop(
        [
          assign("i", variable("n")),
          {
            kind: "loop",
            test: binary(i, ">", number(1)),
            body: [assign("j", unary("floor", plus(binary(draw, "*", i), 1))), ...swap(i, variable("j"))],
            update: [assign("i", minus(i, 1))],
            testFirst: true,
          },
        ],
        { unknowns: ["n"] },
      ),
      "fair",
    ],
    ["a loop that stops one early", loopDown(floorOf(plus(i, 1)), 1), "biased"],
    ["a range one short", loopUp(plus(i, floorOf(minus(minus(length, i), 1)))), "fixedItem"],
    ["a draw that can equal n", loopUp(scaled("round", length)), "leavesArray"],
    ["a place drawn twice, in what is no swap", drawnTwice(), "unknown"],
    ["a place that a swap draws twice", drawnTwice({ drawsTwice: true }), "drawsTwice"],
    ["a swap that reads a place too late", overwritten({ overwritesUnread: true }), "drawsTwice"],
    ["the same steps, which nobody took for a swap", overwritten(), "unknown"],
    ["a draw from 52 places over any length", loopUp(floorOf(number(52))), "biased"],
    ["a coin for a comparator", sortBy(minus(draw, 0.5)), "biased"],
    ["the same for two items", sortBy(minus(draw, 0.5), { length: 2 }), "fair"],
    ["a lopsided coin for two items", sortBy(minus(draw, 0.2), { length: 2 }), "biased"],
    ["ten sorts in a row", sortBy(minus(draw, 0.5), { repeat: 10 }), "fair"],
    ["one draw for all comparisons", sortBy(minus(variable("r"), 0.5), { before: [assign("r", draw)] }), "biased"],
    [
      "one draw for the only comparison of two items",
      sortBy(minus(variable("r"), 0.5), { before: [assign("r", draw)], length: 2 }),
      "fair",
    ],
    ["a threshold that nobody knows", sortBy(minus(draw, variable("p")), { unknowns: ["p"] }), "biased"],
    ["four thresholds that nobody knows", sortBy(minus(draw, 0.5), { unknowns: ["p", "q", "r", "s"] }), "biased"],
    ["five of them", sortBy(minus(draw, 0.5), { unknowns: ["p", "q", "r", "s", "t"] }), "unknown"],
  ])("%s: %#", (_, model, wanted) => {
    expect(summarise(model)).toBe(wanted);
  });

  it.each<[string, ShuffleModel, string]>([
    ["three keys", sortByKey(floorOf(number(3))), "biased"],
    ["ten keys", sortByKey(floorOf(number(10))), "biased"],
    ["a thousand keys", sortByKey(floorOf(number(1000))), "biased"],
    ["twenty thousand keys, below the threshold", sortByKey(floorOf(number(20_000))), "fair"],
    ["a million keys, as good as any number", sortByKey(floorOf(number(1e6))), "fair"],
    ["as many keys as items", sortByKey(floorOf(length)), "biased"],
    ["n² keys", sortByKey(floorOf(binary(length, "*", length))), "biased"],
    ["a hundred keys for every item", sortByKey(floorOf(binary(length, "*", number(100)))), "biased"],
    [
      "a thousand keys for every item, below the threshold",
      sortByKey(floorOf(binary(length, "*", number(1000)))),
      "fair",
    ],
    ["a continuous key", sortByKey(draw), "fair"],
    ["a sum of continuous keys", sortByKey(plus(draw, draw)), "fair"],
    ["a key with a continuous part", sortByKey(binary(draw, "max", number(0.5))), "biased"],
    ["one key for all, which moves nothing", sortByKey(number(1)), "biased"],
    ["two keys that nobody knows", sortByKey(floorOf(variable("k")), { unknowns: ["k"] }), "unknown"],
    ["two items by a coin", sortByKey(floorOf(number(2)), { length: 2 }), "biased"],
    ["one item", sortByKey(floorOf(number(2)), { length: 1 }), "fair"],
    ["a deck of 52 by 52 keys", sortByKey(floorOf(length), { length: 52 }), "biased"],
    ["5,000 items by ten keys", sortByKey(floorOf(number(10)), { length: 5000 }), "biased"],
    ["equal keys, the later one first", sortByKey(floorOf(number(3)), { sort: "latestFirst" }), "biased"],
    ["equal keys turned round", sortByKey(floorOf(number(3)), { sort: "reversing" }), "biased"],
    ["a quicksort by continuous keys", sortByKey(draw, { sort: "quicksort" }), "fair"],
    ["a quicksort by as many keys as items", sortByKey(floorOf(length), { sort: "quicksort" }), "biased"],
  ])("a sort by drawn keys: %s: %#", (_, model, wanted) => {
    expect(summarise(model)).toBe(wanted);
  });

  it("says of keys how many there are, at the length of the example", () => {
    expect(verdict(sortByKey(floorOf(number(3))))).toMatchObject({
      evidence: { kind: "cell", cards: 8, position: 0, card: 0, keys: 3 },
    });
    expect(verdict(sortByKey(floorOf(length), { length: 5 }))).toMatchObject({ evidence: { cards: 5, keys: 5 } });
    expect(verdict(sortByKey(floorOf(length), { sort: "quicksort" }))).toMatchObject({
      evidence: { kind: "cell", cards: 8, keys: 8 },
    });
    expect(verdict(sortByKey(binary(draw, "max", number(0.5))))).not.toMatchObject({ evidence: { keys: 1 } });
  });

  it("shows a list that is too long for the matrix by eight items", () => {
    expect(verdict(sortByKey(floorOf(number(10)), { length: 5000 }))).toMatchObject({ evidence: { cards: 8 } });
  });

  it("judges a length that no one knows as fair where one value is", () => {
    const steps = [assign("n", variable("limit")), ...loopUp(plus(i, floorOf(minus(variable("limit"), i)))).steps];
    expect(summarise({ kind: "swapLoop", list: "a", unknowns: ["limit"], steps })).not.toBe("biased");
  });

  it("has the headline: of 8 items the first stays first 22.2 % of the time in V8", () => {
    const result = verdict(sortBy(minus(number(0.5), draw)));
    expect(result).toMatchObject({
      kind: "biased",
      evidence: { kind: "cell", cards: 8, engine: "v8", position: 0, card: 0, fair: 0.125 },
    });
    expect(result.kind === "biased" && result.evidence?.probability).toBeCloseTo(0.2216, 4);
  });

  it("never throws on what exact methods do not reach", () => {
    expect(verdict(loopUp(unary("floor", binary(binary(draw, "*", draw), "*", length))))).toMatchObject({
      kind: "unknown",
    });
    expect(verdict(loopUp(variable("nowhere")))).toMatchObject({ kind: "unknown" });
  });
});

describe("isFairShuffle", () => {
  it.each<[string, Parameters<typeof isFairShuffle>[0], boolean]>([
    ["Fisher–Yates down", loopDown(floorOf(plus(i, 1))), true],
    ["Fisher–Yates up", loopUp(plus(i, floorOf(minus(length, i)))), true],
    ["the naive swap", loopUp(floorOf(length)), false],
    ["Sattolo", loopDown(floorOf(i)), false],
    ["a part", loopDown(plus(floorOf(i), 1)), false],
    ["a loop that stops early", loopDown(floorOf(plus(i, 1)), 1), false],
    ["a draw that leaves the list", loopUp(scaled("round", length)), false],
    ["an index that nobody knows", loopUp(variable("nowhere")), false],
    ["a length by another name", { ...loopUp(plus(i, floorOf(minus(variable("n"), i)))), unknowns: ["n"] }, true],
    ["Fisher–Yates for six cards, whatever the length", loopUp(plus(i, floorOf(minus(number(6), i)))), false],
    ["a naive swap over a length by another name", { ...loopUp(floorOf(variable("n"))), unknowns: ["n"] }, false],
  ])("%s", (_, model, wanted) => {
    expect(isFairShuffle(model)).toBe(wanted);
  });
});

describe("getReach", () => {
  it("is undefined where the list's own length says it", () => {
    expect(getReach(loopUp(floorOf(length)))).toBeUndefined();
  });
});
