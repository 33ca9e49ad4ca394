// Orders that another process says it found: checked, and counted here, since that process runs code that may say anything.
import { makeTally, type Measurement } from "@fair-shuffle/bias";
import type { MeasureTask } from "./measure-task.ts";

export interface CountedOrders {
  /** Counts orders, the cards of one after the other; false where they can't be what was asked for. */
  readonly add: (orders: Uint16Array) => boolean;
  readonly getDone: () => number;
  /** Returns what was counted; undefined while orders are missing. */
  readonly getMeasurement: () => Measurement | undefined;
}

export function countOrders({ cards, trials, seed }: MeasureTask): CountedOrders {
  const tally = makeTally(cards);
  /** For each card, the last order that it was seen in. */
  const seen = new Float64Array(cards);
  let done = 0;
  const isOrder = (order: Uint16Array, number: number): boolean => {
    for (const card of order) {
      if (card >= cards || seen[card] === number) return false;
      seen[card] = number;
    }
    return true;
  };
  return {
    add: (orders) => {
      if (orders.length === 0 || orders.length % cards !== 0) return false;
      for (let start = 0; start < orders.length; start += cards) {
        const order = orders.subarray(start, start + cards);
        done++;
        if (done > trials || !isOrder(order, done)) return false;
        tally.add(order);
      }
      return true;
    },
    getDone: () => done,
    getMeasurement: () => (done === trials ? tally.getMeasurement(seed) : undefined),
  };
}
