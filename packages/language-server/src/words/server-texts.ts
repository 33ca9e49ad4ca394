// All that the server itself says to people, in each language; what the rule says comes with its findings.
import type { Language } from "@fair-shuffle/bias";
import { tellOrdinal, tellTimes } from "@fair-shuffle/bias/model";

/** Where the rule's pages are read. */
const PAGES = "https://github.com/fair-shuffle/fair-shuffle/blob/main/";

/**
 * Which cells of a small matrix are bold: the one that the finding names; the same one among fewer items; those furthest above their fair share, as the finding's is
 * among its own; or, where the finding names none, those furthest from fair on either side.
 */
export type BoldCells = "finding" | "sameOfFewer" | "furthestAbove" | "furthest";

const ENGLISH_BOLD: Readonly<Record<BoldCells, (cards: number) => string>> = {
  finding: () => "what is reported",
  sameOfFewer: (cards) => `the cell that is reported, of ${cards} items`,
  furthestAbove: () => "furthest above its fair share",
  furthest: () => "furthest from fair",
};

const CHINESE_BOLD: Readonly<Record<BoldCells, (cards: number) => string>> = {
  finding: () => "上文所说的一格",
  sameOfFewer: (cards) => `上文所说的那一格（${cards} 个元素时）`,
  furthestAbove: () => "超出公平值最多的",
  furthest: () => "偏离最大的",
};

export interface Texts {
  readonly fixAll: string;
  readonly ignore: string;
  readonly simulate: string;
  /** The action on a loop or a sort that draws. */
  readonly explain: string;
  /** A code lens, from its parts. */
  readonly lens: (what: string | undefined) => string;
  readonly lensOf: {
    readonly fair: string;
    readonly fairPart: string;
    readonly fairInOneReading: string;
    readonly fairDropped: string;
    readonly stays: (card: number, cards: number, ratio: string) => string;
    readonly endsUp: (card: number, position: number, cards: number, ratio: string) => string;
    readonly order: (order: string, ratio: string) => string;
    /** How often something comes, against its fair share. */
    readonly times: (ratio: number) => string;
    readonly neverMoves: (card: number, cards: number) => string;
    readonly neverDrawn: (card: number, cards: number) => string;
    readonly isDrawn: (card: number, cards: number, ratio: string) => string;
    /** Of one item that is put in among others. */
    readonly neverInserted: (position: number, cards: number) => string;
    readonly isInserted: (position: number, cards: number, ratio: string) => string;
    readonly cycles: string;
    readonly losesItems: string;
    /** What is so of tied items alone. */
    readonly onTies: (what: string) => string;
  };
  readonly hover: {
    /** A verdict, from its words. */
    readonly verdict: (word: string, claim: string, basis: string) => string;
    /**
     * Above the matrix; `told` is how many cards the numbers beside it are about, where that is another number; `bold` is what its bold cells are.
     */
    readonly matrix: (
      of: {
        readonly cards: number;
        readonly fairShare: string;
        /** Which items the code leaves out, where it does. */
        readonly leftOut: string | undefined;
      },
      told: number | undefined,
      bold: BoldCells | undefined,
    ) => string;
    readonly card: string;
    readonly position: string;
    /** What the rule is about, and what it finds and what not. */
    readonly docs: { readonly text: string; readonly address: string };
  };
  readonly status: {
    readonly active: string;
    readonly activeByEslint: string;
    readonly noChance: string;
    readonly offBySettings: string;
    /** Some of it stays: lenses, the hover, the bias page. */
    readonly silentBySettings: string;
    readonly offByEslint: string;
    readonly huge: (megabytes: string) => string;
    readonly minified: string;
    readonly binary: string;
    readonly language: string;
    readonly syntax: (message: string, line: number | undefined) => string;
    readonly crash: (message: string) => string;
  };
  readonly scan: {
    readonly title: string;
    readonly progress: (done: number, all: number) => string;
  };
  readonly wrote: (path: string) => string;
  readonly nothingHere: string;
  readonly eslintFailed: (folder: string, message: string) => string;
  /** Such a message. */
  readonly eslintEnded: (by: string) => string;
  readonly eslintSlow: (folder: string, seconds: number) => string;
  readonly wrongSetting: (name: string, value: string) => string;
}

