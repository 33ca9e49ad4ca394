// Loops that draw out of a list: what they draw again, and from where.
import { expect, it } from "vitest";
import { assign, countUp, floorOf, number, swapLoop, variable } from "./write-model.ts";
import type { Expression } from "./expression.ts";
import type { SwapLoop } from "./model.ts";
import { redrawsFromOtherRange } from "./rest-of-list.ts";

/** `for (i = 0; i < 4; i++) { do { k = floor(random() * width); } while (again); out[k] = a[i]; }` */
const lay = (width: Expression, again: Expression): SwapLoop =>
  swapLoop(
    [
      assign("n", number(4)),
      ...countUp(number(0), number(4), [
        { kind: "loop", test: again, body: [assign("k", floorOf(width))], update: [], testFirst: false },
        {
          kind: "lay",
          list: "out",
          position: variable("k"),
          card: { kind: "card", list: "a", position: variable("i") },
        },
      ]),
    ],
    { into: "out" },
  );
const isFilled: Expression = { kind: "filled", list: "out", position: variable("k") };

it.each<readonly [string, SwapLoop, boolean]>([
  ["a counter of the loop", lay(variable("i"), isFilled), true],
  ["what is set before the loop", lay(variable("n"), isFilled), false],
  ["a number", lay(number(4), isFilled), false],
  ["a counter, and is not asked where it is free", lay(variable("i"), number(0)), false],
])("a place is drawn again from another range in each round where its range is %s: %#", (_, model, expected) => {
  expect(redrawsFromOtherRange(model)).toBe(expected);
});
