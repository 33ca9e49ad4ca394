// The headline stands below its word with a capital letter, and behind it, as in the picture, without one.
import { expect, it } from "vitest";
import { TEXTS } from "../words/page-texts.ts";
import { describeHeadline } from "./headline-text.ts";

it.each([
  [
    "en",
    "Not with 8 items",
    "The numbers in this code are made for 9 or more items, so there is nothing to show of 8.",
    "Not with 8 items: the numbers in this code are made for 9 or more items, so there is nothing to show of 8.",
  ],
  [
    "zh-cn",
    "不适用于 8 个元素",
    "这段代码中的数字只适用于 9 个或更多元素，因此 8 个元素没有可显示的结果。",
    "不适用于 8 个元素：这段代码中的数字只适用于 9 个或更多元素，因此 8 个元素没有可显示的结果。",
  ],
] as const)("in %s", (language, word, claim, sentence) => {
  const situation = { findings: undefined, cards: 8, circumstances: undefined, broken: { leastCards: 9 } };
  expect(describeHeadline(situation, language, TEXTS[language])).toMatchObject({ word, claim, sentence });
});
