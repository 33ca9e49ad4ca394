// Which loops let no card stay: those that go by a draw made before them, and never to a card's own place.
import { expect, test } from "vitest";
import {
  assign,
  binary,
  countUp,
  draw,
  floorOf,
  length,
  number,
  swap,
  swapLoop,
  unary,
  variable,
} from "../model/write-model.ts";
import type { Expression } from "../model/expression.ts";
import { letsNoItemStay } from "./no-item-stays.ts";

const i = variable("i");
const shared = (scale: Expression): Expression => unary("floor", binary(variable("r"), "*", scale));
const next = binary(i, "+", number(1));

test.each([
  [
    "goes to a place before its own, by one draw for all",
    [assign("r", draw), ...countUp(number(0), length, swap(i, shared(i)))],
    true,
  ],
  ["may go to its own place", [assign("r", draw), ...countUp(number(0), length, swap(i, shared(next)))], false],
  ["draws anew at each step", countUp(number(1), length, swap(i, floorOf(i))), false],
  ["leaves a list of three", [assign("r", draw), ...countUp(number(0), number(5), swap(i, shared(i)))], false],
])("a loop that %s", (_, steps, isTold) => {
  expect(letsNoItemStay(swapLoop(steps))).toBe(isTold);
});
