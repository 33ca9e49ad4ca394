// Where the keys of a sort were drawn: found in every place where people draw them, and not where anything in between could have changed them.
import { describe, expect, it } from "vitest";
import { fixAll, verify, type Linting } from "../linted.fixture.ts";

const KEY = "Math.floor(Math.random() * 3)";
const MANY = "Math.floor(Math.random() * a.length)";
const LINTING: Linting = { options: { helper: "import" }, filename: "file.ts" };

const report = (code: string): string[] => verify(code, LINTING).map(({ messageId, message }) => messageId ?? message);
const fix = (code: string): string => fixAll(code, LINTING).output;

const RECORDS = `a.map((v) => ({ v, k: ${KEY} }))`;
const SORT = "o.sort((x, y) => x.k - y.k);";
const BACK = "return o.map((x) => x.v);";

describe("between the draws and the sort", () => {
  const between = (text: string): string =>
    `export async function* f(a, b, n) { const o = ${RECORDS}; ${text} ${SORT} ${BACK} }`;

  it.each([
    "",
    "function later() { a.push(1); }",
    "const later = () => { a.push(1); };",
    "const later = function () { a.push(1); };",
    "class Later { x = a.push(1); }",
    "interface Later { x: number }",
    "type Later = number[];",
    "const later = a;",
    "if (a.length > 2) console.log(a[0], a.length);",
    "typeof a;",
    "!a;",
    "const m = new Map(), s = new Set(), d = new Date();",
    "const m = new WeakMap(), s = new WeakSet(), l = new Array(3);",
    "Number(a.length), String(a), parseInt('1');",
    "b.map((x) => x + 1).filter(function (x) { return x; });",
    "b.every(Boolean);",
    "b.every((x) => x > 1, {});",
    "const c = Array.from({ length: 3 }, (x, i) => i);",
    "const c = Array.from({ length: 3 }, String);",
    "const c = Array.from(b.keys());",
    "const c = Array.from(b);",
    "b.concat(b).includes(n);",
    "{ const c = b.slice(); }",
    "for (const x of b) console.log(x);",
  ])("nothing is changed by: %s", (text) => {
    expect(report(between(text))).toEqual(["biased"]);
  });

  it.each([
    "b.length = 0;",
    "let p; p = b;",
    `let p; p = ${RECORDS};`,
    "const later = () => { o.reverse(); }; later();",
    "const later = (() => { o.reverse(); })();",
    "n++;",
    "-n--;",
    "let c; c = b;",
    "await b;",
    "yield b;",
    "css`p`;",
    "import('./deck.js');",
    "delete b[0];",
    "typeof use(b);",
    "new Deck(b);",
    "new deck.Map(b);",
    "new Map(use(b));",
    "use(b);",
    "b.reverse();",
    "b[n]();",
    "const c = use(b);",
    "if (n) use(b);",
    "{ use(b); }",
    "b.map(show);",
    "b.filter(show);",
    "b.flatMap(show);",
    "b.some(show);",
    "b.every(show);",
    "b.find(show);",
    "b.findIndex(show);",
    "b.map(shows[0]);",
    "b.map((x) => show(x));",
    "Array.from(b, show);",
    "Array.from(show(b));",
  ])("anything may be changed by: %s", (text) => {
    expect(report(between(text))).toEqual([]);
  });

  it.each([
    ["an import", `import b from "b"; ${SORT}`],
    ["exported names", `const b = 1; export { b }; ${SORT}`],
    ["an exported value", `export const b = 1; ${SORT}`],
  ])("of a module stands %s", (_, text) => {
    const found = report(`const o = ${RECORDS.replace("a.", "[1, 2, 3, 4].")}; ${text} use(o.map((x) => x.v));`);
    expect(found).toEqual(["biased"]);
  });

  it("of a module stands a value that is exported and made by a call", () => {
    const text = `const o = ${RECORDS.replace("a.", "[1, 2, 3, 4].")}; export const b = use(); ${SORT} use(o.map((x) => x.v));`;
    expect(report(text)).toEqual([]);
  });
});

