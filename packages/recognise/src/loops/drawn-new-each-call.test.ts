// Functions that give another item each time that they are called, and note which ones they gave.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { verify } from "../linted.fixture.ts";
import { EVEN, holdNotedDraws, ROUNDED, WORDS } from "./noted-draws.fixture.ts";

/** Ways to give a new item, as people write them; `draw` is its place. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "a list of places": (draw) =>
    `${WORDS} const used = []; export function next() { let k; do { k = ${draw}; } while (used.includes(k)); used.push(k); return words[k]; }`,
  "a list that is emptied when all were given": (draw) =>
    `${WORDS} let used = []; export function next() { if (used.length === words.length) used = []; let k = ${draw}; while (used.indexOf(k) !== -1) { k = ${draw}; } used.push(k); return words[k]; }`,
  "a list that is emptied behind the last": (draw) =>
    `${WORDS} let used = []; export function next() { let k; do { k = ${draw}; } while (used.includes(k)); used.push(k); if (used.length === words.length) { used = []; } return words[k]; }`,
  "a list of items": (draw) =>
    `${WORDS} let shown = []; button.onclick = () => { let word = words[${draw}]; while (shown.includes(word)) word = words[${draw}]; shown.push(word); label.textContent = word; };`,
  "a list of items, told by their places": (draw) =>
    `${WORDS} const shown = []; function next() { let k; do { k = ${draw}; } while (shown.includes(words[k])); shown.push(words[k]); return words[k]; }`,
  "a set": (draw) =>
    `${WORDS} const used = new Set(); export const next = () => { let k; do { k = ${draw}; } while (used.has(k)); const word = words[k]; used.add(k); return word; };`,
  "a set of items": (draw) =>
    `${WORDS} const used = new Set(); export function next() { let word; do { word = words[${draw}]; } while (used.has(word)); used.add(word); return word; }`,
  flags: (draw) =>
    `${WORDS} const used = {}; export function next() { let k; do { k = ${draw}; } while (used[k]); used[k] = true; return words[k]; }`,
  "a list of the class": (draw) =>
    `class Quiz { constructor() { this.words = ["a", "b", "c", "d"]; this.used = []; } next() { let k = DRAW; while (this.used.includes(k)) { k = DRAW; } this.used.push(k); return this.words[k]; } }`.replaceAll(
      "DRAW",
      draw.replace("words", "this.words"),
    ),
  "an imported list": (draw) =>
    `import { words } from "./words.js"; const used = []; export function next() { let k; do { k = ${draw}; } while (used.includes(k)); used.push(k); return words[k]; }`,
};

holdNotedDraws("by", ways);

it("a place that is taken leads on to the next free one", () => {
  const deal = `const used = []; export function deal(n) { let k = ${EVEN}; while (used[k]) k = (k + 1) % words.length; used[k] = true; return words[k]; }`;
  expect(verify(`${WORDS} ${deal}`).map(({ message }) => message)).toEqual([
    expect.stringContaining("of 4 items, the order 2 3 4 1 comes up 9.38 % of the time instead of 4.17 %"),
  ]);
});

describe("nothing is said where", () => {
  const next = (draw: string, end = "return words[k];", begin = "", parameters = ""): string =>
    `export function next(${parameters}) { ${begin} let k; do { k = ${draw}; } while (used.includes(k)); used.push(k); ${end} }`;
  it.each([
    ["each call begins anew", `${WORDS} ${next(ROUNDED, "return words[k];", "const used = [];")}`],
    ["what was given is forgotten at once", `${WORDS} let used = []; ${next(ROUNDED, "used = []; return words[k];")}`],
    [
      "what was given is forgotten soon",
      `${WORDS} let used = []; ${next(ROUNDED, "return words[k];", "if (used.length > 2) used = [];")}`,
    ],
    [
      "a set is emptied with each call",
      `${WORDS} const used = new Set(); export function next() { let k; do { k = ${ROUNDED}; } while (used.has(k)); used.add(k); used.clear(); return words[k]; }`,
    ],
    ["the number is all that is given", `${WORDS} const used = []; ${next(ROUNDED, "return k;")}`],
    ["each call has a list of its own", `const used = []; ${next(ROUNDED, "return words[k];", "", "words")}`],
    [
      "something else notes, too",
      `${WORDS} const used = []; export const skip = (k) => used.push(k); ${next(ROUNDED)}`,
    ],
    ["items come and go", `${WORDS} const used = []; export const add = (word) => words.push(word); ${next(ROUNDED)}`],
    ["the list is shuffled, too", `${WORDS} const used = []; shuffle(words); ${next(ROUNDED)}`],
    [
      "the first items are preferred",
      `${WORDS} const used = []; ${next("Math.floor(Math.random() * Math.random() * words.length)")}`,
    ],
    [
      "it is a round of a loop",
      `${WORDS} const used = []; export function some() { for (const one of people) { let k; do { k = ${ROUNDED}; } while (used.includes(k)); if (one.isIn) used.push(k); one.word = words[k]; } }`,
    ],
    [
      "not all are noted",
      `${WORDS} const used = []; export function next() { let k; do { k = ${ROUNDED}; } while (used.includes(k)); if (k > 1) used.push(k); return words[k]; }`,
    ],
    [
      "another place is noted",
      `${WORDS} const used = []; export function next() { let k; do { k = ${ROUNDED}; } while (used.includes(k)); used.push(k + 1); return words[k]; }`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});
