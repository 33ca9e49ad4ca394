// A range of numbers stays on one line.
import { expect, it } from "vitest";
import { keepRange } from "./unbroken-ranges.ts";

it.each([
  ["a number in [0, 1), like", "a number in [0,\u00A01), like"],
  ["on (0, 1] or [1, 52]", "on (0,\u00A01] or [1,\u00A052]"],
  ["to n = 1,000 and n ≤ 6, n < 64", "to n\u00A0=\u00A01,000 and n\u00A0≤\u00A06, n\u00A0<\u00A064"],
  ["(n > 7), has (n − 1)² and n + 1", "(n\u00A0>\u00A07), has (n\u00A0−\u00A01)² and n\u00A0+\u00A01"],
  ["of 10, 20 and [a, b]", "of 10, 20 and [a, b]"],
])("%s", (text, kept) => {
  expect(keepRange(text)).toBe(kept);
});
