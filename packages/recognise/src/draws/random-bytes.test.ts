// Which calls fill a list with random bits, and where reading it is a draw of its own.
import { expect, it } from "vitest";
import { readRound, readSteps, readValue } from "../translate/in-words.fixture.ts";

it.each([
  ["crypto.getRandomValues(new Uint32Array(1))[0]", "floor((draw * 4294967296))"],
  ["crypto.getRandomValues(new Uint32Array(1), 2)[0]", "not known: unnamedList"],
  ["crypto.getRandomValues()[0]", "not known: unnamedList"],
  ["crypto.fill(new Uint32Array(1))[0]", "not known: unnamedList"],
  ["cripto.getRandomValues(new Uint32Array(1))[0]", "not known: unnamedList"],
  ['import { getRandomValues } from "crypto"; «getRandomValues(new Uint32Array(1))[0]»', "floor((draw * 4294967296))"],
  [
    'import { getRandomValues } from "node:crypto"; «getRandomValues(new Uint32Array(1))[0]»',
    "floor((draw * 4294967296))",
  ],
  ['import { getRandomValues } from "crypto-js"; «getRandomValues(new Uint32Array(1))[0]»', "not known: unnamedList"],
  ['import { getRandomValues } from "my-crypto"; «getRandomValues(new Uint32Array(1))[0]»', "not known: unnamedList"],
  [
    'import { webcrypto } from "crypto"; «webcrypto.getRandomValues(new Uint32Array(1))[0]»',
    "floor((draw * 4294967296))",
  ],
  ['import { subtle } from "crypto"; «subtle.getRandomValues(new Uint32Array(1))[0]»', "not known: unnamedList"],
  ['import { randomBytes } from "crypto"; «randomBytes(2)[1]»', "floor((draw * 256))"],
  ['import { randomBytes } from "crypto"; «randomBytes("2")[1]»', "floor((draw * 256))"],
  ['import { randomBytes } from "crypto"; «randomBytes(n)[1]»', "floor((draw * 256))"],
  ["new crypto.getRandomValues(new Uint32Array(1))[0]", "not known: unnamedList"],
  ["crypto.getRandomValues(new Float32Array(1))[0]", "not known: unnamedList"],
  ["crypto.getRandomValues(new BigUint64Array(1))[0]", "not known: unnamedList"],
  ["crypto.getRandomValues(new Uint8ClampedArray(1))[0]", "not known: unnamedList"],
  ["crypto.getRandomValues(new Uint32Array())[0]", "not known: unnamedList"],
  ["crypto.getRandomValues(new Uint32Array(buffer, 1))[0]", "not known: unnamedList"],
  ["crypto.getRandomValues(Uint32Array(1))[0]", "not known: unnamedList"],
  ["crypto.getRandomValues(new types.Uint32Array(1))[0]", "not known: unnamedList"],
  ['import { Uint32Array } from "./x"; «crypto.getRandomValues(new Uint32Array(1))[0]»', "not known: unnamedList"],
])("reads the value %s", (code, words) => {
  expect(readValue(code)).toBe(words);
});

