// Short ways to write a model by hand.
import type { BinaryOperator, Expression, UnaryOperator } from "./expression.ts";
import type { Statement, SwapLoop } from "./model.ts";

/** The list that models written by hand shuffle. */
export const CARDS = "a";

export const number = (value: number): Expression => ({ kind: "number", value });
export const variable = (name: string): Expression => ({ kind: "variable", name });
export const draw: Expression = { kind: "draw" };
export const length: Expression = { kind: "length", list: CARDS };
export const unary = (operator: UnaryOperator, operand: Expression): Expression => ({
  kind: "unary",
  operator,
  operand,
});
export const binary = (left: Expression, operator: BinaryOperator, right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});
export const assign = (name: string, value: Expression): Statement => ({ kind: "assign", variable: name, value });
const cardAt = (position: Expression): Expression => ({ kind: "card", list: CARDS, position });

/** `floor(random() * scale)` */
export const floorOf = (scale: Expression): Expression => unary("floor", binary(draw, "*", scale));

export function swap(left: Expression, right: Expression): Statement[] {
  return [
    assign("held", cardAt(left)),
    { kind: "lay", list: CARDS, position: left, card: cardAt(right) },
    { kind: "lay", list: CARDS, position: right, card: variable("held") },
  ];
}

/** `while (test) { … }` */
export const loopWhile = (test: Expression, body: readonly Statement[]): Statement => ({
  kind: "loop",
  test,
  body,
  update: [],
  testFirst: true,
});

/** `for (i = first; i < end; i++) { … }` */
export const countUp = (first: Expression, end: Expression, body: readonly Statement[]): Statement[] => [
  assign("i", first),
  {
    kind: "loop",
    test: binary(variable("i"), "<", end),
    body,
    update: [assign("i", binary(variable("i"), "+", number(1)))],
    testFirst: true,
  },
];

/** `for (i = first; i > end; i--) { … }` */
export const countDown = (first: Expression, end: Expression, body: readonly Statement[]): Statement[] => [
  assign("i", first),
  {
    kind: "loop",
    test: binary(variable("i"), ">", end),
    body,
    update: [assign("i", binary(variable("i"), "-", number(1)))],
    testFirst: true,
  },
];

export const swapLoop = (steps: readonly Statement[], parts: Partial<SwapLoop> = {}): SwapLoop => ({
  kind: "swapLoop",
  list: CARDS,
  unknowns: [],
  steps,
  ...parts,
});
