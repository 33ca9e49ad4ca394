// What is told of a model at a number of items: fair, or how near.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { ComparatorSort, SwapLoop } from "../model/model.ts";
import { sortByKey } from "../model/models.fixture.ts";
import {
  assign,
  binary,
  countDown,
  countUp,
  draw,
  floorOf,
  length,
  number,
  swap,
  swapLoop,
  variable,
} from "../model/write-model.ts";
import { judgeAtStart, judgeModel, judgeWholeOf } from "./judge-model.ts";
import { getExact, type ReportVerdict } from "./report.ts";
import { tellVerdictInSentences } from "./verdict-text.ts";

/** `for (…; counter < end; counter++)`, with nothing in it. */
const loopOf = (counter: string, end: Expression) =>
  ({
    kind: "loop",
    test: binary(variable(counter), "<", end),
    body: [],
    update: [assign(counter, binary(variable(counter), "+", number(1)))],
    testFirst: true,
  }) as const;

describe("a sort by drawn keys", () => {
  it("is exactly fair where they are bare draws", () => {
    expect(judgeAtStart(sortByKey(draw)).verdict).toMatchObject({
      kind: "fair",
      why: expect.stringContaining("no two") as string,
    });
    expect(judgeAtStart(sortByKey(draw)).verdict).not.toHaveProperty("near");
  });

  it("is as near to fair as ties are rare where they are very many whole numbers", () => {
    for (const sort of ["stable", "quicksort"] as const) {
      expect(judgeAtStart(sortByKey(floorOf(number(2 ** 32)), { sort })).verdict).toEqual({
        kind: "fair",
        near: 28 / 2 ** 32,
      });
    }
    const asked = { model: sortByKey(floorOf(number(1e9))), engine: "v8", unknowns: new Map() } as const;
    expect(judgeModel({ ...asked, cards: 52 })).toEqual({ kind: "fair", near: (52 * 51) / 2 / 1e9 });
  });
});

describe("as many swaps as an unknown says, at values that somebody gave", () => {
  const swapsOf = (index: Expression): SwapLoop =>
    swapLoop(countUp(number(0), variable("k"), [assign("j", index), ...swap(variable("i"), variable("j"))]), {
      unknowns: ["k"],
    });
  const judgeWith = (model: SwapLoop, k: number): ReportVerdict | undefined => {
    const unknowns = new Map([["k", k]]);
    const found = getExact(model, 5, "v8", unknowns);
    const asked = { model, cards: 5, engine: "v8", unknowns, areGiven: true } as const;
    return judgeModel(asked, "exact" in found ? { exact: found.exact } : {});
  };
  const naive = swapsOf(floorOf(length));
  const sample = swapsOf(binary(variable("i"), "+", floorOf(binary(length, "-", variable("i")))));

  it.each([0, 1])("is a fair sample of %i items", (k) => {
    expect(judgeWith(naive, k)).toMatchObject({ kind: "fair", part: true });
  });

  it.each([2, 4, 5])("is biased of %i of 5 items where each swap draws any place", (k) => {
    expect(judgeWith(naive, k)).toMatchObject({ kind: "biased", evidence: { cards: 5, unknowns: { k } } });
  });

  it.each([0, 1, 2, 3, 4, 5])("is fair of %i of 5 items where each swap draws from the rest", (k) => {
    expect(judgeWith(sample, k)).toMatchObject({ kind: "fair" });
  });

  it("is told of as many as there are items, where a sample at the start alone is fair", () => {
    const { start, verdict } = judgeAtStart(naive);
    expect([start.unknowns, verdict]).toMatchObject([{ k: 1 }, { kind: "fair", part: true }]);
    expect(judgeWholeOf(naive, start)).toMatchObject({
      start: { unknowns: { k: start.cards } },
      verdict: { kind: "biased" },
    });
    expect(judgeWholeOf(sample, { cards: 5, unknowns: { k: 1 } })).toBeUndefined();
    expect(judgeWholeOf(sample, { cards: 5 })).toBeUndefined();
  });
});

