// Loops that draw out of a list: what they draw again, and from where.
import { expect, it } from "vitest";
import type { Expression } from "./expression.ts";
import type { Statement, SwapLoop } from "./model.ts";
import { redrawsFromOtherRange } from "./rest-of-list.ts";

const number = (value: number): Expression => ({ kind: "number", value });
const variable = (name: string): Expression => ({ kind: "variable", name });
const assign = (name: string, value: Expression): Statement => ({ kind: "assign", variable: name, value });
const times = (right: Expression): Expression => ({ kind: "binary", operator: "*", left: { kind: "draw" }, right });

/** `for (i = 0; i < 4; i++) { do { k = floor(random() * width); } while (again); out[k] = list[i]; }` */
const lay = (width: Expression, again: Expression): SwapLoop => ({
  kind: "swapLoop",
  list: "list",
  into: "out",
  unknowns: [],
  steps: [
    assign("n", number(4)),
    assign("i", number(0)),
    {
      kind: "loop",
      test: { kind: "binary", operator: "<", left: variable("i"), right: number(4) },
      body: [
        {
          kind: "loop",
          test: again,
          body: [assign("k", { kind: "unary", operator: "floor", operand: times(width) })],
          update: [],
          testFirst: false,
        },
        {
          kind: "lay",
          list: "out",
          position: variable("k"),
          card: { kind: "card", list: "list", position: variable("i") },
        },
      ],
      update: [assign("i", { kind: "binary", operator: "+", left: variable("i"), right: number(1) })],
      testFirst: true,
    },
  ],
});
const isFilled: Expression = { kind: "filled", list: "out", position: variable("k") };

it.each<readonly [string, SwapLoop, boolean]>([
  ["a counter of the loop", lay(variable("i"), isFilled), true],
  ["what is set before the loop", lay(variable("n"), isFilled), false],
  ["a number", lay(number(4), isFilled), false],
  ["a counter, and is not asked where it is free", lay(variable("i"), number(0)), false],
])("a place is drawn again from another range in each round where its range is %s: %#", (_, model, expected) => {
  expect(redrawsFromOtherRange(model)).toBe(expected);
});
