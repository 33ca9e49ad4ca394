// What is said of one item that is put in among others: where it never comes, and what is drawn of it, in every sentence.
import { expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import type { SwapLoop } from "../model/model.ts";
import {
  assign,
  binary,
  CARDS,
  countDown,
  draw,
  floorOf,
  length,
  number,
  swap,
  unary,
  variable,
} from "../model/write-model.ts";
import { judgeAtStart } from "../words/judge-model.ts";
import { tellVerdictInSentences } from "../words/verdict-text.ts";
import { verdict } from "./verdict.ts";
import { why } from "./why.ts";

const minusOne = (value: Expression): Expression => binary(value, "-", number(1));

/** The others are shuffled fairly, and the last one is put in at a place. */
const insertAt = (place: Expression, others?: number): SwapLoop => ({
  kind: "swapLoop",
  list: CARDS,
  unknowns: [],
  insertsLast: true,
  ...(others === undefined ? {} : { length: others + 1 }),
  steps: [
    ...countDown(minusOne(minusOne(length)), number(-1), [
      assign("other", floorOf(binary(variable("i"), "+", number(1)))),
      ...swap(variable("i"), variable("other")),
    ]),
    { kind: "take", list: CARDS, position: minusOne(length), variable: "last" },
    assign("place", place),
    { kind: "insert", list: CARDS, position: variable("place"), card: variable("last") },
  ],
});

const neverLast = insertAt(floorOf(length));
const neverFirst = insertAt(binary(floorOf(length), "+", number(1)));
const fewOfMany = insertAt(floorOf(number(3)), 9);
const rounded = insertAt(unary("round", binary(draw, "*", number(3))), 3);
const anywhere = insertAt(floorOf(binary(length, "+", number(1))));

const tell = (model: SwapLoop, language: "en" | "zh-cn" = "en"): string => {
  const { start, verdict: told } = judgeAtStart(model, language);
  return tellVerdictInSentences(told, { cards: start.cards, model }, language);
};

it.each([
  [neverLast, "of 8 items, the inserted one never comes last, though it should do so 12.5 % of the time"],
  [neverFirst, "of 8 items, the inserted one never comes first, though it should do so 12.5 % of the time"],
  [fewOfMany, "of 10 items, the inserted one never comes last, though it should do so 10.0 % of the time"],
  [rounded, "of 4 items, the inserted one comes second 33.3 % of the time instead of 25.0 %"],
])("the item's own place is told, and which one of the matrix it is", (model, claim) => {
  expect(tell(model)).toBe(
    `Biased: ${claim}. That is computed, not measured. The inserted item is counted as the last one, with the others in any order.`,
  );
});

it("the same is told in Chinese", () => {
  expect(tell(neverLast, "zh-cn")).toContain("8 个元素时，插入的元素从不排在最后一位，公平时这一概率应为 12.5%");
  expect(tell(rounded, "zh-cn")).toContain("插入的元素排在第 2 位的概率是 33.3%，公平时应为 25.0%");
});

it("why is told by what the code draws, and not by how its model shuffles the others", () => {
  expect(why(neverLast, 8)).toEqual({ kind: "fewPlaces", cards: 8, drawn: 7 });
  expect(why(fewOfMany, 10)).toEqual({ kind: "fewPlaces", cards: 10, drawn: 3 });
  expect(why(rounded, 4)).toMatchObject({ kind: "unequalPlaces", more: { position: 1 }, less: { position: 0 } });
  const { verdict: told } = judgeAtStart(neverLast);
  expect(told).toMatchObject({
    why: "The code draws one of 7 places for the item that it inserts. Beside 7 others there are 8: one before each of them, and one behind the last.",
  });
  expect(judgeAtStart(rounded).verdict).toMatchObject({
    why: "The code draws one of 4 places for the item that it inserts, and not each of them equally often: position 2 in 33.3 % of all draws, and position 1 in 16.7 %.",
  });
  expect(judgeAtStart(rounded, "zh-cn").verdict).toMatchObject({
    why: "代码从 4 个位置中抽取一个，放入要插入的元素，但抽到各个位置的概率并不相同：第 2 位是 33.3%，而第 1 位是 16.7%。",
  });
});

it("one that may come anywhere is fair", () => {
  expect(verdict(anywhere).kind).toBe("fair");
  expect(why(anywhere, 8)).toBeUndefined();
});
