// toShuffled: the order of shuffle, in a new array, from whatever Array.from takes.
import { describe, expect, it } from "vitest";
import { shuffle } from "./shuffle.ts";
import { BAD_DRAWS, brokenAfter } from "./testing/bad-draws.ts";
import { seededSource } from "./testing/seeded-source.ts";
import { toShuffled } from "./to-shuffled.ts";

describe("toShuffled", () => {
  it.each<[string, () => Iterable<string> | ArrayLike<string>]>([
    ["an array", () => ["a", "b", "c", "d"]],
    ["a readonly array", () => Object.freeze(["a", "b", "c", "d"])],
    ["a string", () => "abcd"],
    ["a Set", () => new Set("abcd")],
    ["the keys of a Map", () => new Map(["a", "b", "c", "d"].map((key) => [key, 1])).keys()],
    ["an array-like", () => ({ 0: "a", 1: "b", 2: "c", 3: "d", length: 4 })],
    [
      "a generator",
      () =>
        (function* () {
          yield* "abcd";
        })(),
    ],
  ])("makes of %s what shuffle makes of the array of its items", (_, items) => {
    const shuffled = toShuffled(items(), seededSource(1n));
    expect(shuffled).toEqual(shuffle(["a", "b", "c", "d"], seededSource(1n)));
    expect(Object.getPrototypeOf(shuffled)).toBe(Array.prototype);
    expect(toShuffled(items()).sort()).toEqual(["a", "b", "c", "d"]);
  });

  it("leaves what it was given as it was", () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    const shuffled = toShuffled(items);
    expect(shuffled).not.toBe(items);
    expect(items).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(shuffled).not.toEqual(items); // once in 100! runs
  });

  it("takes a whole character of a string at a time", () => {
    expect(toShuffled("🂡🂱").sort()).toEqual(["🂡", "🂱"]);
  });

  it("makes holes undefined, and a plain array of a subclass", () => {
    class Deck extends Array<number> {}
    const sparse = new Deck(3);
    const shuffled = toShuffled(sparse);
    expect(Object.keys(shuffled)).toEqual(["0", "1", "2"]);
    expect(shuffled).not.toBeInstanceOf(Deck);
  });

  it.each(BAD_DRAWS)("refuses a source that returns %s", (_, drawn) => {
    expect(() => toShuffled("abc", brokenAfter(1, drawn))).toThrow(RangeError);
  });
});
