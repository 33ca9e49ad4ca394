// Fisher–Yates in Durstenfeld's form, one draw a step: what a caller's own random source is used for.
// R. Durstenfeld, "Algorithm 235: Random permutation", Communications of the ACM 7 (7), 1964, https://doi.org/10.1145/364520.364540
import { drawFrom, type RandomSource } from "./random-source.ts";

/** Anything whose places can be read and written by number. */
export interface Places {
  [index: number]: unknown;
}

export function swap(items: Places, i: number, j: number): void {
  const item = items[i];
  items[i] = items[j];
  items[j] = item;
}

/**
 * Brings one of the first `left` items, each as likely, to the last place among them, by one draw u: item ⌊u · left⌋.
 * The product of u < 1 and an integer below 2^53 never rounds up to that integer (docs/batched-draws.md, "In range").
 */
export function step(items: Places, left: number, random: RandomSource): void {
  swap(items, left - 1, Math.floor(drawFrom(random) * left));
}

/** Takes the steps from `left` items down to `end` items; a step with one item left would draw for nothing and is left out. */
export function shuffleOneByOne(items: Places, left: number, end: number, random: RandomSource): void {
  for (; left > end && left > 1; left--) step(items, left, random);
}
