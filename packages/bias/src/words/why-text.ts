// A reason in words.
import type { Language } from "./language.ts";
import { tellApart, tellNumber, tellOrder, tellPower, tellShare } from "./numbers.ts";
import type { Reason } from "../verdict/why.ts";

/** Beyond so many digits nobody reads a number. */
const MOST_DIGITS = 24;

const MOST_FACTORS = 6;

function tellProduct(factors: readonly bigint[]): string {
  const shown = factors.length <= MOST_FACTORS ? factors : [...factors.slice(0, 3), "…", ...factors.slice(-1)];
  return shown.map((factor) => (typeof factor === "string" ? factor : tellNumber(factor))).join(" · ");
}

/** How many equally likely runs there are: "27", or the power that they are, with its value; and the short way to say so again. */
function tellRuns(
  { base, exponent, runs }: Extract<Reason, { kind: "indivisible" }>,
  tell: (value: bigint) => string,
): readonly [short: string, all: string] {
  const all = tell(runs);
  if (base === undefined) return [all, all];
  const power = tellPower(tell(base), exponent);
  return [runs.toString().length > MOST_DIGITS ? power : all, `${power} = ${all}`];
}

const tellPrime = ({ prime, power }: Extract<Reason, { kind: "indivisible" }>): string =>
  power === 1 ? `${prime}` : tellPower(String(prime), power);

/** A number with its thousands, or about so many tens where it is too long to be read. */
const makeTell =
  (about: string) =>
  (value: bigint): string => {
    const digits = value.toString();
    if (digits.length <= MOST_DIGITS) return tellNumber(value);
    return `${about}${digits.slice(0, 1)}.${digits.slice(1, 3)}·${tellPower("10", digits.length - 1)}`;
  };

/** The first powers of a number, for the eye: "2, 4, 8, 16". */
const tellPowers = (base: bigint, comma: string): string =>
  Array.from({ length: base === 2n ? 4 : 3 }, (_, index) => tellNumber(base ** BigInt(index + 1))).join(comma);

/** Beyond so many characters a fraction is told in percent. */
const LONGEST_FRACTION = 13;

/** What is left of a fraction below 1 when it becomes a plain number. */
const SCALE = 10n ** 18n;

/** Two exact shares: as the fractions that they are where a person can check them by hand, "14/243", else in percent. */
function tellShares(
  { more, less }: Extract<Reason, { kind: "unequal" }>,
  language: Language,
): readonly [more: string, less: string] {
  const fractions = [more.share, less.share] as const;
  if (fractions.every(({ length }) => length <= LONGEST_FRACTION)) return fractions;
  return tellApart(toNumber(more.share), toNumber(less.share), language) ?? fractions;
}

/** The shares of two places in percent, with as many digits as tell them apart. */
const tellPlaces = (
  { more, less }: Extract<Reason, { kind: "unequalPlaces" }>,
  language: Language,
): readonly [more: string, less: string] =>
  tellApart(more.share, less.share, language) ?? [tellShare(more.share, language), tellShare(less.share, language)];

/** The numbers of an exact fraction may be larger than a plain number can be. */
function toNumber(fraction: string): number {
  const [part = "0", whole = "1"] = fraction.split("/");
  return Number((BigInt(part) * SCALE) / BigInt(whole)) / Number(SCALE);
}

const TELL: Readonly<Record<Language, (reason: Reason) => string>> = {
  en: tellInEnglish,
  "zh-cn": (reason) => tellInChinese(reason).replaceAll(" 约 ", "约 "),
};

/**
 * Returns a reason as one or two sentences, English ones if no language is given, with its numbers; items are counted from 1.
 * @example
 * ```js
 * import { getCatalogueEntry, tellWhy, why } from "@fair-shuffle/bias";
 *
 * tellWhy(why(getCatalogueEntry("naive-swap").model, 3)); // "There are 3³ = 27 equally likely ways to draw. 6 orders (3!) can't share them equally: some must come up more often. (2 divides 6, and not 27.)"
 * ```
 */
export function tellWhy(reason: Reason, language: Language = "en"): string {
  return TELL[language](reason);
}

/** Of so many items, of which so many move. */
interface Items {
  readonly cards: number;
  /** How many were asked about, where these are fewer. */
  readonly of?: number;
  readonly moving?: number;
}

const countMoving = (reason: Reason): number => ("moving" in reason ? reason.moving : undefined) ?? reason.cards;

/** Of fewer items than were asked about, a reason says so. */
const ofItems = ({ cards, of, moving }: Items): string =>
  `${of === undefined ? `Of ${cards} items,` : `Of as few as ${cards} items,`}${moving === undefined ? "" : ` ${moving} of which move,`}`;

