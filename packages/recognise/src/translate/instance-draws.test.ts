// Draws by a method of an instance that calls other methods of it: read as far as the instance keeps no state that decides them.
import { expect, it } from "vitest";
import { verify, verifyAlone } from "../linted.fixture.ts";

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
    "keeps a number beside its seed",
    "class Dice { next() { this.seed = (this.seed * 16807) % 2147483647; return this.seed / 2147483647; } int(n) { return Math.floor(this.next() * n * this.scale); } }",
  ],
  [
    "keeps what is no seed",
    "class Dice { next() { this.turn += 0.25; return this.turn; } int(n) { return Math.floor(this.next() * n); } }",
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

const SEEDED = `class Dice {
  constructor(seed) { this.seed = seed; }
  reset() { this.seed = 1; }
  next() { this.seed = (this.seed * 16807) % 2147483647; return this.seed / 2147483647; }
  int(n) { return Math.floor(this.next() * n); }
  between(low, high) { return low + this.int(high - low + 1); }
}
const dice = new Dice(7);
`;

it.each([
  ["one method", "dice.int(a.length)", "dice.int(i + 1)"],
  ["one behind another", "dice.between(0, a.length - 1)", "dice.between(0, i)"],
])("of a seeded generator, %s: %s is biased, and %s is fair", (_, biased, fair) => {
  expect(count(SEEDED + inLoop(biased))).toBe(1);
  expect(count(SEEDED + inLoop(fair))).toBe(0);
});

it.each([
  [
    "is made in each round",
    "for (let i = a.length - 1; i > 0; i--) { const dice = new Dice(7); const j = dice.int(a.length); [a[i], a[j]] = [a[j], a[i]]; }",
  ],
  [
    "starts again in each round",
    "for (let i = a.length - 1; i > 0; i--) { dice.reset(); const j = dice.int(a.length); [a[i], a[j]] = [a[j], a[i]]; }",
  ],
])("nothing is said where a seeded generator %s", (_, loop) => {
  expect(count(SEEDED + loop)).toBe(0);
});

it.each([
  ["by its name", SEEDED, "() => dice.next()"],
  ["not by a private name", SEEDED.replaceAll("next", "#next"), undefined],
])("a seeded generator is handed on %s", (_, generator, source) => {
  const [report] = verify(`${generator}export const mix = (list) => list.sort(() => dice.int(2) - 0.5);`);
  const ways = [report?.fix, ...(report?.suggestions ?? []).map(({ fix }) => fix)];
  const texts = ways.map((way) => way?.text ?? "");
  expect(texts.some((text) => text.includes("() => dice.next()"))).toBe(source !== undefined);
  expect(texts.some((text) => text.includes("this.") || text.includes("#"))).toBe(false);
});
