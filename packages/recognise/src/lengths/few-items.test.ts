// Lists that are filled and cut down on the way: what is silent here has two items at most.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("one of two branches is run", () => {
  testPairs([
    [
      "a second item in each branch",
      "const a = [x]; if (y) a.push(y); else a.push(z); a.sort(COIN);",
      "const a = [x]; if (y) a.push(y); a.push(z); a.sort(COIN);",
    ],
    [
      "branches of branches",
      "const a = [x]; if (y) a.push(y); else if (z) { a.push(z); } else { if (w) a.push(w); else a.push(v); } a.sort(COIN);",
      "const a = [x]; if (y) a.push(y); else { if (z) a.push(z); a.push(w); } a.sort(COIN);",
    ],
    [
      "a choice in an expression",
      "const a = [x]; y ? a.push(y) : a.push(z); a.sort(COIN);",
      "const a = [x]; a.push(x) > 1 ? a.push(y) : a.push(z); a.sort(COIN);",
    ],
    [
      "two conditions, one behind the other",
      "const a = []; if (y) a.push(y); if (z) a.push(z); a.sort(COIN);",
      "const a = [x]; if (y) a.push(y); if (z) a.push(z); a.sort(COIN);",
    ],
  ]);
});

describe("is put into another list", () => {
  testPairs([
    [
      "a list of one",
      "const a = [x]; const b = [...a, y]; b.sort(COIN);",
      "const a = [x]; const b = [...a, y, z]; b.sort(COIN);",
    ],
    [
      "a list of one at most",
      "const a = []; if (x) a.push(x); const b = [y, ...a]; b.sort(COIN);",
      "const a = []; if (x) a.push(x); if (y) a.push(y); const b = [z, ...a]; b.sort(COIN);",
    ],
    [
      "lists of one, put together",
      "const a = [x]; const b = [y]; const c = a.concat(b); c.sort(COIN);",
      "const a = [x]; const b = [y, z]; const c = a.concat(b); c.sort(COIN);",
    ],
    [
      "one or none, by a condition",
      "const a = [x, ...(y ? [y] : [])]; a.sort(COIN);",
      "const a = [x, ...(y ? [y] : []), z]; a.sort(COIN);",
    ],
    [
      "none or one behind a list",
      "const a = [x].concat(y ? [] : [z]); a.sort(COIN);",
      "const a = [x].concat(y ? [] : [z, w]); a.sort(COIN);",
    ],
    [
      "lists behind an empty one",
      "const a = [].concat([x], [y]); a.sort(COIN);",
      "const a = [].concat([x], [y, z]); a.sort(COIN);",
    ],
    [
      "two or none, by a condition",
      "const a = x ? [y, z] : []; a.sort(COIN);",
      "const a = x ? [y, z, w] : []; a.sort(COIN);",
    ],
    [
      "a text that is put behind a list of one",
      'const a = [x].concat("y"); a.sort(COIN);',
      'const a = [x].concat("y", "z"); a.sort(COIN);',
    ],
  ]);
});

