// Loops whose rounds all make the same swaps: they come out as their rounds do that are written out one after the other.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import { assign, binary, floorOf, length, number, swap, variable } from "../model/write-model.ts";
import { distributePositions } from "./distribution.ts";
import { countSpent } from "./spending.ts";

const CARDS = 6;

const [i, j, k, n] = [variable("i"), variable("j"), variable("k"), variable("n")];

interface Head {
  readonly start?: Expression;
  readonly test?: Expression;
  readonly update?: readonly Statement[];
}

/** `for (i = 0; i < rounds; i++) body` */
const loop = (rounds: number, body: readonly Statement[], { start, test, update }: Head = {}): Statement[] => [
  assign("i", start ?? number(0)),
  {
    kind: "loop",
    test: test ?? binary(i, "<", number(rounds)),
    body,
    update: update ?? [assign("i", binary(i, "+", number(1)))],
    testFirst: true,
  },
];

const written = (rounds: number, body: readonly Statement[]): Statement[] =>
  Array.from({ length: rounds }, (_, round) => [assign("i", number(round)), ...body]).flat();

const run = (steps: readonly Statement[], unknowns: Readonly<Record<string, number>> = {}) => {
  const names = Object.keys(unknowns);
  const model: SwapLoop = { kind: "swapLoop", list: "a", unknowns: names, steps };
  return distributePositions(model, CARDS, { unknowns: new Map(Object.entries(unknowns)) });
};

const twoDrawn = [assign("j", floorOf(length)), assign("k", floorOf(length)), ...swap(j, k)];
const another: Statement = {
  kind: "loop",
  test: binary(k, "==", j),
  body: [assign("k", floorOf(length))],
  update: [],
  testFirst: false,
};

describe("are what their rounds are, written out:", () => {
  it.each<[string, number, readonly Statement[], Head?]>([
    ["no round", 0, twoDrawn],
    ["one round", 1, twoDrawn],
    ["seven rounds", 7, twoDrawn],
    ["a hundred rounds", 100, twoDrawn],
    ["a drawn place and the first one", 9, [assign("j", floorOf(length)), ...swap(number(0), j)]],
    ["two swaps a round", 5, [...twoDrawn, assign("j", floorOf(length)), ...swap(number(1), j)]],
    ["a place that is drawn until it is another one", 5, [assign("j", floorOf(length)), another, ...swap(j, k)]],
    [
      "a counter that goes down",
      4,
      twoDrawn,
      { start: number(4), test: binary(i, ">", number(0)), update: [assign("i", binary(i, "-", number(1)))] },
    ],
    [
      "steps of three",
      3,
      twoDrawn,
      { test: binary(i, "<", number(8)), update: [assign("i", binary(i, "+", number(3)))] },
    ],
    ["as many as the list is long", CARDS, twoDrawn, { test: binary(i, "<", length) }],
    ["rounds that are not alike", CARDS, [assign("j", floorOf(length)), ...swap(i, j)]],
  ])("%s", (_, rounds, body, head) => {
    const { distribution, touched, ...others } = run(loop(rounds, body, head));
    const flat = run(written(rounds, body));
    expect(distribution).toEqual(flat.distribution);
    expect([...touched].sort()).toEqual([...flat.touched].sort());
    expect(others.rounds).toBe(rounds);
  });
});

it("go on as often as a number says that is not known before", () => {
  const { distribution } = run(loop(0, twoDrawn, { test: binary(i, "<", n) }), { n: 5 });
  expect(distribution).toEqual(run(written(5, twoDrawn)).distribution);
});

it("leave what they counted to what comes behind them", () => {
  const behind = [assign("j", floorOf(length)), ...swap(i, j)];
  const { distribution } = run([...loop(3, twoDrawn), ...behind]);
  expect(distribution).toEqual(run([...written(3, twoDrawn), assign("i", number(3)), ...behind]).distribution);
});

it("go on as far as the body of the loop says", () => {
  const { distribution } = run(loop(9, [...twoDrawn, assign("i", binary(i, "+", number(2)))]));
  expect(distribution).toEqual(run(written(3, twoDrawn)).distribution);
});

it("lie outside of the list where one of their places does", () => {
  const outside = [assign("j", floorOf(binary(length, "+", number(1)))), ...swap(number(0), j)];
  expect(() => run(loop(3, outside))).toThrow();
  expect(() => run(loop(0, outside))).not.toThrow();
});

it("come to no end where there are too many", () => {
  expect(() => run(loop(100_000, twoDrawn))).toThrow(expect.objectContaining({ reason: { kind: "tooManySteps" } }));
  expect(() => run(loop(0, twoDrawn, { test: number(1) }))).toThrow(
    expect.objectContaining({ reason: { kind: "endlessLoop" } }),
  );
});

it("cost what their swaps do, and hardly more", () => {
  const cost = (steps: readonly Statement[]): number => countSpent(() => run(steps)).units;
  expect(cost(loop(50, twoDrawn)) / cost(written(50, twoDrawn))).toBeLessThan(1.05);
});
