// V8's merges of runs as code: `engines/v8.ts` says the same in JavaScript. Which cards are compared matters to no comparator that ignores them.
import { V8_GALLOPS_FROM } from "../engines/v8.ts";
import type { SortPlace } from "./sort-place.ts";
import {
  addressOf,
  both,
  getLocals,
  isLess,
  minus,
  move,
  pick,
  plus,
  repeatWhile,
  stopWhen,
  when,
  whileHolds,
  type Local,
  type Position,
} from "./structured-code.ts";
import * as wasm from "./webassembly.ts";
import { i32, type Code } from "./webassembly.ts";

/** The locals of a merge: `left` and `right` are how many cards of each run are still to be merged. */
const getMergeLocals = ({ compilation }: SortPlace) =>
  getLocals(
    compilation,
    ...(["first", "end", "left", "right", "left length", "later", "left wins", "right wins", "least wins"] as const),
  );

/** To be run before a sort. */
export const beginMerges = (place: SortPlace): Code =>
  getMergeLocals(place)["least wins"].set(i32.constant(V8_GALLOPS_FROM));

/** Merges two neighbouring runs of these lengths, the first of which starts at `start`. */
export function mergeRuns(place: SortPlace, start: Code, leftLength: Code, rightLength: Code): Code {
  const { first, left, right, "left wins": skipped } = getMergeLocals(place);
  return [
    [first.set(start), left.set(leftLength), right.set(rightLength)],
    // What is in its place already, in front and behind, stays out of it.
    gallop(place, "right", "front", left.get, skipped),
    [first.step(skipped.get), left.set(minus(left.get, skipped.get))],
    when(left.get, [
      gallop(place, "left", "back", right.get, right),
      when(right.get, when(isLess(right.get, left.get), merge(place, "back"), merge(place, "front"))),
    ]),
  ];
}

type Side = "left" | "right";
/** From where a run is looked through, or two are merged. */
type End = "front" | "back";

/** A merge from one end. */
interface Way {
  /** The run that is put aside; its last card goes behind, or in front of, the whole other one. */
  readonly aside: Side;
  readonly begin: Code;
  /** Where so many cards of a run lie that are moved next. */
  readonly source: Readonly<Record<Side, (cards: Code) => Position>>;
  /** Where they go. */
  readonly goal: (cards: Code) => Position;
}

/** What was merged already is as long as what was taken of both runs, so every place follows from how many cards are left of them. */
function getWay(place: SortPlace, from: End): Way {
  const { list, spare } = place;
  const { first, left, right, end, "left length": leftLength } = getMergeLocals(place);
  const none = i32.constant(0);
  if (from === "front") {
    return {
      aside: "left",
      begin: [
        leftLength.set(left.get),
        end.set(plus(plus(first.get, left.get), right.get)),
        move([spare, none], [list, first.get], left.get),
      ],
      source: {
        left: () => [spare, minus(leftLength.get, left.get)],
        right: () => [list, minus(end.get, right.get)],
      },
      goal: () => [list, minus(minus(end.get, left.get), right.get)],
    };
  }
  const leftEnd = plus(first.get, left.get);
  return {
    aside: "right",
    begin: move([spare, none], [list, leftEnd], right.get),
    source: {
      left: (cards) => [list, minus(leftEnd, cards)],
      right: (cards) => [spare, minus(right.get, cards)],
    },
    goal: (cards) => [list, minus(plus(leftEnd, right.get), cards)],
  };
}

/** Merges what is left of both runs, card by card, and by galloping while one of them keeps winning. */
function merge(place: SortPlace, from: End): Code {
  const locals = getMergeLocals(place);
  const { left, right, "least wins": leastWins } = locals;
  const counts = { left, right };
  const wins = { left: locals["left wins"], right: locals["right wins"] };
  const { aside, begin, source, goal } = getWay(place, from);
  const one = i32.constant(1);
  const isOver: Readonly<Record<Side, Code>> = {
    left: isLess(left.get, aside === "left" ? 2 : 1),
    right: isLess(right.get, aside === "right" ? 2 : 1),
  };
  const takeOne = (side: Side): Code => [
    [addressOf(...goal(one)), addressOf(...source[side](one)), i32.load(0), i32.store(0)],
    counts[side].step(-1),
  ];
  const takeMany = (side: Side, count: Code): Code => [
    move(goal(count), source[side](count), count),
    counts[side].set(minus(counts[side].get, count)),
  ];
  /** Takes what goes before a card of the other run, and then that card. The loop around two loops is left where a run is over. */
  const gallopOn = (side: Side, other: Side): Code => [
    countWins(place, side, from, counts[side].get, wins[side]),
    takeMany(side, wins[side].get),
    [isOver[side], wasm.branchIf(2)],
    takeOne(other),
    [isOver[other], wasm.branchIf(2)],
  ];
  const isAnyOver: Code = [isOver.left, isOver.right, i32.or];
  const merging = whileHolds(
    [isAnyOver, i32.isZero],
    [
      oneByOne(place, from),
      stopWhen(isAnyOver),
      leastWins.step(1),
      repeatWhile(
        [
          leastWins.set(pick(isLess(one, leastWins.get), minus(leastWins.get, 1), one)),
          gallopOn("left", "right"),
          gallopOn("right", "left"),
        ],
        [isLess(wins.left.get, V8_GALLOPS_FROM), isLess(wins.right.get, V8_GALLOPS_FROM), i32.and, i32.isZero],
      ),
      leastWins.step(1),
    ],
  );
  const stays = aside === "left" ? "right" : "left";
  return [begin, takeOne(stays), merging, takeMany(stays, counts[stays].get), takeMany(aside, counts[aside].get)];
}

