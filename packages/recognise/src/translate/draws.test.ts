// What a call draws.
import { expect, it } from "vitest";
import { readComparator, readRound, readValue } from "./in-words.fixture.ts";

it.each([
  ["Math.random()", "draw"],
  ["Math.floor(Math.random() * n)", "floor((draw * n)) | unknown: n"],
  ["random()", "draw"],
  ["random() * 5", "(draw * 5)"],
  [`import random from "random"; «random.float()»`, "draw"],
  [`import random from "random"; «random.float(0, 2)»`, "(0 + (draw * (2 - 0)))"],
  [`import { randomUniform } from "d3"; const rnd = randomUniform(); «rnd()»`, "draw"],
  ["rng() | 0", "not known: sourceRange"],
  ["randomInt(5)", "(0 + floor((draw * (5 - 0))))"],
  ["randomInt(3, 5)", "(3 + floor((draw * (5 - 3))))"],
  ["randomInt(5, 0)", "(5 + floor((draw * (0 - 5))))"],
  ["randomInt(n, 0)", "(0 + floor((draw * (n - 0)))) | unknown: n"],
  ["randomInt(3, 5, 7)", "not known: unknownCall"],
  ["randomInt(seed, 5)", "not known: handedOnSource"],
  ["randomInt(n) - 1", "not known: countsFromOne"],
  ["randomInt(n) - 2", "((0 + floor((draw * (n - 0)))) - 2) | unknown: n"],
  ["randomInt(n) + 1", "((0 + floor((draw * (n - 0)))) + 1) | unknown: n"],
  ["1 - randomInt(n)", "(1 - (0 + floor((draw * (n - 0))))) | unknown: n"],
  ["randomInt(0, n) - 1", "((0 + floor((draw * (n - 0)))) - 1) | unknown: n"],
  ["random(n)", "(0 + floor((draw * (n - 0)))) | unknown: n"],
  ["const f = () => Math.random(); «f()»", "draw"],
  ["const f = (n) => Math.floor(Math.random() * n); «f(6)»", "n = 6; floor((draw * n))"],
  ["function f(a, draw = randomInt) { return «draw(6)»; }", "not known: unknownCall"],
  ["function f(a, draw = (n) => Math.floor(Math.random() * n)) { return «draw(6)»; }", "not known: unknownCall"],
  ["function f(a, draw = Math.random) { return «draw()»; }", "draw"],
  ["let s = 1; function random() { s = (s * 16807) % 2147483647; return (s - 1) / 2147483646; } «random()»", "draw"],
  ["let s = 1; function next() { s = s * 3; return s; } «next()»", "not known: outerState"],
  ["let s = 1; function random() { s = s * 3; return s; } «random()»", "not known: outerState"],
  ['import { helpers } from "lodash"; «helpers(5)»', "not known: otherLibraryFunction"],
  ['import _ from "lodash"; «_.random(5)»', "(0 + floor((draw * ((5 - 0) + 1))))"],
  ['import _ from "lodash"; «_.random(0, a.length - 1)»', "(0 + floor((draw * (((a.length - 1) - 0) + 1))))"],
  [
    'import _ from "lodash"; «_.random(2, n)»',
    "((2 min n) + floor((draw * (((2 max n) - (2 min n)) + 1)))) | unknown: n",
  ],
  [
    'import pick from "random-int"; «pick(2, n)»',
    "((2 min n) + floor((draw * (((2 max n) - (2 min n)) + 1)))) | unknown: n",
  ],
  ['import _ from "underscore"; «_.random(2, n)»', "(2 + floor((draw * ((n - 2) + 1)))) | unknown: n"],
  ["«_.random(2, n)»", "((2 + floor((draw * ((n - 2) + 1)))) + (0.5 * sign(((2 - n) max 0)))) | unknown: n"],
  ['import _ from "lodash"; «_.random(2, n, true)»', "(2 + (draw * (n - 2))) | unknown: n"],
  [
    'import _ from "lodash"; «_.random(_.random(0, 2), n)»',
    "$0 = (0 + floor((draw * ((2 - 0) + 1)))); (($0 min n) + floor((draw * ((($0 max n) - ($0 min n)) + 1)))) | unknown: n",
  ],
  ['import _ from "lodash"; «_.map(5)»', "not known: otherLibraryFunction"],
  ["let i = 1; «randomInt(i, i++)»", "before: i = 1 | $1 = i; $0 = i; i = (i + 1); ($1 + floor((draw * ($0 - $1))))"],
  ["let i = 1; «randomInt(i++, i)»", "before: i = 1 | $0 = i; i = (i + 1); ($0 + floor((draw * (i - $0))))"],
  ['import { randomInt } from "node:crypto"; «randomInt(5)»', "(0 + floor((draw * (5 - 0))))"],
  ['import { randomInt } from "node:crypto"; «randomInt(1, n)»', "(1 + floor((draw * (n - 1)))) | unknown: n"],
  ['import seedrandom from "seedrandom"; const rng = seedrandom("x"); «rng()»', "draw"],
  ['import seedrandom from "seedrandom"; «seedrandom("x")()»', "not known: reseeded"],
  ['import seedrandom from "seedrandom"; const f = () => seedrandom("x")(); «f()»', "not known: reseeded"],
  ["function f(a, draw = () => Math.random()) { return «draw()»; }", "draw"],
])("reads the value %s", (code, words) => {
  expect(readValue(code)).toBe(words);
});

it.each([
  ["randomInt(5)", "(0 + floor((draw * ((5 - 0) + 1))))"],
  ["randomInt(3, 5)", "(3 + floor((draw * ((5 - 3) + 1))))"],
  ["randomInt(5, 0)", "(5 + floor((draw * ((0 - 5) + 1))))"],
  ["randomInt(n, 1)", "(1 + floor((draw * ((n - 1) + 1)))) | unknown: n"],
  ["randomInt(n, 2)", "(n + floor((draw * ((2 - n) + 1)))) | unknown: n"],
])("reads the value %s, upper bounds included", (code, words) => {
  expect(readValue(code, { reading: "inclusive" })).toBe(words);
});

it.each([
  ['import seedrandom from "seedrandom"; «const rng = seedrandom("x"); a[i] = rng();»', "not known: makesDrawing"],
  [
    'import { Chance } from "chance"; const c = new Chance(); «a[i] = c.pickone([1, 2]); b[i] = c.bool({ likelihood: 30 }); d[i] = c.integer({ min: 1, max: i });»',
    "$1 = i; $0 = floor((draw * 2)); a[$1] ← (($0 == 0) ? 1 : 2); b[i] ← (draw < (30 / 100)); d[i] ← (1 + floor((draw * ((i - 1) + 1))))",
  ],
  [
    'import { faker } from "@faker-js/faker"; «a[i] = faker.helpers.arrayElement([1, -1]); b[i] = faker.helpers.arrayElement([1, i]);»',
    "not known: computedChoice",
  ],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  ["use(«(x, y) => Math.random() - 0.5»)", "(draw - 0.5)"],
  ["use(«(x, y) => x.random() - 0.5»)", "not known: methodOfItem"],
  ["const g = { random: () => 4 }; use(«(x, y) => rng.random() - 0.5»)", "(draw - 0.5)"],
  ["use(«() => { const r = Math.random(); return r - 0.5; }»)", "r = draw; result = (r - 0.5)"],
])("reads the comparator %s", (code, words) => {
  expect(readComparator(code)).toBe(words);
});
