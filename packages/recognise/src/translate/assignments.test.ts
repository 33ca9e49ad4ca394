// What assignments write, and what they are worth.
import { expect, it } from "vitest";
import { readRound, readSteps } from "./in-words.fixture.ts";

it.each([
  ["let [x];", ""],
  ["const { length } = a; let n = length;", "length = a.length; n = length"],
  ["const { length: n } = a; let m = n;", "n = a.length; m = n"],
  ["const { size } = a;", "not known: objectPattern"],
  ["const { [length]: n } = a;", "not known: objectPattern"],
  ['const { "length": n } = a;', "not known: objectPattern"],
  ["const { length: { n } } = a;", "not known: objectPattern"],
  ["const { ...rest } = a;", "not known: objectPattern"],
  ["const [x, y] = [1, 2];", "$0 = 1; $1 = 2; x = $0; y = $1"],
  ["const [x, y] = [1];", "not known: patternLength"],
  ["const [x] = [...b];", "not known: spread"],
  ["const [x, ] = [1, 2];", "not known: patternLength"],
  ["const [, x] = [1, 2];", "not known: patternLength"],
  ["const [x, y] = [1, , ];", "not known: spread"],
  ["const [x, y] = b;", "not known: pattern"],
  ["const [[x]] = [1];", "not known: pattern"],
  ["const [x] = a.splice(i, 1);", "$0 ⇐ a[i]; x = $0"],
  ["const [x, y] = a.splice(i, 1);", "not known: pattern"],
  ["const [[x]] = a.splice(i, 1);", "not known: pattern"],
  ["[a[i], a[i + 1]] = [a[i + 1], a[i]];", "$0 = a[(i + 1)]; $1 = a[i]; a[i] ← $0; a[(i + 1)] ← $1"],
  ["let j = 0; [i, j] = [j, i];", "j = 0; $0 = j; $1 = i; i = $0; j = $1"],
  ["[a.x, a.y] = [1, 2];", "not known: pattern"],
  ["[a[i] = 1] = [2];", "not known: pattern"],
  ["let j; j = [a[i]] = [2];", "not known: pattern"],
  [
    "let x = 1; x += 2; x -= 3; x *= 4; x /= 5; x %= 6;",
    "x = 1; x = (x + 2); x = (x - 3); x = (x * 4); x = (x / 5); x = (x % 6)",
  ],
  [
    "let x = 1; x |= 0; x >>= 0; x >>>= 0; x <<= 0; x ^= 0;",
    "x = 1; x = trunc(x); x = trunc(x); x = uint32(x); x = trunc(x); x = trunc(x)",
  ],
  ["let x = 1; x |= 1;", "not known: operator"],
  ["let x = 1; x &= 0;", "not known: operator"],
  ["let x = 1; x **= 2;", "not known: power"],
  ["let x = 1; x ||= 2;", "not known: operator"],
  ["let x = 1, y = (x = 2);", "x = 1; x = 2; $0 = x; y = $0"],
  ["let x = 1, y = (a[i] = a[x]);", "x = 1; a[i] ← a[x]; $0 = a[x]; y = $0"],
  ["let x = 1, y = ++x;", "x = 1; x = (x + 1); $0 = x; y = $0"],
  ["let x = 1, y = --x;", "x = 1; x = (x - 1); $0 = x; y = $0"],
  ["let x = 1, y = x--;", "x = 1; $0 = x; x = (x - 1); y = $0"],
  ["a.x = 1;", "not known: propertyAssigned"],
  ['a["x"] = 1;', "not known: propertyAssigned"],
  ["a[i] += 1;", "not known: propertyAssigned"],
  ["a.x++;", ""],
  ["a[i]++;", "not known: propertyCounter"],
  ["y = 1;", "y = 1"],
  ["name = 1;", "not known: globalWritten"],
  ["a[i++] = a[i++];", "$0 = i; i = (i + 1); $2 = $0; $1 = i; i = (i + 1); a[$2] ← a[$1]"],
  ["y++;", "y = (y + 1) | unknown: y"],
  ["status++;", "not known: globalWritten"],
  [
    "Object.assign(a, { [i]: a[i + 1], [i + 1]: a[i] });",
    "$0 = i; $1 = a[(i + 1)]; $2 = (i + 1); $3 = a[i]; a[$0] ← $1; a[$2] ← $3",
  ],
  [
    "Object.assign(a, { [i++]: a[i++], 0: a[i] });",
    "$0 = i; i = (i + 1); $2 = $0; $1 = i; i = (i + 1); $3 = $2; $4 = a[$1]; $5 = 0; $6 = a[i]; a[$3] ← $4; a[$5] ← $6",
  ],
  ["this.$set(a, i, a[i + 1]);", "a[i] ← a[(i + 1)]"],
  ["Vue.set(this.cards, i, this.cards[0]);", "this.cards[i] ← this.cards[0]"],
  ["this.$set(a[i], 'open', true);", "not known: unknownCall"],
  ["vm.$set(a, 'open', true);", "not known: literal"],
  ["Map.set(a, i, a[0]);", "not known: unknownCall"],
  ["const o = { $set(a, i, x) { a[0] = x; } }; o.$set(a, i, a[i + 1]);", "not known: expression"],
  ["Object.assign(a, { [i]: a[0], last: i });", "not known: objectAssigned"],
  ["Object.assign(a, { [i]() {} });", "not known: expression"],
  ["Object.assign(a, { get [i]() { return 1; } });", "not known: objectAssigned"],
  ["Object.assign(a, { ...b });", "not known: objectAssigned"],
  ["Object.assign(a, { [i]: a[0] }, b);", "not known: objectAssigned"],
  ["Object.assign(a);", "not known: objectAssigned"],
  ["Reflect.assign(a, { [i]: a[0] });", "not known: unknownCall"],
  ["const Object = b; Object.assign(a, { [i]: a[0] });", "not known: unknownCall"],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  ["for (const k in a) { k++; }", "not known: textCounter"],
  ["for (const k in a) { a[+k] = a[k + 1]; }", "not known: textJoined"],
  ["for (const k in a) { a[k] = a[1 + k]; }", "not known: textJoined"],
  [
    "for (const k in a) { a[k] = a[k - 1]; }",
    "$0 = 0; while ($0 < a.length) {k = $0; a[k] ← a[(k - 1)]} then {$0 = ($0 + 1)}",
  ],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});
