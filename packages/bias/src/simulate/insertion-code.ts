// Insertion by binary search as code: `engines/binary-insertion.ts` says the same in JavaScript.
import type { Compilation } from "./compilation.ts";
import { getLocals, isLess, load, pick, plus, repeatWhile, store, whileHolds, type Local } from "./structured-code.ts";
import { i32, type Code } from "./webassembly.ts";

/**
 * Inserts the cards from `position` on to before `end`, one by one, into the sorted ones between `start` and them.
 * @param isBefore asks the comparator, and leaves 1 where the card goes before the other one, else 0.
 */
export function insertByBinarySearch(
  compilation: Compilation,
  list: number,
  start: Code,
  position: Local,
  end: Code,
  isBefore: () => Code,
): Code {
  const { left, right, middle, before, card, place } = getLocals(
    compilation,
    "left",
    "right",
    "middle",
    "before",
    "card",
    "place",
  );
  const search: Code = [
    [left.set(start), right.set(position.get)],
    repeatWhile(
      [
        middle.set([plus(left.get, right.get), i32.constant(1), i32.shiftRight]),
        before.set(isBefore()),
        // Chosen without a jump: which way it goes can't be foreseen.
        left.set(pick(before.get, left.get, plus(middle.get, 1))),
        right.set(pick(before.get, middle.get, right.get)),
      ],
      isLess(left.get, right.get),
    ),
  ];
  const moveUp: Code = [
    [card.set(load(list, position.get)), place.set(position.get)],
    whileHolds(isLess(left.get, place.get), [store(list, place.get, load(list - 4, place.get)), place.step(-1)]),
    store(list, place.get, card.get),
  ];
  return whileHolds(isLess(position.get, end), [search, moveUp, position.step(1)]);
}
