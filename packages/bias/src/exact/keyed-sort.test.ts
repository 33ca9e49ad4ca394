// Sorts by drawn keys: exact orders and position matrices against trying every tuple of keys, and the figures of the shapes.
import { describe, expect, it } from "vitest";
import { quicksort } from "../engines/quicksort.ts";
import type { Expression } from "../model/expression.ts";
import { assign, binary, draw, floorOf, length, unary, variable, number } from "../model/write-model.ts";
import { sortByKey } from "../model/models.fixture.ts";
import type { KeyedSort } from "../model/model.ts";
import { exactOrders, exactPositions } from "./distribution.ts";
import { getKeyRanges, getTieShare } from "./key-values.ts";
import { factorial, getDistanceFromUniform } from "./orders.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { toMatrix, toTexts } from "./orders.fixture.ts";
import { add, fraction, toNumber, toText, ZERO, type Rational } from "./rational.ts";

const rounded = (scale: number): Expression => unary("round", binary(draw, "*", number(scale)));
const plus = (left: Expression, right: Expression): Expression => binary(left, "+", right);
const distance = (model: KeyedSort, cards: number): number =>
  toNumber(getDistanceFromUniform(exactOrders(model, cards), factorial(cards)));

const SORTS = {
  stable: (keys: readonly number[]): number[] =>
    Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)),
  latestFirst: (keys: readonly number[]): number[] =>
    Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || b - a),
  reversing: (keys: readonly number[]): number[] =>
    Array.from(keys.keys()).sort((a, b) => ((keys[a] ?? 0) > (keys[b] ?? 0) ? 1 : -1)),
  neverSmaller: (keys: readonly number[]): number[] =>
    Array.from(keys.keys()).sort((a, b) => ((keys[a] ?? 0) > (keys[b] ?? 0) ? 1 : 0)),
  yesOrNo: (keys: readonly number[]): number[] =>
    Array.from(keys.keys()).sort((a, b) => ((keys[a] ?? 0) > (keys[b] ?? 0)) as unknown as number),
  quicksort: (keys: readonly number[]): number[] => {
    const cards = Array.from(keys.keys());
    quicksort(cards, keys);
    return cards;
  },
};

/** Every tuple of keys with the weights of the key's values: what each leaves, added up. */
function bruteForce(weights: readonly number[], sort: KeyedSort["sort"], cards: number): Map<string, Rational> {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const orders = new Map<string, Rational>();
  for (let tuple = 0; tuple < weights.length ** cards; tuple++) {
    const keys = Array.from(
      { length: cards },
      (_, card) => Math.floor(tuple / weights.length ** card) % weights.length,
    );
    const order = SORTS[sort](keys).join(",");
    const weight = keys.reduce((product, key) => product * (weights[key] ?? 0), 1);
    orders.set(order, add(orders.get(order) ?? ZERO, fraction(weight, total ** cards)));
  }
  return orders;
}

function expectClose(matrix: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): void {
  const difference = Math.max(
    ...matrix.flatMap((row, position) => row.map((share, card) => Math.abs(share - (wanted[position]?.[card] ?? NaN)))),
  );
  expect(difference).toBeLessThan(1e-12);
}

describe("the figures of the shapes, at n = 3 and 4", () => {
  it.each<[string, Expression, number, number]>([
    ["D01, three keys", floorOf(number(3)), 0.204, 0.364],
    ["D02, 0, 1 and 2 by rounding", rounded(2), 0.24, 0.375],
    ["D03, as many keys as cards", floorOf(length), 0.204, 0.281],
    ["D04, two keys", floorOf(number(2)), 0.333, 0.5],
  ])("%s", (_, key, three, four) => {
    expect(distance(sortByKey(key), 3)).toBeCloseTo(three, 3);
    expect(distance(sortByKey(key), 4)).toBeCloseTo(four, 3);
  });
});

