import { afterEach, describe, expect, it, vi } from "vitest";
import { cryptoRandom, deal, draws, sample, shuffle, toShuffled, type RandomSource } from "./index.ts";

const cards = (count: number): number[] => Array.from({ length: count }, (_, card) => card);

/** A source that returns the given draws, one after the other, and counts them. */
function script(values: readonly number[]): RandomSource & { used: () => number } {
  let next = 0;
  const source = (): number => values[next++] ?? NaN;
  return Object.assign(source, { used: () => next });
}

/** mulberry32, so that a run repeats exactly. */
function seeded(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The middles of the intervals of `count` equal parts of [0, 1). */
const middles = (count: number): number[] => cards(count).map((part) => (part + 0.5) / count);

/** Every sequence of draws that leads a shuffle of n cards another way: one from each interval of each step. */
function* allDraws(count: number): Generator<number[]> {
  if (count < 2) {
    yield [];
    return;
  }
  for (const first of middles(count)) for (const rest of allDraws(count - 1)) yield [first, ...rest];
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("with a source of the caller's", () => {
  it.each([2, 3, 4, 5, 6])("meets each order of %i cards by exactly one way through the draws", (count) => {
    const orders = new Set<string>();
    let ways = 0;
    for (const values of allDraws(count)) {
      const random = script(values);
      orders.add(shuffle(cards(count), random).join());
      expect(random.used()).toBe(count - 1);
      ways++;
    }
    expect(orders.size).toBe(ways);
  });

  it("draws exactly once a step, in the documented order: i = n − 1 … 1 changes places with ⌊random() · (i + 1)⌋", () => {
    const values = [0.1, 0.9, 0.5, 0.3];
    const wanted = cards(5);
    for (const [step, drawn] of values.entries()) {
      const i = 4 - step;
      const j = Math.floor(drawn * (i + 1));
      [wanted[i], wanted[j]] = [wanted[j] ?? NaN, wanted[i] ?? NaN];
    }
    expect(shuffle(cards(5), script(values))).toEqual(wanted);
    expect(toShuffled(cards(5), script(values))).toEqual(wanted);
  });

  it("never batches, not even for Math.random when it is given", () => {
    const spy = vi.spyOn(Math, "random");
    shuffle(cards(100), Math.random);
    expect(spy).toHaveBeenCalledTimes(99);
  });

  it.each<[string, unknown]>([
    ["1", 1],
    ["NaN", NaN],
    ["a negative number", -0.1],
    ["a string", "0.5"],
    ["nothing", undefined],
    ["a bigint", 0n],
  ])("throws a RangeError that says so where it returns %s, and keeps the same cards", (_, value) => {
    for (const good of [0, 1, 3]) {
      const array = cards(5);
      let left = good;
      const random = (): number => (left-- > 0 ? 0.3 : (value as number));
      expect(() => shuffle(array, random)).toThrow(RangeError);
      left = good;
      expect(() => shuffle(array, random)).toThrow(String(value));
      expect([...array].sort((a, b) => a - b)).toEqual(cards(5));
      expect(() => sample(cards(5), 5, random)).toThrow(RangeError);
      expect(() => deal(cards(5), [2], random)).toThrow(RangeError);
      expect(() => [...draws(cards(5), random)]).toThrow(RangeError);
    }
  });

  it("takes the largest draw below 1 without leaving the array", () => {
    const almostOne = 1 - 2 ** -53;
    expect(shuffle(cards(2000), () => almostOne)).toEqual(cards(2000));
  });
});

describe("with Math.random", () => {
  it("checks its draws as well, whoever replaced it", () => {
    for (const count of [2, 10, 50, 500, 2000]) {
      vi.spyOn(Math, "random").mockReturnValue(1);
      const array = cards(count);
      expect(() => shuffle(array)).toThrow(RangeError);
      expect([...array].sort((a, b) => a - b)).toEqual(cards(count));
    }
  });

  it("draws two indices at once up to 1,024 cards, three to 102, four to 33", () => {
    const spy = vi.spyOn(Math, "random");
    const count = (n: number): number => {
      spy.mockClear();
      shuffle(cards(n));
      return spy.mock.calls.length;
    };
    expect(count(4)).toBe(1);
    expect(count(33)).toBeLessThanOrEqual(9);
    expect(count(52)).toBeLessThanOrEqual(17);
    expect(count(1024)).toBeLessThan(512);
    expect(count(100_000)).toBeLessThanOrEqual(99_999);
  });

  it("meets each of the 24 orders of 4 cards as often: the draw of four indices, on a grid", () => {
    const seen = new Map<string, number>();
    const grid = 24 * 50;
    for (const drawn of middles(grid)) {
      vi.spyOn(Math, "random").mockReturnValue(drawn);
      const order = shuffle(cards(4)).join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.values()]).toEqual(new Array(24).fill(50));
  });

  it.each([3, 5, 34, 40, 103, 130])("is uniform in every place of %i cards", (count) => {
    // χ² on the position matrix with its own (n − 1)² degrees of freedom: X² = (n − 1)/n · Σ (observed − M/n)²/(M/n). By Laurent and Massart (2000),
    // lemma 1, X² exceeds d + 2√(d·t) + 2t with probability below e^−t; t = 18 gives 1.6e-8 a size. The seed is fixed besides.
    vi.spyOn(Math, "random").mockImplementation(seeded(count));
    const trials = 20_000;
    const counts = new Float64Array(count * count);
    for (let trial = 0; trial < trials; trial++) {
      shuffle(cards(count)).forEach(
        (card, position) => (counts[position * count + card] = (counts[position * count + card] ?? 0) + 1),
      );
    }
    const mean = trials / count;
    const statistic = ((count - 1) / count) * counts.reduce((sum, observed) => sum + (observed - mean) ** 2 / mean, 0);
    const degrees = (count - 1) ** 2;
    expect(statistic).toBeLessThan(degrees + 2 * Math.sqrt(degrees * 18) + 36);
    expect(statistic).toBeGreaterThan(degrees - 2 * Math.sqrt(degrees * 18));
  });
});

describe("what shuffle takes", () => {
  it("returns the very object, whatever it is", () => {
    const typed = new Float32Array([1, 2, 3]);
    const like = { 0: "a", 1: "b", 2: "c", length: 3 };
    expect(shuffle(typed)).toBe(typed);
    expect(shuffle(like)).toBe(like);
    expect([like[0], like[1], like[2]].sort()).toEqual(["a", "b", "c"]);
    expect([...typed].sort()).toEqual([1, 2, 3]);
    for (const array of [[], [7], cards(40)]) expect(shuffle(array)).toBe(array);
  });

  it("keeps duplicates, objects and holes", () => {
    const card = {};
    expect(shuffle([card, card]).every((item) => item === card)).toBe(true);
    expect(shuffle(new Array(3))).toHaveLength(3);
  });

  it("throws a TypeError for what has no length", () => {
    expect(() => shuffle(new Set([1]) as never)).toThrow(TypeError);
  });
});

describe("toShuffled", () => {
  it("copies arrays, sets, strings, generators and array-likes, and leaves them alone", () => {
    const array = Object.freeze(cards(9));
    expect([...toShuffled(array)].sort()).toEqual(array);
    expect(toShuffled(new Set("abc")).sort()).toEqual(["a", "b", "c"]);
    expect(toShuffled("abc").sort()).toEqual(["a", "b", "c"]);
    expect(toShuffled({ length: 2, 0: "x", 1: "y" }).sort()).toEqual(["x", "y"]);
    expect(
      toShuffled(
        (function* () {
          yield 1;
          yield 2;
        })(),
      ).sort(),
    ).toEqual([1, 2]);
  });
});

describe("sample and draws", () => {
  it("meets every ordered choice of 2 of 4 exactly once", () => {
    const seen = new Set<string>();
    for (const first of middles(4))
      for (const second of middles(3)) seen.add(sample(cards(4), 2, script([first, second])).join());
    expect(seen.size).toBe(12);
  });

  it("gives the first items of what draws yields", () => {
    for (const count of [0, 1, 3, 5]) {
      const all = [...draws(cards(5), seeded(count))];
      expect(all.toSorted()).toEqual(cards(5));
      expect(sample(cards(5), count, seeded(count))).toEqual(all.slice(0, count));
    }
  });

  it("draws only for the items that are asked for", () => {
    const random = vi.fn(() => 0.5);
    const iterator = draws(cards(1000), random);
    expect(random).not.toHaveBeenCalled();
    iterator.next();
    iterator.next();
    expect(random).toHaveBeenCalledTimes(2);
    random.mockClear();
    sample(cards(1000), 3, random);
    expect(random).toHaveBeenCalledTimes(3);
  });

  it.each([-1, 6, 1.5, NaN, Infinity])("throws a RangeError for a count of %d out of 5, and draws nothing", (count) => {
    const random = vi.fn(() => 0.5);
    expect(() => sample(cards(5), count, random)).toThrow(RangeError);
    expect(random).not.toHaveBeenCalled();
  });
});

describe("deal", () => {
  it("deals hands and the rest, each card once", () => {
    const { hands, rest } = deal(cards(54), [17, 17, 17]);
    expect(hands.map((hand) => hand.length)).toEqual([17, 17, 17]);
    expect(rest).toHaveLength(3);
    expect([...hands.flat(), ...rest].sort((a, b) => a - b)).toEqual(cards(54));
  });

  it("gives the first hand what sample would give", () => {
    expect(deal(cards(6), [2, 3], seeded(1)).hands[0]).toEqual(sample(cards(6), 2, seeded(1)));
  });

  it.each([[[3, 3]], [[-1]], [[1.5]], [[6]]])("throws a RangeError for the sizes %j of 5 cards", (sizes) => {
    const random = vi.fn(() => 0.5);
    expect(() => deal(cards(5), sizes, random)).toThrow(RangeError);
    expect(random).not.toHaveBeenCalled();
  });
});

describe("cryptoRandom", () => {
  it("gives 53 bits in [0, 1), across its buffer's end", () => {
    const random = cryptoRandom();
    const values = Array.from({ length: 2000 }, random);
    expect(values.every((value) => value >= 0 && value < 1 && Number.isInteger(value * 2 ** 53))).toBe(true);
    expect(values.some((value) => !Number.isInteger(value * 2 ** 52))).toBe(true);
    expect(new Set(values).size).toBe(2000);
  });

  it("uses all the bits that it is given", () => {
    vi.spyOn(globalThis.crypto, "getRandomValues").mockImplementation((array) => {
      (array as Uint32Array).fill(0xffffffff);
      return array;
    });
    expect(cryptoRandom()()).toBe(1 - 2 ** -53);
  });

  it("says what is missing where there is no Web Crypto", () => {
    vi.stubGlobal("crypto", undefined);
    expect(() => cryptoRandom()).toThrow(TypeError);
    vi.unstubAllGlobals();
  });
});
