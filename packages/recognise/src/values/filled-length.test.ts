// Lists that begin empty and are filled where they are declared: the message says of how many items it speaks.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const getCount = (code: string): number => {
  const [report, ...more] = verify(code, { options: { fix: "off" } });
  expect(more).toEqual([]);
  return Number(/of (\d+) items/.exec(report?.message ?? "")?.[1]);
};
const LISTS = `const suits = ["H", "D", "C", "S"], ranks = [2, 3, 4, 5, 6], COUNT = 7;\n`;
const SORT = "deck.sort(() => Math.random() - 0.5);";

describe("is filled with", () => {
  it.each([
    ["items one by one", "const deck = []; deck.push(a); deck.push(b, c);", 3],
    ["items in front", "const deck = []; deck.push(a); deck.unshift(b, c);", 3],
    ["items beside what it is declared with", "const deck = [a, b]; deck.push(c); deck.unshift(d);", 4],
    ["items beside a copy of a list", "const deck = suits.slice(); for (const r of ranks) deck.push(r);", 9],
    ["items beside lists that are put together", "const deck = suits.concat(ranks); deck.push(a);", 10],
    ["an item for each of a list", "const deck = []; for (const s of suits) deck.push(s);", 4],
    ["for … in", "let deck = []; for (const s in suits) { deck.push(suits[s]); }", 4],
    ["a step that is written out", "const deck = []; for (let i = 0; i < 5; i = i + 1) deck.push(i);", 5],
    ["steps down", "const deck = []; for (let i = 6; i > 0; i -= 1) deck.push(i);", 6],
    [
      "two nested loops",
      "const deck = []; for (const s of suits) { for (const r of ranks) { deck.push(r + s); } }",
      20,
    ],
    [
      "one item on either branch",
      "const deck = []; for (let i = 1; i <= 13; i++) for (const s of suits) { if (i > 10) { deck.push({ s, face: i }); } else { deck.push({ s, i }); } }",
      52,
    ],
    [
      "one item on each of many branches",
      "const deck = []; for (let i = 1; i <= 13; i++) { let n = i; if (i === 1) deck.push('A'); else if (i < 11) { n += 1; deck.push(n); } else if (i === 11) deck.unshift('J'); else deck.push('QK'); }",
      13,
    ],
    [
      "two items on either branch, by a choice",
      "const deck = [a]; for (const s of suits) s === 'H' ? deck.push(s, s) : deck.push(s, 1);",
      9,
    ],
    ["map", "const deck = []; suits.map((s) => { for (let i = 0; i < 3; i++) { deck.push(s + i); } });", 12],
    ["forEach", "const deck = []; suits.forEach((s) => ranks.forEach((r) => deck.push(r + s)));", 20],
    [
      "forEach with functions",
      "const deck = []; suits.forEach(function (s) { deck.push(s); deck.push(s); deck.push(s); });",
      12,
    ],
    ["a counter from 0", "const deck = []; for (let i = 0; i < 9; i++) deck.push(i);", 9],
    ["a counter from 1", "const deck = []; for (var i = 1; i <= 9; ++i) { const c = i; deck.push(c); }", 9],
    ["a counter that is declared before", "const deck = []; let i; for (i = 0; i < 9; i++) deck.push(i);", 9],
    [
      "counters that other loops count with, too",
      "var deck = [], i, j; for (i = 0; i < 4; i++) for (j = 0; j < 13; j++) deck.push(i + j); for (i = 0; i < 3; i++) log(i);",
      52,
    ],
    [
      "counters that are declared in other loops, too",
      "var deck = []; for (var i = 0; i < 4; i++) for (var j = 1; j <= 13; j++) deck.push(i + j); for (var i = 0, j = 9; i < 3; i++) log(i);",
      52,
    ],
    ["a counter up to a constant", "const deck = []; for (let i = 0; i < COUNT; i++) deck.push(i);", 7],
    [
      "a counter up to a length",
      "const deck = []; for (let i = 0, n = suits.length; i < n; i++) deck.push(suits[i]);",
      4,
    ],
    ["a counter down", "const deck = []; for (let i = 9; i > 0; i--) deck.push(i);", 9],
    ["a counter down to its end", "const deck = []; for (let i = 9; i >= 0; i--) deck.push(i);", 10],
    ["a counter until it is there", "const deck = []; for (let i = 0; i != 5; i++) deck.push(i);", 5],
    ["a counter down until it is there", "const deck = []; for (let i = 5; i !== 1; i--) deck.push(i);", 4],
    ["a counter beside another step", "const deck = []; for (let i = 0, j = 9; i < 5; i++, j--) deck.push(j);", 5],
    ["a counter up to between two numbers", "const deck = []; for (let i = 0; i < 4.5; i++) deck.push(i);", 5],
    ["a counter up to, and no further than, there", "const deck = []; for (let i = 0; i <= 4.5; i++) deck.push(i);", 5],
    [
      "a counter that has no way to go",
      "const deck = []; deck.push(1, 2, 3); for (let i = 5; i < 3; i++) deck.push(i);",
      3,
    ],
    [
      "a counter that is there already",
      "const deck = []; deck.push(1, 2, 3); for (let i = 5; i != 5; i++) deck.push(i);",
      3,
    ],
    [
      "a while that has no way to go",
      "const deck = []; deck.push(1, 2, 3); let i = 5; while (i < 3) { deck.push(i); i++; }",
      3,
    ],
    [
      "a list whose length is compared before",
      "const deck = []; deck.push(1, 2, 3); if (deck.length > 2) show(suits);",
      3,
    ],
    ["a while", "const deck = []; let i = 0; while (i < 5) { deck.push(i); i++; }", 5],
    ["a while that counts first", "const deck = []; let i = 5; while (i > 0) { i--; deck.push(i, i); }", 10],
    ["a do … while", "const deck = []; let i = 0; do { deck.push(i); i++; } while (i < 5);", 5],
    [
      "a do … while that would have no way to go",
      "const deck = []; deck.push(1, 2); let i = 9; do { deck.push(i); i++; } while (i < 5);",
      3,
    ],
    [
      "loops in counters",
      "const deck = []; for (let i = 0; i < suits.length; i++) for (let j = 0; j < 3; j++) deck.push(suits[i] + j);",
      12,
    ],
    [
      "two loops, one after the other",
      "const deck = []; for (const s of suits) deck.push(s); for (const r of ranks) deck.push(r);",
      9,
    ],
    [
      "what another list was filled with",
      "const low = []; for (const r of ranks) low.push(r); const deck = []; for (const r of low) deck.push(r, r);",
      10,
    ],
    [
      "a list that is walked over before",
      "const deck = []; for (const s of suits) deck.push(s); for (const s of deck) show(s);",
      4,
    ],
    [
      "a list whose length is kept before",
      "const deck = []; for (const s of suits) deck.push(s); size = deck.length; size++;",
      4,
    ],
    [
      "what tells its place",
      "const deck = []; for (const s of suits) { deck.push(deck.length + s); show(deck[0]); }",
      4,
    ],
    [
      "a list that is looked at before",
      "const deck = []; for (const s of suits) deck.push(s); console.log(deck, deck.length, deck[0], [...deck]);",
      4,
    ],
  ])("%s", (_, code, count) => {
    expect(getCount(`${LISTS}${code}\n${SORT}`)).toBe(count);
  });

  it("a loop that deals later", () => {
    expect(
      getCount(
        `${LISTS}const deck = []; for (const s of suits) deck.push(s);\n${SORT} hand.push(deck.pop()); keep(deck);`,
      ),
    ).toBe(4);
  });

  it("what a library sorts", () => {
    const filled = `import { sort } from "ramda"; ${LISTS}const deck = []; for (const s of suits) deck.push(s);`;
    expect(getCount(`${filled} function mix() { return sort(() => Math.random() - 0.5, deck); }`)).toBe(4);
  });

  it("what a function of its own shuffles", () => {
    const mix = `function mix() { ${SORT} }`;
    expect(getCount(`${LISTS}const deck = []; for (const s of suits) deck.push(s);\n${mix}`)).toBe(4);
    expect(
      getCount(`${LISTS}function f() { const deck = []; for (const s of suits) deck.push(s); ${SORT} return deck; }`),
    ).toBe(4);
  });
});

