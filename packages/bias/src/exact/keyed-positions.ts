// The position matrix that a sort by drawn keys leaves: where a card lands depends only on how many of the others have a smaller key, or an equal one.
import { partition } from "../engines/quicksort.ts";
import type { KeyedSort } from "../model/model.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { countKeys, type KeyRange } from "./key-values.ts";
import type { Positions } from "./positions.ts";
import { toNumber } from "./rational.ts";
import { addScaled } from "./row-sums.ts";
import { getSummation } from "./summation.ts";

/** A tenth of a second. */
const MOST_STEPS = 5e7;

/** So many equally likely values in a row are summed up by a formula. */
const MANY_VALUES = 10_000;

/**
 * Returns P[position][card] for cards whose keys are drawn from these ranges.
 * @throws Unjudgeable where that takes too many steps: above some 100,000,000 / (n² log₂ n) values of different probability, and for a quicksort above 14 cards.
 */
export function getKeyedPositions(ranges: readonly KeyRange[], sort: KeyedSort["sort"], cards: number): Positions {
  if (sort === "quicksort") return getQuicksortPositions(ranges, cards);
  const stable = getStablePositions(ranges, cards);
  return sort === "stable" ? stable : stable.map((row) => row.slice().reverse());
}

/**
 * A card whose key is v lands at the position that says how many others go before it: earlier cards with a key up to v, later ones with one below v.
 * Both numbers are binomial and independent, so their sum's distribution is the product of two polynomials.
 */
function getStablePositions(ranges: readonly KeyRange[], cards: number): Float64Array[] {
  const values = ranges.reduce((sum, range) => sum + getTerms(range, cards), 0);
  if ((values * cards ** 2 * (Math.log2(cards) + 2)) / 2 > MOST_STEPS)
    throw new Unjudgeable({ kind: "manyKeysForMatrix" });
  const columns = Array.from({ length: cards }, () => new Float64Array(cards));
  let below = 0;
  for (const range of ranges) {
    const share = toNumber(range.share);
    if (range.kind === "stretch") {
      // Keys in a stretch never tie: all cards land alike. ∫ b(r; n − 1, u) du = P(Bin(n, u) > r) / n.
      const [before, after] = [getTails(cards, below), getTails(cards, below + share)];
      for (const column of columns) {
        column.forEach((chance, position) => {
          column[position] = chance + ((after[position] ?? 0) - (before[position] ?? 0)) / cards;
        });
      }
      below += share;
      continue;
    }
    const start = below;
    const addValue = (middle: number, weight: number): void => {
      addLandings(columns, middle + share / 2, middle - share / 2, weight);
    };
    below = Math.min(1, start + range.count * share);
    if (range.count > MANY_VALUES) {
      for (const { at, weight } of getSummation(start, below, share, cards)) addValue(at, weight);
    } else for (let value = 0; value < range.count; value++) addValue(start + (value + 0.5) * share, share);
  }
  return columns.map((_, position) => Float64Array.from(columns, (column) => column[position] ?? 0));
}

const getTerms = (range: KeyRange, cards: number): number => {
  if (range.kind === "stretch") return 1;
  return range.count > MANY_VALUES ? Math.ceil(cards / 2) + 4 : range.count;
};

/**
 * Adds to each card's column where it lands with a key that the earlier cards undercut or tie with the chance `upTo`, and the later ones undercut with the
 * chance `less`: share · a(z)^card · b(z)^(cards − 1 − card). Halves of the cards have most factors in common, so these are multiplied once for all of them.
 */
function addLandings(columns: readonly Float64Array[], upTo: number, less: number, share: number): void {
  const cards = columns.length;
  // No half has more cards.
  const half = Math.ceil(cards / 2);
  const [earlier, later] = [getBinomials(half + 1, upTo), getBinomials(half + 1, less)];
  const descend = (from: number, to: number, common: Float64Array): void => {
    if (to - from <= 1) {
      const column = columns[from];
      if (column !== undefined) addScaled(column, common, share);
      return;
    }
    const middle = (from + to) >> 1;
    descend(from, middle, multiply(common, later[to - middle]));
    descend(middle, to, multiply(common, earlier[middle - from]));
  };
  descend(0, cards, Float64Array.of(1));
}

/** The product of two polynomials, the second of which is the shorter one here: its terms are the outer loop. */
function multiply(a: Float64Array, b: Float64Array = Float64Array.of(1)): Float64Array {
  const product = new Float64Array(a.length + b.length - 1);
  for (let j = 0; j < b.length; j++) {
    const factor = b[j] ?? 0;
    for (let i = 0; i < a.length; i++) product[i + j] = (product[i + j] ?? 0) + factor * (a[i] ?? 0);
  }
  return product;
}

/** P(Bin(trials, chance) = k) for trials = 0 … count − 1. */
function getBinomials(count: number, chance: number): Float64Array[] {
  const binomials: Float64Array[] = [Float64Array.of(1)];
  while (binomials.length < count) binomials.push(addTrial(binomials.at(-1), chance));
  return binomials;
}

function addTrial(binomial: Float64Array = Float64Array.of(1), chance: number): Float64Array {
  const longer = new Float64Array(binomial.length + 1);
  for (let successes = 0; successes < binomial.length; successes++) {
    const share = binomial[successes] ?? 0;
    longer[successes] = (longer[successes] ?? 0) + share * (1 - chance);
    longer[successes + 1] = share * chance;
  }
  return longer;
}

