/** What a generated program really does, found by running it: fair, biased or something else, at each of its lengths and over all. */

import { compile, Endless, enumerate, type Breakpoints, type Distribution, type Runnable } from "./enumerate.ts";
import type { Program } from "./program.ts";

/**
 * What is true of a program:
 * - `uniform`: every order of the result is exactly equally likely;
 * - `part`: some positions keep their card for certain, the others hold every order of the rest equally often;
 * - `sample`: a program that says it draws k items, and whose first or last k positions hold every ordered choice of k equally often;
 * - `cycles`: every n-cycle equally often, and nothing else (Sattolo);
 * - `still`: draws are made, and no card ever moves; for a comparator that counts as biased;
 * - `deterministic`: no draw is ever made;
 * - `biased`: the orders are further than 1e-3 (total variation) from uniform at a length of 4 or more, or at the one length that the program is for;
 * - `slight`: not uniform, yet nearer than that, or biased only at a length of 3; neither a report nor silence is wrong;
 * - `partly biased`: a named sample that isn't a fair one: nobody knows what it meant;
 * - `invalid`: it throws, never ends, leaves the array, loses or doubles items.
 */
export type TruthKind =
  | "uniform"
  | "part"
  | "sample"
  | "cycles"
  | "still"
  | "deterministic"
  | "biased"
  | "slight"
  | "partly biased"
  | "invalid";

export interface Truth {
  readonly kind: TruthKind;
  /** The total variation distance from uniform (0 … 1) at each length run; empty where the program is invalid. */
  readonly distances: ReadonlyMap<number, number>;
  /** How many positions never move, at the longest length run; 0 unless the kind is `part`. */
  readonly fixed: number;
  /** How many times the program was run. */
  readonly runs: number;
}

/** What a program does with the array that it gets, apart from the order. */
export interface Identity {
  /** Whether the array that came in always comes out. */
  readonly returnsInput: boolean;
  /** Whether it is ever written to, be it with what it held before. */
  readonly writesInput: boolean;
}

/** The cards that a generated program gets: compared as numbers they are their index; each has a score of its own, and the level and weight of all. */
export interface Card {
  readonly id: number;
  readonly score: number;
  readonly level: number;
  readonly weight: number;
  readonly valueOf: () => number;
}

/** The distance above which orders count as biased: the project's own constant for a report. */
const BIASED_ABOVE = 1e-3;

/** How many items a program of the intent "sample" is called for. */
export const SAMPLE_SIZE = 2;

/** Lengths at which a bias shows that shorter arrays have no room for: `floor(r * (n - 3))` of one draw is 0 for all of them. */
const LONGER: readonly number[] = [6, 7, 8];

/**
 * The truth by longer arrays as well, for a program on which rule and truth disagree: biased where some longer array shows it, else what it was.
 * A length that takes too many runs, or at which the program fails, says nothing: it must not turn a false alarm into an error.
 */
export function findLongerTruth(program: Program, known: Truth): Truth {
  if (program.sizes.length === 1) return known;
  for (const n of LONGER) {
    const longer = findTruth({ ...program, sizes: [...program.sizes, n] });
    if (longer.kind === "biased") return longer;
    if (longer.kind === "invalid") break;
  }
  return known;
}

/** The program's truth by the breakpoints that its grammar noted. */
export function findTruth(program: Program): Truth {
  const cases: SizeTruth[] = [];
  const distances = new Map<number, number>();
  let runs = 0;
  for (const size of program.sizes) {
    if (size > 4 && program.sizes.length > 1 && cases.some(({ n, kind }) => n >= 4 && kind === "biased")) break;
    const outcome = distribute(program.runnable, program.entry, size);
    if (outcome.kind === "invalid") return { kind: "invalid", distances: new Map(), fixed: 0, runs: runs + 1 };
    const found = classify(outcome.distribution, size, program.intent === "sample" ? SAMPLE_SIZE : undefined);
    cases.push({ n: size, ...found });
    distances.set(size, found.distance);
    runs += outcome.distribution.runs;
  }
  const kind = overall(cases, program);
  return { kind, distances, fixed: kind === "part" ? (cases.at(-1)?.fixed ?? 0) : 0, runs };
}

