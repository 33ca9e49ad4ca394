import { expect, it } from "vitest";
import { PATH_TEXTS } from "./path-texts.ts";

it("counts paths as the orders beside them are counted", () => {
  expect([1, 27, 1000].map(PATH_TEXTS.en.paths)).toEqual(["1 path", "27 paths", "1,000 paths"]);
  expect(PATH_TEXTS["zh-cn"].paths(1000)).toBe("1,000 条路径");
});
