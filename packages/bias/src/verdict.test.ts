import { describe, expect, it } from "vitest";
import {
  assign,
  binary,
  draw,
  floorOf,
  length,
  loopDown,
  loopUp,
  number,
  sortBy,
  unary,
  variable,
} from "./models.fixture.ts";
import type { Expression } from "./expression.ts";
import type { ShuffleModel } from "./model.ts";
import { verdict } from "./verdict.ts";

const i = variable("i");
const plus = (left: Expression, right: number | Expression) =>
  binary(left, "+", typeof right === "number" ? number(right) : right);
const minus = (left: Expression, right: number | Expression) =>
  binary(left, "-", typeof right === "number" ? number(right) : right);
const scaled = (rounding: "round" | "ceil", scale: Expression) => unary(rounding, binary(draw, "*", scale));

function summarise(model: ShuffleModel): string {
  const result = verdict(model);
  return result.kind === "biased" ? result.finding : result.kind;
}

describe("verdict", () => {
  it.each<[string, ShuffleModel, string]>([
    ["the naive swap", loopUp(floorOf(length)), "biased"],
    ["Fisher–Yates down", loopDown(floorOf(plus(i, 1))), "fair"],
    ["Fisher–Yates up", loopUp(plus(i, floorOf(minus(length, i)))), "fair"],
    ["inside-out up", loopUp(floorOf(plus(i, 1))), "fair"],
    ["Sattolo", loopDown(floorOf(i)), "cycles"],
    ["round(random * i)", loopDown(scaled("round", i)), "biased"],
    ["ceil(random * i), which is never 0", loopDown(scaled("ceil", i)), "fixedItem"],
    ["1 + floor(random * i), which names its part", loopDown(plus(floorOf(i), 1)), "fair"],
    ["a loop that stops one early", loopDown(floorOf(plus(i, 1)), 1), "biased"],
    ["a range one short", loopUp(plus(i, floorOf(minus(minus(length, i), 1)))), "fixedItem"],
    ["a draw that can equal n", loopUp(scaled("round", length)), "leavesArray"],
    ["a draw from 52 places over any length", loopUp(floorOf(number(52))), "biased"],
    ["a coin for a comparator", sortBy(minus(draw, 0.5)), "biased"],
    ["the same for two items", sortBy(minus(draw, 0.5), { length: 2 }), "fair"],
    ["a lopsided coin for two items", sortBy(minus(draw, 0.2), { length: 2 }), "biased"],
    ["ten sorts in a row", sortBy(minus(draw, 0.5), { repeat: 10 }), "fair"],
    ["one draw for all comparisons", sortBy(minus(variable("r"), 0.5), { before: [assign("r", draw)] }), "biased"],
    [
      "one draw for the only comparison of two items",
      sortBy(minus(variable("r"), 0.5), { before: [assign("r", draw)], length: 2 }),
      "fair",
    ],
    ["a threshold that nobody knows", sortBy(minus(draw, variable("p")), { unknowns: ["p"] }), "biased"],
  ])("%s: %#", (_, model, wanted) => {
    expect(summarise(model)).toBe(wanted);
  });

  it("judges a length that no one knows as fair where one value is", () => {
    const steps = [assign("n", variable("limit")), ...loopUp(plus(i, floorOf(minus(variable("limit"), i)))).steps];
    expect(summarise({ kind: "swapLoop", list: "a", unknowns: ["limit"], steps })).not.toBe("biased");
  });

  it("has the headline of design.md: of 8 items the first stays first 22.2 % of the time in V8", () => {
    const result = verdict(sortBy(minus(number(0.5), draw)));
    expect(result).toMatchObject({
      kind: "biased",
      evidence: { kind: "cell", cards: 8, engine: "v8", position: 0, card: 0, fair: 0.125 },
    });
    expect(result.kind === "biased" && result.evidence?.probability).toBeCloseTo(0.2216, 4);
  });

  it("never throws on what exact methods do not reach", () => {
    expect(verdict(loopUp(unary("floor", binary(binary(draw, "*", draw), "*", length))))).toMatchObject({
      kind: "unknown",
    });
    expect(verdict(loopUp(variable("nowhere")))).toMatchObject({ kind: "unknown" });
  });
});
