// Which loops and sorts could draw: those with a word for it, and those that use a name which leads to one.
import type { TSESTree } from "@typescript-eslint/utils";
import { expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { findDrawWords, getDrawingNodes } from "./draw-reach.ts";

/** Returns the places of a file that could draw, in order; undefined where nothing in the file could. */
function getPlaces(code: string, isTypeScript = false): readonly TSESTree.Node[] | undefined {
  let places: readonly TSESTree.Node[] | undefined;
  walk(
    code,
    (file) => {
      const words = findDrawWords(file);
      if (words.size > 0) places = [...getDrawingNodes(file, words)];
      return {};
    },
    { filename: isTypeScript ? "file.ts" : "file.js" },
  );
  return places;
}

/** Returns whether the file's `for` loop could draw; undefined where nothing in the file could. */
const coversLoop = (code: string, isTypeScript = false): boolean | undefined =>
  getPlaces(code, isTypeScript)?.some(({ type }) => type === "ForStatement");

const loop = (draw: string): string => `for (let i = 0; i < a.length; i++) { swap(a, i, ${draw}); a[i] = i; }`;
const TAKE = "let out = ''; function take(l, k) { return l.splice(k, 1)[0]; }";
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
  ["an import beside one that has a word in it", `import { random, pick } from "random"; ${loop("pick()")}`],
  ["a default import", `import r from "random"; ${loop("r()")}`],
  ["a method", `class A { draw() { return Math.random(); } f(a) { ${loop("this.draw()")} } }`],
  ["a field", `class A { draw = Math.random; f(a) { ${loop("this.draw()")} } }`],
  ["a private field", `class A { #draw = Math.random; f(a) { ${loop("this.#draw()")} } }`],
  ["a field that is assigned", `class A { constructor(rng) { this.d = rng; } f(a) { ${loop("this.d()")} } }`],
  ["a property", `const dice = { roll: () => Math.random() }; ${loop("dice.roll()")}`],
  ["a list that is filled", `const keys = []; keys.push(Math.random()); ${loop("keys[i]")}`],
  ["a list of random bits", `const r = new Uint8Array(9); crypto.getRandomValues(r); ${loop("r[i]")}`],
  [
    "a list of random bits, filled by an import",
    `import { randomFillSync } from "crypto"; const r = new Uint8Array(9); randomFillSync(r); ${loop("r[i]")}`,
  ],
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
  ["a quoted member", `const d = {}; d["roll"] = Math.random; const f = (x) => x.roll(); ${loop("f(i)")}`],
  ["a member by a variable", `const d = {}, k = "roll"; d[k] = Math.random; const f = (x) => x[k](); ${loop("f(i)")}`],
  ["a member without a name", `const d = {}; d[""] = Math.random; ${loop("d[i]()")}`],
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
  ["a random text that is a number after all", `const r = () => +Math.random().toFixed(2); ${loop("r()")}`],
  ["a variable of a global source", `const r = random; ${loop("r()")}`],
  ["a function that gives a global source", `const pick = () => random; ${loop("pick()()")}`],
  ["a field that is a global source", `class A { roll = random; f(a) { ${loop("this.roll()")} } }`],
  ["a property that is a global source", `const dice = { roll: random }; ${loop("dice.roll()")}`],
  ["a source of a module by a variable's name", `import * as ids from "./ids.js"; ${loop("ids[random](i)")}`],
  ["a source of a module by a place", `import * as random from "./ids.js"; ${loop("random[i](i)")}`],
  ["a member of what is no module", `const pool = other; ${loop("pool.random.item()")}`],
  [
    "a function in a text, without a statement",
    `const t = \`\${keep(() => (r = Math.random))}\`; let r; ${loop("r()")}`,
  ],
  ["a block of a class in a text", `const t = \`\${class { static { r = Math.random; } }}\`; let r; ${loop("r()")}`],
  ["a parameter taken apart", `function f({ random: r }) { ${loop("r()")} }`],
  ["a part of an object under a new name", `const { x: r } = { x: Math.random }; ${loop("r()")}`],
  ["a part with a default that goes unused", `const [r = other] = [Math.random]; ${loop("r()")}`],
  ["a list that a function fills", `function fill() { keys.push(Math.random()); } const keys = []; ${loop("keys[i]")}`],
  [
    "a list of the instance that is filled",
    `class A { f(a) { this.keys.push(Math.random()); ${loop("this.keys[i]")} } }`,
  ],
  ["a part of what is made", `const { r } = make(Math.random); ${loop("r()")}`],
  ["a part that is asked for by its name", `a[0].roll = Math.random; const { roll: r } = a[1]; ${loop("r()")}`],
  ["a list with a drawn place", `const keys = []; keys[random] = 3; ${loop("keys[i]")}`],
  ["a value that is assigned on", `const out = []; let x; out[0] = x = dice.random; ${loop("out[i]()")}`],
  ["a map that is filled", `const keys = new Map(); keys.set(a, Math.random()); ${loop("keys.get(a)")}`],
  ["a function that is called at once", `const r = (() => Math.random())(); ${loop("r")}`],
  [
    "a function that a function gives",
    `function make() { return () => Math.random(); } const r = make(); ${loop("r()")}`,
  ],
  ["a function that another is made of", `const r = memo(() => Math.random()); ${loop("r()")}`],
  ["a function that an instance is made of", `const r = new Dice(() => Math.random()); ${loop("r.roll()")}`],
  ["a function that is one of two", `const r = fast ? () => Math.random() : other; ${loop("r()")}`],
  ["a function in a list", `const r = [() => Math.random()]; ${loop("r[0]()")}`],
  ["a function under a computed name", `const dice = { [name]: () => Math.random() }; ${loop("dice[name]()")}`],
  ["a function with two names", `let r; const q = (r = () => Math.random()); ${loop("r() + q()")}`],
  ["a function that is called for each item", `function f(a) { a.forEach(() => Math.random()); } ${loop("f(a)")}`],
  ["a function that gives something else", `const f = (a) => { const j = Math.random(); }; ${loop("f(a)")}`],
  ["a function that is made an instance of", `function f(a) { new Deal(a, () => Math.random()); } ${loop("f(a)")}`],
  ["a list of functions that is filled", `const list = []; list.push(() => Math.random()); ${loop("list[i]()")}`],
  ["a list of records as a whole", `const b = a.map((x) => ({ x, key: Math.random() })); ${loop("b[i]")}`],
  ["an object that keeps a source", `const o = { roll: Math.random }; ${loop("o[i]()")}`],
  ["a sum", `const r = () => 1 + Math.random(); ${loop("r()")}`],
  ["a number that is written as a text and read back", `const r = () => Number(\`\${Math.random()}\`); ${loop("r()")}`],
  [
    "a number that says its text and is read back",
    `const r = () => parseFloat(Math.random().toString()); ${loop("r()")}`,
  ],
  ["a number that is made a text and back", `const r = () => +("" + Math.random()); ${loop("r()")}`],
  [
    "what moves an item by a draw in a text",
    `${TAKE} for (let i = 0; i < 9; i++) out += "<li>" + take(a, Math.random()) + "</li>";`,
  ],
  [
    "what moves an item by a function in a text",
    `${TAKE} const pick = (n) => Math.random() * n; for (let i = 0; i < 9; i++) out += "<li>" + take(a, pick(i));`,
  ],
  [
    "what moves an item by a variable in a text",
    `${TAKE} const k = Math.floor(Math.random() * 9); for (let i = 0; i < 9; i++) out += "<li>" + take(a, k);`,
  ],
  [
    "a call in a text that moves an item itself",
    `const draw = () => a.splice(Math.random(), 1); for (let i = 0; i < 9; i++) out += "<li>" + draw();`,
  ],
  ["a sum that begins as a text and becomes a number", `let t = ""; t = 0; t += Math.random(); ${loop("t")}`],
  ["a sum that begins with nothing", `let t; t += Math.random(); ${loop("t")}`],
  ["what is put into texts and counted with", `const k = Math.random(); log("#" + k); ${loop("k")}`],
  ["what is put into texts and exported", `export const k = Math.random(); log("#" + k); ${loop("k")}`],
  ["a function that is put into texts and handed over", `const r = Math.random; log("#" + r()); ${loop("next(r)")}`],
  ["an object whose member draws", `dice.roll = Math.random; const d = x.dice; ${loop("d.roll()")}`],
  ["a variable that holds what draws", `const dice = {}; dice.roll = Math.random; ${loop("first(dice)")}`],
  ["a member by a computed name", `const dice = {}; dice.roll = Math.random; ${loop("dice[k]()")}`],
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
  [
    "a parameter that is a field with a default",
    `class A { constructor(private roll = Math.random) {} f(a) { ${loop("this.roll()")} } }`,
  ],
  ["what is exported", `export = function (a) { ${loop("Math.random()")} };`],
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
  [
    "a list that is filled by a method that is there for sure",
    `const keys = []; keys.push!(Math.random()); ${loop("keys[i]")}`,
  ],
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
  ["a drawn variable is given a value", `let r = Math.random(); const out = []; out[0] = r = other; ${loop("out[i]")}`],
  ["a member is given a value", `const out = []; out[0] = dice.random = other; ${loop("out[i]")}`],
  ["a property is read elsewhere", `const dice = other; const o = { roll: dice.random }; ${loop("dice[i]")}`],
  ["another member of what holds it is asked for", `const d = {}; d.roll = Math.random; ${loop("d.sides")}`],
  ["another member of a member is asked for", `d.box.roll = Math.random; ${loop("x.box.sides")}`],
  [
    "a function that draws is called for a text",
    `const pick = (n) => Math.floor(Math.random() * n); for (let i = 0; i < 9; i++) a[i] = "#" + letters.charAt(pick(26));`,
  ],
  ["another list has the same method", `const keys = []; keys.push(Math.random()); ${loop("list.push")}`],
  ["another function of a library's is used", `import { random, chunk } from "lodash"; ${loop("chunk(a)[i]")}`],
  [
    "a constructor that draws is compared",
    `class A { constructor() { use(Math.random()); } } ${loop("x.constructor === A")}`,
  ],
  ["a built-in function is handed a draw", `Object.assign(target, Math.random()); ${loop("Object.keys(a)")}`],
  ["a name has a member", `const o = { roll: Math.random }; ${loop("roll.x")}`],
  ["a class has a member of the name", `const o = { roll: Math.random }; class A { roll(a) { ${loop("i")} } }`],
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
  ["a function that draws is handed over", `const list = []; list.each(() => Math.random()); ${loop("list[i]")}`],
  [
    "a function of the file is handed a draw",
    `function keep(x) { kept = x; } let kept; keep(Math.random()); ${loop("keep(i)")}`,
  ],
  [
    "a method that is none of a list's is handed a draw",
    `const d = new Deck(); d.put(Math.random()); ${loop("d.get(i)")}`,
  ],
  ["a function around one that draws is called", `function f() { const g = () => Math.random(); } ${loop("f()")}`],
  [
    "a function around one that is declared is called",
    `const f = () => { function g() { Math.random(); } }; ${loop("f()")}`,
  ],
  [
    "a function around one that is assigned is called",
    `let g; const f = () => { g = () => Math.random(); }; ${loop("f()")}`,
  ],
  ["an object with a method that draws is used", `const o = { roll() { return Math.random(); } }; ${loop("o[i]")}`],
  [
    "a function around a class that draws is called",
    `function f() { return class { roll = () => Math.random(); }; } ${loop("f()")}`,
  ],
  ["a method is handed a draw whose name ends as a list's", `d.reset(Math.random()); ${loop("d.get(i)")}`],
  ["another object has a property of the name", `const o = { roll: Math.random }, p = { roll: 3 }; ${loop("p[i]")}`],
  ["a property of the name is made", `const o = { roll: Math.random }; ${loop("{ roll: i }")}`],
  ["a text has the name", `const o = { roll: Math.random }; ${loop('"roll"')}`],
  ["a variable has the name of a member", `const o = { roll: Math.random }; ${loop("roll")}`],
  ["a name goes on with a digit", `const o = { r: Math.random }; ${loop("x.r0 + x.r9")}`],
  ["a name goes on with a letter", `const o = { r: Math.random }; ${loop("x.ra + x.rz + x.rA + x.rZ")}`],
  ["a name goes on with a sign", `const o = { r: Math.random }; ${loop("x.r_ + x.r$ + x._r + x.$r")}`],
  ["another variable has the name", `{ const r = Math.random; use(r()); } const r = 3; ${loop("r")}`],
])("draws nothing where %s", (_, code) => {
  expect(coversLoop(code)).toBe(false);
});

