// The steps of a loop as the engine takes them: from one list, into one list or in place.
import type { Statement } from "@fair-shuffle/bias";
import type { Translation } from "../translate/translation.ts";
import { settleDealt } from "./dealt-lists.ts";
import { settleDrawnAgain } from "./drawn-until-new.ts";
import { settleHoles } from "./filled-holes.ts";
import { settleLastDraws } from "./last-draws.ts";
import { readLate } from "./late-reads.ts";
import { placeBehind } from "./placed-flag.ts";
import { settleRecords } from "./recorded-places.ts";
import { settleReported } from "./reported-items.ts";

/** Returns the steps of a loop with each of its detours settled, one after the other. @throws NotKnown where one can't be. */
export function settle(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const moved = settleRecords(translation, readLate(placeBehind(steps)));
  const drawn = settleDealt(translation, settleDrawnAgain(translation, moved));
  return settleHoles(translation, settleLastDraws(translation, settleReported(translation, drawn)));
}
