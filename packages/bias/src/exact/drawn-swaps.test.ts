import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import { assign, binary, draw, floorOf, length, number, swap, unary, variable } from "../model/write-model.ts";
import { distributePositions, runOnly } from "./distribution.ts";
import { execute } from "./execute.ts";
import { keepPositions } from "./positions.ts";

const i = variable("i");
const j = variable("j");
const k = variable("k");

const times = (count: number, ...body: readonly Statement[]): SwapLoop => ({
  kind: "swapLoop",
  list: "a",
  unknowns: [],
  steps: [
    assign("i", number(0)),
    {
      kind: "loop",
      test: binary(i, "<", number(count)),
      body,
      update: [assign("i", binary(i, "+", number(1)))],
      testFirst: true,
    },
  ],
});

/** The same matrix, along every path. */
function followPaths(model: SwapLoop, cards: number): ReturnType<typeof execute> {
  const ledger = keepPositions(cards);
  return execute(model, cards, new Map(), ledger);
}

const drawn = (name: string, value: Expression): Statement => assign(name, value);
const isSame = (name: string, other: Expression): Expression => binary(variable(name), "==", other);
/** `do { name = value } while (name === other)` */
const until = (name: string, value: Expression, other: Expression): Statement => ({
  kind: "loop",
  test: isSame(name, other),
  body: [drawn(name, value)],
  update: [],
  testFirst: false,
});
/** `while (name === other) name = value` */
const again = (name: string, value: Expression, other: Expression): Statement => ({
  kind: "loop",
  test: isSame(name, other),
  body: [drawn(name, value)],
  update: [],
  testFirst: true,
});
const shifted = (by: number, value: Expression): Expression => binary(number(by), "+", value);

describe("swaps of drawn places", () => {
  it.each<[string, SwapLoop]>([
    ["two drawn places", times(4, drawn("j", floorOf(length)), drawn("k", floorOf(length)), ...swap(j, k))],
    [
      "two places of unlike ranges",
      times(3, drawn("j", floorOf(number(3))), drawn("k", floorOf(length)), ...swap(j, k)),
    ],
    ["a counter with a drawn place", times(5, drawn("j", floorOf(length)), ...swap(i, j))],
    ["a drawn place with a counter", times(5, drawn("j", floorOf(binary(i, "+", number(1)))), ...swap(j, i))],
    ["a rounded draw", times(5, drawn("j", unary("round", binary(draw, "*", number(4)))), ...swap(i, j))],
    ["a draw rounded up", times(5, drawn("j", unary("ceil", binary(draw, "*", number(4)))), ...swap(i, j))],
    ["a truncated draw", times(5, drawn("j", unary("trunc", binary(draw, "*", number(4.5)))), ...swap(i, j))],
    ["a range with a fraction", times(5, drawn("j", floorOf(number(3.7))), ...swap(i, j))],
    ["a shifted place", times(4, drawn("j", shifted(1, floorOf(number(4)))), ...swap(i, j))],
    [
      "a place from the end",
      times(5, drawn("j", binary(binary(length, "-", number(1)), "-", floorOf(length))), ...swap(i, j)),
    ],
    [
      "a draw that goes down",
      times(5, drawn("j", unary("floor", binary(number(5), "-", binary(draw, "*", number(5))))), ...swap(i, j)),
    ],
    [
      "two swaps that share a draw",
      times(3, drawn("j", floorOf(length)), ...swap(i, j), drawn("k", floorOf(length)), ...swap(j, k)),
    ],
    ["one draw for two places", times(3, drawn("j", floorOf(number(4))), ...swap(j, binary(j, "+", number(1))))],
    ["another place than the counter's", times(5, until("j", floorOf(length), i), ...swap(i, j))],
    [
      "two different places, one of them drawn again",
      times(3, drawn("j", floorOf(length)), until("k", floorOf(length), j), ...swap(j, k)),
    ],
    [
      "two different places of unlike ranges, drawn again where they are the same",
      times(
        3,
        drawn("j", floorOf(number(3))),
        drawn("k", floorOf(length)),
        again("k", floorOf(length), j),
        ...swap(k, j),
      ),
    ],
    [
      "a place drawn again from another range",
      times(
        2,
        drawn("j", floorOf(length)),
        drawn("k", floorOf(number(3))),
        again("k", floorOf(length), j),
        ...swap(k, j),
      ),
    ],
    [
      "another place than the one that is swapped",
      times(2, drawn("j", floorOf(length)), until("k", floorOf(length), j), ...swap(i, k)),
    ],
    [
      "a coin for each swap",
      times(4, drawn("j", floorOf(length)), {
        kind: "if",
        test: binary(draw, "<", number(0.5)),
        then: swap(i, j),
        otherwise: [],
      }),
    ],
    [
      "a draw made before",
      {
        ...times(4, drawn("j", unary("floor", binary(variable("r"), "*", length))), ...swap(i, j)),
        steps: [
          assign("r", draw),
          ...times(4, drawn("j", unary("floor", binary(variable("r"), "*", length))), ...swap(i, j)).steps,
        ],
      },
    ],
  ])("%s: the same as along every path", (_, model) => {
    const found = distributePositions(model, 5);
    const { distribution, touched, rounds } = followPaths(model, 5);
    expect(found.rounds).toBe(rounds);
    expect([...found.touched].sort()).toEqual([...touched].sort());
    expect(found.distribution.map((row) => Array.from(row, (share) => share.toFixed(12)))).toEqual(
      (distribution as typeof found.distribution).map((row) => Array.from(row, (share) => share.toFixed(12))),
    );
  });

  it("says where a place lies outside the list", () => {
    expect(() => runOnly(times(5, drawn("j", floorOf(number(6))), ...swap(i, j)), 5)).toThrow("index 5 of 5");
  });

  it.each([52, 60, 100])("leaves the first of 52 cards first as a formula says, after %i swaps", (count) => {
    const model = times(count, drawn("j", floorOf(number(52))), drawn("k", floorOf(number(52))), ...swap(j, k));
    // A card stays out of a swap, or meets itself, with the rest of 2 / 52.
    const expected = 1 / 52 + (51 / 52) * (50 / 52) ** count;
    expect(distributePositions(model, 52).distribution[0]?.[0]).toBeCloseTo(expected, 10);
  });
});
