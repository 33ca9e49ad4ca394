// Position matrices by row arithmetic: moving cards mixes the rows of the positions that they leave and take.
import type { DrawnSwap, Ledger, Move } from "./ledger.ts";
import { swapRows } from "./position-tree.ts";
import { addScaled } from "./row-sums.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { toNumber } from "./rational.ts";

/** P[position][card]: the probability of that card at that position, n × n, in doubles. */
export type Positions = readonly Float64Array[];

/** A matrix of doubles then takes 8 MB. */
const MOST_CARDS = 1000;

/** Returns the matrix before anything is shuffled: every card at its own position. */
export function getUntouchedPositions(cards: number): Float64Array[] {
  return Array.from({ length: cards }, (_, position) => {
    const row = new Float64Array(cards);
    row[position] = 1;
    return row;
  });
}

/** Keeps a distribution as a position matrix: O(n) a moved row and move. */
export function keepPositions(cards: number): Ledger<Positions> {
  if (cards > MOST_CARDS) throw new Unjudgeable({ kind: "manyCards" });
  return {
    getCost: () => cards / 32,
    getCopyCost: () => cards ** 2 / 64,
    start: getUntouchedPositions(cards),
    mix: (positions, moves) => mixPositions(positions, moves, cards),
    slice: (positions, start, end) => positions.slice(start, end),
    add: (left, right) =>
      left.map((row, position) => {
        const sum = row.slice();
        const other = right[position];
        if (other !== undefined) addScaled(sum, other, 1);
        return sum;
      }),
  };
}

/** A position matrix, and the swaps of drawn places since: these are made together, once somebody asks. */
export interface KeptPositions {
  readonly getPositions: () => Positions;
  readonly swap: (places: DrawnSwap) => KeptPositions;
}

function keepRows(rows: Positions, swaps?: Swaps): KeptPositions {
  let positions = swaps === undefined ? rows : undefined;
  return {
    getPositions: () => (positions ??= swapRows(rows, listSwaps(swaps))),
    // What was asked for once is not made again.
    swap: (places) =>
      positions === undefined
        ? keepRows(rows, { places, before: swaps })
        : keepRows(positions, { places, before: undefined }),
  };
}

/** A swap and those before it. States that part share what they have in common. */
interface Swaps {
  readonly places: DrawnSwap;
  readonly before: Swaps | undefined;
}

function listSwaps(swaps: Swaps | undefined): readonly DrawnSwap[] {
  const places: DrawnSwap[] = [];
  for (let last = swaps; last !== undefined; last = last.before) places.push(last.places);
  return places.reverse();
}

/** Keeps a distribution as a position matrix, as `keepPositions` does, for loops that may swap drawn places: O(n log n) a swap. */
export function keepLoopPositions(cards: number): Ledger<KeptPositions> {
  const plain = keepPositions(cards);
  return {
    getCost: () => plain.getCost(plain.start),
    getCopyCost: () => plain.getCopyCost(plain.start),
    start: keepRows(plain.start),
    mix: (kept, moves) => (isStill(moves) ? kept : keepRows(plain.mix(kept.getPositions(), moves))),
    swap: (kept, places) => kept.swap(places),
    getSwapCost: () => (cards * Math.log2(cards + 1)) / 16,
    slice: (kept, from, to) => keepRows(plain.slice(kept.getPositions(), from, to)),
    add: (left, right) => keepRows(plain.add(left.getPositions(), right.getPositions())),
  };
}

/** Returns whether nothing moves, and nothing is left out. */
const isStill = (moves: readonly Move[]): boolean =>
  moves.every(
    ({ from, size, listEnd, weight }) =>
      from.size === 0 && size === undefined && listEnd === undefined && weight.numerator === weight.denominator,
  );

function mixPositions(positions: Positions, moves: readonly Move[], cards: number): Positions {
  let total = 0;
  /** For each position that may change: how much of which row it takes. */
  const sources = new Map<number, Map<number, number>>();
  const changed = new Map<number, number>();
  for (const { weight, from } of moves) {
    const share = toNumber(weight);
    total += share;
    for (const [position, source] of from) {
      const row = sources.get(position) ?? new Map<number, number>();
      row.set(source, (row.get(source) ?? 0) + share);
      sources.set(position, row);
      changed.set(position, (changed.get(position) ?? 0) + share);
    }
  }
  // Sums of many shares miss 1 by their rounding errors; a row that stays whole is not touched.
  if (Math.abs(total - 1) < ROUNDING) total = 1;
  // All moves that are mixed leave as many places.
  const size = moves[0]?.size ?? positions.length;
  return Array.from({ length: size }, (_, position) => {
    const row = positions[position];
    const taken = sources.get(position);
    if (taken === undefined && total === 1 && row !== undefined) return row;
    const result = new Float64Array(cards);
    const stays = total - (changed.get(position) ?? 0);
    if (row !== undefined && Math.abs(stays) > ROUNDING) addScaled(result, row, stays);
    for (const [source, share] of taken ?? []) {
      const other = positions[source];
      if (other !== undefined) addScaled(result, other, share);
    }
    return result;
  });
}

const ROUNDING = 1e-12;
