import { expect, it } from "vitest";
import { exactPositions } from "../exact/distribution.ts";
import { followTraces } from "../exact/engine-sorts.ts";
import { getSigns } from "../exact/signs.ts";
import { keepPositions } from "../exact/positions.ts";
import { sortInV8 } from "../exact/v8-below-64.ts";
import { binary, draw, variable, number } from "../model/write-model.ts";
import { loopDown, sortBy } from "../model/models.fixture.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { tellUnjudgeable } from "./unjudgeable-text.ts";

const coin = sortBy(binary(draw, "-", number(0.5)));
const signs = getSigns(coin.steps, coin.sign);

function getReason(run: () => unknown): string {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Unjudgeable) return thrown.reason;
    throw thrown;
  }
  throw new Error("It is judged.");
}

it.each([
  ["V8 beyond a fair coin's cards", () => exactPositions(coin, 130), ["130", "64", "127", "无法精确合并"]],
  ["JavaScriptCore's cards", () => exactPositions(coin, 300, { engine: "javascriptcore" }), ["300", "200", "步骤太多"]],
  ["a name", () => exactPositions(loopDown(variable("limit")), 5), ["limit 的值未知"]],
  ["a product of draws", () => exactPositions(loopDown(binary(draw, "*", draw)), 5), ["随机数彼此相乘"]],
  ["orders of sorted cards", () => followTraces("v8", "array", 7, signs), ["7 张牌排序后的排列太多", "6"]],
  ["what is left to another method", () => sortInV8(64, signs, keepPositions(64)), ["64", "合并有序段"]],
])("says in Chinese, too, why there is no exact matrix: %s", (_, run, parts) => {
  const reason = getReason(run);
  const told = tellUnjudgeable(reason, "zh-cn");
  expect(told).not.toBe(reason);
  for (const part of parts) expect(told).toContain(part);
  expect(tellUnjudgeable(reason, "en")).toBe(reason);
});

it("leaves what another error says as it is", () => {
  expect(tellUnjudgeable("exactPositions takes 0 to 1,000 cards, not 1001.", "zh-cn")).toContain("1,000");
});
