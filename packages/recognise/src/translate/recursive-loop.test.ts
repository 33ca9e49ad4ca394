// How a function that calls itself goes on.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";
import { readSteps } from "./in-words.fixture.ts";

it.each([
  [
    "«function f(a, i) { if (i < 1) return; a.push(i); f(a, i - 1); }»",
    "$again = 1; while ($again == 1) {$again = 0; if (i < 1) {} else {$0 = i; a takes in $0 at a.length; $1 = (i - 1); i = $1; $again = 1}} then {} | unknown: i",
  ],
  [
    "«function f(a, i) { if (i < 1) return; a.push(i); f(a, i - 1); }» f(b, 5);",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i < 1) {} else {$0 = i; b takes in $0 at b.length; $1 = (i - 1); i = $1; $again = 1}} then {}",
  ],
  [
    "«function f(a, i = 5) { if (i < 1) return; a.push(i); f(a, i - 1); }»",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i < 1) {} else {$0 = i; a takes in $0 at a.length; $1 = (i - 1); i = $1; $again = 1}} then {}",
  ],
  [
    "«function f(a, i = 5) { if (i < 1) return a; a.push(i); return f(a, i - 1); }» f(b);",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i < 1) {} else {$0 = i; b takes in $0 at b.length; $1 = (i - 1); i = $1; $again = 1}} then {}",
  ],
  ["«function f(a, i) { if (i < 1) return a; a.push(i); return f(a, i - 1); }» f(...b);", "not known: spread"],
  [
    "«function f(a, i) { if (i < 1) return 3; a.push(i); return f(a, i - 1); }» f(b, 5);",
    "not known: recursionReturnsOther",
  ],
  [
    "«function f(a, i) { if (i > 0) { a.push(i); f(a, i - 1); } }» f(b, 5);",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i > 0) {$0 = i; b takes in $0 at b.length; $1 = (i - 1); i = $1; $again = 1} else {}} then {}",
  ],
  ["«function f(a, i) { if (i > 0) { a.push(i); f(a); } }» f(b, 5);", "not known: recursionWithoutValue"],
  [
    "«function f(a, i = 3) { if (i > 0) { a.push(i); f(a); } }» f(b, 5);",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i > 0) {$0 = i; b takes in $0 at b.length; $1 = 3; i = $1; $again = 1} else {}} then {}",
  ],
  ["«function f(a, i) { if (i > 0) { a.push(i); f(a, ...i); } }» f(b, 5);", "not known: recursionWithoutValue"],
  ["«function f(a, [i]) { if (i > 0) { a.push(i); f(a, [i - 1]); } }» f(b, [5]);", "not known: parameterPattern"],
  [
    "«function f(a, i, k) { if (i > 0) { a.push(k); k = 7; f(a, i - 1, k); } }» f(b, 5, 6);",
    "i = 5; k = 6; $again = 1; while ($again == 1) {$again = 0; if (i > 0) {$0 = k; b takes in $0 at b.length; k = 7; $1 = (i - 1); $2 = k; i = $1; k = $2; $again = 1} else {}} then {}",
  ],
  [
    "«function f(a, i, k) { if (i > 0) { a.push(k); f(a, k - 1, i - 1); } }» f(b, 5, 6);",
    "i = 5; k = 6; $again = 1; while ($again == 1) {$again = 0; if (i > 0) {$0 = k; b takes in $0 at b.length; $1 = (k - 1); $2 = (i - 1); i = $1; k = $2; $again = 1} else {}} then {}",
  ],
  ["«function f(a, i) { if (i > 0) { a.push(i); f(a, i - 1); a.push(i); } }» f(b, 5);", "not known: recursionGoesOn"],
  ["«async function f(a, i) { if (i > 0) { a.push(i); f(a, i - 1); } }» f(b, 5);", "not known: recursionForm"],
  ["«const f = (a, i) => f(a, i - 1)»; f(b, 5);", "not known: recursionForm"],
  [
    "«function f(a, i) { if (i > 0) { a.push(i); f(a, i - 1); } else a.pop(); }» f(b, 5);",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i > 0) {$0 = i; b takes in $0 at b.length; $1 = (i - 1); i = $1; $again = 1} else {$2 ⇐ b[(b.length - 1)]}} then {}",
  ],
  ["«function f(a, i) { if (i < 1) return; if (i < 3) a.pop(); f(a, i - 1); }» f(b, 5);", "not known: conditionalMove"],
  ["«function f(a, i) { i > 0 && (a.push(i), f(a, i - 1)); }» f(b, 5);", "not known: recursionGoesOn"],
  [
    "«function f(a, i) { if (i < 1) return; a.forEach((x) => { if (x === i) return; a.push(1); }); f(a, i - 1); }» f(b, 5);",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i < 1) {} else {$0 = 0; while ($0 < b.length) {x = b[$0]; if (x == i) {} else {$1 = 1; b takes in $1 at b.length}} then {$0 = ($0 + 1)}; $2 = (i - 1); i = $2; $again = 1}} then {}",
  ],
  [
    "«function f(a, i) { if (i < 1) return; g(i); f(a, i - 1); }» function g(x) { if (x > 1) return 3; return 4; } f(b, 5);",
    "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i < 1) {} else {x = i; if (x > 1) {$0 = 3} else {$0 = 4}; $1 = (i - 1); i = $1; $again = 1}} then {}",
  ],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});

