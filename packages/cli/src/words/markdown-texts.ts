// What a report in Markdown says around its findings, in each language.
import type { Language } from "@fair-shuffle/bias";
import { tellShare } from "@fair-shuffle/bias/model";
import { count } from "./english-count.ts";

interface Texts {
  /** `isAllRead` is false where code may hold a shuffle and was not read. */
  readonly title: (fixed: number, left: number, isAllRead: boolean) => string;
  /** The title where no file was judged. */
  readonly noneJudged: string;
  readonly scanned: (files: number) => string;
  /** Behind the place of what `--fix` mended. */
  readonly fixed: string;
  readonly distance: (distance: number) => string;
  /** Over the matrix; says which items are left out, where some are. */
  readonly matrix: (cards: number, fairShare: number, leftOut: string | undefined) => string;
  /** The same of so many positions that items are drawn to. */
  readonly drawnMatrix: (cards: number, drawn: number) => string;
  readonly largeMatrix: (cards: number, command: string) => string;
  readonly changed: string;
  readonly wouldChange: string;
  /** Where a file could not be written. */
  readonly couldNotChange: string;
  /** Of the function that a fix writes into the file; why it does begins with a comma. */
  readonly helper: (name: string, why: string) => string;
  readonly legend: string;
  readonly notJudged: string;
  readonly why: (url: string) => string;
}

const fair = (cards: number, language: Language): string => tellShare(1 / cards, language);

/** What the terminal's legend says, too. */
const SIGNS = "▲ is over 5 % more often than fair, ▼ over 5 % less often; the cell of the verdict is always marked.";
const SIGNS_IN_CHINESE = "▲ 表示比公平时多 5% 以上，▼ 表示少 5% 以上；结论所指的单元格总会标出。";

export const MARKDOWN_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: (fixed, left, isAllRead) => {
      if (fixed > 0) return `${count(fixed, "biased shuffle")} fixed, ${left === 0 ? "none" : String(left)} left`;
      if (left > 0) return count(left, "biased shuffle");
      return isAllRead ? "No biased shuffle" : "No biased shuffle in what was read";
    },
    noneJudged: "Nothing was judged",
    scanned: (files) => `${count(files, "file")} scanned.`,
    fixed: "fixed",
    distance: (distance) => `Distance of the positions from fair: ${distance.toFixed(4)} (0 is fair).`,
    matrix: (cards, fairShare, leftOut) =>
      `Where each of ${String(cards)} items ends up, in percent (fair: ${tellShare(fairShare)}${leftOut === undefined ? "" : `; ${leftOut}`}). ${SIGNS} A row is a position, a column an item.`,
    drawnMatrix: (cards, drawn) =>
      `How often each of ${String(cards)} items is drawn in each of the ${count(drawn, "draw")}, in percent (fair: ${fair(cards, "en")}). ${SIGNS} A row is a draw, a column an item.`,
    largeMatrix: (cards, command) =>
      `The matrix of ${String(cards)} items is too large for this page; \`${command}\` shows it.`,
    changed: "What `--fix` changed:",
    wouldChange: "What `--fix` would change:",
    couldNotChange: "`--fix` could not write this file (see below); nothing was changed. The fix is:",
    helper: (name, why) => `${name} is a fair shuffle that the fix writes into this file${why}.`,
    legend: "All numbers are computed from the code, not measured.",
    notJudged: "Not judged, or not fixed",
    why: (url) => `[Why such shuffles are not fair](${url})`,
  },
  "zh-cn": {
    title: (fixed, left, isAllRead) => {
      if (fixed > 0)
        return `已修复 ${String(fixed)} 处有偏的洗牌，${left === 0 ? "没有剩余" : `还剩 ${String(left)} 处`}`;
      if (left > 0) return `${String(left)} 处有偏的洗牌`;
      return isAllRead ? "未发现有偏的洗牌" : "已读取的部分中未发现有偏的洗牌";
    },
    noneJudged: "没有判断任何文件",
    scanned: (files) => `扫描了 ${String(files)} 个文件。`,
    fixed: "已修复",
    distance: (distance) => `位置与公平的距离：${distance.toFixed(4)}（0 即公平）。`,
    matrix: (cards, fairShare, leftOut) =>
      `${String(cards)} 个元素各自最终所在的位置，以百分比表示（公平时为 ${tellShare(fairShare, "zh-cn")}${leftOut === undefined ? "" : `；${leftOut}`}）。${SIGNS_IN_CHINESE}行是位置，列是元素。`,
    drawnMatrix: (cards, drawn) =>
      `${String(cards)} 个元素在 ${String(drawn)} 次抽取中各次被抽中的概率，以百分比表示（公平时为 ${fair(cards, "zh-cn")}）。${SIGNS_IN_CHINESE}行是各次抽取，列是元素。`,
    largeMatrix: (cards, command) => `${String(cards)} 个元素的矩阵太大，不在此显示；可用 \`${command}\` 查看。`,
    changed: "`--fix` 所做的修改：",
    wouldChange: "`--fix` 将做的修改：",
    couldNotChange: "`--fix` 无法写入此文件（见下文），没有改动。应做的修改：",
    helper: (name, why) => `${name} 是修复时写入此文件的公平洗牌函数${why}。`,
    legend: "所有数字都由代码计算得出，而非实测。",
    notJudged: "未判断或未修复",
    why: (url) => `[为什么这样的洗牌不公平](${url})`,
  },
};
