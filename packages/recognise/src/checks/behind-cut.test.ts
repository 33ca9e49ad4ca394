// Lists of others that are cut down to two before their shuffle.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a parameter's list", () => {
  testPairs([
    ["by its length", "function f(a) { a.length = 2; a.sort(COIN); }", "function f(a) { a.length = 3; a.sort(COIN); }"],
    [
      "by a slice",
      "function f(a) { a = a.slice(0, 2); a.sort(COIN); }",
      "function f(a) { b = a.slice(0, 2); a.sort(COIN); }",
    ],
    [
      "one by one",
      "function f(a) { while (a.length > 2) a.pop(); a.sort(COIN); }",
      "function f(a) { while (a.length > 2) { a.pop(); if (go()) break; } a.sort(COIN); }",
    ],
    [
      "where it is longer",
      "function f(a) { if (a.length > 2) { a.splice(2); } a.sort(COIN); }",
      "function f(a, is) { if (is) { a.splice(2); } a.sort(COIN); }",
    ],
    [
      "before, and not behind",
      "function f(a) { a.length = 2; a.sort(COIN); a.push(x); }",
      "function f(a) { a.sort(COIN); a.length = 2; a.push(x); }",
    ],
    [
      "and is only looked at since",
      "function f(a) { a.length = 2; log(); log(a.length); a.sort(COIN); }",
      "function f(a) { a.length = 2; log(); fill(a); a.sort(COIN); }",
    ],
    [
      "and not waited for",
      "async function f(a) { await go(); a.length = 2; a.sort(COIN); }",
      "async function f(a) { a.length = 2; await go(); a.sort(COIN); }",
    ],
    [
      "in each round",
      "function f(a) { for (const b of all) { a.length = 2; a.sort(COIN); a.push(b); } }",
      "function f(a) { a.length = 2; for (const b of all) { a.sort(COIN); a.push(b); } }",
    ],
    [
      "which is swapped by a loop",
      "function f(a) { a.length = 2; for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } }",
      "function f(a, b) { b.length = 2; for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
  ]);
});

describe("a list that other functions have, too", () => {
  const LIST = "let a = []; const add = (x) => a.push(x);";
  testPairs([
    [
      "which are not called meanwhile",
      `${LIST} function f() { add(1); a.length = 2; a.sort(COIN); }`,
      `${LIST} function f() { a.length = 2; add(1); a.sort(COIN); }`,
    ],
    [
      "a property",
      "class Game { constructor(a) { this.a = a; } f() { this.a.length = 2; this.a.sort(COIN); } }",
      "class Game { constructor(a) { this.a = a; } f() { this.b.length = 2; this.a.sort(COIN); } }",
    ],
    [
      "a property, with nothing called meanwhile",
      "class Game { constructor(a) { this.a = a; } f() { this.g(); this.a.length = 2; this.a.sort(COIN); } }",
      "class Game { constructor(a) { this.a = a; } f() { this.a.length = 2; this.g(); this.a.sort(COIN); } }",
    ],
  ]);
});
