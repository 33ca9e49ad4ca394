// The interpreter: what small functions give when they are run on a few cards and keys, and why it refuses to run others.
import type { FileContext } from "../file/file-context.ts";
import { describe, expect, it } from "vitest";
import { Run } from "./interpret.ts";
import type { Card, Key, Value } from "./interpreted-values.ts";
import { NotKnown } from "../translate/not-known.ts";
import type { FunctionNode } from "../syntax/tree.ts";
import { walk } from "../linted.fixture.ts";

/** Finds the function `f` of a source text. */
function parse(text: string): { readonly file: FileContext; readonly f: FunctionNode } {
  const found: ReturnType<typeof parse>[] = [];
  walk(text, (file) => ({
    "FunctionDeclaration[id.name='f']": (f: unknown) => found.push({ file, f } as (typeof found)[0]),
  }));
  const [only] = found;
  if (only === undefined) throw new Error(`No function f in: ${text}`);
  return only;
}

const toKey = (rank: number): Key => ({ kind: "key", rank });
const toCard = (place: number, key: Key | undefined): Card => ({ kind: "card", place, key });

/** Records A, B and C with the keys 1, 0 and 2. */
const getRecords = (): Value => ({ kind: "list", items: [1, 0, 2].map((rank, place) => toCard(place, toKey(rank))) });
/** Keys of which the first and the last tie. */
const getKeys = (): Value => ({ kind: "list", items: [1, 0, 1].map(toKey) });
/** Items D and E, of which nothing can be read. */
const getItems = (): Value => ({ kind: "list", items: [3, 4].map((place) => toCard(place, undefined)) });

/** Lists as lists, cards by their letters, keys as `key 1`, differences of keys as `difference -1`. */
function show(value: Value): unknown {
  if (typeof value !== "object") return value;
  switch (value.kind) {
    case "list":
      return value.items.map(show);
    case "card":
      return "ABCDE"[value.place];
    case "key":
      return `key ${String(value.rank)}`;
    case "difference":
      return `difference ${String(value.sign)}`;
    case "function":
      return "a function";
  }
}

/** Runs `function f(a, k, o, n) { … }`, and says what it gives or why it is refused. */
function run(body: string, n = 7, around = ""): unknown {
  const { file, f } = parse(`${around} function f(a, k, o, n) { ${body} }`);
  try {
    return show(new Run(file).call(f, [getRecords(), getKeys(), getItems(), n]));
  } catch (thrown) {
    if (thrown instanceof NotKnown) return `refused: ${thrown.reason.kind}`;
    throw thrown;
  }
}

describe("expressions", () => {
  it.each<[string, unknown]>([
    ["true", true],
    ["false", false],
    ["0", 0],
    ["2", 2],
    ["1.5", 1.5],
    ["3", "refused: handSortNumber"],
    ["'1'", "refused: literal"],
    ["null", "refused: literal"],
    ["/1/", "refused: literal"],
    ["undefined", undefined],
    ["Infinity", Infinity],
    ["Number.POSITIVE_INFINITY", Infinity],
    ["Number.MAX_VALUE", "refused: outsideVariable"],
    ["n.POSITIVE_INFINITY", "refused: noList"],
    ["NaN", "refused: outsideVariable"],
    ["this", "refused: expression"],
    ["`1`", "refused: expression"],
    ["({ k: 1 })", "refused: expression"],
    ["new Set(a)", "refused: expression"],
    ["a?.length", "refused: expression"],
    ["a?.[0]", "refused: expression"],
    ["a.pop?.()", "refused: expression"],
    ["() => 1", "a function"],
    ["function () {}", "a function"],
    ["[]", []],
    ["[1, a[0], k]", [1, "A", ["key 1", "key 0", "key 1"]]],
    ["[0, ...a, 1]", [0, "A", "B", "C", 1]],
    ["[...n]", "refused: noList"],
    ["[0, , 1]", "refused: arrayHole"],
    ["n ? 1 : 2", 1],
    ["undefined ? 1 : 2", 2],
    ["0 || 1", 1],
    ["2 || 1", 2],
    ["0 && 1", 0],
    ["2 && 1", 1],
    ["0 ?? 1", 0],
    ["undefined ?? 1", 1],
    ["a || 1", ["A", "B", "C"]],
    ["(1, 2)", 2],
    ["(a.pop(), a)", ["A", "B"]],
  ])("%s", (expression, value) => {
    expect(run(`return ${expression};`)).toEqual(value);
  });
});

