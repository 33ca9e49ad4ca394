// All paths of a shuffle end in its exact orders, whatever the shuffle; the published ones have the published numbers.
import { describe, expect, it } from "vitest";
import { CATALOGUE, getCatalogueEntry } from "../catalogue/catalogue.ts";
import { ENGINES } from "../engines/engine.ts";
import type { ComparatorSort, ShuffleModel, SwapLoop } from "../model/model.ts";
import { loopDown, loopUp, sortBy, sortByKey } from "../model/models.fixture.ts";
import {
  assign,
  binary,
  countUp,
  draw,
  floorOf,
  length,
  number,
  swap,
  swapLoop,
  unary,
  variable,
} from "../model/write-model.ts";
import { exactOrders, type ExactOptions } from "./distribution.ts";
import { exactPaths } from "./exact-paths.ts";
import { LeavesList } from "./leaves-list.ts";
import { getOrders, type PathFlow } from "./path-flow.ts";
import * as rational from "./rational.ts";
import { Unjudgeable } from "./unjudgeable.ts";

const i = variable("i");
const coin = sortBy(binary(draw, "-", number(0.5)));
const ofCatalogue = (id: "naive-swap" | "random-order" | "draw-and-remove"): ShuffleModel =>
  getCatalogueEntry(id).model;

const getEnds = ({ nodes, cards }: PathFlow) => nodes.slice(-getOrders(cards).length);
const tellEnds = (flow: PathFlow): readonly string[] => getEnds(flow).map(({ share }) => rational.toText(share));
/** How many nodes there are at each step. */
const countSteps = ({ nodes }: PathFlow): readonly number[] =>
  nodes.reduce<number[]>((counts, { step }) => {
    counts[step] = (counts[step] ?? 0) + 1;
    return counts;
  }, []);

/** What must hold of every flow: nothing is lost on the way, every path leads on, and the orders are those of `exactOrders`. */
function check(model: ShuffleModel, cards: number, options?: ExactOptions): PathFlow {
  const flow = exactPaths(model, cards, options);
  const { nodes, links, runs } = flow;
  const ends = getEnds(flow);
  const orders = exactOrders(model, cards, options);
  expect(Object.fromEntries(ends.map(({ state, share }) => [state.cards?.join(","), rational.toText(share)]))).toEqual(
    Object.fromEntries(
      getOrders(cards).map((order) => [order.join(","), rational.toText(orders.get(order.join(",")) ?? rational.ZERO)]),
    ),
  );
  nodes.forEach((node, index) => {
    const isEnd = index >= nodes.length - ends.length;
    const sum = (side: "from" | "to"): string =>
      rational.toText(
        links
          .filter((link) => link[side] === index)
          .reduce((all, { share }) => rational.add(all, share), rational.ZERO),
      );
    if (index > 0) expect(sum("to")).toBe(rational.toText(node.share));
    expect(sum("from")).toBe(isEnd ? "0" : rational.toText(node.share));
  });
  for (const { from, to, share } of links) {
    expect(nodes[from]?.step).toBeLessThan(nodes[to]?.step ?? 0);
    expect(rational.isInteger(rational.multiply(share, rational.fraction(runs)))).toBe(true);
  }
  return flow;
}

