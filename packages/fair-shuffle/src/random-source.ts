// A random source is where a draw comes from, and no draw gets past here unless it lies in [0, 1).

/** A function that returns a number in [0, 1) each time it is called, every value as likely as the others: `Math.random`, a seeded generator, {@link cryptoRandom}. */
export type RandomSource = () => number;

/** One draw of the source. Throws a `RangeError` if it returned anything but a number in [0, 1). */
export function drawFrom(random: RandomSource): number {
  const drawn: unknown = random();
  if (typeof drawn !== "number" || !(drawn >= 0 && drawn < 1)) {
    throw new RangeError(
      `A random source must return a number in [0, 1), but it returned ${String(drawn)} (${typeof drawn}).`,
    );
  }
  return drawn;
}
