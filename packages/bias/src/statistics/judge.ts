// The judgement of a measurement: biased with its evidence, or no bias found with the smallest bias it would have seen. Never fair: counts can't prove that.
import type { Measurement } from "../counts/measurement.ts";
import { getSmallestSeen } from "./binomial.ts";
import { getStatistics, type ChiSquared, type Statistics } from "./statistics.ts";
import { tellGiven } from "../model/given-number.ts";

/** How sure a judgement has to be. */
export interface JudgeOptions {
  /** The probability, at most, that a fair shuffle is called biased: 1e-12 to 0.1; 1e-9 if not given. */
  readonly falseAlarm?: number;
}

/**
 * What a measurement says: `biased`, with the test that found it, or `noBiasFound`, with the smallest bias that would have been seen. It never
 * says fair: counts can't prove that.
 */
export type Judgement = (
  | {
      readonly kind: "biased";
      /** The test that found it; where several did, the one that says most to people: a cell before an order, and both before a chi-squared. */
      readonly evidence: MeasuredEvidence;
    }
  | {
      readonly kind: "noBiasFound";
      /**
       * The smallest bias that would have been seen with probability `power`: a cell that comes up more often than 1/n by this part of 1/n (0.1: a
       * share of 1.1/n). Absent where the trials are too few to see any.
       */
      readonly smallestBias?: number;
      readonly power: number;
    }
) & {
  /** The false-alarm rate behind it, over all tests together. */
  readonly falseAlarm: number;
  readonly statistics: Statistics;
};

/** What a fair shuffle would hardly ever have given: with probability `pValue` or less, where the test was allowed to fire with `level`. */
export type MeasuredEvidence = { readonly pValue: number; readonly level: number } & (
  | {
      readonly test: "cell";
      readonly position: number;
      readonly card: number;
      readonly count: number;
      readonly expected: number;
    }
  | { readonly test: "order"; readonly order: string; readonly count: number; readonly expected: number }
  | { readonly test: "repeats"; readonly among: number; readonly repeated: number; readonly expected: number }
  | { readonly test: "positions" | "orders"; readonly chiSquared: ChiSquared }
);

export const FALSE_ALARM = 1e-9;
const POWER = 0.99;

/**
 * The χ² distribution understates the far tail where few are expected: with 20 expected in each of 6, 24, 120 or 720 classes, what it calls 2.5e-15
 * is up to 92 times as likely, and 2.5e-12 up to 17 times (importance sampling with Dirichlet-multinomial counts; with 5 expected it is thousands). So
 * χ² convicts only from 20 expected on, and its p-value counts as 100 times as large. The other tests are bounds that always hold.
 */
export const LEAST_EXPECTED = 20;
export const TAIL_MARGIN = 100;

/**
 * Judges a measurement. The false-alarm rate is divided evenly among the tests that apply (they depend on n and the trials only), so that it holds for
 * all of them together: the extreme cell, χ² of the positions, and, as far as they were counted, the extreme order, χ² of the orders, and repeated orders.
 * @param options how sure it has to be; a false alarm once in 10⁹ measurements if left out.
 * @throws RangeError where `falseAlarm` is out of range, or as `getStatistics`.
 * @example
 * ```js
 * import { getCatalogueEntry, judgeMeasurement, simulate } from "@fair-shuffle/bias";
 *
 * const measure = (id) => simulate(getCatalogueEntry(id).model, { cards: 3, trials: 10_000, seed: 1 });
 * judgeMeasurement(await measure("naive-swap")).kind; // "biased"
 * judgeMeasurement(await measure("fisher-yates-forward")).kind; // "noBiasFound"
 * ```
 */
export function judgeMeasurement(measurement: Measurement, { falseAlarm = FALSE_ALARM }: JudgeOptions = {}): Judgement {
  checkFalseAlarm(falseAlarm);
  const statistics = getStatistics(measurement);
  const { cards, trials } = measurement;
  const tests = getTests(statistics);
  const level = falseAlarm / tests.length;
  // Any of them convicts: the first says most to people.
  const evidence = tests.find(({ pValue }) => pValue <= level);
  if (evidence !== undefined) {
    return { kind: "biased", evidence: { ...evidence, level }, falseAlarm, statistics };
  }
  // A cell is convicted where twice its tail, times the number of cells, is within the level.
  const smallest = getSmallestSeen(trials, 1 / cards, level / 2 / cards ** 2, POWER);
  return {
    kind: "noBiasFound",
    ...(smallest === undefined ? {} : { smallestBias: smallest * cards - 1 }),
    power: POWER,
    falseAlarm,
    statistics,
  };
}

/** @throws RangeError where a false-alarm rate is out of range. */
export function checkFalseAlarm(falseAlarm: number): void {
  if (typeof falseAlarm === "number" && falseAlarm >= 1e-12 && falseAlarm <= 0.1) return;
  throw new RangeError(`The false-alarm rate must be from 1e-12 to 0.1, not ${tellGiven(falseAlarm)}.`);
}

type Test = WithoutLevel<MeasuredEvidence>;
type WithoutLevel<T> = T extends unknown ? Omit<T, "level"> : never;

/** Returns the tests that apply. Those that say most to people come first: a cell, an order, and only then what statistics sum up. */
function getTests({ positions, orders, repeats }: Statistics): readonly Test[] {
  const { position, card, count, pValue } = positions.extremeCell;
  const tests: Test[] = [{ test: "cell", position, card, count, expected: positions.expected, pValue }];
  if (orders !== undefined) {
    const { order, count, pValue } = orders.extremeOrder;
    tests.push({ test: "order", order, count, expected: orders.expected, pValue });
  }
  if (repeats !== undefined) {
    const { among, repeated, fairRepeats, pValue } = repeats;
    tests.push({ test: "repeats", among, repeated, expected: fairRepeats, pValue });
  }
  if (positions.chiSquared !== undefined && positions.expected >= LEAST_EXPECTED) {
    tests.push(convict("positions", positions.chiSquared));
  }
  if (orders?.chiSquared !== undefined && orders.expected >= LEAST_EXPECTED) {
    tests.push(convict("orders", orders.chiSquared));
  }
  return tests;
}

function convict(test: "positions" | "orders", chiSquared: ChiSquared): Test {
  return { test, chiSquared, pValue: Math.min(1, chiSquared.pValue * TAIL_MARGIN) };
}
