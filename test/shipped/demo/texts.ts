// What the demo says around what ESLint and the project's own check say, which is English for everybody.
import type { Language } from "@fair-shuffle/bias";

export interface Texts {
  readonly project: (folder: string) => string;
  /** What follows is English; empty where everything is. */
  readonly inEnglish: string;
  readonly finds: string;
  readonly agrees: string;
  readonly fixes: string;
  readonly fixed: (fixed: number, found: number) => string;
  readonly nothingLeft: string;
  readonly left: (count: number) => string;
  readonly suggestions: string;
  readonly again: string;
  readonly matrices: (name: string, file: string) => string;
  readonly percent: string;
  readonly remedies: Readonly<Record<"fix" | "by hand", string>>;
  readonly findings: (count: number, files: number) => string;
  readonly changed: (files: number) => string;
  readonly ofFile: (findings: number) => string;
  readonly before: string;
  readonly after: string;
  readonly axes: string;
  readonly fair: (share: string, before: string, after: string) => string;
  /** The ends of the colours. */
  readonly legend: (rare: string, steps: string, often: string) => string;
  readonly failed: (failure: string) => string;
  readonly inYourProject: string;
  readonly inItsConfig: string;
  readonly inYourEditor: string;
}

const count = (number: number, one: string): string => `${String(number)} ${one}${number === 1 ? "" : "s"}`;

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    project: (folder) => `A project of its own, copied to ${folder}`,
    inEnglish: "",
    finds: "1. ESLint finds the biased shuffles",
    agrees: "2. The project's own fairness check agrees",
    fixes: "3. ESLint fixes them",
    fixed: (fixed, found) => `${String(fixed)} of ${String(found)} findings are fixed.`,
    nothingLeft: "Nothing needs a look by hand.",
    left: (left) =>
      `${String(left)} need a look by hand, because a shuffle may not be what was meant or a comment would be lost:`,
    suggestions:
      "The demo looks at them for you and takes ESLint's first suggestion, as the quick fix of an editor does:",
    again: "4. The fairness check again",
    matrices: (name, file) => `5. ${name} in ${file}`,
    percent: "how often which item comes where, in %",
    remedies: { fix: "fix    ", "by hand": "by hand" },
    findings: (findings, files) => `${count(findings, "finding")} in ${count(files, "file")}.`,
    changed: (files) => `${count(files, "file")} changed:`,
    ofFile: (findings) => count(findings, "finding").padEnd(12),
    before: "before",
    after: "after",
    axes: "position ↓  item →",
    fair: (share, before, after) =>
      `Fair is ${share} % in every cell. The first item stayed first ${before} % of the time, and now ${after} %.`,
    legend: (rare, steps, often) => `${rare} % or less ${steps} ${often} % or more; white is fair`,
    failed: (failure) => `The demo failed: ${failure}`,
    inYourProject: "In your own project, beside this one, until the first release is on npm:",
    inItsConfig: "In its eslint.config.mjs:",
    inYourEditor: "In your editor, from this folder:",
  },
  "zh-cn": {
    project: (folder) => `一个独立的项目，已复制到 ${folder}`,
    inEnglish: "ESLint 的消息和项目自己的检查是英文；编辑器、在线试用和命令行会说中文。",
    finds: "1. ESLint 找出有偏的洗牌",
    agrees: "2. 项目自己的公平性检查得出同样的结论",
    fixes: "3. ESLint 修复它们",
    fixed: (fixed, found) => `${String(found)} 处中有 ${String(fixed)} 处已修复。`,
    nothingLeft: "没有需要人工查看的。",
    left: (left) => `还有 ${String(left)} 处需要人工查看，因为原意可能不是洗牌，或者会丢失注释：`,
    suggestions: "演示替你查看，并采用 ESLint 的第一条建议，与编辑器里的快速修复相同：",
    again: "4. 再做一次公平性检查",
    matrices: (name, file) => `5. ${file} 里的 ${name}`,
    percent: "每个元素来到每个位置的百分比",
    remedies: { fix: "可修复 ", "by hand": "需人工 " },
    findings: (findings, files) => `${String(files)} 个文件中有 ${String(findings)} 处。`,
    changed: (files) => `改动了 ${String(files)} 个文件：`,
    ofFile: (findings) => `${String(findings)} 处`.padEnd(8),
    before: "修复前",
    after: "修复后",
    axes: "位置 ↓  元素 →",
    fair: (share, before, after) =>
      `公平时每格都是 ${share}%。第 1 个元素留在第 1 位的概率原来是 ${before}%，现在是 ${after}%。`,
    legend: (rare, steps, often) => `不超过 ${rare}% ${steps} 不低于 ${often}%；白色为公平`,
    failed: (failure) => `演示失败：${failure}`,
    inYourProject: "在你自己的项目里（与本项目并列），首次发布到 npm 之前：",
    inItsConfig: "在它的 eslint.config.mjs 里：",
    inYourEditor: "在编辑器里，从本文件夹：",
  },
};
