// A program that times every shuffle once over and prints the times as JSON; shuffle-speed.ts runs it in fresh processes.
import { arrayShuffle, arrayToShuffled } from "array-shuffle";
import * as d3 from "d3-array";
import * as esToolkit from "es-toolkit";
import { shuffle, toShuffled } from "fair-shuffle";
import lodash from "lodash";
import * as remeda from "remeda";
import { fastTimes } from "./interleaved.ts";
import { COUNTS, type Contents, type Library, type Place, type ShuffleTimes } from "./shuffle-speed.ts";

interface Card {
  readonly index: number;
}
type Shuffle = (items: (number | Card)[]) => unknown;

/** What each library offers; most offer only one of the two. */
const SHUFFLES: Record<Place, ReadonlyMap<Library, Shuffle>> = {
  "in place": new Map<Library, Shuffle>([
    ["fair-shuffle", (items) => shuffle(items)],
    ["d3-array", (items) => d3.shuffle(items)],
    ["array-shuffle", (items) => arrayShuffle(items)],
  ]),
  copy: new Map<Library, Shuffle>([
    ["fair-shuffle", (items) => toShuffled(items)],
    ["lodash", (items) => lodash.shuffle(items)],
    ["es-toolkit", (items) => esToolkit.shuffle(items)],
    ["remeda", (items) => remeda.shuffle(items)],
    ["array-shuffle", (items) => arrayToShuffled(items)],
  ]),
};

const ITEM_OF: Record<Contents, (index: number) => number | Card> = {
  numbers: (index) => index,
  objects: (index) => ({ index }),
};

const ITEMS_A_TIMING = 200_000;
const ROUNDS = 50;

function timesOf(shuffles: ReadonlyMap<Library, Shuffle>, unshuffled: readonly (number | Card)[]): [Library, number][] {
  const repetitions = Math.ceil(ITEMS_A_TIMING / unshuffled.length);
  const contestants = new Map<Library, () => () => void>();
  for (const [library, shuffleItems] of shuffles) {
    contestants.set(library, () => {
      const items = unshuffled.slice();
      return () => {
        for (let i = 0; i < repetitions; i++) shuffleItems(items);
      };
    });
  }
  const items = repetitions * unshuffled.length;
  return [...fastTimes(contestants, ROUNDS)].map(([library, time]) => [library, time / items]);
}

const measured: ShuffleTimes[] = [];
for (const contents of ["numbers", "objects"] as const) {
  for (const place of ["in place", "copy"] as const) {
    for (const count of COUNTS) {
      const unshuffled = Array.from({ length: count }, (_, index) => ITEM_OF[contents](index));
      measured.push({ contents, place, count, times: timesOf(SHUFFLES[place], unshuffled) });
    }
  }
}
console.log(JSON.stringify(measured));
