// All paths of a shuffle's draws as a flow: what they pass through, step by step, and in which orders they end.
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import { Unjudgeable } from "./unjudgeable.ts";

/** What is known where paths part or meet; cards and positions count from 0. */
export interface PathState {
  /** The cards by position; −1 where none lies. Of a sort, how they lay when it began; left out where only their keys are known. */
  readonly cards?: readonly number[];
  /** How many of the positions are still the list's own; those after them are the ones that the cards go to. Left out where there is one list. */
  readonly listEnd?: number;
  /** Of a sort by a comparator: the two cards that it is asked about, [card, other]: does `card` go before `other`? */
  readonly asked?: readonly [card: number, other: number];
  /** Of a sort by drawn keys: how the keys of the first cards compare, smallest 0; equal keys have equal ranks. */
  readonly ranks?: readonly number[];
}

/** A state that paths pass through. */
export interface PathNode {
  /** How many steps with a choice lie before it on the longest way to it; 0 at the start, and for all orders one more than for the last state before them. */
  readonly step: number;
  /** The probability that a shuffle passes through it, 0 … 1. */
  readonly share: Rational;
  readonly state: PathState;
}

/** Paths from one node to another. */
export interface PathLink {
  /** Indices in `nodes`. */
  readonly from: number;
  readonly to: number;
  /** The probability that a shuffle goes this way, 0 … 1. */
  readonly share: Rational;
  /** Of a comparator's answer: whether the card that is asked about goes before the other one. */
  readonly answer?: boolean;
}

/** All paths of a shuffle, those that lead to the same state joined into one. */
export interface PathFlow {
  readonly cards: number;
  /** How many of the cards move, where the code leaves some out; absent where all count. */
  readonly moving?: number;
  /** The start is the first one; all n! orders, in ascending order, are the last ones, also those that no path leads to; where cards are left out, those that leave these in their places. */
  readonly nodes: readonly PathNode[];
  readonly links: readonly PathLink[];
  /** How many equally likely paths there are after each step, the first one first: 3, 9, 27 of the naive swap of 3 cards. */
  readonly runsByStep: readonly bigint[];
  /** How many there are after the last step, one where there is none. */
  readonly runs: bigint;
}

/** Returns a flow without the orders that move what the code leaves out: no path leads there, and none is meant to. */
export function keepMoving(flow: PathFlow, leftOut: ReadonlySet<number>): PathFlow {
  if (leftOut.size === 0) return flow;
  const { cards, nodes, links } = flow;
  const last = nodes.at(-1)?.step;
  const isKept = ({ step, state }: PathNode): boolean =>
    step !== last || [...leftOut].every((place) => state.cards?.[place] === place);
  const kept = nodes.flatMap((node, index) => (isKept(node) ? [index] : []));
  const places = new Map(kept.map((index, place) => [index, place]));
  const getPlace = (index: number): number => places.get(index) ?? 0;
  return {
    ...flow,
    moving: cards - leftOut.size,
    nodes: nodes.filter(isKept),
    links: links.map((link) => ({ ...link, from: getPlace(link.from), to: getPlace(link.to) })),
  };
}

/** A picture with more is none. */
const MOST_LINKS = 600;

interface DrawnNode {
  step: number;
  share: Rational;
  state: PathState;
  /** How many equally likely ways lead on from it, where some of them lead to one state and are one link. */
  ways?: bigint;
}

interface DrawnLink {
  readonly from: DrawnNode;
  to: DrawnNode;
  share: Rational;
  readonly answer: boolean | undefined;
}

/** Takes down a flow while a model runs; a class, for its nodes move along until all is known. */
export class FlowSketch {
  readonly start: DrawnNode;
  private readonly cards: number;
  private readonly ends = new Map<string, DrawnNode>();
  private readonly links: DrawnLink[] = [];
  /** The links that lead to a node. */
  private readonly inward = new Map<DrawnNode, DrawnLink[]>();

  constructor(cards: number, state: PathState) {
    this.cards = cards;
    this.start = { step: 0, share: rational.ONE, state };
  }

  /** Adds a node that nothing leads to yet. */
  addNode(state: PathState): DrawnNode {
    return { step: 0, share: rational.ZERO, state };
  }

  /** Adds paths from one node to another. @throws Unjudgeable where they are too many to be drawn. */
  connect(from: DrawnNode, to: DrawnNode, share: Rational, answer?: boolean): void {
    if (this.links.length >= MOST_LINKS) throw new Unjudgeable({ kind: "manyPaths" });
    to.share = rational.add(to.share, share);
    to.step = Math.max(to.step, from.step + 1);
    const known = this.inward.get(to)?.find((link) => link.from === from && link.answer === answer);
    if (known !== undefined) known.share = rational.add(known.share, share);
    else this.lead({ from, to, share, answer });
  }

