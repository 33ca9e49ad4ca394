// `toShuffled` makes an array of the same items in a fair order and leaves what it was given alone.
import type { RandomSource } from "./random-source.ts";
import { shuffle } from "./shuffle.ts";

/** The items as a new plain array; the holes of a sparse array become `undefined`. */
export function copyOf<T>(items: Iterable<T> | ArrayLike<T>): T[] {
  // The spread of an array is several times as fast as Array.from and makes the same copy.
  return Array.isArray(items) ? [...(items as readonly T[])] : Array.from(items);
}

type ItemOf<Items> = Items extends Iterable<infer T> ? T : Items extends ArrayLike<infer T> ? T : never;

/** `any` for `any`, and nothing else: what is copied from it is `any[]`, as a spread of it is. */
type Untyped<Items> = 0 extends 1 & Items ? Items : never;

/**
 * Copies the items into a new array in which each of the n! orders is equally likely.
 *
 * @param items Anything that `Array.from` takes: an array, readonly or not, a Set, a string, a generator, an array-like.
 * @param random Where the draws come from, drawn from as by {@link shuffle}; `Math.random` if left out.
 * @throws RangeError if `random` returns anything but a number in [0, 1).
 * @example
 * ```js
 * import { toShuffled } from "fair-shuffle";
 *
 * const players = new Set(["Ann", "Bob", "Cem"]);
 * toShuffled(players).toSorted(); // ["Ann", "Bob", "Cem"]
 * ```
 */
export function toShuffled<Items>(items: Untyped<Items>, random?: RandomSource): Items[];
/** The same for anything with a type. */
export function toShuffled<T>(items: Iterable<T> | ArrayLike<T>, random?: RandomSource): T[];
/** The same for a union of collections, such as `string[] | number[]`. */
export function toShuffled<Items extends Iterable<unknown> | ArrayLike<unknown>>(
  items: Items,
  random?: RandomSource,
): ItemOf<Items>[];
export function toShuffled<T>(items: Iterable<T> | ArrayLike<T>, random?: RandomSource): T[] {
  return shuffle(copyOf(items), random);
}
