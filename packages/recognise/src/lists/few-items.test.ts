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
      "by a function that is called later",
      "const a = list.slice(); a.splice(2); const mix = () => a.sort(COIN); mix();",
      "const a = list.slice(); const cut = () => a.splice(2); a.sort(COIN); cut();",
    ],
  ]);
});
