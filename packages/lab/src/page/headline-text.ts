// What the headline says: the verdict in a sentence, or why there is none.
import type { Language } from "@fair-shuffle/bias";
import { tellVerdict, type Circumstances, type ReportVerdict } from "@fair-shuffle/bias/model";
import type { Findings } from "./experiment.ts";
import type { getBrokenLimits } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";

export interface Heading {
  readonly kind: ReportVerdict["kind"] | "failure" | "pending";
  /** Whether that is so in one reading of the code only: then it has not the colour of what is proved. */
  readonly isOpen?: boolean;
  readonly word: string;
  readonly claim: string;
  /** Word and claim in one sentence, for where they do not stand below each other. */
  readonly sentence: string;
  readonly basis?: string;
  readonly why?: string;
}

interface Situation {
  readonly findings: Findings | undefined;
  readonly cards: number;
  /** What the code around the shuffle says of its numbers. */
  readonly circumstances: Circumstances | undefined;
  /** The limits of the code that the number of cards breaks. */
  readonly broken: ReturnType<typeof getBrokenLimits>;
}

export function describeHeadline(
  { findings, cards, circumstances = {}, broken }: Situation,
  language: Language,
  texts: Texts,
): Heading {
  if (broken !== undefined) return { kind: "failure", ...capitalise(texts.forbids(cards, broken), texts) };
  if (findings?.broken !== undefined) {
    return { kind: "failure", ...capitalise(texts.broken(findings.broken), texts) };
  }
  const verdict = findings?.verdict;
  if (findings?.failure !== undefined && verdict === undefined) {
    const { failure } = findings;
    const words = failure.kind === "leavesList" ? texts.leavesList(cards) : texts.unjudgeable(failure.reason);
    return { kind: "failure", ...capitalise(words, texts) };
  }
  if (verdict === undefined) return { kind: "pending", word: texts.studying, claim: " ", sentence: texts.studying };
  const { model } = findings?.plan.task ?? {};
  const judged = { cards, circumstances, ...(model === undefined ? {} : { model }) };
  return {
    kind: verdict.kind,
    isOpen: circumstances.reading !== undefined,
    ...capitalise(tellVerdict(verdict, judged, language), texts),
    ...("why" in verdict ? { why: verdict.why } : {}),
  };
}

function capitalise<T extends { readonly word: string; readonly claim: string }>(
  words: T,
  { capital, colon, stop }: Texts,
): T & Pick<Heading, "sentence"> {
  const { word, claim } = words;
  return { ...words, claim: `${capital(claim)}${stop}`, sentence: `${word}${colon}${claim}${stop}` };
}
