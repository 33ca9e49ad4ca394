// The fewest shuffles that an assertion can do with: fewer would often miss even a gross bias.
import { LEAST_EXPECTED, TAIL_MARGIN } from "./judge.ts";
import { getChiSquaredTail } from "./special-functions.ts";

/**
 * A gross bias is that of 5 items which V8 sorts by a coin. By this much for each shuffle, the corrected χ² of its positions lies on average above that
 * of a fair shuffle: 4/5 · Σ (share − 1/5)² / (1/5) over its exact position matrix.
 */
export const GROSS_BIAS = { cards: 5, chiSquared: 6675 / 16_384 } as const;

/** Of so few shuffles of 5 items, the farthest cell, the farthest order and χ² of the positions are tested. */
const TESTS = 3;

/** Returns how many shuffles bring the χ² of a gross bias, on average, to where it convicts. */
export function getLeastTrials(falseAlarm: number): number {
  const { cards, chiSquared } = GROSS_BIAS;
  const degrees = (cards - 1) ** 2;
  const convicts = (trials: number): boolean =>
    getChiSquaredTail(degrees + trials * chiSquared, degrees) * TAIL_MARGIN <= falseAlarm / TESTS;
  let trials = cards * LEAST_EXPECTED;
  while (!convicts(trials)) trials++;
  return trials;
}
