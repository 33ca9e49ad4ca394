// What is wrong with a biased shuffle, in a clause with its numbers: the one sentence that every surface shows.
import type { KeyedSort, Overwriting, ShuffleModel, SwapLoop } from "../model/model.ts";
import type { Cell } from "../statistics/yardsticks.ts";
import type { Evidence, Fault, Verdict } from "../verdict/finding.ts";
import { tellPrograms } from "./engine-names.ts";
import type { Language } from "./language.ts";
import { tellApart, tellOrder, tellOrdinal, tellShare } from "./numbers.ts";

/** What the code around a shuffle says of its numbers. Plain JSON. */
export interface Circumstances {
  /** When a comparator draws, and so which items the numbers are about: all of them, unless it says otherwise. */
  readonly time?: "always" | "inMode" | "onTies" | "weighing" | "betweenDifferent" | "oneByOne" | "alone";
  /** True where a function of the code's own sorts, which is the same in every engine. */
  readonly isByHand?: true;
  /** True where an item is lost because both places of a swap by arithmetic may be the same one. */
  readonly losesSamePlace?: true;
  /** Present where it is proved fair in one reading of a draw only. */
  readonly reading?: DrawRead;
}

/** How a draw is read of which the code does not tell what it can give: its own code, and that of its upper bound, where it has one. */
export interface DrawRead {
  readonly as: "exclusive" | "inclusive" | "continuous";
  readonly draw: string;
  readonly most?: string;
}

type Biased = Extract<Verdict, { kind: "biased" }>;

/** Returns "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)": a clause without a full stop. */
export function tellBias(
  { finding, evidence, whatever }: Omit<Biased, "kind">,
  {
    kind,
    unknowns,
    sort,
    overwriting,
    original,
    insertsLast,
    overwritesUnread,
  }: Pick<ShuffleModel, "kind" | "unknowns"> & {
    readonly sort?: KeyedSort["sort"];
    readonly overwriting?: Overwriting;
    readonly original?: SwapLoop["original"];
    readonly insertsLast?: SwapLoop["insertsLast"];
    readonly overwritesUnread?: SwapLoop["overwritesUnread"];
  },
  { time = "always", isByHand, losesSamePlace }: Circumstances = {},
  language: Language = "en",
): string {
  const words = WORDS[language];
  if (finding === "leavesArray") return losesSamePlace === true ? words.losesSamePlace : words.leavesList;
  const cause = original !== undefined ? "copy" : overwritesUnread === true ? "late" : "again";
  if (evidence === undefined) return finding === "drawsTwice" ? words.loses[cause] : words.notEqual;
  const { cards } = evidence;
  const fair = tellShare(evidence.fair, language);
  const values = Object.entries(evidence.unknowns ?? {});
  const step = time === "alone" ? words.alone : "";
  const example = step + (values.length === 0 ? "" : words.example(values));
  if (finding === "cycles") return example + words.cycles(cards, fair);
  if (finding === "fixedItem" && evidence.kind === "cell") {
    const { card, position } = evidence;
    return (
      example +
      (time === "oneByOne"
        ? words.share(words.items(cards, time), words.endsUp(card, position, cards), tellShare(1, language), fair)
        : card === position
          ? words.neverMoves(card, cards, fair)
          : words.alwaysEndsUp(card, position, cards, fair))
    );
  }
  if (insertsLast === true && evidence.kind === "cell") return tellInserted(evidence, words, language);
  if (evidence.kind === "drawn" && evidence.probability === 0)
    return example + words.neverDrawn(words.items(cards, time), evidence, fair);
  const remarks = [
    ...(overwriting === undefined ? tellKeys(kind, sort, evidence, words) : words.overwrites),
    ...(evidence.engine === undefined || isByHand === true
      ? []
      : [words.runningIn(tellPrograms(evidence.engine, language))]),
  ];
  if (evidence.kind === "lost") {
    const share = tellShare(evidence.probability, language);
    return example + words.lost(evidence.card, cards, share, fair) + words.because[cause];
  }
  const apart = tellApart(evidence.probability, evidence.fair, language);
  if (apart === undefined) return words.notEqual;
  const text =
    words.share(words.items(cards, time, evidence.moving), describePlace(evidence, words), ...apart) +
    words.remarks(remarks);
  return (whatever ? step + words.whatever(unknowns) : example) + text;
}

/** Of one item that is put in among others: the place that it never comes to, or the one that it comes to too often. */
function tellInserted(
  { position, cards, probability, fair }: Extract<Evidence, { kind: "cell" }>,
  words: Words,
  language: Language,
): string {
  if (probability === 0) return words.neverInserted(position, cards, tellShare(fair, language));
  const apart = tellApart(probability, fair, language);
  if (apart === undefined) return words.notEqual;
  return words.share(words.items(cards, "always"), words.isInserted(position, cards), ...apart);
}

