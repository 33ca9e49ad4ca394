// What the command line says where it can't do what it was asked, in each language: what is wrong, and what would do.
import { tellUnjudgeable, type Language } from "@fair-shuffle/bias";
import type { Limits } from "@fair-shuffle/bias/model";
import { describeError } from "../disk/describe-error.ts";
import { getCommandRefusals, type CommandRefusals } from "./command-refusals.ts";
import { TROUBLES } from "./troubles.ts";
import { count } from "./english-count.ts";
import { REASONS, tellInChinese } from "./not-judged.ts";

type Unjudged = Parameters<typeof tellUnjudgeable>[0];

/** A duration in the unit that people would use. */
export interface Duration {
  readonly number: number;
  readonly unit: "second" | "minute" | "hour" | "day" | "year";
}

/** Where a text can't be parsed, and why. */
interface Unparsed {
  readonly kind: keyof (typeof REASONS)["en"];
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** Names are those of files, modules, functions and shuffles as they were given. Lines, columns and cards count from 1. */
export interface Refusals extends CommandRefusals {
  readonly badFolder: (error: unknown) => string;
  readonly notSent: (error: unknown) => string;
  readonly notRead: (name: string, error: unknown) => string;
  readonly notWritten: (name: string, error: unknown) => string;
  readonly recordNotWritten: (folder: string, error: unknown) => string;
  readonly noUtf8Path: (name: string) => string;
  readonly notParsed: (name: string, problem: Unparsed) => string;
  readonly noPath: (name: string) => string;
  readonly emptyPath: string;
  /** What `--import-from` names is not there, or lacks one of the functions. */
  readonly noExport: (module: string, names: readonly string[]) => string;
  readonly noMatch: (pattern: string) => string;
  readonly notScanned: (name: string, kind: keyof (typeof TROUBLES)["en"]["is"]) => string;
  readonly noScannedCode: (name: string, extensions: readonly string[]) => string;
  readonly noCode: (name: string) => string;
  readonly noCodeName: (name: string) => string;
  readonly inputAlone: string;
  readonly nothingSent: string;
  /** A suggestion was chosen without `--fix`. */
  readonly nothingToFix: string;
  /** Another report was asked for beside a patch. */
  readonly patchAlone: string;
  /** A place in a file was given beside other paths. */
  readonly placeAlone: string;
  /** `suggestions` is how many the finding there has, undefined where there is none; `asked` the one that was chosen. */
  readonly notFixedAt: (place: string, suggestions: number | undefined, asked: number | undefined) => string;
  /** No finding that is left has a suggestion of the number that was chosen; `most` is how many one of them has. */
  readonly noSuchSuggestion: (asked: number, most: number) => string;
  readonly noFile: (name: string) => string;
  readonly noLine: (name: string, line: number, lines: number) => string;
  readonly noColumn: (name: string, line: number, column: number, columns: number) => string;
  /** `explain` was given what is neither a file nor a place in one. */
  /** Of `src/deck.js:x`, where there is a src/deck.js. */
  readonly namesNoLine: (given: string, file: string) => string;
  readonly whichPlace: string;
  /** `explain` was given a file with several places. */
  readonly whichLine: (file: string, places: readonly string[]) => string;
  readonly noShuffleCalled: (text: string, guess: string | undefined, ids: readonly string[]) => string;
  readonly noShuffle: (name: string) => string;
  readonly whichShuffle: (name: string, places: readonly string[]) => string;
  readonly noShuffleAt: (place: string, near: readonly string[], isAll: boolean) => string;
  readonly leavesList: (name: string, cards: number) => string;
  readonly notSimulated: (name: string, why: Unjudged) => string;
  readonly tooFewCards: (name: string, cards: number) => string;
  readonly otherCards: (name: string, limits: Limits, cards: number) => string;
  readonly needsValues: (name: string, unknowns: readonly string[], settings: string) => string;
  readonly noSuchValues: (name: string, given: readonly string[], unknowns: readonly string[]) => string;
  readonly longRecord: (gigabytes: number) => string;
  readonly exactCountsNothing: string;
  /** `--trials` was given beside `--exact`, and no page that would run so many. */
  readonly exactRunsNone: string;
  readonly notExact: (name: string, cards: number, why: Unjudged) => string;
  readonly takesLong: (shuffles: number, cards: number, needed: Duration, bearable: number) => string;
  readonly ordersUnknown: (name: string) => string;
  /** A page or a picture was to be written to standard output. */
  readonly needsFile: (option: string) => string;
  readonly noPicture: (cards: number, most: number) => string;
  readonly noPage: (cards: number, most: number) => string;
  readonly noResvg: string;
  readonly noModule: (module: string) => string;
  readonly notStarted: (name: string, why: string) => string;
  readonly ranOutOfMemory: (name: string, megabytes: number) => string;
  readonly endedItself: (name: string) => string;
  readonly spoiltAnswers: (name: string) => string;
  readonly notLoadedWithin: (module: string, time: Duration) => string;
  readonly nothingWithin: (name: string, time: Duration) => string;
  readonly tooFewWithin: (name: string, done: number, trials: number, time: Duration) => string;
}

const tellNumber = (number: number): string => number.toLocaleString("en-US");

const withoutStop = (message: string): string => message.replace(/[.。]$/, "");

const getPlace = (name: string, { line, column }: Unparsed): string =>
  line === undefined ? name : `${name}:${String(line)}:${String(column ?? 1)}`;

const CODE = ".js, .ts, .vue or the like";
const quote = (name: string): string => `\`${name}\``;

const list = (words: readonly string[], last: "and" | "or"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;

const tellTime = ({ number, unit }: Duration): string => count(number, unit);

function tellLimits({ leastCards = 2, mostCards }: Limits): string {
  if (mostCards === undefined) return `${count(leastCards, "item")} or more`;
  return leastCards === mostCards ? count(mostCards, "item") : `${String(leastCards)} to ${count(mostCards, "item")}`;
}

const ENGLISH: Omit<Refusals, keyof CommandRefusals> = {
  badFolder: (error) => `The folder that this was started in can't be used: ${describeError(error, "en")}.`,
  notSent: (error) => `The report can't be written to standard output: ${describeError(error, "en")}.`,
  notRead: (name, error) => `${name} can't be read: ${describeError(error, "en")}.`,
  notWritten: (name, error) => `${name} can't be written: ${describeError(error, "en")}.`,
  recordNotWritten: (folder, error) => `The record can't be written to ${folder}: ${describeError(error, "en")}.`,
  noUtf8Path: (name) => `${name} can't be found by its path, which is no UTF-8: rename it, or scan a folder above it.`,
  notParsed: (name, problem) =>
    `${getPlace(name, problem)}: ${REASONS.en[problem.kind]}: ${withoutStop(problem.message)}.`,
  noPath: (name) => `There is no file or folder ${name}.`,
  emptyPath: "A path is empty, perhaps for a variable that is not set: `.` is the folder at hand.",
  noExport: (module, names) =>
    `${module} is not there, or does not export ${names.join(" and ")}, which --import-from is to import from it. One function that copies is named so: --import-from lodash#shuffle.`,
  noMatch: (pattern) => `No file matches ${pattern}.`,
  notScanned: (name, kind) => `${name} is ${TROUBLES.en.is[kind]}, and only files and folders are scanned.`,
  noScannedCode: (name, extensions) =>
    `${name} is no file that can be scanned: it would end in ${list(
      extensions.map((extension) => `.${extension}`),
      "or",
    )}.`,
  noCode: (name) => `${name} is no file that can be read for shuffles: it would end in ${CODE}.`,
  noCodeName: (name) => `${name} is no name of code: it would end in ${CODE}.`,
  inputAlone: "- is standard input, and is scanned alone: leave the other paths out.",
  nothingSent: "--stdin-filename names what standard input holds: scan - reads it.",
  nothingToFix: "--suggestion says what --fix does besides: give both, or write fix instead of scan.",
  patchAlone: "--diff is a report of its own: leave --format out.",
  placeAlone: "A place in a file, such as src/deal.ts:12, is fixed alone: leave the other paths out.",
  notFixedAt: (place, suggestions, asked) => {
    if (suggestions === undefined) return `No biased shuffle is reported at ${place}, so nothing was changed.`;
    if (asked !== undefined)
      return `The biased shuffle at ${place} has ${suggestions === 0 ? "no suggestion" : `${count(suggestions, "suggestion")} and no number ${String(asked)}`}, so nothing was changed.`;
    return `The biased shuffle at ${place} is not fixed unasked${suggestions === 0 ? ", and has no suggestion" : `; --suggestion 1 chooses its ${suggestions === 1 ? "" : "first "}suggestion`}.`;
  },
  noSuchSuggestion: (asked, most) =>
    `No biased shuffle that is left has a suggestion ${String(asked)}: ${most === 0 ? "none of them has a suggestion" : `they have ${String(most)} at most`}.`,
  noFile: (name) => `There is no file ${name}.`,
  noLine: (name, line, lines) => `${name} has no line ${String(line)}: it has ${String(lines)}.`,
  noColumn: (name, line, column, columns) =>
    `Line ${String(line)} of ${name} has no column ${String(column)}: it has ${String(columns)}. Leave the column out to ask about the whole line.`,
  namesNoLine: (given, file) => `${given} names no line of ${file}: a line is a number, as in ${file}:12.`,
  whichPlace: "Say which line is meant: src/deck.js:12, or :12:5 with a column.",
  whichLine: (file, places) => `Say which line of ${file} is meant: ${list(places, "or")}.`,
  noShuffleCalled: (text, guess, ids) =>
    `There is no file and no shuffle of the catalogue called ${text}${guess === undefined ? "." : `; did you mean ${guess}?`} The catalogue has ${ids.join(", ")}.`,
  noShuffle: (name) => `There is no shuffle in ${name} that I know.`,
  whichShuffle: (name, places) =>
    `${name} has ${String(places.length)} shuffles: say which one, ${list(places, "or")}.`,
  noShuffleAt: (place, near, isAll) =>
    `There is no shuffle that I know at ${place}; ${isAll ? (near.length === 1 ? "there is one" : "there are some") : "the nearest are"} at ${list(near, "and")}.`,
  leavesList: (name, cards) =>
    `${name} leaves its list at ${count(cards, "item")} (--cards sets another number): a draw can lie outside of it, so items get lost.`,
  notSimulated: (name, why) => `${name} can't be simulated: ${tellUnjudgeable(why)}.`,
  tooFewCards: (name, cards) => `${name} has ${count(cards, "item")}: there is nothing to shuffle.`,
  otherCards: (name, limits, cards) => `${name} works for ${tellLimits(limits)}, not for ${String(cards)}.`,
  needsValues: (name, unknowns, settings) =>
    `What ${name} does depends on ${list(unknowns.map(quote), "and")}, which the code does not tell: say it, for example ${settings}.`,
  noSuchValues: (name, given, unknowns) =>
    `${name} depends on no variable ${given.join(", ")}: ${unknowns.length === 0 ? "it depends on none" : `there is ${unknowns.join(", ")}`}.`,
  longRecord: (gigabytes) =>
    `The record would take about ${count(gigabytes, "gigabyte")}. Add --yes to write it, or ask for fewer with --trials.`,
  exactCountsNothing: "--report and --record show what a simulation counted: leave --exact out.",
  exactRunsNone: "--trials is how many shuffles are simulated, and --exact simulates none: leave one of them out.",
  notExact: (name, cards, why) =>
    `There is no exact matrix of ${name} at ${count(cards, "item")}: ${tellUnjudgeable(why)}. Leave --exact out to simulate it.`,
  takesLong: (shuffles, cards, needed, bearable) =>
    `${count(shuffles, "shuffle")} of ${count(cards, "item")} would take about ${tellTime(needed)}. Add --yes to run them, or ask for fewer: --trials ${String(bearable)}.`,
  ordersUnknown: (name) =>
    `Every item of ${name} is at every position equally often; whether all orders are as likely can't be computed. Leave --exact out to simulate it.`,
  needsFile: (option) => `Standard output takes the report: give --${option} the name of a file.`,
  noPicture: (cards, most) =>
    cards > most
      ? `A picture shows up to ${String(most)} items, not ${String(cards)}: ask for fewer with --cards.`
      : "There is no matrix that a picture could show.",
  noPage: (cards, most) =>
    `A page shows up to ${String(most)} items, not ${String(cards)}: ask for fewer with --cards, or leave out --html.`,
  noResvg:
    "No PNG can be drawn yet: @resvg/resvg-js, which draws it, has to be beside the command line (`npm i -D @resvg/resvg-js` in the project that has the command line; without an installation, one more `--package @resvg/resvg-js` behind `npx`). --svg needs nothing.",
  noModule: (module) =>
    `${module} is no file: name the module, and its function as ${module.replace(/[/\\]$/, "")}/deck.ts#shuffle.`,
  notStarted: (name, why) => `${name} could not be measured: ${why}`,
  ranOutOfMemory: (name, megabytes) =>
    `${name} needed more than ${count(megabytes, "megabyte")}. Allow more with --memory, if that is right.`,
  endedItself: (name) => `${name} ended its process before it was measured.`,
  spoiltAnswers: (name) =>
    `${name} can't be measured: something in its process wrote to the pipe that measure listens to, so that its answers prove nothing.`,
  notLoadedWithin: (module, time) =>
    `${module} had not been loaded after ${tellTime(time)}. Give it more with --timeout, if that is right.`,
  nothingWithin: (name, time) =>
    `${name} did not come back within ${tellTime(time)}: it may never end. Give it more with --timeout, if that is right.`,
  tooFewWithin: (name, done, trials, time) =>
    `${name} had done ${count(done, "shuffle")} of ${tellNumber(trials)} after ${tellTime(time)}. Give it more with --timeout, or ask for fewer with --trials.`,
};

const CHINESE_CODE = ".js、.ts、.vue 等";

const UNITS: Readonly<Record<Duration["unit"], string>> = {
  second: "秒",
  minute: "分钟",
  hour: "小时",
  day: "天",
  year: "年",
};

const tellChineseTime = ({ number, unit }: Duration): string => `${tellNumber(number)} ${UNITS[unit]}`;

function tellChineseLimits({ leastCards = 2, mostCards }: Limits): string {
  if (mostCards === undefined) return `至少 ${String(leastCards)} 个元素`;
  return leastCards === mostCards
    ? `${String(mostCards)} 个元素`
    : `${String(leastCards)} 到 ${String(mostCards)} 个元素`;
}

/** A name of the catalogue is Chinese, and what follows it stands close to it; the path of a file has a blank behind it. */
const before = (name: string): string => (/\p{Script=Han}$/u.test(name) ? name : `${name} `);

const CHINESE: Omit<Refusals, keyof CommandRefusals> = {
  badFolder: (error) => `启动命令的文件夹无法使用：${describeError(error, "zh-cn")}。`,
  notSent: (error) => `无法将报告写到标准输出：${describeError(error, "zh-cn")}。`,
  notRead: (name, error) => `无法读取 ${name}：${describeError(error, "zh-cn")}。`,
  notWritten: (name, error) => `无法写入 ${name}：${describeError(error, "zh-cn")}。`,
  recordNotWritten: (folder, error) => `无法将记录写入 ${folder}：${describeError(error, "zh-cn")}。`,
  noUtf8Path: (name) => `无法按路径找到 ${name}，因为路径不是 UTF-8：请重命名，或扫描它上层的文件夹。`,
  notParsed: (name, problem) => `${getPlace(name, problem)}：${tellInChinese(problem.kind, problem.message)}。`,
  noPath: (name) => `没有名为 ${name} 的文件或文件夹。`,
  emptyPath: "有一个路径是空的，也许是用到的变量没有值：`.` 表示当前文件夹。",
  noExport: (module, names) =>
    `${module} 不存在，或没有导出 ${names.join(" 和 ")}，而 --import-from 要从中导入。返回副本的单个函数这样写：--import-from lodash#shuffle。`,
  noMatch: (pattern) => `没有文件与 ${pattern} 匹配。`,
  notScanned: (name, kind) => `${name} 是${TROUBLES["zh-cn"].is[kind]}，而只有文件和文件夹可以扫描。`,
  noScannedCode: (name, extensions) =>
    `${name} 不是可以扫描的文件：文件名应以 ${extensions.map((extension) => `.${extension}`).join("、")} 结尾。`,
  noCode: (name) => `${name} 不是可以从中读取洗牌的文件：文件名应以 ${CHINESE_CODE}结尾。`,
  noCodeName: (name) => `${name} 不是代码文件的名称：它应以 ${CHINESE_CODE}结尾。`,
  inputAlone: "- 表示标准输入，只能单独扫描：请去掉其他路径。",
  nothingSent: "--stdin-filename 为标准输入的内容命名：请用 scan - 读取它。",
  nothingToFix: "--suggestion 说明 --fix 还要做什么：请同时使用，或把 scan 写成 fix。",
  patchAlone: "--diff 本身就是一种报告：请去掉 --format。",
  placeAlone: "文件中的一处（如 src/deal.ts:12）只能单独修复：请去掉其他路径。",
  notFixedAt: (place, suggestions, asked) => {
    if (suggestions === undefined) return `${place} 处没有报告有偏的洗牌，因此没有改动。`;
    if (asked !== undefined)
      return `${place} 处有偏的洗牌${suggestions === 0 ? "没有建议" : `只有 ${String(suggestions)} 条建议`}，没有第 ${String(asked)} 条，因此没有改动。`;
    return `${place} 处有偏的洗牌不会自动修复${suggestions === 0 ? "，也没有建议" : "；可用 --suggestion 1 选择第一条建议"}。`;
  },
  noSuchSuggestion: (asked, most) =>
    `剩下的有偏的洗牌都没有第 ${String(asked)} 条建议：${most === 0 ? "它们没有任何建议" : `最多有 ${String(most)} 条`}。`,
  noFile: (name) => `没有文件 ${name}。`,
  noLine: (name, line, lines) => `${name} 没有第 ${String(line)} 行：它共有 ${String(lines)} 行。`,
  noColumn: (name, line, column, columns) =>
    `${name} 的第 ${String(line)} 行没有第 ${String(column)} 列：它共有 ${String(columns)} 列。不写列号即可询问整行。`,
  namesNoLine: (given, file) => `${given} 没有指明 ${file} 的哪一行：行号是数字，例如 ${file}:12。`,
  whichPlace: "请指明哪一行：src/deck.js:12，带列号则为 :12:5。",
  whichLine: (file, places) => `请指明 ${file} 的哪一行：${places.join("、")}。`,
  noShuffleCalled: (text, guess, ids) =>
    `没有名为 ${text} 的文件，内置示例中也没有这个洗牌${guess === undefined ? "。" : `；是否想写 ${guess}？`}内置示例有 ${ids.join("、")}。`,
  noShuffle: (name) => `${name} 中没有可识别的洗牌。`,
  whichShuffle: (name, places) =>
    `${name} 中有 ${String(places.length)} 个洗牌：请指明其中一个，${places.join("、")}。`,
  noShuffleAt: (place, near, isAll) =>
    `${place} 处没有可识别的洗牌；${isAll ? "可识别的" : "最近的几个"}在 ${near.join("、")}。`,
  leavesList: (name, cards) =>
    `${String(cards)} 个元素时（可用 --cards 改变个数），${before(name)}会超出列表：抽取的位置可能落在列表之外，因而丢失元素。`,
  notSimulated: (name, why) => `无法模拟 ${name}：${tellUnjudgeable(why, "zh-cn")}。`,
  tooFewCards: (name, cards) => `${before(name)}只有 ${String(cards)} 个元素：没有可洗的。`,
  otherCards: (name, limits, cards) =>
    `${before(name)}适用于${tellChineseLimits(limits)}，不适用于 ${String(cards)} 个。`,
  needsValues: (name, unknowns, settings) =>
    `${before(name)}的行为取决于 ${unknowns.map(quote).join("、")}，而代码中没有给出：请指定，例如 ${settings}。`,
  noSuchValues: (name, given, unknowns) =>
    `${before(name)}不取决于变量 ${given.join("、")}：${unknowns.length === 0 ? "它不取决于任何变量" : `它取决于 ${unknowns.join("、")}`}。`,
  longRecord: (gigabytes) => `记录约占 ${tellNumber(gigabytes)} GB。请加上 --yes 来写入，或用 --trials 减少次数。`,
  exactCountsNothing: "--report 和 --record 给出的是模拟的计数：请去掉 --exact。",
  exactRunsNone: "--trials 是模拟的次数，而 --exact 不做模拟：请去掉其中一个。",
  notExact: (name, cards, why) =>
    `${String(cards)} 个元素时，${before(name)}没有精确的矩阵：${tellUnjudgeable(why, "zh-cn")}。去掉 --exact 即可模拟。`,
  takesLong: (shuffles, cards, needed, bearable) =>
    `对 ${String(cards)} 个元素洗 ${tellNumber(shuffles)} 次约需 ${tellChineseTime(needed)}。请加上 --yes 来运行，或减少次数：--trials ${String(bearable)}。`,
  ordersUnknown: (name) =>
    `${before(name)}的每个元素出现在每个位置的概率都相等；但无法算出各种排列是否同样可能。去掉 --exact 即可模拟。`,
  needsFile: (option) => `标准输出用于报告：请给 --${option} 一个文件名。`,
  noPicture: (cards, most) =>
    cards > most
      ? `图片最多显示 ${String(most)} 个元素，而不是 ${String(cards)} 个：请用 --cards 减少个数。`
      : "没有可以画成图片的矩阵。",
  noPage: (cards, most) =>
    `网页最多显示 ${String(most)} 个元素，而不是 ${String(cards)} 个：请用 --cards 减少个数，或不用 --html。`,
  noResvg:
    "缺少绘制 PNG 的包 @resvg/resvg-js：它必须和命令行装在一起（在装有命令行的项目里执行 `npm i -D @resvg/resvg-js`；不安装时，在 `npx` 之后再写一个 `--package @resvg/resvg-js`）。--svg 不需要任何包。",
  noModule: (module) =>
    `${module} 不是文件：请给出模块及其函数，例如 ${module.replace(/[/\\]$/, "")}/deck.ts#shuffle。`,
  notStarted: (name, why) => `无法测量 ${name}：${why}`,
  ranOutOfMemory: (name, megabytes) =>
    `${name} 需要的内存超过 ${tellNumber(megabytes)} MB。如果这是正常的，请用 --memory 放宽。`,
  endedItself: (name) => `${name} 在测量完成之前就结束了自己的进程。`,
  spoiltAnswers: (name) => `无法测量 ${name}：它的进程向 measure 读取的管道写入了别的内容，因此结果不能证明什么。`,
  notLoadedWithin: (module, time) =>
    `${tellChineseTime(time)}后 ${module} 仍未加载完。如果这是正常的，请用 --timeout 延长时间。`,
  nothingWithin: (name, time) =>
    `${name} 在 ${tellChineseTime(time)}内没有返回：它可能永远不会结束。如果这是正常的，请用 --timeout 延长时间。`,
  tooFewWithin: (name, done, trials, time) =>
    `${tellChineseTime(time)}后 ${name} 只完成了 ${tellNumber(trials)} 次洗牌中的 ${tellNumber(done)} 次。请用 --timeout 延长时间，或用 --trials 减少次数。`,
};

const TEXTS = { en: ENGLISH, "zh-cn": CHINESE } as const;

/** Returns what is said in a language; another command is named as `command`, what was typed to run this one, has it. */
export const getRefusals = (language: Language, command: string): Refusals => ({
  ...TEXTS[language],
  ...getCommandRefusals(language, command),
});
