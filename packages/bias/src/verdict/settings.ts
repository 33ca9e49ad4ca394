// The values that variables are tried at which the source does not tell.
import type { Unknowns } from "../exact/distribution.ts";

/** All ways of giving each name one of the values. */
export function combine(names: readonly string[], values: readonly number[]): readonly Unknowns[] {
  return names.reduce<readonly Unknowns[]>(
    (settings, name) => values.flatMap((value) => settings.map((setting) => new Map([...setting, [name, value]]))),
    [new Map()],
  );
}
