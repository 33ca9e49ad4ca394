// Insertion by binary search as code: `engines/binary-insertion.ts` says the same in JavaScript.
import type { Compilation } from "./compilation.ts";
import {
  FOUR_BYTES,
  getFour,
  getLocals,
  isLess,
  load,
  pick,
  plus,
  repeatWhile,
  shift,
  whileHolds,
  type Local,
} from "./structured-code.ts";
import { i32, type Code } from "./webassembly.ts";

const WORD = 4;

/**
 * Inserts the cards from `position` on to before `end`, one by one, into the sorted ones between `start` and them.
 * @param list an address with room for four words in front of it.
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
  const {
    left,
    right,
    middle,
    "goes before": goesBefore,
    card,
    place,
  } = getLocals(compilation, "left", "right", "middle", "goes before", "card", "place");
  const search: Code = [
    [left.set(start), right.set(position.get)],
    repeatWhile(
      [
        middle.set([plus(left.get, right.get), i32.constant(1), i32.shiftRight]),
        goesBefore.set(isBefore()),
        // Chosen without a jump: which way it goes can't be foreseen.
        left.set(pick(goesBefore.get, left.get, plus(middle.get, 1))),
        right.set(pick(goesBefore.get, middle.get, right.get)),
      ],
      isLess(left.get, right.get),
    ),
  ];
  const [moved, before] = [getFour(compilation, "moved"), getFour(compilation, "before")];
  // Four cards at a time, and the four in front of the place are laid back: the fewer rounds a loop has, the more often their number is foreseen.
  const moveUp: Code = [
    [card.set(load(list, position.get)), place.set(shift(position.get)), left.set(shift(left.get))],
    before.load(left.get, list - FOUR_BYTES),
    repeatWhile(
      [
        [moved.load(place.get, list - FOUR_BYTES), moved.store(place.get, list - FOUR_BYTES + WORD)],
        place.step(-FOUR_BYTES),
      ],
      isLess(left.get, place.get),
    ),
    [before.store(left.get, list - FOUR_BYTES), left.get, card.get, i32.store(list)],
  ];
  return whileHolds(isLess(position.get, end), [search, moveUp, position.step(1)]);
}
