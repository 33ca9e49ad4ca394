// Reservoirs, which keep some items of a list while they go through the others.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const SHORT = "Math.floor(Math.random() * i)";
const EVEN = "Math.floor(Math.random() * (i + 1))";

const going = (draw: string): string =>
  `for (let i = k; i < list.length; i++) { const j = ${draw}; if (j < k) kept[j] = list[i]; }`;

/** Ways to write a reservoir; `draw` is the place that an item may come to. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "begins with a slice": (draw) =>
    `export function sample(list, k) { const kept = list.slice(0, k); ${going(draw)} return kept; }`,
  "begins with what a loop writes": (draw) =>
    `export function sample(list, k) { const kept = []; for (let i = 0; i < k; i++) kept[i] = list[i]; ${going(draw)} return kept; }`,
  "begins with what a loop pushes": (draw) =>
    `export function sample(list, k) { const kept = new Array(); for (let n = 0; n < k; n++) { kept.push(list[n]); } ${going(draw)} return kept; }`,
  "keeps the items of an object": (draw) =>
    `class Bag { pick(k) { const kept = this.items.slice(0, k); ${going(draw).replaceAll("list", "this.items")} return kept; } }`,
  "fills itself": (draw) =>
    `export function sample(list, k) { const kept = []; for (let i = 0; i < list.length; i++) { if (i < k) kept.push(list[i]); else { const j = ${draw}; if (j < k) kept[j] = list[i]; } } return kept; }`,
  "asks how many it has": (draw) =>
    `export function sample(list, k) { const kept = []; for (let i = 0; i < list.length; i++) { if (kept.length < k) { kept[i] = list[i]; } else { const j = ${draw}; if (j < k) { kept[j] = list[i]; } } } return kept; }`,
  "counts before it looks": (draw) =>
    `export function sample(list, k) { const kept = []; let i = -1; for (const item of list) { i++; if (kept.length < k) kept.push(item); else { const j = ${draw}; if (j < k) kept[j] = item; } } return kept; }`,
  "counts when it has looked": (draw) =>
    `export function sample(list, k) { const kept = []; let i = 0; for (const item of list) { if (kept.length < k) { kept.push(item); } else { const j = ${draw}; if (j < k) kept[j] = item; } i++; } return kept; }`,
  "goes on behind what fills it": (draw) =>
    `export function sample(list, k) { const kept = []; let i = -1; for (const item of list) { i += 1; if (kept.length < k) { kept.push(item); continue; } const j = ${draw}; if (j < k) kept[j] = item; } return kept; }`,
  "returns behind what fills it": (draw) =>
    `export function sample(list, k) { const kept = []; list.forEach((item, i) => { if (i < k) { kept.push(item); return; } const j = ${draw}; if (j < k) kept[j] = item; }); return kept; }`,
  "waits for each item": (draw) =>
    `export async function sample(list, k) { const kept = []; let i = 0; for await (const item of list) { if (kept.length < k) { kept.push(item); } else { const j = ${draw}; if (j < k) kept[j] = item; } i++; } return kept; }`,
  "is called for each item": (draw) =>
    `export function sample(list, k) { const kept = []; list.forEach((item, i) => { if (i < k) { kept.push(item); } else { const j = ${draw}; if (j < k) kept[j] = item; } }); return kept; }`,
  "counts up by 1": (draw) =>
    `export function sample(list, k) { let kept = list.slice(0, k); ${going(draw).replace("i++", "i += 1")} return kept; }`,
};

describe.each(Object.entries(ways))("one that %s", (_, way) => {
  it("is told, and corrected, where it prefers the items behind the first ones", () => {
    const [finding, ...more] = verify(way(SHORT));
    expect(more).toEqual([]);
    expect(finding?.message).toContain(
      "with `k` = 3, of 8 items, the first one is among the 3 that are drawn 28.6 % of the time instead of 37.5 %",
    );
    expect(finding?.fix === undefined ? "" : apply(way(SHORT), finding.fix)).toBe(way(EVEN));
  });

  it("is told where it draws from the whole list each time", () => {
    const draw = "Math.floor(Math.random() * list.length)";
    const code = way(draw).replaceAll("* list.", way(draw).includes("this.items") ? "* this.items." : "* list.");
    expect(verify(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
  });

  it("is told where it rounds", () => {
    expect(verify(way("Math.round(Math.random() * i)")).map(({ messageId }) => messageId)).toEqual(["biased"]);
  });

  it("is passed over where it keeps each item as often", () => {
    expect(verify(way(EVEN))).toEqual([]);
  });
});

const inNumbers = (range: string): string =>
  `export function ten(list) { const kept = list.slice(0, 10); for (let i = 10; i < list.length; i++) { const j = Math.floor(Math.random() * ${range}); if (j < 10) kept[j] = list[i]; } return kept; }`;

it("as many as a number says are told as so many", () => {
  const [finding] = verify(inNumbers("i"));
  expect(finding?.message).toContain(
    "of 14 items, the 11th one is among the 10 that are drawn 76.9 % of the time instead of 71.4 %",
  );
  expect(verify(inNumbers("(i + 1)"))).toEqual([]);
});

it("a count is taken for what it is when the place is drawn", () => {
  const code = (first: number, before: string, behind: string): string =>
    `export function sample(list, k) { const kept = []; let seen = ${String(first)}; for (const item of list) { ${before} if (kept.length < k) kept.push(item); else { const j = Math.floor(Math.random() * seen); if (j < k) kept[j] = item; } ${behind} } return kept; }`;
  expect(verify(code(0, "seen++;", ""))).toEqual([]);
  expect(verify(code(1, "", "seen++;"))).toEqual([]);
  expect(verify(code(0, "", "seen++;")).map(({ messageId }) => messageId)).toEqual(["biased"]);
  expect(verify(code(1, "++seen;", "")).map(({ messageId }) => messageId)).toEqual(["biased"]);
});

it("one that ends too early is told, with what to do", () => {
  const code = `export function sample(list, k) { const kept = list.slice(0, k); ${going(EVEN).replace("list.length", "list.length - 1")} return kept; }`;
  const [finding] = verify(code);
  expect(finding?.message).toContain("the last one is never among the 3 that are drawn");
  expect(finding?.message).toContain("from as many places as have been gone through by then: from 0 … i");
  expect(finding?.fix).toBeUndefined();
});

it("a function of unknown origin is taken for one that may draw the upper end, too", () => {
  const code = (draw: string): string =>
    `import { randomInt } from "./random"; export function sample(list, k) { const kept = list.slice(0, k); ${going(draw)} return kept; }`;
  expect(verify(code("randomInt(0, i)"))).toEqual([]);
});

const body = going(SHORT);

it.each([
  ["begins with other items", `const kept = list.slice(1, k); ${body}`],
  ["begins with fewer items", `const kept = list.slice(0, k - 1); ${body}`],
  ["begins with the items of another list", `const kept = other.slice(0, k); ${body}`],
  ["begins with nothing", `const kept = []; ${body}`],
  ["begins with what nobody knows", `const kept = first(list, k); ${body}`],
  ["has got others before", `const kept = list.slice(0, k); kept.push(other[0]); ${body}`],
  ["was given another value", `let kept = list.slice(0, k); kept = other; ${body}`],
  ["begins with every second item", `const kept = []; for (let n = 0; n < k; n++) kept.push(list[2 * n]); ${body}`],
  [
    "is filled somewhere else, too",
    `const kept = []; kept.push(other[0]); for (let n = 0; n < k; n++) kept.push(list[n]); ${body}`,
  ],
  ["keeps one item", `const kept = list.slice(0, 1); ${body.replaceAll(/\bk\b/g, "1")}`],
  ["keeps items of another list", `const kept = list.slice(0, k); ${body.replace("= list[i]", "= other[i]")}`],
  ["starts later", `const kept = list.slice(0, k); ${body.replace("i = k", "i = k + 1")}`],
  ["asks for another number", `const kept = list.slice(0, k); ${body.replace("j < k", "j < m")}`],
  ["keeps what it finds good", `const kept = list.slice(0, k); ${body.replace("j < k", "j < k && list[i].good")}`],
  ["changes its number", `k = 3; const kept = list.slice(0, k); ${body}`],
  ["does something else", `const kept = list.slice(0, k); ${body.replace("if (", "if (j === 0) break; if (")}`],
  [
    "begins to draw later",
    `const kept = []; for (let i = 0; i < list.length; i++) { if (i <= k) kept.push(list[i]); else { const j = ${SHORT}; if (j < k) kept[j] = list[i]; } }`,
  ],
  [
    "fills itself where it has some",
    `const kept = []; kept.push(other[0]); for (let i = 0; i < list.length; i++) { if (i < k) kept.push(list[i]); else { const j = ${SHORT}; if (j < k) kept[j] = list[i]; } }`,
  ],
  [
    "fills itself with other items",
    `const kept = []; for (let i = 0; i < list.length; i++) { if (i < k) kept.push(other[i]); else { const j = ${SHORT}; if (j < k) kept[j] = list[i]; } }`,
  ],
  [
    "puts new items in front",
    `const kept = []; list.forEach((item, i) => { if (i < k) kept.unshift(item); else { const j = ${SHORT}; if (j < k) kept[j] = item; } });`,
  ],
  [
    "does not count what fills it",
    `const kept = []; let i = 0; for (const item of list) { if (kept.length < k) { kept.push(item); continue; } const j = ${SHORT}; if (j < k) kept[j] = item; i++; }`,
  ],
  [
    "counts by two",
    `const kept = []; let i = 0; for (const item of list) { i += 2; if (kept.length < k) kept.push(item); else { const j = ${SHORT}; if (j < k) kept[j] = item; } }`,
  ],
  [
    "goes on where it is full",
    `const kept = []; let i = 0; for (const item of list) { i++; if (kept.length < k) { kept.push(item); } const j = ${SHORT}; if (j < k) kept[j] = item; }`,
  ],
  [
    "others may take items out of while it waits",
    `const kept = []; later(() => kept.pop()); let i = 0; for await (const item of list) { if (kept.length < k) kept.push(item); else { const j = ${SHORT}; if (j < k) kept[j] = item; } i++; }`,
  ],
  [
    "others may count for while it waits",
    `const kept = []; let i = 0; later(() => i++); for await (const item of list) { if (kept.length < k) kept.push(item); else { const j = ${SHORT}; if (j < k) kept[j] = item; } i++; }`,
  ],
  ["draws nothing", `const kept = list.slice(0, k); ${going("i % m")}`],
  ["is of a list that is shuffled before", `shuffle(list); const kept = list.slice(0, k); ${going(EVEN)}`],
])("nothing is said of one that %s", (_, code) => {
  expect(
    verify(
      `import { shuffle } from "fair-shuffle"; export async function sample(list, k, m, other) { ${code} return kept; }`,
    ),
  ).toEqual([]);
});

it("a function with a fair one in it is no fair shuffle", () => {
  const code = `function pick(list, k) { const kept = list.slice(0, k); ${going(EVEN)} return kept; }
export function deal(list) { list.sort(() => Math.random() - 0.5); pick(list, 3); return list; }`;
  expect(verify(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
});
