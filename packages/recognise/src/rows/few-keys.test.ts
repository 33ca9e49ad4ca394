// Objects of two keys at most: by the names of what they are given, and by the groups that a list is put into.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("are the values of an object with two keys", () => {
  testPairs([
    [
      "that it is given one after the other",
      "const by = {}; by.home = x; by.away = y; Object.values(by).sort(COIN);",
      "const by = {}; by.home = x; by.away = y; by.none = z; Object.values(by).sort(COIN);",
    ],
    [
      "of which it has one",
      'const by = { home: x }; by["away"] = y; by.home = z; Object.keys(by).sort(COIN);',
      "const by = { home: x }; by[away] = y; by.home = z; Object.keys(by).sort(COIN);",
    ],
    [
      "and is given no others",
      "const by = {}; by.home = x; by.away = y; Object.values(by).sort(COIN);",
      "const by = {}; by.home = x; by.away = y; Object.assign(by, more); Object.values(by).sort(COIN);",
    ],
    [
      "nor by a counter",
      "const by = { home: 0, away: 0 }; by.home++; Object.keys(by).sort(COIN);",
      "const by = { home: 0, away: 0 }; by[side]++; Object.keys(by).sort(COIN);",
    ],
    [
      "that a reduction hands on",
      "Object.values(all.reduce((by, one) => { by.home.push(one); return by; }, { home: [], away: [] })).sort(COIN);",
      "Object.values(all.reduce((by, one) => { by[one.side] = one; return by; }, { home: [], away: [] })).sort(COIN);",
    ],
    [
      "that a reduction makes anew",
      "Object.values(all.reduce((by, one) => { by.home = one; return by; }, { home: x, away: y })).sort(COIN);",
      "Object.values(all.reduce((by, one) => ({ ...by, [one.side]: one }), { home: x, away: y })).sort(COIN);",
    ],
  ]);
});

describe("are two groups", () => {
  testPairs([
    [
      "by what holds or not",
      "Object.values(Object.groupBy(all, (one) => !one.home)).sort(COIN);",
      "Object.values(Object.groupBy(all, (one) => one.home)).sort(COIN);",
    ],
    [
      "by one of two names",
      'const by = Object.groupBy(all, (one) => (one.age > 9 ? "old" : "young")); Object.values(by).sort(COIN);',
      'const by = Object.groupBy(all, (one) => (one.age > 9 ? "old" : one.kind)); Object.values(by).sort(COIN);',
    ],
    [
      "that are told in several places",
      'Object.keys(Object.groupBy(all, (one) => { if (one.home) return "home"; return "away"; })).sort(COIN);',
      'Object.keys(Object.groupBy(all, (one) => { if (one.home) return "home"; if (one.x) return "x"; return "away"; })).sort(COIN);',
    ],
    [
      "in a map",
      "[...Map.groupBy(all, (one) => one.age > 9).values()].sort(COIN);",
      "[...Map.groupBy(all, (one) => one.age - 9).values()].sort(COIN);",
    ],
  ]);
});

describe("are those of an object that was asked how many it has", () => {
  testPairs([
    [
      "keys",
      "if (Object.keys(seats).length === 2) { const ids = Object.keys(seats); ids.sort(COIN); }",
      "if (Object.keys(seats).length === 2) { const ids = Object.keys(others); ids.sort(COIN); }",
    ],
    [
      "values of as many keys",
      "if (Object.keys(seats).length > 2) throw full; Object.values(seats).sort(COIN);",
      "if (Object.keys(seats).length > 3) throw full; Object.values(seats).sort(COIN);",
    ],
  ]);
});
