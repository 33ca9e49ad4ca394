// sample: every choice in every order on equally many paths of the draws, counts at and beyond the ends.
import { describe, expect, it, vi } from "vitest";
import { draws } from "./draws.ts";
import { sample } from "./sample.ts";
import { BAD_DRAWS, brokenAfter } from "./testing/bad-draws.ts";
import { distinct, factorial, onEveryPath } from "./testing/every-path.ts";
import { seededSource } from "./testing/seeded-source.ts";

describe("sample", () => {
  it.each([0, 1, 2, 3, 4, 5])("draws %i of 5 items in each possible way on exactly one path of its draws", (count) => {
    const ranges = [5, 4, 3, 2].slice(0, count);
    const samples = onEveryPath(ranges, (random) => sample("abcde", count, random));
    expect(samples).toHaveLength(factorial(5) / factorial(5 - count));
    expect(distinct(samples)).toBe(samples.length);
    for (const drawn of samples) expect(new Set(drawn).size).toBe(count);
  });

  it("is what draws yields first", () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const all = [...draws(items, seededSource(2n))];
    for (const count of [0, 1, 7, 49, 50]) expect(sample(items, count, seededSource(2n))).toEqual(all.slice(0, count));
  });

  it("draws from Math.random where no source is given, and leaves the items as they were", () => {
    const items = ["a", "b", "c", "d"];
    expect(sample(items, 4).sort()).toEqual(["a", "b", "c", "d"]);
    expect(items).toEqual(["a", "b", "c", "d"]);
    expect(sample([], 0)).toEqual([]);
  });

  it.each([-1, 6, 1.5, NaN, Infinity, "2"])("refuses to draw %s of 5 items, before any draw", (count) => {
    const random = vi.fn(() => 0.5);
    expect(() => sample("abcde", count as number, random)).toThrow(RangeError);
    expect(() => sample("abcde", count as number, random)).toThrow(
      `sample() can draw 0 to 5 of these items, not ${count}.`,
    );
    expect(random).not.toHaveBeenCalled();
  });

  it.each(BAD_DRAWS)("refuses a source that returns %s", (_, drawn) => {
    const items = ["a", "b", "c"];
    expect(() => sample(items, 2, brokenAfter(1, drawn))).toThrow(RangeError);
    expect(items).toEqual(["a", "b", "c"]);
  });
});