const late = (given: string, call = "f(b);"): string =>
  readSteps(`«function f(a, i) { ${given} if (i > 0) { a.pop(); f(a, i - 1); } }» ${call}`);
const FROM_FIVE =
  "i = 5; $again = 1; while ($again == 1) {$again = 0; if (i > 0) {$0 ⇐ b[(b.length - 1)]; $1 = (i - 1); i = $1; $again = 1} else {}} then {}";

it.each([
  "if (i === undefined) i = 5;",
  "if (undefined == i) { i = 5; }",
  "if (i == null) i = 5;",
  "if (typeof i === 'undefined') i = 5;",
  "i = i ?? 5;",
  "i ??= 5;",
  "i = i === undefined ? 5 : i;",
  "i = typeof i !== 'undefined' ? i : 5;",
])("begins with what the function gives a parameter that is missing: %s", (given) => {
  expect(late(given)).toBe(FROM_FIVE);
  expect(late(given, "f(b, 3);")).toBe(FROM_FIVE.replace("i = 5", "i = 3"));
});

it.each(["i = i || 5;", "i ||= 5;", "if (!i) i = 5;", "i = i ? i : 5;"])("%s is for 0, too", (given) => {
  expect(late(given)).toBe(FROM_FIVE.replace("$again = 0;", "$again = 0; if (i == 0) {i = 5} else {};"));
  expect(late(given.replace("5", "0"))).toBe(FROM_FIVE.replace("i = 5", "i = 0"));
});

it.each([
  "if (i === null) i = 5;",
  "if (i === undefined) i = 5; else i = 6;",
  "if (i === undefined) { i = 5; a.pop(); }",
  "if (i !== undefined) i = 5;",
  "if (i === undefined) k = 5;",
  "i = i && 5;",
  "i = i === undefined ? i : 5;",
  "i = a ?? 5;",
  "i = a.length ? i : 5;",
  "i = undefined;",
])("does not begin with what is given otherwise: %s", (given) => {
  expect(late(given)).not.toMatch(/^i = 5/);
});

it("judges and corrects loops that begin so", () => {
  const code = (width: string): string =>
    `export function mix(list, n) {\n  if (n === undefined) n = list.length;\n  if (n < 2) return list;\n  const j = Math.floor(Math.random() * ${width});\n  const item = list[n - 1];\n  list[n - 1] = list[j];\n  list[j] = item;\n  return mix(list, n - 1);\n}\n`;
  expect(fixAll(code("list.length")).output).toBe(code("n"));
  expect(verify(code("n"))).toEqual([]);
});
