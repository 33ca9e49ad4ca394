// What single shuffles are accompanied with, by language.
import type { Language } from "@fair-shuffle/bias";
import { tellNumber } from "@fair-shuffle/bias/model";

interface SingleTexts {
  readonly title: string;
  readonly hint: string;
  readonly matrix: (done: number) => string;
  readonly play: string;
  readonly pause: string;
  /** Takes the last shuffle away again. */
  readonly back: string;
  readonly next: string;
  readonly more: (count: number) => string;
  readonly again: string;
  readonly done: (count: number) => string;
  readonly last: (order: readonly number[]) => string;
  /** Why nothing is shown of so many items. */
  readonly tooMany: (most: number, cards: number) => string;
}

const tellOrder = (order: readonly number[]): string => order.map((card) => card + 1).join(" ");

export const SINGLE_TEXTS: Readonly<Record<Language, SingleTexts>> = {
  en: {
    title: "One shuffle at a time",
    hint: "The items start in order. A cell counts how often an item (column) came to a position (row); its colour comes with what was seen.",
    matrix: (done) => `Counts of ${tellNumber(done)} shuffles, item by position`,
    play: "Play",
    pause: "Pause",
    back: "One back",
    next: "Next shuffle",
    more: (count) => `${tellNumber(count)} more`,
    again: "From the start",
    done: (count) => `${tellNumber(count)} ${count === 1 ? "shuffle" : "shuffles"}.`,
    last: (order) => `The last one: ${tellOrder(order)}`,
    tooMany: (most, cards) =>
      `Single shuffles are shown of up to ${most} items: the eye can't follow ${cards}. The matrix above counts many shuffles of them.`,
  },
  "zh-cn": {
    title: "一次洗一遍",
    hint: "元素最初按顺序排列。每格统计某个元素（列）来到某个位置（行）的次数；颜色随观察到的结果逐渐显现。",
    matrix: (done) => `${tellNumber(done)} 次洗牌的计数，按元素和位置`,
    play: "播放",
    pause: "暂停",
    back: "退回一次",
    next: "再洗一次",
    more: (count) => `再洗 ${tellNumber(count)} 次`,
    again: "从头开始",
    done: (count) => `已洗 ${tellNumber(count)} 次。`,
    last: (order) => `最后一次：${tellOrder(order)}`,
    tooMany: (most, cards) =>
      `单次洗牌最多显示 ${most} 个元素：${cards} 个元素，眼睛跟不上。上面的矩阵统计了它们的大量洗牌。`,
  },
};
