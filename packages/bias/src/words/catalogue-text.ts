// The catalogue in words.
import type { CatalogueId } from "../catalogue/catalogue.ts";
import type { Language } from "./language.ts";

/** What there is to say of an entry of the catalogue. */
export interface EntryWords {
  readonly title: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** Why it is fair or biased, in two sentences. */
  readonly proof: string;
}

/**
 * Returns what an entry of the catalogue is called, what it does and why it is fair or biased, in English if no language is given.
 * @example
 * ```js
 * import { tellEntry } from "@fair-shuffle/bias";
 *
 * tellEntry("naive-swap").does; // "Swaps each position with one drawn from all positions, every time."
 * ```
 */
export function tellEntry(id: CatalogueId, language: Language = "en"): EntryWords {
  return TEXTS[language][id];
}

const ONE_RUN_EACH =
  "Whatever came before, each step gives every item that is left the same chance, so an item has 1/n at each place, by induction. The n · (n−1) · … · 1 equally likely ways through the draws meet the n! orders one to one.";
const TOO_MANY_WAYS =
  "which would have to meet the n! orders equally often. For n > 2 a prime p with n/2 < p < n divides n! and not nⁿ, so some orders come up more often than others.";

const ONE_RUN_EACH_IN_CHINESE =
  "无论之前抽到什么，每一步都让剩下的每个元素机会相同，因此由归纳法可知，一个元素出现在每个位置的概率都是 1/n。抽取的 n · (n−1) · … · 1 种等可能的过程，每个对应 n! 种排列中的一种。";
const TOO_MANY_WAYS_IN_CHINESE =
  "需要平均分配到 n! 种排列上。当 n > 2 时，满足 n/2 < p < n 的素数 p 能整除 n!，却不能整除 nⁿ，所以有些排列必然比其他排列更常出现。";

const TEXTS: Readonly<Record<Language, Readonly<Record<CatalogueId, EntryWords>>>> = {
  en: {
    "fisher-yates-forward": {
      title: "Fisher–Yates, forward",
      does: "Swaps each position, from the first on, with one drawn from itself and those behind it.",
      proof: ONE_RUN_EACH,
    },
    "fisher-yates-backward": {
      title: "Fisher–Yates, backward",
      does: "Swaps each position, from the last one back, with one drawn from itself and those before it.",
      proof: ONE_RUN_EACH,
    },
    "fisher-yates-counting-down": {
      title: "Fisher–Yates, counting down",
      does: "Counts from n down to 1 and swaps the last of so many positions with one drawn from them all.",
      proof: ONE_RUN_EACH,
    },
    "draw-and-remove": {
      title: "Draw and remove",
      does: "Fills the empty places from left to right, each with an item drawn from those that remain.",
      proof: ONE_RUN_EACH,
    },
    "random-order": {
      title: "Random order",
      does: "Draws the number of one of all n! orders outright and lays the items in that order.",
      proof:
        "One draw chooses among n! numbers, and each number stands for one order. It works for few items only, because n! explodes: the 53 bits of a draw can't even tell 19! orders apart.",
    },
    "naive-swap": {
      title: "Naive swap",
      does: "Swaps each position with one drawn from all positions, every time.",
      proof: `It has nⁿ equally likely ways through its draws, ${TOO_MANY_WAYS}`,
    },
    "colliding-keys": {
      title: "Colliding keys",
      does: "Gives every item a whole number drawn from 0 to before n as its key and sorts the items by their keys, with a quicksort.",
      proof: `It has nⁿ equally likely ways of giving keys, ${TOO_MANY_WAYS}`,
    },
    "random-comparator": {
      title: "Random comparator",
      does: "Copies the items and sorts them with a comparator that says −1 or 1 by a coin, whatever it compares.",
      proof:
        "However many comparisons the sort makes, its equally likely ways through the coins are a power of 2, which would have to meet the n! orders equally often. For n > 2 the 3 divides n! and no power of 2, so some orders come up more often than others.",
    },
  },
  "zh-cn": {
    "fisher-yates-forward": {
      title: "Fisher–Yates，从前往后",
      does: "从第一个位置起，让每个位置与从它自己及其后面抽取的一个位置交换。",
      proof: ONE_RUN_EACH_IN_CHINESE,
    },
    "fisher-yates-backward": {
      title: "Fisher–Yates，从后往前",
      does: "从最后一个位置起，让每个位置与从它自己及其前面抽取的一个位置交换。",
      proof: ONE_RUN_EACH_IN_CHINESE,
    },
    "fisher-yates-counting-down": {
      title: "Fisher–Yates，倒数计数",
      does: "从 n 数到 1，每次让前若干个位置中的最后一个与其中抽取的一个交换。",
      proof: ONE_RUN_EACH_IN_CHINESE,
    },
    "draw-and-remove": {
      title: "抽取并移除",
      does: "从左到右填满空位，每次从剩下的元素中抽取一个。",
      proof: ONE_RUN_EACH_IN_CHINESE,
    },
    "random-order": {
      title: "随机排列",
      does: "从全部 n! 种排列中直接抽取一个编号，并按该排列摆放。",
      proof:
        "一次抽取在 n! 个编号中选择一个，而每个编号代表一种排列。它只适用于很少的元素，因为 n! 增长得太快：一次抽取的 53 位随机数连 19! 种排列都无法区分。",
    },
    "naive-swap": {
      title: "朴素交换",
      does: "每次都让当前位置与从所有位置中抽取的一个交换。",
      proof: `它的抽取有 nⁿ 种等可能的过程，${TOO_MANY_WAYS_IN_CHINESE}`,
    },
    "colliding-keys": {
      title: "可能相同的键",
      does: "给每个元素一个从 0 到 n − 1 之间抽取的整数作为键，再用快速排序按键排序。",
      proof: `分配键有 nⁿ 种等可能的方式，${TOO_MANY_WAYS_IN_CHINESE}`,
    },
    "random-comparator": {
      title: "随机比较函数",
      does: "复制这些元素，用一个不看内容、靠抛硬币返回 −1 或 1 的比较函数来排序。",
      proof:
        "无论排序比较多少次，抛硬币的等可能过程数总是 2 的幂，需要平均分配到 n! 种排列上。当 n > 2 时，3 能整除 n!，却不能整除 2 的任何次幂，所以有些排列必然比其他排列更常出现。",
    },
  },
};