/** P(Bin(count, chance) > k) for k = 0 … count − 1. */
function getTails(count: number, chance: number): Float64Array {
  const binomial = getBinomials(count + 1, Math.min(1, chance)).at(-1) ?? [];
  const tails = new Float64Array(count);
  let sum = 0;
  for (let k = count - 1; k >= 0; k--) {
    sum += binomial[k + 1] ?? 0;
    tails[k] = sum;
  }
  return tails;
}

/** A partition has 2^(n − 1) patterns of smaller cards, and is asked for every n below. */
const MOST_QUICKSORT_CARDS = 14;
const MOST_QUICKSORT_VALUES = 64;

/** What the partition round a first card as pivot does with `small` smaller cards of a range: [place][card], over all patterns of them alike. */
interface Partition {
  readonly left: readonly Float64Array[];
  readonly right: readonly Float64Array[];
}

/**
 * Quicksort by recursion: given the pivot's key v, every other card is smaller with the same chance, all patterns of so many smaller cards are
 * alike, and the keys on either side are drawn again independently, from the values below v and from v on.
 */
function getQuicksortPositions(ranges: readonly KeyRange[], cards: number): Positions {
  const count = countKeys(ranges);
  if (count === undefined) {
    if (ranges.length === 1) return Array.from({ length: cards }, () => new Float64Array(cards).fill(1 / cards));
    throw new Unjudgeable({ kind: "someKeysTie" });
  }
  if (cards > MOST_QUICKSORT_CARDS || count > MOST_QUICKSORT_VALUES) throw new Unjudgeable({ kind: "longQuicksort" });
  const shares = ranges.flatMap((range) =>
    range.kind === "values" ? Array.from({ length: range.count }, () => toNumber(range.share)) : [],
  );
  const isEven = ranges.length === 1;
  const partitions = new Map<number, readonly Partition[]>();
  const known = new Map<string, readonly Float64Array[]>();

  /** The matrix of a range of cards whose keys are drawn from the values low … high − 1. */
  const sortRange = (size: number, low: number, high: number): readonly Float64Array[] => {
    const matrix = Array.from({ length: size }, () => new Float64Array(size));
    if (size <= 1) return matrix.map((row) => row.fill(1));
    // Where all values are equally likely, only their number counts.
    const name = isEven ? `${String(size)},${String(high - low)}` : `${String(size)},${String(low)},${String(high)}`;
    const same = known.get(name);
    if (same !== undefined) return same;
    const parts = partitions.get(size) ?? getPartitions(size);
    partitions.set(size, parts);
    let total = 0;
    for (let value = low; value < high; value++) total += shares[value] ?? 0;
    for (const [small, { left, right }] of parts.entries()) {
      const large = size - 1 - small;
      const sums = [small, large].map((side) => Array.from({ length: side }, () => new Float64Array(side)));
      let pivotShare = 0;
      let below = 0;
      for (let value = low; value < high; value++) {
        const share = (shares[value] ?? 0) / total;
        const weight = share * (getBinomials(size, Math.min(1, below))[size - 1]?.[small] ?? 0);
        below += share;
        if (weight === 0) continue;
        pivotShare += weight;
        addScaledRows(sums[0] ?? [], sortRange(small, low, value), weight);
        addScaledRows(sums[1] ?? [], sortRange(large, value, high), weight);
      }
      addProduct(matrix, 0, sums[0] ?? [], left);
      const pivotRow = matrix[small];
      if (pivotRow !== undefined) pivotRow[0] = (pivotRow[0] ?? 0) + pivotShare;
      addProduct(matrix, small + 1, sums[1] ?? [], right);
    }
    known.set(name, matrix);
    return matrix;
  };
  return sortRange(cards, 0, shares.length);
}

function addScaledRows(sum: readonly Float64Array[], matrix: readonly Float64Array[], factor: number): void {
  matrix.forEach((row, position) => {
    const target = sum[position];
    row.forEach((value, card) => {
      if (target !== undefined) target[card] = (target[card] ?? 0) + factor * value;
    });
  });
}

/** Adds the rows of sorted · places to the matrix, from row `first` on. */
function addProduct(
  matrix: readonly Float64Array[],
  first: number,
  sorted: readonly Float64Array[],
  places: readonly Float64Array[],
): void {
  sorted.forEach((row, position) => {
    const target = matrix[first + position];
    row.forEach((share, place) => {
      places[place]?.forEach((chance, card) => {
        if (target !== undefined) target[card] = (target[card] ?? 0) + share * chance;
      });
    });
  });
}

/** By the number of smaller cards: where one partition puts the cards of a range of `size`, before its two sides are sorted. */
function getPartitions(size: number): readonly Partition[] {
  const partitions = Array.from({ length: size }, (_, small) => ({
    left: Array.from({ length: small }, () => new Float64Array(size)),
    right: Array.from({ length: size - 1 - small }, () => new Float64Array(size)),
    patterns: 0,
  }));
  for (let pattern = 0; pattern < 2 ** (size - 1); pattern++) {
    const cards = Array.from({ length: size }, (_, card) => card);
    const small = partition(cards, 0, size - 1, (card) => ((pattern >> (card - 1)) & 1) === 1);
    const found = partitions[small];
    if (found === undefined) continue;
    found.patterns++;
    cards.forEach((card, position) => {
      const row = position < small ? found.left[position] : found.right[position - small - 1];
      if (row !== undefined) row[card] = (row[card] ?? 0) + 1;
    });
  }
  return partitions.map(({ left, right, patterns }) => ({
    left: left.map((row) => row.map((count) => count / patterns)),
    right: right.map((row) => row.map((count) => count / patterns)),
  }));
}
