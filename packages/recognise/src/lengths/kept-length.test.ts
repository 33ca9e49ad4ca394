// Lists that are filled in one place of the file and shuffled in another: the message says of how many items it speaks, and of 8 where that is not known.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { testPairs } from "./pairs.fixture.ts";

const LISTS = `const suits = ["H", "D", "C", "S"], ranks = [2, 3, 4, 5, 6];\n`;
const SHUFFLE = "shuffle() { this.cards.sort(() => Math.random() - 0.5); }";
const FILL = "for (const s of suits) for (const r of ranks) this.cards.push(s + r);";

const getCount = (code: string): number => {
  const [report, ...more] = verify(LISTS + code, { options: { fix: "off" } });
  expect(more).toEqual([]);
  return Number(/of (\d+) items/.exec(report?.message ?? "")?.[1]);
};

const inClass = (body: string): string => `class Deck { ${body} ${SHUFFLE} }`;
const OLD = "function Deck() { this.cards = []; this.build(); } Deck.prototype.build = function () { FILL };";
const SWAPS =
  "for (let i = 0; i < this.cards.length; i++) { const j = Math.floor(Math.random() * this.cards.length); [this.cards[i], this.cards[j]] = [this.cards[j], this.cards[i]]; }";

it.each([
  ["by its constructor", `constructor() { this.cards = []; ${FILL} }`, 20],
  ["by a field", "cards = [1, 2, 3, 4, 5];", 5],
  ["by a field and its constructor", `cards = []; constructor() { ${FILL} }`, 20],
  ["by a method of its constructor", `constructor() { this.cards = []; this.build(); } build() { ${FILL} }`, 20],
  ["by a method that begins anew", `cards = []; reset() { this.cards = []; ${FILL} }`, 20],
  [
    "in two places, with as many",
    "constructor() { this.cards = [...ranks]; } reset() { this.cards = ranks.map(String); }",
    5,
  ],
  [
    "by a list of its constructor",
    `constructor() { const all = []; for (const s of suits) all.push(s); this.cards = all; }`,
    4,
  ],
  [
    "by a method that makes it",
    "constructor() { this.cards = Deck.make(); } static make() { return [...suits, ...ranks]; }",
    9,
  ],
  [
    "by a number of the class",
    "static SIZE = 6; constructor() { this.cards = []; for (let i = 0; i < Deck.SIZE; i++) this.cards.push(i); }",
    6,
  ],
  ["twice over", "constructor() { this.half = [...ranks]; this.cards = this.half.concat(this.half); }", 10],
  [
    "under a condition, anew",
    "constructor(isNew) { if (isNew) { this.cards = []; this.cards.push(1, 2, 3, 4, 5); } }",
    5,
  ],
  [
    "and looked at",
    "cards = [...ranks]; show() { const { cards } = this; console.log(cards.length, this.cards[0], cards.map(String)); }",
    5,
  ],
  [
    "and swapped",
    `cards = [...ranks]; swap(i, j) { const t = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = t; }`,
    5,
  ],
  ["and walked over", "cards = [...ranks]; show() { this.cards.forEach((card, i) => console.log(i, card)); }", 5],
  ["and put in order", "cards = [...ranks]; order() { this.cards = [...this.cards].sort((a, b) => a - b); }", 5],
])("a class: %s", (_, body, count) => {
  expect(getCount(inClass(body))).toBe(count);
});

it.each([
  [
    "a private field",
    `class Deck { #cards = []; constructor() { this.#build(); } #build() { ${FILL} } ${SHUFFLE} }`.replaceAll(
      "this.cards",
      "this.#cards",
    ),
    20,
  ],
  [
    "the hand of another class",
    `${inClass("cards = [...ranks];")} class Player { cards = []; take(card) { this.cards.push(card); } }`,
    5,
  ],
  ["a function with a prototype", `${OLD} Deck.prototype.mix = function () { ${SWAPS} };`, 20],
  ["a prototype that is an object", `function Deck() { this.cards = [...ranks]; } Deck.prototype = { ${SHUFFLE} };`, 5],
  ["methods of a constructor", "function Deck() { this.cards = [...ranks]; this.mix = function () { SWAPS }; }", 5],
  ["an object", `const deck = { cards: [], build() { this.cards = []; ${FILL} }, ${SHUFFLE} };`, 20],
  [
    "a variable that a function fills anew",
    "let deck; const build = () => { deck = []; for (const s of suits) deck.push(s); }; const mix = () => { deck.sort(() => Math.random() - 0.5); };",
    4,
  ],
  [
    "a variable that is sorted, and then put in its own place",
    "let deck; function build() { deck = []; for (const s of suits) deck.push(s); } function mix() { deck = deck.sort(() => Math.random() - 0.5).reverse(); }",
    4,
  ],
  [
    "a variable that one call fills",
    "const deck = []; function build() { for (const s of suits) deck.push(s); } build(); function mix() { deck.sort(() => Math.random() - 0.5); }",
    4,
  ],
])("%s", (_, code, count) => {
  expect(getCount(code.replaceAll("FILL", FILL).replaceAll("SWAPS", SWAPS))).toBe(count);
});

