// A random source with a seed and all of 53 bits, so that a test with random input repeats exactly.
import type { RandomSource } from "../random-source.ts";

/**
 * SplitMix64, its top 53 bits.
 * G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, https://doi.org/10.1145/2660193.2660195
 */
export function seededSource(seed: bigint): RandomSource {
  let state = seed;
  return () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let bits = state;
    bits = BigInt.asUintN(64, (bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n);
    bits = BigInt.asUintN(64, (bits ^ (bits >> 27n)) * 0x94d049bb133111ebn);
    return Number((bits ^ (bits >> 31n)) >> 11n) * 2 ** -53;
  };
}
