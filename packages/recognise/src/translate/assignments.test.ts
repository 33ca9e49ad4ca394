// What assignments write, and what they are worth.
import { expect, it } from "vitest";
import { readRound, readSteps } from "./in-words.fixture.ts";

it.each([
  ["let [x];", ""],
  ["const { length } = a; let n = length;", "length = a.length; n = length"],
  ["const { length: n } = a; let m = n;", "n = a.length; m = n"],
  ["const { size } = a;", "not known: an object pattern"],
  ["const { [length]: n } = a;", "not known: an object pattern"],
  ['const { "length": n } = a;', "not known: an object pattern"],
  ["const { length: { n } } = a;", "not known: an object pattern"],
  ["const { ...rest } = a;", "not known: an object pattern"],
  ["const [x, y] = [1, 2];", "$0 = 1; $1 = 2; x = $0; y = $1"],
  ["const [x, y] = [1];", "not known: a pattern of another length"],
  ["const [x] = [...b];", "not known: a spread"],
  ["const [x, ] = [1, 2];", "not known: a pattern of another length"],
  ["const [, x] = [1, 2];", "not known: a hole in a pattern"],
  ["const [x, y] = [1, , ];", "not known: a spread"],
  ["const [x, y] = b;", "not known: a pattern"],
  ["const [[x]] = [1];", "not known: a pattern"],
  ["const [x] = a.splice(i, 1);", "$0 ⇐ a[i]; x = $0"],
  ["const [x, y] = a.splice(i, 1);", "not known: a pattern"],
  ["const [[x]] = a.splice(i, 1);", "not known: a pattern"],
  ["[a[i], a[i + 1]] = [a[i + 1], a[i]];", "$0 = a[(i + 1)]; $1 = a[i]; a[i] ← $0; a[(i + 1)] ← $1"],
  ["let j = 0; [i, j] = [j, i];", "j = 0; $0 = j; $1 = i; i = $0; j = $1"],
  ["[a.x, a.y] = [1, 2];", "not known: a pattern"],
  ["[a[i] = 1] = [2];", "not known: a pattern"],
  ["let j; j = [a[i]] = [2];", "not known: a pattern"],
  [
    "let x = 1; x += 2; x -= 3; x *= 4; x /= 5; x %= 6;",
    "x = 1; x = (x + 2); x = (x - 3); x = (x * 4); x = (x / 5); x = (x % 6)",
  ],
  [
    "let x = 1; x |= 0; x >>= 0; x >>>= 0; x <<= 0; x ^= 0;",
    "x = 1; x = trunc(x); x = trunc(x); x = uint32(x); x = trunc(x); x = trunc(x)",
  ],
  ["let x = 1; x |= 1;", "not known: |"],
  ["let x = 1; x &= 0;", "not known: &"],
  ["let x = 1; x **= 2;", "not known: **"],
  ["let x = 1; x ||= 2;", "not known: ||"],
  ["let x = 1, y = (x = 2);", "x = 1; x = 2; $0 = x; y = $0"],
  ["let x = 1, y = (a[i] = a[x]);", "x = 1; a[i] ← a[x]; $0 = a[x]; y = $0"],
  ["let x = 1, y = ++x;", "x = 1; x = (x + 1); $0 = x; y = $0"],
  ["let x = 1, y = --x;", "x = 1; x = (x - 1); $0 = x; y = $0"],
  ["let x = 1, y = x--;", "x = 1; $0 = x; x = (x - 1); y = $0"],
  ["a.x = 1;", "not known: an assignment to a property"],
  ['a["x"] = 1;', "not known: an assignment to a property"],
  ["a[i] += 1;", "not known: an assignment to a property"],
  ["a.x++;", ""],
  ["a[i]++;", "not known: a counter that is a property"],
  ["y = 1;", "not known: a global is written to"],
  ["a[i++] = a[i++];", "$0 = i; i = (i + 1); $2 = $0; $1 = i; i = (i + 1); a[$2] ← a[$1]"],
  ["y++;", "not known: a global is written to"],
  [
    "Object.assign(a, { [i]: a[i + 1], [i + 1]: a[i] });",
    "$0 = i; $1 = a[(i + 1)]; $2 = (i + 1); $3 = a[i]; a[$0] ← $1; a[$2] ← $3",
  ],
  [
    "Object.assign(a, { [i++]: a[i++], 0: a[i] });",
    "$0 = i; i = (i + 1); $2 = $0; $1 = i; i = (i + 1); $3 = $2; $4 = a[$1]; $5 = 0; $6 = a[i]; a[$3] ← $4; a[$5] ← $6",
  ],
  ["Object.assign(a, { [i]: a[0], last: i });", "not known: an assignment of unknown properties"],
  ["Object.assign(a, { [i]() {} });", "not known: FunctionExpression"],
  ["Object.assign(a, { get [i]() { return 1; } });", "not known: an assignment of unknown properties"],
  ["Object.assign(a, { ...b });", "not known: an assignment of unknown properties"],
  ["Object.assign(a, { [i]: a[0] }, b);", "not known: an assignment of unknown properties"],
  ["Object.assign(a);", "not known: an assignment of unknown properties"],
  ["Reflect.assign(a, { [i]: a[0] });", "not known: a call of an unknown function"],
  ["const Object = b; Object.assign(a, { [i]: a[0] });", "not known: a call of an unknown function"],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  ["for (const k in a) { k++; }", "not known: a counter that is text"],
  ["for (const k in a) { a[+k] = a[k + 1]; }", "not known: text is put together"],
  ["for (const k in a) { a[k] = a[1 + k]; }", "not known: text is put together"],
  [
    "for (const k in a) { a[k] = a[k - 1]; }",
    "$0 = 0; while ($0 < a.length) {k = $0; a[k] ← a[(k - 1)]} then {$0 = ($0 + 1)}",
  ],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});