describe("the sort stands", () => {
  it.each([
    [
      "after as many draws as there are items",
      `export function f(a) { const o = ${RECORDS.replace(KEY, MANY)}; ${SORT} ${BACK} }`,
    ],
    [
      "after pairs",
      `export function f(a) { return a.map((v) => [v, ${KEY}]).sort((x, y) => x[1] - y[1]).map((x) => x[0]); }`,
    ],
    ["after an assignment", `export function f(a) { let o; o = ${RECORDS}; ${SORT} ${BACK} }`],
    ["deeper", `export function f(a, n) { const o = ${RECORDS}; if (n) { ${SORT} } ${BACK} }`],
    ["before other things", `export function f(a) { const o = ${RECORDS}; ${SORT} use(a); ${BACK} }`],
    ["in a case", `export function f(a, n) { switch (n) { case 1: const o = ${RECORDS}; ${SORT} ${BACK} } }`],
    [
      "in a static block",
      `class D { static { const o = ${RECORDS.replace("a.", "D.a.")}; ${SORT} use(o.map((x) => x.v)); } }`,
    ],
    [
      "behind a declaration that makes two values",
      `export function f(a) { const c = use(a), o = ${RECORDS}; ${SORT} ${BACK} }`,
    ],
    ["in the same declaration", `export function f(a) { const o = ${RECORDS}, s = ${SORT.slice(0, -1)}; ${BACK} }`],
    [
      "in a sequence",
      `export function f(a) { const o = ${RECORDS}; return (a.length, ${SORT.slice(0, -1)}, o.length); }`,
    ],
    [
      "on another name of the list",
      `export function f(a) { const o = ${RECORDS}; const p = o; p.sort((x, y) => x.k - y.k); ${BACK} }`,
    ],
    [
      "on a copy of it",
      `export function f(a) { const o = ${RECORDS}; const p = o.slice(); p.sort((x, y) => x.k - y.k); return p.map((x) => x.v); }`,
    ],
    [
      "on a field",
      `export class D { shuffle(a) { this.o = a.map((v) => ({ v, sortKey: ${KEY} })); this.o.sort((x, y) => x.sortKey - y.sortKey); } }`,
    ],
    [
      "on a field of a field",
      `export class D { shuffle(a) { this.p.o = a.map((v) => ({ v, sortKey: ${KEY} })); this.p.o.sort((x, y) => x.sortKey - y.sortKey); } }`,
    ],
  ])("%s", (_, code) => {
    expect(report(code)).toEqual(["biased"]);
  });

  it.each([
    [
      "in another function",
      `export function f(a) { const o = ${RECORDS}; const g = () => { ${SORT} }; use(g); ${BACK} }`,
    ],
    [
      "in a loop, of the same keys each time",
      `export function f(a, n) { const o = ${RECORDS}; for (const t of n) { use(o.toSorted((x, y) => x.k - y.k).map((x) => x.v)); } }`,
    ],
    [
      "behind a part of a sequence that may change it",
      `export function f(a) { const o = ${RECORDS}; return (use(a), ${SORT.slice(0, -1)}, o.length); }`,
    ],
    ["behind other keys", `export function f(a, b) { let o = ${RECORDS}; o = b; ${SORT} ${BACK} }`],
    ["behind more keys", `export function f(a, b) { let o = ${RECORDS}; o += b; ${SORT} ${BACK} }`],
    [
      "on a field that may not be there",
      `export class D { shuffle(a) { this.p.o = a.map((v) => ({ v, sortKey: ${KEY} })); this.p?.o.sort((x, y) => x.sortKey - y.sortKey); } }`,
    ],
    [
      "on another field",
      `export class D { shuffle(a) { this.p = a.map((v) => ({ v, sortKey: ${KEY} })); this.o.sort((x, y) => x.sortKey - y.sortKey); } }`,
    ],
    [
      "on the same field of another object",
      `export class D { shuffle(a, d) { d.o = a.map((v) => ({ v, sortKey: ${KEY} })); this.o.sort((x, y) => x.sortKey - y.sortKey); } }`,
    ],
    [
      "on an element",
      `export class D { shuffle(a, d, i) { d[i] = a.map((v) => ({ v, sortKey: ${KEY} })); d[i].sort((x, y) => x.sortKey - y.sortKey); } }`,
    ],
    [
      "on a variable of the same name",
      `export function shuffle(a, o) { { let o = a.map((v) => ({ v, sortKey: ${KEY} })); } o.sort((x, y) => x.sortKey - y.sortKey); }`,
    ],
  ])("not %s", (_, code) => {
    expect(report(code)).toEqual([]);
  });
});

