// A list that an instance keeps, and that is shuffled through the instance's methods from outside of its class.
import { describe, expect, it } from "vitest";
import { fixAll, verify, verifyAlone } from "../linted.fixture.ts";

const MEMBERS = `get(place) { return this.cards[place]; }
  set(place, card) { this.cards[place] = card; }
  swap(i, j) { const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card; }
  get size() { return this.cards.length; }
  count() { return this.cards.length; }`;
const CLASS = `class Deck {
  constructor(cards) { this.cards = cards; }
  ${MEMBERS}
}
`;
const DECK = `${CLASS}const deck = new Deck(load());\n`;
const SET = "const card = deck.get(i); deck.set(i, deck.get(j)); deck.set(j, card);";

const count = (code: string, filename = "file.mjs"): number => {
  const messages = verifyAlone(code, { filename });
  expect(messages.filter(({ messageId }) => messageId !== "biased")).toEqual([]);
  return messages.length;
};

const inLoop = (length: string, range: string, swap: string): string =>
  `for (let i = ${length} - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); ${swap} }`;

const SWAPS = [
  ["a method that swaps", "deck.swap(i, j);"],
  ["a method that reads and one that writes", SET],
  ["the list itself", "[deck.cards[i], deck.cards[j]] = [deck.cards[j], deck.cards[i]];"],
  ["a method and the list", "const card = deck.cards[i]; deck.cards[i] = deck.get(j); deck.set(j, card);"],
] as const;
const LENGTHS = ["deck.cards.length", "deck.size", "deck.count()"];

describe.each(SWAPS)("by %s", (_, swap) => {
  it.each(LENGTHS)("over %s", (length) => {
    expect(count(DECK + inLoop(length, length, swap))).toBe(1);
    expect(count(DECK + inLoop(length, "(i + 1)", swap))).toBe(0);
  });
});

it.each([
  ["an object", `const deck = { cards: load(), ${MEMBERS.replaceAll(/\}\n/g, "},\n")} };\n`],
  [
    "what a constructor makes",
    "function Deck() { this.cards = load(); } Deck.prototype.swap = function (i, j) { const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card; }; const deck = new Deck();\n",
  ],
  [
    "a field that is an arrow",
    "class Deck { cards = load(); swap = (i, j) => { const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card; }; } const deck = new Deck();\n",
  ],
  [
    "a private list",
    "class Deck { #cards = load(); swap(i, j) { const card = this.#cards[i]; this.#cards[i] = this.#cards[j]; this.#cards[j] = card; } get cards() { return { length: this.#cards.length }; } } const deck = new Deck();\n",
  ],
])("of %s", (_, made) => {
  const swap = "deck.swap(i, j);";
  const length = made.includes("#cards") ? "52" : "deck.cards.length";
  expect(count(made + inLoop(length, length, swap))).toBe(1);
  expect(count(made + inLoop(length, "(i + 1)", swap))).toBe(0);
});

describe("two instances are two lists", () => {
  const two = `${CLASS}const asked = new Deck(load()), given = new Deck(load());\n`;
  it.each([
    ["swapped alike", "asked.swap(i, j); given.swap(i, j);"],
    ["swapped apart", "asked.swap(i, j); given.swap(i, Math.floor(Math.random() * (i + 1)));"],
    ["one of them now and then", "asked.swap(i, j); if (i > 2) given.swap(i, j);"],
  ])("%s", (_, swaps) => {
    expect(count(two + inLoop("asked.cards.length", "(i + 1)", swaps))).toBe(0);
    expect(count(two + inLoop("asked.cards.length", "asked.cards.length", swaps))).toBe(swaps.includes("if") ? 0 : 1);
  });

  it("one of another class beside the own one", () => {
    const game = (range: string): string =>
      `${CLASS}const given = new Deck(load()); export class Game { cards = load(); mix() { ${inLoop("this.cards.length", range, "const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card; if (i > 2) given.swap(i, j);")} } }`;
    expect(count(game("(i + 1)"))).toBe(0);
  });

  it("is not known which where it changes", () => {
    expect(
      count(
        `${CLASS}const decks = [new Deck(load()), new Deck(load())];\n for (const deck of decks) { }\n${inLoop("52", "52", "decks[i % 2].swap(i, j);")}`,
      ),
    ).toBe(0);
  });
});

