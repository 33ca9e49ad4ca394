// What each kind of shuffle is called, at lengths that are judged by orders and at lengths that are judged by positions.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import { assign, binary, draw, floorOf, length, swap, unary, variable, number } from "../model/write-model.ts";
import { loopDown, loopUp, sortBy, sortByKey } from "../model/models.fixture.ts";
import type { ShuffleModel, Statement, SwapLoop } from "../model/model.ts";
import { isFairShuffle } from "./fair-shuffle.ts";
import { getReach } from "./judged-sizes.ts";
import { verdict } from "./verdict.ts";

const i = variable("i");
const j = variable("j");
const k = variable("k");
const toExpression = (value: Expression | number): Expression => (typeof value === "number" ? number(value) : value);
const plus = (left: Expression | number, right: Expression | number): Expression =>
  binary(toExpression(left), "+", toExpression(right));
const minus = (left: Expression | number, right: Expression | number): Expression =>
  binary(toExpression(left), "-", toExpression(right));
const last = minus(length, 1);
const upTo = (index: Expression): Expression => floorOf(plus(index, 1));

const program = (steps: readonly Statement[], parts: Partial<SwapLoop> = {}): SwapLoop => ({
  kind: "swapLoop",
  list: "a",
  unknowns: [],
  steps,
  ...parts,
});
/** `for (i = from; i < to; i++) …` */
const up = (from: number, to: Expression | number, ...body: readonly Statement[]): Statement[] => [
  assign("i", number(from)),
  {
    kind: "loop",
    test: binary(i, "<", toExpression(to)),
    body,
    update: [assign("i", plus(i, 1))],
    testFirst: true,
  },
];
/** `for (i = from; i > to; i--) …` */
const down = (from: Expression | number, to: Expression | number, ...body: readonly Statement[]): Statement[] => [
  assign("i", toExpression(from)),
  {
    kind: "loop",
    test: binary(i, ">", toExpression(to)),
    body,
    update: [assign("i", minus(i, 1))],
    testFirst: true,
  },
];
const swapWith = (index: Expression): Statement[] => [assign("j", index), ...swap(i, j)];
const swapDrawn = (range: Expression): Statement[] => [
  assign("j", floorOf(range)),
  assign("k", floorOf(range)),
  ...swap(j, k),
];
const when = (test: Expression, ...then: readonly Statement[]): Statement => ({
  kind: "if",
  test,
  then,
  otherwise: [],
});
/** Fisher–Yates over the places from `from` to `to`. */
const shuffleBetween = (from: number, to: Expression | number): Statement[] =>
  down(to, from, ...swapWith(plus(from, floorOf(plus(minus(i, from), 1)))));

function summarise(model: ShuffleModel): string {
  const result = verdict(model);
  if (result.kind === "unknown") return result.reason.kind;
  if (result.kind === "notMeant") return result.purpose;
  return result.kind === "biased" ? `${result.finding}${result.whatever ? ", whatever" : ""}` : result.kind;
}

/** `for (i < count)` two drawn places are swapped. */
const swaps = (count: number, range: Expression | number): Statement[] =>
  up(0, count, ...swapDrawn(toExpression(range)));

/** Even orders only: each swap that moves something is followed by one of the first two. */
const evenOrdersFrom = (first: number): Statement[] =>
  down(
    last,
    first + 1,
    assign("j", plus(first, floorOf(minus(i, first - 1)))),
    ...swap(i, j),
    when(binary(i, "!=", j), ...swap(number(first), number(first + 1))),
  );
const evenOrders = evenOrdersFrom(0);
const sometimesSwapped = (first: number): Statement =>
  when(binary(draw, "<", number(0.25)), ...swap(number(first), number(first + 1)));
const FEW = "fewSwaps";

