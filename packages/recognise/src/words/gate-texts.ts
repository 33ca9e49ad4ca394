// What every gate asks, in each language, and the sentence that says at which of them it stopped.
import type { Language } from "@fair-shuffle/bias";
import type { Gate } from "../file/reason.ts";

interface Texts {
  /** The questions, as what somebody is told who asks which one said no. */
  readonly gates: Readonly<Record<Gate, string>>;
  readonly stopped: (question: string) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    gates: {
      words: "whether the file has a word that may draw a random number",
      reach: "whether this code leads to such a word",
      visit: "whether this is a loop or a call that can move items",
      loop: "whether this moves items to drawn places, step by step",
      comparator: "whether the comparator of this sort draws",
      keys: "whether this sorts by keys that were drawn, one for each item",
      layout: "whether this gives each element a drawn CSS `order`",
      handSort: "whether a function of this file sorts here by keys that were drawn",
      neighbours: "whether the code before or behind it hides its bias",
      verdict: "whether the shuffle is fair, by exact computation",
      intent: "whether names and comments say that it is on purpose",
      options: "whether the rule is asked to report it",
      comments: "whether a comment ignores it",
      report: "whether anything speaks against reporting it",
    },
    stopped: (question) => `The question was ${question}.`,
  },
  "zh-cn": {
    gates: {
      words: "文件中是否有可能抽取随机数的词",
      reach: "这段代码是否通向这样的词",
      visit: "这是否是能移动元素的循环或调用",
      loop: "这里是否一步一步把元素移到随机抽取的位置",
      comparator: "这个排序的比较函数是否抽取随机数",
      keys: "这里是否按为每个元素抽取的随机键排序",
      layout: "这里是否给每个元素一个随机抽取的 CSS `order`",
      handSort: "这里是否用此文件中的函数按随机键排序",
      neighbours: "前后的代码是否掩盖了它的偏差",
      verdict: "通过精确计算，这个洗牌是否公平",
      intent: "名称和注释是否说明这是有意的",
      options: "规则是否被要求报告它",
      comments: "是否有注释忽略它",
      report: "是否有理由不报告它",
    },
    stopped: (question) => `要判断的是：${question}。`,
  },
};

/** Returns what a gate asks, as a clause. */
export function tellGate(gate: Gate, language: Language): string {
  return TEXTS[language].gates[gate];
}

/** The questions about what code does, step by step: what stopped there is told of an expression, not of the whole. */
const OF_EXPRESSIONS: ReadonlySet<Gate> = new Set([
  "loop",
  "comparator",
  "keys",
  "layout",
  "handSort",
  "neighbours",
] as const);

/** Returns the question that was answered with no, as a sentence behind the answer; "" where that tells itself what it is about, as a verdict does. */
export function tellStop(gate: Gate, language: Language): string {
  return OF_EXPRESSIONS.has(gate) ? TEXTS[language].stopped(tellGate(gate, language)) : "";
}
