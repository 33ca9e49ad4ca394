// The verdict on a model: fair, or biased with its evidence, from exact distributions alone.
import { spendAtMost } from "../exact/spending.ts";
import { asksLength, type ShuffleModel } from "../model/model.ts";
import { judgeSort } from "./comparator-sort.ts";
import { getEvidence } from "./evidence.ts";
import { losesItems, type Evidence, type Verdict } from "./finding.ts";
import { judgeKeyedSort } from "./keyed-sort.ts";
import { judgeSwapLoop } from "./swap-loop.ts";
import { EVIDENCE_BUDGET, FEW_CARDS, VERDICT_BUDGET } from "./thresholds.ts";
import { within } from "./within-reach.ts";

/**
 * Returns whether the model shuffles fairly: exact at every n judged (its own length, or 3 … 6 by orders and beyond its constants by
 * position matrix). A fair shuffle of a part that the source names, and a sample, are fair. Never throws.
 * @example
 * ```js
 * import { getCatalogueEntry, verdict } from "@fair-shuffle/bias";
 *
 * verdict(getCatalogueEntry("fisher-yates-backward").model); // { kind: "fair" }
 * verdict(getCatalogueEntry("random-comparator").model).evidence.probability; // 0.22156906127929688
 * ```
 */
export function verdict(model: ShuffleModel): Verdict {
  const judged = within<Verdict>(
    () => spendAtMost(VERDICT_BUDGET, () => judgeModel(model)),
    (reason) => ({ kind: "unknown", reason }),
  );
  return judged.kind === "biased" && judged.evidence === undefined && !losesItems(judged.finding)
    ? { ...judged, evidence: getEvidenceOfFew(model) }
    : judged;
}

/** What takes too long of the cards that numbers are told of is told of fewer, where the code does not say how many there are. */
function getEvidenceOfFew(model: ShuffleModel): Evidence | undefined {
  if (model.kind !== "swapLoop" || model.length !== undefined || !asksLength(model) || model.unknowns.length > 0)
    return undefined;
  return within(
    () => spendAtMost(EVIDENCE_BUDGET, () => getEvidence(model, FEW_CARDS, new Map())),
    () => undefined,
  );
}

function judgeModel(model: ShuffleModel): Verdict {
  switch (model.kind) {
    case "swapLoop":
      return judgeSwapLoop(model);
    case "comparatorSort":
      return judgeSort(model);
    case "keyedSort":
      return judgeKeyedSort(model);
  }
}
