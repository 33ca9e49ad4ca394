// Yardsticks for people: how far a matrix of counts, or of probabilities, is from fair.

/** One cell of a position matrix. */
export interface Cell {
  readonly position: number;
  readonly card: number;
  /** How often the card came to the position, in 0 … 1. */
  readonly share: number;
  /** share ÷ (1/n): 1 is fair, 2 is twice as often. */
  readonly ratio: number;
}

/** What can be said of any position matrix, measured or exact. */
export interface Yardsticks {
  /** The cell whose ratio is farthest from 1; its relative deviation is |ratio − 1|. */
  readonly worstCell: Cell;
  /** |ratio − 1| of the worst cell, from 0 to n − 1. */
  readonly largestDeviation: number;
  /** Total variation distance from fair: ½ Σ |share − 1/n| over the cards of a position, averaged over the positions; from 0 to 1 − 1/n. */
  readonly distance: number;
  /** Population variance of the n² entries around their mean: Σ (entry − mean)² / n². Of counts, it grows with the number of trials. */
  readonly variance: number;
  /** For each position, Σ card · entry: the sum of the card values found there, with the cards numbered from 0. */
  readonly sums: readonly number[];
  /** For each position, the card that comes there most often; the first of equals. */
  readonly luckiest: readonly Cell[];
  /** For each position, the card that comes there least often; the first of equals. */
  readonly unluckiest: readonly Cell[];
}

/**
 * Returns the yardsticks of a position matrix: of probabilities (`exactPositions`), where all of them are exact, or of counts.
 * @param matrix [position][card], n × n with n ≥ 1, each row and column with the sum `total`.
 * @param total 1 for probabilities, the number of trials for counts.
 * @throws RangeError where the matrix is not square.
 * @example
 * ```js
 * import { exactPositions, getCatalogueEntry, getYardsticks } from "@fair-shuffle/bias";
 *
 * const { model } = getCatalogueEntry("random-comparator");
 * getYardsticks(exactPositions(model, 3)).distance; // 0.23611111111111113
 * ```
 */
export function getYardsticks(matrix: readonly (readonly number[])[], total = 1): Yardsticks {
  const cards = matrix.length;
  const rows = matrix.map((row, position) => {
    if (row.length !== cards) {
      throw new RangeError(
        `A matrix of ${cards} positions needs ${cards} cards in each row; row ${position} has ${row.length}.`,
      );
    }
    return row.map((entry, card): Cell => ({ position, card, share: entry / total, ratio: (entry / total) * cards }));
  });
  const cells = rows.flat();
  const worstCell = pick(cells, ({ ratio }) => Math.abs(ratio - 1));
  return {
    worstCell,
    largestDeviation: Math.abs(worstCell.ratio - 1),
    distance: sum(cells.map(({ share }) => Math.abs(share - 1 / cards))) / 2 / cards,
    variance: sum(matrix.flat().map((entry) => (entry - total / cards) ** 2)) / cards ** 2,
    sums: matrix.map((row) => sum(row.map((entry, card) => entry * card))),
    luckiest: rows.map((row) => pick(row, ({ share }) => share)),
    unluckiest: rows.map((row) => pick(row, ({ share }) => -share)),
  };
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Returns the first item with the largest score. @throws RangeError where there is no item. */
export function pick<T extends object>(items: readonly T[], score: (item: T) => number): T {
  const [first] = items;
  if (first === undefined) throw new RangeError("There is nothing to pick from: a shuffle needs at least one card.");
  let best = first;
  let highest = score(first);
  for (const item of items) {
    const candidate = score(item);
    if (candidate <= highest) continue;
    best = item;
    highest = candidate;
  }
  return best;
}
