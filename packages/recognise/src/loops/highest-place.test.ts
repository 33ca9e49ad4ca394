// The highest places that steps can draw.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { expect, it } from "vitest";
import { floor, minus, number, plus, times } from "../translate/arithmetic.ts";
import { getHighestPlace } from "./highest-place.ts";

const DRAW: Expression = { kind: "draw" };
const round = (operator: "ceil" | "round" | "trunc" | "abs", operand: Expression): Expression => ({
  kind: "unary",
  operator,
  operand,
});
const toPlace = (value: Expression): readonly Statement[] => [{ kind: "assign", variable: "place", value }];

it.each<[what: string, value: Expression, highest: number | undefined]>([
  ["floor(draw * 3)", floor(times(DRAW, number(3))), 2],
  ["floor(3 * draw) + 1", plus(floor(times(number(3), DRAW)), number(1)), 3],
  ["trunc(draw * 3.5)", round("trunc", times(DRAW, number(3.5))), 3],
  ["round(draw * 3)", round("round", times(DRAW, number(3))), 3],
  ["round(draw * 3.5)", round("round", times(DRAW, number(3.5))), 3],
  ["ceil(draw * 3)", round("ceil", times(DRAW, number(3))), 3],
  ["draw * 3, cut off", times(DRAW, number(3)), 2],
  ["floor(draw * (draw + 3))", floor(times(DRAW, plus(DRAW, number(3)))), 3],
  ["5", number(5), 5],
  ["a difference", minus(number(3), DRAW), undefined],
  ["a negative factor", floor(times(DRAW, number(-3))), undefined],
  ["an amount", round("abs", DRAW), undefined],
  ["a length", floor(times(DRAW, { kind: "length", list: "a" })), undefined],
  ["a name of something else", floor(times(DRAW, { kind: "variable", name: "n" })), undefined],
])("of %s is told", (_, value, highest) => {
  expect(getHighestPlace(toPlace(value), "place")).toBe(highest);
});

it("is told of a place in two steps, and not of one that a condition decides", () => {
  const draw: Statement = { kind: "assign", variable: "u", value: DRAW };
  const steps = [draw, ...toPlace(floor(times({ kind: "variable", name: "u" }, number(4))))];
  expect(getHighestPlace(steps, "place")).toBe(3);
  expect(getHighestPlace(steps, "other")).toBeUndefined();
  const choice: Statement = { kind: "if", test: DRAW, then: steps, otherwise: [] };
  expect(getHighestPlace([choice, ...toPlace(number(1))], "place")).toBeUndefined();
});
