// The exact distribution that an engine's sort leaves where every answer of the comparator is drawn independently of the cards.
import type { Engine } from "../engines/engine.ts";
import { sortAs } from "../engines/sort-as.ts";
import { type ListKind } from "../engines/engine.ts";
import { V8_MERGES_FROM } from "../engines/v8.ts";
import type { Signs } from "./signs.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { getJavaScriptCorePositions } from "./javascriptcore-positions.ts";
import { keepOrders, type Orders } from "./orders.ts";
import type { Positions } from "./positions.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import { getSpiderMonkeyPositions } from "./spidermonkey-positions.ts";
import { sortInV8 } from "./v8-below-64.ts";
import { getV8Positions, getV8RunPositions } from "./v8-from-64.ts";
import { getV8TypedArrayPositions } from "./v8-typed-array-positions.ts";

/** Returns P[position][card]. @throws Unjudgeable where that takes too many steps. */
export function getSortedPositions(engine: Engine, list: ListKind, cards: number, signs: Signs): Positions {
  if (isTypedInV8(engine, list)) return getV8TypedArrayPositions(cards, rational.toNumber(signs.positive));
  const turns = rational.toNumber(getTurns(engine, signs));
  switch (engine) {
    case "v8":
      return cards < V8_MERGES_FROM ? getV8RunPositions(cards, turns) : getV8Positions(cards, turns);
    case "spidermonkey":
      return getSpiderMonkeyPositions(cards, turns);
    case "javascriptcore":
      return getJavaScriptCorePositions(cards, turns);
  }
}

/** Returns the probability of every order. @throws Unjudgeable for more than 6 cards in another sort than that of V8's arrays. */
export function getSortedOrders(engine: Engine, list: ListKind, cards: number, signs: Signs): Orders {
  return engine === "v8" && list === "array"
    ? sortInV8(cards, signs, keepOrders(cards))
    : followTraces(engine, list, cards, signs);
}

const isTypedInV8 = (engine: Engine, list: ListKind): boolean => engine === "v8" && list === "typedArray";

/** The probability that an engine turns two cards round: of an answer that it reads as "the other way". */
export function getTurns(engine: Engine, { negative, positive, no }: Signs, list: ListKind = "array"): Rational {
  if (isTypedInV8(engine, list)) return positive;
  switch (engine) {
    case "v8":
      return negative;
    case "spidermonkey":
      return positive;
    case "javascriptcore":
      return rational.add(negative, no);
  }
}

/** The answers by which an engine turns two cards round, and by which it leaves them. */
const ASKING_LATER_FIRST = { turn: -1, leave: 1, asksLaterFirst: true } as const;
const ASKING_EARLIER_FIRST = { turn: 1, leave: -1, asksLaterFirst: false } as const;

/** Returns what an engine asks about two cards, and which answer turns them round; V8 asks the other way round about the items of a typed array. */
export const getAnswers = (engine: Engine, list: ListKind): typeof ASKING_LATER_FIRST | typeof ASKING_EARLIER_FIRST =>
  engine === "spidermonkey" || isTypedInV8(engine, list) ? ASKING_EARLIER_FIRST : ASKING_LATER_FIRST;

const MOST_TRACED_CARDS = 6;

/** The orders by every sequence of answers that the engine's sort can get. */
export function followTraces(engine: Engine, list: ListKind, cards: number, signs: Signs): Orders {
  if (cards > MOST_TRACED_CARDS) {
    throw new Unjudgeable({ kind: "manySortedOrders", cards, most: MOST_TRACED_CARDS });
  }
  const turns = getTurns(engine, signs, list);
  const leaves = rational.subtract(rational.ONE, turns);
  const orders = new Map<string, Rational>();
  const { turn, leave } = getAnswers(engine, list);
  /** Whether each comparison turns its cards round; those that no sequence has reached yet leave them. */
  const answers: boolean[] = [];
  do {
    const sorted = Int32Array.from({ length: cards }, (_, card) => card);
    let asked = 0;
    let share: Rational = rational.ONE;
    sortAs(
      engine,
      sorted,
      () => {
        const turned = (answers[asked++] ??= false);
        share = rational.multiply(share, turned ? turns : leaves);
        return turned ? turn : leave;
      },
      list,
    );
    if (rational.sign(share) !== 0) {
      const order = sorted.join(",");
      orders.set(order, rational.add(orders.get(order) ?? rational.ZERO, share));
    }
    // The next sequence: the last comparison that left its cards turns them.
    while (answers.at(-1) === true) answers.pop();
    if (answers.length > 0) answers[answers.length - 1] = true;
  } while (answers.length > 0);
  return orders;
}
