// Why a shuffle is fair or biased, with the numbers at hand: by counting its equally likely runs, or by a witness.
import type { Engine } from "../engines/engine.ts";
import { exactOrders, exactPositions, type ExactOptions, type Unknowns } from "../exact/distribution.ts";
import { execute } from "../exact/execute.ts";
import { getSignMixture } from "../exact/signs.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { type Ledger } from "../exact/ledger.ts";
import { spendAtMost } from "../exact/spending.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { getKeyRanges } from "../exact/key-values.ts";
import { getOverwritingRounds, isOverwriting } from "../exact/overwritten-keys.ts";
import { isOneCycle, type Orders } from "../exact/orders.ts";
import { getOrders } from "../exact/path-flow.ts";
import * as rational from "../exact/rational.ts";
import type { Rational } from "../exact/rational.ts";
import type { ShuffleModel, SwapLoop } from "../model/model.ts";
import { drawsFromList } from "../model/rest-of-list.ts";
import { judge, type Judged } from "./classes.ts";
import { getLeftOut } from "./compared.ts";
import { getPart } from "./part.ts";
import { LEAST_DEVIATION } from "./thresholds.ts";
import { within } from "./within-reach.ts";

/** A reason that a person can check. Large numbers are bigints. `moving` is how many cards the code shuffles, where it leaves some out: the orders are theirs. */
export type Reason =
  /** As many equally likely runs as orders, and every order comes up: one run each. */
  | {
      readonly kind: "oneRunEach";
      readonly cards: number;
      readonly factors: readonly bigint[];
      readonly orders: bigint;
    }
  /** Several runs for each order, as many for one as for any other. */
  | { readonly kind: "runsEach"; readonly cards: number; readonly runs: bigint; readonly orders: bigint }
  /** `base`^`exponent` equally likely runs, or their plain number, can't be dealt evenly: `prime`^`power` divides n!, and not that number. */
  | {
      readonly kind: "indivisible";
      readonly cards: number;
      readonly moving?: number;
      readonly runs: bigint;
      readonly base: bigint | undefined;
      readonly exponent: number;
      readonly orders: bigint;
      readonly prime: number;
      readonly power: number;
    }
  /** As `indivisible`, for a comparator that answers in `base` equally likely ways: the number of runs is some power of it. */
  | {
      readonly kind: "powers";
      readonly cards: number;
      readonly base: bigint;
      readonly orders: bigint;
      readonly prime: number;
    }
  /** Fewer equally likely runs than orders. */
  | {
      readonly kind: "tooFewRuns";
      readonly cards: number;
      readonly moving?: number;
      readonly runs: bigint;
      readonly orders: bigint;
    }
  /** Every order is one cycle: no card can stay. */
  | { readonly kind: "cycles"; readonly cards: number; readonly reached: bigint; readonly orders: bigint }
  /** A card that is never among the `drawn` that are drawn into another list: of all draws with their order, only so many are reached. */
  | {
      readonly kind: "neverDrawn";
      readonly cards: number;
      readonly drawn: number;
      readonly card: number;
      readonly reached: bigint;
      readonly draws: bigint;
    }
  /** Of a draw of some cards, each comes to each of its places equally often. */
  | { readonly kind: "evenDraw"; readonly cards: number; readonly drawn: number; readonly draws: bigint }
  /** One card that is put in among the others never comes to some of the places: only `drawn` of them are drawn. */
  | { readonly kind: "fewPlaces"; readonly cards: number; readonly drawn: number }
  /** One card that is put in among the others comes to each place, and not to each equally often; shares are in [0, 1], positions are 0-based. */
  | {
      readonly kind: "unequalPlaces";
      readonly cards: number;
      readonly more: { readonly position: number; readonly share: number };
      readonly less: { readonly position: number; readonly share: number };
    }
  /** A card that always stays. */
  | {
      readonly kind: "stays";
      readonly cards: number;
      readonly card: number;
      readonly reached: bigint;
      readonly orders: bigint;
    }
  /** An order that can't come up. */
  | {
      readonly kind: "missing";
      readonly cards: number;
      readonly moving?: number;
      /** How many items were asked about, where these are fewer. */
      readonly of?: number;
      readonly order: string;
      readonly found: number;
      readonly orders: bigint;
    }
  /** Two orders that come up unequally often. */
  | {
      readonly kind: "unequal";
      readonly cards: number;
      readonly moving?: number;
      readonly of?: number;
      readonly more: { readonly order: string; readonly share: string };
      readonly less: { readonly order: string; readonly share: string };
    }
  /** Every order comes up equally often, as was computed; of `of` items, where it has that, every position. */
  | { readonly kind: "computed"; readonly cards: number; readonly of?: number; readonly orders: bigint }
  /** A sort by keys that are drawn alike and never tie. */
  | { readonly kind: "distinctKeys"; readonly cards: number; readonly orders: bigint };

