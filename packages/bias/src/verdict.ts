// The verdict on a model: fair, or biased with its evidence, from exact distributions alone.
import { distributeOrders, distributePositions, runOnly, type Unknowns } from "./exact/distribution.ts";
import { getFittingValues } from "./fitting-values.ts";
import type { Engine } from "./engines/engine.ts";
import { getMiddle } from "./engines/v8-typed-array.ts";
import { V8_MERGES_FROM } from "./engines/v8.ts";
import { countKeys, getKeyRanges, getTieShare } from "./exact/key-values.ts";
import { getKeyedOrders } from "./exact/keyed-orders.ts";
import { MANY } from "./exact/decisions.ts";
import { LeavesList } from "./exact/leaves-list.ts";
import { spendAtMost } from "./exact/spending.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { factorial, getDistanceFromUniform, isOneCycle, type Orders } from "./exact/orders.ts";
import type { Positions } from "./exact/positions.ts";
import { add, toNumber, toText, ZERO, type Rational } from "./exact/rational.ts";
import { someExpression, type Expression } from "./expression.ts";
import {
  mentions,
  someStatement,
  visitExpressions,
  type ComparatorSort,
  type KeyedSort,
  type ShuffleModel,
  type Statement,
  type SwapLoop,
} from "./model.ts";
import { flows, getOtherPurpose, isSwapOfDrawnPlaces } from "./purpose.ts";

/**
 * What is wrong: `biased`, orders or places are not equally likely; `fixedItem`, one item never moves, the others are shuffled fairly;
 * `cycles`, no item can stay where it was (Sattolo's algorithm); `leavesArray`, a draw can lie outside the array.
 */
export type Finding = "biased" | "fixedItem" | "cycles" | "leavesArray";

/** Numbers that a person can check: a cell of the position matrix, or an order, and its fair share. */
export type Evidence = {
  /** n, the number of cards of the example. */
  readonly cards: number;
  /** The engine whose sort was computed, for sorts. */
  readonly engine?: Engine;
  /** In [0, 1]. */
  readonly fair: number;
  /** How many different keys that many cards are sorted by, for sorts by drawn keys. */
  readonly keys?: number;
  /** The values that were given to variables which the source does not tell. */
  readonly unknowns?: Readonly<Record<string, number>>;
} & (
  | { readonly kind: "cell"; readonly position: number; readonly card: number; readonly probability: number }
  | { readonly kind: "order"; readonly order: string; readonly probability: number; readonly fraction: string }
);

export type Verdict =
  | { readonly kind: "fair" }
  | {
      readonly kind: "biased";
      readonly finding: Finding;
      readonly evidence: Evidence | undefined;
      /** True where it is proved for every value of its unknown variables; the evidence then shows one of them. */
      readonly whatever: boolean;
    }
  | { readonly kind: "unknown"; readonly reason: string };

/** A report needs a total variation distance from fair above this. */
const LEAST_DISTANCE = 1e-3;
/** Where only the position matrix is known, a report needs a cell that is off by more than this part of the fair share. */
const LEAST_DEVIATION = 1e-2;
/** The number of cards of the headline where the length is not known. */
export const HEADLINE_CARDS = 8;

/** Merging halves by a fair coin leaves every place even where the number is a power of 2. */
const HEADLINE_CARDS_OF_TYPED_ARRAY = 10;

const MOST_CARDS_BY_ORDERS = 6;
const MOST_CARDS_BY_CONSTANT = 200;
const LEAST_BITS = 2 ** 8;
/** Fewer swaps in a row perturb a list. */
const LEAST_SWAPS = 4;
/** Variables that the source does not tell are tried in every combination: thresholds of a comparator at five values, numbers of a loop at up to ten. */
const MOST_THRESHOLDS = 4;
const MOST_SETTINGS = 2;
const TOO_MANY_UNKNOWNS = "too many of its variables are not known";
/** About a third of a second, in the units of what moves cost. */
export const VERDICT_BUDGET = 400_000;
/** Random swaps whose number is not known are tried at several numbers, nearly always to end in silence: enough of them are fair. */
const SOME_SWAPS_BUDGET = 100_000;

type Class =
  | { readonly kind: "uniform" | "sample" | "cycles" | "biased" | "leavesArray" }
  /** One item always ends at the same place, which is not its own; the others are shuffled fairly. */
  | { readonly kind: "pinned" }
  | { readonly kind: "part"; readonly fixed: readonly number[]; readonly touched: ReadonlySet<number> }
  /** Nothing moves, or the setting makes no sense: it tells nothing. */
  | { readonly kind: "nothing" };

