// Why a function that was measured is no shuffle, in words.
import type { Language } from "./language.ts";

/** A value that stood where none should. */
export type StrangeValue =
  | { readonly kind: "array" | "object" | "function" }
  | { readonly kind: "plain"; readonly text: string };

/** What a call of a function did that no shuffle does. Cards count from 0. */
export type Breakage =
  /** It gave back some of its cards, each once, and not all; `takesCount` where it has a second parameter, which may say how many. */
  | { readonly kind: "fewer"; readonly given: number; readonly cards: number; readonly takesCount?: boolean }
  /** It gave back other cards than it got, or one of them more than once. */
  | {
      readonly kind: "otherCards";
      readonly cards: number;
      readonly lost?: number;
      readonly doubled?: number;
      readonly strange?: StrangeValue;
    }
  /** It returned a new list, and had shuffled in place before. */
  | { readonly kind: "newList" }
  /** It returned something else than a list, where one was asked for or earlier calls had returned one. */
  | { readonly kind: "noList"; readonly value: StrangeValue; readonly isChange: boolean };

interface Texts {
  readonly unusedSource: string;
  readonly values: Readonly<Record<Exclude<StrangeValue["kind"], "plain">, string>>;
  readonly plain: (text: string) => string;
  readonly call: (trial: number, what: string) => string;
  /** `name` is that of a function with a second parameter. */
  readonly fewer: (given: number, cards: number, name: string | undefined) => string;
  /** Items are named as the function was handed them, as numbers from 0. */
  readonly lost: (item: number) => string;
  readonly doubled: (item: number) => string;
  readonly strange: (value: string) => string;
  readonly otherCards: (wrong: readonly string[], cards: number) => string;
  readonly newList: string;
  readonly noList: (value: string, isChange: boolean) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    unusedSource:
      "The shuffle took no draw from the seeded source that it got as second argument: let it use that source, or leave the seed out.",
    values: { array: "an array", object: "an object", function: "a function" },
    plain: (text) => text,
    call: (trial, what) => `In call ${trial} the shuffle ${what}.`,
    fewer: (given, cards, name) =>
      `gave back ${given} of ${cards} items. What is measured has to give back all of them: ${name === undefined ? "give back the rest, too, or measure a function that does" : `let it draw as many as there are, for example \`(cards) => ${name}(cards, cards.length)\``}`,
    lost: (item) => `lost the number ${item}`,
    doubled: (item) => `gave the number ${item} more than once`,
    strange: (value) => `gave ${value}, which is none of its items`,
    otherCards: (wrong, cards) =>
      `${wrong.join(" and ")}: it must give back each of its ${cards} items, the numbers 0 to ${cards - 1}, once`,
    newList: "returned a new list, after it had shuffled in place before",
    noList: (value, isChange) =>
      `returned ${value} instead of a list${isChange ? ", after it had returned lists before" : ""}`,
  },
  "zh-cn": {
    unusedSource: "此函数没有使用作为第二个参数传入的带种子的随机源：请让它使用该随机源，或不指定种子。",
    values: { array: "数组", object: "对象", function: "函数" },
    plain: (text) => ` ${text}`,
    call: (trial, what) => `第 ${trial} 次调用时，此函数${what}。`,
    fewer: (given, cards, name) =>
      `只返回了 ${cards} 个元素中的 ${given} 个。被测量的函数必须返回全部元素：${name === undefined ? "请让它连同其余元素一起返回，或测量一个返回全部元素的函数" : `请让它抽取全部元素，例如 \`(cards) => ${name}(cards, cards.length)\``}`,
    lost: (item) => `丢失了数字 ${item}`,
    doubled: (item) => `重复返回了数字 ${item}`,
    strange: (value) => `返回了${value}，而它不是传入的元素`,
    otherCards: (wrong, cards) => `${wrong.join("，")}：它必须把 ${cards} 个元素（数字 0 到 ${cards - 1}）各返回一次`,
    newList: "返回了一个新列表，而此前是就地打乱的",
    noList: (value, isChange) => `返回的不是列表，而是${value}${isChange ? "，而此前返回的是列表" : ""}`,
  },
};

/**
 * Returns in one sentence or two why a function is no shuffle, in English if no language is given. Calls count from 1; items are the numbers from 0 that the function was handed.
 * @param broken a `BrokenShuffle` error.
 * @param name by which the function can be called, as it is in an example.
 * @example
 * ```js
 * import { tellBreakage } from "@fair-shuffle/bias";
 *
 * tellBreakage({ trial: 1, breakage: { kind: "newList" } }); // "In call 1 the shuffle returned a new list, after it had shuffled in place before."
 * ```
 */
export function tellBreakage(
  broken: { readonly trial: number; readonly breakage: Breakage },
  language: Language = "en",
  name = "draw",
): string {
  const texts = TEXTS[language];
  return texts.call(broken.trial, tellWhat(broken.breakage, texts, name));
}

/**
 * Returns in one sentence that a function left the seeded source unused, in English if no language is given.
 * @example
 * ```js
 * import { tellUnusedSource } from "@fair-shuffle/bias";
 *
 * tellUnusedSource("zh-cn"); // "此函数没有使用作为第二个参数传入的带种子的随机源：请让它使用该随机源，或不指定种子。"
 * ```
 */
export function tellUnusedSource(language: Language = "en"): string {
  return TEXTS[language].unusedSource;
}

const tellValue = (value: StrangeValue, texts: Texts): string =>
  value.kind === "plain" ? texts.plain(value.text) : texts.values[value.kind];

/** Returns what a value is in English: "an array", "undefined". */
export const tellStrangeValue = (value: StrangeValue): string => tellValue(value, TEXTS.en);

function tellWhat(breakage: Breakage, texts: Texts, name: string): string {
  switch (breakage.kind) {
    case "fewer":
      return texts.fewer(breakage.given, breakage.cards, breakage.takesCount === true ? name : undefined);
    case "otherCards": {
      const { cards, lost, doubled, strange } = breakage;
      const wrong = [
        ...(lost === undefined ? [] : [texts.lost(lost)]),
        ...(doubled === undefined ? [] : [texts.doubled(doubled)]),
        ...(strange === undefined ? [] : [texts.strange(tellValue(strange, texts))]),
      ];
      return texts.otherCards(wrong, cards);
    }
    case "newList":
      return texts.newList;
    case "noList":
      return texts.noList(tellValue(breakage.value, texts), breakage.isChange);
  }
}
