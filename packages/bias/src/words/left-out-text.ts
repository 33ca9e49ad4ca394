// What is said of items that the code leaves out of its shuffle.
import type { Language } from "./language.ts";
import { tellOrdinal } from "./numbers.ts";

/** Returns "left out: item 1", "left out: items 1 to 3, 8": what a legend says. The places are 0-based, ascending. */
export function tellLeftOut(places: readonly number[], language: Language = "en"): string {
  const runs: (readonly [first: number, last: number])[] = [];
  for (const place of places) {
    const [first, last] = runs.at(-1) ?? [];
    if (first !== undefined && last === place - 1) runs.splice(-1, 1, [first, place]);
    else runs.push([place, place]);
  }
  return WORDS[language].leftOut(runs, places.length);
}

/** Returns "the first item stays where it is, because the code leaves it out", without a full stop; of the item at a 0-based place. */
export const tellLeftOutPlace = (place: number, cards: number, language: Language = "en"): string =>
  WORDS[language].place(place, cards);

interface Words {
  readonly leftOut: (runs: readonly (readonly [first: number, last: number])[], count: number) => string;
  readonly place: (place: number, cards: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    leftOut: (runs, count) => {
      const told = runs.map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1} to ${last + 1}`));
      return `left out: item${count === 1 ? "" : "s"} ${told.join(", ")}`;
    },
    place: (place, cards) =>
      `the ${tellOrdinal(place, cards)} item stays where it is, because the code leaves it out of the shuffle`,
  },
  "zh-cn": {
    leftOut: (runs) => {
      const told = runs.map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}–${last + 1}`));
      return `不参与洗牌：第 ${told.join("、")} 个元素`;
    },
    place: (place, cards) =>
      `${place === cards - 1 ? "最后一个元素" : `第 ${place + 1} 个元素`}留在原位：代码没有让它参与洗牌`,
  },
};