describe("is cut down", () => {
  testPairs([
    [
      "by its length",
      "const a = [x, y, z]; a.length = 2; a.sort(COIN);",
      "const a = [x, y, z, w]; a.length = 3; a.sort(COIN);",
    ],
    [
      "by its length, and given an item at the end",
      "const a = [x]; a.length = 2; a[1] = y; a.sort(COIN);",
      "const a = [x]; a.length = 2; a[2] = y; a.sort(COIN);",
    ],
    [
      "by what is taken from its ends",
      "const a = [x, y, z, w]; const last = a.pop(); a.shift(); a.sort(COIN);",
      "const a = [x, y, z]; a.push(w); a.pop(); a.sort(COIN);",
    ],
    [
      "by what is taken at times",
      "const a = [x, y, z]; a.pop(); if (w) a.pop(); a.sort(COIN);",
      "const a = [x, y, z]; if (w) a.pop(); a.sort(COIN);",
    ],
    [
      "by splice",
      "const a = list.slice(); a.splice(2); a.sort(COIN);",
      "const a = list.slice(); a.splice(3); a.sort(COIN);",
    ],
    [
      "by splice, before more is added",
      "const a = list.slice(); a.splice(1); a.push(x); a.sort(COIN);",
      "const a = list.slice(); a.splice(2); a.push(x); a.sort(COIN);",
    ],
    [
      "by a pattern that takes the first",
      "const [w, ...a] = [x, y, z]; a.sort(COIN);",
      "const [w, ...a] = [v, x, y, z]; a.sort(COIN);",
    ],
    [
      "by a slice that leaves the first out",
      "const a = [x, y, z].slice(1); a.sort(COIN);",
      "const a = [x, y, z, w].slice(1); a.sort(COIN);",
    ],
    [
      "by a slice that leaves the last out",
      "const a = [x, y, z].slice(0, -1); a.sort(COIN);",
      "const a = [x, y, z, w].slice(0, -1); a.sort(COIN);",
    ],
    [
      "by a slice of itself",
      "let a = list.slice(); a = a.slice(0, 2); a.sort(COIN);",
      "let a = list.slice(); a = a.slice(0, 3); a.sort(COIN);",
    ],
    [
      "if it is longer",
      "const a = list.slice(); if (a.length > 2) a.length = 2; a.sort(COIN);",
      "const a = list.slice(); if (a.length > 3) a.length = 2; a.sort(COIN);",
    ],
    [
      "if something else holds",
      "const a = list.slice(); if (a.length >= 3) { a.splice(2); } a.sort(COIN);",
      "const a = list.slice(); if (few) { a.splice(2); } a.sort(COIN);",
    ],
    [
      "while it is longer",
      "const a = list.slice(); while (a.length > 2) a.pop(); a.sort(COIN);",
      "const a = list.slice(); while (a.length > 2) { if (enough()) break; a.pop(); } a.sort(COIN);",
    ],
    [
      "before a loop fills it",
      "const a = []; for (const x of list) a.push(x); a.length = 2; a.sort(COIN);",
      "const a = [1, 2]; a.length = 2; for (const x of list) a.push(x); a.sort(COIN);",
    ],
    [
      "by toSpliced",
      "const a = [x, y, z].toSpliced(0, 1); a.sort(COIN);",
      "const a = [x, y, z].toSpliced(0, 1, w); a.sort(COIN);",
    ],
    [
      "by toSpliced, from a place on",
      "const a = list.toSpliced(2); a.sort(COIN);",
      "const a = list.toSpliced(-2); a.sort(COIN);",
    ],
    [
      "by toSpliced at the end",
      "const a = [x, y, z].toSpliced(-1, 1); a.sort(COIN);",
      "const a = [x, y, z].toSpliced(3, 1); a.sort(COIN);",
    ],
    [
      "by toSpliced, where an item lies",
      "const a = [x, y, z]; a.toSpliced(a.indexOf(y), 1).sort(COIN);",
      "const a = [x, y, z]; a.toSpliced(a.indexOf(y), k).sort(COIN);",
    ],
    [
      "by splice, where an item lies",
      "const a = [x, y, z]; a.splice(a.indexOf(y), 1); a.sort(COIN);",
      "const a = [x, y, z]; a.splice(a.indexOf(y), 1, w); a.sort(COIN);",
    ],
    [
      "by splice, where it is called in any case",
      "const a = [x, y, z]; const [gone] = a.splice(k, 1); a.sort(COIN);",
      "const a = [x, y, z]; if (w) a.splice(k, 1); a.sort(COIN);",
    ],
    [
      "by the most parts of a text",
      'const a = text.split("", 2); a.sort(COIN);',
      'const a = text.split("", 3); a.sort(COIN);',
    ],
    [
      "by a function that is called later",
      "const a = list.slice(); a.splice(2); const mix = () => a.sort(COIN); mix();",
      "const a = list.slice(); const cut = () => a.splice(2); a.sort(COIN); cut();",
    ],
  ]);
});

describe("is a set or a map", () => {
  testPairs([
    [
      "a set that is filled",
      "const a = new Set(); a.add(x); a.add(y); [...a].sort(COIN);",
      "const a = new Set(); a.add(x); a.add(y); a.add(z); [...a].sort(COIN);",
    ],
    [
      "a set with more in it",
      "const a = new Set([x]); a.add(y); Array.from(a).sort(COIN);",
      "const a = new Set(x); a.add(y); Array.from(a).sort(COIN);",
    ],
    [
      "a map's keys",
      "const a = new Map(); a.set(x, 1); a.set(y, 2); [...a.keys()].sort(COIN);",
      "const a = new Map(); for (const one of x) a.set(one, 1); [...a.keys()].sort(COIN);",
    ],
    [
      "a map that is written",
      "const a = new Map([[x, 1], [y, 2]]); [...a.values()].sort(COIN);",
      "const a = new Map([[x, 1], [y, 2], [z, 3]]); [...a.values()].sort(COIN);",
    ],
  ]);
});

