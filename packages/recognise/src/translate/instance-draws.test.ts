// Draws by a method of an instance that calls other methods of it: read as far as the instance keeps no state that decides them.
import { expect, it } from "vitest";
import { verifyAlone } from "../linted.fixture.ts";

const DICE = `class Dice {
  next() { return Math.random(); }
  int(n) { return Math.floor(this.next() * n); }
  between(low, high) { return low + this.int(high - low + 1); }
}
const dice = new Dice();
`;
const inLoop = (draw: string): string =>
  `for (let i = a.length - 1; i > 0; i--) { const j = ${draw}; [a[i], a[j]] = [a[j], a[i]]; }`;
const count = (code: string): number => {
  const messages = verifyAlone(code);
  expect(messages.filter(({ messageId }) => messageId !== "biased")).toEqual([]);
  return messages.length;
};

it.each([
  ["one method", "dice.int(a.length)", "dice.int(i + 1)"],
  ["one behind another", "dice.between(0, a.length - 1)", "dice.between(0, i)"],
  ["the source itself", "Math.floor(dice.next() * a.length)", "Math.floor(dice.next() * (i + 1))"],
])("%s: %s is biased, and %s is fair", (_, biased, fair) => {
  expect(count(DICE + inLoop(biased))).toBe(1);
  expect(count(DICE + inLoop(fair))).toBe(0);
});

it.each([
  ["keeps a number", "class Dice { int(n) { return Math.floor(Math.random() * n * this.scale); } }"],
  [
    "keeps a seed",
    "class Dice { next() { this.seed = (this.seed * 16807) % 2147483647; return this.seed / 2147483647; } int(n) { return Math.floor(this.next() * n); } }",
  ],
  [
    "is handed on",
    "class Dice { int(n) { return draw(this, n); } } function draw(dice, n) { return Math.floor(Math.random() * n); }",
  ],
  [
    "calls what another class has",
    "class Base { next() { return Math.random(); } int(n) { return Math.floor(this.next() * n); } } class Dice extends Base { next() { return 0.5; } }",
  ],
  [
    "is given another method",
    "class Dice { next() { return Math.random(); } int(n) { return Math.floor(this.next() * n); } } Dice.prototype.next = quick;",
  ],
])("nothing is said where the instance %s", (_, dice) => {
  expect(count(`${dice} const dice = new Dice(); ${inLoop("dice.int(a.length)")}`)).toBe(0);
});
