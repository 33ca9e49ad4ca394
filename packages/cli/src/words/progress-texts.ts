// What stands beside a progress bar, in each language; cli-progress fills in the braces.
import type { Language } from "@fair-shuffle/bias";

/** What is counted. */
export type Things = "files" | "shuffles";

export const PROGRESS_TEXTS: Readonly<Record<Language, Readonly<Record<Things, string>>>> = {
  en: {
    files: "{bar} {percentage} % | {value} of {total} files | {eta_formatted} left",
    shuffles: "{bar} {percentage} % | {value} of {total} shuffles | {eta_formatted} left",
  },
  "zh-cn": {
    files: "{bar} {percentage}% | {value} / {total} 个文件 | 还需 {eta_formatted}",
    shuffles: "{bar} {percentage}% | 洗牌 {value} / {total} 次 | 还需 {eta_formatted}",
  },
};
