// How surprising counts of a fair shuffle are: chi-square statistics of positions and of whole orders, and their tails.

/**
 * The chance that a fair shuffle gives counts at least this uneven. `counts[position][card]` of `trials` shuffles of n cards.
 * The cells hang together (every row and column sums to `trials`), which the factor (n − 1)/n and the (n − 1)² degrees of freedom account for.
 */
export function positionsTail(counts: readonly (readonly number[])[], trials: number): number {
  const n = counts.length;
  const expected = trials / n;
  const sum = counts.flat().reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(((n - 1) / n) * sum, (n - 1) ** 2);
}

/** The same for whole orders: `counts` of the orders that came up, of `orders` (n!) possible ones. */
export function ordersTail(counts: readonly number[], orders: number, trials: number): number {
  const expected = trials / orders;
  const seen = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(seen + (orders - counts.length) * expected, orders - 1);
}

/** The chance that a chi-square variable with `degrees` degrees of freedom (1 or more) is at least `value` (0 or more). */
export function chiSquareTail(value: number, degrees: number): number {
  const a = degrees / 2;
  const x = value / 2;
  if (x <= 0) return 1;
  const density = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - density * seriesOfLowerGamma(a, x) : density * fractionOfUpperGamma(a, x);
}

/** Abramowitz and Stegun 6.5.29: Σ xᵏ / (a (a + 1) … (a + k)). */
function seriesOfLowerGamma(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let k = 1; term > sum * Number.EPSILON; k++) {
    term *= x / (a + k);
    sum += term;
  }
  return sum;
}

/** Abramowitz and Stegun 6.5.31 in its even form, worked out from its end; 1,000 levels are plenty for x ≥ a + 1. */
function fractionOfUpperGamma(a: number, x: number): number {
  let below = 0;
  for (let k = 1000; k >= 1; k--) below = (k * (k - a)) / (x + 2 * k + 1 - a - below);
  return 1 / (x + 1 - a - below);
}

/** Stirling's series, after stepping up to where three terms give 12 digits. */
function logGamma(z: number): number {
  let steps = 0;
  for (; z < 20; z++) steps += Math.log(z);
  return (
    (z - 0.5) * Math.log(z) -
    z +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * z) -
    1 / (360 * z ** 3) +
    1 / (1260 * z ** 5) -
    steps
  );
}
