// The words of the playground, in both languages.
import type { Language } from "@fair-shuffle/bias";

export interface PlaygroundTexts {
  readonly sample: string;
  readonly chooseSample: string;
  readonly language: string;
  readonly isInstalled: string;
  readonly share: string;
  readonly shared: string;
  readonly shareByHand: string;
  readonly bringBack: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly findings: string;
  readonly loading: string;
  readonly judging: string;
  readonly failed: string;
  readonly line: (line: number) => string;
  readonly goToLine: (line: number) => string;
  /** Before the title of a fix. */
  readonly fix: string;
  readonly suggestion: string;
  readonly fixed: (whatIsLeft: string) => string;
  readonly allFixed: string;
  /** A verdict's claim and what it rests on, as sentences. */
  readonly sentences: (claim: string, basis: string) => string;
  /** Between sentences. */
  readonly space: string;
  readonly showMatrix: string;
  /** Before a loop or a sort that draws and was not recognised. */
  readonly unfollowed: string;
  readonly biasPage: string;
  readonly noBiasPage: string;
  readonly found: (count: number) => string;
  readonly unreadable: (message: string, line: number | undefined) => string;
  readonly crashed: (message: string) => string;
  readonly empty: string;
  readonly noChance: string;
  readonly noShuffle: string;
  readonly whatIsNotFound: string;
  readonly silenced: (count: number) => string;
  readonly allFair: (count: number) => string;
  /** The same where one of them is not fair, but so near that nobody could see it. */
  readonly allNear: (count: number) => string;
  readonly notMeant: string;
  readonly unknown: string;
}

/** A parser's sentence, which may end with a full stop, with a question mark, or with nothing. */
const endSentence = (message: string): string =>
  /[?!]$/.test(message) ? `${message} ` : message.replace(/\.?$/, ". ");

const tellAll = (count: number): string => (count === 2 ? "both" : `all ${count}`);

export const PLAYGROUND_TEXTS: Readonly<Record<Language, PlaygroundTexts>> = {
  en: {
    sample: "Sample",
    chooseSample: "Choose a sample…",
    language: "Language",
    isInstalled: "Fixes may import fair-shuffle",
    share: "Copy link",
    shared: "Link copied",
    shareByHand: "The link is in the address bar",
    bringBack: "Bring back my code",
    code: "Code",
    codeHelp: "Tab leaves the editor. F8 goes to the next finding, Ctrl+. (Cmd+.) takes its fix, Ctrl+Z takes it back.",
    findings: "Findings",
    loading: "Loading the rule…",
    judging: "Reading the code…",
    failed: "The rule could not be loaded. Load the page again; your code is kept.",
    line: (line) => `Line ${line}`,
    goToLine: (line) => `Go to line ${line}`,
    fix: "Fix: ",
    suggestion: "Suggestion: ",
    fixed: (whatIsLeft) => `Done. ${whatIsLeft}`,
    allFixed: "Done: nothing biased is found any more.",
    sentences: (claim, basis) => `${claim.slice(0, 1).toUpperCase()}${claim.slice(1)}. ${basis}`,
    space: " ",
    showMatrix: "Show its matrix",
    unfollowed: "not followed",
    biasPage: "Its bias",
    noBiasPage: "The matrix of a shuffle is shown here as soon as there is one in your code.",
    found: (count) => (count === 1 ? "1 biased shuffle found." : `${count} biased shuffles found.`),
    unreadable: (message, line) =>
      `This is a syntax error${line === undefined ? "" : `, line ${line}`}: ${endSentence(message)}Is it the right language?`,
    crashed: (message) => `This could not be judged: ${endSentence(message)}Load the page again; your code is kept.`,
    empty: "Type or paste some code, or choose a sample.",
    noChance: "Nothing found: nothing here draws at random and moves items.",
    noShuffle:
      "Nothing found: there is chance in this code, but no shuffle that Fair Shuffle knows. It never guesses, so it says nothing.",
    whatIsNotFound: "What it does not find",
    silenced: (count) =>
      count === 1
        ? "Nothing reported: the one biased shuffle is allowed here."
        : `Nothing reported: the ${count} biased shuffles are allowed here.`,
    allFair: (count) =>
      count === 1
        ? "Nothing found: the shuffle here is proved fair."
        : `Nothing found: ${tellAll(count)} shuffles here are proved fair.`,
    allNear: (count) =>
      count === 1
        ? "Nothing found: the shuffle here is as good as fair."
        : `Nothing found: ${tellAll(count)} shuffles here are fair, or as good as fair.`,
    notMeant: "Nothing found: items are moved at random here, but not to shuffle a whole list.",
    unknown: "Nothing found: there is a shuffle, but whether it is fair is not known.",
  },
  "zh-cn": {
    sample: "示例",
    chooseSample: "选一个示例……",
    language: "语言",
    isInstalled: "修复时可以导入 fair-shuffle",
    share: "复制链接",
    shared: "链接已复制",
    shareByHand: "链接在地址栏里",
    bringBack: "恢复我的代码",
    code: "代码",
    codeHelp: "Tab 离开编辑器；F8 跳到下一处；Ctrl+.（Cmd+.）应用修复；Ctrl+Z 撤销。",
    findings: "结果",
    loading: "正在加载规则……",
    judging: "正在读取代码……",
    failed: "规则无法加载。请重新加载页面，你的代码已保留。",
    line: (line) => `第 ${line} 行`,
    goToLine: (line) => `跳到第 ${line} 行`,
    fix: "修复：",
    suggestion: "建议：",
    fixed: (whatIsLeft) => `已完成。${whatIsLeft}`,
    allFixed: "已完成：不再有发现。",
    sentences: (claim, basis) => `${claim}。${basis}`,
    space: "",
    showMatrix: "查看矩阵",
    unfollowed: "未能跟踪",
    biasPage: "偏差",
    noBiasPage: "代码里一有洗牌，这里就会显示它的矩阵。",
    found: (count) => `找到 ${count} 处有偏的洗牌。`,
    unreadable: (message, line) =>
      `语法错误${line === undefined ? "" : `，第 ${line} 行`}（${message.replace(/\.$/, "")}）。语言选对了吗？`,
    crashed: (message) => `无法判断（${message.replace(/\.$/, "")}）。请重新加载页面，你的代码已保留。`,
    empty: "输入或粘贴代码，或选一个示例。",
    noChance: "没有发现：这里没有既随机抽取又移动元素的代码。",
    noShuffle: "没有发现：代码里用到了随机数，但没有 Fair Shuffle 认识的洗牌。它从不猜测，所以不作判断。",
    whatIsNotFound: "它找不到什么",
    silenced: (count) => `没有报告：这里的 ${count} 处有偏洗牌是被允许的。`,
    allFair: (count) =>
      count === 1 ? "没有发现：这里的洗牌已证明公平。" : `没有发现：这里的 ${count} 处洗牌都已证明公平。`,
    allNear: (count) =>
      count === 1 ? "没有发现：这里的洗牌几乎公平。" : `没有发现：这里的 ${count} 处洗牌都公平或几乎公平。`,
    notMeant: "没有发现：这里随机移动了元素，但并不是对整个列表洗牌。",
    unknown: "没有发现：这里有洗牌，但无法得知它是否公平。",
  },
};
