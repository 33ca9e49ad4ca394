// Under which conditions cards may move.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { readComparator, readRound } from "./in-words.fixture.ts";

it.each([
  [
    "const j = i + 1; if (i !== j) [a[i], a[j]] = [a[j], a[i]];",
    "j = (i + 1); if (i != j) {$0 = a[j]; $1 = a[i]; a[i] ← $0; a[j] ← $1} else {}",
  ],
  ["const j = i + 1; if (i != j) a.pop();", "j = (i + 1); if (i != j) {$0 ⇐ a[(a.length - 1)]} else {}"],
  ["const j = i + 1; if (i === j) {} else a.pop();", "j = (i + 1); if (i == j) {} else {$0 ⇐ a[(a.length - 1)]}"],
  ["const j = i + 1; if (i == j) {} else a.pop();", "j = (i + 1); if (i == j) {} else {$0 ⇐ a[(a.length - 1)]}"],
  [
    "let j; if (i !== (j = Math.floor(Math.random() * 3))) a.pop();",
    "$1 = i; j = floor((draw * 3)); $0 = j; if ($1 != $0) {$2 ⇐ a[(a.length - 1)]} else {}",
  ],
  ["let j; if (i < (j = 2)) a.pop();", "not known: conditionalMove"],
  ["let j = 1; if (i !== (j += 2)) a.pop();", "not known: conditionalMove"],
  ["const j = i + 1; if (i < j) a.pop();", "not known: conditionalMove"],
  ["if (i !== 3) a.pop();", "not known: conditionalMove"],
  ["if (3 !== i) a.pop();", "not known: conditionalMove"],
  ["const j = 2; if (i + 1 !== j - 1) a.pop();", "j = 2; if ((i + 1) != (j - 1)) {$0 ⇐ a[(a.length - 1)]} else {}"],
  ["const j = 2; if (2 * i !== j) a.pop();", "not known: conditionalMove"],
  ["const j = 2; if (i !== 2 * j) a.pop();", "not known: conditionalMove"],
  ["const j = 2; if (1 + i !== j) a.pop();", "j = 2; if ((1 + i) != j) {$0 ⇐ a[(a.length - 1)]} else {}"],
  ["const j = 2; if (1 + 1 !== j) a.pop();", "not known: conditionalMove"],
  ["if (a[i] !== b.x) a.pop();", "if (a[i] != b.x) {$0 ⇐ a[(a.length - 1)]} else {} | unknown: b.x"],
  ["if (c) a.pop();", "not known: conditionalMove"],
  ["if (a.length > 1) a.pop();", "if (a.length > 1) {$0 ⇐ a[(a.length - 1)]} else {}"],
  ["if (a.length > i) a.pop();", "not known: conditionalMove"],
  ["if (a.length > Math.random()) a.pop();", "not known: conditionalMove"],
  [
    "if (c) a.push(i); else a.unshift(i);",
    "if c {$0 = i; a takes in $0 at a.length} else {$1 = 0; $2 = i; a takes in $2 at $1} | unknown: c",
  ],
  ["if (c) a.push(1); else a.unshift(2);", "not known: conditionalMove"],
  [
    "if (c) a.push(1); else b.push(1);",
    "if c {$0 = 1; a takes in $0 at a.length} else {$1 = 1; b takes in $1 at b.length} | unknown: c",
  ],
  ["if (c) a.push(1); else b.push(2);", "not known: conditionalMove"],
  ["if (c) a.push(1); else b.unshift(1);", "not known: conditionalMove"],
  ["if (c) a.push(1); else { a.push(1); a.push(1); }", "not known: conditionalMove"],
  ["if (c) a.pop(); else a.shift();", "not known: conditionalMove"],
  ["let x = 1; if (c) x = 2; else x = 3;", "x = 1; if c {x = 2} else {x = 3} | unknown: c"],
  ["if (c) {}", " | unknown: c"],
  [
    "c ? a.push(1) : a.unshift(1);",
    "if c {$0 = 1; a takes in $0 at a.length} else {$1 = 0; $2 = 1; a takes in $2 at $1} | unknown: c",
  ],
  ["c ? a.push(1) : a.unshift(2);", "not known: conditionalMove"],
  ["const j = 2; i !== j && a.pop();", "j = 2; if (i != j) {$0 ⇐ a[(a.length - 1)]} else {}"],
  ["const j = 2; i === j || a.pop();", "j = 2; if (i == j) {} else {$0 ⇐ a[(a.length - 1)]}"],
  ["i < 3 && a.pop();", "not known: conditionalMove"],
  ["i ?? a.pop();", "not known: nullish"],
  ["let x = 1; i < 3 && (x = 2);", "x = 1; if (i < 3) {x = 2} else {}"],
  ["let x = 1; i < 3 || (x = 2);", "x = 1; if (i < 3) {} else {x = 2}"],
  ["let x = 1; i < 3 ? (x = 2) : (x = 3);", "x = 1; if (i < 3) {x = 2} else {x = 3}"],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  ["use(«(x, y) => Math.random() < 0.5 ? 1 : -1»)", "((draw < 0.5) ? 1 : -(1))"],
  ["function f(mode) { use(«(x, y) => mode ? Math.random() : 0»); }", "not known: mode"],
  ["function f(mode) { use(«(x, y) => mode > 1 ? Math.random() : 0»); }", "((mode > 1) ? draw : 0) | unknown: mode"],
  ["use(«(x, y) => mode && Math.random()»)", "not known: mode"],
  ["const mode = 1; use(«(x, y) => mode && Math.random()»);", "before: mode = 1 | (mode && draw)"],
])("reads the comparator %s", (code, words) => {
  expect(readComparator(code)).toBe(words);
});

const swapping = (check: string): string =>
  `function swap(a, i, j) { const n = a.length; ${check} const t = a[i]; a[i] = a[j]; a[j] = t; }`;
const over = (place: string): string => `for (let i = list.length - 1; i > 0; i--) swap(list, i, ${place});`;

it.each([
  "if (i < 0 || j < 0 || i >= a.length || j >= a.length || i === j) return;",
  "if (i == j || (i < 0 || i >= n) || (j < 0 || j >= n)) return false;",
  "if (!(i > -1 && i <= a.length - 1 && j > -1 && j <= n - 1)) { return; }",
  "if (j > a.length - 1) return;",
])("a function that swaps may look whether its places lie in the list: %s", (check) => {
  expect(find(swapping(check) + over("Math.floor(Math.random() * list.length)"))).toEqual(["biased"]);
  expect(find(swapping(check) + over("Math.floor(Math.random() * (i + 1))"))).toEqual([]);
  // To move an item to a place nearby is no shuffle, whoever takes care of the ends.
  expect(find(swapping(check) + over("i + Math.floor(Math.random() * 3) - 1"))).toEqual([]);
});

it.each([
  "if (j >= n / 2) return;",
  "if (j >= most) return;",
  "if (j < 1) return;",
  "if (j <= 0) return;",
  "if (i >= 0 && mode === shown) return;",
  "if (i < 0 || a[i] === a[j]) return;",
  "if (i < 0 || isLocked(j)) return;",
])("a function that swaps only where %s is another thing than a shuffle", (check) => {
  expect(find(swapping(check) + over("Math.floor(Math.random() * list.length)"))).toEqual([]);
});

it("a loop that looks itself whether a place lies in the list may mean what it leaves out", () => {
  const loop = "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * 2 * a.length);";
  expect(find(`${loop} if (j < a.length) { const t = a[i]; a[i] = a[j]; a[j] = t; } }`)).toEqual([]);
});
