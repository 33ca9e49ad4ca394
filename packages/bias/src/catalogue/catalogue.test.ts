import { describe, expect, it } from "vitest";
import { CATALOGUE, getCatalogueEntry } from "./catalogue.ts";
import { exactOrders, exactPositions } from "../exact/distribution.ts";
import { toText } from "../exact/rational.ts";
import { simulate } from "../simulate/simulate.ts";
import { verdict } from "../verdict/verdict.ts";

describe.each(CATALOGUE)("$id", ({ id, isFair, model }) => {
  it.each([2, 3, 4, 5])("is as fair as it says, for %i cards", (cards) => {
    const orders = exactOrders(model, cards);
    const count = [1, 1, 2, 6, 24, 120][cards];
    const isEven = orders.size === count && [...orders.values()].every((share) => toText(share) === `1/${count}`);
    // Two cards swapped with any place, or sorted by a coin, are fair; keys that tie are not.
    expect(isEven).toBe(isFair || (cards === 2 && id !== "colliding-keys"));
  });

  it("has the verdict that it says", () => {
    expect(verdict(model).kind).toBe(isFair ? "fair" : "biased");
  });

  it("runs with the 13 cards of the first write-up", async () => {
    const { counts } = await simulate(model, { cards: 13, trials: 100_000, seed: 1 });
    // 169 cells beyond 7.5 standard deviations (84.3 each) of a fair one: less than 2e-11 by chance.
    const isEven = counts.every((row) => row.every((count) => Math.abs(count - 100_000 / 13) < 640));
    expect(isEven).toBe(isFair);
  });
});

describe("the figures of the write-ups", () => {
  it("deals 27 runs of the naive swap to 6 orders, 4/27 and 5/27", () => {
    const shares = [...exactOrders(getCatalogueEntry("naive-swap").model, 3).values()].map(toText);
    expect(shares.sort()).toEqual(["4/27", "4/27", "4/27", "5/27", "5/27", "5/27"]);
  });

  it("lets the last of ten win 37.5 % of the prizes read from the end, and the first 28.0 % (in Chrome, Edge and Node)", () => {
    const positions = exactPositions(getCatalogueEntry("random-comparator").model, 10);
    const getChance = (card: number, places: readonly number[]): string =>
      (100 * places.reduce((sum, position) => sum + (positions[position]?.[card] ?? 0), 0)).toFixed(1);
    expect([getChance(9, [7, 8, 9]), getChance(0, [7, 8, 9])]).toEqual(["37.5", "28.0"]);
    expect([getChance(0, [0, 1, 2]), getChance(9, [0, 1, 2])]).toEqual(["42.2", "25.1"]);
  });

  it("finds nothing under another id", () => {
    expect(getCatalogueEntry("bogo")).toBeUndefined();
  });
});
