// What a function that draws is called with, where items are drawn out of a list or put into one that grows: the bound becomes the length that fits.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

/** Draws up to its bound, and not the bound. */
const BELOW = "const rand = (low, high) => Math.floor(Math.random() * (high - low)) + low;";
/** Draws the bound, too. */
const UP_TO = "const rand = (low, high) => Math.floor(Math.random() * (high - low + 1)) + low;";
const FEWER = "const rand = (count) => Math.floor(Math.random() * count);";

const inMix = (source: string, body: string): string =>
  `${source} export function mix(cards) { const rest = [...cards], out = []; ${body} return out; }`;
const takes = (place: string): string => `while (rest.length) out.push(rest.splice(${place}, 1)[0]);`;
const reads = (place: string): string =>
  `for (let k = 0; k < 5; k++) { const j = ${place}; out.push(rest[j]); rest.splice(j, 1); }`;
const puts = (place: string): string => `for (const card of cards) out.splice(${place}, 0, card);`;

it.each([
  ["below its bound", inMix(BELOW, takes("rand(0, PLACES)")), "rest.length - 1", "rest.length"],
  ["up to its bound", inMix(UP_TO, takes("rand(0, PLACES)")), "rest.length - 2", "rest.length - 1"],
  ["of so many", inMix(FEWER, takes("rand(PLACES)")), "rest.length - 1", "rest.length"],
  ["of five places", inMix(BELOW, reads("rand(0, PLACES)")), "rest.length - 1", "rest.length"],
  [
    "of Node's own",
    inMix('import { randomInt } from "node:crypto";', takes("randomInt(PLACES)")),
    "rest.length - 1",
    "rest.length",
  ],
  ["into a list, below its bound", inMix(BELOW, puts("rand(0, PLACES)")), "out.length", "out.length + 1"],
  ["into a list, up to its bound", inMix(UP_TO, puts("rand(0, PLACES)")), "out.length - 1", "out.length"],
  [
    "of a property",
    `${UP_TO} export class Deck { deal() { const hand = []; for (let i = 0; i < 5; i++) hand.push(this.cards.splice(rand(0, PLACES), 1)[0]); return hand; } }`,
    "this.cards.length - 2",
    "this.cards.length - 1",
  ],
])("%s: %s", (_, program, biased, fair) => {
  const code = program.replace("PLACES", biased);
  const [offer] = verify(code).flatMap(({ suggestions = [] }) => suggestions);
  const corrected = program.replace("PLACES", fair);
  expect(offer === undefined ? undefined : apply(code, offer.fix)).toBe(corrected);
  expect(verify(corrected)).toEqual([]);
  // It may be meant, so it is never made unasked.
  expect(fixAll(code).output).toBe(code);
});

describe("what is added to a draw that lies behind the end is no place to begin at", () => {
  it.each([
    [
      "behind the draw",
      "export function mix(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)) + 1; [a[i], a[j]] = [a[j], a[i]]; } }",
      "Math.floor(Math.random() * (i + 1)); [a[i]",
    ],
    [
      "in a while loop",
      "export function mix(a) { let n = a.length; while (n > 1) { const k = Math.floor(Math.random() * n) + 1; n--; [a[n], a[k]] = [a[k], a[n]]; } }",
      "Math.floor(Math.random() * n); n--",
    ],
  ])("%s", (_, code, corrected) => {
    const [{ fix, suggestions = [] } = {}] = verify(code);
    expect(fix).toBeUndefined();
    expect(suggestions.map(({ desc }) => /\(if .*\)/.exec(desc)?.[0].split(";")[0])).toEqual([
      expect.stringMatching(/^\(if all of `a` is to be shuffled/),
      "(if the item that never moves is to stay where it is)",
      expect.stringMatching(/^\(if all of `a` is to be shuffled/),
    ]);
    const [first] = suggestions;
    expect(first === undefined ? "" : apply(code, first.fix)).toContain(corrected);
  });
});

it.each(["| 0", ">> 0", ">>> 0"])("keeps the cut %s as it is written", (cut) => {
  const program = (width: string): string =>
    `export function mix(a) { for (let i = a.length - 1; i >= 0; i--) { const j = (Math.random() * ${width}) ${cut}; if (i !== j) { a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j]; } } }`;
  expect(fixAll(program("a.length")).output).toBe(program("(i + 1)"));
});
