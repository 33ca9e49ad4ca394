// Models for the tests, written by hand.
import type { Expression } from "./expression.ts";
import type { ComparatorSort, KeyedSort, SwapLoop } from "./model.ts";
import { assign, binary, countDown, countUp, length, number, swap, swapLoop, variable } from "./write-model.ts";

/** `for (i = 0; i < n; i++) swap(i, index)` */
export function loopUp(index: Expression, parts: Partial<SwapLoop> = {}): SwapLoop {
  return swapLoop(countUp(number(0), length, [assign("j", index), ...swap(variable("i"), variable("j"))]), parts);
}

/** `for (i = n - 1; i > end; i--) swap(i, index)` */
export function loopDown(index: Expression, end = 0): SwapLoop {
  return swapLoop(
    countDown(binary(length, "-", number(1)), number(end), [assign("j", index), ...swap(variable("i"), variable("j"))]),
  );
}

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
