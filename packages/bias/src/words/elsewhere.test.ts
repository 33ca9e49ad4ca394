import { expect, it } from "vitest";
import { getCatalogueEntry } from "../catalogue/catalogue.ts";
import { ENGINES, type Engine } from "../engines/engine.ts";
import { exactPositions } from "../exact/distribution.ts";
import type { ShuffleModel } from "../model/model.ts";
import { findElsewhere, tellElsewhere } from "./elsewhere.ts";

const coin = getCatalogueEntry("random-comparator").model;
const NO_UNKNOWNS = new Map<string, number>();
const find = (model: ShuffleModel, cards: number, engine: Engine, budget = 1e6) =>
  findElsewhere(model, cards, engine, NO_UNKNOWNS, budget);

it("says that in Firefox the last of eight stays last half the time", () => {
  const found = find(coin, 8, "v8");
  expect(found && tellElsewhere(found, 8, "en")).toBe(
    "In Firefox (SpiderMonkey) it is much worse: of 8 items, the last one stays last 50.0 % of the time instead of 12.5 %.",
  );
  expect(found && tellElsewhere(found, 8, "en", { time: "onTies" })).toContain(
    "of 8 tied items, the last one stays last",
  );
  expect(found && tellElsewhere(found, 8, "zh-cn")).toBe(
    "在 Firefox（SpiderMonkey）中严重得多：8 个元素时，最后一个元素留在最后一位的概率是 50.0%，公平时应为 12.5%。",
  );
});

it("says nothing where it is worst already, and where every engine does the same", () => {
  expect(find(coin, 8, "spidermonkey")).toBeUndefined();
  expect(find(getCatalogueEntry("naive-swap").model, 8, "v8")).toBeUndefined();
  expect(find(coin, 2, "v8")).toBeUndefined();
  // What can't be computed in time is not claimed.
  expect(find(coin, 8, "v8", 1)).toBeUndefined();
});

it.each([3, 5, 13, 30])("names a cell that every other one is below, of %i cards", (cards) => {
  const found = find(coin, cards, "v8");
  const most = (engine: Engine): number => Math.max(...exactPositions(coin, cards, { engine }).flat()) * cards;
  const worst = Math.max(...ENGINES.map(most));
  if (found === undefined) expect(worst).toBeLessThanOrEqual(1.5 * most("v8"));
  else expect(found.cell.ratio).toBeCloseTo(worst, 9);
});