const classes: [string, string, readonly Statement[]][] = [
  ["Fisher–Yates down", "fair", down(last, 0, ...swapWith(upTo(i)))],
  ["Fisher–Yates up", "fair", up(0, length, ...swapWith(plus(i, floorOf(minus(length, i)))))],
  ["the naive swap", "biased", up(0, length, ...swapWith(floorOf(length)))],
  ["Sattolo", "cycles", down(last, 0, ...swapWith(floorOf(i)))],
  ["a Sattolo that stops early", "biased", down(last, 1, ...swapWith(floorOf(i)))],
  [
    "a turn by one place or by two",
    "biased",
    [
      ...up(0, last, ...swap(i, plus(i, 1))),
      assign("r", draw),
      ...up(0, last, when(binary(variable("r"), "<", number(0.5)), ...swap(i, plus(i, 1)))),
    ],
  ],
  [
    "the first two left out by ceil",
    "fair",
    down(last, 1, ...swapWith(plus(1, unary("ceil", binary(draw, "*", minus(i, 1)))))),
  ],
  ["a named part without the first", "fair", down(last, 0, ...swapWith(plus(1, floorOf(i))))],
  ["the first left out by ceil", "fixedItem", down(last, 0, ...swapWith(unary("ceil", binary(draw, "*", i))))],
  ["the last left out by a start one short", "fixedItem", shuffleBetween(0, minus(length, 2))],
  [
    "the last left out by a loop and a range that agree",
    "fair",
    up(0, last, ...swapWith(plus(i, floorOf(minus(last, i))))),
  ],
  [
    "the last left out by a range one short",
    "fixedItem",
    up(0, length, ...swapWith(plus(i, floorOf(minus(minus(length, i), 1))))),
  ],
  ["a part without the first and the last", "fair", shuffleBetween(1, minus(length, 2))],
  ["a part without the first two", "fair", shuffleBetween(2, last)],
  [
    "the first pinned to the last place",
    "fixedItem",
    [...swap(number(0), last), ...shuffleBetween(0, minus(length, 2))],
  ],
  ["the last pinned to the first place", "fixedItem", [...swap(number(0), last), ...shuffleBetween(1, last)]],
  ["two pinned", "biased", [...swap(number(0), last), ...shuffleBetween(1, minus(length, 2))]],
  ["a biased part", "biased", up(1, length, ...swapWith(plus(1, floorOf(last))))],
  ["a loop that stops one early", "biased", down(last, 1, ...swapWith(upTo(i)))],
  ["a swap with itself", "movesNothing", up(0, length, ...swapWith(i))],
  ["a swap of two for certain", "movesNothing", swap(number(0), last)],
  ["a draw outside at every length", "leavesArray", up(0, length, ...swapWith(floorOf(plus(length, 1))))],
  [
    "the last left out by a range one short that a variable carries",
    "fixedItem",
    [assign("k", last), ...up(0, length, ...swapWith(plus(i, floorOf(minus(k, i)))))],
  ],
  [
    "the last left out by a loop and a range of the same variable",
    "fair",
    [assign("k", last), ...up(0, k, ...swapWith(plus(i, floorOf(minus(k, i)))))],
  ],
  [
    "the last left out by a draw that is scaled later",
    "fair",
    up(0, last, assign("r", draw), ...swapWith(plus(i, unary("floor", binary(variable("r"), "*", minus(last, i)))))),
  ],
  [
    "the last left out by a range of a variable that shrinks",
    "fixedItem",
    [assign("k", last), ...up(0, last, ...swapWith(plus(i, floorOf(k))), assign("k", minus(k, 1)))],
  ],
  [
    "a draw outside at odd lengths",
    "someLengths",
    up(0, length, ...swapWith(plus(floorOf(length), binary(length, "%", number(2))))),
  ],
];

/** What is too much to be judged by positions. */
const drawnPlaces: [string, string, readonly Statement[]][] = [
  ["swaps of drawn places, as many as cards", "biased", up(0, length, ...swapDrawn(length))],
  ["the same without the last place", "fixedItem", up(0, length, ...swapDrawn(last))],
  ["fewer swaps of drawn places than cards", FEW, up(2, length, ...swapDrawn(length))],
  ["one swap of drawn places less than cards", "biased", up(1, length, ...swapDrawn(length))],
  ["three swaps of drawn places", FEW, up(0, 3, ...swapDrawn(length))],
  ["three swaps without the last place", FEW, up(0, 3, ...swapDrawn(last))],
  ["four swaps without the last place", "fixedItem", up(0, 4, ...swapDrawn(last))],
  ["five swaps of drawn places", FEW, [2, 2, 1].flatMap((count) => up(0, count, ...swapDrawn(length)))],
  [
    "swaps of drawn places, fewer than cards in short lists only",
    FEW,
    up(0, minus(plus(minus(length, 2), minus(length, 2)), 2), ...swapDrawn(length)),
  ],
  [
    "four swaps without the first place",
    FEW,
    up(0, 4, assign("j", plus(1, floorOf(last))), assign("k", plus(1, floorOf(last))), ...swap(j, k)),
  ],
  ["six swaps of the first places by number", FEW, [assign("x", length), ...up(0, 6, ...swapDrawn(number(3)))]],
];

describe("by orders", () => {
  it.each([...classes, ...drawnPlaces])("%s: %s", (_, wanted, steps) => {
    expect(summarise(program(steps))).toBe(wanted);
  });

  it.each<[string, string, readonly Statement[]]>([
    ["even orders", "fair", evenOrders],
    ["odd orders", "fair", [...evenOrders, ...swap(number(0), number(1))]],
    ["even orders, sometimes odd ones", "biased", [...evenOrders, sometimesSwapped(0)]],
    ["even orders without the first", "fair", evenOrdersFrom(1)],
    ["even orders without the first, sometimes odd ones", "biased", [...evenOrdersFrom(1), sometimesSwapped(1)]],
    [
      "even orders, unevenly",
      "biased",
      up(
        0,
        length,
        assign("j", floorOf(length)),
        assign("k", floorOf(length)),
        ...swap(i, j),
        when(binary(i, "!=", j), ...swap(number(0), number(1))),
      ),
    ],
  ])("%s: %s", (_, wanted, steps) => {
    expect(summarise(program(steps))).toBe(wanted);
  });
});

describe("by positions", () => {
  it.each(classes.filter(([, wanted]) => wanted !== "someLengths"))("%s: %s", (_, wanted, steps) => {
    // A number that nothing depends on: lists are judged that are longer.
    expect(summarise(program([assign("unused", number(9)), ...steps]))).toBe(wanted);
    expect(summarise(program(steps, { length: 9 }))).toBe(wanted);
  });
});