/** The cards of a witness: few enough for every order, and to be read. */
const WITNESS_CARDS = 4;

/** What a witness may cost: orders of a few cards, but fractions grow with every round. */
const WITNESS_BUDGET = 200_000;

/** What counting runs may cost: about half a second. A thousand random swaps of a deck have millions of paths. */
const COUNT_BUDGET = 1_000_000;

/**
 * Returns why the shuffle of so many cards is fair or biased; undefined where neither can be computed.
 * @param cards n, 2 to 1,000.
 * @example
 * ```js
 * import { getCatalogueEntry, why } from "@fair-shuffle/bias";
 *
 * why(getCatalogueEntry("naive-swap").model, 3).kind; // "indivisible"
 * ```
 */
export function why(model: ShuffleModel, cards: number, options: ExactOptions = {}): Reason | undefined {
  // Its draws are not those of the code alone: the model shuffles what is kept.
  if (model.kind === "swapLoop" && model.keepsSome === true) return undefined;
  const orders = factorial(cards);
  const draw = getDraw(model, cards, options.unknowns ?? new Map());
  if (draw !== undefined) return tellDraw(draw);
  if (model.kind === "swapLoop" && model.insertsLast === true) return tellInsertion(model, cards, options);
  if (hasDistinctKeys(model, cards, options.engine)) return { kind: "distinctKeys", cards, orders };
  const witness = getWitness(model, cards, options);
  if (witness?.kind === "cycles" || witness?.kind === "stays") return scaleUp(witness, cards, orders);
  if (witness?.kind === "missing" && witness.found === 1) return noteAsked(witness, cards);
  const runs = countRuns(model, cards, options);
  const moving = cards - findLeftOut(model, cards, options).size;
  const contradiction = runs === undefined ? undefined : contradict(runs, cards, moving);
  if (contradiction !== undefined || witness?.kind !== "computed") {
    return contradiction ?? (witness && noteAsked(witness, cards));
  }
  if (!isEvenAt(model, cards, options)) return witness;
  if (runs?.kind !== "counted") return noteAsked(witness, cards);
  return runs.total === orders
    ? { kind: "oneRunEach", cards, factors: runs.factors, orders }
    : { kind: "runsEach", cards, runs: runs.total, orders };
}

/** What becomes of a loop that draws some of the cards into another list; undefined of everything else. */
function getDraw(model: ShuffleModel, cards: number, unknowns: Unknowns): Judged | undefined {
  if (model.kind !== "swapLoop" || !drawsFromList(model)) return undefined;
  const judged = within(
    () => judge(model, cards, unknowns),
    () => undefined,
  );
  return judged?.drawn === undefined ? undefined : judged;
}

function tellDraw({ class: found, cards, drawn = 0 }: Judged): Reason | undefined {
  const count = (from: number): bigint => factorial(from) / factorial(from - drawn);
  if (found.kind === "sample" || found.kind === "uniform")
    return { kind: "evenDraw", cards, drawn, draws: count(cards) };
  if (found.kind !== "leftOut") return undefined;
  return { kind: "neverDrawn", cards, drawn, card: found.item, reached: count(cards - 1), draws: count(cards) };
}

/** What is drawn of one card that is put in: its place alone, whatever the model does with the others. Undefined where each place is drawn equally often. */
function tellInsertion(model: SwapLoop, cards: number, options: ExactOptions): Reason | undefined {
  const shares = within(
    () => exactPositions(model, cards, options).map((row) => row.at(-1) ?? 0),
    () => undefined,
  );
  if (shares === undefined) return undefined;
  const drawn = shares.filter((share) => share > 1e-9).length;
  if (drawn < cards) return { kind: "fewPlaces", cards, drawn };
  const places = shares.map((share, position) => ({ position, share })).sort((a, b) => b.share - a.share);
  const [more, less] = [places[0], places.at(-1)];
  if (more === undefined || less === undefined || more.share - less.share < 1e-9) return undefined;
  return { kind: "unequalPlaces", cards, more, less };
}

