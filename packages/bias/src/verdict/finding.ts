// What the verdict on a model can be, and the numbers that it shows for it.
import type { Engine } from "../engines/engine.ts";
import type { UnjudgeableReason } from "../exact/unjudgeable.ts";

/**
 * What is wrong: `biased`, orders or places are not equally likely; `fixedItem`, one item never moves, or is never drawn, and the others are shuffled fairly;
 * `cycles`, no item can stay where it was (Sattolo's algorithm); `leavesArray`, a draw can lie outside the array; `drawsTwice`, a swap writes to another place than it
 * has read, or before it has read it, so that items get lost and others are there twice.
 */
export type Fault = "biased" | "fixedItem" | "cycles" | "leavesArray" | "drawsTwice";

/** Returns whether a fault loses items: what is left is no order of them, so that there are no shares to compare with fair ones. */
export const losesItems = (fault: Fault): boolean => fault === "leavesArray" || fault === "drawsTwice";

/**
 * Numbers that a person can check: a cell of the position matrix, an order, where some cards are drawn into another list how often a card is
 * among them, or how often a card gets lost; and its fair share.
 */
export type Evidence = {
  /** n, the number of cards of the example. */
  readonly cards: number;
  /** The engine whose sort was computed, for sorts. */
  readonly engine?: Engine;
  /** How many of the cards move, where the code names the part of the list that it moves; absent where all do. The fair share is among these. */
  readonly moving?: number;
  /** In [0, 1]. */
  readonly fair: number;
  /** How many different keys that many cards are sorted by, for sorts by drawn keys. */
  readonly keys?: number;
  /** The values that were given to variables which the source does not tell. */
  readonly unknowns?: Readonly<Record<string, number>>;
} & (
  | { readonly kind: "cell"; readonly position: number; readonly card: number; readonly probability: number }
  | { readonly kind: "order"; readonly order: string; readonly probability: number; readonly fraction: string }
  /** `drawn` is how many of the cards are drawn; `fair` is drawn/cards. */
  | { readonly kind: "drawn"; readonly drawn: number; readonly card: number; readonly probability: number }
  /** The card that is lost most often; `fair` is 0. */
  | { readonly kind: "lost"; readonly card: number; readonly probability: number }
);

/**
 * What a loop that moves cards at random is for, where its steps show that it is no shuffle: `nearbyPlaces`, disorder nearby; `largeSteps`, every
 * second card has a partner; `partOfList` and `unknownShare`, a draw from a part of the list, which a number or a variable says; `oneEnd`, more
 * cards go to one end than to the other; `fewSwaps`, a few swaps of drawn places, fewer than there are cards.
 */
export type Purpose = "fewSwaps" | "largeSteps" | "nearbyPlaces" | "oneEnd" | "partOfList" | "unknownShare";

/** Why a verdict is unknown beside what exact methods do not reach: what the source does not tell, and what is neither fair nor biased. */
export type UnsettledReason =
  /** A draw can lie outside the list at a number of cards. */
  | "leavesList"
  | "manyUnknowns"
  | "movesNothing"
  /** No value that was tried for its unknown variables makes it a shuffle of four or more items. */
  | "noFittingValue"
  /** A number is none that is computed with, such as a fraction's denominator that is 0. */
  | "outOfRange"
  /** A thousand random swaps, of a list of which nothing tells how long it is. */
  | "manySwaps"
  /** Some lengths of the list lead a draw outside, so the others are meant. */
  | "someLengths"
  /** A variable says how much is moved. */
  | "unknownAmount"
  /** Some items keep a key from before, which the code does not tell. */
  | "keysBefore"
  | "unknownKeys"
  /** Some cards are drawn out of a list that may be longer than the numbers in the code. */
  | "unknownLength"
  | "unknownRemainder";

/** Why a model can't be judged, as data; `tellUnjudgeable` says it in words. */
export type UnknownReason = UnjudgeableReason | { readonly kind: UnsettledReason };

/**
 * What `verdict` says of a model: fair; biased, with what is wrong and the numbers that show it; not meant as a shuffle of the whole list, with
 * what it is for; or unknown, with the reason. Only what is biased is reported.
 */
export type Verdict =
  | {
      readonly kind: "fair";
      /** Present where it is a part of the list that is shuffled, or a sample that is drawn of it: the rest is not meant to be even. */
      readonly part?: true;
      /** Values of the variables that the source does not tell at which it is fair, and of how many cards; absent where it has none. */
      readonly at?: { readonly cards: number; readonly unknowns: Readonly<Record<string, number>> };
    }
  | {
      readonly kind: "biased";
      readonly finding: Fault;
      readonly evidence: Evidence | undefined;
      /** True where it is proved for every value of its unknown variables; the evidence then shows one of them. */
      readonly whatever: boolean;
    }
  | { readonly kind: "notMeant"; readonly purpose: Purpose }
  | { readonly kind: "unknown"; readonly reason: UnknownReason };
