// A shuffle that tells every single order that it leaves.
import type { UserShuffle } from "@fair-shuffle/bias";

interface RecordedShuffle {
  readonly shuffle: UserShuffle;
  /** Hands on the orders that are still held back. */
  readonly flush: () => void;
}

/** Orders are handed on in pieces of about so many cards. */
const PIECE = 65_536;

/** Returns a shuffle that does the same, and hands on its orders: the cards by position of one call after the other. */
export function recordOrders(shuffle: UserShuffle, onOrders: (orders: Uint16Array) => void): RecordedShuffle {
  let held: number[] = [];
  const flush = (): void => {
    if (held.length > 0) onOrders(Uint16Array.from(held));
    held = [];
  };
  const read = (given: number[], result: unknown): unknown => {
    const list = isList(result) && result !== given ? take(result, given.length + 1) : given;
    for (const card of list) held.push(Number(card));
    if (held.length >= PIECE) flush();
    return list === given ? result : list;
  };
  const call = shuffle as (cards: number[], ...rest: readonly unknown[]) => unknown;
  const recorded = (given: number[], ...rest: readonly unknown[]): unknown => {
    const result = call(given, ...rest);
    return result instanceof Promise ? result.then((settled: unknown) => read(given, settled)) : read(given, result);
  };
  return { shuffle: recorded, flush };
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

/** Returns the first items: some lists have no end. */
function take(list: Iterable<unknown>, most: number): unknown[] {
  const taken: unknown[] = [];
  for (const item of list) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}
