// Numbers and choices on the command line, checked as they are read.
import { InvalidArgumentError } from "commander";

/** Returns a reader of whole numbers in a range; `1e6` and `1_000_000` are numbers, too. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text.replaceAll(/(?<=\d)[_,](?=\d)/g, ""));
    if (text.trim() !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It has to be a whole number from ${tell(least)} to ${tell(most)}.`);
  };
}

const tell = (value: number): string => value.toLocaleString("en-US");

/** Adds `k=3` to what was read before. */
export function readSetting(
  text: string,
  before: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const [, name, value = ""] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  const number = Number(value);
  if (name === undefined || !Number.isFinite(number)) throw new InvalidArgumentError("It has to look like k=3.");
  return new Map([...before, [name.trim(), number]]);
}