describe("a sample", () => {
  const half = up(0, minus(length, i), ...swapWith(plus(i, floorOf(minus(length, i)))));
  const front = (count: number): Statement[] => up(0, count, ...swapWith(plus(i, floorOf(minus(length, i)))));
  const back = (count: number): Statement[] => down(last, minus(last, count), ...swapWith(upTo(i)));

  it.each<[string, string, readonly Statement[]]>([
    ["two from the front", "fair", front(2)],
    ["three from the front", "fair", front(3)],
    ["ten from the front", "fair", front(10)],
    ["two from the back", "fair", back(2)],
    ["three from the back", "fair", back(3)],
    ["ten from the back", "fair", back(10)],
    ["sixty from the front", "fair", front(60)],
    [
      "five from the front, naively, in a list of sixty at least",
      "biased",
      [...swap(number(59), number(0)), ...up(0, 5, ...swapWith(floorOf(length)))],
    ],
    ["half of the list", "fair", half],
    ["three from the front, naively", "biased", up(0, 3, ...swapWith(floorOf(length)))],
    ["ten from the back, naively", "biased", down(last, minus(length, 11), ...swapWith(floorOf(length)))],
    [
      "all but two from the front, at every length",
      "biased",
      up(0, minus(length, 2), ...swapWith(plus(i, floorOf(minus(length, i))))),
    ],
  ])("%s: %s", (_, wanted, steps) => {
    expect(summarise(program(steps))).toBe(wanted);
  });

  it.each([5, 20])("of a list of known length is one where its size is its own: %i", (cards) => {
    for (const steps of [front(3), back(3), half]) expect(summarise(program(steps, { length: cards }))).toBe("fair");
    const naively = up(0, 3, ...swapWith(floorOf(length)));
    expect(summarise(program(naively, { length: cards }))).toBe("biased");
  });

  it("that stops short of the length is none", () => {
    expect(summarise(program(down(last, 1, ...swapWith(upTo(i))), { length: 5 }))).toBe("biased");
    expect(summarise(program(down(last, 1, ...swapWith(upTo(i))), { length: 20 }))).toBe("biased");
  });
});

describe("groups", () => {
  const rest = (range: Expression): Statement[] => down(last, 3, ...swapWith(plus(3, range)));
  const restFairly = rest(floorOf(minus(i, 2)));

  it.each<[string, string, readonly Statement[]]>([
    ["both fair", "fair", [...shuffleBetween(0, 2), ...restFairly]],
    ["the first by a naive swap", "biased", [...up(0, 3, ...swapWith(floorOf(number(3)))), ...restFairly]],
    ["the second by a naive swap", "biased", [...shuffleBetween(0, 2), ...rest(floorOf(minus(length, 3)))]],
    ["of which the second stays", "fair", shuffleBetween(0, 2)],
  ])("%s: %s", (_, wanted, steps) => {
    for (const unused of [4, 9]) expect(summarise(program([assign("unused", number(unused)), ...steps]))).toBe(wanted);
  });
});

describe("a loop with numbers for a length", () => {
  const constant = (count: number, index: Expression): SwapLoop => program(up(0, count, ...swapWith(index)));

  it.each<[string, string, SwapLoop]>([
    ["a naive swap of three", "biased", constant(3, floorOf(number(3)))],
    ["a naive swap of two", "twoCards", constant(2, floorOf(number(2)))],
    ["a naive swap of nine", "biased", constant(9, floorOf(number(9)))],
    [
      "a naive swap of nine after one swap more",
      "biased",
      program([...up(0, 1, ...swapWith(floorOf(number(9)))), ...up(0, 9, ...swapWith(floorOf(number(9))))]),
    ],
    [
      "a naive swap of five after one swap more",
      "biased",
      program([...up(0, 1, ...swapWith(floorOf(number(5)))), ...up(0, 5, ...swapWith(floorOf(number(5))))]),
    ],
    ["Fisher–Yates of nine", "fair", program(shuffleBetween(0, 8))],
    ["Fisher–Yates of three", "fair", program(shuffleBetween(0, 2))],
    ["Sattolo of five", "cycles", program(down(4, 0, ...swapWith(floorOf(i))))],
    ["Sattolo of nine", "cycles", program(down(8, 0, ...swapWith(floorOf(i))))],
    ["cards from 1", "fair", program(shuffleBetween(1, 8))],
    ["cards from 1 by ceil", "fair", program(down(8, 0, ...swapWith(unary("ceil", binary(draw, "*", i)))))],
    ["more cards than can be judged", "reachesTooFar", constant(2000, floorOf(number(2000)))],
    [
      "all but the one in the middle",
      "fair",
      program([...swap(number(2), number(4)), ...shuffleBetween(0, 3), ...swap(number(2), number(4))]),
    ],
    ["Fisher–Yates of five of ten", "fair", program(shuffleBetween(0, 4), { length: 10 })],
  ])("%s: %s", (_, wanted, model) => {
    expect(summarise(model)).toBe(wanted);
  });

  it.each<[string, string, Expression]>([
    ["a 5 that is the length", "fair", plus(i, floorOf(minus(5, i)))],
    ["a 4 that is the last place", "fair", plus(i, floorOf(minus(plus(4, 1), i)))],
    ["a 52 that is the length", "fair", plus(i, floorOf(minus(52, i)))],
    ["a 5 that makes no length fair", "biased", floorOf(number(5))],
    ["a 201 that is too long", "hugeNumbers", floorOf(number(201))],
    ["a 200 that is too long", "hugeNumbers", floorOf(number(200))],
  ])("beside the list's own: %s: %s", (_, wanted, index) => {
    expect(summarise(loopUp(index))).toBe(wanted);
  });
});

