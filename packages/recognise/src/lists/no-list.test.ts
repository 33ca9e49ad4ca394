// What is put into a list as one item, because it is no list, and what may be one.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("is put behind a list of one", () => {
  testPairs([
    ["a text", "[x].concat(`no ${y}`).sort(COIN);", "[x].concat(y).sort(COIN);"],
    ["a sum", "[x].concat(y + 1).sort(COIN);", "[x].concat(y || 1).sort(COIN);"],
    ["what is called a text", "[x].concat(y.text).sort(COIN);", "[x].concat(y.texts).sort(COIN);"],
    ["what only a text has made", "[x].concat(y.z.trim()).sort(COIN);", "[x].concat(y.z.slice()).sort(COIN);"],
    [
      "a text that is made",
      "const y = String(7); [x].concat(y).sort(COIN);",
      "const y = [7]; [x].concat(y, z).sort(COIN);",
    ],
    ["an object", "[x].concat({ y }).sort(COIN);", "[x].concat({ y }, z).sort(COIN);"],
    [
      "an object with a name",
      "const y = { z }; [x].concat(y).sort(COIN);",
      "let y = { z }; y = list; [x].concat(y).sort(COIN);",
    ],
    ["what is made by a class", "[x].concat(new Card()).sort(COIN);", "[x].concat(new Array(y)).sort(COIN);"],
    [
      "what is declared as a text",
      "function mix(y: string) { [x].concat(y).sort(COIN); }",
      "function mix(y: string | string[]) { [x].concat(y).sort(COIN); }",
    ],
    [
      "what is used as a text",
      "function mix(y) { y.trim(); [x].concat(y).sort(COIN); }",
      "function mix(y) { y.slice(); [x].concat(y).sort(COIN); }",
    ],
    [
      "what is documented as a text",
      "/** @param {string} y */ function mix(y) { [x].concat(y).sort(COIN); }",
      "/** @param {string[]} y */ function mix(y) { [x].concat(y).sort(COIN); }",
    ],
  ]);
});

describe("is made flat", () => {
  testPairs([
    ["lists of one", "[[x], [y]].flat().sort(COIN);", "[[x], [y, z]].flat().sort(COIN);"],
    ["a list and a text", '[[x], "y"].flat().sort(COIN);', "[[x], y].flat().sort(COIN);"],
    ["a list and none", "[[x, y], []].flat().sort(COIN);", "[[x, y], list].flat().sort(COIN);"],
    [
      "rows with a name",
      "const a = [[x], [y]]; a.flat().sort(COIN);",
      "const a = [[x], [y], [z]]; a.flat().sort(COIN);",
    ],
    ["by one level", "[[x], [y]].flat(1).sort(COIN);", "[[list], [y]].flat(2).sort(COIN);"],
    ["lists that are not spread", "[[x], [y]].flat().sort(COIN);", "[[x], ...lists].flat().sort(COIN);"],
    ["lists inside of lists", "[[[x, y, z], w]].flat().sort(COIN);", "[[[x, y, z], w]].flat(Infinity).sort(COIN);"],
  ]);
});

describe("is taken for one item, where there are two at most", () => {
  testPairs([
    ["the first of a list", "[x].concat(y[0]).sort(COIN);", "[x].concat(y[0], z).sort(COIN);"],
    [
      "one at a drawn place",
      "[x].concat(y[Math.floor(Math.random() * y.length)]).sort(COIN);",
      "[x].concat(y[k]).sort(COIN);",
    ],
    [
      "one at a drawn place, by names",
      "const k = draw(y); const z = y[k]; [x].concat(z).sort(COIN);",
      "const k = draw(y); let z = y[k]; z = all; [x].concat(z).sort(COIN);",
    ],
    [
      "one of a list that holds none",
      'const y = ["a", "b", "c"]; [x].concat(y[0]).sort(COIN);',
      "const y = [[a, b, c], [d, e, f]]; [x].concat(y[0]).sort(COIN);",
    ],
    [
      "one of a list that is not declared to hold lists",
      "function mix(y: Card[]) { [x].concat(y[0]).sort(COIN); }",
      "function mix(y: Card[][]) { [x].concat(y[0]).sort(COIN); }",
    ],
    [
      "what is called the right one",
      "[].concat(round.correct, round.wrong.slice(0, 1)).sort(COIN);",
      "[].concat(round.corrects, round.wrong.slice(0, 1)).sort(COIN);",
    ],
    [
      "a parameter with such a name",
      "function ask(answer, others) { [].concat(answer, others.slice(0, 1)).sort(COIN); }",
      "function ask(answer, others) { [].concat(answer, others.slice(0, 2)).sort(COIN); }",
    ],
    [
      "what is not declared as a list by such a name",
      "function ask(answer: string, other) { [answer].concat(other[0]).sort(COIN); }",
      "function ask(answer: string[], other) { [].concat(answer, other[0]).sort(COIN); }",
    ],
  ]);
});
