// The compiled sorts against the engines' models in JavaScript: for the same answers, every single order must be the same.
import { describe, expect, it } from "vitest";
import type { Engine, ListKind } from "../engines/engine.ts";
import type { Expression } from "../model/expression.ts";
import type { ComparatorSort } from "../model/model.ts";
import { V8_MERGES_FROM } from "../engines/v8.ts";
import { assign, binary, draw, floorOf, loopWhile, variable, number } from "../model/write-model.ts";
import { sortBy } from "../model/models.fixture.ts";
import { SUPPLY } from "./answer-supply.ts";
import { makeKernel } from "./kernel.ts";
import { BLOCK_TRIALS } from "./module-agreement.ts";
import { getAnswerSource, readTask } from "./recipe.ts";
import { simulate } from "./simulate.ts";
import { makeModelledSort } from "./sort-by-model.fixture.ts";

const conditional = (test: Expression, then: Expression, otherwise: Expression): Expression => ({
  kind: "conditional",
  test,
  then,
  otherwise,
});
const c = variable("c");
const before = [assign("c", draw)];

const comparators: Record<string, ComparatorSort> = {
  "a coin": sortBy(binary(draw, "-", number(0.5))),
  "an unfair coin": sortBy(binary(number(0.8), "-", draw)),
  "a coin with ties": sortBy(binary(floorOf(number(3)), "-", number(1))),
  "one of two numbers": sortBy(conditional(binary(draw, ">", number(0.5)), number(-1), number(1))),
  "a boolean coin": sortBy(binary(draw, "<", number(0.4))),
};

/** They are tried with few numbers of cards. */
const rarer: Record<string, ComparatorSort> = {
  "hardly ever below": sortBy(binary(draw, "-", number(0.03))),
  "hardly ever above": sortBy(binary(draw, "-", number(0.97))),
  "a coin twice": sortBy(binary(draw, "-", number(0.5)), { repeat: 2 }),
  "always below": sortBy(number(-1)),
  "never below": sortBy(number(1)),
  "always a tie": sortBy(number(0)),
  "steps of its own": sortBy(variable("sign"), {
    steps: [
      assign("sign", draw),
      {
        kind: "if",
        test: binary(variable("sign"), "<", number(0.5)),
        then: [assign("sign", number(-1))],
        otherwise: [],
      },
    ],
  }),
};

/** What is drawn before the sort decides how the comparator answers. */
const mixtures: Record<string, ComparatorSort> = {
  "one coin for all": sortBy(binary(c, "-", number(0.5)), { before }),
  "one threshold of three for all": sortBy(
    conditional(
      binary(c, "<", number(0.25)),
      binary(draw, "-", number(0.9)),
      conditional(
        binary(c, "<", number(0.5)),
        binary(floorOf(number(3)), "-", number(1)),
        binary(draw, "-", number(0.2)),
      ),
    ),
    { before },
  ),
  "now a boolean, now a number": sortBy(
    conditional(binary(c, "<", number(0.5)), binary(draw, "<", number(0.5)), binary(draw, "-", number(0.4))),
    { before, repeat: 2 },
  ),
};

const sorts: readonly (readonly [Engine, ListKind])[] = [
  ["v8", "array"],
  ["v8", "typedArray"],
  ["spidermonkey", "array"],
  ["javascriptcore", "array"],
];

