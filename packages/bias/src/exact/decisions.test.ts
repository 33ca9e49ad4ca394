// What is decided of draws on one path, and where a draw's interval is cut: signs, roundings and remainders, one at a time.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import { binary, draw, floorOf, length, number, unary } from "../model/write-model.ts";
import { Decisions, getCountOfValues } from "./decisions.ts";
import { Split, type Interval } from "./paths.ts";
import { fraction, toText } from "./rational.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { number as toValue, type NumberValue } from "./values.ts";

/** constant + Σ factor · draw, for the draws 0, 1 and so on. */
const sum = (constant: number, ...factors: readonly number[]): NumberValue =>
  toValue(
    fraction(constant),
    factors.map((factor, index) => ({ draw: index, factor: fraction(factor) })),
  );
const half = (value: NumberValue): NumberValue => ({
  ...value,
  constant: fraction(2 * Number(value.constant.numerator) + 1, 2),
});
const within = (low: number, high: number, of: number): Interval => ({
  low: fraction(low, of),
  high: fraction(high, of),
});

/** Decides on a path on which the first draws lie in these intervals. */
const decide = (intervals: readonly Interval[] = [], choices: readonly boolean[] = []): Decisions =>
  new Decisions({ intervals: new Map(intervals.entries()), choices }, 3);

const tellNumber = ({ constant, terms, grid }: NumberValue): string =>
  [
    toText(constant),
    ...terms.map((term) => `${toText(term.factor)} · #${String(term.draw)}`),
    ...(grid ? ["grid"] : []),
  ].join(" + ");

/** What comes of it: a value, the weights of the parts where a draw is cut, with where the first draw lies in them, or why it can't be decided. */
function tell(look: () => NumberValue | number): string {
  try {
    const found = look();
    return typeof found === "number" ? String(found) : tellNumber(found);
  } catch (thrown) {
    if (thrown instanceof Unjudgeable) return thrown.reason.kind;
    if (!(thrown instanceof Split)) return String(thrown);
    return thrown.parts
      .map(({ weight, path: { intervals, choices } }) => {
        const [[index, { low, high }] = [0, within(0, 1, 1)]] = [...intervals].slice(-1);
        const place = intervals.size > 0 ? ` #${String(index)} ${toText(low)}–${toText(high)}` : "";
        return toText(weight) + place + choices.map((choice) => ` ${String(choice)}`).join("");
      })
      .join("; ");
  }
}

describe("how many values a rounded draw has", () => {
  it.each<[string, Expression, number | undefined]>([
    ["floor", floorOf(number(6)), 6],
    ["trunc", unary("trunc", binary(draw, "*", number(6))), 6],
    ["one", floorOf(number(1)), 1],
    ["fewer than many", floorOf(number(2 ** 16 - 2)), 2 ** 16 - 2],
    ["many", floorOf(number(2 ** 16 - 1)), undefined],
    ["ceil", unary("ceil", binary(draw, "*", number(6))), undefined],
    ["a factor first", unary("floor", binary(number(6), "*", draw)), undefined],
    ["a sum", unary("floor", binary(draw, "+", number(6))), undefined],
    ["a fraction", floorOf(number(6.5)), undefined],
    ["nothing", floorOf(number(0)), undefined],
    ["a number below 0", floorOf(number(-6)), undefined],
    ["a length", floorOf(length), undefined],
    ["a draw alone", unary("floor", draw), undefined],
    ["a number", number(6), undefined],
    ["a product", binary(draw, "*", number(6)), undefined],
  ])("%s", (_, expression, count) => {
    expect(getCountOfValues(expression)).toBe(count);
  });
});

