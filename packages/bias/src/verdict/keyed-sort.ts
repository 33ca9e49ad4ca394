// The verdict on a sort by drawn keys, which is decided by how often they tie.
import { distributePositions, getKeyedSort } from "../exact/distribution.ts";
import { boundTies, countKeys, getKeyRanges, getTieShare, leavesAll } from "../exact/key-values.ts";
import { getKeyedOrders } from "../exact/keyed-orders.ts";
import {
  getOverwritingRounds,
  getWrittenColumn,
  getWrittenOrders,
  isOverwriting,
  type OverwritingSort,
} from "../exact/overwritten-keys.ts";
import { factorial, getDistanceFromUniform } from "../exact/orders.ts";
import { toNumber } from "../exact/rational.ts";
import { mentions, type KeyedSort } from "../model/model.ts";
import { getEvidence } from "./evidence.ts";
import type { Evidence, Verdict } from "./finding.ts";
import { hasUnevenCell, HEADLINE_CARDS, LEAST_DEVIATION, LEAST_DISTANCE, MOST_CARDS_BY_ORDERS } from "./thresholds.ts";

/**
 * Keys that can tie leave some cards in their old order. But for a quicksort, the first six cards of a longer list are shuffled among themselves as
 * six cards are by the same keys, so their orders are enough for proof; the position matrix is looked at beside them where the length is known.
 */
export function judgeKeyedSort(model: KeyedSort): Verdict {
  if ((model.length ?? HEADLINE_CARDS) < 2) return { kind: "fair" };
  if (model.unknowns.length > 0) return { kind: "unknown", reason: { kind: "unknownKeys" } };
  if (isOverwriting(model)) return judgeOverwriting(model);
  const isBiased = (cards: number): boolean => {
    const few = Math.min(cards, MOST_CARDS_BY_ORDERS);
    const ranges = getKeyRanges(model, cards);
    if (boundTies(ranges, cards) < Math.min(LEAST_DISTANCE, LEAST_DEVIATION / cards)) return false;
    const isByOrders = few === cards || model.sort !== "quicksort";
    // No shuffle is farther from fair than two of its cards tie often.
    if (isByOrders && toNumber(getTieShare(ranges)) * few * (few - 1) > 2 * LEAST_DISTANCE) {
      const orders = getKeyedOrders(ranges, getKeyedSort(model, "v8"), few);
      if (toNumber(getDistanceFromUniform(orders, factorial(few))) > LEAST_DISTANCE) return true;
    }
    return cards > few && hasUnevenCell(distributePositions(model, cards).distribution);
  };
  const usesLength = mentions(
    [...model.steps, { kind: "assign", variable: "", value: model.key }],
    ({ kind }) => kind === "length",
  );
  // Keys that do not know the length tie the more, the more cards there are.
  const open = usesLength ? [4, 5, 6] : [6];
  if (!(model.length === undefined ? open : [model.length]).some(isBiased)) return { kind: "fair" };
  return {
    kind: "biased",
    finding: "biased",
    evidence: getKeyedEvidence(model, model.length ?? HEADLINE_CARDS) ?? getKeyedEvidence(model, HEADLINE_CARDS),
    whatever: false,
  };
}

/**
 * A card that nothing is written to keeps a key that the code does not tell: that of the shuffle before, or none. So only what every card was given a key for counts
 * here: whatever the keys were before, orders that come up too often then do so no less.
 */
function judgeOverwriting(model: OverwritingSort): Verdict {
  const isBiased = (cards: number): boolean => {
    const rounds = getOverwritingRounds(model, cards);
    if (cards <= MOST_CARDS_BY_ORDERS)
      return toNumber(getDistanceFromUniform(getWrittenOrders(rounds, cards), factorial(cards))) > LEAST_DISTANCE;
    // One card is enough; the first two, or the last two, are drawn most unevenly.
    return [1, cards - 2].some((card) =>
      getWrittenColumn(rounds, cards, card).some((share) => share * cards > 1 + LEAST_DEVIATION),
    );
  };
  const sizes = model.length === undefined ? SIZES_OF_OPEN : [model.length];
  if (!sizes.every(isBiased)) return { kind: "unknown", reason: { kind: "keysBefore" } };
  const evidence =
    getEvidence(model, model.length ?? HEADLINE_CARDS, new Map()) ?? getEvidence(model, HEADLINE_CARDS, new Map());
  return {
    kind: "biased",
    finding: "biased",
    evidence,
    whatever: false,
  };
}

const SIZES_OF_OPEN: readonly number[] = [4, 5, 6];

/** Numbers with how many keys there are, where they can all tie. */
function getKeyedEvidence(model: KeyedSort, cards: number): Evidence | undefined {
  const evidence = getEvidence(model, cards, new Map());
  // How many keys there are says nothing where they are not sorted by.
  if (evidence === undefined || leavesAll(model, "v8")) return evidence;
  const keys = countKeys(getKeyRanges(model, cards));
  return keys === undefined ? evidence : { ...evidence, keys };
}