it("names that lead back to each other are followed for a while", () => {
  expect(getCount("var p = q; var q = p; p.sort(() => Math.random() - 0.5);")).toBe(8);
  expect(getCount(`class Deck { cards = [...ranks]; look() { let a = this.cards, b = a; a = b; } ${SHUFFLE} }`)).toBe(
    8,
  );
});

it("a list of two is sorted fairly at random", () => {
  expect(verify(inClass(`constructor() { this.cards = ["X", "O"]; }`))).toEqual([]);
  expect(verify(inClass(`constructor() { this.cards = ["X", "O", "-"]; }`))).toHaveLength(1);
});

it.each([
  ["by a method", `players = ["X", "O"]; SHUFFLE next() { return this.players.pop(); }`],
  [
    "by the method that shuffles it",
    `players = ["X", "O"]; begin() { this.players.SORT; return this.players.shift(); }`,
  ],
  [
    "under another name",
    `players = ["X", "O"]; SHUFFLE next() { const { players } = this; return players.splice(0, 1); }`,
  ],
  [
    "by its constructor's list",
    `constructor() { this.players = ["X", "O"]; } SHUFFLE next() { this.players.shift(); }`,
  ],
])("a list of two is sorted fairly, too, where items are taken out of it: %s", (_, body) => {
  const sort = "sort(() => Math.random() - 0.5)";
  const code = (players: string, more = ""): string =>
    `class Game { ${body.replace('["X", "O"]', players).replace("SORT", sort)} ${more} }`.replace(
      "SHUFFLE",
      `mix() { this.players.${sort}; }`,
    );
  expect(verify(code(`["X", "O"]`))).toEqual([]);
  expect(verify(code(`["X", "O", "-"]`))).toHaveLength(1);
  expect(verify(code(`["X", "O"]`, "join(name) { this.players.push(name); }"))).toHaveLength(1);
  expect(verify(code(`["X", "O"]`, "join(name) { this.players.splice(0, 0, name); }"))).toHaveLength(1);
  expect(verify(code(`["X", "O"]`, "join(...names) { this.players.splice(...names); }"))).toHaveLength(1);
});