function tellInEnglish(reason: Reason): string {
  const tell = makeTell("about ");
  const { cards } = reason;
  const moving = countMoving(reason);
  const ofMoving = moving === cards ? "" : ` of the ${moving} items that move`;
  const orders = "orders" in reason ? `${tell(reason.orders)} orders` : "";
  const factorial = "orders" in reason ? tellFactorial(reason, tell) : "";
  switch (reason.kind) {
    case "oneRunEach":
      return `There are ${tellProduct(reason.factors)} = ${tell(reason.orders)} equally likely ways to draw, and as many orders (${cards}!): one way for each.`;
    case "runsEach":
      return `There are ${tell(reason.runs)} equally likely ways to draw, and ${orders} (${cards}!): ${tell(reason.runs / reason.orders)} ways for each.`;
    case "computed":
      return reason.of === undefined
        ? `Of ${cards} items, each of the ${orders} (${cards}!) comes up equally often: all ways to draw were followed.`
        : `Each of ${reason.of} items comes to each position equally often, and of ${cards} items each of the ${orders} (${cards}!) comes up equally often: all ways to draw were followed.`;
    case "distinctKeys":
      return `Each item draws its key in the same way and no two keys tie, so each of the ${orders} (${cards}!) comes up equally often.`;
    case "indivisible": {
      const [short, runs] = tellRuns(reason, tell);
      return `There are ${runs} equally likely ways to draw. ${capital(orders)}${ofMoving} (${moving}!) can't share them equally: some must come up more often. (${tellPrime(reason)} divides ${factorial}, and not ${short}.)`;
    }
    case "powers": {
      const base = tell(reason.base);
      const outcomes =
        reason.base === 2n
          ? `Every comparison is a coin flip, and however many flips there are, they have ${tellPowers(reason.base, ", ")} … equally likely outcomes`
          : `Every comparison has ${base} equally likely answers, and however many comparisons there are, they have ${tellPowers(reason.base, ", ")} … equally likely outcomes`;
      return `${outcomes}. ${capital(orders)} (${cards}!) can't share them equally: some must come up more often. (${reason.prime} divides ${factorial}, and no power of ${base}.)`;
    }
    case "tooFewRuns":
      return `There are only ${tell(reason.runs)} ways to draw, and ${orders}${ofMoving} (${moving}!): at least ${tell(reason.orders - reason.runs)} of them can never come up.`;
    case "cycles":
      return `No item can stay where it was: of the ${orders} (${cards}!), only the ${tell(reason.reached)} that are one single cycle come up.`;
    case "stays":
      return `Item ${reason.card + 1} always stays where it was: of the ${orders} (${cards}!), only ${tell(reason.reached)} come up.`;
    case "neverDrawn":
      return `Item ${reason.card + 1} is never drawn: of the ${tell(reason.draws)} ways in which ${reason.drawn} of ${cards} items can be drawn one after the other, only ${tell(reason.reached)} come up.`;
    case "evenDraw":
      return `There are ${tell(reason.draws)} ways in which ${reason.drawn} of ${cards} items can be drawn one after the other, and each item comes to each of these places equally often: all ways to draw were followed.`;
    case "fewPlaces":
      return `The code draws ${reason.drawn === 1 ? "one place" : `one of ${reason.drawn} places`} for the item that it inserts. Beside ${cards - 1} others there are ${cards}: one before each of them, and one behind the last.`;
    case "unequalPlaces": {
      const [more, less] = tellPlaces(reason, "en");
      return `The code draws one of ${cards} places for the item that it inserts, and not each of them equally often: position ${reason.more.position + 1} in ${more} of all draws, and position ${reason.less.position + 1} in ${less}.`;
    }
    case "missing":
      if (reason.found === 1) return `${ofItems(reason)} only one order ever comes up, of ${orders} (${moving}!).`;
      return `${ofItems(reason)} the order ${tellOrder(reason.order)} can't come up: ${reason.found} of the ${orders} (${moving}!) do.`;
    case "unequal": {
      const [more, less] = tellShares(reason, "en");
      return `${ofItems(reason)} the order ${tellOrder(reason.more.order)} comes up in ${more} of all shuffles, and the order ${tellOrder(reason.less.order)} in ${less}.`;
    }
  }
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The number of orders, or n! where nobody reads so long a number. */
const tellFactorial = (reason: Reason & { readonly orders: bigint }, tell: (value: bigint) => string): string =>
  reason.orders.toString().length > MOST_DIGITS ? `${countMoving(reason)}!` : tell(reason.orders);

const ofItemsInChinese = ({ cards, of, moving }: Items): string => {
  const items = `${cards} 个元素${moving === undefined ? "" : `（其中 ${moving} 个会移动）`}`;
  return of === undefined ? `${items}时` : `仅 ${items}时就已如此`;
};

function tellInChinese(reason: Reason): string {
  const tell = makeTell("约 ");
  const { cards } = reason;
  const moving = countMoving(reason);
  const ofMoving = moving === cards ? "" : `会移动的 ${moving} 个元素的 `;
  const orders = "orders" in reason ? `${tell(reason.orders)} 种排列（${moving}!）` : "";
  const factorial = "orders" in reason ? tellFactorial(reason, tell) : "";
  switch (reason.kind) {
    case "oneRunEach":
      return `共有 ${tellProduct(reason.factors)} = ${tell(reason.orders)} 种等可能的抽取过程，排列也正好有这么多种（${cards}!）：每个过程对应一种排列。`;
    case "runsEach":
      return `共有 ${tell(reason.runs)} 种等可能的抽取过程和 ${orders}：每种排列恰好分到 ${tell(reason.runs / reason.orders)} 种。`;
    case "computed":
      return reason.of === undefined
        ? `${cards} 个元素时，${orders}出现的机会完全相同：所有抽取过程都已逐一计算。`
        : `${reason.of} 个元素各自落在每个位置的概率都相同，而 ${cards} 个元素的 ${orders}出现的概率也完全相同：所有抽取过程都已逐一计算。`;
    case "distinctKeys":
      return `每个元素都以同样的方式抽取键，而且没有两个键会相同，因此 ${orders}出现的概率完全相同。`;
    case "indivisible": {
      const [short, runs] = tellRuns(reason, tell);
      return `共有 ${runs} 种等可能的抽取过程，无法平均分给${ofMoving === "" ? " " : ofMoving}${orders}：有些排列必然出现得更多。（${tellPrime(reason)} 能整除 ${factorial}，却不能整除 ${short}。）`;
    }
    case "powers": {
      const base = tell(reason.base);
      const outcomes =
        reason.base === 2n
          ? `每次比较都是抛一次硬币；无论抛多少次，等可能的结果总是 ${tellPowers(reason.base, "、")}……种`
          : `每次比较有 ${base} 种等可能的回答；无论比较多少次，等可能的结果总是 ${tellPowers(reason.base, "、")}……种`;
      return `${outcomes}，无法平均分给 ${orders}：有些排列必然出现得更多。（${reason.prime} 能整除 ${factorial}，却不能整除 ${base} 的任何次幂。）`;
    }
    case "tooFewRuns":
      return `只有 ${tell(reason.runs)} 种抽取过程，却有${ofMoving === "" ? " " : ofMoving}${orders}：至少有 ${tell(reason.orders - reason.runs)} 种永远不会出现。`;
    case "cycles":
      return `没有一个元素能留在原位：${orders}中，只有构成单一循环的 ${tell(reason.reached)} 种会出现。`;
    case "stays":
      return `第 ${reason.card + 1} 个元素永远留在原位：${orders}中，只有 ${tell(reason.reached)} 种会出现。`;
    case "neverDrawn":
      return `第 ${reason.card + 1} 个元素从不被抽中：从 ${cards} 个元素中依次抽取 ${reason.drawn} 个共有 ${tell(reason.draws)} 种结果，只有 ${tell(reason.reached)} 种会出现。`;
    case "evenDraw":
      return `从 ${cards} 个元素中依次抽取 ${reason.drawn} 个共有 ${tell(reason.draws)} 种结果，每个元素落在其中每个位置的概率都相同：所有抽取过程都已逐一计算。`;
    case "fewPlaces":
      return `代码只从 ${reason.drawn} 个位置中抽取一个，放入要插入的元素；而在其他 ${cards - 1} 个元素之间可插入的位置有 ${cards} 个：每个元素之前各一个，最后一个元素之后还有一个。`;
    case "unequalPlaces": {
      const [more, less] = tellPlaces(reason, "zh-cn");
      return `代码从 ${cards} 个位置中抽取一个，放入要插入的元素，但抽到各个位置的概率并不相同：第 ${reason.more.position + 1} 位是 ${more}，而第 ${reason.less.position + 1} 位是 ${less}。`;
    }
    case "missing":
      if (reason.found === 1) return `${ofItemsInChinese(reason)}，${orders}中始终只有一种会出现。`;
      return `${ofItemsInChinese(reason)}，排列 ${tellOrder(reason.order)} 不可能出现：${orders}中只有 ${reason.found} 种会出现。`;
    case "unequal": {
      const [more, less] = tellShares(reason, "zh-cn");
      return `${ofItemsInChinese(reason)}，排列 ${tellOrder(reason.more.order)} 出现的概率是 ${more}，而排列 ${tellOrder(reason.less.order)} 是 ${less}。`;
    }
  }
}
