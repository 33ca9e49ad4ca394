import { describe, expect, it } from "vitest";
import { assign, binary, countUp, draw, length, number, unary, variable } from "../model/write-model.ts";
import type { Expression } from "../model/expression.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import { countDrawn, isFairDraw, isFairShuffle } from "./fair-shuffle.ts";
import { verdict } from "./verdict.ts";

/** `for (i = 0; i < rounds; i++) out.push(a.splice(floor(random() * range), 1)[0])` */
const drawSome = (rounds: Expression, range: Expression, parts: Partial<SwapLoop> = {}): SwapLoop => ({
  kind: "swapLoop",
  list: "a",
  into: "out",
  unknowns: [],
  steps: countUp(number(0), rounds, [
    assign("j", unary("floor", binary(draw, "*", range))),
    { kind: "take", list: "a", position: variable("j"), variable: "card" },
    { kind: "insert", list: "out", position: { kind: "length", list: "out" }, card: variable("card") },
  ]),
  ...parts,
});

const oneShort = binary(length, "-", number(1));
const shrinking = (from: number): Expression => binary(number(from), "-", variable("i"));

describe("a draw of some cards into another list", () => {
  it.each<[string, boolean, SwapLoop]>([
    ["of as many as there are", true, drawSome(number(3), length)],
    ["of as many as a variable says", true, drawSome(variable("n"), length, { unknowns: ["n"] })],
    ["by numbers, of a list of so many", true, drawSome(number(3), shrinking(5), { length: 5 })],
    ["by numbers, of a list that may be longer", false, drawSome(number(3), shrinking(3))],
    ["by numbers that a variable says", false, drawSome(variable("n"), shrinking(5), { unknowns: ["n"] })],
    ["that never takes the last one", false, drawSome(number(3), oneShort)],
  ])("%s: fair is %s", (_, isFair, model) => {
    expect(isFairDraw(model)).toBe(isFair);
  });

  it("is no fair shuffle of the whole list", () => {
    expect(isFairShuffle(drawSome(number(3), length))).toBe(false);
    expect(isFairShuffle(drawSome(length, oneShort))).toBe(false);
  });

  it("leaves the first one out on purpose, but where the rest comes behind the drawn ones", () => {
    const behindFirst = binary(number(1), "+", unary("floor", binary(draw, "*", oneShort)));
    const drawAllBut = (parts: Partial<SwapLoop>): SwapLoop => {
      const model = drawSome(number(0), length, parts);
      const round: readonly Statement[] = [
        { kind: "take", list: "a", position: behindFirst, variable: "card" },
        { kind: "insert", list: "out", position: { kind: "length", list: "out" }, card: variable("card") },
      ];
      const test = binary(length, ">", number(1));
      return { ...model, steps: [{ kind: "loop", test, body: round, update: [], testFirst: true }] };
    };
    expect(verdict(drawAllBut({})).kind).toBe("fair");
    expect(verdict(drawAllBut({ laysRest: true }))).toMatchObject({ kind: "biased", finding: "fixedItem" });
    expect(verdict(drawSome(length, length, { laysRest: true })).kind).toBe("fair");
  });

  it("has as many drawn cards as its loop makes rounds, and none where all are drawn", () => {
    expect(countDrawn(drawSome(number(3), length), 8, new Map())).toBe(3);
    expect(countDrawn(drawSome(variable("n"), length, { unknowns: ["n"] }), 8, new Map([["n", 5]]))).toBe(5);
    expect(countDrawn(drawSome(number(3), length), 3, new Map())).toBeUndefined();
    // Out of its list, there is nothing to count.
    expect(countDrawn(drawSome(number(3), length), 2, new Map())).toBeUndefined();
    expect(countDrawn(undefined, 8, new Map())).toBeUndefined();
  });
});
