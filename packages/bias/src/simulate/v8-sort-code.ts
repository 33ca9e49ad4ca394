// V8's sort as code: `engines/v8.ts` says the same in JavaScript. Below 64 cards it makes a single run.
import { getLeastRun, V8_MERGES_FROM } from "../engines/v8.ts";
import { insertByBinarySearch } from "./insertion-code.ts";
import type { SortCode, SortPlace } from "./sort-place.ts";
import {
  both,
  getLocals,
  isLess,
  load,
  minus,
  pick,
  plus,
  repeatWhile,
  stopWhen,
  store,
  when,
  whileHolds,
  type Local,
} from "./structured-code.ts";
import { beginMerges, mergeRuns } from "./v8-merge-code.ts";
import { i32, type Code } from "./webassembly.ts";

/** Sorts by the runs that are found, or made of so many cards. */
export function writeV8Sort(place: SortPlace): SortCode {
  const { cards, list, compilation } = place;
  const { start, next } = getLocals(compilation, "start", "next");
  const begin = start.set(i32.constant(0));
  if (cards < V8_MERGES_FROM) return { code: [begin, makeRun(place, start, next)], result: list };
  const runs = stackRuns(place);
  const code = [
    [begin, runs.begin, beginMerges(place)],
    repeatWhile(
      [makeRun(place, start, next), runs.push(start, minus(next.get, start.get)), start.set(next.get), runs.merge],
      isLess(start.get, cards),
    ),
  ];
  return { code, result: list };
}

/** Finds the run at `start`, turns it round where it falls, and makes it as long as it must be; `next` is where it ends. */
function makeRun({ cards, list, compilation, ask }: SortPlace, start: Local, next: Local): Code {
  const { falls, goal } = getLocals(compilation, "falls", "goal");
  const all = i32.constant(cards);
  return [
    next.set(plus(start.get, 1)),
    when(isLess(next.get, all), [
      [falls.set(ask()), next.step(1)],
      whileHolds(isLess(next.get, all), [stopWhen([ask(), falls.get, i32.unequal]), next.step(1)]),
      when(falls.get, turnRound(compilation, list, start.get, next.get)),
      goal.set(plus(start.get, getLeastRun(cards))),
      when(isLess(all, goal.get), goal.set(all)),
      insertByBinarySearch(compilation, list, start.get, next, goal.get, ask),
    ]),
  ];
}

/** Turns round the cards from `start` to before `end`, two or more. */
function turnRound(compilation: SortPlace["compilation"], list: number, start: Code, end: Code): Code {
  const { low, high, card } = getLocals(compilation, "low", "high", "card");
  return [
    [low.set(start), high.set(minus(end, 1))],
    repeatWhile(
      [
        card.set(load(list, low.get)),
        store(list, low.get, load(list, high.get)),
        store(list, high.get, card.get),
        [low.step(1), high.step(-1)],
      ],
      isLess(low.get, high.get),
    ),
  ];
}

/** Runs that wait to be merged: in the table stand the start and the length of one after the other. */
interface Runs {
  readonly begin: Code;
  readonly push: (start: Local, length: Code) => Code;
  /** Merges what V8 merges before it looks for another run, or, behind the last one, all that wait. */
  readonly merge: Code;
}

const RUN_WORDS = 2;
/** Below the first run stand three that are longer than all others together, each longer than the next: nothing is ever merged with them. */
const GUARDS = [2 ** 30, 2 ** 29, 2 ** 28] as const;

function stackRuns(place: SortPlace): Runs {
  const { cards, table, compilation } = place;
  const { start, run, merged } = getLocals(compilation, "start", "run", "merged");
  const [startOf, lengthOf] = [table, table + 4];
  /** A length by how many runs it lies below the last one. */
  const length = (below: number): Code => load(lengthOf, minus(run.get, RUN_WORDS * below));
  const isOutgrown = (below: number): Code => [
    isLess(plus(length(below + 1), length(below)), length(below + 2)),
    i32.isZero,
  ];
  const isLast: Code = [start.get, i32.constant(cards), i32.equal];
  const isDue: Code = [
    [isOutgrown(0), isOutgrown(1), i32.or],
    [isLess(length(0), length(1)), i32.isZero, i32.or],
    [isLast, i32.or],
  ];
  const first = RUN_WORDS * GUARDS.length;
  const at = (list: number, further = 0): Code => load(list, plus(merged.get, RUN_WORDS * further));
  return {
    begin: [
      GUARDS.map((guard, index) => store(lengthOf, i32.constant(RUN_WORDS * index), i32.constant(guard))),
      run.set(i32.constant(first - RUN_WORDS)),
    ],
    push: (from, runLength) => [
      run.step(RUN_WORDS),
      [store(startOf, run.get, from.get), store(lengthOf, run.get, runLength)],
    ],
    merge: whileHolds(both(isLess(i32.constant(first), run.get), isDue), [
      merged.set(
        minus(run.get, pick(isLess(length(2), length(0)), i32.constant(2 * RUN_WORDS), i32.constant(RUN_WORDS))),
      ),
      mergeRuns(place, at(startOf), at(lengthOf), at(lengthOf, 1)),
      store(lengthOf, merged.get, plus(at(lengthOf), at(lengthOf, 1))),
      // The run behind them, where there is one.
      [startOf, lengthOf].map((list) => store(list, plus(merged.get, RUN_WORDS), load(list, run.get))),
      run.step(-RUN_WORDS),
    ]),
  };
}
