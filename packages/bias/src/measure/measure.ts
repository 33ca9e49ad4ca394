// Measures a shuffle of the user's own: calls it many times on the same cards, checks each result, and counts where every card ends.
import type { Measurement } from "../counts/measurement.ts";
import { seededSource, type RandomSource } from "./seeded-source.ts";
import type { Abort, Progress } from "../simulate/simulate.ts";
import { makeTally, type Order } from "../counts/tally.ts";
import { tellStrangeValue, type Breakage, type StrangeValue } from "../words/broken-shuffle-text.ts";
import { BrokenShuffle, UnusedSource } from "./broken-shuffle.ts";
import { checkNames, checkRange, type Door } from "./checked-options.ts";

/**
 * A function that shuffles: in place, or by returning the cards in a new order (any iterable), at once or by a promise. Its cards are the
 * numbers 0 … n − 1, in a fresh array for each call; with a seed it also gets a random source as second argument. `never` lets a
 * function of any kind of card pass, `(deck: Card[]) => void` too.
 */
export type UserShuffle = (cards: never[], random: RandomSource) => unknown;

/** Where a shuffle leaves its result: in the array that it got, or in the list that it returns. */
export type ShuffleForm = "inPlace" | "copy";

/** How a shuffle of the user's own is called: with how many cards, how often, and with which draws. */
export interface CallOptions {
  /** n, 2 to 1,000. */
  readonly cards: number;
  /** How many shuffles, at least 1. */
  readonly trials: number;
  /**
   * A safe integer. The shuffle is then called as `shuffle(cards, random)`, where `random` returns draws from [0, 1) that repeat exactly; a shuffle
   * that takes its draws from elsewhere can't be repeated and is turned down. Without a seed it is called as `shuffle(cards)`. `Math.random` is never replaced.
   */
  readonly seed?: number;
  /**
   * "auto" if left out: a shuffle that returns another iterable than its array (and no string) copies, any other one works in place. The
   * first call decides. "inPlace" ignores what is returned.
   */
  readonly form?: ShuffleForm | "auto";
  readonly signal?: Abort;
}

