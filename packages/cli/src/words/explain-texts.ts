// What `explain` says around the reasons, in each language; the reasons themselves are sentences of `@fair-shuffle/recognise`.
import type { Language } from "@fair-shuffle/bias";
import type { ExplainedPlace } from "@fair-shuffle/lint";

interface Texts {
  readonly isReported: Readonly<Record<ExplainedPlace["kind"], string>>;
  readonly isNotReported: Readonly<Record<ExplainedPlace["kind"], string>>;
  /** The question that was answered with no, where the reason does not tell what it is about. */
  readonly gate: (question: string) => string;
  /** Before what else was tried. */
  readonly also: string;
  /** Where something of the file may be asked about. */
  readonly elsewhere: (places: readonly string[]) => string;
  /** Such a place that is reported. */
  readonly reportedPlace: (place: string) => string;
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
    gate: (question) => `It stopped at this question: ${question}.`,
    also: "It was looked at in another way, too:",
    elsewhere: (places) => `In this file you can ask about ${places.join(", ")}.`,
    reportedPlace: (place) => `${place} (reported)`,
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
    gate: (question) => `停在这个问题上：${question}。`,
    also: "还以另一种方式查看过：",
    elsewhere: (places) => `此文件中可以询问：${places.join("、")}。`,
    reportedPlace: (place) => `${place}（会被报告）`,
  },
};
