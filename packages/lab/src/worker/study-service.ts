// What is known of a shuffle without shuffling: its exact matrix, the verdict and why.
import { LeavesList, Unjudgeable } from "@fair-shuffle/bias";
import {
  getExact,
  getLanguage,
  judgeModel,
  spendAtMost,
  type Exact,
  type Measured,
  type ReportVerdict,
} from "@fair-shuffle/bias/model";
import type { Study, StudyService, Task } from "./services.ts";

/** What exact work may cost, in the engine's units: a second or two. The command line's, so that both say the same. */
const EXACT_BUDGET = 2_000_000;

export function makeStudyService(): StudyService {
  /** What was found last, for `judge`. */
  let last: { readonly key: string; readonly exact: Exact | undefined } | undefined;

  const judge = (task: Task, exact: Exact | undefined, measured: Measured | undefined): ReportVerdict | undefined => {
    const asked = { ...task, unknowns: new Map(task.unknowns) };
    return spendAtMost(EXACT_BUDGET, () => judgeModel(asked, { exact, measured }, getLanguage(task.language)));
  };

  return {
    study(task) {
      const { model, cards, engine, unknowns } = task;
      try {
        const found = spendAtMost(EXACT_BUDGET, () => getExact(model, cards, engine, new Map(unknowns)));
        const exact = "exact" in found ? found.exact : undefined;
        last = { key: JSON.stringify(task), exact };
        const study: Study = {
          kind: "studied",
          positions: exact?.positions,
          whyNotExact: "exact" in found ? undefined : found.whyNotExact,
          verdict: judge(task, exact, undefined),
        };
        return study;
      } catch (error) {
        if (error instanceof LeavesList) {
          const verdict = judge(task, undefined, undefined);
          return { kind: "leavesList", ...(verdict === undefined || verdict.kind === "fair" ? {} : { verdict }) };
        }
        if (error instanceof Unjudgeable) return { kind: "unjudgeable", reason: error.reason };
        throw error;
      }
    },
    judge: (task, measured) => judge(task, last?.key === JSON.stringify(task) ? last.exact : undefined, measured),
  };
}
