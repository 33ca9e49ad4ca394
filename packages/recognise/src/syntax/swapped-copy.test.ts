// Loops that swap two items in one copy of a list after the other.
import { describe, expect, it } from "vitest";
import { fixAll, verifyAlone } from "../linted.fixture.ts";

const ANY = "Math.floor(Math.random() * out.length)";
const FAIR = "Math.floor(Math.random() * (i + 1))";
const loop = (step: string, draw: string, before = ""): string =>
  `${before}export function mix(list) { let out = [...list]; for (let i = 0; i < out.length; i++) { const j = ${draw}; ${step} } return out; }`;

const WITH = "out.with(i, out[j]).with(j, out[i])";
const MAP = "out.map((x, k) => (k === i ? out[j] : k === j ? out[i] : x))";
const CALL = "swap(out, i, j)";
/** Functions that give such a copy. */
const SWAPS = [
  "const swap = (xs, a, b) => xs.with(a, xs[b]).with(b, xs[a]);",
  "const swap = (xs, a, b) => xs.with(b, xs[a]).with(a, xs[b]);",
  "const swap = (xs, a, b) => xs.map((x, k) => (k === a ? xs[b] : b === k ? xs[a] : x));",
  "function swap(xs, a, b) { return xs.map(function (x, k) { return k == b ? xs[a] : k == a ? xs[b] : x; }); }",
  "function swap(xs, a, b) { const copy = [...xs]; [copy[a], copy[b]] = [copy[b], copy[a]]; return copy; }",
  "function swap(xs, a, b) { const copy = xs.slice(); [copy[a], copy[b]] = [xs[b], xs[a]]; return copy; }",
  "function swap(xs, a, b) { const copy = xs.slice(); copy[a] = xs[b]; copy[b] = xs[a]; return copy; }",
  "function swap(xs, a, b) { const copy = [...xs]; const held = copy[a]; copy[a] = copy[b]; copy[b] = held; return copy; }",
  "function swap(xs, a, b) { const copy = [...xs]; const held = xs[b]; copy[b] = xs[a]; copy[a] = held; return copy; }",
];

describe("a swap in a copy is a swap, and only the range is corrected", () => {
  it.each([
    [`out = ${WITH};`, ""],
    [`out = ${MAP};`, ""],
    ["out = out.with(j, out[i]).with(i, out[j]);", ""],
    ...SWAPS.map((swap): [string, string] => [`out = ${CALL};`, `${swap} `]),
  ])("%s %s", (step, before) => {
    const code = loop(step, ANY, before);
    expect(verifyAlone(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(fixAll(code).output).toBe(loop(step, FAIR, before));
    expect(verifyAlone(loop(step, FAIR, before))).toEqual([]);
  });

  it("also where the first list is the one that is handed in, which stays as it is", () => {
    const code = (draw: string): string =>
      `${SWAPS[0] ?? ""} export const mix = (list) => { let out = list; for (let i = 0; i < list.length; i++) out = swap(out, i, ${draw}); return out; };`;
    expect(fixAll(code("Math.floor(Math.random() * list.length)")).output).toBe(code(FAIR));
  });

  it("also in a reduction", () => {
    const code = (draw: string): string =>
      `export const mix = (list) => list.reduce((out, _, i) => { const j = ${draw}; return ${WITH}; }, list);`;
    expect(verifyAlone(code("Math.floor(Math.random() * list.length)"))).toHaveLength(1);
    expect(verifyAlone(code(FAIR))).toEqual([]);
  });
});

it.each([
  ["a copy that nobody keeps", `${WITH};`, ""],
  ["one item that is written over", "out = out.with(i, out[j]);", ""],
  ["one item that is written twice", "out = out.with(i, out[j]).with(j, out[j]);", ""],
  ["items of another list", "out = out.with(i, list[j]).with(j, list[i]);", ""],
  ["places that are not crossed", "out = out.with(i, out[i]).with(j, out[j]);", ""],
  ["a map that draws for each item", "out = out.map((x, k) => (k === i ? out[j] : k === j ? out[j] : x));", ""],
  ["a map of other items", "out = out.map((x, k) => (k === i ? out[j] : k === j ? out[i] : k));", ""],
  ["a map that asks for the item", "out = out.map((x, k) => (x === i ? out[j] : k === j ? out[i] : x));", ""],
  ["a function that nobody has read", `out = ${CALL};`, ""],
  [
    "a function that swaps other places",
    `out = ${CALL};`,
    "const swap = (xs, a, b) => xs.with(a, xs[0]).with(0, xs[a]); ",
  ],
  [
    "a function that swaps in a copy of another list",
    `out = ${CALL};`,
    "const all = [1, 2, 3]; const swap = (xs, a, b) => all.with(a, all[b]).with(b, all[a]); ",
  ],
  ["a function that calls itself", `out = ${CALL};`, "const swap = (xs, a, b) => swap(xs, a, b); "],
  [
    "functions that call each other",
    `out = ${CALL};`,
    "const swap = (xs, a, b) => turn(xs, a, b), turn = (xs, a, b) => swap(xs, a, b); ",
  ],
  [
    "a function that gives back the list itself",
    `out = ${CALL};`,
    "function swap(xs, a, b) { const copy = [...xs]; [copy[a], copy[b]] = [copy[b], copy[a]]; return xs; } ",
  ],
])("nothing is said of %s", (_, step, before) => {
  expect(verifyAlone(loop(step, ANY, before))).toEqual([]);
});
