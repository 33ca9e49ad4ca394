// What a finding says, in each language: its messages, and its numbers in words.
import type { Language, Verdict } from "@fair-shuffle/bias";
import { tellBias, type Circumstances } from "@fair-shuffle/bias/model";
import type { InlineReason } from "../fix/import-kind.ts";
import type { Assumption } from "../fix/remedy.ts";
import { losesSamePlace } from "../sites/lost-item.ts";
import type { Site } from "../sites/site.ts";

/** `unfixed` is what ESLint adds where it fixes nothing unasked (`unfixed-texts.ts`); who shows that elsewhere leaves it out. */
const ENGLISH = {
  biased: "This shuffle is biased: {{evidence}}.{{unfixed}}",
  biasedTieBreak:
    "This random tie-break is biased: {{evidence}}. Shuffle first, then sort: a sort keeps tied items in the order they had.{{unfixed}}",
  cycles:
    "This shuffle is biased: {{evidence}}. That is Sattolo's algorithm; to shuffle, draw from one place more, so that an item can also stay.{{unfixed}}",
  fixedItem: "This shuffle is biased: {{evidence}}.{{unfixed}}",
  leavesArray: "This shuffle can draw a place outside the array, and `undefined` gets in among the items.{{unfixed}}",
  losesItem:
    "This shuffle loses items: where both places are the same one, a swap by arithmetic leaves 0 there. Swap by destructuring.{{unfixed}}",
  drawsTwice: "This shuffle loses items: {{evidence}}. Draw the place once, into a variable.{{unfixed}}",
  overwrites: "This shuffle loses items: {{evidence}}. Swap both places at once, by destructuring.{{unfixed}}",
  mixesLists: "This shuffle loses items: {{evidence}}. Copy the list, and swap within the copy.{{unfixed}}",
  useShuffle: "Use the fair `{{callee}}`{{note}}.",
  useSample: "Draw no more than these: `{{text}}`{{note}}.",
  pickOne: "Pick one: `{{text}}`{{note}}.",
  useCopy: "Shuffle a copy: `{{text}}`{{note}}.",
  splitModes: "Ask for the mode once: shuffle in the random one, sort in the others{{note}}.",
  shuffleThenSort: "Shuffle first, then sort{{note}}.",
  drawOnce: "Draw the place once: `{{text}}`{{note}}.",
  swapAtOnce: "Swap both places: `{{text}}`{{note}}.",
  swapInCopy: "Swap within the copy: read `{{text}}`{{note}}.",
  narrowRange: "Correct the range of the draw: `{{text}}`{{note}}.",
  untieKeys: "Draw keys that practically never tie: `{{text}}`{{note}}.",
  notAllFixed: "{{message}} Not all fixes for this file were worked out: that would take too long.",
  notAllJudged: "{{message}} Not all of this file was judged: that would take too long.",
} as const;

export type MessageId = keyof typeof ENGLISH;

/** What says of code what is wrong with it; the other messages say what can be done. */
export type FindingId = Extract<
  MessageId,
  | "biased"
  | "biasedTieBreak"
  | "cycles"
  | "drawsTwice"
  | "fixedItem"
  | "leavesArray"
  | "losesItem"
  | "mixesLists"
  | "overwrites"
  | "notAllFixed"
  | "notAllJudged"
>;

export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = {
  en: ENGLISH,
  "zh-cn": {
    biased: "这个洗牌有偏：{{evidence}}。{{unfixed}}",
    biasedTieBreak:
      "这种随机的并列处理有偏：{{evidence}}。请先洗牌再排序：排序会保持并列元素原有的先后顺序。{{unfixed}}",
    cycles:
      "这个洗牌有偏：{{evidence}}。这是 Sattolo 算法；要公平地洗牌，抽取的范围须多一个位置，让元素也能留在原位。{{unfixed}}",
    fixedItem: "这个洗牌有偏：{{evidence}}。{{unfixed}}",
    leavesArray: "这个洗牌可能抽到数组以外的位置，元素中会混入 `undefined`。{{unfixed}}",
    losesItem: "这个洗牌会丢失元素：两个位置相同时，用算术交换会在那里留下 0。请改用解构赋值来交换。{{unfixed}}",
    drawsTwice: "这个洗牌会丢失元素：{{evidence}}。请只抽取一次位置，存入变量。{{unfixed}}",
    overwrites: "这个洗牌会丢失元素：{{evidence}}。请用解构赋值同时交换两个位置。{{unfixed}}",
    mixesLists: "这个洗牌会丢失元素：{{evidence}}。请先复制列表，再在副本之内交换。{{unfixed}}",
    useShuffle: "改用公平的 `{{callee}}`{{note}}。",
    useSample: "只抽取需要的元素：`{{text}}`{{note}}。",
    pickOne: "只抽取一个元素：`{{text}}`{{note}}。",
    useCopy: "对副本洗牌：`{{text}}`{{note}}。",
    splitModes: "只判断一次模式：随机模式下洗牌，其他模式下排序{{note}}。",
    shuffleThenSort: "先洗牌，再排序{{note}}。",
    drawOnce: "只抽取一次位置：`{{text}}`{{note}}。",
    swapAtOnce: "交换两个位置：`{{text}}`{{note}}。",
    swapInCopy: "在副本之内交换：读取 `{{text}}`{{note}}。",
    narrowRange: "改正抽取的范围：`{{text}}`{{note}}。",
    untieKeys: "改用几乎不会相同的随机键：`{{text}}`{{note}}。",
    notAllFixed: "{{message}}此文件的修复没有全部算出：那样会花费太长时间。",
    notAllJudged: "{{message}}此文件没有全部判断：那样会花费太长时间。",
  },
};

