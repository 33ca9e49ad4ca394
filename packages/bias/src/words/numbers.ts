// How numbers, shares, orders and places are written.
import type { Language } from "./language.ts";

export { tellOrder } from "../counts/order-code.ts";

/** Returns a number with its thousands: "1,000,000". */
export const tellNumber = (number: number | bigint): string => number.toLocaleString("en-US");

/** Returns a power as it is printed: "8⁸". */
export const tellPower = (base: string, exponent: number): string =>
  `${base}${String(exponent).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "")}`;

/** How a language writes what is a percentage already. */
const PERCENT: Readonly<Record<Language, (percent: string) => string>> = {
  en: (percent) => `${percent} %`,
  "zh-cn": (percent) => `${percent}%`,
};

/** Returns a share in percent as a language writes it, "22.2 %", with the digits that tell small shares apart, or with as many as are asked for. */
export function tellShare(share: number, language: Language = "en", digits?: number): string {
  return PERCENT[language](toPercent(share, digits));
}

function toPercent(share: number, digits: number | undefined): string {
  // What floating point leaves of nothing is nothing.
  const percent = share < 1e-12 ? 0 : 100 * share;
  return percent.toFixed(digits ?? (percent === 0 || percent >= 99.95 ? 0 : percent >= 10 ? 1 : percent >= 1 ? 2 : 3));
}

/** Shares that are one to so many digits are one to people. */
const MOST_DIGITS = 8;

/** Returns a share and the fair one, with as many digits as it takes to tell them apart: "4.172 %" and "4.167 %"; undefined where no digits do. */
export function tellApart(
  share: number,
  fair: number,
  language: Language = "en",
): readonly [share: string, fair: string] | undefined {
  const plain = [tellShare(share, language), tellShare(fair, language)] as const;
  if (plain[0] !== plain[1]) return plain;
  for (let digits = 1; digits <= MOST_DIGITS; digits++) {
    const longer = [tellShare(share, language, digits), tellShare(fair, language, digits)] as const;
    if (longer[0] !== longer[1]) return longer;
  }
  return undefined;
}

/** Returns a ratio to the fair share: "1.77". */
export const tellRatio = (ratio: number): string => ratio.toFixed(ratio < 10 ? 2 : 1);

/** How a language writes that something comes so many times as often. */
const TIMES: Readonly<Record<Language, (ratio: string) => string>> = {
  en: (ratio) => `${ratio}×`,
  "zh-cn": (ratio) => `${ratio} 倍`,
};

/** Returns a ratio to the fair share as a language writes it, "1.77×"; one that is a text already keeps its digits. */
export const tellTimes = (ratio: number | string, language: Language = "en"): string =>
  TIMES[language](typeof ratio === "string" ? ratio : tellRatio(ratio));

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** Returns the English name of a place among so many, "first" for 0, and "last" for the last one. */
export function tellOrdinal(index: number, count: number): string {
  if (index === count - 1) return "last";
  const name = ORDINALS[index];
  if (name !== undefined) return name;
  const number = index + 1;
  const suffix = number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}
