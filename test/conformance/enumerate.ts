/** The exact distribution of a program's outcomes: it is run once for every sequence of intervals into which its draws can fall. */

/** Where the outcome can change within one draw: interval k goes from points[k] / denominator to points[k + 1] / denominator. */
export interface Breakpoints {
  readonly points: readonly number[];
  readonly denominator: number;
}

/** Says that a draw matters only by its rank among the earlier draws of its kind: sort keys. */
const RANK = Symbol("rank");

/** The names that a runnable text may use for its breakpoints. */
interface BreakpointNames {
  /** k / count for every whole k: floor, ceil and trunc of `draw * count`. 0 and what is not a whole number mean: no breakpoint. */
  readonly GRID: (count: number) => Breakpoints;
  /** (k + 1/2) / count for every whole k: `Math.round(draw * count)`. */
  readonly HALVES: (count: number) => Breakpoints;
  /** The given numerators over the denominator: thresholds. */
  readonly CUTS: (denominator: number, ...numerators: number[]) => Breakpoints;
  readonly RANK: typeof RANK;
}

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
 * Compiles a text in strict mode, as a module is, with `Math.random` and the names given replaced.
 * Throws the `SyntaxError` of a text that doesn't parse and whatever its top level throws.
 */
export function compile(
  text: string,
  entry: string,
  random: RandomSource,
  names: Readonly<Record<string, unknown>> = {},
): Runnable {
  const math: unknown = Object.create(Math, { random: { value: random } });
  const bindings = { ...breakpointNames, ...names, Math: math };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running generated programs is what this file is for; the grammars wrote them
  const build = new Function(...Object.keys(bindings), `"use strict";\n${text}\nreturn (${entry});`) as (
    ...values: unknown[]
  ) => Runnable;
  return build(...Object.values(bindings));
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
  let depth = 0;
  let numerator = 1;
  let denominator = 1;

  const random: RandomSource = (hint) => {
    if (depth >= MOST_DRAWS) throw new Endless(`More than ${String(MOST_DRAWS)} draws in one run.`);
    const rank = hint === RANK;
    const breakpoints = rank ? grid(ranked.length + 1) : isBreakpoints(hint) ? hint : unmarked;
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
    return (low + (high - low) * place) / breakpoints.denominator;
  };

  const run = play(random);
  const sums = new Map<string, Map<number, number>>();
  let runs = 0;
  let draws = 0;
  for (;;) {
    depth = 0;
    numerator = 1;
    denominator = 1;
    ranked.length = 0;
    const outcome = run();
    if (!Number.isSafeInteger(denominator)) throw new Endless("The weights of the runs are too fine.");
    const byDenominator = sums.get(outcome) ?? new Map<number, number>();
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0) + numerator);
    sums.set(outcome, byDenominator);
    runs++;
    draws = Math.max(draws, path.length);
    if (runs > MOST_RUNS) throw new Endless(`More than ${String(MOST_RUNS)} different runs.`);
    while (path.length > 0 && path.at(-1)?.choice === path.at(-1)?.last) path.pop();
    const next = path.at(-1);
    if (next === undefined) break;
    next.choice++;
  }
  return { ...commonDenominator(sums), runs, draws };
}

/** A draw of rank `choice` (0 … number of earlier ones) among the earlier ranked draws, which it joins. */
function placeByRank(ranked: number[], choice: number): number {
  const below = choice === 0 ? 0 : at(ranked, choice - 1);
  const above = choice === ranked.length ? 1 : at(ranked, choice);
  const value = (below + above) / 2;
  ranked.splice(choice, 0, value);
  return value;
}

function commonDenominator(sums: ReadonlyMap<string, ReadonlyMap<number, number>>): {
  weights: Map<string, bigint>;
  total: bigint;
} {
  let total = 1n;
  for (const byDenominator of sums.values()) {
    for (const denominator of byDenominator.keys()) total = leastCommonMultiple(total, BigInt(denominator));
  }
  const weights = new Map<string, bigint>();
  let sum = 0n;
  for (const [outcome, byDenominator] of sums) {
    let weight = 0n;
    for (const [denominator, numerator] of byDenominator) weight += BigInt(numerator) * (total / BigInt(denominator));
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

const breakpointNames: BreakpointNames & Record<string, unknown> = {
  GRID: grid,
  HALVES: halves,
  CUTS: (denominator, ...numerators) => remember(denominator, numerators),
  RANK,
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
