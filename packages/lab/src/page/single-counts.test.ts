import { getCatalogueEntry, simulate } from "@fair-shuffle/bias";
import { expect, it } from "vitest";
import { makeStudyService } from "../worker/study-service.ts";
import { countOrders, getPace, getStride, getWeighedRatio } from "./single-counts.ts";

const task = {
  model: getCatalogueEntry("random-comparator").model,
  cards: 8,
  engine: "v8",
  unknowns: [],
  language: "en",
} as const;

it("are the simulation's own, the same by the same seed, and add up to what the code does", async () => {
  const study = makeStudyService();
  const first = await study.shuffleSome(task, 7, 600);
  expect(first).toHaveLength(600);
  for (const order of first) expect([...order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(await study.shuffleSome(task, 7, 600)).toEqual(first);
  const counts = countOrders(first, 8);
  const { counts: simulated } = await simulate(task.model, { cards: 8, trials: 600, seed: 7 });
  expect(counts).toEqual(simulated.flat());
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(600 * 8);
  // Card 1 stays first in 22.2 % of shuffles: 133 of 600, with a standard deviation of 10. Five of them are a false alarm in 10^6, and the seed is fixed.
  expect(Math.abs((counts[0] ?? 0) - 133)).toBeLessThan(51);
});

it("has nothing to show where the code leaves its list", async () => {
  const { model } = getCatalogueEntry("random-order");
  expect(await makeStudyService().shuffleSome({ ...task, model, cards: 40 }, 1, 10)).toEqual([]);
});

it("colours a cell by what was seen of it", () => {
  expect(getWeighedRatio(0, 0, 8)).toBe(1);
  expect(getWeighedRatio(1, 1, 8)).toBeCloseTo(1.21, 2);
  expect(getWeighedRatio(2_500, 10_000, 8)).toBeCloseTo(2, 2);
  expect(getWeighedRatio(0, 10_000, 8)).toBeLessThan(0.01);
});

it("begins slowly, and goes faster and faster", () => {
  const paces = Array.from({ length: 100 }, (_, done) => getPace(done));
  expect(paces[0]).toBeGreaterThan(1_000);
  expect(paces.every((pace, index) => index === 0 || pace <= (paces[index - 1] ?? 0))).toBe(true);
  expect(paces.at(-1)).toBe(160);
  // Each is seen by itself until they are too fast for that.
  expect(paces.every((pace, done) => pace === 160 || getStride(done) === 1)).toBe(true);
  expect(getStride(900)).toBe(20);
});