  /** Makes two nodes one, where no path leads on from either yet. */
  join(kept: DrawnNode, other: DrawnNode): void {
    if (kept === other) return;
    kept.share = rational.add(kept.share, other.share);
    kept.step = Math.max(kept.step, other.step);
    for (const link of this.inward.get(other) ?? []) {
      const known = this.inward.get(kept)?.find(({ from, answer }) => from === link.from && answer === link.answer);
      if (known === undefined) {
        link.to = kept;
        this.lead(link, false);
      } else {
        known.share = rational.add(known.share, link.share);
        this.links.splice(this.links.indexOf(link), 1);
      }
    }
    this.inward.delete(other);
  }

  /** Lets paths end: in an order, its cards by position. */
  end(node: DrawnNode, order: readonly number[]): void {
    const name = order.join(",");
    let end = this.ends.get(name);
    if (node === this.start) {
      // Nothing was drawn: one path leads to one order.
      end ??= this.addNode({ cards: order });
      this.connect(node, end, rational.ONE);
    } else if (end === undefined) {
      node.state = { cards: order };
      end = node;
    } else {
      this.join(end, node);
    }
    this.ends.set(name, end);
  }

  /** Returns the node that an order ends in; a new one where nothing has led there yet. */
  getEnd(order: readonly number[]): DrawnNode {
    const name = order.join(",");
    const end = this.ends.get(name) ?? this.addNode({ cards: order });
    this.ends.set(name, end);
    return end;
  }

  getFlow(): PathFlow {
    const ends = getOrders(this.cards).map((order) => this.getEnd(order));
    const isEnd = new Set(ends);
    const inner = [...new Set([this.start, ...this.links.flatMap(({ from, to }) => [from, to])])].filter(
      (node) => !isEnd.has(node),
    );
    const last = 1 + Math.max(...inner.map(({ step }) => step));
    for (const end of ends) end.step = last;
    const nodes = [...inner.sort((a, b) => a.step - b.step), ...ends];
    const index = new Map(nodes.map((node, place) => [node, place]));
    const getIndex = (node: DrawnNode): number => index.get(node) ?? 0;
    const links = this.links
      .map(({ from, to, share, answer }) => ({
        from: getIndex(from),
        to: getIndex(to),
        share,
        ...(answer === undefined ? {} : { answer }),
      }))
      .sort((a, b) => a.from - b.from || a.to - b.to);
    const runsByStep = countRuns(nodes, links);
    return {
      cards: this.cards,
      nodes: nodes.map(({ step, share, state }) => ({ step, share, state })),
      links,
      runsByStep,
      runs: runsByStep.at(-1) ?? 1n,
    };
  }

  private lead(link: DrawnLink, isNew = true): void {
    if (isNew) this.links.push(link);
    const inward = this.inward.get(link.to) ?? [];
    inward.push(link);
    this.inward.set(link.to, inward);
  }
}

export type SketchedNode = DrawnNode;

/**
 * Returns how many equally likely paths there are after each step. Draws are counted as they are made: the shares alone, once paths have met, may be those of
 * fewer. Only keys that lie anywhere are told by the shares of how they compare, for they have no number.
 */
function countRuns(nodes: readonly DrawnNode[], links: readonly PathLink[]): readonly bigint[] {
  const isUncounted = nodes.some(({ state, ways }) => state.ranks !== undefined && ways === undefined);
  let runs = 1n;
  return Array.from({ length: nodes.at(-1)?.step ?? 0 }, (_, step) => {
    if (isUncounted) {
      const until = links.filter(({ from }) => (nodes[from]?.step ?? 0) <= step);
      return rational.getCommonDenominator(until.map(({ share }) => share));
    }
    const choices = nodes.flatMap((node, index) =>
      node.step === step
        ? [
            node.ways ??
              countWays(
                node,
                links.filter(({ from }) => from === index),
              ),
          ]
        : [],
    );
    runs *= rational.getCommonDenominator(choices.map((ways) => rational.fraction(1n, ways)));
    return runs;
  });
}

/** Returns how many equally likely ways lead on from a node that these links do. */
const countWays = ({ share }: DrawnNode, links: readonly PathLink[]): bigint =>
  rational.getCommonDenominator(links.map((link) => rational.divide(link.share, share)));

/** Returns all orders of so many cards, in ascending order. */
export function getOrders(cards: number): readonly (readonly number[])[] {
  const arrange = (left: readonly number[]): (readonly number[])[] =>
    left.length === 0
      ? [[]]
      : left.flatMap((card) => arrange(left.filter((other) => other !== card)).map((rest) => [card, ...rest]));
  return arrange(Array.from({ length: cards }, (_, card) => card));
}
