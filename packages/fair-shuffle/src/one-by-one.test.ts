// A given source: every order on one path of its draws, one draw a step, the steps as documented.
import { afterEach, describe, expect, it, vi } from "vitest";
import { shuffle } from "./shuffle.ts";
import { distinct, factorial, onEveryPath } from "./testing/every-path.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const indices = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

describe("the distribution", () => {
  it.each([0, 1, 2, 3, 4, 5, 6])("reaches each order of %i items on exactly one path of the draws", (n) => {
    const ranges = Array.from({ length: Math.max(0, n - 1) }, (_, step) => n - step);
    const orders = onEveryPath(ranges, (random) => shuffle(indices(n), random));
    expect(orders).toHaveLength(factorial(n));
    expect(distinct(orders)).toBe(factorial(n));
  });

  it("comes from swapping item i with item ⌊u · (i + 1)⌋, for i from the last down to 1", () => {
    const draws = [0.1, 0.9, 0.5, 0.34];
    // abcde: 4 with 0, ebcda: 3 with 3, ebcda: 2 with 1, ecbda: 1 with 0.
    expect(shuffle(["a", "b", "c", "d", "e"], () => draws.shift() ?? NaN)).toEqual(["c", "e", "b", "d", "a"]);
    expect(draws).toEqual([]);
  });
});

describe("the draws", () => {
  it.each([0, 1, 2, 4, 33, 102, 1024, 1500])("are one a step, for %i items", (n) => {
    const random = vi.fn(() => 0.5);
    shuffle(indices(n), random);
    expect(random).toHaveBeenCalledTimes(Math.max(0, n - 1));
  });

  it("are one a step where Math.random itself is given", () => {
    const random = vi.spyOn(Math, "random");
    shuffle(indices(1500), Math.random);
    expect(random).toHaveBeenCalledTimes(1499);
  });

  it("keep every item in place if each is the largest below 1", () => {
    expect(shuffle(indices(1500), () => 1 - 2 ** -53)).toEqual(indices(1500));
  });
});
