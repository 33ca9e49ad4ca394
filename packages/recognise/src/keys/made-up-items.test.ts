// Data of chance that is put in an order has nothing to shuffle: what is reported beside it has something of each item or round.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const D = "Math.floor(Math.random() * 9)";
const SORTED = ".sort((x, y) => x.k - y.k).map((o) => o.v);";

it.each([
  ["two draws", `const a = Array.from({ length: 9 }, () => ({ k: ${D}, v: ${D} }))${SORTED}`],
  ["draws in an array", `const a = rows.map(() => [${D}, ${D}]).sort((x, y) => x[0] - y[0]).map((p) => p[1]);`],
  ["a constant", `const size = 3; const a = rows.map(() => ({ k: ${D}, v: size * ${D} }))${SORTED}`],
  ["names of their own", `const a = rows.map(() => { const n = ${D}, m = ${D}; return { k: n, v: m + 1 }; })${SORTED}`],
  [
    "a function that draws",
    `const roll = (n) => Math.floor(Math.random() * n); const a = rows.map(() => ({ k: roll(9), v: roll(4) }))${SORTED}`,
  ],
  ["texts of draws", `const a = rows.map(() => ({ k: ${D}, v: String(${D}) }))${SORTED}`],
  ["what is pushed", `const a = []; for (let i = 0; i < 9; i++) a.push({ k: ${D}, v: ${D} }); const b = a${SORTED}`],
])("%s: nothing is said", (_, code) => {
  expect(find(code)).toEqual([]);
});

it.each([
  ["the item", `const a = rows.map((v) => ({ k: ${D}, v }))${SORTED}`],
  ["a part of the item", `const a = rows.map((row) => ({ k: ${D}, v: row.name }))${SORTED}`],
  ["the index", `const a = rows.map((_, i) => ({ k: ${D}, v: i }))${SORTED}`],
  ["a count", `let n = 0; const a = rows.map(() => ({ k: ${D}, v: n++ }))${SORTED}`],
  [
    "a count in a function",
    `let n = 0; const next = () => { n += 1; return n; }; const a = rows.map(() => ({ k: ${D}, v: next() }))${SORTED}`,
  ],
  ["what a function of elsewhere gives", `const a = rows.map(() => ({ k: ${D}, v: take() }))${SORTED}`],
  ["what is taken from a list", `const a = rows.map(() => ({ k: ${D}, v: names.shift() }))${SORTED}`],
  ["what is made", `const a = rows.map(() => ({ k: ${D}, v: new Card() }))${SORTED}`],
  ["what is pushed", `const a = []; for (const v of rows) a.push({ k: ${D}, v }); const b = a${SORTED}`],
  [
    "a key that items get",
    `export function shuffle(rows) { for (const v of rows) v.order = ${D}; rows.sort((x, y) => x.order - y.order); }`,
  ],
])("%s: it is a shuffle", (_, code) => {
  expect(find(code)).toEqual(["biased"]);
});
