// Calls that give two items at most.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("gives two items at most", () => {
  testPairs([
    [
      "a set that two are added to in a chain",
      "[...new Set().add(x).add(y)].sort(COIN);",
      "[...new Set().add(x).add(y).add(z)].sort(COIN);",
    ],
    [
      "a set of one and another",
      "const a = Array.from(new Set([x]).add(y)); a.sort(COIN);",
      "const a = Array.from(set.add(x).add(y)); a.sort(COIN);",
    ],
    [
      "the lesser of two and what there is",
      "const a = list.slice(0, Math.min(2, list.length)); a.sort(COIN);",
      "const a = list.slice(0, Math.min(3, list.length)); a.sort(COIN);",
    ],
    [
      "the lesser of what there is and two, behind the first",
      "const a = list.slice(1, Math.min(list.length, 3)); a.sort(COIN);",
      "const a = list.slice(-1, Math.min(list.length, 3)); const b = a.concat(list); b.sort(COIN);",
    ],
    [
      "the greater one is no bound",
      "const a = list.slice(0, Math.min(n, 2, m)); a.sort(COIN);",
      "const a = list.slice(0, Math.max(2, list.length)); a.sort(COIN);",
    ],
    [
      "nor is one from the end",
      "const a = list.slice(0, Math.min(2, 9)); a.sort(COIN);",
      "const a = list.slice(0, Math.min(-1, 2)); a.sort(COIN);",
    ],
    [
      "a borrowed slice",
      "function duel() { Array.prototype.slice.call(arguments, 0, 2).sort(COIN); }",
      "function duel() { Array.prototype.slice.call(arguments, 0, 3).sort(COIN); }",
    ],
    [
      "one borrowed from an empty list",
      "function duel() { const a = [].slice.call(arguments, -2); a.sort(COIN); }",
      "function duel() { const a = [].filter.call(arguments, 0, 2); a.sort(COIN); }",
    ],
    [
      "two that faker draws",
      "faker.helpers.arrayElements(all, 2).sort(COIN);",
      "faker.helpers.arrayElements(all, 3).sort(COIN);",
    ],
    [
      "a filter that asks for the places",
      "const a = list.filter((_, i) => i < 2); a.sort(COIN);",
      "const a = list.filter((_, i) => i < 3); a.sort(COIN);",
    ],
    [
      "a filter up to a place",
      "const a = list.filter((x, at) => at <= 1); a.sort(COIN);",
      "const a = list.filter((x, at) => at >= 1); a.sort(COIN);",
    ],
    [
      "a filter that asks for places, and not for items",
      "const a = list.filter((x, i) => i < 1); a.push(y); a.sort(COIN);",
      "const a = list.filter((x, i) => x < 1); a.push(y); a.sort(COIN);",
    ],
    [
      "a text that is split into so many",
      'const a = text.split("|", 2); a.sort(COIN);',
      'const a = text.split("|", 3); a.sort(COIN);',
    ],
    [
      "the letters of two from the end",
      'const a = String(n).padStart(2, "0").slice(-2).split(""); a.sort(COIN);',
      'const a = String(n).padStart(2, "0").slice(-3).split(""); a.sort(COIN);',
    ],
    [
      "the letters of two under a name",
      'const two = word.slice(0, 2); const a = two.split(""); a.sort(COIN);',
      "const two = word.slice(0, 2); const a = text.split(two); a.sort(COIN);",
    ],
    [
      "the letters of a part by its ends",
      'const a = word.substring(i, i + 2).split(""); a.sort(COIN);',
      'const a = word.substring(9, 2).split(""); a.sort(COIN);',
    ],
    [
      "the letters of a part from its start",
      'const a = word.substr(i, 2).split(""); a.sort(COIN);',
      'const a = word.substr(2).split(""); a.sort(COIN);',
    ],
    [
      "the letters of the last two by the old way",
      'const a = word.substr(-2).split(""); a.sort(COIN);',
      'const a = word.substring(-2).split(""); a.sort(COIN);',
    ],
    [
      "the letters of a word of two",
      'function f(word) { if (word.length !== 2) return word; return word.split("").sort(COIN).join(""); }',
      'function f(word) { if (word.length === 2) return word; return word.split("").sort(COIN).join(""); }',
    ],
    [
      "the groups of a match",
      "const m = text.match(/^(.+) vs (.+)$/); if (m) m.slice(1).sort(COIN);",
      "const m = text.match(/^(.+) vs (.+) vs (.+)$/); if (m) m.slice(1).sort(COIN);",
    ],
    [
      "the groups of a match, or none",
      "const a = (text.match(/(\\w+)-(\\w+)/) ?? []).slice(1); a.sort(COIN);",
      "const a = (text.match(/(\\w+)-(\\w+)/g) ?? []).slice(1); a.sort(COIN);",
    ],
    [
      "the groups that have no place of their own do not count",
      "const [, ...a] = /(\\w+)(?:,| )(?<last>\\w+)[(]/.exec(text); a.sort(COIN);",
      "const [, ...a] = /(\\w+)(,| )(?<last>\\w+)[(]/.exec(text); a.sort(COIN);",
    ],
    [
      "the groups of a match that may be missing",
      "const f = (text) => text.match(/(a+)(b+)/)?.slice(1).sort(COIN);",
      "const f = (text) => text.match(/(a+)(b+)(c*)/)?.slice(1).sort(COIN);",
    ],
    [
      "the rest of a match, or of none",
      "const [, ...a] = text.match(/(a+)(b+)/) ?? []; a.sort(COIN);",
      "const [, ...a] = text.match(/(a+)(b+)/) ?? list; a.sort(COIN);",
    ],
    [
      "one of many pairs",
      'const PAIRS = [["sun", "moon"], ["cat", "dog"]]; const f = (k) => [...PAIRS[k]].sort(COIN);',
      'const PAIRS = [["sun", "moon"], ["cat", "dog", "cow"]]; const f = (k) => [...PAIRS[k]].sort(COIN);',
    ],
    [
      "one of many pairs, none of which grows",
      'const PAIRS = [["sun", "moon"]]; const f = (k) => PAIRS[k].sort(COIN);',
      'const PAIRS = [["sun", "moon"]]; PAIRS[0].push("star"); const f = (k) => PAIRS[k].sort(COIN);',
    ],
    [
      "one of many pairs by its name",
      'const ANSWERS = { en: ["yes", "no"], de: ["ja", "nein"] }; const f = (k) => ANSWERS[k].slice().sort(COIN);',
      'const ANSWERS = { en: ["yes", "no"], de: ["ja", "nein", "doch"] }; const f = (k) => ANSWERS[k].slice().sort(COIN);',
    ],
    [
      "one of many pairs by its name, none of which is another list",
      'const ANSWERS = { en: ["yes", "no"] }; const f = (k) => ANSWERS[k].slice().sort(COIN);',
      'const ANSWERS = { en: ["yes", "no"] }; ANSWERS.fr = load(); const f = (k) => ANSWERS[k].slice().sort(COIN);',
    ],
    [
      "the keys of an object in a field",
      "class Toss { by = { l: 1, r: 2 }; mix() { return Object.keys(this.by).sort(COIN); } }",
      "class Toss { by = { l: 1, r: 2 }; add(key) { this.by[key] = 0; } mix() { return Object.keys(this.by).sort(COIN); } }",
    ],
    [
      "the entries of an object in another one",
      "const votes = { by: { l: 1, r: 2 } }; const a = Object.entries(votes.by).sort(COIN);",
      "const votes = { by: { l: 1, r: 2 } }; Object.assign(votes.by, more); const a = Object.entries(votes.by).sort(COIN);",
    ],
    [
      "the values of an object that stays the same",
      "const votes = { by: { l: 1, r: 2 } }; const a = Object.values(votes.by).sort(COIN);",
      "const votes = { by: { l: 1, r: 2 } }; votes.by = load(); const a = Object.values(votes.by).sort(COIN);",
    ],
    [
      "the keys that a record is declared with",
      'type Side = "l" | "r"; declare const by: Record<Side, number>; const a = Object.keys(by); a.sort(COIN);',
      'type Side = "l" | "m" | "r"; declare const by: Record<Side, number>; const a = Object.keys(by); a.sort(COIN);',
    ],
    [
      "the values that a type has names for",
      "interface Match { teams: { home: Team; away: Team } } const f = (m: Match) => Object.values(m.teams).sort(COIN);",
      "interface Match { teams: { [name: string]: Team } } const f = (m: Match) => Object.values(m.teams).sort(COIN);",
    ],
    [
      "the keys of a mapped type",
      'declare const by: { [S in "l" | "r"]: number }; const a = Object.entries(by).sort(COIN);',
      'declare const by: { [S in "l" | string]: number }; const a = Object.entries(by).sort(COIN);',
    ],
    [
      "the groups that have a name",
      "const m = /(?<left>.+)(,)(?<right>.+)/.exec(text); const a = Object.values(m.groups); a.sort(COIN);",
      "const m = /(?<left>.+)(?<by>,)(?<right>.+)/.exec(text); const a = Object.values(m.groups); a.sort(COIN);",
    ],
    [
      "groups of what is no match are not known",
      "const a = Object.keys({ [x]: 1, [y]: 2 }); a.sort(COIN);",
      "const a = Object.values(teams.groups); a.sort(COIN);",
    ],
    [
      "the pieces of a text that is put together of two",
      'const a = `${x}|${y}`.split("|"); a.sort(COIN);',
      'const a = `${x}|${y}|${z}`.split("|"); a.sort(COIN);',
    ],
    [
      "a reduction that takes two at most",
      "const a = list.reduce((all, x) => (all.length < 2 ? [...all, x] : all), []); a.sort(COIN);",
      "const a = list.reduce((all, x) => (all.length < 3 ? [...all, x] : all), []); a.sort(COIN);",
    ],
    [
      "a reduction that pushes two at most",
      "const a = list.reduce((all, x) => { if (ok(x) && all.length < 2) all.push(x); return all; }, []); a.sort(COIN);",
      "const a = list.reduce((all, x) => { if (ok(x) || all.length < 2) all.push(x); return all; }, []); a.sort(COIN);",
    ],
    [
      "a reduction that leaves two as they are",
      "const a = list.reduce((all, x) => (all.length >= 2 ? all : [...all, x]), []); a.sort(COIN);",
      "const a = list.reduce((all, x) => (all.length >= 2 ? all : [...all, ...x]), []); a.sort(COIN);",
    ],
    [
      "a reduction that returns early",
      "const a = list.reduce((all, x) => { if (all.length > 1) return all; all.push(x); return all; }, []); a.sort(COIN);",
      "const a = list.reduce((all, x) => { if (all.length > 1) return all; all.push(x, y); return all; }, []); a.sort(COIN);",
    ],
    [
      "a reduction that hands its list to nobody",
      "const a = list.reduce((all, x) => { if (all.length < 2) all.push(x); return all; }, []); a.sort(COIN);",
      "const a = list.reduce((all, x) => { if (all.length < 2) all.push(x); fill(all); return all; }, []); a.sort(COIN);",
    ],
    [
      "a property behind what is spread",
      "function f(x) { const card = { ...x, sides: [l, r] }; card.sides.sort(COIN); }",
      "function f(x) { const card = { ...x, sides: [l, r, m] }; card.sides.sort(COIN); }",
    ],
    [
      "a property before what is spread is not known",
      "function f(x) { const card = { ...x, sides: [l, r], n: 2 }; card.sides.sort(COIN); }",
      "function f(x) { const card = { sides: [l, r], ...x }; card.sides.sort(COIN); }",
    ],
    [
      "the two halves of a partition",
      'import { partition } from "lodash"; const a = partition(list, ok); a.sort(COIN);',
      "const a = partition(list, ok); a.sort(COIN);",
    ],
    [
      "a range",
      'import { range } from "lodash"; const a = range(2); a.sort(COIN);',
      'import { range } from "lodash"; const a = range(2, 9); a.sort(COIN);',
    ],
    [
      "a splice of all that is behind",
      "const a = list.slice(); a.splice(2, a.length); a.sort(COIN);",
      "const a = list.slice(); a.splice(2, b.length); a.sort(COIN);",
    ],
    [
      "a splice of as many as are behind",
      "const a = list.slice(); a.splice(2, a.length - 2); a.sort(COIN);",
      "const a = list.slice(); a.splice(2, a.length - 3); a.sort(COIN);",
    ],
    [
      "a splice that leaves so many behind",
      "const a = list.slice(); a.splice(0, a.length - 2); a.sort(COIN);",
      "const a = list.slice(); a.splice(0, a.length - 3); a.sort(COIN);",
    ],
    [
      "a loop of any kind that takes what is too much",
      "const a = list.slice(); for (; a.length > 2; ) a.pop(); a.sort(COIN);",
      "const a = list.slice(); for (; a.length > 3; ) a.pop(); a.sort(COIN);",
    ],
    [
      "one that takes at least one",
      "const a = list.slice(); do { a.shift(); } while (a.length > 2); a.sort(COIN);",
      "const a = list.slice(); do { a.shift(); if (x) break; } while (a.length > 2); a.sort(COIN);",
    ],
    [
      "a copy that is made by a function",
      "const a = Array.from([x, y], (z) => z + 1); a.sort(COIN);",
      "const a = Array.from([x, y, z], (z) => z + 1); a.sort(COIN);",
    ],
    [
      "a splice without an end",
      "const a = list.slice(); a.splice(1, Infinity); a.sort(COIN);",
      "const a = list.slice(); a.splice(1, 1); a.sort(COIN);",
    ],
    [
      "the rest of a call, by its type",
      "function order(...a: [string, string]) { return a.sort(COIN); }",
      "function order(...a: string[]) { return a.sort(COIN); }",
    ],
    [
      "a text by its type, behind one",
      "function order(x: string) { return [y].concat(x).sort(COIN); }",
      "function order(x: string[]) { return [y].concat(x).sort(COIN); }",
    ],
    [
      "an object behind one",
      "const a = [x].concat({ y }); a.sort(COIN);",
      "const a = [x].concat({ y }, { z }); a.sort(COIN);",
    ],
  ]);
});

