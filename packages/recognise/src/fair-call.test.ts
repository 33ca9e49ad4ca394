import { describe, expect, it } from "vitest";
import { find } from "./findings.fixture.ts";

const loop = (list: string, range = "(i + 1)"): string =>
  `for (let i = ${list}.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); [${list}[i], ${list}[j]] = [${list}[j], ${list}[i]]; }`;
const SORT = "a.sort(() => Math.random() - 0.5);";
const COPIED = `const b = [...x]; ${loop("b")} return b;`;
const KEYED = "x.map((v) => ({ v, k: Math.random() })).sort((p, q) => p.k - q.k).map(({ v }) => v)";

/** What is found of a random sort of `a` beside a call of what `code` brings. */
const after = (code: string, call: string): string[] => find(`${code} ${call} ${SORT}`);

describe("libraries", () => {
  it.each([
    ["lodash", 'import _ from "lodash";', "_.shuffle(all)"],
    ["a part of lodash", 'import shuffle from "lodash/shuffle";', "shuffle(all)"],
    ["the same of the ES modules", 'import shuffle from "lodash-es/shuffle.js";', "shuffle(all)"],
    ["lodash by its own package", 'const mix = require("lodash.shuffle");', "mix(all)"],
    ["the global of lodash", "", "_.shuffle(all)"],
    ["the same by its whole name", "", "lodash.shuffle(all)"],
    ["underscore", 'import { shuffle as mix } from "underscore";', "mix(all)"],
    ["es-toolkit", 'import { shuffle } from "es-toolkit";', "shuffle(all)"],
    ["radash", 'import { shuffle } from "radash";', "shuffle(all)"],
    ["remeda", 'import * as R from "remeda";', "R.shuffle(all)"],
    ["array-shuffle", 'import arrayShuffle from "array-shuffle";', "arrayShuffle(all)"],
    ["faker", 'import { faker } from "@faker-js/faker";', "faker.helpers.shuffle(all)"],
    ["chance", 'import Chance from "chance"; const chance = new Chance();', "chance.shuffle(all)"],
    ["chance, called", 'import Chance from "chance"; const chance = Chance();', "chance.shuffle(all)"],
    ["the global of chance", "", "chance.shuffle(all)"],
    ["lodash's functions of one argument", 'import { shuffle } from "lodash/fp";', "shuffle(all)"],
    ["our helper", 'import { toShuffled } from "fair-shuffle";', "toShuffled(all)"],
    ["our helper by require", 'const fair = require("fair-shuffle");', "fair.toShuffled(all, random)"],
  ])("%s gives a shuffled list", (_, code, call) => {
    expect(after(code, `const a = ${call};`)).toEqual([]);
    expect(after(code, `const b = ${call};`)).toEqual(["biased"]);
  });

  it.each([
    ["our helper", 'import { shuffle } from "fair-shuffle";', "shuffle(a)"],
    ["our helper with a source", 'import { shuffle } from "fair-shuffle";', "shuffle(a, random)"],
    ["d3", 'import * as d3 from "d3";', "d3.shuffle(a)"],
    ["d3-array", 'import { shuffle } from "d3-array";', "shuffle(a)"],
    ["the global of d3", "", "d3.shuffle(a)"],
    ["Phaser", "", "Phaser.Utils.Array.Shuffle(a)"],
    ["Phaser's module", 'import Phaser from "phaser";', "Phaser.Utils.Array.Shuffle(a)"],
    ["random-js", 'import { Random } from "random-js"; const random = new Random();', "random.shuffle(a)"],
  ])("%s shuffles in place", (_, code, call) => {
    expect(after(code, `${call};`)).toEqual([]);
  });

  it.each([
    ["a copy of lodash's is left behind", 'import _ from "lodash";', "_.shuffle(a)"],
    ["only a part is shuffled", 'import { shuffle } from "d3-array";', "shuffle(a, 0, 3)"],
    ["another function of it is called", 'import _ from "lodash";', "_.sortBy(a)"],
    ["a module is not known", 'import { shuffle } from "just-shuffle";', "shuffle(a)"],
    ["a name is lodash's by chance", "const _ = getTools();", "_.shuffle(a)"],
    ["a method is called shuffle", "", "deck.shuffle(a)"],
    ["a global is called shuffle", "", "shuffle(a)"],
  ])("but not where %s", (_, code, call) => {
    expect(after(code, `${call};`)).toEqual(["biased"]);
  });

  it.each(["...lists", ""])("nor is what is given of (%s) known to be shuffled", (handed) => {
    expect(after("", `const a = _.shuffle(${handed});`)).toEqual(["biased"]);
    expect(after("", `const a = d3.shuffle(${handed});`)).toEqual(["biased"]);
  });
});

