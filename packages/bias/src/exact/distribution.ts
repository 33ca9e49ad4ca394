// The exact distribution of a model at a given number of cards: as orders, or as a position matrix.
import type { Engine, ListKind } from "../engines/engine.ts";
import { mayOverwrite, type ComparatorSort, type KeyedSort, type ShuffleModel, type SwapLoop } from "../model/model.ts";
import { getSortedOrders, getSortedPositions } from "./engine-sorts.ts";
import { execute, type Execution } from "./execute.ts";
import type { Ledger } from "./ledger.ts";
import { getSignMixture, type Signs } from "./signs.ts";
import { countSpent, spend } from "./spending.ts";
import { getKeyRanges, type KeyRange } from "./key-values.ts";
import { getKeyedOrders } from "./keyed-orders.ts";
import { getKeyedPositions } from "./keyed-positions.ts";
import {
  getOverwritingRounds,
  getOverwrittenOrders,
  getOverwrittenPositions,
  isOverwriting,
  type OverwritingRound,
} from "./overwritten-keys.ts";
import { composeOrders, getUntouchedOrders, keepOrders, type Orders } from "./orders.ts";
import { getUntouchedPositions, keepLoopPositions, keepPositions, type Positions } from "./positions.ts";
import { LeavesList } from "./leaves-list.ts";
import { layAt, readLaidAsDrawn } from "./laid-as-drawn.ts";
import { drawWithoutReplacement, readUntilNew } from "./drawn-until-new.ts";
import { fromNumber, sign, ZERO, type Rational } from "./rational.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { tellGiven } from "../model/given-number.ts";

/** Values for a model's unknowns. */
export type Unknowns = ReadonlyMap<string, number>;

const NO_UNKNOWNS: Unknowns = new Map();

/** What a distribution is asked for besides a number of cards. */
export interface ExactOptions {
  /** Whose `Array.prototype.sort` a sort runs on: V8's by default. It matters for comparator sorts, and for sorts that turn tied cards round. */
  readonly engine?: Engine;
  readonly unknowns?: Unknowns;
}

export interface Distribution<T> {
  readonly distribution: T;
  readonly touched: ReadonlySet<number>;
  readonly rounds: number;
  /** How many cards are drawn into another list, where that is not all of them; the rest lies behind them. */
  readonly drawn?: number;
}

const MAX_REPEATS = 10_000;

/** Raises a distribution to a power by squaring: the same shuffle, drawn independently `exponent` times. */
function repeat<T>(base: T, exponent: number, identity: T, compose: (first: T, second: T) => T): T {
  let result = identity;
  let square = base;
  for (let rest = Math.min(exponent, MAX_REPEATS); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = compose(result, square);
    if (rest > 1) square = compose(square, square);
  }
  return result;
}

/** Sorts by a comparator whose answers do not depend on the cards. */
function distributeSort<T>(
  model: ComparatorSort,
  cards: number,
  { engine = "v8", unknowns }: ExactOptions,
  sort: (engine: Engine, list: ListKind, cards: number, signs: Signs) => T,
  ledger: Ledger<T>,
  compose: (first: T, second: T) => T,
): Distribution<T> {
  // What is drawn before the sort is one draw for all its rounds; within each of its values, comparisons are independent.
  const mixture = getSignMixture(model.before ?? [], model.steps, model.sign, toRationals(unknowns));
  const sorted = mixture.map(({ weight, signs }): T => {
    const once = sort(engine, model.list ?? "array", cards, signs);
    const all = model.repeat === undefined ? once : repeat(once, model.repeat, ledger.start, compose);
    return mixture.length === 1 ? all : ledger.mix(all, [{ weight, from: new Map() }]);
  });
  return {
    distribution: sorted.reduce((sum, part) => ledger.add(sum, part)),
    touched: getAllPositions(cards),
    rounds: cards,
  };
}

export const toRationals = (unknowns: Unknowns = NO_UNKNOWNS): ReadonlyMap<string, Rational> =>
  new Map([...unknowns].map(([name, value]) => [name, fromNumber(value)]));

const getAllPositions = (cards: number): ReadonlySet<number> =>
  new Set(Array.from({ length: cards }, (_, position) => position));

/** Draws a key for each card and sorts by it. */
function distributeKeyed<T>(
  model: KeyedSort,
  cards: number,
  { engine = "v8", unknowns }: ExactOptions,
  sort: (ranges: readonly KeyRange[], kind: KeyedSort["sort"], cards: number) => T,
  sortOverwritten: (rounds: readonly OverwritingRound[], cards: number) => T,
): Distribution<T> {
  const values = toRationals(unknowns);
  const distribution = isOverwriting(model)
    ? sortOverwritten(getOverwritingRounds(model, cards, values), cards)
    : sort(getKeyRanges(model, cards, values, engine), getKeyedSort(model, engine), cards);
  return { distribution, touched: getAllPositions(cards), rounds: cards };
}

