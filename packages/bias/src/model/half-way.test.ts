// Which loops stop half way: held against how many cards they really draw.
import { expect, it } from "vitest";
import { runOnly } from "../exact/distribution.ts";
import { judgeAtStart } from "../words/judge-model.ts";
import { tellVerdictInSentences } from "../words/verdict-text.ts";
import { stopsHalfWay } from "./half-way.ts";
import type { Statement, SwapLoop } from "./model.ts";
import { assign, binary, CARDS, countUp, floorOf, length, number, swapLoop, variable } from "./write-model.ts";

const take: Statement = { kind: "take", list: CARDS, position: floorOf(length), variable: "card" };
const put: Statement = {
  kind: "insert",
  list: "out",
  position: { kind: "length", list: "out" },
  card: variable("card"),
};
const drawWhile = (...steps: readonly Statement[]): SwapLoop => swapLoop(steps, { into: "out" });
const half = drawWhile(...countUp(number(0), length, [take, put]));

it("a loop that counts up to the length of the list that it empties draws half of it, rounded up", () => {
  expect(stopsHalfWay(half)).toBe(true);
  expect([3, 4, 5, 8].map((cards) => runOnly(half, cards).rounds)).toEqual([2, 2, 3, 4]);
});

it.each([
  ["begins later", drawWhile(...countUp(number(1), length, [take, put]))],
  [
    "counts back",
    drawWhile(...countUp(number(0), length, [take, put, assign("i", binary(variable("i"), "-", number(1)))])),
  ],
  ["counts to a number", drawWhile(...countUp(number(0), number(3), [take, put]))],
  ["takes two at a time", drawWhile(...countUp(number(0), length, [take, put, take, put]))],
  ["puts them back", drawWhile(...countUp(number(0), length, [take, put, { ...put, list: CARDS }]))],
  ["leaves the list as it is", drawWhile(...countUp(number(0), length, [put]))],
  ["takes the length before", drawWhile(assign("n", length), ...countUp(number(0), variable("n"), [take, put]))],
])("not one that %s", (_, model) => {
  expect(stopsHalfWay(model)).toBe(false);
});

it("it is told that the other half stays", () => {
  const tell = (language: "en" | "zh-cn"): string => {
    const { start, verdict } = judgeAtStart(half, language);
    return tellVerdictInSentences(verdict, { cards: start.cards, model: half }, language);
  };
  expect(tell("en")).toBe(
    "Fair: it draws half of the items only (rounded up), and does so fairly. Its loop counts up to the length of the list, which each draw makes shorter, so it stops half way: the other half stays in the list.",
  );
  expect(tell("zh-cn")).toContain("它只抽取一半的元素（向上取整），而这一半是公平的");
});
