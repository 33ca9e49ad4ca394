// Which loops and sorts could draw: those with a word for it, and those that use a name which leads to one.
import parser from "@typescript-eslint/parser";
import { Linter, type Rule } from "eslint";
import { expect, it } from "vitest";
import { findDrawWords, getDrawingNodes } from "./draw-reach.ts";
import { getRandomSources } from "./random-source.ts";

/** Returns whether the file's `for` loop could draw; undefined where nothing in the file could. */
function coversLoop(code: string, isTypeScript = false): boolean | undefined {
  let covers: boolean | undefined;
  const look = {
    create: ({ sourceCode }: Rule.RuleContext): Rule.RuleListener => {
      const words = findDrawWords(sourceCode as never, getRandomSources([]));
      if (words.size === 0) return {};
      const isDrawing = new Set<unknown>();
      return {
        Program: () => {
          for (const node of getDrawingNodes(sourceCode as never, words)) isDrawing.add(node);
        },
        ForStatement: (node) => void (covers = isDrawing.has(node)),
      };
    },
  };
  const messages = new Linter().verify(code, [
    {
      languageOptions: isTypeScript ? { parser } : {},
      plugins: { test: { rules: { look } } },
      rules: { "test/look": "error" },
    },
  ]);
  expect(messages).toEqual([]);
  return covers;
}

const loop = (draw: string): string => `for (let i = 0; i < a.length; i++) { swap(a, i, ${draw}); }`;
const elsewhere = "const other = Math.random();";

