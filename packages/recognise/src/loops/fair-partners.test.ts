// Items that a loop puts into a list together, and draws that may find none.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const EVEN = "Math.floor(Math.random() * pool.length)";
const ROUNDED_UP = "Math.ceil(Math.random() * pool.length)";
const BEHIND: readonly (readonly [what: string, draw: string])[] = [
  ["rounded up", ROUNDED_UP],
  ["rounded", "Math.round(Math.random() * pool.length)"],
  ["one too many", "Math.floor(Math.random() * (pool.length + 1))"],
];

const deal = (
  head: string,
  draw: string,
  put = `out.push([pool.splice(${draw}, 1)[0], pool.splice(${draw}, 1)[0]]);`,
) => `export function deal(names, players) { const pool = [...names], out = []; ${head} { ${put} } return out; }`;

describe.each([
  ["while two are left", "while (pool.length > 1)"],
  ["for each player", "for (let i = 0; i < players.length; i++)"],
  ["four times", "for (let i = 0; i < 4; i++)"],
])("pairs that are drawn %s", (_, head) => {
  it.each(BEHIND)("from places outside of the list, too, %s, are told", (_how, draw) => {
    expect(find(deal(head, draw))).toEqual(["leavesArray"]);
  });

  it("from all places of the list are left alone", () => {
    expect(find(deal(head, EVEN))).toEqual([]);
  });
});

describe("nothing is said of pairs where", () => {
  it.each([
    ["the last one of an odd number has no partner", deal("while (pool.length > 0)", EVEN)],
    ["there are more rounds than pairs", deal("for (let i = 0; i < names.length; i++)", EVEN)],
    [
      "a pair counts only if both were found",
      deal(
        "while (pool.length > 1)",
        "",
        `const a = pool.splice(${ROUNDED_UP}, 1)[0]; const b = pool.splice(${ROUNDED_UP}, 1)[0]; if (a && b) out.push([a, b]);`,
      ),
    ],
    [
      "a number outside of the list stands for the last one",
      deal("while (pool.length > 1)", "Math.floor(Math.random() * pool.length - 1)"),
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});
