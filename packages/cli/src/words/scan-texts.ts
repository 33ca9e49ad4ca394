// What a scan's report says around its findings, in each language; the findings themselves are sentences of `@fair-shuffle/recognise`.
import type { Language } from "@fair-shuffle/bias";
import { tellNumber } from "@fair-shuffle/bias/model";
import type { WrittenHelper } from "@fair-shuffle/lint";
import { count } from "./english-count.ts";
import { REASONS, tellInChinese } from "./not-judged.ts";
import type { Reason } from "../scan/source-file.ts";

interface Texts {
  /** How bad a finding is. */
  readonly severity: string;
  /** `isAllRead` is false where code may hold a shuffle and was not read. */
  readonly noneFound: (scanned: number, isAllRead: boolean) => string;
  /** After fixes. */
  readonly noneLeft: (scanned: number, isAllRead: boolean) => string;
  /** Where there are files, and none could be judged. */
  readonly noneJudged: string;
  /** The same above their list. */
  readonly noneJudgedOf: string;
  /** Where there is no file that could be judged. */
  readonly noCode: (leftOutBy: ReadonlySet<"ignoreFile" | "name">) => string;
  /** Where standard input, to which nobody gave a name, was not judged. */
  readonly nameInput: string;
  readonly found: (findings: number, files: number, scanned: number) => string;
  readonly fixed: (findings: number, files: number) => string;
  /** Where nothing is written. */
  readonly wouldFix: (findings: number, files: number) => string;
  readonly wouldStay: (findings: number, command: string) => string;
  /** Before the folder where the paths of a patch start, which is not the working directory. */
  readonly patchStarts: string;
  /** Above what was done by suggestions. */
  readonly chosen: string;
  /** The same where one of them assumes something. */
  readonly chosenAssuming: string;
  /** Between a place and what is said of it. */
  readonly colon: string;
  readonly fixable: (findings: number) => string;
  /** Of findings with suggestions and no fix; `hasChoice` where one of them has several. */
  readonly undecided: (findings: number, hasChoice: boolean, command: string) => string;
  /** Of findings with neither. */
  readonly unfixable: (findings: number) => string;
  /** Where fixes wrote the function into files, or would where nothing is written; `clause` says why, behind a comma. */
  readonly helperWritten: (files: number, clause: string, why: WrittenHelper["why"], isDry: boolean) => string;
  /** Where a signal ended a run that rewrites files. */
  readonly ended: (rewritten: number) => string;
  readonly notJudged: string;
  /** Of code in files that were judged: some of its places, how many more there are, and what tells why. */
  readonly unread: (places: readonly string[], more: number, why: string) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly skipped: (place: string, reason: Reason, message: string) => string;
  readonly written: (summary: string, file: string, isFolderNew: boolean) => string;
}

/** What makes a fix import the function, by why it does not: npm leaves a package among the development dependencies unless it is told otherwise. */
const INSTALLS: Readonly<Partial<Record<WrittenHelper["why"], string>>> = {
  noDependency: "npm i fair-shuffle",
  developmentOnly: "npm i --save-prod fair-shuffle",
};

/** Of a package that has to be installed first; CONTRIBUTING.md says under "Release" when this goes. */
const BEFORE_RELEASE: Readonly<Record<Language, string>> = {
  en: " Before its first release npm does not have it: name its file in a clone then, as the README says.",
  "zh-cn": "首次发布之前 npm 上还没有它：届时请照 README 所说，写本地克隆中的文件。",
};

const tellRelease = (why: WrittenHelper["why"], language: Language): string =>
  why === "noDependency" ? BEFORE_RELEASE[language] : "";

