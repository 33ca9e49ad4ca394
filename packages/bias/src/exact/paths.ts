// A path through the draws of a round: the intervals in which they are known to lie, and where an interval is cut because its parts lead to other
// results.
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

export interface Interval {
  readonly low: Rational;
  readonly high: Rational;
}

export const UNIT: Interval = { low: rational.ZERO, high: rational.ONE };

export function getWidth({ low, high }: Interval): Rational {
  return rational.subtract(high, low);
}

export function isWithin(inner: Interval, outer: Interval): boolean {
  return rational.compare(outer.low, inner.low) <= 0 && rational.compare(inner.high, outer.high) <= 0;
}

/** Which draws are known to lie where, and how comparisons of several draws turned out. */
export interface Path {
  readonly intervals: ReadonlyMap<number, Interval>;
  readonly choices: readonly boolean[];
}

/** Thrown where an interval of a draw leads to several results: the round starts again for each part of it. */
export class Split {
  readonly parts: readonly { readonly weight: Rational; readonly path: Path }[];
  constructor(parts: Split["parts"]) {
    this.parts = parts;
  }
}

/** Cuts a draw's interval at the given points, which lie inside it in ascending order. */
export function cutInterval(path: Path, draw: number, interval: Interval, cuts: readonly Rational[]): Split {
  const width = getWidth(interval);
  const ends = [...cuts, interval.high];
  return new Split(
    ends.map((high, index) => {
      const low = index === 0 ? interval.low : (ends[index - 1] ?? interval.low);
      return {
        weight: rational.divide(rational.subtract(high, low), width),
        path: { intervals: new Map(path.intervals).set(draw, { low, high }), choices: path.choices },
      };
    }),
  );
}
