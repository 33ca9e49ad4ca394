// draws: each order on one path of the draws, and no draw before its item is asked for.
import { describe, expect, it, vi } from "vitest";
import { draws } from "./draws.ts";
import { BAD_DRAWS, brokenAfter } from "./testing/bad-draws.ts";
import { distinct, onEveryPath } from "./testing/every-path.ts";
import { seededSource } from "./testing/seeded-source.ts";
import { toShuffled } from "./to-shuffled.ts";

describe("draws", () => {
  it("yields each order of 4 items on exactly one path of its draws", () => {
    expect(distinct(onEveryPath([4, 3, 2], (random) => [...draws("abcd", random)]))).toBe(24);
  });

  it("yields from the end what toShuffled makes with the same source", () => {
    const items = Array.from({ length: 30 }, (_, index) => index);
    expect([...draws(items, seededSource(4n))]).toEqual(toShuffled(items, seededSource(4n)).reverse());
  });

  it("draws only when an item is asked for, and never for the last one", () => {
    const random = vi.fn(() => 0);
    const drawn = draws(["a", "b", "c"], random);
    expect(random).toHaveBeenCalledTimes(0);
    expect(drawn.next()).toEqual({ value: "a", done: false });
    expect(random).toHaveBeenCalledTimes(1);
    expect(drawn.next()).toEqual({ value: "c", done: false });
    expect(random).toHaveBeenCalledTimes(2);
    expect(drawn.next()).toEqual({ value: "b", done: false });
    expect(drawn.next()).toEqual({ value: undefined, done: true });
    expect(random).toHaveBeenCalledTimes(2);
  });

  it("ends where the caller stops, having paid for no more", () => {
    const random = vi.fn(() => 0.5);
    for (const item of draws("abcdefgh", random)) if (item === "e") break;
    expect(random).toHaveBeenCalledTimes(1);
  });

  it("reads the items once, when the first one is asked for, and leaves them as they were", () => {
    const items = ["a", "b"];
    const drawn = draws(items);
    items.push("c");
    expect(drawn.next().done).toBe(false);
    items.push("d");
    expect([...drawn]).toHaveLength(2);
    expect(items).toEqual(["a", "b", "c", "d"]);
  });

  it("yields nothing of nothing, and holes as undefined", () => {
    expect([...draws([])]).toEqual([]);
    expect([...draws(new Array<number>(2))]).toEqual([undefined, undefined]);
  });

  it.each(BAD_DRAWS)("refuses a source that returns %s, when the item is asked for", (_, drawn) => {
    const items = draws("abc", brokenAfter(1, drawn));
    expect(items.next().done).toBe(false);
    expect(() => items.next()).toThrow(RangeError);
  });
});
