// Lists with holes or `undefined` are silent: these go last, whatever a comparator says, so the numbers of a full list are wrong there.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const SORT = "sort(() => Math.random() - 0.5)";

function isReported(code: string): boolean {
  const messages = verify(code, { options: { fix: "off" } });
  expect(messages.filter(({ messageId }) => messageId !== "biased")).toEqual([]);
  return messages.length > 0;
}

describe("nothing is said of", () => {
  it.each([
    ["a literal with holes", "[a, , b, c]", "[a, b, c]"],
    ["undefined among the items", "[undefined, a, b, c]", "[null, a, b, c]"],
    ["void among the items", "[a, b, c, void 0]", "[a, b, c, +0]"],
    ["a list of a length", "new Array(5)", "new Array(5).fill(x).map(make)"],
    ["a list of a length, without new", "Array(n)", "Array(...n)"],
    ["what is filled with nothing", "new Array(5).fill()", "new Array(5).fill(0).map(make)"],
    ["what is filled with undefined", "Array(5).fill(undefined)", "Array(5).fill(null).map(make)"],
    ["a length alone", "Array.from({ length: 5 })", "Array.from({ length: 5 }, f)"],
    ["a spread of holes", "[...Array(5)]", "[...Array(5).keys()]"],
    ["a list made of holes", "Array.from(Array(5))", "Array.from(Array(5), f)"],
    ["holes that are mapped, which stay", "Array(5).map(f)", "[...Array(5)].map(f)"],
    ["a map to undefined", "list.map((x) => (x.ok ? x : undefined))", "list.map((x) => (x.ok ? x : null))"],
    [
      "a map to nothing",
      "list.map((x) => { if (!x) return; return x; })",
      "list.map((x) => { go(() => { return; }); return x; })",
    ],
    [
      "a map that ends early",
      "list.map((x) => { if (x.ok) return x; })",
      "list.map((x) => { if (x.ok) return x; else return y; })",
    ],
    ["a map for what it does", "list.map((x) => { go(x); })", "list.map((x) => { go(x); return x; })"],
    [
      "a copy of a map to undefined",
      "list.map((x) => (x.ok ? x : void 0)).slice()",
      "list.map((x) => (x.ok ? x : void 0)).filter(Boolean)",
    ],
    ["holes in a copy", "[a, , b, c].slice()", "[a, , b, c].filter(f)"],
    ["holes turned round", "[a, , b, c].reverse()", "[a, d, b, c].reverse()"],
    ["undefined that is sorted before", "[undefined, a, b, c].toSorted()", "[a, b, c].toSorted()"],
  ])("%s: %s, but of %s", (_, gaps, full) => {
    for (const write of [
      (list: string) => `use(${list}.${SORT});`,
      (list: string) => `const deck = ${list}; deck.${SORT};`,
    ]) {
      expect(isReported(write(gaps))).toBe(false);
      expect(isReported(write(full))).toBe(true);
    }
  });

  it.each([
    [
      "a list that is only read",
      `const a = new Array(5); for (let i = 0; i < a.length; i++) log(a.indexOf(i)); a.${SORT};`,
      false,
    ],
    [
      "a list that is filled by a loop",
      `const a = new Array(5); for (let i = 0; i < 5; i++) a[i] = i; a.${SORT};`,
      true,
    ],
    ["a list that is filled in place", `const a = new Array(5); a.fill(1); a.${SORT};`, true],
    ["a list that is handed out", `const a = new Array(5); fill(a); a.${SORT};`, true],
    ["a list of which some places are filled", `const a = new Array(5); a[0] = x; a[1] = y; a.${SORT}; use(a);`, false],
    [
      "a list of which all places are filled",
      `const a = new Array(3); a[0] = x; a[1] = y; a[2] = z; a.${SORT}; use(a);`,
      true,
    ],
    ["a list that is filled with gaps between", `const a = []; a[0] = x; a[7] = y; a.${SORT};`, false],
    ["a list that is filled without gaps", `const a = []; a[0] = x; a[1] = y; a[2] = z; a.${SORT};`, true],
    ["a list that is filled and lengthened", `const a = []; a[0] = x; a[1] = y; a.push(z); a.${SORT};`, true],
    [
      "a list of some filled places that is made anew",
      `let a = new Array(5); const make = () => { a = new Array(5); a[0] = x; }; const mix = () => a.${SORT};`,
      false,
    ],
    [
      "a list of some filled places that becomes another one",
      `let a = new Array(5); const make = () => { a = list; a[0] = x; }; const mix = () => a.${SORT};`,
      true,
    ],
    [
      "a field of which some places are filled",
      `class Seats { constructor() { this.a = new Array(5); this.a[0] = x; this.a[3] = y; } mix() { this.a.${SORT}; } }`,
      false,
    ],
    [
      "a field that is filled at any place",
      `class Seats { constructor() { this.a = new Array(5); this.a[0] = x; } put(i) { this.a[i] = x; } mix() { this.a.${SORT}; } }`,
      true,
    ],
    ["a list that somebody's Array makes", `import { Array } from "x"; const a = Array(5); a.${SORT};`, true],
  ])("%s: %s, reported %s", (_, code, reported) => {
    expect(isReported(code)).toBe(reported);
  });
});
