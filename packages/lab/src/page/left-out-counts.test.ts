// Counts of a shuffle of what moves, in a matrix of the whole list.
import { expect, it } from "vitest";
import { addLeftOut } from "./left-out-counts.ts";

it("puts what is left out back into its place, and leaves the other counts as they are", () => {
  const counts = Float64Array.of(1, 3, 3, 1);
  expect(addLeftOut(counts, 4, [])).toBe(counts);
  expect([...addLeftOut(counts, 4, [1])]).toEqual([1, 0, 3, 0, 4, 0, 3, 0, 1]);
  expect([...addLeftOut(counts, 4, [0])]).toEqual([4, 0, 0, 0, 1, 3, 0, 3, 1]);
});