/** Takes card by card until a run is over, or has won so often in a row that galloping begins. */
function oneByOne(place: SortPlace, from: End): Code {
  const locals = getMergeLocals(place);
  const { left, right, later, "left wins": leftWins, "right wins": rightWins, "least wins": leastWins } = locals;
  const { aside, source, goal } = getWay(place, from);
  const [none, one] = [i32.constant(0), i32.constant(1)];
  // From the front, the right card is taken where it goes before the left one; from the back, the left one is.
  const takesRight: Code = from === "front" ? place.ask() : [place.ask(), i32.isZero];
  const goesOn = both(
    both(
      isLess(i32.constant(aside === "left" ? 1 : 0), left.get),
      isLess(i32.constant(aside === "right" ? 1 : 0), right.get),
    ),
    both(isLess(leftWins.get, leastWins.get), isLess(rightWins.get, leastWins.get)),
  );
  return [
    [leftWins.set(none), rightWins.set(none)],
    repeatWhile(
      [
        later.set(takesRight),
        addressOf(...goal(one)),
        [pick(later.get, addressOf(...source.right(one)), addressOf(...source.left(one))), i32.load(0), i32.store(0)],
        [right.set(minus(right.get, later.get)), left.set(plus(minus(left.get, 1), later.get))],
        rightWins.set(pick(later.get, plus(rightWins.get, 1), none)),
        leftWins.set(pick(later.get, none, plus(leftWins.get, 1))),
      ],
      goesOn,
    ),
  ];
}

/** Counts how many cards at this end of a run of so many go before, or from the back behind, a card of the other run. */
function countWins(place: SortPlace, side: Side, from: End, cards: Code, wins: Local): Code {
  // V8 puts a right card behind its equals in the left run, and a left one in front of its equals in the right run.
  const found = gallop(place, side === "left" ? "right" : "left", from, cards, wins);
  return from === "front" ? found : [found, wins.set(minus(cards, wins.get))];
}

/**
 * Sets `found` to how many of a run's cards go before a card of the run on this side: looks from an end on in growing steps, then by halves.
 */
function gallop(place: SortPlace, side: Side, from: End, cards: Code, found: Local): Code {
  const { near, far, low, middle, below } = getLocals(place.compilation, "near", "far", "low", "middle", "below");
  const isBelow = (): Code => (side === "right" ? [place.ask(), i32.isZero] : place.ask());
  const isNear = (): Code => (from === "front" ? isBelow() : [isBelow(), i32.isZero]);
  const high = found;
  const nearest = pick(isLess(far.get, cards), far.get, cards);
  const lookFurther: Code = [
    [near.set(i32.constant(0)), far.set(i32.constant(1))],
    whileHolds(isLess(far.get, cards), [
      stopWhen([isNear(), i32.isZero]),
      [near.set(far.get), far.set(plus(plus(far.get, far.get), 1))],
    ]),
    from === "front"
      ? [low.set(plus(near.get, 1)), high.set(nearest)]
      : [low.set(minus(cards, nearest)), high.set(minus(minus(cards, 1), near.get))],
    whileHolds(isLess(low.get, high.get), [
      middle.set([plus(low.get, high.get), i32.constant(1), i32.shiftRight]),
      below.set(isBelow()),
      low.set(pick(below.get, plus(middle.get, 1), low.get)),
      high.set(pick(below.get, high.get, middle.get)),
    ]),
  ];
  return when(isNear(), lookFurther, found.set(from === "front" ? i32.constant(0) : cards));
}