const WITHOUT_STOP = /[.。]$/;

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    severity: "error",
    noneFound: (scanned, isAllRead) =>
      `No biased shuffle in ${isAllRead ? "" : "what was read of "}${count(scanned, "file")}.`,
    noneLeft: (scanned, isAllRead) =>
      `No biased shuffle is left in ${isAllRead ? "" : "what was read of "}${count(scanned, "file")}.`,
    noneJudged: "Nothing was judged.",
    noneJudgedOf: "Nothing was judged:",
    noCode: (leftOutBy) => {
      if (leftOutBy.has("ignoreFile"))
        return "Nothing was judged: there is no code to scan but what is left out (--no-ignore reads what .gitignore names).";
      return leftOutBy.has("name")
        ? "Nothing was judged: there is no code to scan but what is left out (node_modules, dist and the like; such a folder is scanned where it is named)."
        : "Nothing was judged: there is no code there that can be scanned.";
    },
    nameInput:
      "Standard input was read as JavaScript: if it is other code, say so by a name, as --stdin-filename src/deal.ts.",
    found: (findings, files, scanned) =>
      `${count(findings, "biased shuffle")} in ${count(files, "file")}, ${tellNumber(scanned)} scanned.`,
    fixed: (findings, files) => `${count(findings, "biased shuffle")} fixed in ${count(files, "file")}.`,
    wouldFix: (findings, files) =>
      `${count(findings, "biased shuffle")} in ${count(files, "file")} would be fixed; nothing was written.`,
    wouldStay: (findings, command) =>
      `${count(findings, "biased shuffle")} would stay: \`${command} scan\` says what can be done.`,
    patchStarts: "Apply the patch in the folder where its paths start: ",
    chosen: "By a suggestion:",
    chosenAssuming: "By a suggestion, so check what it assumes:",
    colon: ": ",
    fixable: (findings) => `${tellNumber(findings)} can be fixed with \`--fix\`.`,
    undecided: (findings, hasChoice, command) => {
      const first = findings === 1 ? "its suggestion" : "the suggestion of each";
      return `${tellNumber(findings)} ${findings === 1 ? "needs" : "need"} your decision: \`--fix --suggestion 1\` applies ${hasChoice ? `the first suggestion of each, \`${command} fix FILE:LINE --suggestion 2\` the second one there` : first}.`;
    },
    unfixable: (findings) =>
      `${tellNumber(findings)} ${findings === 1 ? "has" : "have"} no fix: what is said there tells why.`,
    helperWritten: (files, clause, why, isDry) => {
      const command = INSTALLS[why];
      const undone = files === 1 ? "this fix" : "these fixes";
      const hint = isDry
        ? ` To import it instead, run \`${command ?? ""}\` first.${tellRelease(why, "en")}`
        : ` To import it instead, undo ${undone}, run \`${command ?? ""}\`, and fix again.${tellRelease(why, "en")}`;
      return `The function that shuffles ${isDry ? "would be" : "was"} written into ${count(files, "file")}${clause}.${command === undefined ? "" : hint}`;
    },
    ended: (rewritten) =>
      rewritten === 0
        ? "It was ended before any file was rewritten."
        : `It was ended when ${count(rewritten, "file")} had been rewritten, each as a whole; all others are as they were.`,
    notJudged: "Not judged, or not fixed:",
    unread: (places, more, why) =>
      `Not read, so not judged: code that may hold a shuffle, at ${[...places, ...(more === 0 ? [] : [count(more, "more place")])].join(", ")} (${why} says why).`,
    reasons: REASONS.en,
    skipped: (place, reason, message) => `${place}: ${REASONS.en[reason]}: ${message.replace(WITHOUT_STOP, "")}.`,
    written: (summary, file, isFolderNew) =>
      `${summary} The report is ${file}${isFolderNew ? ", in a new folder" : ""}.`,
  },
  "zh-cn": {
    severity: "错误",
    noneFound: (scanned, isAllRead) =>
      `${tellNumber(scanned)} 个文件${isAllRead ? "" : "已读取的部分"}中未发现有偏的洗牌。`,
    noneLeft: (scanned, isAllRead) =>
      `${tellNumber(scanned)} 个文件${isAllRead ? "" : "已读取的部分"}中不再有任何有偏的洗牌。`,
    noneJudged: "没有判断任何文件。",
    noneJudgedOf: "没有判断任何文件：",
    noCode: (leftOutBy) => {
      if (leftOutBy.has("ignoreFile"))
        return "没有判断任何文件：除了被排除的以外，没有可以扫描的代码（--no-ignore 会读取 .gitignore 所列的文件）。";
      return leftOutBy.has("name")
        ? "没有判断任何文件：除了被排除的以外，没有可以扫描的代码（node_modules、dist 等文件夹，直接指明时才会扫描）。"
        : "没有判断任何文件：那里没有可以扫描的代码。";
    },
    nameInput: "标准输入是按 JavaScript 读取的：如果它是别的代码，请用 --stdin-filename src/deal.ts 之类说明。",
    found: (findings, files, scanned) =>
      `扫描了 ${tellNumber(scanned)} 个文件，在 ${tellNumber(files)} 个文件中发现 ${tellNumber(findings)} 处有偏的洗牌。`,
    fixed: (findings, files) => `已在 ${tellNumber(files)} 个文件中修复 ${tellNumber(findings)} 处有偏的洗牌。`,
    wouldFix: (findings, files) =>
      `将修复 ${tellNumber(files)} 个文件中的 ${tellNumber(findings)} 处有偏的洗牌；尚未写入任何内容。`,
    wouldStay: (findings, command) =>
      `仍会留下 ${tellNumber(findings)} 处有偏的洗牌：\`${command} scan\` 会说明可以怎么办。`,
    patchStarts: "请在补丁中的路径开始的文件夹里应用它：",
    chosen: "以下是按建议修改的：",
    chosenAssuming: "以下是按建议修改的，请检查其前提：",
    colon: "：",
    fixable: (findings) => `${tellNumber(findings)} 处可用 \`--fix\` 修复。`,
    undecided: (findings, hasChoice, command) =>
      `${tellNumber(findings)} 处需要你来决定：\`--fix --suggestion 1\` 应用每一处的${hasChoice ? `第一条建议，\`${command} fix 文件:行号 --suggestion 2\` 应用该处的第二条` : "建议"}。`,
    unfixable: (findings) => `${tellNumber(findings)} 处没有可用的修复：原因见该处的说明。`,
    helperWritten: (files, clause, why, isDry) => {
      const command = INSTALLS[why];
      const hint = isDry
        ? `若想改为导入它，请先执行 \`${command ?? ""}\`。${tellRelease(why, "zh-cn")}`
        : `若想改为导入它，请撤销${files === 1 ? "这处" : "这些"}修复，执行 \`${command ?? ""}\`，再修复一次。${tellRelease(why, "zh-cn")}`;
      return `洗牌函数${isDry ? "将写入" : "已写入"} ${tellNumber(files)} 个文件${clause}。${command === undefined ? "" : hint}`;
    },
    ended: (rewritten) =>
      rewritten === 0
        ? "运行被中断，尚未改写任何文件。"
        : `运行被中断时已完整改写 ${tellNumber(rewritten)} 个文件；其余文件保持原样。`,
    notJudged: "未判断或未修复：",
    unread: (places, more, why) =>
      `未读取，因此没有判断：${places.join("、")}${more === 0 ? "" : ` 以及另外 ${tellNumber(more)} 处`} 的代码可能含有洗牌（${why} 会说明原因）。`,
    reasons: REASONS["zh-cn"],
    skipped: (place, reason, message) => `${place}：${tellInChinese(reason, message)}。`,
    written: (summary, file, isFolderNew) => `${summary}报告在 ${file}${isFolderNew ? "，文件夹是新建的" : ""}。`,
  },
};