describe("a list whose length is known", () => {
  it.each<[number, string]>([
    [2, "fair"],
    [3, "biased"],
    [4, "biased"],
    [6, "biased"],
    [7, "biased"],
    [30, "biased"],
  ])("of %i by a naive swap: %s", (cards, wanted) => {
    expect(summarise(loopUp(floorOf(length), { length: cards }))).toBe(wanted);
  });

  it.each<[number, string]>([
    [3, "biased"],
    [12, "biased"],
    [1, "fair"],
  ])("of %i by a coin in a sort: %s", (cards, wanted) => {
    expect(summarise(sortBy(minus(draw, 0.5), { length: cards }))).toBe(wanted);
  });
});

describe("random bits are no length", () => {
  const bits = (count: number): Expression => unary("floor", binary(draw, "*", number(count)));
  const drawn = (value: Expression, index: (r: Expression) => Expression): SwapLoop =>
    program(up(0, length, assign("r", value), ...swapWith(index(variable("r")))));

  it.each<[string, string, SwapLoop]>([
    [
      "32 bits, divided",
      "biased",
      drawn(binary(bits(2 ** 32), "/", number(2 ** 32)), (r) => unary("floor", binary(r, "*", length))),
    ],
    [
      "a byte, divided by 255",
      "leavesArray",
      drawn(binary(bits(256), "/", number(255)), (r) => unary("floor", binary(r, "*", length))),
    ],
    [
      "32 bits of a draw that is kept, divided",
      "biased",
      program(
        up(
          0,
          length,
          assign("r", draw),
          assign("b", binary(unary("floor", binary(variable("r"), "*", number(2 ** 32))), "/", number(2 ** 32))),
          ...swapWith(unary("floor", binary(variable("b"), "*", length))),
        ),
      ),
    ],
    [
      "signed bits, divided",
      "biased",
      drawn(plus(binary(minus(bits(2 ** 32), 2 ** 31), "/", number(2 ** 32)), 0.5), (r) =>
        unary("floor", binary(r, "*", length)),
      ),
    ],
    [
      "a signed byte, divided, for one swap",
      "biased",
      program(
        up(
          0,
          1,
          assign("r", plus(binary(minus(bits(256), 128), "/", number(256)), 0.5)),
          ...swapWith(unary("floor", binary(variable("r"), "*", length))),
        ),
      ),
    ],
    [
      "a byte of a draw that is kept, divided, for one swap",
      "biased",
      program(
        up(
          0,
          1,
          assign("r", draw),
          assign("b", binary(unary("floor", binary(variable("r"), "*", number(256))), "/", number(256))),
          ...swapWith(unary("floor", binary(variable("b"), "*", length))),
        ),
      ),
    ],
    ["a thousand that is added", "hugeNumbers", loopUp(floorOf(minus(plus(length, 1000), 1000)))],
    ["the remainder of as many values as C's rand() has", "biased", loopUp(binary(bits(2 ** 15), "%", length))],
    ["the same of a fair shuffle's range, as good as fair", "fair", loopDown(binary(bits(2 ** 15), "%", plus(i, 1)))],
    ["a byte's remainder", "biased", loopUp(binary(bits(256), "%", length))],
    ["the remainder of 16 bits that are kept", "biased", drawn(bits(2 ** 16), (r) => binary(r, "%", length))],
    [
      "a thousand that is added, before a remainder",
      "hugeNumbers",
      drawn(floorOf(length), (r) => binary(plus(r, 1000), "%", length)),
    ],
    [
      "a thousand lengths, before a remainder",
      "hugeNumbers",
      loopUp(plus(floorOf(length), binary(binary(length, "*", number(1000)), "%", length))),
    ],
    ["255 values' remainder, of any length", "biased", loopUp(binary(bits(255), "%", length))],
    ["240 values' remainder, even for three to six", "hugeNumbers", loopUp(binary(bits(240), "%", length))],
  ])("%s: %s", (_, wanted, model) => {
    expect(summarise(model)).toBe(wanted);
  });
});

