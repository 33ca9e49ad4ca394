// What a single count says: exact binomial tails, and the mean deviation that fair counts have.
import { getLowerTail, getUpperTail } from "./special-functions.ts";

/** Returns the p-value of a single count, both sides: twice the smaller tail of Bin(trials, share), at most 1. Never too small, whatever the counts. */
export function getTwoSidedTail(count: number, trials: number, share: number): number {
  return Math.min(1, 2 * Math.min(getLowerTail(count, trials, share), getUpperTail(count, trials, share)));
}

/** Returns E |X − trials · share| for X ~ Bin(trials, share), exactly. */
export function getMeanDeviation(trials: number, share: number): number {
  const mean = trials * share;
  const above = Math.floor(mean) + 1;
  // E max(X − mean, 0) is half of it, and E (X; X ≥ c) = mean · P(Bin(trials − 1) ≥ c − 1).
  return 2 * mean * (getUpperTail(above - 1, trials - 1, share) - getUpperTail(above, trials, share));
}

/**
 * Returns the smallest share above `fair` that a test sees with the given power, if it reports counts whose upper tail under `fair` is at most `level`.
 * Returns undefined where even a share of 1 would go unseen: there are too few trials.
 */
export function getSmallestSeen(trials: number, fair: number, level: number, power: number): number | undefined {
  if (getUpperTail(trials, trials, fair) > level) return undefined;
  const critical = bisectWhole(
    Math.floor(trials * fair),
    trials,
    (count) => getUpperTail(count, trials, fair) <= level,
  );
  let unseen = fair;
  let seen = 1;
  for (let step = 0; step < 60; step++) {
    const middle = (unseen + seen) / 2;
    if (getUpperTail(critical, trials, middle) >= power) seen = middle;
    else unseen = middle;
  }
  return seen;
}

/** Returns the smallest whole number in (low, high] for which `isEnough` holds; it holds at `high`, and from its first number on. */
function bisectWhole(low: number, high: number, isEnough: (value: number) => boolean): number {
  let below = low;
  let enough = high;
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}