/** How `measure` calls a shuffle, and whom it tells how far it is. */
export interface MeasureOptions extends CallOptions {
  /** Called at least ten times a second, as far as single calls of the shuffle allow it, and once at the end. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Whether every shuffle left every card where it was. */
export const isUntouched = ({ counts, trials }: Measurement): boolean =>
  counts.every((row, position) => row[position] === trials);

/** The measurement of a shuffle of the user's own, which may work in place or return its result. */
export interface MeasuredShuffle extends Measurement {
  /** Where the results were found. */
  readonly form: ShuffleForm;
}

/**
 * Calls `shuffle` `trials` times and counts where each card ends. The thread is left to others many times a second.
 * @param shuffle your function, which works in place or returns its result, at once or by a promise.
 * @param options how many cards and trials, at least.
 * @throws TypeError where `shuffle` is no function, or an option is none of these; RangeError where an option is out of range; BrokenShuffle at the first result that is not each card once; UnusedSource where a seed was given and
 * no draw was taken from its source; whatever the shuffle throws; the signal's reason where it was aborted.
 * @example
 * ```js
 * import { measure } from "@fair-shuffle/bias";
 *
 * const rotate = (cards, random) => cards.push(...cards.splice(0, Math.floor(random() * cards.length)));
 * const { orders } = await measure(rotate, { cards: 3, trials: 3000, seed: 1, form: "inPlace" });
 * Object.keys(orders).length; // 3
 * ```
 */
export async function measure(shuffle: UserShuffle, options: MeasureOptions): Promise<MeasuredShuffle> {
  checkNames("measure", options);
  return measureFor("measure", shuffle, options);
}

/** Measures for a function that has checked the names of its options. */
export async function measureFor(
  door: Door,
  shuffle: UserShuffle,
  { onProgress, ...options }: MeasureOptions,
): Promise<MeasuredShuffle> {
  const { cards, trials, seed } = options;
  checkRange(door, "cards", cards, 2, 1000);
  const tally = makeTally(cards);
  const tell = (done: number): void => {
    onProgress?.({ done, trials, getMeasurement: () => tally.getMeasurement() });
  };
  const form = await callFor(door, shuffle, options, tally.add, tell);
  tell(trials);
  return { ...tally.getMeasurement(seed), form };
}

/**
 * Calls `shuffle` `trials` times and hands each order on as soon as it is found to be one; `onPause` hears how many there were when the thread is left to others.
 * Returns where the orders were found.
 * @throws what `measure` throws.
 * @example
 * ```js
 * import { callShuffle } from "@fair-shuffle/bias";
 *
 * let first = 0;
 * const reverse = (cards) => cards.toReversed();
 * await callShuffle(reverse, { cards: 3, trials: 10 }, (order) => (first += order[0])); // "copy"
 * first; // 20
 * ```
 */
export async function callShuffle(
  shuffle: UserShuffle,
  options: CallOptions,
  onOrder: (order: Order) => void,
  onPause?: (done: number) => void,
): Promise<ShuffleForm> {
  checkNames("callShuffle", options);
  return callFor("callShuffle", shuffle, options, onOrder, onPause);
}

async function callFor(
  door: Door,
  shuffle: UserShuffle,
  options: CallOptions,
  onOrder: (order: Order) => void,
  onPause: ((done: number) => void) | undefined,
): Promise<ShuffleForm> {
  const { cards, trials, seed, signal } = options;
  if (typeof shuffle !== "function") {
    throw new TypeError(
      `What is measured has to be the function that shuffles, not ${tellStrangeValue(describe(shuffle))}.`,
    );
  }
  checkRange(door, "cards", cards, 2, 1000);
  checkRange(door, "trials", trials, 1, Number.MAX_SAFE_INTEGER);
  if (seed !== undefined) checkRange(door, "seed", seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const call = (): Promise<ShuffleForm> => run(shuffle, options, onOrder, onPause);
  if (signal === undefined) return call();
  throwIfAborted(signal);

  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(toError(signal.reason));
    };
    signal.addEventListener("abort", abort);
  });
  try {
    // So that a shuffle whose promise never settles can be left, too.
    return await Promise.race([call(), aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** How long the thread is kept, in milliseconds. */
const PIECE_TIME = 40;

// The clock and the timer as they are now: tests that measure may replace them by ones that stand still.
declare const setTimeout: (callback: () => void, milliseconds: number) => unknown;
const later = setTimeout;
const { now } = Date;

async function run(
  shuffle: UserShuffle,
  { cards, trials, seed, signal, form }: CallOptions,
  onOrder: (order: Order) => void,
  onPause?: (done: number) => void,
): Promise<ShuffleForm> {
  const reader = makeReader(cards, form ?? "auto", () => hasSecondParameter(shuffle));
  const draws = seed === undefined ? undefined : countDraws(seededSource(seed));
  const untouched = Array.from({ length: cards }, (_, card) => card);
  const call = makeCall(shuffle, draws?.random);
  let pieceEnds = now() + PIECE_TIME;
  for (let trial = 1; trial <= trials; trial++) {
    const given = untouched.slice();
    const result = call(given);
    onOrder(reader.read(given, isPromise(result) ? await result : result, trial));
    if (signal?.aborted === true) throw toError(signal.reason);
    if (now() < pieceEnds) continue;
    onPause?.(trial);
    await pause();
    pieceEnds = now() + PIECE_TIME;
  }
  if (draws?.wereMade() === false) throw new UnusedSource();
  return reader.getForm();
}

/** Without a seed the second argument is left out: many functions take something else there. */
function makeCall(shuffle: UserShuffle, random: RandomSource | undefined): (given: number[]) => unknown {
  // Numbers stand for whatever the function shuffles; one that looks into its cards must take numbers.
  const call = shuffle as (cards: number[], random?: RandomSource) => unknown;
  return random === undefined ? (given) => call(given) : (given) => call(given, random);
}

function countDraws(random: RandomSource): { random: RandomSource; wereMade: () => boolean } {
  let made = false;
  const counted: RandomSource = () => {
    made = true;
    return random();
  };
  return { random: counted, wereMade: () => made };
}

interface Reader {
  /** Returns the order that a call left. @throws BrokenShuffle where it is none. */
  read(given: readonly unknown[], result: unknown, trial: number): readonly number[];
  /** The form of the first call. */
  getForm(): ShuffleForm;
}

function makeReader(cards: number, wanted: ShuffleForm | "auto", takesCount: () => boolean): Reader {
  let form = wanted === "auto" ? undefined : wanted;
  /** For each card, the last trial that it was seen in. */
  const seen = Array.from({ length: cards }, () => 0);

  const isOrder = (list: readonly unknown[], trial: number): list is readonly number[] => {
    if (list.length !== cards) return false;
    // By index, because a hole is no card either.
    for (let position = 0; position < cards; position++) {
      const card = list[position];
      if (typeof card !== "number" || seen[card] === undefined || seen[card] === trial) return false;
      seen[card] = trial;
    }
    return true;
  };

  const findList = (given: readonly unknown[], result: unknown, trial: number): readonly unknown[] => {
    const found = result !== given && isList(result) ? "copy" : "inPlace";
    form ??= found;
    if (form === "inPlace") {
      if (wanted === "inPlace" || found === "inPlace") return given;
      throw new BrokenShuffle(trial, { kind: "newList" });
    }
    if (found === "copy" && isList(result)) return take(result, cards + 1);
    if (result === given) return given;
    throw new BrokenShuffle(trial, { kind: "noList", value: describe(result), isChange: wanted === "auto" });
  };

  return {
    read(given, result, trial) {
      const list = findList(given, result, trial);
      if (isOrder(list, trial)) return list;
      const breakage = findBreakage(list, cards);
      throw new BrokenShuffle(trial, breakage.kind === "fewer" ? { ...breakage, takesCount: takesCount() } : breakage);
    },
    getForm: () => form ?? "inPlace",
  };
}

/** Returns whether a function has a second parameter without a default; false where a proxy that stands in its place does not tell. */
export function hasSecondParameter(shuffle: UserShuffle): boolean {
  try {
    return shuffle.length > 1;
  } catch {
    return false;
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" &&
  value !== null &&
  Symbol.iterator in value &&
  typeof value[Symbol.iterator] === "function";

/** Returns the first items, so that a generator without an end is no trap. */
function take(list: Iterable<unknown>, most: number): unknown[] {
  if (Array.isArray(list) && list.length < most) return list;
  const taken: unknown[] = [];
  for (const item of list) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}

function findBreakage(list: readonly unknown[], cards: number): Breakage {
  const items = Array.from(list);
  const all = Array.from({ length: cards }, (_, card) => card);
  const strange = items.findIndex((item) => !all.some((card) => card === item));
  const lost = all.find((card) => !items.includes(card));
  const doubled = all.find((card) => items.indexOf(card) !== items.lastIndexOf(card));
  if (doubled === undefined && strange === -1) return { kind: "fewer", given: items.length, cards };
  return {
    kind: "otherCards",
    cards,
    ...(lost === undefined ? {} : { lost }),
    ...(doubled === undefined ? {} : { doubled }),
    ...(strange === -1 ? {} : { strange: describe(items[strange]) }),
  };
}

function describe(value: unknown): StrangeValue {
  if (typeof value === "string") return { kind: "plain", text: JSON.stringify(value) };
  if (typeof value === "object" && value !== null) return { kind: Array.isArray(value) ? "array" : "object" };
  return typeof value === "function" ? { kind: "function" } : { kind: "plain", text: String(value) };
}

function throwIfAborted(signal: Abort): void {
  if (signal.aborted) throw toError(signal.reason);
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("The measurement was aborted.", { cause: reason });
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    later(resolve, 0);
  });
