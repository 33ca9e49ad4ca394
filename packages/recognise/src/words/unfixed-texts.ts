// What is said of a finding that nothing fixes unasked: why that is, what can be chosen, or what would do where there is nothing to choose.
import type { Language } from "@fair-shuffle/bias";
import type { Site } from "../sites/site.ts";
import { getAdvised, getRoundingFunction, type Advised } from "./advised.ts";
import type { FindingId } from "./message.ts";

/** What is left to say of a finding beside its message; what is fixed unasked needs no words. */
export interface Unfixed {
  /** Why it is not fixed, or that nothing fits and what would do, in a sentence or two; "" where the suggestions say themselves what they assume. */
  readonly why: string;
  /** A sentence for each suggestion, in their order. */
  readonly suggested: readonly string[];
  /** As much of it as goes behind the message where nobody can click, as in a terminal: "" or sentences that follow on it. */
  readonly behind: string;
}

/** Where there is nothing to say. */
export const NOTHING_UNFIXED: Unfixed = { why: "", suggested: [], behind: "" };

/** Why nothing was looked for, or nothing is made unasked, whatever the code is: the option `fix` says so, the file's time was used up, or the file can't be written. */
export type Unsought = "off" | "suggest" | "noTime" | "noUtf8";

/** Why no code can be brought to a place: there is no script for it (an attribute of a page, a component without one), or its function runs elsewhere, from its text. */
export type ClosedPlace = "noScript" | "elsewhere";