interface Judged {
  readonly cards: number;
  readonly unknowns: Unknowns;
  readonly class: Class;
  readonly rounds: number;
  /** How many positions the shuffle looks at. */
  readonly touched: number;
  /** The position matrix, where it was computed. */
  readonly positions?: Positions;
}

/**
 * Returns whether the model shuffles fairly: exact at every n judged (its own length, or 3 … 6 by orders and beyond its constants by
 * position matrix). A fair shuffle of a part that the source names, and a sample, are fair. Never throws.
 */
export function verdict(model: ShuffleModel): Verdict {
  return within(
    () => spendAtMost(VERDICT_BUDGET, () => judgeModel(model)),
    (reason) => ({ kind: "unknown", reason }),
  );
}

/** Computes what exact methods reach; where they do not, `beyond` says what counts instead. */
function within<T>(compute: () => T, beyond: (reason: string) => T): T {
  try {
    return compute();
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof RangeError || thrown instanceof LeavesList)
      return beyond(thrown.message);
    throw thrown;
  }
}

/**
 * Returns whether a swap loop is a fair shuffle of its whole list, exactly: every order has 1/n! at each n up to 6 judged, every cell 1/n beyond.
 * Unknowns are taken as n, and as 0 where that makes no sense. Never throws.
 */
export function isFairShuffle(model: SwapLoop): boolean {
  // Few cards tell most that is not fair, and cost least.
  const isFair = (): boolean =>
    model.unknowns.length === 0
      ? getJudgedSizes(model).every((cards) => isUniform(cards, new Map()))
      : [4, 5].every((cards) => isUniform(cards, new Map(model.unknowns.map((name) => [name, cards]))));
  const isUniform = (cards: number, unknowns: Unknowns): boolean =>
    judge(model, cards, unknowns).class.kind === "uniform";
  return within(
    () => spendAtMost(VERDICT_BUDGET, isFair),
    () => false,
  );
}

function judgeModel(model: ShuffleModel): Verdict {
  switch (model.kind) {
    case "swapLoop":
      return judgeSwapLoop(model);
    case "comparatorSort":
      return judgeSort(model);
    case "keyedSort":
      return judgeKeyedSort(model);
  }
}

/**
 * Keys that can tie leave some cards in their old order. But for a quicksort, the first six cards of a longer list are shuffled among themselves as
 * six cards are by the same keys, so their orders are enough for proof; the position matrix is looked at beside them where the length is known.
 */
function judgeKeyedSort(model: KeyedSort): Verdict {
  if ((model.length ?? HEADLINE_CARDS) < 2) return { kind: "fair" };
  if (model.unknowns.length > 0) return { kind: "unknown", reason: "it is not known how many keys there are" };
  const isBiased = (cards: number): boolean => {
    const few = Math.min(cards, MOST_CARDS_BY_ORDERS);
    const ranges = getKeyRanges(model, cards);
    const isByOrders = few === cards || model.sort !== "quicksort";
    // No shuffle is farther from fair than two of its cards tie often.
    if (isByOrders && toNumber(getTieShare(ranges)) * few * (few - 1) > 2 * LEAST_DISTANCE) {
      const orders = getKeyedOrders(ranges, model.sort, few);
      if (toNumber(getDistanceFromUniform(orders, factorial(few))) > LEAST_DISTANCE) return true;
    }
    return cards > few && hasUnevenCell(distributePositions(model, cards).distribution);
  };
  const usesLength = mentions(
    [...model.steps, { kind: "assign", variable: "", value: model.key }],
    ({ kind }) => kind === "length",
  );
  // Keys that do not know the length tie the more, the more cards there are.
  const open = usesLength ? [4, 5, 6] : [6];
  if (!(model.length === undefined ? open : [model.length]).some(isBiased)) return { kind: "fair" };
  return {
    kind: "biased",
    finding: "biased",
    evidence: getKeyedEvidence(model, model.length ?? HEADLINE_CARDS) ?? getKeyedEvidence(model, HEADLINE_CARDS),
    whatever: false,
  };
}

/** Numbers with how many keys there are, where they can all tie. */
function getKeyedEvidence(model: KeyedSort, cards: number): Evidence | undefined {
  const evidence = getEvidence(model, cards, new Map());
  if (evidence === undefined) return undefined;
  const keys = countKeys(getKeyRanges(model, cards));
  return keys === undefined ? evidence : { ...evidence, keys };
}

const hasUnevenCell = (positions: readonly (readonly number[] | Float64Array)[]): boolean =>
  positions.some((row) => row.some((share) => Math.abs(share * positions.length - 1) > LEAST_DEVIATION));

