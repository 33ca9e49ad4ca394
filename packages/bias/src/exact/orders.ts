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
  const whole = rational.getCommonDenominator([...orders.values()]);
  const parts = rational.getCommonDenominator(moves.map(({ weight }) => weight));
  return whole * parts <= BigInt(Number.MAX_SAFE_INTEGER)
    ? addUp(orders, moves, whole, parts, SHORT)
    : addUp(orders, moves, whole, parts, LONG);
}

/** How whole numbers are counted with that are not negative. */
interface Arithmetic<Whole> {
  readonly make: (value: bigint) => Whole;
  readonly times: (a: Whole, b: Whole) => Whole;
  readonly plus: (a: Whole, b: Whole) => Whole;
}

const SHORT: Arithmetic<number> = { make: Number, times: (a, b) => a * b, plus: (a, b) => a + b };
const LONG: Arithmetic<bigint> = { make: (value) => value, times: (a, b) => a * b, plus: (a, b) => a + b };

/**
 * Mixes orders with moves, as parts of `whole * parts`, of which all shares are multiples: fractions would be brought to their lowest terms at each of as many
 * steps as there are orders times moves.
 */
function addUp<Whole extends number | bigint>(
  orders: Orders,
  moves: readonly Move[],
  whole: bigint,
  parts: bigint,
  { make, times, plus }: Arithmetic<Whole>,
): Orders {
  const getNumerator = ({ numerator, denominator }: Rational, common: bigint): Whole =>
    make(BigInt(numerator) * (common / BigInt(denominator)));
  const weights = moves.map((move) => ({ move, weight: getNumerator(move.weight, parts) }));
  const readArrangements = (length: number): readonly Arrangement<Whole>[] =>
    weights.map(({ move, weight }) => ({ weight, sources: readSources(move, length) }));
  const sums = new Map<string, Whole>();
  let arrangements: readonly Arrangement<Whole>[] = [];
  let length = -1;
  for (const [order, probability] of orders) {
    const cards = order.split(",");
    if (cards.length !== length) {
      ({ length } = cards);
      arrangements = readArrangements(length);
    }
    const share = getNumerator(probability, whole);
    for (const { weight, sources } of arrangements) {
      const moved = sources === undefined ? order : arrange(cards, sources);
      const added = times(share, weight);
      const known = sums.get(moved);
      sums.set(moved, known === undefined ? added : plus(known, added));
    }
  }
  const all = make(whole * parts);
  return new Map([...sums].map(([order, sum]) => [order, rational.fraction(sum, all)]));
}

/** A move of orders of one length. */
interface Arrangement<Whole> {
  readonly weight: Whole;
  /** The position from which each position takes its card; undefined where all stay. */
  readonly sources: readonly number[] | undefined;
}

function readSources({ from, size }: Move, length: number): readonly number[] | undefined {
  if (from.size === 0 && (size ?? length) === length) return undefined;
  return Array.from({ length: size ?? length }, (_, position) => from.get(position) ?? position);
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
