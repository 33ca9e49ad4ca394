// Why a model can't be judged, in words: a clause for each reason, without a full stop.
import { ENGLISH_CLAUSES, getClause, type UnjudgeableClauses } from "../exact/unjudgeable-clauses.ts";
import type { UnknownReason, UnsettledReason } from "../verdict/finding.ts";
import { tellEngine } from "./engine-names.ts";
import type { Language } from "./language.ts";

type Texts = UnjudgeableClauses & Readonly<Record<UnsettledReason, string>>;

const UNSETTLED: Readonly<Record<UnsettledReason, string>> = {
  leavesList: "a draw can lie outside of the list",
  manyUnknowns: "too many of its variables are not known",
  movesNothing: "it does the same each time, or moves nothing",
  manySwaps:
    "it makes too many random swaps for a list whose length the code does not tell. The chances of each position can be computed only where it does: of a list that this file fills, or with `52` for `list.length`",
  noFittingValue: "no value that was tried for its unknown variables makes it a shuffle of four or more items",
  outOfRange: "its numbers are out of range",
  someLengths: "it fits some lengths only",
  unknownAmount: "a variable says how much it moves, and its value is not known",
  keysBefore: "an item can keep the key that it had before, and nobody knows which",
  unknownKeys: "it is not known how many keys there are",
  unknownLength: "it draws a few items, and how many there are is not known",
  unknownRemainder: "it takes remainders of something unknown",
};

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    ...ENGLISH_CLAUSES,
    ...UNSETTLED,
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
    movesNothing: "它每次都一样，或者没有移动任何元素",
    manySwaps:
      "它做的随机交换太多，而代码没有说明列表有多长。只有代码说明了长度（由本文件填充的列表，或者把 `list.length` 写成 `52`），才可能算出每个位置的概率",
    multipliedDraws: "它把随机数彼此相乘",
    neverEnds: "它不会结束",
    noAnswer: "它的比较函数没有返回结果",
    keptInAnyOrder: "它只保留一部分元素，没有说明它们的顺序",
    othersInAnyOrder: "它只为一个元素抽取位置，没有说明其他元素的顺序",
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
  return isUnsettled(reason) ? texts[reason.kind] : getClause(reason, texts);
}

const isUnsettled = (reason: UnknownReason): reason is { readonly kind: UnsettledReason } =>
  Object.hasOwn(UNSETTLED, reason.kind);