function judgeSort(model: ComparatorSort): Verdict {
  if ((model.length ?? HEADLINE_CARDS) < 2) return { kind: "fair" };
  // A longer list is judged as one of unknown length: merging runs makes no coin fair.
  const tooLong = model.list === "typedArray" ? MOST_CARDS_BY_CONSTANT + 1 : V8_MERGES_FROM;
  const length = (model.length ?? tooLong) < tooLong ? model.length : undefined;
  if (model.unknowns.length > MOST_THRESHOLDS) return { kind: "unknown", reason: TOO_MANY_UNKNOWNS };
  // A threshold that the source does not tell must be biased wherever it lies.
  const settings = combine(model.unknowns, [0, 0.25, 0.5, 0.75, 1]);
  if (settings.some((unknowns) => !isSortBiased(model, length ?? 4, unknowns))) return { kind: "fair" };
  const middle = new Map(model.unknowns.map((name) => [name, 0.5]));
  const headline = model.list === "typedArray" ? HEADLINE_CARDS_OF_TYPED_ARRAY : HEADLINE_CARDS;
  return {
    kind: "biased",
    finding: "biased",
    evidence: getEvidence(model, length ?? headline, middle),
    // No coin makes V8's sort of an array fair, and nothing but a coin is left of a comparator that looks at no item. Coins of drawn weights, many rounds, and typed arrays were only tried.
    whatever:
      model.unknowns.length > 0 &&
      model.before === undefined &&
      model.repeat === undefined &&
      model.list !== "typedArray",
  };
}

/** A sort means the whole list: what stays, or moves in groups, stays or does so by chance alone. */
function isSortBiased(model: ComparatorSort, cards: number, unknowns: Unknowns): boolean {
  const few = getSortedAlone(model, cards);
  if (few <= MOST_CARDS_BY_ORDERS) {
    const { distribution } = distributeOrders(model, few, { unknowns });
    if (toNumber(getDistanceFromUniform(distribution, factorial(few))) > LEAST_DISTANCE) return true;
    if (few === cards) return false;
  }
  return hasUnevenCell(distributePositions(model, cards, { unknowns }).distribution);
}

/**
 * How many cards at the start are sorted among themselves, as a list of so many is, before they are merged with others, which leaves them in the order
 * that they have: the halves of halves of a typed array. A coin that leaves every place even, of 8 or 16, does not leave their orders even.
 */
function getSortedAlone({ list, repeat = 1 }: ComparatorSort, cards: number): number {
  let few = cards;
  while (list === "typedArray" && repeat === 1 && few > MOST_CARDS_BY_ORDERS) few = getMiddle(0, few);
  return few;
}

function judgeSwapLoop(model: SwapLoop): Verdict {
  const largest = getLargestConstant(model.steps);
  const usesLength = mentions(model.steps, ({ kind }) => kind === "length");
  if (model.unknowns.length > MOST_SETTINGS) return { kind: "unknown", reason: TOO_MANY_UNKNOWNS };
  const purpose = getOtherPurpose(model);
  if (purpose !== undefined) return { kind: "unknown", reason: purpose };
  if (model.unknowns.length > 0) {
    const budget = isSwapOfDrawnPlaces(model) ? SOME_SWAPS_BUDGET : VERDICT_BUDGET;
    return spendAtMost(budget, () => judgeUnknowns(model, usesLength, largest));
  }

  if (usesLength && leavesLastAlone(model)) {
    const evidence = getEvidence(model, HEADLINE_CARDS, new Map());
    return { kind: "biased", finding: "fixedItem", evidence, whatever: false };
  }
  const judged = getSizes(model, usesLength, largest).map((cards) => judge(model, cards, new Map()));
  // Numbers beside the length may be that length: `floor(random * (5 - i))` over a list of five.
  const named = usesLength ? judgeNamed(model, largest) : [];
  if (named.some((entry) => entry.class.kind === "uniform")) return { kind: "fair" };
  // Ten random swaps perturb a list on purpose, whatever its length; swaps as many as there are cards mean to shuffle it.
  if (
    usesLength &&
    model.into === undefined &&
    (isSwapOfDrawnPlaces(model) || flows(model)) &&
    (!dependsOnLength(judged) || judged.some(({ cards, rounds }) => rounds < cards - 1))
  ) {
    return { kind: "unknown", reason: "it makes a few random swaps" };
  }
  // Where only some lengths lead outside, the others are meant: pairs, triples.
  if (
    judged.some((entry) => entry.class.kind === "leavesArray") &&
    judged.some((entry) => entry.class.kind !== "leavesArray")
  ) {
    return { kind: "unknown", reason: "it fits some lengths only" };
  }
  const telling = judged.filter(({ cards }) => cards >= 4 || model.length !== undefined || !usesLength);
  for (const entry of telling) {
    const finding = getFinding(model, entry);
    if (finding === undefined) continue;
    return {
      kind: "biased",
      finding,
      evidence:
        finding === "leavesArray"
          ? undefined
          : getHeadline(model, usesLength, largest, named.find((other) => other.class.kind === finding) ?? entry),
      whatever: false,
    };
  }
  if (telling.every((entry) => entry.class.kind === "nothing")) return { kind: "unknown", reason: "it moves nothing" };
  return { kind: "fair" };
}

