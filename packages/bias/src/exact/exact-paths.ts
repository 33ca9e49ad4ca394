// All paths that a shuffle's own draws can take, for a picture of why its orders are, or are not, equally likely.
import type { ShuffleModel } from "../model/model.ts";
import { getKeyedSort, toRationals, type ExactOptions } from "./distribution.ts";
import { getKeyRanges } from "./key-values.ts";
import { getKeyedPaths, getOverwrittenPaths } from "./keyed-paths.ts";
import { getOverwritingRounds, isOverwriting } from "./overwritten-keys.ts";
import { getLoopPaths } from "./loop-paths.ts";
import type { PathFlow } from "./path-flow.ts";
import { getSignMixture } from "./signs.ts";
import { getSortPaths } from "./sort-paths.ts";
import { tellGiven } from "../model/given-number.ts";

/** 24 orders are as many as a picture holds. */
const MOST_CARDS = 4;

/**
 * Returns all paths of a shuffle's draws, from the cards as they lay to the n! orders. Paths that come to the same state are joined, with their probabilities as fractions.
 * A step of a swap loop is what its draws decide at once (most often a round), a step of a comparator sort is an answer, and one of a keyed sort is the next card's
 * key, or a round that overwrites keys. What no draw decides is no step.
 * @param cards n, 1 to 4.
 * @throws RangeError beyond that; Unjudgeable where the model is beyond exact methods or has too many paths; LeavesList where an index can leave the list.
 * @example
 * ```js
 * import { exactPaths, getCatalogueEntry, toText } from "@fair-shuffle/bias";
 *
 * const { runs, nodes } = exactPaths(getCatalogueEntry("naive-swap").model, 3);
 * runs; // 27n
 * nodes.slice(-6).map(({ share }) => toText(share)); // ["4/27", "5/27", "5/27", "5/27", "4/27", "4/27"]
 * ```
 */
export function exactPaths(model: ShuffleModel, cards: number, options: ExactOptions = {}): PathFlow {
  if (!Number.isInteger(cards) || cards < 1 || cards > MOST_CARDS) {
    throw new RangeError(`exactPaths takes 1 to ${String(MOST_CARDS)} cards, not ${tellGiven(cards)}.`);
  }
  const { engine = "v8", unknowns = new Map<string, number>() } = options;
  switch (model.kind) {
    case "swapLoop":
      return getLoopPaths(model, cards, unknowns);
    case "comparatorSort": {
      const { before = [], steps, sign, list = "array", repeat = 1 } = model;
      const mixture = getSignMixture(before, steps, sign, toRationals(unknowns));
      return getSortPaths({ engine, list, repeat }, cards, mixture);
    }
    case "keyedSort": {
      const values = toRationals(unknowns);
      return isOverwriting(model)
        ? getOverwrittenPaths(getOverwritingRounds(model, cards, values), cards)
        : getKeyedPaths(getKeyRanges(model, cards, values, engine), getKeyedSort(model, engine), cards);
    }
  }
}
