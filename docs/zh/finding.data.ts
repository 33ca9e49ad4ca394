// What the rule says of the best known biased shuffle in Chinese, when the site is built.
import { exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { getExtreme, tellPercent } from "../.vitepress/computed/painted-matrix.ts";

const CARDS = 8;

declare const data: string;
export { data };

export default {
  load(): string {
    const { card, position, percent } = getExtreme(
      exactPositions(getCatalogueEntry("random-comparator").model, CARDS),
      (a, b) => a > b,
    );
    return `${CARDS} 张牌里，第 ${card} 张有 ${percent}% 的机会落在第 ${position} 位，公平时应为 ${tellPercent(1 / CARDS)}%（V8）。`;
  },
};
