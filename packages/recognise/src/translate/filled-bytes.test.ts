// What random bits are made of.
import { expect, it } from "vitest";
import { readRound } from "./in-words.fixture.ts";

it.each([
  [
    "const b = new Uint32Array(1); «crypto.getRandomValues(b); a[i] = b[0] % 5;»",
    "b[] = draw; b[0] = draw; a[i] ← floor((draw * 5))",
  ],
  [
    "const b = new Uint32Array(1); crypto.getRandomValues(b); a[i] = b[0] % 5;",
    "b[] = draw; b[0] = draw; a[i] ← floor((draw * 5))",
  ],
  [
    "const b = new Uint8Array(2); crypto.getRandomValues(b); a[i] = b[0] + b[1]; a[i] = b[0];",
    "b[] = draw; b[0] = draw; b[1] = draw; a[i] ← (floor((b[0] * 256)) + floor((b[1] * 256))); a[i] ← floor((b[0] * 256))",
  ],
  ["const b = new Uint8Array(17); crypto.getRandomValues(b); a[i] = b[0] + b[1];", "not known: manyRandomNumbers"],
  [
    "const b = new Uint8Array(16); crypto.getRandomValues(b); a[i] = b[15];",
    "b[] = draw; b[0] = draw; b[1] = draw; b[2] = draw; b[3] = draw; b[4] = draw; b[5] = draw; b[6] = draw; b[7] = draw; b[8] = draw; b[9] = draw; b[10] = draw; b[11] = draw; b[12] = draw; b[13] = draw; b[14] = draw; b[15] = draw; a[i] ← floor((draw * 256))",
  ],
  [
    "const [x, y] = crypto.getRandomValues(new Uint8Array(2)); a[i] = x + y + x;",
    "$0[] = draw; $0[0] = draw; $0[1] = draw; a[i] ← ((floor(($0[0] * 256)) + floor(($0[1] * 256))) + floor(($0[0] * 256)))",
  ],
  [
    "const [x, , y] = crypto.getRandomValues(new Uint8Array(3)); a[i] = x + y;",
    "$0[] = draw; $0[0] = draw; $0[1] = draw; $0[2] = draw; a[i] ← (floor(($0[0] * 256)) + floor(($0[2] * 256)))",
  ],
  ["let [x] = crypto.getRandomValues(new Uint8Array(3)); x = 4;", "not known: randomBitsChange"],
  ["const [[x]] = crypto.getRandomValues(new Uint8Array(3));", "not known: pattern"],
  ["const [x, y] = crypto.getRandomValues(new Uint8Array(1));", "not known: randomBitsElsewhere"],
  ["a[i] = crypto.getRandomValues(new Int32Array(1))[0];", "a[i] ← (floor((draw * 4294967296)) - 2147483648)"],
  ["a[i] = crypto.getRandomValues(new Int32Array(1))[i];", "not known: unnamedList"],
  ["const b = crypto.getRandomValues(new Uint32Array(5)); «a[i] = b[i];»", "a[i] ← floor((draw * 4294967296))"],
  ["const b = crypto.getRandomValues(new Uint32Array(5)); «a[i] = b[i * 2];»", "not known: randomBitsByIndex"],
  ["const b = crypto.getRandomValues(new Uint32Array(5)); «a[i] = b[0];»", "not known: randomBitsElsewhere"],
  [
    'import { randomBytes } from "node:crypto"; «const b = randomBytes(4); a[i] = b.readUInt32BE();»',
    "b[] = draw; b[0] = draw; b[1] = draw; b[2] = draw; b[3] = draw; a[i] ← floor((b[] * 4294967296))",
  ],
  [
    'import { randomBytes } from "node:crypto"; «const b = randomBytes(4); a[i] = b.readUInt32BE() + b[0];»',
    "not known: randomBitsElsewhere",
  ],
  [
    'import { randomBytes } from "node:crypto"; const b = randomBytes(4); «a[i] = b.readUInt32BE();»',
    "not known: randomBitsElsewhere",
  ],
  [
    'import { randomBytes } from "node:crypto"; «a[i] = randomBytes(4).readUInt32BE();»',
    "a[i] ← floor((draw * 4294967296))",
  ],
  ['import { randomBytes } from "node:crypto"; «a[i] = randomBytes(4)[0];»', "a[i] ← floor((draw * 256))"],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});
