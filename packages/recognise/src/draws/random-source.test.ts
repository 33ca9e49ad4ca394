// What draws, however it is written: Math.random by any name, local functions, random bits, functions of unknown origin, the project's own.
import { describe, expect, it } from "vitest";
import { findDrawWords } from "./draw-reach.ts";
import { mayHoldShuffle } from "./random-words.ts";
import { getRandomSources, type RandomSources } from "../file/own-sources.ts";
import type { RuleOptions } from "../options/rule-options.ts";
import { fixAll, verifyAlone, walk, type Linting } from "../linted.fixture.ts";

const NAIVE = "of 8 items, the second one ends up first 15.8 % of the time instead of 12.5 %";
const CYCLES = "of 8 items, no item can stay where it was, though each should do so 12.5 % of the time";
const COIN = "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)";

const configure = (code: string, options: RuleOptions = {}): Linting => ({
  options,
  sourceType: /\brequire\(/.test(code) ? "commonjs" : "module",
});

/** Returns what is reported, without the first and the last words of the message. */
function lint(code: string, options?: RuleOptions): string[] {
  const messages = verifyAlone(code, configure(code, options));
  return messages.map(
    ({ message }) => /^This shuffle is biased: (.*?)\.(?: That is .*)?$/.exec(message)?.[1] ?? message,
  );
}

const fix = (code: string): string => fixAll(code, configure(code)).output;

const SWAP = "[a[i], a[j]] = [a[j], a[i]];";
const down = (draw: string): string => `for (let i = a.length - 1; i > 0; i--) { const j = ${draw}; ${SWAP} }`;
const up = (draw: string): string => `for (let i = 0; i < a.length; i++) { const j = ${draw}; ${SWAP} }`;

/** Where `LOOP` stands in the frame, or at its end, there is a loop over `a`. */
function inFrame(frame: string, loop: string): string {
  return frame.includes("LOOP") ? frame.replace("LOOP", () => loop) : `${frame}\nfunction mix(a) { ${loop} }`;
}

/** Draws below a number that is written down. */
type Draw = (count: string) => string;

const floored =
  (source: string): Draw =>
  (count) =>
    `Math.floor(${source} * (${count}))`;

function judge(frame: string, draw: Draw): void {
  expect(lint(inFrame(frame, down(draw("i + 1"))))).toEqual([]);
  expect(lint(inFrame(frame, up(draw("a.length"))))).toEqual([NAIVE]);
  expect(lint(inFrame(frame, down(draw("i"))))).toEqual([CYCLES]);
}

describe("Math.random by any name", () => {
  it.each([
    ["itself", "", "Math.random()"],
    ["of the global object", "", "globalThis.Math.random()"],
    ["of the window", "", "window.Math.random()"],
    ["an alias", "const r = Math.random;", "r()"],
    ["an alias of an alias", "const { random } = Math; const r = random;", "r()"],
    ["destructured by another name", "const { random: r } = Math;", "r()"],
    ["bound", "const r = Math.random.bind(Math);", "r()"],
    ["Math by another name", "const M = Math;", "M.random()"],
    ["set once", "let r; r = Math.random;", "r()"],
    ["a default behind ??", "const r = options.r ?? Math.random;", "r()"],
    ["a parameter with a default", "export function mix(a, r = Math.random) { LOOP }", "r()"],
    ["an option with a default", "export function mix(a, { r = Math.random } = {}) { LOOP }", "r()"],
    ["a member of an object", "const o = { r: Math.random };", "o.r()"],
    ["a field", "export class Deck { r = Math.random; mix(a) { LOOP } }", "this.r()"],
    ["a private field", "export class Deck { #r = Math.random; mix(a) { LOOP } }", "this.#r()"],
    [
      "a private field beside others",
      "export class Deck { #q = next; q = 1; #r = Math.random; mix(a) { LOOP } }",
      "this.#r()",
    ],
    [
      "a field that is set later",
      "export class Deck { r; constructor() { this.r = Math.random; } mix(a) { LOOP } }",
      "this.r()",
    ],
    ["a quoted member of an object", `const o = { "q": next, "r": Math.random };`, "o.r()"],
    [
      "a field that the constructor sets",
      "export class Deck { constructor(r = Math.random) { this.r = r; } mix(a) { LOOP } }",
      "this.r()",
    ],
  ])("%s", (_, frame, source) => {
    judge(frame, floored(source));
  });

  it.each([
    [
      "a field that is set twice",
      "export class Deck { r = Math.random; seed() { this.r = next; } mix(a) { LOOP } }",
      "this.r()",
    ],
    ["a static field", "export class Deck { static r = Math.random; mix(a) { LOOP } }", "this.r()"],
    ["a computed field", "export class Deck { [r] = Math.random; mix(a) { LOOP } }", "this.r()"],
    [
      "a field that the constructor sets again",
      "export class Deck { r = Math.random; constructor() { this.r = next; } mix(a) { LOOP } }",
      "this.r()",
    ],
    ["a member that something may be spread over", "const o = { r: Math.random, ...options };", "o.r()"],
    ["a member beside a computed one", "const o = { r: Math.random, [name]: next };", "o.r()"],
    ["a member of an object that has it twice", "const o = { r: Math.random, r: next };", "o.r()"],
    ["a variable that is set twice", "let r = Math.random; r = next;", "r()"],
    ["a variable that is set later, and again", "let r; r = Math.random; r = next;", "r()"],
    ["a variable that is declared twice", "var r; var r; r = Math.random;", "r()"],
    ["names that lead to each other", "const random = 1; const q = other; var other = q;", "q()"],
    ["another Math", "const Math = { random: next, floor: next };", "Math.random()"],
  ])("not %s", (_, frame, source) => {
    expect(lint(inFrame(frame, up(floored(source)("a.length"))))).toEqual([]);
  });
});

describe("a local function around a draw", () => {
  const BELOW = "Math.floor(Math.random() * n)";
  const CLASSES = `class Dice { constructor() { this.x = 1; } roll(n) { return ${BELOW}; } static toss(n) { return ${BELOW}; } }`;
  it.each<[string, string, Draw]>([
    ["exclusive", `const f = (n) => ${BELOW};`, (n) => `f(${n})`],
    [
      "inclusive",
      `function f(lo, hi) { return lo + Math.floor(Math.random() * (hi - lo + 1)); }`,
      (n) => `f(0, ${n} - 1)`,
    ],
    [
      "inclusive, rounded down twice",
      `function f(lo, hi) { lo = Math.ceil(lo); hi = Math.floor(hi); return Math.floor(Math.random() * (hi - lo + 1)) + lo; }`,
      (n) => `f(0, ${n} - 1)`,
    ],
    [
      "a default for the lower bound",
      `const f = (n, lo = 0) => lo + Math.floor(Math.random() * (n - lo));`,
      (n) => `f(${n})`,
    ],
    ["a member of an object", `const dice = { roll(n) { return ${BELOW}; } };`, (n) => `dice.roll(${n})`],
    ["an arrow in an object", `const dice = { roll: (n) => ${BELOW} };`, (n) => `dice.roll(${n})`],
    ["a method of an instance", `${CLASSES} const dice = new Dice();`, (n) => `dice.roll(${n})`],
    ["a static method", CLASSES, (n) => `Dice.toss(${n})`],
    [
      "a method of a field",
      `${CLASSES} export class Deck { dice = new Dice(); mix(a) { LOOP } }`,
      (n) => `this.dice.roll(${n})`,
    ],
    [
      "a private method beside",
      `export class Deck { #roll(n) { return ${BELOW}; } mix(a) { LOOP } }`,
      (n) => `this.#roll(${n})`,
    ],
    [
      "a method beside that calls another",
      `export class Deck { k = 1; draw() { return Math.random(); } roll(n) { return Math.floor(this.draw() * n); } mix(a) { LOOP } }`,
      (n) => `this.roll(${n})`,
    ],
    [
      "a function that makes one, after other statements",
      `function die(n) { const name = "die"; function roll() { return ${BELOW}; } return roll; }`,
      (n) => `die(${n})()`,
    ],
    ["a method beside", `export class Deck { roll(n) { return ${BELOW}; } mix(a) { LOOP } }`, (n) => `this.roll(${n})`],
    ["a function that makes one", `const die = (n) => () => ${BELOW};`, (n) => `die(${n})()`],
    [
      "a function that makes one, in words",
      `function die(n) { return function () { return ${BELOW}; }; }`,
      (n) => `die(${n})()`,
    ],
    ["around a library", `import _ from "lodash"; const f = (hi) => _.random(0, hi);`, (n) => `f(${n} - 1)`],
    [
      "around a local function",
      `const unit = () => Math.random(); const f = (n) => Math.floor(unit() * n);`,
      (n) => `f(${n})`,
    ],
  ])("%s", (_, frame, draw) => {
    judge(frame, draw);
  });

  it("a function made once keeps its range", () => {
    expect(
      lint(`const die = (n) => () => ${BELOW}; export function mix(a) { const roll = die(a.length); ${up("roll()")} }`),
    ).toEqual([NAIVE]);
    expect(
      lint(
        `const die = (n) => () => ${BELOW}; let size = 3; export function mix(a) { const roll = die(size); size = a.length; ${up("roll()")} }`,
      ),
    ).toEqual([]);
  });

  it.each([
    ["a computed member", `const dice = { [roll]: (n) => ${BELOW} };`, "dice.roll(a.length)"],
    ["a member that is there twice", `const dice = { roll: (n) => ${BELOW}, roll: next };`, "dice.roll(a.length)"],
    ["a function that is written over", `function roll(n) { return ${BELOW}; } roll = next;`, "roll(a.length)"],
    [
      "a function that makes one or another",
      `function die(n) { if (n > 5) return next; return () => ${BELOW}; }`,
      "die(a.length)()",
    ],
    ["an asynchronous maker", `async function die(n) { return () => ${BELOW}; }`, "die(a.length)()"],
    ["a method of an instance by the class's name", CLASSES, "Dice.roll(a.length)"],
    ["a static method by an instance", `${CLASSES} const dice = new Dice();`, "dice.toss(a.length)"],
  ])("not %s", (_, frame, draw) => {
    expect(lint(inFrame(frame, up(draw)))).toEqual([]);
  });

  it("a method that reads another `this` is not read in its place", () => {
    const dice = `class Dice { constructor(n) { this.n = n; } roll() { return Math.floor(Math.random() * this.n); } }`;
    expect(lint(`${dice} export class Deck { dice = new Dice(6); mix(a) { ${up("this.dice.roll()")} } }`)).toEqual([]);
  });
});

describe("a generator of the project's own", () => {
  /** Generators are looked for where a name such as `seed` leads to them, in files that take remainders. */
  const WORD = "const random = 1 % 2;";
  const MULBERRY = `function mulberry32(s) { return function () { s |= 0; s = (s + 0x6d2b79f5) | 0; let t = Math.imul(s ^ (s >>> 15), 1 | s); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; }; }`;
  it.each([
    ["mulberry32", `${MULBERRY} const next = mulberry32(7);`, "next()"],
    ["an LCG", "let seed = 1; const lcg = () => (seed = (seed * 16807) % 2147483647) / 2147483647;", "lcg()"],
    [
      "an LCG in words",
      "let seed = 1; function next() { seed = (seed * 1664525 + 1013904223) % 4294967296; return seed / 4294967296; }",
      "next()",
    ],
    [
      "a sine",
      "let seed = 1; function rng() { const x = Math.sin(seed++) * 10000; return x - Math.floor(x); }",
      "rng()",
    ],
    [
      "a method",
      "const gen = { seed: 1, next() { this.seed ^= this.seed << 13; this.seed ^= this.seed >>> 17; this.seed ^= this.seed << 5; return (this.seed >>> 0) / 4294967296; } };",
      "gen.next()",
    ],
    [
      "after a comma",
      "let seed = 1; const fraction = () => ((seed = (seed * 16807) % 2147483647), seed / 2147483647);",
      "fraction()",
    ],
    [
      "a small factor",
      "let seed = 1; const fraction = () => { seed = (seed * 16807) % 2147483647; return seed * 4.656612875e-10; };",
      "fraction()",
    ],
    [
      "a remainder of one",
      "let seed = 0.5; const fraction = () => { seed = seed * 9821 + 0.211327; return seed % 1; };",
      "fraction()",
    ],
    [
      "a sine by another name",
      "let seed = 1; const fraction = () => { seed++; const x = Math.sin(seed) * 1e4; return x - Math.trunc(x); };",
      "fraction()",
    ],
    [
      "a product of 32 bits",
      "let seed = 1; const fraction = () => { seed = Math.imul(seed, 48271); return (seed + 2 ** 31) / 2 ** 32; };",
      "fraction()",
    ],
    [
      "one of two fractions",
      "let seed = 1; const fraction = () => { seed ^= seed << 13; if (seed < 0) return (seed + 2 ** 32) / 2 ** 32; return seed / 2 ** 32; };",
      "fraction()",
    ],
    [
      "an instance",
      "class Xorshift { constructor(seed) { this.seed = seed; } next() { this.seed ^= this.seed << 13; this.seed ^= this.seed >>> 17; return (this.seed >>> 0) / 4294967296; } } const gen = new Xorshift(1);",
      "gen.next()",
    ],
  ])("%s", (_, frame, source) => {
    judge(`${WORD} ${frame}`, floored(source));
  });

  it.each([
    ["that starts again every time", MULBERRY, "mulberry32(7)()"],
    ["that counts", "let seed = 0; const next = () => seed++ / 10;", "next()"],
    [
      "that now and then gives whole numbers",
      "let seed = 1; const next = () => { seed = (seed * 16807) % 2147483647; if (seed > 9) return seed; return seed / 2147483647; };",
      "next()",
    ],
    ["that gives nothing", "let seed = 1; const next = () => { seed = (seed * 16807) % 2147483647; };", "next()"],
    [
      "that gives large numbers",
      "let seed = 1; const next = () => { seed = (seed * 16807) % 2147483647; return seed * 7; };",
      "next()",
    ],
    [
      "that gives remainders of seven",
      "let seed = 1; const next = () => { seed = (seed * 16807) % 2147483647; return seed % 7; };",
      "next()",
    ],
    [
      "that gives differences",
      "let seed = 1; const next = () => { seed = (seed * 16807) % 2147483647; return seed - Math.round(seed); };",
      "next()",
    ],
    [
      "that promises a fraction",
      "let seed = 1; const next = async () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };",
      "next()",
    ],
    [
      "that yields",
      "let seed = 1; function* next() { seed = (seed * 16807) % 2147483647; return seed / 2147483647; }",
      "next()",
    ],
    [
      "that is told its state",
      "let seed = 1; const next = (k) => { seed = (seed * 16807 + k) % 2147483647; return seed / 2147483647; };",
      "next(3)",
    ],
    [
      "that begins anew every time",
      "const next = () => { let seed = 1; seed = (seed * 16807) % 2147483647; return seed / 2147483647; };",
      "next()",
    ],
    [
      "that counts by somebody's sine",
      "let seed = 0; const next = () => { seed++; return Dice.sin(seed) / 10; };",
      "next()",
    ],
    [
      "that counts by another function",
      "let seed = 0; const next = () => { seed++; return Math.abs(seed) / 10; };",
      "next()",
    ],
    ["that keeps nothing", "const seed = 5; const next = () => (seed ^ 3) / 10;", "next()"],
    [
      "that gives whole numbers",
      "let seed = 1; const next = () => { seed = (seed * 16807) % 2147483647; return seed; }",
      "next()",
    ],
  ])("not one %s", (_, frame, source) => {
    expect(lint(inFrame(`${WORD} ${frame}`, up(floored(source)("a.length"))))).toEqual([]);
  });
});

describe("random bits", () => {
  const FILLED = "crypto.getRandomValues(new Uint32Array(1))[0]";
  const wrapped = (body: string): string => `const unit = () => { ${body} };`;
  it.each([
    ["divided by 2 ** 32", "", `(${FILLED} / 2 ** 32)`],
    ["divided by 4294967296", "", `(${FILLED} / 4294967296)`],
    ["divided by 0xffffffff", "", `(${FILLED} / 0xffffffff)`],
    ["divided by 0xffffffff + 1", "", `(${FILLED} / (0xffffffff + 1))`],
    ["times 2 ** -32", "", `(${FILLED} * 2 ** -32)`],
    ["of the window", "", `(window.crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)`],
    ["of globalThis", "", `(globalThis.crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)`],
    [
      "of webcrypto",
      `import { webcrypto } from "node:crypto";`,
      `(webcrypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)`,
    ],
    [
      "of a required webcrypto",
      `const { webcrypto: c } = require("crypto");`,
      `(c.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)`,
    ],
    ["16 of them", "", "(crypto.getRandomValues(new Uint16Array(1))[0] / 65536)"],
    ["in a function", wrapped(`return ${FILLED} / 2 ** 32;`), "unit()"],
    [
      "by a variable",
      wrapped("const b = new Uint32Array(1); crypto.getRandomValues(b); return b[0] / 2 ** 32;"),
      "unit()",
    ],
    [
      "by a variable of the module",
      `const b = new Uint32Array(1); ${wrapped("crypto.getRandomValues(b); return b[0] / 0x100000000;")}`,
      "unit()",
    ],
    [
      "by a variable that is filled at once",
      wrapped("const b = crypto.getRandomValues(new Uint32Array(1)); return b[0] / 2 ** 32;"),
      "unit()",
    ],
    ["taken apart", wrapped("const [x] = crypto.getRandomValues(new Uint32Array(1)); return x / 2 ** 32;"), "unit()"],
    [
      "53 of them",
      wrapped(
        "const [x, y] = crypto.getRandomValues(new Uint32Array(2)); return ((x >>> 5) * 67108864 + (y >>> 6)) / 9007199254740992;",
      ),
      "unit()",
    ],
    ["of Node", `import { randomBytes } from "node:crypto";`, "(randomBytes(4).readUInt32BE() / 2 ** 32)"],
    [
      "of Node, by a variable",
      `const crypto = require("crypto"); ${wrapped("const b = crypto.randomBytes(4); return b.readUInt32LE(0) / 4294967296;")}`,
      "unit()",
    ],
    ["made of Math.random", "", "((Math.random() * 2 ** 32 >>> 0) / 2 ** 32)"],
    [
      "of a signed generator",
      `import seedrandom from "seedrandom"; const g = seedrandom("x");`,
      "((g.int32() >>> 0) / 2 ** 32)",
    ],
  ])("as a fraction, %s", (_, frame, source) => {
    judge(frame, floored(source));
  });

  it.each<[string, string, Draw]>([
    ["at once", "", (n) => `${FILLED} % (${n})`],
    [
      "in a function",
      "const below = (n) => { const b = new Uint32Array(1); crypto.getRandomValues(b); return b[0] % n; };",
      (n) => `below(${n})`,
    ],
    [
      "by a variable",
      "const below = (n) => { const r = crypto.getRandomValues(new Uint32Array(1))[0]; return r % n; };",
      (n) => `below(${n})`,
    ],
    [
      "of Node",
      `import { randomBytes } from "crypto"; const below = (n) => randomBytes(4).readUInt32BE(0) % n;`,
      (n) => `below(${n})`,
    ],
    ["of a scaled draw", "", (n) => `((Math.random() * 2 ** 32) >>> 0) % (${n})`],
  ])("as a remainder, %s", (_, frame, draw) => {
    judge(frame, draw);
  });

  it("each read in its turn, of a list that is filled before", () => {
    const filled = (loop: string): string =>
      `export function mix(a) { const r = crypto.getRandomValues(new Uint32Array(a.length)); ${loop} }`;
    expect(lint(filled(down("r[i] % (i + 1)")))).toEqual([]);
    expect(lint(filled(up("r[i] % a.length")))).toEqual([NAIVE]);
    expect(lint(filled(up("r[0] % a.length")))).toEqual([]);
    expect(lint(filled(`for (let k = 0; k < 2; k++) { ${up("r[i] % a.length")} }`))).toEqual([]);
  });

  it("filled once and used again is no draw of its own", () => {
    const code = `export function mix(a) { const b = new Uint32Array(1); crypto.getRandomValues(b); ${up("b[0] % a.length")} }`;
    expect(lint(code)).toEqual([]);
  });

  it("8 of them do not divide by 52", () => {
    const deck = (bits: number, loop: (draw: string) => string, n: string): string =>
      `export function mix() { const a = Array.from({ length: 52 }, (_, k) => k); ${loop(`crypto.getRandomValues(new Uint${String(bits)}Array(1))[0] % (${n})`)} return a; }`;
    expect(lint(deck(8, down, "i + 1"))).toHaveLength(1);
    expect(lint(deck(16, down, "i + 1"))).toEqual([]);
    expect(lint(deck(32, down, "i + 1"))).toEqual([]);
  });

  it.each([
    ["A39", "(crypto.getRandomValues(new Uint8Array(1))[0] & 1) ? 1 : -1"],
    ["a mask", "(crypto.getRandomValues(new Uint32Array(1))[0] & 1) - 0.5"],
    ["a threshold", "crypto.getRandomValues(new Uint8Array(1))[0] > 127 ? 1 : -1"],
    ["their sign", "crypto.getRandomValues(new Int32Array(1))[0]"],
    ["their sign, by | 0", "crypto.getRandomValues(new Uint32Array(1))[0] | 0"],
    ["their sign, of a scaled draw", "(Math.random() * 2 ** 32) | 0"],
    ["their highest bit", "(crypto.getRandomValues(new Uint32Array(1))[0] >> 31) || 1"],
    ["their highest bit, without a sign", "(crypto.getRandomValues(new Uint32Array(1))[0] >>> 31) - 0.5"],
    ["around the middle", "crypto.getRandomValues(new Uint32Array(1))[0] - 2 ** 31"],
    ["a remainder", "crypto.getRandomValues(new Uint8Array(1))[0] % 2 || -1"],
  ])("in a comparator: %s", (_, comparator) => {
    expect(lint(`export const mix = (a) => a.sort(() => ${comparator});`)).toEqual([COIN]);
  });

  it("a list of numbers that nobody fills with random bits is a list", () => {
    const loop = up("Math.floor(Math.random() * 16)").replace("a.length", "16");
    expect(lint(`export function mix() { const a = new Uint8Array(16).map((_, k) => k); ${loop} }`)).toHaveLength(1);
  });
});

describe("a function of unknown origin", () => {
  it.each([
    [
      "imported, with a telling name: biased in every reading",
      `import { randomInt } from "./dice.js";`,
      up("randomInt(0, a.length - 1)"),
      1,
    ],
    ["fair in one reading", `import { randomInt } from "./dice.js";`, down("randomInt(0, i)"), 0],
    ["fair in the other reading", `import { randomInt } from "./dice.js";`, down("randomInt(0, i + 1)"), 0],
    [
      "of a package that is not in the table",
      `import { random } from "simple-dice";`,
      up("Math.floor(random() * a.length)"),
      1,
    ],
    ["p5 in global mode", "", up("floor(random(a.length))"), 1],
    ["p5 in global mode, rounded down by Math", "", up("Math.floor(random(a.length))"), 1],
    ["a method of a generator", `import { rng } from "./dice.js";`, up("rng.nextInt(0, a.length - 1)"), 1],
    ["Phaser 2", "", up("game.rnd.integerInRange(0, a.length - 1)"), 1],
    ["a method of a generator, fair in one reading", "", down("this.rng.range(0, i)"), 0],
    ["a method of something else", "const random = 1;", up("input.nextInt(0, a.length - 1)"), 0],
    ["without a telling name", `import { pick } from "./dice.js"; const random = 1;`, up("pick(0, a.length - 1)"), 0],
  ])("%s", (_, frame, loop, count) => {
    expect(lint(inFrame(frame, loop))).toHaveLength(count);
  });
});

describe("a function of unknown origin by another name", () => {
  const RNG = `import { rng } from "./dice.js";`;

  it.each([
    ["bound", `${RNG} const next = rng.next.bind(rng);`],
    [
      "bound, of an instance",
      `import { Dice } from "./dice.js"; const rng = new Dice(7); const next = rng.next.bind(rng);`,
    ],
    ["an alias", `${RNG} const next = rng.next;`],
    ["an alias of what is bound", `${RNG} const draw = rng.next.bind(rng); const next = draw;`],
    ["bound, without a method", `import random from "./dice.js"; const next = random.bind(undefined);`],
    ["bound to nothing at all", `import random from "./dice.js"; const next = random.bind();`],
    [
      "with a name of its own that tells more",
      `import { dice } from "./dice.js"; const next = dice.roll; const random = next;`,
    ],
  ])("draws: %s", (_, frame) => {
    const name = frame.includes("const random =") ? "random" : "next";
    judge(frame, floored(`${name}()`));
  });

  it("is handed on by the name that it has at the shuffle", () => {
    const code = `${RNG} const next = rng.next.bind(rng); export const mix = (a) => a.sort(() => next() - 0.5);`;
    expect(lint(code)).toEqual([COIN]);
    expect(fix(code)).toContain("export const mix = (a) => fairShuffle(a, next);");
  });

  it.each([
    ["biased in every reading", up("pick(0, a.length - 1)"), 1],
    ["fair in one reading", down("pick(0, i)"), 0],
    ["fair in the other reading", down("pick(0, i + 1)"), 0],
  ])("draws from a range: %s", (_, loop, count) => {
    expect(lint(inFrame(`${RNG} const pick = rng.nextInt.bind(rng);`, loop))).toHaveLength(count);
  });

  it.each([
    ["with arguments that are bound too", `${RNG} const next = rng.next.bind(rng, 100);`],
    ["a method whose name says nothing", `${RNG} const next = rng.roll.bind(rng);`],
    ["of something that is no generator", `import { cards } from "./rng.js"; const next = cards.next.bind(cards);`],
    ["set twice", `${RNG} let next = rng.next.bind(rng); next = other;`],
    [
      "of a generator of this file, which says what it gives",
      "const rng = { next() { return 3; } }; const next = rng.next.bind(rng);",
    ],
    [
      "made by a function of this file",
      "const make = () => () => read(); const random = make(); const next = random.bind(null);",
    ],
    ["a name for itself, in a circle", "var next = random2; var random2 = next;"],
  ])("is not known to draw: %s", (_, frame) => {
    expect(lint(inFrame(frame, up("Math.floor(next() * a.length)")))).toEqual([]);
  });
});

describe("a source that is known by its name alone", () => {
  const compare = (comparator: string): string[] =>
    lint(`import { rand } from "./dice.js"; export const mix = (a) => a.sort(() => ${comparator});`);

  it.each([
    "rand() - 0.5",
    "0.5 - rand()",
    "-rand() + 0.5",
    "+rand() - 0.5",
    "-0.5 + rand()",
    "-.5 + rand()",
    "rand() + -0.5",
    "rand() * 2 - 1",
    "rand() > 0.5 ? 1 : -1",
    "0.5 <= rand() ? 1 : -1",
  ])("is used as a fraction: %s", (comparator) => {
    expect(compare(comparator)).toEqual([COIN]);
  });

  it.each([
    "rand() - 50",
    "-50 + rand()",
    "rand() + -1",
    "rand() + 0.5",
    "rand() + -half",
    "rand() - -50",
    "rand() - 1",
    "50 - rand()",
    "rand() > 50 ? 1 : -1",
    "rand() >= 1 ? 1 : -1",
    "50 < rand() ? 1 : -1",
    "rand() * 0.001 - 0.5",
    "rand() / 100 - 0.5",
    "(rand() % 2) - 0.5",
    "(rand() >> 15) - 0.5",
    "(rand() & 1) - 0.5",
  ])("may give whole numbers: %s", (comparator) => {
    expect(compare(comparator)).toEqual([]);
  });
});

describe("randomSources", () => {
  const randomSources: RuleOptions["randomSources"] = [
    "oracle",
    { name: "dice.roll", range: "inclusive" },
    { name: "toss", range: "exclusive" },
  ];
  it.each<[string, Draw]>([
    ["on [0, 1)", floored("oracle()")],
    ["inclusive", (n) => `dice.roll(0, ${n} - 1)`],
    ["inclusive, one argument", (n) => `dice.roll(${n} - 1)`],
    ["exclusive", (n) => `toss(${n})`],
  ])("%s", (_, draw) => {
    const of = (loop: string): string[] => lint(inFrame("", loop), { randomSources });
    expect(of(down(draw("i + 1")))).toEqual([]);
    expect(of(up(draw("a.length")))).toEqual([NAIVE]);
    expect(of(down(draw("i")))).toEqual([CYCLES]);
  });
});

describe("the words of a file that could shuffle", () => {
  function mayShuffle(code: string, sources: RandomSources = getRandomSources([])): boolean {
    let count = 0;
    walk(code, (file) => {
      count = findDrawWords({ ...file, sources }).size;
      return {};
    });
    return count > 0;
  }

  it.each([
    ["a draw and a sort", "a.sort(() => Math.random() - 0.5)", true],
    ["a draw and a swap", "a[j = rng() * 2 | 0] = a[i]", true],
    ["a draw and an insertion", "out.splice(rnd(), 0, x)", true],
    ["a library's global", "a.sort(() => chance.floating() - 0.5)", true],
    ["a library's import", 'import C from "chance"; const c = new C(); a.sort(() => c.floating() - 0.5)', true],
    ["a required library", 'const c = require("alea")(); a.sort(() => c() - 0.5)', true],
    [
      "a generator of its own",
      "let seed = 1; const f = () => (seed = seed * 5 % 7) / 7; a.sort(() => f() - 0.5)",
      true,
    ],
    ["a draw alone", "const x = Math.random();", false],
    ["a draw in a comment", "a.sort((x, y) => x - y); // no Math.random here", false],
    ["a sort alone", "a.sort((x, y) => x - y); const operand = 1, burndown = 2, indices = [];", false],
    ["an import of something else", 'import { brand } from "strands"; a.sort((x, y) => x - y)', false],
  ])("%s", (_, code, expected) => {
    expect(mayShuffle(code)).toBe(expected);
  });

  it("knows the project's own sources", () => {
    expect(mayShuffle("a.sort(() => dice.roll() - 3)")).toBe(false);
    expect(mayShuffle("a.sort(() => dice.roll() - 3)", getRandomSources(["dice.roll"]))).toBe(true);
  });
});

describe("a text may hold a shuffle", () => {
  it.each<[string, string, Parameters<typeof mayHoldShuffle>[1]]>([
    ["by Math.random", "a.sort(() => Math.random() - 0.5);", []],
    ["by a function of one's own", "a.sort(() => deck.spin() - 0.5);", ["deck.spin"]],
    ["by one of several", "a.sort(() => deck.spin() - 0.5);", ["turn", { name: "spin", range: "exclusive" }]],
    ["by a remainder", "a.sort(() => (seed = (seed * 5) % 7) - 3);", []],
    ["by bits that are shifted", "a.sort(() => (seed >>> 1) - 3);", []],
    ["by a library", 'import { faker } from "@faker-js/faker"; a.sort(() => faker.number.int(9) - 4);', []],
  ])("%s: %s", (_, text, own) => {
    expect(mayHoldShuffle(text, own)).toBe(true);
  });

  it.each<[string, string, Parameters<typeof mayHoldShuffle>[1]]>([
    ["nothing is moved", "use(Math.random());", []],
    ["nothing is drawn", "a.sort((x, y) => x - y);", []],
    ["the function is somebody else's", "a.sort(() => deck.spin() - 0.5);", ["deck.turn"]],
    ["a seed has no generator", "a.sort(() => seed - 3);", []],
    ["a remainder has no generator", "a.sort((x, y) => (x % 7) - (y % 7));", []],
    ["the library of a word is missing", "a.sort(() => number.int(9) - 4);", []],
  ])("not where %s: %s", (_, text, own) => {
    expect(mayHoldShuffle(text, own)).toBe(false);
  });
});