it.each([
  [
    "of variables",
    Array.from({ length: 6_000 }, (_, index) => `const v${index + 1} = () => v${index}();`).join("\n"),
    "const v0 = () => Math.random();",
  ],
  [
    "of members, in a long text",
    Array.from({ length: 30 }, (_, index) => `const o${index + 1} = { m${index + 1}: () => o.m${index}() };`).join(
      "\n",
    ),
    `const o = { m0: () => Math.random() }; // ${"…".repeat(1_000_000)}`,
  ],
])("reads the whole file where names lead too far: %s", (_, names, draw) => {
  expect(coversLoop(`${draw}\n${names}\n${loop("i")}`)).toBe(true);
});

it("leaves out what no draw reaches, by however many names", () => {
  const names = Array.from({ length: 500 }, (_, index) => `const v${index + 1} = () => v${index}();`).join("\n");
  expect(coversLoop(`const v0 = () => Math.random();\n${names}\n${loop("i")}`)).toBe(false);
  expect(coversLoop(`const v0 = () => Math.random();\n${names}\n${loop("v500()")}`)).toBe(true);
});

it.each([
  ["without a word", loop("i")],
  [
    "whose draws become a text",
    `const id = \`\${Math.random()}\${Math.random()}\` + \`#\${Math.random()}\`; ${loop("i")}`,
  ],
  ["whose draw becomes a text of digits", `const id = Math.random().toString(36); ${loop("i")}`],
  ["whose draws are put behind a text", `const id = "id-" + now() + "-" + Math.floor(Math.random() * 9); ${loop("i")}`],
  ["whose draws are put before a text", `const id = Math.random() + ".png"; ${loop("i")}`],
  [
    "whose draws are gathered in a text",
    `let id = ""; for (let i = 0; i < 9; i++) id += letters.charAt(Math.floor(Math.random() * 26));`,
  ],
  [
    "whose source serves a text alone",
    `const r = Math.random.bind(Math); let id = ""; for (let i = 0; i < 9; i++) id += letters[(r() * 64) | 0];`,
  ],
  [
    "whose draw is kept for texts alone",
    `let id = 0; const more = Math.random(); const key = (x) => "Symbol(" + x + ")_" + toText(++id + more, 36); ${loop("key(i)")}`,
  ],
  [
    "whose draw goes by a name that held another value before",
    `function define(key, made) { made = made(key); made !== key && (made = 1e9 * Math.random() >>> 0, ids[key] = "$" + made + key); } ${loop("ids.length")}`,
  ],
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
  ["with a word in a comment", `const x = 1; // random\n${loop("i")}`],
  ["with a word in JSX", `const x = <b>random</b>; ${loop("i")}`],
  ["that hands a word over", `use("random"); ${loop("i")}`],
  ["that gives a property the name, further in", `function f() { return { random: 1 }; } ${loop("i")}`],
])("says nothing of a file %s", (_, code) => {
  expect(coversLoop(code)).toBeUndefined();
});

