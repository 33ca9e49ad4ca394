// A random source with a seed, for shuffles that are handed their draws: 53 bits each, the same on every platform.
import { tellGiven } from "../model/given-number.ts";

/** Returns the next draw, uniform on [0, 1). */
export type RandomSource = () => number;

/**
 * Returns a source that repeats exactly for the same seed, any safe integer.
 * It is the generator sfc32 of Chris Doty-Humphrey's PractRand (three mixed words and a counter, period at least 2³²), two outputs for a draw.
 * @example
 * ```js
 * import { seededSource } from "@fair-shuffle/bias";
 *
 * const random = seededSource(1);
 * random() === seededSource(1)(); // true
 * random() === seededSource(1)(); // false
 * ```
 */
export function seededSource(seed: number): RandomSource {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed must be a safe integer, not ${tellGiven(seed)}.`);
  let [a, b, c, counter] = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0, 1];
  const next = (): number => {
    const output = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + output) | 0;
    return output >>> 0;
  };
  // So that close seeds have nothing in common: a few rounds spread each of their bits over all words.
  for (let round = 0; round < 16; round++) next();
  return () => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) * 2 ** -53;
}