/**
 * A variable that the source does not tell counts as biased only where no value makes the loop fair: some were tried, and those for which its bounds
 * and ranges are a fair shuffle's. That is no proof for all others, so the evidence says with which value it was computed.
 */
function judgeUnknowns(model: SwapLoop, usesLength: boolean, largest: number): Verdict {
  const base = Math.max(5, Math.min(Math.ceil(largest), 12) + 3);
  const cards = model.length ?? base;
  // The remainder of an unknown number may be as good as fair: 2^31 % n.
  if (mentions(model.steps, (expression) => expression.kind === "binary" && expression.operator === "%")) {
    return { kind: "unknown", reason: "it takes remainders of something unknown" };
  }
  // The ends of a window need no large list; a number of swaps or of rounds makes them fair where it is large.
  const isWindow = model.unknowns.length > 1 && !isSwapOfDrawnPlaces(model) && !flows(model);
  const values = [base, base - 1, cards, cards - 1, cards + 1, 0, 1, 2, 4, isWindow ? 16 : 64];
  let evidence: Judged | undefined;
  const rounds = new Set<number>();
  const judgeWith = (unknowns: Unknowns): Judged | undefined => {
    const size = usesLength || model.length !== undefined ? cards : getTouchedSize(model, unknowns);
    const entry = size === undefined || size > 64 ? undefined : judge(model, size, unknowns);
    // Two or three cards tell nothing: a naive swap of two is fair.
    return entry === undefined || entry.touched < 4 ? undefined : entry;
  };
  for (const unknowns of combine(model.unknowns, [...new Set(values)])) {
    const entry = judgeWith(unknowns);
    if (entry === undefined || entry.class.kind === "nothing" || entry.class.kind === "leavesArray") continue;
    if (isFairClass(entry.class.kind)) return { kind: "fair" };
    rounds.add(entry.rounds);
    // Of a window, only one that begins with the list shows that no item can stay.
    if (isWindow && entry.class.kind === "cycles" && evidence?.class.kind !== "cycles") evidence = entry;
    evidence ??= entry;
  }
  // Over a list with a length of its own, a number says how much of it is brought into disorder.
  if (usesLength && rounds.size > 1) return { kind: "unknown", reason: "how much it moves is not known" };
  if (evidence === undefined)
    return { kind: "unknown", reason: "no value of its unknown variables makes it a shuffle" };
  const isFairWith = (unknowns: Unknowns): boolean =>
    isFairClass(whereMeant(() => judgeWith(unknowns)?.class.kind ?? "nothing"));
  if (getFittingSettings(model, cards).some(isFairWith)) return { kind: "fair" };
  const finding =
    evidence.class.kind === "cycles" ? "cycles" : evidence.class.kind === "pinned" ? "fixedItem" : "biased";
  return {
    kind: "biased",
    finding,
    evidence:
      getUnknownsHeadline(model, usesLength, evidence.class.kind) ??
      getEvidence(model, evidence.cards, evidence.unknowns),
    whatever: false,
  };
}

const isFairClass = (kind: Class["kind"]): boolean => kind === "uniform" || kind === "sample" || kind === "part";

/** A value that makes indices with fractions, divides by 0 or ends no loop is none that is meant; but time that has run out is no answer. */
function whereMeant(getKind: () => Class["kind"]): Class["kind"] {
  try {
    return getKind();
  } catch (thrown) {
    if (thrown instanceof RangeError) return "nothing";
    if (thrown instanceof Unjudgeable && thrown.reason !== "it takes too many steps") return "nothing";
    throw thrown;
  }
}

/** The values of the unknowns at which a bound is one of a fair shuffle's: of one, with the other at several values. */
function getFittingSettings(model: SwapLoop, cards: number): readonly Unknowns[] {
  return model.unknowns.flatMap((name) => {
    const others = model.unknowns.filter((other) => other !== name);
    return combine(others, [cards, cards - 1, 0, 1, 2]).flatMap((setting) =>
      getFittingValues(model, cards, name, setting).map((value) => new Map([...setting, [name, value]])),
    );
  });
}