describe("half of a deck that is copied from a filled one, drawn card by card", () => {
  const deal = (range: string, numbers = "temp.push({ rank, suit })"): string =>
    `export function deal(isIn) { const temp = []; for (let rank = 2; rank <= 14; rank++) { for (let suit = 0; suit < 4; suit++) { if (rank > 10) { temp.push({ rank, suit, face: true }); } else { ${numbers}; } } } const deck = temp.map((card) => ({ ...card })); const mine = []; for (let x = 1; x <= 26; x++) { const y = Math.floor(Math.random() * ${range}); mine.push(deck[y]); deck.splice(y, 1); } return { mine, theirs: deck }; }`;

  it("is told where the range stays the same while the deck shrinks", () => {
    expect(verify(deal("27")).map(({ message }) => message)).toEqual([
      expect.stringContaining("of 52 items, the last one is among the 26 that are drawn 3.70 % of the time"),
    ]);
  });

  it.each([
    ["the range shrinks with the deck", deal("deck.length")],
    ["the range shrinks by the counter", deal("(53 - x)")],
    ["how many cards the deck has is not known", deal("27", "if (isIn[suit]) temp.push({ rank, suit })")],
  ])("nothing is said where %s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});

describe("eight items stand for a list of which it is not known, as of one", () => {
  it.each([
    ["filled under a condition", "const deck = []; for (const s of suits) if (s !== joker) deck.push(s);"],
    [
      "filled until something ends it",
      "const deck = []; for (const s of suits) { if (s === joker) break; deck.push(s); }",
    ],
    ["filled with a list", "const deck = []; for (const s of suits) deck.push(...s);"],
    ["filled by some of its calls", "const deck = []; suits.some((s) => { deck.push(s); });"],
    ["filled on one branch", "const deck = []; for (const s of suits) if (s !== 'H') deck.push(s);"],
    [
      "filled on the other branch",
      "const deck = []; for (const s of suits) if (s === 'H') show(s); else deck.push(s);",
    ],
    [
      "filled with more on one branch",
      "const deck = []; for (const s of suits) { if (s === 'H') { deck.push(s); deck.push(s); } else { deck.push(s); } }",
    ],
    [
      "filled on two of three branches",
      "const deck = []; for (const s of suits) { if (s === 'H') deck.push(1); else if (s === 'D') deck.push(2); }",
    ],
    [
      "filled beside another of its name",
      "const deck = []; for (const s of suits) { if (s === 'H') { deck.push(s); } else { const deck = []; deck.push(s); } }",
    ],
    [
      "filled in a loop on a branch",
      "const deck = []; for (const s of suits) { if (s === 'H') { deck.push(s); } else { for (const r of ranks) deck.push(r); } }",
    ],
    [
      "filled by a test, too",
      "const deck = []; for (const s of suits) { if (deck.push(s) > 2) { deck.push(s); } else { deck.push(1); } }",
    ],
    [
      "filled with what it gives on a branch",
      "const deck = [joker]; for (const s of suits) { if (s === 'H') { deck.push(deck.pop()); } else { deck.push(s); } }",
    ],
    [
      "filled on a branch from a list that is not known",
      "const deck = []; for (const s of suits) { if (s === 'H') deck.push(...others); else deck.push(s); }",
    ],
    [
      "filled on more branches than are looked at",
      `const deck = []; for (const s of suits) { ${Array.from({ length: 30 }, (_, i) => `if (s === ${i}) deck.push(${i}); else `).join("")} deck.push(s); }`,
    ],
    ["filled from a list that is not known", "const deck = []; for (const s of others) deck.push(s);"],
    [
      "filled by a counter that a round sets",
      "var deck = []; for (var i = 0; i < 4; i++) { deck.push(i); if (skip()) i = 2; }",
    ],
    [
      "filled by a counter that a round declares anew",
      "var deck = []; for (var i = 0; i < 4; i++) { deck.push(i); var i = pick(); }",
    ],
    [
      "filled by a counter that is that of the loop inside",
      "var deck = [], i; for (i = 0; i < 4; i++) for (i = 0; i < 13; i++) deck.push(i);",
    ],
    [
      "filled by a counter that another function sets",
      "var deck = [], i; function back() { i = 1; } for (i = 0; i < 4; i++) { deck.push(i); back(); }",
    ],
    ["filled from itself", "const deck = []; deck.push(1); for (const s of deck) deck.push(s);"],
    [
      "filled by two that fill each other",
      "const other = [], deck = []; for (const s of other) deck.push(s); for (const s of deck) other.push(s);",
    ],
    ["filled in a while", "const deck = []; while (more()) deck.push(1);"],
    ["filled with another counter", "const deck = []; let i = 0; for (; i < 5; i++) deck.push(i);"],
    ["filled by a counter that jumps", "const deck = []; for (let i = 0; i < 5; i += 2) deck.push(i);"],
    [
      "filled by a counter that is written",
      "const deck = []; for (let i = 0; i < 5; i++) { deck.push(i); i = next(i); }",
    ],
    ["filled later", "const deck = []; suits.forEach(async (s) => { await s; deck.push(s); });"],
    ["filled by a method of another name", "const deck = []; suits.each((s) => deck.push(s));"],
    ["filled in a function", "const deck = []; function fill() { for (const s of suits) deck.push(s); }"],
    ["filled by a counter that goes the wrong way", "const deck = []; for (let i = 9; i > 0; i++) deck.push(i);"],
    ["filled by a counter that goes the wrong way down", "const deck = []; for (let i = 0; i < 9; i--) deck.push(i);"],
    ["filled by a counter that may step", "const deck = []; for (let i = 0; i < 9; more() && i++) deck.push(i);"],
    ["filled by a counter that is passed by", "const deck = []; for (let i = 6; i != 5; i++) deck.push(i);"],
    ["filled by a counter that jumps over its end", "const deck = []; for (let i = 0.5; i != 5; i++) deck.push(i);"],
    [
      "filled up to a number that changes",
      "let n = 5; n = 6; const deck = []; for (let i = 0; i < n; i++) deck.push(i);",
    ],
    ["filled while something holds", "const deck = []; let i = 0; while (more(i)) { deck.push(i); i++; }"],
    ["filled while a counter may step", "const deck = []; let i = 0; while (i < 5) { deck.push(i); if (more()) i++; }"],
    [
      "filled from a counter set elsewhere",
      "let i = 0; { const deck = []; while (i < 5) { deck.push(i); i++; } SORT }",
    ],
    ["filled under a counter that is compared otherwise", "const deck = []; for (let i = 0; i & 5; i++) deck.push(i);"],
    ["filled by a counter that begins anywhere", "const deck = []; for (let i = n; i < 5; i++) deck.push(i);"],
    ["filled by a counter that ends anywhere", "const deck = []; for (let i = 0; i < n; i++) deck.push(i);"],
    ["filled while another counter is low", "const deck = []; let n = 0; for (let i = 0; n < 5; i++) deck.push(n++);"],
    ["filled while another counter rises", "const deck = []; let n = 0; for (let i = 0; i < 5; n++) deck.push(i);"],
    ["filled by two counters", "const deck = []; for (const [i] = [0]; i < 5; i++) deck.push(i);"],
    ["filled where a loop begins", "const deck = []; for (const s of [deck.push(1)]) show(s);"],
    ["filled where a counter begins", "const deck = []; for (let i = deck.push(1); i < 3; i++) show(i);"],
    ["filled for what is not the callback", "const deck = []; suits.forEach((s) => deck.push(s), self);"],
    ["filled by what is called elsewhere", "const deck = []; run(() => deck.push(1));"],
    [
      "filled by a function that waits for its call",
      "const deck = []; suits.forEach(function* (s) { deck.push(s); });",
    ],
    ["filled with a list beside an item", "const deck = []; deck.push(a, ...b);"],
    [
      "filled by another way to call",
      "const deck = []; for (const s of suits) deck.push(s); deck.push.apply(deck, more);",
    ],
    [
      "filled by a function that is written before it",
      "function fill() { deck.push(1); } const deck = []; deck.push(1, 2, 3);",
    ],
    ["put into another list", "const deck = []; for (const s of suits) deck.push(s); decks.push(deck);"],
    ["logged by somebody else", "const deck = []; for (const s of suits) deck.push(s); myconsole.log(deck);"],
    [
      "logged by another way to call",
      "const deck = []; for (const s of suits) deck.push(s); console.log.call(self, deck);",
    ],
    ["set later, and dealt from", "let deck; deck = []; for (const s of suits) deck.push(s); deck.pop();"],
    ["made longer by its length", "const deck = []; for (const s of suits) deck.push(s); deck.length++;"],
    ["not empty at first", "const deck = first(); for (const s of suits) deck.push(s);"],
    ["the very list of another name", "const deck = suits; suits.push(1); deck.push(2);"],
    ["begun with a list that is not known", "const deck = [joker, ...others]; deck.push(1);"],
    ["begun with items, and filled under a condition", "const deck = [a, b, c]; if (more()) deck.push(d);"],
    ["handed out before", "const deck = []; for (const s of suits) deck.push(s); addJokers(deck);"],
    [
      "kept under another name before",
      "const deck = []; const cards = deck; for (const s of suits) deck.push(s); cards.pop();",
    ],
    ["dealt from before", "const deck = []; for (const s of suits) deck.push(s); deck.pop();"],
    ["never filled", "const deck = [];"],
    ["whose push is handed out", "const deck = []; deck.push(1, 2, 3); use(deck.push);"],
    ["filled outside of the block that declares it", "{ var deck = []; } deck.push(1, 2, 3);"],
    ["set by a loop before", "let deck = []; deck.push(1, 2, 3); for (deck of decks) show(suits);"],
    ["filled where a counter steps", "const deck = []; for (let i = 0; i < 3; deck.push(i), i++) show(i);"],
    ["filled by a step", "const deck = []; for (let i = 0; i < 3; deck.push(i++)) show(i);"],
    [
      "filled by a call in a loop's head",
      "const deck = []; for (const s of suits.forEach(() => deck.push(1))) show(s);",
    ],
    ["cut before", "const deck = []; for (const s of suits) deck.push(s); deck.length = 3;"],
  ])("%s", (_, code) => {
    const sorts = code.includes("SORT") ? code.replace("SORT", SORT) : `${code}\n${SORT}`;
    expect(getCount(`${LISTS}${sorts}`)).toBe(8);
  });

  it("and of one that is dealt from in the same loop, or in a function", () => {
    const filled = `${LISTS}const deck = []; for (const s of suits) deck.push(s);`;
    expect(
      getCount(`${filled} for (;;) { const first = deck.toSorted(() => Math.random() - 0.5)[0]; deck.pop(); }`),
    ).toBe(8);
    expect(getCount(`${filled} function deal() { deck.pop(); } function mix() { ${SORT} }`)).toBe(8);
    expect(getCount(`${filled} function mix() { ${SORT} } function deal() { deck.pop(); }`)).toBe(8);
    expect(getCount(`${LISTS}function f(deck = []) { for (const s of suits) deck.push(s); ${SORT} }`)).toBe(8);
    expect(getCount(`${LISTS}const deck = []; ${SORT} for (const s of suits) deck.push(s);`)).toBe(8);
  });
});

// So many swaps leave an order that is far from even, and only of so many cards.
it("tells how many swaps are too few", () => {
  const swaps =
    "for (let i = 0; i < 100; i++) { const a = Math.floor(Math.random() * deck.length), b = Math.floor(Math.random() * deck.length); const t = deck[a]; deck[a] = deck[b]; deck[b] = t; }";
  const code = (ranks: string): string =>
    `const deck = []; for (const s of ["H", "D", "C", "S"]) for (let r = 1; r <= ${ranks}; r++) deck.push(r + s);\nfunction shuffle() { ${swaps} }`;
  const [report] = verify(code("13"), { options: { fix: "off" } });
  expect(report?.message).toContain("of 52 items, the first one stays first 3.87 % of the time");
  expect(verify(code("n"), { options: { fix: "off" } })).toEqual([]);
});
