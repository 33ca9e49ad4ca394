// Why a model can't be judged, in words: a clause for each reason, without a full stop.
import type { PlainReason, UnjudgeableReason } from "../exact/unjudgeable.ts";
import type { UnknownReason, UnsettledReason } from "../verdict/finding.ts";
import { tellEngine } from "./engine-names.ts";
import type { Language } from "./language.ts";

type Detailed = Exclude<UnjudgeableReason, { readonly kind: PlainReason }>;

type Texts = Readonly<Record<PlainReason | UnsettledReason, string>> & {
  readonly [Kind in Detailed["kind"]]: (reason: Extract<Detailed, { readonly kind: Kind }>) => string;
};

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    chanceEndsLoop: "chance decides when its loop ends",
    coarseRemainder: "it takes the remainder of too few numbers",
    computesWithCards: "it computes with the items themselves",
    conditionalLoop: "it has a loop under a condition",
    dividesByDraw: "it divides by a draw or by 0",
    drawsSomeByChance:
      "chance decides how many of the items are drawn; those that are not are shown behind them, in their order",
    earlyDrawCompared: "a draw made once for all comparisons is compared with another",
    endlessLoop: "its loop does not end",
    foreignItem: "it lays something into the list that was not in it",
    fractionalIndex: "an index is not a whole number",
    fractionalRemainder: "it takes the remainder of something that is no whole number",
    heldCard: "it keeps an item in hand from one round to the next",
    hugeNumbers: "its numbers are larger than any list that can be judged",
    leavesCardsOut: "it does not move all the items",
    leavesList: "a draw can lie outside of the list",
    longQuicksort: "a quicksort of so many items is not computed",
    looksAtCards: "it looks at the items themselves",
    losesCards: "its list does not end with each item once: it draws some of the items, or loses or doubles them",
    manyAddedDraws: "it adds up too many draws",
    manyCards: "it has too many items for a position matrix",
    manyKeys: "its keys have too many values",
    manyKeysForMatrix: "its keys have too many values for a position matrix",
    manyOutcomes: "its draws have too many outcomes",
    manyPaths: "its draws lead along too many paths to be drawn",
    manyUnknowns: "too many of its variables are not known",
    movesNothing: "it moves nothing",
    manySwaps:
      "it makes too many random swaps for a list whose length the code does not tell. The chances of each position can be computed only where it does: of a list that this file fills, or with `52` for `list.length`",
    multipliedDraws: "it multiplies draws with each other",
    neverEnds: "it never ends",
    noAnswer: "its comparator gives no answer",
    noFittingValue: "no value that was tried for its unknown variables makes it a shuffle of four or more items",
    outOfRange: "its numbers are out of range",
    reachesTooFar: "it runs over too many items",
    reusedDraw: "a draw is used again after it was compared with another",
    roundedSum: "it rounds a sum of several draws",
    someKeysTie: "some of its keys tie and others never do",
    someLengths: "it fits some lengths only",
    thirdList: "it moves items through a third list",
    tooManySteps: "computing its chances takes too many steps",
    twoCards: "it moves two items, which tells nothing",
    unknownAmount: "a variable says how much it moves, and its value is not known",
    keysBefore: "an item can keep the key that it had before, and nobody knows which",
    unknownKeys: "it is not known how many keys there are",
    unknownLength: "it draws a few items, and how many there are is not known",
    unknownRemainder: "it takes remainders of something unknown",
    varyingSigns: "its signs are not the same at every comparison",
    wideDraw: "a draw has too many outcomes",
    longRuns: ({ cards, anyBelow, mostOfCoin }) =>
      `${tellEngine("v8")} can sort ${cards} items in too many ways to follow them all: below ${anyBelow} items any comparator is computed, a fair coin up to ${mostOfCoin}`,
    longSort: ({ engine, cards, most }) =>
      `the sort of ${cards} items in ${tellEngine(engine)} takes too many steps; ${most} items are computed`,
    manySortedOrders: ({ cards, most }) =>
      `the orders of ${cards} sorted items are too many; ${most} items are computed`,
    mergedRuns: ({ engine, from }) => `${tellEngine(engine)} merge sorted runs from ${from} items on`,
    unknownValue: ({ name }) => `the value of ${name} is not known`,
  },
  "zh-cn": {
    chanceEndsLoop: "循环何时结束由随机数决定",
    coarseRemainder: "取余数之前的整数种类太少",
    computesWithCards: "它用元素本身做计算",
    conditionalLoop: "它在条件分支中循环",
    dividesByDraw: "它除以一个随机数，或除以 0",
    drawsSomeByChance: "抽出多少个元素由随机决定；没抽到的元素按原来的顺序显示在它们后面",
    earlyDrawCompared: "排序前抽取的随机数与另一个随机数作了比较",
    endlessLoop: "它的循环不会结束",
    foreignItem: "它把原本不在列表中的东西放进了列表",
    fractionalIndex: "某个下标不是整数",
    fractionalRemainder: "它对不是整数的值取余数",
    heldCard: "它把一个元素从一轮留到下一轮",
    hugeNumbers: "其中的数比能判断的任何列表都大",
    leavesCardsOut: "它没有移动所有的元素",
    leavesList: "抽取的位置可能落在列表之外",
    longQuicksort: "不计算这么多个元素的快速排序",
    looksAtCards: "它查看了元素本身",
    losesCards: "它的列表最后并非每个元素各有一个：它只抽取一部分元素，或者丢失、重复了一些元素",
    manyAddedDraws: "相加的随机数太多",
    manyCards: "元素太多，算不出位置矩阵",
    manyKeys: "键的取值太多",
    manyKeysForMatrix: "键的取值太多，算不出位置矩阵",
    manyOutcomes: "随机数的可能结果太多",
    manyPaths: "它的抽取路径太多，无法画出",
    manyUnknowns: "未知的变量太多",
    movesNothing: "它没有移动任何元素",
    manySwaps:
      "它做的随机交换太多，而代码没有说明列表有多长。只有代码说明了长度（由本文件填充的列表，或者把 `list.length` 写成 `52`），才可能算出每个位置的概率",
    multipliedDraws: "它把随机数彼此相乘",
    neverEnds: "它不会结束",
    noAnswer: "它的比较函数没有返回结果",
    noFittingValue: "为其中的未知变量试过的值，没有一个使它成为四个或更多元素的洗牌",
    outOfRange: "其中的数超出了可计算的范围",
    reachesTooFar: "它处理的元素太多",
    reusedDraw: "同一个随机数与另一个比较之后又被使用",
    roundedSum: "它对几个随机数之和取整",
    someKeysTie: "有些键会相同，另一些从不相同",
    someLengths: "它只适用于某些长度",
    thirdList: "它经由第三个列表移动元素",
    tooManySteps: "计算概率所需的步骤太多",
    twoCards: "它只移动两个元素，看不出什么",
    unknownAmount: "移动多少由一个变量决定，而它的值未知",
    keysBefore: "元素可能保留原有的键，而那个键是未知的",
    unknownKeys: "有多少种键是未知的",
    unknownLength: "它抽取几个元素，而元素共有多少个是未知的",
    unknownRemainder: "它对未知的数取余数",
    varyingSigns: "每次比较的结果并不服从同一分布",
    wideDraw: "一次抽取的可能结果太多",
    longRuns: ({ cards, anyBelow, mostOfCoin }) =>
      `${cards} 个元素时，${tellEngine("v8", "zh-cn")}排序的过程有太多可能，无法一一计算：${anyBelow} 个元素以下可以计算任何比较函数，公平的硬币最多 ${mostOfCoin} 个`,
    longSort: ({ engine, cards, most }) =>
      `${tellEngine(engine, "zh-cn")}排序 ${cards} 个元素的步骤太多，最多计算 ${most} 个`,
    manySortedOrders: ({ cards, most }) => `${cards} 个元素排序后的排列太多，最多计算 ${most} 个`,
    mergedRuns: ({ engine, from }) => `从 ${from} 个元素起，${tellEngine(engine, "zh-cn")}会合并有序段`,
    unknownValue: ({ name }) => `${name} 的值未知`,
  },
};

/**
 * Returns why a model can't be judged, as a clause without a full stop, an English one if no language is given: "the value of limit is not known".
 * @param reason an `Unjudgeable` error's, or that of a verdict of the kind "unknown".
 * @example
 * ```js
 * import { tellUnjudgeable } from "@fair-shuffle/bias";
 *
 * tellUnjudgeable({ kind: "unknownValue", name: "limit" }); // "the value of limit is not known"
 * ```
 */
export function tellUnjudgeable(reason: UnknownReason, language: Language = "en"): string {
  const texts = TEXTS[language];
  switch (reason.kind) {
    case "longRuns":
      return texts.longRuns(reason);
    case "longSort":
      return texts.longSort(reason);
    case "manySortedOrders":
      return texts.manySortedOrders(reason);
    case "mergedRuns":
      return texts.mergedRuns(reason);
    case "unknownValue":
      return texts.unknownValue(reason);
    default:
      return texts[reason.kind];
  }
}
