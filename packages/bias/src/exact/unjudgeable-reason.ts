// Why a model is beyond exact methods, or beyond simulation, as data.
import type { Engine } from "../engines/engine.ts";

/** Why a model can't be judged: `kind` says what it does, and the numbers say how much of it is too much. */
export type UnjudgeableReason =
  | { readonly kind: PlainReason }
  /** A variable has no value, neither in the code nor given. */
  | { readonly kind: "unknownValue"; readonly name: string }
  /** An engine merges runs from so many cards on, which another method computes. */
  | { readonly kind: "mergedRuns"; readonly engine: Engine; readonly from: number }
  /** V8's runs can have too many lengths: any comparator is computed below `anyBelow` cards, a fair coin up to `mostOfCoin`. */
  | { readonly kind: "longRuns"; readonly cards: number; readonly anyBelow: number; readonly mostOfCoin: number }
  /** An engine's sort of so many cards takes too many steps; `most` are computed. */
  | { readonly kind: "longSort"; readonly engine: Engine; readonly cards: number; readonly most: number }
  /** So many sorted cards have too many orders; those of `most` are computed. */
  | { readonly kind: "manySortedOrders"; readonly cards: number; readonly most: number };

/** The reasons that need no name and no number. */
export type PlainReason =
  /** A draw leads to two ends of a loop. */
  | "chanceEndsLoop"
  | "coarseRemainder"
  | "computesWithCards"
  | "conditionalLoop"
  | "dividesByDraw"
  /** Chance decides how many cards are drawn. It can be simulated: the others lie behind these, in their order. */
  | "drawsSomeByChance"
  | "earlyDrawCompared"
  | "endlessLoop"
  | "foreignItem"
  /** A reading of code that leads to an index with a fraction is a wrong one. */
  | "fractionalIndex"
  | "fractionalRemainder"
  /** A card is kept in hand from one round to the next. */
  | "heldCard"
  | "hugeNumbers"
  | "leavesCardsOut"
  | "longQuicksort"
  | "looksAtCards"
  | "losesCards"
  | "manyAddedDraws"
  | "manyCards"
  | "manyKeys"
  | "manyKeysForMatrix"
  | "manyOutcomes"
  /** Of a picture of all paths: only which cards are kept is drawn, and any order of these is as good. */
  | "keptInAnyOrder"
  /** Of a picture of all paths: more than can be drawn. */
  | "manyPaths"
  | "multipliedDraws"
  | "neverEnds"
  /** Of a picture of all paths: only the place of one card is drawn, and any order of the others is as good. */
  | "othersInAnyOrder"
  /** A comparator gives no answer. */
  | "noAnswer"
  | "reachesTooFar"
  | "reusedDraw"
  | "roundedSum"
  | "someKeysTie"
  | "thirdList"
  | "tooManySteps"
  /** Two cards tell nothing. */
  | "twoCards"
  | "varyingSigns"
  | "wideDraw";
