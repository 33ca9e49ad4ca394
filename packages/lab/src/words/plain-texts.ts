// What the page says where no script may run, by language.
import type { Language } from "@fair-shuffle/bias";

interface Texts {
  readonly needsScripts: string;
}

export const PLAIN_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    needsScripts:
      "Fair Shuffle: this page computes and draws its matrices by JavaScript, which is off here. Open the file in a browser that allows it; nothing is loaded and nothing is sent.",
  },
  "zh-cn": {
    needsScripts:
      "Fair Shuffle：本页的矩阵由 JavaScript 计算和绘制，而这里没有启用 JavaScript。请用允许 JavaScript 的浏览器打开这个文件；它不加载也不发送任何东西。",
  },
};
