// Loops whose limit is one of two: they are reported if they are biased with either of them.
import { describe, expect, it } from "vitest";
import { fixAll, verifyAlone } from "../linted.fixture.ts";

const BIASED = "Math.round(Math.random() * (deck.length - 1))";
const FAIR = "Math.floor(Math.random() * deck.length)";
const take = (loop: string, draw: string, before = ""): string =>
  `export function take(deck, limit) { const result = []; ${before} ${loop} { const k = ${draw}; result.push(deck[k]); deck.splice(k, 1); } return result; }`;
const tell = (code: string): readonly (string | undefined)[] => verifyAlone(code).map(({ message }) => message);

const MESSAGE = "of 8 items, the first one is among the 3 that are drawn 23.4 % of the time instead of 37.5 %.";

describe("of a limit that a test picks", () => {
  it.each([
    ["limit != undefined ? limit : deck.length"],
    ["limit !== undefined ? limit : deck.length"],
    ["limit === null ? deck.length : limit"],
    ["limit ? limit : deck.length"],
    ["typeof limit === 'number' ? limit : deck.length"],
    ["limit || deck.length"],
    ["limit ?? deck.length"],
  ])("the draws are told, asked in each round or before: %s", (limit) => {
    for (const [loop, before, name] of [
      [`for (let i = 0; i < (${limit}); i++)`, "", "limit"],
      [`for (let i = 0; (${limit}) > i; i++)`, "", "limit"],
      [`while (result.length < (${limit}))`, "", "limit"],
      ["for (let i = 0; i < n; i++)", `const n = ${limit};`, "n"],
    ] as const) {
      const biased = take(loop, BIASED, before);
      expect(tell(biased)).toEqual([`This shuffle is biased: for example, with \`${name}\` = 3, ${MESSAGE}`]);
      expect(tell(take(loop, FAIR, before))).toEqual([]);
      expect(fixAll(biased).output).toBe(take(loop, FAIR, before));
    }
  });
});

describe("nothing is said of a loop", () => {
  it.each([
    ["that is fair with one of them", "for (let i = 0; i < (limit ? 0 : deck.length); i++)"],
    ["whose limit nobody declares", "for (let i = 0; i < (limits ?? deck.length); i++)"],
    ["whose limit another function gives", "for (let i = 0; i < (limit ?? getMost()); i++)"],
    ["whose test may change meanwhile", "for (let i = 0; i < (isLong() ? 9 : limit); i++)"],
    ["whose name is given something meanwhile", "for (let i = 0; i < (limit ?? deck.length); limit = i++)"],
    ["that a limit ends at once", "for (let i = 0; i < (limit && deck.length); i++)"],
    ["that may have no end", "for (let i = 0; i < n; i++)", "const n = limit === undefined ? Infinity : limit;"],
  ])("%s: %s", (_, loop, before = "") => {
    expect(tell(take(loop, BIASED, before))).toEqual([]);
  });

  it("that says how many swaps are wanted", () => {
    const code = (limit: string): string =>
      `export function mix(deck, times) { for (let i = 0; i < (${limit}); i++) { const j = Math.floor(Math.random() * deck.length); [deck[i], deck[j]] = [deck[j], deck[i]]; } }`;
    expect(tell(code("deck.length"))).toHaveLength(1);
    expect(tell(code("times ?? deck.length"))).toEqual([]);
  });
});
