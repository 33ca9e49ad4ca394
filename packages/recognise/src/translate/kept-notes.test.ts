// Lists, sets and objects that live longer than the loop which fills them.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { fixAll } from "../linted.fixture.ts";

const ROUNDED = "Math.round(Math.random() * (list.length - 1))";
const EVEN = "Math.floor(Math.random() * list.length)";

/** Where what was drawn is noted, from one call to the next. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "a list of the file": (draw) =>
    `const used = []; export function take(list, n) { const out = []; while (out.length < n) { const k = ${draw}; if (used.includes(k)) continue; used.push(k); out.push(list[k]); } return out; }`,
  "a list of the file that is emptied": (draw) =>
    `let used = []; export function reset() { used = []; } export function take(list, n) { const out = []; for (let i = 0; i < n; i++) { let k; do { k = ${draw}; } while (used.indexOf(k) !== -1); used.push(k); out.push(list[k]); } return out; }`,
  "a list that gets its value later": (draw) =>
    `let used; function begin() { used = []; } export function take(list, n) { const out = []; while (out.length < n) { const k = ${draw}; if (used.includes(k)) continue; used.push(k); out.push(list[k]); } begin(); return out; }`,
  "a list of the file that is cut to nothing": (draw) =>
    `const used = []; export function take(list, n) { used.length = 0; const out = []; while (out.length < n) { const k = ${draw}; if (used.includes(k)) continue; used.push(k); out.push(list[k]); } return out; }`,
  "a list of items": (draw) =>
    `const used = []; export function take(list, n) { const out = []; while (out.length < n) { const item = list[${draw}]; if (!used.includes(item)) { used.push(item); out.push(item); } } return out; }`,
  "a set of the file": (draw) =>
    `const used = new Set(); export function take(list, n) { const out = []; while (out.length < n) { const k = ${draw}; if (!used.has(k)) { used.add(k); out.push(list[k]); } } used.clear(); return out; }`,
  "flags of the file": (draw) =>
    `const used = {}; export function take(list, n) { const out = []; while (out.length < n) { const k = ${draw}; if (!used[k]) { used[k] = true; out.push(list[k]); } } return out; }`,
  "a list of the class": (draw) =>
    `class Quiz { constructor() { this.used = []; } take(list, n) { const out = []; while (out.length < n) { const k = ${draw}; if (this.used.includes(k)) continue; this.used.push(k); out.push(list[k]); } return out; } }`,
  "a field of the class": (draw) =>
    `class Quiz { #used = new Set(); take(list, n) { const out = []; while (out.length < n) { const k = ${draw}; if (!this.#used.has(k)) { this.#used.add(k); out.push(list[k]); } } return out; } }`,
  "the items that the class has drawn": (draw) =>
    `class Quiz { take(list, n) { this.out = []; while (this.out.length < n) { const item = list[${draw}]; if (!this.out.includes(item)) this.out.push(item); } return this.out; } }`,
  "the items that the file has drawn": (draw) =>
    `const out = []; export function take(list, n) { while (out.length < n) { const item = list[${draw}]; if (!out.some((one) => one === item)) out.push(item); } }`,
};

describe.each(Object.entries(ways))("by %s", (_, way) => {
  it("places whose ends are half as likely are told, and corrected", () => {
    expect(find(way(ROUNDED))).toEqual(["biased"]);
    expect(fixAll(way(ROUNDED)).output).toBe(way(EVEN));
  });

  it("nothing is said of equally likely places", () => {
    expect(find(way(EVEN))).toEqual([]);
  });
});

it.each([
  ["something else notes, too", "export function skip(k) { used.push(k); }"],
  ["somebody else may note", "export { used };"],
  ["it is handed on", "save(used);"],
  ["it is taken back", "export function undo() { used.pop(); }"],
  ["it begins with something", "used = [0];"],
  ["it may begin with something", "used = load();"],
])("nothing is said where %s", (_, more) => {
  const code = `let used = []; ${more} export function take(list, n) { const out = []; while (out.length < n) { const k = ${ROUNDED}; if (used.includes(k)) continue; used.push(k); out.push(list[k]); } return out; }`;
  expect(find(code)).toEqual([]);
});

it.each([
  [
    "a swap",
    "for (let i = 0; i < cards.length; i++) { const j = Math.floor(Math.random() * cards.length); [cards[i], cards[j]] = [cards[j], cards[i]]; }",
  ],
  [
    "a turn",
    "for (let i = 0; i < cards.length; i++) cards.push(cards.splice(Math.floor(Math.random() * cards.length), 1)[0]);",
  ],
])("a list that another script fills is shuffled by %s as it is", (_, loop) => {
  expect(find(`let cards = []; export function mix() { ${loop} }`)).toEqual(["biased"]);
});

it.each([
  ["another item", "w = words[i]; out.push(w);"],
  ["its neighbour", "out.push(words[(words.indexOf(w) + 1) % 6]);"],
])("what notes an item is not asked for %s", (_, push) => {
  const take = (end: string): string =>
    `const words = load(); export function take() { const seen = []; const out = []; for (let i = 0; i < 3; i++) { let w = words[DRAW]; while (seen.includes(w)) w = words[DRAW]; seen.push(w); ${end} } return out; }`.replaceAll(
      "DRAW",
      "Math.round(Math.random() * (words.length - 1))",
    );
  expect(find(take("out.push(w);"))).toEqual(["biased"]);
  expect(find(take(push))).toEqual([]);
});
