/** The exact distribution of a program's outcomes: it is run once for every sequence of intervals into which its draws can fall. */

import { createLibraryNames, withoutImports } from "./libraries.ts";

/** Where the outcome can change within one draw: interval k goes from points[k] / denominator to points[k + 1] / denominator. */
export interface Breakpoints {
  readonly points: readonly number[];
  readonly denominator: number;
}

/** Says that a draw matters only by its rank among the earlier draws of its kind: sort keys. */
const RANK = Symbol("rank");

/** Says that a draw picks a whole number from `values` equally likely ones that matters only by its rank, and by its ties, among the earlier ones. */
interface RankedKey {
  readonly values: number;
}

/** Says that only the remainder of a random word by `modulus` matters; `crypto.getRandomValues` turns it into breakpoints. */
export interface Remainders {
  readonly modulus: number;
}

/** The names that a runnable text may use for its breakpoints. */
interface BreakpointNames {
  /** k / count for every whole k: floor, ceil and trunc of `draw * count`. 0 and what is not a whole number mean: no breakpoint. */
  readonly GRID: (count: number) => Breakpoints;
  /** (k + 1/2) / count for every whole k: `Math.round(draw * count)`. */
  readonly HALVES: (count: number) => Breakpoints;
  /** The given numerators over the denominator: thresholds. */
  readonly CUTS: (denominator: number, ...numerators: number[]) => Breakpoints;
  /** Any number, of which only the rank among the earlier ones matters. */
  readonly RANK: typeof RANK;
  /** A sort key `floor(draw * values)`: a grid where that is small, else the ranks and ties of whole numbers. */
  readonly KEYS: (values: number) => Breakpoints | RankedKey;
  /** Remainders of a random word. */
  readonly MOD: (modulus: number) => Remainders;
}

/** How many blocks one run may enter before it counts as endless: an array that grows as fast as its loop runs makes no draw that could end it. */
const MOST_BLOCKS = 10_000;

/** The text with a tick at the start of every block of a loop or a function. */
function withTicks(text: string): string {
  return text.replaceAll(/^(?!.*\bswitch\b)(?<head>.*(?:\)|=>|\bdo) \{)$/gmu, "$<head> TICK();");
}

/** What a module exports is called by its name here. */
const withoutExports = (text: string): string =>
  text.replaceAll(/^export (?:default )?(?=[a-z])/gmu, "").replaceAll(/^export \{[^}]*\};?$/gmu, "");

/** A program made callable: it gets its items and gives back the array that it made of them. */
export type Runnable = (items: unknown[]) => unknown;

/** A source of draws that a program calls as `Math.random`; what it passes is a breakpoint hint, or anything at all (`a.sort(Math.random)`). */
export type RandomSource = (hint?: unknown) => number;

/** What a script throws to end a run that goes on for ever or is too wide to enumerate. */
export class Endless extends Error {}

export interface Distribution {
  /** The exact weight of each outcome over `total`. */
  readonly weights: ReadonlyMap<string, bigint>;
  readonly total: bigint;
  /** How many runs it took. */
  readonly runs: number;
  /** The most draws that one run made. */
  readonly draws: number;
}

const MOST_DRAWS = 30;
const MOST_RUNS = 400_000;

/**
 * Compiles a text in strict mode, as a module is, with `Math.random`, the libraries that it imports and the names given replaced.
 * Throws the `SyntaxError` of a text that doesn't parse and whatever its top level throws.
 */
