// Position matrices by row arithmetic: moving cards mixes the rows of the positions that they leave and take.
import type { DrawnSwap, Ledger, Move, PlaceShares } from "./ledger.ts";
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
    swap: swapDrawn,
    getSwapCost: () => cards ** 2 / 128,
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

/**
 * Swaps two drawn places, with the shares x and y: row p stays with 1 − x(p) − y(p), and takes x(p) of the mean row of the other place and y(p) of that of
 * the first one. Where both are the same place, nothing moves, and these two give back what it lost: O(n²), however many pairs there are.
 */
function swapDrawn(positions: Positions, { first, second, isApart }: DrawnSwap): Positions {
  const x = isApart ? getSharesApart(first, second) : first;
  const ofFirst = getMeanRow(positions, x);
  const ofSecond = getMeanRow(positions, second);
  const all = x.shares.reduce((sum, share) => sum + share, 0);
  return positions.map((row, position) => {
    const [ofX, ofY] = [getShare(x, position), getShare(second, position)];
    if (ofX === 0 && ofY === 0) return row;
    // Where they are apart, no place is both: its own row takes no part in what it gets of the two.
    const both = 2 * ofX * ofY;
    const moves = isApart ? ofX * (1 - ofY) + ofY * (all - ofX) : ofX + ofY;
    const stays = 1 - moves - (isApart ? both : 0);
    const result = new Float64Array(row.length);
    for (let card = 0; card < result.length; card++)
      result[card] = stays * (row[card] ?? 0) + ofX * (ofSecond[card] ?? 0) + ofY * (ofFirst[card] ?? 0);
    return result;
  });
}

/** Of each first place, its share for each unit of the other places' shares: multiplied by these, its pairs get what is theirs. */
function getSharesApart({ first, shares }: PlaceShares, second: PlaceShares): PlaceShares {
  return { first, shares: shares.map((share, index) => share / (1 - getShare(second, first + index))) };
}

const getShare = ({ first, shares }: PlaceShares, position: number): number => shares[position - first] ?? 0;

function getMeanRow(positions: Positions, { first, shares }: PlaceShares): Float64Array {
  const mean = new Float64Array(positions.length);
  shares.forEach((share, index) => {
    const row = positions[first + index];
    if (row !== undefined) addScaled(mean, row, share);
  });
  return mean;
}

const ROUNDING = 1e-12;

/** Adds a row, times a factor, to another one. */
function addScaled(result: Float64Array, row: Float64Array, factor: number): void {
  for (let card = 0; card < result.length; card++) result[card] = (result[card] ?? 0) + factor * (row[card] ?? 0);
}
