// Sums of a polynomial over very many evenly spaced points, from its values at a few.

/** A point at which a polynomial is asked for, and what its value counts. */
export interface Node {
  readonly at: number;
  readonly weight: number;
}

/** How far on either side of an end its slope is taken, as a part of what lies between the ends. */
const SLOPE = 1e-5;

/**
 * Returns where to ask a polynomial of degree below `terms` for its sum over the middles of very many parts of a width, times that width, by the Euler–Maclaurin
 * formula for middles (Abramowitz and Stegun, 25.4.3): h · Σ f = ∫ f − h² / 24 · (f′(end) − f′(start)) + …; the next member grows with h⁴ and the third derivative.
 * Some of the points lie a little outside of the ends.
 */
export function getSummation(start: number, end: number, width: number, terms: number): readonly Node[] {
  const length = end - start;
  const step = SLOPE * length;
  const slope = width ** 2 / 48 / step;
  return [
    ...getQuadrature(Math.ceil(terms / 2)).map(({ at, weight }) => ({
      at: start + at * length,
      weight: weight * length,
    })),
    { at: end + step, weight: -slope },
    { at: end - step, weight: slope },
    { at: start + step, weight: slope },
    { at: start - step, weight: -slope },
  ];
}

/** By the number of nodes. */
const quadratures = new Map<number, readonly Node[]>();

/**
 * Returns the nodes of the Gauss–Legendre quadrature on [0, 1], which is exact for polynomials of degree below 2 · count, found by Newton's method.
 * Source: Press et al., Numerical Recipes, 3rd edition, 4.6.1.
 */
function getQuadrature(count: number): readonly Node[] {
  const known = quadratures.get(count);
  if (known !== undefined) return known;
  const found = Array.from({ length: count }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let [value, before] = [1, 0];
      for (let degree = 1; degree <= count; degree++)
        [value, before] = [((2 * degree - 1) * x * value - (degree - 1) * before) / degree, value];
      slope = (count * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    return { at: (1 + x) / 2, weight: 1 / ((1 - x * x) * slope ** 2) };
  });
  quadratures.set(count, found);
  return found;
}

/** The first guess is near enough that half as many would do. */
const MOST_ROUNDS = 10;
