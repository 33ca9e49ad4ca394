// The special functions that the tests need, from @stdlib; the build bundles them into this file, so that installing the package brings nothing along.
import betainc from "@stdlib/math-base-special-betainc";
import gammainc from "@stdlib/math-base-special-gammainc";

/** Returns P(X ≥ x) for X ~ χ² with `degrees` > 0 degrees of freedom and x ≥ 0: the regularised upper incomplete gamma function Q(degrees / 2, x / 2). */
export function getChiSquaredTail(x: number, degrees: number): number {
  return gammainc(x / 2, degrees / 2, true, true);
}

/** Returns P(X ≥ count) for X ~ Bin(trials, share), exactly: the regularised incomplete beta function I_share(count, trials − count + 1). */
export function getUpperTail(count: number, trials: number, share: number): number {
  if (count <= 0) return 1;
  return count > trials ? 0 : betainc(share, count, trials - count + 1, true, false);
}

/** Returns P(X ≤ count) for X ~ Bin(trials, share), exactly and without taking a difference from 1. */
export function getLowerTail(count: number, trials: number, share: number): number {
  if (count >= trials) return 1;
  return count < 0 ? 0 : betainc(share, count + 1, trials - count, true, true);
}