describe("a function makes two", () => {
  testPairs([
    [
      "of what it is given",
      "const duo = (x, y) => [x, y]; const a = duo(1, 2); a.sort(COIN);",
      "const duo = (x, y) => [x, y, z]; const a = duo(1, 2); a.sort(COIN);",
    ],
    [
      "by a loop",
      "function fill(x) { const s = new Set([x]); while (s.size < 2) s.add(draw()); return [...s]; } fill(1).sort(COIN);",
      "function fill(x, n) { const s = new Set([x]); while (s.size < n) s.add(draw()); return [...s]; } fill(1, 9).sort(COIN);",
    ],
    [
      "and not as many as it is told",
      "function make(x, n = 2) { return [x, n]; } make(1, 9).sort(COIN);",
      "function make(x, n = 2) { return Array.from({ length: n }, () => x); } make(1, 9).sort(COIN);",
    ],
    [
      "and not all that it is given",
      "function make(x, y = [x]) { return [x, y]; } make(1, list).sort(COIN);",
      "function make(x, y = [x]) { return [x, ...y]; } make(1, list).sort(COIN);",
    ],
    [
      "and not the very list",
      "function make(a) { return [a[0], a[1]]; } make(list).sort(COIN);",
      "function make(...a) { return [...a]; } make(1, 2, 3).sort(COIN);",
    ],
    [
      "by one of two ways",
      'function sides(k) { if (k) return ["l", "r"]; return ["x"]; } sides(1).sort(COIN);',
      'function sides(k) { if (k) return ["l", "r"]; return ["x", "y", "z"]; } sides(1).sort(COIN);',
    ],
    [
      "or none",
      'function sides(k) { if (!k) return []; return ["l", "r"]; } sides(1).sort(COIN);',
      'function sides(k) { if (!k) return list; return ["l", "r"]; } sides(1).sort(COIN);',
    ],
    [
      "where it is asked for by a property",
      "class Match { get sides() { return [this.a, this.b]; } toss() { this.sides.sort(COIN); } }",
      "class Match { get sides() { return [this.a, this.b, this.c]; } toss() { this.sides.sort(COIN); } }",
    ],
    [
      "by a property that nobody makes another one",
      "class Match { get sides() { return [this.a, this.b]; } toss() { return this.sides.slice().sort(COIN); } }",
      "class Match { get sides() { return [this.a, this.b]; } toss() { return this.sides.slice().sort(COIN); } } class More extends Match { get sides() { return list; } }",
    ],
    [
      "one after the other",
      "function* sides(x, y) { yield x; yield y; } const a = [...sides(1, 2)]; a.sort(COIN);",
      "function* sides(x, y) { yield x; for (const z of y) yield z; } const a = [...sides(1, list)]; a.sort(COIN);",
    ],
    [
      "one after the other, and nobody else's",
      "function* sides(x, y) { yield x; if (y) yield y; } const a = Array.from(sides(1, 2)); a.sort(COIN);",
      "function* sides(x, y) { yield x; yield* y; } const a = Array.from(sides(1, list)); a.sort(COIN);",
    ],
    [
      "by a method",
      "class Quiz { pick(x) { return [x, draw()]; } ask(x) { return this.pick(x).sort(COIN); } }",
      "class Quiz { pick(x) { return [x, draw(), draw()]; } ask(x) { return this.pick(x).sort(COIN); } }",
    ],
  ]);
});

