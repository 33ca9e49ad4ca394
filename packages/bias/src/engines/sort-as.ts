// Sorting as a given engine does: the same comparisons, in the same order, and the same result for the same answers.
import type { Compare } from "./compare.ts";
import type { Engine, ListKind } from "./engine.ts";
import { sortAsJavaScriptCore } from "./javascriptcore.ts";
import { sortAsSpiderMonkey } from "./spidermonkey.ts";
import { sortAsV8TypedArray } from "./v8-typed-array.ts";
import { sortAsV8 } from "./v8.ts";

type Sort = (cards: Int32Array, compare: Compare) => void;

const SORTS: Readonly<Record<Engine, Readonly<Record<ListKind, Sort>>>> = {
  v8: { array: sortAsV8, typedArray: sortAsV8TypedArray },
  spidermonkey: { array: sortAsSpiderMonkey, typedArray: sortAsSpiderMonkey },
  javascriptcore: { array: sortAsJavaScriptCore, typedArray: sortAsJavaScriptCore },
};

/**
 * Sorts the cards in place as the `sort` of such a list does in this engine. Nothing is allocated for a comparison, and below 64 cards next to nothing for a sort.
 * @example
 * ```js
 * import { sortAs } from "@fair-shuffle/bias";
 *
 * // An answer that is no order shows that engines ask different questions.
 * const [v8, spiderMonkey] = [Int32Array.of(0, 1, 2), Int32Array.of(0, 1, 2)];
 * sortAs("v8", v8, () => -1);
 * sortAs("spidermonkey", spiderMonkey, () => -1);
 * [...v8]; // [2, 1, 0]
 * [...spiderMonkey]; // [0, 1, 2]
 * ```
 */
export function sortAs(engine: Engine, cards: Int32Array, compare: Compare, list: ListKind = "array"): void {
  SORTS[engine][list](cards, compare);
}
