// Whether a swap loop is a fair shuffle of its whole list.
import type { Unknowns } from "../exact/distribution.ts";
import { spendAtMost } from "../exact/spending.ts";
import type { SwapLoop } from "../model/model.ts";
import { judge } from "./classes.ts";
import { getJudgedSizes } from "./judged-sizes.ts";
import { VERDICT_BUDGET } from "./thresholds.ts";
import { within } from "./within-reach.ts";

/**
 * Returns whether a swap loop is a fair shuffle of its whole list, exactly: every order has 1/n! at each n up to 6 judged, every cell 1/n beyond.
 * Unknowns are taken as n, and as 0 where that makes no sense. Never throws.
 * @example
 * ```js
 * import { getCatalogueEntry, isFairShuffle } from "@fair-shuffle/bias";
 *
 * isFairShuffle(getCatalogueEntry("fisher-yates-backward").model); // true
 * isFairShuffle(getCatalogueEntry("naive-swap").model); // false
 * ```
 */
export function isFairShuffle(model: SwapLoop): boolean {
  // Few cards tell most that is not fair, and cost least.
  const isFair = (): boolean =>
    model.unknowns.length === 0
      ? getJudgedSizes(model).every((cards) => isUniform(cards, new Map()))
      : [4, 5].every((cards) => isUniform(cards, new Map(model.unknowns.map((name) => [name, cards]))));
  const isUniform = (cards: number, unknowns: Unknowns): boolean =>
    judge(model, cards, unknowns).class.kind === "uniform";
  return within(
    () => spendAtMost(VERDICT_BUDGET, isFair),
    () => false,
  );
}