/** Returns the places whose item the code leaves out. */
function findLeftOut(model: ShuffleModel, cards: number, options: ExactOptions): ReadonlySet<number> {
  if (model.kind !== "swapLoop" || getPart(model)?.kind !== "named") return new Set();
  try {
    return getLeftOut(
      model,
      spendAtMost(COUNT_BUDGET, () => exactPositions(model, cards, options)),
    );
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof LeavesList) return new Set();
    throw thrown;
  }
}

const tellMoving = (cards: number, moving: number): { readonly moving?: number } =>
  moving === cards ? {} : { moving };

/** Notes that more items were asked about than the witness is about. */
function noteAsked(witness: Reason, cards: number): Reason {
  const isFewer = witness.kind === "missing" || witness.kind === "unequal" || witness.kind === "computed";
  return isFewer && witness.cards < cards ? { ...witness, of: cards } : witness;
}

function hasDistinctKeys(model: ShuffleModel, cards: number, engine: Engine | undefined): boolean {
  if (model.kind !== "keyedSort" || model.unknowns.length > 0 || isOverwriting(model)) return false;
  try {
    return getKeyRanges(model, cards, undefined, engine).every(({ kind }) => kind === "stretch");
  } catch (thrown) {
    if (thrown instanceof Unjudgeable) return false;
    throw thrown;
  }
}

/** Returns why so many equally likely runs can't be dealt evenly to all orders, if they can't. */
function contradict(runs: Runs, cards: number, moving: number): Reason | undefined {
  const orders = factorial(moving);
  const of = { cards, ...tellMoving(cards, moving) };
  if (runs.kind === "powers") {
    const { base } = runs;
    const prime = getPrimes(cards).find((candidate) => base % BigInt(candidate) !== 0n);
    return prime === undefined ? undefined : { kind: "powers", cards, base, orders, prime };
  }
  const { total, factors } = runs;
  if (total < orders) return { kind: "tooFewRuns", ...of, runs: total, orders };
  const prime = getPrimes(moving)
    .reverse()
    .find((candidate) => getPower(total, candidate) < getPower(orders, candidate));
  if (prime === undefined) return undefined;
  const [first] = factors;
  const base = factors.every((factor) => factor === first) ? first : undefined;
  const power = getPower(total, prime) + 1;
  return { kind: "indivisible", ...of, runs: total, base, exponent: factors.length, orders, prime, power };
}

/** Returns whether every card is at every position equally often. */
function isEvenAt(model: ShuffleModel, cards: number, options: ExactOptions): boolean {
  try {
    const positions = exactPositions(model, cards, options);
    return positions.every((row) => row.every((share) => Math.abs(share * cards - 1) < 1e-9));
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof LeavesList) return false;
    throw thrown;
  }
}

/** Equally likely runs: their number and the factors of it, step by step; or some power of a base. */
type Runs =
  | { readonly kind: "counted"; readonly total: bigint; readonly factors: readonly bigint[] }
  | { readonly kind: "powers"; readonly base: bigint };

function countRuns(
  model: ShuffleModel,
  cards: number,
  { unknowns = new Map(), engine }: ExactOptions,
): Runs | undefined {
  try {
    switch (model.kind) {
      case "swapLoop":
        return spendAtMost(COUNT_BUDGET, () => countRunsOfLoop(model, cards, unknowns));
      case "comparatorSort": {
        const values = new Map([...unknowns].map(([name, value]) => [name, rational.fromNumber(value)]));
        const mixture = getSignMixture(model.before ?? [], model.steps, model.sign, values);
        const shares = mixture.flatMap(({ weight, signs }) => [weight, signs.negative, signs.zero, signs.positive]);
        return { kind: "powers", base: rational.getCommonDenominator(shares) };
      }
      case "keyedSort": {
        if (isOverwriting(model)) {
          const factors = getOverwritingRounds(model, cards).map(({ keys }) =>
            rational.getCommonDenominator(keys.map(({ weight }) => weight)),
          );
          return { kind: "counted", total: factors.reduce((product, factor) => product * factor, 1n), factors };
        }
        const ranges = getKeyRanges(model, cards, undefined, engine);
        if (ranges.some(({ kind }) => kind === "stretch")) return undefined;
        const base = rational.getCommonDenominator(ranges.map(({ share }) => share));
        return { kind: "counted", total: base ** BigInt(cards), factors: Array.from({ length: cards }, () => base) };
      }
    }
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof LeavesList) return undefined;
    throw thrown;
  }
}