describe("is written elsewhere", () => {
  testPairs([
    [
      "as JSON",
      `const a = JSON.parse('["yes", "no"]'); a.sort(COIN);`,
      `const a = JSON.parse('["yes", "no", "may be"]'); a.sort(COIN);`,
    ],
    [
      "as JSON that is none",
      `const a = JSON.parse("[1, 2]"); a.sort(COIN);`,
      `const a = JSON.parse("[1, 2"); a.sort(COIN);`,
    ],
    [
      "in an object that a name is taken out of",
      "const { pair: a } = { pair: [x, y] }; a.sort(COIN);",
      "const { pair: a } = { pair: [x, y, z] }; a.sort(COIN);",
    ],
    [
      "in a constant object",
      "const quiz = { pair: [x, y] }; const { pair } = quiz; pair.sort(COIN);",
      "const quiz = { pair: [x, y] }; quiz.pair.push(z); const { pair } = quiz; pair.sort(COIN);",
    ],
  ]);
});

describe("is put together of lists that have one item at most", () => {
  testPairs([
    ["one that is written", "const a = [x]; [y, ...a].sort(COIN);", "const a = [x]; [y, z, ...a].sort(COIN);"],
    [
      "one that is cut off",
      "const a = list.slice(0, 1); [x, ...a].sort(COIN);",
      "const a = list.slice(0, 2); [x, ...a].sort(COIN);",
    ],
    [
      "the first one that fits",
      "let a = list.filter(fits).slice(-1); [x, ...a].sort(COIN);",
      "let a = list.filter(fits).slice(-2); [x, ...a].sort(COIN);",
    ],
    [
      "two lists",
      "const a = [x], b = [y]; [...a, ...b].sort(COIN);",
      "const a = [x], b = [y, z]; [...a, ...b].sort(COIN);",
    ],
    [
      "by concat",
      "const a = [x], b = [y]; a.concat(b).sort(COIN);",
      "const a = [x], b = list; a.concat(b).sort(COIN);",
    ],
    [
      "under a name",
      "const a = [x]; const all = [...a, y]; all.sort(COIN);",
      "const a = [x]; const all = [...a, ...list]; all.sort(COIN);",
    ],
    [
      "one that may be empty",
      "const a = []; if (x) a.push(x); [y, ...a].sort(COIN);",
      "const a = []; if (x) a.push(x); [y, z, ...a].sort(COIN);",
    ],
    [
      "one or none",
      "const a = [x, ...(y ? [y] : [])]; a.sort(COIN);",
      "const a = [x, ...(y ? [y, z] : [])]; a.sort(COIN);",
    ],
    [
      "what a list is spread into",
      "const a = [x], all = [y]; all.push(...a); all.sort(COIN);",
      "const a = [x], all = [y]; all.push(...a, z); all.sort(COIN);",
    ],
    [
      "of a loop that swaps",
      "const a = [x], b = [y, ...a]; for (let i = 0; i < b.length; i++) { const j = Math.floor(Math.random() * b.length); [b[i], b[j]] = [b[j], b[i]]; }",
      "const a = [x, z], b = [y, ...a]; for (let i = 0; i < b.length; i++) { const j = Math.floor(Math.random() * b.length); [b[i], b[j]] = [b[j], b[i]]; }",
    ],
  ]);
});

describe("is made of itself and one more", () => {
  testPairs([
    [
      "at its end",
      "const a = []; a[a.length] = x; a[a.length] = y; a.sort(COIN);",
      "const a = []; a[a.length] = x; a[a.length] = y; a[a.length] = z; a.sort(COIN);",
    ],
    [
      "at a place, and at its end",
      "const a = []; a[0] = x; a.push(y); a.sort(COIN);",
      "const a = []; a[0] = x; a[1] = y; a.push(z); a.sort(COIN);",
    ],
    [
      "twice, from nothing on",
      "let a = []; a = [...a, x]; a = [...a, y]; a.sort(COIN);",
      "let a = []; a = [...a, x]; a = [...a, y]; a = [...a, z]; a.sort(COIN);",
    ],
    [
      "by concat",
      "let a = []; a = a.concat([x]); a = a.concat([y]); a.sort(COIN);",
      "let a = []; a = a.concat([x]); a = a.concat([y, z]); a.sort(COIN);",
    ],
    [
      "in no loop",
      "let a = []; a = [...a, x]; if (k) a = [...a, y]; a.sort(COIN);",
      "let a = []; for (const x of [1, 2]) a = [...a, x].sort(COIN);",
    ],
  ]);
});

