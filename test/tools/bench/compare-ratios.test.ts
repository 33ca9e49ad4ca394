import { expect, test } from "vitest";
import type { Row } from "./benchmark.ts";
import { compareRatios, LEAST_LEFT } from "./compare-ratios.ts";

const row = (name: string, ours: number, theirs = 12): Row => ({ name, unit: "ms", ours, rival: "theirs", theirs });

test("a machine that is half as fast loses nothing, a program of ours that is does", () => {
  const then = [row("a", 1), row("b", 1)];
  const now = [row("a", 2, 24), row("b", 2)];
  expect(compareRatios(then, now).map(({ left }) => left)).toEqual([1, 0.5]);
  expect(compareRatios(then, now).map(({ left }) => left < LEAST_LEFT)).toEqual([false, true]);
});

test("rows that only one run has are told, and count as no loss", () => {
  const compared = compareRatios([row("a", 1), row("gone", 3)], [row("new", 2), row("a", 1)]);
  expect(compared.map(({ row: { name }, before, now, left }) => [name, before, now, left])).toEqual([
    ["new", NaN, 6, NaN],
    ["a", 12, 12, 1],
    ["gone", 4, NaN, NaN],
  ]);
  expect(compared.filter(({ left }) => left < LEAST_LEFT)).toEqual([]);
});

test("a row is found again by its name and its rival", () => {
  const then = { ...row("a", 1), rival: "lodash" };
  expect(compareRatios([then, row("a", 2)], [row("a", 2), then]).map(({ left }) => left)).toEqual([1, 1]);
});
