// How long a simulation will take, so that nobody waits for hours unasked.
import type { Duration } from "../words/refusals.ts";

/** Longer than this, in seconds, is only done where `--yes` says so. */
export const PATIENCE = 15 * 60;

/** Returns 26 hours, 12 minutes, 3 years: a duration in seconds in the unit that people would use. */
export function getDuration(seconds: number): Duration {
  const units = [
    [60, "second"],
    [3_600, "minute"],
    [86_400, "hour"],
    [31_557_600, "day"],
  ] as const;
  let size = 1;
  for (const [limit, unit] of units) {
    if (seconds < limit) return { number: Math.max(1, Math.round(seconds / size)), unit };
    size = limit;
  }
  return { number: Math.max(1, Math.round(seconds / size)), unit: "year" };
}

/** Returns how many shuffles take about as long as people wait, in one digit and zeros; at least 1,000. */
export function getBearableTrials(secondsEach: number): number {
  const most = Math.max(1_000, 60 / secondsEach);
  const size = 10 ** Math.floor(Math.log10(most));
  return Math.floor(most / size) * size;
}
