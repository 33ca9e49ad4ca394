import { describe, expect, it } from "vitest";
import { exactOrders, exactPositions } from "../exact/distribution.ts";
import { toNumber } from "../exact/rational.ts";
import type { Engine } from "../engines/engine.ts";
import type { Expression } from "../model/expression.ts";
import type { ShuffleModel, Statement } from "../model/model.ts";
import {
  assign,
  binary,
  draw,
  floorOf,
  length,
  swap,
  unary,
  variable,
  number,
  countUp,
  loopWhile,
  swapLoop,
} from "../model/write-model.ts";
import { loopDown, loopUp, sortBy, sortByKey } from "../model/models.fixture.ts";
import { simulate } from "./simulate.ts";

const i = variable("i");
const lengthOf = (list: string): Expression => ({ kind: "length", list });
const cardAt = (list: string, position: Expression): Expression => ({ kind: "card", list, position });
const overAll = (body: readonly Statement[]): Statement[] => countUp(number(0), length, body);
const take = (list: string, position: Expression, name: string): Statement => ({
  kind: "take",
  list,
  position,
  variable: name,
});
const insert = (list: string, position: Expression, card: Expression): Statement => ({
  kind: "insert",
  list,
  position,
  card,
});

const drawUntilNew = (rounds: Expression): ShuffleModel =>
  swapLoop(
    [
      loopWhile(binary(lengthOf("b"), "<", rounds), [
        {
          kind: "loop",
          test: { kind: "holds", list: "b", card: cardAt("a", variable("r")) },
          body: [assign("r", unary("round", binary(draw, "*", binary(length, "-", number(1)))))],
          update: [],
          testFirst: false,
        },
        insert("b", lengthOf("b"), cardAt("a", variable("r"))),
      ]),
    ],
    { into: "b" },
  );

/** Lays each card at a drawn place that is free: drawn again until it is, or the next one behind it. */
const layAtFree = (draws: readonly Statement[], again: readonly Statement[]): ShuffleModel =>
  swapLoop(
    overAll([
      ...draws,
      loopWhile({ kind: "filled", list: "b", position: variable("r") }, again),
      { kind: "lay", list: "b", position: variable("r"), card: cardAt("a", i) },
    ]),
    { into: "b" },
  );
const drawRounded = assign("r", unary("round", binary(draw, "*", binary(length, "-", number(1)))));

