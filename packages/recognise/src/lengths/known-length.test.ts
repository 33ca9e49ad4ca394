// A coin for a comparator is fair to two items, and to no more: what is silent here is known to be a pair.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { testPairs } from "./pairs.fixture.ts";

const isSilentOn = (code: string): boolean => {
  const messages = verify(code, { options: { fix: "off" }, filename: "file.ts" });
  expect(messages.filter(({ messageId }) => messageId !== "biased")).toEqual([]);
  return messages.length === 0;
};
const SORT = "sort(() => Math.random() - 0.5)";
const toSorted = (list: string): string => `use(${list}.to${SORT.replace("sort", "Sorted")});`;

describe("of two items", () => {
  it.each([
    ["a literal", "[x, y]", "[x, y, z]"],
    ["a literal with a hole", "[x, ,]", "[x, z, y]"],
    ["a literal behind brackets", "([x, y])", "([x, y, z])"],
    ["a spread copy", "[...[x, y]]", "[...[x, y, z]]"],
    ["a slice that copies", "[x, y].slice()", "[x, y, z].slice()"],
    ["a mapped literal", "[x, y].map(f)", "[x, y, z].map(f)"],
    ["a sorted literal", "[x, y].toSorted()", "[x, y, z].toSorted()"],
    ["a reversed literal", "[x, y].reverse()", "[x, y, z].reverse()"],
    ["a literal reversed in a copy", "[x, y].toReversed()", "[x, y, z].toReversed()"],
    ["a filled literal", "[x, y].fill(0)", "[x, y, z].fill(0).map(make)"],
    ["a literal with another item", "[x, y].with(0, z)", "[x, y, z].with(0, z)"],
    ["a sorted literal, in place", "[x, y].sort(f)", "[x, y, z].sort(f)"],
    ["a filter of two", "[x, y].filter(f)", "[x, y, z].filter(f)"],
    ["new Array", "new Array(2).fill(x)", "new Array(3).fill(x).map(make)"],
    ["Array", "Array(2).fill(x)", "Array(3).fill(x).map(make)"],
    ["Array of items", "Array(x, y)", "Array(x, y, z)"],
    ["Array of what is not known", "Array(1, 2)", "Array(x).fill(y).map(make)"],
    ["Array.of", "Array.of(x, y)", "Array.of(x, y, z)"],
    ["Array.of, no other of", "Array.of(x, y)", "List.of(x, y)"],
    ["Array.of a spread", "Array.of(x, y)", "Array.of(x, ...y)"],
    ["Array of a spread", "Array(x, y)", "Array(x, ...y)"],
    ["Array of one that is spread", "Array(2)", "Array(...y)"],
    ["Array.from", "Array.from({ length: 2 }).map(f)", "Array.from({ length: 3 }).map(f)"],
    ["Array.from with a function", "Array.from({ length: 2 }, f)", "Array.from({ length: 3 }, f)"],
    ["Array.from, no other property", "Array.from({ length: 2 })", "Array.from({ size: 2 })"],
    ["Array.from, no other from", "Array.from({ length: 2 })", "List.from({ length: 2 })"],
    ["Array.from, among others", "Array.from({ 0: x, length: 2 })", "Array.from({ 0: x, length: n })"],
    ["Object.keys", "Object.keys({ x, y })", "Object.keys({ x, y, z })"],
    ["Object.values", "Object.values({ x, y })", "Object.values({ x, y, z })"],
    ["Object.entries", "Object.entries({ x, y })", "Object.entries({ x, y, z })"],
    ["Object.keys, nobody else's", "Object.keys({ x, y })", "Other.keys({ x, y })"],
    ["Object.keys without a spread", "Object.keys({ x, y: 1 })", "Object.keys({ x, ...y })"],
    ["Object.keys with computed keys", "Object.keys({ x, [y]: 1 })", "Object.keys({ x, [y]: 1, [z]: 2 })"],
    ["a typed array of a size", "new Uint8Array(2)", "new Uint8Array(3)"],
    ["a typed array of an unknown size", "new Uint8Array(2)", "new Uint8Array(n)"],
    ["a typed array of a list", "new Float64Array([x, y])", "new Float64Array([x, y, z])"],
    ["a typed view", "new Int16Array(buffer, 4, 2)", "new Int16Array(buffer, 2)"],
    ["a typed view of a whole buffer", "new Uint16Array(new ArrayBuffer(4))", "new Uint8Array(new ArrayBuffer(4))"],
    ["a typed array's of", "Uint8Array.of(x, y)", "Uint8Array.of(x, y, z)"],
    ["a typed array's of a spread", "Uint8Array.of(x, y)", "Uint8Array.of(...x)"],
    ["a typed array's from", "Uint8Array.from({ length: 2 }, f)", "Uint8Array.from({ length: 3 }, f)"],
    ["a typed array from a list", "Uint8Array.from([x, y])", "Uint8Array.from([x, y, z])"],
    ["the first two of a typed array", "new Uint8Array(9).subarray(0, 2)", "new Uint8Array(9).subarray(0, 3)"],
    ["a Buffer of a size", "Buffer.alloc(2)", "Buffer.alloc(3)"],
    ["a Buffer of a list", "Buffer.from([x, y])", "Buffer.from([x, y, z])"],
    ["a Buffer of letters", 'Buffer.from("ab")', 'Buffer.from("abc")'],
    ["a Buffer of Buffers", "Buffer.alloc(2)", "Buffer.concat([x, y])"],
    ["random bits", "crypto.getRandomValues(new Uint32Array(2))", "crypto.getRandomValues(new Uint32Array(3))"],
    ["two from the front", "list.slice(0, 2)", "list.slice(0, 3)"],
    ["one from the front", "list.slice(0, 1)", "list.slice(1, 4)"],
    ["two from a place on, the number first", "list.slice(i, 2 + i)", "list.slice(i, 3 + i)"],
    ["two between two sums", "list.slice(1 + i, i + 3)", "list.slice(1 + i, i + 4)"],
    ["the last two", "list.slice(-2)", "list.slice(-3)"],
    ["no more than the last two", "list.slice(-1)", "list.slice(1)"],
    ["a part, and no whole copy", "list.slice(-2)", "list.slice(0)"],
    ["the first two, and not all but the last two", "list.slice(0, 2)", "list.slice(0, -2)"],
    ["two from the end", "list.slice(-3, -1)", "list.slice(-4, -1)"],
    ["two from a place that is counted from the end", "list.slice(-i, -i + 2)", "list.slice(-i, i + 2)"],
    ["two that others take the place of", "list.splice(i, 2, x, y)", "list.splice(i, 3, x, y)"],
    ["an item and one of a slice", "[x, ...list.slice(0, 1)]", "[x, ...list.slice(0, 2)]"],
    ["an item and the last of a list", "[x].concat(list.slice(-1))", "[x].concat(list.slice(-2))"],
    [
      "one of each of two slices",
      "[...list.slice(0, 1), ...more.slice(i, i + 1)]",
      "[...list.slice(0, 2), ...more.slice(0, 1)]",
    ],
    ["an item and one that is cut out", "[x, ...list.splice(i, 1)]", "[x, ...list.splice(i, 2)]"],
    ["an item and one that a library takes", "[x, ..._.take(list, 1)]", "[x, ..._.take(list, 2)]"],
    ["an item and a filter of one", "[x, ...[y].filter(f)]", "[x, ...[y, z].filter(f)]"],
    ["two for one of a slice", "list.slice(0, 1).flatMap((x) => [x, y])", "list.slice(0, 1).flatMap((x) => [x, y, z])"],
    ["a sealed literal", "Object.seal([x, y])", "Object.seal([x, y, z])"],
    ["a Buffer of letters that are longer", 'Buffer.from("ab")', 'Buffer.from("éè")'],
    ["a text that is split as a whole", '"ab".split("")', '"ab".split("", 3)'],
    ["Object.keys of something", "Object.keys({ x, y })", "Object.keys()"],
    ["two that are cut out", "list.splice(0, 2)", "list.splice(0, 3)"],
    ["a pair by type", "(list as [A, B])", "(list as [A, B, C])"],
    ["a pair by read-only type", "(list as readonly [A, B] as [A, B])", "(list as [A, ...B[]])"],
    ["a pair by type, no option", "(list as [A, B])", "(list as [A, B?])"],
    ["a pair by type, no array", "(list as [A, B])", "(list as A[])"],
  ])("%s: %s, and not %s", (_, pair, more) => {
    expect(isSilentOn(toSorted(pair))).toBe(true);
    expect(isSilentOn(toSorted(more))).toBe(false);
  });

  it.each([
    ["a constant", "const list = [x, y];", "const list = [x, y, z];"],
    ["a constant, no variable", "const list = [x, y];", "let list = [x, y]; list = more;"],
    ["a constant with a type", "const list: [A, B] = get();", "const list: [A, B, C] = get();"],
    ["a read-only pair", "const list: readonly [A, B] = get();", "const list: readonly A[] = get();"],
    ["a pair that is Readonly", "const list: Readonly<[A, B]> = get();", "const list: Partial<[A, B]> = get();"],
    ["an alias", "type Pair = [A, B]; const list: Pair = get();", "type Pair = A[]; const list: Pair = get();"],
    ["an alias of an alias", "type P = [A, B]; type Q = P; const list: Q = get();", "const list: Unknown = get();"],
    ["an alias, not of another module", "type P = [A, B]; const list: P = get();", "const list: M.P = get();"],
    ["an alias that ends", "type P = [A, B]; const list: P = get();", "type P = P; const list: P = get();"],
    ["a constant that is pushed to", "const list = [x, y];", "const list = [x, y]; list.push(z);"],
    ["a constant of one that is pushed to", "const list = [x]; list.push(y);", "const list = [x]; list.push(y, z);"],
    [
      "a constant of one with one in front",
      "const list = [x]; list.unshift(y);",
      "const list = [x]; list.unshift(y, z);",
    ],
    [
      "a slice of one that is pushed to",
      "const list = wrong.slice(0, 1); list.push(y);",
      "const list = wrong.slice(0, 1); list.push(y); list.push(z);",
    ],
    [
      "a constant of one that is pushed to, not under another name",
      "const list = [x]; list.push(y);",
      "const list = others; list.push(y);",
    ],
    ["a constant that is popped", "const list = [x, y]; list.pop();", "const list = [x, y, z, w]; list.pop();"],
    [
      "a constant that is shifted",
      "let list = [x, y]; list.shift();",
      "let list = [x, y]; list.shift(); list.push(z, w);",
    ],
    [
      "a constant that is spliced",
      "const list = [x, y]; list.splice(i, 1);",
      "const list = [x, y]; list.splice(i, 0, z);",
    ],
    ["a constant that grows in front", "const list = [x, y]; list[0] = z;", "const list = [x, y]; list.unshift(z);"],
    ["a constant that is cut", "const list = [x, y]; list.slice(1);", "const list = [x, y]; list.splice(0, 0, z);"],
    ["a length that is set", "const list = [x, y]; use(list.length);", "const list = [x, y]; list.length = 3;"],
    ["a length that is asked for", "const list = [x, y]; n = list.length;", "const list = [x, y]; list['length'] = 3;"],
    [
      "something else that is pushed to",
      "const list = [x, y]; other.push(list);",
      "const list = []; other.push(list);",
    ],
    ["an empty list", "const list = [x, y];", "const list = [];"],
    ["one and another behind it", "let list = [x]; list = [...list, y];", "let list = [x]; list = [...list, y, z];"],
    ["two, not twice", "let list = [x, y]; list = [...list];", "let list = [x, y]; list = [...list, ...list];"],
    ["one and a list of one", "let list = [x]; list = list.concat([y]);", "let list = [x]; list = list.concat(y);"],
    [
      "two places",
      "const list = []; list[0] = x; list[1] = y;",
      "const list = []; list[0] = x; list[1] = y; list[2] = z;",
    ],
    [
      "one and perhaps another",
      "const list = [x]; if (f) list.push(y);",
      "const list = [x]; if (f) list.push(y); list.push(z);",
    ],
    ["one and another put in", "const list = [x]; list.splice(1, 0, y);", "const list = [x]; list.splice(1, 0, y, z);"],
    ["a value that comes later", "let list; list = [x, y];", "let list; list = get();"],
    [
      "one and another, not one of each round",
      "const list = [x]; list[1] = y;",
      "const list = [x]; for (const y of ys) list[1] = list.push(y);",
    ],
    [
      "one and another, not one of each call",
      "const list = [x]; list[1] = y;",
      "const list = [x]; const add = () => list.push(y); add(); add();",
    ],
    [
      "one and another, not one of each round of a var",
      "for (;;) { let list; list = [x, y]; list.SORT }",
      "for (;;) { var list; list ??= [x]; list.push(y); list.SORT }",
    ],
    [
      "one and another, not of a loop's own list",
      "const list = [x]; list[1] = y;",
      "for (let list = [x]; list.length < 9; list.push(y)) list.SORT;",
    ],
    [
      "keys of a constant",
      "const o = { x, y }; const list = Object.keys(o);",
      "const o = { x }, p = get(); const list = Object.keys(p);",
    ],
    [
      "keys of a constant that gets no more",
      "const o = { x, y }; use(o.x); const list = Object.keys(o);",
      "const o = { x, y }; o.z = 1; const list = Object.keys(o);",
    ],
    [
      "keys of a constant that is given none by a name that is not spelt",
      "const o = { x, y }; delete o.x; const list = Object.keys(o);",
      "const o = { x, y }; o[z] ??= 1; const list = Object.keys(o);",
    ],
    ["a copy of a constant", "const all = [x, y]; const list = [...all];", "const all = get(); const list = [...all];"],
  ])("%s: %s, and not %s", (_, pair, more) => {
    const sort = (code: string): string =>
      code.includes("SORT") ? code.replace("SORT", SORT) : `${code} list.${SORT};`;
    expect(isSilentOn(sort(pair))).toBe(true);
    expect(isSilentOn(sort(more))).toBe(false);
  });

  it.each([
    ["===", "if (list.length === 2) { SORT }", "if (list.length === 3) { SORT }"],
    ["==", "if (list.length == 2) SORT", "if (list.length == 3) SORT"],
    ["<=", "if (list.length <= 2) SORT", "if (list.length <= 3) SORT"],
    ["<", "if (list.length < 3) SORT", "if (list.length < 4) SORT"],
    ["!== turned round", "if (2 !== list.length) g(); else SORT", "if (3 !== list.length) g(); else SORT"],
    ["<= turned round", "if (2 >= list.length) SORT", "if (2 <= list.length) SORT"],
    ["< turned round", "if (3 > list.length) SORT", "if (3 < list.length) SORT"],
    ["!== and else", "if (list.length !== 2) g(); else SORT", "if (list.length !== 3) g(); else SORT"],
    ["!= and else", "if (list.length != 2) g(); else SORT", "if (list.length != 2) SORT"],
    ["> and else", "if (list.length > 2) g(); else SORT", "if (list.length > 3) g(); else SORT"],
    [">= and else", "if (list.length >= 3) g(); else SORT", "if (list.length >= 4) g(); else SORT"],
    ["=== only where it holds", "if (list.length === 2) SORT", "if (list.length === 2) g(); else SORT"],
    ["<= only where it holds", "if (list.length <= 2) SORT", "if (list.length <= 2) g(); else SORT"],
    ["< only where it holds", "if (list.length < 3) SORT", "if (list.length < 3) g(); else SORT"],
    ["!== only where it fails", "if (list.length !== 2) g(); else SORT", "if (list.length !== 2) SORT"],
    ["> only where it fails", "if (list.length > 2) g(); else SORT", "if (list.length > 2) SORT"],
    [">= only where it fails", "if (list.length >= 3) g(); else SORT", "if (list.length >= 3) SORT"],
    ["another list's length", "if (list.length === 2) SORT", "if (other.length === 2) SORT"],
    ["another comparison", "if (list.length === 2) SORT", "if (list.length * 2) SORT"],
    ["a length that is not known", "if (list.length === 2) SORT", "if (list.length === n) SORT"],
    ["a text", "if (list.length === 2) SORT", "if (list.length === '2') SORT"],
    ["not", "if (!(list.length > 2)) SORT", "if (!(list.length === 2)) SORT"],
    ["and", "if (ok && list.length === 2) SORT", "if (ok || list.length === 2) SORT"],
    ["or, in else", "if (no || list.length !== 2) g(); else SORT", "if (no && list.length !== 2) g(); else SORT"],
    [
      "not and",
      "if (!(ok && list.length > 2)) g(); else if (list.length === 2) SORT",
      "if (!(ok && list.length > 2)) SORT",
    ],
    ["a test by ??", "if (list.length === 2) SORT", "if ((list.length === 2) ?? ok) SORT"],
    ["-", "if (!(list.length !== 2)) SORT", "if (-(list.length !== 2)) SORT"],
    [
      "&&",
      "list.length === 2 && list.sort(() => Math.random() - 0.5);",
      "list.length === 2 || list.sort(() => Math.random() - 0.5);",
    ],
    [
      "||",
      "list.length !== 2 || list.sort(() => Math.random() - 0.5);",
      "list.length !== 2 && list.sort(() => Math.random() - 0.5);",
    ],
    [
      "? :",
      "list.length === 2 ? list.sort(() => Math.random() - 0.5) : g();",
      "list.length === 2 ? g() : list.sort(() => Math.random() - 0.5);",
    ],
    [
      "? :, the other way",
      "list.length > 2 ? g() : list.sort(() => Math.random() - 0.5);",
      "list.length > 2 ? list.sort(() => Math.random() - 0.5) : g();",
    ],
    ["an early return", "if (list.length !== 2) return; SORT", "if (list.length === 2) return; SORT"],
    ["an early return in a block", "if (list.length > 2) { g(); return; } SORT", "if (list.length > 2) { g(); } SORT"],
    ["an early throw", "if (list.length !== 2) throw e; SORT", "if (list.length !== 2) g(); SORT"],
    [
      "an early continue",
      "for (const list of all) { if (list.length !== 2) continue; SORT }",
      "for (const list of all) { SORT if (list.length !== 2) continue; }",
    ],
    [
      "an early break",
      "while (ok()) { if (list.length !== 2) break; SORT }",
      "while (ok()) { if (list.length !== 2) {} SORT }",
    ],
    ["an assertion", "assert(list.length === 2); SORT", "assert(list.length === 3); SORT"],
    ["an assertion of nothing", "assert(list.length === 2); SORT", "assert(); SORT"],
    ["an assertion, but no other call", "assert.ok(list.length === 2); SORT", "look(list.length === 2); SORT"],
    ["an equality", "assert.equal(list.length, 2); SORT", "assert.equal(list.length, 3); SORT"],
    ["a strict equality", "assert.strictEqual(list.length, 2); SORT", "assert.notStrictEqual(list.length, 2); SORT"],
    ["an equality of this list", "assert.equal(list.length, 2); SORT", "assert.equal(all.length, 2); SORT"],
    ["an equality with a number", "assert.equal(list.length, 2); SORT", "assert.equal(list.length); SORT"],
    ["an assertion on the console", "console.assert(list.length < 3); SORT", "SORT console.assert(list.length < 3);"],
    ["an assertion by itself", "assert(list.length === 2); SORT", "const ok = list.length === 2; SORT"],
    ["a case", "switch (list.length) { case 2: SORT }", "switch (list.length) { case 3: SORT }"],
    ["two cases", "switch (list.length) { case 1: case 2: SORT }", "switch (list.length) { case 3: case 2: SORT }"],
    [
      "a case after one that ends",
      "switch (list.length) { case 3: g(); break; case 2: SORT }",
      "switch (list.length) { case 3: g(); case 2: SORT }",
    ],
    ["a case in a block", "switch (list.length) { case 2: { SORT } }", "switch (list.length) { default: { SORT } }"],
    ["a case of this list", "switch (list.length) { case 2: SORT }", "switch (all.length) { case 2: SORT }"],
    ["a case of a number", "switch (list.length) { case 2: SORT }", "switch (list.length) { case '2': SORT }"],
    [
      "an early return in a case",
      "switch (x) { case 1: if (list.length !== 2) return; SORT }",
      "switch (x) { case 0: if (list.length !== 2) return; case 1: SORT }",
    ],
    ["a return that comes later", "if (list.length !== 2) return; { SORT }", "SORT if (list.length !== 2) return;"],
  ])("guarded by %s: %s, and not %s", (_, pair, more) => {
    const toProgram = (text: string): string => `function f(list, all) { ${text.replace("SORT", `list.${SORT};`)} }`;
    expect(isSilentOn(toProgram(pair))).toBe(true);
    expect(isSilentOn(toProgram(more))).toBe(false);
  });

  it("guarded by the length of a property", () => {
    expect(isSilentOn(`if (this.list.length === 2) this.list.${SORT};`)).toBe(true);
    expect(isSilentOn(`if (this.list.length === 2) this.other.${SORT};`)).toBe(false);
    expect(isSilentOn(`if (get().length === 2) get().${SORT};`)).toBe(false);
  });

  it("taken apart into two names", () => {
    expect(isSilentOn(`const [x, y] = list.${SORT};`)).toBe(true);
    expect(isSilentOn(`[x, y] = list.${SORT};`)).toBe(true);
    expect(isSilentOn(`const [x, y, z] = list.${SORT};`)).toBe(false);
    expect(isSilentOn(`const [x, ...y] = list.${SORT};`)).toBe(false);
    expect(isSilentOn(`const [, y] = list.${SORT};`)).toBe(false);
    expect(isSilentOn(`const { x, y } = list.${SORT};`)).toBe(false);
    expect(isSilentOn(`use([x, y], list.${SORT});`)).toBe(false);
  });
});

