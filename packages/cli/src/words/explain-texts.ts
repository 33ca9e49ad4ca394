// What `explain` says around the reasons, in each language; the reasons themselves are sentences of `@fair-shuffle/recognise`.
import type { Language } from "@fair-shuffle/bias";
import { tellNote } from "@fair-shuffle/bias/model";
import type { ExplainedAnswer, ExplainedPlace } from "@fair-shuffle/lint";
import { TIE_BREAKS_FLAG } from "../scan/rule-flags.ts";

/** Reasons whose sentences name an option, which the command line has as a flag. */
type Flagged = Extract<ExplainedAnswer["kind"], "noWord" | "tieBreaksOff">;

interface Texts {
  readonly isReported: Readonly<Record<ExplainedPlace["kind"], string>>;
  readonly isNotReported: Readonly<Record<ExplainedPlace["kind"], string>>;
  /** Before what else was tried. */
  readonly also: string;
  /** What the fix does, and what is typed for it. */
  readonly fixes: (title: string, command: string) => string;
  /** Where something of the file may be asked about. */
  readonly elsewhere: (places: readonly string[]) => string;
  /** Such a place that is reported. */
  readonly reportedPlace: (place: string) => string;
  readonly flagged: Readonly<Record<Flagged, string>>;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    isReported: {
      loop: "This loop is reported.",
      sort: "This sort is reported.",
      call: "This call is reported.",
      nothing: "This is reported.",
    },
    isNotReported: {
      loop: "Nothing is reported of this loop.",
      sort: "Nothing is reported of this sort.",
      call: "Nothing is reported of this call.",
      nothing: "Nothing is reported here.",
    },
    also: "It was looked at in another way, too:",
    fixes: (title, command) => `Fix: ${title} \`${command}\` makes it.`,
    elsewhere: (places) => `In this file you can ask about ${places.join(", ")}.`,
    reportedPlace: (place) => `${place} (reported)`,
    flagged: {
      noWord:
        "The file has no word that is known to draw a random number, such as `Math.random`, `crypto` or the name of a random library. Name functions of your own with `--random-source`.",
      tieBreaksOff: tellNote({ kind: "allowed", by: "tieBreaksOff", flag: TIE_BREAKS_FLAG }, "en"),
    },
  },
  "zh-cn": {
    isReported: {
      loop: "这个循环会被报告。",
      sort: "这个排序会被报告。",
      call: "这个调用会被报告。",
      nothing: "这里会被报告。",
    },
    isNotReported: {
      loop: "对这个循环没有任何报告。",
      sort: "对这个排序没有任何报告。",
      call: "对这个调用没有任何报告。",
      nothing: "这里没有任何报告。",
    },
    also: "还以另一种方式查看过：",
    fixes: (title, command) => `修复：${title}\`${command}\` 会完成它。`,
    elsewhere: (places) => `此文件中可以询问：${places.join("、")}。`,
    reportedPlace: (place) => `${place}（会被报告）`,
    flagged: {
      noWord:
        "文件中没有已知会抽取随机数的词，例如 `Math.random`、`crypto` 或随机库的名称。你自己的函数可以用 `--random-source` 来指定。",
      tieBreaksOff: tellNote({ kind: "allowed", by: "tieBreaksOff", flag: TIE_BREAKS_FLAG }, "zh-cn"),
    },
  },
};

/** Returns what an answer says on a command line: where it names an option, with the flag that sets it. */
export function tellByFlag({ kind, message }: ExplainedAnswer, language: Language): string {
  const { flagged } = TEXTS[language];
  return kind in flagged ? flagged[kind as Flagged] : message;
}
