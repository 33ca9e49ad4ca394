// What statements become, and where a jump leads.
import { expect, it } from "vitest";
import { readRound, readSteps } from "./in-words.fixture.ts";

it.each([
  [";", ""],
  ["if (i === 2) continue; a.pop();", "not known: conditionalMove"],
  ["if (i > 2) continue; let j = i;", "if (i > 2) {} else {j = i}"],
  ["let j = 0; if (i > 2) { j = 1; continue; } else j = 2; j = 3;", "j = 0; if (i > 2) {j = 1} else {j = 2; j = 3}"],
  ["let j = 0; { if (i > 2) continue; j = 1; } j = 3;", "j = 0; if (i > 2) {} else {j = 1; j = 3}"],
  ["let j = 0; if (i > 2) j = 1; if (i <= 2) j = 2;", "j = 0; if (i > 2) {j = 1} else {j = 2}"],
  ["let j = 0; if (i === 2) { j = 1; } if (i !== 2) { j = 2; }", "j = 0; if (i == 2) {j = 1} else {j = 2}"],
  ["let j = 0; if (i > 2) j = 1; if (i < 2) j = 2;", "j = 0; if (i > 2) {j = 1} else {}; if (i < 2) {j = 2} else {}"],
  ["let j = 0; if (i > 2) j = 1; if (i <= 3) j = 2;", "j = 0; if (i > 2) {j = 1} else {}; if (i <= 3) {j = 2} else {}"],
  ["let j = 0; if (j > 2) j = 1; if (j <= 2) j = 2;", "j = 0; if (j > 2) {j = 1} else {}; if (j <= 2) {j = 2} else {}"],
  [
    "let j = 0; if (i > 2) j = 1; else j = 3; if (i <= 2) j = 2;",
    "j = 0; if (i > 2) {j = 1} else {j = 3}; if (i <= 2) {j = 2} else {}",
  ],
  ["let j = 0; if (i > 2) continue; if (i <= 2) j = 2;", "j = 0; if (i > 2) {} else {if (i <= 2) {j = 2} else {}}"],
  ["try {} catch {}", ""],
  ["let x; x = 1;", "x = 1"],
  ["const x = 1, y = 2;", "x = 1; y = 2"],
  ["const x = a.splice(i, 1); a.push(x[0]);", "$0 ⇐ a[i]; $1 = $0; a takes in $1 at a.length"],
  ["const x = a.splice(i, 1); a.push(...x);", "$0 ⇐ a[i]; a takes in $0 at a.length"],
  ["let x = a.splice(i, 1); x = 3;", "not known: unknownCall"],
  ["const x = a.splice(i, 2);", "not known: unknownCall"],
  ["const list = b.cards; list[i] = 1;", "b.cards[i] ← 1"],
  ["let list = b; list[i] = 1;", "list = b; b[i] ← 1 | unknown: b"],
  ["const n = a.length; let m = n;", "n = a.length; m = n"],
  ["const n = i; let m = n; i++;", "n = i; m = n; i = (i + 1)"],
  ["let t = a[i]; a[i] = a[i + 1]; a[i + 1] = t;", "t = a[i]; a[i] ← a[(i + 1)]; a[(i + 1)] ← t"],
  ["const pair = [a[i], a[0]]; [a[0], a[i]] = pair;", "$0 = a[i]; $1 = a[0]; a[0] ← $0; a[i] ← $1"],
  ["const pair = [a[i], a[0]]; a[i] = 7; [a[0], a[i]] = pair;", "$0 = a[i]; $1 = a[0]; a[i] ← 7; a[0] ← $0; a[i] ← $1"],
  [
    "const pair = [a[i], a[0]]; [a[0], a[i]] = pair; [a[1], a[2]] = pair;",
    "$0 = a[i]; $1 = a[0]; a[0] ← $0; a[i] ← $1; a[1] ← $0; a[2] ← $1",
  ],
  ["let pair = [a[i], a[0]]; [a[0], a[i]] = pair;", "$0 = a[i]; $1 = a[0]; a[0] ← $0; a[i] ← $1"],
  [
    "const all = [a[0], a[1], a[2]]; [a[1], a[2], a[0]] = all;",
    "$0 = a[0]; $1 = a[1]; $2 = a[2]; a[1] ← $0; a[2] ← $1; a[0] ← $2",
  ],
  ["const pair = [a[i], a[0]]; [a[0], a[i], a[1]] = pair;", "not known: patternLength"],
  ["const pair = [...a]; [a[0], a[i]] = pair;", "not known: spread"],
  ["const pair = [a[i], , a[0]]; [a[0], a[i], a[1]] = pair;", "not known: spread"],
  ["const pair = [a[i], a[0]]; pair.reverse(); [a[0], a[i]] = pair;", "not known: expression"],
  ["const pair = [a[i], a[0]]; f(pair); [a[0], a[i]] = pair;", "not known: expression"],
  ["const pair = [a[i], a[0]]; [a[0], a[i]] = [pair[0], pair[1]];", "not known: expression"],
  ["const pair = [a[i], a[0]]; ({ x: a[i] } = pair);", "not known: expression"],
  [
    "let pair = [a[i], a[0]]; pair = [1, 2]; [a[0], a[i]] = pair;",
    "$0 = a[i]; $1 = a[0]; $2 = 1; $3 = 2; a[0] ← $2; a[i] ← $3",
  ],
  ["const pair = [a[i], a[0]];", "not known: expression"],
  ["const pair = f(); [a[0], a[i]] = pair;", "not known: unknownCall"],
  [
    "a[i] ^= a[i + 1]; a[i + 1] ^= a[i]; a[i] ^= a[i + 1];",
    "$0 = i; $1 = (i + 1); $2 = a[$0]; a[$0] ← a[$1]; a[$1] ← (($0 == $1) ? a[-1] : $2)",
  ],
  [
    "a[i] ^= a[i + 1], a[i + 1] ^= a[i], a[i] ^= a[i + 1];",
    "$0 = i; $1 = (i + 1); $2 = a[$0]; a[$0] ← a[$1]; a[$1] ← (($0 == $1) ? a[-1] : $2)",
  ],
  [
    "a[i] ^= b[i + 1]; b[i + 1] ^= a[i]; a[i] ^= b[i + 1];",
    "$0 = i; $1 = (i + 1); $2 = a[$0]; a[$0] ← b[$1]; b[$1] ← $2",
  ],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([["function f() { «for (let i = 0; i < 5; i++) { return; }» }", "not known: loopReturns"]])(
  "reads the steps of %s",
  (code, words) => {
    expect(readSteps(code)).toBe(words);
  },
);
