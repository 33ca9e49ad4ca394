// A range of numbers stays on one line.
import { expect, it } from "vitest";
import { keepRange } from "./unbroken-ranges.ts";

it.each([
  ["a number in [0, 1), like", "a number in [0,\u00A01), like"],
  ["on (0, 1] or [1, 52]", "on (0,\u00A01] or [1,\u00A052]"],
  ["of 10, 20 and [a, b]", "of 10, 20 and [a, b]"],
])("%s", (text, kept) => {
  expect(keepRange(text)).toBe(kept);
});
