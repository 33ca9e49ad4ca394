// Draws of a few items into another list: what the rule says of them is what the code does, run on every outcome of its draws.
import { describe, expect, it } from "vitest";
import { enumerateOrders, type Shuffle } from "./enumerate.ts";
import { applySuggestion, fix, lint } from "./lint.ts";

/** `f` draws `DRAWN` of the five items of `LIST`; a place is drawn from 3 to 5, and rounding halves them, so that 120 cells are enough for each draw. */
const GRID = 120;
const CARDS = 5;
const DRAWN = 2;
const write = (body: string): string =>
  `export const f = () => { const pool = [0, 1, 2, 3, 4], out = []; ${body} return out; };`;

/** How often each item is among the drawn ones. */
function getShares(code: string): readonly number[] {
  const body = code.replace(/^[^]*?export const f =/, "const f =");
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the code is our own, and running it is the test
  const draw = new Function(`${body}\nreturn f;`)() as Shuffle;
  const shares = Array.from({ length: CARDS }, () => 0);
  for (const [drawn, probability] of enumerateOrders(draw, CARDS, GRID))
    for (const card of drawn.split(",").map(Number)) shares[card] = (shares[card] ?? 0) + probability;
  return shares;
}

const biased: readonly (readonly [name: string, body: string])[] = [
  [
    "a range that leaves the last one out",
    `for (let k = 0; k < 2; k++) out.push(pool.splice(Math.floor(Math.random() * (pool.length - 1)), 1)[0]);`,
  ],
  [
    "a place that is kept in a name",
    `for (let k = 0; k < 2; k++) { const j = Math.floor(Math.random() * (pool.length - 1)); out.push(pool[j]); pool.splice(j, 1); }`,
  ],
  [
    "the item itself, which is looked for",
    `for (let k = 0; k < 2; k++) { const item = pool[Math.floor(Math.random() * (pool.length - 1))]; out.push(item); pool.splice(pool.indexOf(item), 1); }`,
  ],
  [
    "until there are enough",
    `while (out.length < 2) { const [item] = pool.splice(Math.floor(Math.random() * (pool.length - 1)), 1); out.push(item); }`,
  ],
  [
    "rounding",
    `for (let k = 0; k < 2; k++) out.push(pool.splice(Math.round(Math.random() * (pool.length - 1)), 1)[0]);`,
  ],
  [
    "rounding up",
    `for (let k = 0; k < 2; k++) out.push(pool.splice(Math.ceil(Math.random() * (pool.length - 1)), 1)[0]);`,
  ],
  [
    "a length that shrinks twice",
    `for (let k = 0; k < 2; k++) out.unshift(pool.splice(Math.floor(Math.random() * (pool.length - k)), 1)[0]);`,
  ],
  [
    "a number that is one less than there are",
    `for (let k = 0; k < 2; k++) out.push(pool.splice(Math.floor(Math.random() * (4 - k)), 1)[0]);`,
  ],
];

describe("an unfair draw of two out of five", () => {
  it.each(biased)("%s: the share that is told is the one that comes out", (_, body) => {
    const code = write(body);
    const [message, ...more] = lint(code, { helper: "inline" });
    expect(more).toEqual([]);
    const shares = getShares(code);
    const farthest = [...shares].sort((left, right) => left - right)[0] ?? NaN;
    const told =
      farthest === 0 ? "is never among the 2 that are drawn" : `${(100 * farthest).toFixed(1)} % of the time`;
    expect(message?.message).toContain(told);
    expect(message?.message).toMatch(/^This shuffle is biased: of 5 items, .*40\.0 %/);
    const ordinal = ["first", "second", "third", "fourth", "last"][
      shares.findIndex((share) => share < farthest + 1e-9)
    ];
    expect(message?.message).toContain(`the ${ordinal ?? ""} one is`);
  });

  it.each(biased)("%s: whatever is offered makes it fair, and what may be meant is not fixed unasked", (_, body) => {
    const code = write(body);
    const [message] = lint(code, { helper: "inline" });
    const texts =
      message?.fix === undefined
        ? (message?.suggestions ?? []).map((suggestion) => applySuggestion(code, suggestion))
        : [fix(code, { helper: "inline" })];
    expect(texts.length).toBeGreaterThan(0);
    expect(message?.fix === undefined).toBe(getShares(code).includes(0));
    for (const text of texts) {
      expect(lint(text)).toEqual([]);
      for (const share of getShares(text)) expect(share).toBeCloseTo(DRAWN / CARDS, 9);
    }
  });
});