/** Returns a message with its placeholders filled. */
export function tell(messageId: MessageId, data: Readonly<Record<string, string>>, language: Language): string {
  return MESSAGES[language][messageId].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? "");
}

/** How an offer's remarks are said. */
interface Words {
  readonly remarks: (remarks: readonly string[]) => string;
  /** Undefined for what the title itself says. */
  readonly note: Readonly<Record<Assumption["kind"], ((text: string) => string) | undefined>>;
  readonly writes: (name: string) => string;
  /** Why it does not import the function: a clause that begins with a comma. */
  readonly whyWritten: Readonly<Record<InlineReason, string>>;
}

/** The function that an offer writes into the file, and why: nobody should find that out afterwards. */
export interface WrittenHelper {
  readonly name: string;
  readonly why: InlineReason;
}

const WORDS: Readonly<Record<Language, Words>> = { en: getEnglishWords(), "zh-cn": getChineseWords() };

/** Returns what a site's code says of the numbers of its verdict. */
export function getCircumstances(site: Site, verdict: Verdict): Circumstances {
  const isLost = verdict.kind === "biased" && verdict.finding === "leavesArray";
  return {
    ...(site.kind !== "layout" && site.kind !== "keyed" && site.isOneOfSeveral === true ? { time: "alone" } : {}),
    ...(site.kind === "sort" && site.time.kind !== "always" ? { time: site.time.kind } : {}),
    ...(site.kind === "loop" && site.isOneByOne === true ? { time: "oneByOne" } : {}),
    ...(site.kind === "keyed" && site.isByHand === true ? { isByHand: true } : {}),
    ...(isLost && site.kind === "loop" && site.models.some(losesSamePlace) ? { losesSamePlace: true } : {}),
  };
}

/** Returns "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)": a clause without a full stop. */
export function describeEvidence(
  found: Extract<Verdict, { kind: "biased" }>,
  site: Site,
  language: Language = "en",
): string {
  const [model] = site.models;
  return model === undefined ? "" : tellBias(found, model, getCircumstances(site, found), language);
}

/**
 * Returns what an offer says beside its text: " (`list` keeps its order)", or nothing.
 * @param options.tellsWhy whether it says why a function is written; of several offers the first one does.
 */
export function describeNotes(
  notes: readonly Assumption[],
  written: WrittenHelper | undefined,
  language: Language,
  { tellsWhy = true }: { readonly tellsWhy?: boolean } = {},
): string {
  const { note, remarks, writes } = WORDS[language];
  const assumed = notes.flatMap(({ kind, text }) => note[kind]?.(text) ?? []);
  if (written === undefined) return remarks(assumed);
  return remarks([...assumed, writes(written.name) + (tellsWhy ? describeWhyWritten(written, language) : "")]);
}

/** Returns ", as `fair-shuffle` is no dependency", behind a sentence or a remark on the function that is written into the file. */
export function describeWhyWritten({ why }: WrittenHelper, language: Language): string {
  return WORDS[language].whyWritten[why];
}