it.each([
  ["dealt from", "cards = [...ranks]; deal() { return this.cards.pop(); }"],
  ["dealt from under another name", "cards = [...ranks]; deal() { const cards = this.cards; return cards.pop(); }"],
  ["dealt from by what is taken out", "cards = [...ranks]; deal() { const { cards } = this; return cards.shift(); }"],
  ["dealt from by a name in brackets", `cards = [...ranks]; deal() { return this["cards"].splice(0, 3); }`],
  ["dealt from by a method's name in brackets", `cards = [...ranks]; deal() { return this.cards["pop"](); }`],
  ["dealt from by any method", "cards = [...ranks]; run(method) { return this.cards[method](); }"],
  ["dealt from as its sort gives it back", "cards = [...ranks]; deal() { return this.cards.sort().pop(); }"],
  ["turned, and dealt from", "cards = [...ranks]; deal() { const cards = this.cards.reverse(); return cards.pop(); }"],
  ["handed out as its sort gives it back", "cards = [...ranks]; give() { return this.cards.sort(); }"],
  ["dealt from by a callback", "cards = [...ranks]; deal() { this.cards.forEach((card, i, all) => all.pop()); }"],
  [
    "dealt from by a named callback",
    "cards = [...ranks]; deal() { function take() { arguments[2].pop(); } this.cards.forEach(take); }",
  ],
  [
    "dealt from by a callback that takes all",
    "cards = [...ranks]; deal() { this.cards.map((...all) => all[2].pop()); }",
  ],
  [
    "dealt from while it is summed",
    "cards = [...ranks]; sum() { this.cards.reduce((sum, card, i, all) => all.pop()); }",
  ],
  ["set by its name", `cards = [...ranks]; load(saved) { Reflect.set(this, "cards", saved); }`],
  ["cut", "cards = [...ranks]; cut() { this.cards.length = 3; }"],
  ["cut to a copy", "cards = [...ranks]; cut() { this.cards = this.cards.slice(2); }"],
  ["filtered", "cards = [...ranks]; drop(card) { this.cards = this.cards.filter((one) => one !== card); }"],
  ["handed out", "cards = [...ranks]; give() { return this.cards; }"],
  ["handed over", "cards = [...ranks]; give() { take(this.cards); }"],
  ["handed in", "constructor(cards) { this.cards = cards; }"],
  ["one of the file's own", "constructor() { this.cards = ranks; }"],
  ["handed in by default", "constructor(cards = [1, 2, 3]) { this.cards = cards; }"],
  ["given two lengths", "constructor() { this.cards = [...ranks]; } reset() { this.cards = [1, 2, 3]; }"],
  ["added to", "cards = [...ranks]; add(card) { this.cards.push(card); }"],
  [
    "added to behind its last place",
    "cards = [...ranks]; add(card) { if (!this.cards[0]) return; this.cards[this.cards.length] = card; }",
  ],
  ["given items by place", "cards = [...ranks]; put(place, card) { this.cards[place] = card; }"],
  ["filled twice", `constructor() { this.cards = []; this.build(); } build() { ${FILL} } again() { this.build(); }`],
  ["filled by whoever calls", `constructor() { this.cards = []; } build() { ${FILL} }`],
  ["filled under a condition", `constructor(isFull) { this.cards = []; if (isFull) this.cards.push(1, 2, 3); }`],
  [
    "filled unless it is left",
    `constructor(isFull) { this.cards = []; if (!isFull) return; this.cards.push(1, 2, 3); }`,
  ],
  [
    "given under a condition, and filled",
    "constructor(isNew) { this.cards = []; if (isNew) { this.cards = [1]; } this.cards.push(1, 2, 3); }",
  ],
  [
    "shuffled while it is filled",
    "constructor() { this.cards = []; for (const r of ranks) { this.cards.push(r); this.shuffle(); } }",
  ],
  ["filled while it waits", `async reset() { this.cards = []; for (const r of ranks) this.cards.push(await r); }`],
  ["filled from names", "cards = [...ranks]; set(name, value) { this[name] = value; }"],
  ["filled with all else", "cards = [...ranks]; load(saved) { Object.assign(this, saved); }"],
  ["set by a method of that name", "cards = [...ranks]; set cards(cards) { this.all = cards; }"],
])("nothing is known of a list that is %s", (_, body) => {
  expect(getCount(inClass(body))).toBe(8);
});

it.each([
  [
    "another class has its members",
    `${inClass("cards = [...ranks];")} class Shoe extends Deck { take() { return this.cards.pop(); } }`,
  ],
  ["it has another class's members", `class Deck extends Pile { cards = [...ranks]; ${SHUFFLE} }`],
  ["somebody else takes items", `${inClass("cards = [...ranks];")} const deck = new Deck(); deck.cards.pop();`],
  [
    "a decorator may give it",
    `class Deck { static cards = [...ranks]; static deal() { this.cards.pop(); } static ${SHUFFLE} }`,
  ],
  ["an object is mixed in", `const deck = { cards: [...ranks], ...other, ${SHUFFLE} };`],
  [
    "a component holds the list",
    `const component = { created() { this.cards = [...ranks]; }, methods: { ${SHUFFLE} } };`,
  ],
  [
    "another method of a prototype takes items",
    "function Deck() { this.cards = [...ranks]; } Deck.prototype.deal = function () { return this.cards.pop(); }; Deck.prototype.mix = function () { SWAPS };",
  ],
  [
    "a variable is dealt from",
    "let deck = []; function build() { deck = [...ranks]; } function deal() { return deck.pop(); } function mix() { deck.sort(() => Math.random() - 0.5); }",
  ],
  [
    "a constant is dealt from by a callback",
    "const deck = [1, 2, 3, 4, 5]; deck.forEach((card, i, all) => all.pop()); function mix() { deck.sort(() => Math.random() - 0.5); }",
  ],
  [
    "a variable is filled by each call",
    "let deck = []; function build() { for (const s of suits) deck.push(s); } function mix() { deck.sort(() => Math.random() - 0.5); }",
  ],
  [
    "a list is made of the items that it held",
    "const deck = { cards: [], mix() { const rest = this.cards.slice(); const out = []; for (let k = 0; k < 2; k++) out.push(rest.splice(Math.round(Math.random() * (rest.length - 1)), 1)[0]); this.cards = out; } };",
  ],
  [
    "a variable is exported",
    "export const deck = []; function build() { for (const s of suits) deck.push(s); } build(); export function mix() { deck.sort(() => Math.random() - 0.5); } export function more() { build(); }",
  ],
])("nothing is known where %s", (_, code) => {
  expect(getCount(code.replaceAll("SWAPS", SWAPS))).toBe(8);
});

