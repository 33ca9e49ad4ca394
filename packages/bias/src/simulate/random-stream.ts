// The random numbers of a simulation: one stream for each block of trials, so that the counts are the same whoever runs which block.

/** The state of xoroshiro128++, two words of 64 bits that are not both 0. Source: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", 2021. */
export type StreamState = readonly [bigint, bigint];

const WORD = 0xffff_ffff_ffff_ffffn;

/** SplitMix64's output function. Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014. */
function mix(value: bigint): bigint {
  let word = value & WORD;
  word = ((word ^ (word >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & WORD;
  word = ((word ^ (word >> 27n)) * 0x94d0_49bb_1331_11ebn) & WORD;
  return word ^ (word >> 31n);
}

const GOLDEN_RATIO = 0x9e37_79b9_7f4a_7c15n;

/** Returns what the streams of all blocks are started from. */
export const mixSeed = (seed: number): bigint => mix(BigInt(seed));

/**
 * Returns where the stream of a block starts: two outputs of a SplitMix64 whose own start is drawn from seed, block and part.
 * @param seed a safe integer.
 * @param block 0, 1, 2 …
 * @param part 0, 1, 2 …: a block that takes its random words in several parts has a stream for each.
 */
export function startStream(seed: number, block: number, part = 0): StreamState {
  const own = [block, part].reduce((start, index) => mix(start + BigInt(index + 1) * GOLDEN_RATIO), mixSeed(seed));
  const [first, second] = [mix(own + GOLDEN_RATIO), mix(own + 2n * GOLDEN_RATIO)];
  return first === 0n && second === 0n ? [1n, 0n] : [first, second];
}
