// How far from fair is too far, how many cards are looked at, and how much a verdict may cost.

/** A report needs a total variation distance from fair above this. */
export const LEAST_DISTANCE = 1e-3;

/** Where only the position matrix is known, a report needs a cell that is off by more than this part of the fair share. */
export const LEAST_DEVIATION = 1e-2;

/** The number of cards of the headline where the length is not known. */
export const HEADLINE_CARDS = 8;

export const MOST_CARDS_BY_ORDERS = 6;

export const MOST_CARDS_BY_CONSTANT = 200;

/** About a third of a second, in the units of what moves cost. */
export const VERDICT_BUDGET = 400_000;

/** The number of cards that numbers are told of where those of the headline take too long. */
export const FEW_CARDS = 4;

/** What these numbers may cost beside the verdict. */
export const EVIDENCE_BUDGET = 50_000;

export const hasUnevenCell = (positions: readonly (readonly number[] | Float64Array)[]): boolean =>
  positions.some((row) => row.some((share) => Math.abs(share * positions.length - 1) > LEAST_DEVIATION));
