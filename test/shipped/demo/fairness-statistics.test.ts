// The statistics of the card room's fairness check: textbook values, and no wolf cried over fair shuffles.
import { describe, expect, it } from "vitest";
import { chiSquareTail, ordersTail, positionsTail } from "../projects/card-room/fairness/chi-square.ts";

describe("chiSquareTail", () => {
  // Two degrees of freedom have the closed form exp(-x/2), four exp(-x/2) (1 + x/2); the others are SciPy's chi2.sf.
  it.each([
    [2, 2, Math.exp(-1)],
    [60, 2, Math.exp(-30)],
    [30, 4, Math.exp(-15) * 16],
    [3.841, 1, 0.050013683763956804],
    [5, 9, 0.8343082601934075],
    [80, 16, 1.664009544429646e-10],
    [300, 119, 1.297885393135949e-17],
    [2400, 2601, 0.9978327689228037],
    [3209, 2809, 1.599771874831212e-7],
  ])("at %f with %i degrees of freedom", (value, degrees, tail) => {
    expect(Math.abs(chiSquareTail(value, degrees) / tail - 1)).toBeLessThan(1e-9);
  });

  it("is certain at 0 and hopeless far out", () => {
    expect(chiSquareTail(0, 5)).toBe(1);
    expect(chiSquareTail(1e5, 16)).toBe(0);
  });
});

describe("the tails of fair shuffles are uniform between 0 and 1", () => {
  // Kolmogorov and Smirnov: the largest gap of N uniform numbers exceeds √(ln(2/α) / 2N) with a chance of at most α (Massart's bound), here 1e-6.
  const RUNS = 600;
  const LIMIT = Math.sqrt(Math.log(2 / 1e-6) / (2 * RUNS));

  it.each([
    ["positions", 0],
    ["orders", 1],
  ] as const)("%s", (_, which) => {
    const random = seededRandom(42);
    const tails = Array.from({ length: RUNS }, () => tailsOfFairShuffles(random, 4, 1_000)[which]).sort(
      (a, b) => a - b,
    );
    const gap = Math.max(
      ...tails.map((tail, rank) => Math.max(Math.abs(tail - rank / RUNS), Math.abs(tail - (rank + 1) / RUNS))),
    );
    expect(gap).toBeLessThan(LIMIT);
  });
});

/** Both tails of one series of `trials` forward Fisher–Yates shuffles of n cards. */
function tailsOfFairShuffles(random: () => number, n: number, trials: number): [positions: number, orders: number] {
  const counts = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  const orders = new Map<string, number>();
  for (let trial = 0; trial < trials; trial++) {
    const rest = Array.from({ length: n }, (_, card) => card);
    const order = counts.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
    counts.forEach((row, position) => {
      const card = order[position] ?? NaN;
      row[card] = (row[card] ?? NaN) + 1;
    });
    orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
  }
  let possible = 1;
  for (let k = 2; k <= n; k++) possible *= k;
  return [positionsTail(counts, trials), ordersTail([...orders.values()], possible, trials)];
}

/** The high bits of a linear congruential generator modulo 2⁶⁴ (Knuth's MMIX constants): plain, and its own, so that the check's generator is no part of this test. */
function seededRandom(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number(state >> 11n) / 2 ** 53;
  };
}
