import { describe, expect, it } from "vitest";
import { assign, binary, draw, floorOf, length, unary, variable, number } from "../model/write-model.ts";
import { loopDown, loopUp, sortBy } from "../model/models.fixture.ts";
import { exactOrders, exactPositions } from "./distribution.ts";
import type { Expression } from "../model/expression.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import { LeavesList } from "./leaves-list.ts";
import { getSigns } from "./signs.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { composeOrders, factorial, getDistanceFromUniform } from "./orders.ts";
import { toNumber, toText } from "./rational.ts";

const texts = (orders: ReturnType<typeof exactOrders>) =>
  Object.fromEntries([...orders].map(([order, p]) => [order, toText(p)]));
/** Runs steps n times, or as often as said, with `i` as counter; `held` is the card that goes from place to place. */
const flow = (steps: readonly Statement[], into?: string, rounds: Expression = length): SwapLoop => ({
  kind: "swapLoop",
  list: "a",
  ...(into === undefined ? {} : { into }),
  unknowns: [],
  steps: [
    assign("i", number(0)),
    {
      kind: "loop",
      test: binary(variable("i"), "<", rounds),
      body: steps,
      update: [assign("i", binary(variable("i"), "+", number(1)))],
      testFirst: true,
    },
  ],
});
const take = (list: string, position: Expression): Statement => ({ kind: "take", list, position, variable: "held" });
const copy = (position: Expression): Statement => assign("held", { kind: "card", list: "a", position });
const insert = (list: string, position: Expression): Statement => ({
  kind: "insert",
  list,
  position,
  card: variable("held"),
});
const getBody = ({ steps }: SwapLoop): readonly Statement[] =>
  steps.flatMap((step) => (step.kind === "loop" ? step.body : []));
const FAIR_COIN = sortBy(binary(draw, "-", number(0.5)));

