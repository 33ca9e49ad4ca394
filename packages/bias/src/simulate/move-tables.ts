// Several moves of a deck become one: a table with a row for each way in which all of their draws turn out.
import type { Move } from "./deck-moves.ts";
import { MOST_CARDS_IN_DECK } from "./module-agreement.ts";

/** Moves that are looked up together. */
export interface MoveTable {
  /** How many draws decide which row it is. */
  readonly draws: number;
  /** Rows of 16 bytes: the lane from which each lane's card comes. The first draw's outcomes come first. */
  readonly rows: Uint8Array;
}

/** All tables of a shuffle are small enough to stay in a processor's nearest cache, which has 32 kB at least. */
const MOST_ROWS = 1536;

/** Returns tables for all moves: as few of them as fit, and then as small as they can be; more rows in all only where no table holds two moves. */
export function tabulate(moves: readonly Move[]): MoveTable[] {
  return cut(moves.map(({ sources }) => sources.length)).map(([start, end]) => {
    const together = moves.slice(start, end);
    const sources = together.reduce<readonly (readonly number[])[]>(
      (before, move) => before.flatMap((first) => move.sources.map((then) => then.map((lane) => first[lane] ?? lane))),
      [Array.from({ length: MOST_CARDS_IN_DECK }, (_, lane) => lane)],
    );
    const rows = new Uint8Array(MOST_CARDS_IN_DECK * sources.length);
    sources.forEach((row, index) => {
      const all = Array.from({ length: MOST_CARDS_IN_DECK }, (_, lane) => row[lane] ?? lane);
      rows.set(all, MOST_CARDS_IN_DECK * index);
    });
    return { draws: together.reduce((sum, { counts }) => sum + counts.length, 0), rows };
  });
}

/** Which moves, the first and the one after the last, are looked up together. */
type Span = readonly [start: number, end: number];

/** How many rows so many spans have at least in all, and where the last of them starts. */
interface Cut {
  readonly rows: number;
  readonly start: number;
}

/** Cuts moves with so many outcomes each into spans. */
function cut(outcomes: readonly number[]): Span[] {
  // For each number of spans, the best cut of the first moves, by their number.
  const best: (readonly (Cut | undefined)[])[] = [[{ rows: 0, start: 0 }]];
  for (let spans = 1; spans <= outcomes.length; spans++) {
    const before = best[spans - 1] ?? [];
    const cuts = Array.from({ length: outcomes.length + 1 }, (_, end): Cut | undefined => {
      let found: Cut | undefined;
      let product = 1;
      for (let start = end - 1; start >= 0; start--) {
        product *= outcomes[start] ?? 1;
        const rows = (before[start]?.rows ?? Infinity) + product;
        if (rows < (found?.rows ?? Infinity)) found = { rows, start };
      }
      return found;
    });
    best.push(cuts);
    if (spans < outcomes.length && (cuts.at(-1)?.rows ?? Infinity) > MOST_ROWS) continue;
    return trace(best, outcomes.length);
  }
  return [];
}

function trace(best: readonly (readonly (Cut | undefined)[])[], moves: number): Span[] {
  const spans: Span[] = [];
  for (let count = best.length - 1, end = moves; count > 0; count--) {
    const start = best[count]?.[end]?.start ?? 0;
    spans.unshift([start, end]);
    end = start;
  }
  return spans;
}
