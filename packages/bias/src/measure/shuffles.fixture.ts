// Shuffles as people write them, for tests of the statistics: fair ones, and the biased ones of the catalogue.
import type { Measurement } from "../counts/measurement.ts";
import { seededSource, type RandomSource } from "./seeded-source.ts";
import { makeTally } from "../counts/tally.ts";

/** Shuffles in place. */
export type Shuffle = (cards: number[], random: RandomSource) => void;

function swap(cards: number[], i: number, j: number): void {
  const [left, right] = [cards[i], cards[j]];
  if (left === undefined || right === undefined) throw new RangeError(`There is no ${i} or ${j}.`);
  cards[i] = right;
  cards[j] = left;
}

export const fisherYates: Shuffle = (cards, random) => {
  for (let i = cards.length - 1; i > 0; i--) swap(cards, i, Math.floor(random() * (i + 1)));
};

const naiveSwap: Shuffle = (cards, random) => {
  for (let i = 0; i < cards.length; i++) swap(cards, i, Math.floor(random() * cards.length));
};

/** Uniform among the n-cycles: no card stays where it was. */
const sattolo: Shuffle = (cards, random) => {
  for (let i = cards.length - 1; i > 0; i--) swap(cards, i, Math.floor(random() * i));
};

/** Every card is everywhere equally often, and there are only n orders. */
export const randomCut: Shuffle = (cards, random) => {
  cards.push(...cards.splice(0, Math.floor(random() * cards.length)));
};

const randomComparator: Shuffle = (cards, random) => {
  // eslint-disable-next-line fair-shuffle/no-biased-shuffle -- Biased on purpose.
  cards.sort(() => (random() > 0.5 ? -1 : 1));
};

/** Integer keys from [0, n), and the quicksort of write-up 3: smaller keys move in front of the pivot, equal ones stay behind it. */
const collidingKeys: Shuffle = (cards, random) => {
  const keyed = cards.map((card) => ({ card, key: Math.floor(random() * cards.length) }));
  // eslint-disable-next-line fair-shuffle/no-biased-shuffle -- Biased on purpose.
  cards.splice(0, cards.length, ...quicksort(keyed).map(({ card }) => card));
};

interface Keyed {
  readonly card: number;
  readonly key: number;
}

function quicksort(items: Keyed[]): Keyed[] {
  const [pivot] = items;
  if (pivot === undefined) return [];
  const range = [...items];
  let place = 0;
  for (let i = 1; i < range.length; i++) {
    const [smaller, stood] = [range[i], range[place + 1]];
    if (smaller === undefined || stood === undefined || smaller.key >= pivot.key) continue;
    // What stood behind the pivot goes where the smaller one was.
    range[i] = stood;
    range[place] = smaller;
    place++;
    range[place] = pivot;
  }
  return [...quicksort(range.slice(0, place)), pivot, ...quicksort(range.slice(place + 1))];
}

export const BIASED_SHUFFLES: Readonly<Record<string, Shuffle>> = {
  "naive-swap": naiveSwap,
  "colliding-keys": collidingKeys,
  "random-comparator": randomComparator,
  "random cut": randomCut,
  Sattolo: sattolo,
};

/** Returns the measurement of so many shuffles with the draws of a seed. */
export function measureSeeded(shuffle: Shuffle, cards: number, trials: number, seed: number): Measurement {
  const random = seededSource(seed);
  const tally = makeTally(cards);
  for (let trial = 0; trial < trials; trial++) {
    const order = Array.from({ length: cards }, (_, card) => card);
    shuffle(order, random);
    tally.add(order);
  }
  return tally.getMeasurement(seed);
}