/** What becomes of cards whose keys are equal, in an engine: SpiderMonkey asks about the earlier card first; told that it goes before its equal, it leaves both. */
export function getKeyedSort(
  { sort }: KeyedSort,
  engine: Engine,
): "stable" | "latestFirst" | "reversing" | "quicksort" {
  switch (sort) {
    case "reversing":
      return engine === "spidermonkey" ? "stable" : sort;
    case "yesOrNo":
      return engine === "javascriptcore" ? "reversing" : "stable";
    case "neverSmaller":
      return "stable";
    default:
      return sort;
  }
}

function composePositions(first: Positions, second: Positions): Positions {
  return second.map((row) => {
    const result = new Float64Array(row.length);
    row.forEach((share, source) =>
      first[source]?.forEach((value, card) => (result[card] = (result[card] ?? 0) + share * value)),
    );
    return result;
  });
}

/** As `exactOrders`, with what the run touched. @throws Unjudgeable, LeavesList */
export function distributeOrders(model: ShuffleModel, cards: number, options: ExactOptions = {}): Distribution<Orders> {
  switch (model.kind) {
    case "swapLoop":
      return execute(model, cards, options.unknowns ?? NO_UNKNOWNS, keepOrders(cards));
    case "comparatorSort":
      return distributeSort(model, cards, options, getSortedOrders, keepOrders(cards), composeOrders);
    case "keyedSort":
      return distributeKeyed(model, cards, options, getKeyedOrders, getOverwrittenOrders);
  }
}

/** As `exactPositions`, with what the run touched. @throws Unjudgeable, LeavesList */
export function distributePositions(
  model: ShuffleModel,
  cards: number,
  options: ExactOptions = {},
): Distribution<Positions> {
  switch (model.kind) {
    case "swapLoop":
      return runOnce(model, cards, options.unknowns);
    case "comparatorSort":
      return distributeSort(model, cards, options, getSortedPositions, keepPositions(cards), composePositions);
    case "keyedSort":
      return distributeKeyed(model, cards, options, getKeyedPositions, getOverwrittenPositions);
  }
}

/** A loop, the one behind it, which may shuffle its list again, and their corrections. */
const MOST_KEPT = 4;

/**
 * A verdict, the words of its finding and the search for a fix ask for one run after another: the last few are kept. They cost their units again, so no budget
 * hangs on who asked before.
 */
function keepLast<Result>(
  run: (model: SwapLoop, cards: number, unknowns: Unknowns) => Result,
): (model: SwapLoop, cards: number, unknowns?: Unknowns) => Result {
  const kept: { readonly key: readonly unknown[]; readonly units: number; readonly result: Result }[] = [];
  return (model, cards, unknowns = NO_UNKNOWNS) => {
    const key = [model, cards, ...[...unknowns].flat()];
    const known = kept.find((each) => each.key.length === key.length && each.key.every((part, at) => part === key[at]));
    if (known !== undefined) {
      spend(known.units);
      return known.result;
    }
    const { result, units } = countSpent(() => run(model, cards, unknowns));
    if (kept.push({ key, units, result }) > MOST_KEPT) kept.shift();
    return result;
  };
}

const runOnce = keepLast((model, cards, unknowns): Execution<Positions> => {
  const untilNew = runUntilNew(model, cards, unknowns);
  const drawn =
    untilNew === undefined ? undefined : drawWithoutReplacement(untilNew.weights, untilNew.execution.drawn ?? cards);
  if (untilNew !== undefined && drawn !== undefined) return { ...untilNew.execution, distribution: drawn };
  const laid = runLaidAsDrawn(model, cards, unknowns);
  const places = laid === undefined ? undefined : drawWithoutReplacement(laid.weights, cards);
  if (laid !== undefined && places !== undefined) {
    const order = execute(laid.inOrder, cards, unknowns, keepLoopPositions(cards)).distribution;
    return { ...laid.execution, distribution: layAt(places, order.getPositions()) };
  }
  const { distribution, ...others } = execute(model, cards, unknowns, keepLoopPositions(cards));
  return { ...others, distribution: distribution.getPositions() };
});

/** Runs a loop that lays each card at a place which is drawn until it is free, without its distribution; undefined for any other, and where some stay empty. */
function runLaidAsDrawn(
  model: SwapLoop,
  cards: number,
  unknowns: Unknowns,
): (UntilNewRun & { readonly inOrder: SwapLoop }) | undefined {
  const read = readLaidAsDrawn(model);
  const untilNew = read === undefined ? undefined : drawWithin(read.drawing, cards, unknowns);
  if (read === undefined || untilNew === undefined || untilNew.execution.drawn !== undefined) return undefined;
  return { ...untilNew, inOrder: read.inOrder };
}

