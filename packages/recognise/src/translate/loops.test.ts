// What loops become: their tests, updates and exits, and what they walk over.
import { expect, it } from "vitest";
import { readSteps } from "./in-words.fixture.ts";

it.each([
  ["for (let i = 0; i < 5; i++);", "i = 0; while (i < 5) {} then {i = (i + 1)}"],
  ["for (;;) {}", "while (0 == 0) {} then {}"],
  ["for (let i = 0; ; i++) {}", "i = 0; while (0 == 0) {} then {i = (i + 1)}"],
  ["for (let i = 0; i < 5;) { i += 2; }", "i = 0; while (i < 5) {i = (i + 2)} then {}"],
  ["let i = 3; «for (i = 1; i < 5; i++) {}»", "i = 1; while (i < 5) {} then {i = (i + 1)}"],
  ["let i = 3; «while (i--) {}»", "before: i = 3 | $0 = i; i = (i - 1); while $0 {} then {$0 = i; i = (i - 1)}"],
  [
    "let i = 3; «while (i-- > 0) { a.pop(); }»",
    "before: i = 3 | $0 = i; i = (i - 1); while ($0 > 0) {$1 ⇐ a[(a.length - 1)]} then {$0 = i; i = (i - 1)}",
  ],
  ["let i = 3; «do { i--; } while (i > 0);»", "before: i = 3 | do {i = (i - 1)} then {} while (i > 0)"],
  [
    "let i = 3; «do { a.pop(); } while (i--);»",
    "before: i = 3 | do {$1 ⇐ a[(a.length - 1)]; $0 = i; i = (i - 1)} then {} while $0",
  ],
  [
    "let i = 3; «while (i > 0) { if (i === 2) break; i--; }»",
    "before: i = 3 | while ((i > 0) && !((i == 2))) {i = (i - 1)} then {}",
  ],
  [
    "let i = 3; «while (true) { if (i === 0) break; i--; }»",
    "before: i = 3 | while ((0 == 0) && !((i == 0))) {i = (i - 1)} then {}",
  ],
  ["let i = 3; «for (;;) { if (i === 0) { break; } i--; }»", "before: i = 3 | while !((i == 0)) {i = (i - 1)} then {}"],
  ["let i = 3; «for (;;) { if (i === 0) { break; } else { i = 5; } i--; }»", "not known: statement"],
  ["let i = 3; «out: for (;;) { if (i === 0) break out; i--; }»", "not known: statement"],
  ["let i = 3; «for (;;) { if (i === 0) { i = 1; break; } i--; }»", "not known: statement"],
  ["let i = 3; «for (;;) { i--; if (i === 0) break; }»", "before: i = 3 | do {i = (i - 1)} then {} while !((i == 0))"],
  [
    "let i = 3; «while (true) { i--; if (i === 0) { break; } }»",
    "before: i = 3 | do {i = (i - 1)} then {} while !((i == 0))",
  ],
  ["let i = 3; «while (true) { i--; if (i === 1) continue; if (i === 0) break; }»", "not known: statement"],
  ["let i = 3; «while (true) { i--; if (i === 0) break; else i--; }»", "not known: statement"],
  ["let i = 3; «while (i > 1) { i--; if (i === 0) break; }»", "not known: statement"],
  ["let i = 3; «while (i > 0) if (i === 2) break;»", "before: i = 3 | while ((i > 0) && !((i == 2))) {} then {}"],
  ["let i = 3; «do { if (i === 0) break; i--; } while (i > 0);»", "not known: statement"],
  [
    "function f(b) { let i = 3; «while (i > 0) { if (i === 2) return b; i--; }» return b; }",
    "before: i = 3 | while ((i > 0) && !((i == 2))) {i = (i - 1)} then {}",
  ],
  [
    "function f() { let i = 3; «for (;;) { if (i === 0) { return; } i--; }» }",
    "before: i = 3 | while !((i == 0)) {i = (i - 1)} then {}",
  ],
  [
    "function f(b) { let i = 3; «for (;;) { i--; if (i === 0) return b; }» return b; }",
    "before: i = 3 | do {i = (i - 1)} then {} while !((i == 0))",
  ],
  [
    "function f(b) { let i = 3; «while (i > 0) { if (i === 2) return b; i--; }» return [b]; }",
    "not known: loopReturns",
  ],
  ["function f(b) { let i = 3; «while (i > 0) { if (i === 2) return []; i--; }» return b; }", "not known: loopReturns"],
  ["function f(b) { let i = 3; «while (i > 0) { if (i === 2) return; i--; }» return b; }", "not known: loopReturns"],
  ["function f(b) { let i = 3; «while (i > 0) { if (i === 2) return; i--; }» b.pop(); }", "not known: loopReturns"],
  [
    "function f(b) { let i = 3; if (b) { «while (i > 0) { if (i === 2) return; i--; }» } b.pop(); }",
    "not known: loopReturns",
  ],
  [
    "function f(b) { let i = 3; «for (;;) { let b = 1; i--; if (i === 0) return b; }» return b; }",
    "not known: loopReturns",
  ],
  [
    "out: «for (let i = 0; i < 5; i++) { let j = 0; if (i > 2) continue out; j = 1; }»",
    "i = 0; while (i < 5) {j = 0; if (i > 2) {} else {j = 1}} then {i = (i + 1)}",
  ],
  ["out: «for (let i = 0; i < 5; i++) { for (let j = 0; j < 2; j++) { continue out; } }»", "not known: label"],
  [
    "for (const x of a) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const x of [...a]) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const x of a.slice()) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "let k = 2; «for (const x of a[k]) { b.push(x); }»",
    "$0 = 0; while ($0 < a[k].length) {x = a[k][$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["let k = 2; «for (const x of a[k]) { b.push(x); k++; }»", "not known: changingList"],
  ["let k = 2; «for (const x of a[k + 1]) { b.push(x); }»", "not known: loopOverOther"],
  ["let k = 2; «for (const x of a[k][k]) { b.push(x); }»", "not known: loopOverOther"],
  ["for (const x of a.slice(1)) { b.push(x); }", "not known: loopOverOther"],
  [
    "for (const x of Array.from(a)) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const x of [].concat(a)) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const x of [1].concat(a)) { b.push(x); }", "not known: loopOverOther"],
  [
    "for (const x of a.concat()) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const x of a.concat(c)) { b.push(x); }", "not known: loopOverOther"],
  ["for (const x of [...a, ...c]) { b.push(x); }", "not known: loopOverOther"],
  [
    "for (const x of [...a].reverse()) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[((a.length - 1) - $0)]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const x of a.toReversed()) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[((a.length - 1) - $0)]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const x of a.reverse()) { b.push(x); }", "not known: loopOverOther"],
  ["for (const x of f().toReversed()) { b.push(x); }", "not known: loopOverOther"],
  ["for (const x of a.toReversed(1)) { b.push(x); }", "not known: loopOverOther"],
  ["for (const x of reverse(a)) { b.push(x); }", "not known: loopOverOther"],
  [
    "for (const i of a.keys()) { b.push(i); }",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const i of [...a.keys()]) { b.push(i); }",
    "$0 = a.length; $1 = 0; while ($1 < $0) {i = $1; $2 = i; b takes in $2 at b.length} then {$1 = ($1 + 1)}",
  ],
  ["for (const i of [...a.keys(), 3]) { b.push(i); }", "not known: loopOverOther"],
  [
    "for (const i of Array(5).keys()) { b.push(i); }",
    "$0 = 0; while ($0 < 5) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const i of new Array(5).keys()) { b.push(i); }",
    "$0 = 0; while ($0 < 5) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const i of new Array(5, 6).keys()) { b.push(i); }", "not known: unnamedList"],
  ["for (const i of new Array(...c).keys()) { b.push(i); }", "not known: unnamedList"],
  ["for (const i of new Foo(5).keys()) { b.push(i); }", "not known: unnamedList"],
  ["for (const i of f().keys()) { b.push(i); }", "not known: unnamedList"],
  [
    "for (const _ of Array(5)) { b.push(1); }",
    "$0 = 0; while ($0 < 5) {$1 = 1; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const x of Array(5)) { b.push(x); }", "not known: itemsOfNothing"],
  [
    "for (const _ of Array(5).fill()) { b.push(1); }",
    "$0 = 0; while ($0 < 5) {$1 = 1; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const _ of Array.from({ length: 5 })) { b.push(1); }",
    "$0 = 0; while ($0 < 5) {$1 = 1; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const x of Array.from({ length: 5 })) { b.push(x); }", "not known: itemsOfNothing"],
  [
    "for (const i of Array.from({ length: 5 }).keys()) { b.push(i); }",
    "$0 = 0; while ($0 < 5) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const i of Array.from(Array(5).keys())) { b.push(i); }",
    "$0 = 0; while ($0 < 5) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const i of Array.from({ length: 5 }, f)) { b.push(i); }", "not known: loopOverOther"],
  ["for (const i of List.from({ length: 5 }).keys()) { b.push(i); }", "not known: unnamedList"],
  ["for (const _ of Array.from({ size: 5 })) { b.push(1); }", "not known: loopOverOther"],
  ["for (const _ of Array.from({ length: 5, x: 1 })) { b.push(1); }", "not known: loopOverOther"],
  ['for (const _ of Array.from({ ["length"]: 5 })) { b.push(1); }', "not known: loopOverOther"],
  ["for (const _ of Array.from({ ...length })) { b.push(1); }", "not known: loopOverOther"],
  [
    "for (const [i, x] of a.entries()) { b.push(x); b[i] = x; }",
    "$0 = 0; while ($0 < a.length) {i = $0; x = a[$0]; $1 = x; b takes in $1 at b.length; b[i] ← x} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const [, x] of a.entries()) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "for (const [i] of a.entries()) { b.push(i); }",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const e of a.entries()) { b.push(e); }", "not known: parameterPattern"],
  ["for (const x of a.values()) { b.push(x); }", "not known: loopOverOther"],
  [
    "for (const x of a.keys(1)) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = $0; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const x of f()) { b.push(x); }", "not known: loopOverOther"],
  ["for (const [x] of a) { b.push(x); }", "not known: parameterPattern"],
  ["for (const [[i], x] of a.entries()) { b.push(x); }", "not known: parameterPattern"],
  [
    "let x; «for (x of a) { b.push(x); }»",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["«for (o.x of a) { b.push(o.x); }»", "not known: outerLoopVariable"],
  [
    "for (const i in a) { b.push(a[i]); }",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = a[i]; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const i in a) { b.push(a[i]); return; }", "not known: loopReturns"],
  ["async function f() { «for await (const x of a) { b.push(x); }» }", "not known: forAwait"],
  [
    "for (const x of a) { b.push(1); }",
    "$0 = 0; while ($0 < a.length) {$1 = 1; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["for (const x of a) { continue; }", "$0 = 0; while ($0 < a.length) {} then {$0 = ($0 + 1)}"],
  [
    "for (const x of a.slice(0)) { b.push(x); }",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ['for (const x of a.slice("0")) { b.push(x); }', "not known: loopOverOther"],
  ["for (const x of a.flat()) { b.push(x); }", "not known: loopOverOther"],
  ["for (const x of List.from(a)) { b.push(x); }", "not known: loopOverOther"],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});
