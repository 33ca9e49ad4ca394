import { describe, expect, it } from "vitest";
import {
  assign,
  binary,
  countUp,
  draw,
  floorOf,
  length,
  loopWhile,
  number,
  unary,
  variable,
} from "../model/write-model.ts";
import type { Expression } from "../model/expression.ts";
import { mapExpressions, type Statement, type SwapLoop } from "../model/model.ts";
import { exactOrders, exactPositions } from "./distribution.ts";
import { toNumber } from "./rational.ts";

const filled: Expression = { kind: "filled", list: "b", position: variable("r") };

/** `for (i = 0; i < rounds; i++) { …; b[r] = a[i]; }` */
const layAt = (draws: readonly Statement[], rounds: Expression = length): SwapLoop => ({
  kind: "swapLoop",
  list: "a",
  into: "b",
  unknowns: [],
  steps: countUp(number(0), rounds, [
    ...draws,
    { kind: "lay", list: "b", position: variable("r"), card: { kind: "card", list: "a", position: variable("i") } },
  ]),
});
const untilFree = (place: Expression): readonly Statement[] => [
  { kind: "loop", test: filled, body: [assign("r", place)], update: [], testFirst: false },
];
const nextFree = (place: Expression): readonly Statement[] => [
  assign("r", place),
  loopWhile(filled, [assign("r", binary(binary(variable("r"), "+", number(1)), "%", length))]),
];
const rounded = unary("round", binary(draw, "*", binary(length, "-", number(1))));

/** What comes of cards that go one after the other to drawn places: `getShares` says how likely each free place is next. */
function layByHand(cards: number, getShares: (free: readonly number[]) => readonly number[]): Map<string, number> {
  const orders = new Map<string, number>();
  const go = (laid: ReadonlyMap<number, number>, chance: number): void => {
    if (laid.size === cards) {
      orders.set([...Array(cards).keys()].map((place) => String(laid.get(place))).join(), chance);
      return;
    }
    const free = [...Array(cards).keys()].filter((place) => !laid.has(place));
    getShares(free).forEach((share, index) => {
      if (share > 0) go(new Map([...laid, [free[index] ?? NaN, laid.size]]), chance * share);
    });
  };
  go(new Map(), 1);
  return orders;
}

const byWeights =
  (weights: readonly number[]) =>
  (free: readonly number[]): readonly number[] => {
    const sum = free.reduce((total, place) => total + (weights[place] ?? 0), 0);
    return free.map((place) => (weights[place] ?? 0) / sum);
  };

/** Each free place stands for itself and for those right before it that are not. */
const byNext =
  (cards: number) =>
  (free: readonly number[]): readonly number[] =>
    free.map(
      (place, index) => (index === 0 ? place + cards - (free.at(-1) ?? 0) : place - (free[index - 1] ?? 0)) / cards,
    );

describe.each([
  { name: "drawn evenly until they are free", draws: untilFree(floorOf(length)), shares: byWeights([1, 1, 1, 1, 1]) },
  { name: "rounded, until they are free", draws: untilFree(rounded), shares: byWeights([0.5, 1, 1, 1, 0.5]) },
  { name: "the next ones that are free", draws: nextFree(floorOf(length)), shares: byNext(5) },
])("cards laid at places, $name", ({ draws, shares }) => {
  const model = layAt(draws);
  const expected = layByHand(5, shares);

  it("come in the orders that were computed by hand", () => {
    const orders = exactOrders(model, 5);
    expect([...orders.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [order, chance] of orders) expect(toNumber(chance)).toBeCloseTo(expected.get(order) ?? 0, 12);
  });

  it("have the position matrix of these orders", () => {
    exactPositions(model, 5).forEach((row, position) => {
      row.forEach((share, card) => {
        const sum = [...expected].reduce(
          (total, [order, chance]) => total + (order.split(",")[position] === String(card) ? chance : 0),
          0,
        );
        expect(share).toBeCloseTo(sum, 12);
      });
    });
  });
});

describe("many cards laid at drawn places", () => {
  it("lie where the places are drawn without putting them back", () => {
    const matrix = exactPositions(layAt(untilFree(rounded)), 52);
    // The first round draws both ends half as often as any other place, and the last one has what is left.
    expect(matrix[0]?.[0]).toBeCloseTo(0.5 / 51, 12);
    expect(matrix[1]?.[0]).toBeCloseTo(1 / 51, 12);
    expect(matrix[0]?.[51]).toBeGreaterThan(0.1);
    for (const row of matrix) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const card of matrix.keys()) expect(matrix.reduce((sum, row) => sum + (row[card] ?? 0), 0)).toBeCloseTo(1, 9);
  });

  it("lie evenly where all places are as likely", () => {
    for (const row of exactPositions(layAt(untilFree(floorOf(length))), 52))
      for (const share of row) expect(share).toBeCloseTo(1 / 52, 12);
  });

  it("go from the last one to the first, too", () => {
    const model = layAt(untilFree(rounded));
    const turned: SwapLoop = {
      ...model,
      steps: mapExpressions(model.steps, (inner) =>
        inner.kind === "card"
          ? { ...inner, position: binary(binary(length, "-", number(1)), "-", inner.position) }
          : inner,
      ),
    };
    const matrix = exactPositions(model, 9);
    exactPositions(turned, 9).forEach((row, position) => {
      row.forEach((share, card) => {
        expect(share).toBeCloseTo(matrix[position]?.[8 - card] ?? 0, 12);
      });
    });
  });
});

describe("places that are asked whether they are free", () => {
  it.each([
    ["of more places than cards some stay empty", layAt(untilFree(floorOf(binary(length, "+", number(1)))))],
    ["of fewer cards than the list has some stay behind", layAt(untilFree(floorOf(length)), number(3))],
  ])("are not judged: %s", (_, model) => {
    expect(() => exactPositions(model, 5)).toThrow("it does not move all the items");
  });

  it("are never all filled where one can't be drawn", () => {
    const last = binary(length, "-", number(1));
    expect(() => exactPositions(layAt(untilFree(floorOf(last))), 5)).toThrow("its loop does not end");
  });
});
