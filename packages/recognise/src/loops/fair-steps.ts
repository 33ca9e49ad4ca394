// Steps that are no part of the code: they shuffle the first items of a list fairly, where nothing is asked of the order of these.
import type { Expression, Statement } from "@fair-shuffle/bias";

const [AT, OTHER, HELD] = ["$at", "$other", "$held"];

const variable = (name: string): Expression => ({ kind: "variable", name });
const number = (value: number): Expression => ({ kind: "number", value });
const assign = (name: string, value: Expression): Statement => ({ kind: "assign", variable: name, value });
const combine = (left: Expression, operator: "+" | "-" | "*" | ">=", right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});
const cardAt = (list: string, position: Expression): Expression => ({ kind: "card", list, position });

/** Returns the steps of Fisher and Yates over so many of the first items. */
export const shuffleFirst = (list: string, count: Expression): readonly Statement[] => [
  assign(AT, combine(count, "-", number(1))),
  {
    kind: "loop",
    test: combine(variable(AT), ">=", number(0)),
    body: [
      assign(OTHER, {
        kind: "unary",
        operator: "floor",
        operand: combine({ kind: "draw" }, "*", combine(variable(AT), "+", number(1))),
      }),
      assign(HELD, cardAt(list, variable(AT))),
      { kind: "lay", list, position: variable(AT), card: cardAt(list, variable(OTHER)) },
      { kind: "lay", list, position: variable(OTHER), card: variable(HELD) },
    ],
    update: [assign(AT, combine(variable(AT), "-", number(1)))],
    testFirst: true,
  },
];