describe("a map", () => {
  const made = (record: string, by = "k"): string =>
    `export const f = (a, w) => a.map((v) => (${record})).sort((x, y) => x[${JSON.stringify(by)}] - y[${JSON.stringify(by)}]).map((x) => x.v);`;

  it.each([[`{ ...v, k: ${KEY} }`], [`{ v, k: 1, k: ${KEY} }`], [`{ "k": ${KEY}, v, w() {} }`], [`{ k: ${KEY}, v }`]])(
    "makes records with a drawn key: %s",
    (record) => {
      expect(report(made(record))).toEqual(["biased"]);
    },
  );

  it.each([
    [`{ k: ${KEY}, ...v }`],
    [`{ v, k: ${KEY}, [w]: 1 }`],
    [`{ v, ["k"]: ${KEY} }`],
    [`{ v, get k() { return ${KEY}; } }`],
    [`{ v, k() { return ${KEY}; } }`],
    [`{ v, k: ${KEY}, k: 1 }`],
    [`{ v, l: ${KEY} }`],
    [`make(v, ${KEY})`],
    [`(v.k = ${KEY}, v)`],
  ])("makes something else: %s", (record) => {
    expect(report(made(record))).toEqual([]);
  });

  it("numbers its items, and the numbers break the ties", () => {
    const numbered = (record: string): string =>
      `export const f = (a) => a.map((v, i) => (${record})).sort((x, y) => x.k - y.k || x.i - y.i).map((x) => x.v);`;
    expect(report(numbered(`{ v, i, k: ${KEY} }`))).toEqual(["biased"]);
    expect(report(numbered(`{ v, i: v.i, k: ${KEY} }`))).toEqual([]);
  });

  const pairs = (pair: string, back = "p[1]"): string =>
    `export const f = (a) => a.map((v) => ${pair}).sort((x, y) => x[0] - y[0]).map((p) => ${back});`;

  it.each([[`[${KEY}, v]`], [`[${KEY}, , v]`]])("makes pairs with a drawn key: %s", (pair) => {
    expect(report(pairs(pair))).toEqual(["biased"]);
  });

  it.each([[`[...v, ${KEY}]`], [`[${KEY}, ...v]`], ["[, v]"], ["[]"], [`[v, ${KEY}]`], [`[...${KEY}, v]`]])(
    "makes other arrays: %s",
    (pair) => {
      expect(report(pairs(pair))).toEqual([]);
    },
  );

  it.each([
    [pairs(`[${KEY}, v]`), true],
    [pairs(`[${KEY}, , v]`, "p[2]"), true],
    [pairs(`[${KEY}, v + 1]`), false],
    [pairs(`[${KEY}, v, w]`, "p[2]"), false],
    [made(`{ v, k: ${KEY} }`), true],
    [made(`{ w: v, v: v + 1, k: ${KEY} }`), false],
    [made(`{ v: v + 1, k: ${KEY} }`), false],
  ])("gives its place to a shuffle only where the very items come back: %s", (code, isWhole) => {
    expect(fix(code).includes("toShuffled(a)")).toBe(isWhole);
  });

  const stored = (body: string): string =>
    `export const f = (a, b) => a.map((v) => ({ v })).map((x) => { ${body} }).sort((x, y) => x.k - y.k).map((x) => x.v);`;

  it.each([`x.k = ${KEY}; return x;`, `x["k"] = ${KEY}; return x;`, `const d = ${KEY}; x.k = d; return x;`])(
    "stores keys on the items: %s",
    (body) => {
      expect(report(stored(body))).toEqual(["biased"]);
    },
  );

  it.each([
    `x.k = ${KEY};`,
    `x.k = ${KEY}; return b;`,
    `x.k += ${KEY}; return x;`,
    `x.l = ${KEY}; return x;`,
    `b.k = ${KEY}; return x;`,
    `k = ${KEY}; return x;`,
    `x.k = ${KEY}; use(x); return x;`,
    `const k = (x.k = ${KEY}); return x;`,
    `return x;`,
    `return (x.k = ${KEY});`,
  ])("stores no keys that are known: %s", (body) => {
    expect(report(stored(body))).toEqual([]);
  });
});

