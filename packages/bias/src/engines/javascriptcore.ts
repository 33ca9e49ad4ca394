// How JavaScriptCore sorts: up to 7 cards by binary insertion; more of them by powersort, over the rising runs that it finds or makes.
// Source: WebKitGTK 2.50, Source/JavaScriptCore/runtime/StableSort.h (arrayStableSort, mergePowersortRuns); WebKit of 2026 finds falling runs
// and gallops, too, which this model does not.
import { insertByBinarySearch } from "./binary-insertion.ts";
import { giveScratch, takeScratch } from "./scratch.ts";
import type { Compare } from "./compare.ts";

/** From so many cards on JavaScriptCore looks for runs. */
export const JAVASCRIPTCORE_MERGES_FROM = 8;
/** A run of at most so many cards is too short. */
export const JAVASCRIPTCORE_SHORT_RUN = 8;
/** A run that was too short is made as long by insertion. */
export const JAVASCRIPTCORE_MADE_RUN = 64;

/** Sorts in place. JavaScriptCore calls `compare(later, earlier)` and asks whether the answer is below 0, or `false`. */
export function sortAsJavaScriptCore(cards: Int32Array, compare: Compare): void {
  const count = cards.length;
  if (count < JAVASCRIPTCORE_MERGES_FROM) {
    insertByBinarySearch(cards, 0, 1, count, compare, true);
    return;
  }
  let start = 0;
  let end = findRun(cards, start, compare);
  if (end === count) return;
  const scratch = takeScratch(count);
  const starts: number[] = [];
  const powers: number[] = [];
  const mergeLast = (middle: number): number => {
    const left = starts.pop() ?? 0;
    powers.pop();
    merge(cards, scratch, left, middle, end, compare);
    return left;
  };
  while (end < count) {
    const next = findRun(cards, end, compare);
    const power = getPower(start, end, next, count);
    while ((powers.at(-1) ?? 0) > power) start = mergeLast(start);
    starts.push(start);
    powers.push(power);
    start = end;
    end = next;
  }
  while (starts.length > 0) start = mergeLast(start);
  giveScratch(scratch);
}

/** WebKit reads `false` as −1: https://bugs.webkit.org/show_bug.cgi?id=47825. */
const goesBefore = (answer: number | boolean): boolean => (typeof answer === "boolean" ? !answer : answer < 0);

/** Finds a rising run, makes it longer if it is too short, and looks again whether it goes on; returns where it ends. */
function findRun(cards: Int32Array, start: number, compare: Compare): number {
  const end = extendRun(cards, start + 1, compare);
  if (end - start > JAVASCRIPTCORE_SHORT_RUN) return extendRun(cards, end, compare);
  const made = Math.min(start + JAVASCRIPTCORE_MADE_RUN, cards.length);
  insertByBinarySearch(cards, start, end, made, compare, true);
  return extendRun(cards, made, compare);
}

function extendRun(cards: Int32Array, from: number, compare: Compare): number {
  let end = from;
  while (end < cards.length && !goesBefore(compare(cards[end] ?? 0, cards[end - 1] ?? 0))) end++;
  return end;
}

/**
 * Returns the depth at which the middles of the runs `start` … `middle` − 1 and `middle` … `end` − 1 fall into different halves of halves of the list;
 * the smaller it is, the later they are merged.
 */
function getPower(start: number, middle: number, end: number, count: number): number {
  // Twice the middles, as fractions of 2n, digit by digit; WebKit looks at 63 of them.
  let left = start + middle;
  let right = middle + end;
  let power = 1;
  while (left >= count === right >= count && power < 64) {
    left = 2 * (left >= count ? left - count : left);
    right = 2 * (right >= count ? right - count : right);
    power++;
  }
  return power;
}

/** Merges two neighbouring runs. */
function merge(
  cards: Int32Array,
  scratch: Int32Array,
  start: number,
  middle: number,
  end: number,
  compare: Compare,
): void {
  let left = start;
  let right = middle;
  let place = start;
  while (left < middle && right < end) {
    const a = cards[left] ?? 0;
    const b = cards[right] ?? 0;
    const isBefore = goesBefore(compare(b, a));
    scratch[place++] = isBefore ? b : a;
    if (isBefore) right++;
    else left++;
  }
  // What is left of the right run lies in its place already.
  cards.copyWithin(place, left, middle);
  cards.set(scratch.subarray(start, place), start);
}
