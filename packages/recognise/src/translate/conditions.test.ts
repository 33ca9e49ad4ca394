// Under which conditions cards may move.
import { expect, it } from "vitest";
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
