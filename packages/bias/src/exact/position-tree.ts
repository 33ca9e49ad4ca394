// The rows of a position matrix as a tree: a swap of drawn places does one and the same to whole stretches of rows, which is written down once for each
// node of a stretch. Only shares that are not negative are added and multiplied, so a probability of 0 stays 0.
import type { DrawnSwap, PlaceShares } from "./ledger.ts";
import { addScaled } from "./row-sums.ts";

/** The rows of a stretch of positions. Trees are never changed: what becomes of one shares most of its nodes with it. */
export interface PositionTree {
  /** How many rows it has. */
  readonly count: number;
  /** The sum of its rows, `change` included; of a single row, that row. */
  readonly sum: Float64Array;
  /** What its halves do not know yet: each of their rows is to be scaled, and then added to. */
  readonly change: Change | undefined;
  readonly halves: readonly [PositionTree, PositionTree] | undefined;
}

/** A row becomes `scale` times itself plus `added`. */
interface Change {
  readonly scale: number;
  readonly added: Float64Array;
}

/** Returns the tree of some rows, of one at least. */
export function growTree(rows: readonly Float64Array[], from = 0, to = rows.length): PositionTree {
  if (to - from <= 1) return { count: 1, sum: rows[from] ?? new Float64Array(), change: undefined, halves: undefined };
  const middle = (from + to) >> 1;
  return join(growTree(rows, from, middle), growTree(rows, middle, to));
}

/** Returns the rows of a tree. */
export function getRows(tree: PositionTree): Float64Array[] {
  const rows: Float64Array[] = [];
  const collect = (node: PositionTree): void => {
    if (node.halves === undefined) rows.push(node.sum);
    else getHalves(node).forEach(collect);
  };
  collect(tree);
  return rows;
}

/**
 * Swaps two drawn places, with the shares x and y: row p stays with 1 − x(p) − y(p), and takes x(p) of the mean row of the other place and y(p) of that of
 * the first one. Where both are the same place, nothing moves, and these two give back what it lost. O(n log n) for each stretch of equal shares, of
 * which a draw has three at most.
 */
export function swapDrawn(tree: PositionTree, { first, second, isApart }: DrawnSwap): PositionTree {
  const x = isApart ? getSharesApart(first, second) : first;
  const ofFirst = getMeanRow(tree, x);
  const ofSecond = getMeanRow(tree, second);
  const all = x.shares.reduce((sum, share) => sum + share, 0);
  let swapped = tree;
  for (const [ofX, ofY, from, to] of getStretches(x, second)) {
    if (ofX === 0 && ofY === 0) continue;
    // Where they are apart, no place is both: its own row takes no part in what it gets of the two.
    const moves = isApart ? ofX * (1 - ofY) + ofY * (all - ofX) : ofX + ofY;
    const scale = 1 - moves - (isApart ? 2 * ofX * ofY : 0);
    const added = new Float64Array(ofFirst.length);
    for (let card = 0; card < added.length; card++)
      added[card] = ofX * (ofSecond[card] ?? 0) + ofY * (ofFirst[card] ?? 0);
    swapped = changeRows(swapped, from, to, { scale, added });
  }
  return swapped;
}

/** Of each first place, its share for each unit of the other places' shares: multiplied by these, its pairs get what is theirs. */
function getSharesApart({ first, shares }: PlaceShares, second: PlaceShares): PlaceShares {
  return { first, shares: shares.map((share, index) => share / (1 - getShare(second, first + index))) };
}

const getShare = ({ first, shares }: PlaceShares, position: number): number => shares[position - first] ?? 0;

const getEnd = ({ first, shares }: PlaceShares): number => first + shares.length;

/** The stretches of positions whose shares in x and in y are the same, with these shares; from `from` to before `to`. */
function getStretches(x: PlaceShares, y: PlaceShares): [ofX: number, ofY: number, from: number, to: number][] {
  const stretches: [number, number, number, number][] = [];
  const end = Math.max(getEnd(x), getEnd(y));
  for (let position = Math.min(x.first, y.first); position < end; position++) {
    const [ofX, ofY] = [getShare(x, position), getShare(y, position)];
    const last = stretches.at(-1);
    if (last?.[0] === ofX && last[1] === ofY) last[3] = position + 1;
    else stretches.push([ofX, ofY, position, position + 1]);
  }
  return stretches;
}

function getMeanRow(tree: PositionTree, places: PlaceShares): Float64Array {
  const mean = new Float64Array(tree.sum.length);
  for (const [share, , from, to] of getStretches(places, places)) addRows(mean, tree, from, to, share);
  return mean;
}

/** Adds `factor` times the rows from `from` to before `to` of a tree to a row. */
function addRows(row: Float64Array, tree: PositionTree, from: number, to: number, factor: number): void {
  if (from >= to) return;
  if (tree.halves === undefined || (from === 0 && to === tree.count)) {
    addScaled(row, tree.sum, factor);
    return;
  }
  const [left, right] = tree.halves;
  const scale = tree.change === undefined ? factor : factor * tree.change.scale;
  addRows(row, left, from, Math.min(to, left.count), scale);
  addRows(row, right, Math.max(from - left.count, 0), to - left.count, scale);
  if (tree.change !== undefined) addScaled(row, tree.change.added, factor * (to - from));
}

/** Changes the rows from `from` to before `to`. */
function changeRows(tree: PositionTree, from: number, to: number, change: Change): PositionTree {
  if (from >= to) return tree;
  if (tree.halves === undefined || (from === 0 && to === tree.count)) return changeAll(tree, change);
  const [left, right] = getHalves(tree);
  return join(
    changeRows(left, from, Math.min(to, left.count), change),
    changeRows(right, Math.max(from - left.count, 0), to - left.count, change),
  );
}

function changeAll(tree: PositionTree, change: Change): PositionTree {
  const { count, halves } = tree;
  const sum = getChanged(tree.sum, change.scale, change.added, count);
  if (halves === undefined) return { count, sum, change: undefined, halves };
  if (tree.change === undefined) return { count, sum, change, halves };
  const added = getChanged(tree.change.added, change.scale, change.added, 1);
  return { count, sum, change: { scale: tree.change.scale * change.scale, added }, halves };
}

/** Its halves, each of which knows by now what became of it. */
function getHalves({ halves, change }: PositionTree): readonly PositionTree[] & readonly [PositionTree, PositionTree] {
  if (halves === undefined) throw new RangeError("A single row has no halves.");
  return change === undefined ? halves : [changeAll(halves[0], change), changeAll(halves[1], change)];
}

const join = (left: PositionTree, right: PositionTree): PositionTree => ({
  count: left.count + right.count,
  sum: getChanged(left.sum, 1, right.sum, 1),
  change: undefined,
  halves: [left, right],
});

/** scale · row + factor · added */
function getChanged(row: Float64Array, scale: number, added: Float64Array, factor: number): Float64Array {
  const result = new Float64Array(row.length);
  for (let card = 0; card < result.length; card++)
    result[card] = scale * (row[card] ?? 0) + factor * (added[card] ?? 0);
  return result;
}
