// All paths of a shuffle in words: how many there are, and how they are shared among the orders.
import type { PathFlow } from "../exact/path-flow.ts";
import * as rational from "../exact/rational.ts";
import type { Language } from "./language.ts";
import { tellNumber, tellOrder, tellShare } from "./numbers.ts";

/** More paths than that are told as shares: nobody counts them. */
const MOST_COUNTED = 1000n;

/** How many equally likely paths end in an order, or how likely it is. */
interface Ending {
  readonly order: string;
  readonly share: number;
  /** Undefined where there are too many paths to be counted. */
  readonly paths: number | undefined;
}

/** Returns the orders that paths end in, in ascending order, with how many of the equally likely ones do. */
export function listEndings({ nodes, runs }: PathFlow): readonly Ending[] {
  const last = nodes.at(-1)?.step;
  const ends = nodes.filter(({ step }) => step === last);
  return ends.map(({ state, share }) => ({
    order: (state.cards ?? []).join(","),
    share: rational.toNumber(share),
    paths: runs > MOST_COUNTED ? undefined : Math.round(rational.toNumber(share) * Number(runs)),
  }));
}

/** Returns how many equally likely paths there are after each step, the first one first; undefined where they are too many to be counted. */
export function countPathsByStep({ runsByStep }: PathFlow): readonly (number | undefined)[] {
  return runsByStep.map((runs) => (runs > MOST_COUNTED ? undefined : Number(runs)));
}

/**
 * Returns in a sentence or two where the paths end, English ones if no language is given: "27 equally likely paths can't be shared equally among 6 orders: …"
 * `isPart` says that a part of the list is shuffled fairly, or a sample drawn: then some orders are not meant to come up.
 */
export function tellPaths(flow: PathFlow, language: Language = "en", isPart = false): string {
  const endings = listEndings(flow);
  const reached = endings.filter(({ share }) => share > 0);
  const ascending = [...reached].sort((a, b) => a.share - b.share);
  const [least, most] = [ascending[0], ascending.at(-1)];
  if (least === undefined || most === undefined) return "";
  const words = WORDS[language];
  const { cards, moving } = flow;
  const items = words.items(cards, moving);
  const orders = endings.length;
  const isEven = most.share - least.share < 1e-12;
  const missing = orders - reached.length;
  const never = missing === 0 ? "" : words.never(missing, isPart);
  const paths = most.paths === undefined || least.paths === undefined ? undefined : Number(flow.runs);
  if (isEven) {
    return words.even(items, paths, reached.length, most.paths, missing > 0) + never;
  }
  if (paths === undefined || most.paths === undefined || least.paths === undefined) {
    return words.shares(items, most, least, 1 / orders) + never;
  }
  return words.uneven(items, paths, orders, [least.paths, most.paths], paths % orders !== 0) + never;
}

/** Returns how many paths an order ends, "4 of 27", or its share where they are too many to be counted. */
export function tellEnding({ paths, share }: Ending, runs: bigint, language: Language = "en"): string {
  return paths === undefined ? tellShare(share, language) : WORDS[language].of(paths, Number(runs));
}

interface Words {
  /** "3 items", or "4 items, 3 of which move," where the code leaves some out. */
  readonly items: (cards: number, moving: number | undefined) => string;
  /** All orders that come up do so equally often. */
  readonly even: (
    items: string,
    paths: number | undefined,
    reached: number,
    each: number | undefined,
    isPart: boolean,
  ) => string;
  readonly uneven: (
    items: string,
    paths: number,
    orders: number,
    each: readonly [least: number, most: number],
    isIndivisible: boolean,
  ) => string;
  /** Where paths are not counted. */
  readonly shares: (items: string, most: Ending, least: Ending, fair: number) => string;
  readonly never: (orders: number, isMeant: boolean) => string;
  readonly of: (part: number, all: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    items: (cards, moving) => `${cards} items${moving === undefined ? "" : `, ${moving} of which move`}`,
    even(items, paths, reached, each, isPart) {
      const ends = isPart ? `${reached} of the orders` : `the ${reached} orders`;
      if (reached === 1) return `Whatever is drawn, ${items} end in one and the same order.`;
      if (paths === undefined || each === undefined) return `With ${items}, the paths end in ${ends} equally often.`;
      return `With ${items}, ${tellNumber(paths)} equally likely paths end in ${ends}: ${each === 1 ? "one path each" : `${tellNumber(each)} paths each`}.`;
    },
    uneven: (items, paths, orders, [least, most], isIndivisible) =>
      isIndivisible
        ? `With ${items}, ${tellNumber(paths)} equally likely paths end in ${orders} orders. ${tellNumber(paths)} can't be shared equally among ${orders}: some orders get ${tellNumber(most)} paths, some only ${tellNumber(least)}.`
        : `With ${items}, ${tellNumber(paths)} equally likely paths end in ${orders} orders, and not equally: some orders get ${tellNumber(most)} paths, some only ${tellNumber(least)}.`,
    shares: (items, most, least, fair) =>
      `With ${items}, the order ${tellOrder(most.order)} comes up in ${tellShare(most.share)} of shuffles, the order ${tellOrder(least.order)} in ${tellShare(least.share)}; ${tellShare(fair)} would be fair.`,
    never(orders, isMeant) {
      const never = orders === 1 ? "One order never comes up" : `${orders} orders never come up`;
      return ` ${never}${isMeant ? `, and ${orders === 1 ? "is" : "are"} not meant to: it moves or draws a part of the items` : ""}.`;
    },
    of: (part, all) => `${tellNumber(part)} of ${tellNumber(all)}`,
  },
  "zh-cn": {
    items: (cards, moving) => `${cards} 个元素${moving === undefined ? "" : `（其中 ${moving} 个会移动）`}`,
    even(items, paths, reached, each, isPart) {
      const ends = isPart ? `其中 ${reached} 种排列` : `全部 ${reached} 种排列`;
      if (reached === 1) return `无论抽到什么，${items}最后总是同一种排列。`;
      if (paths === undefined || each === undefined) return `${items}时，各条路径通向${ends}的机会相等。`;
      return `${items}时，${tellNumber(paths)} 条等可能的路径通向${ends}，每种 ${tellNumber(each)} 条。`;
    },
    uneven: (items, paths, orders, [least, most], isIndivisible) =>
      isIndivisible
        ? `${items}时，${tellNumber(paths)} 条等可能的路径通向 ${orders} 种排列。${tellNumber(paths)} 无法平均分成 ${orders} 份：有的排列分到 ${tellNumber(most)} 条，有的只有 ${tellNumber(least)} 条。`
        : `${items}时，${tellNumber(paths)} 条等可能的路径通向 ${orders} 种排列，但分得不平均：有的排列分到 ${tellNumber(most)} 条，有的只有 ${tellNumber(least)} 条。`,
    shares: (items, most, least, fair) =>
      `${items}时，排列 ${tellOrder(most.order)} 出现的概率是 ${tellShare(most.share, "zh-cn")}，排列 ${tellOrder(least.order)} 是 ${tellShare(least.share, "zh-cn")}，而公平时都应为 ${tellShare(fair, "zh-cn")}。`,
    never: (orders, isMeant) =>
      `有 ${orders} 种排列永远不会出现${isMeant ? "，这是有意的：它只移动或抽取一部分元素" : ""}。`,
    of: (part, all) => `${tellNumber(part)} / ${tellNumber(all)}`,
  },
};