/** What a step of draws multiplies the number of equally likely runs by; undefined where runs part in ways that this can't count. */
type Factors = readonly bigint[] | undefined;

function countRunsOfLoop(model: SwapLoop, cards: number, unknowns: Unknowns): Runs | undefined {
  const ledger: Ledger<Factors> = {
    start: [],
    mix(factors, moves) {
      if (factors === undefined) return undefined;
      const total = moves.reduce<Rational>((sum, { weight }) => rational.add(sum, weight), rational.ZERO);
      // A part of the outcomes went another way.
      if (rational.compare(total, rational.ONE) !== 0) return undefined;
      const base = rational.getCommonDenominator(moves.map(({ weight }) => weight));
      return base === 1n ? factors : [...factors, base];
    },
    add: () => undefined,
    slice: (factors) => factors,
    getCost: () => 0,
    getCopyCost: () => 0,
  };
  const { distribution } = execute(model, cards, unknowns, ledger);
  return distribution === undefined
    ? undefined
    : { kind: "counted", total: distribution.reduce((product, factor) => product * factor, 1n), factors: distribution };
}

function factorial(n: number): bigint {
  return n <= 1 ? 1n : BigInt(n) * factorial(n - 1);
}

function getPrimes(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, n) => n).filter(
    (n) =>
      n > 1 && !Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, index) => index + 2).some((d) => n % d === 0),
  );
}

/** How often a prime divides a number. */
function getPower(value: bigint, prime: number): number {
  let power = 0;
  for (let rest = value; rest % BigInt(prime) === 0n; rest /= BigInt(prime)) power++;
  return power;
}

/** Looks at every order of a few cards. Undefined where these show nothing that anybody could see, and more were asked about: 30 swaps mix four cards well, and no deck. */
function getWitness(model: ShuffleModel, asked: number, options: ExactOptions): Reason | undefined {
  const cards = Math.min(asked, WITNESS_CARDS);
  let orders: Orders;
  try {
    orders = spendAtMost(WITNESS_BUDGET, () => exactOrders(model, cards, options));
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof LeavesList) return undefined;
    throw thrown;
  }
  const leftOut = findLeftOut(model, cards, options);
  const moving = cards - leftOut.size;
  const count = factorial(moving);
  const of = { cards, ...tellMoving(cards, moving) };
  const reached = BigInt(orders.size);
  const arrangements = [...orders.keys()].map((order) => order.split(",").map(Number));
  const shares = [...orders].sort(([, a], [, b]) => rational.compare(b, a));
  const [most, least] = [shares[0], shares.at(-1)];
  if (most === undefined || least === undefined) return undefined;
  const isEven = rational.compare(most[1], least[1]) === 0;
  if (isEven && reached === count) return { kind: "computed", cards, orders: count };
  const positions = Array.from({ length: cards }, (_, position) => position);
  const keeps = (order: readonly number[]): boolean => [...leftOut].every((place) => order[place] === place);
  const missing = getOrders(cards).find((order) => keeps(order) && !orders.has(order.join(",")));
  const lack: Reason | undefined =
    missing === undefined
      ? undefined
      : { kind: "missing", ...of, order: missing.join(","), found: orders.size, orders: count };
  if (reached === 1n) return lack;
  if (isEven && leftOut.size === 0 && reached === factorial(cards - 1)) {
    if (arrangements.every(isOneCycle)) return { kind: "cycles", cards, reached, orders: count };
    const fixed = positions.filter((position) => arrangements.every((order) => order[position] === position));
    const [card] = fixed;
    if (card === 0 || card === cards - 1) return { kind: "stays", cards, card, reached, orders: count };
  }
  if (lack !== undefined) return lack;
  const seen = rational.toNumber(most[1]) / rational.toNumber(least[1]) - 1;
  if (cards < asked && seen < LEAST_DEVIATION) return undefined;
  return {
    kind: "unequal",
    ...of,
    more: { order: most[0], share: rational.toText(most[1]) },
    less: { order: least[0], share: rational.toText(least[1]) },
  };
}

/** What holds for a few cards at either end holds for more. */
function scaleUp(witness: Extract<Reason, { kind: "cycles" | "stays" }>, cards: number, orders: bigint): Reason {
  const reached = factorial(cards - 1);
  if (witness.kind === "cycles") return { ...witness, cards, reached, orders };
  return { ...witness, cards, card: witness.card === 0 ? 0 : witness.card + cards - witness.cards, reached, orders };
}
