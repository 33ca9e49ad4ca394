// What a finding says, in each language: its messages, and its numbers in words.
import type { Evidence, Language, Verdict } from "@fair-shuffle/bias";
import { ENGINE_NAMES, tellOrder, tellOrdinal, tellShare } from "@fair-shuffle/bias/model";
import type { Assumption } from "../fix/remedy.ts";
import type { DrawingTime, Site } from "../sites/site.ts";

const ENGLISH = {
  biased: "This shuffle is biased: {{evidence}}.",
  biasedTieBreak:
    "This random tie-break is biased: {{evidence}}. Shuffle first, then sort: a sort keeps tied items in the order they had.",
  cycles:
    "This shuffle is biased: {{evidence}}. That is Sattolo's algorithm; to shuffle, draw from one place more, so that an item can also stay.",
  fixedItem: "This shuffle is biased: {{evidence}}.",
  leavesArray: "This shuffle can draw a place outside the array: an item gets lost and a hole is left.",
  losesItem:
    "This shuffle loses items: where both places are the same one, a swap by arithmetic leaves 0 there. Swap by destructuring.",
  useShuffle: "Use the fair `{{callee}}`{{note}}.",
  useSample: "Draw no more than these: `{{text}}`{{note}}.",
  pickOne: "Pick one: `{{text}}`{{note}}.",
  useCopy: "Shuffle a copy: `{{text}}`{{note}}.",
  splitModes: "Ask for the mode once: shuffle in the random one, sort in the others{{note}}.",
  shuffleThenSort: "Shuffle first, then sort{{note}}.",
  narrowRange: "Correct the range of the draw: `{{text}}`{{note}}.",
  untieKeys: "Draw keys that can't tie: `{{text}}`{{note}}.",
  notAllFixed: "{{message}} Not all fixes for this file were worked out: that would take too long.",
  notAllJudged: "{{message}} Not all of this file was judged: that would take too long.",
} as const;

export type MessageId = keyof typeof ENGLISH;

/** What says of code what is wrong with it; the other messages say what can be done. */
export type FindingId = Extract<
  MessageId,
  "biased" | "biasedTieBreak" | "cycles" | "fixedItem" | "leavesArray" | "losesItem" | "notAllFixed" | "notAllJudged"
>;

export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = {
  en: ENGLISH,
  "zh-cn": {
    biased: "这个洗牌有偏：{{evidence}}。",
    biasedTieBreak: "这种随机的并列处理有偏：{{evidence}}。请先洗牌再排序：排序会保持并列元素原有的先后顺序。",
    cycles: "这个洗牌有偏：{{evidence}}。这是 Sattolo 算法；要公平地洗牌，抽取的范围须多一个位置，让元素也能留在原位。",
    fixedItem: "这个洗牌有偏：{{evidence}}。",
    leavesArray: "这个洗牌可能抽到数组以外的位置：会丢失一个元素，并留下一个空位。",
    losesItem: "这个洗牌会丢失元素：两个位置相同时，用算术交换会在那里留下 0。请改用解构赋值来交换。",
    useShuffle: "改用公平的 `{{callee}}`{{note}}。",
    useSample: "只抽取需要的元素：`{{text}}`{{note}}。",
    pickOne: "只抽取一个元素：`{{text}}`{{note}}。",
    useCopy: "对副本洗牌：`{{text}}`{{note}}。",
    splitModes: "只判断一次模式：随机模式下洗牌，其他模式下排序{{note}}。",
    shuffleThenSort: "先洗牌，再排序{{note}}。",
    narrowRange: "修正抽取的范围：`{{text}}`{{note}}。",
    untieKeys: "改用不会相同的随机键：`{{text}}`{{note}}。",
    notAllFixed: "{{message}}此文件的修复没有全部算出：那样会花费太长时间。",
    notAllJudged: "{{message}}此文件没有全部判断：那样会花费太长时间。",
  },
};

/** Returns a message with its placeholders filled. */
export function tell(messageId: MessageId, data: Readonly<Record<string, string>>, language: Language): string {
  return MESSAGES[language][messageId].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? "");
}

/** When a sort draws: where its numbers hold, and for which items. */
type Time = DrawingTime["kind"];

/** How the parts of an evidence are said. Cards and positions are 0-based; shares are texts. */
interface Words {
  readonly notEqual: string;
  /** "whatever `k` is". */
  readonly whatever: (names: readonly string[]) => string;
  /** "with `k` = 4". */
  readonly example: (values: readonly (readonly [name: string, value: number])[]) => string;
  readonly cycles: (cards: number, fair: string) => string;
  readonly alwaysEndsUp: (card: number, position: number, cards: number, fair: string) => string;
  readonly neverMoves: (card: number, cards: number, fair: string) => string;
  readonly share: (cards: number, time: Time, what: string, share: string, fair: string) => string;
  readonly order: (order: string) => string;
  readonly stays: (card: number, cards: number) => string;
  readonly endsUp: (card: number, position: number, cards: number) => string;
  /** Why keys are not all different; `keys` is how many there are. */
  readonly ties: (keys: number | undefined) => string;
  readonly remarks: (remarks: readonly string[]) => string;
  /** Undefined for what the title itself says. */
  readonly note: Readonly<Record<Remark["kind"], ((text: string) => string) | undefined>>;
}

