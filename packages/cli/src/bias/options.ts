// Numbers and choices on the command line, checked as they are read.
import type { Language } from "@fair-shuffle/bias";
import { InvalidArgumentError } from "commander";
import { TEXTS } from "../words/bias-texts.ts";

/** Returns a reader of whole numbers in a range; `1e6` and `1_000_000` are numbers, too. */
export function wholeNumber(least: number, most: number, language: Language): (text: string) => number {
  return (text) => {
    const value = Number(text.replaceAll(/(?<=\d)[_,](?=\d)/g, ""));
    if (text.trim() !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      most === Infinity
        ? TEXTS[language].wholeNumberFrom(tell(least))
        : TEXTS[language].wholeNumber(tell(least), tell(most)),
    );
  };
}

const tell = (value: number): string => value.toLocaleString("en-US");

/** Returns a reader that adds `k=3` to what was read before. */
export const readSetting =
  (language: Language) =>
  (text: string, before: ReadonlyMap<string, number> = new Map()): ReadonlyMap<string, number> => {
    const [, name, value = ""] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    const number = Number(value);
    if (name === undefined || !Number.isFinite(number)) throw new InvalidArgumentError(TEXTS[language].setting);
    return new Map([...before, [name.trim(), number]]);
  };