function getEnglishWords(): Words {
  return {
    remarks: (remarks) => (remarks.length === 0 ? "" : ` (${remarks.join("; ")})`),
    note: {
      isArray: (text) => `if ${quote(text)} is an array`,
      isKept: (text) => `if nothing replaces ${quote(text)}`,
      hasPlaces: (text) => `if ${quote(text)} has places and a length, as an array has`,
      notWatched: (text) => `if Vue 2 does not show ${quote(text)}, whose places it does not watch`,
      ownsName: (text) => `if no other script of the page has a ${quote(text)}`,
      otherSource: () => "if it may draw from `Math.random`",
      coarseSource: () => "if random fractions of 32 bits are fine enough",
      noSource: (text) => `if it may draw as ${quote(text)} does`,
      shufflesEqual: () => "if items that compare as equal are to be shuffled, too",
      anyValue: (text) => `if ${quote(text)} has no meaning of its own`,
      sharedDraw: () => "if nothing else follows the same draw",
      fitsType: (text) => `if any item may stand at any place of ${quote(text)}`,
      emptyList: () => "if an empty list may stand for one that is missing",
      neverNull: (text) => `if ${quote(text)} is never \`null\``,
      losesComment: () => "a comment is lost with the code",
      losesEffect: (text) => `if nobody needs ${quote(text)}`,
      expectsError: () => "if the `@ts-expect-error` above is still needed",
      seenKeys: () => "if nobody else needs the keys as they are",
      leavesKeys: () => "the keys stay, and nothing is sorted by them",
      oneOrder: () => "each round gives one order instead of two",
      wholeList: (text) => `if all of ${quote(text)} is to be shuffled`,
      wholeDraw: (text) => `if each of ${quote(text)} is to have the same chance`,
      keepsItem: () => "if the item that never moves is to stay where it is",
      keepsItems: () => "if the items that never move are to stay where they are",
      anyPlace: () => "if it may come last, too",
      furtherItems: () => "if the items are meant that the loop leaves out now",
      keepsOrder: (text) => `${quote(text)} keeps its order`,
      wholeNumber: (text) => `for a whole ${quote(text)} from 0 up`,
      choice: undefined,
    },
    writes: (name) => `writes ${quote(name)} into this file`,
    whyWritten: {
      asked: ", as the option `helper` asks",
      isModule: ", as it is itself what `importFrom` names",
      noExport: ", as the module that `importFrom` names is missing, or does not export it",
      inPage: ", as a script in a page can't import it",
      noModule: ", as nothing shows that a module can be imported there",
      developmentOnly: ", as `fair-shuffle` is a development dependency only",
      noDependency: ", as `fair-shuffle` is no dependency",
      noPackage: ", as no `package.json` could be read",
    },
  };
}

function getChineseWords(): Words {
  return {
    remarks: (remarks) => (remarks.length === 0 ? "" : `（${remarks.join("；")}）`),
    note: {
      isArray: (text) => `前提是 ${quote(text)} 是数组`,
      isKept: (text) => `前提是 ${quote(text)} 不会被换成别的`,
      hasPlaces: (text) => `前提是 ${quote(text)} 像数组一样有下标和长度`,
      notWatched: (text) => `前提是 ${quote(text)} 不由 Vue 2 显示：它察觉不到对各个位置的写入`,
      ownsName: (text) => `前提是页面的其他脚本没有 ${quote(text)}`,
      otherSource: () => "前提是可以改用 `Math.random` 抽取",
      coarseSource: () => "前提是 32 位的随机小数已经足够精细",
      noSource: (text) => `前提是可以按 ${quote(text)} 的方式抽取`,
      shufflesEqual: () => "前提是比较结果相等的元素也要参与洗牌",
      anyValue: (text) => `前提是 ${quote(text)} 没有特别的含义`,
      sharedDraw: () => "前提是没有别的代码依赖同一次抽取",
      fitsType: (text) => `前提是 ${quote(text)} 的每个位置都可以放任意元素`,
      emptyList: () => "前提是列表不存在时可以用空列表代替",
      neverNull: (text) => `前提是 ${quote(text)} 不会是 \`null\``,
      losesComment: () => "会一并删去一条注释",
      losesEffect: (text) => `前提是 ${quote(text)} 可以去掉`,
      expectsError: () => "前提是上方的 `@ts-expect-error` 仍然需要",
      seenKeys: () => "前提是别处不需要原来的键",
      leavesKeys: () => "键会留下，但不再按键排序",
      oneOrder: () => "每轮只给一个顺序，而不是两个",
      wholeList: (text) => `前提是要对整个 ${quote(text)} 洗牌`,
      wholeDraw: (text) => `前提是 ${quote(text)} 中的每个元素都要有相同的机会`,
      keepsItem: () => "前提是从不移动的那个元素要留在原位",
      keepsItems: () => "前提是从不移动的那些元素要留在原位",
      anyPlace: () => "前提是它也可以排在最后",
      furtherItems: () => "前提是循环现在略过的元素也要参与",
      keepsOrder: (text) => `${quote(text)} 保持原有顺序`,
      wholeNumber: (text) => `${quote(text)} 须为不小于 0 的整数`,
      choice: undefined,
    },
    writes: (name) => `会把函数 ${quote(name)} 写入此文件`,
    whyWritten: {
      asked: "，因为选项 `helper` 如此要求",
      isModule: "，因为它就是 `importFrom` 所指的模块",
      noExport: "，因为 `importFrom` 所指的模块不存在，或没有导出它",
      inPage: "，因为页面中的脚本不能导入它",
      noModule: "，因为没有迹象表明那里可以导入模块",
      developmentOnly: "，因为 `fair-shuffle` 只是开发依赖",
      noDependency: "，因为没有依赖 `fair-shuffle`",
      noPackage: "，因为读不到 `package.json`",
    },
  };
}

const quote = (name: string): string => `\`${name}\``;