const models: Record<string, ShuffleModel> = {
  "a rounded free place": layAtFree([drawRounded], [drawRounded]),
  "the next free place": layAtFree(
    [assign("r", floorOf(length))],
    [assign("r", binary(binary(variable("r"), "+", number(1)), "%", length))],
  ),
  "a fair loop up": loopUp(binary(i, "+", floorOf(binary(length, "-", i)))),
  "a fair loop down": loopDown(floorOf(binary(i, "+", number(1)))),
  "Sattolo's": loopDown(floorOf(i)),
  "a naive loop": loopUp(floorOf(length)),
  "a rounded draw": loopDown(unary("round", binary(draw, "*", i))),
  "a draw of half the range": loopUp(unary("trunc", binary(binary(draw, "*", length), "/", number(2)))),
  "a remainder of what may be below zero": loopUp(
    binary(unary("uint32", binary(binary(draw, "*", number(7)), "-", number(3))), "%", length),
  ),
  "a remainder of a whole number that may be below zero": loopUp(
    binary(unary("uint32", binary(i, "-", floorOf(number(3)))), "%", length),
  ),
  "a remainder of many numbers": loopUp(binary(floorOf(number(2 ** 40)), "%", length)),
  "a rounded place, drawn again until it is new": drawUntilNew(length),
  "two rounded places, each drawn again until it is new": drawUntilNew(number(2)),
  "draw and remove": swapLoop(
    [
      loopWhile(binary(lengthOf("a"), ">", number(0)), [
        take("a", floorOf(lengthOf("a")), "card"),
        insert("b", lengthOf("b"), variable("card")),
      ]),
    ],
    { into: "b" },
  ),
  "out and back in": swapLoop(
    overAll([
      take("a", floorOf(length), "card"),
      insert("a", floorOf(binary(length, "+", number(1))), variable("card")),
    ]),
  ),
  "the last one to a place from the end": swapLoop(
    overAll([
      take("a", number(-1), "card"),
      insert("a", binary(number(-1), "-", floorOf(number(3))), variable("card")),
    ]),
  ),
  "a coin for the front or the end": swapLoop(
    overAll([
      {
        kind: "if",
        test: binary(draw, "<", number(0.5)),
        then: [insert("b", lengthOf("b"), cardAt("a", i))],
        otherwise: [insert("b", number(0), cardAt("a", i))],
      },
    ]),
    { into: "b" },
  ),
  "filled from the inside": swapLoop(
    overAll([
      assign("j", floorOf(binary(i, "+", number(1)))),
      {
        kind: "if",
        test: binary(variable("j"), "!=", i),
        then: [{ kind: "lay", list: "b", position: i, card: cardAt("b", variable("j")) }],
        otherwise: [],
      },
      { kind: "lay", list: "b", position: variable("j"), card: cardAt("a", i) },
    ]),
    { into: "b" },
  ),
  "another place, however often it takes": loopUp(variable("j"), {
    steps: overAll([
      assign("j", i),
      loopWhile(binary(variable("j"), "==", i), [assign("j", floorOf(length))]),
      ...swap(i, variable("j")),
    ]),
  }),
  "a coin for each swap": swapLoop(
    overAll([
      {
        kind: "if",
        test: binary(draw, ">", number(0.25)),
        then: [assign("j", floorOf(length)), ...swap(i, variable("j"))],
        otherwise: [assign("j", number(0))],
      },
      ...swap(i, variable("j")),
    ]),
  ),
  "a choice of ranges": loopUp({
    kind: "conditional",
    test: binary(binary(draw, "<", number(0.5)), "&&", binary(i, ">", number(1))),
    then: floorOf(i),
    otherwise: binary(number(1), "min", floorOf(length)),
  }),
  "one draw for all": swapLoop([
    assign("r", draw),
    ...loopUp(unary("floor", binary(variable("r"), "*", length))).steps,
  ]),
  "signs of places": loopUp(unary("abs", binary(floorOf(length), "*", unary("sign", binary(draw, "-", number(0.25)))))),
  "few keys": sortByKey(floorOf(number(3))),
  "few keys, the later one first": sortByKey(floorOf(length), { sort: "latestFirst" }),
  "few keys, turned round": sortByKey(floorOf(length), { sort: "reversing" }),
  "few keys, of which the smaller one is never told": sortByKey(floorOf(length), { sort: "neverSmaller" }),
  "few keys, compared by yes and no": sortByKey(floorOf(length), { sort: "yesOrNo" }),
  "few keys by quicksort": sortByKey(floorOf(length), { sort: "quicksort" }),
  "a coin": sortBy(binary(draw, "-", number(0.5))),
  "a coin with ties": sortBy(binary(floorOf(number(3)), "-", number(1))),
  "a coin twice": sortBy(binary(draw, "-", number(0.5)), { repeat: 2 }),
  "an unfair coin, turned round": sortBy(binary(number(0.8), "-", draw)),
  "a coin for a typed array": sortBy(binary(draw, "-", number(0.5)), { list: "typedArray" }),
  "a boolean coin for a typed array": sortBy(binary(draw, "<", number(0.3)), { list: "typedArray" }),
  "one of two numbers": sortBy({
    kind: "conditional",
    test: binary(draw, ">", number(0.7)),
    then: number(-1),
    otherwise: number(1),
  }),
  "a boolean coin": sortBy(binary(draw, "<", number(0.5))),
  "one coin for all comparisons": sortBy(binary(variable("c"), "-", number(0.5)), { before: [assign("c", draw)] }),
  "one coin for both sorts": sortBy(
    {
      kind: "conditional",
      test: binary(variable("c"), "<", number(0.3)),
      then: binary(draw, "-", number(0.25)),
      otherwise: binary(draw, "-", number(0.625)),
    },
    { before: [assign("c", draw)], repeat: 2 },
  ),
};