describe("exactOrders", () => {
  it("gives the 27 ways of the naive swap to 6 orders: 4/27 and 5/27", () => {
    expect(texts(exactOrders(loopUp(floorOf(length)), 3))).toEqual({
      "0,1,2": "4/27",
      "2,0,1": "4/27",
      "2,1,0": "4/27",
      "0,2,1": "5/27",
      "1,0,2": "5/27",
      "1,2,0": "5/27",
    });
  });

  it("gives every order of Fisher–Yates 1/n!", () => {
    const orders = exactOrders(loopDown(floorOf(binary(variable("i"), "+", number(1)))), 6);
    expect(orders.size).toBe(720);
    expect(new Set([...orders.values()].map(toText))).toEqual(new Set(["1/720"]));
  });

  it("takes cards out and puts them back in: 3 moves to the end of 3 cards", () => {
    const ways = new Map<string, number>();
    for (let way = 0; way < 27; way++) {
      const cards = [0, 1, 2];
      for (const place of [way % 3, Math.floor(way / 3) % 3, Math.floor(way / 9)])
        cards.push(...cards.splice(place, 1));
      ways.set(cards.join(), (ways.get(cards.join()) ?? 0) + 1);
    }
    const orders = exactOrders(flow([take("a", floorOf(length)), insert("a", binary(length, "+", number(1)))]), 3);
    expect(new Map([...orders].map(([order, p]) => [order, 27 * toNumber(p)]))).toEqual(ways);
  });

  it("fills another list: one card is always the last one in", () => {
    const grown: Expression = { kind: "length", list: "out" };
    const orders = exactOrders(flow([copy(variable("i")), insert("out", floorOf(grown))], "out"), 4);
    expect(orders.size).toBe(6);
    expect([...orders].every(([order, p]) => order.endsWith(",0") && toText(p) === "1/6")).toBe(true);
  });

  it("gives draw and remove every order alike, wherever cards are left", () => {
    const model = flow([take("a", floorOf(length)), insert("out", { kind: "length", list: "out" })], "out");
    const loop: SwapLoop = {
      ...model,
      steps: [{ kind: "loop", test: length, body: getBody(model), update: [], testFirst: true }],
    };
    expect(new Set([...exactOrders(loop, 5).values()].map(toText))).toEqual(new Set(["1/120"]));
    const positions = exactPositions(loop, 40);
    expect(positions.flat().every((share) => Math.abs(share - 1 / 40) < 1e-12)).toBe(true);
  });

  it("draws again until a place fits: 8 ways of 3 swaps with another place", () => {
    const ways = new Map<string, number>();
    for (let way = 0; way < 8; way++) {
      const cards = [0, 1, 2];
      [0, 1, 2].forEach((i) => {
        const j = [0, 1, 2].filter((place) => place !== i)[(way >> i) & 1] ?? i;
        [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
      });
      ways.set(cards.join(), (ways.get(cards.join()) ?? 0) + 1);
    }
    const naive = loopUp(variable("j"));
    const again: Statement = {
      kind: "loop",
      test: binary(variable("j"), "==", variable("i")),
      body: [assign("j", floorOf(length))],
      update: [],
      testFirst: false,
    };
    const steps = naive.steps.map((step) => (step.kind === "loop" ? { ...step, body: [again, ...step.body] } : step));
    const orders = exactOrders({ ...naive, steps }, 3);
    expect(new Map([...orders].map(([order, p]) => [order, 8 * toNumber(p)]))).toEqual(ways);
  });

  it("judges no sample with replacement", () => {
    const doubled = flow([copy(floorOf(length)), insert("out", { kind: "length", list: "out" })], "out");
    expect(() => exactOrders(doubled, 3)).toThrow(Unjudgeable);
  });

  it("lays the cards that are left behind those that were drawn", () => {
    const drawn = flow([take("a", number(1)), insert("out", { kind: "length", list: "out" })], "out", number(2));
    expect([...exactOrders(drawn, 4)].map(([order, share]) => [order, toNumber(share)])).toEqual([["1,2,0,3", 1]]);
    const two = flow([take("a", floorOf(length)), insert("out", { kind: "length", list: "out" })], "out", number(2));
    expect([...exactOrders(two, 3)].map(([order, share]) => [order, 6 * toNumber(share)]).sort()).toEqual([
      ["0,1,2", 1],
      ["0,2,1", 1],
      ["1,0,2", 1],
      ["1,2,0", 1],
      ["2,0,1", 1],
      ["2,1,0", 1],
    ]);
  });

  it("leaves the list where it takes what is not there", () => {
    const beyond = flow([take("a", unary("round", binary(draw, "*", length))), insert("a", number(0))]);
    expect(() => exactOrders(beyond, 3)).toThrow(LeavesList);
  });

  it("integrates over a draw that is made once, outside the loop", () => {
    const loop = loopDown(unary("floor", binary(variable("r"), "*", binary(variable("i"), "+", number(1)))));
    const orders = exactOrders({ ...loop, steps: [assign("r", draw), ...loop.steps] }, 3);
    expect([...orders.values()].map(toText).sort()).toEqual(["1/3", "1/3", "1/6", "1/6"]);
  });

  it("sorts 3 cards by a fair coin as V8 does", () => {
    expect(texts(exactOrders(FAIR_COIN, 3))).toEqual({
      "0,1,2": "3/8",
      "2,1,0": "5/16",
      "1,0,2": "1/8",
      "0,2,1": "1/16",
      "1,2,0": "1/16",
      "2,0,1": "1/16",
    });
  });

  it("integrates over a draw that is made once, before the sort", () => {
    const once = { before: [assign("r", draw)] };
    // Below one half the list is reversed, above it stays.
    expect(texts(exactOrders(sortBy(binary(variable("r"), "-", number(0.5)), once), 3))).toEqual({
      "0,1,2": "1/2",
      "2,1,0": "1/2",
    });
    // Twice in a row by the same draw: reversed twice, or left alone twice.
    expect(texts(exactOrders(sortBy(binary(variable("r"), "-", number(0.2)), { ...once, repeat: 2 }), 3))).toEqual({
      "0,1,2": "1",
    });
  });

  it("mixes a draw made once with draws at each comparison", () => {
    // One coin decides which coin decides: half the time a fair one, half the time one that never falls.
    const sign: Expression = {
      kind: "conditional",
      test: binary(variable("r"), "<", number(0.5)),
      then: binary(draw, "-", number(0.5)),
      otherwise: number(1),
    };
    expect(texts(exactOrders(sortBy(sign, { before: [assign("r", draw)] }), 3))).toEqual({
      "0,1,2": "11/16",
      "2,1,0": "5/32",
      "1,0,2": "1/16",
      "0,2,1": "1/32",
      "1,2,0": "1/32",
      "2,0,1": "1/32",
    });
  });

  it("takes a comparison of two draws made once for one coin", () => {
    const sign: Expression = { kind: "conditional", test: variable("heads"), then: number(1), otherwise: number(-1) };
    expect(texts(exactOrders(sortBy(sign, { before: [assign("heads", binary(draw, "<", draw))] }), 3))).toEqual({
      "0,1,2": "1/2",
      "2,1,0": "1/2",
    });
  });

  it("refuses a threshold that is drawn once and compared with fresh draws", () => {
    const model = sortBy(binary(draw, "-", variable("r")), { before: [assign("r", draw)] });
    expect(() => exactOrders(model, 3)).toThrow(Unjudgeable);
  });

  // Of more cards, the first four are sorted among themselves as four cards are.
  it.each([
    [3, 3],
    [4, 6],
  ])("leaves %i cards unfair after one sort, whatever the coin is", (cards, comparisons) => {
    // Between two coins the distance changes by no more than the difference of their weights at each comparison.
    const steps = 64;
    const most = (comparisons * 0.5) / steps;
    for (let step = 0; step <= steps; step++) {
      const orders = exactOrders(sortBy(binary(draw, "-", number(step / steps))), cards);
      expect(toNumber(getDistanceFromUniform(orders, factorial(cards)))).toBeGreaterThan(most + 1e-3);
    }
  });

  it("leaves 4 cards unfair after two or three coins in a row, whatever the coins are", () => {
    const getLeast = (thresholds: readonly number[], inARow: number): number => {
      const coins = thresholds.map((threshold) => exactOrders(sortBy(binary(draw, "-", number(threshold))), 4));
      let rows = coins;
      for (let row = 1; row < inARow; row++)
        rows = rows.flatMap((before) => coins.map((coin) => composeOrders(before, coin)));
      return Math.min(...rows.map((orders) => toNumber(getDistanceFromUniform(orders, 24))));
    };
    const all = [0, 0.1, 0.25, 0.35, 0.45, 0.5, 0.55, 0.6, 0.65, 0.75, 0.9, 1];
    expect(getLeast(all, 2)).toBeCloseTo(0.107611, 6);
    expect(getLeast([0.4, 0.45, 0.5, 0.55, 0.6, 0.7], 3)).toBeCloseTo(0.03872, 5);
  });

  it("refuses more than 6 cards", () => {
    expect(() => exactOrders(FAIR_COIN, 7)).toThrow(RangeError);
  });
});

describe("exactPositions", () => {
  it("has V8's first place of 10 cards under a fair coin", () => {
    const percent = exactPositions(FAIR_COIN, 10)[0]?.map((share) => (100 * share).toFixed(4));
    expect(percent).toEqual([
      "19.5089",
      "7.2450",
      "9.6600",
      "12.8800",
      "8.2800",
      "8.9371",
      "9.9134",
      "11.1580",
      "5.9967",
      "6.4209",
    ]);
  });

  it("leaves V8's array untouched where a comparator is never negative, number or boolean", () => {
    for (const sign of [draw, binary(draw, ">", number(0.5))]) {
      exactPositions(sortBy(sign), 12).forEach((row, position) => {
        expect(row[position]).toBe(1);
      });
    }
  });

  it("is doubly stochastic up to 63 cards, where V8 does not merge runs", () => {
    const positions = exactPositions(sortBy(binary(number(0.2), "-", draw)), 63);
    for (const row of positions) expect(row.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
    positions[0]?.forEach((_, card) => {
      expect(positions.reduce((sum, row) => sum + (row[card] ?? 0), 0)).toBeCloseTo(1, 12);
    });
  });

  it("agrees with the orders at n = 6", () => {
    const model = loopUp(unary("round", binary(draw, "*", binary(length, "-", number(1)))));
    const byOrders = Array.from({ length: 6 }, () => new Array<number>(6).fill(0));
    for (const [order, { numerator, denominator }] of exactOrders(model, 6)) {
      order.split(",").forEach((card, position) => {
        const row = byOrders[position];
        if (row !== undefined) row[Number(card)] = (row[Number(card)] ?? 0) + Number(numerator) / Number(denominator);
      });
    }
    exactPositions(model, 6).forEach((row, position) => {
      row.forEach((share, card) => {
        expect(share).toBeCloseTo(byOrders[position]?.[card] ?? NaN, 12);
      });
    });
  });
});

describe("getSigns", () => {
  it.each([
    ["random() - 0.5", binary(draw, "-", number(0.5)), ["1/2", "0", "1/2"]],
    ["floor(random() * 3) - 1", binary(floorOf(number(3)), "-", number(1)), ["1/3", "1/3", "1/3"]],
    ["0.2 - random()", binary(number(0.2), "-", draw), ["4/5", "0", "1/5"]],
    ["random() - random()", binary(draw, "-", draw), ["1/2", "0", "1/2"]],
    ["random() - 2 * random()", binary(draw, "-", binary(number(2), "*", draw)), ["3/4", "0", "1/4"]],
    ["round(random()) - 0.5", binary(unary("round", draw), "-", number(0.5)), ["1/2", "0", "1/2"]],
  ])("knows the signs of %s", (_, sign, wanted) => {
    const { negative, zero, positive } = getSigns([], sign);
    expect([negative, zero, positive].map(toText)).toEqual(wanted);
  });

  describe("two draws that are compared again", () => {
    const [p, q, twice] = [variable("p"), variable("q"), (of: Expression) => binary(number(2), "*", of)];
    const steps: readonly Statement[] = [
      { kind: "assign", variable: "p", value: draw },
      { kind: "assign", variable: "q", value: draw },
    ];
    const choose = (test: Expression, then: Expression, otherwise: Expression): Expression => ({
      kind: "conditional",
      test,
      then,
      otherwise,
    });
    const [less, more] = [number(-1), number(1)];

    it.each([
      ["p < q, p > q", binary(p, "<", q), binary(p, ">", q), ["1/2", "0", "1/2"]],
      ["p < q, q < p", binary(p, "<", q), binary(q, "<", p), ["1/2", "0", "1/2"]],
      ["p < q, p < q", binary(p, "<", q), binary(p, "<", q), ["1/2", "1/2", "0"]],
      [
        "p < q, 2 p - 2 q > 0",
        binary(p, "<", q),
        binary(binary(twice(p), "-", twice(q)), ">", number(0)),
        ["1/2", "0", "1/2"],
      ],
      [
        "p + q < 1/2, 2 p + 2 q >= 1",
        binary(binary(p, "+", q), "<", number(0.5)),
        binary(binary(twice(p), "+", twice(q)), ">=", number(1)),
        ["1/8", "0", "7/8"],
      ],
    ] as const)("%s", (_, first, second, wanted) => {
      const { negative, zero, positive } = getSigns(steps, choose(first, less, choose(second, more, number(0))));
      expect([negative, zero, positive].map(toText)).toEqual(wanted);
    });

    it.each([
      ["p < q, p < 1/2", binary(p, "<", q), binary(p, "<", number(0.5))],
      ["p < q, p < 2 q", binary(p, "<", q), binary(p, "<", twice(q))],
      ["p < q, p < q + 1/2", binary(p, "<", q), binary(p, "<", binary(q, "+", number(0.5)))],
    ] as const)("%s is not computed", (_, first, second) => {
      expect(() => getSigns(steps, choose(first, less, choose(second, more, number(0))))).toThrow(Unjudgeable);
    });
  });
});