/** What an offer assumes, or that it writes a function, by this name, into the file: nobody should find that out afterwards. */
export type Remark = Assumption | { readonly kind: "writesHelper"; readonly text: string };

const WORDS: Readonly<Record<Language, Words>> = { en: getEnglishWords(), "zh-cn": getChineseWords() };

/** Returns "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (V8)": a clause without a full stop. */
export function describeEvidence(
  found: Extract<Verdict, { kind: "biased" }>,
  site: Site,
  language: Language = "en",
): string {
  const words = WORDS[language];
  const { evidence, finding } = found;
  if (evidence === undefined) return words.notEqual;
  const { cards } = evidence;
  const fair = tellShare(evidence.fair, language);
  const values = Object.entries(evidence.unknowns ?? {});
  const example = values.length === 0 ? "" : words.example(values);
  if (finding === "cycles") return example + words.cycles(cards, fair);
  if (finding === "fixedItem" && evidence.kind === "cell") {
    const { card, position } = evidence;
    return (
      example +
      (card === position ? words.neverMoves(card, cards, fair) : words.alwaysEndsUp(card, position, cards, fair))
    );
  }
  // A sort that is written by hand is the same in every engine.
  const isEngines = evidence.engine !== undefined && !(site.kind === "keyed" && site.isByHand === true);
  const remarks = [
    ...(site.kind === "keyed" || site.kind === "layout" ? [words.ties(evidence.keys)] : []),
    ...(isEngines ? [ENGINE_NAMES[evidence.engine]] : []),
  ];
  const time = site.kind === "sort" ? site.time.kind : "always";
  const share = tellShare(evidence.probability, language);
  const text = words.share(cards, time, describePlace(evidence, words), share, fair) + words.remarks(remarks);
  return (found.whatever ? words.whatever(site.models[0]?.unknowns ?? []) : example) + text;
}

function describePlace(evidence: Evidence, words: Words): string {
  if (evidence.kind === "order") return words.order(tellOrder(evidence.order));
  const { cards, position, card } = evidence;
  return position === card ? words.stays(card, cards) : words.endsUp(card, position, cards);
}

/** Returns what an offer says beside its text: " (`list` keeps its order)", or nothing. */
export function describeNotes(notes: readonly Remark[], language: Language): string {
  const { note, remarks } = WORDS[language];
  return remarks(notes.flatMap(({ kind, text }) => note[kind]?.(text) ?? []));
}

function getEnglishWords(): Words {
  const notEqual = "not all orders are equally likely";
  const times: Readonly<Record<Time, readonly [where: string, items: string]>> = {
    always: ["", "items"],
    inMode: ["in its random mode, ", "items"],
    onTies: ["", "tied items"],
    weighing: ["even with equal weights, ", "items"],
    betweenDifferent: ["", "different items"],
  };
  return {
    notEqual,
    whatever: (names) => `${notEqual}, whatever ${names.map(quote).join(" or ")} is; for example, `,
    example: (values) => `for example, with ${values.map(equate).join(" and ")}, `,
    cycles: (cards, fair) => `of ${cards} items, none can stay where it was, and each should ${fair} of the time`,
    alwaysEndsUp: (card, position, cards, fair) =>
      `the ${tellOrdinal(card, cards)} item always ends up ${tellOrdinal(position, cards)}: of ${cards} items, it does so 100 % of the time instead of ${fair}`,
    neverMoves: (card, cards, fair) =>
      `the ${tellOrdinal(card, cards)} item never moves: of ${cards} items, it stays ${tellOrdinal(card, cards)} 100 % of the time instead of ${fair}`,
    share: (cards, time, what, share, fair) =>
      `${times[time][0]}of ${cards} ${times[time][1]}, ${what} ${share} of the time instead of ${fair}`,
    order: (order) => `the order ${order} comes up`,
    stays: (card, cards) => `the ${tellOrdinal(card, cards)} one stays ${tellOrdinal(card, cards)}`,
    endsUp: (card, position, cards) => `the ${tellOrdinal(card, cards)} one ends up ${tellOrdinal(position, cards)}`,
    ties: (keys) =>
      keys === undefined
        ? "random keys can tie"
        : `random keys can tie: there ${keys === 1 ? "is" : "are"} only ${keys}`,
    remarks: (remarks) => (remarks.length === 0 ? "" : ` (${remarks.join("; ")})`),
    note: {
      isArray: (text) => `if ${quote(text)} is an array`,
      isKept: (text) => `if nothing else is put in the place of ${quote(text)}`,
      hasPlaces: (text) => `if ${quote(text)} has places and a length, as an array has`,
      ownsName: (text) => `if no other script of the page has a ${quote(text)}`,
      otherSource: () => "if it may draw from `Math.random`",
      noSource: (text) => `if it may draw as ${quote(text)} does`,
      shufflesEqual: () => "if items that compare as equal are to be shuffled, too",
      anyValue: (text) => `if ${quote(text)} has no meaning of its own`,
      sharedDraw: () => "if nothing else follows the same draw",
      fitsType: (text) => `if any item may stand at any place of ${quote(text)}`,
      losesComment: () => "a comment goes with the code",
      losesEffect: (text) => `if ${quote(text)} may go`,
      expectsError: () => "if the `@ts-expect-error` above is still needed",
      seenKeys: () => "if nobody else needs the keys as they are",
      leavesKeys: () => "the keys stay, and nothing is sorted by them",
      wholeList: (text) => `if all of ${quote(text)} is to be shuffled`,
      keepsItem: () => "if the item that never moves is to stay where it is",
      furtherItems: () => "if the items are meant that the loop leaves out now",
      keepsOrder: (text) => `${quote(text)} keeps its order`,
      wholeNumber: (text) => `for a whole ${quote(text)} from 0 up`,
      choice: undefined,
      writesHelper: (text) => `writes ${quote(text)} into this file`,
    },
  };
}