interface SizeTruth {
  readonly n: number;
  readonly kind: TruthKind;
  readonly distance: number;
  readonly fixed: number;
}

function overall(cases: readonly SizeTruth[], program: Program): TruthKind {
  const kinds = new Set(cases.map(({ kind }) => kind));
  // A sort that leaves everything in place is a bad shuffle; a loop may mean a part of the array that is empty at a small length.
  if (program.family === "comparator" && kinds.has("still")) return "biased";
  if (kinds.has("part")) kinds.delete("still");
  if (program.intent === "sample") {
    // Two of three items drawn leave the third its place: at n = 3 a sample of two is a whole shuffle.
    kinds.delete("uniform");
    if (kinds.size === 0) return "uniform";
    return [...kinds].every((kind) => kind === "sample") ? "sample" : "partly biased";
  }
  const [only] = kinds;
  if (kinds.size === 1 && only !== undefined) return only;
  return cases.some(({ n, kind }) => n >= 4 && kind === "biased") ? "biased" : "slight";
}

export type Outcome =
  | { readonly kind: "invalid"; readonly reason: string }
  | { readonly kind: "valid"; readonly distribution: Distribution };

export interface RunOptions {
  /** Where inside its interval each draw stands, 0 … 1. */
  readonly place?: number;
  /** The breakpoints of every draw that notes none. */
  readonly unmarked?: Breakpoints;
  /** Further names that the text may use. */
  readonly names?: Readonly<Record<string, unknown>>;
}

/** The exact distribution of the program's results for `n` items, or why there is none. */
export function distribute(text: string, entry: string, n: number, options: RunOptions = {}): Outcome {
  const cards = makeCards(n);
  try {
    const distribution = enumerate((random) => {
      const run = compile(text, entry, random, options.names);
      return () => playOnce(run, cards);
    }, options);
    return { kind: "valid", distribution };
  } catch (error) {
    if (error instanceof TypeError && NEVER_WORKS.test(error.message)) throw error;
    if (
      error instanceof Invalid ||
      error instanceof Endless ||
      error instanceof TypeError ||
      error instanceof RangeError
    ) {
      return { kind: "invalid", reason: error.message };
    }
    throw error;
  }
}

/** What no draw leads to: a name that is no function, or a field that no card has, read of a `this` that is not there. */
const NEVER_WORKS = /is not a (?:function|constructor)|of undefined \(reading '#?(?!id|score|level|weight)[a-z]+'\)/u;

/** The result is not an arrangement of the cards. */
class Invalid extends Error {}

/** One run's result as text: the ids of the cards by position, "2,0,1". Throws where the result is no arrangement of cards. */
export function playOnce(run: Runnable, cards: readonly Card[]): string {
  return readOrder(run([...cards]), cards);
}

