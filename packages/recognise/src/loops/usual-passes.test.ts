// Loops that go through their list as often as a parameter says, with the number that the source gives it.
import { expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const pass = (range = "deck.length"): string =>
  `for (let i = 0; i < deck.length; i++) { const j = Math.floor(Math.random() * (${range})); [deck[i], deck[j]] = [deck[j], deck[i]]; }`;
const times = (parameter: string, rest = "", range?: string): string =>
  `function mix(deck, ${parameter}) { for (let k = 0; k < times; k++) { ${pass(range)} } } ${rest}`;

it.each([
  ["a default", `export ${times("times = 1")}`],
  ["a default that a call leaves alone", times("times = 1", "mix(cards); mix(others, 9);")],
  ["what every call hands over", times("times", "mix(cards, 1); mix(others, 1);")],
  ["a method's default", `class Deck { ${times("times = 1").slice("function ".length)} }`],
])("one pass by %s is told, and each pass corrected", (_, code) => {
  const [finding, ...more] = verify(code);
  expect(more).toEqual([]);
  expect(finding?.message).toContain("for example, with `times` = 1, of 8 items, the second one ends up first 15.8 %");
  const corrected = finding?.fix === undefined ? code : apply(code, finding.fix);
  expect(corrected).toBe(code.replace("(deck.length)", "(i + 1)"));
  expect(verify(corrected)).toEqual([]);
});

it("one pass of Sattolo's algorithm by a default is told, and is corrected by a suggestion alone", () => {
  const down = `for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [deck[i], deck[j]] = [deck[j], deck[i]]; }`;
  const code = `export function mix(deck, times = 1) { for (let k = 0; k < times; k++) { ${down} } }`;
  const [finding] = verify(code);
  expect(finding?.message).toContain("for example, with `times` = 1, of 8 items, no item can stay where it was");
  expect(finding?.fix).toBeUndefined();
  const [suggestion] = finding?.suggestions ?? [];
  const corrected = suggestion === undefined ? code : apply(code, suggestion.fix);
  expect(corrected).toBe(code.replace("* i)", "* (i + 1))"));
  expect(verify(corrected)).toEqual([]);
});

const swaps = (head: string, length = "52"): string =>
  `export function ${head} { for (let k = 0; k < swaps; k++) { const i = Math.floor(Math.random() * ${length}); const j = Math.floor(Math.random() * ${length}); [deck[i], deck[j]] = [deck[j], deck[i]]; } }`;

it("as many swaps of a deck as a shuffle's default says are told", () => {
  expect(verify(swaps("shuffle(deck, swaps = 60)")).map(({ message }) => message)).toEqual([
    expect.stringContaining("for example, with `swaps` = 60, of 52 items, the first one stays first 11.2 %"),
  ]);
});

it.each([
  ["a thousand swaps", swaps("shuffle(deck, swaps = 1000)")],
  ["swaps that nobody counts", swaps("shuffle(deck, swaps)")],
  ["as many swaps as the default says of what is no shuffle", swaps("perturb(deck, swaps = 60)")],
  ["as many swaps of a list of any length", swaps("shuffle(deck, swaps = 60)", "deck.length")],
  ["a few swaps of a list of any length", swaps("shuffle(deck, swaps = 5)", "deck.length")],
  ["seven passes", `export ${times("times = 7")}`],
  ["passes of a fair shuffle", `export ${times("times = 1", "", "i + 1")}`],
  ["a default that no call leaves alone", times("times = 1", "mix(cards, 8); mix(others, 9);")],
  ["a number that nobody knows", `export ${times("times")}`],
  ["a default that is written over", `export ${times("times = 1").replace("{", "{ times = Math.max(times, 7);")}`],
  [
    "a number of swaps",
    `export function mix(deck, swaps = 3) { for (let k = 0; k < swaps; k++) { const i = Math.floor(Math.random() * deck.length); const j = Math.floor(Math.random() * deck.length); [deck[i], deck[j]] = [deck[j], deck[i]]; } }`,
  ],
])("nothing is said of %s", (_, code) => {
  expect(verify(code)).toEqual([]);
});
