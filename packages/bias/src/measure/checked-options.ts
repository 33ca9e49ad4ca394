// The options of the functions that measure: a name that nobody knows, or a number out of range, is told by the function that was called.

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
  throw new RangeError(`${door} takes ${least} to ${most} for ${name}, not ${value}.`);
}