/** The mildest numbers for as many cards as all other headlines have: with odd values a loop does odd things that nobody means. */
function getUnknownsHeadline(model: SwapLoop, usesLength: boolean, kind: Class["kind"]): Evidence | undefined {
  const cards = model.length ?? HEADLINE_CARDS;
  let mildest: Evidence | undefined;
  for (const unknowns of combine(model.unknowns, [cards, cards - 1, 0])) {
    if (!usesLength && getTouchedSize(model, unknowns) !== cards) continue;
    if (judge(model, cards, unknowns).class.kind !== kind) continue;
    const evidence = getEvidence(model, cards, unknowns);
    if (evidence === undefined) continue;
    if (mildest === undefined || evidence.probability / evidence.fair < mildest.probability / mildest.fair)
      mildest = evidence;
  }
  return mildest;
}

/** The lengths that a number in the code may be: itself, where it is a bound that is left out, or one more, where it is the last index. */
function judgeNamed(model: SwapLoop, largest: number): readonly Judged[] {
  if (model.length !== undefined || !Number.isInteger(largest)) return [];
  return [largest, largest + 1]
    .filter((cards) => cards > 2 && cards <= MOST_CARDS_BY_CONSTANT)
    .map((cards) => judge(model, cards, new Map()));
}

export function judge(model: SwapLoop, cards: number, unknowns: Unknowns): Judged {
  try {
    return classify(model, cards, unknowns);
  } catch (thrown) {
    if (!(thrown instanceof LeavesList)) throw thrown;
    return { cards, unknowns, class: { kind: "leavesArray" }, rounds: 0, touched: cards };
  }
}

/** The n at which a loop without unknowns is judged. @throws Unjudgeable where there is none. */
export function getJudgedSizes(model: SwapLoop): readonly number[] {
  const usesLength = mentions(model.steps, ({ kind }) => kind === "length");
  return getSizes(model, usesLength, getLargestConstant(model.steps));
}

function getSizes(model: SwapLoop, usesLength: boolean, largest: number): readonly number[] {
  if (!usesLength) {
    const size = getTouchedSize(model, new Map());
    if (size === undefined) throw new Unjudgeable("it runs over too many cards");
    if (size < 3) throw new Unjudgeable("it moves two cards, which tells nothing");
    return [size];
  }
  if (model.length !== undefined) return [model.length];
  if (largest <= 2) return [3, 4, 5, 6];
  const beyond = Math.max(Math.floor(largest), 3) + 1;
  if (beyond > MOST_CARDS_BY_CONSTANT) throw new Unjudgeable("its numbers are larger than any list that can be judged");
  return [...[4, 5, 6].filter((cards) => cards >= beyond), beyond + 3, beyond + 4, Math.max(beyond, 52)];
}

/**
 * Returns how many places from 0 on a swap loop looks at, with all its unknowns at 4; undefined where its list's length says it. Never throws.
 */
export function getReach(model: SwapLoop): number | undefined {
  if (mentions(model.steps, (expression) => expression.kind === "length")) return undefined;
  const unknowns = new Map(model.unknowns.map((name) => [name, 4]));
  return within(
    () => spendAtMost(VERDICT_BUDGET, () => getTouchedSize(model, unknowns)),
    () => undefined,
  );
}

const SHORT_LIST = 256;
const LONG_LIST = 1024;

/** The length of the stretch from position 0 to the last one that the loop looks at, where its source names no length. */
export function getTouchedSize(model: SwapLoop, unknowns: Unknowns): number | undefined {
  // Most need no longer list to show it; in one that grows and shrinks, each of its places costs at every step.
  const size = getTouchedSizeOf(model, SHORT_LIST, unknowns);
  return size !== undefined && size <= MOST_CARDS_BY_CONSTANT ? size : getTouchedSizeOf(model, LONG_LIST, unknowns);
}

function getTouchedSizeOf(model: SwapLoop, length: number, unknowns: Unknowns): number | undefined {
  try {
    const { touched } = runOnly(model, length, unknowns);
    return touched.size === 0 ? undefined : Math.max(...touched) + 1;
  } catch (thrown) {
    if (thrown instanceof LeavesList) return undefined;
    throw thrown;
  }
}

function getFinding(model: SwapLoop, entry: Judged): Finding | undefined {
  switch (entry.class.kind) {
    case "nothing":
    case "uniform":
      return undefined;
    case "biased":
    case "cycles":
    case "leavesArray":
      return entry.class.kind;
    case "sample":
      // A sample has a size of its own; a loop that stops short of n is meant as a whole shuffle.
      return stopsShort(model, entry) ? "biased" : undefined;
    case "pinned":
      return "fixedItem";
    case "part":
      return isPartNamed(model, entry.cards, entry.class.fixed, entry.class.touched) ? undefined : "fixedItem";
  }
}