it("as many passes as an unknown says are told of one of them, where the source gives it no value", () => {
  const pass = countUp(number(0), length, [assign("j", floorOf(length)), ...swap(variable("i"), variable("j"))]);
  const outer = [assign("k", number(0)), { ...loopOf("k", variable("times")), body: pass }] as const;
  const model = swapLoop(outer, { unknowns: ["times"] });
  const { start, verdict } = judgeAtStart(model);
  expect([start.unknowns, verdict]).toMatchObject([{ times: 5 }, { kind: "fair" }]);
  expect(judgeWholeOf(model, start)).toMatchObject({ start: { unknowns: { times: 1 } }, verdict: { kind: "biased" } });
  expect(judgeWholeOf({ ...model, usual: { times: 7 } }, start)).toBeUndefined();
});

describe("a typed array that is sorted by a coin", () => {
  const model: ComparatorSort = {
    kind: "comparatorSort",
    steps: [],
    unknowns: [],
    list: "typedArray",
    sign: binary(draw, "-", number(0.5)),
  };
  const tell = (cards: number): string => {
    const asked = { model, cards, engine: "v8", unknowns: new Map<string, number>() } as const;
    const found = getExact(model, cards, "v8", new Map());
    const verdict = judgeModel(asked, "exact" in found ? { exact: found.exact } : {});
    return verdict === undefined ? "" : tellVerdictInSentences(verdict, { cards, model });
  };

  it("is told of the eight items that were asked about, whose places are even and whose orders are not", () => {
    expect(tell(8)).toBe("Biased: not all orders are equally likely. That is proved, not measured.");
  });

  it.each([9, 10, 12])("is told of %i items by their own numbers", (cards) => {
    expect(tell(cards)).toMatch(new RegExp(`^Biased: of ${String(cards)} items, the `));
  });
});

describe("how near it is to fair is told with the distance that is meant", () => {
  it("that of the orders", () => {
    const model = sortByKey(floorOf(number(2 ** 32)));
    const { start, verdict } = judgeAtStart(model);
    expect(tellVerdictInSentences(verdict, { ...start, model })).toContain(
      " The total variation distance of its orders from fair is 0.0000000065 at most; it would be reported above 0.001.",
    );
  });

  it("with no digit that says nothing", () => {
    const { start } = judgeAtStart(sortByKey(draw));
    const told = tellVerdictInSentences({ kind: "fair", near: 1e-9 }, { ...start, model: sortByKey(draw) });
    expect(told).toContain(" is 0.000000001 at most; ");
  });

  it("of a thousand random swaps, whose runs are too many to be counted", () => {
    const place = floorOf(length);
    const model = swapLoop(
      countDown(number(1000), number(0), [
        assign("j", place),
        assign("k", place),
        ...swap(variable("j"), variable("k")),
      ]),
      { length: 52 },
    );
    const start = Date.now();
    // All orders are never equally likely after random swaps.
    expect(judgeAtStart(model).verdict).toEqual({ kind: "fair", near: 1e-9, nearOf: "positions" });
    // Without a bound it takes minutes.
    expect(Date.now() - start).toBeLessThan(30_000);
  });

  it("that of the positions where there are too many orders", () => {
    const index = binary(floorOf(number(10_000)), "%", binary(variable("i"), "+", number(1)));
    const model = swapLoop(
      countDown(binary(length, "-", number(1)), number(0), [assign("j", index), ...swap(variable("i"), variable("j"))]),
    );
    const { start, verdict } = judgeAtStart(model);
    expect(verdict).toMatchObject({ kind: "fair", nearOf: "positions" });
    // No order was computed, so none is spoken of.
    expect(tellVerdictInSentences(verdict, { ...start, model })).toMatch(
      /^As good as fair: each of 8 items comes to each position so nearly equally often that nobody could see it\. /,
    );
    expect(tellVerdictInSentences(verdict, { ...start, model }, "zh-cn")).toMatch(
      /^几乎公平：8 个元素来到各个位置的概率极为接近，谁也看不出差别。/,
    );
    expect(tellVerdictInSentences(verdict, { ...start, model })).toContain(
      " The total variation distance of its positions from fair is 0.000059 at most; it would be reported if a cell were off by more than 1 % of its fair share.",
    );
    expect(tellVerdictInSentences(verdict, { ...start, model }, "zh-cn")).toContain(
      "。各个位置与公平的总变差距离不超过 0.000059；有一格与公平值相差超过 1% 才会报告。",
    );
  });
});
