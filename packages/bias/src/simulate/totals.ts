// Adds up what kernels counted, into a measurement.
import { MOST_CARDS_WITH_ORDERS, MOST_COMPARED_ORDERS, type Measurement } from "../counts/measurement.ts";
import { getOrderCodes, getOrderOfCode } from "../counts/order-code.ts";
import { OrderSet } from "../counts/order-set.ts";
import type { BlockCounts } from "./kernel.ts";

export class Totals {
  private readonly cards: number;
  private readonly seed: number;
  private readonly counts: Float64Array;
  private readonly orders: Float64Array | undefined;
  private readonly compared: OrderSet;
  private comparedTrials = 0;
  /** How many trials were counted so far. */
  trials = 0;

  constructor(cards: number, seed: number) {
    this.cards = cards;
    this.seed = seed;
    this.counts = new Float64Array(cards * cards);
    this.compared = new OrderSet(cards);
    this.orders = cards <= MOST_CARDS_WITH_ORDERS ? new Float64Array(getOrderCodes(cards).length) : undefined;
  }

  add({ counts, orders }: BlockCounts): void {
    addTo(this.counts, counts);
    if (this.orders !== undefined && orders !== undefined) addTo(this.orders, orders);
  }

  /** Adds orders of the first trials of all: the cards by position of one after the other, the trials in any order; beyond 7 cards. */
  compare(orders: Uint16Array): void {
    const added = Math.min(orders.length / this.cards, MOST_COMPARED_ORDERS - this.comparedTrials);
    this.compared.add(orders.subarray(0, added * this.cards));
    this.comparedTrials += added;
  }

  getMeasurement(): Measurement {
    const { cards, seed, trials } = this;
    const counts = Array.from({ length: cards }, (_, position) =>
      Array.from(this.counts.subarray(position * cards, (position + 1) * cards)),
    );
    if (this.orders === undefined) {
      const among = this.comparedTrials;
      return { cards, trials, seed, counts, repeats: { among, repeated: among - this.compared.size } };
    }
    const orders: Record<string, number> = {};
    getOrderCodes(cards).forEach((code, index) => {
      const count = this.orders?.[index] ?? 0;
      if (count > 0) orders[getOrderOfCode(code, cards).join(",")] = count;
    });
    return { cards, trials, seed, counts, orders };
  }
}

function addTo(totals: Float64Array, counts: Uint32Array): void {
  for (let index = 0; index < counts.length; index++) totals[index] = (totals[index] ?? 0) + (counts[index] ?? 0);
}
