import { expect, it } from "vitest";
import { fitLines } from "./picture-lines.ts";

const measure = (text: string): number => Array.from(text).length;

it.each([
  ["fits", "one two", 10, 2, ["one two"]],
  ["goes on between words", "one two three", 8, 2, ["one two", "three"]],
  ["ends where there is no more room", "one two three four", 8, 2, ["one two", "three…"]],
  ["is cut anywhere where there are no words", "洗牌不公平的证明", 3, 2, ["洗牌不", "公平…"]],
  ["cuts no character in two", "🂡🂢🂣🂤", 2, 3, ["🂡🂢", "🂣🂤"]],
  ["is nothing", "", 5, 3, []],
  ["gets a character where there is room for none", "ab", 0, 2, ["a", "b"]],
])("a text that %s", (_, text, room, most, lines) => {
  expect(fitLines(text, room, most, measure)).toEqual(lines);
});