/** Returns whether the loop makes one step more for every card more: it has no size of its own, it ends too early. Half of the list is a size. */
function stopsShort(model: SwapLoop, { cards, rounds }: Judged): boolean {
  return [1, 2].every((more) => judge(model, cards + more, new Map()).rounds === rounds + more);
}

function dependsOnLength(judged: readonly Judged[]): boolean {
  return new Set(judged.flatMap(({ rounds, class: { kind } }) => (kind === "leavesArray" ? [] : [rounds]))).size > 1;
}

/**
 * Returns whether the source names the part of the list that it shuffles (`1 + floor(random * i)`, a draw bounded by the same `n − 1` as the
 * loop), so that the item left alone is left alone on purpose, and not by a `ceil`, a `round`, a start or a range one short.
 */
export function isPartNamed(
  model: SwapLoop,
  cards: number,
  fixed: readonly number[],
  touched: ReadonlySet<number>,
): boolean {
  const [item, ...more] = fixed;
  if (item === undefined || more.length > 0) return true;
  if (item === 0) {
    // Cards that are numbered from 1 leave place 0 alone.
    if (!touched.has(0) && !mentions(model.steps, ({ kind }) => kind === "length")) return true;
    return !mentions(
      model.steps,
      ({ kind, ...rest }) =>
        kind === "unary" && "operator" in rest && (rest.operator === "ceil" || rest.operator === "round"),
    );
  }
  if (item !== cards - 1) return true;
  return !touched.has(item) && isDrawBoundByLength(model);
}

/** Returns whether a draw is scaled by the length itself, or by a variable that holds it throughout. */
function isDrawBoundByLength(model: SwapLoop): boolean {
  const carriers = new Set<string>();
  const aliases = new Set<string>();
  const isAbout = (expression: Expression, what: "draw" | "length"): boolean =>
    someExpression(
      expression,
      (inner) =>
        inner.kind === what || (inner.kind === "variable" && (what === "draw" ? carriers : aliases).has(inner.name)),
    );
  for (const statement of model.steps) {
    if (statement.kind === "assign" && isAbout(statement.value, "length")) aliases.add(statement.variable);
  }
  const changed = new Set<string>();
  const note = (statement: Statement): boolean => {
    if (statement.kind !== "assign") return false;
    changed.add(statement.variable);
    if (isAbout(statement.value, "draw")) carriers.add(statement.variable);
    return false;
  };
  for (const statement of model.steps) if (statement.kind === "loop") someStatement(statement, note);
  for (const name of changed) aliases.delete(name);
  return mentions(model.steps, (expression) => isAbout(expression, "draw") && isAbout(expression, "length"));
}

/** Returns whether random swaps never reach the last place: `floor(random * (n - 1))` for both, however often. */
function leavesLastAlone(model: SwapLoop): boolean {
  if (model.into !== undefined || !isSwapOfDrawnPlaces(model)) return false;
  return [5, 6].every((cards) => {
    const { touched, rounds } = runOnly(model, cards);
    return rounds >= LEAST_SWAPS && touched.size === cards - 1 && !touched.has(cards - 1);
  });
}

function classify(model: ShuffleModel, cards: number, unknowns: Unknowns): Judged {
  if (cards <= MOST_CARDS_BY_ORDERS) {
    const { distribution, touched, rounds } = distributeOrders(model, cards, { unknowns });
    return {
      cards,
      unknowns,
      rounds,
      touched: touched.size,
      class: classifyOrders(distribution, cards, touched, rounds),
    };
  }
  const { distribution, touched, rounds } = distributePositions(model, cards, { unknowns });
  return {
    cards,
    unknowns,
    rounds,
    touched: touched.size,
    positions: distribution,
    class: classifyPositions(distribution, cards, touched, rounds),
  };
}

