import { expect, it } from "vitest";
import { getCatalogueEntry } from "../catalogue/catalogue.ts";
import { exactPaths } from "../exact/exact-paths.ts";
import { loopDown, sortBy } from "../model/models.fixture.ts";
import type { ShuffleModel } from "../model/model.ts";
import { binary, draw, floorOf, number, variable } from "../model/write-model.ts";
import { countPathsByStep, listEndings, tellEnding, tellPaths } from "./paths-text.ts";

const naive = getCatalogueEntry("naive-swap").model;

it.each<readonly [string, ShuffleModel, string, string]>([
  [
    "the naive swap",
    naive,
    "With 3 items, 27 equally likely paths end in 6 orders. 27 can't be shared equally among 6: some orders get 5 paths, some only 4.",
    "3 个元素时，27 条等可能的路径通向 6 种排列。27 无法平均分成 6 份：有的排列分到 5 条，有的只有 4 条。",
  ],
  [
    "Fisher–Yates",
    getCatalogueEntry("fisher-yates-backward").model,
    "With 3 items, 6 equally likely paths end in the 6 orders: one path each.",
    "3 个元素时，6 条等可能的路径通向全部 6 种排列，每种 1 条。",
  ],
  [
    "Sattolo",
    loopDown(floorOf(variable("i"))),
    "With 3 items, 2 equally likely paths end in 2 of the orders: one path each. 4 orders never come up.",
    "3 个元素时，2 条等可能的路径通向其中 2 种排列，每种 1 条。有 4 种排列永远不会出现。",
  ],
  [
    "no chance",
    sortBy(number(0)),
    "Whatever is drawn, 3 items end in one and the same order. 5 orders never come up.",
    "无论抽到什么，3 个元素最后总是同一种排列。有 5 种排列永远不会出现。",
  ],
  [
    "a coin that is loaded finely",
    sortBy(binary(draw, "-", number(0.301))),
    "With 3 items, the order 1 2 3 comes up in 63.6 % of shuffles, the order 3 1 2 in 1.91 %; 16.7 % would be fair.",
    "3 个元素时，排列 1 2 3 出现的概率是 63.6%，排列 3 1 2 是 1.91%，而公平时都应为 16.7%。",
  ],
])("tells the paths of %s", (_, model, english, chinese) => {
  const flow = exactPaths(model, 3);
  expect(tellPaths(flow)).toBe(english);
  expect(tellPaths(flow, "zh-cn")).toBe(chinese);
});

it("says of a sample that some orders are not meant to come up", () => {
  const flow = exactPaths(loopDown(floorOf(variable("i"))), 3);
  expect(tellPaths(flow, "en", true)).toContain(
    "4 orders never come up, and are not meant to: it moves or draws a part of the items.",
  );
  expect(tellPaths(flow, "zh-cn", true)).toContain("有 4 种排列永远不会出现，这是有意的：它只移动或抽取一部分元素。");
});

it("counts them, step by step and order by order", () => {
  const flow = exactPaths(naive, 3);
  expect(countPathsByStep(flow)).toEqual([3, 9, 27]);
  expect(listEndings(flow).map(({ paths }) => paths)).toEqual([4, 5, 5, 5, 4, 4]);
  expect(listEndings(flow).map((ending) => tellEnding(ending, flow.runs))[0]).toBe("4 of 27");
  // 1,000 and more are shares.
  const fine = exactPaths(sortBy(binary(draw, "-", number(0.301))), 3);
  expect(countPathsByStep(fine)).toEqual([1000, undefined, undefined, undefined]);
  expect(tellEnding(listEndings(fine)[0] ?? { order: "", share: 0, paths: undefined }, fine.runs)).toBe("63.6 %");
});