describe("a pair stays one", () => {
  it.each([
    ["that the constructor is handed", `${CLASS}const deck = new Deck([x, y]);\n`],
    ["that each instance is handed", `${CLASS}const deck = new Deck([x, y]); const other = new Deck([]);\n`],
    [
      "that it is made of, beside others",
      `${CLASS}export const other = new Deck(load()); const deck = new Deck([x, y]);\n`,
    ],
    ["that the class begins with", `class Deck { cards = [x, y]; ${MEMBERS} } const deck = new Deck();\n`],
    [
      "that the constructor gives it",
      `class Deck { constructor() { this.cards = [x, y]; } ${MEMBERS} } const deck = new Deck();\n`,
    ],
  ])("%s", (_, made) => {
    for (const [, swap] of SWAPS)
      for (const length of LENGTHS) {
        const loop = `for (let i = 0; i < ${length} - 1; i++) { const j = Math.floor(Math.random() * ${length}); ${swap} }`;
        expect([loop, count(made + loop)]).toEqual([loop, 0]);
        expect([loop, count(made.replaceAll("[x, y]", "[x, y, z]") + loop)]).toEqual([loop, 1]);
      }
  });
});

it.each([
  ["is overridden", "class Fair extends Deck { swap(i, j) {} }", "deck.swap(i, j);"],
  ["is replaced", "Deck.prototype.swap = quick;", "deck.swap(i, j);"],
])("nothing is said of a parameter where a method %s", (_, more, swap) => {
  const mix = `export function mix(deck: Deck) { ${inLoop("deck.cards.length", "deck.cards.length", swap)} }`;
  const typed =
    "class Deck { cards: string[] = load(); swap(i: number, j: number) { const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card; } }\n";
  expect(count(`${typed}${mix}`, "file.mts")).toBe(1);
  expect(count(`${typed}${more}\n${mix}`, "file.mts")).toBe(0);
});

describe("the way out", () => {
  it("names the list as the loop does", () => {
    const { output } = fixAll(DECK + inLoop("deck.cards.length", "deck.cards.length", "deck.swap(i, j);"), {
      options: { helper: "import" },
      filename: "file.mjs",
    });
    expect(output).toContain("shuffle(deck.cards)");
    expect(output.slice(output.indexOf("const deck"))).not.toContain("this");
  });

  it("corrects the range where the loop never names the list", () => {
    const code = DECK + inLoop("deck.size", "deck.size", "deck.swap(i, j);");
    const { output } = fixAll(code, { options: { helper: "import" }, filename: "file.mjs" });
    expect(output).toBe(code.replace("Math.random() * deck.size", "Math.random() * (i + 1)"));
  });

  it("takes no list of a class for one of the place of the call", () => {
    const deal = `class Deck { cards = load(); take(place) { return this.cards.splice(place, 1)[0]; } get size() { return this.cards.length; } }
const deck = new Deck(); const hand = []; while (deck.size > 1) hand.push(deck.take(Math.floor(Math.random() * (deck.size - 1))));`;
    for (const { fix, suggestions = [] } of verify(deal, { options: { helper: "import" }, filename: "file.mjs" }))
      for (const way of [fix, ...suggestions.map((one) => one.fix)]) expect(way?.text ?? "").not.toContain("this");
  });
});

describe("methods that are called as those of lists", () => {
  const stack = (range: string): string => `class Stack {
  items = load();
  push(item) { this.items.unshift(item); }
  at(place) { return this.items[this.items.length - 1 - place]; }
  put(place, item) { this.items[this.items.length - 1 - place] = item; }
  get length() { return this.items.length; }
}
const stack = new Stack();
for (let i = stack.length - 1; i > 0; i--) {
  const j = Math.floor(Math.random() * ${range});
  const item = stack.at(i);
  stack.put(i, stack.at(j));
  stack.put(j, item);
}`;

  it("do what stands in their class", () => {
    expect(count(stack("stack.length"))).toBe(1);
    expect(count(stack("(i + 1)"))).toBe(0);
  });

  it("are those of a list where the class is one of arrays", () => {
    const extended = (range: string): string =>
      `class Deck extends Array {} const deck = Deck.from(load()); for (let n = deck.length; n > 0; n--) deck.push(deck.splice(Math.floor(Math.random() * ${range}), 1)[0]);`;
    expect(count(extended("deck.length"))).toBe(1);
    expect(count(extended("n"))).toBe(0);
  });

  it("that put an item at a drawn place are no push to the end", () => {
    const insert = (range: string): string =>
      `class Pile { items = []; push(item) { this.items.splice(Math.floor(Math.random() * ${range}), 0, item); } } export function mix(list) { const pile = new Pile(); for (const item of list) pile.push(item); return pile.items; }`;
    expect(count(insert("(this.items.length + 1)"))).toBe(0);
  });
});
