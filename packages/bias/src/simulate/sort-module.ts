// A sort by a random comparator as a WebAssembly module: it sorts the untouched cards again and again, and counts where they end.
import type { Engine, ListKind } from "../engines/engine.ts";
import type { ComparatorSort } from "../model/model.ts";
import { getContent, putQuestion, SUPPLY, takeAnswers, writeFill, type Asking } from "./answer-supply.ts";
import { isBoolean } from "./boolean-expression.ts";
import { aside, runSteps } from "./compile-steps.ts";
import { writeJavaScriptCoreSort } from "./javascriptcore-sort-code.ts";
import { writeSpiderMonkeySort, writeTypedArraySort } from "./scheduled-merges.ts";
import { align, layMemory, writeTrials, type ShuffleModule } from "./shuffle-module.ts";
import { TABLE_BYTES, type SortCode, type SortPlace } from "./sort-place.ts";
import { getLocals, move, repeatWhile } from "./structured-code.ts";
import { writeV8Sort } from "./v8-sort-code.ts";
import * as wasm from "./webassembly.ts";
import { i32, type Code } from "./webassembly.ts";

/**
 * Returns the module of V8's sort by a random comparator.
 * @param cards n, 2 to 63.
 * @param recorded how many trials of one run are kept whole; 0 for none.
 */
export function writeSortModule(
  model: ComparatorSort,
  cards: number,
  unknowns: ReadonlyMap<string, number>,
  recorded: number,
): ShuffleModule {
  const memory = layMemory(cards, recorded);
  const { list, into: spare, seen: table } = memory;
  return writeTrials({ cards, lists: new Map(), unknowns }, memory, (compilation) => {
    const drawn = runSteps(compilation, model.before ?? []);
    // V8 asks only whether the answer is below 0, and no boolean is: nothing moves.
    if (isBoolean(model.sign)) return { code: drawn, result: list };
    const ask = (): Code =>
      aside(compilation, () => [runSteps(compilation, model.steps), putQuestion(compilation, "isBelow", model.sign)]);
    const sorted = sortRepeatedly(writeV8Sort, model.repeat ?? 1, { compilation, cards, list, spare, table, ask });
    return { ...sorted, code: [drawn, sorted.code] };
  });
}

/** What a module sorts by, and how. */
export interface AnsweredSort extends Asking {
  /** n, at least 2. */
  readonly cards: number;
  readonly unknowns: ReadonlyMap<string, number>;
  /** How many times the same cards are sorted in a row. */
  readonly rounds: number;
  /** How many trials of one run are kept whole; 0 for none. */
  readonly recorded: number;
}

const SORTS: Readonly<Record<Engine, Readonly<Record<ListKind, (place: SortPlace) => SortCode>>>> = {
  v8: { array: writeV8Sort, typedArray: writeTypedArraySort },
  spidermonkey: { array: writeSpiderMonkeySort, typedArray: writeSpiderMonkeySort },
  javascriptcore: { array: writeJavaScriptCoreSort, typedArray: writeJavaScriptCoreSort },
};

/** The module's own functions by their numbers, and the parameters of `run(trials, seed, block)`. */
const FILL = 1;
const [SEED, BLOCK] = [1, 2] as const;

/** Returns the module of a sort whose answers are drawn ahead: `run(trials, mixed seed, block)` does the trials of one block. */
export function writeAnsweredModule(sort: AnsweredSort): ShuffleModule {
  const { engine, list: kind, cards, unknowns, rounds, recorded } = sort;
  const memory = layMemory(cards, recorded);
  const { list, into: spare } = memory;
  const content = getContent(sort);
  const address = align(memory.end);
  const table = align(address + SUPPLY * content.size);
  const layout = { cards, lists: new Map(), unknowns };
  const supply = { address, fill: FILL, seed: wasm.getLocal(SEED), block: wasm.getLocal(BLOCK) };
  return writeTrials(
    layout,
    { ...memory, end: table + TABLE_BYTES * cards },
    (compilation) => {
      const { beginBlock, beginTrial, ask } = takeAnswers(sort, supply, compilation);
      const sorted = sortRepeatedly(SORTS[engine][kind], rounds, { compilation, cards, list, spare, table, ask });
      return { ...sorted, before: beginBlock, code: [beginTrial, sorted.code] };
    },
    [writeFill(content, layout, address)],
  );
}

/** Sorts the same cards so many times in a row. */
function sortRepeatedly(sort: (place: SortPlace) => SortCode, rounds: number, place: SortPlace): SortCode {
  const sorted = sort(place);
  if (rounds === 1) return sorted;
  const { compilation, cards, list } = place;
  const { round } = getLocals(compilation, "round");
  const zero = i32.constant(0);
  const back = sorted.result === list ? [] : move([list, zero], [sorted.result, zero], i32.constant(cards));
  return {
    ...sorted,
    code: [round.set(i32.constant(rounds)), repeatWhile([sorted.code, back, round.step(-1)], round.get)],
    result: list,
  };
}
