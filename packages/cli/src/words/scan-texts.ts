// What a scan's report says around its findings, in each language; the findings themselves are sentences of `@fair-shuffle/recognise`.
import type { Language } from "@fair-shuffle/bias";
import type { LintedFinding } from "@fair-shuffle/lint";
import { count } from "./english-count.ts";
import { REASONS } from "./not-judged.ts";
import type { Reason } from "../scan/source-file.ts";

interface Texts {
  /** How bad a finding is. */
  readonly severity: string;
  readonly noneFound: (scanned: number) => string;
  /** After fixes. */
  readonly noneLeft: (scanned: number) => string;
  /** Where there are files, and all of them are listed below with a reason. */
  readonly noneJudged: string;
  /** Where there is no file that could be judged. */
  readonly noCode: string;
  readonly found: (findings: number, files: number, scanned: number) => string;
  readonly fixed: (findings: number, files: number) => string;
  readonly fixable: (findings: number) => string;
  /** Of findings with suggestions and no fix. */
  readonly undecided: (findings: number) => string;
  /** One way out of a finding that is not fixed unasked. */
  readonly suggested: (way: string) => string;
  /** Why what could be done is not done unasked, where the suggestions do not say it. */
  readonly mayBeMeant: string;
  /** What would do, where nothing can be suggested. */
  readonly advice: Readonly<Record<AdvisedKind, string>>;
  /** Where fixes wrote the same function into several files. */
  readonly copies: (files: number) => string;
  readonly notJudged: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly skipped: (place: string, reason: Reason, message: string) => string;
  readonly written: (summary: string, file: string) => string;
}

const WITHOUT_STOP = /[.。]$/;

/** What a finding without a way out is about; a sort that draws between tied items, by weights or in one mode is one that draws in part. */
type AdvisedKind = LintedFinding["kind"] | "partialSort";

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    severity: "error",
    noneFound: (scanned) => `No biased shuffle in ${count(scanned, "file")}.`,
    noneLeft: (scanned) => `No biased shuffle is left in ${count(scanned, "file")}.`,
    noneJudged: "Nothing was judged.",
    noCode: "Nothing was judged: there is no code to scan.",
    found: (findings, files, scanned) =>
      `${count(findings, "biased shuffle")} in ${count(files, "file")}, ${scanned.toLocaleString("en-US")} scanned.`,
    fixed: (findings, files) => `${count(findings, "biased shuffle")} fixed in ${count(files, "file")}.`,
    fixable: (findings) => `${String(findings)} can be fixed with \`--fix\`.`,
    undecided: (findings) =>
      `${String(findings)} ${findings === 1 ? "needs" : "need"} your decision: see the suggestions with \`--format html -o biased.html\`, or apply one in an editor.`,
    suggested: (way) => `Suggestion: ${way}`,
    mayBeMeant: "It is not fixed unasked, because it may be meant.",
    advice: {
      sort: "There is no fix that fits here. No comparator that draws is fair: shuffle the list (`shuffle(list)` of fair-shuffle does it), and sort it without draws.",
      partialSort:
        "There is no fix that fits here. Draw one key for each item before the sort, and let the comparator compare these keys.",
      keyed: "There is no fix that fits here. Draw keys that hardly ever tie: `Math.random()` itself, not rounded.",
      layout: "There is no fix that fits here. Draw from so many numbers that two items hardly ever get the same one.",
      loop: "There is no fix that fits here. Step i has to draw from the places that are not settled yet: from 0 … i where i counts down (`randomInt(0, i)`), from i … n − 1 where it counts up.",
    },
    copies: (files) =>
      `The same function was written into ${count(files, "file")}. To import it instead, undo these fixes, run \`npm i fair-shuffle\`, and fix again.`,
    notJudged: "Not judged, or not fixed:",
    reasons: REASONS.en,
    skipped: (place, reason, message) => `${place}: ${REASONS.en[reason]}: ${message.replace(WITHOUT_STOP, "")}.`,
    written: (summary, file) => `${summary} The report is ${file}.`,
  },
  "zh-cn": {
    severity: "错误",
    noneFound: (scanned) => `${String(scanned)} 个文件中没有有偏的洗牌。`,
    noneLeft: (scanned) => `${String(scanned)} 个文件中已没有有偏的洗牌。`,
    noneJudged: "没有判断任何文件。",
    noCode: "没有判断任何文件：没有可以扫描的代码。",
    found: (findings, files, scanned) =>
      `扫描了 ${String(scanned)} 个文件，在 ${String(files)} 个文件中发现 ${String(findings)} 处有偏的洗牌。`,
    fixed: (findings, files) => `已在 ${String(files)} 个文件中修复 ${String(findings)} 处有偏的洗牌。`,
    fixable: (findings) => `${String(findings)} 处可用 \`--fix\` 修复。`,
    undecided: (findings) =>
      `${String(findings)} 处需要你来决定：用 \`--format html -o biased.html\` 查看建议，或在编辑器中应用其中一个。`,
    suggested: (way) => `建议：${way}`,
    mayBeMeant: "这可能是有意为之，因此不会自动修复。",
    advice: {
      sort: "这里没有合适的修复。抽取随机数的比较函数都不公平：请先洗牌（例如 fair-shuffle 的 `shuffle(list)`），排序时不要抽取随机数。",
      partialSort: "这里没有合适的修复。请在排序之前为每个元素抽取一个键，让比较函数比较这些键。",
      keyed: "这里没有合适的修复。请抽取几乎不会相同的键：直接使用 `Math.random()`，不要取整。",
      layout: "这里没有合适的修复。抽取的数要足够多，使两个元素几乎不会得到同一个数。",
      loop: "这里没有合适的修复。第 i 步必须从尚未确定的位置中抽取：i 递减时从 0 … i 抽取（`randomInt(0, i)`），i 递增时从 i … n − 1 抽取。",
    },
    copies: (files) =>
      `同一个函数已写入 ${String(files)} 个文件。若想改为导入它，请撤销这些修复，执行 \`npm i fair-shuffle\`，再修复一次。`,
    notJudged: "未判断或未修复：",
    reasons: REASONS["zh-cn"],
    skipped: (place, reason, message) =>
      `${place}：${REASONS["zh-cn"][reason]}：${message.replace(WITHOUT_STOP, "")}。`,
    written: (summary, file) => `${summary}报告在 ${file}。`,
  },
};
