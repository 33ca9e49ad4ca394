// Position matrices of runs of cards, in doubles, where every answer of a comparator turns two cards round with the same chance.
import { getUntouchedPositions } from "./positions.ts";

/** rows[position][card] of the cards of one run, counted from its start. */
export type Run = Float64Array[];

/** Returns a run whose cards from position `sorted` on were inserted into the ones before them, which lie untouched. */
export function insertCards(sorted: number, count: number, getPlaces: (earlier: number) => Float64Array): Run {
  const rows = getUntouchedPositions(count);
  for (let card = sorted; card < count; card++) insertCard(rows, card, getPlaces(card), 1);
  return rows;
}

/** Moves the untouched card at position `card` to each place before it, or none, with the chance of that place; the run itself has this chance. */
export function insertCard(rows: Run, card: number, places: Float64Array, chance: number): void {
  // From behind: a row takes what the row before it loses to an insertion at or before that one.
  let isLater = 0;
  let isHereOrLater = places[card] ?? 0;
  for (let position = card; position >= 0; position--) {
    const row = rows[position] ?? new Float64Array();
    const before = rows[position - 1];
    const isEarlier = 1 - isHereOrLater;
    for (let column = 0; column < card; column++) {
      row[column] = isLater * (row[column] ?? 0) + (before === undefined ? 0 : isEarlier * (before[column] ?? 0));
    }
    row[card] = chance * (places[position] ?? 0);
    isLater = isHereOrLater;
    isHereOrLater += places[position - 1] ?? 0;
  }
}

/** The chance of each place where halving puts a card among `earlier` sorted ones; `turns` is the chance that it is said to go before another. */
export function getHalvingPlaces(earlier: number, turns: number): Float64Array {
  const places = new Float64Array(earlier + 1);
  const search = (left: number, right: number, chance: number): void => {
    if (left === right) {
      places[left] = chance;
      return;
    }
    const middle = left + ((right - left) >> 1);
    search(left, middle, chance * turns);
    search(middle + 1, right, chance * (1 - turns));
  };
  search(0, earlier, 1);
  return places;
}

/** The chance of each place where a card stops that moves to the left step by step. */
export function getSteppingPlaces(earlier: number, turns: number): Float64Array {
  return Float64Array.from(
    { length: earlier + 1 },
    (_, place) => turns ** (earlier - place) * (place === 0 ? 1 : 1 - turns),
  );
}

/**
 * How two runs are merged: for every card of the left run, how likely it comes behind j cards of the right one (left[card · (rightCount + 1) + j]), and
 * for every card of the right run the same.
 */
export interface Merge {
  readonly leftCount: number;
  readonly rightCount: number;
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/** Merging card by card, as it says in every textbook. */
export function getPlainMerge(leftCount: number, rightCount: number, turns: number): Merge {
  const left = new Float64Array(leftCount * (rightCount + 1));
  const right = new Float64Array(rightCount * (leftCount + 1));
  /** The chance that so many of the left cards were taken when so many of the right ones were. */
  let reached = new Float64Array(rightCount + 1);
  reached[0] = 1;
  for (let i = 0; i <= leftCount; i++) {
    const next = new Float64Array(rightCount + 1);
    for (let j = 0; j <= rightCount; j++) {
      const chance = reached[j] ?? 0;
      const takesRight = j === rightCount ? 0 : i === leftCount ? 1 : turns;
      if (j < rightCount) {
        right[j * (leftCount + 1) + i] = chance * takesRight;
        reached[j + 1] = (reached[j + 1] ?? 0) + chance * takesRight;
      }
      if (i < leftCount) {
        left[i * (rightCount + 1) + j] = chance * (1 - takesRight);
        next[j] = chance * (1 - takesRight);
      }
    }
    reached = next;
  }
  return { leftCount, rightCount, left, right };
}

/** Returns the run that comes of two neighbouring runs; the chances of a merge may add up to less than 1. */
export function mergeRuns(leftRun: Run, rightRun: Run, { leftCount, rightCount, left, right }: Merge): Run {
  const count = leftCount + rightCount;
  const merged = Array.from({ length: count }, () => new Float64Array(count));
  addRows(merged, leftRun, left, rightCount + 1, 0);
  addRows(merged, rightRun, right, leftCount + 1, leftCount);
  return merged;
}

function addRows(merged: Run, run: Run, chances: Float64Array, width: number, firstColumn: number): void {
  run.forEach((row, index) => {
    for (let behind = 0; behind < width; behind++) {
      const chance = chances[index * width + behind] ?? 0;
      const target = merged[index + behind];
      if (chance === 0 || target === undefined) continue;
      for (let column = 0; column < row.length; column++) {
        target[firstColumn + column] = (target[firstColumn + column] ?? 0) + chance * (row[column] ?? 0);
      }
    }
  });
}

/** Returns two runs as they lie, as one, each cell times `chance`. */
export function joinRuns(leftRun: Run, rightRun: Run, chance: number): Run {
  const count = leftRun.length + rightRun.length;
  const place = (row: Float64Array, firstColumn: number): Float64Array => {
    const joined = new Float64Array(count);
    row.forEach((share, column) => (joined[firstColumn + column] = chance * share));
    return joined;
  };
  return [...leftRun.map((row) => place(row, 0)), ...rightRun.map((row) => place(row, leftRun.length))];
}

/** Adds `share` times a run to another one of as many cards. */
export function addRun(sum: Run, run: Run, share = 1): void {
  run.forEach((row, position) => {
    const target = sum[position];
    if (target === undefined) return;
    for (let column = 0; column < row.length; column++)
      target[column] = (target[column] ?? 0) + share * (row[column] ?? 0);
  });
}
