// What the bias page shows first of a shuffle, in whatever frame it stands.
import type { Language } from "@fair-shuffle/bias";
import type { VerdictWords } from "@fair-shuffle/bias/model";
import type { Subject } from "@fair-shuffle/lab";
import { describeHeadline } from "@fair-shuffle/lab/headline-text";
import { getFirstSettings } from "@fair-shuffle/lab/settings";
import { TEXTS } from "@fair-shuffle/lab/texts";
import { makeStudyService } from "@fair-shuffle/lab/study-service";

/** Opens a page on a shuffle, before anything is simulated; its words are those of a verdict, as `tellSite` gives them. */
export function openPage(subject: Subject, language: Language) {
  const settings = getFirstSettings({ subjects: [subject], selected: 0 });
  const { cards, engine } = settings;
  const unknowns = Object.entries(settings.unknowns);
  const task = { model: subject.model, cards, engine, unknowns, language };
  const found = makeStudyService().study(task);
  const { verdict } = found.kind === "unjudgeable" ? {} : found;
  const heading = describeHeadline(
    {
      cards,
      circumstances: subject.circumstances,
      broken: undefined,
      findings: {
        plan: { task, beside: undefined, trials: 1, seed: 1 },
        study: found.kind === "studied" ? found : undefined,
        counted: undefined,
        beside: undefined,
        besideExact: undefined,
        elsewhere: undefined,
        verdict,
        failure: found.kind === "studied" ? undefined : found,
        state: "done",
        time: undefined,
        broken: undefined,
      },
    },
    language,
    TEXTS[language],
  );
  const { kind, word, claim, basis } = heading;
  // A clause stands there as a sentence.
  return { cards, kind, words: { word, claim: claim.slice(0, -1), basis }, verdict };
}

/** Returns the words of a verdict as the page writes them. */
export const asOnPage = ({ word, claim, basis }: VerdictWords, language: Language): VerdictWords => ({
  word,
  claim: language === "en" ? claim.slice(0, 1).toUpperCase() + claim.slice(1) : claim,
  basis,
});
