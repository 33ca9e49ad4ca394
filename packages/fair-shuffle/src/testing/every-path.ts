// Runs something once for every way its draws can fall, which makes a statement about its distribution exact.
import type { RandomSource } from "../random-source.ts";

/**
 * Calls `run` once for each choice of one index below each of the ranges, with a source that makes the draws fall so: its k-th draw is the middle of
 * the chosen part of [0, 1). The source throws when it is asked for more draws than there are ranges; `run` must have used them all.
 */
export function onEveryPath<Result>(ranges: readonly number[], run: (random: RandomSource) => Result): Result[] {
  const paths = ranges.reduce((product, range) => product * range, 1);
  return Array.from({ length: paths }, (_, path) => {
    let rest = path;
    let used = 0;
    const result = run(() => {
      const range = ranges[used++];
      if (range === undefined) throw new Error(`More than ${ranges.length} draws were made.`);
      const index = rest % range;
      rest = Math.floor(rest / range);
      return (index + 0.5) / range;
    });
    if (used !== ranges.length) throw new Error(`${used} draws were made instead of ${ranges.length}.`);
    return result;
  });
}

/** How many of the results are different from all others, as text. */
export function distinct(results: readonly unknown[]): number {
  return new Set(results.map((result) => JSON.stringify(result))).size;
}

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
