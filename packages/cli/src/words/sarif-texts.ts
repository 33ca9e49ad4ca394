// What a SARIF log says of the rule and its fixes, in each language.
import type { Language } from "@fair-shuffle/bias";

interface Texts {
  readonly short: string;
  readonly full: string;
  readonly help: string;
  /** Behind the help, in Markdown. */
  readonly page: (url: string) => string;
  /** What `--fix` does. */
  readonly fix: string;
}

export const SARIF_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    short: "Biased shuffle",
    full: "Finds shuffles that are proved not to be fair, by their exact distribution.",
    help:
      "The code was turned into a model of the shuffle, and the model's exact distribution was computed: not all orders are equally likely. " +
      "Replace it by a Fisher-Yates shuffle, such as `shuffle` of the package fair-shuffle; `scan --fix` does so.",
    page: (url) => `[The rule's page](${url}) lists what it finds, with the numbers.`,
    fix: "Make it fair (what `--fix` does).",
  },
  "zh-cn": {
    short: "有偏的洗牌",
    full: "找出由精确分布证明不公平的洗牌。",
    help:
      "代码先变成洗牌的模型，再算出模型的精确分布：各种排列出现的概率并不都相同。" +
      "请换成 Fisher–Yates 洗牌，例如 fair-shuffle 包的 `shuffle`；`scan --fix` 会自动替换。",
    page: (url) => `[规则的页面](${url})列出它找到什么，并附有数字。`,
    fix: "改成公平的（`--fix` 所做的修改）。",
  },
};
