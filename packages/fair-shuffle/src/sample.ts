// `sample` draws some of the items, none twice, in the order in which they were drawn.
import { shuffleOneByOne } from "./one-by-one.ts";
import type { RandomSource } from "./random-source.ts";
import { copyOf } from "./to-shuffled.ts";

/**
 * Draws `count` of the items without replacement: every choice of `count` items, in every order, is equally likely.
 *
 * @param items Anything that `Array.from` takes; left as it is.
 * @param count How many, an integer from 0 to the number of items.
 * @param random Where the draws come from; `Math.random` if left out. It is called once an item (the last item left needs no draw);
 *   the result is what the first `count` steps of `draws` yield.
 * @throws RangeError if `count` is out of range (nothing has been drawn then), or if `random` returns anything but a number in [0, 1).
 * @example
 * ```js
 * import { sample } from "fair-shuffle";
 *
 * const winners = sample(["Ann", "Bob", "Cem", "Dai"], 2);
 * winners.length; // 2
 * new Set(winners).size; // 2
 * ```
 */
export function sample<T>(items: Iterable<T> | ArrayLike<T>, count: number, random: RandomSource = Math.random): T[] {
  const pool = copyOf(items);
  const rest = pool.length - count;
  if (!Number.isInteger(count) || count < 0 || rest < 0) {
    throw new RangeError(`sample() can draw 0 to ${pool.length} of these items, not ${String(count)}.`);
  }
  shuffleOneByOne(pool, pool.length, rest, random);
  return pool.slice(rest).reverse();
}