/** Why a sort by drawn keys is not fair; nothing of any other model. */
function tellKeys(
  kind: ShuffleModel["kind"],
  sort: KeyedSort["sort"] | undefined,
  { keys }: Evidence,
  { neverSmaller, ties }: Words,
): readonly string[] {
  if (sort === "neverSmaller" || sort === "yesOrNo") return [neverSmaller];
  return kind === "keyedSort" ? [ties(keys)] : [];
}

/** Closer to fair than floating point can tell apart. */
const NOTHING = 1e-9;

/** Returns "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 %", of any cell of a matrix; `time` says of which items, `moving` how many of them move. */
export function tellCell(
  { position, card, share }: Cell,
  cards: number,
  language: Language = "en",
  { time = "always", moving }: Pick<Circumstances, "time"> & Pick<Evidence, "moving"> = {},
): string {
  const words = WORDS[language];
  const all = moving ?? cards;
  const [found, fair] = [tellShare(share, language), tellShare(1 / all, language)];
  const items = words.items(cards, time, moving);
  const place = position === card ? words.stays(card, cards) : words.endsUp(card, position, cards);
  if (found !== fair) return words.share(items, place, found, fair);
  return words.fairShare(items, place, found, Math.abs(share * all - 1) < NOTHING);
}

/** Returns the cell of the matrix that a finding is about, and its cards; undefined where it is about an order, or has no numbers. */
export function getToldCell({
  finding,
  evidence,
}: {
  readonly finding: Fault;
  readonly evidence?: Evidence | undefined;
}): (Cell & { readonly cards: number }) | undefined {
  if (evidence === undefined) return undefined;
  const { cards } = evidence;
  // No item can stay: the first one can't stay first.
  if (finding === "cycles") return { cards, position: 0, card: 0, share: 0, ratio: 0 };
  // Never drawn is never drawn first.
  if (evidence.kind === "drawn" && evidence.probability === 0)
    return { cards, position: 0, card: evidence.card, share: 0, ratio: 0 };
  if (evidence.kind !== "cell") return undefined;
  const { position, card, probability, fair } = evidence;
  return { cards, position, card, share: probability, ratio: probability / fair };
}

function describePlace(evidence: Exclude<Evidence, { kind: "lost" }>, words: Words): string {
  if (evidence.kind === "order") return words.order(tellOrder(evidence.order));
  if (evidence.kind === "drawn") return words.isDrawn(evidence.card, evidence.drawn, evidence.cards);
  const { cards, position, card } = evidence;
  return position === card ? words.stays(card, cards) : words.endsUp(card, position, cards);
}

/** Why an item gets lost: the place is drawn again; it lies in the list, and not in the copy that is written to; or its place is read too late. */
type LossCause = "again" | "copy" | "late";

type Drawn = Extract<Evidence, { kind: "drawn" }>;

/** How the parts of a claim are said. Cards and positions are 0-based; shares are texts. */
interface Words {
  readonly notEqual: string;
  readonly leavesList: string;
  readonly losesSamePlace: string;
  /** What a swap does that loses items, where it is not known how often. */
  readonly loses: Readonly<Record<LossCause, string>>;
  readonly lost: (card: number, cards: number, share: string, fair: string) => string;
  readonly because: Readonly<Record<LossCause, string>>;
  /** Where another step moves the same list right before or after: then the numbers are not those of the list in the end. */
  readonly alone: string;
  /** "whatever `k` is". */
  readonly whatever: (names: readonly string[]) => string;
  /** "with `k` = 4". */
  readonly example: (values: readonly (readonly [name: string, value: number])[]) => string;
  readonly cycles: (cards: number, fair: string) => string;
  readonly alwaysEndsUp: (card: number, position: number, cards: number, fair: string) => string;
  readonly neverMoves: (card: number, cards: number, fair: string) => string;
  readonly neverDrawn: (items: string, evidence: Drawn, fair: string) => string;
  readonly neverInserted: (position: number, cards: number, fair: string) => string;
  readonly isInserted: (position: number, cards: number) => string;
  /** "of 8 items", and how many of them `moving` says do move, where that is not all. */
  readonly items: (cards: number, time: NonNullable<Circumstances["time"]>, moving?: number) => string;
  readonly share: (items: string, what: string, share: string, fair: string) => string;
  /** Where both are the same to the digits that are shown; `isExact` where they are the same at all. */
  readonly fairShare: (items: string, what: string, share: string, isExact: boolean) => string;
  readonly order: (order: string) => string;
  readonly stays: (card: number, cards: number) => string;
  readonly endsUp: (card: number, position: number, cards: number) => string;
  readonly isDrawn: (card: number, drawn: number, cards: number) => string;
  /** Why keys are not all different; `keys` is how many there are. */
  readonly ties: (keys: number | undefined) => string;
  /** Why nothing moves where a comparator says only which key is larger. */
  readonly neverSmaller: string;
  /** Why keys that are handed to and fro are no shuffle, and which keys the numbers begin with. */
  readonly overwrites: readonly string[];
  /** Where the sort is that of these programs. */
  readonly runningIn: (programs: string) => string;
  readonly remarks: (remarks: readonly string[]) => string;
}

