// Loops in which no item can stay where it was, which somebody may want, as for a secret Santa, though it is not in Sattolo's way.
import { exactPositions } from "../exact/distribution.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { mentions, someStatement, type SwapLoop } from "../model/model.ts";

/** Whoever draws from his own place at all does so among a few cards. */
const SIZES = [3, 4];

/**
 * Returns whether a loop all of whose steps go by what was drawn before it lets no card stay where it was; false where that is not known. Of three cards such a
 * loop may be Sattolo's algorithm, and of more it is not. A loop that draws anew at each step and lets none stay is Sattolo's, or a mistake.
 */
export const letsNoItemStay = (model: SwapLoop): boolean =>
  drawsBeforehand(model) && SIZES.every((cards) => movesEach(model, cards));

const drawsBeforehand = ({ steps }: SwapLoop): boolean =>
  !steps.some((step) =>
    someStatement(step, (inner) => inner.kind === "loop" && mentions([inner], ({ kind }) => kind === "draw")),
  );

function movesEach(model: SwapLoop, cards: number): boolean {
  try {
    return exactPositions(model, cards).every((row, position) => row[position] === 0);
  } catch (error) {
    if (error instanceof Unjudgeable || error instanceof LeavesList) return false;
    throw error;
  }
}
