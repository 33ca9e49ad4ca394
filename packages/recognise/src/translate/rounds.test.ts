// How often a loop goes round whose list grows shorter: what is made of a list has as many as there were before the first round.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const SHORT = "Math.floor(Math.random() * (list.length - 1))";
const EVEN = "Math.floor(Math.random() * list.length)";
const ALL =
  "This shuffle is biased: the last item never moves: of 8 items, it stays last 100 % of the time instead of 12.5 %.";

describe.each([
  ["a list of so many", "[...Array(list.length)].forEach(() => {", "});"],
  ["a filled list of so many", "Array(list.length).fill().forEach(() => {", "});"],
  ["places in a list", "[...list.keys()].forEach(() => {", "});"],
  ["places, in a loop", "for (const k of [...list.keys()]) {", "}"],
  ["a list by its length", "Array.from({ length: list.length }).forEach(() => {", "});"],
])("over %s", (_, start, end) => {
  const write = (body: string): string =>
    `export function mix(list) { const out = []; ${start} ${body} ${end} return out; }`;

  it("all items are drawn", () => {
    const found = verify(write(`out.push(list.splice(${SHORT}, 1)[0]);`));
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(ALL)]);
  });

  it("nothing is said of a fair draw, or of a fair insertion", () => {
    expect(verify(write(`out.push(list.splice(${EVEN}, 1)[0]);`))).toEqual([]);
    expect(verify(write("out.splice(Math.floor(Math.random() * (out.length + 1)), 0, list.pop());"))).toEqual([]);
  });
});

const fromList = (draw: string): string =>
  `export function mix(all) { const list = [...all]; return Array.from(all, () => list.splice(${draw}, 1)[0]); }`;
const swap = (draw: string): string =>
  `export function mix(list) { list.map((item, i) => { const j = ${draw}; [list[i], list[j]] = [list[j], list[i]]; return item; }); return list; }`;

it.each([
  ["`Array.from` with a list", fromList(SHORT), fromList(EVEN)],
  ["`map`, whose callback gives back what nobody takes", swap(EVEN), swap("Math.floor(Math.random() * (i + 1))")],
])("%s is told, and is silent where it is fair", (_, wrong, right) => {
  expect(verify(wrong)).toHaveLength(1);
  expect(verify(right)).toEqual([]);
});
