// `draws` gives the items out one by one in a fair order, and draws for an item only when it is asked for.
import { step } from "./one-by-one.ts";
import type { RandomSource } from "./random-source.ts";
import { copyOf } from "./to-shuffled.ts";

/**
 * Yields every item once, in a fair order; whoever stops early has drawn a fair sample and paid only for that.
 *
 * @param items Anything that `Array.from` takes; copied when the first item is asked for, and left as it is.
 * @param random Where the draws come from; `Math.random` if left out. It is called once for each item asked for: with n items left, item ⌊random() · n⌋ is
 *   given out and the last one takes its place. The last item left needs no draw.
 * @throws RangeError, when an item is asked for, if `random` returns anything but a number in [0, 1).
 * @example
 * ```js
 * import { draws } from "fair-shuffle";
 *
 * const questions = draws(["one", "two", "three"]);
 * const asked = [questions.next().value, questions.next().value];
 * new Set(asked).size; // 2
 * ```
 */
export function* draws<T>(
  items: Iterable<T> | ArrayLike<T>,
  random: RandomSource = Math.random,
): Generator<T, void, undefined> {
  const pool = copyOf(items);
  while (pool.length > 1) {
    step(pool, pool.length, random);
    yield* pool.splice(-1);
  }
  yield* pool;
}
