// The orders that a sort by drawn keys leaves: every pattern in which so few keys can tie, with its probability.
import { quicksort } from "../engines/quicksort.ts";
import type { KeyedSort } from "../model/model.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import type { KeyRange } from "./key-values.ts";
import type { Orders } from "./orders.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

/** Fractions with as many denominators take too long. */
const MOST_RANGES = 200;

/**
 * Returns the probability of every order of `cards` cards whose keys are drawn from these ranges.
 * @param cards 0 to 6: 6 cards have 4,683 patterns of keys.
 * @throws Unjudgeable where the keys have too many values of different probability.
 */
export function getKeyedOrders(ranges: readonly KeyRange[], sort: KeyedSort["sort"], cards: number): Orders {
  const orders = new Map<string, Rational>();
  for (const { ranks, share } of getPatternShares(ranges, cards)) {
    if (rational.sign(share) === 0) continue;
    const order = arrangeByRanks(ranks, sort).join(",");
    orders.set(order, rational.add(orders.get(order) ?? rational.ZERO, share));
  }
  return orders;
}

/** Returns every way in which the keys of so many cards can compare, with its probability. @throws Unjudgeable where the keys have too many values. */
export function getPatternShares(
  ranges: readonly KeyRange[],
  cards: number,
): readonly { readonly ranks: readonly number[]; readonly share: Rational }[] {
  if (ranges.length > MOST_RANGES) throw new Unjudgeable({ kind: "manyKeys" });
  const shares = new Map<string, Rational>();
  return getRankPatterns(cards).map((ranks) => {
    const sizes = countRanks(ranks);
    const name = sizes.join();
    const share = shares.get(name) ?? getPatternShare(ranges, sizes);
    shares.set(name, share);
    return { ranks, share };
  });
}

/** Returns the cards by position, sorted by their ranks. */
export function arrangeByRanks(ranks: readonly number[], sort: KeyedSort["sort"]): number[] {
  const cards = Array.from(ranks.keys());
  if (sort === "quicksort") {
    quicksort(cards, ranks);
    return cards;
  }
  const sign = sort === "stable" ? 1 : -1;
  return cards.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || sign * (a - b));
}

/** Every way in which `cards` keys can compare: their ranks, from 0 on without gaps, equal keys with equal ranks. */
export function getRankPatterns(cards: number): readonly (readonly number[])[] {
  let patterns: number[][] = [[]];
  for (let card = 0; card < cards; card++) {
    patterns = patterns.flatMap((ranks) => {
      const count = ranks.length === 0 ? 0 : Math.max(...ranks) + 1;
      const tied = Array.from({ length: count }, (_, rank) => [...ranks, rank]);
      const between = Array.from({ length: count + 1 }, (_, rank) => [
        ...ranks.map((other) => (other >= rank ? other + 1 : other)),
        rank,
      ]);
      return [...tied, ...between];
    });
  }
  return patterns;
}

function countRanks(ranks: readonly number[]): readonly number[] {
  const sizes: number[] = [];
  for (const rank of ranks) sizes[rank] = (sizes[rank] ?? 0) + 1;
  return sizes;
}

/** The probability that given cards get keys of one pattern: groups of equal keys of these sizes, in this order. */
function getPatternShare(ranges: readonly KeyRange[], sizes: readonly number[]): Rational {
  /** By the number of groups that got their key so far. */
  let placed: Rational[] = sizes.map(() => rational.ZERO);
  placed.unshift(rational.ONE);
  for (const range of ranges) {
    placed = placed.map((_, end) => {
      let sum: Rational = rational.ZERO;
      let ways: Rational = rational.ONE;
      for (let groups = 0; groups <= end; groups++) {
        if (groups > 0) {
          const size = sizes[end - groups] ?? 0;
          ways = rational.multiply(ways, getGroupWays(range, groups, size));
        }
        if (rational.sign(ways) === 0) break;
        const before = placed[end - groups];
        if (before !== undefined) sum = rational.add(sum, rational.multiply(before, ways));
      }
      return sum;
    });
  }
  return placed.at(-1) ?? rational.ONE;
}

/** By what the share of the ways to put groups into one range grows with the group that is put there as number `groups`, counted from 1. */
function getGroupWays(range: KeyRange, groups: number, size: number): Rational {
  // Of `count` values, groups take an ascending choice; in a stretch only single cards have room, in one of groups! orders.
  if (range.kind === "stretch")
    return size === 1 ? rational.divide(range.share, rational.fraction(groups)) : rational.ZERO;
  let share = rational.fraction(Math.max(0, range.count - groups + 1), groups);
  for (let card = 0; card < size; card++) share = rational.multiply(share, range.share);
  return share;
}
