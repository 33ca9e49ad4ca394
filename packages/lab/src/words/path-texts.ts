// What the picture of all paths says beside its numbers, by language.
import type { Language, PathState, ShuffleModel, UnknownReason } from "@fair-shuffle/bias";
import { tellUnjudgeable } from "@fair-shuffle/bias";
import { tellNumber } from "@fair-shuffle/bias/model";
import type { Paths } from "../worker/services.ts";

export interface PathTexts {
  readonly title: string;
  /** Before the words of one of several pictures. */
  readonly of: (name: string) => string;
  /** How the picture is read. */
  readonly hints: Readonly<Record<ShuffleModel["kind"] | "overwriting", string>>;
  /** How a question is read that is written shortly. */
  readonly short: string;
  readonly box: string;
  /** Between two sentences. */
  readonly gap: string;
  readonly paths: (count: number) => string;
  /** Of a comparator sort: the question that is asked. */
  readonly asks: (card: number, other: number) => string;
  /** The same where there is no room. */
  readonly asksShortly: (card: number, other: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly keys: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly again: string;
  readonly all: string;
  readonly step: (step: number, steps: number) => string;
  /** The picture for those who don't see it: its words, and the paths that end in each order, "1 2 3" and "6 of 16". */
  readonly spoken: (words: string, ends: readonly (readonly [order: string, paths: string])[]) => string;
  readonly notDrawn: (why: UnknownReason) => string;
  /** Where the numbers in the code, or those that are set for it, lead out of so short a list. */
  readonly leavesShortList: (cards: number) => string;
  /** Where the code's own numbers don't allow so few cards. */
  readonly onlyMore: string;
}

export const PATH_TEXTS: Readonly<Record<Language, PathTexts>> = {
  en: {
    of: (name) => `${name}: `,
    title: "The picture of why: all paths of a few items",
    hints: {
      swapLoop: "Each fork is what a round draws. Each line is one way in which the draws can turn out.",
      comparatorSort: "Each fork is one question of the sort, which chance answers, and not the items.",
      keyedSort:
        "Each fork is how the next item's random key compares with those before it; the keys decide the order.",
      overwriting: "Each fork is what a round draws: how the items' keys then compare. The keys decide the order.",
    },
    short: "“3<2?” asks whether item 3 comes before item 2; above is no, below is yes.",
    box: "Each box is one order, as high as it would be if the shuffle were fair; what fills it is how likely it is.",
    gap: " ",
    paths: (count) => `${tellNumber(count)} ${count === 1 ? "path" : "paths"}`,
    asks: (card, other) => `${card + 1} before ${other + 1}?`,
    asksShortly: (card, other) => `${card + 1}<${other + 1}?`,
    yes: "yes",
    no: "no",
    keys: "keys",
    play: "Play",
    pause: "Pause",
    next: "Next step",
    again: "From the start",
    all: "Show all",
    step: (step, steps) => `Step ${step} of ${steps}`,
    spoken: (words, ends) => `${words} Order: paths. ${ends.map((end) => end.join(": ")).join("; ")}.`,
    notDrawn: (why) => `There is no picture of the paths: ${tellUnjudgeable(why, "en")}.`,
    leavesShortList: (cards) =>
      `There is no picture of the paths: with only ${cards} items, a draw lies outside of the list.`,
    onlyMore:
      "There is no picture of the paths: the numbers in this code are made for more than four items, which have too many.",
  },
  "zh-cn": {
    of: (name) => `${name}：`,
    title: "原因图解：少数几个元素的全部路径",
    hints: {
      swapLoop: "每个分叉是一轮抽取的结果；每条线是一种抽取过程。",
      comparatorSort: "每个分叉是排序提出的一个问题，回答它的是随机数，而不是元素本身。",
      keyedSort: "每个分叉是下一个元素的随机键与之前各键的大小关系；键决定排列。",
      overwriting: "每个分叉是一轮抽取之后各元素的键的大小关系；键决定排列。",
    },
    short: "“3<2?”问的是：元素 3 是否排在元素 2 前面；上方为否，下方为是。",
    box: "每个方框是一种排列，框高为公平时的份额，填充部分是实际的概率。",
    gap: "",
    paths: (count) => `${tellNumber(count)} 条路径`,
    asks: (card, other) => `${card + 1} 在 ${other + 1} 前？`,
    asksShortly: (card, other) => `${card + 1}<${other + 1}?`,
    yes: "是",
    no: "否",
    keys: "键",
    play: "播放",
    pause: "暂停",
    next: "下一步",
    again: "从头开始",
    all: "显示全部",
    step: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
    spoken: (words, ends) => `${words}各排列的路径：${ends.map((end) => end.join("：")).join("；")}。`,
    notDrawn: (why) => `没有路径图：${tellUnjudgeable(why, "zh-cn")}。`,
    leavesShortList: (cards) => `没有路径图：只有 ${cards} 个元素时，抽取的位置会落在列表之外。`,
    onlyMore: "没有路径图：这段代码中的数字适用于四个以上的元素，路径太多。",
  },
};

/** Returns how the picture of a kind of model is read, and what a box is. */
export function tellHint({ hints, gap, short, box }: PathTexts, model: ShuffleModel, isNarrow = false): string {
  const { kind } = model;
  const hint = kind === "keyedSort" && model.overwriting !== undefined ? hints.overwriting : hints[kind];
  return [hint, ...(isNarrow && kind === "comparatorSort" ? [short] : []), box].join(gap);
}

/** Returns the whole picture in words, for those who don't see it. */
export function tellPicture({ words, nodes }: Paths, { spoken }: PathTexts): string {
  const ends = nodes.flatMap(({ state, ending }) =>
    ending === undefined ? [] : [[(state.cards ?? []).map((card) => card + 1).join(" "), ending] as const],
  );
  return spoken(words, ends);
}

/** Returns what is known at a fork, in a few signs: "2 1 3", "3 before 1?", "2 < 1 = 3". */
export function tellState({ cards, listEnd, asked, ranks }: PathState, texts: PathTexts, isNarrow: boolean): string {
  if (asked !== undefined) return (isNarrow ? texts.asksShortly : texts.asks)(...asked);
  if (ranks !== undefined) return ranks.length < 2 ? texts.keys : tellRanks(ranks);
  const tell = (some: readonly number[]): string => some.map((card) => (card < 0 ? "·" : card + 1)).join(" ");
  if (cards === undefined) return "";
  return listEnd === undefined || listEnd === cards.length
    ? tell(cards)
    : `${tell(cards.slice(0, listEnd))} | ${tell(cards.slice(listEnd))}`.trim();
}

/** "2 < 1 = 3" where the second card has the smallest key. */
function tellRanks(ranks: readonly number[]): string {
  const groups = [...new Set(ranks)].sort((a, b) => a - b);
  return groups
    .map((rank) => ranks.flatMap((other, card) => (other === rank ? [card + 1] : [])).join(" = "))
    .join(" < ");
}
