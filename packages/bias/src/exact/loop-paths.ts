// All paths of a swap loop: a ledger that takes down where each round can lead.
import type { SwapLoop } from "../model/model.ts";
import { execute } from "./execute.ts";
import type { Ledger, Move } from "./ledger.ts";
import { FlowSketch, type PathFlow, type SketchedNode } from "./path-flow.ts";
import { NO_CARD } from "./places.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

/** The nodes that paths have come to, by the cards at their positions; no two of them have the same. */
type Reached = ReadonlyMap<string, SketchedNode>;

/** @throws Unjudgeable, LeavesList */
export function getLoopPaths(model: SwapLoop, cards: number, unknowns: ReadonlyMap<string, number>): PathFlow {
  const untouched = Array.from({ length: cards }, (_, card) => card);
  const sketch = new FlowSketch(cards, { cards: untouched });
  const { distribution } = execute(model, cards, unknowns, keepPaths(sketch, untouched.join(",")));
  for (const [order, node] of distribution) sketch.end(node, readCards(order));
  return sketch.getFlow();
}

const readCards = (name: string): readonly number[] => name.split(",").map(Number);

function keepPaths(sketch: FlowSketch, untouched: string): Ledger<Reached> {
  return {
    start: new Map([[untouched, sketch.start]]),
    mix: (reached, moves) => mix(sketch, reached, moves),
    add(left, right) {
      const sum = new Map(left);
      for (const [name, node] of right) reach(sketch, sum, name, node);
      return sum;
    },
    slice(reached, start, end) {
      const sliced = new Map<string, SketchedNode>();
      for (const [name, node] of reached) reach(sketch, sliced, name.split(",").slice(start, end).join(","), node);
      return sliced;
    },
    getCost: (reached) => reached.size,
    getCopyCost: (reached) => reached.size,
  };
}

function reach(sketch: FlowSketch, reached: Map<string, SketchedNode>, name: string, node: SketchedNode): void {
  const known = reached.get(name);
  if (known === undefined) reached.set(name, node);
  else sketch.join(known, node);
}

function mix(sketch: FlowSketch, reached: Reached, moves: readonly Move[]): Reached {
  const ways = joinMoves(moves);
  const [first] = ways;
  const isCertain = first !== undefined && ways.length === 1 && rational.compare(first.weight, rational.ONE) === 0;
  const drawn = rational.getCommonDenominator(moves.map(({ weight }) => weight));
  const mixed = new Map<string, SketchedNode>();
  for (const [name, node] of reached) {
    if (!isCertain) node.ways = drawn;
    for (const { weight, move } of ways) {
      const cards = moveCards(readCards(name), move);
      const state = { cards, ...(move.listEnd === undefined ? {} : { listEnd: move.listEnd }) };
      const moved = cards.join(",");
      if (isCertain) {
        // What no draw decides is no step of its own.
        if (node !== sketch.start) node.state = state;
        mixed.set(moved, node);
        continue;
      }
      const next = mixed.get(moved) ?? sketch.addNode(state);
      sketch.connect(node, next, rational.multiply(node.share, weight));
      mixed.set(moved, next);
    }
  }
  return mixed;
}

/** Moves that do the same are one. */
function joinMoves(moves: readonly Move[]): readonly { readonly weight: Rational; readonly move: Move }[] {
  const ways = new Map<string, { weight: Rational; readonly move: Move }>();
  for (const move of moves) {
    const key = JSON.stringify([...move.from].sort(([a], [b]) => a - b));
    const known = ways.get(key);
    if (known === undefined) ways.set(key, { weight: move.weight, move });
    else known.weight = rational.add(known.weight, move.weight);
  }
  return [...ways.values()];
}

const moveCards = (cards: readonly number[], { from, size = cards.length }: Move): readonly number[] =>
  Array.from({ length: size }, (_, position) => cards[from.get(position) ?? position] ?? NO_CARD);