export function compile(
  text: string,
  entry: string,
  random: RandomSource,
  names: Readonly<Record<string, unknown>> = {},
): Runnable {
  const math: unknown = Object.create(Math, { random: { value: random } });
  const libraries = createLibraryNames(random);
  const globals = { Math: math, crypto: libraries.crypto };
  let blocks = 0;
  const tick = (): void => {
    if (blocks++ > MOST_BLOCKS) throw new Endless(`More than ${String(MOST_BLOCKS)} blocks in one run.`);
  };
  const bindings = {
    ...breakpointNames,
    TICK: tick,
    ...libraries,
    globalThis: globals,
    window: globals,
    ...names,
    Math: math,
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- running generated programs is what this file is for; the grammars wrote them
  const build = new Function(
    ...Object.keys(bindings),
    `"use strict";\nreturn (() => {\n${withTicks(withoutExports(withoutImports(text)))}\nreturn (${entry});\n})();`,
  ) as (...values: unknown[]) => Runnable;
  const run = build(...Object.values(bindings));
  return (items) => {
    blocks = 0;
    return run(items);
  };
}

/**
 * Runs `play` once for every sequence of intervals and adds up the intervals' lengths by outcome.
 * `place` (0 … 1, exclusive) is where inside its interval each draw stands; a right set of breakpoints gives the same result for every place.
 * `unmarked` are the breakpoints of a draw that brings none. Throws `Endless` past 30 draws a run or 400,000 runs, and whatever `play` throws.
 */
export function enumerate(
  play: (random: RandomSource) => () => string,
  { place = 0.37, unmarked = grid(1) }: { readonly place?: number; readonly unmarked?: Breakpoints } = {},
): Distribution {
  const path: { readonly breakpoints: Breakpoints; readonly last: number; choice: number }[] = [];
  const ranked: number[] = [];
  const keys = new Map<number, number[]>();
  let depth = 0;
  let numerator = 1;
  let denominator = 1;

  const random: RandomSource = (hint) => {
    if (depth >= MOST_DRAWS) throw new Endless(`More than ${String(MOST_DRAWS)} draws in one run.`);
    const rank = hint === RANK;
    const tied = isRankedKey(hint) ? rememberKeys(keys, hint.values) : undefined;
    const breakpoints = rank
      ? grid(ranked.length + 1)
      : isRankedKey(hint)
        ? ranksAndTies(hint.values, tied?.length ?? 0)
        : isBreakpoints(hint)
          ? hint
          : unmarked;
    let step = path[depth];
    if (step === undefined) {
      step = { breakpoints, last: breakpoints.points.length - 2, choice: 0 };
      path.push(step);
    } else if (step.breakpoints !== breakpoints) {
      throw new Error(
        "A program behaved differently on equal draws; a generated program must have no other source of chance.",
      );
    }
    depth++;
    const low = at(breakpoints.points, step.choice);
    const high = at(breakpoints.points, step.choice + 1);
    numerator *= high - low;
    denominator *= breakpoints.denominator;
    if (rank) return placeByRank(ranked, step.choice);
    if (isRankedKey(hint)) return (placeKey(tied ?? [], step.choice, hint.values) + place) / hint.values;
    return (low + (high - low) * place) / breakpoints.denominator;
  };

  const run = play(random);
  const sums = new Map<string, Map<number, number>>();
  const fineSums = new Map<string, Map<bigint, bigint>>();
  let runs = 0;
  let draws = 0;
  for (;;) {
    depth = 0;
    numerator = 1;
    denominator = 1;
    ranked.length = 0;
    keys.clear();
    const outcome = run();
    if (Number.isSafeInteger(denominator)) {
      const byDenominator = sums.get(outcome) ?? new Map<number, number>();
      byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0) + numerator);
      sums.set(outcome, byDenominator);
    } else {
      const byDenominator = fineSums.get(outcome) ?? new Map<bigint, bigint>();
      const [fine, share] = getFineWeight(path);
      byDenominator.set(fine, (byDenominator.get(fine) ?? 0n) + share);
      fineSums.set(outcome, byDenominator);
    }
    runs++;
    draws = Math.max(draws, path.length);
    if (runs > MOST_RUNS) throw new Endless(`More than ${String(MOST_RUNS)} different runs.`);
    while (path.length > 0 && path.at(-1)?.choice === path.at(-1)?.last) path.pop();
    const next = path.at(-1);
    if (next === undefined) break;
    next.choice++;
  }
  for (const [outcome, byDenominator] of sums) {
    const fine = fineSums.get(outcome) ?? new Map<bigint, bigint>();
    for (const [key, value] of byDenominator) fine.set(BigInt(key), (fine.get(BigInt(key)) ?? 0n) + BigInt(value));
    fineSums.set(outcome, fine);
  }
  return { ...commonDenominator(fineSums), runs, draws };
}

/** The weight of one run, where it is too fine for numbers. */
function getFineWeight(
  path: readonly { readonly breakpoints: Breakpoints; readonly choice: number }[],
): [denominator: bigint, numerator: bigint] {
  let denominator = 1n;
  let numerator = 1n;
  for (const { breakpoints, choice } of path) {
    denominator *= BigInt(breakpoints.denominator);
    numerator *= BigInt(at(breakpoints.points, choice + 1) - at(breakpoints.points, choice));
  }
  return [denominator, numerator];
}

function rememberKeys(keys: Map<number, number[]>, values: number): number[] {
  const found = keys.get(values);
  if (found !== undefined) return found;
  const made: number[] = [];
  keys.set(values, made);
  return made;
}

