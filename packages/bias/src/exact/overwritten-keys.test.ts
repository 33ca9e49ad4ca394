// Keys that overwrite each other: exact orders, position matrices and paths against running the loop of real code on every draw, and simulations against both.
import { describe, expect, it } from "vitest";
import { getRoundPlaces, type KeyedSort, type Overwriting } from "../model/model.ts";
import type { Expression } from "../model/expression.ts";
import { sortByKey } from "../model/models.fixture.ts";
import { binary, draw, floorOf, length, number, variable } from "../model/write-model.ts";
import { simulate } from "../simulate/simulate.ts";
import { exactOrders, exactPositions } from "./distribution.ts";
import { exactPaths } from "./exact-paths.ts";
import { LeavesList } from "./leaves-list.ts";
import { toMatrix, toTexts } from "./orders.fixture.ts";
import { add, fraction, toNumber, toText, ZERO, type Rational } from "./rational.ts";
import { getOverwritingRounds, getWrittenColumn, getWrittenOrders, type OverwritingSort } from "./overwritten-keys.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { verdict } from "../verdict/verdict.ts";
import { why } from "../verdict/why.ts";

const place = variable("i");
const afterPlace = binary(place, "+", number(1));

const overwriting = (
  key: Expression,
  rounds: Overwriting["rounds"] = "downToSecond",
  parts: Partial<KeyedSort> = {},
): KeyedSort => sortByKey(key, { overwriting: { place: "i", rounds }, ...parts });

/** What the code does with its elements: `elements[drawn].style.order = i; elements[i].style.order = drawn;`. */
function layOut(cards: number, places: readonly number[], draws: readonly number[]): readonly number[] {
  const elements = Array.from({ length: cards }, (_, card) => ({ card, style: { order: 0 } }));
  for (const [round, i] of places.entries()) {
    const drawn = draws[round] ?? 0;
    const [there, here] = [elements[drawn], elements[i]];
    if (there !== undefined) there.style.order = i;
    if (here !== undefined) here.style.order = drawn;
  }
  return elements.sort((a, b) => a.style.order - b.style.order).map(({ card }) => card);
}

/** Runs that on every tuple of draws; in the round at place i, `count(i, cards)` keys are equally likely. */
function bruteForce(
  { rounds }: Pick<Overwriting, "rounds">,
  cards: number,
  count: (place: number, cards: number) => number,
  first: (place: number) => number = () => 0,
): ReadonlyMap<string, Rational> {
  const countKeys = (at: number): number => count(at, cards);
  const places = getRoundPlaces({ place: "i", rounds }, cards);
  const runs = places.reduce((product, at) => product * countKeys(at), 1);
  const orders = new Map<string, Rational>();
  for (let run = 0; run < runs; run++) {
    let rest = run;
    const draws = places.map((at) => {
      const drawn = first(at) + (rest % countKeys(at));
      rest = Math.floor(rest / countKeys(at));
      return drawn;
    });
    const order = layOut(cards, places, draws).join(",");
    orders.set(order, add(orders.get(order) ?? ZERO, fraction(1, runs)));
  }
  return orders;
}

const CASES: readonly [string, KeyedSort, (place: number, cards: number) => number, ((place: number) => number)?][] = [
  ["one place more, down to the second", overwriting(floorOf(afterPlace)), (at) => at + 1],
  ["one place more, down to the first", overwriting(floorOf(afterPlace), "downToFirst"), (at) => at + 1],
  ["the places before", overwriting(floorOf(place)), (at) => at],
  ["every place, downwards", overwriting(floorOf(length)), (_, cards) => cards],
  ["every place, down to the first", overwriting(floorOf(length), "downToFirst"), (_, cards) => cards],
  ["every place, upwards", overwriting(floorOf(length), "upToLast"), (_, cards) => cards],
  ["one place more, upwards", overwriting(floorOf(afterPlace), "upToLast"), (at) => at + 1],
  [
    "the places from here on, upwards",
    overwriting(binary(place, "+", floorOf(binary(length, "-", place))), "upToLastButOne"),
    (at, cards) => cards - at,
    (at) => at,
  ],
];

function runAll(
  [, { overwriting: read }, count, first]: (typeof CASES)[number],
  cards: number,
): ReadonlyMap<string, Rational> {
  if (read === undefined) throw new Error("The keys of a case overwrite each other.");
  return bruteForce(read, cards, count, first);
}

