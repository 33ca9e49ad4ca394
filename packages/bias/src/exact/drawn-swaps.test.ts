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

/** How many swaps of drawn places the run takes at once; none where it follows the paths. */
function countSwaps(model: SwapLoop, cards: number): number {
  const ledger = keepPositions(cards);
  let count = 0;
  const swapAndCount: typeof ledger.swap = (positions, places) => {
    count++;
    return ledger.swap?.(positions, places) ?? positions;
  };
  execute(model, cards, new Map(), { ...ledger, swap: swapAndCount });
  return count;
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
const cardAt = (position: Expression): Expression => ({ kind: "card", list: "a", position });
const lay = (position: Expression, card: Expression): Statement => ({ kind: "lay", list: "a", position, card });
const when = (test: Expression, then: readonly Statement[], otherwise: readonly Statement[] = []): Statement => ({
  kind: "if",
  test,
  then,
  otherwise,
});
const either = (test: Expression, then: Expression, otherwise: Expression): Expression => ({
  kind: "conditional",
  test,
  then,
  otherwise,
});
const isEarly = binary(i, "<", number(2));
const isHeads = binary(draw, "<", number(0.5));
const r = variable("r");
const ofR = unary("floor", binary(r, "*", length));
const shifted = (by: number, value: Expression): Expression => binary(number(by), "+", value);

/** A run gives what following every path gives. */
function expectSame(model: SwapLoop): void {
  const found = distributePositions(model, 5);
  const { distribution, touched, rounds } = followPaths(model, 5);
  expect(found.rounds).toBe(rounds);
  expect([...found.touched].sort()).toEqual([...touched].sort());
  expect(found.distribution.map((row) => Array.from(row, (share) => share.toFixed(12)))).toEqual(
    (distribution as typeof found.distribution).map((row) => Array.from(row, (share) => share.toFixed(12))),
  );
}

describe("swaps of drawn places", () => {
  it.each<[string, SwapLoop, number]>([
    ["two drawn places", times(4, drawn("j", floorOf(length)), drawn("k", floorOf(length)), ...swap(j, k)), 4],
    [
      "two places of unlike ranges",
      times(3, drawn("j", floorOf(number(3))), drawn("k", floorOf(length)), ...swap(j, k)),
      3,
    ],
    ["a counter with a drawn place", times(5, drawn("j", floorOf(length)), ...swap(i, j)), 5],
    ["a drawn place with a counter", times(5, drawn("j", floorOf(binary(i, "+", number(1)))), ...swap(j, i)), 5],
    ["a rounded draw", times(5, drawn("j", unary("round", binary(draw, "*", number(4)))), ...swap(i, j)), 5],
    ["a draw rounded up", times(5, drawn("j", unary("ceil", binary(draw, "*", number(4)))), ...swap(i, j)), 5],
    ["a truncated draw", times(5, drawn("j", unary("trunc", binary(draw, "*", number(4.5)))), ...swap(i, j)), 5],
    ["a range with a fraction", times(5, drawn("j", floorOf(number(3.7))), ...swap(i, j)), 5],
    ["a shifted place", times(4, drawn("j", shifted(1, floorOf(number(4)))), ...swap(i, j)), 4],
    [
      "a draw that goes down",
      times(5, drawn("j", unary("floor", binary(number(5), "-", binary(draw, "*", number(5))))), ...swap(i, j)),
      5,
    ],
    ["another place than the counter's", times(5, until("j", floorOf(length), i), ...swap(i, j)), 5],
    [
      "two different places, one of them drawn again",
      times(3, drawn("j", floorOf(length)), until("k", floorOf(length), j), ...swap(j, k)),
      3,
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
      3,
    ],
    ["a place rounded down twice", times(5, drawn("j", unary("floor", floorOf(length))), ...swap(i, j)), 5],
    [
      "a shifted place rounded down again",
      times(4, drawn("j", unary("floor", shifted(1, floorOf(number(4))))), ...swap(i, j)),
      4,
    ],
    ["a place rounded up once more", times(5, drawn("j", unary("ceil", floorOf(length))), ...swap(i, j)), 5],
    ["a place rounded once more", times(5, drawn("j", unary("round", floorOf(length))), ...swap(i, j)), 5],
    ["a place truncated once more", times(5, drawn("j", unary("trunc", floorOf(length))), ...swap(i, j)), 5],
    ["a place as 32 bits", times(5, drawn("j", unary("uint32", floorOf(length))), ...swap(i, j)), 5],
    ["a place as a number", times(5, drawn("j", unary("number", floorOf(length))), ...swap(i, j)), 5],
    ["a draw as 32 bits", times(5, drawn("j", unary("uint32", binary(draw, "*", length))), ...swap(i, j)), 5],
    ["a draw that is divided", times(5, drawn("j", unary("floor", binary(draw, "/", number(0.2)))), ...swap(i, j)), 5],
    ["a factor before the draw", times(5, drawn("j", unary("floor", binary(length, "*", draw))), ...swap(i, j)), 5],
    ["a place and one", times(4, drawn("j", binary(floorOf(number(4)), "+", number(1))), ...swap(i, j)), 4],
    [
      "a place and one less one",
      times(4, drawn("j", binary(shifted(1, floorOf(number(4))), "-", number(1))), ...swap(i, j)),
      4,
    ],
    [
      "one range or another, by the counter",
      times(5, drawn("j", either(isEarly, floorOf(length), floorOf(number(3)))), ...swap(i, j)),
      5,
    ],
    ["a swap in some rounds", times(5, drawn("j", floorOf(length)), when(isEarly, swap(i, j), swap(number(4), j))), 5],
    [
      "another place than the counter's, asked the other way round",
      times(5, { ...until("j", floorOf(length), i), test: binary(i, "==", j) } as Statement, ...swap(i, j)),
      5,
    ],
    [
      "another place than the counter's, drawn once before",
      times(5, drawn("j", floorOf(length)), again("j", floorOf(length), i), ...swap(i, j)),
      5,
    ],
    ["another place than the last one", times(5, until("j", floorOf(length), number(4)), ...swap(i, j)), 1],
    ["every second place", times(5, drawn("j", binary(floorOf(number(2)), "*", number(2))), ...swap(i, j)), 5],
    [
      "two places added up",
      times(4, drawn("j", binary(floorOf(number(2)), "+", floorOf(number(3)))), ...swap(i, j)),
      4,
    ],
    [
      "two places of a grid, whose rows and columns are drawn under names",
      times(
        4,
        drawn("r", floorOf(number(2))),
        drawn("j", floorOf(number(2))),
        drawn("k", floorOf(length)),
        ...swap(binary(binary(r, "*", number(2)), "+", j), k),
      ),
      4,
    ],
  ])("%s: at once, and the same as along every path", (_, model, swaps) => {
    expectSame(model);
    expect(countSwaps(model, 5)).toBe(swaps);
  });

  it.each<[string, SwapLoop]>([
    [
      "a place from the end",
      times(5, drawn("j", binary(binary(length, "-", number(1)), "-", floorOf(length))), ...swap(i, j)),
    ],
    [
      "two swaps that share a draw",
      times(3, drawn("j", floorOf(length)), ...swap(i, j), drawn("k", floorOf(length)), ...swap(j, k)),
    ],
    ["one draw for two places", times(3, drawn("j", floorOf(number(4))), ...swap(j, binary(j, "+", number(1))))],
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
      "a truncated draw below 0",
      times(5, drawn("j", unary("trunc", binary(binary(draw, "*", number(4)), "-", number(0.5)))), ...swap(i, j)),
    ],
    [
      "a place and a half, rounded",
      times(5, drawn("j", unary("floor", binary(floorOf(number(4)), "+", number(0.5)))), ...swap(i, j)),
    ],
    ["a draw that does not count", times(5, drawn("j", unary("floor", binary(draw, "*", number(0)))), ...swap(i, j))],
    [
      "two places of a grid in one drawn row",
      times(
        3,
        drawn("r", binary(floorOf(number(2)), "*", number(2))),
        drawn("j", binary(r, "+", floorOf(number(2)))),
        drawn("k", binary(r, "+", floorOf(number(2)))),
        ...swap(j, k),
      ),
    ],
    ["a place and its double", times(3, drawn("j", floorOf(number(2))), ...swap(j, binary(j, "*", number(2))))],
    ["a place added to itself", times(3, drawn("j", floorOf(number(2))), drawn("k", binary(j, "+", j)), ...swap(i, k))],
    [
      "two draws multiplied by a place",
      times(2, drawn("k", floorOf(number(2))), drawn("j", unary("floor", binary(draw, "*", k))), ...swap(i, j)),
    ],
    ["the larger of a place and the counter", times(5, drawn("j", binary(floorOf(length), "max", i)), ...swap(i, j))],
    ["the distance of a place", times(5, drawn("j", unary("abs", floorOf(length))), ...swap(i, j))],
    [
      "one range or another, by a coin",
      times(4, drawn("j", either(isHeads, floorOf(length), floorOf(number(3)))), ...swap(i, j)),
    ],
    [
      "cards that go round among three places",
      times(
        3,
        drawn("j", floorOf(number(2))),
        assign("held", cardAt(i)),
        lay(i, cardAt(number(3))),
        lay(number(3), cardAt(binary(number(4), "+", binary(j, "*", number(0))))),
        lay(number(4), variable("held")),
      ),
    ],
    [
      "a card that is read before another swap",
      times(
        2,
        drawn("j", floorOf(number(2))),
        assign("early", cardAt(j)),
        assign("other", cardAt(number(2))),
        drawn("k", shifted(3, floorOf(number(2)))),
        ...swap(number(3), k),
        lay(number(2), variable("early")),
        lay(j, variable("other")),
      ),
    ],
    [
      "a card that is read in the middle of a swap",
      times(
        3,
        drawn("j", floorOf(length)),
        assign("held", cardAt(i)),
        lay(i, cardAt(j)),
        assign("other", cardAt(i)),
        lay(j, variable("held")),
      ),
    ],
    [
      "a place of the round before",
      {
        ...times(4, ...swap(i, j), drawn("j", floorOf(length))),
        steps: [assign("j", number(0)), ...times(4, ...swap(i, j), drawn("j", floorOf(length))).steps],
      },
    ],
    [
      "a place drawn again while it is smaller",
      times(4, { ...until("j", floorOf(length), i), test: binary(j, "<", i) } as Statement, ...swap(i, j)),
    ],
    [
      "a place drawn again together with another",
      times(
        3,
        {
          ...until("j", floorOf(length), i),
          body: [drawn("j", floorOf(length)), drawn("k", floorOf(length))],
        } as Statement,
        ...swap(i, j),
      ),
    ],
    [
      "a place unlike one that is unlike another",
      times(2, until("j", floorOf(length), i), until("k", floorOf(length), j), ...swap(j, k)),
    ],
    [
      "a place beside one that is unlike another",
      times(3, until("j", floorOf(number(4)), i), ...swap(i, shifted(1, j))),
    ],
    ["a draw that is rounded each time", times(4, drawn("r", draw), ...swap(i, ofR))],
    [
      "a draw that two swaps round",
      times(3, drawn("r", draw), drawn("j", ofR), drawn("k", ofR), ...swap(i, j), ...swap(i, k)),
    ],
    [
      "a place drawn again from a range of another beginning",
      times(3, drawn("j", floorOf(number(4))), again("j", shifted(1, floorOf(number(4))), i), ...swap(i, j)),
    ],
    [
      "a place drawn again with other shares",
      times(3, drawn("j", floorOf(number(3.7))), again("j", floorOf(number(4)), i), ...swap(i, j)),
    ],
    [
      "a place that is certain, unlike the last one",
      times(3, until("j", floorOf(number(1)), number(4)), ...swap(number(4), j)),
    ],
    [
      "a place drawn again while two numbers are the same",
      times(
        3,
        { ...until("j", floorOf(length), i), test: binary(number(1), "==", number(2)) } as Statement,
        ...swap(i, j),
      ),
    ],
    ["a swap where the place is smaller", times(4, drawn("j", floorOf(length)), when(binary(j, "<", i), swap(i, j)))],
    [
      "the smaller place",
      times(4, drawn("k", floorOf(length)), drawn("j", either(binary(k, "<", i), k, i)), ...swap(i, j)),
    ],
    [
      "a place below 0, truncated",
      times(5, drawn("j", shifted(1, unary("trunc", binary(floorOf(number(4)), "-", number(1))))), ...swap(i, j)),
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
  ])("%s: along every path", (_, model) => {
    expectSame(model);
    expect(countSwaps(model, 5)).toBe(0);
  });

  it("says where a place lies outside the list", () => {
    expect(() => runOnly(times(5, drawn("j", floorOf(number(6))), ...swap(i, j)), 5)).toThrow("index 5 of 5");
    const below = binary(floorOf(number(4)), "-", number(1));
    expect(() => distributePositions(times(5, drawn("j", below), ...swap(i, j)), 5)).toThrow("index -1 of 5");
    expect(() => distributePositions(times(5, drawn("j", floorOf(length)), ...swap(number(0.5), j)), 5)).toThrow(
      "an index is not a whole number",
    );
  });

  it.each([52, 60, 100])("leaves the first of 52 cards first as a formula says, after %i swaps", (count) => {
    const model = times(count, drawn("j", floorOf(number(52))), drawn("k", floorOf(number(52))), ...swap(j, k));
    // A card stays out of a swap, or meets itself, with the rest of 2 / 52.
    const expected = 1 / 52 + (51 / 52) * (50 / 52) ** count;
    expect(distributePositions(model, 52).distribution[0]?.[0]).toBeCloseTo(expected, 10);
  });
});