function getChineseWords(): Words {
  const times: Readonly<Record<Time, readonly [where: string, items: string]>> = {
    always: ["", "个元素"],
    inMode: ["在随机模式下，", "个元素"],
    onTies: ["", "个并列元素"],
    weighing: ["即使权重相同，", "个元素"],
    betweenDifferent: ["", "个互不相同的元素"],
  };
  const getItem = (card: number, cards: number): string =>
    card === cards - 1 ? "最后一个元素" : `第 ${card + 1} 个元素`;
  const getPlace = (position: number, cards: number): string =>
    position === cards - 1 ? "最后一位" : `第 ${position + 1} 位`;
  return {
    notEqual: "各种排列出现的概率并不都相同",
    whatever: (names) => `无论 ${names.map(quote).join(" 或 ")} 取何值，各种排列出现的概率都不会完全相同；例如，`,
    example: (values) => `例如，取 ${values.map(equate).join("、")}，`,
    cycles: (cards, fair) => `${cards} 个元素时，没有一个能留在原位，公平时每个留在原位的概率应为 ${fair}`,
    alwaysEndsUp: (card, position, cards, fair) =>
      `${getItem(card, cards)}总会移到${getPlace(position, cards)}：${cards} 个元素时，这一概率是 100%，公平时应为 ${fair}`,
    neverMoves: (card, cards, fair) =>
      `${getItem(card, cards)}从不移动：${cards} 个元素时，它留在原位的概率是 100%，公平时应为 ${fair}`,
    share: (cards, time, what, share, fair) =>
      `${times[time][0]}${cards} ${times[time][1]}时，${what}的概率是 ${share}，公平时应为 ${fair}`,
    order: (order) => `排列 ${order} 出现`,
    stays: (card, cards) => `${getItem(card, cards)}留在${getPlace(card, cards)}`,
    endsUp: (card, position, cards) => `${getItem(card, cards)}移到${getPlace(position, cards)}`,
    ties: (keys) => (keys === undefined ? "随机键可能相同" : `随机键可能相同：只有 ${keys} 种取值`),
    remarks: (remarks) => (remarks.length === 0 ? "" : `（${remarks.join("；")}）`),
    note: {
      isArray: (text) => `前提是 ${quote(text)} 是数组`,
      isKept: (text) => `前提是 ${quote(text)} 不会被换成别的函数`,
      hasPlaces: (text) => `前提是 ${quote(text)} 像数组一样有下标和长度`,
      ownsName: (text) => `前提是页面的其他脚本没有 ${quote(text)}`,
      otherSource: () => "前提是可以改用 `Math.random` 抽取",
      noSource: (text) => `前提是可以按 ${quote(text)} 的方式抽取`,
      shufflesEqual: () => "前提是比较结果相等的元素也要参与洗牌",
      anyValue: (text) => `前提是 ${quote(text)} 没有特别的含义`,
      sharedDraw: () => "前提是没有别的代码依赖同一次抽取",
      fitsType: (text) => `前提是 ${quote(text)} 的每个位置都可以放任意元素`,
      losesComment: () => "会一并删去一条注释",
      losesEffect: (text) => `前提是 ${quote(text)} 可以去掉`,
      expectsError: () => "前提是上方的 `@ts-expect-error` 仍然需要",
      seenKeys: () => "前提是别处不需要原来的键",
      leavesKeys: () => "键会留下，但不再按键排序",
      wholeList: (text) => `前提是要对整个 ${quote(text)} 洗牌`,
      keepsItem: () => "前提是从不移动的那个元素要留在原位",
      furtherItems: () => "前提是循环现在略过的元素也要参与",
      keepsOrder: (text) => `${quote(text)} 保持原有顺序`,
      wholeNumber: (text) => `${quote(text)} 须为不小于 0 的整数`,
      choice: undefined,
      writesHelper: (text) => `会把函数 ${quote(text)} 写入此文件`,
    },
  };
}

const quote = (name: string): string => `\`${name}\``;

const equate = ([name, value]: readonly [string, number]): string => `${quote(name)} = ${String(value)}`;