/** The exact matrix of 70 cards takes seconds for some of the others. */
const AT_SEVENTY = ["a fair loop up", "Sattolo's", "a naive loop", "a rounded draw", "a coin for each swap"];

describe("a simulation agrees with the exact distribution", () => {
  const trials = 40_000;
  /** Bernstein: a count strays beyond this with probability below 2e-12; there are fewer than 20,000 counts here, so a false alarm has less than 4e-8. */
  const isNear = (count: number, share: number): boolean =>
    share === 0 ? count === 0 : Math.abs(count - share * trials) <= Math.sqrt(2 * 28 * trials * share) + 19;

  it.each(Object.entries(models))("%s", async (name, shuffle) => {
    for (const cards of [2, 5]) {
      const measured = await simulate(shuffle, { cards, trials, seed: cards });
      expect(measured.trials).toBe(trials);
      const exact = exactOrders(shuffle, cards);
      const orders = new Set([...exact.keys(), ...Object.keys(measured.orders ?? {})]);
      for (const order of orders) {
        const share = exact.get(order);
        expect([order, isNear(measured.orders?.[order] ?? 0, share === undefined ? 0 : toNumber(share))]).toEqual([
          order,
          true,
        ]);
      }
    }
    // Beyond seven cards, and beyond those that one word of bits tells apart.
    for (const cards of [9, 70]) {
      if (cards === 70 && !AT_SEVENTY.includes(name)) continue;
      let exact: number[][];
      try {
        exact = exactPositions(shuffle, cards);
      } catch {
        // What exact methods don't reach can still be run.
        continue;
      }
      const { counts, orders } = await simulate(shuffle, { cards, trials, seed: 1 });
      expect(orders).toBeUndefined();
      expect(
        counts.every((row, position) => row.every((count, card) => isNear(count, exact[position]?.[card] ?? 0))),
      ).toBe(true);
    }
  });

  it.each<Engine>(["v8", "spidermonkey", "javascriptcore"])("loses no card in %s's sort", async (engine) => {
    for (const list of ["array", "typedArray"] as const) {
      const coin = sortBy(binary(draw, "-", number(0.5)), { list });
      const { counts } = await simulate(coin, { cards: 100, trials: 500, seed: 1, engine });
      for (const row of counts) expect(row.reduce((sum, count) => sum + count, 0)).toBe(500);
    }
  });
});

describe("a seed", () => {
  const fair = loopDown(floorOf(binary(i, "+", number(1))));

  it("repeats the counts, and another seed does not", async () => {
    const run = (seed: number): Promise<unknown> => simulate(fair, { cards: 6, trials: 5000, seed });
    expect(await run(7)).toEqual(await run(7));
    expect(await run(7)).not.toEqual(await run(8));
  });

  it("gives these counts on every machine", async () => {
    const { orders } = await simulate(fair, { cards: 3, trials: 3000, seed: 42 });
    expect(orders).toMatchInlineSnapshot(`
      {
        "0,1,2": 506,
        "0,2,1": 487,
        "1,0,2": 469,
        "1,2,0": 532,
        "2,0,1": 473,
        "2,1,0": 533,
      }
    `);
  });

  it("is drawn and told where none is given", async () => {
    const measured = await simulate(fair, { cards: 4, trials: 100 });
    expect(await simulate(fair, { cards: 4, trials: 100, seed: measured.seed ?? NaN })).toEqual(measured);
  });
});

it("runs comparators that exact methods don't reach", async () => {
  // The product of two draws is below 1/4 in (1 + ln 4)/4 = 59.66 % of all cases: then V8 turns two cards round.
  const product = sortBy(binary(binary(draw, "*", draw), "-", number(0.25)));
  const { orders } = await simulate(product, { cards: 2, trials: 100_000, seed: 1 });
  // 7 standard deviations of 155: less than 3e-12 by chance.
  expect(Math.abs((orders?.["1,0"] ?? 0) - 59_657)).toBeLessThan(1085);
});

