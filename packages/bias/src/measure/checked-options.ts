// The options of the functions that measure: a name that nobody knows, or a number out of range, is told by the function that was called.
import { tellGiven } from "../model/given-number.ts";
import { checkFalseAlarm } from "../statistics/judge.ts";
import { getLeastTrials } from "../statistics/least-trials.ts";

const CALL = ["cards", "trials", "seed", "form", "signal"] as const;

/** The functions that take options, and the names of theirs. */
const KNOWN = {
  callShuffle: CALL,
  measure: [...CALL, "onProgress"],
  assertFair: [...CALL, "onProgress", "falseAlarm"],
} as const;

/** Which function somebody called. */
export type Door = keyof typeof KNOWN;

/** @throws TypeError where an option has a name that the function does not know: in JavaScript, nothing else tells of a misspelt one. */
export function checkNames(door: Door, options: object): void {
  const known: readonly string[] = KNOWN[door];
  const strange = Object.keys(options).find((name) => !known.includes(name));
  if (strange === undefined) return;
  throw new TypeError(
    `${door} has no option ${strange}: it knows ${known.slice(0, -1).join(", ")} and ${known.at(-1) ?? ""}.`,
  );
}

/** @throws RangeError where an option is no whole number in its range. */
export function checkRange(door: Door, name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${door} takes ${least} to ${most} for ${name}, not ${tellGiven(value)}.`);
}

/** @throws RangeError where a shuffle can't be judged by so few trials: a test that hardly can fail says nothing where it passes. */
export function checkTrials(door: Door, trials: number, falseAlarm: number): void {
  checkRange(door, "trials", trials, 1, Number.MAX_SAFE_INTEGER);
  checkFalseAlarm(falseAlarm);
  const least = getLeastTrials(falseAlarm);
  if (trials >= least) return;
  throw new RangeError(
    `${door} takes at least ${least} trials, not ${trials}: where a fair shuffle is to fail once in ${tellRuns(falseAlarm)} runs at most, fewer would often miss even 5 items that are sorted by a coin.`,
  );
}

/** Returns "1e9" of the false-alarm rate 1e-9. */
export const tellRuns = (falseAlarm: number): string => (1 / falseAlarm).toExponential(0).replace("e+", "e");
