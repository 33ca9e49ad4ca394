// The judgement: never a false alarm beyond its rate, and every biased shuffle of the catalogue caught.
import { describe, expect, test } from "vitest";
import type { Measurement } from "../counts/measurement.ts";
import { BIASED_SHUFFLES, fisherYates, measureSeeded, randomCut } from "../measure/shuffles.fixture.ts";
import { judgeMeasurement } from "./judge.ts";

describe("the false-alarm rate", () => {
  test("holds exactly for two cards, over all counts of every number of trials to 90", () => {
    for (let trials = 1; trials <= 90; trials++) {
      for (const falseAlarm of [0.1, 1e-3, 1e-9]) {
        let rate = 0;
        // P(Bin(trials, 1/2) = count).
        let term = 0.5 ** trials;
        for (let count = 0; count <= trials; count++) {
          if (judgeMeasurement(countTwo(count, trials), { falseAlarm }).kind === "biased") rate += term;
          term *= (trials - count) / (count + 1);
        }
        expect(rate).toBeLessThanOrEqual(falseAlarm);
      }
    }
  });

  test("is stated, divided among the tests, and no less than what χ² can promise", () => {
    const judgement = judgeMeasurement(measureSeeded(randomCut, 5, 3000, 1), { falseAlarm: 1e-6 });
    expect(judgement).toMatchObject({ kind: "biased", falseAlarm: 1e-6, evidence: { level: 2.5e-7 } });
    expect(judgeMeasurement(measureSeeded(randomCut, 5, 100, 1)).falseAlarm).toBe(1e-9);
    for (const falseAlarm of [0, 1e-13, 0.2, NaN]) {
      expect(() => judgeMeasurement(measureSeeded(randomCut, 5, 100, 1), { falseAlarm })).toThrow("from 1e-12 to 0.1");
    }
  });

  test("of 1e-9 lets 1,000 fair measurements of 2 to 20 cards pass", () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const judgement = judgeMeasurement(measureSeeded(fisherYates, 2 + (seed % 19), 50 + (seed % 500), seed));
      expect(judgement.kind).toBe("noBiasFound");
    }
  });
});

describe("a random cut, whose every card is everywhere equally often,", () => {
  test.each([3, 4, 5, 7, 8, 13, 52])("is biased with %i cards", (cards) => {
    const judgement = judgeMeasurement(measureSeeded(randomCut, cards, 2000, cards));
    expect(judgement.kind).toBe("biased");
    if (judgement.kind !== "biased") return;
    expect(judgement.statistics.positions.extremeCell.pValue).toBeGreaterThan(1e-6);
    expect(judgement.statistics.positions.chiSquared?.pValue).toBeGreaterThan(1e-6);
    expect(["order", "orders", "repeats"]).toContain(judgement.evidence.test);
  });
});

test.each(Object.entries(BIASED_SHUFFLES))("%s is biased: 5, 10 and 52 cards, 20,000 shuffles", (_, shuffle) => {
  for (const cards of [5, 10, 52]) {
    expect(judgeMeasurement(measureSeeded(shuffle, cards, 20_000, 7)).kind).toBe("biased");
  }
});

test("a shuffle whose generator has 2¹⁶ seeds is biased, though it is a Fisher–Yates", () => {
  const measurement = measureSeeded(
    (cards, random) => {
      const few = Math.floor(random() * 2 ** 16);
      let state = few * 40503;
      fisherYates(cards, () => {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        return state / 2 ** 31;
      });
    },
    13,
    20_000,
    1,
  );
  expect(judgeMeasurement(measurement)).toMatchObject({ kind: "biased", evidence: { test: "repeats" } });
});

describe("no bias found", () => {
  test("says the smallest bias that it would have seen, which falls with the trials", () => {
    const seen = [1000, 10_000, 100_000].map((trials) => {
      const judgement = judgeMeasurement(measureSeeded(fisherYates, 5, trials, 3));
      return judgement.kind === "noBiasFound" ? (judgement.smallestBias ?? NaN) : NaN;
    });
    // By another program (scipy's binom and brentq), with three tests at 1,000 trials and four from then on.
    expect(seen.map((bias) => Number(bias.toFixed(3)))).toEqual([0.623, 0.188, 0.058]);
  });

  test("says none where the trials are too few to see any", () => {
    const judgement = judgeMeasurement(measureSeeded(fisherYates, 5, 10, 3));
    expect(judgement).toMatchObject({ kind: "noBiasFound", power: 0.99 });
    expect(judgement).not.toHaveProperty("smallestBias");
  });

  test("keeps its promise: a cell off by so much is seen in 99 of 100 measurements, and one off by half of it in few", () => {
    const smallest = judgeMeasurement(measureSeeded(fisherYates, 2, 2000, 1));
    if (smallest.kind !== "noBiasFound" || smallest.smallestBias === undefined) throw new Error("It is fair.");
    const { smallestBias } = smallest;
    const seen = (bias: number): number =>
      Array.from({ length: 300 }, (_, seed) =>
        judgeMeasurement(
          measureSeeded(
            (cards, random) => {
              if (random() >= (1 + bias) / 2) cards.reverse();
            },
            2,
            2000,
            seed,
          ),
        ),
      ).filter(({ kind }) => kind === "biased").length;
    // Of 300 with probability 0.99 each (in truth a little more, other tests see it too), below 285 with probability 2e-6.
    expect(seen(smallestBias)).toBeGreaterThan(284);
    expect(seen(smallestBias / 2)).toBeLessThan(60);
  });
});

/** Two cards that stayed `count` times. */
function countTwo(count: number, trials: number): Measurement {
  const other = trials - count;
  return {
    cards: 2,
    trials,
    counts: [
      [count, other],
      [other, count],
    ],
    orders: { "0,1": count, "1,0": other },
  };
}
