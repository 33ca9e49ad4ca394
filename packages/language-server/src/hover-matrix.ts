// The small matrix of a hover, as far as it can be had exactly and at once.
import { exactPositions, type ShuffleModel } from "@fair-shuffle/bias";
import { spendAtMost } from "@fair-shuffle/bias/model";

/** What a hover may spend on it, in the engine's units: a few hundredths of a second. */
const BUDGET = 60_000;

/** Returns shares by position and card; undefined where they can't be had exactly, or not quickly. */
export function getMatrix(model: ShuffleModel, cards: number): readonly (readonly number[])[] | undefined {
  if (cards < 2 || model.unknowns.length > 0) return undefined;
  try {
    return spendAtMost(BUDGET, () => exactPositions(model, cards));
  } catch {
    // A model that has no exact matrix has no small one either.
    return undefined;
  }
}
