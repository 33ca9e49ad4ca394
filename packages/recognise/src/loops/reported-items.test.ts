// Items that are taken out of a list and reported, one after the other.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const BIASED = "Math.round(Math.random() * (rest.length - 1))";
const FAIR = "Math.floor(Math.random() * rest.length)";
const run = (body: string): string => `export function run(cards) { const rest = [...cards]; ${body} }`;

describe.each([
  ["under a name", run("while (rest.length > 0) { const card = rest.splice(DRAW, 1)[0]; console.log(card.name); }")],
  [
    "with a count",
    run("let i = 1; while (rest.length) { const [card] = rest.splice(DRAW, 1); console.log(i, card); i++; }"),
  ],
  ["at once", run("while (rest.length) console.log(rest.splice(DRAW, 1)[0]);")],
  ["at once, by a property", run('while (rest.length) console.log("next:", rest.splice(DRAW, 1)[0].name);')],
  ["as they lie", run("while (rest.length > 0) { const at = DRAW; console.log(rest[at]); rest.splice(at, 1); }")],
  [
    "as they lay",
    run("while (rest.length > 0) { const at = DRAW; const card = rest[at]; rest.splice(at, 1); console.log(card); }"),
  ],
  ["a few of them", run("for (let i = 0; i < 3; i++) console.log(rest.splice(DRAW, 1)[0]);")],
])("items that are reported %s", (_, code) => {
  it("are found where the draw is biased, and only the draw is corrected", () => {
    const biased = code.replace("DRAW", BIASED);
    expect(verify(biased).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(fixAll(biased).output).toBe(code.replace("DRAW", FAIR));
  });

  it("are left alone where it is fair", () => {
    expect(verify(code.replace("DRAW", FAIR))).toEqual([]);
  });
});

describe("nothing is said", () => {
  it.each([
    ["of items that are dropped", run("while (rest.length > 3) rest.splice(DRAW, 1);")],
    ["of how many are left", run("while (rest.length > 3) { rest.splice(DRAW, 1); console.log(rest.length); }")],
    [
      "of items of another list",
      run("for (let i = 0; i < cards.length; i++) { rest.splice(DRAW, 1); console.log(cards[i]); }"),
    ],
    [
      "of items that a function gets, of which the file tells nothing",
      run("while (rest.length > 0) { const card = rest.splice(DRAW, 1)[0]; show(card); }"),
    ],
  ])("%s", (_, code) => {
    expect(verify(code.replace("DRAW", BIASED))).toEqual([]);
  });
});