it.each([
  ["a word in it", loop("Math.random()")],
  ["a function", `${loop("pick(i)")} function pick(n) { return Math.floor(Math.random() * n); }`],
  ["a function of a function", `const f = () => Math.random(); const pick = (n) => f() * n; ${loop("pick(i)")}`],
  ["a variable", `const r = Math.random; ${loop("r()")}`],
  ["a destructured variable", `const { random: r } = Math; ${loop("r()")}`],
  ["a variable that is assigned", `let r; r = Math.random; ${loop("r()")}`],
  ["a default", `function f(a, r = Math.random) { ${loop("r()")} }`],
  ["a default in a pattern", `function f(a, { r = Math.random }) { ${loop("r()")} }`],
  ["an import", `import { random as r } from "d3"; ${loop("r()")}`],
  ["a default import", `import r from "random"; ${loop("r()")}`],
  ["a method", `class A { draw() { return Math.random(); } f(a) { ${loop("this.draw()")} } }`],
  ["a field", `class A { draw = Math.random; f(a) { ${loop("this.draw()")} } }`],
  ["a private field", `class A { #draw = Math.random; f(a) { ${loop("this.#draw()")} } }`],
  ["a field that is assigned", `class A { constructor(rng) { this.d = rng; } f(a) { ${loop("this.d()")} } }`],
  ["a property", `const dice = { roll: () => Math.random() }; ${loop("dice.roll()")}`],
  ["a list that is filled", `const keys = []; keys.push(Math.random()); ${loop("keys[i]")}`],
  ["a place that is filled", `const keys = []; keys[0] = Math.random(); ${loop("keys[i]")}`],
  [
    "a function of another module, by its name",
    `import * as Random from "./r.js"; const r = Random.next; ${loop("r()")}`,
  ],
  ["a list of records", `const b = a.map((x) => ({ x, key: Math.random() })); ${loop("b[i].key")}`],
  ["a copy of a list", `const keys = a.map(Math.random); const b = [...keys]; ${loop("b[i]")}`],
  ["a key that is read elsewhere", `a[0].key = Math.random(); const get = (x) => x.key; ${loop("get(a[i])")}`],
  ["a computed name", `const r = Math["random"]; ${loop("r()")}`],
  ["a module that is required", `const r = require("seedrandom"); ${loop("r()")}`],
  ["a class", `class Dice { roll() { return Math.random(); } } const d = new Dice(); ${loop("d.roll()")}`],
  ["a list that is taken apart", `const [r] = [Math.random]; ${loop("r()")}`],
  ["the rest of a list", `const [, ...r] = [0, Math.random]; ${loop("r[0]()")}`],
  ["the rest of an object", `const { x, ...r } = { x: 1, random: Math.random }; ${loop("r.random()")}`],
  ["a pattern in a pattern", `const { o: { r } } = { o: { r: Math.random } }; ${loop("r()")}`],
  ["a default in a list", `function f([r = Math.random]) { ${loop("r()")} }`],
  ["a quoted key", `const dice = { "roll": () => Math.random() }; ${loop("dice.roll()")}`],
  ["a quoted member", `const d = {}; d["roll"] = Math.random; const f = (x) => x.roll(); ${loop("f(d)")}`],
  ["a member by a variable", `const d = {}, k = "roll"; d[k] = Math.random; const f = (x) => x[k](); ${loop("f(d)")}`],
  ["a number's place", `const d = []; d[0] = Math.random; ${loop("d[0]()")}`],
  ["a shorthand", `const r = Math.random; const o = { r }; const f = (x) => x.r(); ${loop("f(o)")}`],
  ["a namespace import", `import * as r from "random"; ${loop("r.int(0, i)")}`],
  ["a module that is loaded later", `const r = await import("seedrandom"); ${loop("r.default()")}`],
  ["a function expression's own name", `use(function pick() { ${loop("pick()")} return Math.random(); });`],
  ["a static field", `class A { static roll = Math.random; f(a) { ${loop("A.roll()")} } }`],
  ["a computed method", `const r = "roll"; class A { ["roll"]() { return Math.random(); } } ${loop("new A().roll()")}`],
  ["a name that ends in letters beyond ASCII", `const rö = Math.random; ${loop("rö()")}`],
  ["a name with an underscore", `const o = { r_1: Math.random }; const f = (x) => x.r_1(); ${loop("f(o)")}`],
  ["a sum that is assigned", `let r = 0; r += Math.random(); ${loop("r")}`],
  ["what a function is handed", `function keep(x) { kept = x; } let kept; keep(Math.random()); ${loop("keep(i)")}`],
  [
    "what a method of an import's instance is handed",
    `import { Deck } from "./d.js"; const d = new Deck(); d.put(Math.random()); ${loop("d.get(i)")}`,
  ],
  ["a random text that is a number after all", `const r = () => +Math.random().toFixed(2); ${loop("r()")}`],
  ["a function in a text", `const t = \`\${[1].map(() => { r = Math.random; })}\`; let r; ${loop("r()")}`],
])("could draw by %s", (_, code) => {
  expect(coversLoop(code)).toBe(true);
});

it.each([
  [
    "a parameter that is a field",
    `class A { constructor(private rng = Math.random) {} f(a) { ${loop("this.rng()")} } }`,
  ],
  [
    "a parameter that is a field, by its name",
    `class A { constructor(private random: () => number) {} f(a) { const { random: r } = this; ${loop("r()")} } }`,
  ],
  ["a module", `import r = require("seedrandom"); ${loop("r()")}`],
  ["a namespace", `namespace N { const roll = Math.random; ${loop("roll()")} }`],
  ["as", `const r = Math.random as () => number; ${loop("r()")}`],
  ["satisfies", `const r = Math.random satisfies () => number; ${loop("r()")}`],
  ["!", `const r = Math.random!; ${loop("r()")}`],
  ["<…>", `const r = <() => number>Math.random; ${loop("r()")}`],
  [
    "a function with its types",
    `const r = choose<number>; function choose<T>(): number { return Math.random(); } ${loop("r()")}`,
  ],
  ["an export", `const roll = Math.random; ${loop("roll()")} export = roll;`],
])("could draw in TypeScript by %s", (_, code) => {
  expect(coversLoop(code, true)).toBe(true);
});

