// Lists that are made anew without the item that was drawn, in a function that gives both, or under the list's own name.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { ROUNDED, holdDrawnOneByOne, type Ways } from "./drawn-one-by-one.fixture.ts";

const WORDS = 'let words = ["a", "b", "c", "d"]; let word;';
const NEXT = "function next() { [word, words] = take(words); show(word); }";

/** Ways to give an item and the others, and to keep the others, as people write them. */
const ways: Ways = {
  "a pair, by a filter": (draw) =>
    `${WORDS} function take(list) { const k = ${draw("list")}; return [list[k], list.filter((_, i) => i !== k)]; } ${NEXT}`,
  "a pair, by a filter for the item": (draw) =>
    `${WORDS} function take(list) { const item = list[${draw("list")}]; return [item, list.filter((one) => one !== item)]; } ${NEXT}`,
  "a pair, by two slices": (draw) =>
    `${WORDS} const take = (list) => { const k = ${draw("list")}; const item = list[k]; const rest = [...list.slice(0, k), ...list.slice(k + 1)]; return [item, rest]; }; ${NEXT}`,
  "a pair, by two slices that are joined": (draw) =>
    `${WORDS} function take(list) { const k = ${draw("list")}; return [list[k], list.slice(0, k).concat(list.slice(k + 1))]; } ${NEXT}`,
  "a pair, by a copy": (draw) =>
    `${WORDS} function take(list) { const copy = [...list]; const [item] = copy.splice(${draw("copy")}, 1); return [item, copy]; } ${NEXT}`,
  "an object": (draw) =>
    `${WORDS} function take(list) { const k = ${draw("list")}; return { value: list[k], others: list.toSpliced(k, 1) }; } function next() { const { value, others } = take(words); words = others; return value; }`,
  "an object that has a name": (draw) =>
    `class Game { next() { const taken = take(this.words); this.words = taken.others; return taken.value; } } function take(list) { const k = ${draw("list")}; return { others: list.filter((_, i) => k !== i), value: list[k] }; }`,
  "a pair in a loop": (draw) =>
    `function take(list) { const k = ${draw("list")}; return [list[k], list.filter((_, i) => i !== k)]; } export function shuffled(list) { const out = []; let rest = list; while (rest.length > 0) { let item; [item, rest] = take(rest); out.push(item); } return out; }`,
  "the list's own name, by a filter": (draw) =>
    `${WORDS} export function next() { const k = ${draw("words")}; const one = words[k]; words = words.filter((_, i) => i !== k); return one; }`,
  "the list's own name, by a filter for the item": (draw) =>
    `${WORDS} export function next() { const one = words[${draw("words")}]; words = words.filter((other) => other !== one); return one; }`,
  "the list's own name, by two slices": (draw) =>
    `${WORDS} export function next() { const k = ${draw("words")}; word = words[k]; words = [...words.slice(0, k), ...words.slice(k + 1)]; }`,
};

holdDrawnOneByOne("by", ways);

const take = (given: string): string => `function take(list) { const k = ${ROUNDED("list")}; return ${given}; }`;
const PAIR = take("[list[k], list.filter((_, i) => i !== k)]");

it.each([
  [
    "the others are not drawn from again",
    `${PAIR} export function ask(words) { const [right, wrong] = take(words); return { right, wrong }; }`,
  ],
  ["the others become another list", `${WORDS} ${PAIR} let left; function next() { [word, left] = take(words); }`],
  ["the item stays", `${WORDS} ${PAIR} function next() { [words, word] = take(words); }`],
  ["another item is given", `${WORDS} ${take("[list[0], list.filter((_, i) => i !== k)]")} ${NEXT}`],
  ["another item is left out", `${WORDS} ${take("[list[k], list.filter((_, i) => i !== 0)]")} ${NEXT}`],
  ["two items are left out", `${WORDS} ${take("[list[k], [...list.slice(0, k), ...list.slice(k + 2)]]")} ${NEXT}`],
  ["the list is shuffled, too", `${WORDS} ${PAIR} ${NEXT} shuffle(words);`],
  [
    "the item is put back",
    `${WORDS} export function back(one) { words = [...words, one]; } export function next() { const k = ${ROUNDED("words")}; const one = words[k]; words = words.filter((_, i) => i !== k); return one; }`,
  ],
  [
    "nobody gets the item",
    `${WORDS} export function drop() { const k = ${ROUNDED("words")}; words = words.filter((_, i) => i !== k); }`,
  ],
  [
    "the list is one of each call",
    `export function next(words) { const k = ${ROUNDED("words")}; const one = words[k]; words = words.filter((_, i) => i !== k); return [one, words.length]; }`,
  ],
])("nothing is said where %s", (_, code) => {
  expect(find(code)).toEqual([]);
});
