// Why a file was not judged, or not fixed, in a few words of each language.
import type { Language } from "@fair-shuffle/bias";

/** What other programs say, in English: a clause of ours can't go on behind it. */
const FOREIGN: ReadonlySet<string> = new Set(["crash", "syntax"]);

/** Returns in Chinese that a file was not judged, and why, without a full stop. */
export function tellInChinese(reason: keyof (typeof REASONS)["zh-cn"], message: string): string {
  const said = message.replace(/[.。]$/, "");
  return `${REASONS["zh-cn"][reason]}${FOREIGN.has(reason) ? `（${said}）` : `：${said}`}`;
}

export const REASONS = {
  en: {
    binary: "binary",
    crash: "judging it failed, please report this",
    huge: "too large",
    minified: "minified",
    syntax: "syntax error",
    unreadable: "unreadable",
    unwritable: "not fixed",
  },
  "zh-cn": {
    binary: "二进制文件",
    crash: "判断时出错，请向我们报告",
    huge: "文件过大",
    minified: "压缩过的代码",
    syntax: "语法错误",
    unreadable: "无法读取",
    unwritable: "未修复",
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;
