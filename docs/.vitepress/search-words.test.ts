// What the search takes for words.
import { expect, it } from "vitest";
import { getSearchWords } from "./search-words.ts";

it("cuts Chinese into words, and the rest at spaces and signs", () => {
  expect(getSearchWords("有偏的洗牌，用 fair-shuffle 修复。")).toEqual(
    expect.arrayContaining(["洗牌", "fair", "shuffle", "修复"]),
  );
  expect(getSearchWords("洗牌")).toEqual(["洗牌"]);
  expect(getSearchWords("ESLint规则")).toEqual(["ESLint", "规则"]);
  expect(getSearchWords("Fisher–Yates, twice")).toEqual(["Fisher", "Yates", "twice"]);
});

it("works from its own text alone, as VitePress hands it on", () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- that is what the site does with it
  const alone = new Function("text", `return (${getSearchWords.toString()})(text)`) as typeof getSearchWords;
  expect(alone("公平的洗牌")).toEqual(getSearchWords("公平的洗牌"));
});
