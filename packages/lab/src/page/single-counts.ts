// What single shuffles add up to, and how fast they follow each other.

/** Returns how often each card came to each position, position after position, n cards each; an order is its cards by position. */
export function countOrders(orders: readonly (readonly number[])[], cards: number): readonly number[] {
  const counts = new Array<number>(cards * cards).fill(0);
  for (const order of orders) {
    order.forEach((card, position) => {
      const index = position * cards + card;
      counts[index] = (counts[index] ?? 0) + 1;
    });
  }
  return counts;
}

/** So many fair shuffles are weighed in for each card, so that a colour comes only with what was seen. */
const WEIGHT = 4;

/** Returns a count against the fair one as a colour may show it: near 1 after a few shuffles, near what was counted after many. */
export function getWeighedRatio(count: number, done: number, cards: number): number {
  const weighed = WEIGHT * cards;
  return ((count + weighed / cards) * cards) / (done + weighed);
}

const FIRST_PACE = 1_300;
const SLOW_SHUFFLES = 2;
/** Faster than that nothing is seen, and it flickers. */
const LEAST_PACE = 160;

/** Returns how long the next shuffle is shown, in milliseconds: long at first, then shorter and shorter. */
export function getPace(done: number): number {
  return Math.max(LEAST_PACE, FIRST_PACE * 0.8 ** Math.max(0, done - SLOW_SHUFFLES));
}

const MOST_AT_ONCE = 20;

/** Returns how many shuffles are counted at once: one while each can be followed, then more and more. */
export function getStride(done: number): number {
  return getPace(done) > LEAST_PACE ? 1 : Math.min(MOST_AT_ONCE, Math.ceil(done / 10));
}
