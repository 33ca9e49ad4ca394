// The probability that a sum of several draws lies below a point.
import { Unjudgeable } from "./unjudgeable.ts";
import type { Interval } from "./paths.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import type { NumberValue } from "./values.ts";

/**
 * Returns the probability that an affine function of independent uniform draws is below 0: the volume of a box below a plane, by
 * inclusion and exclusion over its corners (Barrow and Smith, "Spline Notation Applied to a Volume Problem", 1979).
 */
export function getShareBelowZero(value: NumberValue, getInterval: (draw: number) => Interval): Rational {
  let bound = rational.negate(value.constant);
  const widths: Rational[] = [];
  for (const { draw, factor } of value.terms) {
    const { low, high } = getInterval(draw);
    const width = rational.multiply(factor, rational.subtract(high, low));
    bound = rational.subtract(bound, rational.multiply(factor, low));
    if (rational.sign(width) < 0) bound = rational.subtract(bound, width);
    widths.push(rational.sign(width) < 0 ? rational.negate(width) : width);
  }
  if (widths.length > 6) throw new Unjudgeable({ kind: "manyAddedDraws" });
  let corners: { sum: Rational; odd: boolean }[] = [{ sum: rational.ZERO, odd: false }];
  let denominator: Rational = rational.ONE;
  widths.forEach((width, index) => {
    corners = [...corners, ...corners.map(({ sum, odd }) => ({ sum: rational.add(sum, width), odd: !odd }))];
    denominator = rational.multiply(denominator, rational.multiply(width, { numerator: index + 1, denominator: 1 }));
  });
  let volume: Rational = rational.ZERO;
  for (const { sum, odd } of corners) {
    const rest = rational.subtract(bound, sum);
    if (rational.sign(rest) <= 0) continue;
    const power = widths.reduce((product) => rational.multiply(product, rest), rational.ONE);
    volume = odd ? rational.subtract(volume, power) : rational.add(volume, power);
  }
  return rational.divide(volume, denominator);
}
