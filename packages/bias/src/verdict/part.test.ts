import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import { assign, binary, draw, length, swap, unary, variable, number } from "../model/write-model.ts";
import { getPart, isFairOn } from "./part.ts";

const i = variable("i");
const n = variable("n");
const lo = variable("lo");
const hi = variable("hi");
const plus = (left: Expression, right: Expression): Expression => binary(left, "+", right);
const minus = (left: Expression, right: Expression): Expression => binary(left, "-", right);
const floored = (range: Expression): Expression => unary("floor", binary(draw, "*", range));
const [ZERO, ONE, TWO] = [number(0), number(1), number(2)];

/** `for (i = from; i < to; i++) swap(i, place)` */
const loop = (from: Expression, to: Expression, place: Expression, parts: Partial<SwapLoop> = {}): SwapLoop => {
  const steps: Statement[] = [
    assign("i", from),
    {
      kind: "loop",
      test: binary(i, "<", to),
      body: [assign("j", place), ...swap(i, variable("j"))],
      update: [assign("i", plus(i, ONE))],
      testFirst: true,
    },
  ];
  return { kind: "swapLoop", list: "a", unknowns: [], steps, ...parts };
};

const unknown = (...unknowns: readonly string[]): Partial<SwapLoop> => ({ unknowns });
const lastButOne = minus(length, ONE);

describe("the part of its list that a loop moves", () => {
  it.each<[string, string | undefined, SwapLoop]>([
    ["all of it", "whole", loop(ZERO, length, floored(length))],
    ["all of it, from the second round on", "whole", loop(ONE, length, floored(length))],
    ["all of a known length", "whole", loop(ZERO, length, floored(length), { length: 52 })],
    ["all cards by number", "whole", loop(ZERO, number(9), floored(number(9)))],
    ["all cards of a number that is not known", "whole", loop(ZERO, n, floored(n), unknown("n"))],
    ["all, and a place beyond", "whole", loop(ZERO, length, floored(plus(length, ONE)))],
    ["all but the first", "named", loop(ONE, length, plus(ONE, floored(lastButOne)))],
    ["all but the first, and a place beyond", "named", loop(ONE, length, plus(ONE, floored(length)))],
    ["all but the first by number", "named", loop(ONE, number(9), plus(ONE, floored(number(8))))],
    ["all but the first two", "named", loop(TWO, length, plus(TWO, floored(minus(length, TWO))))],
    ["all but the last two", "named", loop(ZERO, minus(length, TWO), floored(minus(length, TWO)))],
    ["a window", "named", loop(lo, hi, plus(lo, floored(minus(hi, lo))), unknown("lo", "hi"))],
    ["all from a place on", "named", loop(lo, length, plus(lo, floored(minus(length, lo))), unknown("lo"))],
    ["all but the last", "oneShort", loop(ZERO, lastButOne, floored(lastButOne))],
    ["all but the last of n", "oneShort", loop(ZERO, minus(n, ONE), floored(minus(n, ONE)), unknown("n"))],
    ["all but the first, by rounding up", "oneShort", loop(ONE, length, unary("ceil", binary(draw, "*", i)))],
    ["two cards", undefined, loop(ZERO, length, floored(length), { length: 2 })],
    ["nothing", undefined, loop(ZERO, ZERO, floored(length))],
    ["more cards than can be looked at", undefined, loop(ZERO, number(5000), floored(number(5000)))],
    ["something of three unknowns", undefined, loop(lo, hi, floored(n), unknown("lo", "hi", "n"))],
  ])("%s: %s", (_, wanted, model) => {
    expect(getPart(model)?.kind).toBe(wanted);
  });

  it.each<[string, boolean, SwapLoop]>([
    ["the loop alone", true, loop(ZERO, minus(length, TWO), floored(i))],
    ["the loop and the draw", false, loop(ZERO, minus(length, TWO), floored(minus(length, TWO)))],
    ["a number that is not known", false, loop(ZERO, minus(n, TWO), floored(i), unknown("n"))],
    ["nothing", false, loop(ZERO, length, floored(i))],
  ])("ends before several items by %s: %s", (_, wanted, model) => {
    expect(getPart(model)?.endsShort).toBe(wanted);
  });

  it("is the same when it is asked for again", () => {
    const model = loop(ONE, length, plus(ONE, floored(lastButOne)));
    expect(getPart(model)).toBe(getPart(model));
  });

  it("is in groups where the items of two halves never meet", () => {
    const half = (from: Expression): readonly Statement[] =>
      loop(from, plus(from, number(4)), plus(from, floored(number(4)))).steps;
    const model: SwapLoop = { kind: "swapLoop", list: "a", unknowns: [], steps: [...half(ZERO), ...half(number(4))] };
    const part = getPart(model);
    expect(part?.kind).toBe("groups");
    expect(part !== undefined && isFairOn(part, model)).toBe(false);
  });
});

describe("a fair shuffle of the same part", () => {
  const from = (start: Expression, end: Expression, parts?: Partial<SwapLoop>): SwapLoop =>
    loop(start, end, plus(start, floored(plus(minus(i, start), ONE))), parts);
  const [biased, fair, whole] = [
    loop(ONE, length, plus(ONE, floored(lastButOne))),
    from(ONE, length),
    from(ZERO, length),
  ];

  it.each<[string, boolean, SwapLoop, SwapLoop]>([
    ["a fair one of all but the first", true, biased, fair],
    ["itself, which is biased", false, biased, biased],
    ["a fair one of all", false, biased, whole],
    ["a fair one of all but the first two", false, biased, from(TWO, length)],
    ["a fair one of all but the last", false, biased, from(ZERO, lastButOne)],
    ["of all, one of all", true, loop(ZERO, length, floored(length)), whole],
    ["of all, one of all but the first", false, loop(ZERO, length, floored(length)), fair],
    [
      "of a window, one of the window",
      true,
      loop(lo, hi, plus(lo, floored(minus(hi, lo))), unknown("lo", "hi")),
      from(lo, hi, unknown("lo", "hi")),
    ],
    [
      "of a window, one that begins earlier",
      false,
      loop(lo, hi, plus(lo, floored(minus(hi, lo))), unknown("lo", "hi")),
      from(ZERO, hi, unknown("lo", "hi")),
    ],
    [
      "of all but the last, one of all but the last",
      true,
      loop(ZERO, lastButOne, floored(lastButOne)),
      from(ZERO, lastButOne),
    ],
    [
      // Of three items it swaps the last two, which a fair shuffle from the third one on leaves alone.
      "of a part with one item more in the last round, one of that part",
      false,
      loop(TWO, length, unary("ceil", minus(plus(binary(draw, "*", minus(lastButOne, i)), i), ONE))),
      from(TWO, length),
    ],
  ])("%s: %s", (_, wanted, model, corrected) => {
    const part = getPart(model);
    expect(part !== undefined && isFairOn(part, corrected)).toBe(wanted);
  });
});
