// fair-shuffle's front door: a Fisher–Yates shuffle and what is made of it.
export { cryptoRandom } from "./crypto-random.ts";
export { deal, type Deal } from "./deal.ts";
export { draws } from "./draws.ts";
export type { RandomSource } from "./random-source.ts";
export { sample } from "./sample.ts";
export { shuffle, type Shuffled, type Writable } from "./shuffle.ts";
export { toShuffled } from "./to-shuffled.ts";
