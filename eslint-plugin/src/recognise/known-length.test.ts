// A coin for a comparator is fair to two items, and to no more: what is silent here is known to be a pair.
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import plugin from "../index.ts";

const linter = new Linter();
const isSilentOn = (code: string): boolean => {
  const messages = linter.verify(
    code,
    {
      files: ["**/*.ts"],
      languageOptions: { parser },
      plugins: { "fair-shuffle": plugin as never },
      rules: { "fair-shuffle/no-biased-shuffle": ["error", { fix: "off" }] },
    },
    "file.ts",
  );
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
    ["a filled literal", "[x, y].fill(0)", "[x, y, z].fill(0)"],
    ["a literal with another item", "[x, y].with(0, z)", "[x, y, z].with(0, z)"],
    ["a sorted literal, in place", "[x, y].sort(f)", "[x, y, z].sort(f)"],
    ["a filter of two", "[x, y].filter(f)", "[x, y, z].filter(f)"],
    ["new Array", "new Array(2).fill(x)", "new Array(3).fill(x)"],
    ["Array", "Array(2).fill(x)", "Array(3).fill(x)"],
    ["Array of items", "Array(x, y)", "Array(x, y, z)"],
    ["Array of what is not known", "Array(1, 2)", "Array(x).fill(y)"],
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
    ["Object.keys without computed keys", "Object.keys({ x, y: 1 })", "Object.keys({ x, [y]: 1 })"],
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
    ["one from the front", "list.slice(0, 1)", "list.slice(1, 2)"],
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
    ["a constant that is popped", "const list = [x, y]; list.at(0);", "const list = [x, y]; list.pop();"],
    ["a constant that is shifted", "const list = [x, y]; list.fill(x);", "const list = [x, y]; list.shift();"],
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
      "keys of a constant that loses none",
      "const o = { x, y }; const list = Object.keys(o);",
      "const o = { x, y }; delete o.x; const list = Object.keys(o);",
    ],
    ["a copy of a constant", "const all = [x, y]; const list = [...all];", "const all = get(); const list = [...all];"],
  ])("%s: %s, and not %s", (_, pair, more) => {
    expect(isSilentOn(`${pair} list.${SORT};`)).toBe(true);
    expect(isSilentOn(`${more} list.${SORT};`)).toBe(false);
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
