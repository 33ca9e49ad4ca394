// The least number of trials is that at which a gross bias is found more often than not.
import { expect, test } from "vitest";
import { getCatalogueEntry } from "../catalogue/catalogue.ts";
import { exactPositions } from "../exact/distribution.ts";
import { BIASED_SHUFFLES, measureSeeded } from "../measure/shuffles.fixture.ts";
import { judgeMeasurement } from "./judge.ts";
import { getLeastTrials, GROSS_BIAS } from "./least-trials.ts";

const { cards, chiSquared } = GROSS_BIAS;

test("the gross bias is that of a sort by a coin, exactly", () => {
  const shares = exactPositions(getCatalogueEntry("random-comparator").model, cards).flat();
  const fair = 1 / cards;
  const sum = shares.reduce((sum, share) => sum + (share - fair) ** 2 / fair, 0);
  expect(((cards - 1) / cards) * sum).toBeCloseTo(chiSquared, 14);
});

test.each([
  [1e-12, 220],
  [1e-9, 180],
  [1e-6, 140],
])(
  "at a false-alarm rate of %d, %d trials find it in more than half of all runs, and half as many hardly ever",
  (falseAlarm, least) => {
    expect(getLeastTrials(falseAlarm)).toBe(least);
    const coin = BIASED_SHUFFLES["random-comparator"] ?? (() => undefined);
    const countFound = (trials: number): number =>
      Array.from({ length: 100 }, (_, seed) =>
        judgeMeasurement(measureSeeded(coin, cards, trials, seed), { falseAlarm }),
      ).filter(({ kind }) => kind === "biased").length;
    // In 100 runs of a rate of 1/2, below 25 comes up once in 5 million.
    expect(countFound(least)).toBeGreaterThan(50);
    expect(countFound(2 * least)).toBeGreaterThan(95);
    expect(countFound(least / 2)).toBeLessThan(25);
  },
);
