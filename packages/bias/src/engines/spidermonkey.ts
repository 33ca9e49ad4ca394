// How SpiderMonkey sorts: up to 8 cards by linear insertion; more of them in windows of 4 cards, which are then merged by pairs, of 4, of 8, of 16 …
// Source: Firefox 153, js/src/builtin/Sorting-inl.h (ArraySortData::sortWithComparatorShared); the limits stand in Sorting.h.
import { giveScratch, takeScratch } from "./scratch.ts";
import type { Compare } from "./compare.ts";

/** Up to this many cards are inserted, not merged. */
export const SPIDERMONKEY_INSERTS_TO = 8;
/** Of so many cards are the first windows. */
export const SPIDERMONKEY_WINDOW = 4;

/** Sorts in place. SpiderMonkey calls `compare(earlier, later)` and turns the two round only where the answer is above 0. */
export function sortAsSpiderMonkey(cards: Int32Array, compare: Compare): void {
  const count = cards.length;
  if (count <= SPIDERMONKEY_INSERTS_TO) {
    insert(cards, 0, count, compare);
    return;
  }
  for (let start = 0; start < count; start += SPIDERMONKEY_WINDOW) {
    insert(cards, start, Math.min(start + SPIDERMONKEY_WINDOW, count), compare);
  }
  const scratch = takeScratch(count);
  let list = cards;
  let out = scratch;
  for (let window = SPIDERMONKEY_WINDOW; window < count; window *= 2) {
    for (let start = 0; start < count; start += 2 * window) {
      merge(list, out, start, Math.min(start + window, count), Math.min(start + 2 * window, count), compare);
    }
    [list, out] = [out, list];
  }
  if (list !== cards) cards.set(list.subarray(0, count));
  giveScratch(scratch);
}

const isAbove = (answer: number | boolean): boolean => (typeof answer === "boolean" ? answer : answer > 0);

/** Moves each card to the left as long as the one before it is said to be above it. */
function insert(cards: Int32Array, start: number, end: number, compare: Compare): void {
  for (let position = start + 1; position < end; position++) {
    const card = cards[position] ?? 0;
    let place = position;
    while (place > start) {
      const before = cards[place - 1] ?? 0;
      if (!isAbove(compare(before, card))) break;
      cards[place] = before;
      place--;
    }
    cards[place] = card;
  }
}

/** Merges two neighbouring windows into `out`; where their ends are said to be in order, they are left as they are. */
function merge(list: Int32Array, out: Int32Array, start: number, middle: number, end: number, compare: Compare): void {
  let left = start;
  let right = middle;
  let place = start;
  if (middle < end && isAbove(compare(list[middle - 1] ?? 0, list[middle] ?? 0))) {
    while (left < middle && right < end) {
      const a = list[left] ?? 0;
      const b = list[right] ?? 0;
      const isLater = isAbove(compare(a, b));
      out[place++] = isLater ? b : a;
      if (isLater) right++;
      else left++;
    }
  }
  while (left < middle) out[place++] = list[left++] ?? 0;
  while (right < end) out[place++] = list[right++] ?? 0;
}