const quote = (name: string): string => `\`${name}\``;

const equate = ([name, value]: readonly [string, number]): string => `${quote(name)} = ${String(value)}`;

type Times = Readonly<Record<NonNullable<Circumstances["time"]>, readonly [where: string, items: string]>>;

const ENGLISH_TIMES: Times = {
  always: ["", "items"],
  inMode: ["in its random mode, ", "items"],
  onTies: ["", "tied items"],
  weighing: ["even with equal weights, ", "items"],
  betweenDifferent: ["", "different items"],
  alone: ["", "items"],
  oneByOne: ["if all are drawn this way, one by one, ", "items"],
};

const ENGLISH: Words = {
  notEqual: "not all orders are equally likely",
  leavesList: "it can draw a place outside the array, and `undefined` gets in among the items",
  losesSamePlace: "it loses items: where both places are the same one, a swap by arithmetic leaves 0 there",
  loses: {
    again: "the place that is written to is drawn again, so one item is overwritten and another one is there twice",
    copy: "it reads from the list and writes to the copy, so some items are overwritten and others are there twice",
    late: "one of both places is overwritten before it is read, so one item is lost and another one is there twice",
  },
  lost: (card, cards, share, fair) =>
    `of ${cards} items, the ${tellOrdinal(card, cards)} one gets lost ${share} of the time instead of ${fair}`,
  because: {
    again: ", as the place that is written to is drawn again",
    copy: ", as it reads from the list and writes to the copy",
    late: ", as its place is overwritten before it is read",
  },
  alone: "after this step alone, ",
  whatever: (names) => `${ENGLISH.notEqual}, whatever ${names.map(quote).join(" or ")} is; for example, `,
  example: (values) => `for example, with ${values.map(equate).join(" and ")}, `,
  cycles: (cards, fair) =>
    `of ${cards} items, no item can stay where it was, though each should do so ${fair} of the time`,
  alwaysEndsUp: (card, position, cards, fair) =>
    `the ${tellOrdinal(card, cards)} item always ends up ${tellOrdinal(position, cards)}: of ${cards} items, it does so 100 % of the time instead of ${fair}`,
  fairShare: (items, what, share, isExact) =>
    `${items}, ${what} ${share} of the time, ${isExact ? "" : "about "}as often as is fair`,
  neverMoves: (card, cards, fair) =>
    `the ${tellOrdinal(card, cards)} item never moves: of ${cards} items, it stays ${tellOrdinal(card, cards)} 100 % of the time instead of ${fair}`,
  neverDrawn: (items, { card, drawn, cards }, fair) =>
    `${items}, the ${tellOrdinal(card, cards)} one is never among the ${drawn} that are drawn, though it should be ${fair} of the time`,
  neverInserted: (position, cards, fair) =>
    `of ${cards} items, the inserted one never comes ${tellOrdinal(position, cards)}, though it should do so ${fair} of the time`,
  isInserted: (position, cards) => `the inserted one comes ${tellOrdinal(position, cards)}`,
  items: (cards, time, moving) =>
    `${ENGLISH_TIMES[time][0]}of ${cards} ${ENGLISH_TIMES[time][1]}${moving === undefined ? "" : `, ${moving} of which move`}`,
  share: (items, what, share, fair) => `${items}, ${what} ${share} of the time instead of ${fair}`,
  order: (order) => `the order ${order} comes up`,
  stays: (card, cards) => `the ${tellOrdinal(card, cards)} one stays ${tellOrdinal(card, cards)}`,
  endsUp: (card, position, cards) => `the ${tellOrdinal(card, cards)} one ends up ${tellOrdinal(position, cards)}`,
  isDrawn: (card, drawn, cards) => `the ${tellOrdinal(card, cards)} one is among the ${drawn} that are drawn`,
  ties: (keys) =>
    keys === undefined ? "random keys can tie" : `random keys can tie: there ${keys === 1 ? "is" : "are"} only ${keys}`,
  neverSmaller: "the comparator never gives a negative number, so nothing moves",
  overwrites: [
    "numbers overwrite each other instead of being swapped",
    "counted for the first run, before which none is set",
  ],
  runningIn: (programs) => `in ${programs}`,
  remarks: (remarks) => (remarks.length === 0 ? "" : ` (${remarks.join("; ")})`),
};

