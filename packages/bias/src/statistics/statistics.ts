// Every statistic of a measurement, as plain JSON: tests with their p-values, and yardsticks for people.
import { MOST_CARDS_WITH_ORDERS, type Measurement, type Repeats } from "../counts/measurement.ts";
import { getMeanDeviation, getTwoSidedTail } from "./binomial.ts";
import { getChiSquaredTail, getUpperTail } from "./special-functions.ts";
import { getYardsticks, pick, sum, type Cell, type Yardsticks } from "./yardsticks.ts";

/** The statistics of a measurement. A `pValue` is the probability that a fair shuffle gives counts at least as far off by the same test. */
export interface Statistics {
  readonly cards: number;
  readonly trials: number;
  readonly positions: PositionStatistics;
  /** Where the measurement counted orders (n ≤ 7). */
  readonly orders?: OrderStatistics;
  /** Where it looked for orders that repeat (n > 7). */
  readonly repeats?: RepeatStatistics;
}

/** Yardsticks of the counts, and two tests. `distance` is of a sample, so it lies above the shuffle's own; see `fairDistance`. */
export interface PositionStatistics extends Yardsticks {
  /** trials / n: what each cell counts on average. */
  readonly expected: number;
  /**
   * What `distance` is on average for a fair shuffle and so many trials, exactly: a sample is never perfectly even, so its distance is biased upwards,
   * by about this much where the shuffle is nearly fair.
   */
  readonly fairDistance: number;
  /** The corrected χ²; absent where `expected` is below 5 and the χ² distribution no good approximation. */
  readonly chiSquared?: ChiSquared;
  /** The cell with the smallest exact binomial tail. */
  readonly extremeCell: Cell & Extreme;
}

/** Statistics of whole orders, for n ≤ 7. */
export interface OrderStatistics {
  /** trials / n!: what each order counts on average. */
  readonly expected: number;
  /** How many of the n! orders came up. */
  readonly seen: number;
  /** Total variation distance from fair: ½ Σ |share − 1/n!| over all orders. Of a sample: see `fairDistance`. */
  readonly distance: number;
  /** What `distance` is on average for a fair shuffle and so many trials, exactly. */
  readonly fairDistance: number;
  /** χ² with n! − 1 degrees of freedom; absent where `expected` is below 5. */
  readonly chiSquared?: ChiSquared;
  /** The order with the smallest exact binomial tail; `ratio` is to the fair share 1/n!. */
  readonly extremeOrder: { readonly order: string; readonly share: number; readonly ratio: number } & Extreme;
}

/** How often orders came up again, beside what a fair shuffle gives, for n > 7. */
export interface RepeatStatistics extends Repeats {
  /** What `repeated` is at most on average for a fair shuffle: `among` (`among` − 1) / (2 n!). */
  readonly fairRepeats: number;
  /** A bound: a fair shuffle repeats so often with at most this probability. */
  readonly pValue: number;
}

/** A χ² test: its value, its degrees of freedom, and the probability that a fair shuffle gives a value as large or larger. */
export interface ChiSquared {
  readonly value: number;
  readonly degrees: number;
  readonly pValue: number;
}

/** The most extreme of many counts. */
export interface Extreme {
  readonly count: number;
  /** The two-sided exact binomial tail of this count alone. */
  readonly tail: number;
  /** `tail` times the number of counts it was chosen from, at most 1: a bound that holds however they depend on each other. */
  readonly pValue: number;
}

/** Below so many expected in each class, the χ² distribution is not used. */
const LEAST_EXPECTED = 5;

/**
 * Returns every statistic of a measurement.
 * @throws RangeError where its counts are not n × n whole numbers with `trials` in each row and column, n ≥ 2, or its orders don't add up to `trials`.
 * @example
 * ```js
 * import { getCatalogueEntry, getStatistics, simulate } from "@fair-shuffle/bias";
 *
 * const { model } = getCatalogueEntry("naive-swap");
 * const { orders } = getStatistics(await simulate(model, { cards: 3, trials: 10_000, seed: 1 }));
 * orders.seen; // 6
 * orders.chiSquared.pValue < 1e-9; // true
 * ```
 */
export function getStatistics(measurement: Measurement): Statistics {
  check(measurement);
  const { cards, trials, orders, repeats } = measurement;
  return {
    cards,
    trials,
    positions: getPositionStatistics(measurement),
    ...(orders === undefined ? {} : { orders: getOrderStatistics(cards, trials, orders) }),
    ...(repeats === undefined ? {} : { repeats: getRepeatStatistics(cards, repeats) }),
  };
}

function getPositionStatistics({ cards, trials, counts }: Measurement): PositionStatistics {
  const expected = trials / cards;
  const cells = counts.flatMap((row, position) =>
    row.map((count, card) => ({ position, card, count, share: count / trials, ratio: count / expected })),
  );
  return {
    ...getYardsticks(counts, trials),
    expected,
    // Each cell counts Bin(trials, 1/n).
    fairDistance: (cards * getMeanDeviation(trials, 1 / cards)) / 2 / trials,
    ...(expected < LEAST_EXPECTED
      ? {}
      : {
          // Rows and columns both add up to `trials`, so the plain sum has the mean n (n − 1); this factor brings it to (n − 1)².
          chiSquared: getChiSquared(((cards - 1) / cards) * getPearsonSum(counts.flat(), expected), (cards - 1) ** 2),
        }),
    extremeCell: getExtreme(cells, trials, 1 / cards, cells.length),
  };
}