describe("the sign of", () => {
  it.each<[string, string, NumberValue, Interval[]?, boolean[]?]>([
    ["a number", "-1", sum(-2)],
    ["0", "0", sum(0)],
    ["a draw", "1", sum(0, 1)],
    ["a draw less 1", "-1", sum(-1, 1)],
    ["1 less a draw", "1", sum(1, -1)],
    ["less than a draw", "-1", sum(0, -2)],
    ["twice a draw less 1", "1/2 #0 0–1/2; 1/2 #0 1/2–1", sum(-1, 2)],
    ["three times a draw less 1", "1/3 #0 0–1/3; 2/3 #0 1/3–1", sum(-1, 3)],
    ["the same, of a small draw", "-1", sum(-1, 2), [within(0, 1, 2)]],
    ["the same, of a large draw", "1", sum(-1, 2), [within(1, 2, 2)]],
    ["the same, of a draw in the middle", "1/2 #0 1/4–1/2; 1/2 #0 1/2–3/4", sum(-1, 2), [within(1, 3, 4)]],
    ["two draws less 1", "1/2 true; 1/2 false", sum(-1, 1, 1)],
    ["the same, decided below", "-1", sum(-1, 1, 1), [], [true]],
    ["the same, decided above", "1", sum(-1, 1, 1), [], [false]],
    ["two draws less 3", "-1", sum(-3, 1, 1)],
    ["two draws less 2", "-1", sum(-2, 1, 1)],
    ["two draws and 1", "1", sum(1, 1, 1)],
    ["two draws", "1", sum(0, 1, 1)],
  ])("%s", (_, wanted, value, intervals, choices) => {
    expect(tell(() => decide(intervals, choices).signOf(value))).toBe(wanted);
  });

  it("a multiple of a sum that is decided is decided", () => {
    for (const isBelow of [true, false]) {
      const decisions = decide([], [isBelow]);
      const sign = isBelow ? -1 : 1;
      expect(decisions.signOf(sum(-1, 1, 1))).toBe(sign);
      expect(decisions.signOf(sum(-2, 2, 2))).toBe(sign);
      expect(decisions.signOf(sum(3, -3, -3))).toBe(-sign);
      for (const other of [sum(-2, 1, 1), sum(-1, 1, 2), sum(-2, 2, 1), sum(-1, 1), sum(-1, 1, 1, 1)])
        expect(tell(() => decisions.signOf(other))).toBe("reusedDraw");
    }
  });

  it("a part of a sum that is decided is not", () => {
    const decisions = decide([], [true]);
    expect(decisions.signOf(sum(-1, 1, 1, 1))).toBe(-1);
    expect(tell(() => decisions.signOf(sum(-1, 1, 1)))).toBe("reusedDraw");
  });

  it("each sum of several draws takes a choice of its own", () => {
    const others = toValue(fraction(-1), [
      { draw: 2, factor: fraction(1) },
      { draw: 3, factor: fraction(1) },
    ]);
    const decisions = decide([], [true, false]);
    expect([decisions.signOf(sum(-1, 1, 1)), decisions.signOf(others)]).toEqual([-1, 1]);
    const undecided = decide([], [true]);
    expect(undecided.signOf(sum(-1, 1, 1))).toBe(-1);
    expect(tell(() => undecided.signOf(others))).toBe("1/2 true true; 1/2 true false");
    // What can turn out in one way only takes none.
    const certain = decide([], [true]);
    expect([certain.signOf(sum(1, 1, 1)), certain.signOf(others)]).toEqual([1, -1]);
  });
});

describe("rounded down,", () => {
  it.each<[string, string, NumberValue, Interval[]?]>([
    ["a number and a half", "3", half(sum(3))],
    ["a draw", "0", sum(0, 1)],
    ["less than a draw", "-1", sum(0, -1)],
    ["two draws in one", "1/2 #0 0–1/2; 1/2 #0 1/2–1", sum(0, 2)],
    ["the same, of a small draw", "0", sum(0, 2), [within(0, 1, 2)]],
    ["the same, turned round", "1/2 #0 0–1/2; 1/2 #0 1/2–1", sum(2, -2)],
    ["three, turned round", "1/3 #0 0–1/3; 1/3 #0 1/3–2/3; 1/3 #0 2/3–1", sum(3, -3)],
    ["three and a half", "1/6 #0 0–1/6; 1/3 #0 1/6–1/2; 1/3 #0 1/2–5/6; 1/6 #0 5/6–1", half(sum(0, 3))],
    ["more than are cut", "wideDraw", sum(0, 20_002)],
    ["a part of more than are cut", "wideDraw", sum(0, 50_000), [within(0, 1, 2)]],
    ["many", "0 + 65536 · #0 + grid", sum(0, 2 ** 16)],
    ["just as many", "0 + 65535 · #0 + grid", sum(0, 2 ** 16 - 1)],
    ["not quite many", "wideDraw", sum(0, 2 ** 16 - 2)],
    ["a part of many", "0 + 65536 · #0 + grid", sum(0, 2 ** 16), [within(0, 1, 2)]],
    ["a part of many, below 0", "0 + -65536 · #0 + grid", sum(0, -(2 ** 16)), [within(0, 1, 2)]],
    ["a small part of many", "2/3 #0 0–1/65536; 1/3 #0 1/65536–3/131072", sum(0, 2 ** 16), [within(0, 3, 2 ** 17)]],
    ["a large draw and a small one", "0 + 67108864 · #0 + grid", sum(0, 2 ** 26, 1)],
    ["a large draw and two that are not small together", "roundedSum", sum(0, 2 ** 16, 1, 1)],
    ["a large draw and one that is small enough", "0 + 65536 · #0 + grid", sum(0, 2 ** 16, 1)],
    ["a large draw and one that is not small", "roundedSum", sum(0, 2 ** 16, 2)],
    ["two alike", "roundedSum", sum(0, 1, 1)],
  ])("%s", (_, wanted, value, intervals) => {
    expect(tell(() => decide(intervals).floor(value))).toBe(wanted);
  });

  it("it cuts as many as it may", () => {
    const parts = tell(() => decide().floor(sum(0, 20_001))).split("; ");
    expect([parts.length, parts[0], parts.at(-1)]).toEqual([
      20_001,
      "1/20001 #0 0–1/20001",
      "1/20001 #0 20000/20001–1",
    ]);
  });

  it("it is truncated towards 0", () => {
    expect(tell(() => decide().truncate(half(sum(-3))))).toBe("-2");
    expect(tell(() => decide().truncate(half(sum(3))))).toBe("3");
    expect(tell(() => decide([within(0, 1, 2)]).truncate(sum(0, -2)))).toBe("0");
  });
});