function count(counts: Uint32Array, order: Int32Array): void {
  for (let position = 0; position < order.length; position++) {
    const cell = position * order.length + (order[position] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
}

/** The same block by the compiled sort and by the model: orders and counts. */
function expectTheSame(
  model: ComparatorSort,
  engine: Engine,
  cards: number,
  trials: number,
  { seed = 11, block = 0 } = {},
): void {
  const task = { model, cards, engine, seed, unknowns: new Map<string, number>() };
  const kernel = makeKernel(readTask(task)(true));
  const { list = "array", repeat: rounds = 1 } = model;
  const source = getAnswerSource(model, task.unknowns);
  const orders = new Uint16Array(cards * trials);
  const counts = new Uint32Array(cards * cards);
  let trial = 0;
  makeModelledSort({ source, engine, list, cards, rounds, seed })(block, trials, (order) => {
    orders.set(order, cards * trial++);
    count(counts, order);
  });
  kernel.run(block, trials);
  const recorded = kernel.getRecorded();
  const where = `${engine}, ${list}, ${cards} cards, seed ${seed}, block ${block}`;
  expect(
    recorded.findIndex((card, index) => card !== orders[index]),
    where,
  ).toBe(-1);
  expect(recorded.length).toBe(orders.length);
  const counted = kernel.take().counts;
  expect(
    counts.findIndex((each, cell) => each !== counted[cell]),
    where,
  ).toBe(-1);
}

/** So many trials take the answers of several parts, but for the smallest lists. */
const getTrials = (cards: number): number =>
  Math.min(BLOCK_TRIALS, Math.ceil((2 * SUPPLY) / (cards * Math.log2(cards))));

const SIZES = [2, 3, 7, 8, 9, 11, 12, 13, 22, 23, 32, 33, 63, 64, 65, 100, 257];
const FEW_SIZES = [2, 9, 13, 65, 257];

// In about one of a thousand such sorts a run that lies further below is what V8 merges for: it looks at four of them.
it.each([1, 2])("V8 keeps each run longer than the two behind it together, with seed %d", (seed) => {
  expectTheSame(sortBy(binary(draw, "-", number(0.03))), "v8", 1000, BLOCK_TRIALS, { seed });
});

describe.each(sorts)("%s's sort of %s: card by card as the model sorts", (engine, list) => {
  const compare = (model: ComparatorSort, sizes: readonly number[]): void => {
    for (const cards of sizes) {
      const seed = 7 * cards - 100;
      if (engine !== "v8" || list !== "array" || cards >= V8_MERGES_FROM)
        expectTheSame(model, engine, cards, getTrials(cards), { seed, block: cards % 4 });
      // These draw in the course of the sort, from the stream of a block's first part; a draw before the sort is one of them.
      else if (model.before === undefined)
        expectTheSame(model, engine, cards, Math.floor(SUPPLY / ((model.repeat ?? 1) * 7 * cards)), { seed });
    }
  };

  it.each(Object.entries(comparators))("%s", (_, model) => {
    compare({ ...model, list }, SIZES);
  });

  it.each(Object.entries({ ...rarer, ...mixtures }))("%s", (_, model) => {
    compare({ ...model, list }, FEW_SIZES);
  });

  it("a thousand cards", () => {
    for (const share of [0.5, 0.02])
      expectTheSame(sortBy(binary(draw, "-", number(share)), { list }), engine, 1000, 20);
  });
});

// So they were counted when these sorts still ran in JavaScript.
it.each([
  ["v8", 64, comparators["a coin"], [112, 35, 51, 79, 57, 57, 68, 61, 31, 45, 39, 37, 40]],
  [
    "v8",
    13,
    { ...comparators["a coin"], list: "typedArray" },
    [386, 198, 190, 341, 209, 162, 392, 196, 192, 174, 202, 195, 163],
  ],
  ["spidermonkey", 13, comparators["a coin"], [558, 553, 343, 214, 195, 193, 140, 74, 199, 181, 110, 64, 176]],
  ["javascriptcore", 13, comparators["a coin"], [651, 168, 134, 301, 176, 206, 248, 292, 145, 139, 171, 177, 192]],
  [
    "javascriptcore",
    13,
    sortBy(binary(draw, "<", number(0.5))),
    [605, 225, 151, 261, 178, 232, 255, 281, 131, 150, 154, 172, 205],
  ],
  ["spidermonkey", 13, mixtures["one coin for all"], [1517, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1483]],
] as const)("%s, %d cards: a seed gives the counts that it always gave", async (engine, cards, model, first) => {
  const { counts } = await simulate(model as ComparatorSort, { cards, trials: 3000, seed: 42, engine });
  expect(counts[0]?.slice(0, 13)).toEqual(first);
});

it("says that a comparator never answers", async () => {
  const endless = sortBy(draw, { steps: [loopWhile(binary(draw, "<", number(2)), [assign("j", draw)])] });
  await expect(simulate(endless, { cards: 9, trials: 10, seed: 1, engine: "spidermonkey" })).rejects.toThrow(
    "its loop does not end",
  );
});

it("takes less than 60 % of the time that the model in JavaScript takes", () => {
  const cards = 13;
  const model = sortBy(binary(draw, "-", number(0.5)));
  const kernel = makeKernel(readTask({ model, cards, engine: "v8", seed: 1, unknowns: new Map() })(false));
  const source = getAnswerSource(model, new Map());
  const sort = makeModelledSort({ source, engine: "v8", list: "array", cards, rounds: 1, seed: 1 });
  const counts = new Uint32Array(cards * cards);
  const runs = {
    compiled: () => {
      kernel.run(0, 40_000);
    },
    model: () => {
      sort(0, 40_000, (order) => {
        count(counts, order);
      });
    },
  };
  const times = { compiled: Infinity, model: Infinity };
  // The fastest of several, in turns, so that others on the machine weigh on both alike. It takes 20 to 35 % as long.
  for (let round = 0; round < 8; round++) {
    for (const name of ["compiled", "model"] as const) {
      const start = Date.now();
      runs[name]();
      times[name] = Math.min(times[name], Date.now() - start);
    }
  }
  expect(times.compiled / times.model).toBeLessThan(0.6);
});