describe("of two items, where the file says so, and of three beside it", () => {
  it.each([
    [
      "a list of constants",
      "const [x, y, z] = get(); const PAIR = [x, y]; export const f = () => PAIR.sort(() => Math.random() - 0.5);",
      "const [x, y, z] = get(); const PAIR = [x, y, z]; export const f = () => PAIR.sort(() => Math.random() - 0.5);",
    ],
    [
      "a constant list as const",
      'const PAIR = ["a", "b"] as const; [...PAIR].sort(() => Math.random() - 0.5);',
      'const PAIR = ["a", "b", "c"] as const; [...PAIR].sort(() => Math.random() - 0.5);',
    ],
    [
      "a frozen list",
      "const PAIR = Object.freeze([a, b]); [...PAIR].sort(() => Math.random() - 0.5);",
      "const PAIR = Object.freeze([a, b, c]); [...PAIR].sort(() => Math.random() - 0.5);",
    ],
    [
      "a list in a frozen object",
      'const GAME = Object.freeze({ sides: ["a", "b"] }); [...GAME.sides].sort(() => Math.random() - 0.5);',
      'const GAME = Object.freeze({ sides: ["a", "b", "c"] }); [...GAME.sides].sort(() => Math.random() - 0.5);',
    ],
    [
      "a static list",
      'class Coin { static SIDES = ["h", "t"]; flip() { return [...Coin.SIDES].sort(() => Math.random() - 0.5); } }',
      'class Coin { static SIDES = ["h", "t", "e"]; flip() { return [...Coin.SIDES].sort(() => Math.random() - 0.5); } }',
    ],
    [
      "a static frozen list",
      'class Coin { static readonly SIDES = Object.freeze(["h", "t"]); } Coin.SIDES.slice().sort(() => Math.random() - 0.5);',
      'class Coin { static readonly SIDES = Object.freeze(["h", "t", "e"]); } Coin.SIDES.slice().sort(() => Math.random() - 0.5);',
    ],
    [
      "a static list of a class expression",
      'const Coin = class { static SIDES = ["h", "t"]; }; [...Coin.SIDES].sort(() => Math.random() - 0.5);',
      'const Coin = class { static SIDES = ["h", "t", "e"]; }; [...Coin.SIDES].sort(() => Math.random() - 0.5);',
    ],
    [
      "a field",
      'class Coin { sides = ["h", "t"]; flip() { return this.sides.sort(() => Math.random() - 0.5); } }',
      'class Coin { sides = ["h", "t", "e"]; flip() { return this.sides.sort(() => Math.random() - 0.5); } }',
    ],
    [
      "a private field",
      'class Coin { #sides = ["h", "t"]; flip() { return this.#sides.sort(() => Math.random() - 0.5); } }',
      'class Coin { #sides = ["h", "t", "e"]; flip() { return this.#sides.sort(() => Math.random() - 0.5); } }',
    ],
    [
      "a field that the constructor sets",
      "class Game { constructor(a, b, c) { this.players = [a, b]; } start() { this.players.sort(() => Math.random() - 0.5); } }",
      "class Game { constructor(a, b, c) { this.players = [a, b, c]; } start() { this.players.sort(() => Math.random() - 0.5); } }",
    ],
    [
      "a property of an object",
      'const o = { pair: ["a", "b"] }; o.pair.sort(() => Math.random() - 0.5);',
      'const o = { pair: ["a", "b", "c"] }; o.pair.sort(() => Math.random() - 0.5);',
    ],
    [
      "a property of the object around",
      'const o = { pair: ["a", "b"], mix() { return this.pair.sort(() => Math.random() - 0.5); } };',
      'const o = { pair: ["a", "b", "c"], mix() { return this.pair.sort(() => Math.random() - 0.5); } };',
    ],
    [
      "a text that is split",
      '"XO".split("").sort(() => Math.random() - 0.5);',
      '"XOZ".split("").sort(() => Math.random() - 0.5);',
    ],
    [
      "a text that is split at commas",
      '"cross,nought".split(",").sort(() => Math.random() - 0.5);',
      '"cross,nought,none".split(",").sort(() => Math.random() - 0.5);',
    ],
    [
      "a constant text that is split",
      'const MARKS = "XO"; MARKS.split("").sort(() => Math.random() - 0.5);',
      'const MARKS = "XOZ"; MARKS.split("").sort(() => Math.random() - 0.5);',
    ],
    [
      "a text that is spread",
      '[..."AB"].sort(() => Math.random() - 0.5);',
      '[..."ABC"].sort(() => Math.random() - 0.5);',
    ],
    [
      "two signs that take four units",
      '[..."🌞🌙"].sort(() => Math.random() - 0.5);',
      '"🌞🌙".split("").sort(() => Math.random() - 0.5);',
    ],
    [
      "a template without holes that is spread",
      "[...`AB`].sort(() => Math.random() - 0.5);",
      "[...`ABC`].sort(() => Math.random() - 0.5);",
    ],
    [
      "a constant text in Array.from",
      'const MARKS = "XO"; Array.from(MARKS).sort(() => Math.random() - 0.5);',
      'const MARKS = "XOZ"; Array.from(MARKS).sort(() => Math.random() - 0.5);',
    ],
    [
      "the last two",
      "list.slice(-2).sort(() => Math.random() - 0.5);",
      "list.slice(-3).sort(() => Math.random() - 0.5);",
    ],
    [
      "the last but one",
      "list.slice(-3, -1).sort(() => Math.random() - 0.5);",
      "list.slice(-4, -1).sort(() => Math.random() - 0.5);",
    ],
    [
      "two from a place on",
      "list.slice(i, i + 2).sort(() => Math.random() - 0.5);",
      "list.slice(i, i + 3).sort(() => Math.random() - 0.5);",
    ],
    [
      "two around a place",
      "list.slice(i - 1, i + 1).sort(() => Math.random() - 0.5);",
      "list.slice(i - 1, i + 2).sort(() => Math.random() - 0.5);",
    ],
    [
      "two from a computed place on",
      "list.slice(2 * i, 2 * i + 2).sort(() => Math.random() - 0.5);",
      "list.slice(2 * i, 3 * i + 2).sort(() => Math.random() - 0.5);",
    ],
    [
      "two from the second on",
      "list.slice(1, 3).sort(() => Math.random() - 0.5);",
      "list.slice(1, 4).sort(() => Math.random() - 0.5);",
    ],
    [
      "two that are taken out",
      "list.splice(i, 2).sort(() => Math.random() - 0.5);",
      "list.splice(i, 3).sort(() => Math.random() - 0.5);",
    ],
    [
      "two that lodash takes",
      "_.take(list, 2).sort(() => Math.random() - 0.5);",
      "_.take(list, 3).sort(() => Math.random() - 0.5);",
    ],
    [
      "the last two that lodash takes",
      'import { takeRight } from "lodash"; takeRight(list, 2).sort(() => Math.random() - 0.5);',
      'import { takeRight } from "lodash"; takeRight(list, 3).sort(() => Math.random() - 0.5);',
    ],
    [
      "two that a part of lodash takes",
      'import take from "lodash/take"; take(list, 2).sort(() => Math.random() - 0.5);',
      'import take from "lodash/take"; take(list, 3).sort(() => Math.random() - 0.5);',
    ],
    [
      "two that lodash draws",
      'import _ from "lodash"; _.sampleSize(list, 2).sort(() => Math.random() - 0.5);',
      'import _ from "lodash"; _.sampleSize(list, 3).sort(() => Math.random() - 0.5);',
    ],
    [
      "chunks of two",
      "_.chunk(list, 2).map((pair) => pair.sort(() => Math.random() - 0.5));",
      "_.chunk(list, 3).map((pair) => pair.sort(() => Math.random() - 0.5));",
    ],
    [
      "chunks of two in a loop",
      'import { chunk } from "es-toolkit"; for (const pair of chunk(list, 2)) pair.sort(() => Math.random() - 0.5);',
      'import { chunk } from "es-toolkit"; for (const pair of chunk(list, 3)) pair.sort(() => Math.random() - 0.5);',
    ],
    [
      "chunks of a constant's size",
      "const SIZE = 2; _.chunk(list, SIZE).map((pair) => pair.sort(() => Math.random() - 0.5));",
      "let size = 2; size = 3; _.chunk(list, size).map((pair) => pair.sort(() => Math.random() - 0.5));",
    ],
    [
      "a slice up to a constant",
      "const END = 2; list.slice(0, END).sort(() => Math.random() - 0.5);",
      "let end = 2; end = 3; list.slice(0, end).sort(() => Math.random() - 0.5);",
    ],
    [
      "two by a constant that is tested",
      "const PAIR = 2; if (list.length === PAIR) list.sort(() => Math.random() - 0.5);",
      "let pair = 2; pair = 3; if (list.length === pair) list.sort(() => Math.random() - 0.5);",
    ],
    [
      "chunks of two under a name",
      "const pairs = _.chunk(list, 2); pairs.forEach((pair) => { pair.sort(() => Math.random() - 0.5); });",
      "const pairs = _.chunk(list, 3); pairs.forEach((pair) => { pair.sort(() => Math.random() - 0.5); });",
    ],
    [
      "some of the chunks of two",
      "_.chunk(list, 2).filter(ok).map((pair) => [...pair].sort(() => Math.random() - 0.5));",
      "_.chunk(list, 3).filter(ok).map((pair) => [...pair].sort(() => Math.random() - 0.5));",
    ],
    [
      "rows of entries",
      "Object.entries(o).map((row) => row.sort(() => Math.random() - 0.5));",
      "Object.entries(o).sort(() => Math.random() - 0.5);",
    ],
    [
      "rows of entries in a loop",
      "for (const row of Object.entries(o)) row.sort(() => Math.random() - 0.5);",
      "for (const row of Object.values(o)) row.sort(() => Math.random() - 0.5);",
    ],
    [
      "rows of a map's entries",
      "for (const row of map.entries()) row.sort(() => Math.random() - 0.5);",
      "for (const row of map.entries(3)) row.sort(() => Math.random() - 0.5);",
    ],
    [
      "rows of entries in a list",
      "Array.from(map.entries()).map((row) => row.sort(() => Math.random() - 0.5));",
      "Array.from(map.keys()).map((row) => row.sort(() => Math.random() - 0.5));",
    ],
    [
      "rows of lodash's pairs",
      "_.toPairs(o).map((row) => row.sort(() => Math.random() - 0.5));",
      "_.values(o).map((row) => row.sort(() => Math.random() - 0.5));",
    ],
    [
      "rows of two lists",
      "_.zip(a, b).map((row) => row.sort(() => Math.random() - 0.5));",
      "_.zip(a, b, c).map((row) => row.sort(() => Math.random() - 0.5));",
    ],
    [
      "literal pairs",
      '[["a", "b"], ["c", "d"]].forEach((pair) => pair.sort(() => Math.random() - 0.5));',
      '[["a", "b"], ["c", "d", "e"]].forEach((pair) => pair.sort(() => Math.random() - 0.5));',
    ],
    [
      "a choice of pairs",
      '(c ? ["a", "b"] : ["c", "d"]).sort(() => Math.random() - 0.5);',
      '(c ? ["a", "b"] : ["c", "d", "e"]).sort(() => Math.random() - 0.5);',
    ],
    [
      "a choice of pairs under a name",
      'const pair = c ? ["a", "b"] : d ? ["c", "d"] : ["e", "f"]; pair.sort(() => Math.random() - 0.5);',
      'const pair = c ? ["a", "b"] : d ? ["c", "d"] : other; pair.sort(() => Math.random() - 0.5);',
    ],
    [
      "the values of an enum of two",
      'enum Side { Heads = "h", Tails = "t" } Object.values(Side).sort(() => Math.random() - 0.5);',
      'enum Side { Heads = "h", Tails = "t", Edge = "e" } Object.values(Side).sort(() => Math.random() - 0.5);',
    ],
    [
      "the keys of an enum of two",
      'enum Side { Heads = "h", Tails = "t" } Object.keys(Side).sort(() => Math.random() - 0.5);',
      "enum Side { Heads, Tails } Object.keys(Side).sort(() => Math.random() - 0.5);",
    ],
    [
      "the values of a frozen object",
      "const SIDES = Object.freeze({ heads: 1, tails: 2 }); Object.values(SIDES).sort(() => Math.random() - 0.5);",
      "const SIDES = Object.freeze({ heads: 1, tails: 2, edge: 3 }); Object.values(SIDES).sort(() => Math.random() - 0.5);",
    ],
    [
      "a tuple that is taken apart",
      "const [pair, other]: [[A, B], [A, B, C]] = get(); pair.sort(() => Math.random() - 0.5);",
      "const [pair, other]: [[A, B], [A, B, C]] = get(); other.sort(() => Math.random() - 0.5);",
    ],
    [
      "a tuple deep in a parameter",
      "type P = { game: { sides: [A, B] } }; function f({ game: { sides } }: P) { sides.sort(() => Math.random() - 0.5); }",
      "type P = { game: { sides: [A, B, C] } }; function f({ game: { sides } }: P) { sides.sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple of a typed value that is taken apart",
      "function f(p: { sides: [A, B] }) { const { sides } = p; sides.sort(() => Math.random() - 0.5); }",
      "function f(p: { sides: [A, B, C] }) { const { sides } = p; sides.sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple in a list that is taken apart",
      "function f(rows: [string, [A, B]][]) { for (const [, pair] of rows) pair.sort(() => Math.random() - 0.5); }",
      "function f(rows: [string, [A, B, C]][]) { for (const [, pair] of rows) pair.sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple by its place",
      "function f(t: [[A, B], [A, B, C]]) { t[0].sort(() => Math.random() - 0.5); }",
      "function f(t: [[A, B], [A, B, C]]) { t[1].sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple that may be missing",
      "function f(pair: [A, B] | undefined) { pair?.slice().sort(() => Math.random() - 0.5); }",
      "function f(pair: [A, B, C] | undefined) { pair?.slice().sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple of a map",
      "function f(m: Map<K, [A, B]>) { m.get(k)!.sort(() => Math.random() - 0.5); }",
      "function f(m: Map<K, [A, B, C]>) { m.get(k)!.sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple of a map that is made",
      "const m = new Map<K, [A, B]>(); m.get(k)!.sort(() => Math.random() - 0.5);",
      "const m = new Map<K, [A, B, C]>(); m.get(k)!.sort(() => Math.random() - 0.5);",
    ],
    [
      "a tuple of a map in a field",
      "class X { private m = new Map<K, [A, B]>(); f() { this.m.get(k)!.sort(() => Math.random() - 0.5); } }",
      "class X { private m = new Map<K, [A, B, C]>(); f() { this.m.get(k)!.sort(() => Math.random() - 0.5); } }",
    ],
    [
      "a map's tuple under a name",
      "function f(m: ReadonlyMap<K, [A, B]>) { const pair = m.get(k); if (pair) [...pair].sort(() => Math.random() - 0.5); }",
      "function f(m: ReadonlyMap<K, [A, B, C]>) { const pair = m.get(k); if (pair) [...pair].sort(() => Math.random() - 0.5); }",
    ],
    [
      "the tuples of a map in a loop",
      "function f(m: Map<K, [A, B]>) { for (const [, pair] of m) pair.sort(() => Math.random() - 0.5); }",
      "function f(m: Map<K, [A, B, C]>) { for (const [, pair] of m) pair.sort(() => Math.random() - 0.5); }",
    ],
    [
      "the tuples of a map's entries",
      "function f(m: Map<K, [A, B]>) { for (const [key, pair] of m.entries()) pair.sort(() => Math.random() - 0.5); }",
      "function f(m: Map<K, [A, B, C]>) { for (const [key, pair] of m.entries()) pair.sort(() => Math.random() - 0.5); }",
    ],
    [
      "the tuples of a map's values",
      "function f(m: Map<K, [A, B]>) { for (const pair of m.values()) pair.sort(() => Math.random() - 0.5); }",
      "function f(m: Map<K, [A, B, C]>) { for (const pair of m.values()) pair.sort(() => Math.random() - 0.5); }",
    ],
    [
      "the tuples of a map by forEach",
      "function f(m: Map<K, [A, B]>) { m.forEach((pair) => { pair.sort(() => Math.random() - 0.5); }); }",
      "function f(m: Map<K, [A, B, C]>) { m.forEach((pair) => { pair.sort(() => Math.random() - 0.5); }); }",
    ],
    [
      "a tuple of a record",
      "const r: Record<string, [A, B]> = get(); r[k].sort(() => Math.random() - 0.5);",
      "const r: Record<string, [A, B, C]> = get(); r[k].sort(() => Math.random() - 0.5);",
    ],
    [
      "a tuple of a record by its name",
      "const r: Record<string, [A, B]> = get(); r.first.sort(() => Math.random() - 0.5);",
      "const r: Record<string, [A, B, C]> = get(); r.first.sort(() => Math.random() - 0.5);",
    ],
    [
      "a tuple by an index signature",
      "interface R { [key: string]: [A, B] } function f(r: R) { r[k].sort(() => Math.random() - 0.5); }",
      "interface R { [key: string]: [A, B, C] } function f(r: R) { r[k].sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple of a list",
      "function f(pairs: [A, B][]) { pairs.at(-1)!.sort(() => Math.random() - 0.5); pairs[i].sort(() => Math.random() - 0.5); }",
      "function f(pairs: [A, B, C][]) { pairs.at(-1)!.sort(() => Math.random() - 0.5); }",
    ],
    [
      "a tuple that the constructor takes",
      "class X { constructor(private readonly pair: [A, B]) {} f() { this.pair.sort(() => Math.random() - 0.5); } }",
      "class X { constructor(private readonly pair: [A, B, C]) {} f() { this.pair.sort(() => Math.random() - 0.5); } }",
    ],
  ])("%s", (_, two, three) => {
    expect(isSilentOn(two)).toBe(true);
    expect(isSilentOn(three)).toBe(false);
  });

  it.each([
    [
      "a field that grows",
      'class Coin { sides = ["h", "t"]; add(x) { this.sides.push(x); } flip() { return this.sides.sort(() => Math.random() - 0.5); } }',
    ],
    [
      "a field that is set anew",
      'class Coin { sides = ["h", "t"]; set(x) { this.sides = x; } flip() { return this.sides.sort(() => Math.random() - 0.5); } }',
    ],
    [
      "a field that somebody else sets",
      'class Coin { sides = ["h", "t"]; flip() { return this.sides.sort(() => Math.random() - 0.5); } } coin.sides = all;',
    ],
    [
      "a static list that grows",
      'class Coin { static SIDES = ["h", "t"]; } Coin.SIDES.push("e"); [...Coin.SIDES].sort(() => Math.random() - 0.5);',
    ],
    [
      "a property that is set anew",
      'const o = { pair: ["a", "b"] }; o.pair = all; o.pair.sort(() => Math.random() - 0.5);',
    ],
    [
      "chunks that get more",
      "_.chunk(list, 2).map((pair) => { pair.push(x); return pair.sort(() => Math.random() - 0.5); });",
    ],
    [
      "chunks that get another",
      "const pairs = _.chunk(list, 2); pairs.push(all); pairs.forEach((pair) => { pair.sort(() => Math.random() - 0.5); });",
    ],
    [
      "another object's field of the same name",
      "class Coin { sides = ['h', 't']; flip(o) { return o.sides.sort(() => Math.random() - 0.5); } }",
    ],
    ["a field that is no static one", "class Coin { sides = ['h', 't']; } Coin.sides.sort(() => Math.random() - 0.5);"],
    [
      "another static list",
      "class Coin { static sides = ['h', 't']; static all = list; } Coin.all.sort(() => Math.random() - 0.5);",
    ],
    [
      "a computed static list",
      "class Coin { static [sides] = ['h', 't']; } Coin.sides.sort(() => Math.random() - 0.5);",
    ],
    [
      "a property of what another function makes of an object",
      "const o = Object.freezeAll({ pair: ['a', 'b'] }); o.pair.sort(() => Math.random() - 0.5);",
    ],
    [
      "a list whose length somebody else's assertion is told",
      "my.assert(list.length === 2); list.sort(() => Math.random() - 0.5);",
    ],
    [
      "a list whose length is asserted otherwise",
      "assert.equalsAny(list.length, 2); list.sort(() => Math.random() - 0.5);",
    ],
    ["a list beside one of two", "if (other.length === 2 && list.length) list.sort(() => Math.random() - 0.5);"],
    [
      "a list before which another is of two",
      "assert.equal(other.length, 2); use(list.length); list.sort(() => Math.random() - 0.5);",
    ],
    [
      "an enum of a text and a number",
      "enum Side { Heads = 'h', Tails = 1 } Object.keys(Side).sort(() => Math.random() - 0.5);",
    ],
    ["a chunk's index", "_.chunk(list, 2).map((pair, i) => rows[i].sort(() => Math.random() - 0.5));"],
    [
      "somebody else's chunk",
      'import { chunk } from "./chunk"; chunk(list, 2).map((pair) => pair.sort(() => Math.random() - 0.5));',
    ],
    ["somebody else's take", 'import { take } from "./take"; take(list, 2).sort(() => Math.random() - 0.5);'],
    ["a slice between two calls", "list.slice(next(), next() + 2).sort(() => Math.random() - 0.5);"],
    [
      "a slice from the end to the start",
      "list.slice(-1, 1).sort(() => Math.random() - 0.5); list.slice(-9, 1).sort(() => Math.random() - 0.5);",
    ],
    ["a text that is not known", 'text.split("").sort(() => Math.random() - 0.5);'],
    ["a text that is split somewhere", '"XO".split(separator).sort(() => Math.random() - 0.5);'],
    [
      "an enum of two numbers, which has four values",
      "enum Side { Heads, Tails } Object.values(Side).sort(() => Math.random() - 0.5);",
    ],
    [
      "an object whose keys are set later",
      "const SIDES = { heads: 1, tails: 2 }; SIDES.edge = 3; Object.values(SIDES).sort(() => Math.random() - 0.5);",
    ],
    ["a map of lists", "function f(m: Map<K, A[]>) { m.get(k)!.sort(() => Math.random() - 0.5); }"],
    [
      "the keys of a map",
      "function f(m: Map<K[], [A, B]>) { for (const [keys] of m) keys.sort(() => Math.random() - 0.5); }",
    ],
    ["a place behind the rest of a tuple", "function f(t: [...A[], [A, B]]) { t[1].sort(() => Math.random() - 0.5); }"],
    ["a union of tuples", "function f(t: [A, B] | [A, B, C]) { t.sort(() => Math.random() - 0.5); }"],
  ])("not: %s", (_, code) => {
    expect(isSilentOn(code)).toBe(false);
  });
});

