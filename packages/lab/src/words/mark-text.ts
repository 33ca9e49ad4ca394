// What a legend says of the cells that stand out.
import type { Language } from "@fair-shuffle/bias";
import { tellTimes } from "@fair-shuffle/bias/model";

/** By the end that the cell is; the ratio is that to the fair share. */
type MarkTexts = Readonly<Record<"most" | "least", (ratio: number) => string>>;

/** What is told as never. */
const NEVER = 1e-9;

export const MARK_TEXTS: Readonly<Record<Language, MarkTexts>> = {
  en: {
    most: (ratio) => `most often: ${tellTimes(ratio)}`,
    least: (ratio) => (ratio < NEVER ? "never" : `least often: ${tellTimes(ratio)}`),
  },
  "zh-cn": {
    most: (ratio) => `最常见：${tellTimes(ratio, "zh-cn")}`,
    least: (ratio) => (ratio < NEVER ? "从不出现" : `最少见：${tellTimes(ratio, "zh-cn")}`),
  },
};