describe("a loop", () => {
  const pushed = (loop: string, first = "const o = [];"): string =>
    `export function shuffle(a, b, n) { ${first} ${loop} ${SORT} ${BACK} }`;
  const push = `for (const v of a) o.push({ v, k: ${KEY} });`;

  it.each([
    [pushed(push)],
    [pushed(`for (let i = 0; i < 9; i++) o.push({ v: i, k: ${KEY} });`)],
    [pushed(push.replace(KEY, MANY))],
    [pushed(`a.forEach((v) => o.push({ v, k: ${KEY} }));`)],
    [pushed(push, "let o = a; o = [];")],
    [pushed(push, "const o = []; console.log(a.length);")],
    [pushed(push, "const o = [] as { v: number; k: number }[];")],
  ])("fills an empty list: %s", (code) => {
    expect(report(code)).toEqual(["biased"]);
  });

  it.each([
    [pushed(push, "const o = [b];")],
    [pushed(push, "const o = b.slice();")],
    [pushed(push, "const o = [...b];")],
    [pushed(push, "let o;")],
    [pushed(push, "const o = []; use(o);")],
    [pushed(push, "const o = []; o.push(b);")],
    [pushed(push, "let o = []; o = b;")],
    [pushed(push, "").replace("b, n", "b, o")],
    [pushed(push.replace("push", "unshift"))],
    [pushed(push.replace("})", "}, b)"))],
    [pushed(push.replace("o.push", "o?.push"))],
    [pushed(push.replace("o.push", "b.push"))],
    [pushed(push.replace("{ v", "...{ v"))],
    [pushed("for (const v of a) o.push();")],
    [pushed("for (const v of a) o.push(v);")],
    [pushed(push.replace("o.push", "push"))],
    [pushed(`for (const v of a) if (v) o.push({ v, k: ${KEY} });`)],
    [pushed(`for (const v of a) { use(o); o.push({ v, k: ${KEY} }); }`)],
    [pushed(push.replace(KEY, "Math.floor(Math.random() * o.length)"))],
  ])("fills no empty list with drawn keys: %s", (code) => {
    expect(report(code)).toEqual([]);
  });

  const stored = (loop: string): string =>
    `export function shuffle(a, b) { const o = a.map((v) => ({ v })); ${loop} ${SORT} ${BACK} }`;

  it.each([
    `for (const x of o) x.k = ${KEY};`,
    `for (const x of o) { const d = ${KEY}; x.k = d; }`,
    `o.forEach((x) => { x.k = ${KEY}; });`,
    `for (let i = 0, n = o.length; i < n; i++) o[i].k = ${KEY};`,
    `const p = o; for (const x of p) x.k = ${KEY};`,
    `for (const x of o) x.k = ${KEY}; console.log(b);`,
  ])("stores keys on the items, and goes with the sort: %s", (loop) => {
    expect(report(stored(loop))).toEqual(["biased"]);
    expect(fix(stored(loop))).not.toContain("Math.random() * 3");
  });

  it.each(["", "console.log(i);"])("stores keys by a counter that stays, and whoever asks it finds it: %s", (more) => {
    const code = stored(`let i; for (i = 0; i < o.length; i++) o[i].k = ${KEY}; ${more}`);
    expect(report(code)).toEqual(["biased"]);
    expect(fix(code)).toBe(code.replace(KEY, "Math.random()"));
  });

  it.each([`for (const [i, x] of o.entries()) x.k = ${KEY};`, `for (const i of o.keys()) o[i].k = ${KEY};`])(
    "stores keys on the items: %s",
    (loop) => {
      expect(report(stored(loop))).toEqual(["biased"]);
    },
  );

  it.each([
    `for (const x of b) x.k = ${KEY};`,
    `for (const x of o) b.k = ${KEY};`,
    `for (const x of o) x.l = ${KEY};`,
    `for (const x of o) x.k -= ${KEY};`,
    `for (const x of o) x.k = ${KEY}; use(o);`,
    `for (const x of o) x.k = ${KEY}; for (const x of o) x.k = x.v;`,
    `for (const x of o.slice(1)) x.k = ${KEY};`,
    `for (let i = 1; i < o.length; i++) o[i].k = ${KEY};`,
    `for (const x of o) use(${KEY});`,
    `for (const x of o) if (x.v) x.k = ${KEY};`,
  ])("stores no key for each item: %s", (loop) => {
    expect(report(stored(loop))).toEqual([]);
  });
});