function getOrderStatistics(cards: number, trials: number, counted: Readonly<Record<string, number>>): OrderStatistics {
  const all = getFactorial(cards);
  const expected = trials / all;
  const orders = Object.entries(counted)
    .filter(([, count]) => count > 0)
    .map(([order, count]) => ({ order, count, share: count / trials, ratio: count / expected }));
  const missing = all - orders.length;
  const counts = orders.map(({ count }) => count);
  const unseen = missing > 0 ? findUnseen(cards, counted) : undefined;
  const candidates = unseen === undefined ? orders : [...orders, { order: unseen, count: 0, share: 0, ratio: 0 }];
  return {
    expected,
    seen: orders.length,
    distance: (sum(counts.map((count) => Math.abs(count / trials - 1 / all))) + missing / all) / 2,
    fairDistance: (all * getMeanDeviation(trials, 1 / all)) / 2 / trials,
    ...(expected < LEAST_EXPECTED
      ? {}
      : { chiSquared: getChiSquared(getPearsonSum(counts, expected) + missing * expected, all - 1) }),
    extremeOrder: getExtreme(candidates, trials, 1 / all, all),
  };
}

/**
 * Given the past, the next fair shuffle repeats one of the d different orders before it with probability d/n! ≤ (i − 1)/n!. So the number of repeats is at most,
 * in distribution, a sum of independent coins with these probabilities, whose upper tail beyond its mean + 1 is at most the binomial one with the same
 * mean (Hoeffding, "On the distribution of the number of successes in independent trials", 1956).
 */
function getRepeatStatistics(cards: number, { among, repeated }: Repeats): RepeatStatistics {
  const share = Math.min(1, (among - 1) / 2 / getFactorial(cards));
  const fairRepeats = among * share;
  const pValue = repeated < fairRepeats + 1 ? 1 : getUpperTail(repeated, among, share);
  return { among, repeated, fairRepeats, pValue };
}

function getChiSquared(value: number, degrees: number): ChiSquared {
  return { value, degrees, pValue: getChiSquaredTail(value, degrees) };
}

function getPearsonSum(counts: readonly number[], expected: number): number {
  return sum(counts.map((count) => (count - expected) ** 2)) / expected;
}

/** Returns the item with the smallest tail; of equals, and where all tails are too small for a number, the one that is farthest off. */
function getExtreme<T extends { readonly count: number }>(
  items: readonly T[],
  trials: number,
  share: number,
  classes: number,
): T & Extreme {
  // The tail only falls as a count moves away from the mean, so the smallest and the largest count are all that need one.
  const ends = [pick(items, ({ count }) => count), pick(items, ({ count }) => -count)];
  const tested = ends.map((item) => ({ ...item, tail: getTwoSidedTail(item.count, trials, share) }));
  const smallest = Math.min(...tested.map(({ tail }) => tail));
  const extreme = pick(
    tested.filter(({ tail }) => tail === smallest),
    ({ count }) => Math.abs(count - trials * share),
  );
  return { ...extreme, pValue: Math.min(1, extreme.tail * classes) };
}

/** Returns the first order, in the order of the dictionary, that was never counted. */
function findUnseen(cards: number, counted: Readonly<Record<string, number>>): string | undefined {
  const extend = (order: readonly number[]): string | undefined => {
    if (order.length === cards) {
      const name = order.join();
      return (counted[name] ?? 0) > 0 ? undefined : name;
    }
    for (let card = 0; card < cards; card++) {
      if (order.includes(card)) continue;
      const found = extend([...order, card]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return extend([]);
}

/** n!, as a double; Infinity for n > 170, where nothing fair ever repeats. */
function getFactorial(n: number): number {
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
}

function check({ cards, trials, counts, orders, repeats }: Measurement): void {
  if (!Number.isInteger(cards) || cards < 2) {
    throw new RangeError(`A measurement needs at least 2 cards, not ${cards}.`);
  }
  if (!Number.isInteger(trials) || trials < 1) {
    throw new RangeError(`A measurement needs at least 1 trial, not ${trials}.`);
  }
  if (counts.length !== cards || counts.some((row) => row.length !== cards)) {
    throw new RangeError(`The counts of ${cards} cards need ${cards} rows of ${cards} numbers.`);
  }
  const columns = counts.map((_, card) => counts.map((row) => row[card] ?? 0));
  if ([...counts, ...columns].some((line) => !line.every(isCount) || sum(line) !== trials)) {
    throw new RangeError(`Each row and each column of the counts must be whole numbers with the sum ${trials}.`);
  }
  if (orders !== undefined) {
    const names = Object.keys(orders);
    if (cards > MOST_CARDS_WITH_ORDERS || names.some((name) => !isOrder(name, cards))) {
      throw new RangeError(`Orders must be written like "2,0,1", and only up to ${MOST_CARDS_WITH_ORDERS} cards.`);
    }
    const values = Object.values(orders);
    if (!values.every(isCount) || sum(values) !== trials) {
      throw new RangeError(`The counts of the orders must be whole numbers with the sum ${trials}.`);
    }
  }
  if (repeats !== undefined) {
    const { among, repeated } = repeats;
    if (!isCount(among) || !isCount(repeated) || among < 1 || among > trials || repeated >= among) {
      throw new RangeError(`Of ${trials} shuffles, ${repeated} repeats among ${among} are impossible.`);
    }
  }
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function isOrder(name: string, cards: number): boolean {
  const listed = name.split(",");
  return listed.length === cards && new Set(listed).size === cards && listed.every((card) => isCard(card, cards));
}

const isCard = (text: string, cards: number): boolean => /^\d$/.test(text) && Number(text) < cards;
