// What has to be said of a shuffle beside its verdict and its numbers, as data and in words.
import { UNTOUCHED } from "../measure/measure.ts";
import type { Language } from "./language.ts";

/** What has to be said of a shuffle beside its verdict and its numbers. */
export type Note =
  /** Its comparator draws now and then only. */
  | { readonly kind: "partial" }
  /** The shuffle that was measured left every list as it was. */
  | { readonly kind: "untouched" }
  /** It is biased, and the rule does not report it. */
  | { readonly kind: "allowed" };

const TEXTS: Readonly<Record<Language, Readonly<Record<Note["kind"], string>>>> = {
  en: {
    partial:
      "The comparator draws in one mode only, between tied items, or by weights: the numbers are those of items that it leaves to chance alone.",
    untouched: UNTOUCHED,
    allowed: "It is not reported: a comment, a name or an option of the rule allows it.",
  },
  "zh-cn": {
    partial: "比较函数只在某种模式下、只在并列元素之间，或按权重随机：这里的数字只针对完全由随机决定的元素。",
    untouched: "每次调用都没有改变元素的顺序：函数应当打乱传给它的数组，或返回一个新数组。",
    allowed: "它没有被报告：注释、名称或规则的选项允许它。",
  },
};

/** Returns a note as a sentence, an English one if no language is given. */
export function tellNote({ kind }: Note, language: Language = "en"): string {
  return TEXTS[language][kind];
}
