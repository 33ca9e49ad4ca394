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

/** Sorts the cards in place as the `sort` of such a list does in this engine. Nothing is allocated for a comparison, and below 64 cards next to nothing for a sort. */
export function sortAs(engine: Engine, cards: Int32Array, compare: Compare, list: ListKind = "array"): void {
  SORTS[engine][list](cards, compare);
}
