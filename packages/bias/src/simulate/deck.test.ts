// Decks of 128 bits count what the steps count that are run one by one.
import { afterEach, describe, expect, it, vi } from "vitest";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import type { Expression } from "../model/expression.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import {
  assign,
  binary,
  CARDS,
  countUp,
  draw,
  floorOf,
  length,
  loopWhile,
  number,
  swap,
  swapLoop,
  variable,
} from "../model/write-model.ts";
import { loopDown, loopUp } from "../model/models.fixture.ts";
import { makeKernel } from "./kernel.ts";
import { BLOCK_TRIALS } from "./module-agreement.ts";
import { readTask, type Recipe } from "./recipe.ts";
import { simulate } from "./simulate.ts";

const [i, j, k] = [variable("i"), variable("j"), variable("k")];
const cardAt = (list: string, position: Expression): Expression => ({ kind: "card", list, position });
const layAt = (list: string, position: Expression, card: Expression): Statement => ({
  kind: "lay",
  list,
  position,
  card,
});
const take = (position: Expression): Statement => ({ kind: "take", list: CARDS, position, variable: "card" });
const insert = (list: string, position: Expression): Statement => ({
  kind: "insert",
  list,
  position,
  card: variable("card"),
});
const overAll = (body: readonly Statement[]): Statement[] => countUp(number(0), length, body);
const upTo = floorOf(binary(i, "+", number(1)));

const DECKS: Record<string, SwapLoop> = {
  "Sattolo's": loopDown(floorOf(i)),
  "with an offset": loopUp(binary(number(1), "+", floorOf(binary(length, "-", number(1))))),
  "two drawn places": swapLoop(overAll([assign("j", floorOf(length)), assign("k", floorOf(length)), ...swap(j, k)])),
  "a place in each half of the round": swapLoop(overAll([assign("j", upTo), ...swap(i, j), ...swap(number(0), j)])),
  "a draw that decides between two places": swapLoop(
    overAll([
      assign("j", floorOf(number(3))),
      {
        kind: "if",
        test: binary(j, "==", number(0)),
        then: swap(i, number(0)),
        otherwise: swap(i, binary(length, "-", number(1))),
      },
    ]),
  ),
  "the next place, as a remainder": loopUp(binary(binary(i, "+", floorOf(number(7))), "%", length)),
  "turned round in the end": swapLoop([
    ...loopUp(floorOf(length)).steps,
    assign("l", number(0)),
    loopWhile(binary(variable("l"), "<", binary(binary(length, "-", number(1)), "-", variable("l"))), [
      ...swap(variable("l"), binary(binary(length, "-", number(1)), "-", variable("l"))),
      assign("l", binary(variable("l"), "+", number(1))),
    ]),
  ]),
  "filled from the inside": swapLoop(
    overAll([
      assign("j", upTo),
      {
        kind: "if",
        test: binary(j, "!=", i),
        then: [layAt("b", i, cardAt("b", j))],
        otherwise: [],
      },
      layAt("b", j, cardAt(CARDS, i)),
    ]),
    { into: "b" },
  ),
  "inserted one by one": swapLoop(
    overAll([
      assign("card", cardAt(CARDS, i)),
      insert("b", floorOf(binary({ kind: "length", list: "b" }, "+", number(1)))),
    ]),
    { into: "b" },
  ),
  "the last one to a place from the end": swapLoop(
    overAll([take(number(-1)), insert(CARDS, binary(number(-1), "-", floorOf(number(2))))]),
  ),
  "out and back in": swapLoop(overAll([take(floorOf(length)), insert(CARDS, floorOf(binary(length, "+", number(1))))])),
  "with a list that travels along": swapLoop(
    overAll([
      assign("j", upTo),
      ...swap(i, j),
      assign("other", cardAt("names", i)),
      layAt("names", i, cardAt("names", j)),
      layAt("names", j, variable("other")),
    ]),
  ),
  "never moved": swapLoop([assign("j", floorOf(length))]),
  "a few swaps": swapLoop(countUp(number(0), number(3), [assign("j", floorOf(length)), ...swap(number(0), j)])),
};
for (const { id, model } of CATALOGUE) if (model.kind === "swapLoop" && id !== "random-order") DECKS[id] = model;

/** What is no deck: what a draw decides is remembered, or drawn in another way. */
const NO_DECKS: Record<string, SwapLoop> = {
  "a coin": swapLoop(
    overAll([{ kind: "if", test: binary(draw, "<", number(0.5)), then: swap(i, number(0)), otherwise: [] }]),
  ),
  "one draw for all": swapLoop([
    assign("j", floorOf(length)),
    ...overAll([assign("k", floorOf(length)), ...swap(j, k)]),
  ]),
  "a range that was drawn": swapLoop(
    overAll([
      assign("j", floorOf(binary(i, "+", number(1)))),
      assign("k", floorOf(binary(j, "+", number(1)))),
      ...swap(i, k),
    ]),
  ),
  "again until it is another": swapLoop(
    overAll([assign("j", i), loopWhile(binary(j, "==", i), [assign("j", floorOf(length))]), ...swap(i, j)]),
  ),
};

const host = globalThis as unknown as { WebAssembly: { validate: (bytes: Uint8Array) => boolean } };

/** Recipes as a host without instructions on 128 bits has them. */
function withoutVectors<T>(run: () => T): T {
  const validate = vi.spyOn(host.WebAssembly, "validate").mockReturnValue(false);
  try {
    return run();
  } finally {
    validate.mockRestore();
  }
}

const write = (model: SwapLoop, cards: number, seed: number, records: boolean): Recipe =>
  readTask({ model, cards, engine: "v8", seed, unknowns: new Map() })(records);

/** Runs a recipe, and returns all that it counted as texts, which are compared much faster than lists. */
function count(recipe: Recipe, trials: number): readonly string[] {
  const kernel = makeKernel(recipe);
  kernel.run(3, trials);
  const { counts, orders } = kernel.take();
  return [counts, orders ?? [], recipe.records ? kernel.getRecorded() : []].map(String);
}

describe("a deck counts what its steps count", () => {
  it.each(Object.entries(DECKS))("%s", (_, model) => {
    for (const cards of [2, 5, 7, 13, 16]) {
      for (const [records, seed, trials] of [
        [false, cards, 2 * BLOCK_TRIALS + 300],
        [true, -(2 ** 40) - cards, 700],
      ] as const) {
        const vectors = write(model, cards, seed, records);
        const steps = withoutVectors(() => write(model, cards, seed, records));
        expect([cards, vectors.shuffle.kind, steps.shuffle.kind]).toEqual([cards, "deck", "counting"]);
        expect(count(vectors, trials)).toEqual(count(steps, trials));
      }
    }
  });
});

it.each(Object.entries(NO_DECKS))("%s is run step by step", (_, model) => {
  expect(write(model, 13, 1, false).shuffle.kind).toBe("counting");
});

it("more cards than 128 bits hold are run step by step", () => {
  expect(write(loopUp(floorOf(length)), 17, 1, false).shuffle.kind).toBe("counting");
});

describe("a simulation", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is the same on a host without such instructions", async () => {
    for (const cards of [6, 13]) {
      const options = { cards, trials: 30_000, seed: 8 };
      const measured = await simulate(loopDown(floorOf(binary(i, "+", number(1)))), options);
      vi.spyOn(host.WebAssembly, "validate").mockReturnValue(false);
      expect(await simulate(loopDown(floorOf(binary(i, "+", number(1)))), options)).toEqual(measured);
      vi.restoreAllMocks();
    }
  });
});
