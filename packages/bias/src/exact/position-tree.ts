// The rows of a position matrix as a tree: a swap of drawn places does one and the same to whole stretches of rows, which is written down once for each
// node of a stretch. Only shares that are not negative are added and multiplied, so a probability of 0 stays 0.
import type { DrawnSwap, PlaceShares } from "./ledger.ts";
import { addScaled } from "./row-sums.ts";

/** The rows of a stretch of positions. A tree is made for some swaps, and changed by each of them in place. */
interface PositionTree {
  /** How many rows it has. */
  readonly count: number;
  /** The sum of its rows, its change included; of a single row, that row. */
  readonly sum: Float64Array;
  readonly halves: Halves | undefined;
}

interface Halves {
  readonly left: PositionTree;
  readonly right: PositionTree;
  /** What they do not know yet, where `isChanged`: each of their rows is to be scaled, and then added to. */
  readonly added: Float64Array;
  scale: number;
  isChanged: boolean;
}

/** Returns the rows of a position matrix after swaps of drawn places, one after the other; the given rows stay as they are. */
export function swapRows(rows: readonly Float64Array[], swaps: readonly DrawnSwap[]): Float64Array[] {
  const tree = growTree(rows, 0, rows.length);
  for (const swap of swaps) swapDrawn(tree, swap);
  const swapped: Float64Array[] = [];
  const collect = ({ sum, halves }: PositionTree): void => {
    if (halves === undefined) {
      swapped.push(sum);
      return;
    }
    tellHalves(halves);
    collect(halves.left);
    collect(halves.right);
  };
  collect(tree);
  return swapped;
}

function growTree(rows: readonly Float64Array[], from: number, to: number): PositionTree {
  if (to - from <= 1) return { count: 1, sum: Float64Array.from(rows[from] ?? []), halves: undefined };
  const middle = (from + to) >> 1;
  const [left, right] = [growTree(rows, from, middle), growTree(rows, middle, to)];
  const sum = new Float64Array(left.sum.length);
  setSum(sum, left.sum, right.sum);
  return {
    count: to - from,
    sum,
    halves: { left, right, added: new Float64Array(sum.length), scale: 1, isChanged: false },
  };
}

/**
 * Swaps two drawn places, with the shares x and y: row p stays with 1 − x(p) − y(p), and takes x(p) of the mean row of the other place and y(p) of that of
 * the first one. Where both are the same place, nothing moves, and these two give back what it lost. O(n log n) for each stretch of equal shares, of
 * which a draw has three at most.
 */
function swapDrawn(tree: PositionTree, { first, second, isApart }: DrawnSwap): void {
  const x = isApart ? getSharesApart(first, second) : first;
  const ofFirst = getMeanRow(tree, x);
  const ofSecond = getMeanRow(tree, second);
  const all = x.shares.reduce((sum, share) => sum + share, 0);
  const added = new Float64Array(ofFirst.length);
  for (const [ofX, ofY, from, to] of getStretches(x, second)) {
    if (ofX === 0 && ofY === 0) continue;
    // Where they are apart, no place is both: its own row takes no part in what it gets of the two.
    const moves = isApart ? ofX * (1 - ofY) + ofY * (all - ofX) : ofX + ofY;
    const scale = 1 - moves - (isApart ? 2 * ofX * ofY : 0);
    for (let card = 0; card < added.length; card++)
      added[card] = ofX * (ofSecond[card] ?? 0) + ofY * (ofFirst[card] ?? 0);
    changeRows(tree, from, to, scale, added);
  }
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
function addRows(
  row: Float64Array,
  { count, sum, halves }: PositionTree,
  from: number,
  to: number,
  factor: number,
): void {
  if (from >= to) return;
  if (halves === undefined || (from === 0 && to === count)) {
    addScaled(row, sum, factor);
    return;
  }
  const { left, right, scale, added, isChanged } = halves;
  const scaled = isChanged ? factor * scale : factor;
  addRows(row, left, from, Math.min(to, left.count), scaled);
  addRows(row, right, Math.max(from - left.count, 0), to - left.count, scaled);
  if (isChanged) addScaled(row, added, factor * (to - from));
}

/** Makes each row from `from` to before `to` `scale` times itself plus `added`. */
function changeRows(tree: PositionTree, from: number, to: number, scale: number, added: Float64Array): void {
  if (from >= to) return;
  const { count, sum, halves } = tree;
  if (halves === undefined || (from === 0 && to === count)) {
    changeAll(tree, scale, added);
    return;
  }
  tellHalves(halves);
  const { left, right } = halves;
  changeRows(left, from, Math.min(to, left.count), scale, added);
  changeRows(right, Math.max(from - left.count, 0), to - left.count, scale, added);
  setSum(sum, left.sum, right.sum);
}

function changeAll({ count, sum, halves }: PositionTree, scale: number, added: Float64Array): void {
  change(sum, scale, added, count);
  if (halves === undefined) return;
  if (halves.isChanged) {
    change(halves.added, scale, added, 1);
    halves.scale *= scale;
  } else {
    halves.added.set(added);
    halves.scale = scale;
    halves.isChanged = true;
  }
}

/** Tells both halves what became of them. */
function tellHalves(halves: Halves): void {
  if (!halves.isChanged) return;
  changeAll(halves.left, halves.scale, halves.added);
  changeAll(halves.right, halves.scale, halves.added);
  halves.isChanged = false;
}

function setSum(sum: Float64Array, left: Float64Array, right: Float64Array): void {
  for (let card = 0; card < sum.length; card++) sum[card] = (left[card] ?? 0) + (right[card] ?? 0);
}

/** Makes a row scale · row + factor · added. */
function change(row: Float64Array, scale: number, added: Float64Array, factor: number): void {
  for (let card = 0; card < row.length; card++) row[card] = scale * (row[card] ?? 0) + factor * (added[card] ?? 0);
}