describe("functions of the same file", () => {
  const named = (body: string): string => `function go(x) { ${body} }`;

  it.each([
    ["a loop", loop("x")],
    ["a loop, given back", `${loop("x")} return x;`],
    ["a loop with its variables before it", `let n = x.length, t; ${loop("x")}`],
    ["a guard before it", `if (!Array.isArray(x)) throw new TypeError("no list"); ${loop("x")}`],
    ["a guard in a block", `if (x.length < 2) { return x; } ${loop("x")} return x;`],
    ["a guard without a length", `if (!x.length) return; ${loop("x")}`],
    ["a guard of one", `if (x.length == 1) return; ${loop("x")}`],
    ["a loop over another name of it", `const y = x; ${loop("y")}`],
    ["a loop over a name that may change and does not", `let y = x; ${loop("y")}`],
    ["a question beside it", `const isShort = x.length === 2, isLong = x.length >= 9; ${loop("x")}`],
    ["a function beside it", `function later() {} ${loop("x")}`],
    ["a guard of a block that does no more", `if (x.length < 2) { return; later(); } ${loop("x")}`],
    [
      "functions that are not called",
      `const log = (p, q) => show(p), tell = value=>show(value), say = () => show(); ${loop("x")}`,
    ],
    ["a copy that nobody keeps, beside it", `d3.shuffle([...x]); ${loop("x")}`],
    ["a library, in place", "d3.shuffle(x);"],
    ["a library, in place, given back", "return d3.shuffle(x);"],
    ["another function of the file", "inner(x); } function inner(y) { d3.shuffle(y);"],
  ])("%s shuffles in place", (_, body) => {
    expect(after(named(body), "go(a);")).toEqual([]);
  });

  it.each([
    ["a copy", COPIED],
    ["a copy by a library", "const b = _.shuffle(x); return b;"],
    ["what a library gives", "return _.shuffle(x);"],
    ["a copy that a library shuffles in place", "return d3.shuffle([...x]);"],
    ["a copy by keys that can't tie", `return ${KEYED};`],
    [
      "a list that is filled",
      "const b = []; for (const v of x) b.splice(Math.floor(Math.random() * (b.length + 1)), 0, v); return b;",
    ],
    ["the list itself", `${loop("x")} return x;`],
  ])("%s is given back shuffled", (_, body) => {
    expect(after(named(body), "const a = go(all);")).toEqual([]);
  });

  it.each([
    ["an arrow", "const go = (x) => _.shuffle(x);"],
    ["an arrow by keys", `const go = (x) => ${KEYED};`],
    ["a method of an object", `const deck = { go(x) { ${COPIED} } }; const { go: other } = deck;`, "deck.go"],
    ["a static method", `class Deck { static go(x) { ${COPIED} } }`, "Deck.go"],
  ])("%s counts, too", (_, code, callee = "go") => {
    expect(after(code, `const a = ${callee}(all);`)).toEqual([]);
  });

  it.each([
    ["a naive loop", loop("x", "x.length")],
    ["a loop of which one reading is not fair", loop("x").replace(/Math.floor.*?;/, "randomInt(0, i);")],
    ["a guard with another side", `if (x.length < 2) return x; else return x; ${loop("x")} return x;`],
    ["a guard that does something else", `if (x.length < 2) x.pop(); ${loop("x")} return x;`],
    ["a copy of what only another copy was shuffled for", "d3.shuffle([...x]); return [...x];"],
    ["a function that is called at once", `const n = (() => later(x))(); ${loop("x")}`],
    ["Sattolo's algorithm", loop("x", "i")],
    ["a copy that is not given back", `const b = [...x]; ${loop("b")}`],
    ["a name that is another list by then", `let b = x; b = y; ${loop("b")} return b;`],
    ["a list that is another one by then", `const n = x = y; ${loop("x")} return x;`],
    ["a list that is shorter by then", `const n = x.length = 1; ${loop("x")} return x;`],
    ["a list in a `try`", `try { ${loop("x")} } catch {} return x;`],
    ["what another function gives", "const b = other(x); return b;"],
    ["a part of what is shuffled", `return ${KEYED}.slice(1);`],
    ["a guard of five", `if (x.length === 5) return x; ${loop("x")}`],
    ["a list that is spread", "d3.shuffle(...x);"],
    ["another list", `const b = y; ${loop("b")} return b;`],
    ["something else beside it", `${loop("x")} x.sort();`],
    ["a way around it", `if (easy) return x; ${loop("x")}`],
    ["a way around it, or a guard", `if (easy || x.length < 2) return x; ${loop("x")} return x;`],
    ["a guard, or a way around it", `if (x.length < 2 || easy) return x; ${loop("x")} return x;`],
    ["a guard of more than two", `if (x.length < 5) return x; ${loop("x")}`],
    ["another parameter", `} function skip(x, y) { ${loop("y")}`],
    ["itself", "return go(x);"],
    [
      "a part",
      `for (let i = 2; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [x[i], x[j]] = [x[j], x[i]]; }`,
    ],
    [
      "a sample",
      `for (let i = 0; i < 3; i++) { const j = i + Math.floor(Math.random() * (x.length - i)); [x[i], x[j]] = [x[j], x[i]]; }`,
    ],
    [
      "keys that tie",
      "return x.map((v) => ({ v, k: Math.floor(Math.random() * 3) })).sort((p, q) => p.k - q.k).map(({ v }) => v);",
    ],
  ])("%s proves nothing", (_, body) => {
    const own = find(named(body));
    expect(after(named(body), "go(a);")).toEqual([...own, "biased"]);
    expect(after(named(body), "const a = go(all);")).toEqual([...own, "biased"]);
  });

  it.each([
    ["waits", `async function go(x) { ${loop("x")} }`],
    ["yields", `function* go(x) { ${loop("x")} }`],
    ["may be replaced", `let go = (x) => { ${loop("x")} }; go = later;`],
    ["takes a list apart", `function go([...x]) { ${loop("x")} }`],
    ["takes none", `function go() { ${loop("a")} }`],
  ])("a function that %s proves nothing", (_, code) => {
    expect(after(code, "go(a);")).toEqual(["biased"]);
  });

  it("a function is looked for in three others, and found there whoever asked first", () => {
    const inside = "function f4(x) { d3.shuffle(x); }";
    const around = [3, 2, 1].map((n) => `function f${n}(x) { f${n + 1}(x); }`).join(" ");
    const code = `${inside} ${around}`;
    expect(after(code, "f3(a);")).toEqual([]);
    expect(after(code, "f1(a);")).toEqual(["biased"]);
    expect(after(code, `f1(b); b.sort(() => Math.random() - 0.5); f3(a);`)).toEqual(["biased"]);
  });
});
