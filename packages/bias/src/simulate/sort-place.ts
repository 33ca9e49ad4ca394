// Where a sort that becomes code finds its cards, and what it leaves.
import type { Compilation } from "./compilation.ts";
import type { Code, Data } from "./webassembly.ts";

export interface SortPlace {
  readonly compilation: Compilation;
  /** n, at least 2. */
  readonly cards: number;
  /** The address of the cards, words of four bytes. */
  readonly list: number;
  /** The address of room for as many. */
  readonly spare: number;
  /** The address of room for what the sort remembers, `TABLE_BYTES` for each card. */
  readonly table: number;
  /** Asks the comparator: leaves 1 where it says what the engine asks for, else 0. */
  readonly ask: () => Code;
}

/** How much a sort may remember for each card. */
export const TABLE_BYTES = 16;

export interface SortCode {
  readonly code: Code;
  /** Where the sorted cards lie: `list` or `spare`. */
  readonly result: number;
  /** What must lie in memory before. */
  readonly data?: Data;
}
