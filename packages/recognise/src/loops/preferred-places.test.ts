// Loops that prefer some places by more than one draw, and loops beside them that are shuffles.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const take = (before: string, place: string): string =>
  `export function order(list) { const rest = [...list]; const out = []; while (rest.length > 0) { ${before} out.push(rest.splice(${place}, 1)[0]); } return out; }`;
const swap = (before: string, i: string, j: string): string =>
  `export function order(list) { for (let i = 0; i < list.length; i++) { ${before} [list[${i}], list[${j}]] = [list[${j}], list[${i}]]; } return list; }`;

const drawn = "Math.floor(Math.random() * rest.length)";
const two = `const a = ${drawn}; const b = ${drawn};`;
const twoOfList = two.replaceAll("rest", "list");

describe("a place that is preferred by a second draw is silent", () => {
  it.each([
    ["the lesser of two places", take(two, "Math.min(a, b)")],
    ["the larger of two places", take(two, "Math.max(a, b)")],
    ["the lesser of two draws in place", take("", `Math.min(${drawn}, ${drawn})`)],
    ["the first one in most rounds", take(`const k = Math.random() < 0.7 ? 0 : ${drawn};`, "k")],
    ["the last one in half of the rounds", take(`const k = Math.random() > 0.5 ? ${drawn} : rest.length - 1;`, "k")],
    ["the first one, as a statement", take(`let k; if (Math.random() < 0.7) k = 0; else k = ${drawn};`, "k")],
    ["the first one, but for some rounds", take(`let k = 0; if (Math.random() < 0.3) k = ${drawn};`, "k")],
    ["a chance under a name", take(`const luck = Math.random(); const k = luck < 0.7 ? 0 : ${drawn};`, "k")],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});

describe("what is a shuffle beside it is told", () => {
  it.each([
    [
      "a place that is drawn again by a coin",
      take(
        `let k = Math.round(Math.random() * (rest.length - 1)); if (Math.random() < 0.5) k = Math.round(Math.random() * (rest.length - 1));`,
        "k",
      ),
    ],
    ["one draw", take("", "Math.floor(Math.random() * (rest.length - 1))")],
    ["two places in their order", swap(twoOfList, "Math.min(a, b)", "Math.max(a, b)")],
    ["a drawn place that is kept inside", swap(twoOfList, "i", "Math.min(a, list.length - 1)")],
    ["a place that is asked about itself", swap(twoOfList, "i", "(a >= i ? a : a)")],
  ])("%s", (_, code) => {
    expect(verify(code)).toHaveLength(1);
  });
});