it.each([
  ["before it, in a loop", "for (;;) { take(made); made = Math.random(); id = `#${made}`; }"],
  ["in a function that is kept", "take(() => made); made = Math.random(); id = `#${made}`;"],
  ["as a number", "made = Math.random(); id = `#${made}`; take(made);"],
  ["where it is drawn", "take((made = Math.random())); id = `#${made}`;"],
])("follows a draw that goes into texts, and is read %s", (_, steps) => {
  expect(coversLoop(`let id; function f(made) { ${steps} } ${loop("i")}`)).toBeDefined();
});

it("goes through a file in the order of its code, from the outside to the inside", () => {
  const code = `function pick() { return Math.random(); }
    for (const a of lists) { sort(a); while (go) { pick(); } }
    do { list.sort(() => pick()); } while (go);`;
  const names = getPlaces(code)?.map(({ range: [start], type }) => `${type} ${code.slice(start, start + 6)}`);
  expect(names).toEqual([
    "FunctionDeclaration functi",
    "CallExpression Math.r",
    "ForOfStatement for (c",
    "WhileStatement while ",
    "CallExpression pick()",
    "DoWhileStatement do { l",
    "CallExpression list.s",
    "ArrowFunctionExpression () => ",
    "CallExpression pick()",
  ]);
});

it("goes from a function's first use to code that stands before it", () => {
  const code =
    "for (;;) { for (;;) { pick(); } Math.random(); }\nfunction pick() { roll(); }\nlet roll = Math.random; [...a];";
  expect(getPlaces(code)?.map(({ range: [start] }) => start)).toEqual([0, 11, 22, 32, 49, 67]);
});
