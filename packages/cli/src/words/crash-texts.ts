// What is said around the error that ended the command line, in each language.
import type { Language } from "@fair-shuffle/bias";

export const CRASH_TEXTS: Readonly<Record<Language, Readonly<Record<"failed" | "where" | "report" | "stop", string>>>> =
  {
    en: {
      failed: "fair-shuffle failed: ",
      where: " With DEBUG=fair-shuffle set, it says where.",
      report: " Please report it.",
      stop: ".",
    },
    "zh-cn": {
      failed: "fair-shuffle 出错：",
      where: "设置 DEBUG=fair-shuffle 后会显示出错的位置。",
      report: "请向我们报告。",
      stop: "。",
    },
  };
