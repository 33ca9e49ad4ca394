// Whether a swap loop is a fair shuffle of its whole list.
import { runOnly, type Unknowns } from "../exact/distribution.ts";
import { spendAtMost } from "../exact/spending.ts";
import { asksLength, type ShuffleModel, type SwapLoop } from "../model/model.ts";
import { drawsFromList } from "../model/rest-of-list.ts";
import { closeAsUsual } from "../model/usual-passes.ts";
import { judge, type Class } from "./classes.ts";
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
  return isAlways(
    model,
    ["uniform"],
    [4, 5].map((cards) => ({ cards, value: cards })),
  );
}

/** The list of a draw, and how many are drawn of it where the code does not tell. */
const DRAWS = [2, 3, 4, 5].map((value) => ({ cards: 5, value }));
/** The same where so many hands get a few cards each: nobody asks for more cards than there are. */
const HANDS = [1, 2, 3].map((value) => ({ cards: 12, value }));
const FEWEST_HANDS = 2;

/**
 * Returns whether a loop draws some cards, or all, out of its list into another one, exactly fairly, at each n that `isFairShuffle` judges; of a number of
 * draws that the code does not tell, at each of several. False where nothing tells how long the list is. Never throws.
 */
export function isFairDraw(model: SwapLoop): boolean {
  // By number, a draw is fair of a list that has as many, which nothing tells.
  const isLengthKnown = asksLength(model) || model.length !== undefined;
  if (!drawsFromList(model) || !isLengthKnown) return false;
  if (isAlways(model, ["uniform", "sample"], DRAWS)) return true;
  const hands = HANDS.filter((setting) => !isAlways(model, ["leavesArray"], [setting]));
  return model.unknowns.length > 0 && hands.length >= FEWEST_HANDS && isAlways(model, ["uniform", "sample"], hands);
}

/**
 * Returns how many cards a model draws into another list, where some stay in their own one: these lie at the first positions, and the others hold the rest,
 * as it lay. Undefined of everything else. Never throws.
 */
export function countDrawn(model: ShuffleModel | undefined, cards: number, unknowns: Unknowns): number | undefined {
  if (model?.kind !== "swapLoop" || !drawsFromList(model)) return undefined;
  return within(
    () => spendAtMost(VERDICT_BUDGET, () => runOnly(model, cards, unknowns).drawn),
    () => undefined,
  );
}

function isAlways(
  model: SwapLoop,
  kinds: readonly Class["kind"][],
  settings: readonly { readonly cards: number; readonly value: number }[],
): boolean {
  const isOne = (cards: number, unknowns: Unknowns, each = model): boolean =>
    kinds.includes(judge(each, cards, unknowns).class.kind);
  // What is fair after many passes alone is no fair shuffle in one.
  const closed = closeAsUsual(model);
  const isOneAsUsual = (): boolean =>
    closed === undefined || getJudgedSizes(closed).every((cards) => isOne(cards, new Map(), closed));
  // Few cards tell most that is not fair, and cost least.
  const isOneEverywhere = (): boolean =>
    model.unknowns.length === 0
      ? getJudgedSizes(model).every((cards) => isOne(cards, new Map()))
      : settings.every(({ cards, value }) => isOne(cards, new Map(model.unknowns.map((name) => [name, value]))));
  return within(
    () => spendAtMost(VERDICT_BUDGET, () => isOneEverywhere() && isOneAsUsual()),
    () => false,
  );
}
