// The power of the judgement: each biased shuffle of the catalogue is caught with far fewer trials than `assertFair` takes.
import { expect, test } from "vitest";
import { fisherYates } from "../measure/shuffles.fixture.ts";
import { getPowerTable, getTrialsNeeded } from "./power.fixture.ts";

/** As printed by print-power.fixture.ts, with 5 and 13 cards. */
const PRINTED = new Map([
  ["naive-swap", [4096, 2048]],
  ["colliding-keys", [1024, 2048]],
  ["random-comparator", [256, 512]],
  ["random cut", [64, 16]],
  ["Sattolo", [128, 512]],
]);

test("the trials needed are of the printed order of magnitude, and far below the 20,000 of assertFair", () => {
  const table = getPowerTable();
  expect([...table.keys()]).toEqual([...PRINTED.keys()]);
  for (const [name, trials] of table) {
    trials.forEach((needed, column) => {
      const printed = PRINTED.get(name)?.[column] ?? NaN;
      expect(needed, name).toBeLessThanOrEqual(2 * printed);
      expect(needed, name).toBeGreaterThanOrEqual(printed / 2);
      expect(needed, name).toBeLessThanOrEqual(20_000 / 4);
    });
  }
});

test("no number of trials catches a fair shuffle", () => {
  expect(getTrialsNeeded(fisherYates, 3)).toBe(Infinity);
});