it.each([
  ["two branches of three", "(flag ? [a, b, c] : [d, e, f])", "of 3 items"],
  ["a branch of three and one of four", "(flag ? [a, b, c] : [d, e, f, g])", "of 8 items"],
  ["four in a constant", "four", "of 4 items"],
  ["a field of four that nobody else has had", "held.four", "of 4 items"],
  ["a constant that an index is made of", "keys", "of 4 items"],
  ["two lists spread into one", "[...four, ...keys, 9]", "of 9 items"],
  ["one of which it is not known", "[...four, ...others]", "of 8 items"],
  ["one or none beside four", "[...four, ...(flag ? [9] : [])]", "of 8 items"],
  ["one or none for each item", "four.flatMap((a) => (a ? [a] : []))", "of 8 items"],
  ["a slice of four", "four.slice(1)", "of 3 items"],
  ["a slice of four from behind", "[...four, 9].slice(-4, -1)", "of 3 items"],
  ["a slice of four that is spread", "four.slice(1, ...others)", "of 8 items"],
  ["a slice of many", "Array(2e9).fill(0).map(make).slice(5)", "of 8 items"],
  ["a slice of four to where it is not known", "four.slice(0, others)", "of 8 items"],
  ["two lists put together", "four.concat(keys, [7])", "of 9 items"],
  ["a text put behind a list", 'four.concat("abc")', "of 5 items"],
  ["a row for each item", "four.flatMap((a) => keys.map((b) => a + b))", "of 16 items"],
  ["a row for each item, returned", "four.flatMap((a) => { return [a, a, a]; })", "of 12 items"],
  ["a row of which it is not known", "four.flatMap((a) => others)", "of 8 items"],
  ["a text for each item", 'four.flatMap((a) => "abc")', "of 4 items"],
  ["a number put behind a list", "four.concat(7)", "of 5 items"],
  ["a row that is promised", "four.flatMap(async (a) => [a, a])", "of 8 items"],
  ["a function by its name", "four.flatMap(double)", "of 8 items"],
  ["a row that is put together first", "four.flatMap((a) => { log(a); return [a, a]; })", "of 8 items"],
  ["the places of a list", "[...Array(5).keys()]", "of 5 items"],
  ["a list that a constant gives its length", "Array.from({ length: SIZE }, (_, i) => i)", "of 5 items"],
  ["one that a number gives its length which changes", "Array.from({ length: size }, (_, i) => i)", "of 8 items"],
  ["a new list of a constant's length", "new Array(SIZE).fill(0).map(make)", "of 5 items"],
  ["a new list of a length that changes", "new Array(size).fill(0).map(make)", "of 8 items"],
  ["a list of a constant's length, without new", "Array(SIZE).fill(0).map(make)", "of 5 items"],
  ["a list as long as another", "Array.from({ length: four.length }, (_, i) => i)", "of 4 items"],
  ["a list as long as one of which it is not known", "Array(others.length).fill(0).map(make)", "of 8 items"],
  ["a typed array of a constant's length", "new Float64Array(SIZE)", "of 5 items"],
])("%s: %s are counted %s", (_, list, words) => {
  const code = `const SIZE = 5; let size = 5; size = 6; const four = [1, 2, 3, 4], keys = [1, 2, 3, 4], held = { four: [1, 2, 3, 4] }; other[keys].push(1); ${list}.sort(() => Math.random() - 0.5);`;
  expect(verify(code).map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
});

it.each([
  [
    "a property that is given back to itself",
    "class Deck { mix() { this.cards = this.cards.sort(COIN); return this; } }",
  ],
  ["one that is copied into itself", "class Deck { mix() { this.cards = [...this.cards].sort(COIN); } }"],
  [
    "one that is mapped, and sorted then",
    "class Deck { mix() { this.cards = this.cards.map(turn); this.cards.sort(COIN); } }",
  ],
  [
    "two that lead to each other",
    "class Deck { mix() { this.a = this.b.slice(); this.b = this.a.slice(); this.a.sort(COIN); } }",
  ],
  ["a variable that is declared by itself", "var cards = cards.filter(Boolean); cards.sort(COIN);"],
  ["a static one", "class Deck { static all = Deck.all.slice(); static mix() { Deck.all.sort(COIN); } }"],
  [
    "a property of an object",
    "const deck = { cards: make() }; deck.cards = deck.cards.concat(); deck.cards.sort(COIN);",
  ],
  ["a row of a list of itself", "var rows = rows.map((row) => row); rows.forEach((row) => row.sort(COIN));"],
])("%s leads to itself, and is of any length: %s", (_, code) => {
  const messages = verify(code.replace("COIN", "() => Math.random() - 0.5"), { options: { fix: "off" } });
  expect(messages.map(({ message }) => message)).toEqual([expect.stringContaining("of 8 items")]);
});

it.each([
  ["the first of several lists", "const [cards] = [a, b, c]; cards.sort(COIN);", "of 8 items"],
  ["a list that takes the rest", "const [first, ...cards] = [a, b, c, d]; cards.sort(COIN);", "of 3 items"],
  [
    "a list that is put beside more than one",
    "const some = [a]; const cards = [...some, b, c]; cards.sort(COIN);",
    "of 3 items",
  ],
])("%s is not as long as what it is taken from: %s", (_, code, count) => {
  const messages = verify(code.replace("COIN", "() => Math.random() - 0.5"), { options: { fix: "off" } });
  expect(messages.map(({ message }) => message)).toEqual([expect.stringContaining(count)]);
});

describe("a list that may be missing, asked for by a chain", () => {
  testPairs([
    [
      "of a constant",
      'const game = { sides: ["l", "r"] }; export const mixed = () => [...(game?.sides ?? [])].sort(COIN);',
      'const game = { sides: ["l", "m", "r"] }; export const mixed = () => [...(game?.sides ?? [])].sort(COIN);',
    ],
    [
      "of an item",
      'const rounds = [{ sides: ["l", "r"] }]; export const mixed = (k) => [...(rounds[k]?.sides || [])].sort(COIN);',
      'const rounds = [{ sides: ["l", "m", "r"] }]; export const mixed = (k) => [...(rounds[k]?.sides || [])].sort(COIN);',
    ],
    [
      "cut down",
      "export const mixed = (all) => (all?.slice(0, 2) ?? []).sort(COIN);",
      "export const mixed = (all) => (all?.slice(0, 3) ?? []).sort(COIN);",
    ],
    [
      "of a query's answer",
      "export async function mixed() { const answer = await photos.limit(2).get(); const list = answer?.docs?.map(read) ?? []; return list.sort(COIN); }",
      "export async function mixed() { const answer = await photos.limit(9).get(); const list = answer?.docs?.map(read) ?? []; return list.sort(COIN); }",
    ],
    [
      "of a state",
      'const start = { sides: ["l", "r"] }; const reduce = (state, action) => (action ? { ...state } : state); export function Toss() { const [state] = useReducer(reduce, start); return [...(state?.sides ?? [])].sort(COIN); }',
      'const start = { sides: ["l", "m", "r"] }; const reduce = (state, action) => (action ? { ...state } : state); export function Toss() { const [state] = useReducer(reduce, start); return [...(state?.sides ?? [])].sort(COIN); }',
    ],
  ]);
});
