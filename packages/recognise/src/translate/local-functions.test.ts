// What a local function gives with the arguments of its call.
import { expect, it } from "vitest";
import { readSteps, readValue } from "./in-words.fixture.ts";

it.each([
  ["const f = (x) => x + 1; «f(2)»", "x = 2; (x + 1)"],
  ["function f() { return Math.floor(Math.random() * 32768); } «f() % 52»", "(floor((draw * 32768)) % 52)"],
  ["function f() { return Math.floor(Math.random() * 52); } «f() % 5»", "$0 = floor((draw * 52)); ($0 % 5)"],
  ["const f = (x) => { return x + 1; }; «f(2)»", "x = 2; $0 = (x + 1); $0"],
  ["function f(x, y = 5) { return x + y; } «f(2)»", "x = 2; y = 5; $0 = (x + y); $0"],
  ["function f(x, y = 5) { return x + y; } «f(2, 3)»", "x = 2; y = 3; $0 = (x + y); $0"],
  ["function f(x, y) { return y === undefined ? x : y; } «f(2)»", "x = 2; $0 = ((0 == 0) ? x : y); $0 | unknown: y"],
  ["function f(x, y) { return y === undefined ? x : y; } «f(2, 3)»", "x = 2; y = 3; $0 = ((0 == 1) ? x : y); $0"],
  ["function f(x, y) { return undefined !== y ? x : y; } «f(2, 3)»", "x = 2; y = 3; $0 = ((0 == 0) ? x : y); $0"],
  ["function f(x, y) { return y == null ? x : y; } «f(2, 3)»", "x = 2; y = 3; $0 = ((0 == 1) ? x : y); $0"],
  [
    'function f(x, y) { return typeof y === "undefined" ? x : y; } «f(2, 3)»',
    "x = 2; y = 3; $0 = ((0 == 1) ? x : y); $0",
  ],
  ["function f(x, y) { return -y === undefined ? x : y; } «f(2, 3)»", "not known: notANumber"],
  ["function f(x, y) { return y < undefined ? x : y; } «f(2, 3)»", "not known: notANumber"],
  ["function f(x, y) { return y === null ? x : y; } «f(2)»", "not known: literal"],
  ["function f(x, y) { return x + y; } «f(2)»", "x = 2; $0 = (x + y); $0 | unknown: y"],
  ["function f(x) { if (x > 2) return 5; return 6; } «f(2)»", "x = 2; if (x > 2) {$0 = 5} else {$0 = 6}; $0"],
  [
    "function f(x) { if (x > 2) { return 5; } else { return 6; } } «f(2)»",
    "x = 2; if (x > 2) {$0 = 5} else {$0 = 6}; $0",
  ],
  ["function f(x) { x; } «f(2)»", "not known: noResult"],
  ["function f(x) { return; } «f(2)»", "not known: noResult"],
  [
    "function f(x) { let y = 1; for (let i = 0; i < x; i++) y *= 2; return y; } «f(2)»",
    "x = 2; y = 1; i = 0; while (i < x) {y = (y * 2)} then {i = (i + 1)}; $0 = y; $0",
  ],
  ["function f(x) { for (let i = 0; i < x; i++) return i; } «f(2)»", "not known: loopReturns"],
  ["async function f(x) { return x; } «f(2)»", "not known: notReadInPlace"],
  ["async function f(x) { return x + 1; } «await f(2)»", "x = 2; $0 = (x + 1); $0"],
  ["const f = async (x) => x + 1; «await f(2)»", "x = 2; (x + 1)"],
  ["const f = (x) => x + 1; «await f(2)»", "x = 2; (x + 1)"],
  ["async function f(x) { return await g(x); } «await f(2)»", "not known: expression"],
  ["«await f(2)»", "not known: expression"],
  ["async function f(x) { return x; } «await Promise.resolve(f(2))»", "not known: expression"],
  ["async function* f(x) { return x; } «await f(2)»", "not known: notReadInPlace"],
  ["function* f(x) { return x; } «f(2)»", "not known: notReadInPlace"],
  ["function f(x) { return f(x - 1); } «f(2)»", "not known: notReadInPlace"],
  [
    "const f = (x) => g(x), g = (x) => h(x), h = (x) => i(x), i = (x) => j(x), j = (x) => x; «f(2)»",
    "x = 2; x#2 = x; x#3 = x#2; x#4 = x#3; x#5 = x#4; x#5",
  ],
  [
    "const f = (x) => g(x), g = (x) => h(x), h = (x) => i(x), i = (x) => j(x), j = (x) => k(x), k = (x) => x; «f(2)»",
    "not known: notReadInPlace",
  ],
  ["function f(x) { return «f(2)»; }", "not known: callsItself"],
  ["let z = 0; function f(x) { z = x; return x; } «f(2)»", "not known: outerState"],
  ["let z = 0; function f(x) { z++; return x; } «f(2)»", "not known: outerState"],
  ["function f(x) { x = 4; return x; } «f(2)»", "x = 2; x = 4; $0 = x; $0"],
  ["function f(x) { x++; return x; } const y = 3; «f(y)»", "before: y = 3 | x = y; x = (x + 1); $0 = x; $0"],
  ["function f(x) { return x[0]; } «f(a)»", "$0 = a[0]; $0"],
  ["function f(x) { x = b; return x[0]; } «f(a)»", "x = a; x = b; $0 = x[0]; $0 | unknown: a, b"],
  ["function f(...x) { return x; } «f(2)»", "not known: parameterPattern"],
  ["function f([x]) { return x; } «f(2)»", "not known: parameterPattern"],
  ["function f(x) { return x; } «f(...a)»", "not known: parameterPattern"],
  ["function f({ x, y }) { return x + y; } «f({ x: 1, y: 2 })»", "x = 1; y = 2; $0 = (x + y); $0"],
  ["function f({ x, y = 5 }) { return x + y; } «f({ x: 1 })»", "x = 1; y = 5; $0 = (x + y); $0"],
  ["function f({ x: z, y }) { return z + y; } «f({ y: 1, x: 2 })»", "z = 2; y = 1; $0 = (z + y); $0"],
  ["function f({ x, y }) { return x + y; } «f({ x: 1, ...b })»", "not known: objectArgument"],
  ["function f({ x, ...y }) { return x; } «f({ x: 1 })»", "not known: parameterPattern"],
  ['function f({ ["x"]: y }) { return y; } «f({ x: 1 })»', "not known: parameterPattern"],
  ['function f({ x }) { return x; } «f({ ["x"]: 1 })»', "not known: objectArgument"],
  ["function f({ x }) { return x; } «f(b)»", "not known: parameterPattern"],
  [
    "function f(x) { return x; } const n = a.length; «f(n) + f(a.length)»",
    "before: n = a.length | $0 = n; $2 = $0; x = a.length; $1 = x; ($2 + $1)",
  ],
  ["function f(x) { return x.length; } «f(a)»", "$0 = a.length; $0"],
  ["function f(x) { return x(); } «f(() => 3)»", "$0 = 3; $0"],
  [
    "function f(x) { return x; } let i = 1; «f(i++) + f(i)»",
    "before: i = 1 | $0 = i; i = (i + 1); x = $0; $1 = x; $3 = $1; x = i; $2 = x; ($3 + $2)",
  ],
  ["const o = { f(x) { return x; } }; «o.f(2)»", "x = 2; $0 = x; $0"],
  ["const f = (x) => x; const g = f; «g(2)»", "x = 2; x"],
  ["const f = (n) => (x) => x + n; const g = f(3); «g(2)»", "n = 3; x = 2; (x + n)"],
  ["const f = (n) => (x) => x + n; «f(3)(2)»", "n = 3; x = 2; (x + n)"],
  ["let m = 3; const f = (n) => (x) => x + n; const g = f(m); m = 4; «g(2)»", "not known: madeOfChanging"],
  ["let m = 3; const f = (n) => (x) => x + n; m = 4; «f(m)(2)»", "before: m = 4 | x = 2; (x + m)"],
  ["const f = (n) => (x) => x + n; const g = f(...b); «g(2)»", "not known: madeOfChanging"],
  ["class A { f(x) { return x + this.y; } g(b) { return «b.f(2)»; } }", "not known: unknownCall"],
  ["function f(x, y = 0) { return x * 10 + y; } «f(1, f(2))»", "not known: callForOwnArgument"],
  ["function f(x) { return x; } «f(f(2))»", "not known: callForOwnArgument"],
  ["function f({ x, y = 5 }) { return x + y; } «f({ ...b, x: 1 })»", "not known: objectArgument"],
  ['function f({ x = 3 }) { return x; } «f({ "x": 1 })»', "not known: objectArgument"],
  ["function f(x) { return x + 1; } «f(2) + f(3)»", "x = 2; $0 = (x + 1); $2 = $0; x = 3; $1 = (x + 1); ($2 + $1)"],
  ["function f(x) { while (x < 3) { x++; return 4; } return 5; } «f(2)»", "not known: loopReturns"],
  ["function f(g) { return g(2); } «f((x) => x + 1)»", "x = 2; $0 = (x + 1); $0"],
  ["function f(x) { { return x; } } «f(2)»", "x = 2; $0 = x; $0"],
  [
    "function f(x, y) { if (x > 1) { y = 3; } return y; } «f(2, 1)»",
    "x = 2; y = 1; if (x > 1) {y = 3} else {}; $0 = y; $0",
  ],
])("reads the value %s", (code, words) => {
  expect(readValue(code)).toBe(words);
});