/** As `runUntilNew`; undefined, too, where a place can lie outside: a list that cards are laid into grows there. */
function drawWithin(model: SwapLoop, cards: number, unknowns: Unknowns): UntilNewRun | undefined {
  try {
    return runUntilNew(model, cards, unknowns);
  } catch (thrown) {
    if (thrown instanceof LeavesList) return undefined;
    throw thrown;
  }
}

/** A loop whose draws are made again until a place is new, and how likely each place is drawn first. */
interface UntilNewRun {
  readonly execution: Execution<null>;
  readonly weights: readonly Rational[];
}

/** Runs a loop that only draws each place again until it is new, without its distribution; undefined for any other. */
function runUntilNew(model: SwapLoop, cards: number, unknowns: Unknowns): UntilNewRun | undefined {
  const read = readUntilNew(model);
  const weights = read?.getWeights(cards, unknowns);
  if (read === undefined || weights === undefined) return undefined;
  const execution = execute(read.inOrder, cards, unknowns, keepNothing);
  const possible = [...weights.keys()].filter((place) => sign(weights[place] ?? ZERO) > 0);
  if (possible.length < (execution.drawn ?? cards)) throw new Unjudgeable({ kind: "endlessLoop" });
  return { execution: { ...execution, touched: new Set([...execution.touched, ...possible]) }, weights };
}

const keepNothing: Ledger<null> = {
  start: null,
  mix: () => null,
  swap: () => null,
  add: () => null,
  slice: () => null,
  getCost: () => 0,
  getCopyCost: () => 0,
};

/** Finds out which positions a swap loop looks at and in how many rounds, without keeping any distribution. @throws Unjudgeable, LeavesList */
export const runOnly: (
  model: SwapLoop,
  cards: number,
  unknowns?: Unknowns,
) => Omit<Distribution<null>, "distribution"> = keepLast(
  (model, cards, unknowns) =>
    runUntilNew(model, cards, unknowns)?.execution ??
    runLaidAsDrawn(model, cards, unknowns)?.execution ??
    execute<null>(model, cards, unknowns, keepNothing, { mayLose: mayOverwrite(model) }),
);

/**
 * Returns the probability of every order of `cards` cards that the shuffle can leave, as fractions.
 * @param cards 0 to 6.
 * @throws RangeError beyond that; Unjudgeable where the model is beyond exact methods; LeavesList where an index can leave the list.
 * @example
 * ```js
 * import { exactOrders, getCatalogueEntry, toText } from "@fair-shuffle/bias";
 *
 * const { model } = getCatalogueEntry("naive-swap");
 * toText(exactOrders(model, 3).get("0,1,2")); // "4/27"
 * ```
 */
export function exactOrders(model: ShuffleModel, cards: number, options: ExactOptions = {}): Orders {
  if (!Number.isInteger(cards) || cards < 0 || cards > 6) {
    const wrong = `exactOrders lists the orders of 0 to 6 cards, not of ${tellGiven(cards)}`;
    throw new RangeError(`${wrong}${typeof cards === "number" ? "; exactPositions goes further" : ""}.`);
  }
  return cards === 0 ? getUntouchedOrders(0) : distributeOrders(model, cards, options).distribution;
}

/**
 * Returns the position matrix P[position][card], cards × cards: the probability that the card that started at `card` ends at `position`.
 * @param cards 0 to 1,000 for swap loops, stable sorts by drawn keys and comparator sorts in SpiderMonkey; 0 to 200 for comparator sorts in JavaScriptCore; in V8
 * 0 to 63, a fair coin to 127, and 1,000 of a typed array; 0 to 14 for a quicksort.
 * @throws RangeError beyond that; Unjudgeable where the model is beyond exact methods; LeavesList where an index can leave the list.
 * @example
 * ```js
 * import { exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
 *
 * const { model } = getCatalogueEntry("fisher-yates-forward");
 * exactPositions(model, 4)[0]; // [0.25, 0.25, 0.25, 0.25]
 * ```
 */
export function exactPositions(model: ShuffleModel, cards: number, options: ExactOptions = {}): number[][] {
  if (!Number.isInteger(cards) || cards < 0 || cards > 1000) {
    throw new RangeError(`exactPositions takes 0 to 1,000 cards, not ${tellGiven(cards)}.`);
  }
  if (cards === 0) return getUntouchedPositions(0).map((row) => [...row]);
  return distributePositions(model, cards, options).distribution.map((row) => [...row]);
}
