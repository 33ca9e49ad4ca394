// What the headline says: the verdict in a sentence, or why there is none.
import type { Language } from "@fair-shuffle/bias";
import { tellVerdict } from "@fair-shuffle/bias/model";
import type { Findings } from "./experiment.ts";
import type { getBrokenLimits } from "./settings.ts";
import type { Texts } from "./texts.ts";

export interface Heading {
  readonly kind: "biased" | "fair" | "noBiasFound" | "failure" | "pending";
  readonly word: string;
  readonly claim: string;
  readonly basis?: string;
  readonly why?: string;
}

interface Situation {
  readonly findings: Findings | undefined;
  readonly cards: number;
  /** The limits of the code that the number of cards breaks. */
  readonly broken: ReturnType<typeof getBrokenLimits>;
}

export function describeHeadline({ findings, cards, broken }: Situation, language: Language, texts: Texts): Heading {
  if (broken !== undefined) return { kind: "failure", ...capitalise(texts.forbids(cards, broken), texts) };
  if (findings?.broken !== undefined) {
    return { kind: "failure", ...capitalise(texts.broken(findings.broken), texts) };
  }
  if (findings?.failure !== undefined) {
    const { failure } = findings;
    const words = failure.kind === "leavesList" ? texts.leavesList(cards) : texts.unjudgeable(failure.reason);
    return { kind: "failure", ...capitalise(words, texts) };
  }
  const verdict = findings?.verdict;
  if (verdict === undefined) return { kind: "pending", word: texts.studying, claim: " " };
  return {
    kind: verdict.kind,
    ...capitalise(tellVerdict(verdict, cards, language), texts),
    ...("why" in verdict ? { why: verdict.why } : {}),
  };
}

function capitalise<T extends { readonly claim: string }>(words: T, { capital, stop }: Texts): T {
  return { ...words, claim: `${capital(words.claim)}${stop}` };
}
