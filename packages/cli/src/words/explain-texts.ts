// What `explain` says around the reasons, in each language; the reasons themselves are sentences of `@fair-shuffle/recognise`.
import type { Language } from "@fair-shuffle/bias";
import type { ExplainedPlace } from "@fair-shuffle/lint";

interface Texts {
  readonly isReported: Readonly<Record<ExplainedPlace["kind"], string>>;
  readonly isNotReported: Readonly<Record<ExplainedPlace["kind"], string>>;
  /** Before the question that was answered with no. */
  readonly gate: (question: string) => string;
  /** Before what else was tried. */
  readonly also: string;
  /** Where else something draws and is not reported. */
  readonly elsewhere: (places: readonly string[]) => string;
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
    gate: (question) => `This was asked: ${question}.`,
    also: "It was looked at in another way, too:",
    elsewhere: (places) => `Ask about what draws elsewhere in this file: ${places.join(", ")}.`,
  },
  "zh-cn": {
    isReported: {
      loop: "这个循环已报告。",
      sort: "这个排序已报告。",
      call: "这个调用已报告。",
      nothing: "这里已报告。",
    },
    isNotReported: {
      loop: "对这个循环没有任何报告。",
      sort: "对这个排序没有任何报告。",
      call: "对这个调用没有任何报告。",
      nothing: "这里没有任何报告。",
    },
    gate: (question) => `所问的是：${question}。`,
    also: "还以另一种方式查看过：",
    elsewhere: (places) => `可以询问此文件中其他抽取随机数的位置：${places.join("、")}。`,
  },
};