describe("operators", () => {
  it.each<[string, unknown]>([
    ["!0", true],
    ["!1", false],
    ["!a", false],
    ["![]", false],
    ["!(k[0] - k[1])", false],
    ["!(k[0] - k[2])", true],
    ["!a[0]", "refused: truthOfItem"],
    ["!k[0]", "refused: truthOfItem"],
    ["!f", "refused: truthOfItem"],
    ["-n", -7],
    ["-true", "refused: noNumber"],
    ["-k[0]", "refused: noNumber"],
    ["-(k[0] - k[1])", "difference -1"],
    ["~n", -8],
    ["~k[0]", "refused: noNumber"],
    ["+n", "refused: operator"],
    ["typeof n", "refused: operator"],
    ["void n", "refused: operator"],
    ["n + 2", 9],
    ["n - 2", 5],
    ["n * 2", 14],
    ["n / 2", 3.5],
    ["n >> 1", 3],
    ["-n >> 1", -4],
    ["-n >>> 1", 2147483644],
    ["n / 2 | 0", 3],
    ["n % 2", "refused: operator"],
    ["n ** 2", "refused: operator"],
    ["n & 1", "refused: operator"],
    ["0 in a", "refused: operator"],
    ["n + true", "refused: noNumber"],
    ["true + n", "refused: noNumber"],
    ["a[0] + 1", "refused: noNumber"],
    ["n - k[0]", "refused: noNumber"],
    ["k[0] - n", "refused: noNumber"],
    ["k[0] - k[1]", "difference 1"],
    ["k[1] - k[0]", "difference -1"],
    ["k[0] - k[2]", "difference 0"],
    ["a[2].k - a[1].k", "difference 1"],
    ["k[0] + k[1]", "refused: noNumber"],
    ["a[0] - a[1]", "refused: noNumber"],
    ["(k[0] - k[1]) + 1", "refused: noNumber"],
  ])("%s", (expression, value) => {
    expect(run(`return ${expression};`)).toEqual(value);
  });
});