describe("a pair that a sorted copy of its own replaces, under a name", () => {
  const replace = (list: string, between = ""): string =>
    `toss() { const next = ${list}.slice(); ${between} next.sort(COIN); ${list} = next; }`;
  testPairs([
    [
      "in a field",
      `class Game { constructor() { this.sides = [1, 2]; } ${replace("this.sides")} }`,
      `class Game { constructor() { this.sides = [1, 2]; } ${replace("this.sides", "next.push(3);")} }`,
    ],
    [
      "in a property of a constant object",
      `const game = { sides: [1, 2] }; function ${replace("game.sides")}`,
      `const game = { sides: [1, 2, 3] }; function ${replace("game.sides")}`,
    ],
    [
      "in a property that nothing else makes longer",
      `const game = { sides: [1, 2] }; function ${replace("game.sides")}`,
      `const game = { sides: [1, 2] }; function ${replace("game.sides")} function join(x) { game.sides = [...game.sides, x]; }`,
    ],
    [
      "in a variable",
      `let sides = [1, 2]; function ${replace("sides")}`,
      `let sides = [1, 2]; function ${replace("sides", "fill(next);")}`,
    ],
  ]);
});

it("nothing is known of a list that may be meant by a name alone", () => {
  const code = "const deck = { cards: [1, 2, 3, 4, 5], clear(next) { with (this) cards = next; }, SHUFFLE };";
  const [report] = verify(code.replace("SHUFFLE", SHUFFLE), { options: { fix: "off" }, sourceType: "script" });
  expect(report?.message).toContain("of 8 items");
});

it.each([
  ["popped", "const cards = [...ranks]; SHUFFLE; return cards.pop();", 5],
  ["looked at before, and popped", "let cards = [...ranks]; log(cards[0], cards.length); SHUFFLE; cards.pop();", 5],
  ["filled, and dealt", "const cards = []; for (const s of suits) cards.push(s); SHUFFLE; cards.splice(0, 2);", 4],
  ["made by a function, and handed out", "const cards = make(); SHUFFLE; return { hand: cards.pop(), cards };", 9],
  ["shuffled under a condition", "const cards = [...ranks]; if (isNew) { SHUFFLE; } cards.pop();", 5],
  ["popped before", "const cards = [...ranks]; cards.pop(); SHUFFLE;", 8],
  [
    "popped in each round",
    "const cards = [...ranks]; for (const name of names) { SHUFFLE; give(name, cards.pop()); }",
    8,
  ],
  ["popped by a function", "const cards = [...ranks]; const deal = () => cards.pop(); SHUFFLE; return deal;", 8],
])("a list of its own is counted where it is shuffled: %s", (_, body, count) => {
  const make = "function make() { return [...suits, ...ranks]; }";
  const inFunction = (shuffle: string): string =>
    `${make} function deal(isNew) { ${body.replace("SHUFFLE", shuffle)} }`;
  expect(getCount(inFunction("cards.sort(() => Math.random() - 0.5)"))).toBe(count);
  expect(getCount(inFunction(SWAPS.replaceAll("this.", "")))).toBe(count);
});

describe("the list in a box of Vue or React", () => {
  const BOX = "const cells = ref(Array.from({ length: 16 }, (_, k) => k));";
  const MIX = "const mix = () => { cells.value.sort(() => Math.random() - 0.5); };";
  it.each([
    ["is counted", `${BOX} ${MIX}`, 16],
    ["is counted by React's name", `${BOX} ${MIX}`.replace("ref(", "useRef(").replaceAll(".value", ".current"), 16],
    ["is counted where it begins empty", `const cells = ref([]); cells.value = [...suits, ...ranks]; ${MIX}`, 9],
    ["may be given any other", `${BOX} ${MIX} const load = (list) => { cells.value = list; };`, 8],
    ["may grow", `${BOX} ${MIX} const add = (x) => cells.value.push(x);`, 8],
    ["may be handed on with the box", `${BOX} ${MIX} useSaved(cells);`, 8],
    ["may be asked for under another name", `${BOX} ${MIX} watch(cells, save);`, 8],
  ])("%s", (_, code, count) => {
    expect(getCount(code)).toBe(count);
  });

  it.each([
    ["<template><i v-for='cell in cells' :key='cell'>{{ cells.length }}</i></template>", 16],
    ["<template><draggable v-model='cells' /></template>", 8],
    ["<template><button @click='cells.push(1)' /></template>", 8],
  ])("is counted where the markup leaves it as long: %s", (markup, count) => {
    // A comment stands for the markup around a script, which is in the text of a component's program.
    expect(getCount(`${BOX} ${MIX} /* ${markup} */`)).toBe(count);
  });
});
