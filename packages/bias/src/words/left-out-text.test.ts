import { expect, it } from "vitest";
import { tellLeftOut, tellLeftOutPlace } from "./left-out-text.ts";

it.each([
  [[0], "left out: item 1", "不参与洗牌：第 1 个元素"],
  [[0, 1, 2, 7], "left out: items 1 to 3, 8", "不参与洗牌：第 1–3、8 个元素"],
  [[3, 5], "left out: items 4, 6", "不参与洗牌：第 4、6 个元素"],
])("names the items that are left out at %j", (places, english, chinese) => {
  expect(tellLeftOut(places)).toBe(english);
  expect(tellLeftOut(places, "zh-cn")).toBe(chinese);
});

it("says of one item that it stays", () => {
  expect(tellLeftOutPlace(0, 8)).toBe(
    "the first item stays where it is, because the code leaves it out of the shuffle",
  );
  expect(tellLeftOutPlace(7, 8, "zh-cn")).toBe("最后一个元素留在原位：代码没有让它参与洗牌");
});
