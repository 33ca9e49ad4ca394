// Which numbers a finding shows: never those of items that the code leaves where they are on purpose.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import { assign, binary, floorOf, length, number, swap, variable } from "../model/write-model.ts";
import { tellBias } from "../words/claim-text.ts";
import type { Evidence, Verdict } from "./finding.ts";
import { verdict } from "./verdict.ts";

const i = variable("i");
const rounds = variable("rounds");
const plus = (left: Expression, right: number): Expression => binary(left, "+", number(right));
const minus = (left: Expression, right: number): Expression => binary(left, "-", number(right));

const program = (...steps: readonly Statement[]): SwapLoop => ({ kind: "swapLoop", list: "a", unknowns: [], steps });
/** `for (counter = from; counter < to; counter++) …` */
const up = (counter: string, from: number, to: Expression, ...body: readonly Statement[]): readonly Statement[] => [
  assign(counter, number(from)),
  {
    kind: "loop",
    test: binary(variable(counter), "<", to),
    body,
    update: [assign(counter, plus(variable(counter), 1))],
    testFirst: true,
  },
];
const swapWith = (place: Expression): readonly Statement[] => [assign("j", place), ...swap(i, variable("j"))];

type Biased = Extract<Verdict, { kind: "biased" }>;

function judgeBiased(model: SwapLoop): Biased & { readonly evidence: Evidence } {
  const result = verdict(model);
  if (result.kind !== "biased" || result.evidence === undefined) throw new Error(result.kind);
  return { ...result, evidence: result.evidence };
}

const behindFirst = program(...up("i", 1, length, ...swapWith(plus(floorOf(minus(length, 1)), 1))));
const behindFirstShort = program(...up("i", 1, length, ...swapWith(plus(floorOf(minus(length, 2)), 1))));
const beforeLastTwo = program(...up("i", 0, minus(length, 2), ...swapWith(floorOf(minus(length, 2)))));
const oneShort = program(...up("i", 0, minus(length, 1), ...swapWith(floorOf(minus(length, 1)))));
const whole = program(...up("i", 0, length, ...swapWith(floorOf(length))));
/** All behind the first one are turned round by a drawn number of places: each gets everywhere, in few orders. */
const turned = program(
  assign("rounds", floorOf(minus(length, 1))),
  ...up("k", 0, rounds, ...up("i", 1, minus(length, 1), ...swapWith(plus(i, 1)))),
);

describe("the numbers of a part that the code names", () => {
  it.each<[string, SwapLoop, number | undefined]>([
    ["all but the first one", behindFirst, 7],
    ["all but the first one, from a range one short", behindFirstShort, 7],
    ["all but the last two", beforeLastTwo, 6],
    ["all but the last one, because a range is one short", oneShort, undefined],
    ["all", whole, undefined],
  ])("are those of what moves: %s", (_, model, moving) => {
    const { evidence } = judgeBiased(model);
    expect(evidence.moving).toBe(moving);
    expect(evidence.fair).toBe(1 / (moving ?? 8));
    // What stays on purpose does so all the time, and would be the largest share by far.
    expect(evidence.probability < 1).toBe(model !== oneShort);
  });

  it("are an order of what moves where each item gets everywhere alike", () => {
    expect(judgeBiased(turned).evidence).toMatchObject({
      kind: "order",
      cards: 4,
      moving: 3,
      order: expect.stringMatching(/^0,/) as string,
      fair: 1 / 6,
      fraction: "1/3",
    });
  });

  it("are those of what moves whatever a variable is", () => {
    const limit = variable("limit");
    const loop = program(...up("i", 1, limit, ...swapWith(plus(floorOf(minus(limit, 1)), 1))));
    const { evidence } = judgeBiased({ ...loop, unknowns: ["limit"] });
    expect(evidence).toMatchObject({ cards: 8, unknowns: { limit: 8 }, moving: 7, fair: 1 / 7 });
  });

  it("are told with how many move", () => {
    const result = judgeBiased(behindFirst);
    expect(tellBias(result, behindFirst)).toBe(
      "of 8 items, 7 of which move, the third one ends up second 17.9 % of the time instead of 14.3 %",
    );
    expect(tellBias(result, behindFirst, {}, "zh-cn")).toBe(
      "8 个元素（其中 7 个会移动）时，第 3 个元素移到第 2 位的概率是 17.9%，公平时应为 14.3%",
    );
    expect(tellBias(judgeBiased(turned), turned)).toBe(
      "of 4 items, 3 of which move, the order 1 2 3 4 comes up 33.3 % of the time instead of 16.7 %",
    );
  });

  it("say nothing of what moves where all do", () => {
    const result = judgeBiased(whole);
    expect(tellBias(result, whole)).not.toContain("move");
    expect(tellBias(result, whole, {}, "zh-cn")).not.toContain("移动");
  });
});
