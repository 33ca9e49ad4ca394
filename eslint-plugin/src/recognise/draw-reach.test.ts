// Which loops and sorts could draw: those with a word for it, and those that use a name which leads to one.
import { Linter, type Rule } from "eslint";
import { expect, it } from "vitest";
import { findDrawWords, getDrawingNodes } from "./draw-reach.ts";
import { getRandomSources } from "./random-source.ts";

/** Returns whether the file's `for` loop could draw; undefined where nothing in the file could. */
function coversLoop(code: string): boolean | undefined {
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
  new Linter().verify(code, [{ plugins: { test: { rules: { look } } }, rules: { "test/look": "error" } }]);
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
])("could draw by %s", (_, code) => {
  expect(coversLoop(code)).toBe(true);
});

it.each([
  ["another function draws", `${elsewhere} ${loop("i")}`],
  ["a name is only part of one that draws", `const r = Math.random; ${loop("radius")}`],
  ["the constructor beside it draws", `class A { constructor() { use(Math.random()); } f(a) { ${loop("i")} } }`],
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
])("says nothing of a file %s", (_, code) => {
  expect(coversLoop(code)).toBeUndefined();
});
