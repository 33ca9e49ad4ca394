// The orders that a sort leaves by keys which overwrite each other: what stands beside a card in the end is what was written there last.
import { getRoundPlaces, type KeyedSort, type Overwriting } from "../model/model.ts";
import { getValues } from "./expression-values.ts";
import { arrangeByRanks } from "./keyed-orders.ts";
import { LeavesList } from "./leaves-list.ts";
import type { Orders } from "./orders.ts";
import type { Positions } from "./positions.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import { addScaled } from "./row-sums.ts";
import { spend } from "./spending.ts";
import { Unjudgeable } from "./unjudgeable.ts";

/** A sort by such keys. */
export type OverwritingSort = KeyedSort & { readonly overwriting: Overwriting };

/** Returns whether the keys of a sort overwrite each other. */
export const isOverwriting = (sort: KeyedSort): sort is OverwritingSort => sort.overwriting !== undefined;

/** The round at a place: which keys can be drawn there. No round looks at what another one drew. */
export interface OverwritingRound {
  readonly place: number;
  readonly keys: readonly { readonly key: number; readonly weight: Rational }[];
}

/**
 * Returns the rounds, the first one first.
 * @throws Unjudgeable where a key is beyond exact methods; LeavesList where it can be no place.
 */
export function getOverwritingRounds(
  { steps, key, overwriting }: OverwritingSort,
  cards: number,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
): readonly OverwritingRound[] {
  return getRoundPlaces(overwriting, cards).map((place) => {
    const known = new Map([...unknowns, [overwriting.place, rational.fromNumber(place)]]);
    const weights = new Map<number, Rational>();
    for (const { value, weight } of getValues(steps, key, cards, known)) {
      if (value === undefined || !rational.isInteger(value)) throw new Unjudgeable({ kind: "fractionalIndex" });
      const drawn = rational.toNumber(value);
      if (drawn < 0 || drawn >= cards) throw new LeavesList();
      weights.set(drawn, rational.add(weights.get(drawn) ?? rational.ZERO, weight));
    }
    return { place, keys: [...weights].map(([drawn, weight]) => ({ key: drawn, weight })) };
  });
}

/** The key of a card that nothing is written to. */
const FIRST_KEY = 0;

/** By card, the key that was written beside it; undefined where none was. */
export type Written = readonly (number | undefined)[];

/** Returns the keys by card, on a page where none was written before. */
export const getKeys = (written: Written): readonly number[] => written.map((key) => key ?? FIRST_KEY);

/** Returns the keys after the round at a place. */
export const overwrite = (written: Written, place: number, key: number): Written =>
  written.map((known, card) => (card === place ? key : card === key ? place : known));

interface Outcome {
  readonly written: Written;
  readonly weight: Rational;
}

/** Returns every way in which keys can stand beside the cards in the end, each once. */
function getOutcomes(rounds: readonly OverwritingRound[], cards: number): readonly Outcome[] {
  const nothing: Written = Array.from({ length: cards }, () => undefined);
  let states = new Map<string, Outcome>([["", { written: nothing, weight: rational.ONE }]]);
  // From the last round back to the first one: what is written once stays.
  for (const { place, keys } of [...rounds].reverse()) {
    const next = new Map<string, Outcome>();
    for (const { written: after, weight } of states.values()) {
      for (const { key, weight: share } of keys) {
        const own = overwrite(nothing, place, key);
        const written = after.map((known, card) => known ?? own[card]);
        const name = written.join();
        const before = next.get(name)?.weight ?? rational.ZERO;
        next.set(name, { written, weight: rational.add(before, rational.multiply(weight, share)) });
      }
    }
    spend(states.size * keys.length);
    states = next;
  }
  return [...states.values()];
}

/** Returns the probability of every order, as fractions. @throws Unjudgeable, LeavesList */
export const getOverwrittenOrders = (rounds: readonly OverwritingRound[], cards: number): Orders =>
  sumOrders(getOutcomes(rounds, cards));

/** Returns how likely each order is together with a key that was written beside every card: whatever keys there were before, it is no less likely. */
export const getWrittenOrders = (rounds: readonly OverwritingRound[], cards: number): Orders =>
  sumOrders(getOutcomes(rounds, cards).filter(({ written }) => !written.includes(undefined)));

function sumOrders(outcomes: readonly Outcome[]): Orders {
  const orders = new Map<string, Rational>();
  for (const { written, weight } of outcomes) {
    const order = arrangeByRanks(getKeys(written), "stable").join(",");
    orders.set(order, rational.add(orders.get(order) ?? rational.ZERO, weight));
  }
  return orders;
}

/** About a tenth of a second: 52 cards where no round draws a place that comes after it, and 11 where each may draw any. */
const MOST_STEPS = 5e7;

/** What a round can do in a state. */
interface Way {
  readonly weight: number;
  /** The one or two cards beside which a key is written that stays, each with that key; −1 where it is one. */
  readonly card: number;
  readonly key: number;
  readonly otherCard: number;
  readonly otherKey: number;
}

/** By each state that the rounds so far, counted from the last one back, can have led to: what can be done there, by the state that it leads to. */
type Layer = readonly ReadonlyMap<number, readonly Way[]>[];

/** Beside which cards a key was written. */
type CardSet = ReadonlySet<number>;

/**
 * Returns P[position][card]. A card with the key v lands behind all cards that have a smaller one, or the same and an earlier place. So for every card and each
 * of its keys, the rounds are run from the last one back, and count how many such cards there are; all that they need to know is beside which cards something was
 * written. Where no round draws a place that comes after it, that is open for one card alone.
 * @throws Unjudgeable where that takes too many steps.
 */
