// How likely a card is lost, held against a run of all draws one by one.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { SwapLoop } from "../model/model.ts";
import {
  binary,
  CARDS,
  countDown,
  countUp,
  floorOf,
  length,
  number,
  swap,
  swapLoop,
  variable,
} from "../model/write-model.ts";
import { getLossShares } from "./lost-cards.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { verdict } from "../verdict/verdict.ts";

const i = variable("i");
const next = binary(i, "+", number(1));
const last = binary(length, "-", number(1));
const NO_VALUES = new Map<string, number>();

/** Goes through all pairs of draws, round after round: `swap` reads the one place and writes to the other. */
function count(places: readonly number[], rangeOf: (place: number) => number, cards: number): number[] {
  const lost = new Array<number>(cards).fill(0);
  const go = (list: readonly number[], round: number, share: number): void => {
    const place = places[round];
    if (place === undefined) {
      for (let card = 0; card < cards; card++) if (!list.includes(card)) lost[card] = (lost[card] ?? 0) + share;
      return;
    }
    const range = rangeOf(place);
    for (let read = 0; read < range; read++) {
      for (let written = 0; written < range; written++) {
        const after = [...list];
        after[place] = list[read] ?? -1;
        after[written] = list[place] ?? -1;
        go(after, round + 1, share / range ** 2);
      }
    }
  };
  go([...Array(cards).keys()], 0, 1);
  return lost;
}

const loop = (range: Expression) => ({
  down: swapLoop(countDown(last, number(0), swap(i, floorOf(range)))),
  up: swapLoop(countUp(number(0), length, swap(i, floorOf(range)))),
});

it.each([2, 3, 4])("is what all draws of %i cards come to", (cards) => {
  const places = [...Array(cards).keys()];
  const down = places.slice(1).reverse();
  expect(getLossShares(loop(next).down, cards, NO_VALUES)).toEqual(
    count(down, (place) => place + 1, cards).map((share) => expect.closeTo(share, 12) as number),
  );
  expect(getLossShares(loop(length).up, cards, NO_VALUES)).toEqual(
    count(places, () => cards, cards).map((share) => expect.closeTo(share, 12) as number),
  );
});

it("is nothing where each place is drawn once, and not asked of many cards", () => {
  const once = swapLoop(
    countDown(last, number(0), [{ kind: "assign", variable: "j", value: floorOf(next) }, ...swap(i, variable("j"))]),
  );
  expect(Math.max(...getLossShares(once, 8, NO_VALUES))).toBe(0);
  expect(() => getLossShares(once, 11, NO_VALUES)).toThrow(Unjudgeable);
});

describe("of a copy that is laid from the list it was made of", () => {
  const crossed = (range: Expression, copied: "all" | "none"): SwapLoop => ({
    ...swapLoop(
      countDown(last, number(0), [
        { kind: "assign", variable: "j", value: floorOf(range) },
        { kind: "lay", list: CARDS, position: i, card: { kind: "card", list: "original", position: variable("j") } },
        { kind: "lay", list: CARDS, position: variable("j"), card: { kind: "card", list: "original", position: i } },
      ]),
    ),
    original: { list: "original", copied },
  });

  /** Goes through all draws: each round lays two cards of the list, which stays as it is. */
  function countLaid(rangeOf: (place: number) => number, start: readonly number[]): number[] {
    const cards = start.length;
    const lost = new Array<number>(cards).fill(0);
    const go = (copy: readonly number[], place: number, share: number): void => {
      if (place === 0) {
        for (let card = 0; card < cards; card++) if (!copy.includes(card)) lost[card] = (lost[card] ?? 0) + share;
        return;
      }
      const range = rangeOf(place);
      for (let drawn = 0; drawn < range; drawn++) {
        const after = [...copy];
        after[place] = drawn;
        after[drawn] = place;
        go(after, place - 1, share / range);
      }
    };
    go(start, cards - 1, 1);
    return lost;
  }

  it.each([2, 3, 4, 5])("it is what all draws of %i cards come to", (cards) => {
    const all = [...Array(cards).keys()];
    for (const [range, rangeOf] of [
      [next, (place: number) => place + 1],
      [length, () => cards],
    ] as const) {
      for (const [copied, start] of [
        ["all", all],
        ["none", all.map(() => -1)],
      ] as const) {
        expect(getLossShares(crossed(range, copied), cards, NO_VALUES)).toEqual(
          countLaid(rangeOf, start).map((share) => expect.closeTo(share, 12) as number),
        );
      }
    }
  });

  it("a verdict says so where one is lost, and nothing where none is", () => {
    expect(verdict(crossed(next, "all"))).toMatchObject({ kind: "biased", finding: "drawsTwice" });
    // Of two cards the one round is a swap.
    expect(verdict({ ...crossed(next, "all"), length: 2 }).kind).toBe("unknown");
  });
});