describe("a table", () => {
  const byItem = (table: string, sorted = "a", key = "k.get(x) - k.get(y)"): string =>
    `export function f(a, b, n) { ${table} return ${sorted}.toSorted((x, y) => ${key}); }`;
  const byIndex = (table: string, indices = "[...a.keys()]"): string =>
    `export function f(a, b, n) { ${table} return ${indices}.sort((x, y) => k[x] - k[y]).map((i) => a[i]); }`;
  const OBJECT = "k[x] - k[y]";

  it.each([
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}]));`)],
    [byItem(`const k = new WeakMap(a.map((v) => [v, ${KEY}]));`)],
    [byItem(`const k = new Map(Array.from(a, (v) => [v, ${KEY}]));`)],
    [byItem(`const k = new Map(); for (const v of a) k.set(v, ${KEY});`)],
    [byItem(`const k = new Map(); for (let i = 0; i < a.length; i++) k.set(a[i], ${KEY});`)],
    [byItem(`const k = new Map(); for (const v of a) k.set(v, ${KEY}); console.log(b);`)],
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}]));`, "[...a]")],
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}]));`, "[...a.slice()]")],
    [byItem(`const c = a; const k = new Map(c.map((v) => [v, ${KEY}]));`)],
    [byItem(`const k = Object.fromEntries(a.map((v) => [v, ${KEY}]));`, "a", OBJECT)],
    [byItem(`const k = {}; for (const v of a) k[v] = ${KEY};`, "a", OBJECT)],
    [byItem(`const k = Object.fromEntries(a.map((v) => [v.id, ${KEY}]));`, "a", "k[x.id] - k[y.id]")],
    [byItem(`const k = new Map(this.a.map((v) => [v, ${KEY}]));`, "this.a")],
    [byItem(`const k = new Map(this.a.b.map((v) => [v, ${KEY}]));`, "this.a.b")],
    [byItem(`const k = new Map(DECK.map((v) => [v, ${KEY}]));`, "DECK")],
    [byIndex(`const k = a.map(() => ${KEY});`)],
    [byIndex(`const k = a.map(() => ${KEY});`, "[...k.keys()]")],
    [byIndex(`const k = a.map(() => ${KEY});`, "[...[...a.keys()]]")],
    [byIndex(`const k = a.map(() => ${KEY});`, "Array.from(a.keys())")],
    [byIndex(`const k = a.map(() => ${KEY}); const p = Array.from(a.keys());`, "p")],
    [byIndex(`const k = a.map(() => ${KEY});`, "a.map((v, i) => i)")],
    [byIndex(`const k = a.map(() => ${KEY}), p = [...a.keys()], q = p;`, "q")],
    [byIndex(`const k = Array.from({ length: a.length }, () => ${KEY});`)],
    [byIndex(`const k = Array.from(new Array(a.length), () => ${KEY});`)],
    [byIndex(`const k = Array.from(Array(a.length), () => ${KEY});`, "Array.from(a, (v, i) => i)")],
    [byIndex(`const k = Array.from({ length: 5 }, () => ${KEY});`, "Array.from({ length: 5 }, (_, i) => i)")],
    [byIndex(`const k = Array.from({ length: n }, () => ${KEY});`, "Array.from({ length: n }, (_, i) => i)")],
    [byIndex(`const c = a.length; const k = Array.from({ length: c }, () => ${KEY});`)],
    [byIndex(`const k = Array.from({ length: a.length }, () => ${MANY});`)],
    [byIndex(`const k = Array.from(new Array(a.length), () => ${MANY});`, "a.map((v, i) => i)")],
    [byIndex(`const k = a.map(() => ${MANY});`, "Array.from({ length: a.length }, (_, i) => i)")],
    [byIndex(`const c = a.length; const k = Array.from({ length: c }, () => ${MANY});`)],
    [byIndex(`const k = Array.from({ length: a.length }, () => ${MANY});`, "Array.from(Array(a.length), (_, i) => i)")],
    [byIndex(`const k = []; for (const v of a) k.push(${KEY});`)],
    [byIndex(`const k = []; for (let i = 0; i < a.length; i++) k[i] = ${KEY};`)],
    [byIndex(`const k = [9]; for (let i = 0; i < a.length; i++) k[i] = ${KEY};`)],
  ])("holds a drawn key for each item: %s", (code) => {
    expect(report(code)).toEqual(["biased"]);
  });

  it.each([
    // keys of another list
    [byItem(`const k = new Map(b.map((v) => [v, ${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}]));`, "b")],
    [byItem(`const k = new Map(this.a.map((v) => [v, ${KEY}]));`, "this.b")],
    [byItem(`const k = new Map(this.a.map((v) => [v, ${KEY}]));`, "a")],
    [byItem(`const k = new Map(b.a.map((v) => [v, ${KEY}]));`, "this.a")],
    [byItem(`const k = new Map(b?.a.map((v) => [v, ${KEY}]));`, "b?.a")],
    [byItem(`const k = new Map(b[n].map((v) => [v, ${KEY}]));`, "b[n]")],
    [byItem(`const k = new Map(b().map((v) => [v, ${KEY}]));`, "b()")],
    [byItem(`const k = new Map(b().c.map((v) => [v, ${KEY}]));`, "b().c")],
    [byItem(`const k = new Map(new Deck(1).map((v) => [v, ${KEY}]));`, "new Deck(1)")],
    [byItem(`const k = new Map(); for (const v of b) k.set(v, ${KEY});`)],
    // under something else than the item
    [byItem(`const k = new Map(a.map((v) => [v.id, ${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v) => [b, ${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v, i) => [i, ${KEY}]));`)],
    [byItem(`const k = Object.fromEntries(a.map((v) => [v.id, ${KEY}]));`, "a", "k[x.name] - k[y.name]")],
    [byItem(`const k = Object.fromEntries(a.map((v) => [b.id, ${KEY}]));`, "a", "k[x.id] - k[y.id]")],
    [byItem(`const k = Object.fromEntries(a.map((v) => [v, ${KEY}]));`, "a", "k[x.id] - k[y.id]")],
    // a map read as an object, and the other way round
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}]));`, "a", OBJECT)],
    [byItem(`const k = Object.fromEntries(a.map((v) => [v, ${KEY}]));`)],
    [byItem(`const k = new Map(); for (const v of a) k[v] = ${KEY};`)],
    [byItem(`const k = {}; for (const v of a) k.set(v, ${KEY});`, "a", OBJECT)],
    // of a list that may have changed since
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}])); a.push(n);`)],
    [byItem(`var k = new Map(a.map((v) => [v, ${KEY}])); var k = new Map(b.map((v) => [v, ${KEY}]));`)],
    // other tables
    [byItem(`const k = new Map(a.map((v) => [v, , ]));`)],
    [byItem(`const k = new Ranks(a.map((v) => [v, ${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}]), b);`)],
    [byItem(`const k = new Map(a.map((v) => [v, ${KEY}, v]));`)],
    [byItem(`const k = new Map(a.map((v) => [, ${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v) => [v, ...${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v) => [...v, ${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v) => ({ v, k: ${KEY} })));`)],
    [byItem(`const k = new Map(a.map((v) => { use([v, ${KEY}]); }));`)],
    [byItem(`const k = new Map(a.flatMap((v) => [v, ${KEY}]));`)],
    [byItem("const k = new Map(b);")],
    [byItem("const k = new Map();")],
    [byItem("const k = b;")],
    [byItem("let k;")],
    [byItem("").replace("b, n", "b, k")],
    [byItem(`const k = new Map(a.map((v) => [v, ...${KEY}]));`)],
    [byItem(`const k = new Map(a.map((v) => [...v, ${KEY}]));`)],
    [byItem(`const k = Deck.fromEntries(a.map((v) => [v, ${KEY}]));`, "a", OBJECT)],
    [byItem(`const k = Object.groupBy(a.map((v) => [v, ${KEY}]));`, "a", OBJECT)],
    [byItem(`const { k } = new Map(a.map((v) => [v, ${KEY}]));`)],
    // loops that store something else
    [byItem(`const k = new Map(); for (const v of a) k.set(v, ...${KEY});`)],
    [byItem(`const k = new Map(); for (const v of a) k.set(...v, ${KEY});`)],
    [byItem(`const k = new Map(); for (const v of a) k.set(v);`)],
    [byItem(`const k = new Map(); for (const v of a) k.set(v, ${KEY}, v);`)],
    [byItem(`const k = new Map(); for (const v of a) k.add(v, ${KEY});`)],
    [byItem(`const k = new Map(); for (const v of a) b.set(v, ${KEY});`)],
    [byItem(`const k = new Map(); for (const v of a) set(v, ${KEY});`)],
    [byItem(`const k = new Map(); for (const v of a) k.set(v, ${KEY}); use(k);`)],
    [byItem(`const k = {}; for (const v of a) k[v] += ${KEY};`, "a", OBJECT)],
    [byItem(`const k = {}; for (const v of a) k.v = ${KEY};`, "a", OBJECT)],
    [byItem(`const k = {}; for (const v of a) b[v] = ${KEY};`, "a", OBJECT)],
    [byItem(`const k = {}; for (const v of a) k = ${KEY};`, "a", OBJECT)],
    // by index
    [byIndex(`const k = b.map(() => ${KEY});`)],
    [byIndex(`const k = a.map(() => ${KEY});`, "[...b.keys()]")],
    [byIndex(`const k = a.map(() => ${KEY});`, "[...a.keys(b)]")],
    [byIndex(`const k = a.map(() => ${KEY});`, "[...a.values()]")],
    [byIndex(`const k = a.map(() => ${KEY});`, "[...keys()]")],
    [byIndex(`const k = a.map(() => ${KEY});`, "a.map((v, i) => i + 1)")],
    [byIndex(`const k = a.map(() => ${KEY});`, "a.map((v, i) => v)")],
    [byIndex(`const k = a.map(() => ${KEY});`, "a.map((v, i) => { use(v); return i; })")],
    [byIndex(`const k = a.map(() => ${KEY});`, "a.flatMap((v, i) => i)")],
    [byIndex(`const k = a.map(() => ${KEY});`, "b")],
    [byIndex(`const k = a.map(() => { use(${KEY}); });`)],
    [byIndex(`const k = Array.from({ length: b.length }, () => ${KEY});`)],
    [byIndex(`const k = Array.from({ length: a.length }, () => ${MANY.replace("a.", "b.")});`)],
    [byIndex(`const k = Array.from({ size: a.length }, () => ${KEY});`)],
    [byIndex(`const k = Array.from({ length: a.length, b }, () => ${KEY});`)],
    [byIndex(`const k = Array.from({ ...a }, () => ${KEY});`)],
    [byIndex(`const k = Array.from(new Set(a.length), () => ${KEY});`)],
    [byIndex(`const k = Array.from(Array(a.length, 1), () => ${KEY});`)],
    [byIndex(`const k = Array.from({ length: 5 }, () => ${KEY});`, "Array.from({ length: 6 }, (_, i) => i)")],
    [byIndex(`const k = Array.from({ length: b }, () => ${KEY});`, "Array.from({ length: n }, (_, i) => i)")],
    [byIndex(`const k = Array.from({ length: n }, () => ${KEY}); n = 2;`, "Array.from({ length: n }, (_, i) => i)")],
    [
      byIndex(
        `const p = Array.from({ length: n }, (_, i) => i); n = 2; const k = Array.from({ length: n }, () => ${KEY});`,
        "p",
      ),
    ],
    [byIndex(`const k = Array.from({}, () => ${KEY});`)],
    [byIndex(`const k = Array.from({ length: n() }, () => ${KEY});`, "Array.from({ length: n() }, (_, i) => i)")],
    [byIndex(`const k = [b]; for (const v of a) k.push(${KEY});`)],
    [byIndex(`const k = b.slice(); for (const v of a) k.push(${KEY});`)],
    [byIndex(`const k = []; for (const v of b) k.push(${KEY});`)],
    [byIndex(`const k = []; for (const v of a) k.push(${KEY}, 1);`)],
    [byIndex(`const k = []; for (const v of a) k.push();`)],
    [byIndex(`const k = []; for (const v of a) k.unshift(${KEY});`)],
    [byIndex(`const k = []; for (let i = 0; i < b.length; i++) k[i] = ${KEY};`)],
    [byIndex(`const k = []; for (let i = 0; i < a.length; i++) k[a[i]] = ${KEY};`)],
    [byIndex(`const k = []; for (let i = 0; i < a.length; i++) k[i] = ${KEY}; use(k);`)],
    [byIndex(`const k = []; for (let i = 0; i < 9; i++) k[i] = ${KEY};`)],
  ])("holds no key that is known for each item: %s", (code) => {
    expect(report(code)).toEqual([]);
  });
});

it("an assignment that depends on what was there tells nothing", () => {
  const after = (text: string): string[] => report(`export function f(a, o) { ${text} ${SORT} ${BACK} }`);
  expect(after(`o = ${RECORDS};`)).toEqual(["biased"]);
  expect(after(`o ||= ${RECORDS};`)).toEqual([]);
  expect(after(`let p; p = ${RECORDS};`)).toEqual([]);
});

describe("a list that may be missing", () => {
  const WAYS = [
    (key: string) =>
      `export const f = (a) => a?.map((v) => ({ v, k: ${key} })).sort((x, y) => x.k - y.k).map((x) => x.v);`,
    (key: string) =>
      `export const f = (a) => a?.b?.map((v) => [${key}, v])?.sort((x, y) => x[0] - y[0])?.map((x) => x[1]) ?? [];`,
    (key: string) =>
      `export function shuffle(a) { a?.forEach((x) => { x.random = ${key}; }); return a?.sort((x, y) => x.random - y.random); }`,
  ];

  it.each(WAYS)("is walked, and sorted, where it is there: %s", (write) => {
    expect(report(write(KEY))).toEqual(["biased"]);
    expect(report(write("Math.random()"))).toEqual([]);
  });

  it.each(WAYS.slice(0, 2))("keeps its chain in a fix: %s", (write) => {
    expect(fix(write(KEY))).toBe(write("Math.random()"));
  });
});

describe("out of an array beside the list", () => {
  const zipped = (keys: string, record = "{ v, k: keys[i] }", behind = BACK): string =>
    `export function f(a, b) { ${keys} const o = a.map((v, i) => (${record})); ${SORT} ${behind} }`;
  const DRAWN = `const keys = a.map(() => ${KEY});`;

  it.each([
    ["a map", DRAWN],
    ["a loop that puts one behind the other", `const keys = []; for (const v of a) keys.push(${KEY});`],
    ["a loop that gives each its place", `const keys = []; for (let i = 0; i < a.length; i++) keys[i] = ${KEY};`],
    ["as many as the list has", `const keys = Array.from({ length: a.length }, () => ${KEY});`],
  ])("by %s: the draw is corrected", (_, keys) => {
    expect(report(zipped(keys))).toEqual(["biased"]);
    expect(fix(zipped(keys))).toBe(zipped(keys.replace(KEY, "Math.random()")));
    expect(report(zipped(keys.replace(KEY, "Math.random()")))).toEqual([]);
  });

  it.each([
    ["are shown", zipped(`${DRAWN} show(keys);`)],
    ["are read later", zipped(DRAWN, undefined, `const first = keys[0]; return [first, ...o.map((x) => x.v)];`)],
    ["stay in the records that are given back", zipped(DRAWN, undefined, "return o;")],
    ["are kept in the records twice", zipped(DRAWN, "{ v, k: keys[i], score: keys[i] }")],
    ["are those of the next item", zipped(DRAWN, "{ v, k: keys[i + 1] }")],
    ["are drawn for another list", zipped(DRAWN.replace("a.map", "b.map"))],
    ["are changed in between", zipped(`${DRAWN} b.forEach((x, i) => { keys[i] = x; });`)],
    ["are drawn nowhere", zipped("const keys = a.map((v) => v.score);")],
  ])("nothing is said where they %s", (_, code) => {
    expect(report(code)).toEqual([]);
  });
});