it.each([
  ["a type", `type Random = { random: () => number }; ${loop("i")}`],
  ["an imported type", `import type { Random } from "random"; ${loop("i")}`],
  ["one imported type among others", `import { type Random, other } from "./x.js"; ${loop("i")}`],
  ["a parameter of a signature", `declare function f(random: number): void; ${loop("i")}`],
])("says nothing of a file in TypeScript whose only word is in %s", (_, code) => {
  expect(coversLoop(code, true)).toBeUndefined();
});

it.each([
  ["another function draws", `${elsewhere} ${loop("i")}`],
  ["a name is only part of one that draws", `const r = Math.random; ${loop("radius")}`],
  ["the constructor beside it draws", `class A { constructor() { use(Math.random()); } f(a) { ${loop("i")} } }`],
  [
    "a variable is given what it held before",
    `const keep = other; const r = Math.random; keep.x = 1; ${loop("keep[i]")}`,
  ],
  [
    "a drawn number is handed to a module",
    `import * as log from "./log.js"; log.write(Math.random()); ${loop("log.read(i)")}`,
  ],
  [
    "a drawn number is handed to an import",
    `import { write } from "./log.js"; write(Math.random()); ${loop("write(i)")}`,
  ],
  [
    "a drawn number is handed to a default import",
    `import write from "./log.js"; write(Math.random()); ${loop("write(i)")}`,
  ],
  ["a function that draws is handed over", `list.each(() => Math.random()); ${loop("list[i]")}`],
  ["a text has the name", `const o = { roll: Math.random }; ${loop('"roll"')}`],
  ["a variable has the name of a member", `const o = { roll: Math.random }; ${loop("roll")}`],
  ["a name goes on with a digit", `const o = { r: Math.random }; ${loop("x.r0 + x.r9")}`],
  ["a name goes on with a letter", `const o = { r: Math.random }; ${loop("x.ra + x.rz + x.rA + x.rZ")}`],
  ["a name goes on with a sign", `const o = { r: Math.random }; ${loop("x.r_ + x.r$ + x._r + x.$r")}`],
  ["another variable has the name", `{ const r = Math.random; use(r()); } const r = 3; ${loop("r")}`],
])("draws nothing where %s", (_, code) => {
  expect(coversLoop(code)).toBe(false);
});

it("reads the whole file where names lead too far", () => {
  const names = Array.from({ length: 80 }, (_, index) => `const v${index + 1} = () => v${index}();`).join("\n");
  expect(coversLoop(`const v0 = () => Math.random();\n${names}\n${loop("i")}`)).toBe(true);
});

it.each([
  ["without a word", loop("i")],
  ["whose draws become a text", `const id = \`\${Math.random()}\` + Math.random().toString(36); ${loop("i")}`],
  ["with a word in a text", `const text = \`random\` + "random"; ${loop("i")}`],
  ["that declares a name and never uses it", `function random(seed) {} const o = { random: 1 }; ${loop("i")}`],
  ["that takes no number from a module", `import * as random from "./ids.js"; random.uuid(); ${loop("i")}`],
  ["that declares a class of the name", `class Random {} ${loop("i")}`],
  ["that names a class of the name", `const x = class Random {}; ${loop("i")}`],
  ["that declares a variable of the name", `let random; ${loop("i")}`],
  ["that names a function of the name", `const x = function random(random) {}; ${loop("i")}`],
  ["that has a parameter of the name", `const x = (random) => 1; function f(random) {} ${loop("i")}`],
  ["that has a method of the name", `class A { random() {} randomize = 1; } ${loop("i")}`],
  [
    "that takes no number from a module, further in",
    `import * as random from "./ids.js"; random.v4.uuid(); ${loop("i")}`,
  ],
  ["that imports ids", `import { randomId } from "./ids.js"; ${loop("i")}`],
  ["with a word in JSX", `const x = 1; // random\n${loop("i")}`],
])("says nothing of a file %s", (_, code) => {
  expect(coversLoop(code)).toBeUndefined();
});
