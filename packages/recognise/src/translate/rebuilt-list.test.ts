// Which ways of putting a list together add one card.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { fixAll } from "../linted.fixture.ts";
import { readSteps } from "./in-words.fixture.ts";

it.each([
  [
    "let out = []; «for (const x of a) { out = [...out, x]; }»",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at out.length} then {$0 = ($0 + 1)}",
  ],
  [
    "let out = []; «for (const x of a) { out = [x, ...out]; }»",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at 0} then {$0 = ($0 + 1)}",
  ],
  [
    "let out = []; «for (const x of a) { out = out.concat(x); }»",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at out.length} then {$0 = ($0 + 1)}",
  ],
  [
    "let out = []; «for (const x of a) { out = out.concat([x]); }»",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at out.length} then {$0 = ($0 + 1)}",
  ],
  [
    "let out = []; «for (const x of a) { out = [x].concat(out); }»",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at 0} then {$0 = ($0 + 1)}",
  ],
  ["let out = []; «for (const x of a) { out = out.concat(x, x); }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = out.concat(...x); }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = out.concat(); }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = b.concat(x); }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = [x, x].concat(out); }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = [x].concat(out, x); }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = [...out, ...x]; }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = [...b, x]; }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = [...out]; }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = [x, x]; }»", "not known: expression"],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(0, k), x, ...out.slice(k)]; }»",
    "before: k = 2 | $0 = 0; while ($0 < a.length) {x = a[$0]; $1 = k; out takes in x at $1} then {$0 = ($0 + 1)}",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(1, k), x, ...out.slice(k)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2, m = 2; «for (const x of a) { out = [...out.slice(0, k), x, ...out.slice(m)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(0, k), x, ...out.slice(k, 9)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(0, k, 9), x, ...out.slice(k)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(0, k), ...x, ...out.slice(k)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...b.slice(0, k), x, ...out.slice(k)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(0, k), x, ...out.splice(k)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(0, k), x, x, ...out.slice(k)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = []; «for (const x of a) { out = [...out.slice(0, 2), x, ...out.slice(2)]; }»",
    "not known: newListOfOther",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = out.toSpliced(k, 0, x); }»",
    "before: k = 2 | $0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at k} then {$0 = ($0 + 1)}",
  ],
  ["let out = [], k = 2; «for (const x of a) { out = out.toSpliced(k, 1, x); }»", "not known: severalItems"],
  ["let out = [], k = 2; «for (const x of a) { out = out.toSpliced(k, 0); }»", "not known: severalItems"],
  ["let out = [], k = 2; «for (const x of a) { out = out.toSpliced(k, 0, ...x); }»", "not known: severalItems"],
  ["let out = [], k = 2; «for (const x of a) { out = out.toSpliced(k, 0, x, x); }»", "not known: newListOfOther"],
  ["let out = [], k = 2; «for (const x of a) { out = b.toSpliced(k, 0, x); }»", "not known: unknownCall"],
  [
    "let out = []; «for (const x of a) { out = c ? [...out, x] : [x, ...out]; }»",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; if c {out takes in x at out.length} else {out takes in x at 0}} then {$0 = ($0 + 1)} | unknown: c",
  ],
  ["let out = []; «for (const x of a) { out = c ? [...out, x] : [7, ...out]; }»", "not known: conditionalMove"],
  ["let out = []; «for (const x of a) { out = c ? [...out, x] : out; }»", "not known: mode"],
  ["let out = []; «for (const x of a) { out = c ? 3 : [...out, x]; }»", "not known: mode"],
  ["let out = []; «for (const x of a) { out = [...out, x]; out = []; }»", "not known: expression"],
  ["let out = []; «for (const x of a) { out = out.slice(); }»", "not known: unknownCall"],
  [
    "let out = []; «for (const x of a) { out += 1; }»",
    "$0 = 0; while ($0 < a.length) {out = (out + 1)} then {$0 = ($0 + 1)} | unknown: out",
  ],
  ["let out = []; «for (const x of a) { ({ out } = b); out.push(x); }»", "not known: objectPattern"],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out.slice(0, k), x, ...out.slice(k), x]; }»",
    "not known: newListOfOther",
  ],
  ["let out = []; «for (const x of a) { out = [...b, ...out]; }»", "not known: newListOfOther"],
  ["let out = []; «for (const x of a) { out = out.concat([...x]); }»", "not known: expression"],
  ["let out = []; «for (const x of a) { out = out.concat([x, x]); }»", "not known: expression"],
  [
    "let out = [], k = 2; «for (const x of a) { out = out.concat(b.splice(k, 1)); }»",
    "before: k = 2 | $0 = 0; while ($0 < a.length) {$1 = k; if ($1 < b.length) {$2 ⇐ b[$1]; out takes in $2 at out.length} else {}} then {$0 = ($0 + 1)}",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { out = [...out, ...b.splice(k, 1)]; }»",
    "before: k = 2 | $0 = 0; while ($0 < a.length) {$1 = k; if ($1 < b.length) {$2 ⇐ b[$1]; out takes in $2 at out.length} else {}} then {$0 = ($0 + 1)}",
  ],
  [
    "let out = [], k = 2; «for (const x of a) { const [y] = b.splice(k, 1); out = out.concat(y); }»",
    "before: k = 2 | $0 = 0; while ($0 < a.length) {$1 ⇐ b[k]; y = $1; out takes in y at out.length} then {$0 = ($0 + 1)}",
  ],
  ["let out = [], k = 2; «for (const x of a) { out = out.concat(b.splice(k, 2)); }»", "not known: unknownCall"],
  ["let out = [], k = 2; «for (const x of a) { out = [...out, ...b.splice(k)]; }»", "not known: newListOfOther"],
  ["a.reduce((out, x) => [x].with(out), [])", "not known: newListOfOther"],
  [
    "a.reduce((out, x) => (b.pop(), c.pop(), [...out, x]), [])",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 ⇐ b[(b.length - 1)]; $2 ⇐ c[(c.length - 1)]; out takes in x at out.length} then {$0 = ($0 + 1)}",
  ],
  ["a.reduce((out, x) => out.at(x), [])", "not known: newListOfOther"],
  ["a.reduce((out, x) => f(out, x), [])", "not known: newListOfOther"],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});

