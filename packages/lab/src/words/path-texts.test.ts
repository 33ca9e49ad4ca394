import { expect, it } from "vitest";
import { PATH_TEXTS, tellHint } from "./path-texts.ts";

it("counts paths as the orders beside them are counted", () => {
  expect([1, 27, 1000].map(PATH_TEXTS.en.paths)).toEqual(["1 path", "27 paths", "1,000 paths"]);
  expect(PATH_TEXTS["zh-cn"].paths(1000)).toBe("1,000 条路径");
});

it("says of keys that overwrite each other what a fork is", () => {
  const sort = { kind: "keyedSort", steps: [], key: { kind: "draw" }, sort: "stable", unknowns: [] } as const;
  const overwriting = { ...sort, overwriting: { place: "i", rounds: "upToLast" } } as const;
  expect(tellHint(PATH_TEXTS.en, sort)).toContain("the next item's random key");
  expect(tellHint(PATH_TEXTS.en, overwriting)).toContain("what a round draws: how the items' keys then compare");
  expect(tellHint(PATH_TEXTS["zh-cn"], overwriting)).toContain("一轮抽取之后");
});
