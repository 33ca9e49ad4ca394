// JavaScriptCore's sort as code: `engines/javascriptcore.ts` says the same in JavaScript.
import {
  JAVASCRIPTCORE_MADE_RUN,
  JAVASCRIPTCORE_MERGES_FROM,
  JAVASCRIPTCORE_SHORT_RUN,
} from "../engines/javascriptcore.ts";
import { insertByBinarySearch } from "./insertion-code.ts";
import type { SortCode, SortPlace } from "./sort-place.ts";
import {
  both,
  getLocals,
  isLess,
  load,
  move,
  pick,
  plus,
  stopWhen,
  store,
  when,
  whileHolds,
  type Local,
} from "./structured-code.ts";
import { i32, type Code } from "./webassembly.ts";

/** A run that waits: where it starts, and its power. */
const RUN_WORDS = 2;
/** Powers beyond this are not looked for. */
const MOST_POWER = 64;

/** Sorts up to 7 cards by insertion, more of them by the rising runs that are found or made. */
export function writeJavaScriptCoreSort(place: SortPlace): SortCode {
  const { cards, list, compilation, ask } = place;
  const { start, end, next, power, run } = getLocals(compilation, "start", "end", "next", "power", "run");
  const [zero, all] = [i32.constant(0), i32.constant(cards)];
  if (cards < JAVASCRIPTCORE_MERGES_FROM) {
    const code = [next.set(i32.constant(1)), insertByBinarySearch(compilation, list, zero, next, all, ask)];
    return { code, result: list };
  }
  const { table } = place;
  const [startOf, powerOf] = [table, table + 4];
  const mergeLast: Code = [
    merge(place, load(startOf, run.get), start.get, end.get),
    start.set(load(startOf, run.get)),
    run.step(-RUN_WORDS),
  ];
  const code: Code = [
    // Below all runs lies one that is never merged.
    [run.set(zero), store(powerOf, run.get, zero)],
    [start.set(zero), findRun(place, start, next), end.set(next.get)],
    whileHolds(isLess(end.get, all), [
      findRun(place, end, next),
      getPower(place, [start.get, end.get, next.get], power),
      whileHolds(isLess(power.get, load(powerOf, run.get)), mergeLast),
      run.step(RUN_WORDS),
      [store(startOf, run.get, start.get), store(powerOf, run.get, power.get)],
      [start.set(end.get), end.set(next.get)],
    ]),
    whileHolds(isLess(zero, run.get), mergeLast),
  ];
  return { code, result: list };
}

/** Finds a rising run, makes it longer if it is too short, and looks again whether it goes on; `next` is where it ends. */
function findRun({ cards, list, compilation, ask }: SortPlace, start: Local, next: Local): Code {
  const { goal } = getLocals(compilation, "goal");
  const all = i32.constant(cards);
  const extend = (): Code => whileHolds(isLess(next.get, all), [stopWhen(ask()), next.step(1)]);
  return [
    [next.set(plus(start.get, 1)), extend()],
    when(isLess(next.get, plus(start.get, JAVASCRIPTCORE_SHORT_RUN + 1)), [
      goal.set(plus(start.get, JAVASCRIPTCORE_MADE_RUN)),
      when(isLess(all, goal.get), goal.set(all)),
      insertByBinarySearch(compilation, list, start.get, next, goal.get, ask),
    ]),
    extend(),
  ];
}

/** The depth at which the middles of two neighbouring runs fall into different halves of halves of the list. */
function getPower({ cards, compilation }: SortPlace, [start, middle, end]: readonly Code[], power: Local): Code {
  const { left, right } = getLocals(compilation, "left", "right");
  const isUpper = (digits: Local): Code => [digits.get, i32.constant(cards), i32.greaterOrEqual];
  const halve = (digits: Local): Code =>
    digits.set([pick(isUpper(digits), plus(digits.get, -cards), digits.get), i32.constant(1), i32.shiftLeft]);
  return [
    left.set([start ?? [], middle ?? [], i32.add]),
    right.set([middle ?? [], end ?? [], i32.add]),
    power.set(i32.constant(1)),
    whileHolds(both([isUpper(left), isUpper(right), i32.equal], isLess(power.get, MOST_POWER)), [
      [halve(left), halve(right)],
      power.step(1),
    ]),
  ];
}

/** Merges two neighbouring runs. */
function merge({ list, spare, compilation, ask }: SortPlace, start: Code, middle: Code, end: Code): Code {
  const { left, right, place, before, first } = getLocals(compilation, "left", "right", "place", "before", "first");
  return [
    [first.set(start), left.set(first.get), right.set(middle), place.set(first.get)],
    whileHolds(both(isLess(left.get, middle), isLess(right.get, end)), [
      before.set(ask()),
      store(spare, place.get, load(list, pick(before.get, right.get, left.get))),
      place.step(1),
      right.step(before.get),
      left.set([plus(left.get, 1), before.get, i32.subtract]),
    ]),
    // What is left of the right run lies in its place already.
    move([list, place.get], [list, left.get], [middle, left.get, i32.subtract]),
    move([list, first.get], [spare, first.get], [place.get, first.get, i32.subtract]),
  ];
}
