// A reason in words.
import type { Language } from "./language.ts";
import { tellOrder } from "./numbers.ts";
import type { Reason } from "../verdict/why.ts";

const format = new Intl.NumberFormat("en-US");

/** Beyond so many digits nobody reads a number. */
const MOST_DIGITS = 24;

const MOST_FACTORS = 6;

function tellProduct(factors: readonly bigint[]): string {
  const shown = factors.length <= MOST_FACTORS ? factors : [...factors.slice(0, 3), "…", ...factors.slice(-1)];
  return shown.map((factor) => (typeof factor === "string" ? factor : format.format(factor))).join(" · ");
}

/** How many equally likely runs there are: "27", or the power that they are, with its value; and the short way to say so again, where there is one. */
function tellRuns(
  { base, exponent, runs }: Extract<Reason, { kind: "indivisible" }>,
  tell: (value: bigint) => string,
): readonly [short: string | undefined, all: string] {
  const all = tell(runs);
  if (base === undefined) return [runs.toString().length > MOST_DIGITS ? undefined : all, all];
  const power = `${tell(base)}^${exponent}`;
  return [power, `${power} = ${all}`];
}

const tellPrime = ({ prime, power }: Extract<Reason, { kind: "indivisible" }>): string =>
  power === 1 ? `${prime}` : `${prime}^${power}`;

/** A number with its thousands, or about so many tens where it is too long to be read. */
const makeTell =
  (about: string) =>
  (value: bigint): string => {
    const digits = value.toString();
    if (digits.length <= MOST_DIGITS) return format.format(value);
    return `${about}${digits.slice(0, 1)}.${digits.slice(1, 3)}·10^${digits.length - 1}`;
  };

const TELL: Readonly<Record<Language, (reason: Reason) => string>> = { en: tellInEnglish, "zh-cn": tellInChinese };

/**
 * Returns a reason as one or two sentences, English ones if no language is given, with its numbers; items are counted from 1.
 * @example
 * ```js
 * import { getCatalogueEntry, tellWhy, why } from "@fair-shuffle/bias";
 *
 * tellWhy(why(getCatalogueEntry("naive-swap").model, 3)); // "3^3 = 27 equally likely runs can't be dealt evenly to 3! = 6 orders: 2 divides 3!, and not 3^3."
 * ```
 */
export function tellWhy(reason: Reason, language: Language = "en"): string {
  return TELL[language](reason);
}

/** Of fewer items than were asked about, a reason says so. */
const ofItems = ({ cards, of }: { readonly cards: number; readonly of?: number }): string =>
  of === undefined ? `Of ${cards} items,` : `Of as few as ${cards} items,`;

function tellInEnglish(reason: Reason): string {
  const tell = makeTell("about ");
  const { cards } = reason;
  const orders = "orders" in reason ? `${cards}! = ${tell(reason.orders)} orders` : "";
  switch (reason.kind) {
    case "oneRunEach":
      return `${tellProduct(reason.factors)} = ${tell(reason.orders)} equally likely runs meet the ${cards}! orders one to one.`;
    case "runsEach":
      return `${tell(reason.runs)} equally likely runs meet the ${orders}, ${tell(reason.runs / reason.orders)} each.`;
    case "computed":
      return reason.of === undefined
        ? `Of ${cards} items, each of the ${orders} comes up equally often, as computed run by run.`
        : `Each of ${reason.of} items comes to each position equally often, and of ${cards} items each of the ${orders} comes up equally often, as computed run by run.`;
    case "distinctKeys":
      return `Each item draws its key in the same way and no two keys tie, so each of the ${orders} comes up equally often.`;
    case "indivisible": {
      const [short, runs] = tellRuns(reason, tell);
      return `${runs} equally likely runs can't be dealt evenly to ${orders}: ${tellPrime(reason)} divides ${cards}!, and not ${short ?? "them"}.`;
    }
    case "powers": {
      const base = tell(reason.base);
      return `Each comparison has ${base} equally likely outcomes, so the number of runs is a power of ${base}, however many comparisons there are. It can't be dealt evenly to ${orders}: ${reason.prime} divides ${cards}!, and no power of ${base}.`;
    }
    case "tooFewRuns":
      return `${tell(reason.runs)} runs reach at most as many of the ${orders}; the others can't come up.`;
    case "cycles":
      return `No item can stay where it was: only the ${tell(reason.reached)} orders that are one single cycle come up, of ${orders}.`;
    case "stays":
      return `Item ${reason.card + 1} always stays where it was: only ${tell(reason.reached)} orders come up, of ${orders}.`;
    case "missing":
      if (reason.found === 1) return `${ofItems(reason)} only one order ever comes up, of ${orders}.`;
      return `${ofItems(reason)} the order ${tellOrder(reason.order)} can't come up: ${reason.found} of the ${orders} do.`;
    case "unequal":
      return `${ofItems(reason)} the order ${tellOrder(reason.more.order)} comes up in ${reason.more.share} of all runs, the order ${tellOrder(reason.less.order)} in ${reason.less.share}.`;
  }
}

