// The statistics against what is known of them: by hand, by all possible samples, and by the p-values of fair shuffles.
import { describe, expect, test } from "vitest";
import { exactPositions } from "../exact/distribution.ts";
import { MOST_COMPARED_ORDERS, type Measurement } from "../counts/measurement.ts";
import type { ShuffleModel } from "../model/model.ts";
import { BIASED_SHUFFLES, fisherYates, measureSeeded, randomCut } from "../measure/shuffles.fixture.ts";
import { getStatistics } from "./statistics.ts";
import { getYardsticks, sum } from "./yardsticks.ts";

const THREE_CARDS: Measurement = {
  cards: 3,
  trials: 60,
  counts: [
    [30, 20, 10],
    [20, 20, 20],
    [10, 20, 30],
  ],
  orders: { "0,1,2": 20, "0,2,1": 10, "1,0,2": 10, "1,2,0": 10, "2,0,1": 10 },
};

describe("a measurement of three cards", () => {
  const statistics = getStatistics(THREE_CARDS);

  test("has the figures that one reckons by hand", () => {
    expect(statistics.positions).toMatchObject({
      expected: 20,
      worstCell: { position: 0, card: 0, share: 0.5, ratio: 1.5 },
      largestDeviation: 0.5,
      // Σ (observed − 20)² = 400 over 9 cells.
      variance: 400 / 9,
      sums: [40, 60, 80],
      luckiest: [{ card: 0 }, { card: 0 }, { card: 2 }],
      unluckiest: [{ card: 2 }, { card: 0 }, { card: 0 }],
      // P(Bin(60, 1/3) ≤ 10) is 0.003, P(≥ 30) 0.006.
      extremeCell: { position: 0, card: 2, count: 10 },
    });
    // Two rows are off by 10/60 twice, halved: 1/6, 0, 1/6.
    expect(statistics.positions.distance).toBeCloseTo(1 / 9, 14);
    // 2/3 · 400/20.
    expect(statistics.positions.chiSquared?.value).toBeCloseTo(40 / 3, 12);
    expect(statistics.positions.chiSquared?.degrees).toBe(4);
  });

  test("counts the order that never came up", () => {
    expect(statistics.orders).toMatchObject({ expected: 10, seen: 5, chiSquared: { value: 20, degrees: 5 } });
    expect(statistics.orders?.distance).toBeCloseTo(1 / 6, 14);
    // P(Bin(60, 1/6) ≤ 0) = (5/6)^60 = 1.8e-5, against 1e-3 for 20 or more.
    expect(statistics.orders?.extremeOrder).toMatchObject({ order: "2,1,0", count: 0, share: 0, ratio: 0 });
    expect(statistics.orders?.extremeOrder.tail).toBeCloseTo(2 * (5 / 6) ** 60, 15);
    expect(statistics.orders?.extremeOrder.pValue).toBeCloseTo(12 * (5 / 6) ** 60, 14);
  });

  test("is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(statistics))).toEqual(statistics);
  });
});

test("the mean distances of a fair shuffle are exact: the average over all 6^5 samples of five shuffles of three cards", () => {
  const orders = ["0,1,2", "0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"];
  let [positions, whole] = [0, 0];
  for (let sample = 0; sample < 6 ** 5; sample++) {
    const drawn = Array.from({ length: 5 }, (_, trial) => orders[Math.floor(sample / 6 ** trial) % 6] ?? "");
    const statistics = getStatistics(count(drawn));
    positions += statistics.positions.distance / 6 ** 5;
    whole += (statistics.orders?.distance ?? NaN) / 6 ** 5;
    if (sample > 0) continue;
    expect(statistics.positions.fairDistance).toBeGreaterThan(0.2);
  }
  const { positions: fair, orders: fairOrders } = getStatistics(count(["0,1,2", "0,1,2", "0,1,2", "0,1,2", "0,1,2"]));
  expect(fair.fairDistance).toBeCloseTo(positions, 12);
  expect(fairOrders?.fairDistance).toBeCloseTo(whole, 12);
});

describe("too few trials for χ²", () => {
  test("leave it out and keep the exact tails", () => {
    const { positions, orders } = getStatistics(measureSeeded(fisherYates, 3, 14, 1));
    expect(positions.chiSquared).toBeUndefined();
    expect(orders?.chiSquared).toBeUndefined();
    expect(positions.extremeCell.pValue).toBeGreaterThan(0);
    expect(getStatistics(measureSeeded(fisherYates, 3, 15, 1)).positions.chiSquared?.degrees).toBe(4);
    expect(getStatistics(measureSeeded(fisherYates, 3, 30, 1)).orders?.chiSquared?.degrees).toBe(5);
  });

  test("one trial is enough for the rest", () => {
    const { positions } = getStatistics(measureSeeded(fisherYates, 10, 1, 1));
    expect(positions.largestDeviation).toBe(9);
    expect(positions.distance).toBeCloseTo(0.9, 12);
    expect(positions.fairDistance).toBeCloseTo(0.9, 12);
  });
});