export function getOverwrittenPositions(rounds: readonly OverwritingRound[], cards: number): Positions {
  const { layers, ends } = getLayers(rounds, cards);
  const columns = getKeysByCard(layers, ends, cards).map((keys, card) => getColumn(layers, ends, cards, card, keys));
  return columns.map((_, position) => Float64Array.from(columns, (column) => column[position] ?? 0));
}

/** Returns how likely a card is to come to each position together with a key that was written beside every card: whatever keys there were before, it is no less likely. */
export function getWrittenColumn(rounds: readonly OverwritingRound[], cards: number, card: number): Float64Array {
  const { layers, ends } = getLayers(rounds, cards);
  const whole = ends.map((written) => (written.size < cards ? undefined : written));
  return getColumn(layers, whole, cards, card, getKeysByCard(layers, ends, cards)[card] ?? new Set());
}

/** Returns where a card lands that can have these keys. */
function getColumn(
  layers: readonly Layer[],
  ends: readonly (CardSet | undefined)[],
  cards: number,
  card: number,
  keys: ReadonlySet<number>,
): Float64Array {
  const column = new Float64Array(cards);
  for (const key of keys) addScaled(column, getLandings(layers, ends, cards, card, key), 1);
  return column;
}

/** Returns what can be done in every state, the last round first, and the states at the end. */
function getLayers(
  rounds: readonly OverwritingRound[],
  cards: number,
): { readonly layers: readonly Layer[]; readonly ends: readonly CardSet[] } {
  const layers: Layer[] = [];
  let states: readonly CardSet[] = [new Set()];
  let steps = 0;
  for (const { place, keys } of [...rounds].reverse()) {
    const next: CardSet[] = [];
    const known = new Map<string, number>();
    const reach = (written: CardSet): number => {
      const name = [...written].sort((a, b) => a - b).join();
      const at = known.get(name) ?? next.push(written) - 1;
      known.set(name, at);
      return at;
    };
    layers.push(
      states.map((written) => {
        const ways = new Map<number, Way[]>();
        for (const { key, weight } of keys) {
          const to = reach(new Set([...written, place, key]));
          const isOther = !written.has(key) && key !== place;
          const card = written.has(place) ? -1 : place;
          const way = { weight: rational.toNumber(weight), card, key, otherCard: isOther ? key : -1, otherKey: place };
          ways.set(to, [...(ways.get(to) ?? []), way]);
        }
        // Each card has at most so many keys as there are cards, and each state a number for each position.
        steps += (keys.length + ways.size * cards) * cards ** 2;
        if (steps > MOST_STEPS) throw new Unjudgeable({ kind: "manyKeysForMatrix" });
        return ways;
      }),
    );
    states = next;
  }
  return { layers, ends: states };
}

/** Returns the keys that each card can have in the end. */
function getKeysByCard(
  layers: readonly Layer[],
  ends: readonly CardSet[],
  cards: number,
): readonly ReadonlySet<number>[] {
  const all = Array.from({ length: cards }, (_, card) =>
    ends.every((written) => written.has(card)) ? new Set<number>() : new Set([FIRST_KEY]),
  );
  for (const { card, key, otherCard, otherKey } of layers.flat().flatMap((ways) => [...ways.values()].flat())) {
    all[card]?.add(key);
    all[otherCard]?.add(otherKey);
  }
  return all;
}

/** Returns how likely it is that a card has a certain key, by the position where it then lands. */
function getLandings(
  layers: readonly Layer[],
  ends: readonly (CardSet | undefined)[],
  cards: number,
  card: number,
  value: number,
): Float64Array {
  /** By state: how likely each number of cards before is. */
  let counts: (Float64Array | undefined)[] = [
    Float64Array.from({ length: cards }, (_, count) => (count === 0 ? 1 : 0)),
  ];
  for (const layer of layers) {
    const next: (Float64Array | undefined)[] = [];
    for (const [at, ways] of layer.entries()) {
      const from = counts[at];
      if (from === undefined) continue;
      for (const [to, alike] of ways) {
        // By how many cards more go before.
        const weights = new Float64Array(3);
        let isPossible = false;
        for (const way of alike) {
          const one = countBefore(way.card, way.key, card, value);
          const two = countBefore(way.otherCard, way.otherKey, card, value);
          if (one < 0 || two < 0) continue;
          weights[one + two] = (weights[one + two] ?? 0) + way.weight;
          isPossible = true;
        }
        if (isPossible) addShifted((next[to] ??= new Float64Array(cards)), from, weights);
      }
    }
    counts = next;
  }
  const landings = new Float64Array(cards);
  for (const [at, written] of ends.entries()) {
    const from = counts[at];
    if (from === undefined || written === undefined || (!written.has(card) && value !== FIRST_KEY)) continue;
    let before = 0;
    for (let other = 0; other < cards; other++)
      if (other !== card && !written.has(other)) before += countBefore(other, FIRST_KEY, card, value);
    addScaled(landings.subarray(before), from, 1);
  }
  return landings;
}

/** Returns how many cards more, 0 or 1, go before one that has the key `value`; −1 where this is that card, and its key is another one. */
function countBefore(other: number, key: number, card: number, value: number): number {
  if (other === card) return key === value ? 0 : -1;
  return other >= 0 && (key < value || (key === value && other < card)) ? 1 : 0;
}

/** Adds a row to another one as often as each weight says, moved on by as many places as that weight stands at. */
function addShifted(sum: Float64Array, row: Float64Array, weights: Float64Array): void {
  for (let shift = 0; shift < weights.length; shift++) {
    const weight = weights[shift] ?? 0;
    if (weight === 0) continue;
    for (let count = shift; count < sum.length; count++)
      sum[count] = (sum[count] ?? 0) + weight * (row[count - shift] ?? 0);
  }
}
