// What has to be said of a shuffle beside its numbers, as data and in words.
import { UNTOUCHED } from "../measure/measure.ts";
import type { Purpose, Verdict } from "../verdict/finding.ts";
import type { Language } from "./language.ts";
import { tellPurpose } from "./purpose-text.ts";

/** What has to be said of a shuffle beside its numbers. */
export type Note =
  /** Its comparator draws now and then only. */
  | { readonly kind: "partial" }
  /** The shuffle that was measured left every list as it was. */
  | { readonly kind: "untouched" }
  /** It is not meant as a shuffle of the whole list, so nothing is reported. */
  | { readonly kind: "notMeant"; readonly purpose: Purpose };

interface Texts {
  readonly partial: string;
  readonly untouched: string;
  readonly notMeant: (purpose: string) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    partial:
      "The comparator draws in one mode only, between tied items, or by weights: the numbers are those of items that it leaves to chance alone.",
    untouched: UNTOUCHED,
    notMeant: (purpose) => `This is not taken for a shuffle of the whole list, and not reported: ${purpose}.`,
  },
  "zh-cn": {
    partial: "比较函数只在某种模式下、只在并列元素之间，或按权重随机：这里的数字只针对完全由随机决定的元素。",
    untouched: "每次调用都没有改变牌的顺序：函数应当打乱传给它的数组，或返回一个新数组。",
    notMeant: (purpose) => `这段代码不被当作对整个列表的洗牌，因此不报告：${purpose}。`,
  },
};

/** Returns what has to be said of a shuffle that was found in code; undefined where its numbers say all. */
export function getNote(verdict: Verdict, isPartial: boolean): Note | undefined {
  if (verdict.kind === "notMeant") return verdict;
  return isPartial ? { kind: "partial" } : undefined;
}

/** Returns a note as a sentence, an English one if no language is given. */
export function tellNote(note: Note, language: Language = "en"): string {
  const texts = TEXTS[language];
  return note.kind === "notMeant" ? texts.notMeant(tellPurpose(note.purpose, language)) : texts[note.kind];
}
