// Everything that the page says, by language; what the engine says of a verdict comes from @fair-shuffle/bias.
import {
  tellEntry,
  tellUnjudgeable,
  type CatalogueId,
  type Engine,
  type Cell,
  type Language,
  type UnknownReason,
} from "@fair-shuffle/bias";
import {
  countMoving,
  getFairShare,
  tellCell,
  tellEngine,
  tellLeftOut,
  tellLeftOutPlace,
  tellNumber,
  tellShare,
  tellTimes,
  type Compared,
  type Limits,
} from "@fair-shuffle/bias/model";
import { MARK_TEXTS } from "./mark-text.ts";

const DOCS = "https://github.com/fair-shuffle/fair-shuffle/blob/main/docs/";

export interface Texts {
  readonly yourCode: string;
  readonly catalogue: string;
  /** Over a shuffle that is none of those that a scan found. */
  readonly example: (name: string) => string;
  readonly shuffle: string;
  readonly goToCode: string;
  readonly findings: (count: number) => string;
  readonly title: (id: CatalogueId) => string;
  readonly does: (id: CatalogueId) => string;
  readonly studying: string;
  readonly leavesList: (cards: number) => FailureWords;
  readonly unjudgeable: (why: UnknownReason) => FailureWords;
  /** Where the code does not tell a number, and what is shown is exact for the one that is set, "k = 3". */
  readonly exactWith: (values: string) => string;
  /** Where the numbers in the code forbid so many cards. */
  readonly forbids: (cards: number, limits: Limits) => FailureWords;
  /** Beside the number of cards, where the code does not allow all. */
  readonly allowed: (limits: Limits) => string;
  /** Below a field in which something stands that can't be shown. */
  readonly notShown: {
    readonly cards: (least: number, most: number, shown: number) => string;
    readonly wholeNumber: string;
  };
  /** Where it shows eight items because the code says no number: a link to why. */
  readonly whyEight: { readonly text: string; readonly address: string };
  /** Where a finding is about more cards than the page shows. */
  readonly tooMany: (cards: number, most: number) => string;
  readonly broken: (why: string) => FailureWords;
  /** `why` is undefined where the verdict says it. */
  readonly simulatedOnly: (why: UnknownReason | undefined) => string;
  readonly settings: string;
  readonly cards: string;
  readonly trials: string;
  readonly tellTrials: (trials: number) => string;
  readonly seed: string;
  readonly newSeed: string;
  readonly engine: string;
  readonly engineName: (engine: Engine) => string;
  readonly pause: string;
  readonly resume: string;
  readonly restart: string;
  readonly valueOf: (name: string) => string;
  readonly progress: (done: number, trials: number) => string;
  /** Goes on after the progress. */
  readonly took: (seconds: string) => string;
  readonly thisShuffle: string;
  readonly fixedShuffle: string;
  /** Where nothing is fixed unasked. */
  readonly suggestedShuffle: string;
  readonly beforeFix: string;
  /** Where nothing is fixed unasked. */
  readonly beforeSuggestion: string;
  readonly fairShuffle: string;
  readonly card: string;
  readonly position: string;
  /** The same where there is no room. */
  readonly shortCard: string;
  readonly shortPosition: string;
  readonly walk: string;
  readonly matrixOf: (title: string, cards: number) => string;
  readonly show: string;
  readonly layers: Readonly<Record<"both" | "exact" | "simulated", string>>;
  /** Behind `show`, in brackets. */
  readonly layerHints: Readonly<Record<"both" | "exact" | "simulated", string>>;
  /** Between a word, such as the verdict, and what is said behind it. */
  readonly colon: string;
  readonly legend: string;
  readonly legendFair: (share: number) => string;
  /** Which items the code leaves out. */
  readonly leftOut: (places: readonly number[]) => string;
  /** What the frames in a matrix mean. */
  readonly marks: (typeof MARK_TEXTS)[Language];
  readonly cellTitle: (position: number, card: number) => string;
  readonly cellSentence: (cell: Cell, compared: Compared) => string;
  readonly exact: string;
  readonly simulated: string;
  readonly fair: string;
  readonly ratio: string;
  /** Of a ratio, or of one that is written already: "1/4". */
  readonly times: (ratio: number | string) => string;
  readonly percent: (share: number) => string;
  readonly why: string;
  readonly code: string;
  readonly fixedCode: string;
  readonly suggestedCode: string;
  /** Above the suggestions for code that is not fixed unasked. */
  readonly decide: string;
  readonly numbers: string;
  /** What opens the rows that most people have no use for. */
  readonly forStatisticians: string;
  readonly number: string;
  readonly rows: {
    readonly largestDeviation: string;
    readonly distance: string;
    readonly chiSquaredPositions: string;
    readonly chiSquaredOrders: string;
    readonly ordersSeen: string;
    readonly repeats: string;
    readonly variance: string;
    readonly luckiest: (position: number) => string;
    readonly unluckiest: (position: number) => string;
    readonly sums: string;
  };
  readonly hints: {
    readonly largestDeviation: string;
    /** The same where the verdict is about a part of the list. */
    readonly ofWholeList: string;
    readonly distance: string;
    readonly chiSquared: string;
    readonly variance: string;
    readonly sums: string;
  };
  readonly degrees: (degrees: number, p: string) => string;
  readonly ofAll: (part: number, all: number) => string;
  readonly cardShare: (card: number, share: number) => string;
  /** Where all items are alike at a position. */
  readonly eachShare: (share: number) => string;
  readonly judged: string;
  readonly table: string;
  readonly tableCaption: (compared: Compared) => string;
  readonly copyPng: string;
  readonly copyCsv: string;
  readonly copied: string;
  readonly saved: string;
  readonly capital: (sentence: string) => string;
  readonly stop: string;
  readonly madeBy: string;
}