/** The list that is drawn into holds an item already, and only those behind it are looked at. */
const writeBehind = (body: string): string =>
  write(body).replace("out = []", "out = [CARD]").replace("return out;", "return out.slice(1);").replace("CARD", "9");

describe("an unfair draw of two out of five, put behind what the list holds", () => {
  it.each(biased.filter(([, body]) => !/out\.(?:length|unshift)/.test(body)))(
    "%s: the share that is told is the one that comes out, and whatever is offered makes it fair",
    (_, body) => {
      const code = writeBehind(body);
      const [message, ...more] = lint(code, { helper: "inline" });
      expect(more).toEqual([]);
      expect(message?.message).toBe(lint(write(body), { helper: "inline" })[0]?.message);
      expect(getShares(code)).toEqual(getShares(write(body)));
      const texts =
        message?.fix === undefined
          ? (message?.suggestions ?? []).map((suggestion) => applySuggestion(code, suggestion))
          : [fix(code, { helper: "inline" })];
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text).not.toContain("fairShuffle");
        for (const share of getShares(text)) expect(share).toBeCloseTo(DRAWN / CARDS, 9);
      }
    },
  );

  it.each([
    ["what it holds is asked", "for (let k = 0; k < 2; k++) { OUT if (out[0] === 9) break; }"],
    ["it is changed, too", "for (let k = 0; k < 2; k++) { OUT out.reverse(); }"],
    ["an item goes before the others", "for (let k = 0; k < 2; k++) { OUT out.unshift(out.pop()); }"],
    ["the list that is drawn from is changed, too", "for (let k = 0; k < 2; k++) { OUT pool[0] = 7; }"],
    [
      "the list that is drawn from is swapped, too",
      "for (let k = 0; k < 2; k++) { OUT [pool[0], pool[1]] = [pool[1], pool[0]]; }",
    ],
    ["another list is filled, too", "for (let k = 0; k < 2; k++) { OUT all.push(pool[0]); }"],
  ])("is silent where %s", (_, body) => {
    const out = "out.push(pool.splice(Math.floor(Math.random() * (pool.length - 1)), 1)[0]);";
    expect(lint(writeBehind(body.replace("OUT", out)))).toEqual([]);
  });

  const short = "out.push(pool.splice(Math.floor(Math.random() * (pool.length - 1)), 1)[0]);";

  it.each([
    ["until there are enough", `while (out.length < 3) ${short}`],
    ["from the first that is missing", `for (let k = out.length; k < 3; k++) ${short}`],
    ["as many as are missing", `const missing = 3 - out.length; for (let k = 0; k < missing; k++) ${short}`],
    ["as many as are missing, until there are enough", `for (let k = 3; k > out.length; ) ${short}`],
  ])("counts what it holds: %s", (_, body) => {
    const code = writeBehind(body);
    expect(lint(code).map(({ message }) => message)).toEqual(
      lint(write(biased[0]?.[1] ?? "")).map(({ message }) => message),
    );
    expect(getShares(code)).toEqual(getShares(write(biased[0]?.[1] ?? "")));
  });

  it.each([
    ["until there are enough", "while (hand.length < 5) DRAWN"],
    ["as many as are missing", "const missing = 5 - hand.length; for (let k = 0; k < missing; k++) DRAWN"],
    ["as many as it holds", "const held = hand.length; for (let k = 0; k < held; k++) DRAWN"],
  ])("is told with a number of items that it may hold: %s", (_, body) => {
    const deal = (place: string): string =>
      `export function f(deck, hand) { ${body.replace("DRAWN", `hand.push(deck.splice(Math.floor(Math.random() * ${place}), 1)[0]);`)} }`;
    expect(lint(deal("(deck.length - 1)")).map(({ message }) => message)).toEqual([
      expect.stringContaining("for example, with `hand.length` = 3, of 8 items, the last one is never among"),
    ]);
    expect(lint(deal("deck.length"))).toEqual([]);
  });

  it("is silent where it is fair", () => {
    const fair = "for (let k = 0; k < 2; k++) out.push(pool.splice(Math.floor(Math.random() * pool.length), 1)[0]);";
    expect(lint(writeBehind(fair))).toEqual([]);
  });
});

