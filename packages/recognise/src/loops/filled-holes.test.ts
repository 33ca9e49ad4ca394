// Items that a loop copies out of a list, whose holes it fills with the last one that is left.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

/** Ways to fill the hole, as people write them; `draw` is given how many items are left. */
const ways: Readonly<Record<string, (draw: (left: string) => string) => string>> = {
  "a count that goes down behind it": (draw) =>
    `export function mix(list) { const out = []; let n = list.length; while (n > 0) { const i = ${draw("n")}; out.push(list[i]); list[i] = list[n - 1]; n--; } return out; }`,
  "a count that goes down before it": (draw) =>
    `export function mix(list) { const rest = list.slice(), out = []; let n = rest.length; while (n--) { const i = ${draw("(n + 1)")}; out.push(rest[i]); rest[i] = rest[n]; } return out; }`,
  "a count that goes down within it": (draw) =>
    `export function mix(list) { const out = []; for (let n = list.length; n > 0; ) { const i = ${draw("n")}; out.push(list[i]); list[i] = list[--n]; } return out; }`,
  "a count of the rounds": (draw) =>
    `export function mix(list) { const out = []; for (let k = 0; k < list.length; k++) { const i = ${draw("(list.length - k)")}; out.push(list[i]); list[i] = list[list.length - k - 1]; } return out; }`,
  "an item that is held first": (draw) =>
    `export function mix(list) { const out = []; for (let last = list.length - 1; last >= 0; last--) { const i = ${draw("(last + 1)")}; const item = list[i]; list[i] = list[last]; out.push(item); } return out; }`,
  "a last item that is held": (draw) =>
    `export function mix(list) { const out = []; let n = list.length; while (out.length < list.length) { const i = ${draw("n")}; const last = list[--n]; out.push(list[i]); list[i] = last; } return out; }`,
  "a place for each round": (draw) =>
    `export function mix(list) { const out = []; let n = list.length; const count = n; for (let k = 0; k < count; k++) { const i = ${draw("n")}; out[k] = list[i]; list[i] = list[--n]; } return out; }`,
  "a place for each round, in a list of as many": (draw) =>
    `export function mix(list) { const out = new Array(list.length); for (let k = 0; k < list.length; k++) { const i = ${draw("(list.length - k)")}; out[k] = list[i]; list[i] = list[list.length - 1 - k]; } return out; }`,
  letters: (draw) =>
    `export function mix(word) { const letters = word.split(""); let out = ""; let n = letters.length; while (n > 0) { const i = ${draw("n")}; out += letters[i]; letters[i] = letters[n - 1]; n -= 1; } return out; }`,
};

const EVEN = (left: string): string => `Math.floor(Math.random() * ${left})`;
const SHORT = (left: string): string => `Math.floor(Math.random() * (${left} - 1))`;
const ROUNDED = (left: string): string => `Math.round(Math.random() * (${left} - 1))`;

describe.each(Object.entries(ways))("by %s", (_, way) => {
  it.each([
    ["never the last one that is left", SHORT],
    ["the ends half as often", ROUNDED],
  ])("a draw of %s is told, and corrected", (_name, draw) => {
    const code = way(draw);
    expect(verify(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
    const { output } = fixAll(code);
    expect(output).not.toBe(code);
    expect(verify(output)).toEqual([]);
  });

  it("nothing is said of one that meets all that are left alike", () => {
    expect(verify(way(EVEN))).toEqual([]);
  });
});

it("some of a list are told, and so is the share of the item that comes first", () => {
  const write = (draw: string, count = "3"): string =>
    `export function pick(list, k) { const out = []; let n = list.length; for (let c = 0; c < ${count}; c++) { const i = ${draw}; out.push(list[i]); list[i] = list[--n]; } return out; }`;
  expect(verify(write(SHORT("n"))).map(({ message }) => message)).toEqual([
    "This shuffle is biased: of 8 items, the sixth one is among the 3 that are drawn 28.6 % of the time instead of 37.5 %.",
  ]);
  expect(verify(write(SHORT("n"), "k")).map(({ message }) => message)).toEqual([
    expect.stringContaining(
      "for example, with `k` = 3, of 8 items, the sixth one is among the 3 that are drawn 28.6 %",
    ),
  ]);
  expect(fixAll(write(SHORT("n"))).output).toBe(write(EVEN("n")));
  expect(verify(write(EVEN("n")))).toEqual([]);
  expect(verify(write(EVEN("n"), "k"))).toEqual([]);
});

const loop = (body: string, before = "let n = list.length;"): string =>
  `export function mix(list) { const out = []; ${before} while (n > 0) { ${body} } return out; }`;

// What a round reads may have been drawn before, or the hole may be filled with any item: then it is no such loop.
it.each([
  [
    "the whole list is drawn from",
    loop(`const i = ${EVEN("list.length")}; out.push(list[i]); list[i] = list[n - 1]; n--;`),
  ],
  ["the first item fills the hole", loop(`const i = ${SHORT("n")}; out.push(list[i]); list[i] = list[0]; n--;`)],
  ["the last but one does", loop(`const i = ${SHORT("n")}; out.push(list[i]); list[i] = list[n - 2]; n--;`)],
  ["two are left out", loop(`const i = ${SHORT("n")}; out.push(list[i]); list[i] = list[n - 1]; n -= 2;`)],
  ["another place is filled", loop(`const i = ${SHORT("n")}; out.push(list[i]); list[n - 1] = list[i]; n--;`)],
  ["what fills the hole is read", loop(`const i = ${SHORT("n")}; list[i] = list[n - 1]; out.push(list[i]); n--;`)],
  [
    "another place is copied",
    loop(`const i = ${SHORT("n")}, j = ${SHORT("n")}; out.push(list[j]); list[i] = list[n - 1]; n--;`),
  ],
  [
    "the count begins elsewhere",
    loop(`const i = ${SHORT("n")}; out.push(list[i]); list[i] = list[n - 1]; n--;`, "let n = 5;"),
  ],
  [
    "the count may stay",
    loop(`const i = ${SHORT("n")}; out.push(list[i]); list[i] = list[n - 1]; if (list[i] > 2) n--;`),
  ],
])("nothing is said where %s", (_, code) => {
  expect(verify(code)).toEqual([]);
});

describe("nothing is said where items are not laid one place after the other", () => {
  const lay = (place: string, before = "const out = [];", draw = SHORT("n")): string =>
    `export function mix(list) { ${before} let n = list.length; const count = n; for (let k = 0; k < count; k++) { const i = ${draw}; out[${place}] = list[i]; list[i] = list[--n]; } return out; }`;
  it.each([
    ["at the place that is drawn", lay("i")],
    ["at every other place", lay("2 * k")],
    ["behind one that is there", lay("k + 1", 'const out = ["first"];')],
    ["over those of a list that is there", lay("k", "const out = [...other];")],
    ["into the list that they come from", lay("k", "const out = list;")],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
