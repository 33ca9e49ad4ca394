import { expect, it } from "vitest";
import { exactPositions } from "../exact/distribution.ts";
import { followTraces } from "../exact/engine-sorts.ts";
import { getSigns } from "../exact/signs.ts";
import { keepPositions } from "../exact/positions.ts";
import { sortInV8 } from "../exact/v8-below-64.ts";
import { binary, draw, variable, number } from "../model/write-model.ts";
import { loopDown, sortBy } from "../model/models.fixture.ts";
import { Unjudgeable, type UnjudgeableReason } from "../exact/unjudgeable.ts";
import { tellUnjudgeable } from "./unjudgeable-text.ts";

const coin = sortBy(binary(draw, "-", number(0.5)));
const signs = getSigns(coin.steps, coin.sign);

function getReason(run: () => unknown): UnjudgeableReason {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Unjudgeable) return thrown.reason;
    throw thrown;
  }
  throw new Error("It is judged.");
}

it.each<readonly [string, () => unknown, string, string]>([
  [
    "V8 beyond a fair coin's cards",
    () => exactPositions(coin, 130),
    "Chrome, Edge, Node (V8) can sort 130 items in too many ways to follow them all: below 64 items any comparator is computed, a fair coin up to 127",
    "130 个元素时，Chrome、Edge、Node（V8）排序的过程有太多可能，无法一一计算：64 个元素以下可以计算任何比较函数，公平的硬币最多 127 个",
  ],
  [
    "JavaScriptCore's cards",
    () => exactPositions(coin, 300, { engine: "javascriptcore" }),
    "the sort of 300 items in Safari, Bun (JavaScriptCore) takes too many steps; 200 items are computed",
    "Safari、Bun（JavaScriptCore）排序 300 个元素的步骤太多，最多计算 200 个",
  ],
  ["a name", () => exactPositions(loopDown(variable("limit")), 5), "the value of limit is not known", "limit 的值未知"],
  [
    "a product of draws",
    () => exactPositions(loopDown(binary(draw, "*", draw)), 5),
    "it multiplies draws with each other",
    "它把随机数彼此相乘",
  ],
  [
    "orders of sorted cards",
    () => followTraces("v8", "array", 7, signs),
    "the orders of 7 sorted items are too many; 6 items are computed",
    "7 个元素排序后的排列太多，最多计算 6 个",
  ],
  [
    "what is left to another method",
    () => sortInV8(64, signs, keepPositions(64)),
    "Chrome, Edge, Node (V8) merge sorted runs from 64 items on",
    "从 64 个元素起，Chrome、Edge、Node（V8）会合并有序段",
  ],
])("says in both languages why there is no exact matrix: %s", (_, run, english, chinese) => {
  const reason = getReason(run);
  expect(tellUnjudgeable(reason)).toBe(english);
  expect(tellUnjudgeable(reason, "zh-cn")).toBe(chinese);
});

it("says its reason in its message, and is called by its own name", () => {
  const error = new Unjudgeable({ kind: "unknownValue", name: "limit" });
  expect(String(error)).toBe("Unjudgeable: This model can't be judged: the value of limit is not known.");
});
