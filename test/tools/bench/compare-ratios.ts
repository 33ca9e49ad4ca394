// Two runs of one benchmark beside each other: what is left of each ratio.
import { getKey, getRatio, type Row } from "./benchmark.ts";

/** Less than this is left of a ratio that counts as lost: two runs on one machine differ by a tenth. */
export const LEAST_LEFT = 0.8;

export interface ComparedRatio {
  readonly row: Row;
  /** NaN where the earlier run has no such row. */
  readonly before: number;
  /** NaN where the later run has no such row. */
  readonly now: number;
  /** The later ratio divided by the earlier one: below 1 where speed was lost. */
  readonly left: number;
}

/** Returns the rows of both runs, those of the later one first, in its order. */
export function compareRatios(before: readonly Row[], now: readonly Row[]): readonly ComparedRatio[] {
  const ratiosOf = (rows: readonly Row[]): Map<string, number> =>
    new Map(rows.map((row) => [getKey(row), getRatio(row)]));
  const [earlier, later] = [ratiosOf(before), ratiosOf(now)];
  const gone = before.filter((row) => !later.has(getKey(row)));
  return [...now, ...gone].map((row) => {
    const [first, second] = [earlier.get(getKey(row)) ?? NaN, later.get(getKey(row)) ?? NaN];
    return { row, before: first, now: second, left: second / first };
  });
}