describe("exactPaths", () => {
  it("leads the 27 paths of the naive swap of three cards into six orders: 4, 5, 5, 5, 4, 4", () => {
    const flow = check(ofCatalogue("naive-swap"), 3);
    expect(flow.runs).toBe(27n);
    expect(tellEnds(flow)).toEqual(["4/27", "5/27", "5/27", "5/27", "4/27", "4/27"]);
    // Three rounds, and not 27 paths of their own: what lies the same is the same.
    expect(countSteps(flow)).toEqual([1, 3, 6, 6]);
  });

  it.each([
    [3, [9n, 81n, 729n]],
    [4, [16n, 256n, 4096n]],
  ])(
    "counts the draws of three swaps of %i cards as they are made, not as their shares can be written",
    (cards, runs) => {
      const [a, b] = [variable("a"), variable("b")];
      const round = [assign("a", floorOf(length)), assign("b", floorOf(length)), ...swap(a, b)];
      expect(check(swapLoop(countUp(number(0), number(3), round)), cards).runsByStep).toEqual(runs);
    },
  );

  it("leads the six paths of Fisher–Yates into six orders, one each", () => {
    const flow = check(loopDown(floorOf(binary(i, "+", number(1)))), 3);
    expect(flow.runs).toBe(6n);
    expect(tellEnds(flow)).toEqual(Array.from({ length: 6 }, () => "1/6"));
    // The last round has one outcome: it is no step.
    expect(countSteps(flow)).toEqual([1, 3, 6]);
  });

  it("shows an order that is drawn outright as one step", () => {
    expect(countSteps(check(ofCatalogue("random-order"), 3))).toEqual([1, 6]);
  });

  it("says where the list ends while its cards go into another one", () => {
    const { nodes } = check(ofCatalogue("draw-and-remove"), 3);
    expect(nodes.slice(1, 4).map(({ state }) => state)).toEqual(
      expect.arrayContaining([{ cards: [0, 2, 1], listEnd: 2 }]),
    );
  });

  it("grows the tree of a coin sort, question by question", () => {
    const { nodes, links, runs } = check(coin, 3);
    expect(nodes[0]?.state).toEqual({ cards: [0, 1, 2], asked: [1, 0] });
    expect(links.filter(({ from }) => from === 0).map(({ answer, share }) => [answer, rational.toText(share)])).toEqual(
      expect.arrayContaining([
        [true, "1/2"],
        [false, "1/2"],
      ]),
    );
    // Four flips at most.
    expect(runs).toBe(16n);
  });

  it("asks V8, Firefox and Safari what each of them asks", () => {
    // In Firefox, the last of three stays last half of the time, and whatever follows is decided by one flip more.
    expect(tellEnds(check(coin, 3, { engine: "spidermonkey" }))).not.toEqual(tellEnds(check(coin, 3)));
  });

  it("compares keys card by card, whether they can tie or not", () => {
    const fair = check(sortByKey(draw), 3);
    expect(fair.runs).toBe(6n);
    expect(fair.nodes.slice(0, 3).map(({ state }) => state)).toEqual([
      { ranks: [0] },
      { ranks: [1, 0] },
      { ranks: [0, 1] },
    ]);
    const tying = check(sortByKey(floorOf(number(3))), 3);
    expect(tying.nodes[1]?.state).toEqual({ ranks: [0, 0] });
    expect(tying.runsByStep).toEqual([9n, 27n]);
    expect(check(sortByKey(floorOf(number(10))), 3).runsByStep).toEqual([100n, 1000n]);
  });

  it("has one path where nothing is drawn", () => {
    const { links, runs } = check(sortBy(number(0)), 3);
    expect(links).toHaveLength(1);
    expect(runs).toBe(1n);
  });

  it.each<readonly [string, ShuffleModel]>([
    ["Sattolo", loopDown(floorOf(i))],
    ["rounded", loopDown(unary("round", binary(draw, "*", i)))],
    ["a coin made once", { ...coin, before: [assign("r", draw)], sign: binary(variable("r"), "-", number(0.5)) }],
    ["a coin sort of a coin sort", { ...coin, repeat: 2 } satisfies ComparatorSort],
    ["a typed array", { ...coin, list: "typedArray" } satisfies ComparatorSort],
    ["a loaded coin", sortBy(binary(draw, "-", number(0.3)))],
    ["a boolean", sortBy(binary(draw, "<", number(0.5)))],
    ["keys of which some tie", sortByKey(binary(floorOf(number(3)), "min", binary(number(2), "*", draw)))],
    [
      "a draw that decides whether another is made",
      {
        ...loopUp(floorOf(length)),
        steps: [
          assign("mixes", draw),
          {
            kind: "if",
            test: binary(variable("mixes"), "<", number(0.25)),
            then: [assign("k", floorOf(length))],
            otherwise: [assign("k", number(0))],
          },
          ...loopUp(variable("k")).steps,
        ],
      } satisfies SwapLoop,
    ],
  ])("%s", (_, model) => {
    for (const cards of [1, 2, 3]) {
      for (const engine of ENGINES) check(model, cards, { engine });
    }
  });

  it.each(CATALOGUE)("ends in the orders of $id, with up to four cards", ({ model }) => {
    for (const cards of [1, 2, 3, 4]) check(model, cards);
  });

  it("draws no picture of too many paths, of too many cards, or of what leaves its list", () => {
    expect(() => exactPaths({ ...coin, repeat: 20 }, 4)).toThrow(Unjudgeable);
    expect(() => exactPaths(coin, 5)).toThrow(RangeError);
    expect(() => exactPaths(loopUp(floorOf(binary(length, "+", number(1)))), 3)).toThrow(LeavesList);
  });
});
