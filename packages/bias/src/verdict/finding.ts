// What the verdict on a model can be, and the numbers that it shows for it.
import type { Engine } from "../engines/engine.ts";

/**
 * What is wrong: `biased`, orders or places are not equally likely; `fixedItem`, one item never moves, the others are shuffled fairly;
 * `cycles`, no item can stay where it was (Sattolo's algorithm); `leavesArray`, a draw can lie outside the array.
 */
export type Finding = "biased" | "fixedItem" | "cycles" | "leavesArray";

/** Numbers that a person can check: a cell of the position matrix, or an order, and its fair share. */
export type Evidence = {
  /** n, the number of cards of the example. */
  readonly cards: number;
  /** The engine whose sort was computed, for sorts. */
  readonly engine?: Engine;
  /** In [0, 1]. */
  readonly fair: number;
  /** How many different keys that many cards are sorted by, for sorts by drawn keys. */
  readonly keys?: number;
  /** The values that were given to variables which the source does not tell. */
  readonly unknowns?: Readonly<Record<string, number>>;
} & (
  | { readonly kind: "cell"; readonly position: number; readonly card: number; readonly probability: number }
  | { readonly kind: "order"; readonly order: string; readonly probability: number; readonly fraction: string }
);

/**
 * What `verdict` says of a model: fair; biased, with what is wrong and the numbers that show it; or unknown, with a clause that says why ("it
 * takes too many steps"). Unknown is never reported.
 */
export type Verdict =
  | { readonly kind: "fair" }
  | {
      readonly kind: "biased";
      readonly finding: Finding;
      readonly evidence: Evidence | undefined;
      /** True where it is proved for every value of its unknown variables; the evidence then shows one of them. */
      readonly whatever: boolean;
    }
  | { readonly kind: "unknown"; readonly reason: string };