it("compares the first orders of many cards, and finds a cut by its repeats", async () => {
  const cut = swapLoop([
    assign("k", floorOf(length)),
    loopWhile(binary(variable("k"), ">", number(0)), [
      take("a", number(0), "card"),
      insert("a", length, variable("card")),
      assign("k", binary(variable("k"), "-", number(1))),
    ]),
  ]);
  const { repeats } = await simulate(cut, { cards: 12, trials: 30_000, seed: 1 });
  expect(repeats).toEqual({ among: 20_000, repeated: 20_000 - 12 });
  const fair = loopDown(floorOf(binary(i, "+", number(1))));
  // 20,000 of 20! orders: that any two are alike has a probability below 1e-10.
  for (const onOrders of [undefined, (): void => undefined]) {
    const measured = await simulate(fair, {
      cards: 20,
      trials: 2500,
      seed: 1,
      ...(onOrders === undefined ? {} : { onOrders }),
    });
    expect(measured.repeats).toEqual({ among: 2500, repeated: 0 });
  }
});

describe("while it runs", () => {
  const fair = loopDown(floorOf(binary(i, "+", number(1))));

  it("tells how far it is, with what was counted so far", async () => {
    const seen: number[] = [];
    await simulate(fair, {
      cards: 5,
      trials: 100_000,
      seed: 1,
      onProgress({ done, trials, getMeasurement }) {
        expect(trials).toBe(100_000);
        expect(getMeasurement().trials).toBe(done);
        seen.push(done);
      },
    });
    expect(seen.at(-1)).toBe(100_000);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it("stops at once when it is aborted", async () => {
    const listeners = new Set<() => void>();
    const reason = new Error("enough");
    const signal = {
      aborted: false,
      reason,
      addEventListener: (_: "abort", listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: "abort", listener: () => void) => void listeners.delete(listener),
    };
    const running = simulate(fair, {
      cards: 52,
      trials: 1e9,
      seed: 1,
      signal,
      onProgress() {
        signal.aborted = true;
      },
    });
    await expect(running).rejects.toBe(reason);
    await expect(simulate(fair, { cards: 52, trials: 1e9, signal })).rejects.toBe(reason);
  });

  it("hands over every single order, and they are what it counts", async () => {
    const counts = Array.from({ length: 5 }, () => new Array<number>(5).fill(0));
    let trials = 0;
    const measured = await simulate(sortBy(binary(draw, "-", number(0.5))), {
      cards: 5,
      trials: 2500,
      seed: 3,
      onOrders(orders) {
        for (const [index, card] of orders.entries()) {
          const row = counts[index % 5];
          if (row !== undefined) row[card] = (row[card] ?? 0) + 1;
        }
        trials += orders.length / 5;
      },
    });
    expect(trials).toBe(2500);
    expect(counts).toEqual(measured.counts);
    // Whether orders are handed over changes nothing.
    expect(await simulate(sortBy(binary(draw, "-", number(0.5))), { cards: 5, trials: 2500, seed: 3 })).toEqual(
      measured,
    );
  });
});

describe("what is no shuffle", () => {
  it.each([
    ["leaves the list", loopUp(floorOf(binary(length, "+", number(1)))), "outside the list"],
    ["draws a fraction", loopUp(binary(draw, "*", length)), "an index is not a whole number"],
    [
      "doubles cards",
      swapLoop(overAll([{ kind: "lay", list: "a", position: i, card: cardAt("a", number(0)) }])),
      "its list does not end with each item once",
    ],
    ["never ends", swapLoop([loopWhile(binary(draw, "<", number(2)), [assign("j", draw)])]), "its loop does not end"],
    ["keeps cards back", swapLoop([take("a", number(0), "card")]), "its list does not end with each item once"],
  ])("%s", async (_, shuffle, message) => {
    for (const cards of [5, 80])
      await expect(simulate(shuffle, { cards, trials: 1000, seed: 1 })).rejects.toThrow(message);
  });

  it.each([
    [{ cards: 1, trials: 10 }, "cards"],
    [{ cards: 1001, trials: 10 }, "cards"],
    [{ cards: 5, trials: 0 }, "trials"],
    [{ cards: 5, trials: 10, seed: 0.5 }, "seed"],
  ])("%j is out of range", async (options, name) => {
    await expect(simulate(loopUp(floorOf(length)), options)).rejects.toThrow(name);
  });
});