describe.each(CASES)("%s", (...row) => {
  const [, model] = row;

  it.each([1, 2, 3, 4, 5])("has the orders of all ways to draw, of %i cards", (cards) => {
    expect(toTexts(exactOrders(model, cards))).toEqual(toTexts(runAll(row, cards)));
  });

  it.each([2, 3, 5, 6])("has their position matrix, of %i cards", (cards) => {
    const matrix = toMatrix(runAll(row, cards), cards);
    exactPositions(model, cards).forEach((shares, position) => {
      shares.forEach((share, card) => {
        expect(share).toBeCloseTo(matrix[position]?.[card] ?? NaN, 12);
      });
    });
  });

  it("has paths that end in these orders", () => {
    const { nodes, cards } = exactPaths(model, 3);
    const ends = new Map(nodes.slice(-6).map(({ state, share }) => [state.cards?.join(",") ?? "", toText(share)]));
    for (const [order, share] of ends) expect(share).toBe(toText(exactOrders(model, cards).get(order) ?? ZERO));
  });

  it.each([4, 8])("is simulated alike, of %i cards", async (cards) => {
    const trials = 200_000;
    const { counts } = await simulate(model, { cards, trials, seed: 7 });
    exactPositions(model, cards).forEach((shares, position) => {
      shares.forEach((share, card) => {
        // Six standard deviations: over all cells of all cases, a false alarm once in more than a million runs.
        const spread = 6 * Math.sqrt((share * (1 - share)) / trials) + 1e-9;
        expect(Math.abs((counts[position]?.[card] ?? NaN) / trials - share)).toBeLessThanOrEqual(spread);
      });
    });
  });
});

describe("what is known beyond a few cards", () => {
  const swapOfOrders = overwriting(floorOf(afterPlace));

  it("is a matrix of whole rows and columns, of a whole deck", () => {
    for (const cards of [16, 52]) {
      const matrix = exactPositions(swapOfOrders, cards);
      for (const [index, row] of matrix.entries()) {
        expect(row.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
        expect(matrix.reduce((sum, other) => sum + (other[index] ?? 0), 0)).toBeCloseTo(1, 9);
      }
      // The second card draws 0 half of the time, and then nobody else comes before it.
      expect(matrix[0]?.[1]).toBeCloseTo(0.5, 12);
      expect(matrix[0]?.[0]).toBeCloseTo(1 / cards, 12);
    }
  });

  it("is nothing where any round can write beside any card", () => {
    expect(exactPositions(overwriting(floorOf(length)), 11)).toHaveLength(11);
    expect(() => exactPositions(overwriting(floorOf(length)), 16)).toThrow(Unjudgeable);
  });
});

describe("a key that is no place", () => {
  it.each([
    ["outside of the list", floorOf(binary(length, "+", number(1))), LeavesList],
    ["a fraction", binary(floorOf(length), "/", number(2)), Unjudgeable],
    ["anywhere", draw, Unjudgeable],
  ])("is not computed: %s", (_, key, error) => {
    expect(() => exactOrders(overwriting(key), 3)).toThrow(error);
    expect(() => exactPositions(overwriting(key), 8)).toThrow(error);
  });

  it("is not simulated either", async () => {
    const beyond = overwriting(floorOf(binary(length, "+", number(1))));
    await expect(simulate(beyond, { cards: 4, trials: 1000, seed: 1 })).rejects.toThrow(LeavesList);
  });
});

it("is judged by what was written alone", () => {
  const summarise = (length?: number): string => {
    const judged = verdict(overwriting(floorOf(afterPlace), "downToSecond", length === undefined ? {} : { length }));
    return judged.kind === "unknown" ? judged.reason.kind : judged.kind;
  };
  // Of two cards, the first one keeps what it had half of the time.
  expect([undefined, 1, 2, 3, 6, 8, 16, 52].map(summarise)).toEqual([
    "biased",
    "fair",
    "keysBefore",
    "biased",
    "biased",
    "biased",
    "biased",
    "biased",
  ]);
});

it("is judged by that whatever keys there were before", () => {
  const rounds = getOverwritingRounds(overwriting(floorOf(afterPlace)) as OverwritingSort, 4);
  const written = getWrittenOrders(rounds, 4);
  const unwritten = [...written.values()].reduce((sum, share) => sum - toNumber(share), 1);
  // No round draws 0: 1/2 · 2/3 · 3/4.
  expect(unwritten).toBeCloseTo(1 / 4, 12);
  for (const [order, share] of written)
    expect(toNumber(exactOrders(overwriting(floorOf(afterPlace)), 4).get(order) ?? ZERO)).toBeGreaterThanOrEqual(
      toNumber(share),
    );
});

it("has the same share in the matrix of what was written as in the orders", () => {
  const rounds = getOverwritingRounds(overwriting(floorOf(length)) as OverwritingSort, 5);
  const matrix = toMatrix(getWrittenOrders(rounds, 5), 5);
  for (const card of [0, 1, 4]) {
    const column = getWrittenColumn(rounds, 5, card);
    column.forEach((share, position) => {
      expect(share).toBeCloseTo(matrix[position]?.[card] ?? NaN, 12);
    });
  }
});

it("says why", () => {
  expect(why(overwriting(floorOf(length), "upToLast"), 3)).toMatchObject({ kind: "indivisible", runs: 27n });
  expect(why(overwriting(floorOf(afterPlace)), 8)).toMatchObject({ kind: "missing", cards: 4, of: 8, found: 11 });
});
