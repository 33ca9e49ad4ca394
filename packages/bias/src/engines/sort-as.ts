// Sorting as a given engine does: the same comparisons, in the same order, and the same result for the same answers.
import type { Engine } from "./engine.ts";
import { sortAsJavaScriptCore } from "./javascriptcore.ts";
import { sortAsSpiderMonkey } from "./spidermonkey.ts";
import { sortAsV8TypedArray } from "./v8-typed-array.ts";
import { sortAsV8 } from "./v8.ts";

/**
 * What a comparator answers about two cards. Engines ask different questions, and read booleans differently:
 * - V8 calls `compare(later, earlier)` and asks whether the number is below 0; `true` is 1 and `false` is 0, so a boolean never moves a card.
 * - SpiderMonkey calls `compare(earlier, later)` and asks whether the number is above 0; `true` is 1 and `false` is 0.
 * - JavaScriptCore calls `compare(later, earlier)` and asks whether the number is below 0, or the boolean `false`.
 *
 * V8 sorts a typed array in another way: it calls `compare(earlier, later)` and asks whether the number is above 0. The other engines sort both alike.
 *
 * NaN counts as 0 in all of them. Later and earlier are meant by where the cards lie when they are compared.
 */
export type Compare = (a: number, b: number) => number | boolean;

/** What is sorted: an array, or a `Uint8Array`, a `Buffer` and their like. */
export type ListKind = "array" | "typedArray";

type Sort = (cards: Int32Array, compare: Compare) => void;

const SORTS: Readonly<Record<Engine, Readonly<Record<ListKind, Sort>>>> = {
  v8: { array: sortAsV8, typedArray: sortAsV8TypedArray },
  spidermonkey: { array: sortAsSpiderMonkey, typedArray: sortAsSpiderMonkey },
  javascriptcore: { array: sortAsJavaScriptCore, typedArray: sortAsJavaScriptCore },
};

/** Sorts the cards in place as the `sort` of such a list does in this engine. Nothing is allocated for a comparison, and below 64 cards next to nothing for a sort. */
export function sortAs(engine: Engine, cards: Int32Array, compare: Compare, list: ListKind = "array"): void {
  SORTS[engine][list](cards, compare);
}
