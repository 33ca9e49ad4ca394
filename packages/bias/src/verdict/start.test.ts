// What a look at a shuffle begins with: the finding's number of cards, and the numbers that the code allows.
import { describe, expect, it } from "vitest";
import {
  floorOf,
  length,
  draw,
  variable,
  number,
  assign,
  binary,
  countDown,
  countUp,
  swap,
  swapLoop,
} from "../model/write-model.ts";
import { countSpent } from "../exact/spending.ts";
import { loopUp, sortBy } from "../model/models.fixture.ts";
import type { ShuffleModel } from "../model/model.ts";
import { allowsCards, getStart, type Start } from "./start.ts";
import { verdict } from "./verdict.ts";

const i = variable("i");
const j = variable("j");
const swapWith = (index: Parameters<typeof assign>[1]) => [assign("j", index), ...swap(i, j)];
/** `for (i = 0; i < to; i++) swap(i, floor(random * range))` */
const naive = (to: Parameters<typeof floorOf>[0], range: Parameters<typeof floorOf>[0]): ShuffleModel =>
  swapLoop(countUp(number(0), to, swapWith(floorOf(range))));

describe("a look at a shuffle", () => {
  it.each<readonly [string, ShuffleModel, Start]>([
    ["with eight cards where nothing says otherwise", loopUp(floorOf(length)), { cards: 8 }],
    [
      "with the deck that its numbers name",
      naive(number(52), number(52)),
      { cards: 52, leastCards: 52, mostCards: 52 },
    ],
    [
      "with the deck that a fair shuffle's numbers name",
      swapLoop(countDown(number(51), number(0), swapWith(floorOf(binary(i, "+", number(1)))))),
      { cards: 52, leastCards: 52, mostCards: 52 },
    ],
    ["with the deck whose places it draws", naive(length, number(52)), { cards: 52, leastCards: 52 }],
    ["with the deck whose places it goes through", naive(number(52), length), { cards: 52, leastCards: 52 }],
    [
      "with as many cards as it takes at most, where that is fewer than eight",
      swapLoop(countUp(number(0), length, swapWith(binary(number(5), "-", i)))),
      { cards: 6, leastCards: 6, mostCards: 6 },
    ],
    [
      "with as many cards as it takes out, at least",
      swapLoop(
        countUp(number(0), number(5), [
          assign("j", floorOf(length)),
          { kind: "take", list: "a", position: j, variable: "card" },
          { kind: "insert", list: "out", position: { kind: "length", list: "out" }, card: variable("card") },
        ]),
        { into: "out" },
      ),
      { cards: 8, leastCards: 5 },
    ],
    ["with the length that is known", loopUp(floorOf(length), { length: 13 }), { cards: 13 }],
    [
      "with four where the evidence is an order of four",
      sortBy(binary(draw, "-", number(0.5)), { length: 4 }),
      { cards: 4 },
    ],
    [
      "with the number of its evidence where the list is longer",
      sortBy(binary(draw, "-", number(0.5)), { length: 80 }),
      { cards: 8 },
    ],
    [
      "with the values that its evidence shows",
      { ...naive(variable("k"), variable("k")), unknowns: ["k"] },
      { cards: 8, unknowns: { k: 8 } },
    ],
    [
      "with eight where a draw leaves the list at any length",
      loopUp(floorOf(binary(length, "+", number(7)))),
      { cards: 8 },
    ],
  ])("begins %s", (_, model, start) => {
    expect(getStart(model, verdict(model))).toEqual(start);
  });

  it("is the same number as in the finding's sentence, whatever kind of shuffle it is", () => {
    for (const model of [
      naive(number(20), number(20)),
      naive(length, number(20)),
      sortBy(draw),
      loopUp(floorOf(length)),
    ]) {
      const judged = verdict(model);
      expect(judged.kind).toBe("biased");
      if (judged.kind === "biased") expect(judged.evidence?.cards).toBe(getStart(model, judged).cards);
    }
  });

  it("tries no number of cards where those of the code are larger than any list that is judged", () => {
    const model = naive(length, number(9_000));
    const judged = verdict(model);
    expect(judged).toMatchObject({ kind: "unknown", reason: { kind: "hugeNumbers" } });
    expect(countSpent(() => getStart(model, judged))).toEqual({ result: { cards: 8 }, units: 0 });
  });

  it("tries no number of cards where the code only says how often two places are swapped", () => {
    const drawn = [assign("j", floorOf(length)), assign("k", floorOf(length)), ...swap(j, variable("k"))];
    const model = swapLoop(countUp(number(0), number(100), drawn), { length: 8 });
    const judged = verdict(model);
    expect(countSpent(() => getStart(model, judged))).toEqual({ result: { cards: 8 }, units: 0 });
  });

  it("can be had without a verdict, also where too many swaps are made to follow them", () => {
    const drawn = [assign("j", floorOf(number(52))), assign("k", floorOf(number(52))), ...swap(j, variable("k"))];
    expect(getStart(swapLoop(countUp(number(0), number(1_000), drawn))).cards).toBe(52);
  });
});

describe("the numbers of cards that a code allows", () => {
  it.each([
    [{}, 2, true],
    [{ leastCards: 52 }, 51, false],
    [{ leastCards: 52 }, 60, true],
    [{ mostCards: 15 }, 15, true],
    [{ mostCards: 15 }, 16, false],
  ])("by %j: %i, %s", (limits, cards, allows) => {
    expect(allowsCards(limits, cards)).toBe(allows);
  });
});
