// What shuffle takes in place: whatever has numbered places that can be written, and nothing else.
import { describe, expect, it } from "vitest";
import { shuffle } from "./shuffle.ts";
import { seededSource } from "./testing/seeded-source.ts";

const half = (): number => 0.5;
const indices = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

describe("shuffle takes", () => {
  it("an array, and returns that very array with the same items", () => {
    const cards = ["a", "b", "c", "d"].map((name) => ({ name }));
    const before = new Set(cards);
    expect(shuffle(cards)).toBe(cards);
    expect(new Set(cards)).toEqual(before);
    expect(cards).toHaveLength(4);
  });

  it.each([
    ["Int8Array", Int8Array],
    ["Uint8Array", Uint8Array],
    ["Uint8ClampedArray", Uint8ClampedArray],
    ["Int16Array", Int16Array],
    ["Uint16Array", Uint16Array],
    ["Int32Array", Int32Array],
    ["Uint32Array", Uint32Array],
    ["Float32Array", Float32Array],
    ["Float64Array", Float64Array],
  ])("a %s, like an array of the same items", (_, TypedArray) => {
    const items = TypedArray.from(indices(100));
    expect(shuffle(items, half)).toBe(items);
    expect([...items]).toEqual(shuffle(indices(100), half));
    shuffle(items);
    expect([...items].sort((a, b) => a - b)).toEqual(indices(100));
  });

  it("a BigInt64Array", () => {
    const items = BigInt64Array.of(1n, 2n, 3n, 4n);
    expect([...shuffle(items)].sort()).toEqual([1n, 2n, 3n, 4n]);
  });

  it("an array-like such as a jQuery collection, of which nothing but the places changes", () => {
    class Collection {
      [index: number]: string;
      readonly length: number;
      readonly selector: string;
      constructor(selector: string, items: readonly string[]) {
        this.selector = selector;
        this.length = items.length;
        items.forEach((item, index) => (this[index] = item));
      }
    }
    const collection = new Collection(".card", ["a", "b", "c"]);
    expect(shuffle(collection, half)).toBe(collection);
    expect(collection).toEqual(new Collection(".card", shuffle(["a", "b", "c"], half)));
    expect(Object.keys(collection).sort()).toEqual(["0", "1", "2", "length", "selector"]);
  });

  it("an instance of a subclass, with its own properties", () => {
    class Deck extends Array<number> {
      back = "blue";
    }
    const deck = new Deck(1, 2, 3, 4);
    deck.back = "red";
    expect(shuffle(deck)).toBe(deck);
    expect(deck.back).toBe("red");
    expect([...deck].sort()).toEqual([1, 2, 3, 4]);
  });

  it("a sparse array, its holes as undefined, and keeps its length", () => {
    const sparse: (number | undefined)[] = [];
    sparse[49] = 49;
    sparse[7] = 7;
    expect(shuffle(sparse)).toHaveLength(50);
    expect(sparse.filter((item) => item !== undefined).sort((a, b) => a - b)).toEqual([7, 49]);
  });
});

describe("shuffle refuses", () => {
  it.each([
    ["a Set", new Set([1, 2])],
    ["an object without length", {}],
    ["nothing", undefined],
    ["null", null],
  ])("%s, naming toShuffled", (_, items) => {
    expect(() => shuffle(items as number[])).toThrow(TypeError);
    expect(() => shuffle(items as number[])).toThrow("toShuffled()");
  });

  it("a frozen array, which stays as it was", () => {
    const frozen = Object.freeze([1, 2, 3]) as number[];
    expect(() => shuffle(frozen)).toThrow(TypeError);
    expect(frozen).toEqual([1, 2, 3]);
  });
});

// Each way of drawing and each number of steps a draw has a loop of its own.
describe.each([
  ["Math.random", undefined],
  ["a source of the caller's", seededSource(1n)],
])("with draws of %s, an error loses no item:", (_, random) => {
  it.each([2, 3, 4, 5, 40, 120, 1030])("of %i items one can't be written, whichever it is", (count) => {
    for (let stuck = 0; stuck < count; stuck += Math.ceil(count / 40)) {
      const items = indices(count);
      Object.defineProperty(items, stuck, { writable: false });
      // The place may happen to keep its item, and no error comes.
      try {
        shuffle(items, random);
      } catch (error) {
        expect(String(error)).toContain("read only");
      }
      expect(items.toSorted((a, b) => a - b)).toEqual(indices(count));
      expect(items[stuck]).toBe(stuck);
    }
  });

  it.each([2, 3, 4, 5, 40, 120, 1030])("of %i items a proxy refuses one write, whichever it is", (count) => {
    for (let good = 0; good < 2 * count - 2; good += Math.ceil(count / 20)) {
      let writes = 0;
      const items = indices(count);
      const proxy = new Proxy(items, {
        set: (target, key, value) => {
          if (writes++ === good) throw new Error("not now");
          return Reflect.set(target, key, value);
        },
      });
      expect(() => shuffle(proxy, random)).toThrow("not now");
      expect(items.toSorted((a, b) => a - b)).toEqual(indices(count));
    }
  });
});

it("leaves the places alone that a length with a fraction does not reach", () => {
  for (const random of [undefined, half]) {
    const items = { 0: "a", 1: "b", 2: "c", length: 2.5 };
    shuffle(items, random);
    expect(Object.keys(items)).toEqual(["0", "1", "2", "length"]);
    expect([items[0], items[1]].sort()).toEqual(["a", "b"]);
    expect(items[2]).toBe("c");
  }
});