const ofItemsInChinese = ({ cards, of }: { readonly cards: number; readonly of?: number }): string =>
  of === undefined ? `${cards} 个元素时` : `仅 ${cards} 个元素时就已如此`;

function tellInChinese(reason: Reason): string {
  const tell = makeTell("约 ");
  const { cards } = reason;
  const orders = "orders" in reason ? `${cards}! = ${tell(reason.orders)} 种排列` : "";
  switch (reason.kind) {
    case "oneRunEach":
      return `${tellProduct(reason.factors)} = ${tell(reason.orders)} 种等可能的抽取过程与 ${cards}! 种排列一一对应。`;
    case "runsEach":
      return `${tell(reason.runs)} 种等可能的抽取过程均分给 ${orders}，每种排列恰好 ${tell(reason.runs / reason.orders)} 种。`;
    case "computed":
      return reason.of === undefined
        ? `逐一计算表明：${cards} 个元素的 ${orders}出现的概率完全相同。`
        : `逐一计算表明：${reason.of} 个元素各自落在每个位置的概率都相同，而 ${cards} 个元素的 ${orders}出现的概率也完全相同。`;
    case "distinctKeys":
      return `每个元素都以同样的方式抽取键，而且没有两个键会相同，因此 ${orders}出现的概率完全相同。`;
    case "indivisible": {
      const [short, runs] = tellRuns(reason, tell);
      return `${runs} 种等可能的抽取过程无法均分给 ${orders}：${tellPrime(reason)} 能整除 ${cards}!，却不能整除 ${short ?? "前者"}。`;
    }
    case "powers": {
      const base = tell(reason.base);
      return `每次比较有 ${base} 种等可能的结果，因此无论比较多少次，抽取过程的总数都是 ${base} 的幂，无法均分给 ${orders}：${reason.prime} 能整除 ${cards}!，却不能整除 ${base} 的任何次幂。`;
    }
    case "tooFewRuns":
      return `${tell(reason.runs)} 种抽取过程最多只能得到同样多种结果，而共有 ${orders}；其余的永远不会出现。`;
    case "cycles":
      return `没有一个元素能留在原位：${orders}中，只有构成单一循环的 ${tell(reason.reached)} 种会出现。`;
    case "stays":
      return `第 ${reason.card + 1} 个元素永远留在原位：${orders}中，只有 ${tell(reason.reached)} 种会出现。`;
    case "missing":
      if (reason.found === 1) return `${cards} 个元素有 ${orders}，却始终只出现其中一种。`;
      return `${ofItemsInChinese(reason)}，排列 ${tellOrder(reason.order)} 不可能出现：${orders}中只有 ${reason.found} 种会出现。`;
    case "unequal":
      return `${ofItemsInChinese(reason)}，排列 ${tellOrder(reason.more.order)} 出现的概率是 ${reason.more.share}，而排列 ${tellOrder(reason.less.order)} 是 ${reason.less.share}。`;
  }
}
