// The small matrix of a hover, as far as it can be had exactly and at once.
import { exactPositions, type ShuffleModel } from "@fair-shuffle/bias";
import { getCompared, spendAtMost, type Compared } from "@fair-shuffle/bias/model";

/** What a hover may spend on it, in the engine's units: a few hundredths of a second. */
const BUDGET = 60_000;

export interface HoverMatrix {
  /** [position][card]. */
  readonly positions: readonly (readonly number[])[];
  readonly compared: Compared;
}

/** Returns shares by position and card, and what of them is held against the fair share; undefined where they can't be had exactly, or not quickly. */
export function getMatrix(
  model: ShuffleModel,
  cards: number,
  verdict: { readonly kind: string; readonly part?: true },
): HoverMatrix | undefined {
  if (cards < 2 || model.unknowns.length > 0) return undefined;
  try {
    const positions = spendAtMost(BUDGET, () => exactPositions(model, cards));
    return { positions, compared: getCompared({ model, cards, unknowns: new Map(), positions, verdict }) };
  } catch {
    // A model that has no exact matrix has no small one either.
    return undefined;
  }
}