interface Texts {
  /** Why what could be done is not done unasked, where the suggestions do not say it. */
  readonly mayBeMeant: string;
  /** Its number, from 1, chooses it in the command line; where there is only one it has none. */
  readonly suggested: (title: string, number?: number) => string;
  readonly unsought: Readonly<Record<Unsought, string>>;
  readonly noFix: string;
  /** Where it is known why: no code can be brought there. */
  readonly closed: Readonly<Record<ClosedPlace, string>>;
  /** What would do. */
  readonly advice: Readonly<Record<Exclude<Advised, "rounded">, string>>;
  /** The same where only a rounding is wrong: that of the loop's own draw, or of one in a function of this name. */
  readonly rounded: (name: string | undefined) => string;
  /** Between two sentences. */
  readonly gap: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    mayBeMeant: "It is not fixed unasked, because it may be meant.",
    suggested: (title, number) => `Suggestion${number === undefined ? "" : ` ${String(number)}`}: ${title}`,
    unsought: {
      off: 'No fix was looked for, because the option `fix` is "off".',
      suggest: 'It is not fixed unasked, because the option `fix` is "suggest".',
      noTime: "No fix was looked for, because the findings before it took all the time that there is for one file.",
      noUtf8:
        "There is no fix, because this file is not all UTF-8 and writing it would harm it: save it as UTF-8 first.",
    },
    noFix: "There is no fix that fits here.",
    closed: {
      noScript:
        "There is no fix that fits here, because nothing can be imported or written for code in this place: move it into a script first (of an Astro component, between the lines `---`), where it can be fixed.",
      elsewhere:
        "There is no fix that fits here, because the text of this function is handed over, and it runs where nothing is known that is imported or written outside of it: write a Fisher–Yates loop into the function itself.",
    },
    advice: {
      sort: "No comparator that draws is fair: put `shuffle(list)` of fair-shuffle in the place of this sort.",
      sortOfCollection:
        "No comparator that draws is fair. What is sorted here is no array: take its items as one, shuffle that with `shuffle` of fair-shuffle, and put them back in its order.",
      sortInPipe:
        "No comparator that draws is fair: put `toShuffled` of fair-shuffle in the place of this sort, which gives a shuffled copy of the list that it is handed.",
      partialSort: "Draw one key for each item before the sort, and let the comparator compare these keys.",
      keyed: "Draw keys that hardly ever tie: `Math.random()` itself, not rounded.",
      layout: "Draw from so many numbers that two items hardly ever get the same one.",
      overwrittenOrder:
        "Give each item one number, once, drawn from so many that two items hardly ever get the same one.",
      loop: "Draw in step i from the places that are not settled yet: from 0 … i where i counts down (`randomInt(0, i)`, if that can give i), from i … n − 1 where it counts up.",
      loopDown:
        "Draw in step i from the places that are not settled yet: from 0 … i (`randomInt(0, i)`, if that can give i).",
      loopUp:
        "Draw in step i from the places that are not settled yet: from i … n − 1 (`randomInt(i, n - 1)`, if that can give n − 1).",
      drawOfSome: "Draw each time from as many places as the list has by then: from 0 … `list.length - 1`.",
      reservoir:
        "Go through all items behind the first ones, and draw for each of them from as many places as have been gone through by then: from 0 … i.",
      drawAgain:
        "Draw each place evenly from all places of the list, again until it is a new one, or take the items of a shuffled copy.",
      grid: "Put all cells into one list, shuffle that with `shuffle` of fair-shuffle, and lay them out again, row by row.",
      stillElements: "Move each element once: shuffle the list, and then append all of its elements in their order.",
      insertion: "Draw from one place more than there are other items: behind the last of them is one, too.",
      coin: "A coin for each pair of places does not shuffle: swap each place with one that is drawn from those that are not settled yet, or put `shuffle(list)` of fair-shuffle in the place of all of this.",
    },
    rounded: (name) =>
      name === undefined
        ? "A draw that is rounded to the nearest number comes to its first and its last place half as often as to the others: round it down, and draw from one place more (`Math.floor(Math.random() * (i + 1))` for 0 … i)."
        : `\`${name}\` rounds its draw to the nearest number, so its first and its last one come half as often as the others: let it round down, from one number more (\`Math.floor(Math.random() * (n + 1))\` for 0 … n).`,
    gap: " ",
  },
  "zh-cn": {
    mayBeMeant: "这可能是有意为之，因此不会自动修复。",
    suggested: (title, number) => `建议${number === undefined ? "" : ` ${String(number)}`}：${title}`,
    unsought: {
      off: '没有寻找修复，因为选项 `fix` 设为 "off"。',
      suggest: '不会自动修复，因为选项 `fix` 设为 "suggest"。',
      noTime: "没有寻找修复，因为前面的问题用完了一个文件可用的时间。",
      noUtf8: "没有修复，因为这个文件的内容不全是 UTF-8，写入会损坏它：请先把它另存为 UTF-8。",
    },
    noFix: "这里没有合适的修复。",
    closed: {
      noScript:
        "这里没有合适的修复，因为无法为这个位置的代码导入或写入任何东西：请先把它移到脚本里（Astro 组件里是两行 `---` 之间），在那里可以修复。",
      elsewhere:
        "这里没有合适的修复，因为这个函数是以文本形式交到别处运行的，在那里，函数之外导入或写下的东西都不存在：请在这个函数内部写一个 Fisher–Yates 循环。",
    },
    advice: {
      sort: "抽取随机数的比较函数都不公平：请用 fair-shuffle 的 `shuffle(list)` 代替这个排序。",
      sortOfCollection:
        "抽取随机数的比较函数都不公平。这里排序的不是数组：请把它的元素取出成数组，用 fair-shuffle 的 `shuffle` 洗牌，再按得到的顺序放回去。",
      sortInPipe:
        "抽取随机数的比较函数都不公平：请用 fair-shuffle 的 `toShuffled` 代替这个排序，它返回所得列表的洗过的副本。",
      partialSort: "请在排序之前为每个元素抽取一个键，让比较函数比较这些键。",
      keyed: "请抽取几乎不会相同的键：直接使用 `Math.random()`，不要取整。",
      layout: "抽取的数要足够多，使两个元素几乎不会得到同一个数。",
      overwrittenOrder: "每个元素只给一个数，只给一次，并且抽取的数要足够多，使两个元素几乎不会得到同一个数。",
      loop: "第 i 步应从尚未确定的位置中抽取：i 递减时从 0 … i 抽取（`randomInt(0, i)`，须能得到 i），i 递增时从 i … n − 1 抽取。",
      loopDown: "第 i 步应从尚未确定的位置中抽取：从 0 … i 抽取（`randomInt(0, i)`，须能得到 i）。",
      loopUp: "第 i 步应从尚未确定的位置中抽取：从 i … n − 1 抽取（`randomInt(i, n - 1)`，须能得到 n − 1）。",
      drawOfSome: "每次都应从列表当时的全部位置中抽取：从 0 … `list.length - 1` 抽取。",
      reservoir: "请遍历排在最初几个之后的全部元素，并为每个元素从到那时为止遍历过的全部位置中抽取：从 0 … i 抽取。",
      drawAgain: "请从列表的全部位置中均匀抽取，并反复抽取直到得到新的位置；或者从洗过的副本中依次取元素。",
      grid: "请把所有格子放进一个列表，用 fair-shuffle 的 `shuffle` 洗这个列表，再逐行放回去。",
      stillElements: "每个元素只移动一次：先洗列表，再按其顺序追加它的全部元素。",
      insertion: "抽取的位置应比其他元素多一个：最后一个元素之后也是一个位置。",
      coin: "为每对位置抛一次硬币不能洗匀：请让每个位置与从尚未确定的位置中抽到的一个交换，或用 fair-shuffle 的 `shuffle(list)` 代替这整段代码。",
    },
    rounded: (name) =>
      name === undefined
        ? "把随机数四舍五入，首尾两个位置出现的概率只有其他位置的一半：请向下取整，并从多一个的位置中抽取（0 … i 用 `Math.floor(Math.random() * (i + 1))`）。"
        : `\`${name}\` 把随机数四舍五入，首尾两个数出现的概率只有其他数的一半：请让它向下取整，并从多一个的数中抽取（0 … n 用 \`Math.floor(Math.random() * (n + 1))\`）。`,
    gap: "",
  },
};

