// How V8 sorts a typed array with a comparator: by a merge sort that halves the list down to single cards, and back.
// Source: V8, third_party/v8/builtins/typed-array-sort.tq (TypedArrayMergeSort, TypedArrayMerge, CallCompare).
import type { Compare } from "./compare.ts";

/**
 * Sorts in place. V8 calls `compare(left, right)` and takes the right card where the answer is above 0: `true` counts as 1, `false` and NaN as 0.
 * Two arrays change roles from one depth to the next, so no card is copied twice.
 */
export function sortAsV8TypedArray(cards: Int32Array, compare: Compare): void {
  const source = cards.slice();
  sortHalves(source, 0, cards.length, cards, compare);
}

function sortHalves(source: Int32Array, from: number, to: number, target: Int32Array, compare: Compare): void {
  if (to - from < 2) return;
  const middle = getMiddle(from, to);
  // What is merged from here is what the halves were merged into.
  sortHalves(target, from, middle, source, compare);
  sortHalves(target, middle, to, source, compare);
  merge(source, from, middle, to, target, compare);
}

/** The left half has a card less where they can't be even. */
export const getMiddle = (from: number, to: number): number => from + ((to - from) >> 1);

function merge(
  source: Int32Array,
  from: number,
  middle: number,
  to: number,
  target: Int32Array,
  compare: Compare,
): void {
  let left = from;
  let right = middle;
  for (let place = from; place < to; place++) {
    const takesRight = left >= middle || (right < to && Number(compare(source[left] ?? 0, source[right] ?? 0)) > 0);
    target[place] = source[takesRight ? right++ : left++] ?? 0;
  }
}
