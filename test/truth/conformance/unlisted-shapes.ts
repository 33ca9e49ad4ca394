/** Which spellings of a shuffle are named neither by the project's list of shapes nor by the issue that asks for them: rarities that the grammars write all the same. */

import type { Program } from "./program.ts";

const UNLISTED: ReadonlySet<string> = new Set([
  "swap: a list of one",
  "swap: a pair",
  "swap: at()",
  "swap: comma in the value",
  "swap: slice",
  "loop: slice().forEach",
  "loop: [...Array(n).keys()]",
  "coin: over a reversed copy",
  "coin: picks the method",
  "insert: into a list made anew",
  "key: two digits",
  "keys in objects, ties by index",
]);

/** Returns whether the program is spelt in a way that no list names. */
export function isUnlisted({ features }: Program): boolean {
  return features.some((feature) => UNLISTED.has(feature));
}
