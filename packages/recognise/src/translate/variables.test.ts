// Which value a variable has where the region begins.
import { expect, it } from "vitest";
import { readRound, readSteps, readValue } from "./in-words.fixture.ts";

it.each([
  ["const x = 3; «x»", "before: x = 3 | x"],
  ["const x = 32767; «x»", "32767"],
  ["let x = 32767; x = 4; «x»", "before: x = 4 | x"],
  ["let x = 3; x = 4; «x»", "before: x = 4 | x"],
  ["let x = 3; if (c) x = 4; «x»", "x | unknown: x"],
  ["let x = 3; x = 4, y = 2; «x»", "x | unknown: x"],
  ["let x; «x»", "x"],
  ["let x; x = 4; «x»", "before: x = 4 | x"],
  ["let x = 3; x += 4; «x»", "x | unknown: x"],
  ["let x = 3; { «x» }", "before: x = 3 | x"],
  ["let x = 3; { x = 4; «x» }", "before: x = 4 | x"],
  ["let x = 3; while (c) { use(«x»); x++; }", "x | unknown: x"],
  ["let x = 3; while (c) { use(«x»); } x = 5;", "before: x = 3 | x"],
  ["let x = 3; x = 5; while (c) { use(«x»); }", "before: x = 5 | x"],
  ["let x = 3; function f() { x = 4; } «x»", "x | unknown: x"],
  ["let x = 3; function f() { return «x»; } x = 4;", "x | unknown: x"],
  ["function f(x) { return «x»; }", "x | unknown: x"],
  ["function f(x) { x = 3; return «x»; }", "before: x = 3 | x"],
  ["let x = 3; x = 4; switch (c) { case 1: use(«x»); }", "before: x = 4 | x"],
  ["let x = 3; switch (c) { case 1: x = 4; use(«x»); }", "before: x = 4 | x"],
  ["let x = 3; switch (c) { case 1: x = 4; break; case 2: use(«x»); }", "x | unknown: x"],
  ["const x = a.length; «x»", "before: x = a.length | x"],
  ["const x = a.length; a.push(1); «x»", "x | unknown: x"],
  ["const x = a.length; a.length = 1; «x»", "x | unknown: x"],
  ["const x = a.length; a.length--; «x»", "x | unknown: x"],
  ["const x = a.length; if (a.length === 1) y(); «x»", "before: x = a.length | x"],
  ["const { length } = a; «length»", "before: length = a.length | length"],
  ["const { length: x } = a; «x»", "before: x = a.length | x"],
  ["let { length: x } = a; «x»", "before: x = a.length | x"],
  ["let { length: x } = a; x = 3; «x»", "before: x = 3 | x"],
  ["let { length: x } = a; x--; «x»", "x | unknown: x"],
  ["let { length: x } = a; while (c) { use(«x»); x--; }", "x | unknown: x"],
  ["const { length: x } = a; a.push(1); «x»", "x | unknown: x"],
  ["const { length: x = 3 } = a; «x»", "x | unknown: x"],
  ["const { length: x } = foo(); «x»", "x | unknown: x"],
  ["const { size: x } = a; «x»", "x | unknown: x"],
  ["const { length: { x } } = a; «x»", "x | unknown: x"],
  ["const x = a.lengths; a.push(1); «x»", "before: x = a.lengths | x | unknown: a.lengths"],
  ["const x = 3; a.push(1); «x»", "before: x = 3 | x"],
  ["let y = 3; const x = y; y = 4; «x»", "x | unknown: x"],
  ["const x = foo(); «x»", "x | unknown: x"],
  ["const x = (y) => y; «x»", "x | unknown: x"],
  ["const x = x; «x»", "x | unknown: x"],
  ["const x = y + 1; const y = x + 1; «x»", "before: x = (y + 1) | x | unknown: y"],
  ["const x = foo(y); let y = 3; y = 4; «x»", "x | unknown: x"],
  ['import x from "y"; «x»', "x | unknown: x"],
  ["const f = () => { let z = 1; z = 2; }; const x = f; «x + 1»", "before: x = f | (x + 1) | unknown: f"],
  ["let x = 1, y = 2; x = 3; «x»", "before: x = 3 | x"],
  ["let x = 1, y = x; x = 3; «y»", "y | unknown: y"],
  ["let x = 1, y = 2; y = 3; «x»", "before: x = 1 | x"],
  ["var x = 1; var x = 2; «x»", "before: x = 2 | x"],
  ["class x {} «x»", "x | unknown: x"],
  ["enum x {} «x»", "x | unknown: x"],
  ["let x = 3; switch (c) { case 1: x = 4; case 2: use(«x»); }", "x | unknown: x"],
  ["let x = 3; try { x = 4; y(); } catch { use(«x»); }", "x | unknown: x"],
  ["let x = 3; if (x = 4) { use(«x»); }", "x | unknown: x"],
  ["let x = 3; if (c) { use(«x»); x = 4; }", "before: x = 3 | x"],
  ["let x = 3; use(x = 4, «x»);", "x | unknown: x"],
  ["let x = 3; function g() { let x = 4; } «x»", "before: x = 3 | x"],
  ["let x = 3; function g(y) { «x» }", "before: x = 3 | x"],
  ["const x = 1; function g() { return «x»; }", "before: x = 1 | x"],
  ["function g() { let x = 3; x = 5; return «x»; }", "before: x = 5 | x"],
  ["let x = 3; x = 4; if (c) { y(); } «x»", "before: x = 4 | x"],
  ["let x = 3; { x = 4; } «x»", "x | unknown: x"],
  ["let x; { «x» } x = 3;", "x"],
  ["let [x] = b; x = 4; «x»", "before: x = 4 | x"],
  ["let [x] = b; «x»", "x | unknown: x"],
  ["const { x } = b; «x»", "x | unknown: x"],
  ["let x = 1; x++; «x»", "x | unknown: x"],
  ["let x = 1; x ??= 2; «x»", "x | unknown: x"],
  ["let x = 1; y = 2; «x»", "before: x = 1 | x"],
])("reads the value %s", (code, words) => {
  expect(readValue(code)).toBe(words);
});

it.each([
  [
    "for (let i = 0; i < 3; i++) { for (let i = 0; i < 2; i++) {} }",
    "i#2 = 0; while (i#2 < 3) {i#3 = 0; while (i#3 < 2) {} then {i#3 = (i#3 + 1)}} then {i#2 = (i#2 + 1)}",
  ],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  [
    "«for (let i = n; i > 0; i--) { a.pop(); }» let n = 4; n = 5;",
    "i = n; while (i > 0) {$0 ⇐ a[(a.length - 1)]} then {i = (i - 1)} | unknown: n",
  ],
  [
    "function f(a, n = a.length) { «for (let i = n; i > 0; i--) { a.pop(); }» }",
    "i = n; while (i > 0) {$0 ⇐ a[(a.length - 1)]} then {i = (i - 1)} | unknown: n",
  ],
  [
    "let i = 2; «for (; i > 0; i--) { a.pop(); }»",
    "before: i = 2 | while (i > 0) {$0 ⇐ a[(a.length - 1)]} then {i = (i - 1)}",
  ],
  [
    "function f() { let k = 3; const g = () => { k = 4; }; «for (let i = k; i > 0; i--) { a.pop(); }» }",
    "i = k; while (i > 0) {$0 ⇐ a[(a.length - 1)]} then {i = (i - 1)} | unknown: k",
  ],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});
