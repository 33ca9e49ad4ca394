// A random source is where a draw comes from, and no draw is used unless it lies in [0, 1).

/** A function that returns a number in [0, 1) each time it is called, every value as likely as the others: `Math.random`, a seeded generator, `cryptoRandom()`. */
export type RandomSource = () => number;

export function notADraw(drawn: unknown): RangeError {
  return new RangeError(`A random source must return a number in [0, 1), not ${String(drawn)} (${typeof drawn}).`);
}

/** One draw of the source, turned into an integer from 0 to `count` − 1. Throws a `RangeError` if the draw is no number in [0, 1). */
export function drawIndex(random: RandomSource, count: number): number {
  const drawn: unknown = random();
  if (typeof drawn !== "number" || !(drawn >= 0 && drawn < 1)) throw notADraw(drawn);
  // The product of a number below 1 and an integer below 2^53 never rounds up to that integer (docs/batched-draws.md, "In range").
  return Math.floor(drawn * count);
}
