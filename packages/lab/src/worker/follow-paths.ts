// All paths of a few cards' draws into their orders, with their words: what the picture of why draws.
import { exactPaths, LeavesList, toNumber, Unjudgeable, verdict } from "@fair-shuffle/bias";
import {
  countPathsByStep,
  getLanguage,
  listEndings,
  spendAtMost,
  tellEnding,
  tellPaths,
} from "@fair-shuffle/bias/model";
import type { NoPaths, Paths, Task } from "./services.ts";

/** What exact work may cost, in the engine's units: a second or two. The command line's, so that both say the same. */
export const EXACT_BUDGET = 2_000_000;

export function followPaths({ model, cards, engine, unknowns, language: tag }: Task): Paths | NoPaths {
  const language = getLanguage(tag);
  try {
    const flow = spendAtMost(EXACT_BUDGET, () => exactPaths(model, cards, { engine, unknowns: new Map(unknowns) }));
    const endings = listEndings(flow);
    const firstEnd = flow.nodes.length - endings.length;
    const runsByStep = countPathsByStep(flow);
    const judged = verdict(model);
    return {
      kind: "drawn",
      words: tellPaths(flow, language, judged.kind === "fair" && judged.part === true),
      runs: runsByStep.at(-1),
      runsByStep,
      nodes: flow.nodes.map(({ step, share, state }, index) => {
        const ending = endings[index - firstEnd];
        return {
          step,
          share: toNumber(share),
          state,
          ...(ending === undefined ? {} : { ending: tellEnding(ending, flow.runs, language) }),
        };
      }),
      links: flow.links.map((link) => ({ ...link, share: toNumber(link.share) })),
    };
  } catch (error) {
    if (error instanceof LeavesList) return { kind: "notDrawn", reason: { kind: "leavesList" } };
    if (error instanceof Unjudgeable) return { kind: "notDrawn", reason: error.reason };
    throw error;
  }
}
