// How a distribution over arrangements is kept while a model runs: the moves that a round makes with its probabilities, and what they do to it.
import type { Rational } from "./rational.ts";

/** With probability `weight`, each position in `from` takes the card that lay at the position it names, or none where it names −1. */
export interface Move {
  readonly weight: Rational;
  readonly from: ReadonlyMap<number, number>;
  /** How many positions there are after the move; as many as before where absent. */
  readonly size?: number;
  /** How many of the positions are the list's own after the move, where the cards go into another one. */
  readonly listEnd?: number;
}

/** Places from `from` to before `to`, each of which a draw leads to with the same probability, `share`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** A place that is drawn: stretches one behind the other, without a gap; the probabilities of all places add up to 1. */
export type PlaceShares = readonly Stretch[];

/** A swap of two places that are drawn independently; the second one again and again, until it is another than the first one, where they are `apart`. */
export interface DrawnSwap {
  readonly first: PlaceShares;
  readonly second: PlaceShares;
  readonly isApart: boolean;
}

/** How a distribution over arrangements is kept: as orders, as a position matrix, or not at all. */
export interface Ledger<Distribution> {
  readonly start: Distribution;
  /** Returns the distribution after one of the moves; their weights add up to at most 1, and so does the result. */
  mix(distribution: Distribution, moves: readonly Move[]): Distribution;
  /** Returns the distribution after a swap of drawn places; absent where only single moves can be mixed. */
  swap?(distribution: Distribution, places: DrawnSwap): Distribution;
  add(left: Distribution, right: Distribution): Distribution;
  /** Returns the distribution of what lies at the positions from `start` to before `end`. */
  slice(distribution: Distribution, start: number, end: number): Distribution;
  /** What a move costs, in about half a microsecond each. */
  getCost(distribution: Distribution): number;
  /** What a swap of drawn places costs, in the same units. */
  getSwapCost?(distribution: Distribution): number;
  /** What a distribution of its own costs that a part of the outcomes gets, in the same units. */
  getCopyCost(distribution: Distribution): number;
}
