// V8's sort below 64 cards as WebAssembly, for a comparator that answers without a look at its cards: `engines/v8.ts` says the same in JavaScript,
// and takes four times as long.
import type { ComparatorSort } from "../model/model.ts";
import { isBoolean } from "./boolean-expression.ts";
import { toTest } from "./code-values.ts";
import { evaluate } from "./expression-code.ts";
import { aside, runSteps } from "./compile-steps.ts";
import type { Compilation } from "./compilation.ts";
import * as wasm from "./webassembly.ts";
import { I32, i32, type Code } from "./webassembly.ts";

/**
 * Returns code that sorts the list at `list`, as often in a row as the model says.
 * @param cards n, 2 to 63.
 * @param list the address of its cards, words of four bytes.
 */
export function sortBelow64(model: ComparatorSort, cards: number, list: number, compilation: Compilation): Code {
  // V8 asks only whether the answer is below 0, and no boolean is: nothing moves.
  if (isBoolean(model.sign)) return [];
  const isNegative = (): Code =>
    aside(compilation, () => [
      runSteps(compilation, model.steps),
      toTest(
        evaluate(compilation, {
          kind: "binary",
          operator: "<",
          left: model.sign,
          right: { kind: "number", value: 0 },
        }),
      ),
    ]);
  const local = (name: string): Local => toLocal(compilation.getNamed(`sort ${name}`, I32));
  const end = local("end");
  const sorted: Code = [findRun(cards, list, end, isNegative, local), insertRest(cards, list, end, isNegative, local)];
  const rounds = model.repeat ?? 1;
  if (rounds === 1) return sorted;
  const round = local("round");
  return [
    round.set(i32.constant(rounds)),
    wasm.loop([sorted, round.set([round.get, i32.constant(1), i32.subtract]), round.get, wasm.branchIf(0)]),
  ];
}

/** A variable, read and written. */
interface Local {
  readonly get: Code;
  readonly set: (value: Code) => Code;
}

const toLocal = (index: number): Local => ({
  get: wasm.getLocal(index),
  set: (value) => [value, wasm.setLocal(index)],
});

const plus = (code: Code, more: number): Code => [code, i32.constant(more), i32.add];
const toAddress = (position: Code): Code => [position, i32.constant(2), i32.shiftLeft];

/** Finds the run at the start and turns it round where it falls; it ends before `end`. */
function findRun(
  cards: number,
  list: number,
  end: Local,
  isNegative: () => Code,
  local: (name: string) => Local,
): Code {
  const [falls, low, high, card] = [local("falls"), local("low"), local("high"), local("card")];
  const turnRound: Code = [
    low.set(i32.constant(0)),
    high.set(toAddress(plus(end.get, -1))),
    wasm.loop([
      card.set([low.get, i32.load(list)]),
      [low.get, high.get, i32.load(list), i32.store(list)],
      [high.get, card.get, i32.store(list)],
      [low.set(plus(low.get, 4)), high.set(plus(high.get, -4))],
      [low.get, high.get, i32.less, wasm.branchIf(0)],
    ]),
  ];
  return [
    falls.set(isNegative()),
    end.set(i32.constant(2)),
    wasm.block(
      wasm.loop([
        [end.get, i32.constant(cards), i32.equal, wasm.branchIf(1)],
        [isNegative(), falls.get, i32.unequal, wasm.branchIf(1)],
        [end.set(plus(end.get, 1)), wasm.branch(0)],
      ]),
    ),
    [falls.get, wasm.choose(turnRound, [], undefined)],
  ];
}

/** Inserts the cards from `position` on into those before them, by binary search. */
function insertRest(
  cards: number,
  list: number,
  position: Local,
  isNegative: () => Code,
  local: (name: string) => Local,
): Code {
  const [left, right, middle, goesBefore] = [local("left"), local("right"), local("middle"), local("before")];
  const [card, place, goal] = [local("card"), local("place"), local("goal")];
  const search: Code = [
    left.set(i32.constant(0)),
    right.set(position.get),
    wasm.loop([
      middle.set([left.get, right.get, i32.add, i32.constant(2), i32.divideUnsigned]),
      goesBefore.set(isNegative()),
      // Chosen without a jump: which way it goes can't be foreseen.
      left.set([left.get, plus(middle.get, 1), goesBefore.get, wasm.select]),
      right.set([middle.get, right.get, goesBefore.get, wasm.select]),
      [left.get, right.get, i32.less, wasm.branchIf(0)],
    ]),
  ];
  const moveUp: Code = [
    card.set([toAddress(position.get), i32.load(list)]),
    place.set(toAddress(position.get)),
    goal.set(toAddress(left.get)),
    wasm.block(
      wasm.loop([
        [place.get, goal.get, i32.equal, wasm.branchIf(1)],
        [place.get, place.get, i32.load(list - 4), i32.store(list)],
        [place.set(plus(place.get, -4)), wasm.branch(0)],
      ]),
    ),
    [place.get, card.get, i32.store(list)],
  ];
  return wasm.block(
    wasm.loop([
      [position.get, i32.constant(cards), i32.equal, wasm.branchIf(1)],
      [search, moveUp],
      [position.set(plus(position.get, 1)), wasm.branch(0)],
    ]),
  );
}