const KEYS: readonly [string, (cards: number) => Expression, (cards: number) => readonly number[]][] = [
  ["two keys", () => floorOf(number(2)), () => [1, 1]],
  ["three keys", () => floorOf(number(3)), () => [1, 1, 1]],
  ["as many keys as cards", () => floorOf(length), (cards) => new Array<number>(cards).fill(1)],
  ["rounded, so that the ends weigh half", () => rounded(2), () => [1, 2, 1]],
  ["a lopsided coin", () => binary(draw, "<", number(0.25)), () => [3, 1]],
  ["the sum of two coins", () => plus(rounded(1), rounded(1)), () => [1, 2, 1]],
  ["three falling keys", () => unary("-", floorOf(number(3))), () => [1, 1, 1]],
];

describe.each(["stable", "latestFirst", "reversing", "neverSmaller", "yesOrNo", "quicksort"] as const)(
  "%s: exact, against every tuple of keys",
  (sort) => {
    it.each(KEYS)("%s", (_, key, weights) => {
      for (const cards of [1, 2, 3, 4, 5]) {
        const model = sortByKey(key(cards), { sort });
        const wanted = bruteForce(weights(cards), sort, cards);
        expect(toTexts(exactOrders(model, cards))).toEqual(toTexts(wanted));
        expectClose(exactPositions(model, cards), toMatrix(wanted, cards));
      }
    });

    it("reaches six cards by orders and seven by the matrix", () => {
      const model = sortByKey(floorOf(number(3)), { sort });
      expect(toTexts(exactOrders(model, 6))).toEqual(toTexts(bruteForce([1, 1, 1], sort, 6)));
      expectClose(exactPositions(model, 7), toMatrix(bruteForce([1, 1, 1], sort, 7), 7));
    });
  },
);

describe("keys that do not always tie", () => {
  it("is fair where they never do, alone or as a sum", () => {
    for (const key of [draw, binary(draw, "-", draw), binary(draw, "*", number(1e6))]) {
      expect(distance(sortByKey(key), 5)).toBe(0);
      expectClose(
        exactPositions(sortByKey(key), 9),
        Array.from({ length: 9 }, () => new Array<number>(9).fill(1 / 9)),
      );
    }
  });

  it("takes a stretch between single values as it is: max(1/2, u) ties half of the time, and only below", () => {
    const key = binary(draw, "max", number(0.5));
    expect(getKeyRanges(sortByKey(key), 3)).toMatchObject([
      { kind: "values", count: 1 },
      { kind: "stretch", share: { numerator: 1, denominator: 2 } },
    ]);
    // Two cards: 1/4 both tie, 1/2 one does, 1/4 none does.
    expect(toTexts(exactOrders(sortByKey(key), 2))).toEqual({ "0,1": "5/8", "1,0": "3/8" });
    for (const cards of [2, 3, 4, 5]) {
      expectClose(exactPositions(sortByKey(key), cards), toMatrix(exactOrders(sortByKey(key), cards), cards));
    }
  });

  it("has stretches on both sides of a value", () => {
    // A middle third that is pressed together: below 1/3 and above 2/3 nothing ties.
    const steps = [assign("u", draw)];
    const u = variable("u");
    const middle = binary(binary(u, ">", number(0.25)), "&&", binary(u, "<", number(0.75)));
    const model = sortByKey({ kind: "conditional", test: middle, then: number(0.5), otherwise: u }, { steps });
    expect(getKeyRanges(model, 3).map(({ kind, share }) => [kind, toText(share)])).toEqual([
      ["stretch", "1/4"],
      ["values", "1/2"],
      ["stretch", "1/4"],
    ]);
    for (const cards of [3, 4, 5]) {
      expectClose(exactPositions(model, cards), toMatrix(exactOrders(model, cards), cards));
    }
  });
});

