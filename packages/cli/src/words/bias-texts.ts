// What `simulate` and `measure` say around their verdicts, in each language; the verdicts are sentences of `@fair-shuffle/bias`.
import type { Language } from "@fair-shuffle/bias";

interface Texts {
  readonly thisShuffle: string;
  readonly fairShuffle: string;
  /** `leavesOut` where the code leaves some items out, which stay. */
  readonly fairInWords: (percent: string, leavesOut: boolean) => string;
  readonly takenTogether: (title: string, cells: number) => string;
  readonly legend: string;
  readonly heading: (name: string, task: string) => string;
  readonly sentence: (text: string) => string;
  /** `isFolderNew` where a folder was made for it. */
  readonly page: (file: string, isFolderNew: boolean) => string;
  readonly picture: (file: string, isFolderNew: boolean) => string;
  /** Of a picture that is drawn in English instead. */
  readonly noChineseFont: (file: string) => string;
  readonly fairShare: (percent: string) => string;
  /** What a picture's rows and columns are. */
  readonly axes: string;
  readonly wholeNumber: (least: string, most: string) => string;
  readonly wholeNumberFrom: (least: string) => string;
  readonly setting: string;
  /** The first line of a published report. */
  readonly reportHeading: (cards: number, trials: string, heading: string) => string;
  readonly positionsHeading: (fair: string) => string;
  readonly countsHeading: (mean: string) => string;
  readonly variance: (value: string) => string;
  readonly largestDeviation: (percent: string) => string;
  readonly sumsHeading: (last: number, fair: string) => string;
  /** The names are those of a published report's rows or columns. */
  readonly leftOutOfReport: (names: readonly string[]) => string;
  readonly sumsColumns: readonly [sum: string, each: string];
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    thisShuffle: "This shuffle",
    fairShuffle: "Fair shuffle",
    fairInWords: (percent, leavesOut) =>
      `Fair shuffle: ${percent} everywhere${leavesOut ? " but where an item is left out" : ""}`,
    takenTogether: (title, cells) => `${title}, ${String(cells)} by ${String(cells)} taken together`,
    legend:
      "Rows are positions, columns items; percent. + is over 5 % more often than fair, - over 5 % less often; the cell of the verdict is always marked.",
    heading: (name, task) => `${name}: ${task}`,
    sentence: (text) => `${text}.`,
    page: (file, isFolderNew) => `The page is ${file}${isFolderNew ? ", in a new folder" : ""}: open it in a browser.`,
    picture: (file, isFolderNew) => `The picture is ${file}${isFolderNew ? ", in a new folder" : ""}.`,
    noChineseFont: (file) => `${file} is in English, because no font of this machine has Chinese characters.`,
    fairShare: (percent) => `fair: ${percent}`,
    axes: "Rows are positions, columns items; how often an item comes to a position, in percent.",
    wholeNumber: (least, most) => `It has to be a whole number from ${least} to ${most}.`,
    wholeNumberFrom: (least) => `It has to be a whole number from ${least} up.`,
    setting: "It has to look like k=3.",
    reportHeading: (cards, trials, heading) =>
      `${String(cards)} items, ${trials} shuffles (--cards and --trials set other numbers). ${heading}`,
    positionsHeading: (fair) => `Share of each item (column) at each position (row), in percent; fair: ${fair}`,
    countsHeading: (mean) => `How often each item (row) came to each position (column); mean: ${mean}`,
    variance: (value) => `variance: ${value}`,
    largestDeviation: (percent) => `largest deviation from the mean: ${percent} %`,
    leftOutOfReport: (names) => `left out of the shuffle, and of what would be fair: ${names.join(", ")}`,
    sumsHeading: (last, fair) =>
      `Sum of the items' numbers, 0 … ${String(last)}, found at each position; fair: about ${fair}`,
    sumsColumns: ["sum", "a shuffle"],
  },
  "zh-cn": {
    thisShuffle: "这段洗牌代码",
    fairShuffle: "公平的洗牌",
    fairInWords: (percent, leavesOut) => `公平的洗牌：${leavesOut ? "除不参与洗牌的元素外，" : ""}处处为 ${percent}`,
    takenTogether: (title, cells) => `${title}，每 ${String(cells)}×${String(cells)} 个单元格合并`,
    legend: "行是位置，列是元素；单位为百分比。+ 表示比公平时多 5% 以上，- 表示少 5% 以上；结论所指的单元格总会标出。",
    heading: (name, task) => `${name}：${task}`,
    sentence: (text) => `${text}。`,
    page: (file, isFolderNew) => `页面在 ${file}${isFolderNew ? "，文件夹是新建的" : ""}：请在浏览器中打开。`,
    picture: (file, isFolderNew) => `图片在 ${file}${isFolderNew ? "，文件夹是新建的" : ""}。`,
    noChineseFont: (file) => `${file} 里的文字是英文，因为本机没有含中文字符的字体。`,
    fairShare: (percent) => `公平：${percent}`,
    axes: "行是位置，列是元素；数字是元素来到该位置的百分比。",
    wholeNumber: (least, most) => `必须是 ${least} 到 ${most} 之间的整数。`,
    wholeNumberFrom: (least) => `必须是不小于 ${least} 的整数。`,
    setting: "必须写成 k=3 的形式。",
    reportHeading: (cards, trials, heading) =>
      `${String(cards)} 个元素，洗牌 ${trials} 次（可用 --cards 和 --trials 改变）。${heading}`,
    positionsHeading: (fair) => `每个元素（列）出现在每个位置（行）的百分比；公平时：${fair}`,
    countsHeading: (mean) => `每个元素（行）来到每个位置（列）的次数；平均：${mean}`,
    variance: (value) => `方差：${value}`,
    largestDeviation: (percent) => `与平均值的最大偏差：${percent}%`,
    leftOutOfReport: (names) => `不参与洗牌，也不计入公平值：${names.join("、")}`,
    sumsHeading: (last, fair) => `每个位置上元素编号（0 … ${String(last)}）的总和；公平时约为 ${fair}`,
    sumsColumns: ["总和", "每次洗牌"],
  },
};
