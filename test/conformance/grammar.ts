/** The whole grammar: program number k of a seed. */

import { writeComparatorSort } from "./comparator-grammar.ts";
import { createDice, type Dice } from "./dice.ts";
import { writeKin } from "./kin-grammar.ts";
import type { Program } from "./program.ts";
import { writeSwapLoop } from "./swap-loop-grammar.ts";

/** Program `index` (0, 1, …) of the seed; every program stands for itself, so that one can be written again without the others. */
export function writeProgram(seed: number, index: number): Program {
  const dice = createDice(seed, index);
  return dice.weighted<(dice: Dice) => Program>([
    [70, writeSwapLoop],
    [20, writeComparatorSort],
    [10, writeKin],
  ])(dice);
}
