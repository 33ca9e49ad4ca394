// Exact distributions over whole orders, as fractions: feasible for a handful of cards.
import type { Ledger, Move } from "./ledger.ts";
import { spend } from "./spending.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

/** Stands in an order where a place is still empty. */
const NO_CARD = "-";

/** The probability of each order that can occur; an order is its cards by position: "2,0,1" has card 2 at position 0. */
export type Orders = ReadonlyMap<string, Rational>;

/** Returns the only order before anything is shuffled. */
export function getUntouchedOrders(cards: number): Orders {
  return new Map([[Array.from({ length: cards }, (_, card) => card).join(","), rational.ONE]]);
}

/** Keeps a distribution as orders. */
export function keepOrders(cards: number): Ledger<Orders> {
  return {
    start: getUntouchedOrders(cards),
    mix: mixOrders,
    add: addOrders,
    slice: sliceOrders,
    getCost,
    getCopyCost: getCost,
  };
}

/** Long fractions take long: a step costs about as much more as they have words. */
function getCost(orders: Orders): number {
  const [first = rational.ONE] = orders.values();
  const { denominator } = first;
  return orders.size * (typeof denominator === "bigint" ? 2 + denominator.toString(16).length / 8 : 1);
}

function mixOrders(orders: Orders, moves: readonly Move[]): Orders {
  const mixed = new Map<string, Rational>();
  let arrangements: readonly Arrangement[] = [];
  let length = -1;
  for (const [order, probability] of orders) {
    const cards = order.split(",");
    if (cards.length !== length) {
      ({ length } = cards);
      arrangements = readArrangements(moves, length);
    }
    let last: Rational | undefined;
    let share = probability;
    for (const { weight, sources } of arrangements) {
      if (weight !== last) share = rational.multiply(probability, weight);
      last = weight;
      const moved = sources === undefined ? order : arrange(cards, sources);
      const known = mixed.get(moved);
      mixed.set(moved, known === undefined ? share : rational.add(known, share));
    }
  }
  return mixed;
}

/** A move of orders of one length. */
interface Arrangement {
  /** Equal ones are one object, so that they are multiplied with once. */
  readonly weight: Rational;
  /** The position from which each position takes its card; undefined where all stay. */
  readonly sources: readonly number[] | undefined;
}

function readArrangements(moves: readonly Move[], length: number): readonly Arrangement[] {
  const weights = new Map<string, Rational>();
  return moves.map(({ weight, from, size = length }) => {
    const text = `${weight.numerator}/${weight.denominator}`;
    const known = weights.get(text) ?? weight;
    weights.set(text, known);
    if (from.size === 0 && size === length) return { weight: known, sources: undefined };
    return { weight: known, sources: Array.from({ length: size }, (_, position) => from.get(position) ?? position) };
  });
}

/** Returns the order in which each position has the card of its source. */
function arrange(cards: readonly string[], sources: readonly number[]): string {
  const arranged: string[] = [];
  for (const source of sources) arranged.push(cards[source] ?? NO_CARD);
  return arranged.join(",");
}

function addOrders(left: Orders, right: Orders): Orders {
  const sum = new Map(left);
  for (const [order, probability] of right) sum.set(order, rational.add(sum.get(order) ?? rational.ZERO, probability));
  return sum;
}

function sliceOrders(orders: Orders, start: number, end: number): Orders {
  const sliced = new Map<string, Rational>();
  for (const [order, probability] of orders) {
    const part = order.split(",").slice(start, end).join(",");
    sliced.set(part, rational.add(sliced.get(part) ?? rational.ZERO, probability));
  }
  return sliced;
}

/** Returns the distribution after one shuffle and then another that is drawn independently of it. @throws Unjudgeable where its fractions get too long. */
export function composeOrders(first: Orders, second: Orders): Orders {
  // The product of two fractions is brought to its lowest terms, which takes as many steps as it has digits, each as long.
  spend(getCost(first) * getCost(second));
  return mixOrders(
    first,
    [...second].map(([order, weight]) => ({
      weight,
      from: new Map(order.split(",").map((card, position) => [position, Number(card)])),
    })),
  );
}

/** Returns n!, for 0 ≤ n ≤ 18. */
export function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/**
 * Returns the total variation distance from a uniform choice among `count` orders, in [0, 1]: by how much all orders that come up too often do so. Where only a part of
 * the probability is told, the distance of the whole is no less: what adds to an order can only make that more.
 */
export function getDistanceFromUniform(orders: Orders, count: number): Rational {
  const share = rational.fraction(1, count);
  let sum: Rational = rational.ZERO;
  for (const probability of orders.values()) {
    const difference = rational.subtract(probability, share);
    if (rational.sign(difference) > 0) sum = rational.add(sum, difference);
  }
  return sum;
}

/** Returns whether an order, its cards by position, is one single cycle: no card can come back to its place before all others were met. */
export function isOneCycle(order: readonly number[]): boolean {
  let position = order[0] ?? 0;
  let length = 1;
  for (; position !== 0; length++) position = order[position] ?? 0;
  return length === order.length;
}
