// A source that returns anything but a number in [0, 1) is refused at whatever step, and no item is lost.
import { afterEach, describe, expect, it, vi } from "vitest";
import { shuffle } from "./shuffle.ts";
import { BAD_DRAWS, brokenAfter } from "./testing/bad-draws.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const indices = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

describe("a source that returns", () => {
  it.each(BAD_DRAWS)("%s is refused, at any step", (_, drawn) => {
    for (let good = 0; good < 5; good++) {
      const items = indices(6);
      expect(() => shuffle(items, brokenAfter(good, drawn))).toThrow(RangeError);
      expect(items.toSorted((a, b) => a - b)).toEqual(indices(6));
    }
  });

  it.each(BAD_DRAWS)("%s is refused as a replaced Math.random too, in every part of the batched path", (_, drawn) => {
    for (let good = 0; good < 1300; good += 7) {
      const items = indices(2000);
      vi.spyOn(Math, "random").mockImplementation(brokenAfter(good, drawn));
      expect(() => shuffle(items)).toThrow(RangeError);
      expect(items.toSorted((a, b) => a - b)).toEqual(indices(2000));
    }
  });
});

it("the error says what the source returned", () => {
  const says = (drawn: unknown, end: string): void => {
    expect(() => shuffle([1, 2], brokenAfter(0, drawn))).toThrow(
      `A random source must return a number in [0, 1), not ${end}.`,
    );
  };
  says(1, "1 (number)");
  says("0.5", "0.5 (string)");
  says(Symbol("half"), "Symbol(half) (symbol)");
});