describe("what the source does not tell", () => {
  const limit = variable("limit");
  const times = (left: Expression | number, right: Expression | number): Expression =>
    binary(toExpression(left), "*", toExpression(right));
  const over = (left: Expression, right: Expression | number): Expression => binary(left, "/", toExpression(right));

  it("shows with which values its numbers hold", () => {
    const result = verdict(open(up(0, limit, ...swapWith(floorOf(limit))), "limit"));
    expect(result).toMatchObject({ whatever: false, evidence: { cards: 8, unknowns: { limit: 8 } } });
    // The mildest of the values: with others the range is turned round.
    const between = open(down(last, 0, ...swapWith(plus(floorOf(plus(minus(limit, k), 1)), k))), "limit", "k");
    expect(verdict(between)).toMatchObject({ whatever: false, evidence: { cards: 8, unknowns: { limit: 7, k: 0 } } });
  });
  const open = (steps: readonly Statement[], ...unknowns: string[]): SwapLoop => program(steps, { unknowns });

  it.each<[string, string, SwapLoop]>([
    ["the length, in a naive swap", "biased", open(up(0, limit, ...swapWith(floorOf(limit))), "limit")],
    ["the length, in Sattolo", "cycles", open(down(minus(limit, 1), 0, ...swapWith(floorOf(i))), "limit")],
    [
      "the length, in Sattolo over the first of six",
      "biased",
      program(down(minus(limit, 1), 0, ...swapWith(floorOf(i))), { unknowns: ["limit"], length: 6 }),
    ],
    [
      "the range of a naive swap of four",
      "biased",
      program(up(0, length, ...swapWith(floorOf(limit))), { unknowns: ["limit"], length: 4 }),
    ],
    ["the length, in Fisher–Yates", "fair", open(down(minus(limit, 1), 0, ...swapWith(upTo(i))), "limit")],
    ["the last place, in Fisher–Yates", "fair", open(down(limit, 0, ...swapWith(upTo(i))), "limit")],
    [
      "the end of a naive swap, which may be a sample of one",
      "fair",
      open(up(0, limit, ...swapWith(floorOf(length))), "limit"),
    ],
    ["the range of a draw", "fair", open(up(0, length, ...swapWith(plus(i, floorOf(minus(limit, i))))), "limit")],
    ["the size of a sample", "fair", open(up(0, limit, ...swapWith(plus(i, floorOf(minus(length, i))))), "limit")],
    [
      "the length, with the first pinned to the last place",
      "fixedItem",
      open([...swap(number(0), minus(limit, 1)), ...shuffleBetween(0, minus(limit, 2))], "limit"),
    ],
    [
      "the length, in even orders",
      "fair",
      open(
        down(
          minus(limit, 1),
          1,
          assign("j", upTo(i)),
          ...swap(i, j),
          when(binary(i, "!=", j), ...swap(number(0), number(1))),
        ),
        "limit",
      ),
    ],
    [
      "the length, in groups",
      "fair",
      open([...shuffleBetween(0, 2), ...down(minus(limit, 1), 3, ...swapWith(plus(3, floorOf(minus(i, 2)))))], "limit"),
    ],
    ["the length, without the first", "fair", open(shuffleBetween(1, minus(limit, 1)), "limit")],
    ["a place", "noFittingValue", open(up(0, length, ...swapWith(limit)), "limit")],
    [
      "the range of a naive swap from the tenth place on",
      "biased",
      open(up(10, length, ...swapWith(floorOf(limit))), "limit"),
    ],
    [
      "a factor of the range",
      "fair",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(times(plus(i, 1), limit)))), "limit"),
    ],
    [
      "a percentage of the range",
      "fair",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(over(times(plus(i, 1), limit), 100)))), "limit"),
    ],
    [
      "what a range is divided by, fair at 7",
      "fair",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(over(plus(i, 1), minus(limit, 6))))), "limit"),
    ],
    [
      "what a range is divided by, never fair",
      "biased",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(over(plus(i, 2), plus(limit, 0.5))))), "limit"),
    ],
    [
      "a threshold beyond which the range is a fair one, at 500",
      "fair",
      open(
        down(
          minus(length, 1),
          0,
          ...swapWith(
            floorOf({
              kind: "conditional",
              test: binary(limit, "==", number(500)),
              then: plus(i, 1),
              otherwise: length,
            }),
          ),
        ),
        "limit",
      ),
    ],
    [
      "a part of the range, never fair, with values at which it makes no sense",
      "biased",
      open(
        down(
          minus(length, 1),
          0,
          ...swapWith(plus(floorOf(minus(plus(i, 2), i)), minus(times(2, limit), times(2, limit)))),
        ),
        "limit",
      ),
    ],
    [
      "a part of the range, fair at 3",
      "fair",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(minus(plus(i, limit), 2)))), "limit"),
    ],
    [
      "a part of the range, which makes sense at −7",
      "noFittingValue",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(plus(plus(i, limit), 8)))), "limit"),
    ],
    [
      "a part of the range, which makes sense at 8.5 and near it",
      "noFittingValue",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(minus(plus(i, times(2, limit)), 16)))), "limit"),
    ],
    [
      "the rest of the range, fair at the length",
      "fair",
      open(up(0, length, ...swapWith(plus(i, floorOf(minus(minus(limit, i), 3))))), "limit"),
    ],
    [
      "where the loop begins, fair at 12",
      "fair",
      open(down(minus(plus(length, 11), limit), 0, ...swapWith(upTo(i))), "limit"),
    ],
    ["a constant range, never fair", "biased", open(up(0, 6, ...swapWith(floorOf(minus(limit, 2)))), "limit")],
    [
      "two variables, fair where one is 3 more than the other",
      "fair",
      open(down(minus(length, 1), 0, ...swapWith(floorOf(minus(plus(i, limit), plus(k, 2))))), "limit", "k"),
    ],
    [
      "two variables, whose sum is the range of a naive swap",
      "biased",
      open(up(0, length, ...swapWith(floorOf(plus(limit, k)))), "limit", "k"),
    ],
    [
      "how many rounds of Sattolo there are",
      "unknownAmount",
      open(down(minus(length, 1), minus(minus(length, 1), limit), ...swapWith(floorOf(i))), "limit"),
    ],
    // A large number of them takes too long to compute, which is not what keeps it from being judged.
    ["how many swaps of drawn places there are", "unknownAmount", open(up(0, limit, ...swapDrawn(length)), "limit")],
    ["a few swaps of drawn places", "fewSwaps", open(up(0, over(limit, 100), ...swapDrawn(limit)), "limit")],
    [
      "a few of them, which are called a shuffle",
      "biased",
      { ...open(up(0, over(limit, 100), ...swapDrawn(limit)), "limit"), isCalledShuffle: true },
    ],
    ["a share of the length", "unknownShare", open(up(0, length, ...swapWith(floorOf(times(length, limit)))), "limit")],
    [
      "what the length is divided by",
      "unknownShare",
      open(up(0, length, ...swapWith(floorOf(over(length, limit)))), "limit"),
    ],
    ["three variables", "manyUnknowns", open(up(0, limit, ...swapWith(floorOf(limit))), "limit", "x", "y")],
    [
      "what a remainder is taken of",
      "unknownRemainder",
      open(up(0, length, ...swapWith(binary(limit, "%", length))), "limit"),
    ],
    [
      "of how many values a remainder is taken",
      "unknownRemainder",
      open(up(0, length, ...swapWith(binary(floorOf(limit), "%", length))), "limit"),
    ],
    [
      "what a drawn number is divided by, for its remainder",
      "biased",
      open(up(0, limit, ...swapWith(binary(floorOf(number(2 ** 15)), "%", limit))), "limit"),
    ],
    [
      "the same of a fair shuffle's range",
      "fair",
      open(down(minus(limit, 1), number(0), ...swapWith(binary(floorOf(number(2 ** 15)), "%", plus(i, 1)))), "limit"),
    ],
    [
      "the same of a range that is a fair shuffle's at a value that nobody would try first",
      "fractionalRemainder",
      open(
        down(
          minus(length, 1),
          number(0),
          ...swapWith(binary(floorOf(number(2 ** 15)), "%", minus(plus(i, limit), 16))),
        ),
        "limit",
      ),
    ],
  ])("%s: %s", (_, wanted, model) => {
    expect(summarise(model)).toBe(wanted);
  });
});

