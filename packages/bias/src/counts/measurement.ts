// Measurement: counts of many shuffles, from which every statistic is computed; plain JSON.

/** What came of shuffling the same cards many times, each time from the untouched list. */
export interface Measurement {
  /** n, at least 2. */
  readonly cards: number;
  /** How many shuffles were counted, at least 1. */
  readonly trials: number;
  /** The seed that repeats it; absent where the shuffle drew from a source of its own. */
  readonly seed?: number;
  /** counts[position][card], n × n: how often the card that started at `card` ended at `position`. Each row and each column adds up to `trials`. */
  readonly counts: readonly (readonly number[])[];
  /** How often each order came up, by its cards listed by position ("2,0,1"); for n ≤ 7 only. Orders that never came up may be absent. */
  readonly orders?: Readonly<Record<string, number>>;
  /** For n > 7, where there are too many orders to count each: how often the first shuffles came back to one that was there before. */
  readonly repeats?: Repeats;
}

/**
 * How often an order came up again. Fair shuffles of many cards hardly ever repeat an order; a random cut, or a shuffle whose generator has few
 * seeds, soon does, although every card may be everywhere equally often.
 */
export interface Repeats {
  /** How many shuffles were compared, all with each other: min(trials, `MOST_COMPARED_ORDERS`). */
  readonly among: number;
  /** How many of them gave an order that an earlier one of them had given: `among` less the number of different orders. */
  readonly repeated: number;
}

/** Up to this many cards a measurement counts whole orders too: 7! = 5,040 of them. */
export const MOST_CARDS_WITH_ORDERS = 7;

/** Beyond `MOST_CARDS_WITH_ORDERS`, so many orders are kept to see whether they repeat: a generator with 2²⁴ seeds then repeats a dozen. */
export const MOST_COMPARED_ORDERS = 20_000;