describe("comparisons", () => {
  it.each<[string, unknown]>([
    ["[1 < 2, 2 < 1, 1 < 1]", [true, false, false]],
    ["[1 > 2, 2 > 1, 1 > 1]", [false, true, false]],
    ["[1 <= 2, 2 <= 1, 1 <= 1]", [true, false, true]],
    ["[1 >= 2, 2 >= 1, 1 >= 1]", [false, true, true]],
    ["[1 == 2, 1 == 1]", [false, true]],
    ["[1 === 2, 1 === 1]", [false, true]],
    ["[1 != 2, 1 != 1]", [true, false]],
    ["[1 !== 2, 1 !== 1]", [true, false]],
    ["[k[0] < k[1], k[1] < k[0], k[0] < k[2]]", [false, true, false]],
    ["[k[0] >= k[1], k[1] >= k[0], k[0] >= k[2]]", [true, false, true]],
    ["[k[0] === k[1], k[0] === k[2], k[0] != k[2]]", [false, true, false]],
    // A difference shows its sign to zero alone.
    ["[k[0] - k[1] > 0, 0 > k[0] - k[1], k[1] - k[0] < 0]", [true, false, true]],
    ["[k[0] - k[2] === 0, 0 !== k[0] - k[2]]", [true, false]],
    ["k[0] - k[1] > 1", "refused: comparesOther"],
    ["1 < k[0] - k[1]", "refused: comparesOther"],
    ["k[0] - k[1] < Infinity", "refused: comparesOther"],
    ["k[0] - k[1] < k[0] - k[2]", "refused: comparesOther"],
    ["k[0] > k[0] - k[1]", "refused: comparesOther"],
    // A key is compared with keys, and with what no key reaches.
    ["[k[0] < Infinity, Infinity < k[0], -Infinity < k[0], k[0] > -Infinity]", [true, false, true, true]],
    ["[n < Infinity, n > -Infinity]", [true, true]],
    ["k[0] < 1", "refused: comparesOther"],
    ["0 < k[0]", "refused: comparesOther"],
    ["k[0] === 0", "refused: comparesOther"],
    ["n < a[0]", "refused: comparesOther"],
    ["a[0] < a[1]", "refused: comparesOther"],
    ["a < 1", "refused: comparesOther"],
    ["true < 1", "refused: comparesOther"],
    ["true === 1", "refused: comparesOther"],
    ["1 === true", "refused: comparesOther"],
    ["a === 1", "refused: comparesOther"],
    ["a[0] === a", "refused: comparesOther"],
    ["f === f", "refused: comparesOther"],
    // What lies beyond a list's ends compares with nothing.
    ["[a[9 - 2] === undefined]", "refused: handSortNumber"],
    [
      "[a[n] === undefined, undefined === a[n], undefined === undefined, a[0] === undefined]",
      [true, true, true, false],
    ],
    ["[a[n] !== undefined, a[0] != undefined, undefined !== a[1]]", [false, true, true]],
    ["[k[n] < k[0], k[n] >= k[0], k[0] < k[n], k[0] >= k[n]]", [false, false, false, false]],
    ["[true === true, true === false, true !== false]", [true, false, true]],
    ["[a === a, a === [], a !== k]", [true, false, true]],
    // Records are told apart; of other items, two may be the same.
    ["[a[0] === a[0], a[0] === a[1], a[0] !== a[1]]", [true, false, true]],
    ["o[0] === o[0]", "refused: comparesOther"],
    ["o[0] === a[0]", "refused: comparesOther"],
  ])("%s", (expression, value) => {
    expect(run(`return ${expression};`)).toEqual(value);
  });
});

