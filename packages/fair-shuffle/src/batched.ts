// Fisher–Yates with several small indices out of one draw of `Math.random`, because the draw is what takes the time.
// N. Brackett-Rozinsky and D. Lemire, "Batched Ranged Random Integer Generation", 2024, https://arxiv.org/abs/2408.06213
// The same steps in the same order as one by one, and an order's probability differs from fair by less than anyone can measure: docs/batched-draws.md has the proof.
import { swap, type Places } from "./one-by-one.ts";
import { drawFrom } from "./random-source.ts";

/** An integer from 0 to `count` − 1; `count` is at most 2^31. `Math.random` is looked up at every draw, so a test that replaces it is heard. */
function draw(count: number): number {
  return (drawFrom(Math.random) * count) | 0;
}

/** Takes one step with what `index` holds for it, its remainder by `left`, and returns what it holds for the steps after, the quotient. */
function unpackStep(items: Places, left: number, index: number): number {
  const rest = (index / left) | 0;
  swap(items, left - 1, index - rest * left);
  return rest;
}

/**
 * Shuffles the first `left` (at most 2^31) items.
 * The product of the ranges that share a draw stays within 2^20. Where the draws cost most, two of them are made before either is used: the processor then works on both at once.
 */
export function shuffleBatched(items: Places, left: number): void {
  while (left > 1024) {
    const first = draw(left);
    const second = draw(left - 1);
    swap(items, --left, first);
    swap(items, --left, second);
  }
  while (left > 104) {
    const first = draw(left * (left - 1));
    const second = draw((left - 2) * (left - 3));
    swap(items, left - 2, unpackStep(items, left, first));
    swap(items, left - 4, unpackStep(items, left - 2, second));
    left -= 4;
  }
  while (left > 102) {
    swap(items, left - 2, unpackStep(items, left, draw(left * (left - 1))));
    left -= 2;
  }
  while (left > 33) {
    const index = draw(left * (left - 1) * (left - 2));
    swap(items, left - 3, unpackStep(items, left - 1, unpackStep(items, left, index)));
    left -= 3;
  }
  while (left > 3) {
    const index = draw(left * (left - 1) * (left - 2) * (left - 3));
    swap(items, left - 4, unpackStep(items, left - 2, unpackStep(items, left - 1, unpackStep(items, left, index))));
    left -= 4;
  }
  while (left > 1) swap(items, --left, draw(left + 1));
}