interface FailureWords {
  readonly word: string;
  readonly claim: string;
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** A cell in a clause: against the fair share of what moves, or that an item is left out. */
function tellComparedCell(cell: Cell, compared: Compared, language: Language): string {
  const { cards, leftOut } = compared;
  const out = leftOut?.find((place) => place === cell.position || place === cell.card);
  if (out !== undefined) return tellLeftOutPlace(out, cards, language);
  return tellCell(cell, cards, language, leftOut === undefined ? {} : { moving: countMoving(compared) });
}

/** "52", "2 to 15", "12 or more". */
const tellLimits = ({ leastCards = 2, mostCards }: Limits): string => {
  if (mostCards === undefined) return `${leastCards} or more`;
  return leastCards === mostCards ? String(mostCards) : `${leastCards} to ${mostCards}`;
};

const tellLimitsInChinese = ({ leastCards = 2, mostCards }: Limits): string => {
  if (mostCards === undefined) return `${leastCards} 个或更多元素`;
  return leastCards === mostCards ? `${mostCards} 个元素` : `${leastCards} 到 ${mostCards} 个元素`;
};

const ENGLISH: Texts = {
  yourCode: "Your code",
  catalogue: "Catalogue",
  example: (name) => `An example, not from your code: ${name}`,
  shuffle: "Shuffle",
  goToCode: "Go to code",
  findings: (count) => `${tellNumber(count)} ${count === 1 ? "shuffle" : "shuffles"}`,
  title: (id) => tellEntry(id).title,
  does: (id) => tellEntry(id).does,
  studying: "Computing…",
  leavesList: (cards) => ({
    word: "Leaves its list",
    claim: `with ${tellNumber(cards)} items a draw can lie outside of the list, so items get lost`,
  }),
  unjudgeable: (why) => ({ word: "Beyond simulation", claim: tellUnjudgeable(why, "en") }),
  exactWith: (values) => `The numbers below are exact where \`${values}\`, which the code does not tell.`,
  forbids: (cards, limits) => ({
    word: `Not with ${tellNumber(cards)} items`,
    claim: `the numbers in this code are made for ${tellLimits(limits)} items, so there is nothing to show of ${tellNumber(cards)}`,
  }),
  allowed: (limits) => `The code's own numbers allow ${tellLimits(limits)}.`,
  notShown: {
    cards: (least, most, shown) =>
      `This page shows ${tellNumber(least)} to ${tellNumber(most)} items; what you see is still of ${tellNumber(shown)}.`,
    wholeNumber: "Only a whole number can stand here; what you see is still of the one before.",
  },
  whyEight: { text: "Why 8?", address: `${DOCS}faq.md#why-do-findings-speak-of-8-items` },
  tooMany: (cards, most) =>
    `The finding is about ${tellNumber(cards)} items; this page shows ${tellNumber(most)} at most.`,
  broken: (why) => ({ word: "Something broke", claim: `${why}: press Restart, or load the page again` }),
  simulatedOnly: (why) =>
    why === undefined ? "The numbers are simulated only." : `Simulated only: ${tellUnjudgeable(why, "en")}.`,
  settings: "Settings",
  cards: "Items",
  trials: "Shuffles",
  tellTrials: tellNumber,
  seed: "Seed",
  newSeed: "New seed",
  engine: "Sorted by",
  engineName: (engine) => tellEngine(engine),
  pause: "Pause",
  resume: "Resume",
  restart: "Restart",
  valueOf: (name) => `Value of ${name}`,
  progress: (done, trials) => `${tellNumber(done)} of ${tellNumber(trials)} shuffles`,
  took: (seconds) => ` in ${seconds}\u00a0s`,
  thisShuffle: "This shuffle",
  fixedShuffle: "After the fix",
  suggestedShuffle: "After the first suggestion",
  beforeFix: "Before the fix",
  beforeSuggestion: "Before the suggestion",
  fairShuffle: "Fair shuffle",
  card: "item (where it started)",
  position: "position (where it ends)",
  shortCard: "item",
  shortPosition: "position",
  walk: "Arrow keys walk from cell to cell, Home and End to the first and last item, Page Up and Page Down to the first and last position, Escape leaves.",
  matrixOf: (title, cards) => `${title}: matrix of ${tellNumber(cards)} items by ${tellNumber(cards)} positions`,
  show: "Cells show",
  layers: { both: "Both", exact: "Exact", simulated: "Simulated" },
  layerHints: {
    both: " (number and rim: computed exactly; colour inside: simulated)",
    exact: " (computed exactly)",
    simulated: " (simulated)",
  },
  colon: ": ",
  legend: "How often, against fair",
  legendFair: (share) => `fair: ${tellShare(share)}`,
  leftOut: (places) => tellLeftOut(places),
  marks: MARK_TEXTS.en,
  cellTitle: (position, card) => `Item ${card + 1} → position ${position + 1}`,
  cellSentence: (cell, compared) => `${capital(tellComparedCell(cell, compared, "en"))}.`,
  exact: "Exact",
  simulated: "Simulated",
  fair: "Fair",
  ratio: "Against fair",
  times: (ratio) => tellTimes(ratio),
  percent: (share) => tellShare(share),
  why: "Why",
  code: "The code",
  fixedCode: "The code after the fix",
  suggestedCode: "The code after the first suggestion",
  decide: "Nothing is changed unasked here. You can choose:",
  numbers: "Numbers",
  forStatisticians: "For statisticians",
  number: "Number",
  rows: {
    largestDeviation: "Largest deviation of a cell",
    distance: "Distance of the positions from fair",
    chiSquaredPositions: "χ² of the positions",
    chiSquaredOrders: "χ² of the orders",
    ordersSeen: "Orders that came up",
    repeats: "Orders that came up again",
    variance: "Variance of the counts",
    luckiest: (position) => `Most often at position ${position + 1}`,
    unluckiest: (position) => `Least often at position ${position + 1}`,
    sums: "Mean item at the first and last position",
  },
  hints: {
    largestDeviation: "as a part of the fair share",
    ofWholeList: "of the whole list, as a part of the fair share",
    distance: "total variation, 0 is fair",
    chiSquared: "probability that a fair shuffle is as far off",
    variance: "around their mean",
    sums: "items numbered from 1",
  },
  degrees: (degrees, p) => `${tellNumber(degrees)} df, p ${p}`,
  ofAll: (part, all) => `${tellNumber(part)} of ${tellNumber(all)}`,
  cardShare: (card, share) => `item ${card + 1}, ${tellShare(share)}`,
  eachShare: (share) => `each ${tellShare(share)}`,
  judged: "What the shuffles say by themselves",
  table: "The matrix as a table",
  tableCaption: (compared) =>
    `How often each item comes to each position, in percent; fair is ${tellShare(getFairShare(compared))} everywhere${compared.leftOut === undefined ? "" : ` but where an item is left out (${tellLeftOut(compared.leftOut)})`}.`,
  copyPng: "Copy as PNG",
  copyCsv: "Copy as CSV",
  copied: "Copied",
  saved: "Saved",
  capital,
  stop: ".",
  madeBy: "The code was read, never run. Exact numbers are computed from its model; simulations repeat by their seed.",
};

const CHINESE: Texts = {
  yourCode: "你的代码",
  catalogue: "内置示例",
  example: (name) => `以下是示例，并非你的代码：${name}`,
  shuffle: "洗牌",
  goToCode: "转到代码",
  findings: (count) => `${tellNumber(count)} 处洗牌`,
  title: (id) => tellEntry(id, "zh-cn").title,
  does: (id) => tellEntry(id, "zh-cn").does,
  studying: "正在计算……",
  leavesList: (cards) => ({
    word: "越出列表",
    claim: `${tellNumber(cards)} 个元素时，抽取的位置可能落在列表之外，因此会丢失元素`,
  }),
  unjudgeable: (why) => ({ word: "无法模拟", claim: tellUnjudgeable(why, "zh-cn") }),
  exactWith: (values) => `下面的数字在 \`${values}\` 时是精确的，而代码没有写明这个值。`,
  forbids: (cards, limits) => ({
    word: `不适用于 ${tellNumber(cards)} 个元素`,
    claim: `这段代码中的数字只适用于 ${tellLimitsInChinese(limits)}，因此 ${tellNumber(cards)} 个元素没有可显示的结果`,
  }),
  allowed: (limits) => `代码中的数字只允许 ${tellLimitsInChinese(limits)}。`,
  notShown: {
    cards: (least, most, shown) =>
      `本页可显示 ${tellNumber(least)} 到 ${tellNumber(most)} 个元素；目前显示的仍是 ${tellNumber(shown)} 个。`,
    wholeNumber: "这里只能填整数；目前显示的仍是之前的数。",
  },
  whyEight: { text: "为什么是 8？", address: `${DOCS}zh/faq.md#为什么总是说-8-个元素` },
  tooMany: (cards, most) => `该结论针对 ${tellNumber(cards)} 个元素；本页最多显示 ${tellNumber(most)} 个。`,
  broken: (why) => ({ word: "出错了", claim: `${why}；请点击“重新开始”，或重新加载页面` }),
  simulatedOnly: (why) => (why === undefined ? "仅有模拟结果。" : `仅有模拟结果：${tellUnjudgeable(why, "zh-cn")}。`),
  settings: "设置",
  cards: "元素数",
  trials: "洗牌次数",
  tellTrials: tellNumber,
  seed: "种子",
  newSeed: "换一个种子",
  engine: "排序引擎",
  engineName: (engine) => tellEngine(engine, "zh-cn"),
  pause: "暂停",
  resume: "继续",
  restart: "重新开始",
  valueOf: (name) => `${name} 的值`,
  progress: (done, trials) => `已洗牌 ${tellNumber(done)} / ${tellNumber(trials)} 次`,
  took: (seconds) => `，用时 ${seconds}\u00a0秒`,
  thisShuffle: "这段洗牌代码",
  fixedShuffle: "修复之后",
  suggestedShuffle: "采用第一个建议之后",
  beforeFix: "修复之前",
  beforeSuggestion: "采用建议之前",
  fairShuffle: "公平的洗牌",
  card: "元素（起始处）",
  position: "位置（最终处）",
  shortCard: "元素",
  shortPosition: "位置",
  walk: "用方向键逐格移动，Home 和 End 到第一个和最后一个元素，Page Up 和 Page Down 到第一个和最后一个位置，Esc 退出。",
  matrixOf: (title, cards) => `${title}：${tellNumber(cards)} 个元素 × ${tellNumber(cards)} 个位置的矩阵`,
  show: "单元格显示",
  layers: { both: "两者", exact: "精确", simulated: "模拟" },
  layerHints: {
    both: "（数字和外圈：精确计算；里面的颜色：模拟结果）",
    exact: "（精确计算）",
    simulated: "（模拟结果）",
  },
  colon: "：",
  legend: "出现频率与公平值之比",
  legendFair: (share) => `公平：${tellShare(share, "zh-cn")}`,
  leftOut: (places) => tellLeftOut(places, "zh-cn"),
  marks: MARK_TEXTS["zh-cn"],
  cellTitle: (position, card) => `第 ${card + 1} 个元素 → 位置 ${position + 1}`,
  cellSentence: (cell, compared) => `${tellComparedCell(cell, compared, "zh-cn")}。`,
  exact: "精确",
  simulated: "模拟",
  fair: "公平",
  ratio: "与公平值之比",
  times: (ratio) => tellTimes(ratio, "zh-cn"),
  percent: (share) => tellShare(share, "zh-cn"),
  why: "原因",
  code: "代码",
  fixedCode: "修复后的代码",
  suggestedCode: "采用第一个建议后的代码",
  decide: "这里不会自动修改，你可以选择：",
  numbers: "数据",
  forStatisticians: "统计学数据",
  number: "指标",
  rows: {
    largestDeviation: "单元格最大偏差",
    distance: "位置与公平的距离",
    chiSquaredPositions: "位置的 χ²",
    chiSquaredOrders: "排列的 χ²",
    ordersSeen: "出现过的排列",
    repeats: "重复出现的排列",
    variance: "计数的方差",
    luckiest: (position) => `位置 ${position + 1} 最常见的元素`,
    unluckiest: (position) => `位置 ${position + 1} 最少见的元素`,
    sums: "首尾位置上元素序号的平均值",
  },
  hints: {
    largestDeviation: "相对于公平值",
    ofWholeList: "就整个列表而言，相对于公平值",
    distance: "全变差，0 即公平",
    chiSquared: "公平的洗牌偏离到这种程度的概率",
    variance: "相对于平均值",
    sums: "元素从 1 开始编号",
  },
  degrees: (degrees, p) => `自由度 ${tellNumber(degrees)}，p ${p}`,
  ofAll: (part, all) => `${tellNumber(part)} / ${tellNumber(all)}`,
  cardShare: (card, share) => `第 ${card + 1} 个，${tellShare(share, "zh-cn")}`,
  eachShare: (share) => `每个都是 ${tellShare(share, "zh-cn")}`,
  judged: "仅凭模拟结果的结论",
  table: "以表格显示矩阵",
  tableCaption: (compared) =>
    `每个元素出现在每个位置的概率（百分比）；公平时${compared.leftOut === undefined ? "" : "其余"}处处都是 ${tellShare(getFairShare(compared), "zh-cn")}${compared.leftOut === undefined ? "" : `（${tellLeftOut(compared.leftOut, "zh-cn")}）`}。`,
  copyPng: "复制为 PNG",
  copyCsv: "复制为 CSV",
  copied: "已复制",
  saved: "已保存",
  capital: (sentence) => sentence,
  stop: "。",
  madeBy: "代码只被读取，从未运行。精确数值由代码的模型计算得出；相同的种子得到相同的模拟结果。",
};

export const TEXTS: Readonly<Record<Language, Texts>> = { en: ENGLISH, "zh-cn": CHINESE };