const item = (index: number, count: number): string => (index === count - 1 ? "最后一个" : `第 ${index + 1} 个`);
const place = (index: number, count: number): string => (index === count - 1 ? "最后一位" : `第 ${index + 1} 位`);

/** Some parsers end their messages with a stop, and others don't. */
const withoutStop = (message: string): string => message.replace(/[.。]$/, "");

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    fixAll: "Fix all biased shuffles in this file",
    ignore: "Ignore this shuffle",
    simulate: "Simulate bias",
    explain: "Why is nothing reported here?",
    lens: (what) => (what === undefined ? "Simulate bias" : `Simulate bias · ${what}`),
    lensOf: {
      fair: "Fair: every order equally likely",
      fairPart: "Fair: a part of the list, or a sample of it",
      fairDropped: "Shuffles a copy, which is thrown away",
      fairInOneReading: "Fair in one reading of its draws",
      stays: (card, cards, ratio) => `${tellOrdinal(card, cards)} stays ${tellOrdinal(card, cards)} ${ratio}`,
      endsUp: (card, position, cards, ratio) =>
        `${tellOrdinal(card, cards)} ends up ${tellOrdinal(position, cards)} ${ratio}`,
      order: (order, ratio) => `order ${order} ${ratio}`,
      times: (ratio) => tellTimes(ratio),
      neverMoves: (card, cards) => `${tellOrdinal(card, cards)} never moves`,
      neverDrawn: (card, cards) => `${tellOrdinal(card, cards)} is never drawn`,
      isDrawn: (card, cards, ratio) => `${tellOrdinal(card, cards)} is drawn ${ratio}`,
      neverInserted: (position, cards) => `inserted one never comes ${tellOrdinal(position, cards)}`,
      isInserted: (position, cards, ratio) => `inserted one comes ${tellOrdinal(position, cards)} ${ratio}`,
      cycles: "no item can stay where it was",
      losesItems: "items get lost",
      onTies: (what) => `of tied items, ${what}`,
    },
    hover: {
      verdict: (word, claim, basis) => `**${word}**: ${claim}. ${basis}`,
      matrix: ({ cards, fairShare, leftOut }, told, bold) =>
        `Where ${cards} items${told === undefined ? "" : ` (${told} don't fit)`} end up, in percent; fair: ${fairShare}` +
        (leftOut === undefined ? "" : `; ${leftOut}`) +
        `${bold === undefined ? "" : `; bold: ${ENGLISH_BOLD[bold](cards)}`}.`,
      card: "item",
      position: "position",
      docs: { text: "About this rule", address: `${PAGES}eslint-plugin/docs/rules/no-biased-shuffle.md` },
    },
    status: {
      active: "It follows the editor's settings.",
      activeByEslint: "It follows the project's ESLint configuration.",
      noChance: "Nothing in this file draws and moves items, so it is not read.",
      offBySettings: "Fair Shuffle is off by the settings.",
      silentBySettings: "By the settings, nothing is marked or fixed.",
      offByEslint: "The project's ESLint configuration switches the rule off here.",
      huge: (megabytes) => `This file is not judged: it has more than ${megabytes} million characters.`,
      minified: "This file is not judged: it is minified.",
      binary: "This file is not judged: it is no text.",
      language: "Files of this kind are not judged.",
      syntax: (message, line) =>
        `This file can't be parsed${line === undefined ? "" : ` (line ${line})`}: ${withoutStop(message)}.`,
      crash: (message) => `This file could not be judged: ${withoutStop(message)}.`,
    },
    scan: {
      title: "Looking for biased shuffles",
      progress: (done, all) => `${done} of ${all} files`,
    },
    wrote: (path) => `The page is at ${path}.`,
    nothingHere: "There is no shuffle here that Fair Shuffle knows.",
    eslintFailed: (folder, message) =>
      `The ESLint configuration for ${folder} can't be read, so the editor's own settings hold: ${message}`,
    eslintEnded: (by) => `ESLint's process ended with ${by}.`,
    wrongSetting: (name, value) => `${name} does not take the value ${value}, so its default holds.`,
    eslintSlow: (folder, seconds) =>
      `The ESLint configuration for ${folder} took more than ${seconds} seconds and was stopped, so the editor's own settings hold. It is read again when it changes.`,
  },
  "zh-cn": {
    fixAll: "修复此文件中所有有偏的洗牌",
    ignore: "忽略这个洗牌",
    simulate: "模拟偏差",
    explain: "为什么这里没有报告？",
    lens: (what) => (what === undefined ? "模拟偏差" : `模拟偏差 · ${what}`),
    lensOf: {
      fair: "公平：各种排列的概率相同",
      fairPart: "公平：列表的一部分，或其中的样本",
      fairDropped: "打乱的是副本，结果被丢弃",
      fairInOneReading: "在一种读法下公平：取决于抽取的范围",
      stays: (card, cards, ratio) => `${item(card, cards)}留在${place(card, cards)} ${ratio}`,
      endsUp: (card, position, cards, ratio) => `${item(card, cards)}移到${place(position, cards)} ${ratio}`,
      order: (order, ratio) => `排列 ${order} ${ratio}`,
      times: (ratio) => tellTimes(ratio, "zh-cn"),
      neverMoves: (card, cards) => `${item(card, cards)}从不移动`,
      neverDrawn: (card, cards) => `${item(card, cards)}从不被抽中`,
      isDrawn: (card, cards, ratio) => `${item(card, cards)}被抽中 ${ratio}`,
      neverInserted: (position, cards) => `插入的元素从不排在${place(position, cards)}`,
      isInserted: (position, cards, ratio) => `插入的元素排在${place(position, cards)} ${ratio}`,
      cycles: "没有元素能留在原位",
      losesItems: "会丢失元素",
      onTies: (what) => `并列元素中，${what}`,
    },
    hover: {
      verdict: (word, claim, basis) => `**${word}**：${claim}。${basis}`,
      matrix: ({ cards, fairShare, leftOut }, told, bold) =>
        `${cards} 个元素${told === undefined ? "" : `（此处放不下 ${told} 个）`}各自落在各位置的概率（%），公平时${leftOut === undefined ? "每格都" : ""}应为 ${fairShare}` +
        (leftOut === undefined ? "" : `（${leftOut}）`) +
        `${bold === undefined ? "" : `，粗体为${CHINESE_BOLD[bold](cards)}`}：`,
      card: "元素",
      position: "位置",
      docs: { text: "关于此规则", address: `${PAGES}docs/zh/rule.md` },
    },
    status: {
      active: "以编辑器的设置为准。",
      activeByEslint: "以项目的 ESLint 配置为准。",
      noChance: "此文件中没有既随机又移动元素的代码，因此未作分析。",
      offBySettings: "Fair Shuffle 已在设置中关闭。",
      silentBySettings: "按照设置，不作标记，也不修复。",
      offByEslint: "项目的 ESLint 配置在此处关闭了该规则。",
      huge: (megabytes) => `未分析此文件：超过 ${megabytes} 百万个字符。`,
      minified: "未分析此文件：它是压缩过的代码。",
      binary: "未分析此文件：它不是文本。",
      language: "不分析此类文件。",
      syntax: (message, line) =>
        `无法解析此文件${line === undefined ? "" : `（第 ${line} 行）`}：${withoutStop(message)}。`,
      crash: (message) => `无法分析此文件：${withoutStop(message)}。`,
    },
    scan: {
      title: "正在查找有偏的洗牌",
      progress: (done, all) => `${done} / ${all} 个文件`,
    },
    wrote: (path) => `页面已保存到 ${path}。`,
    nothingHere: "这里没有 Fair Shuffle 能识别的洗牌。",
    eslintFailed: (folder, message) => `无法读取 ${folder} 的 ESLint 配置，因此采用编辑器自己的设置：${message}`,
    eslintEnded: (by) => `ESLint 进程已结束（${by}）。`,
    wrongSetting: (name, value) => `${name} 不接受 ${value} 这个值，因此按默认值处理。`,
    eslintSlow: (folder, seconds) =>
      `${folder} 的 ESLint 配置超过 ${seconds} 秒仍未读完，已被中止，因此采用编辑器自己的设置；配置更改后会重新读取。`,
  },
};

export const getTexts = (language: Language): Texts => TEXTS[language];
