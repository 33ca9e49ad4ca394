// The batched path: exact on every path of its draws where they can be counted, the documented steps everywhere, and the bound that docs/batched-draws.md proves.
import { afterEach, describe, expect, it, vi } from "vitest";
import { shuffle } from "./shuffle.ts";
import { distinct, factorial, onEveryPath } from "./testing/every-path.ts";
import { seededSource } from "./testing/seeded-source.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** How the documentation puts it: with more than `above` items left, `draws` draws are made, and each serves `steps` steps. */
const DOCUMENTED = [
  { above: 1024, draws: 4, steps: 1 },
  { above: 102, draws: 4, steps: 2 },
  { above: 33, draws: 1, steps: 3 },
  { above: 3, draws: 1, steps: 4 },
  { above: 1, draws: 1, steps: 1 },
];

/** The ranges of the indices in each draw of the shuffle of n items, draw by draw. */
function rangesOfDraws(n: number): number[][] {
  const ranges: number[][] = [];
  for (let left = n; left > 1;) {
    const batch = DOCUMENTED.find(({ above }) => left > above);
    for (let made = 0; made < (batch?.draws ?? 0); made++) {
      ranges.push(Array.from({ length: batch?.steps ?? 0 }, () => left--));
    }
  }
  return ranges;
}

const product = (ranges: readonly number[]): number => ranges.reduce((a, b) => a * b, 1);

function shuffleBy(n: number, random: () => number): number[] {
  vi.spyOn(Math, "random").mockImplementation(random);
  return shuffle(Array.from({ length: n }, (_, index) => index));
}

describe("the distribution", () => {
  it.each([2, 3, 4, 5, 6, 7, 8])("reaches each order of %i items on exactly one path of its draws", (n) => {
    const orders = onEveryPath(rangesOfDraws(n).map(product), (random) => shuffleBy(n, random));
    expect(distinct(orders)).toBe(factorial(n));
    expect(orders).toHaveLength(factorial(n));
  });

  it("passes a χ² test of the position matrix at n = 130, where draws of every kind take part", () => {
    // For fair shuffles X² follows χ² with (n − 1)² degrees of freedom. The limits are its mean ± 5 of its standard deviations: with 16,641 degrees of
    // freedom both tails beyond together are 6e-7 (Wilson–Hilferty). That is the false-alarm rate of a seed taken at random; this one is fixed.
    const n = 130;
    const trials = 20_000;
    const counts = new Float64Array(n * n);
    vi.spyOn(Math, "random").mockImplementation(seededSource(5n));
    for (let trial = 0; trial < trials; trial++) {
      shuffle(Array.from({ length: n }, (_, index) => index)).forEach((card, position) => {
        const cell = position * n + card;
        counts[cell] = (counts[cell] ?? 0) + 1;
      });
    }
    const expected = trials / n;
    const statistic = ((n - 1) / n) * counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = (n - 1) ** 2;
    expect(statistic).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
    expect(statistic).toBeGreaterThan(freedom - 5 * Math.sqrt(2 * freedom));
  });
});

describe("the documented steps", () => {
  it.each([2, 3, 4, 5, 33, 34, 35, 37, 52, 102, 103, 104, 109, 111, 500, 1000, 1024, 1025, 1026, 1028, 1029, 3000])(
    "are those of one draw a step with the indices that the draws hold, for %i items",
    (n) => {
      const ranges = rangesOfDraws(n);
      for (const seed of [6n, 7n, 8n]) {
        const source = seededSource(seed);
        const drawn = ranges.map(() => source());
        const steps = ranges.flatMap((batch, draw) => {
          let index = Math.floor((drawn[draw] ?? NaN) * product(batch));
          return batch.map((range) => {
            const first = index % range;
            index = (index - first) / range;
            return (first + 0.5) / range;
          });
        });
        const oneByOne = shuffle(
          Array.from({ length: n }, (_, index) => index),
          () => steps.shift() ?? NaN,
        );
        expect(shuffleBy(n, () => drawn.shift() ?? NaN)).toEqual(oneByOne);
        expect(drawn).toEqual([]);
      }
    },
  );
});

describe("the proof", () => {
  /** The ranges of every draw that can occur, each once; a draw of one index is the same with one range. */
  const products = new Set(Array.from({ length: 1200 }, (_, n) => rangesOfDraws(n).map(product)).flat());

  it("holds products of at most 2^20", () => {
    expect(Math.max(...products)).toBe(1024 * 1023);
  });

  it("is right that the largest draw below 1 stays in range, by rounding", () => {
    const counts = [...products, 2 ** 31, 2 ** 31 - 1, 2 ** 52 + 1, 2 ** 53 - 1, 3 * 2 ** 40];
    for (const count of counts) expect(Math.floor((1 - 2 ** -53) * count)).toBe(count - 1);
  });

  it.each([52, 53])(
    "bounds the one kind of cell that it leaves to counting: relative bias below 2^-32 with %i bits",
    (bits) => {
      const all = 1n << BigInt(bits);
      /** The smallest s for which ⌊fl(s / 2^bits · count)⌋ reaches the cell. */
      const start = (cell: number, count: number): bigint => {
        if (cell >= count) return all;
        let s = Number((BigInt(cell) << BigInt(bits)) / BigInt(count)) - 3;
        if (s < 0) s = 0;
        while (s * 2 ** -bits * count < cell) s++;
        return BigInt(s);
      };
      let worst = 0n;
      for (const count of products) {
        for (let cell = 1; cell < count; cell *= 2) {
          const off = (start(cell + 1, count) - start(cell, count)) * BigInt(count) - all;
          if (off > worst) worst = off;
          if (-off > worst) worst = -off;
        }
      }
      // worst / all is the largest relative difference from the fair share all / count.
      expect(worst << 32n).toBeLessThan(all);
      expect(worst).toBeGreaterThan(0n);
    },
  );
});
