// What expressions do that stand alone.
import { expect, it } from "vitest";
import { readRound } from "./in-words.fixture.ts";

it.each([
  ["void (i = 2);", "i = 2"],
  ["!(i = 2);", "not known: operator"],
  ["i, 3;", ""],
  ['"x";', ""],
  ["i = 2, a.pop();", "i = 2; $0 ⇐ a[(a.length - 1)]"],
  ["`x`;", "not known: expression"],
  ["foo(i);", "not known: unknownCall"],
  ["a.reverse();", "not known: unknownCall"],
  [
    "function swap(l, x, y) { const t = l[x]; l[x] = l[y]; l[y] = t; } «swap(a, i, i + 1);»",
    "x = i; y = (i + 1); t = a[x]; a[x] ← a[y]; a[y] ← t",
  ],
  ["console.log(i);", ""],
  ["a.forEach(() => { i = 2; });", "$0 = 0; while ($0 < a.length) {i = 2} then {$0 = ($0 + 1)}"],
  ["new Foo();", "not known: expression"],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});