describe("lists and items", () => {
  it.each<[string, unknown]>([
    ["return a.length;", 3],
    ["return a.size;", "refused: listProperty"],
    ["return a['length'];", "refused: literal"],
    ["return [a[0], a[2], a[n], a[-1]];", ["A", "C", undefined, undefined]],
    ["return a[0.5];", "refused: placeOutside"],
    ["return a[true];", "refused: noNumber"],
    ["return n[0];", "refused: noList"],
    ["return k[0][0];", "refused: noList"],
    ["return a[0].k;", "key 1"],
    ["return a[1]['k'];", "key 0"],
    ["return a[1][n];", "refused: lookIntoItem"],
    ["return o[0].k;", "refused: lookIntoItem"],
    ["a[0] = a[2]; return a;", ["C", "B", "C"]],
    ["a[a.length] = 1; return a;", ["A", "B", "C", 1]],
    ["a[n] = 1;", "refused: placeOutside"],
    ["a[-1] = 1;", "refused: placeOutside"],
    ["a[0.5] = 1;", "refused: placeOutside"],
    ["n[0] = 1;", "refused: noList"],
    ["a.length = 0;", "refused: propertyAssigned"],
    ["a[0].k = 1;", "refused: propertyAssigned"],
    ["let i = 0; a[i] = (i = 2, a[1]); return a;", ["B", "B", "C"]],
    ["return (a[0] = 1);", 1],
    ["[a[0], a[1]] = [a[1], a[0]]; return a;", ["B", "A", "C"]],
    ["return ([a[0], a[1]] = [1, 2]);", [1, 2]],
    ["a[0] += 1;", "refused: propertyCounter"],
    ["a[0]++;", "refused: propertyCounter"],
    ["return [a.push(1), a];", [4, ["A", "B", "C", 1]]],
    ["return [a.push(1, 2), a.push(...o), a];", [5, 7, ["A", "B", "C", 1, 2, "D", "E"]]],
    ["return [a.unshift(1, 2), a];", [5, [1, 2, "A", "B", "C"]]],
    ["return [a.pop(), a];", ["C", ["A", "B"]]],
    ["return [a.shift(), a];", ["A", ["B", "C"]]],
    ["return [].pop();", undefined],
    ["return [a.slice(), a.slice() === a];", [["A", "B", "C"], false]],
    ["return [a.slice(1), a.slice(0, 2), a.slice(-1)];", [["B", "C"], ["A", "B"], ["C"]]],
    ["return a.slice(k[0]);", "refused: noNumber"],
    ["return [a.splice(0, 1), a];", [["A"], ["B", "C"]]],
    ["return [a.splice(1, 0, ...o), a];", [[], ["A", "D", "E", "B", "C"]]],
    ["return [a.splice(1, 1, 2), a];", [["B"], ["A", 2, "C"]]],
    ["a.splice(0);", "refused: methodArguments"],
    ["a.splice();", "refused: methodArguments"],
    ["a.splice(0, k[0]);", "refused: noNumber"],
    [
      "return [a.concat(o, 1), a];",
      [
        ["A", "B", "C", "D", "E", 1],
        ["A", "B", "C"],
      ],
    ],
    ["return a.filter((x) => x.k > k[1]);", ["A", "C"]],
    ["return a.filter((x, i) => i);", ["B", "C"]],
    ["return a.filter(function (x, i) { return i < 1; });", ["A"]],
    ["const b = []; a.forEach((x, i) => b.unshift(x, i)); return b;", ["C", 2, "B", 1, "A", 0]],
    ["return a.forEach((x) => x);", undefined],
    ["a.forEach((x, i, list) => list.pop());", "refused: callbackForm"],
    ["a.filter(1);", "refused: callbackForm"],
    ["a.filter(a);", "refused: callbackForm"],
    ["a.filter();", "refused: callbackForm"],
    ["a.sort();", "refused: method"],
    ["a.map((x) => x);", "refused: method"],
    ["a[n](1);", "refused: method"],
    ["n.pop();", "refused: noList"],
  ])("%s", (body, value) => {
    expect(run(body)).toEqual(value);
  });

  it("says under what names keys were read, and where", () => {
    const { file, f } = parse("function f(a) { const { w } = a[0]; return a.filter((x) => x.k < a[1].k || w < w); }");
    const started = new Run(file);
    started.call(f, [getRecords()]);
    expect([...started.names]).toEqual(["w", "k"]);
    expect([...started.reads].map((read) => file.sourceCode.getText(read))).toEqual(["w", "x.k", "a[1].k"]);
  });
});

