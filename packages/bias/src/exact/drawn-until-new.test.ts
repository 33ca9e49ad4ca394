import { describe, expect, it } from "vitest";
import { assign, binary, draw, floorOf, length, loopWhile, number, unary, variable } from "../model/write-model.ts";
import type { Expression } from "../model/expression.ts";
import type { SwapLoop } from "../model/model.ts";
import { exactOrders, exactPositions, runOnly } from "./distribution.ts";
import { toNumber } from "./rational.ts";

const last = binary(length, "-", number(1));
const card: Expression = { kind: "card", list: "a", position: variable("r") };
const drawnSoFar: Expression = { kind: "length", list: "b" };

/** `do { r = …; } while (b.includes(a[r])); b.push(a[r])`, until so many are drawn. */
const untilNew = (place: Expression, rounds: Expression = length, isRefused?: Expression): SwapLoop => {
  const isOld: Expression = { kind: "holds", list: "b", card };
  const test = isRefused === undefined ? isOld : binary(isRefused, "||", isOld);
  return {
    kind: "swapLoop",
    list: "a",
    into: "b",
    unknowns: [],
    steps: [
      loopWhile(binary(drawnSoFar, "<", rounds), [
        { kind: "loop", test, body: [assign("r", place)], update: [], testFirst: false },
        { kind: "insert", list: "b", position: drawnSoFar, card },
      ]),
    ],
  };
};
const rounded = unary("round", binary(draw, "*", last));

/** Draws places without putting them back, by brute force: each place's weight over those that are left. */
function drawWithoutReplacement(weights: readonly number[], count: number): Map<string, number> {
  const orders = new Map<string, number>();
  const go = (drawn: readonly number[], chance: number): void => {
    const rest = weights.map((_, place) => place).filter((place) => !drawn.includes(place));
    if (drawn.length === count) {
      orders.set([...drawn, ...rest].join(","), chance);
      return;
    }
    const sum = rest.reduce((total, place) => total + (weights[place] ?? 0), 0);
    for (const place of rest) go([...drawn, place], (chance * (weights[place] ?? 0)) / sum);
  };
  go([], 1);
  return orders;
}

const halfAtEnds = (cards: number): number[] =>
  Array.from({ length: cards }, (_, place) => (place === 0 || place === cards - 1 ? 0.5 : 1));

describe.each([
  { name: "places that are rounded", model: untilNew(rounded), cards: 5, weights: halfAtEnds(5), count: 5 },
  {
    name: "three of five rounded places",
    model: untilNew(rounded, number(3)),
    cards: 5,
    weights: halfAtEnds(5),
    count: 3,
  },
  {
    name: "a remainder that has the first place twice",
    model: untilNew(binary(floorOf(binary(length, "+", number(1))), "%", length)),
    cards: 5,
    weights: [2, 1, 1, 1, 1],
    count: 5,
  },
  {
    name: "a place beyond the end that is refused",
    model: untilNew(unary("round", binary(draw, "*", length)), length, binary(variable("r"), ">=", length)),
    cards: 4,
    weights: [0.5, 1, 1, 1],
    count: 4,
  },
  {
    name: "places that are equally likely",
    model: untilNew(floorOf(length)),
    cards: 5,
    weights: [1, 1, 1, 1, 1],
    count: 5,
  },
])("places drawn again until they are new: $name", ({ model, cards, weights, count }) => {
  const expected = drawWithoutReplacement(weights, count);

  it("leave the orders of draws without replacement", () => {
    const orders = exactOrders(model, cards);
    expect([...orders.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [order, chance] of orders) expect(toNumber(chance)).toBeCloseTo(expected.get(order) ?? 0, 12);
  });

  it("leave the position matrix of these orders", () => {
    const matrix = exactPositions(model, cards);
    matrix.forEach((row, position) => {
      row.forEach((share, place) => {
        const sum = [...expected].reduce(
          (total, [order, chance]) => total + (order.split(",")[position] === String(place) ? chance : 0),
          0,
        );
        expect(share).toBeCloseTo(sum, 12);
      });
    });
  });

  it("count what is drawn", () => {
    expect(runOnly(model, cards).drawn).toBe(count < cards ? count : undefined);
  });
});

describe("places drawn again until they are new", () => {
  it("are never all drawn where one can't be", () => {
    expect(() => exactPositions(untilNew(floorOf(last)), 5)).toThrow("its loop does not end");
  });

  it("are not told where cards leave their list meanwhile", () => {
    const model = untilNew(floorOf(length));
    const taking: SwapLoop = {
      ...model,
      steps: [
        { kind: "take", list: "a", position: number(0), variable: "c" },
        { kind: "insert", list: "a", position: number(0), card: variable("c") },
        ...model.steps,
      ],
    };
    expect(() => exactPositions(taking, 4)).toThrow("it looks at the items themselves");
  });
});

describe("places that are counted together", () => {
  it("give the matrix of 52 rounded places: how often the first one is among five", () => {
    const matrix = exactPositions(untilNew(rounded, number(5)), 52);
    const drawn = matrix.slice(0, 5).reduce((sum, row) => sum + (row[0] ?? 0), 0);
    /** How likely the first one is left out of so many draws more, with so many middle ones left. */
    const getLeftOut = (draws: number, middle: number, isLastLeft: boolean): number => {
      if (draws === 0) return 1;
      const sum = 0.5 + middle + (isLastLeft ? 0.5 : 0);
      const byLast = isLastLeft ? (0.5 / sum) * getLeftOut(draws - 1, middle, false) : 0;
      return (middle / sum) * getLeftOut(draws - 1, middle - 1, isLastLeft) + byLast;
    };
    expect(drawn).toBeCloseTo(1 - getLeftOut(5, 50, true), 12);
    for (const row of matrix) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const card of matrix.keys()) expect(matrix.reduce((sum, row) => sum + (row[card] ?? 0), 0)).toBeCloseTo(1, 9);
  });

  it("are followed one by one where a draw hangs on how many were drawn", () => {
    const model = untilNew(unary("round", binary(draw, "*", binary(last, "-", binary(drawnSoFar, "*", number(0))))));
    const matrix = exactPositions(model, 5);
    exactPositions(untilNew(rounded), 5).forEach((row, position) => {
      row.forEach((share, card) => {
        expect(matrix[position]?.[card]).toBeCloseTo(share, 12);
      });
    });
  });
});
