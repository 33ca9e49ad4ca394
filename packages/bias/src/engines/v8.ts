// How V8 sorts: by Timsort. It finds runs, makes them longer by binary insertion, and merges them, galloping while one of two keeps winning.
// Source: V8, third_party/v8/builtins/array-sort.tq (ArrayTimSortImpl and what it calls), after Tim Peters's listsort.
import { insertByBinarySearch } from "./binary-insertion.ts";
import { giveScratch, takeScratch } from "./scratch.ts";
import type { Compare } from "./compare.ts";

/** From so many cards on V8 merges runs. */
export const V8_MERGES_FROM = 64;
/** So many wins in a row make V8 gallop at first, and keep it galloping. */
export const V8_GALLOPS_FROM = 7;

/** Sorts in place. V8 calls `compare(later, earlier)` and asks whether the answer is below 0. */
export function sortAsV8(cards: Int32Array, compare: Compare): void {
  const count = cards.length;
  const leastRun = getLeastRun(count);
  const first = makeRun(cards, 0, leastRun, compare);
  if (first === count) return;
  const merging = {
    cards,
    compare,
    scratch: takeScratch(count),
    starts: [0],
    lengths: [first],
    leastWins: V8_GALLOPS_FROM,
  };
  for (let start = first; start < count;) {
    const length = makeRun(cards, start, leastRun, compare);
    merging.starts.push(start);
    merging.lengths.push(length);
    start += length;
    for (let next = getNextMerge(merging.lengths); next >= 0; next = getNextMerge(merging.lengths))
      merge(merging, next);
  }
  while (merging.lengths.length > 1) merge(merging, getLastMerge(merging.lengths));
  giveScratch(merging.scratch);
}

const goesBefore = (answer: number | boolean): boolean => typeof answer !== "boolean" && answer < 0;

/** Returns how long a run must be at least: n below 64, else 32 to 64, so that n is a power of 2 times that, or little less. */
export function getLeastRun(count: number): number {
  let rest = count;
  let isAbove = 0;
  while (rest >= V8_MERGES_FROM) {
    isAbove |= rest & 1;
    rest >>= 1;
  }
  return rest + isAbove;
}

/** Finds the run at `start`, turns it round where it falls, and makes it as long as it must be; returns its length. */
function makeRun(cards: Int32Array, start: number, leastRun: number, compare: Compare): number {
  const count = cards.length;
  if (count - start < 2) return count - start;
  const falls = goesBefore(compare(cards[start + 1] ?? 0, cards[start] ?? 0));
  let end = start + 2;
  while (end < count && goesBefore(compare(cards[end] ?? 0, cards[end - 1] ?? 0)) === falls) end++;
  if (falls) cards.subarray(start, end).reverse();
  const made = Math.max(end, Math.min(start + leastRun, count));
  insertByBinarySearch(cards, start, end, made, compare, false);
  return made - start;
}

/** Returns which run V8 merges with the one after it, given the lengths of those that wait; −1 where it finds another one first. */
export function getNextMerge(lengths: readonly number[]): number {
  const last = lengths.length - 2;
  if (last < 0) return -1;
  const getLength = (run: number): number => lengths[run] ?? Infinity;
  const isOutgrown = (run: number): boolean => run >= 2 && getLength(run - 2) <= getLength(run - 1) + getLength(run);
  if (isOutgrown(last + 1) || isOutgrown(last)) return getLength(last - 1) < getLength(last + 1) ? last - 1 : last;
  return getLength(last) <= getLength(last + 1) ? last : -1;
}

/** As `getNextMerge`, when there is no other run to find. */
export function getLastMerge(lengths: readonly number[]): number {
  const last = lengths.length - 2;
  return (lengths[last - 1] ?? Infinity) < (lengths[last + 1] ?? 0) ? last - 1 : last;
}

/** Runs that wait to be merged. */
interface Merging {
  readonly cards: Int32Array;
  readonly compare: Compare;
  readonly scratch: Int32Array;
  readonly starts: number[];
  readonly lengths: number[];
  /** So many wins in a row make it gallop; it learns from merge to merge whether that pays. */
  leastWins: number;
}

function merge(merging: Merging, run: number): void {
  const { cards, compare, starts, lengths } = merging;
  const start = starts[run] ?? 0;
  const length = lengths[run] ?? 0;
  const middle = start + length;
  const rightLength = lengths[run + 1] ?? 0;
  starts.splice(run + 1, 1);
  lengths.splice(run, 2, length + rightLength);
  // What is in its place already, in front and behind, stays out of it.
  const skipped = gallop("right", cards[middle] ?? 0, cards, start, length, 0, compare);
  const left = length - skipped;
  if (left === 0) return;
  const right = gallop("left", cards[middle - 1] ?? 0, cards, middle, rightLength, rightLength - 1, compare);
  if (right === 0) return;
  if (left <= right) mergeUp(merging, start + skipped, middle, middle + right);
  else mergeDown(merging, start + skipped, middle, middle + right);
}

