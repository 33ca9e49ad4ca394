import { expect, test } from "vitest";
import { joinSentences } from "./sentences.ts";

test("English sentences stand a space apart, Chinese ones don't, and what is empty leaves none", () => {
  expect(joinSentences(["It is biased.", "Is it meant?", ""])).toBe("It is biased. Is it meant?");
  expect(joinSentences(["发现 1 处有偏的洗牌。", "是有意的吗？", "查看了 2 个文件。"])).toBe(
    "发现 1 处有偏的洗牌。是有意的吗？查看了 2 个文件。",
  );
});
