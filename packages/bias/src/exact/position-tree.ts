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
 * the first one. Where both are the same place, nothing moves, and these two give back what it lost. O(n log n), for a draw has three stretches at most.
 */
function swapDrawn(tree: PositionTree, { first, second, isApart }: DrawnSwap): void {
  const x = isApart ? getSharesApart(first, second) : first;
  const ofFirst = getMeanRow(tree, x);
  const ofSecond = getMeanRow(tree, second);
  const all = x.reduce((sum, { from, to, share }) => sum + (to - from) * share, 0);
  const changes = getPairs(x, second).flatMap(({ from, to, ofX, ofY }): Change | [] => {
    if (ofX === 0 && ofY === 0) return [];
    // Where they are apart, no place is both: its own row takes no part in what it gets of the two.
    const moves = isApart ? ofX * (1 - ofY) + ofY * (all - ofX) : ofX + ofY;
    const added = new Float64Array(ofFirst.length);
    if (ofX !== 0) addScaled(added, ofSecond, ofX);
    if (ofY !== 0) addScaled(added, ofFirst, ofY);
    return { from, to, scale: 1 - moves - (isApart ? 2 * ofX * ofY : 0), added };
  });
  changeRows(tree, 0, changes);
}

/** Places from `from` to before `to`, each with its share in x and in y. */
interface Pair {
  readonly from: number;
  readonly to: number;
  readonly ofX: number;
  readonly ofY: number;
}

/** The stretches of places whose shares in x and in y are the same, in order; places that neither leads to may be missing. */
function getPairs(x: PlaceShares, y: PlaceShares): readonly Pair[] {
  const bounds = [...x, ...y].flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b);
  return bounds.flatMap((from, index): Pair | [] => {
    const to = bounds[index + 1];
    return to === undefined || to === from ? [] : { from, to, ofX: getShare(x, from), ofY: getShare(y, from) };
  });
}

/** Of each first place, its share for each unit of the other places' shares: multiplied by these, its pairs get what is theirs. */
const getSharesApart = (first: PlaceShares, second: PlaceShares): PlaceShares =>
  getPairs(first, second).map(({ from, to, ofX, ofY }) => ({ from, to, share: ofX / (1 - ofY) }));

const getShare = (places: PlaceShares, place: number): number =>
  places.find(({ from, to }) => place >= from && place < to)?.share ?? 0;

function getMeanRow(tree: PositionTree, places: PlaceShares): Float64Array {
  const mean = new Float64Array(tree.sum.length);
  for (const { from, to, share } of places) addRows(mean, tree, from, to, share);
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

/** What becomes of the rows from `from` to before `to`: each is `scale` times itself plus `added`. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly scale: number;
  readonly added: Float64Array;
}

/** Makes changes of stretches that have no row in common; the tree's own rows begin at `start`. */
function changeRows(tree: PositionTree, start: number, changes: readonly Change[]): void {
  const { count, sum, halves } = tree;
  const own = changes.filter(({ from, to }) => from < start + count && to > start);
  const [change] = own;
  if (change === undefined) return;
  if (halves === undefined || (change.from <= start && change.to >= start + count)) {
    changeAll(tree, change.scale, change.added);
    return;
  }
  tellHalves(halves);
  const { left, right } = halves;
  changeRows(left, start, own);
  changeRows(right, start + left.count, own);
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
