// The project's own functions that draw, as the rule's option `randomSources` names them.
import type { RuleOptions } from "../options/rule-options.ts";

/** A function of the project's own, in the rule's option `randomSources`: by its name alone, on [0, 1). */
export type RandomSourceOption = NonNullable<RuleOptions["randomSources"]>[number];

/** The functions of the project's own that draw, by the text that calls them: on [0, 1), or whole numbers up to a bound. */
export type RandomSources = ReadonlyMap<string, "unit" | "exclusive" | "inclusive">;

const NONE: RandomSources = new Map();

/** Returns the option `randomSources` as a table. */
export function getRandomSources(options: readonly RandomSourceOption[]): RandomSources {
  if (options.length === 0) return NONE;
  return new Map(
    options.map((option) => (typeof option === "string" ? [option, "unit"] : [option.name, option.range])),
  );
}
