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

it.each([
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
