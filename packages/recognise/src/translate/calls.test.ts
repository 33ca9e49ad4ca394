// What calls of mathematics and conversions mean.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { readValue } from "./in-words.fixture.ts";

it.each([
  ["+x.toFixed(2)", "(round((x * 100)) / 100) | unknown: x"],
  ["Number(x.toFixed(2))", "(round((x * 100)) / 100) | unknown: x"],
  ["+x.toFixed(n)", "not known: unknownCall"],
  ["+x.toFixed(2, 3)", "not known: unknownCall"],
  ['+x.toFixed("2")', "not known: unknownCall"],
  ["+x.toString(2)", "not known: unknownCall"],
  ["x.toFixed(2)", "not known: unknownCall"],
  ["parseInt(x)", "trunc(x) | unknown: x"],
  ["parseInt(x, 10)", "trunc(x) | unknown: x"],
  ["parseInt(x, 16)", "not known: parseIntArguments"],
  ["parseInt()", "not known: parseIntArguments"],
  ["Number.parseInt(x, 10)", "trunc(x) | unknown: x"],
  ["parseInt(x.toString())", "trunc(x) | unknown: x"],
  ["parseInt(x.toString(10), 10)", "trunc(x) | unknown: x"],
  ["parseInt(x.toString(2))", "not known: unknownCall"],
  ["parseInt(String(x), 10)", "trunc(x) | unknown: x"],
  ["parseInt(String(x, y))", "not known: unknownCall"],
  ["parseInt(`${x}`)", "trunc(x) | unknown: x"],
  ["parseInt(`1${x}`)", "not known: expression"],
  ['parseInt(x + "")', "trunc(x) | unknown: x"],
  ['parseInt("" + x)', "trunc(x) | unknown: x"],
  ['parseInt(x + "1")', "not known: literal"],
  ["const String = (y) => y + 1; «parseInt(String(x))»", "trunc((x + 1)) | unknown: x"],
  ["Number.parseFloat(x)", "not known: unknownCall"],
  ["parseFloat(x)", "number(x) | unknown: x"],
  ["Number(x)", "number(x) | unknown: x"],
  ["Number()", "not known: conversionArguments"],
  ["Number(x, y)", "not known: conversionArguments"],
  ["Boolean(x)", "!(!(x)) | unknown: x"],
  ["Boolean()", "not known: conversionArguments"],
  ["Boolean(x, y)", "not known: conversionArguments"],
  ["Math.floor(x)", "floor(x) | unknown: x"],
  ["Math.ceil(x)", "ceil(x) | unknown: x"],
  ["Math.round(x)", "round(x) | unknown: x"],
  ["Math.trunc(x)", "trunc(x) | unknown: x"],
  ["Math.sign(x)", "sign(x) | unknown: x"],
  ["Math.abs(x)", "abs(x) | unknown: x"],
  ["Math.sqrt(x)", "not known: mathFunction"],
  ["Math.floor()", "not known: mathFunction"],
  ["Math.floor(x, y)", "not known: mathFunction"],
  ["Math.floor(...x)", "not known: expression"],
  ["Math.min(x, y)", "(x min y) | unknown: x, y"],
  ["Math.max(x, y)", "(x max y) | unknown: x, y"],
  ["Math.min(x)", "not known: mathFunction"],
  ["Math.min(x, y, z)", "not known: mathFunction"],
  ["Math.max(...x)", "not known: mathFunction"],
  ["Math.max(x, ...y)", "not known: expression"],
  ["Math.pow(x, 2)", "not known: power"],
  ["Math.pow(2, 3)", "8"],
  ["Math.pow(-1, x)", "(((x % 2) == 0) ? 1 : -1) | unknown: x"],
  ["Math.pow(2)", "not known: mathFunction"],
  ["Math.atan2(x, y)", "not known: mathFunction"],
  ["const { floor } = Math; «floor(x)»", "floor(x) | unknown: x"],
  ["const M = Math; «M.floor(x)»", "floor(x) | unknown: x"],
  ["Math.a.floor(x)", "not known: otherLibraryFunction"],
  ["unknownFunction(x)", "not known: unknownCall"],
  ["unknownFunction()", "not known: unknownCall"],
  ["Math.random(5)", "not known: otherLibraryFunction"],
  ["Math.floor(x) + Math.floor(i)", "(floor(x) + floor(i)) | unknown: x, i"],
  ["let i = 1; «Math.max(i, i++)»", "before: i = 1 | $1 = i; $0 = i; i = (i + 1); ($1 max $0)"],
  ["+x.toFixed(2n)", "not known: unknownCall"],
  ["Number(x.toFixed())", "round(x) | unknown: x"],
  ["+x.toFixed(0)", "round(x) | unknown: x"],
  ["x.toFixed() - 1", "(round(x) - 1) | unknown: x"],
  ["x.toFixed() + 1", "not known: unknownCall"],
  ["x.toFixed() < 1", "not known: unknownCall"],
  ["parseInt(x.toFixed(), 10)", "trunc(round(x)) | unknown: x"],
  ["Math.abs(x.toFixed(1))", "abs((round((x * 10)) / 10)) | unknown: x"],
  ["take(x.toFixed())", "not known: unknownCall"],
])("reads the value %s", (code, words) => {
  expect(readValue(code)).toBe(words);
});

const swapBy = (place: string): string =>
  `for (let i = 0; i < a.length; i++) { const j = ${place}; [a[i], a[j]] = [a[j], a[i]]; }`;
const takeBy = (place: string): string =>
  `const out = []; while (a.length > 0) { const k = ${place}; out.push(a[k]); a.splice(k, 1); }`;

it.each([
  ["places that are read out of texts", swapBy("parseInt((Math.random() * a.length).toString())"), ["biased"]],
  ["fair places that are read out of texts", swapBy("parseInt(`${Math.random() * (i + 1)}`, 10)"), []],
  ["places that are texts", swapBy("(Math.random() * (a.length - 1)).toFixed()"), ["biased"]],
  ["places that may lie behind the end", swapBy("(Math.random() * a.length).toFixed(0)"), ["leavesArray"]],
  ["fair ones", swapBy("Math.floor(Math.random() * (i + 1)).toFixed(0)"), []],
  ["places to take from", takeBy("(Math.random() * (a.length - 1)).toFixed()"), ["biased"]],
  ["fair ones to take from", takeBy("Math.floor(Math.random() * a.length).toFixed()"), []],
  ["a text that another one is added to", swapBy("(Math.random() * (a.length - 1)).toFixed() + 1"), []],
  ["a coin", "a.sort(() => Math.random().toFixed() - 0.5);", ["biased"]],
])("of a text of digits, %s: %s", (_, code, messageIds) => {
  expect(find(code)).toEqual(messageIds);
});
