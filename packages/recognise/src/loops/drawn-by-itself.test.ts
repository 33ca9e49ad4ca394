// Functions that call themselves again where they drew what they gave before.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { verify } from "../linted.fixture.ts";
import { holdNotedDraws, ROUNDED, WORDS } from "./noted-draws.fixture.ts";

/** Ways to give a new item, as people write them; `draw` is its place. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "a place that was drawn before": (draw) =>
    `${WORDS} const used = []; export function next() { const k = ${draw}; if (used.includes(k)) return next(); used.push(k); return words[k]; }`,
  "a place that was drawn before, in a block": (draw) =>
    `${WORDS} const used = []; function next() { let k = ${draw}; if (used.indexOf(k) !== -1) { next(); return; } used.push(k); label.textContent = words[k]; }`,
  "what is not new": (draw) =>
    `${WORDS} let used = []; function next() { if (used.length === words.length) used = []; const k = ${draw}; if (!used.includes(k)) { used.push(k); show(words[k]); } else { next(); } }`,
  "what is not new, with a value": (draw) =>
    `${WORDS} const used = []; const next = () => { const k = ${draw}; if (!used.includes(k)) { used.push(k); return words[k]; } else return next(); };`,
  "an item that was drawn before": (draw) =>
    `${WORDS} const shown = []; export function next() { const word = words[${draw}]; if (shown.includes(word)) return next(); shown.push(word); return word; }`,
  "an item under a name behind its place": (draw) =>
    `${WORDS} const shown = new Set(); export function next() { const k = ${draw}; const word = words[k]; if (shown.has(word)) { return next(); } shown.add(word); return word; }`,
  "a flag": (draw) =>
    `${WORDS} const used = {}; export function next() { const k = ${draw}; if (used[k]) return next(); used[k] = true; return words[k]; }`,
  "a place that another function asks for": (draw) =>
    `${WORDS} const used = []; function place() { const k = ${draw}; if (used.includes(k)) return place(); used.push(k); return k; } export const next = () => words[place()];`,
  "what it was handed": (draw) =>
    `${WORDS} const used = []; export function next(label) { const k = ${draw}; if (used.includes(k)) return next(label); used.push(k); label.textContent = words[k]; }`,
  "a method": (draw) =>
    `class Quiz { constructor() { this.words = ["a", "b", "c", "d"]; this.used = []; } next() { const k = ${draw.replaceAll("words", "this.words")}; if (this.used.includes(k)) return this.next(); this.used.push(k); return this.words[k]; } }`,
};

holdNotedDraws("again for", ways);

it("the length of the list may have a name that each call gives it", () => {
  const code = `${WORDS} const used = []; export function next() { const n = words.length; const k = Math.floor(Math.random() * (n - 1)); if (used.includes(k)) return next(); used.push(k); return words[k]; }`;
  expect(verify(code)).toHaveLength(1);
});

describe("nothing is said where", () => {
  const next = (body: string, begin = "const used = [];"): string =>
    `${WORDS} ${begin} export function next(label, n) { ${body} }`;
  const DRAW = `const k = ${ROUNDED};`;
  it.each([
    [
      "only the last one is not to come again",
      next(`${DRAW} if (k === last) return next(label, n); last = k; return words[k];`, "let last;"),
    ],
    [
      "it is handed something else",
      next(`${DRAW} if (used.includes(k)) return next(label, n + 1); used.push(k); return words[k];`),
    ],
    ["it is handed nothing", next(`${DRAW} if (used.includes(k)) return next(); used.push(k); return words[k];`)],
    [
      "it calls itself twice",
      next(
        `${DRAW} if (used.includes(k)) return next(label, n); used.push(k); if (n > 1) next(label, n); return words[k];`,
      ),
    ],
    [
      "all calls show the item",
      next(`${DRAW} if (!used.includes(k)) { used.push(k); } else { next(label, n); } label.textContent = words[k];`),
    ],
    [
      "it goes on behind the call of itself",
      next(`${DRAW} if (used.includes(k)) next(label, n); used.push(k); return words[k];`),
    ],
    [
      "it does more before it calls itself",
      next(`${DRAW} if (used.includes(k)) { used.pop(); return next(label, n); } used.push(k); return words[k];`),
    ],
    [
      "it calls itself under another condition",
      next(`${DRAW} if (used.includes(k)) { if (n > 1) return next(label, n); } used.push(k); return words[k];`),
    ],
    [
      "it waits",
      next(`${DRAW} if (used.includes(k)) return next(label, n); used.push(k); return words[k];`).replace(
        "export function",
        "export async function",
      ),
    ],
    [
      "each call begins anew",
      next(`const used = []; ${DRAW} if (used.includes(k)) return next(label, n); used.push(k); return words[k];`, ""),
    ],
    [
      "what was given is forgotten soon",
      next(
        `if (used.length > 2) used = []; ${DRAW} if (used.includes(k)) return next(label, n); used.push(k); return words[k];`,
        "let used = [];",
      ),
    ],
    [
      "something else notes, too",
      next(
        `${DRAW} if (used.includes(k)) return next(label, n); used.push(k); return words[k];`,
        "const used = []; export const skip = (k) => used.push(k);",
      ),
    ],
    [
      "the list is shuffled, too",
      next(
        `${DRAW} if (used.includes(k)) return next(label, n); used.push(k); return words[k];`,
        "const used = []; shuffle(words);",
      ),
    ],
    [
      "another place is noted",
      next(`${DRAW} if (used.includes(k)) return next(label, n); used.push(k + 1); return words[k];`),
    ],
    [
      "the number is all that is given",
      next(`${DRAW} if (used.includes(k)) return next(label, n); used.push(k); return k;`),
    ],
    ["nothing is noted", next(`${DRAW} if (used.includes(k)) return next(label, n); return words[k];`)],
    [
      "some are drawn again besides",
      next(`${DRAW} if (used.includes(k) || words[k] === label) return next(label, n); used.push(k); return words[k];`),
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});