const CHINESE_TIMES: Times = {
  always: ["", "个元素"],
  inMode: ["在随机模式下，", "个元素"],
  onTies: ["", "个并列元素"],
  weighing: ["即使各元素的权重都相同，", "个元素"],
  betweenDifferent: ["", "个互不相同的元素"],
  alone: ["", "个元素"],
  oneByOne: ["若这样逐个抽完所有元素，", "个元素"],
};

const getItem = (card: number, cards: number): string =>
  card === cards - 1 ? "最后一个元素" : `第 ${card + 1} 个元素`;

const getPlace = (position: number, cards: number): string =>
  position === cards - 1 ? "最后一位" : `第 ${position + 1} 位`;

const CHINESE: Words = {
  notEqual: "各种排列出现的概率并不都相同",
  leavesList: "它可能抽到数组以外的位置，元素中会混入 `undefined`",
  losesSamePlace: "它会丢失元素：两个位置相同时，用算术交换会在那里留下 0",
  loses: {
    again: "写入的位置是重新抽取的，于是一个元素被覆盖，另一个元素出现两次",
    copy: "读取的是原列表，写入的却是副本，于是有的元素被覆盖，有的元素出现两次",
    late: "两个位置之一在读取之前就被覆盖，于是一个元素丢失，另一个元素出现两次",
  },
  lost: (card, cards, share, fair) => `${cards} 个元素时，${getItem(card, cards)}丢失的概率是 ${share}，本应为 ${fair}`,
  because: {
    again: "，因为写入的位置是重新抽取的",
    copy: "，因为读取的是原列表，写入的却是副本",
    late: "，因为它的位置在读取之前就被覆盖",
  },
  alone: "只看这一步，",
  whatever: (names) => `无论 ${names.map(quote).join(" 或 ")} 取何值，各种排列出现的概率都不会完全相同；例如，`,
  example: (values) => `例如，取 ${values.map(equate).join("、")}，`,
  cycles: (cards, fair) => `${cards} 个元素时，没有一个元素能留在原位，而公平时每个元素留在原位的概率应为 ${fair}`,
  alwaysEndsUp: (card, position, cards, fair) =>
    `${getItem(card, cards)}总会移到${getPlace(position, cards)}：${cards} 个元素时，这一概率是 100%，公平时应为 ${fair}`,
  neverMoves: (card, cards, fair) =>
    `${getItem(card, cards)}从不移动：${cards} 个元素时，它留在原位的概率是 100%，公平时应为 ${fair}`,
  neverDrawn: (items, { card, drawn, cards }, fair) =>
    `${items}，${getItem(card, cards)}从不在抽出的 ${drawn} 个之中，公平时这一概率应为 ${fair}`,
  neverInserted: (position, cards, fair) =>
    `${cards} 个元素时，插入的元素从不排在${getPlace(position, cards)}，公平时这一概率应为 ${fair}`,
  isInserted: (position, cards) => `插入的元素排在${getPlace(position, cards)}`,
  items: (cards, time, moving) =>
    `${CHINESE_TIMES[time][0]}${cards} ${CHINESE_TIMES[time][1]}${moving === undefined ? "" : `（其中 ${moving} 个会移动）`}时`,
  share: (items, what, share, fair) => `${items}，${what}的概率是 ${share}，公平时应为 ${fair}`,
  fairShare: (items, what, share, isExact) =>
    `${items}，${what}的概率是 ${share}，${isExact ? "正好公平" : "与公平时大致相同"}`,
  order: (order) => `排列 ${order} 出现`,
  stays: (card, cards) => `${getItem(card, cards)}留在${getPlace(card, cards)}`,
  endsUp: (card, position, cards) => `${getItem(card, cards)}移到${getPlace(position, cards)}`,
  isDrawn: (card, drawn, cards) => `${getItem(card, cards)}在抽出的 ${drawn} 个之中`,
  ties: (keys) => (keys === undefined ? "随机键可能相同" : `随机键可能相同：只有 ${keys} 种取值`),
  neverSmaller: "比较函数从不返回负数，所以什么都不会移动",
  overwrites: ["这些数互相覆盖，而不是交换", "按首次运行计算，此前没有设置过任何数"],
  runningIn: (programs) => `在 ${programs} 中`,
  remarks: (remarks) => (remarks.length === 0 ? "" : `（${remarks.join("；")}）`),
};

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, "zh-cn": CHINESE };