describe("is given lists of as many items that are made of itself", () => {
  testPairs([
    ["a sorted one", "let a = [x, y]; a = a.sort(COIN);", "let a = [x, y, z]; a = a.sort(COIN);"],
    [
      "a copy",
      "let a = [x, y]; function mix() { a = [...a].sort(COIN); }",
      "let a = [x, y]; function mix() { a = [...a, z]; a.sort(COIN); }",
    ],
    [
      "a property of a constant object",
      "const game = { sides: [x, y] }; game.sides = game.sides.sort(COIN);",
      "const game = { sides: [x, y] }; game.sides = [...game.sides, z].sort(COIN);",
    ],
    [
      "a copy in a property",
      "const game = { sides: [x, y], mix() { game.sides = [...game.sides].sort(COIN); } };",
      "const game = { sides: [x, y], mix() { game.sides = game.sides.concat(z).sort(COIN); } };",
    ],
  ]);
});

describe("is told in other ways", () => {
  testPairs([
    [
      "rows of a map",
      "const a = list.map((x) => [x, x.next]); a.forEach((row) => row.sort(COIN));",
      "const a = list.map((x) => [x, x.next, x.last]); a.forEach((row) => row.sort(COIN));",
    ],
    [
      "cases of a switch",
      "let a = null; switch (k) { case 1: a = [x, y]; break; default: a = [z]; } a.sort(COIN);",
      "let a = [x]; switch (k) { case 1: a.push(y); default: a.push(z); } a.sort(COIN);",
    ],
    [
      "cases in blocks",
      "let a = null; switch (k) { case 1: { a = [x, y]; break; } default: { a = [z]; } } a.sort(COIN);",
      "let a = [x]; switch (k) { case 1: { a.push(y); } default: { a.push(z); } } a.sort(COIN);",
    ],
    [
      "one list or the other",
      "const a = (k && [x, y]) || [z]; a.sort(COIN);",
      "const a = (k && list) || [z]; a.sort(COIN);",
    ],
    [
      "an item that goes round",
      "const a = [x, y]; a.push(a.shift()); a.sort(COIN);",
      "const a = [x, y]; a.push(b.shift()); a.sort(COIN);",
    ],
    ["lodash leaves some out", "const a = _.uniq([x, y]); a.sort(COIN);", "const a = _.uniq([x, y, z]); a.sort(COIN);"],
    [
      "from an empty list on",
      "const a = [].concat([x], [y]); a.sort(COIN);",
      "const a = [].concat([x], [y], [z]); a.sort(COIN);",
    ],
    [
      "without the first",
      "const a = [x, y, z].slice(1); a.sort(COIN);",
      "const a = [x, y, z, w].slice(1); a.sort(COIN);",
    ],
    [
      "without the last",
      "const a = [x, y, z].slice(0, -1); a.sort(COIN);",
      "const a = [x, y, z].slice(k, -1); a.sort(COIN);",
    ],
  ]);
});

describe("a set or a list that is full", () => {
  const join = (start: string, add: string, test = "=== 2"): string =>
    `const players = ${start}; function join(one) { if (players.${start === "[]" ? "length" : "size"} ${test}) throw new Error("full"); ${add} } function start() { return [...players].sort(COIN); }`;
  testPairs([
    ["a set", join("new Set()", "players.add(one);"), join("new Set()", "players.add(one);", "=== 3")],
    ["a list", join("[]", "players.push(one);"), join("[]", "players.push(one, one.friend);")],
    ["that begins empty", join("[]", "players.push(one);"), join("load()", "players.add(one);")],
    [
      "that nobody else fills",
      join("[]", "players.push(one);"),
      `${join("[]", "players.push(one);")} function late(one) { players.push(one); }`,
    ],
  ]);
});
