// Fisher–Yates in Durstenfeld's form, one draw a step: how a caller's own random source is used.
// R. Durstenfeld, "Algorithm 235: Random permutation", Communications of the ACM 7 (7), 1964, https://doi.org/10.1145/364520.364540
import { drawIndex, type RandomSource } from "./random-source.ts";
import { swap, type Places } from "./swap.ts";

/** Brings one of the first `left` items, each as likely, to the last place among them. */
export function step(items: Places, left: number, random: RandomSource): void {
  swap(items, left - 1, drawIndex(random, left));
}

/** Takes the steps from `left` items down to `end` items; the step with one item left would draw for nothing and is left out. */
export function shuffleOneByOne(items: Places, left: number, end: number, random: RandomSource): void {
  for (; left > end && left > 1; left--) step(items, left, random);
}
