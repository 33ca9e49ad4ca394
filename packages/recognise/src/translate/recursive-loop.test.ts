// How a function that calls itself goes on.
import { expect, it } from "vitest";
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
