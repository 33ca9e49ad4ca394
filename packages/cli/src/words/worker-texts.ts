// What is said of a module that can't be measured, and of its function, in each language.
import type { Language } from "@fair-shuffle/bias";

interface Texts {
  readonly noShuffle: (name: string, why: string) => string;
  /** Of a function that gives back a part of its items. */
  readonly noWhole: (name: string, why: string) => string;
  /** Of a function that gives back an empty list, in its call of this number; `own` is what the module calls it. */
  readonly noItems: (trial: number, own: string) => string;
  /** Behind an example of a function that would do, or what one does: only what a module exports can be named. */
  readonly exportIt: string;
  /** Behind what is wrong with a function that gives back lists in its list. */
  readonly flatten: (own: string) => string;
  readonly notMeasured: (name: string, why: string) => string;
  /** Most functions of two parameters that shuffle take second where they draw from. */
  readonly sourceHint: string;
  readonly notLoaded: (module: string, why: string) => string;
  /** Of an ES module that begins with a byte order mark, behind which Node does not see that it is one. */
  readonly notSeenAsModule: (module: string) => string;
  /** Of a file that is no module, such as a component. */
  readonly noModule: (module: string, extension: string, command: string) => string;
  readonly noFunction: (name: string, kind: Kind) => string;
  /** Of an object: what it holds can be named. */
  readonly hasMethods: (names: readonly string[]) => string;
  readonly isClass: (name: string, own: string) => string;
  readonly noFunctions: (module: string, command: string) => string;
  readonly noDefault: (module: string, guess: string, functions: readonly string[]) => string;
  readonly noSuch: (module: string, name: string, guess: string | undefined, functions: readonly string[]) => string;
  readonly stuck: (name: string) => string;
  /** Of what throws itself when it is looked at. */
  readonly untold: string;
  /** What ends a sentence. */
  readonly stop: string;
}

/** What a value is: `null`, an array, an object, or what `typeof` says. */
export type Kind =
  | "null"
  | "array"
  | "object"
  | "string"
  | "number"
  | "bigint"
  | "boolean"
  | "symbol"
  | "undefined"
  | "function";

const ARTICLES: Readonly<Record<Kind, string>> = {
  null: "null",
  array: "an array",
  object: "an object",
  string: "a string",
  number: "a number",
  bigint: "a bigint",
  boolean: "a boolean",
  symbol: "a symbol",
  undefined: "undefined",
  function: "a function",
};

const CHINESE_KINDS: Readonly<Record<Kind, string>> = {
  null: " null",
  array: "数组",
  object: "对象",
  string: "字符串",
  number: "数字",
  bigint: " bigint",
  boolean: "布尔值",
  symbol: " symbol",
  undefined: " undefined",
  function: "函数",
};