it("knows how long a list is that begins as a copy, whatever the loop makes of it", () => {
  const stir = (more = ""): string =>
    `export function stir(list) { let out = [...list]; ${more} for (let i = 0; i < list.length; i++) { const taken = out.splice(Math.floor(Math.random() * out.length), 1); out = out.concat(taken); } return out; }`;
  expect(find(stir())).toEqual(["biased"]);
  expect(find(stir("out = out.slice(0, 3);"))).toEqual([]);
});

describe("an item that a loop leaves out", () => {
  const draw = (left: string, range: string): string =>
    `export function order(list) { const out = []; let rest = [...list]; while (rest.length > 0) { const k = ${range}; out.push(rest[k]); rest = ${left}; } return out; }`;
  const ROUNDED = "Math.round(Math.random() * (rest.length - 1))";
  const EVEN = "Math.floor(Math.random() * rest.length)";

  it.each([
    "[...rest.slice(0, k), ...rest.slice(k + 1)]",
    "rest.slice(0, k).concat(rest.slice(k + 1))",
    "rest.toSpliced(k, 1)",
  ])("is taken out: %s", (left) => {
    expect(find(draw(left, ROUNDED))).toEqual(["biased"]);
    expect(fixAll(draw(left, ROUNDED)).output).toBe(draw(left, EVEN));
    expect(find(draw(left, EVEN))).toEqual([]);
  });

  it.each([
    "[...rest.slice(0, k), ...rest.slice(k)]",
    "[...rest.slice(0, k), ...rest.slice(k + 2)]",
    "[...rest.slice(1, k), ...rest.slice(k + 1)]",
    "[...rest.slice(k + 1), ...rest.slice(0, k)]",
    "[...rest.slice(0, k), ...list.slice(k + 1)]",
    "rest.slice(k).concat(rest.slice(0, k))",
    "rest.toSpliced(k, 2)",
  ])("is the only one, in the same order: nothing is said of %s", (left) => {
    expect(find(draw(left, ROUNDED))).toEqual([]);
  });
});
