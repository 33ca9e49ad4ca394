// Why a model is beyond exact methods, or beyond simulation, in English, as errors say it: a clause for each reason, without a full stop.
import { nameEngine } from "../engines/programs.ts";
import type { PlainReason, UnjudgeableReason } from "./unjudgeable-reason.ts";

type DetailedReason = Exclude<UnjudgeableReason, { readonly kind: PlainReason }>;

/** A clause for each reason; of those with a name or numbers, what makes it. */
export type UnjudgeableClauses = Readonly<Record<PlainReason, string>> & {
  readonly [Kind in DetailedReason["kind"]]: (reason: Extract<DetailedReason, { readonly kind: Kind }>) => string;
};

export const ENGLISH_CLAUSES: UnjudgeableClauses = {
  chanceEndsLoop: "chance decides when its loop ends",
  coarseRemainder: "it takes the remainder of too few numbers",
  computesWithCards: "it computes with the items themselves",
  conditionalLoop: "it has a loop under a condition",
  dividesByDraw: "it divides by a draw or by 0",
  drawsSomeByChance:
    "chance decides how many of the items are drawn; those that are not are shown behind them, in their order",
  earlyDrawCompared: "a draw made once for all comparisons is compared with another",
  endlessLoop: "its loop does not end",
  foreignItem: "it lays something into the list that was not in it",
  fractionalIndex: "an index is not a whole number",
  fractionalRemainder: "it takes the remainder of something that is no whole number",
  heldCard: "it keeps an item in hand from one round to the next",
  hugeNumbers: "its numbers are larger than any list that can be judged",
  leavesCardsOut: "it does not move all the items",
  longQuicksort: "a quicksort of so many items is not computed",
  looksAtCards: "it looks at the items themselves",
  losesCards: "its list does not end with each item once: it draws some of the items, or loses or doubles them",
  manyAddedDraws: "it adds up too many draws",
  manyCards: "it has too many items for a position matrix",
  manyKeys: "its keys have too many values",
  manyKeysForMatrix: "its keys have too many values for a position matrix",
  manyOutcomes: "its draws have too many outcomes",
  manyPaths: "its draws lead along too many paths to be drawn",
  multipliedDraws: "it multiplies draws with each other",
  neverEnds: "it never ends",
  noAnswer: "its comparator gives no answer",
  keptInAnyOrder: "it keeps some items alone, and says nothing of their order",
  othersInAnyOrder: "it draws a place for one item alone, and says nothing of the order of the others",
  reachesTooFar: "it runs over too many items",
  reusedDraw: "a draw is used again after it was compared with another",
  roundedSum: "it rounds a sum of several draws",
  someKeysTie: "some of its keys tie and others never do",
  thirdList: "it moves items through a third list",
  tooManySteps: "computing its chances takes too many steps",
  twoCards: "it moves two items, which tells nothing",
  varyingSigns: "its signs are not the same at every comparison",
  wideDraw: "a draw has too many outcomes",
  longRuns: ({ cards, anyBelow, mostOfCoin }) =>
    `${nameEngine("v8")} can sort ${cards} items in too many ways to follow them all: below ${anyBelow} items any comparator is computed, a fair coin up to ${mostOfCoin}`,
  longSort: ({ engine, cards, most }) =>
    `the sort of ${cards} items in ${nameEngine(engine)} takes too many steps; ${most} items are computed`,
  manySortedOrders: ({ cards, most }) => `the orders of ${cards} sorted items are too many; ${most} items are computed`,
  mergedRuns: ({ engine, from }) => `${nameEngine(engine)} merge sorted runs from ${from} items on`,
  unknownValue: ({ name }) => `the value of ${name} is not known`,
};

/** Returns the clause of a reason, of those of a language. */
export function getClause(reason: UnjudgeableReason, clauses: UnjudgeableClauses): string {
  switch (reason.kind) {
    case "longRuns":
      return clauses.longRuns(reason);
    case "longSort":
      return clauses.longSort(reason);
    case "manySortedOrders":
      return clauses.manySortedOrders(reason);
    case "mergedRuns":
      return clauses.mergedRuns(reason);
    case "unknownValue":
      return clauses.unknownValue(reason);
    default:
      return clauses[reason.kind];
  }
}
