// Insertion by binary search, as V8 and JavaScriptCore do it: both halve the same way.
import type { Compare } from "./compare.ts";

/**
 * Inserts the cards at `sorted` … `end` − 1 one by one into the sorted ones between `start` and them. A card goes before another where
 * `compare(card, other)` is below 0, or `false` if that counts as −1.
 */
export function insertByBinarySearch(
  cards: Int32Array,
  start: number,
  sorted: number,
  end: number,
  compare: Compare,
  falseIsNegative: boolean,
): void {
  for (let position = sorted; position < end; position++) {
    const card = cards[position] ?? 0;
    let left = start;
    let right = position;
    while (left < right) {
      const middle = left + ((right - left) >> 1);
      const answer = compare(card, cards[middle] ?? 0);
      if (typeof answer === "number" ? answer < 0 : falseIsNegative && !answer) right = middle;
      else left = middle + 1;
    }
    // For so few cards a loop is faster than `copyWithin`.
    for (let place = position; place > left; place--) cards[place] = cards[place - 1] ?? 0;
    cards[left] = card;
  }
}
