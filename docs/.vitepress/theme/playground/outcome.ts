// What there is to say of a text as a whole, above all where nothing is reported: why not.
import type { Problem } from "@fair-shuffle/lint";
import type { Judged } from "./judged.ts";
import type { PlaygroundTexts } from "./texts.ts";

export interface Outcome {
  readonly kind: "biased" | "fair" | "nothing" | "unreadable";
  readonly sentence: string;
  /** Whether the page that lists what is not found says more. */
  readonly isUnsure: boolean;
}

/** What there is to say of a text; `isFixed` where it came about by a fix, a moment ago. */
export function getOutcome(judged: Judged, texts: PlaygroundTexts, isFixed: boolean): Outcome {
  const outcome = judge(judged, texts);
  if (!isFixed) return outcome;
  // That nothing here draws any more, for one, is true of the fixed code and no answer to somebody who has just fixed it.
  const isGone = outcome.kind === "nothing" && judged.sites.length === 0;
  return isGone
    ? { kind: "fair", sentence: texts.allFixed, isUnsure: false }
    : { ...outcome, sentence: texts.fixed(outcome.sentence) };
}

/** Returns what there is to say of a text, or a part of it, that could not be read. */
export const tellProblem = ({ kind, message, line }: Problem, texts: PlaygroundTexts): string =>
  kind === "syntax" ? texts.unreadable(message, line) : texts.crashed(message);

function judge({ text, mayHoldShuffle, sites, problems }: Judged, texts: PlaygroundTexts): Outcome {
  const sure = { isUnsure: false };
  const reported = sites.filter(({ message }) => message !== undefined).length;
  if (reported > 0) return { kind: "biased", sentence: texts.found(reported), ...sure };
  const [problem] = problems;
  if (problem !== undefined) {
    return { kind: "unreadable", sentence: tellProblem(problem, texts), ...sure };
  }
  if (text.trim() === "") return { kind: "nothing", sentence: texts.empty, ...sure };
  if (!mayHoldShuffle) return { kind: "nothing", sentence: texts.noChance, ...sure };
  if (sites.length === 0) return { kind: "nothing", sentence: texts.noShuffle, isUnsure: true };
  const silenced = sites.filter(({ verdict }) => verdict === "biased").length;
  if (silenced > 0) return { kind: "nothing", sentence: texts.silenced(silenced), ...sure };
  if (sites.some(({ isOpen }) => isOpen)) return { kind: "nothing", sentence: texts.unknown, isUnsure: true };
  if (sites.every(({ verdict }) => verdict === "fair")) {
    const tell = sites.some(({ isNear }) => isNear) ? texts.allNear : texts.allFair;
    return { kind: "fair", sentence: tell(sites.length), ...sure };
  }
  if (sites.every(({ verdict }) => verdict === "fair" || verdict === "notMeant")) {
    return { kind: "nothing", sentence: texts.notMeant, ...sure };
  }
  return { kind: "nothing", sentence: texts.unknown, isUnsure: true };
}