function classifyOrders(orders: Orders, cards: number, touched: ReadonlySet<number>, rounds: number): Class {
  const arrangements = [...orders.keys()].map((order) => order.split(",").map(Number));
  const positions = Array.from({ length: cards }, (_, position) => position);
  const settled = positions.filter((position) =>
    arrangements.every((order) => order[position] === arrangements[0]?.[position]),
  );
  const fixed = settled.filter((position) => arrangements[0]?.[position] === position);
  const moving = cards - settled.length;
  if (moving === 0 || touched.size < 2) return { kind: "nothing" };
  const isUniformAmong = (distribution: Orders, count: number): boolean =>
    distribution.size <= count && toNumber(getDistanceFromUniform(distribution, count)) <= LEAST_DISTANCE;
  if (isUniformAmong(orders, factorial(moving))) return getUniformClass(settled.length, fixed, touched);
  // A puzzle that can be solved: only the even orders, or only the odd ones.
  const isEven = arrangements.map(isEvenOrder);
  if (moving > 2 && new Set(isEven).size === 1 && isUniformAmong(orders, factorial(moving) / 2))
    return { kind: "part", fixed: [], touched };
  if (
    fixed.length === 0 &&
    cards > 2 &&
    arrangements.every(isOneCycle) &&
    isUniformAmong(orders, factorial(cards - 1))
  ) {
    return { kind: "cycles" };
  }
  const shares = positions.map((position) => {
    const row = new Array<number>(cards).fill(0);
    for (const [index, probability] of [...orders.values()].entries()) {
      const card = arrangements[index]?.[position] ?? 0;
      row[card] = (row[card] ?? 0) + toNumber(probability);
    }
    return row;
  });
  if (isShuffledInGroups(shares)) return { kind: "part", fixed: [], touched };
  if (rounds < cards) {
    const count = factorial(cards) / factorial(cards - rounds);
    for (const drawn of [positions.slice(0, rounds), positions.slice(cards - rounds)]) {
      if (isUniformAmong(project(orders, drawn), count)) return { kind: "sample" };
    }
  }
  return { kind: "biased" };
}

/** The class of a distribution that is uniform apart from items that always end at the same place, which is their own or not. */
function getUniformClass(settled: number, fixed: readonly number[], touched: ReadonlySet<number>): Class {
  if (settled === 0) return { kind: "uniform" };
  if (settled === fixed.length) return { kind: "part", fixed, touched };
  return { kind: settled === 1 ? "pinned" : "biased" };
}

/** Returns whether the cards fall into groups whose places they share evenly, as rows of a grid or records of several numbers do. */
function isShuffledInGroups(positions: readonly (readonly number[] | Float64Array)[]): boolean {
  const groups = new Set<string>();
  for (const row of positions) {
    const cards = [...row.keys()].filter((card) => (row[card] ?? 0) > 1e-9);
    if (cards.some((card) => Math.abs((row[card] ?? 0) * cards.length - 1) > LEAST_DEVIATION)) return false;
    groups.add(cards.join());
  }
  const sizes = [...groups].map((group) => group.split(",").length);
  // Groups that overlap have more members than there are places.
  return sizes.filter((size) => size > 1).length > 1 && sizes.reduce((sum, size) => sum + size, 0) === positions.length;
}

/** The distribution of the cards at some adjacent positions. */
function project(orders: Orders, positions: readonly number[]): Orders {
  const projected = new Map<string, Rational>();
  for (const [order, probability] of orders) {
    const cards = order.split(",");
    const key = positions.map((position) => cards[position]).join(",");
    projected.set(key, add(projected.get(key) ?? ZERO, probability));
  }
  return projected;
}

/** Returns whether an order takes an even number of swaps. */
function isEvenOrder(order: readonly number[]): boolean {
  let inversions = 0;
  order.forEach((card, position) => {
    for (const other of order.slice(position + 1)) if (other < card) inversions++;
  });
  return inversions % 2 === 0;
}

function classifyPositions(
  positions: readonly (readonly number[] | Float64Array)[],
  cards: number,
  touched: ReadonlySet<number>,
  rounds: number,
): Class {
  const settled = Array.from(positions.keys()).filter((position) =>
    positions[position]?.some((share) => share > 1 - 1e-9),
  );
  const fixed = settled.filter((position) => (positions[position]?.[position] ?? 0) > 1 - 1e-9);
  const pinned = new Set(settled.map((position) => positions[position]?.findIndex((share) => share > 1 - 1e-9)));
  const moving = cards - settled.length;
  if (moving === 0) return { kind: "nothing" };
  const isEven = (row: readonly number[] | Float64Array | undefined, share: number): boolean =>
    row !== undefined &&
    Array.from(row).every((value, card) =>
      pinned.has(card) ? value < 1e-9 : Math.abs(value / share - 1) <= LEAST_DEVIATION,
    );
  if (positions.every((row, position) => settled.includes(position) || isEven(row, 1 / moving))) {
    return getUniformClass(settled.length, fixed, touched);
  }
  if (isShuffledInGroups(positions)) return { kind: "part", fixed: [], touched };
  const stays = positions.every((row, position) => (row[position] ?? 0) < 1e-9);
  const spreads = positions.every((row, position) =>
    Array.from(row).every((value, card) => card === position || Math.abs(value * (cards - 1) - 1) <= LEAST_DEVIATION),
  );
  if (stays && spreads) return { kind: "cycles" };
  if (rounds < cards) {
    for (const drawn of [positions.slice(0, rounds), positions.slice(cards - rounds)]) {
      if (drawn.every((row) => isEven(row, 1 / cards))) return { kind: "sample" };
    }
  }
  return { kind: "biased" };
}

