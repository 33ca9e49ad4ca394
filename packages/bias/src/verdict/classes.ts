// What a distribution looks like at one number of cards: uniform, a sample, cycles, a part of the list, biased.
import { distributeOrders, distributePositions, type Unknowns } from "../exact/distribution.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { getLossShares, MOST_CARDS_OF_LOSS } from "../exact/lost-cards.ts";
import { factorial, getDistanceFromUniform, isOneCycle, type Orders } from "../exact/orders.ts";
import type { Positions } from "../exact/positions.ts";
import { add, toNumber, ZERO, type Rational } from "../exact/rational.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { asksLength, type ShuffleModel, type SwapLoop } from "../model/model.ts";
import { LEAST_DEVIATION, LEAST_DISTANCE, MOST_CARDS_BY_ORDERS } from "./thresholds.ts";
import { within } from "./within-reach.ts";

export type Class =
  | { readonly kind: "uniform" | "sample" | "cycles" | "biased" | "leavesArray" | "drawsTwice" }
  /** One item always ends at the same place, which is not its own; the others are shuffled fairly. */
  | { readonly kind: "pinned" }
  /** One item is never among those that are drawn into another list; all others are, alike. */
  | { readonly kind: "leftOut"; readonly item: number }
  | { readonly kind: "part"; readonly fixed: readonly number[]; readonly touched: ReadonlySet<number> }
  /** Nothing moves, or the setting makes no sense: it tells nothing. */
  | { readonly kind: "nothing" };

export interface Judged {
  readonly cards: number;
  readonly unknowns: Unknowns;
  readonly class: Class;
  readonly rounds: number;
  /** How many positions the shuffle looks at. */
  readonly touched: number;
  /** How many cards are drawn into another list, where that is not all of them. */
  readonly drawn?: number;
  /** The position matrix, where it was computed. */
  readonly positions?: Positions;
}

export function judge(model: SwapLoop, cards: number, unknowns: Unknowns): Judged {
  try {
    return classify(model, cards, unknowns);
  } catch (thrown) {
    const kind = getLoss(model, cards, unknowns, thrown);
    if (kind === undefined) throw thrown;
    return { cards, unknowns, class: { kind }, rounds: 0, touched: cards };
  }
}

/** Returns how a model loses cards, by what its run threw; undefined where that says something else. */
function getLoss(
  model: SwapLoop,
  cards: number,
  unknowns: Unknowns,
  thrown: unknown,
): "leavesArray" | "drawsTwice" | undefined {
  if (thrown instanceof LeavesList) return "leavesArray";
  // Cards may also be lost because a part of the code was not read; a place that is drawn again says why.
  const isLost = thrown instanceof Unjudgeable && thrown.reason.kind === "losesCards";
  if (!isLost) return undefined;
  return model.drawsTwice === true || losesCopied(model, cards, unknowns) ? "drawsTwice" : undefined;
}

/** Returns whether a swap between a list and its copy loses a card of it: where no place comes twice, as in one round, none is lost. */
function losesCopied(model: SwapLoop, cards: number, unknowns: Unknowns): boolean {
  if (model.original === undefined) return false;
  // Nothing in the code is about a certain number of cards, then.
  const size = model.length === undefined || asksLength(model) ? Math.min(cards, MOST_CARDS_OF_LOSS) : cards;
  return within(
    () => Math.max(...getLossShares(model, size, unknowns)) > LEAST_DEVIATION,
    () => false,
  );
}

function classify(model: ShuffleModel, cards: number, unknowns: Unknowns): Judged {
  if (cards <= MOST_CARDS_BY_ORDERS) {
    const { distribution, touched, rounds, drawn } = distributeOrders(model, cards, { unknowns });
    return {
      cards,
      unknowns,
      rounds,
      touched: touched.size,
      ...(drawn === undefined ? {} : { drawn }),
      class:
        drawn === undefined
          ? classifyOrders(distribution, cards, touched, rounds)
          : classifyDrawnOrders(distribution, cards, touched, drawn),
    };
  }
  const { distribution, touched, rounds, drawn } = distributePositions(model, cards, { unknowns });
  return {
    cards,
    unknowns,
    rounds,
    touched: touched.size,
    ...(drawn === undefined ? {} : { drawn }),
    positions: distribution,
    class:
      drawn === undefined
        ? classifyPositions(distribution, cards, touched, rounds)
        : classifyDrawnPositions(distribution, cards, touched, drawn),
  };
}

/** A pick of one is no shuffle. */
const FEWEST_DRAWN = 2;

/** The class of a draw of some cards into another list: they lie at the first places, and only these count. */
function classifyDrawnOrders(orders: Orders, cards: number, touched: ReadonlySet<number>, drawn: number): Class {
  if (drawn < FEWEST_DRAWN) return { kind: "nothing" };
  const places = Array.from({ length: drawn }, (_, position) => position);
  const draws = project(orders, places);
  const seen = new Set([...draws.keys()].flatMap((draw) => draw.split(",").map(Number)));
  const count = factorial(seen.size) / factorial(seen.size - drawn);
  if (draws.size > count || toNumber(getDistanceFromUniform(draws, count)) > LEAST_DISTANCE) return { kind: "biased" };
  return getDrawnClass(cards, seen, touched, drawn);
}

function classifyDrawnPositions(
  positions: Positions,
  cards: number,
  touched: ReadonlySet<number>,
  drawn: number,
): Class {
  if (drawn < FEWEST_DRAWN) return { kind: "nothing" };
  const rows = positions.slice(0, drawn);
  const seen = new Set([...positions.keys()].filter((card) => rows.some((row) => (row[card] ?? 0) > 1e-9)));
  const isEven = rows.every((row) =>
    row.every((share, card) => !seen.has(card) || Math.abs(share * seen.size - 1) <= LEAST_DEVIATION),
  );
  return isEven ? getDrawnClass(cards, seen, touched, drawn) : { kind: "biased" };
}

/** The class of a draw that is fair among the cards that it can give. */
function getDrawnClass(cards: number, seen: ReadonlySet<number>, touched: ReadonlySet<number>, drawn: number): Class {
  const fixed = Array.from({ length: cards }, (_, card) => card).filter((card) => !seen.has(card));
  const [item, ...more] = fixed;
  // The last one that is left was drawn as well as any.
  if (item === undefined) return { kind: drawn === cards - 1 ? "uniform" : "sample" };
  return more.length === 0 ? { kind: "leftOut", item } : { kind: "part", fixed, touched };
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
