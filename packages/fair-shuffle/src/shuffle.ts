// `shuffle` brings the items of an array, or of anything like one, into a fair order in place.
import { shuffleBatched } from "./batched.ts";
import { shuffleOneByOne } from "./one-by-one.ts";
import type { RandomSource } from "./random-source.ts";

/** Whether two types are one and the same, `readonly` included: TypeScript then takes two generic functions for identical. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each T keeps its condition from being decided too early
type Same<X, Y> = (<T>() => T extends X ? 1 : 2) extends <T>() => T extends Y ? 1 : 2 ? true : false;

/** What of `A` is reached by any number, readonly or not as it is in `A`. */
type PlacesOf<A> = { [K in keyof A as number extends K ? K : never]: A[K] };

/** Whether the places of `A` are readonly; `boolean` for a union of which some are. */
type IsReadonly<A> = A extends string
  ? true
  : A extends ArrayLike<unknown>
    ? Same<PlacesOf<A>, Readonly<Record<number, A[number]>>>
    : never;

/** `unknown` where the places of `A` can be written; where they are readonly, a type that nothing fits, whose text is the way out. */
export type Writable<A> =
  true extends IsReadonly<A>
    ? "shuffle() works in place: make a shuffled copy of something readonly with toShuffled()"
    : unknown;

/** The type of `A` after a shuffle: `A` itself, except that each place of a tuple may now hold what any of its places held. */
export type Shuffled<A> = A extends readonly unknown[] ? ("0" extends keyof A ? { [K in keyof A]: A[number] } : A) : A;

/**
 * Shuffles in place: afterwards each of the n! orders is equally likely. Returns the very object it was given.
 *
 * @param items An array, a typed array, or any writable array-like such as a jQuery collection. A hole is shuffled as `undefined`.
 * @param random Where the draws come from; `Math.random` if left out. It is called exactly once a step, n − 1 times in all: for i = n − 1 down to 1
 *   items i and ⌊random() · (i + 1)⌋ change places. (Left out, one draw of `Math.random` may serve up to four steps.)
 * @throws RangeError if `random` returns anything but a number in [0, 1); `items` then still holds the same items.
 * @throws TypeError (or what a proxy throws) if a place can't be written; `items` then still holds the same items.
 * @throws TypeError if `items` has no length.
 * @example
 * ```js
 * import { shuffle } from "fair-shuffle";
 *
 * const deck = ["ace", "king", "queen"];
 * shuffle(deck) === deck; // true
 * deck.length; // 3
 * ```
 */
export function shuffle<A extends ArrayLike<unknown>>(items: A & Writable<A>, random?: RandomSource): Shuffled<A>;
/** The same for a type parameter or `this`, of which no more is known than that it is an array. */
export function shuffle<A extends unknown[]>(items: A, random?: RandomSource): A;
export function shuffle(given: ArrayLike<unknown> | null | undefined, random?: RandomSource): ArrayLike<unknown> {
  const items: ArrayLike<unknown> = given ?? { length: NaN };
  // As the language itself takes the length of an array-like: a part of an item is none.
  const length = Math.trunc(items.length);
  if (!(length >= 0)) throw new TypeError("shuffle() takes arrays and array-likes; toShuffled() copies any iterable.");
  // The batched path counts in 32-bit integers.
  if (random === undefined && length <= 2 ** 31) shuffleBatched(items, length);
  else shuffleOneByOne(items, length, 1, random ?? Math.random);
  return items;
}
