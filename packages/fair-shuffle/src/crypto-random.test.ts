// cryptoRandom: 53 bits of the words that Web Crypto gives, a buffer at a time.
import { afterEach, describe, expect, it, vi } from "vitest";
import { cryptoRandom } from "./crypto-random.ts";
import { toShuffled } from "./to-shuffled.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes Web Crypto give these words again and again; returns the spy. */
function giveWords(...given: number[]) {
  return vi.spyOn(globalThis.crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint32Array) array.forEach((_, index) => (array[index] = given[index % given.length] ?? 0));
    return array;
  });
}

describe("cryptoRandom", () => {
  it.each([
    ["no bit set", [0, 0], 0],
    ["every bit set", [0xffffffff, 0xffffffff], 1 - 2 ** -53],
    ["the highest bit set", [0x80000000, 0], 0.5],
    ["the lowest bit that counts set", [0, 1 << 6], 2 ** -53],
    ["the lowest bit of the high word that counts set", [1 << 5, 0], 2 ** -27],
    ["only bits set that don't count", [0b11111, 0b111111], 0],
  ])("makes of words with %s the draw %#", (_, words, expected) => {
    giveWords(...words);
    expect(cryptoRandom()()).toBe(expected);
  });

  it("uses every word once, and asks for more only when they are used up", () => {
    let next = 0;
    const spy = vi.spyOn(globalThis.crypto, "getRandomValues").mockImplementation((array) => {
      if (array instanceof Uint32Array) array.forEach((_, index) => (array[index] = index % 2 === 0 ? next++ << 5 : 0));
      return array;
    });
    const random = cryptoRandom();
    expect(spy).toHaveBeenCalledTimes(0);
    const drawn = Array.from({ length: 1025 }, random);
    expect(drawn).toEqual(Array.from({ length: 1025 }, (_, index) => index * 2 ** -27));
    expect(spy).toHaveBeenCalledTimes(3);
  });

  it("gives each source words of its own", () => {
    const spy = giveWords(7 << 5, 0);
    cryptoRandom()();
    cryptoRandom()();
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it("shuffles with what the runtime really gives", () => {
    const items = Array.from({ length: 2000 }, (_, index) => index);
    const shuffled = toShuffled(items, cryptoRandom());
    expect(shuffled).not.toEqual(items); // once in 2000! runs
    expect(shuffled.sort((a, b) => a - b)).toEqual(items);
  });

  it("says so where there is no Web Crypto", () => {
    vi.stubGlobal("crypto", undefined);
    expect(() => cryptoRandom()).toThrow(TypeError);
    expect(() => cryptoRandom()).toThrow("cryptoRandom() needs Web Crypto");
  });
});
