// The position matrix that V8 leaves of a typed array: the halves are always the same, so all that is left are merges of two runs.
import { getMiddle } from "../engines/v8-typed-array.ts";
import { spend } from "./spending.ts";
import { getPlainMerge, mergeRuns, type Run } from "./run-positions.ts";

/** Returns P[position][card]. @param turns the chance that V8 turns two cards round: P(answer above 0), or P(true). */
export function getV8TypedArrayPositions(cards: number, turns: number): Run {
  // The last merge alone takes so many times the cards of either side the cards of both.
  spend(cards ** 3 / 250);
  /** Two halves differ by a card at most: there are two sizes at each depth. */
  const known = new Map<number, Run>([
    [0, []],
    [1, [new Float64Array([1])]],
  ]);
  const sortStretch = (count: number): Run => {
    const found = known.get(count);
    if (found !== undefined) return found;
    const middle = getMiddle(0, count);
    const sorted = mergeRuns(
      sortStretch(middle),
      sortStretch(count - middle),
      getPlainMerge(middle, count - middle, turns),
    );
    known.set(count, sorted);
    return sorted;
  };
  return sortStretch(cards);
}
