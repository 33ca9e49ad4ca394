// The sorts whose merges do not depend on the answers, as code: SpiderMonkey's, and V8's of typed arrays. Which runs are merged is a table in memory.
// `engines/spidermonkey.ts` and `engines/v8-typed-array.ts` say the same in JavaScript.
import { SPIDERMONKEY_INSERTS_TO, SPIDERMONKEY_WINDOW } from "../engines/spidermonkey.ts";
import { getMiddle } from "../engines/v8-typed-array.ts";
import type { SortCode, SortPlace } from "./sort-place.ts";
import {
  both,
  FOUR_BYTES,
  getFour,
  getLocals,
  isLess,
  load,
  minus,
  move,
  pick,
  plus,
  repeatWhile,
  stopWhen,
  store,
  when,
  whileHolds,
} from "./structured-code.ts";
import { i32, type Code, type Data } from "./webassembly.ts";

/** The runs `start` … `middle` − 1 and `middle` … `end` − 1 of one list, which go into the other one at the same positions. */
interface Merge {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly fromSpare: boolean;
}

const WORD = 4;
const MERGE_BYTES = 4 * WORD;

/** Sorts up to 8 cards by linear insertion, more of them in windows of 4, which are merged. */
export function writeSpiderMonkeySort(place: SortPlace): SortCode {
  const { cards, list, spare } = place;
  if (cards <= SPIDERMONKEY_INSERTS_TO) return { code: insertWindows(place, cards), result: list };
  const merges: Merge[] = [];
  let fromSpare = false;
  for (let window = SPIDERMONKEY_WINDOW; window < cards; window *= 2) {
    for (let start = 0; start < cards; start += 2 * window) {
      const [middle, end] = [Math.min(start + window, cards), Math.min(start + 2 * window, cards)];
      merges.push({ start, middle, end, fromSpare });
    }
    fromSpare = !fromSpare;
  }
  return {
    code: [insertWindows(place, SPIDERMONKEY_WINDOW), mergeAll(place, merges, true)],
    result: fromSpare ? spare : list,
    data: writeTable(place, merges),
  };
}

/** Sorts halves of halves, and merges them. */
export function writeTypedArraySort(place: SortPlace): SortCode {
  const { cards, list, spare } = place;
  const merges: Merge[] = [];
  const sortHalves = (start: number, end: number, fromSpare: boolean): void => {
    if (end - start < 2) return;
    const middle = getMiddle(start, end);
    sortHalves(start, middle, !fromSpare);
    sortHalves(middle, end, !fromSpare);
    merges.push({ start, middle, end, fromSpare });
  };
  sortHalves(0, cards, true);
  const zero = i32.constant(0);
  return {
    code: [move([spare, zero], [list, zero], i32.constant(cards)), mergeAll(place, merges, false)],
    result: list,
    data: writeTable(place, merges),
  };
}

/** The table: for each merge the addresses of its start, middle and end, and of where it goes. */
function writeTable({ list, spare, table }: SortPlace, merges: readonly Merge[]): Data {
  const words = merges.flatMap(({ start, middle, end, fromSpare }) => {
    const [from, to] = fromSpare ? [spare, list] : [list, spare];
    return [...[start, middle, end].map((position) => from + WORD * position), to + WORD * start];
  });
  return { address: table, bytes: [...new Uint8Array(Int32Array.from(words).buffer)] };
}

/** Moves each card of a window to the left as long as the one before it is said to be above it. */
function insertWindows({ cards, list, compilation, ask }: SortPlace, size: number): Code {
  const { start, end, position, card, hole } = getLocals(compilation, "start", "end", "position", "card", "hole");
  const insert: Code = [
    [card.set(load(list, position.get)), hole.set(position.get)],
    whileHolds(isLess(start.get, hole.get), [
      stopWhen([ask(), i32.isZero]),
      [store(list, hole.get, load(list - WORD, hole.get)), hole.step(-1)],
    ]),
    store(list, hole.get, card.get),
  ];
  return [
    start.set(i32.constant(0)),
    whileHolds(isLess(start.get, cards), [
      end.set(plus(start.get, size)),
      when(isLess(i32.constant(cards), end.get), end.set(i32.constant(cards))),
      position.set(plus(start.get, 1)),
      whileHolds(isLess(position.get, end.get), [insert, position.step(1)]),
      start.set(end.get),
    ]),
  ];
}

