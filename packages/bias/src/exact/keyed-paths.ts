// All paths of a sort by drawn keys: card by card, how its key compares with those before it; or round by round, where keys overwrite each other.
import type { KeyedSort } from "../model/model.ts";
import type { KeyRange } from "./key-values.ts";
import { arrangeByRanks, getPatternShares } from "./keyed-orders.ts";
import { getKeys, overwrite, type OverwritingRound, type Written } from "./overwritten-keys.ts";
import { FlowSketch, type PathFlow, type SketchedNode } from "./path-flow.ts";
import * as rational from "./rational.ts";

/** @throws Unjudgeable where the keys have too many values of different probability. */
export function getKeyedPaths(ranges: readonly KeyRange[], sort: KeyedSort["sort"], cards: number): PathFlow {
  // How many keys are drawn makes no difference before the second one.
  const sketch = new FlowSketch(cards, { ranks: cards > 0 ? [0] : [] });
  const values = countValues(ranges);
  // Two keys are drawn before the first comparison, and one before each of the others.
  if (cards > 1 && values !== undefined) sketch.start.ways = values ** 2n;
  let nodes = new Map<string, SketchedNode>([["0", sketch.start]]);
  for (let count = 2; count < cards; count++) {
    const next = new Map<string, SketchedNode>();
    for (const { ranks, share } of getPatternShares(ranges, count)) {
      const before = nodes.get(getRanksOfFirst(ranks, count - 1).join(","));
      if (before === undefined || rational.sign(share) === 0) continue;
      const node = sketch.addNode({ ranks });
      if (values !== undefined) node.ways = values;
      sketch.connect(before, node, share);
      next.set(ranks.join(","), node);
    }
    nodes = next;
  }
  for (const { ranks, share } of getPatternShares(ranges, cards)) {
    const before = nodes.get(getRanksOfFirst(ranks, Math.max(1, cards - 1)).join(","));
    if (before === undefined || rational.sign(share) === 0) continue;
    sketch.connect(before, sketch.getEnd(arrangeByRanks(ranks, sort)), share);
  }
  return sketch.getFlow();
}

/** Returns how many equally likely keys there are; undefined where they lie anywhere in a stretch. */
const countValues = (ranges: readonly KeyRange[]): bigint | undefined =>
  ranges.some(({ kind }) => kind === "stretch")
    ? undefined
    : rational.getCommonDenominator(ranges.map(({ share }) => share));

/** Returns how the first keys compare among themselves. */
const getRanksOfFirst = (ranks: readonly number[], count: number): readonly number[] => getRanks(ranks.slice(0, count));

/** Returns how keys compare: the smallest is 0, equal ones have equal ranks. */
function getRanks(keys: readonly number[]): readonly number[] {
  const ascending = [...new Set(keys)].sort((a, b) => a - b);
  return keys.map((key) => ascending.indexOf(key));
}

/** @throws Unjudgeable where there are more paths than a picture holds. */
export function getOverwrittenPaths(rounds: readonly OverwritingRound[], cards: number): PathFlow {
  const untouched: Written = Array.from({ length: cards }, () => undefined);
  const sketch = new FlowSketch(cards, { ranks: getRanks(getKeys(untouched)) });
  let nodes = new Map([["", { written: untouched, node: sketch.start }]]);
  for (const [index, { place, keys }] of rounds.entries()) {
    const isLast = index === rounds.length - 1;
    const next: typeof nodes = new Map();
    for (const { written, node } of nodes.values()) {
      node.ways = rational.getCommonDenominator(keys.map(({ weight }) => weight));
      for (const { key, weight } of keys) {
        const after = overwrite(written, place, key);
        const name = after.join();
        const reached = isLast
          ? sketch.getEnd(arrangeByRanks(getRanks(getKeys(after)), "stable"))
          : (next.get(name)?.node ?? sketch.addNode({ ranks: getRanks(getKeys(after)) }));
        sketch.connect(node, reached, rational.multiply(node.share, weight));
        next.set(name, { written: after, node: reached });
      }
    }
    nodes = next;
  }
  if (rounds.length === 0)
    sketch.end(
      sketch.start,
      Array.from({ length: cards }, (_, card) => card),
    );
  return sketch.getFlow();
}