describe("repeated orders", () => {
  test("are counted beyond seven cards only", () => {
    expect(measureSeeded(randomCut, 7, 100, 1).repeats).toBeUndefined();
    expect(measureSeeded(randomCut, 8, 100, 1)).toMatchObject({ repeats: { among: 100, repeated: 92 } });
  });

  test("stop being compared where memory would grow", () => {
    expect(measureSeeded(randomCut, 9, MOST_COMPARED_ORDERS + 5, 1).repeats).toEqual({
      among: MOST_COMPARED_ORDERS,
      repeated: MOST_COMPARED_ORDERS - 9,
    });
  });

  test("have a p-value that is an upper bound: eight cards, 400 shuffles, 2,000 runs", () => {
    const runs = Array.from({ length: 2000 }, (_, seed) => getStatistics(measureSeeded(fisherYates, 8, 400, seed)));
    const pValues = runs.map(({ repeats }) => repeats?.pValue ?? NaN);
    // 1.98 repeats on average; the bound is not far from the truth either.
    expect(runs[0]?.repeats?.fairRepeats).toBeCloseTo((400 * 399) / 2 / 40320, 12);
    for (const level of [0.3, 0.1, 0.01]) {
      const share = pValues.filter((pValue) => pValue <= level).length / 2000;
      // A share of 2,000 runs is above `level` by more than this with probability 1e-6 at most (Hoeffding: exp(−2 · 2000 · t²)).
      expect(share).toBeLessThan(level + Math.sqrt(Math.log(1e6) / 4000));
    }
    expect(pValues.filter((pValue) => pValue <= 0.3).length).toBeGreaterThan(50);
  });

  test("of many cards convict at once: one repeat of a deck of 52", () => {
    const fair = measureSeeded(fisherYates, 52, 1000, 1);
    expect(getStatistics(fair).repeats).toMatchObject({ repeated: 0, pValue: 1 });
    const { repeats } = getStatistics({ ...fair, repeats: { among: 1000, repeated: 1 } });
    expect(repeats?.pValue).toBeLessThan(1e-60);
    const huge = { ...measureSeeded(fisherYates, 200, 3, 1), repeats: { among: 3, repeated: 1 } };
    expect(getStatistics(huge).repeats?.pValue).toBe(0);
  });
});

describe("the p-values of 2,000 fair runs", () => {
  const runs = Array.from({ length: 2000 }, (_, seed) => getStatistics(measureSeeded(fisherYates, 5, 1000, seed + 1)));
  // Kolmogorov–Smirnov: D is above this with probability 2 exp(−2 · 2000 · D²) = 1e-6 at most (Dvoretzky–Kiefer–Wolfowitz, with Massart's constant).
  const mostDistance = Math.sqrt(Math.log(2e6) / 4000);

  test("of χ² on positions are uniform", () => {
    const pValues = runs.map(({ positions }) => positions.chiSquared?.pValue ?? NaN);
    expect(getDistanceFromUniform(pValues)).toBeLessThan(mostDistance);
  });

  test("of χ² on orders are uniform", () => {
    const pValues = runs.map(({ orders }) => orders?.chiSquared?.pValue ?? NaN);
    expect(getDistanceFromUniform(pValues)).toBeLessThan(mostDistance);
  });

  test("of the extreme cell and the extreme order are bounds", () => {
    for (const pValues of [
      runs.map(({ positions }) => positions.extremeCell.pValue),
      runs.map(({ orders }) => orders?.extremeOrder.pValue ?? NaN),
    ]) {
      for (const level of [0.5, 0.1, 0.01]) {
        const share = pValues.filter((pValue) => pValue <= level).length / 2000;
        expect(share).toBeLessThan(level + Math.sqrt(Math.log(1e6) / 4000));
      }
    }
  });

  test("would not be uniform by the plain Pearson sum, as the mean of χ² shows", () => {
    const values = runs.map(({ positions }) => positions.chiSquared?.value ?? NaN);
    // 16 on average, with a standard error of √(32/2000) = 0.126; the plain sum has 20.
    expect(Math.abs(sum(values) / 2000 - 16)).toBeLessThan(0.7);
  });

  test("and distances lie about their fair value", () => {
    const mean = sum(runs.map(({ positions }) => positions.distance)) / 2000;
    // A distance varies by about 0.005 from run to run, its mean by 1e-4.
    expect(Math.abs(mean - (runs[0]?.positions.fairDistance ?? NaN))).toBeLessThan(7e-4);
  });
});