describe("the numbers of the evidence", () => {
  const getEvidence = (model: ShuffleModel): unknown => {
    const result = verdict(model);
    return result.kind === "biased" ? result.evidence : result;
  };

  it.each<[string, ShuffleModel, object]>([
    ["a naive swap", loopUp(floorOf(length)), { kind: "cell", cards: 8, fair: 0.125, position: 0, card: 1 }],
    [
      "a naive swap of three",
      program(up(0, 3, ...swapWith(floorOf(number(3))))),
      { kind: "cell", cards: 3, fair: 1 / 3 },
    ],
    [
      "a naive swap beside a number of nine",
      program([assign("unused", number(9)), ...loopUp(floorOf(length)).steps]),
      { kind: "cell", cards: 9 },
    ],
    [
      "a naive swap beside a number of eight",
      program([assign("unused", number(8)), ...loopUp(floorOf(length)).steps]),
      { kind: "cell", cards: 8 },
    ],
    ["a naive swap of ten", loopUp(floorOf(length), { length: 10 }), { kind: "cell", cards: 10, fair: 0.1 }],
    [
      "Sattolo",
      loopDown(floorOf(i)),
      { kind: "cell", cards: 8, position: 0, card: 1, fair: 0.125, probability: expect.closeTo(1 / 7, 12) as number },
    ],
    [
      "a naive swap over a length that is not known",
      program(up(0, k, ...swapWith(floorOf(k))), { unknowns: ["k"] }),
      { kind: "cell", cards: 8, position: 0, card: 1 },
    ],
    [
      "Sattolo over a length that is not known",
      program(down(minus(k, 1), 0, ...swapWith(floorOf(i))), { unknowns: ["k"] }),
      { kind: "cell", cards: 8, position: 0, card: 1, probability: expect.closeTo(1 / 7, 12) as number },
    ],
    [
      "a coin of unknown weight, at its middle",
      sortBy(minus(draw, k), { unknowns: ["k"] }),
      { kind: "cell", cards: 8, probability: expect.closeTo(0.2216, 4) as number },
    ],
    [
      "keys that tie, in a sort that turns them round",
      sortByKey(floorOf(number(3)), { sort: "reversing" }),
      { kind: "cell", cards: 8, engine: "v8", keys: 3 },
    ],
    [
      "a coin in a sort of a typed array",
      sortBy(minus(draw, 0.5), { list: "typedArray" }),
      { kind: "cell", cards: 10, engine: "v8", position: 8, card: 3, probability: 33 / 256 },
    ],
    [
      "a coin in a sort of a typed array of eight, which leaves every place even",
      sortBy(minus(draw, 0.5), { list: "typedArray", length: 8 }),
      { kind: "order", cards: 4, order: "0,1,2,3", fraction: "1/16" },
    ],
    [
      "a coin in a sort of a typed deck",
      sortBy(minus(draw, 0.5), { list: "typedArray", length: 52 }),
      { kind: "cell", cards: 52, position: 0, card: 0, probability: 1 / 32 },
    ],
    [
      "true and false in a sort of a typed array, which reads true as a number above 0",
      sortBy(binary(draw, "<", number(0.5)), { list: "typedArray" }),
      { kind: "cell", cards: 10, position: 8, card: 3, probability: 33 / 256 },
    ],
    ["a coin in a sort of 63", sortBy(minus(draw, 0.5), { length: 63 }), { kind: "cell", cards: 63 }],
    ["a coin in a sort that merges", sortBy(minus(draw, 0.5), { length: 64 }), { kind: "cell", cards: 8 }],
    ["a coin in a sort of three", sortBy(minus(draw, 0.5), { length: 3 }), { kind: "cell", cards: 3, engine: "v8" }],
    [
      "a lopsided coin in a sort of two",
      sortBy(minus(draw, 0.25), { length: 2 }),
      { kind: "cell", cards: 2, probability: 0.75 },
    ],
  ])("%s", (_, model, wanted) => {
    expect(getEvidence(model)).toMatchObject(wanted);
  });

  it("name no engine where every stable sort does the same", () => {
    expect(getEvidence(sortByKey(floorOf(number(3))))).not.toHaveProperty("engine");
    expect(getEvidence(loopUp(floorOf(length)))).not.toHaveProperty("engine");
  });

  it("do not count keys that are more than can be counted", () => {
    const evidence = getEvidence(sortByKey(binary(draw, "max", number(0.5))));
    expect(evidence).toMatchObject({ kind: "cell", cards: 8 });
    expect(evidence).not.toHaveProperty("keys");
  });

  it("are the item that gets lost most often, of a swap that draws a place twice", () => {
    const losing = (to: Expression, parts: Partial<SwapLoop> = {}): SwapLoop => ({
      ...program(up(0, to, ...swap(i, floorOf(to)))),
      drawsTwice: true,
      ...parts,
    });
    expect(verdict(losing(length))).toMatchObject({ evidence: { kind: "lost", cards: 8, card: 7, fair: 0 } });
    expect(verdict(losing(variable("n"), { unknowns: ["n"] }))).toMatchObject({
      evidence: { kind: "lost", cards: 5, unknowns: { n: 5 } },
    });
    // Of a deck whose length a number says, nobody waits for how often.
    expect(verdict(losing(number(52)))).toMatchObject({ finding: "drawsTwice", evidence: undefined });
  });

  it("are none where a draw can lie outside", () => {
    expect(verdict(loopUp(unary("round", binary(draw, "*", length))))).toEqual({
      kind: "biased",
      finding: "leavesArray",
      evidence: undefined,
      whatever: false,
    });
  });

  it("are an order where every card comes everywhere alike", () => {
    // Even orders, and a coin that says of a third of them whether two cards are swapped.
    const steps = [...evenOrders, when(binary(draw, "<", number(0.25)), ...swap(number(0), number(1)))];
    expect(getEvidence(program(steps, { length: 4 }))).toEqual({
      kind: "order",
      cards: 4,
      fair: 1 / 24,
      order: expect.any(String) as string,
      probability: 0.0625,
      fraction: "1/16",
    });
    // The order that comes first is now the rarer one.
    const others = [...evenOrders, when(binary(draw, "<", number(0.75)), ...swap(number(0), number(1)))];
    expect(getEvidence(program(others, { length: 4 }))).toMatchObject({ kind: "order", fraction: "1/16" });
    expect(getEvidence(program(steps))).toMatchObject({ kind: "order", cards: 4, fraction: "1/16" });
  });
});

