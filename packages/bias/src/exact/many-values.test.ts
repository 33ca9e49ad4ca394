// Whole numbers of many random bits: divided, they are as good as continuous; their remainders are as good as equally likely, and used once.
import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import { assign, binary, floorOf, length, unary, variable, number } from "../model/write-model.ts";
import { loopDown, loopUp, sortBy } from "../model/models.fixture.ts";
import { verdict } from "../verdict/verdict.ts";
import { exactOrders } from "./distribution.ts";
import { getSigns } from "./signs.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { toText } from "./rational.ts";

const bits = (count: number): Expression => floorOf(number(2 ** count));
const next = binary(variable("i"), "+", number(1));
const texts = (orders: ReturnType<typeof exactOrders>): string[] => [...orders.values()].map(toText).sort();

describe("a whole number of 32 bits", () => {
  it("divided by their number is a draw", () => {
    const index = unary("floor", binary(binary(bits(32), "/", number(2 ** 32)), "*", next));
    expect(new Set(texts(exactOrders(loopDown(index), 5)))).toEqual(new Set(["1/120"]));
  });

  it("has remainders that are equally likely", () => {
    expect(new Set(texts(exactOrders(loopDown(binary(bits(32), "%", next)), 5)))).toEqual(new Set(["1/120"]));
    expect(texts(exactOrders(loopUp(binary(bits(32), "%", length)), 3))).toEqual(
      texts(exactOrders(loopUp(floorOf(length)), 3)),
    );
  });

  it("has remainders below zero where it is below zero", () => {
    const signed = binary(bits(32), "-", number(2 ** 31));
    const signs = getSigns([], binary(unary("floor", signed), "%", number(2)));
    expect([signs.negative, signs.zero, signs.positive].map(toText)).toEqual(["1/4", "1/2", "1/4"]);
  });

  it("made of two draws, the lower one does not count", () => {
    const double = binary(binary(binary(bits(27), "*", number(2 ** 26)), "+", bits(26)), "/", number(2 ** 53));
    const index = unary("floor", binary(double, "*", next));
    expect(new Set(texts(exactOrders(loopDown(index), 4)))).toEqual(new Set(["1/24"]));
  });

  it("is not used again after its remainder was taken, which would be another number", () => {
    const twice = [assign("r", bits(32)), assign("x", binary(variable("r"), "%", number(2)))];
    const sign = binary(variable("x"), "-", binary(variable("r"), "%", number(3)));
    expect(() => getSigns(twice, sign)).toThrow(Unjudgeable);
  });

  it.each([16, 32])("of %i bits is one of many still after a comparison", (count) => {
    const signed = binary(bits(count), "-", number(2 ** (count - 1)));
    for (const sign of [signed, binary(unary("sign", signed), "*", unary("abs", signed))]) {
      const signs = getSigns([], sign);
      expect([signs.negative, signs.zero, signs.positive].map(toText)).toEqual(["1/2", "0", "1/2"]);
    }
  });

  it("has no remainders worth the name by a divisor nearly as large", () => {
    expect(() => getSigns([], binary(bits(32), "%", number(2 ** 30)))).toThrow(Unjudgeable);
  });
});

describe("a whole number below a hundred", () => {
  const upToHundred = (count: number): Expression => floorOf(number(count));

  it("has remainders that are not equally likely, which the verdict tells at few items", () => {
    for (const model of [loopDown(binary(upToHundred(100), "%", next)), loopUp(binary(upToHundred(100), "%", length))])
      expect(verdict(model)).toMatchObject({ kind: "biased", finding: "biased" });
  });

  it("may be as many as there are items", () => {
    expect(verdict(loopDown(binary(upToHundred(12), "%", next))).kind).toBe("biased");
  });

  it("of 120 is not told to be fair because three to six items have even remainders", () => {
    expect(verdict(loopDown(binary(upToHundred(120), "%", next))).kind).not.toBe("fair");
  });
});

describe("a whole number of 8 bits", () => {
  it("has remainders by its 256 values", () => {
    const once = getSigns([], binary(binary(bits(8), "%", number(3)), "-", number(1)));
    expect([once.negative, once.zero, once.positive].map(toText)).toEqual(["43/128", "85/256", "85/256"]);
  });

  it("shuffles a deck of 52 with a bias, and eight cards by a naive loop with no other than the loop's own", () => {
    expect(verdict({ ...loopDown(binary(bits(8), "%", next)), length: 52 }).kind).toBe("biased");
    expect(verdict({ ...loopUp(binary(bits(8), "%", length)), length: 8 })).toEqual(
      verdict({ ...loopUp(floorOf(length)), length: 8 }),
    );
  });

  it("shuffles a list of any length: below the threshold for few items, above it for many", () => {
    expect(verdict({ ...loopDown(binary(bits(8), "%", next)), length: 4 }).kind).toBe("biased");
    expect(verdict(loopDown(binary(bits(8), "%", next))).kind).toBe("biased");
    expect(verdict(loopDown(binary(bits(16), "%", next))).kind).toBe("fair");
    expect(verdict(loopDown(binary(bits(32), "%", next))).kind).toBe("fair");
  });

  it("has the same remainders, whether they are taken at once or of a variable", () => {
    const at = (index: Expression, before: readonly ReturnType<typeof assign>[] = []): readonly string[] => {
      const loop = loopDown(index);
      const [start, rounds] = loop.steps;
      if (start === undefined || rounds?.kind !== "loop") throw new Error("loopDown has changed.");
      return texts(exactOrders({ ...loop, steps: [start, { ...rounds, body: [...before, ...rounds.body] }] }, 5));
    };
    expect(at(binary(bits(8), "%", next))).toEqual(at(binary(variable("r"), "%", next), [assign("r", bits(8))]));
    expect(at(binary(floorOf(number(7)), "%", next))).toEqual(
      at(binary(variable("r"), "%", next), [assign("r", floorOf(number(7)))]),
    );
    expect(at(binary(floorOf(number(3)), "%", next))).toEqual(
      at(binary(variable("r"), "%", next), [assign("r", floorOf(number(3)))]),
    );
  });

  it("is a fair coin by its lowest bit", () => {
    const signs = getSigns([], binary(binary(bits(8), "%", number(2)), "-", number(0.5)));
    expect([signs.negative, signs.positive].map(toText)).toEqual(["1/2", "1/2"]);
    expect(verdict(sortBy(binary(binary(bits(8), "%", number(2)), "-", number(0.5)))).kind).toBe("biased");
  });
});
