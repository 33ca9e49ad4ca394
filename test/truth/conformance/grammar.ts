/** The whole grammar: program number k of a seed. */

import { writeComparatorSort } from "./comparator-grammar.ts";
import { createDice, type Dice } from "./dice.ts";
import { writeEveryday } from "./everyday-grammar.ts";
import { writeFar } from "./far-grammar.ts";
import { writeKeyedSort } from "./keyed-sort-grammar.ts";
import { writeKin } from "./kin-grammar.ts";
import { writeMoves } from "./move-grammar.ts";
import { writeOneByOne } from "./one-by-one-grammar.ts";
import type { Program } from "./program.ts";
import { writeSwapLoop } from "./swap-loop-grammar.ts";
import { writeUndeclared } from "./undeclared-grammar.ts";

/** Program `index` (0, 1, …) of the seed; every program stands for itself, so that one can be written again without the others. */
export function writeProgram(seed: number, index: number): Program {
  const dice = createDice(seed, index);
  return dice.weighted<(dice: Dice) => Program>([
    [50, writeSwapLoop],
    [7, writeEveryday],
    [4, writeFar],
    [2, writeUndeclared],
    [14, writeMoves],
    [12, writeKeyedSort],
    [14, writeComparatorSort],
    [14, writeKin],
    [4, writeOneByOne],
  ])(dice);
}