describe("variables", () => {
  it.each<[string, unknown]>([
    ["let x; return x;", undefined],
    ["const x = 1, y = x + 1; return y;", 2],
    ["var x = 1; var x; return x;", 1],
    ["let c = 0; for (const y of a) { let x; if (x === undefined) c++; x = 1; } return c;", 3],
    ["let c = 0; for (const y of a) { var x; if (x === undefined) c++; x = 1; } return c;", 1],
    ["var [x] = [1]; var [x] = [2]; return x;", 2],
    ["const [x, , y] = a; return [x, y];", ["A", "C"]],
    ["const [x, ...y] = a; return [x, y];", ["A", ["B", "C"]]],
    ["const [x, y] = []; return x === y;", true],
    ["const [x = 1, y = 2] = [0]; return [x, y];", [0, 2]],
    ["const [[x], y] = [[1], 2]; return [x, y];", [1, 2]],
    ["const [x] = n;", "refused: noList"],
    ["const { k: x } = a[0]; return x;", "key 1"],
    ["const { 'k': x } = a[0]; return x;", "key 1"],
    ["const { [n]: x } = a[0];", "refused: objectPattern"],
    ["const { ...x } = a[0];", "refused: objectPattern"],
    ["const { x } = o[0];", "refused: lookIntoItem"],
    ["const { length } = a;", "refused: lookIntoItem"],
    ["let x = 1; return [x = 2, x];", [2, 2]],
    ["let x = 1; return [x += 2, x];", [3, 3]],
    ["let x = 1; x -= 2; return x;", -1],
    ["let x = 1; x *= 2; return x;", 2],
    ["let x = 1; x >>= 1; return x;", 0],
    ["let x = 1; x ||= 2;", "refused: operator"],
    ["let x = k[0]; x += 1;", "refused: noNumber"],
    ["let x = 1; return [x++, x, ++x, x--, x, --x];", [1, 2, 3, 3, 2, 1]],
    ["let x = k[0]; x++;", "refused: noNumber"],
    ["let x, y; [x, y = 2] = [1]; return [x, y];", [1, 2]],
    ["let x; ({ k: x } = a[1]); return x;", "key 0"],
    ["return x; var x = 1;", "refused: outsideVariable"],
    ["x = 1; var x;", "refused: outsideVariable"],
    ["return outside;", "refused: outsideVariable"],
    ["outside = 1;", "refused: outsideVariable"],
    ["outside++;", "refused: outsideVariable"],
    ["shared = 1;", "refused: outsideVariable"],
    ["return shared;", "refused: outsideVariable"],
    ["{ const undefined = 1; return undefined; }", 1],
    ["{ const Infinity = 1; return Infinity; }", 1],
  ])("%s", (body, value) => {
    expect(run(body, 7, "let shared = 1;")).toEqual(value);
  });
});

describe("statements", () => {
  it.each<[string, unknown]>([
    ["", undefined],
    [";", undefined],
    ["return;", undefined],
    ["1;", undefined],
    ["{ return 1; } return 2;", 1],
    ["if (n) return 1; return 2;", 1],
    ["if (0) return 1; return 2;", 2],
    ["if (0) return 1; else return 0; return 2;", 0],
    ["let s = 0; for (let i = 0; i < n; i++) s += i; return s;", 21],
    ["let s = 0, i; for (i = 1; i < n; i++) s += i; return [s, i];", [21, 7]],
    ["let i = 0; for (; i < n; ) i++; return i;", 7],
    ["for (let i = 0; ; i++) if (i > 1) return i;", 2],
    ["let i = 0; for (;; i++) { if (i > 1) break; } return i;", 2],
    ["let s = 0; for (let i = 0; i < n; i++) { if (i < 2) continue; s += i; } return s;", 20],
    ["let i = 0; while (i < n) i++; return i;", 7],
    ["let i = 0; while (true) { if (++i < n) continue; break; } return i;", 7],
    ["let i = 0; while (true) if (i++ > 1) return i;", 3],
    ["let i = 0; do i++; while (i < n); return i;", 7],
    ["let i = 0; do i++; while (0); return i;", 1],
    ["let i = 0; do { i++; break; } while (i < n); return i;", 1],
    ["let i = 0; do { i++; continue; } while (i < n); return i;", 7],
    ["do return 1; while (n); return 2;", 1],
    ["const b = []; for (const x of a) b.unshift(x); return b;", ["C", "B", "A"]],
    ["const b = []; for (const x of a) { if (b.length) break; b.push(x); } return b;", ["A"]],
    ["const b = []; for (const x of a) { if (x === a[1]) continue; b.push(x); } return b;", ["A", "C"]],
    ["for (const x of a) if (x === a[1]) return x; return 1;", "B"],
    ["for (const [x, y] of [[1, 2]]) return y;", 2],
    ["let x; for (x of a);", "refused: loopOverOther"],
    ["for (const x of n);", "refused: noList"],
    ["for (const x in a);", "refused: statement"],
    ["switch (n) {}", "refused: statement"],
    ["try {} finally {}", "refused: statement"],
    ["throw n;", "refused: statement"],
    ["label: for (;;) break label;", "refused: statement"],
    ["for (;;);", "refused: goesOnTooLong"],
    ["while (true) {}", "refused: goesOnTooLong"],
    ["do {} while (true);", "refused: goesOnTooLong"],
    ["for (const x of a) a.push(x);", "refused: goesOnTooLong"],
  ])("%s", (body, value) => {
    expect(run(body)).toEqual(value);
  });

  it("has time for a few hundred rounds", () => {
    expect(run("let i = 0; while (i < n) i++; return i;", 800)).toBe(800);
  });
});

