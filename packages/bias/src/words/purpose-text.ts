// What a loop that is no shuffle is for, in words.
import type { Purpose } from "../verdict/finding.ts";
import type { Language } from "./language.ts";

const TEXTS: Readonly<Record<Language, Readonly<Record<Purpose, string>>>> = {
  en: {
    fewSwaps: "it makes a number of random swaps, and does not go through the list",
    largeSteps: "it goes in steps of more than one",
    nearbyPlaces: "it moves items to places nearby",
    oneEnd: "it puts more items at one end than at the other",
    partOfList: "it draws from a part of the list",
    unknownShare: "it draws from a share of the list that is not known",
  },
  "zh-cn": {
    fewSwaps: "它只做若干次随机交换，而不遍历整个列表",
    largeSteps: "它每次前进不止一个位置",
    nearbyPlaces: "它只把元素移到附近的位置",
    oneEnd: "它把更多的元素放在一端",
    partOfList: "它只从列表的一部分中抽取",
    unknownShare: "它从列表的一部分中抽取，而比例是未知的",
  },
};

/**
 * Returns what a loop is for that is not meant as a shuffle, as a clause without a full stop, an English one if no language is given.
 * @param purpose that of a verdict of the kind "notMeant".
 * @example
 * ```js
 * import { tellPurpose } from "@fair-shuffle/bias";
 *
 * tellPurpose("fewSwaps"); // "it makes a number of random swaps, and does not go through the list"
 * ```
 */
export function tellPurpose(purpose: Purpose, language: Language = "en"): string {
  return TEXTS[language][purpose];
}