/** What the program does with its array over a hundred runs whose draws are spread over [0, 1). */
export function findIdentity(text: string, entry: string, n: number): Identity {
  let drawn = 0;
  const run = compile(text, entry, () => {
    drawn = (drawn + GOLDEN) % 1;
    return drawn;
  });
  const cards = makeCards(n);
  let returnsInput = true;
  let writesInput = false;
  for (let k = 0; k < 100; k++) {
    const items: unknown[] = new Proxy<unknown[]>([...cards], {
      set: (target, key, value) => {
        writesInput = true;
        return Reflect.set(target, key, value);
      },
    });
    returnsInput = run(items) === items && returnsInput;
  }
  return { returnsInput, writesInput };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

export function makeCards(n: number): Card[] {
  return Array.from({ length: n }, (_, id) => ({
    id,
    score: ((id * 7) % 11) + 1,
    level: 1,
    weight: 1,
    valueOf: () => id,
  }));
}

function readOrder(result: unknown, cards: readonly Card[]): string {
  if (!Array.isArray(result)) throw new Invalid("The result is no array.");
  const values: readonly unknown[] = result;
  if (values.length > cards.length || Object.keys(values).length !== values.length) {
    throw new Invalid("The array has places that it did not have before.");
  }
  let seen = 0;
  let order = "";
  for (const value of values) {
    const id = cards.findIndex((card) => card === value);
    if (id < 0) throw new Invalid("Something in the result is no card.");
    if ((seen & (1 << id)) !== 0) throw new Invalid("A card is there twice.");
    seen |= 1 << id;
    order += order === "" ? String(id) : `,${String(id)}`;
  }
  return order;
}

/** What a distribution of orders of `n` cards is; `sampled` is how many items a sample should hold, undefined for a whole shuffle. */
export function classify(
  distribution: Distribution,
  n: number,
  sampled?: number,
): { readonly kind: TruthKind; readonly distance: number; readonly fixed: number } {
  const orders = [...distribution.weights].map(([text, weight]) => ({
    order: text === "" ? [] : text.split(",").map(Number),
    weight,
  }));
  const length = orders[0]?.order.length ?? 0;
  if (orders.some(({ order }) => order.length !== length)) return { kind: "invalid", distance: 1, fixed: 0 };
  const possible = arrangements(n, length);
  const distance = distanceFromUniform(distribution.weights, distribution.total, possible);
  const found = (kind: TruthKind, fixed = 0): { kind: TruthKind; distance: number; fixed: number } => ({
    kind,
    distance,
    fixed,
  });

  if (distribution.draws === 0) return found("deterministic");
  if (isUniform(distribution.weights, possible))
    return found(length === n ? "uniform" : sampled === undefined ? "uniform" : "sample");
  if (sampled !== undefined) {
    const first = marginal(orders, (order) => order.slice(0, sampled));
    const last = marginal(orders, (order) => order.slice(-sampled));
    const fair = isUniform(first, arrangements(n, sampled)) || isUniform(last, arrangements(n, sampled));
    return found(fair ? "sample" : "partly biased");
  }
  const still = Array.from({ length: n }, (_, position) => position).filter((position) =>
    orders.every(({ order }) => order[position] === position),
  );
  if (still.length === n) return found("still", n);
  if (still.length > 0 && isUniform(distribution.weights, factorial(n - still.length))) {
    return found("part", still.length);
  }
  if (orders.every(({ order }) => isOneCycle(order)) && isUniform(distribution.weights, factorial(n - 1)))
    return found("cycles");
  return found(distance > BIASED_ABOVE ? "biased" : "slight");
}

/** Whether all `possible` outcomes are there, each with exactly the same weight. */
function isUniform(weights: ReadonlyMap<string, bigint>, possible: number): boolean {
  return weights.size === possible && new Set(weights.values()).size === 1;
}

/** Half the sum of |probability − 1 / possible|. */
function distanceFromUniform(weights: ReadonlyMap<string, bigint>, total: bigint, possible: number): number {
  const share = Number(total) / possible;
  let sum = (possible - weights.size) * share;
  for (const weight of weights.values()) sum += Math.abs(Number(weight) - share);
  return sum / Number(total) / 2;
}

function marginal(
  orders: readonly { readonly order: readonly number[]; readonly weight: bigint }[],
  part: (order: readonly number[]) => readonly number[],
): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { order, weight } of orders) {
    const key = part(order).join(",");
    sums.set(key, (sums.get(key) ?? 0n) + weight);
  }
  return sums;
}

function isOneCycle(order: readonly number[]): boolean {
  let steps = 0;
  let position = 0;
  do {
    position = order[position] ?? 0;
    steps++;
  } while (position !== 0 && steps <= order.length);
  return steps === order.length;
}

function factorial(n: number): number {
  return arrangements(n, n);
}

/** How many ordered choices of `length` out of `n` there are. */
function arrangements(n: number, length: number): number {
  let count = 1;
  for (let k = 0; k < length; k++) count *= n - k;
  return count;
}
