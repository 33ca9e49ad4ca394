// The keys that a sort by drawn keys can give a card: values that can tie, and stretches of the line where no two keys are ever equal.
import type { Engine } from "../engines/engine.ts";
import type { KeyedSort } from "../model/model.ts";
import { getValues, type PathValue } from "./expression-values.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

/**
 * Part of the distribution of one card's key, smaller keys before larger ones. `values`: so many single values one after the other, each with the
 * probability `share`; cards that get the same one tie. `stretch`: an interval without such values, with `share` in all; cards in it never tie.
 */
export type KeyRange =
  | { readonly kind: "values"; readonly share: Rational; readonly count: number }
  | { readonly kind: "stretch"; readonly share: Rational };

/** Returns whether an engine leaves every card where it is, whatever the keys are: its question, whether a key is the smaller one, is never answered with yes. */
export const leavesAll = ({ sort }: KeyedSort, engine: Engine): boolean =>
  sort === "yesOrNo" ? engine === "v8" : sort === "neverSmaller" && engine !== "spidermonkey";

/**
 * Returns the distribution of a card's key, in ascending order, for a list of `cards` cards; one key for all where the engine never hears which one is smaller.
 * @throws Unjudgeable where the key's expressions are beyond exact methods.
 */
export function getKeyRanges(
  model: KeyedSort,
  cards: number,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
  engine: Engine = "v8",
): readonly KeyRange[] {
  if (leavesAll(model, engine)) return [{ kind: "values", share: rational.ONE, count: 1 }];
  const values = getValues(model.steps, model.key, cards, unknowns);
  if (values.some(({ grid }) => grid !== undefined)) return getRangesOfGrids(values);
  const points = new Map<string, { readonly value: Rational; share: Rational }>();
  for (const { value, weight } of values) {
    if (value === undefined) continue;
    const name = rational.toText(value);
    const point = points.get(name);
    if (point === undefined) points.set(name, { value, share: weight });
    else point.share = rational.add(point.share, weight);
  }
  const ascending = [...points.values()].sort((a, b) => rational.compare(a.value, b.value));
  const spread = values.filter(({ value }) => value === undefined);
  // The chance that a key without single values lies below a point; what lies between two points is a stretch of its own.
  const below = (point: Rational): Rational =>
    spread.reduce<Rational>(
      (sum, { weight, getShareBelow }) => rational.add(sum, rational.multiply(weight, getShareBelow(point))),
      rational.ZERO,
    );
  const ranges: KeyRange[] = [];
  let passed: Rational = rational.ZERO;
  const addStretch = (end: Rational): void => {
    const share = rational.subtract(end, passed);
    if (rational.sign(share) > 0) ranges.push({ kind: "stretch", share });
    passed = end;
  };
  if (spread.length > 0 && ascending.length > MOST_POINTS_AMONG_STRETCHES) {
    throw new Unjudgeable({ kind: "manyKeys" });
  }
  for (const { value, share } of ascending) {
    if (spread.length > 0) addStretch(below(value));
    addValues(ranges, share, 1);
  }
  addStretch(spread.reduce<Rational>((sum, { weight }) => rational.add(sum, weight), rational.ZERO));
  return ranges;
}

const MOST_POINTS_AMONG_STRETCHES = 1000;

/** Adds so many values of one probability each, to the last range where these have the same. */
function addValues(ranges: KeyRange[], share: Rational, count: number): void {
  const last = ranges.at(-1);
  if (last?.kind === "values" && rational.compare(last.share, share) === 0) {
    ranges[ranges.length - 1] = { ...last, count: last.count + count };
  } else {
    ranges.push({ kind: "values", share, count });
  }
}

/**
 * Returns the ranges of keys that are drawn from very many single values on every path, each from its own part of the line: all of them are equally likely but
 * for the first and the last, of which a part may lie outside.
 * @throws Unjudgeable where these parts overlap.
 */
function getRangesOfGrids(values: readonly PathValue[]): readonly KeyRange[] {
  const parts = values.map(({ weight, grid }) => {
    if (grid === undefined) throw new Unjudgeable({ kind: "manyKeys" });
    const toCells = (point: Rational): Rational => rational.divide(rational.subtract(point, grid.offset), grid.step);
    return { weight, low: grid.low, high: grid.high, start: toCells(grid.low), end: toCells(grid.high) };
  });
  parts.sort((a, b) => rational.compare(a.low, b.low));
  const ranges: KeyRange[] = [];
  const add = (share: Rational, count: Rational): void => {
    if (rational.sign(share) > 0 && rational.sign(count) > 0) addValues(ranges, share, rational.toNumber(count));
  };
  parts.forEach(({ weight, low, start, end }, index) => {
    const before = parts[index - 1];
    if (before !== undefined && rational.compare(before.high, low) > 0) throw new Unjudgeable({ kind: "manyKeys" });
    const share = rational.divide(weight, rational.subtract(end, start));
    const [first, last] = [rational.negate(rational.floor(rational.negate(start))), rational.floor(end)];
    if (rational.compare(first, last) > 0) {
      add(weight, rational.ONE);
      return;
    }
    add(rational.multiply(share, rational.subtract(first, start)), rational.ONE);
    add(share, rational.subtract(last, first));
    add(rational.multiply(share, rational.subtract(end, last)), rational.ONE);
  });
  return ranges;
}

/** Returns how many values can tie, or undefined where some keys never do. */
export function countKeys(ranges: readonly KeyRange[]): number | undefined {
  let count = 0;
  for (const range of ranges) {
    if (range.kind === "stretch") return undefined;
    count += range.count;
  }
  return count;
}

/** Returns how many keys there are, where each is a whole number and they can all tie; undefined otherwise, and where exact methods don't reach. */
export function countWholeKeys(model: KeyedSort, cards: number): number | undefined {
  try {
    const keys = new Set<string>();
    for (const { value } of getValues(model.steps, model.key, cards)) {
      if (value === undefined || !rational.isInteger(value)) return undefined;
      keys.add(rational.toText(value));
    }
    return keys.size;
  } catch (thrown) {
    if (thrown instanceof Unjudgeable) return undefined;
    throw thrown;
  }
}

/** Returns a bound of the probability that any two of so many cards get the same key: no order and no cell is farther from fair. */
export function boundTies(ranges: readonly KeyRange[], cards: number): number {
  return Math.min(1, (rational.toNumber(getTieShare(ranges)) * cards * (cards - 1)) / 2);
}

/** Returns the probability that two cards get the same key. */
export function getTieShare(ranges: readonly KeyRange[]): Rational {
  return ranges.reduce<Rational>(
    (sum, range) =>
      range.kind === "stretch"
        ? sum
        : rational.add(
            sum,
            rational.multiply(rational.multiply(range.share, range.share), rational.fraction(range.count)),
          ),
    rational.ZERO,
  );
}