/**
 * Does all merges of the table.
 * @param looksFirst whether a merge first asks about the ends that meet, and leaves the runs as they are where those are in order.
 */
function mergeAll(place: SortPlace, merges: readonly Merge[], looksFirst: boolean): Code {
  const { table, compilation, ask } = place;
  const { entry } = getLocals(compilation, "entry");
  const { left, middle, right, end, goal } = getMergeLocals(place);
  const [steps, rest] = [takeInTurns(place), takeRest(place)];
  const isPair: Code = [minus(end.get, left.get), i32.constant(2 * WORD), i32.equal];
  return [
    entry.set(i32.constant(table)),
    repeatWhile(
      [
        [left, middle, end, goal].map((local, word) => local.set([entry.get, i32.load(WORD * word)])),
        right.set(middle.get),
        looksFirst
          ? [when(isLess(right.get, end.get), when(ask(), steps)), rest]
          : when(isPair, mergePair(place), [steps, rest]),
        entry.step(MERGE_BYTES),
      ],
      isLess(entry.get, table + MERGE_BYTES * merges.length),
    ),
  ];
}

/** Addresses: of the next cards of both runs, where those end, and of where the next card goes. */
const getMergeLocals = ({ compilation }: SortPlace) =>
  getLocals(compilation, "left", "middle", "right", "end", "goal", "later");

const loadAt = (address: Code): Code => [address, i32.load(0)];

/** Sets `later` to the size of a card where the right one is to be taken, else to 0. */
const askForRight = (place: SortPlace): Code =>
  getMergeLocals(place).later.set([place.ask(), i32.constant(2), i32.shiftLeft]);

/** Takes cards of two runs until one of them is empty. */
function takeInTurns(place: SortPlace): Code {
  const { left, middle, right, end, goal, later } = getMergeLocals(place);
  return whileHolds(both(isLess(left.get, middle.get), isLess(right.get, end.get)), [
    askForRight(place),
    [goal.get, loadAt(pick(later.get, right.get, left.get)), i32.store(0)],
    [goal.step(WORD), right.step(later.get), left.set(minus(plus(left.get, WORD), later.get))],
  ]);
}

/** Takes what is left, which are neighbours: of one run, or of two that nothing was taken of. */
function takeRest(place: SortPlace): Code {
  const { left, middle, right, end, goal } = getMergeLocals(place);
  const [moved, behind] = [getFour(place.compilation, "moved"), getFour(place.compilation, "behind")];
  // Four cards at a time, and the four behind them are laid back: mostly there is a single round, which a processor foresees.
  return [
    end.set(plus(goal.get, plus(minus(middle.get, left.get), minus(end.get, right.get)))),
    left.set(pick(isLess(left.get, middle.get), left.get, right.get)),
    behind.load(end.get, 0),
    repeatWhile(
      [
        [moved.load(left.get, 0), moved.store(goal.get, 0)],
        [goal.step(FOUR_BYTES), left.step(FOUR_BYTES)],
      ],
      isLess(goal.get, end.get),
    ),
    behind.store(end.get, 0),
  ];
}

/** Merges two single cards, without a jump: which one goes first can't be foreseen. */
function mergePair(place: SortPlace): Code {
  const { left, right, goal, later } = getMergeLocals(place);
  return [
    askForRight(place),
    [goal.get, loadAt(plus(left.get, later.get)), i32.store(0)],
    [goal.get, loadAt(minus(right.get, later.get)), i32.store(WORD)],
  ];
}