describe("a draw of which nothing is said", () => {
  it.each([
    ["it is fair", `for (let k = 0; k < 2; k++) out.push(pool.splice(Math.floor(Math.random() * pool.length), 1)[0]);`],
    [
      "its range shrinks with the list",
      `for (let k = 0; k < 2; k++) out.push(pool.splice(Math.floor(Math.random() * (5 - k)), 1)[0]);`,
    ],
  ])("%s", (_, body) => {
    expect(lint(write(body))).toEqual([]);
    for (const share of getShares(write(body))) expect(share).toBeCloseTo(DRAWN / CARDS, 9);
  });

  it.each([
    ["it picks one", `out.push(pool.splice(Math.floor(Math.random() * (pool.length - 1)), 1)[0]);`],
    [
      "one round picks one",
      `for (let k = 0; k < 1; k++) out.push(pool.splice(Math.floor(Math.random() * (pool.length - 1)), 1)[0]);`,
    ],
    [
      "it draws all but one",
      `while (pool.length > 1) out.push(pool.splice(Math.floor(Math.random() * pool.length), 1)[0]);`,
    ],
    [
      "it draws again what it has",
      `for (let k = 0; k < 2; k++) out.push(pool[Math.floor(Math.random() * (pool.length - 1))]);`,
    ],
  ])("%s", (_, body) => {
    expect(lint(write(body))).toEqual([]);
  });

  it("a list has a length that nobody tells, and its range is a number", () => {
    const code = `export function f(deck) { const hand = []; for (let k = 0; k < 3; k++) hand.push(deck.splice(Math.floor(Math.random() * 9), 1)[0]); return hand; }`;
    expect(lint(code)).toEqual([]);
  });
});

describe("a draw out of a list that the caller hands in", () => {
  const draw = (range: string): string =>
    `export function f(pool) { const out = []; for (let k = 0; k < 3; k++) out.push(pool.splice(${range}, 1)[0]); return out; }`;

  it.each([
    "Math.floor(Math.random() * (pool.length - 1))",
    "Math.ceil(Math.random() * (pool.length - 1))",
    "Math.round(Math.random() * (pool.length - 1))",
    "Math.floor(Math.random() * (pool.length - k))",
  ])("is corrected to as many as the list has: %s", (range) => {
    const [message] = lint(draw(range));
    const texts =
      message?.fix === undefined ? message?.suggestions?.map(({ fix: { text } }) => text) : [message.fix.text];
    expect(texts).toEqual(["Math.floor(Math.random() * pool.length)"]);
  });
});

describe("a draw of as many as a variable says", () => {
  const write = (range: string): string =>
    `export function f(list, count) { const pool = list.slice(), out = []; for (let k = 0; k < count; k++) out.push(pool.splice(Math.floor(Math.random() * ${range}), 1)[0]); return out; }`;

  it("is told with three, and only corrected so that it is fair for any number", () => {
    const [message] = lint(write("(pool.length - 1)"));
    expect(message?.message).toMatch(
      /with `count` = 3, of 8 items, the last one is never among the 3 that are drawn, though it should be 37\.5 %/,
    );
    expect(message?.suggestions?.map(({ desc }) => desc)).toEqual([
      "Correct the range of the draw: `Math.floor(Math.random() * pool.length)` (if each of `pool` is to have the same chance).",
    ]);
  });

  it("is silent where it is fair", () => {
    expect(lint(write("pool.length"))).toEqual([]);
  });
});
