// Where the cards lie during one round: in a list that keeps its length what changed, and where lists grow and shrink, what lies at each of their
// places.
import { Unjudgeable } from "./unjudgeable.ts";

/** Where no card lies. */
export const NO_CARD = -1;

/** How many places the two lists have: the shuffled list's come first in an arrangement, then those of the list that the cards go into. */
export interface Shape {
  readonly list: number;
  readonly into: number;
  /** Places of the list whose cards were copied into the other one; they stay where they are. */
  readonly copied: readonly number[];
  /** Places of the other list, counted from its start, that have no card yet. */
  readonly empty: readonly number[];
}

export const NO_PLACES: Shape = { list: 0, into: 0, copied: [], empty: [] };

export const getSize = ({ list, into }: Shape): number => list + into;

/** Returns 0, 1, 2, …; a plain loop, for it runs for every path. */
export function countUp(count: number): number[] {
  const numbers = new Array<number>(count);
  for (let place = 0; place < count; place++) numbers[place] = place;
  return numbers;
}

/** Returns how many places have a card that lay at one of `size` places, and how many different cards those are. */
function countCards(places: readonly number[], size: number): { readonly count: number; readonly different: number } {
  const seen = new Uint8Array(size);
  let count = 0;
  let different = 0;
  for (const source of places) {
    if (source === NO_CARD) continue;
    count++;
    // What came from another list lay at none.
    if (seen[source] === 0) different++;
    seen[source] = 1;
  }
  return { count, different };
}

const isIn = (length: number, place: number): boolean => place >= 0 && place < length;

/** What a round did to an arrangement, and the shape that it leaves. */
export interface PlacesMove {
  readonly from: ReadonlyMap<number, number>;
  readonly shape: Shape;
  readonly size?: number;
}

/**
 * Returns what a round did where lists grow and shrink: `list` and `into` name what lies at each of their places by where it lay in `shape`.
 * Where nothing leaves its list (`isStill`), a card of the list may be copied into the other one, once.
 * @throws Unjudgeable where a card is lost or doubled.
 */
export function getFlow(shape: Shape, list: readonly number[], into: readonly number[], isStill: boolean): PlacesMove {
  const places = into.length === 0 ? list : [...list, ...into];
  const copied = isStill ? into.filter((source) => isIn(shape.list, source)) : [];
  const empty: number[] = [];
  into.forEach((source, place) => {
    if (source === NO_CARD) empty.push(place);
  });
  const before = getSize(shape) - shape.empty.length;
  const { count, different } = countCards(places, getSize(shape));
  const isKept =
    count === before + copied.length &&
    different === before &&
    new Set(copied).size === copied.length &&
    !copied.some((place) => shape.copied.includes(place));
  if (!isKept || list.includes(NO_CARD)) throw new Unjudgeable({ kind: "losesCards" });
  const from = new Map<number, number>();
  places.forEach((source, place) => {
    if (source !== place) from.set(place, source);
  });
  const after = {
    list: list.length,
    into: into.length,
    copied: [...shape.copied, ...copied].sort((a, b) => a - b),
    empty,
  };
  return { from, shape: after, size: places.length };
}

/** In a list that keeps its length, a round must leave every card exactly once. @throws Unjudgeable where it does not. */
export function checkMove(from: ReadonlyMap<number, number>): void {
  const sources = new Set(from.values());
  if (sources.size !== from.size || [...from.keys()].some((position) => !sources.has(position))) {
    throw new Unjudgeable({ kind: "losesCards" });
  }
}