describe("a sort of a known length, by positions", () => {
  it.each<[string, string, ShuffleModel]>([
    ["a coin", "biased", sortBy(minus(draw, 0.5), { length: 8 })],
    // Every place has a card that is as often there as it should be.
    ["a coin, twice over", "biased", sortBy(minus(draw, 0.5), { length: 8, repeat: 2 })],
    ["a coin, thirty times over", "fair", sortBy(minus(draw, 0.5), { length: 8, repeat: 30 })],
    // A deck that an online game sorts four times: exactly computed, no cell is off by more than 0.16 % up to 127 cards, and by 1.2 % after three sorts.
    ["a coin, four times over, of a list that is merged", "fair", sortBy(minus(draw, 0.5), { length: 150, repeat: 4 })],
    ["a coin, thrice over, of one that is merged", "biased", sortBy(minus(draw, 0.5), { length: 150, repeat: 3 })],
    // Of four cards alone, and of no longer list, anybody could see it.
    ["a coin, six times over, of a list of any length", "fair", sortBy(minus(draw, 0.5), { repeat: 6 })],
    ["a coin, thrice over, of a list of any length", "biased", sortBy(minus(draw, 0.5), { repeat: 3 })],
    ["a coin, once, of one that is merged", "biased", sortBy(minus(draw, 0.5), { length: 150 })],
    ["a coin of unknown weight, for two items", "fair", sortBy(minus(draw, k), { length: 2, unknowns: ["k"] })],
    ["a coin of unknown weight", "biased, whatever", sortBy(minus(draw, k), { length: 8, unknowns: ["k"] })],
    [
      "keys of which nobody knows how many there are",
      "unknownKeys",
      sortByKey(floorOf(k), { length: 8, unknowns: ["k"] }),
    ],
    ["a quicksort by drawn keys", "fair", sortByKey(draw, { length: 8, sort: "quicksort" })],
    ["a quicksort by keys that tie", "biased", sortByKey(floorOf(length), { length: 8, sort: "quicksort" })],
  ])("%s: %s", (_, wanted, model) => {
    expect(summarise(model)).toBe(wanted);
  });
});

describe("what only some lengths show", () => {
  const power = (exponent: number): Expression => (exponent === 1 ? length : binary(power(exponent - 1), "*", length));

  it("is seen by keys that tie often enough among four cards only", () => {
    expect(summarise(sortByKey(floorOf(power(5))))).toBe("biased");
    expect(summarise(sortByKey(floorOf(power(5)), { length: 6 }))).toBe("fair");
  });

  it("is seen by orders as long as the numbers in the loop leave any to look at", () => {
    const uneven = [...evenOrders, when(binary(draw, "<", number(0.25)), ...swap(number(0), number(1)))];
    const beside = (unused: number): string => summarise(program([assign("unused", number(unused)), ...uneven]));
    expect([2, 3, 4, 5].map(beside)).toEqual(["biased", "biased", "biased", "biased"]);
    // Every card comes everywhere alike.
    expect([6, 9].map(beside)).toEqual(["fair", "fair"]);
  });
});

