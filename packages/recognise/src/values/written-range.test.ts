// Loops that walk over a range, however it is made.
import { describe, expect, it } from "vitest";
import { fixAll, verifyAlone } from "../linted.fixture.ts";

const ANY = "Math.floor(Math.random() * list.length)";
const FAIR = "Math.floor(Math.random() * (i + 1))";
const loop = (range: string, before: string, draw: string): string =>
  `${before} export function mix(list) { for (const i of ${range}) { const j = ${draw}; [list[i], list[j]] = [list[j], list[i]]; } return list; }`;

describe("a loop over a range is one that counts", () => {
  it.each([
    ["range(list.length)", "const range = (n) => [...Array(n).keys()];"],
    ["range(list.length)", "const range = (n) => Array.from(Array(n).keys());"],
    ["range(list.length)", "const range = (n) => Array.from({ length: n }, (_, k) => k);"],
    ["range(list.length)", "function range(n) { return [...Array(n)].map((_, k) => k); }"],
    ["range(list.length)", "function range(n) { return new Array(n).fill(0).map(function (_, k) { return k; }); }"],
    ["range(0, list.length)", "const range = (a, b) => Array.from({ length: b - a }, (_, k) => a + k);"],
    ["range(0, list.length)", "const range = (a, b) => Array.from({ length: b - a }, (_, k) => k + a);"],
    [
      "range(list.length)",
      "function range(n) { const out = []; for (let k = 0; k < n; k++) out.push(k); return out; }",
    ],
    ["range(0, list.length)", "function* range(a, b) { for (let k = a; k < b; k++) { yield k; } }"],
    ["range(0, list.length)", "function* range(a, b) { for (let k = a; k < b; k += 1) yield k; }"],
    ["range(0, list.length)", "function* range(a, b, step = 1) { for (let k = a; k < b; k += step) yield k; }"],
    ["range(0, list.length)", "const range = (a, b) => Array.from({ length: Math.max(0, b - a) }, (_, k) => a + k);"],
    ["range(list.length)", "const range = (n) => Array.from({ length: Math.max(n, 0) }, (_, k) => k);"],
    ["indices(list.length)", "const range = (n) => [...Array(n).keys()]; const indices = (n) => range(n);"],
    ["Array.from({ length: list.length }, (_, k) => k)", ""],
    ["_.range(list.length)", 'import _ from "lodash";'],
    ["range(0, list.length)", 'import { range } from "lodash-es";'],
    ["d3.range(list.length)", 'import * as d3 from "d3";'],
    ["R.range(0, list.length)", 'import * as R from "ramda";'],
  ])("%s %s", (range, before) => {
    const code = loop(range, before, ANY);
    expect(verifyAlone(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(fixAll(code).output).toBe(loop(range, before, FAIR));
    expect(verifyAlone(loop(range, before, FAIR))).toEqual([]);
  });

  it("also where a function is called for each of its numbers", () => {
    const code = (draw: string): string =>
      `const range = (n) => [...Array(n).keys()]; export function mix(list) { range(list.length).forEach((i) => { const j = ${draw}; [list[i], list[j]] = [list[j], list[i]]; }); return list; }`;
    expect(fixAll(code(ANY)).output).toBe(code(FAIR));
  });
});

describe("a loop over a range from its end is one that counts down", () => {
  const RANGE = "const range = (n) => [...Array(n).keys()];";

  it.each([
    ["range(list.length).reverse()", RANGE],
    ["range(list.length).toReversed()", RANGE],
    ["[...list.keys()].reverse()", ""],
    ["_.range(list.length).reverse()", 'import _ from "lodash";'],
  ])("%s %s", (range, before) => {
    const code = loop(range, before, ANY);
    expect(verifyAlone(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(fixAll(code).output).toBe(loop(range, before, FAIR));
    expect(verifyAlone(loop(range, before, FAIR))).toEqual([]);
    // Upwards, this would move each item.
    const down = "Math.floor(Math.random() * i)";
    expect(verifyAlone(loop(range, before, down)).map(({ messageId }) => messageId)).toEqual(["cycles"]);
  });

  it.each([
    "range(list.length).reverse(1)",
    "range(list.length)?.reverse()",
    "range(list.length).reverse().reverse()",
    "range(list.length).reverse().slice(1)",
    "list.map(f).reverse()",
  ])("but nothing is said of %s", (range) => {
    expect(verifyAlone(loop(range, RANGE, ANY))).toEqual([]);
  });

  it("for a function that takes its numbers, and not for one that counts the rounds", () => {
    const code = (parameters: string, draw: string): string =>
      `${RANGE} export function mix(list) { range(list.length).reverse().forEach((${parameters}) => { const j = ${draw}; [list[i], list[j]] = [list[j], list[i]]; }); return list; }`;
    expect(verifyAlone(code("i", FAIR))).toEqual([]);
    expect(fixAll(code("i", ANY)).output).toBe(code("i", FAIR));
    expect(verifyAlone(code("_, i", ANY))).toEqual([]);
  });
});

it.each([
  [
    "is told its steps",
    "range(0, list.length, 2)",
    "function* range(a, b, c = 1) { for (let k = a; k < b; k += c) yield k; }",
  ],
  [
    "goes by twos where nobody says so",
    "range(list.length)",
    "function* range(b, c = 2) { for (let k = 0; k < b; k += c) yield k; }",
  ],
  [
    "goes by what it is told",
    "range(list.length)",
    "function* range(b, c) { for (let k = 0; k < b; k += c) yield k; }",
  ],
  [
    "changes its step",
    "range(list.length)",
    "function* range(b, c = 1) { c = 2; for (let k = 0; k < b; k += c) yield k; }",
  ],
  [
    "has three numbers at least",
    "range(list.length)",
    "const range = (n) => Array.from({ length: Math.max(3, n) }, (_, k) => k);",
  ],
  [
    "has as many as the least",
    "range(list.length)",
    "const range = (n) => Array.from({ length: Math.min(0, n) }, (_, k) => k);",
  ],
  ["begins later", "range(2, list.length)", "const range = (a, b) => Array.from({ length: b - a }, (_, k) => a + k);"],
  ["begins anywhere", "range(list.low, list.length)", "function* range(a, b) { for (let k = a; k < b; k++) yield k; }"],
  ["has a function's own end", "range(list.length)", "const range = () => [...Array(3 * size()).keys()];"],
  ["goes by twos", "range(list.length)", "function* range(n) { for (let k = 0; k < n; k += 2) yield k; }"],
  [
    "has each number twice",
    "range(list.length)",
    "function* range(n) { for (let k = 0; k < n; k++) { yield k; yield k; } }",
  ],
  [
    "begins with a number more",
    "range(list.length)",
    "function range(n) { const out = [7]; for (let k = 0; k < n; k++) out.push(k); return out; }",
  ],
  [
    "is another list",
    "range(list.length)",
    "function range(n) { const out = []; for (let k = 0; k < n; k++) out.push(k); return other; }",
  ],
  ["is squared", "range(list.length)", "const range = (n) => Array.from({ length: n }, (_, k) => k * k);"],
  [
    "counts from another number",
    "range(0, list.length)",
    "const range = (a, b) => Array.from({ length: b - a }, (_, k) => b + k);",
  ],
  ["has an end that changes", "range(list.length)", "const range = (n) => { n = 2; return [...Array(n).keys()]; };"],
  ["somebody hands over", "range(list.length)", "let range = (n) => [...Array(n).keys()]; range = other;"],
  ["is a library's other one", "_.rangeRight(list.length)", 'import _ from "lodash";'],
  ["has steps", "_.range(0, list.length, 2)", 'import _ from "lodash";'],
  ["has one number for Ramda", "R.range(list.length)", 'import * as R from "ramda";'],
  ["calls itself", "range(list.length)", "const range = (n) => range(n);"],
])("nothing is said of a loop over a range that %s", (_, range, before) => {
  expect(verifyAlone(loop(range, before, ANY))).toEqual([]);
});