describe("the remainder of one of many", () => {
  const divide = (value: NumberValue, divisor: NumberValue, intervals?: Interval[]): string =>
    tell(() => decide(intervals).remainderOfMany(value, divisor));

  it.each<[string, string, NumberValue, NumberValue, Interval[]?]>([
    ["by 2", "1/2 #3 0–1/2; 1/2 #3 1/2–1", sum(0, 2 ** 16), sum(2)],
    ["by −2", "1/2 #3 0–1/2; 1/2 #3 1/2–1", sum(0, 2 ** 16), sum(-2)],
    ["by 1", "0", sum(0, 2 ** 16), sum(1)],
    ["by 65", "coarseRemainder", sum(0, 2 ** 16), sum(65)],
    ["by 64, of a part", "coarseRemainder", sum(0, 2 ** 16), sum(64), [within(0, 1, 2)]],
    ["by 0", "coarseRemainder", sum(0, 2 ** 16), sum(0)],
    ["by a half", "fractionalRemainder", sum(0, 2 ** 16), half(sum(0))],
    ["by a draw", "fractionalRemainder", sum(0, 2 ** 16), sum(0, 2)],
    ["of two draws", "fractionalRemainder", sum(0, 2 ** 16, 1), sum(2)],
    ["of a number", "fractionalRemainder", sum(7), sum(2)],
  ])("%s", (_, wanted, value, divisor, intervals) => {
    expect(divide(value, divisor, intervals)).toBe(wanted);
  });

  it("by 64, which is just small enough, has 64 values", () => {
    expect(divide(sum(0, 2 ** 16), sum(64)).split("; ")).toHaveLength(64);
  });

  it("has its sign, and its draw is not asked again", () => {
    const decisions = decide([within(0, 1, 1), within(0, 1, 1), within(0, 1, 1), within(1, 2, 2)]);
    expect(tell(() => decisions.remainderOfMany(sum(0, 2 ** 16), sum(2)))).toBe("1");
    expect(tell(() => decisions.signOf(sum(-1, 2)))).toBe("reusedDraw");
    const below = decide([within(0, 1, 1), within(0, 1, 1), within(0, 1, 1), within(1, 2, 2)]);
    expect(tell(() => below.remainderOfMany(sum(0, -(2 ** 16)), sum(2)))).toBe("-1");
    expect(below.getDrawCount()).toBe(4);
  });
});

describe("the remainder of one of few", () => {
  const intervals = (low: number, high: number, of: number): Interval[] => [within(low, high, of)];

  it.each<[string, string, number, NumberValue, Interval[]?]>([
    ["of 6 by 3", "1/3 #0 0–1/3; 1/3 #0 1/3–2/3; 1/3 #0 2/3–1", 6, sum(3)],
    ["of 7 by 3", "3/7 #0 0–3/7; 2/7 #0 3/7–5/7; 2/7 #0 5/7–1", 7, sum(3)],
    ["of 8 by −3", "3/8 #0 0–3/8; 3/8 #0 3/8–3/4; 1/4 #0 3/4–1", 8, sum(-3)],
    ["of 2 by 3", "1/2 #0 0–1/2; 1/2 #0 1/2–1", 2, sum(3)],
    ["of 6 by 1", "0", 6, sum(1)],
    ["of 1 by 3", "0", 1, sum(3)],
    ["of 7 by 3, the first", "0", 7, sum(3), intervals(0, 3, 7)],
    ["of 7 by 3, the second", "1", 7, sum(3), intervals(3, 5, 7)],
    ["of 7 by 3, the third", "2", 7, sum(3), intervals(5, 7, 7)],
    ["of 8 by 3, the second", "1", 8, sum(3), intervals(3, 6, 8)],
    ["of 2 by 3, the second", "1", 2, sum(3), intervals(1, 2, 2)],
    ["by 0", "fractionalRemainder", 6, sum(0)],
    ["by a half", "fractionalRemainder", 6, half(sum(0))],
    ["by a draw", "fractionalRemainder", 6, sum(2, 1)],
  ])("%s", (_, wanted, count, divisor, lies) => {
    expect(tell(() => decide(lies).remainderOfFew(0, count, divisor))).toBe(wanted);
  });

  it("takes its draw with it", () => {
    const decisions = decide(intervals(0, 1, 3));
    expect(tell(() => decisions.remainderOfFew(0, 6, sum(3)))).toBe("0");
    expect(tell(() => decisions.floor(sum(0, 6)))).toBe("reusedDraw");
  });
});
