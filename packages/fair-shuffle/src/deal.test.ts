// deal: every deal on equally many paths of the draws, hands and rest together all of the items.
import { describe, expect, it, vi } from "vitest";
import { deal } from "./deal.ts";
import { draws } from "./draws.ts";
import { BAD_DRAWS, brokenAfter } from "./testing/bad-draws.ts";
import { distinct, onEveryPath } from "./testing/every-path.ts";
import { seededSource } from "./testing/seeded-source.ts";

describe("deal", () => {
  it("reaches each way to deal 2 and 1 of 5 items, order included, on exactly one path of its draws", () => {
    const deals = onEveryPath([5, 4, 3, 2], (random) => deal("abcde", [2, 1], random));
    expect(distinct(deals)).toBe(120);
    for (const { hands, rest } of deals) {
      expect([hands[0].length, hands[1].length, rest.length]).toEqual([2, 1, 2]);
      expect([...hands.flat(), ...rest].sort().join("")).toBe("abcde");
    }
  });

  it("hands out what draws yields, one hand after the other, then the rest", () => {
    const deck = Array.from({ length: 52 }, (_, index) => index);
    const { hands, rest } = deal(deck, [13, 0, 20], seededSource(3n));
    const order = [...draws(deck, seededSource(3n))];
    expect(hands).toEqual([order.slice(0, 13), [], order.slice(13, 33)]);
    expect(rest).toEqual(order.slice(33));
    expect(deck).toEqual(Array.from({ length: 52 }, (_, index) => index));
  });

  it("deals from Math.random where no source is given", () => {
    const { hands, rest } = deal(new Set("abcdef"), [3, 3]);
    expect(hands.flat().sort().join("")).toBe("abcdef");
    expect(rest).toEqual([]);
  });

  it("puts all into the rest where there is no hand", () => {
    const { hands, rest } = deal("abc", []);
    expect(hands).toEqual([]);
    expect(rest.sort()).toEqual(["a", "b", "c"]);
  });

  it.each([5, undefined, "55"])("refuses %j, which is no list of sizes, before any draw", (sizes) => {
    const random = vi.fn(() => 0.5);
    const call = (): unknown => deal("abcde", sizes as unknown as readonly number[], random);
    expect(call).toThrow(new TypeError(`deal() takes the sizes as an array, [5, 5], not ${String(sizes)}.`));
    expect(random).not.toHaveBeenCalled();
  });

  it.each([
    [[6], "deal() has 5 of 5 items left for this hand, so its size can't be 6."],
    [[3, 3], "deal() has 2 of 5 items left for this hand, so its size can't be 3."],
    [[3, -1], "deal() has 2 of 5 items left for this hand, so its size can't be -1."],
    [[0.5], "deal() has 5 of 5 items left for this hand, so its size can't be 0.5."],
    [[NaN], "deal() has 5 of 5 items left for this hand, so its size can't be NaN."],
  ])("refuses the sizes %j, before any draw", (sizes, message) => {
    const random = vi.fn(() => 0.5);
    expect(() => deal("abcde", sizes, random)).toThrow(RangeError);
    expect(() => deal("abcde", sizes, random)).toThrow(message);
    expect(random).not.toHaveBeenCalled();
  });

  it.each(BAD_DRAWS)("refuses a source that returns %s", (_, drawn) => {
    expect(() => deal("abcde", [2], brokenAfter(2, drawn))).toThrow(RangeError);
  });
});