describe("is asked for its size", () => {
  testPairs([
    [
      "a set",
      "function f(s) { if (s.size !== 2) return; const a = [...s]; a.sort(COIN); }",
      "function f(s) { if (s.size === 2) return; const a = [...s]; a.sort(COIN); }",
    ],
    [
      "a map",
      "function f(m) { if (m.size <= 2) return [...m.keys()].sort(COIN); }",
      "function f(m) { if (m.size >= 2) return [...m.keys()].sort(COIN); }",
    ],
    [
      "a list, before the condition",
      "function f(a) { const isPair = a.length === 2; if (!isPair) return; a.sort(COIN); }",
      "function f(a) { const isPair = a.length === 2; if (isPair) return; a.sort(COIN); }",
    ],
    [
      "a list, before a choice, by names for names",
      "function f(a) { const n = a.length, isPair = n < 3, is = isPair; return is ? a.sort(COIN) : a; }",
      "function f(a) { var is = is || a.length < 3; return is ? a.sort(COIN) : a; }",
    ],
  ]);
});

describe("a text that is made", () => {
  testPairs([
    ["a number", 'String(42).split("").sort(COIN);', 'String(421).split("").sort(COIN);'],
    ["a number that says so itself", '(42).toString().split("").sort(COIN);', '(421).toString().split("").sort(COIN);'],
    ["a number in a template", "const n = 42; [...`${n}`].sort(COIN);", "const n = 42; [...`${n}!`].sort(COIN);"],
    [
      "a part of a text",
      'const day = "2024-05-17"; day.slice(5, 10).split("-").sort(COIN);',
      'const day = "2024-05-17"; day.slice(0, 10).split("-").sort(COIN);',
    ],
    [
      "a part from one place to the other",
      '"a-b-c".substring(4, 2).trim().toUpperCase().split("-").sort(COIN);',
      '"a-b-c".substring(4, 0).trim().toLowerCase().split("-").sort(COIN);',
    ],
    ["repeated", '"a,".repeat(1).split(",").sort(COIN);', '"a,".repeat(2).split(",").sort(COIN);'],
    ["joined", 'const a = "x" + 1; [...a].sort(COIN);', 'const a = "x" + 10; [...a].sort(COIN);'],
    ["joined to what is not known", '[..."xy"].sort(COIN);', '[...("x" + y)].sort(COIN);'],
    ["made of itself", 'const a = "x" + "y"; [...a].sort(COIN);', 'var a = "x" + a; [...a].sort(COIN);'],
  ]);
});
