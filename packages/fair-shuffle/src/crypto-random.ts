// `cryptoRandom` makes a random source of Web Crypto's random bits.
import type { RandomSource } from "./random-source.ts";

/** 4 KiB at a time: filling word by word would cost some hundred times as much, and Web Crypto gives at most 64 KiB a call. */
const WORDS = 1024;

/**
 * Returns a random source whose every draw is a multiple of 2⁻⁵³ in [0, 1), each equally likely, from `crypto.getRandomValues`.
 * Keep it and draw from it again: it asks for random bits 512 draws at a time.
 *
 * @throws TypeError if the runtime has no Web Crypto.
 * @example
 * ```js
 * import { cryptoRandom, shuffle } from "fair-shuffle";
 *
 * const random = cryptoRandom();
 * random() < 1; // true
 * shuffle(["rock", "paper", "scissors"], random).length; // 3
 * ```
 */
export function cryptoRandom(): RandomSource {
  // The DOM's types promise what older runtimes and insecure contexts may lack.
  const { crypto } = globalThis as { crypto?: Crypto };
  if (crypto === undefined) {
    throw new TypeError(
      "cryptoRandom() needs Web Crypto, which this runtime lacks: give a random source of your own instead.",
    );
  }
  const words = new Uint32Array(WORDS);
  let next = WORDS;
  const word = (): number => words[next++] ?? 0;
  return () => {
    if (next >= WORDS) {
      crypto.getRandomValues(words);
      next = 0;
    }
    // 27 high bits and 26 low bits.
    return ((word() >>> 5) * 2 ** 26 + (word() >>> 6)) * 2 ** -53;
  };
}
