// What a fix writes around code that stands there, looked at through the rule: whole texts before and after.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify, type Linting } from "../linted.fixture.ts";
import type { RuleOptions } from "../options/rule-options.ts";

const configure = (filename: string, options: RuleOptions = {}): Linting => ({
  options: { helper: "import", ...options },
  filename,
  ...(filename === "page.js" ? { sourceType: "script" as const } : {}),
});

/** The text with everything fixed, without the import at its top. */
function fix(text: string, filename = "file.mjs"): string {
  const { output } = fixAll(text, configure(filename));
  return output.replace(/^import \{ [\w, ]+ \} from ["']fair-shuffle["'];?\r?\n\r?\n/, "");
}

/** The text with the suggestion made whose words begin so. */
function take(text: string, words: string, options: RuleOptions = {}, filename = "file.mjs"): string {
  const [message] = verify(text, configure(filename, options));
  const found = message?.suggestions?.find(({ desc }) => desc.startsWith(words));
  if (found === undefined) throw new Error(`There is no suggestion "${words}".`);
  return apply(text, found.fix).replace(/^import .*\n\n/, "");
}

const CHAIN = `list
    .filter((card) => card.isOpen && card.isPlayable)
    .map((card) => ({ id: card.id, suit: card.suit }))
    .sort(() => Math.random() - 0.5)`;

const NAMED = `list
    .filter((card) => card.isOpen && card.isPlayable)
    .map((card) => ({ id: card.id, suit: card.suit }))`;

describe("a conditional behind an arrow", () => {
  const HEAD = "export const deal = (cards, isOpen) =>";

  it.each([
    [
      "gets parentheses where it comes onto the line of the arrow",
      `${HEAD}\n  isOpen ? cards.sort(() => Math.random() - 0.5) : cards;\n`,
      `${HEAD} (isOpen ? shuffle(cards) : cards);\n`,
    ],
    [
      "also where the shuffle is its last branch",
      `${HEAD}\n  isOpen ? cards : cards.sort(() => Math.random() - 0.5);\n`,
      `${HEAD} (isOpen ? cards : shuffle(cards));\n`,
    ],
    [
      "needs none on a line of its own, where with them it has no room beside the arrow",
      `${HEAD.replace("deal", "dealEveryone")}\n  isOpen ? cards.sort(() => Math.random() - 0.5) : cards;\n`,
      `${HEAD.replace("deal", "dealEveryone")}\n  isOpen ? shuffle(cards) : cards;\n`,
    ],
    [
      "keeps those that it has",
      `${HEAD} (\n  isOpen ? cards.sort(() => Math.random() - 0.5) : cards\n);\n`,
      `${HEAD} (\n  isOpen ? shuffle(cards) : cards\n);\n`,
    ],
  ])("%s", (_, before, after) => {
    expect(fix(before)).toBe(after);
  });
});

describe("a chain of several lines", () => {
  it.each<readonly [name: string, before: string, after: string, filename?: string]>([
    [
      "comes onto one line inside the call where there is room",
      "export const x = a\n  .filter(f)\n  .map(g)\n  .sort(() => Math.random() - 0.5);",
      "export const x = shuffle(a.filter(f).map(g));",
    ],
    [
      "stays outside where a variable is declared with it",
      `export function deal() {\n  const cards = ${CHAIN};\n  return cards;\n}`,
      `export function deal() {\n  const cards = ${NAMED};\n  shuffle(cards);\n  return cards;\n}`,
    ],
    [
      "keeps the comment at the end of its statement beside the shuffle",
      `export function deal() {\n  const cards = ${CHAIN}; // shuffled for variety\n  return cards;\n}`,
      `export function deal() {\n  const cards = ${NAMED};\n  shuffle(cards); // shuffled for variety\n  return cards;\n}`,
    ],
    [
      "gets the name of what it is before it is shuffled",
      `export function deal() {\n  const shuffledCards = ${CHAIN};\n  return shuffledCards;\n}`,
      `export function deal() {\n  const cards = ${NAMED};\n  const shuffledCards = shuffle(cards);\n  return shuffledCards;\n}`,
    ],
    [
      "gets a name before a return",
      `export function deal() {\n  return ${CHAIN};\n}`,
      `export function deal() {\n  const items = ${NAMED};\n  return shuffle(items);\n}`,
    ],
    [
      "gets another name where that one is taken, in this part of the file",
      `export function deal(items) {\n  return ${CHAIN};\n}\nexport function list() {}`,
      `export function deal(items) {\n  const list2 = ${NAMED};\n  return shuffle(list2);\n}\nexport function list() {}`,
    ],
    [
      "gets its name whatever other functions call by it",
      `export function deal() {\n  return ${CHAIN};\n}\nexport function other(items) { return items; }`,
      `export function deal() {\n  const items = ${NAMED};\n  return shuffle(items);\n}\nexport function other(items) { return items; }`,
    ],
    [
      "gets the name of a setter's value",
      `export function deal() {\n  setCards(\n    list\n      .filter((card) => card.isOpen && card.isPlayable)\n      .map((card) => ({ id: card.id, suit: card.suit }))\n      .sort(() => Math.random() - 0.5),\n  );\n}`,
      `export function deal() {\n  const cards = ${NAMED};\n  setCards(shuffle(cards));\n}`,
    ],
    [
      "is a statement of its own where more of it follows",
      `export function deal() {\n  this.hand = ${CHAIN}\n    .slice(0, 5);\n}`,
      `export function deal() {\n  const items = ${NAMED};\n  this.hand = shuffle(items).slice(0, 5);\n}`,
    ],
    [
      "is named above what a docblock says of its statement",
      `export function deal() {\n  /** The best. */\n  const shuffled = ${CHAIN};\n  return shuffled;\n}`,
      `export function deal() {\n  const items = ${NAMED};\n  /** The best. */\n  const shuffled = shuffle(items);\n  return shuffled;\n}`,
    ],
    [
      "has no semicolons where the file has none",
      `export function deal() {\n  return ${CHAIN}\n}`,
      `export function deal() {\n  const items = ${NAMED}\n  return shuffle(items)\n}`,
    ],
    [
      "is declared with var in old code, and its function moves up to the dot",
      "module.exports = function (list) {\n  return list\n    .filter(function (card) {\n      return card.isOpen;\n    })\n    .sort(function () {\n      return Math.random() - 0.5;\n    });\n};",
      'var shuffle = require("fair-shuffle").shuffle;\n\nmodule.exports = function (list) {\n  var items = list.filter(function (card) {\n    return card.isOpen;\n  });\n  return shuffle(items);\n};',
      "file.cjs",
    ],
    [
      "is broken as Prettier breaks it where something is evaluated before it",
      `export function deal() {\n  return [\n    first(),\n    ...list\n      .filter((card) => card.isOpen && card.isPlayable && card.isKnown)\n      .sort(() => Math.random() - 0.5),\n  ];\n}`,
      `export function deal() {\n  return [\n    first(),\n    ...shuffle(\n      list.filter((card) => card.isOpen && card.isPlayable && card.isKnown),\n    ),\n  ];\n}`,
    ],
    [
      "is broken so in the head of a loop that evaluates it again",
      `export function deal() {\n  while (\n    ${CHAIN.replaceAll("\n", "\n  ")}.at(3) > 3\n  ) {}\n}`,
      `export function deal() {\n  while (\n    shuffle(\n      list\n        .filter((card) => card.isOpen && card.isPlayable)\n        .map((card) => ({ id: card.id, suit: card.suit })),\n    ).at(3) > 3\n  ) {}\n}`,
    ],
    [
      "is not named after a function that is looked up first",
      `export function deal() {\n  let use = a;\n  use = b;\n  use(${CHAIN});\n}`,
      `export function deal() {\n  let use = a;\n  use = b;\n  use(shuffle(\n    list\n      .filter((card) => card.isOpen && card.isPlayable)\n      .map((card) => ({ id: card.id, suit: card.suit })),\n  ));\n}`,
    ],
    [
      "is never joined where comments stand between its lines",
      "export function deal() {\n  return a\n    // open ones\n    .filter(f)\n    .sort(() => Math.random() - 0.5);\n}",
      "export function deal() {\n  const items = a\n    // open ones\n    .filter(f);\n  return shuffle(items);\n}",
    ],
    [
      "keeps what a template goes on with",
      "export function deal() {\n  use(\n    list\n      .map((card) => {\n        return `${card}\n        of the deck`;\n      })\n      .sort(() => Math.random() - 0.5),\n  );\n}",
      "export function deal() {\n  const items = list.map((card) => {\n    return `${card}\n        of the deck`;\n  });\n  use(shuffle(items));\n}",
    ],
    [
      "keeps its types",
      "export function deal(): Card[] {\n  const cards: readonly Card[] = list!\n    .filter((card) => card.isOpen && card.isPlayable)\n    .map((card) => ({ id: card.id, suit: card.suit }) as Card)\n    .sort(() => Math.random() - 0.5);\n  return [...cards];\n}",
      "export function deal(): Card[] {\n  const items = list!\n    .filter((card) => card.isOpen && card.isPlayable)\n    .map((card) => ({ id: card.id, suit: card.suit }) as Card);\n  const cards: readonly Card[] = shuffle(items);\n  return [...cards];\n}",
      "file.ts",
    ],
    [
      "is not named below a comment that speaks of the next line",
      `export function deal() {\n  // @ts-ignore\n  const cards = ${CHAIN};\n  return cards;\n}`,
      `export function deal() {\n  // @ts-ignore\n  const cards = shuffle(\n    list\n      .filter((card) => card.isOpen && card.isPlayable)\n      .map((card) => ({ id: card.id, suit: card.suit })),\n  );\n  return cards;\n}`,
    ],
    [
      "gets a name of its own beside another of the same block",
      `export function deal() {\n  use(${CHAIN});\n  use(${CHAIN});\n}`,
      `export function deal() {\n  const items = ${NAMED};\n  use(shuffle(items));\n  const list2 = ${NAMED};\n  use(shuffle(list2));\n}`,
    ],
    [
      "keeps its line ends",
      `export function deal() {\n  return ${CHAIN};\n}`.replaceAll("\n", "\r\n"),
      `export function deal() {\n  const items = ${NAMED};\n  return shuffle(items);\n}`.replaceAll("\n", "\r\n"),
    ],
    [
      "keeps its tabs",
      `export function deal() {\n  return ${CHAIN};\n}`.replaceAll("  ", "\t"),
      `export function deal() {\n  const items = ${NAMED};\n  return shuffle(items);\n}`.replaceAll("  ", "\t"),
    ],
  ])("%s", (_, before = "", after = "", filename = "file.mjs") => {
    expect(fix(before, filename)).toBe(after);
  });

  it("gets no name in a scope that other scripts may share", () => {
    const text = `log(${CHAIN});`;
    const taken = take(text, "Use", { helper: "inline" }, "page.js");
    expect(taken.slice(0, taken.indexOf("\n\n"))).toBe(`log(fairShuffle(\n  ${NAMED.replaceAll("\n", "\n  ")},\n));`);
  });
});

describe("what follows in the chain", () => {
  it.each([
    [
      "comes onto the same line where it is the only call",
      'export const f = (word) => {\n  return word\n    .split("")\n    .sort(() => Math.random() - 0.5)\n    .join("");\n};',
      'export const f = (word) => {\n  return shuffle(word.split("")).join("");\n};',
    ],
    [
      "comes with the lines of its function",
      "list\n  .sort(() => Math.random() - 0.5)\n  .forEach((card) => {\n    use(card);\n  });\nexport {};",
      "shuffle(list).forEach((card) => {\n  use(card);\n});\nexport {};",
    ],
    [
      "stays a chain where it is one",
      "export const f = (a) =>\n  [...a]\n    .sort(() => Math.random() - 0.5)\n    .slice(0, 3)\n    .map((card) => card.id);",
      "export const f = (a) =>\n  toShuffled(a)\n    .slice(0, 3)\n    .map((card) => card.id);",
    ],
    [
      "stays where a comment stands between the lines",
      "export const f = (a) =>\n  a\n    .sort(() => Math.random() - 0.5) // at random\n    .slice(0, 3);",
      "export const f = (a) =>\n  shuffle(a) // at random\n    .slice(0, 3);",
    ],
  ])("%s", (_, before, after) => {
    expect(fix(before)).toBe(after);
  });
});

describe("what stood open around it", () => {
  it.each([
    [
      "is closed where it stood open for its length alone",
      "export function f() {\n  setCards(\n    [...theOpenCards, ...theOtherCards].sort(() => Math.random() - 0.5 + offset * 0),\n  );\n  setCards(\n    [...allTheOpenCards, ...allTheOtherCards].sort(() => Math.random() - 0.5),\n  );\n}",
      /^ {2}setCards\(shuffle\(\[\.\.\.allTheOpenCards, \.\.\.allTheOtherCards\]\)\);$/m,
    ],
    [
      "stays open where there was room before",
      "export function f() {\n  setCards(\n    list.sort(() => Math.random() - 0.5),\n  );\n}",
      /^ {2}setCards\(\n {4}shuffle\(list\),\n {2}\);$/m,
    ],
    [
      "is closed behind an arrow and an equals sign",
      "export const shuffled = (list) =>\n  list.filter((entry) => entry.isOpen).sort(() => Math.random() - 0.5);",
      /^export const shuffled = \(list\) => shuffle\(list\.filter\(\(entry\) => entry\.isOpen\)\);$/m,
    ],
  ])("%s", (_, before, after) => {
    expect(fix(before)).toMatch(after);
  });
});

describe("the guard of a line in code without semicolons", () => {
  it.each([
    [
      "goes with the bracket that it stood before",
      "use(a)\n;[...list].sort(() => Math.random() - 0.5).forEach(use)\nexport {}",
      "use(a)\ntoShuffled(list).forEach(use)\nexport {}",
    ],
    [
      "stays where it is the body of a loop",
      "while (use(a))\n;[...list].sort(() => Math.random() - 0.5).forEach(use)\nexport {}",
      "while (use(a))\n;toShuffled(list).forEach(use)\nexport {}",
    ],
    [
      "stays before the next line",
      "export function f() {\n  const cards = Array.from({ length: 9 }, (_, i) => {\n    return i\n  }).sort(() => Math.random() - 0.5)\n  ;[1, 2].forEach(use)\n  return cards\n}",
      "export function f() {\n  const cards = Array.from({ length: 9 }, (_, i) => {\n    return i\n  })\n  shuffle(cards)\n  ;[1, 2].forEach(use)\n  return cards\n}",
    ],
  ])("%s", (_, before, after) => {
    expect(fix(before)).toBe(after);
  });
});

describe("other ways out", () => {
  it("a sample leaves a chain that reads well", () => {
    const text =
      "export const f = (a) =>\n  a\n    .slice()\n    .sort(() => Math.random() - 0.5)\n    .slice(0, 3)\n    .map((card) => {\n      return card;\n    });";
    expect(take(text, "Draw no more")).toBe(
      "export const f = (a) =>\n  sample(a, Math.min(3, a.length)).map((card) => {\n    return card;\n  });",
    );
  });

  it("a shuffle before a sort by keys names a long chain", () => {
    const text = `export function deal() {\n  return list\n    .filter((card) => card.isOpen && card.isPlayable)\n    .map((card) => ({ id: card.id, suit: card.suit }))\n    .sort((a, b) => a.suit - b.suit || Math.random() - 0.5);\n}`;
    expect(take(text, "Shuffle first", { checkTieBreaks: true })).toBe(
      `export function deal() {\n  const items = ${NAMED};\n  return shuffle(items).sort((a, b) => a.suit - b.suit);\n}`,
    );
  });

  it("a sort by drawn keys names a long chain", () => {
    const text = `export function deal() {\n  return list\n    .filter((card) => card.isOpen && card.isPlayable)\n    .map((card) => ({ id: card.id, suit: card.suit }))\n    .map((card) => ({ card, key: Math.floor(Math.random() * 10) }))\n    .sort((a, b) => a.key - b.key)\n    .map(({ card }) => card);\n}`;
    expect(fix(text)).toBe(`export function deal() {\n  const items = ${NAMED};\n  return toShuffled(items);\n}`);
  });
});

it("names a chain of several lines in one line", () => {
  const [message] = verify(
    "$(list)\n  .children(selector)\n  .sort(() => Math.random() - 0.5)\n  .appendTo(list);",
    configure("file.mjs"),
  );
  expect(message?.suggestions?.map(({ desc }) => desc)).toEqual([
    expect.stringContaining("if `$(list).children(selector)` has places and a length"),
  ]);
});
