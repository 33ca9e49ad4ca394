// Swaps by a coin: of neighbours, and of each place with each.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

const neighbours = (name: string, test: string): string =>
  `export function ${name}(a) { for (let i = 0; i < a.length - 1; i++) { if (${test}) [a[i], a[i + 1]] = [a[i + 1], a[i]]; } }`;
const pairs = (name: string, test: string): string =>
  `export function ${name}(a) { for (let i = 0; i < a.length; i++) for (let j = 0; j < a.length; j++) if (${test}) { const t = a[i]; a[i] = a[j]; a[j] = t; } }`;
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);

describe("in a function that says shuffle", () => {
  it.each([
    ["neighbours", neighbours("shuffle", "Math.random() < 0.5")],
    [
      "neighbours, by and",
      neighbours("shuffleDeck", "Math.random() > 0.5").replace(
        /if \((.*?)\) (\[.*?\] = \[.*?\]);/u,
        "$1 && ([a[i], a[i + 1]] = [a[i + 1], a[i]]);",
      ),
    ],
    ["all pairs", pairs("shuffle", "Math.random() < 0.5")],
    ["all pairs, by a library", `import random from "random"; ${pairs("shuffle", "random.float() < 0.5")}`],
    ["all pairs, rounded", pairs("shuffleCards", "Math.round(Math.random())")],
    ["all pairs, one of two", pairs("randomize", "Math.floor(Math.random() * 2) === 1")],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

describe("nothing is said", () => {
  it.each([
    ["under another name", neighbours("evolve", "Math.random() < 0.5")],
    ["of a mutation", pairs("mutate", "Math.random() < 0.5")],
    ["of a little", neighbours("shuffleSlightly", "Math.random() < 0.5")],
    ["of a coin that is seldom heads", neighbours("shuffle", "Math.random() < 0.1")],
    ["of a rate that is given", neighbours("shuffle", "Math.random() < rate")],
    ["of a coin and something else", neighbours("shuffle", "Math.random() < 0.5 && a[i].free")],
    ["of a sort", pairs("shuffle", "a[i] > a[j]")],
    [
      "of two items",
      "export function shuffle() { const a = [1, 2]; for (let i = 0; i < a.length - 1; i++) { if (Math.random() < 0.5) [a[i], a[i + 1]] = [a[i + 1], a[i]]; } return a; }",
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

it("one call is suggested, and never made unasked", () => {
  const code = `import { shuffle as fair } from "fair-shuffle";\n${neighbours("shuffle", "Math.random() < 0.5")}\n`;
  expect(fixAll(code).output).toBe(code);
  const [way] = verify(code)[0]?.suggestions ?? [];
  expect(way?.desc).toContain("if all of `a` is to be shuffled");
  expect(way === undefined ? "" : apply(code, way.fix)).toContain("export function shuffle(a) { fair(a); }");
});
