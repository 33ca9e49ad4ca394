// `deal` shuffles the items and deals them out in hands, with what is left over as the rest.
import type { RandomSource } from "./random-source.ts";
import { shuffle } from "./shuffle.ts";
import { copyOf } from "./to-shuffled.ts";

/** What was dealt. */
export interface Deal<T, Sizes extends readonly number[]> {
  /** One array for each of the sizes, in their order. */
  readonly hands: { -readonly [K in keyof Sizes]: T[] };
  /** What no hand got, in a fair order too, so that it can serve as the stock to draw from, first item first. */
  readonly rest: T[];
}

/**
 * Shuffles a copy of the items and deals it out: every way to deal is equally likely.
 *
 * @param items Anything that `Array.from` takes; left as it is.
 * @param sizes How many items each hand gets: integers from 0 up, together at most the number of items.
 * @param random Where the draws come from; `Math.random` if left out. It is called n − 1 times for n items, whatever the sizes;
 *   the hands one after the other, then the rest, are what `draws` yields.
 * @throws TypeError if the sizes are no array.
 * @throws RangeError if a size is out of range (nothing has been drawn then), or if `random` returns anything but a number in [0, 1).
 * @example
 * ```js
 * import { deal } from "fair-shuffle";
 *
 * const { hands, rest } = deal(Array(52).keys(), [13, 13, 13]);
 * hands.map((hand) => hand.length); // [13, 13, 13]
 * rest.length; // 13
 * ```
 */
export function deal<T, const Sizes extends readonly number[]>(
  items: Iterable<T> | ArrayLike<T>,
  sizes: Sizes,
  random?: RandomSource,
): Deal<T, Sizes>;
export function deal<T>(
  items: Iterable<T> | ArrayLike<T>,
  sizes: readonly number[],
  random?: RandomSource,
): Deal<T, readonly number[]> {
  const given: unknown = sizes;
  if (!Array.isArray(given)) throw new TypeError(`deal() takes the sizes as an array, [5, 5], not ${String(given)}.`);
  const cards = copyOf(items);
  let dealt = 0;
  for (const size of sizes) {
    if (!Number.isInteger(size) || size < 0 || size > cards.length - dealt) {
      throw new RangeError(
        `deal() has ${cards.length - dealt} of ${cards.length} items left for this hand, so its size can't be ${String(size)}.`,
      );
    }
    dealt += size;
  }
  shuffle(cards, random).reverse();
  let start = 0;
  const hands = sizes.map((size) => cards.slice(start, (start += size)));
  return { hands, rest: cards.slice(dealt) };
}
