// What has to be said of a shuffle beside its verdict and its numbers, as data and in words.
import type { Language } from "./language.ts";

/** What has to be said of a shuffle beside its verdict and its numbers. */
export type Note =
  /** Its comparator draws now and then only. */
  | { readonly kind: "partial" }
  /** The shuffle that was measured left every list as it was. */
  | { readonly kind: "untouched" }
  /** It is a call of such a function, by its name in the code, that shuffles a copy, which the code throws away. */
  | { readonly kind: "dropped"; readonly callee: string }
  /** It is a call of a function that is known, by its name in the code, and how that shuffles. */
  | {
      readonly kind: "known";
      readonly callee: string;
      readonly by: "fisherYates" | "firstSteps" | "drawAndRemove" | "distinctKeys";
    }
  /** It is biased, and the rule does not report it; with "tieBreaksOff" because it only draws between tied items, which the rule was not asked about. `flag` is what asks for it on a command line; elsewhere it is an option. `why` says in the reader's language what else allows it. */
  | { readonly kind: "allowed"; readonly by?: "tieBreaksOff"; readonly flag?: string; readonly why?: string };

type Known = Extract<Note, { kind: "known" }>;

interface Texts extends Readonly<Record<Exclude<Note["kind"], "known" | "dropped" | "allowed">, string>> {
  readonly allowed: (why: string | undefined) => string;
  readonly tieBreaksOff: (flag: string | undefined) => string;
  readonly dropped: (callee: string) => string;
  readonly known: (callee: string) => Readonly<Record<Known["by"], string>>;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    partial:
      "The comparator draws in one mode only, between tied items, or by weights: the numbers are those of items that it leaves to chance alone.",
    untouched:
      "Every call left the items as they were: the function has to shuffle the array that it is given, or to return a new one.",
    dropped: (callee) =>
      `But nothing uses what it gives: \`${callee}\` leaves its list as it is, and gives a shuffled copy, which this code throws away.`,
    known: (callee) => ({
      fisherYates: `The source of \`${callee}\` was read: it is a Fisher–Yates shuffle.`,
      firstSteps: `The source of \`${callee}\` was read: it makes the first steps of a Fisher–Yates shuffle, and gives the items that these drew.`,
      drawAndRemove: `The source of \`${callee}\` was read: it draws item after item from those that remain.`,
      distinctKeys: `The source of \`${callee}\` was read: it sorts by random keys that practically never tie.`,
    }),
    tieBreaksOff: (flag) =>
      `The comparator draws between tied items only. ${flag === undefined ? "That is reported where the option `checkTieBreaks` is on" : `\`${flag}\` reports that`}.`,
    allowed: (why) =>
      why === undefined
        ? "It is not reported: a comment, a name or an option of the rule allows it."
        : `It is not reported. ${why}`,
  },
  "zh-cn": {
    partial: "比较函数只在某种模式下、只在并列元素之间，或按权重随机：这里的数字只针对完全由随机决定的元素。",
    untouched: "每次调用都没有改变元素的顺序：函数应当打乱传给它的数组，或返回一个新数组。",
    dropped: (callee) =>
      `但它返回的结果没有被使用：\`${callee}\` 不改变传入的列表，而是返回打乱后的副本，这里却丢弃了它。`,
    known: (callee) => ({
      fisherYates: `已阅读 \`${callee}\` 的源代码：它是 Fisher–Yates 洗牌。`,
      firstSteps: `已阅读 \`${callee}\` 的源代码：它执行 Fisher–Yates 洗牌的前几步，并返回这几步抽到的元素。`,
      drawAndRemove: `已阅读 \`${callee}\` 的源代码：它每次从剩下的元素中抽取一个。`,
      distinctKeys: `已阅读 \`${callee}\` 的源代码：它按几乎不会相同的随机键排序。`,
    }),
    tieBreaksOff: (flag) =>
      `比较函数只在并列的元素之间抽取随机数。${flag === undefined ? "打开选项 `checkTieBreaks`" : `使用 \`${flag}\``} 才会报告。`,
    allowed: (why) => (why === undefined ? "它没有被报告：注释、名称或规则的选项允许它。" : `它没有被报告。${why}`),
  },
};

/** Returns a note as a sentence, an English one if no language is given. */
export function tellNote(note: Note, language: Language = "en"): string {
  const texts = TEXTS[language];
  if (note.kind === "known") return texts.known(note.callee)[note.by];
  if (note.kind === "dropped") return texts.dropped(note.callee);
  if (note.kind !== "allowed") return texts[note.kind];
  return note.by === undefined ? texts.allowed(note.why) : texts.tieBreaksOff(note.flag);
}