describe("the matrix far beyond brute force", () => {
  it("is doubly stochastic, and symmetric under turning the list and the keys round", () => {
    for (const [key, cards] of [
      [floorOf(length), 52],
      [floorOf(number(3)), 52],
      [floorOf(number(1000)), 54],
      [floorOf(length), 120],
    ] as const) {
      const matrix = exactPositions(sortByKey(key), cards);
      for (let index = 0; index < cards; index++) {
        expect(matrix[index]?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(matrix.reduce((sum, row) => sum + (row[index] ?? 0), 0)).toBeCloseTo(1, 9);
        matrix[index]?.forEach((share, card) => {
          expect(Math.abs(share - (matrix[cards - 1 - index]?.[cards - 1 - card] ?? NaN))).toBeLessThan(1e-9);
        });
      }
    }
  });

  it("knows the first card of 52 by hand: it stays first where no other key is smaller", () => {
    const wanted = Array.from({ length: 52 }, (_, key) => (1 / 52) * (1 - key / 52) ** 51).reduce((a, b) => a + b);
    expect(exactPositions(sortByKey(floorOf(length)), 52)[0]?.[0]).toBeCloseTo(wanted, 12);
  });

  it("knows the quicksort's by hand, too: nothing is in front of the first card where no key is smaller", () => {
    const wanted = Array.from({ length: 8 }, (_, key) => (1 / 8) * (1 - key / 8) ** 7).reduce((a, b) => a + b);
    expect(exactPositions(sortByKey(floorOf(length), { sort: "quicksort" }), 8)[0]?.[0]).toBeCloseTo(wanted, 12);
  });
});

describe("keys of very many values", () => {
  const timesMany = (factor: number): Expression => binary(draw, "*", number(factor));

  it("tie as often as they do, by orders and by the matrix", () => {
    for (const [key, count] of [
      [floorOf(number(2 ** 32)), 2 ** 32],
      [binary(unary("uint32", timesMany(2 ** 32)), "/", number(2 ** 32)), 2 ** 32],
      [plus(binary(number(-3), "*", floorOf(number(1e6))), number(7)), 1e6],
    ] as const) {
      expect(toText(getTieShare(getKeyRanges(sortByKey(key), 8)))).toBe(`1/${String(count)}`);
      // Both orders where they differ, and the old one where they tie.
      expect(toTexts(exactOrders(sortByKey(key), 2))).toEqual({
        "0,1": toText(fraction(count + 1, 2 * count)),
        "1,0": toText(fraction(count - 1, 2 * count)),
      });
      for (const cards of [2, 3, 5])
        expectClose(exactPositions(sortByKey(key), cards), toMatrix(exactOrders(sortByKey(key), cards), cards));
    }
  });

  it("have a matrix that adding them up one by one has, too", () => {
    for (const [count, cards] of [
      [20_000, 8],
      [10_001, 30],
    ] as const) {
      const matrix = exactPositions(sortByKey(unary("floor", timesMany(count))), cards);
      let first = 0;
      for (let key = 0; key < count; key++) first += (1 - key / count) ** (cards - 1) / count;
      expect(matrix[0]?.[0]).toBeCloseTo(first, 12);
      for (const row of matrix) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
  });

  it("have ends that are drawn less often where they are rounded", () => {
    expect(
      getKeyRanges(sortByKey(rounded(1e6)), 8).map((range) => [toText(range.share), "count" in range && range.count]),
    ).toEqual([
      ["1/2000000", 1],
      ["1/1000000", 999_999],
      ["1/2000000", 1],
    ]);
  });

  it("are told apart where a comparison parts them, and not known where they may be equal in part", () => {
    const steps = [assign("u", draw)];
    const upper = binary(variable("u"), "<", number(0.5));
    const many = unary("floor", binary(variable("u"), "*", number(1e9)));
    const apart: Expression = {
      kind: "conditional",
      test: upper,
      then: plus(many, number(5)),
      otherwise: plus(many, number(9)),
    };
    expect(toText(getTieShare(getKeyRanges(sortByKey(apart, { steps }), 8)))).toBe("1/1000000000");
    const mixed: Expression = {
      kind: "conditional",
      test: upper,
      then: floorOf(number(1e6)),
      otherwise: floorOf(number(1e7)),
    };
    expect(() => getKeyRanges(sortByKey(mixed, { steps }), 8)).toThrow(Unjudgeable);
  });
});

it("knows how often two cards tie", () => {
  expect(toText(getTieShare(getKeyRanges(sortByKey(rounded(2)), 4)))).toBe("3/8");
});
