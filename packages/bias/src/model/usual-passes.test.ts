// Which loops go through their list as often as a variable says, and what they are with the value that the source gives it.
import { describe, expect, it } from "vitest";
import { assign, binary, floorOf, length, number, swap, variable } from "./write-model.ts";
import type { Expression } from "./expression.ts";
import type { Statement, SwapLoop } from "./model.ts";
import { isFairShuffle } from "../verdict/fair-shuffle.ts";
import { verdict } from "../verdict/verdict.ts";
import { closeAsUsual } from "./usual-passes.ts";

const [i, j, k, times] = [variable("i"), variable("j"), variable("k"), variable("times")];

/** `for (counter = 0; counter < end; counter++) …` */
const loop = (counter: string, end: Expression, ...body: readonly Statement[]): Statement[] => [
  assign(counter, number(0)),
  {
    kind: "loop",
    test: binary(variable(counter), "<", end),
    body,
    update: [assign(counter, binary(variable(counter), "+", number(1)))],
    testFirst: true,
  },
];
const model = (steps: readonly Statement[], usual?: Readonly<Record<string, number>>): SwapLoop => ({
  kind: "swapLoop",
  list: "a",
  unknowns: ["times"],
  steps,
  ...(usual === undefined ? {} : { usual }),
});
const pass = (range: Expression): Statement[] => loop("i", length, assign("j", floorOf(range)), ...swap(i, j));
const passes = (range: Expression = length): Statement[] => loop("k", times, ...pass(range));
const upTo = binary(i, "+", number(1));

describe("a loop of as many passes as a variable says", () => {
  it("is closed with the usual value, and keeps what it was", () => {
    const open = model(passes(), { times: 1 });
    const closed = closeAsUsual(open);
    expect(closed).toMatchObject({ unknowns: [], list: "a" });
    expect(closed).not.toHaveProperty("usual");
    expect(closed?.steps.slice(1)).toEqual(open.steps);
  });

  it.each([
    ["has no usual value", model(passes())],
    ["counts swaps", model(loop("k", times, assign("j", floorOf(length)), ...swap(k, j)), { times: 3 })],
    ["draws by the variable, too", model(loop("k", times, ...pass(binary(times, "-", k))), { times: 1 })],
  ])("is left open where it %s", (_, open) => {
    expect(closeAsUsual(open)).toBeUndefined();
  });

  it("is biased in one pass, and as good as fair in seven", () => {
    expect(verdict(model(passes(), { times: 1 }))).toMatchObject({
      kind: "biased",
      evidence: { cards: 8, unknowns: { times: 1 } },
    });
    expect(verdict(model(passes(), { times: 7 })).kind).not.toBe("biased");
    expect(verdict(model(passes())).kind).not.toBe("biased");
  });

  it("is a fair shuffle only where one pass is", () => {
    expect(isFairShuffle(model(passes(upTo), { times: 1 }))).toBe(true);
    expect(isFairShuffle(model(passes(), { times: 1 }))).toBe(false);
  });
});
