// Models for the tests, written by hand.
import type { BinaryOperator, Expression, UnaryOperator } from "./expression.ts";
import type { ComparatorSort, KeyedSort, Statement, SwapLoop } from "./model.ts";

export const number = (value: number): Expression => ({ kind: "number", value });
export const variable = (name: string): Expression => ({ kind: "variable", name });
export const draw: Expression = { kind: "draw" };
export const length: Expression = { kind: "length", list: "a" };
export const unary = (operator: UnaryOperator, operand: Expression): Expression => ({
  kind: "unary",
  operator,
  operand,
});
export const binary = (left: Expression, operator: BinaryOperator, right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});
export const assign = (name: string, value: Expression): Statement => ({ kind: "assign", variable: name, value });
const cardAt = (position: Expression): Expression => ({ kind: "card", list: "a", position });

export function swap(left: Expression, right: Expression): Statement[] {
  return [
    assign("held", cardAt(left)),
    { kind: "lay", list: "a", position: left, card: cardAt(right) },
    { kind: "lay", list: "a", position: right, card: variable("held") },
  ];
}

/** `for (i = 0; i < n; i++) swap(i, index)` */
export function loopUp(index: Expression, parts: Partial<SwapLoop> = {}): SwapLoop {
  return {
    kind: "swapLoop",
    list: "a",
    unknowns: [],
    steps: [
      assign("i", number(0)),
      {
        kind: "loop",
        test: binary(variable("i"), "<", length),
        body: [assign("j", index), ...swap(variable("i"), variable("j"))],
        update: [assign("i", binary(variable("i"), "+", number(1)))],
        testFirst: true,
      },
    ],
    ...parts,
  };
}

/** `for (i = n - 1; i > end; i--) swap(i, index)` */
export function loopDown(index: Expression, end = 0): SwapLoop {
  return {
    kind: "swapLoop",
    list: "a",
    unknowns: [],
    steps: [
      assign("i", binary(length, "-", number(1))),
      {
        kind: "loop",
        test: binary(variable("i"), ">", number(end)),
        body: [assign("j", index), ...swap(variable("i"), variable("j"))],
        update: [assign("i", binary(variable("i"), "-", number(1)))],
        testFirst: true,
      },
    ],
  };
}

export const floorOf = (scale: Expression): Expression => unary("floor", binary(draw, "*", scale));

export function sortBy(sign: Expression, parts: Partial<ComparatorSort> = {}): ComparatorSort {
  return { kind: "comparatorSort", steps: [], sign, unknowns: [], ...parts };
}

export function sortByKey(key: Expression, parts: Partial<KeyedSort> = {}): KeyedSort {
  return { kind: "keyedSort", steps: [], key, sort: "stable", unknowns: [], ...parts };
}

/** mulberry32, so that a run repeats exactly. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
