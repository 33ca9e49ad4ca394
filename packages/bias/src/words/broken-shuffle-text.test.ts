// Why a function is no shuffle, in both languages.
import { describe, expect, it } from "vitest";
import { tellBreakage, type Breakage } from "./broken-shuffle-text.ts";

describe("a breakage in words counts calls from 1, and names items by their numbers", () => {
  it.each<[Breakage, string, string]>([
    [
      { kind: "fewer", given: 3, cards: 8, takesCount: true },
      "In call 2 the shuffle gave back 3 of 8 items. What is measured has to give back all of them: let it draw as many as there are, for example `(cards) => drawWinners(cards, cards.length)`.",
      "第 2 次调用时，此函数只返回了 8 个元素中的 3 个。被测量的函数必须返回全部元素：请让它抽取全部元素，例如 `(cards) => drawWinners(cards, cards.length)`。",
    ],
    [
      { kind: "otherCards", cards: 4, lost: 0, doubled: 2, strange: { kind: "array" } },
      "In call 2 the shuffle lost the number 0 and gave the number 2 more than once and gave an array, which is none of its items: it must give back each of its 4 items, the numbers 0 to 3, once.",
      "第 2 次调用时，此函数丢失了数字 0，重复返回了数字 2，返回了数组，而它不是传入的元素：它必须把 4 个元素（数字 0 到 3）各返回一次。",
    ],
    [
      { kind: "newList" },
      "In call 2 the shuffle returned a new list, after it had shuffled in place before.",
      "第 2 次调用时，此函数返回了一个新列表，而此前是就地打乱的。",
    ],
    [
      { kind: "noList", value: { kind: "plain", text: "undefined" }, isChange: true },
      "In call 2 the shuffle returned undefined instead of a list, after it had returned lists before.",
      "第 2 次调用时，此函数返回的不是列表，而是 undefined，而此前返回的是列表。",
    ],
  ])("%o", (breakage, english, chinese) => {
    const told = { trial: 2, breakage };
    expect(tellBreakage(told, "en", "drawWinners")).toBe(english);
    expect(tellBreakage(told, "zh-cn", "drawWinners")).toBe(chinese);
  });
});