/** Merges from the front, the left run put aside. */
function mergeUp(merging: Merging, start: number, middle: number, end: number): void {
  const { cards, compare, scratch } = merging;
  const leftEnd = middle - start;
  for (let index = 0; index < leftEnd; index++) scratch[index] = cards[start + index] ?? 0;
  let left = 0;
  let right = middle;
  let place = start;
  cards[place++] = cards[right++] ?? 0;
  // The last card of the left run goes behind the whole right one.
  merging: while (right < end && left < leftEnd - 1) {
    let leftWins = 0;
    let rightWins = 0;
    while (leftWins < merging.leastWins && rightWins < merging.leastWins) {
      if (goesBefore(compare(cards[right] ?? 0, scratch[left] ?? 0))) {
        cards[place++] = cards[right++] ?? 0;
        rightWins++;
        leftWins = 0;
        if (right === end) break merging;
      } else {
        cards[place++] = scratch[left++] ?? 0;
        leftWins++;
        rightWins = 0;
        if (left === leftEnd - 1) break merging;
      }
    }
    merging.leastWins++;
    do {
      merging.leastWins = Math.max(1, merging.leastWins - 1);
      leftWins = gallop("right", cards[right] ?? 0, scratch, left, leftEnd - left, 0, compare);
      for (let moved = 0; moved < leftWins; moved++) cards[place++] = scratch[left++] ?? 0;
      // A comparator that contradicts itself may empty the left run.
      if (leftWins > 0 && left >= leftEnd - 1) break merging;
      cards[place++] = cards[right++] ?? 0;
      if (right === end) break merging;
      rightWins = gallop("left", scratch[left] ?? 0, cards, right, end - right, 0, compare);
      cards.copyWithin(place, right, right + rightWins);
      place += rightWins;
      right += rightWins;
      if (right === end) break merging;
      cards[place++] = scratch[left++] ?? 0;
      if (left === leftEnd - 1) break merging;
    } while (leftWins >= V8_GALLOPS_FROM || rightWins >= V8_GALLOPS_FROM);
    merging.leastWins++;
  }
  if (right < end) {
    cards.copyWithin(place, right, end);
    place += end - right;
  }
  while (left < leftEnd) cards[place++] = scratch[left++] ?? 0;
}

/** Merges from the back, the right run put aside. */
function mergeDown(merging: Merging, start: number, middle: number, end: number): void {
  const { cards, compare, scratch } = merging;
  const rightLength = end - middle;
  for (let index = 0; index < rightLength; index++) scratch[index] = cards[middle + index] ?? 0;
  // How many cards of each run are left; the place that is filled next follows from them.
  let left = middle - start;
  let right = rightLength;
  const moveLeft = (): void => {
    left--;
    cards[start + left + right] = cards[start + left] ?? 0;
  };
  const moveRight = (): void => {
    right--;
    cards[start + left + right] = scratch[right] ?? 0;
  };
  moveLeft();
  // The first card of the right run goes in front of the whole left one.
  merging: while (left > 0 && right > 1) {
    let leftWins = 0;
    let rightWins = 0;
    while (leftWins < merging.leastWins && rightWins < merging.leastWins) {
      if (goesBefore(compare(scratch[right - 1] ?? 0, cards[start + left - 1] ?? 0))) {
        moveLeft();
        leftWins++;
        rightWins = 0;
        if (left === 0) break merging;
      } else {
        moveRight();
        rightWins++;
        leftWins = 0;
        if (right === 1) break merging;
      }
    }
    merging.leastWins++;
    do {
      merging.leastWins = Math.max(1, merging.leastWins - 1);
      leftWins = left - gallop("right", scratch[right - 1] ?? 0, cards, start, left, left - 1, compare);
      for (let moved = 0; moved < leftWins; moved++) moveLeft();
      if (left === 0) break merging;
      moveRight();
      if (right === 1) break merging;
      rightWins = right - gallop("left", cards[start + left - 1] ?? 0, scratch, 0, right, right - 1, compare);
      for (let moved = 0; moved < rightWins; moved++) moveRight();
      // A comparator that contradicts itself may empty the right run.
      if (rightWins > 0 && right <= 1) break merging;
      moveLeft();
      if (left === 0) break merging;
    } while (leftWins >= V8_GALLOPS_FROM || rightWins >= V8_GALLOPS_FROM);
    merging.leastWins++;
  }
  while (left > 0) moveLeft();
  while (right > 0) moveRight();
}

/** Which of two cards that tie goes first: a right one is put behind its equals in the left run, a left one in front of its equals in the right run. */
type Side = "left" | "right";

/** Returns how many of the `length` cards from `start` on go before a card of the run on this side: looks from `hint` on in growing steps, then by halves. */
function gallop(
  side: Side,
  card: number,
  list: Int32Array,
  start: number,
  length: number,
  hint: number,
  compare: Compare,
): number {
  let near = 0;
  let far = 1;
  let left: number;
  let right: number;
  if (isBelow(side, list[start + hint] ?? 0, card, compare)) {
    const most = length - hint;
    while (far < most && isBelow(side, list[start + hint + far] ?? 0, card, compare)) {
      near = far;
      far = 2 * far + 1;
    }
    left = hint + near + 1;
    right = hint + Math.min(far, most);
  } else {
    const most = hint + 1;
    while (far < most && !isBelow(side, list[start + hint - far] ?? 0, card, compare)) {
      near = far;
      far = 2 * far + 1;
    }
    left = hint - Math.min(far, most) + 1;
    right = hint - near;
  }
  while (left < right) {
    const middle = left + ((right - left) >> 1);
    if (isBelow(side, list[start + middle] ?? 0, card, compare)) left = middle + 1;
    else right = middle;
  }
  return right;
}

/** V8 asks about the card of the right run first, wherever it lies. */
function isBelow(side: Side, other: number, card: number, compare: Compare): boolean {
  return side === "right" ? !goesBefore(compare(card, other)) : goesBefore(compare(other, card));
}
