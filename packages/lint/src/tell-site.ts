// What is said of a site, whoever asks: the number of cards that it is looked at with, its verdict, and that in words.
import type { Language, ShuffleModel } from "@fair-shuffle/bias";
import {
  getStart,
  judgeAtStart,
  tellNote,
  tellVerdict,
  type Circumstances,
  type Note,
  type ReportVerdict,
  type Start,
  type VerdictWords,
} from "@fair-shuffle/bias/model";
import { applyWay, getAfterFix } from "./after-fix.ts";
import type { FoundSite } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";

/** What is said of a site. */
export interface ToldSite {
  /** With how many cards it is looked at first, and with which values of what its code does not tell. */
  readonly start: Start;
  readonly verdict: ReportVerdict;
  readonly words: VerdictWords;
  readonly notes: readonly Note[];
}

/** Returns what every surface says of a site: its verdict at the cards of its finding. Never throws. */
export function tellSite(site: FoundSite, language: Language = "en"): ToldSite {
  const { model, circumstances } = site;
  const { start, verdict } = judgeAtStart(model, language, site.verdict);
  const words = tellVerdict(verdict, { cards: start.cards, model, circumstances }, language);
  return { start, verdict, words, notes: getNotes(site) };
}

/** Returns what has to be said of a site beside its verdict. */
export function getNotes({ verdict, finding, isPartial, isTieBreakOff, known }: FoundSite): readonly Note[] {
  return [
    ...getNotesOfCall(known),
    ...(isPartial ? [{ kind: "partial" } as const] : []),
    ...(verdict.kind === "biased" && finding === undefined
      ? [{ kind: "allowed", ...(isTieBreakOff ? { by: "tieBreaksOff" as const } : {}) } as const]
      : []),
  ];
}

function getNotesOfCall(known: FoundSite["known"]): readonly Note[] {
  if (known === undefined) return [];
  const { callee, by, isDropped } = known;
  return [...(isDropped === true ? [{ kind: "dropped", callee } as const] : []), { kind: "known", callee, by }];
}

/** A site as the bias page shows it, but for its name and its place. */
export interface SiteOnPage extends Start {
  readonly code: string;
  readonly model: ShuffleModel;
  readonly circumstances?: Circumstances;
  readonly finding?: string;
  readonly note?: string;
  readonly fixed?: { readonly code: string; readonly model: ShuffleModel };
  /** Where nothing is fixed unasked: what can be chosen instead, and the code that it makes. */
  readonly suggestions?: readonly { readonly title: string; readonly code: string }[];
}

/** Returns a site of a text as the bias page shows it, with what its fix makes of it. */
export async function getSiteOnPage(
  text: string,
  filename: string,
  site: FoundSite,
  options: LintOptions = {},
): Promise<SiteOnPage> {
  const { code, model, verdict, circumstances, finding } = site;
  const after = await getAfterFix(text, filename, site, options);
  const why = finding?.unfixed.why ?? "";
  const notes = [...getNotes(site).map((note) => tellNote(note, options.language)), ...(why === "" ? [] : [why])];
  return {
    code,
    model,
    ...getStart(model, verdict),
    ...(Object.keys(circumstances).length === 0 ? {} : { circumstances }),
    ...(finding === undefined ? {} : { finding: finding.message }),
    ...(notes.length === 0 ? {} : { note: notes.join(options.language === "zh-cn" ? "" : " ") }),
    ...(after === undefined ? {} : { fixed: { code: after.code, model: after.model } }),
    ...(finding === undefined || finding.fix !== undefined || finding.suggestions.length === 0
      ? {}
      : {
          suggestions: finding.suggestions.map((way) => ({ title: way.title, code: applyWay(text, site, way).code })),
        }),
  };
}
