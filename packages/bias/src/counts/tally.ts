// A tally counts orders one by one and gives the measurement of what it has counted.
import { MOST_CARDS_WITH_ORDERS, MOST_COMPARED_ORDERS, type Measurement } from "./measurement.ts";
import { getOrderOfCode } from "./order-code.ts";

/** The n cards of an order, 0 to n − 1, listed by position. */
export type Order = ArrayLike<number> & Iterable<number>;

/** Counts of orders so far. */
export interface Tally {
  /** Counts an order. */
  readonly add: (order: Order) => void;
  /** Returns what was counted so far. */
  getMeasurement(seed?: number): Measurement;
}

/**
 * Returns a tally that has counted nothing yet.
 * @param cards n, 2 to 1,000.
 * @example
 * ```js
 * import { makeTally } from "@fair-shuffle/bias";
 *
 * const tally = makeTally(2);
 * for (const order of [[0, 1], [1, 0], [1, 0]]) tally.add(order);
 * tally.getMeasurement().counts; // [[1, 2], [2, 1]]
 * ```
 */
export function makeTally(cards: number): Tally {
  const counts = Array.from({ length: cards }, () => Array.from({ length: cards }, () => 0));
  const countsOrders = cards <= MOST_CARDS_WITH_ORDERS;
  /** By its cards as digits of base n, the first card first. */
  const orders = new Map<number, number>();
  /** Whole orders, not hashes: two that only look alike would be taken for a repeat. */
  const compared = new Set<string>();
  let trials = 0;

  return {
    add(order) {
      let code = 0;
      for (const [position, row] of counts.entries()) {
        const card = order[position] ?? 0;
        row[card] = (row[card] ?? 0) + 1;
        code = code * cards + card;
      }
      if (countsOrders) orders.set(code, (orders.get(code) ?? 0) + 1);
      else if (trials < MOST_COMPARED_ORDERS) compared.add(String.fromCharCode(...order));
      trials++;
    },
    getMeasurement(seed) {
      const among = Math.min(trials, MOST_COMPARED_ORDERS);
      return {
        cards,
        trials,
        ...(seed === undefined ? {} : { seed }),
        counts: counts.map((row) => [...row]),
        ...(countsOrders
          ? {
              orders: Object.fromEntries(
                [...orders].map(([code, count]) => [getOrderOfCode(code, cards).join(), count]),
              ),
            }
          : { repeats: { among, repeated: among - compared.size } }),
      };
    },
  };
}
