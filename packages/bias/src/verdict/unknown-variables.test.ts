// Loops with variables that the source does not tell: what no value of them changes.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { SwapLoop } from "../model/model.ts";
import {
  assign,
  binary,
  countUp,
  draw,
  floorOf,
  length,
  number,
  swap,
  swapLoop,
  unary,
  variable,
} from "../model/write-model.ts";
import { verdict } from "./verdict.ts";

const i = variable("i");
const times = variable("times");
const rounded = (range: Expression): Expression => unary("round", binary(draw, "*", range));

/** As many rounds as a variable says, each of which exchanges one place with a drawn one. */
const inRounds = (place: Expression, parts: Partial<SwapLoop> = {}): SwapLoop =>
  swapLoop(countUp(number(0), times, [assign("j", place), ...swap(i, variable("j"))]), {
    unknowns: ["times"],
    ...parts,
  });

describe("a draw that leaves the list is told, however many rounds there are", () => {
  it.each([
    ["of a list of any length", {}],
    ["of five cards", { length: 5 }],
    ["of a deck", { length: 52 }],
  ])("%s", (_, parts) => {
    expect(verdict(inRounds(rounded(length), parts))).toMatchObject({ kind: "biased", finding: "leavesArray" });
  });

  it.each([
    ["where the range is a number, and the list may be longer", inRounds(floorOf(number(52)))],
    ["where the variable is a range, too", inRounds(floorOf(binary(times, "+", number(1))))],
    ["where the range is the variable", inRounds(rounded(times))],
    [
      "where another variable may keep it inside",
      inRounds(rounded(binary(length, "-", variable("gap"))), { unknowns: ["times", "gap"] }),
    ],
    ["where only a later round can leave it", inRounds(floorOf(binary(length, "+", binary(i, ">", number(0)))))],
  ])("but not %s", (_, model) => {
    expect(verdict(model)).not.toMatchObject({ finding: "leavesArray" });
  });
});

it("more than 64 cards are judged where the code tells how many there are", () => {
  const down = (cards: number): SwapLoop =>
    swapLoop(
      countUp(number(0), variable("size"), [assign("j", floorOf(variable("size"))), ...swap(i, variable("j"))]),
      {
        unknowns: ["size"],
        length: cards,
      },
    );
  expect(verdict(down(52)).kind).toBe("biased");
  expect(verdict(down(78))).toMatchObject({ kind: "biased", evidence: { cards: 78, unknowns: { size: 78 } } });
});

describe("as many new items as a variable says, of a list of a known length", () => {
  const drawn: Expression = { kind: "card", list: "a", position: variable("r") };
  const untilNew = (place: Expression, cards: number): SwapLoop =>
    swapLoop(
      [
        {
          kind: "loop",
          test: binary({ kind: "length", list: "b" }, "<", times),
          body: [
            {
              kind: "loop",
              test: { kind: "holds", list: "b", card: drawn },
              body: [assign("r", place)],
              update: [],
              testFirst: false,
            },
            { kind: "insert", list: "b", position: { kind: "length", list: "b" }, card: drawn },
          ],
          update: [],
          testFirst: true,
        },
      ],
      { into: "b", unknowns: ["times"], length: cards },
    );

  // More of them than there are would never end: that is found out at next to no cost.
  it.each([4, 5, 6, 8, 20])("are judged where there are %i", (cards) => {
    expect(verdict(untilNew(rounded(binary(length, "-", number(1))), cards))).toMatchObject({
      kind: "biased",
      evidence: { cards, unknowns: { times: 3 } },
    });
    expect(verdict(untilNew(floorOf(length), cards)).kind).toBe("fair");
  });
});
