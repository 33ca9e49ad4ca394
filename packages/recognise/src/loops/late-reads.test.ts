// Items that are read before a place is drawn again.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const DRAW = "Math.floor(Math.random() * list.length)";
const mix = (drawn: string, swap = "list[i] = list[r]; list[r] = item;"): string =>
  `export function mix(list) { for (let i = list.length - 1; i >= 0; i--) { const item = list[i]; ${drawn} ${swap} } return list; }`;
const find = (code: string): string[] => verify(code).map(({ message }) => message);

/** No item stays where it is in its own round. */
const TOLD = ["This shuffle is biased: of 8 items, the first one ends up second 17.1 % of the time instead of 12.5 %."];

describe("an item that is read before a place is drawn again is the one that is read behind it", () => {
  it.each([
    ["while", mix(`let r = ${DRAW}; while (r === i) r = ${DRAW};`)],
    ["do", mix(`let r; do { r = ${DRAW}; } while (r === i);`)],
    ["for", mix(`let r = ${DRAW}; for (; r === i; r = ${DRAW});`)],
    [
      "while, and a swap by a pattern",
      mix(`let r = ${DRAW}; while (r === i) r = ${DRAW};`, "[list[i], list[r]] = [list[r], item];"),
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual(TOLD);
  });

  it("where the places that fit are equally likely, it is fair", () => {
    expect(find(mix(`let r = ${DRAW}; while (r > i) r = ${DRAW};`))).toEqual([]);
  });

  it("is fixed", () => {
    expect(fixAll(mix(`let r; do { r = ${DRAW}; } while (r === i);`)).output).toContain("shuffle");
  });
});

describe("nothing is said of an item", () => {
  it.each([
    ["that says how long to draw", mix(`let r = ${DRAW}; while (list[r] === item) r = ${DRAW};`)],
    [
      "in whose place another one is laid before",
      mix(`let r = ${DRAW}; while (r === i) { list[i] = list[0]; r = ${DRAW}; }`),
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});