/** These messages say themselves what to do. */
const TEACHING: ReadonlySet<FindingId> = new Set(["biasedTieBreak", "cycles", "losesItem", "mixesLists", "overwrites"]);

interface Circumstances {
  /** Whether it may be what its author wants. */
  readonly isMeant: boolean;
  /** Whether its first way out would be made unasked, but for the option `fix`. */
  readonly isSuggested: boolean;
  /** Returns why no code can be brought to where it stands; undefined where it can. */
  readonly getClosed: () => ClosedPlace | undefined;
  /** Returns whether what it sorts is known to be no array, as the collections of libraries are none. */
  readonly isCollection: () => boolean;
}

/** Returns what is said of a site's finding that nothing fixes unasked; `titles` are what its suggestions say, the best first. */
export function tellUnfixed(
  site: Site,
  messageId: FindingId,
  titles: readonly string[],
  language: Language,
  { isMeant, isSuggested, getClosed, isCollection }: Circumstances,
): Unfixed {
  const { mayBeMeant, unsought, noFix, closed, suggested: suggest, gap } = TEXTS[language];
  const place = titles.length === 0 ? getClosed() : undefined;
  const why = [
    ...(isMeant && titles.length > 0 ? [mayBeMeant] : []),
    ...(titles.length === 0 ? [place === undefined ? noFix : closed[place]] : []),
    // What would do is an import, too, which has no place there either.
    ...(titles.length === 0 && place === undefined && !TEACHING.has(messageId)
      ? [tellAdvice(site, getAdvised(site, isCollection), language)]
      : []),
  ];
  const suggested = titles.map((title, index) => suggest(title, titles.length > 1 ? index + 1 : undefined));
  const sentences = [...why, ...titles.slice(0, 1).map((title) => suggest(title))];
  return {
    // Who set the option need not be told in every message.
    why: [...why, ...(isSuggested ? [unsought.suggest] : [])].join(gap),
    suggested,
    behind: sentences.map((sentence) => gap + sentence).join(""),
  };
}

function tellAdvice(site: Site, advised: Advised, language: Language): string {
  const { advice, rounded } = TEXTS[language];
  if (advised !== "rounded") return advice[advised];
  return rounded(site.kind === "loop" ? getRoundingFunction(site) : undefined);
}

/** Returns what is said of a finding for which no way out was looked for; behind its message nothing is said. */
export const tellUnsought = (why: Unsought, language: Language): Unfixed => ({
  ...NOTHING_UNFIXED,
  why: TEXTS[language].unsought[why],
});