it.each([
  [
    "function f() { return a.map((x) => { return x; }); } «for (let i = 0; i < 5; i++) { f(); }»",
    "not known: unknownCall",
  ],
  [
    "function g(x) { return x + 1; } use(«a.map((x, i) => { return a[g(i)]; })»)",
    "$0 = 0; while ($0 < a.length) {i = $0; x = i; $1 = (x + 1); $2 = a[$1]; $made takes in $2 at $made.length} then {$0 = ($0 + 1)}",
  ],
  ["a.forEach((x, i) => { g(i); }); function g(x) { if (x > 3) return; b.push(1); }", "not known: conditionalMove"],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});

const SWAP = "function swap(xs, i, j) { const t = xs[i]; xs[i] = xs[j]; xs[j] = t; }";

it.each([
  [
    "a row that stays the same one is the list that a function is handed",
    `${SWAP} function mix(grid, y) { «for (let i = 0; i < grid[y].length; i++) { swap(grid[y], i, 2); }» }`,
    "i = 0; while (i < grid[y].length) {i#2 = i; j = 2; t = grid[y][i#2]; grid[y][i#2] ← grid[y][j]; grid[y][j] ← t} then {i = (i + 1)}",
  ],
  [
    "a row that is another one in each round is none",
    `${SWAP} function mix(grid) { «for (let i = 0; i < grid.length; i++) { swap(grid[i], i, 2); }» }`,
    "not known: changingList",
  ],
  [
    "a row that is only a number is read where it is handed over",
    "function put(b, k) { b[0] = k; } function mix(b, a, y) { «for (let i = 0; i < 5; i++) { put(b, a[y]); }» }",
    "i = 0; while (i < 5) {k = a[y]; b[0] ← k} then {i = (i + 1)} | unknown: y",
  ],
])("%s", (_, code, words) => {
  expect(readSteps(code)).toBe(words);
});

it.each([
  "const swap = (xs, i, j) => ([xs[i], xs[j]] = [xs[j], xs[i]]);",
  "const swap = (xs, i, j) => void ([xs[i], xs[j]] = [xs[j], xs[i]]);",
  "function swap(xs, i, j) { return ([xs[i], xs[j]] = [xs[j], xs[i]]); }",
])("what %s gives back is asked for by nobody", (swap) => {
  const plain = "function swap(xs, i, j) { [xs[i], xs[j]] = [xs[j], xs[i]]; }";
  const read = (declared: string): string =>
    readSteps(`${declared} function mix(a) { «for (let i = 0; i < 5; i++) swap(a, i, 2);» }`).replaceAll(/\$\d/g, "$");
  expect(read(swap)).toContain("a[j] ←");
  expect(read(swap)).toBe(read(plain));
});
