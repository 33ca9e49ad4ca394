// Why a model is beyond exact methods, or beyond simulation: in English, which is the reason's name.

/** The model does what exact methods, or a simulation, do not reach; its verdict is "unknown", and nothing is reported. */
export class Unjudgeable extends Error {
  /** The message; none can be thrown that another language has no words for. */
  readonly reason: UnjudgeableReason;

  constructor(reason: UnjudgeableReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The reason of an `Unjudgeable` whose index has a fraction: a reading that leads there is a wrong one. */
export const NOT_WHOLE = "an index is not a whole number";

/** A clause that says why, without a full stop. */
export type UnjudgeableReason =
  | UnjudgeableClause
  | `the value of ${string} is not known`
  | `V8 merges runs from ${number} cards on`
  | `V8's runs of ${number} cards can have too many lengths to be merged exactly: below 64 cards any comparator is computed, a fair coin up to 127`
  | `JavaScriptCore's sort of ${number} cards takes too many steps; ${number} cards are computed`
  | `the orders of ${number} sorted cards are too many; ${number} cards are computed`;

/** The reasons without a name or a number in them. */
export type UnjudgeableClause =
  | typeof NOT_WHOLE
  | "a draw has too many outcomes"
  | "a draw is used again after it was compared with another"
  | "a draw made once for all comparisons is compared with another"
  | "a quicksort of so many cards is not computed"
  | "chance decides when its loop ends"
  | "it adds up too many draws"
  | "it computes with the cards themselves"
  | "it divides by a draw or by 0"
  | "it does not move all the cards"
  | "it has a loop under a condition"
  | "it has too many cards for a position matrix"
  | "it keeps a card in hand from one round to the next"
  | "it lays something into the list that was not in it"
  | "it looks at the cards themselves"
  | "it loses or doubles cards"
  | "it moves cards through a third list"
  | "it moves two cards, which tells nothing"
  | "it multiplies draws with each other"
  | "it never ends"
  | "it rounds a sum of several draws"
  | "it runs over too many cards"
  | "it takes the remainder of something that is no whole number"
  | "it takes the remainder of too few numbers"
  | "it takes too many steps"
  | "its comparator gives no answer"
  | "its draws have too many outcomes"
  | "its keys have too many values"
  | "its keys have too many values for a position matrix"
  | "its loop does not end"
  | "its numbers are larger than any list that can be judged"
  | "its signs are not the same at every comparison"
  | "some of its keys tie and others never do";
