// Draws that are made again until they are new: they never end for certain, so what the rule says is held against many seeded runs of the code.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { fix, lint } from "./lint.ts";

const CARDS = 8;
const RUNS = 40_000;
/** Five standard deviations of a share that was counted in so many runs. */
const NEAR = 5 * Math.sqrt(0.25 / RUNS);
const ROUNDED = "Math.round(Math.random() * (list.length - 1))";
const write = (body: string): string => `export const f = (list) => { const out = []; ${body} return out; };`;

/** Runs `f` on eight items, with seeded draws in the place of `Math.random`. */
function countRuns(code: string, isHit: (drawn: readonly number[]) => boolean): number {
  const random = seededSource(18);
  const math = {
    ...Object.fromEntries(Object.getOwnPropertyNames(Math).map((name) => [name, Reflect.get(Math, name)])),
    random,
  };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the code is our own, and running it is the test
  const draw = new Function("Math", `${code.replace("export ", "")}\nreturn f;`)(math) as (
    list: readonly number[],
  ) => readonly number[];
  const list = Array.from({ length: CARDS }, (_, card) => card);
  let hits = 0;
  for (let run = 0; run < RUNS; run++) if (isHit(draw(list))) hits++;
  return hits / RUNS;
}

const everything: readonly (readonly [name: string, body: string])[] = [
  [
    "a list of places",
    `const used = []; for (let i = 0; i < list.length; i++) { let r; do { r = ${ROUNDED}; } while (used.includes(r)); used.push(r); out.push(list[r]); }`,
  ],
  [
    "flags, one round back",
    `const used = {}; for (let i = 0; i < list.length; i++) { const r = ${ROUNDED}; if (used[r]) { i--; continue; } used[r] = true; out.push(list[r]); }`,
  ],
  [
    "the items themselves",
    `while (out.length < list.length) { const item = list[${ROUNDED}]; if (!out.includes(item)) out.push(item); }`,
  ],
  [
    "a map of places",
    `const used = new Map(); while (used.size < list.length) { const r = ${ROUNDED}; if (used.has(r)) continue; used.set(r, true); out.push(list[r]); }`,
  ],
  [
    "a callback that asks every one",
    `while (out.length < list.length) { const item = list[${ROUNDED}]; if (out.every((one) => one !== item)) out.push(item); }`,
  ],
  [
    "a list that only notes the items",
    `const seen = []; while (out.length < list.length) { const item = list[${ROUNDED}]; if (seen.findIndex((one) => one === item) < 0) { seen.push(item); out.push(item); } }`,
  ],
  ["places alone", `while (out.length < list.length) { const r = ${ROUNDED}; if (!out.includes(r)) out.push(r); }`],
];

const three: readonly (readonly [name: string, body: string])[] = [
  [
    "a set of places",
    `const used = new Set(); while (out.length < 3) { let r = ${ROUNDED}; while (used.has(r)) r = ${ROUNDED}; used.add(r); out.push(list[r]); }`,
  ],
  [
    "the items themselves",
    `while (out.length < 3) { const item = list[${ROUNDED}]; if (out.indexOf(item) === -1) out.push(item); }`,
  ],
  [
    "places alone",
    `for (let i = 0; i < 3; i++) { let r; do { r = ${ROUNDED}; } while (out.includes(r)); out.push(r); }`,
  ],
];

describe("all items, by rounded places", () => {
  it.each(everything)("%s: the share that is told is the one that comes out, and fair once corrected", (_, body) => {
    const code = write(body);
    const [message, ...more] = lint(code);
    expect(more).toEqual([]);
    expect(message?.message).toContain("the first one ends up last 27.0 % of the time");
    const isLast = (drawn: readonly number[]): boolean => drawn.at(-1) === 0;
    expect(Math.abs(countRuns(code, isLast) - 0.27)).toBeLessThan(NEAR);
    const fixed = fix(code);
    expect(fixed).not.toBe(code);
    expect(lint(fixed)).toEqual([]);
    expect(Math.abs(countRuns(fixed, isLast) - 1 / CARDS)).toBeLessThan(NEAR);
  });
});

/** One item with each call: what is told of them is told of all calls, one after the other. */
const calls: readonly (readonly [
  name: string,
  share: number,
  isHit: (drawn: readonly number[]) => boolean,
  code: string,
])[] = [
  [
    "places that the file notes",
    0.27,
    (drawn) => drawn.at(-1) === 0,
    "let used = []; function next() { let k = DRAW; while (used.includes(k)) k = DRAW; used.push(k); return words[k]; } export const f = () => { used = []; const out = []; for (const word of words) out.push(next()); return out; };",
  ],
  [
    "items that the file notes",
    0.27,
    (drawn) => drawn.at(-1) === 0,
    "const seen = new Set(); function next() { let word; do { word = words[DRAW]; } while (seen.has(word)); seen.add(word); return word; } export const f = () => { seen.clear(); const out = []; for (const word of words) out.push(next()); return out; };",
  ],
  [
    "an item and the others",
    0.209,
    (drawn) => drawn[6] === 0,
    "function take(words) { const k = DRAW; return [words[k], [...words.slice(0, k), ...words.slice(k + 1)]]; } export const f = () => { const out = []; let left = words; while (left.length > 0) { let word; [word, left] = take(left); out.push(word); } return out; };",
  ],
];

describe("one item with each call", () => {
  it.each(calls)(
    "%s: the share that is told is the one that comes out, and fair once corrected",
    (_, share, isHit, code) => {
      const words = "const words = [0, 1, 2, 3, 4, 5, 6, 7];";
      const rounded = `${words} ${code.replaceAll("DRAW", "Math.round(Math.random() * (words.length - 1))")}`;
      const [message, ...more] = lint(rounded);
      expect(more).toEqual([]);
      expect(message?.message).toContain(`${(share * 100).toFixed(1)} % of the time instead of 12.5 %`);
      expect(Math.abs(countRuns(rounded, isHit) - share)).toBeLessThan(NEAR);
      const fixed = fix(rounded);
      expect(fixed).toBe(`${words} ${code.replaceAll("DRAW", "Math.floor(Math.random() * words.length)")}`);
      expect(lint(fixed)).toEqual([]);
      expect(Math.abs(countRuns(fixed, isHit) - 1 / CARDS)).toBeLessThan(NEAR);
    },
  );
});

describe("three of the items, by rounded places", () => {
  it.each(three)("%s: the share that is told is the one that comes out, and fair once corrected", (_, body) => {
    const code = write(body);
    const [message, ...more] = lint(code);
    expect(more).toEqual([]);
    expect(message?.message).toContain("the first one is among the 3 that are drawn 23.2 % of the time");
    const isIn = (drawn: readonly number[]): boolean => drawn.includes(0);
    expect(Math.abs(countRuns(code, isIn) - 0.232)).toBeLessThan(NEAR);
    const fixed = fix(code);
    expect(fixed).not.toBe(code);
    expect(lint(fixed)).toEqual([]);
    expect(Math.abs(countRuns(fixed, isIn) - 3 / CARDS)).toBeLessThan(NEAR);
  });
});
