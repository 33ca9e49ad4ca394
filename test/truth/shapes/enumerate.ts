// The exact distribution of a piece of code, by running it on every cell of a grid of draws.

/** A shuffle of numbers, in place or not. */
export type Shuffle = (cards: number[]) => number[];

const MOST_DRAWS = 12;

/**
 * Returns the probability of each order that `shuffle` leaves, with Math.random drawn from the midpoints of `grid` equal cells of [0, 1): exact
 * wherever every breakpoint of the code is a multiple of 1/grid.
 */
export function enumerateOrders(shuffle: Shuffle, cards: number, grid: number): ReadonlyMap<string, number> {
  const orders = new Map<string, number>();
  const cells: number[] = [];
  const untouched = Array.from({ length: cards }, (_, card) => card);
  const shares = Array.from({ length: MOST_DRAWS + 1 }, (_, draws) => grid ** -draws);
  const original = Math.random;
  let used = 0;
  try {
    Math.random = () => {
      if (used === cells.length) cells.push(0);
      if (used > MOST_DRAWS)
        throw new Error(`The code draws more than ${String(MOST_DRAWS)} times; the grid is too fine for that.`);
      return ((cells[used++] ?? 0) + 0.5) / grid;
    };
    for (;;) {
      used = 0;
      const order = shuffle(untouched.slice()).join(",");
      orders.set(order, (orders.get(order) ?? 0) + (shares[used] ?? NaN));
      cells.length = used;
      while (cells.length > 0 && cells.at(-1) === grid - 1) cells.pop();
      const last = cells.pop();
      if (last === undefined) return orders;
      cells.push(last + 1);
    }
  } finally {
    Math.random = original;
  }
}

/** Returns the total variation distance of a distribution over the orders of n cards from the uniform one. */
export function getDistance(orders: ReadonlyMap<string, number>, cards: number): number {
  let count = 1;
  for (let factor = 2; factor <= cards; factor++) count *= factor;
  let sum = Math.max(0, count - orders.size) / count;
  for (const share of orders.values()) sum += Math.abs(share - 1 / count);
  return sum / 2;
}
