// Lists with one and the same item in every place: no order of them is another one.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

const SWAPS =
  "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }";

describe("every place holds the same", () => {
  testPairs([
    ["by fill", 'new Array(9).fill(".").sort(COIN);', 'new Array(9).fill(".", 0, 3).sort(COIN);'],
    ["an object, by fill", "Array(9).fill({}).sort(COIN);", "Array(9).fill(0).map(make).sort(COIN);"],
    ["written", "[1, 1, 1, 1].sort(COIN);", "[1, 1, 1, 0].sort(COIN);"],
    ["written, under a name", "const X = 1; [X, 1, X, 1].sort(COIN);", "[x(), x(), x(), x()].sort(COIN);"],
    [
      "by a callback",
      "Array.from({ length: 9 }, () => 0).sort(COIN);",
      "Array.from({ length: 9 }, (_, i) => i).sort(COIN);",
    ],
    ["characters of a text", '[..."------"].sort(COIN);', '[..."--+---"].sort(COIN);'],
    ["characters that are repeated", '"-".repeat(9).split("").sort(COIN);', '"+-".repeat(9).split("").sort(COIN);'],
    ["a copy", 'const a = Array(9).fill("."); [...a].sort(COIN);', 'const a = [...b, "."]; [...a].sort(COIN);'],
    [
      "and none is given another item",
      "const a = Array(9).fill(false); log(a.length); a.sort(COIN);",
      "const a = Array(9).fill(false); a[0] = true; a.sort(COIN);",
    ],
    [
      "and nobody else may give it one",
      "function f() { const a = Array(9).fill(false); a.sort(COIN); }",
      "function f() { const a = Array(9).fill(false); mine(a); a.sort(COIN); }",
    ],
    [
      "before it is shown or changed",
      'const a = Array(9).fill("."); a.sort(COIN); show(a); a[0] = "x";',
      'const a = Array(9).fill("."); onClick(() => { a.sort(COIN); }); show(a);',
    ],
    ["swapped by a loop", `const a = Array(9).fill("."); ${SWAPS}`, `const a = Array(9).fill(".").map(make); ${SWAPS}`],
    [
      "beside others",
      "const a = Array(9).fill(1); a.concat(Array(0)).length; a.sort(COIN);",
      "const a = Array(9).fill(1).concat(Array(9).fill(2)); a.sort(COIN);",
    ],
  ]);
});
