// Which list a path names, and which paths name none that stays the same.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { readComparator, readRound, readSteps } from "./in-words.fixture.ts";

it.each([
  ["const b = a; «b[i] = 1;»", "a[i] ← 1"],
  ["const b = a.length; «b[i] = 1;»", "b[i] ← 1"],
  ["let b = a; b = c; «b[i] = 1;»", "b[i] ← 1"],
  ["let b = a; «b[i] = 1; b = c;»", "not known: changingList"],
  ["const b = []; b[i] = 1;", "not known: expression"],
  ["const b = c; b[i] = 1;", "c[i] ← 1"],
  ["a.b.c[i] = 1;", "a.b.c[i] ← 1"],
  ['a["b"][i] = 1;', "a.b[i] ← 1"],
  ["a[3][i] = 1;", "a[3][i] ← 1"],
  ["a[i][i] = 1;", "not known: changingList"],
  ["let k = 2; «a[k][i] = 1;»", "a[k][i] ← 1"],
  ["a[K][i] = 1;", "not known: changingList"],
  ["let k = 2; «a[k + 1][i] = 1;»", "not known: changingList"],
  ["f()[i] = 1;", "not known: unnamedList"],
  ["this[i] = 1;", "this[i] ← 1"],
  ["const c = b.d; a[i] = c.e;", "a[i] ← b.d.e | unknown: b.d.e"],
  ["function f(l) { l.pop(); } «f(a.b);»", "$1 ⇐ a.b[(a.b.length - 1)]"],
  ["function f(l) { return l.size; } «a[i] = f(c);»", "$1 = i; $0 = c.size; a[$1] ← $0 | unknown: c.size"],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  ["for (let i = 0; i < a.size; i++) { a.size++; a.pop(); }", "not known: changingProperty"],
  ["for (let i = 0; i < a.size; i++) { a.size = 3; a.pop(); }", "not known: changingProperty"],
  [
    "for (let i = 0; i < a.size; i++) { a.pop(); }",
    "i = 0; while (i < a.size) {$0 ⇐ a[(a.length - 1)]} then {i = (i + 1)} | unknown: a.size",
  ],
  ["for (const x of a) { b.push(x.y); }", "not known: listOfRound"],
  ["for (const x of a) { const y = x.y; b.push(y); }", "not known: listOfRound"],
  [
    "const b = [...a]; «for (let i = 0; i < b.length; i++) { b[i] = a.length; }»",
    "i = 0; while (i < b.length) {b[i] ← a.length} then {i = (i + 1)}",
  ],
  [
    "const b = a.slice(0); «for (let i = 0; i < b.length; i++) { b[i] = a.length; }»",
    "i = 0; while (i < b.length) {b[i] ← a.length} then {i = (i + 1)}",
  ],
  ["a.reduce((out, x) => { b.push(out.size); return out; }, []);", "not known: itemProperty"],
  ["for (const x of a) { let c = b.d; b.push(c.e); }", "not known: itemProperty"],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});

it.each([
  ["use(«(x, y) => x[0] - y[0]»)", "not known: comparesItems"],
  ["use(«(x, y) => x.length»)", "not known: comparesItems"],
  ["use(«(x, y) => x.n - y.n»)", "not known: comparesItems"],
  ["use(«(x, y) => x - y»)", "not known: comparesItems"],
  ["use(«(x, y) => { let z = 0; z = 3; return z; }»)", "z = 0; z = 3; result = z"],
  ["use(«(x, y) => { x = 3; return x; }»)", "x = 3; result = x"],
  ["let z = 0; use(«(x, y) => { z = 3; return z; }»);", "not known: comparatorOuterState"],
  ["let z = 0; use(«(x, y) => z++»);", "not known: comparatorOuterState"],
  ["function f(keys) { use(«(x, y) => keys.size»); }", "keys.size | unknown: keys.size"],
  ["function f(keys) { use(«(x, y) => keys[0]»); }", "keys[0]"],
  ["use(«(x, y) => z = 3»);", "not known: comparatorOuterState"],
])("reads the comparator %s", (code, words) => {
  expect(readComparator(code)).toBe(words);
});

it.each([
  ["hands[player].cards", "of a row"],
  ["game.round.hands[player].cards.left", "of a row behind names"],
])("draws cards out of a deck into %s, a list %s", (into) => {
  const deal = (range: string): string =>
    `export function deal(deck, player, n) { for (let i = 0; i < n; i++) { const r = ${range}; ${into}.push(deck[r]); deck.splice(r, 1); } }`;
  expect(verify(deal("Math.round(Math.random() * (deck.length - 1))")).map(({ message }) => message)).toEqual([
    expect.stringContaining(
      "with `n` = 3, of 8 items, the first one is among the 3 that are drawn 23.4 % of the time instead of 37.5 %",
    ),
  ]);
  expect(verify(deal("Math.floor(Math.random() * deck.length)"))).toEqual([]);
});
