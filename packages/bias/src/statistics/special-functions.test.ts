// The library's functions against sums of whole numbers, and where tables stop.
import { describe, expect, test } from "vitest";
import { getChiSquaredTail, getLowerTail, getUpperTail } from "./special-functions.ts";

describe("binomial tails", () => {
  test.each([
    [60, 20, 8],
    [1000, 200, 8],
    [1000, 90, 8],
    [3000, 1000, 4],
    [3000, 700, 4],
    [3000, 400, 4],
    [200, 200, 4],
    [200, 0, 4],
  ])("of Bin(%i, 1/k) at %i, k = %i, are the sums of their terms", (trials, count, classes) => {
    const { lower, upper } = getExactTails(trials, count, classes);
    expect(getUpperTail(count, trials, 1 / classes) / upper).toBeCloseTo(1, 10);
    expect(getLowerTail(count, trials, 1 / classes) / lower).toBeCloseTo(1, 10);
  });

  test("outside 0 … trials are 0 and 1", () => {
    expect([getUpperTail(0, 10, 0.5), getUpperTail(11, 10, 0.5)]).toEqual([1, 0]);
    expect([getLowerTail(10, 10, 0.5), getLowerTail(-1, 10, 0.5)]).toEqual([1, 0]);
  });
});

// Version 0.3.1 of the library fails here by up to 1.6 %.
describe("the tail of χ²", () => {
  test.each([2, 10, 144, 5038])("with %i degrees of freedom is a Poisson sum, far out too", (degrees) => {
    for (const x of [degrees / 2, degrees, degrees * 1.1, degrees * 1.3 + 20]) {
      // P(χ²(2m) ≥ x) = P(Poisson(x/2) < m).
      const logTerms = [-x / 2];
      for (let k = 1; k < degrees / 2; k++) logTerms.push((logTerms[k - 1] ?? NaN) + Math.log(x / 2 / k));
      const total = logTerms.reduce((sum, logTerm) => sum + Math.exp(logTerm), 0);
      expect(getChiSquaredTail(x, degrees) / total).toBeCloseTo(1, 8);
    }
  });

  test("with 1 degree of freedom has its known points", () => {
    expect(getChiSquaredTail(0, 1)).toBe(1);
    expect(getChiSquaredTail(3.841458820694124, 1)).toBeCloseTo(0.05, 12);
    expect(getChiSquaredTail(6.634896601021213, 1)).toBeCloseTo(0.01, 12);
  });
});

/** The tails of Bin(trials, 1/classes), both with `count` in them, to the last digit of a double. */
function getExactTails(trials: number, count: number, classes: number): { lower: number; upper: number } {
  let ways = 1n;
  let [lower, upper] = [0n, 0n];
  for (let k = 0; k <= trials; k++) {
    if (k > 0) ways = (ways * BigInt(trials - k + 1)) / BigInt(k);
    const term = ways * BigInt(classes - 1) ** BigInt(trials - k);
    if (k <= count) lower += term;
    if (k >= count) upper += term;
  }
  const all = BigInt(classes) ** BigInt(trials);
  // Small tails need their digits too.
  const toShare = (part: bigint): number => {
    const shift = BigInt(Math.max(0, all.toString(2).length - part.toString(2).length + 64));
    return Number((part << shift) / all) / 2 ** Number(shift);
  };
  return { lower: toShare(lower), upper: toShare(upper) };
}
