// Lists that a function of the file hands out as they are.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { fixAll } from "../linted.fixture.ts";

const swap = (list: string, range: string): string =>
  `for (let i = LIST.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); const card = LIST[i]; LIST[i] = LIST[j]; LIST[j] = card; }`.replaceAll(
    "LIST",
    list,
  );

/** Ways to hand out a list, and to ask for it. */
const ways: Readonly<Record<string, readonly [list: string, (loop: string) => string]>> = {
  "a method of the class": [
    "this.all()",
    (loop) =>
      `class Deck { constructor(cards) { this.cards = cards; } all() { return this.cards; } mix() { ${loop} } }`,
  ],
  "a method of an object": [
    "deck.all()",
    (loop) => `const deck = { cards: load(), all() { return this.cards; } }; export function mix() { ${loop} }`,
  ],
  "a method of an instance": [
    "deck.all()",
    (loop) =>
      `class Deck { #cards = load(); all() { return this.#cards; } } const deck = new Deck(); export function mix() { ${loop} }`,
  ],
  "a function": ["all()", (loop) => `const cards = load(); const all = () => cards; export function mix() { ${loop} }`],
};

describe.each(Object.entries(ways))("by %s", (_, [list, write]) => {
  it("a naive loop is told, and corrected", () => {
    const code = write(swap(list, `${list}.length`));
    expect(find(code)).toEqual(["biased"]);
    expect(fixAll(code).output).toBe(write(swap(list, "(i + 1)")));
    expect(fixAll(code, { options: { helper: "import" } }).output).toContain(`shuffle(${list});`);
  });

  it("Sattolo's loop is told, and a fair one is not", () => {
    expect(find(write(swap(list, "i")))).toEqual(["cycles"]);
    expect(find(write(swap(list, "(i + 1)")))).toEqual([]);
  });
});

it("it is the list under its own name, too", () => {
  const loop =
    "for (let i = 0; i < this.cards.length; i++) { const j = Math.floor(Math.random() * this.all().length); const card = this.all()[i]; this.cards[i] = this.all()[j]; this.cards[j] = card; }";
  expect(find(`class Deck { cards = load(); all() { return this.cards; } mix() { ${loop} } }`)).toEqual(["biased"]);
});

const NAIVE = swap("this.all()", "this.all().length");

it.each([
  ["hands out a copy", `class Deck { cards = load(); all() { return [...this.cards]; } mix() { ${NAIVE} } }`],
  ["makes a list", `class Deck { all() { return load(); } mix() { ${NAIVE} } }`],
  [
    "gives one of two lists",
    `class Deck { all() { return this.isOpen ? this.cards : this.rest; } mix() { ${NAIVE} } }`,
  ],
  ["does more", `class Deck { all() { this.count += 1; return this.cards; } mix() { ${NAIVE} } }`],
  [
    "is another one in a subclass",
    `class Deck { all() { return this.cards; } mix() { ${NAIVE} } } class Half extends Deck { all() { return this.half; } }`,
  ],
  ["is written later", `class Deck { all() { return this.cards; } mix() { ${NAIVE} } } Deck.prototype.all = load;`],
  ["is not in the file", `export function mix(deck) { ${NAIVE.replaceAll("this", "deck")} }`],
])("nothing is said where the function %s", (_, code) => {
  expect(find(code)).toEqual([]);
});

const PAIR = "constructor() { this.sides = ['a', 'b']; }";
const SORT = "sort(() => Math.random() - 0.5)";

it.each([
  ["of the class", `class Coin { ${PAIR} all() { return this.sides; } flip() { return this.all().${SORT}; } }`],
  [
    "of the class, under a name",
    `class Coin { ${PAIR} all() { return this.sides; } flip() { const list = this.all(); list.${SORT}; } }`,
  ],
  ["of the class, in a loop", `class Coin { ${PAIR} all() { return this.sides; } flip() { ${NAIVE} } }`],
  ["of an object", `const coin = { sides: ['a', 'b'], all() { return this.sides; }, flip() { ${NAIVE} } };`],
  [
    "that an instance is made of",
    `class Coin { constructor(sides) { this.sides = sides; } all() { return this.sides; } } const coin = new Coin(['a', 'b']); export const flip = () => coin.all().${SORT};`,
  ],
  ["of the file", `const sides = ['a', 'b']; const all = () => sides; export const flip = () => all().${SORT};`],
  [
    "by two methods",
    `class Coin { ${PAIR} all() { return this.sides; } both() { return this.all(); } flip() { this.both().${SORT}; } }`,
  ],
])("a pair is fair that is handed out: %s", (_, code) => {
  expect(find(code)).toEqual([]);
});

it("a pair that grows is none", () => {
  const code = `class Coin { ${PAIR} all() { return this.sides; } add(side) { this.sides.push(side); } flip() { return this.all().${SORT}; } }`;
  expect(find(code)).toEqual(["biased"]);
});