it.each([
  ['const b = new Uint32Array("1"); crypto.getRandomValues(b); a[i] = b[0];', "not known: randomBitsElsewhere"],
  ["const b = new Uint32Array(n); crypto.getRandomValues(b); a[i] = b[0];", "not known: randomBitsElsewhere"],
  ["const b = new Uint32Array(1); crypto.getRandomValues(c); a[i] = b[0];", "not known: expression"],
  ["const b = new Uint32Array(1); fill(b); a[i] = b[0];", "not known: expression"],
  ["const b = new Uint32Array(1); crypto.getRandomValues(b.subarray(0)); a[i] = b[0];", "not known: expression"],
  ["const b = new Float32Array(1); crypto.getRandomValues(b); a[i] = b[0];", "not known: expression"],
  ["let b = new Uint32Array(1); b = c; crypto.getRandomValues(b); a[i] = b[0];", "not known: expression"],
  [
    "const b = crypto.getRandomValues(new Uint16Array(1)); a[i] = b[0];",
    "b[] = draw; b[0] = draw; a[i] ← floor((draw * 65536))",
  ],
  ["const b = [1]; a[i] = b[0] + crypto.getRandomValues(b)[0];", "not known: expression"],
  [
    "const b = new Uint32Array(1); a[i] = crypto.getRandomValues(b)[0] % 5;",
    "$0 = i; b[] = draw; b[0] = draw; a[$0] ← (floor((b[0] * 4294967296)) % 5)",
  ],
  ["crypto.getRandomValues(new Uint32Array(1)); a[i] = 1;", "$0[] = draw; $0[0] = draw; a[i] ← 1"],
  [
    "const b = new Uint32Array(1); crypto.getRandomValues(b); a[i] = b[0]; a[i] = b[0];",
    "b[] = draw; b[0] = draw; a[i] ← floor((b[0] * 4294967296)); a[i] ← floor((b[0] * 4294967296))",
  ],
  ["const b = new Uint32Array(1); crypto.getRandomValues(b); f(b); a[i] = b[0];", "not known: unknownCall"],
  [
    "const b = new Uint32Array(1); crypto.getRandomValues(b); for (let k = 0; k < 2; k++) { a[k] = b[0]; }",
    "b[] = draw; b[0] = draw; k = 0; while (k < 2) {a[k] ← floor((b[0] * 4294967296))} then {k = (k + 1)}",
  ],
  [
    "const b = new Uint32Array(1); crypto.getRandomValues(b); for (let k = b[0] % 5; k < 2; k++) { a[k] = 1; }",
    "b[] = draw; b[0] = draw; k = floor((draw * 5)); while (k < 2) {a[k] ← 1} then {k = (k + 1)}",
  ],
  [
    "const b = new Uint32Array(1); crypto.getRandomValues(b); while (b[0] % 5 < 2) { a[1] = a[2]; }",
    "b[] = draw; b[0] = draw; while ((floor((b[0] * 4294967296)) % 5) < 2) {a[1] ← a[2]} then {}",
  ],
  [
    "const b = new Uint32Array(1); crypto.getRandomValues(b); for (const k of [b[0] % 5]) { a[k] = a[2]; }",
    "not known: loopOverOther",
  ],
  [
    "const b = new Uint32Array(1); crypto.getRandomValues(b); const f = () => b[0] % 5; a[i] = a[f()]; a[0] = a[f()];",
    "b[] = draw; b[0] = draw; a[i] ← a[(floor((b[0] * 4294967296)) % 5)]; a[0] ← a[(floor((b[0] * 4294967296)) % 5)]",
  ],
  ["const b = crypto.getRandomValues(new Uint32Array(5)); «a[i] = a[b[i] % 3];»", "a[i] ← a[floor((draw * 3))]"],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «a[i] = a[b[i] % 3]; a[i] = a[b[i] % 2];»",
    "not known: randomBitsByIndex",
  ],
  ["const b = crypto.getRandomValues(new Uint32Array(5)); «a[i] = a[b[i] % 3]; i++;»", "not known: randomBitsByIndex"],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); let k = 0; «a[i] = a[b[k] % 3];»",
    "not known: randomBitsByIndex",
  ],
  ["const b = crypto.getRandomValues(new Uint32Array(5)); «a[i] = a[b[i + 0] % 3];»", "not known: randomBitsByIndex"],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 0; k < 2; k++) { a[i] = a[b[i] % 3]; }»",
    "not known: randomBitsByIndex",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 0; k < 2; k++) { a[k] = a[b[k] % 3]; }»",
    "not known: randomBitsByIndex",
  ],
  [
    'import { randomBytes } from "crypto"; «const b = randomBytes("1"); a[i] = b[0];»',
    "not known: randomBitsElsewhere",
  ],
  [
    'import { randomBytes } from "crypto"; «const b = randomBytes(1); a[i] = b[0];»',
    "b[] = draw; b[0] = draw; a[i] ← floor((draw * 256))",
  ],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 0; k < 5; k++) { a[k] = a[b[k] % 3]; }»",
    "k = 0; while (k < 5) {a[k] ← a[floor((draw * 3))]} then {k = (k + 1)}",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 4; k > 0; k--) { a[k] = a[b[k] % 3]; }»",
    "k = 4; while (k > 0) {a[k] ← a[floor((draw * 3))]} then {k = (k - 1)}",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 0; k < 5; k += 1) { a[k] = a[b[k] % 3]; }»",
    "k = 0; while (k < 5) {a[k] ← a[floor((draw * 3))]} then {k = (k + 1)}",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 0; k < 5; k += 2) { a[k] = a[b[k] % 3]; }»",
    "not known: randomBitsByIndex",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); let k = 0; «while (k < 5) { a[k] = a[b[k] % 3]; k++; }»",
    "not known: randomBitsByIndex",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 0; k < 5; o.k++) { a[k] = a[b[k] % 3]; }»",
    "not known: randomBitsByIndex",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); let m = 0; «for (let k = 0; k < 5; m++) { a[m] = a[b[k] % 3]; }»",
    "not known: randomBitsByIndex",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); «for (let k = 0; k < 5; k++) { crypto.getRandomValues(b); a[k] = a[b[k] % 3]; }»",
    "not known: randomBitsByIndex",
  ],
  [
    "const b = new Uint32Array(5); crypto.getRandomValues(b); «for (let k = 0; k < 5; k++) { a[k] = a[b[k] % 3]; }»",
    "k = 0; while (k < 5) {a[k] ← a[floor((draw * 3))]} then {k = (k + 1)}",
  ],
  [
    "const b = new Uint32Array(5); «for (let k = 0; k < 5; k++) { a[k] = a[b[k] % 3]; }»",
    "k = 0; while (k < 5) {a[k] ← a[(b[k] % 3)]} then {k = (k + 1)}",
  ],
  [
    "const b = new Uint32Array(5); crypto.getRandomValues(b); «for (let k = 0; k < 5; k++) { [0].forEach(() => { a[k] = a[b[k] % 3]; }); }»",
    "not known: listWrittenHere",
  ],
  [
    "const b = new Uint32Array(5); crypto.getRandomValues(b); «for (let k = 0; k < b[k] % 5; k++) { a[k] = a[2]; }»",
    "k = 0; while (k < floor((draw * 5))) {a[k] ← a[2]} then {k = (k + 1)}",
  ],
  [
    "const b = new Uint32Array(5); crypto.getRandomValues(b); f(b[1]); «for (let k = 0; k < 5; k++) { a[k] = a[b[k] % 3]; }» f(b[2]);",
    "k = 0; while (k < 5) {a[k] ← a[floor((draw * 3))]} then {k = (k + 1)}",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); let k = 9; k = 8; «for (k = 0; k < 5; k++) { a[k] = a[b[k] % 3]; }»",
    "not known: randomBitsByIndex",
  ],
  [
    "const b = crypto.getRandomValues(new Uint32Array(5)); let k = 9; k = 4; «for (; k > 0; k--) { a[k] = a[b[k] % 3]; }»",
    "before: k = 4 | while (k > 0) {a[k] ← a[floor((draw * 3))]} then {k = (k - 1)}",
  ],
])("reads the loop %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});