test("the yardsticks of an exact matrix are exact", () => {
  const naive: ShuffleModel = {
    kind: "comparatorSort",
    steps: [],
    sign: { kind: "binary", operator: "-", left: { kind: "draw" }, right: { kind: "number", value: 0.5 } },
    unknowns: [],
  };
  const { distance, worstCell, largestDeviation, sums, luckiest } = getYardsticks(exactPositions(naive, 8));
  expect(worstCell.ratio).toBeCloseTo(8 * worstCell.share, 12);
  expect(largestDeviation).toBeCloseTo(Math.abs(worstCell.ratio - 1), 12);
  // "position 7, card 6" is 21.875 %.
  expect(luckiest[7]).toMatchObject({ card: 6, share: 0.21875 });
  expect(distance).toBeCloseTo(0.08276605606, 10);
  expect(sum(sums)).toBeCloseTo(28, 12);
  const untouched = getYardsticks([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  expect(untouched).toMatchObject({ largestDeviation: 2, sums: [0, 1, 2] });
  expect(untouched.distance).toBeCloseTo(2 / 3, 14);
  expect(untouched.variance).toBeCloseTo(2 / 9, 14);
  const fair = getYardsticks([
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
  expect(fair).toMatchObject({ distance: 0, largestDeviation: 0, variance: 0, sums: [0.5, 0.5] });
  expect(() => getYardsticks([[1, 0], [1]])).toThrow("row 1 has 1");
});

test("V8's random comparator has the position sums of write-up 4", () => {
  const shuffle = BIASED_SHUFFLES["random-comparator"];
  if (shuffle === undefined) throw new Error("It is gone.");
  const { positions } = getStatistics(measureSeeded(shuffle, 10, 20_000, 4));
  const printed = [3.86, 3.86, 4.54, 4.65, 4.67, 4.36, 4.36, 4.72, 4.85, 5.11];
  // A card's standard deviation is below 3.2, so six standard errors are 0.14; the printed figures are rounded by 0.005.
  positions.sums.forEach((value, position) => {
    expect(Math.abs(value / 20_000 - (printed[position] ?? NaN))).toBeLessThan(0.145);
  });
});

describe("a measurement that can't be", () => {
  test.each<[string, Partial<Measurement>, string]>([
    ["has one card", { cards: 1 }, "at least 2 cards"],
    ["has no trial", { trials: 0 }, "at least 1 trial"],
    ["lacks a row", { counts: THREE_CARDS.counts.slice(1) }, "3 rows of 3"],
    [
      "has a wrong row sum",
      {
        counts: [
          [60, 0, 0],
          [0, 60, 0],
          [0, 1, 59],
        ],
      },
      "with the sum 60",
    ],
    [
      "has a wrong column sum",
      {
        counts: [
          [60, 0, 0],
          [60, 0, 0],
          [0, 0, 60],
        ],
      },
      "with the sum 60",
    ],
    [
      "has half a count",
      {
        counts: [
          [0.5, 59.5, 0],
          [59.5, 0.5, 0],
          [0, 0, 60],
        ],
      },
      "whole numbers",
    ],
    ["names an order that is none", { orders: { "0,0,1": 60 } }, 'written like "2,0,1"'],
    ["counts too few orders", { orders: { "0,1,2": 59 } }, "with the sum 60"],
    ["repeats all of its orders", { repeats: { among: 60, repeated: 60 } }, "impossible"],
    ["compares more than it has", { repeats: { among: 61, repeated: 1 } }, "impossible"],
  ])("%s", (_, part, message) => {
    expect(() => getStatistics({ ...THREE_CARDS, ...part })).toThrow(message);
  });
});

/** Counts orders of three cards. */
function count(drawn: readonly string[]): Measurement {
  const counts = [0, 1, 2].map((position) =>
    [0, 1, 2].map((card) => drawn.filter((order) => Number(order.split(",")[position]) === card).length),
  );
  const orders: Record<string, number> = {};
  for (const order of drawn) orders[order] = (orders[order] ?? 0) + 1;
  return { cards: 3, trials: drawn.length, counts, orders };
}

/** The Kolmogorov–Smirnov distance of the values from the uniform distribution on [0, 1]. */
function getDistanceFromUniform(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.max(...sorted.map((value, i) => Math.max(value - i / sorted.length, (i + 1) / sorted.length - value)));
}
