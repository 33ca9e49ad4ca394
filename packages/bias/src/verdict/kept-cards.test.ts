// What is said of a reservoir, which keeps some cards while it goes through the others: which are kept more often, and never in which order.
import { expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import { mapExpressions, mentions, type SwapLoop } from "../model/model.ts";
import {
  assign,
  binary,
  CARDS,
  countDown,
  floorOf,
  length,
  loopWhile,
  number,
  swap,
  variable,
} from "../model/write-model.ts";
import { judgeAtStart } from "../words/judge-model.ts";
import { tellVerdictInSentences } from "../words/verdict-text.ts";
import { verdict } from "./verdict.ts";
import { why } from "./why.ts";

const KEPT = "kept";
const [n, place] = [variable("n"), variable("place")];
const end: Expression = { kind: "length", list: KEPT };
const plus = (value: Expression, more: number): Expression => binary(value, "+", number(more));

/** The first cards change places with later ones, and are shuffled fairly in the end. */
const keep = (size: Expression, range: Expression): SwapLoop => ({
  kind: "swapLoop",
  list: CARDS,
  into: KEPT,
  unknowns: size.kind === "variable" ? [size.name] : [],
  keepsSome: true,
  steps: [
    assign("n", size),
    loopWhile(binary(n, "<", length), [
      assign("place", floorOf(range)),
      { kind: "if", test: binary(place, "<", size), then: swap(n, place), otherwise: [] },
      assign("n", plus(n, 1)),
    ]),
    ...countDown(plus(size, -1), number(0), [
      assign("other", floorOf(plus(variable("i"), 1))),
      ...swap(variable("i"), variable("other")),
    ]),
    loopWhile(binary(end, "<", size), [
      { kind: "take", list: CARDS, position: number(0), variable: "first" },
      { kind: "insert", list: KEPT, position: end, card: variable("first") },
    ]),
  ],
});

const k = variable("k");

it("one that is short is told by how often a card is kept, and for every number that is meant", () => {
  const { start, verdict: told } = judgeAtStart(keep(k, n));
  expect(tellVerdictInSentences(told, { cards: start.cards, model: keep(k, n) })).toBe(
    "Biased: for example, with `k` = 3, of 8 items, the first one is among the 3 that are drawn 28.6 % of the time instead of 37.5 %. That is computed, not measured. The items that are drawn are counted in any order. Positions 4 to 8 hold the others.",
  );
  expect(tellVerdictInSentences(told, { cards: start.cards, model: keep(k, n) }, "zh-cn")).toContain(
    "抽出的元素按任意顺序计算，第 4 到 8 位是其余的元素。",
  );
  expect(told).not.toHaveProperty("why");
  expect(why(keep(number(3), n), 8)).toBeUndefined();
});

it("one that rounds is told for three that are kept, too", () => {
  const rounded = keep(k, n);
  const steps = mapExpressions(rounded.steps, (inner) =>
    inner.kind === "unary" &&
    inner.operator === "floor" &&
    mentions([assign("x", inner)], (part) => part.kind === "variable" && part.name === "n")
      ? { ...inner, operator: "round" }
      : inner,
  );
  expect(verdict({ ...rounded, steps })).toMatchObject({ kind: "biased", evidence: { unknowns: { k: 3 } } });
});

it.each([2, 3, 5, 10])("of as many cards as the %i that are kept, none is drawn: that makes nothing fair", (size) => {
  expect(verdict(keep(number(size), n)).kind).toBe("biased");
  expect(verdict(keep(number(size), plus(n, 1))).kind).toBe("fair");
});

it.each([
  ["as many as have been seen", plus(n, 1), "fair"],
  ["one more", plus(n, 2), "biased"],
  ["all cards", length, "biased"],
] as const)("a place among %s is told for what it is", (_, range, kind) => {
  expect(verdict(keep(k, range)).kind).toBe(kind);
});
