// All paths of a sort whose comparator draws: the tree of its answers.
import type { Engine, ListKind } from "../engines/engine.ts";
import { sortAs } from "../engines/sort-as.ts";
import { getAnswers, getTurns } from "./engine-sorts.ts";
import { FlowSketch, type PathFlow, type SketchedNode } from "./path-flow.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import type { Signs, WeightedSigns } from "./signs.ts";

/** A sort as an engine does it, so many times in a row. */
export interface TracedSort {
  readonly engine: Engine;
  readonly list: ListKind;
  readonly repeat: number;
}

/** @throws Unjudgeable where there are too many paths. */
export function getSortPaths(sort: TracedSort, cards: number, mixture: readonly WeightedSigns[]): PathFlow {
  const untouched = Array.from({ length: cards }, (_, card) => card);
  const sketch = new FlowSketch(cards, { cards: untouched });
  for (const { weight, signs } of mixture) {
    const isOnly = mixture.length === 1;
    const start = isOnly ? sketch.start : sketch.addNode({ cards: untouched });
    if (!isOnly) sketch.connect(sketch.start, start, weight);
    let reached: Reached = new Map([[untouched.join(","), { node: start, cards: untouched }]]);
    for (let round = 0; round < sort.repeat; round++) reached = sortOnce(sketch, sort, signs, reached);
    for (const { node, cards: order } of reached.values()) sketch.end(node, order);
  }
  return sketch.getFlow();
}

/** The nodes that paths have come to, by the cards as they lie. */
type Reached = ReadonlyMap<string, { readonly node: SketchedNode; readonly cards: readonly number[] }>;

function sortOnce(sketch: FlowSketch, sort: TracedSort, signs: Signs, from: Reached): Reached {
  const reached = new Map<string, { readonly node: SketchedNode; readonly cards: readonly number[] }>();
  for (const { node, cards } of from.values()) {
    const nodes = new Map<string, SketchedNode>([["", node]]);
    followAnswers(sort, signs, cards, (trace, sorted) => {
      let key = "";
      trace.forEach(({ asked, share, answer }, index) => {
        const here = nodes.get(key);
        if (here === undefined) return;
        here.state = { cards, asked };
        key += answer ? "y" : "n";
        if (nodes.has(key)) return;
        const isLast = index === trace.length - 1;
        const name = sorted.join(",");
        const next = (isLast ? reached.get(name)?.node : undefined) ?? sketch.addNode({ cards: sorted });
        sketch.connect(here, next, rational.multiply(here.share, share), answer);
        nodes.set(key, next);
      });
      const end = nodes.get(key);
      const known = reached.get(sorted.join(","));
      if (end === undefined || end === known?.node) return;
      // What no chance decides is the same card order from other ones.
      if (known === undefined) reached.set(sorted.join(","), { node: end, cards: sorted });
      else sketch.join(known.node, end);
    });
  }
  return reached;
}

/** A comparison that chance decides. */
interface Answered {
  readonly asked: readonly [card: number, other: number];
  /** The probability of the answer. */
  readonly share: Rational;
  readonly answer: boolean;
}

/** Sorts by every sequence of answers that has a chance, and tells each with what it leaves. */
function followAnswers(
  { engine, list }: TracedSort,
  signs: Signs,
  cards: readonly number[],
  tell: (trace: readonly Answered[], sorted: readonly number[]) => void,
): void {
  const turns = getTurns(engine, signs, list);
  const leaves = rational.subtract(rational.ONE, turns);
  const { turn, leave, asksLaterFirst } = getAnswers(engine, list);
  const isOpen = rational.sign(turns) > 0 && rational.sign(leaves) > 0;
  const answers: boolean[] = [];
  do {
    const sorted = Int32Array.from(cards);
    const trace: Answered[] = [];
    sortAs(
      engine,
      sorted,
      (a, b) => {
        if (!isOpen) return rational.sign(turns) > 0 ? turn : leave;
        const answer = (answers[trace.length] ??= true);
        trace.push({ asked: asksLaterFirst ? [a, b] : [b, a], share: answer ? turns : leaves, answer });
        return answer ? turn : leave;
      },
      list,
    );
    tell(trace, [...sorted]);
    // The next sequence: the last comparison that turned its cards leaves them.
    while (answers.at(-1) === false) answers.pop();
    if (answers.length > 0) answers[answers.length - 1] = false;
  } while (answers.length > 0);
}
