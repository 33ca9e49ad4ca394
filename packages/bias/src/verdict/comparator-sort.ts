// The verdict on a sort with a random comparator, as V8 sorts.
import { getMiddle } from "../engines/v8-typed-array.ts";
import { V8_MERGES_FROM } from "../engines/v8.ts";
import { distributeOrders, distributePositions, type Unknowns } from "../exact/distribution.ts";
import { factorial, getDistanceFromUniform } from "../exact/orders.ts";
import { toNumber } from "../exact/rational.ts";
import type { ComparatorSort } from "../model/model.ts";
import { getEvidence } from "./evidence.ts";
import type { Verdict } from "./finding.ts";
import { combine } from "./settings.ts";
import {
  hasUnevenCell,
  HEADLINE_CARDS,
  LEAST_DISTANCE,
  MOST_CARDS_BY_CONSTANT,
  MOST_CARDS_BY_ORDERS,
} from "./thresholds.ts";

/** Merging halves by a fair coin leaves every place even where the number is a power of 2. */
const HEADLINE_CARDS_OF_TYPED_ARRAY = 10;

/** Variables that the source does not tell are tried in every combination: thresholds of a comparator at five values, numbers of a loop at up to ten. */
const MOST_THRESHOLDS = 4;

/** No coin makes a sort of so few fair. */
const FEW_CARDS = 4;

/** The most that V8 sorts without merging. */
const LARGEST_UNMERGED = V8_MERGES_FROM - 1;

export function judgeSort(model: ComparatorSort): Verdict {
  if ((model.length ?? HEADLINE_CARDS) < 2) return { kind: "fair" };
  // A longer list is judged as one of unknown length: by four cards, or, if it is sorted again, as the longest that is not merged. Merging runs makes no coin fair.
  const tooLong = model.list === "typedArray" ? MOST_CARDS_BY_CONSTANT + 1 : V8_MERGES_FROM;
  const length = (model.length ?? tooLong) < tooLong ? model.length : undefined;
  const cards = length ?? (isSortedOften(model) ? LARGEST_UNMERGED : FEW_CARDS);
  if (model.unknowns.length > MOST_THRESHOLDS) return { kind: "unknown", reason: { kind: "manyUnknowns" } };
  // A threshold that the source does not tell must be biased wherever it lies.
  const settings = combine(model.unknowns, [0, 0.25, 0.5, 0.75, 1]);
  if (settings.some((unknowns) => !isSortBiased(model, cards, unknowns))) return { kind: "fair" };
  const middle = new Map(model.unknowns.map((name) => [name, 0.5]));
  const headline = model.list === "typedArray" ? HEADLINE_CARDS_OF_TYPED_ARRAY : HEADLINE_CARDS;
  return {
    kind: "biased",
    finding: "biased",
    evidence: getEvidence(model, length ?? headline, middle),
    // No coin makes V8's sort of an array fair, and nothing but a coin is left of a comparator that looks at no item. Coins of drawn weights, many rounds, and typed arrays were only tried.
    whatever:
      model.unknowns.length > 0 &&
      model.before === undefined &&
      model.repeat === undefined &&
      model.list !== "typedArray",
  };
}

/** Whether a list is sorted several times, which may leave nothing to see of a bias that a few cards still show: after six sorts, four cards alone show one. */
const isSortedOften = ({ repeat = 1 }: ComparatorSort): boolean => repeat > 1;

/** A sort means the whole list: what stays, or moves in groups, stays or does so by chance alone. */
function isSortBiased(model: ComparatorSort, cards: number, unknowns: Unknowns): boolean {
  const few = getSortedAlone(model, cards);
  if (few <= MOST_CARDS_BY_ORDERS) {
    const { distribution } = distributeOrders(model, few, { unknowns });
    if (toNumber(getDistanceFromUniform(distribution, factorial(few))) > LEAST_DISTANCE) return true;
    if (few === cards) return false;
  }
  return hasUnevenCell(distributePositions(model, cards, { unknowns }).distribution);
}

/**
 * How many cards at the start are sorted among themselves, as a list of so many is, before they are merged with others, which leaves them in the order
 * that they have: the halves of halves of a typed array. A coin that leaves every place even, of 8 or 16, does not leave their orders even.
 */
function getSortedAlone({ list, repeat = 1 }: ComparatorSort, cards: number): number {
  let few = cards;
  while (list === "typedArray" && repeat === 1 && few > MOST_CARDS_BY_ORDERS) few = getMiddle(0, few);
  return few;
}