/**
 * Where a key out of `values` can fall among `count` different earlier ones: before the first, equal to it, between it and the second, and so on.
 * Given their order alone, a new key equals each of them with 1 / values, and lies in each of the count + 1 gaps with (values - count) / values / (count + 1).
 */
function ranksAndTies(values: number, count: number): Breakpoints {
  const inner: number[] = [];
  let point = 0;
  for (let k = 0; k < count; k++) {
    point += values - count;
    inner.push(point);
    point += count + 1;
    inner.push(point);
  }
  return remember(values * (count + 1), inner);
}

/** The key of a choice among `ranksAndTies`, halfway into its gap, so that every gap stays wide enough for the few keys that follow. */
function placeKey(keys: number[], choice: number, values: number): number {
  const place = choice >> 1;
  if (choice % 2 === 1) return at(keys, place);
  const below = place === 0 ? -1 : at(keys, place - 1);
  const above = place === keys.length ? values : at(keys, place);
  const value = Math.floor((below + above) / 2);
  if (value <= below) throw new Endless("There are too few keys between two others; note them with GRID.");
  keys.splice(place, 0, value);
  return value;
}

function isRankedKey(hint: unknown): hint is RankedKey {
  return typeof hint === "object" && hint !== null && "values" in hint;
}

/** A draw of rank `choice` (0 … number of earlier ones) among the earlier ranked draws, which it joins. */
function placeByRank(ranked: number[], choice: number): number {
  const below = choice === 0 ? 0 : at(ranked, choice - 1);
  const above = choice === ranked.length ? 1 : at(ranked, choice);
  const value = (below + above) / 2;
  ranked.splice(choice, 0, value);
  return value;
}

function commonDenominator(sums: ReadonlyMap<string, ReadonlyMap<bigint, bigint>>): {
  weights: Map<string, bigint>;
  total: bigint;
} {
  let total = 1n;
  for (const byDenominator of sums.values()) {
    for (const denominator of byDenominator.keys()) total = leastCommonMultiple(total, denominator);
  }
  const weights = new Map<string, bigint>();
  let sum = 0n;
  for (const [outcome, byDenominator] of sums) {
    let weight = 0n;
    for (const [denominator, numerator] of byDenominator) weight += numerator * (total / denominator);
    weights.set(outcome, weight);
    sum += weight;
  }
  if (sum !== total) throw new Error("The weights of all runs don't add up to one; the enumeration has missed a run.");
  return { weights, total };
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

const known = new Map<string, Breakpoints>();

/** Equal breakpoints are one object, so that a replayed draw can be checked by identity. */
function remember(denominator: number, inner: readonly number[]): Breakpoints {
  const key = `${String(denominator)}:${inner.join(",")}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = { points: [0, ...inner, denominator], denominator };
  known.set(key, made);
  return made;
}

const grids: Breakpoints[] = [];

/** `count` intervals of equal length; one interval where `count` is 0 or not a whole number. The sign doesn't matter. */
export function grid(count: number): Breakpoints {
  const size = Number.isInteger(count) && count !== 0 ? Math.abs(count) : 1;
  return (grids[size] ??= remember(
    size,
    Array.from({ length: size - 1 }, (_, k) => k + 1),
  ));
}

function halves(count: number): Breakpoints {
  if (!Number.isInteger(count) || count === 0) return grid(1);
  const size = Math.abs(count);
  return remember(
    2 * size,
    Array.from({ length: size }, (_, k) => 2 * k + 1),
  );
}

/** The weights of the remainders of a word of `values` equally likely values. */
export function modulo(values: number, modulus: number): Breakpoints {
  const inner: number[] = [];
  let point = 0;
  for (let k = 0; k < modulus - 1; k++) {
    point += Math.floor(values / modulus) + (k < values % modulus ? 1 : 0);
    inner.push(point);
  }
  return remember(values, inner);
}

/** The most values of a key for which every value is tried. */
const FEW_KEYS = 12;

const breakpointNames: BreakpointNames & Record<string, unknown> = {
  GRID: grid,
  HALVES: halves,
  CUTS: (denominator, ...numerators) => remember(denominator, numerators),
  RANK,
  KEYS: (values) => (values > FEW_KEYS && Number.isSafeInteger(values) ? { values } : grid(values)),
  MOD: (modulus) => ({ modulus }),
};

function isBreakpoints(hint: unknown): hint is Breakpoints {
  return typeof hint === "object" && hint !== null && "points" in hint && "denominator" in hint;
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined)
    throw new RangeError(`There is no place ${String(index)} among ${String(values.length)} numbers.`);
  return value;
}