describe("isFairShuffle, at the lengths that are judged", () => {
  const fair = (steps: readonly Statement[], parts: Partial<SwapLoop> = {}): boolean =>
    isFairShuffle(program(steps, parts));

  it("is true of a loop with numbers for a length, and of a known length", () => {
    expect(fair(shuffleBetween(0, 8))).toBe(true);
    expect(fair(down(8, 0, ...swapWith(floorOf(i))))).toBe(false);
    expect(fair(down(last, 0, ...swapWith(upTo(i))), { length: 7 })).toBe(true);
    expect(fair(up(0, length, ...swapWith(floorOf(length))), { length: 7 })).toBe(false);
    expect(fair(shuffleBetween(0, 2))).toBe(true);
    expect(fair(shuffleBetween(0, 1))).toBe(false);
  });

  it("is false where only some lengths are shuffled", () => {
    const isEven = binary(binary(length, "%", number(2)), "==", number(0));
    expect(fair([when(isEven, ...down(last, 0, ...swapWith(upTo(i))))])).toBe(false);
  });

  it("is false where it can't be judged", () => {
    expect(fair(up(0, 2000, ...swapWith(floorOf(number(2000)))))).toBe(false);
    expect(fair(up(0, length, ...swapWith(floorOf(binary(draw, "*", length)))))).toBe(false);
  });
});

describe("getReach, of places looked at", () => {
  it.each<[string, number | undefined, SwapLoop]>([
    ["nine by number", 9, program(shuffleBetween(0, 8))],
    ["a length that is not known, at 4", 4, program(up(0, k, ...swapWith(floorOf(k))), { unknowns: ["k"] })],
    ["all places of the list", undefined, loopUp(floorOf(length))],
    ["the last place of the list", undefined, program(swap(number(0), last))],
    ["no places", undefined, program([assign("i", number(1))])],
    ["more than can be judged", undefined, program(up(0, 2000, ...swapWith(floorOf(number(2000)))))],
    [
      "a loop that does not end",
      undefined,
      program([{ kind: "loop", test: number(1), body: swap(number(0), number(1)), update: [], testFirst: true }]),
    ],
    ["one place from 5 on", 8, program(shuffleBetween(5, 7))],
  ])("%s: %s", (_, wanted, model) => {
    expect(getReach(model)).toBe(wanted);
  });
});

describe("a number of random swaps", () => {
  const LITTLE = [4, 16, 50];
  const MULTIPLIED = swaps(1000, binary(draw, "*", length));
  it.each<[string, string, SwapLoop]>([
    ["fewer than a fixed number of places", FEW, program(swaps(10, 52))],
    ["the same in what is called a shuffle", "biased", program(swaps(10, 52), { isCalledShuffle: true })],
    ["three of them are none", FEW, program(swaps(3, 52), { isCalledShuffle: true })],
    ["as many as there are places", "biased", program(swaps(52, 52))],
    ["100 of 52 places", "biased", program(swaps(100, 52))],
    ["1,000 of 52 places", "fair", program(swaps(1000, 52))],
    ["a list whose length is known", "biased", program(swaps(60, length), { isCalledShuffle: true, length: 52 })],
    ["as many as the list is known to have items", "biased", program(swaps(60, length), { length: 52 })],
    ["fewer than the list is known to have items", FEW, program(swaps(40, length), { length: 52 })],
    ["1,000 of a list whose length is known", "fair", program(swaps(1000, length), { length: 52 })],
    ["a short list whose length is known", "fair", program(swaps(60, length), { isCalledShuffle: true, length: 16 })],
    ["a list of any length", FEW, program(swaps(60, length), { isCalledShuffle: true })],
    ["a list of any length, more than can be computed", "manySwaps", program(swaps(1000, length))],
    ["a list of any length, by draws that no length helps to judge", "multipliedDraws", program(MULTIPLIED)],
    [
      "a list of any length, more in what is called a shuffle",
      "manySwaps",
      program(swaps(1000, length), { isCalledShuffle: true }),
    ],
    ["too few for any list of four", "biased", program(swaps(5, length), { isCalledShuffle: true })],
    ["as many as the list has items", "biased", program(up(0, length, ...swapDrawn(length)))],
  ])("%s: %s", (_, expected, model) => {
    expect(summarise(model)).toBe(expected);
  });

  it.each(LITTLE)("is only a few in a list of any length where nothing calls it a shuffle: %i", (count) => {
    expect(summarise(program(swaps(count, length)))).toBe(FEW);
  });
});

describe("a table of 256 places", () => {
  const table = (from: number, range: number): SwapLoop => program(down(from, 0, ...swapWith(floorOf(number(range)))));

  it("is judged", () => {
    expect(verdict(program(up(0, 256, ...swapWith(floorOf(number(256))))))).toMatchObject({
      kind: "biased",
      evidence: { cards: 256, fair: 1 / 256 },
    });
    expect(summarise(table(255, 255))).toBe("biased");
  });

  it("is fair where each place is swapped with one of those before it, and itself", () => {
    expect(summarise(program(down(255, 0, ...swapWith(upTo(i)))))).toBe("fair");
  });
});
