// How many shuffles a biased one needs before it is called biased.
import { judgeMeasurement } from "./judge.ts";
import { BIASED_SHUFFLES, measureSeeded, type Shuffle } from "../measure/shuffles.fixture.ts";

const RUNS = 10;
const SEEN = 9;
const MOST_TRIALS = 2 ** 17;

/** Returns the first number of trials, of 8, 16, 32 …, with which nine of ten seeded measurements are biased at a false-alarm rate of 1e-9. */
export function getTrialsNeeded(shuffle: Shuffle, cards: number): number {
  for (let trials = 8; trials <= MOST_TRIALS; trials *= 2) {
    const seen = Array.from({ length: RUNS }, (_, seed) =>
      judgeMeasurement(measureSeeded(shuffle, cards, trials, seed)),
    );
    if (seen.filter(({ kind }) => kind === "biased").length >= SEEN) return trials;
  }
  return Infinity;
}

export const POWER_CARDS = [5, 13] as const;

/** For each biased shuffle, the trials needed with each number of cards. */
export function getPowerTable(): Map<string, number[]> {
  return new Map(
    Object.entries(BIASED_SHUFFLES).map(([name, shuffle]) => [
      name,
      POWER_CARDS.map((cards) => getTrialsNeeded(shuffle, cards)),
    ]),
  );
}
