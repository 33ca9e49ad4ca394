// All paths of a few cards' draws into their orders, with their words: what the picture of why draws.
import { exactPaths, exactPositions, LeavesList, toNumber, Unjudgeable, verdict } from "@fair-shuffle/bias";
import {
  countPathsByStep,
  getLanguage,
  getLeftOut,
  keepMoving,
  listEndings,
  spendAtMost,
  tellEnding,
  tellPaths,
} from "@fair-shuffle/bias/model";
import type { PathFlow } from "@fair-shuffle/bias";
import type { NoPaths, Paths, Task } from "./services.ts";

/** What exact work may cost, in the engine's units: a second or two. The command line's, so that both say the same. */
export const EXACT_BUDGET = 2_000_000;

export function followPaths(task: Task): Paths | NoPaths {
  const { model, language: tag } = task;
  const language = getLanguage(tag);
  try {
    const flow = spendAtMost(EXACT_BUDGET, () => followMoving(task));
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

/** Four items have as many orders as a picture holds. */
const MOST_CARDS = 4;

/** Returns all paths into the orders of what moves. Where the code leaves items out, as many more are followed, as far as a picture holds them: two that move can hide what is wrong. */
function followMoving({ model, cards, engine, unknowns }: Task): PathFlow {
  if (model.kind === "swapLoop" && model.insertsLast === true) throw new Unjudgeable({ kind: "othersInAnyOrder" });
  if (model.kind === "swapLoop" && model.keepsSome === true) throw new Unjudgeable({ kind: "keptInAnyOrder" });
  const options = { engine, unknowns: new Map(unknowns) };
  if (model.kind !== "swapLoop") return exactPaths(model, cards, options);
  const findLeftOut = (size: number): ReadonlySet<number> => getLeftOut(model, exactPositions(model, size, options));
  const fewer = findLeftOut(cards);
  const size = Math.min(MOST_CARDS, cards + fewer.size);
  return keepMoving(exactPaths(model, size, options), size === cards ? fewer : findLeftOut(size));
}
