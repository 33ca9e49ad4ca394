// What is known of a shuffle without shuffling: its exact matrix, the verdict and why.
import { LeavesList, simulate, Unjudgeable } from "@fair-shuffle/bias";
import {
  findElsewhere,
  getCompared,
  getExact,
  getLanguage,
  judgeModel,
  spendAtMost,
  type Exact,
  type Measured,
  type ReportVerdict,
} from "@fair-shuffle/bias/model";
import { EXACT_BUDGET, followPaths } from "./follow-paths.ts";
import type { Study, StudyService, Task } from "./services.ts";

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
        const verdict = judge(task, exact, undefined);
        const positions = exact?.positions;
        const study: Study = {
          kind: "studied",
          positions,
          compared: getCompared({ model, cards, unknowns: new Map(unknowns), positions, verdict }),
          whyNotExact: "exact" in found ? undefined : found.whyNotExact,
          verdict,
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
    getPositions({ model, cards, engine, unknowns }) {
      try {
        const found = spendAtMost(EXACT_BUDGET, () => getExact(model, cards, engine, new Map(unknowns)));
        if (!("exact" in found)) return undefined;
        const { positions } = found.exact;
        return { ...getCompared({ model, cards, unknowns: new Map(unknowns), positions }), exact: positions };
      } catch (error) {
        if (error instanceof LeavesList || error instanceof Unjudgeable) return undefined;
        throw error;
      }
    },
    compareEngines: ({ model, cards, engine, unknowns }) =>
      findElsewhere(model, cards, engine, new Map(unknowns), EXACT_BUDGET),
    shuffleSome,
    follow: followPaths,
    judge: (task, measured) => judge(task, last?.key === JSON.stringify(task) ? last.exact : undefined, measured),
  };
}

async function shuffleSome(
  { model, cards, engine, unknowns }: Task,
  seed: number,
  trials: number,
): Promise<readonly (readonly number[])[]> {
  const orders: number[][] = [];
  try {
    await simulate(model, {
      cards,
      trials,
      seed,
      engine,
      unknowns: new Map(unknowns),
      onOrders: (recorded) => {
        for (let start = 0; start < recorded.length; start += cards) {
          orders.push(Array.from(recorded.subarray(start, start + cards)));
        }
      },
    });
  } catch (error) {
    if (error instanceof LeavesList || error instanceof Unjudgeable || error instanceof RangeError) return [];
    throw error;
  }
  return orders;
}
