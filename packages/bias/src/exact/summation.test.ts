// Sums over very many points against adding them up one by one.
import { describe, expect, it } from "vitest";
import { getSummation } from "./summation.ts";

const sumUp = (f: (x: number) => number, start: number, count: number, width: number): number => {
  let sum = 0;
  for (let part = 0; part < count; part++) sum += width * f(start + (part + 0.5) * width);
  return sum;
};

describe("getSummation", () => {
  it.each([2, 3, 8, 15, 40])("adds up polynomials of %i members", (terms) => {
    for (const [start, count, width] of [
      [0, 20_000, 1 / 20_000],
      [0.25, 10_000, 1 / 30_000],
    ] as const) {
      const end = start + count * width;
      for (let power = 0; power < terms; power++) {
        const f = (x: number): number => x ** power * (1 - x) ** (terms - 1 - power);
        const sum = getSummation(start, end, width, terms).reduce((all, { at, weight }) => all + weight * f(at), 0);
        expect(Math.abs(sum - sumUp(f, start, count, width))).toBeLessThan(1e-13);
      }
    }
  });
});