describe("calls", () => {
  it.each<[string, unknown]>([
    ["return Math.floor(1.5) + Math.trunc(-1.5) + Math.ceil(1.5);", 2],
    ["return [Math.floor(-1.5), Math.trunc(-1.5), Math.ceil(-1.5), Math.round(1.6)];", [-2, -1, -1, 2]],
    ["return [Math.min(n, 1, 2), Math.max(1, n, 2)];", [1, 7]],
    ["return Math.floor(k[0]);", "refused: noNumber"],
    ["return Math.random();", "refused: mathFunction"],
    ["return Math[n](1);", "refused: mathFunction"],
    ["const Math = a; return Math.pop();", "C"],
    ["const g = (x) => x + 1; return g(n);", 8],
    ["const g = (x, y) => [x, y]; return g(1);", [1, undefined]],
    ["const g = (x = 1, [y] = [2]) => [x, y]; return g();", [1, 2]],
    ["const g = function (x) { return x; }; return g(1);", 1],
    ["return g(1); function g(x) { return x + n; }", 8],
    ["const g = () => {}; return g();", undefined],
    ["const g = (...x) => x; return g(1);", "refused: globalWritten"],
    ["const g = (x) => (y) => x + y; const h = g(1); return h(2);", 3],
    ["let c = 0; const g = () => { c++; }; g(); g(); return c;", 2],
    ["const g = (h) => h(1); return g((x) => x + n);", 8],
    ["return outer(n);", 8],
    ["return tools.add(n);", 9],
    ["return tools.take(a);", "C"],
    ["return tools.other(a);", "refused: outsideVariable"],
    ["return wait();", "refused: asyncFunction"],
    ["return yields();", "refused: asyncFunction"],
    ["return a();", "refused: unknownCall"],
    ["return n();", "refused: unknownCall"],
    ["return (() => 1)();", "refused: unknownCall"],
    ["return outside(1);", "refused: outsideVariable"],
    // Each call has variables of its own.
    ["function g(m) { var x; if (m === 0) return x; x = m; return g(0); } return g(1);", undefined],
    ["function g(m) { function h() { return m; } return m === 0 ? h() : g(m - 1) + h(); } return g(2);", 3],
    ["const g = (m) => (m < 2 ? m : g(m - 1) + g(m - 2)); return g(n);", 13],
    ["const g = () => g(); return g();", "refused: nestsTooDeep"],
  ])("%s", (body, value) => {
    const around = `
      const outer = (x) => x + 1;
      const tools = { add(x) { return x + 2; }, take: (list) => list.pop() };
      async function wait() {}
      function* yields() {}
    `;
    expect(run(body, 7, around)).toEqual(value);
  });

  it("go a hundred deep, and no deeper", () => {
    const body = "const g = (m) => (m === 0 ? 0 : g(m - 1)); return g(n);";
    expect(run(body, 98)).toBe(0);
    expect(run(body, 99)).toBe("refused: nestsTooDeep");
  });

  it("are as many as one likes, one after the other", () => {
    expect(run("const g = (m) => m; let s = 0; for (let i = 0; i < n; i++) s = g(i); return s;", 200)).toBe(199);
  });
});