function getHeadline(model: SwapLoop, usesLength: boolean, largest: number, entry: Judged): Evidence | undefined {
  if (usesLength && model.length === undefined && largest < HEADLINE_CARDS) {
    const headline = judge(model, HEADLINE_CARDS, new Map());
    if (headline.class.kind !== "leavesArray") return getEvidence(model, HEADLINE_CARDS, new Map());
  }
  return getEvidence(model, entry.cards, entry.unknowns, entry.positions);
}

/** The cell with the largest ratio to its fair share; where no cell is off, the order with the largest ratio. */
function getEvidence(model: ShuffleModel, cards: number, unknowns: Unknowns, known?: Positions): Evidence | undefined {
  const values = unknowns.size === 0 ? {} : { unknowns: Object.fromEntries(unknowns) };
  const compute = (): Evidence | undefined => {
    const isOfV8 = model.kind === "comparatorSort" || (model.kind === "keyedSort" && model.sort === "reversing");
    const engine = isOfV8 ? ({ engine: "v8" } as const) : {};
    const positions = known ?? distributePositions(model, cards, { unknowns }).distribution;
    let cell = { position: 0, card: 0, probability: 0 };
    positions.forEach((row, position) => {
      row.forEach((probability, card) => {
        if (probability > cell.probability + 1e-12) cell = { position, card, probability };
      });
    });
    const fair = 1 / cards;
    if (cell.probability > fair * (1 + LEAST_DEVIATION))
      return { kind: "cell", cards, ...engine, fair, ...values, ...cell };
    const few = Math.min(cards, 4);
    const orders = distributeOrders(model, few, { unknowns }).distribution;
    const [likeliest] = [...orders].sort(([, a], [, b]) => toNumber(b) - toNumber(a));
    if (likeliest === undefined) return undefined;
    const [order, probability] = likeliest;
    return {
      kind: "order",
      cards: few,
      ...engine,
      fair: 1 / factorial(few),
      ...values,
      order,
      probability: toNumber(probability),
      fraction: toText(probability),
    };
  };
  return within(compute, () => undefined);
}

/** All ways of giving each name one of the values. */
export function combine(names: readonly string[], values: readonly number[]): readonly Unknowns[] {
  return names.reduce<readonly Unknowns[]>(
    (settings, name) => values.flatMap((value) => settings.map((setting) => new Map([...setting, [name, value]]))),
    [new Map()],
  );
}

/** Returns the largest number in the steps that may say how long a list is. */
export function getLargestConstant(steps: readonly Statement[]): number {
  const sizes = new Set<Expression>();
  let largest = 0;
  // Outer expressions come first: what they say of the numbers inside them is known when those come.
  visitExpressions(steps, (expression) => {
    for (const size of getSizesOfBits(expression)) sizes.add(size);
    if (expression.kind === "number" && !sizes.has(expression)) largest = Math.max(largest, Math.abs(expression.value));
  });
  return largest;
}

/** Returns the numbers that say how many random bits there are, and so are no length of a list: both of `floor(draw * 2 ** 32) / 2 ** 32`. */
function getSizesOfBits(expression: Expression): readonly Expression[] {
  if (expression.kind !== "binary") return [];
  const { operator, left, right } = expression;
  const size = getSizeOfBits(left);
  switch (operator) {
    case "/":
      return [...(size === undefined ? [] : [size]), ...(isAtLeast(right, LEAST_BITS - 1) ? [right] : [])];
    case "%":
      return size === undefined ? [] : [size];
    case "-":
      return size !== undefined && isAtLeast(right, LEAST_BITS / 2) ? [size, right] : [];
    case "*":
      return isAtLeast(right, MANY) ? [right] : [];
    default:
      return [];
  }
}

function getSizeOfBits(expression: Expression): Expression | undefined {
  const scaled = expression.kind === "unary" ? expression.operand : expression;
  const isScaled = scaled.kind === "binary" && scaled.operator === "*" && isAtLeast(scaled.right, LEAST_BITS);
  return isScaled && (scaled.left.kind === "draw" || scaled.left.kind === "variable") ? scaled.right : undefined;
}

const isAtLeast = (expression: Expression, value: number): boolean =>
  expression.kind === "number" && expression.value >= value;