export const WORKER_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    noShuffle: (name, why) => `${name} is no shuffle. ${why}`,
    noWhole: (name, why) => `${name} can't be measured as it is. ${why}`,
    noItems: (trial, own) =>
      `In call ${String(trial)} it gave back an empty list. Export a function that hands it what it needs and gives back all items in one list, for example \`export const measured = (cards) => ${own}(cards, 2).flat()\`, and measure that.`,
    exportIt: " Export that under a name, and measure it.",
    flatten: (own) =>
      ` If it gives back lists of items, export a function that makes one list of them, for example \`export const measured = (cards) => ${own}(cards).flat()\`, and measure that.`,
    notMeasured: (name, why) => `${name} could not be measured: ${why}`,
    sourceHint: " If its second parameter is a random source, --seed 1 hands one in.",
    notLoaded: (module, why) => `${module} can't be loaded: ${why}`,
    notSeenAsModule: (module) =>
      `${module} can't be loaded: it begins with a byte order mark, behind which Node does not see that it is an ES module. Save it without the mark, name it .mjs, or write "type": "module" into its package.json.`,
    noModule: (module, extension, command) =>
      `${module} is no JavaScript or TypeScript module, since it ends in ${extension}: move the function to a .js or .ts file, or let \`${command} simulate ${module}\` read its code, which runs nothing.`,
    noFunction: (name, kind) => `${name} is no function, but ${ARTICLES[kind]}.`,
    hasMethods: (names) => ` Its functions can be measured: ${names.join(", ")}.`,
    isClass: (name, own) =>
      `${name} is a class: export a function that makes one and gives back its items, for example \`(cards) => new ${own}(cards).shuffle()\`.`,
    noFunctions: (module, command) =>
      `${module} exports no function: export the one to measure, or let \`${command} simulate ${module}\` read its code, which needs no export.`,
    noDefault: (module, guess, functions) =>
      `${module} has no default export; did you mean ${module}#${guess}? It exports ${functions.join(", ")}.`,
    noSuch: (module, name, guess, functions) =>
      `${module} exports no ${name}${guess === undefined ? "." : `; did you mean ${module}#${guess}?`} It exports ${functions.join(", ")}.`,
    stuck: (name) => `${name} never came back: it waits for a promise that nothing is left to settle.`,
    untold: "it threw what can't be told.",
    stop: ".",
  },
  "zh-cn": {
    noShuffle: (name, why) => `${name} 不是洗牌函数。${why}`,
    noWhole: (name, why) => `无法照原样测量 ${name}。${why}`,
    noItems: (trial, own) =>
      `第 ${String(trial)} 次调用时，它返回了空列表。请导出一个函数，把它需要的参数传给它，并把全部元素放在一个列表里返回，例如 \`export const measured = (cards) => ${own}(cards, 2).flat()\`，然后测量那个函数。`,
    exportIt: "请把它导出并命名，然后测量它。",
    flatten: (own) =>
      `如果它返回的是由列表组成的列表，请导出一个把它们合成一个列表的函数，例如 \`export const measured = (cards) => ${own}(cards).flat()\`，然后测量那个函数。`,
    notMeasured: (name, why) => `无法测量 ${name}：${why}`,
    sourceHint: "如果它的第二个参数是随机源，可用 --seed 1 传入一个。",
    notLoaded: (module, why) => `无法加载 ${module}：${why}`,
    notSeenAsModule: (module) =>
      `无法加载 ${module}：它以字节顺序标记（BOM）开头，Node 因此看不出它是 ES 模块。请保存为不带 BOM 的文件、改用扩展名 .mjs，或在它的 package.json 里写上 "type": "module"。`,
    noModule: (module, extension, command) =>
      `${module} 以 ${extension} 结尾，不是 JavaScript 或 TypeScript 模块：请把函数移到 .js 或 .ts 文件中，或用 \`${command} simulate ${module}\` 读取它的代码，那样什么都不会运行。`,
    noFunction: (name, kind) => `${name} 不是函数，而是${CHINESE_KINDS[kind]}。`,
    hasMethods: (names) => `可以测量它的函数：${names.join("、")}。`,
    isClass: (name, own) =>
      `${name} 是一个类：请导出一个函数，由它创建实例并返回元素，例如 \`(cards) => new ${own}(cards).shuffle()\`。`,
    noFunctions: (module, command) =>
      `${module} 没有导出函数：请导出要测量的函数，或用 \`${command} simulate ${module}\` 读取它的代码，那样无需导出。`,
    noDefault: (module, guess, functions) =>
      `${module} 没有默认导出；是否想写 ${module}#${guess}？它导出了 ${functions.join("、")}。`,
    noSuch: (module, name, guess, functions) =>
      `${module} 没有导出 ${name}${guess === undefined ? "。" : `；是否想写 ${module}#${guess}？`}它导出了 ${functions.join("、")}。`,
    stuck: (name) => `${name} 一直没有返回：它等待的 Promise 已不可能完成。`,
    untold: "它抛出了无法说明的内容。",
    stop: "。",
  },
};
