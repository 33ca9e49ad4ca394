import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const swapOf = (list: string, range: string): string =>
  `const x = Math.floor(Math.random() * ${range}); const y = Math.floor(Math.random() * ${range}); const held = ${list}[x]; ${list}[x] = ${list}[y]; ${list}[y] = held;`;
const loop = (count: number, list = "list", range = "52"): string =>
  `for (let i = 0; i < ${String(count)}; i++) { ${swapOf(list, range)} }`;
const find = (code: string): (string | undefined)[] =>
  verify(code).map(({ messageId, message }) => messageId ?? message);

describe("random swaps of what is called a shuffle", () => {
  it.each([
    [`function shuffle(list) { ${loop(20)} }`],
    [`function reshuffle(list) { ${loop(20)} }`],
    [`function reShuffle(list) { ${loop(20)} }`],
    [`const scramble = (list) => { ${loop(20)} };`],
    [`export const mixUp = function (list) { ${loop(20)} };`],
    [`class Game { randomise(list) { ${loop(20)} } }`],
    [`// Shuffle the list\n${loop(20)}`],
    [`function shuffle(list) { ${loop(100)} }`],
    // As many as there are places mean a shuffle, whatever it is called.
    [loop(52)],
    [`function shuffle(list) { ${loop(5, "list", "list.length")} }`],
    [`const list = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]; function shuffle() { ${loop(10, "list", "list.length")} }`],
  ])("%s", (code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it.each([
    [loop(20)],
    [`function disturb(list) { ${loop(20)} }`],
    [`function shuffleABit(list) { ${loop(20)} }`],
    [`function shuffleSome(list) { ${loop(20)} }`],
    [`function nearlyShuffled(list) { ${loop(20)} }`],
    [`function shuffleStep(list) { ${loop(4)} }`],
    [`// do not shuffle them all\n${loop(20)}`],
    [`function unshuffle(list) { ${loop(20)} }`],
    [`function unShuffle(list) { ${loop(20)} }`],
    [`function unShuffled(list) { ${loop(20)} }`],
    [`function shuffleMove(list) { ${loop(20)} }`],
    [`function shuffleMoves(list) { ${loop(20)} }`],
    [`function mixture(list) { ${loop(20)} }`],
    [`function shuffle(list) { ${loop(1000)} }`],
    [`function shuffle(list) { ${loop(60, "list", "list.length")} }`],
    [`function shuffleAnswers(list) { ${loop(30, "list", "list.length")} }`],
    [`const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9]; function shuffle() { ${loop(60, "tiles", "tiles.length")} }`],
    [`class Puzzle { shuffle() { ${loop(100, "this.tiles", "this.tiles.length")} } }`],
    // A memory game's deck may have sixteen cards.
    [`function shuffleDeck(deck) { ${loop(60, "deck", "deck.length")} }`],
  ])("nothing of %s", (code) => {
    expect(find(code)).toEqual([]);
  });

  it("suggests a whole shuffle, if all is to be shuffled", () => {
    const code = `import { shuffle as mix } from "fair-shuffle";\nfunction shuffle(list) { ${loop(20)} }\n`;
    const [message] = verify(code, { options: { helper: "import" } });
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions?.map(({ desc }) => desc)).toEqual([
      "Use the fair `shuffle` (if all of `list` is to be shuffled).",
    ]);
    const [suggestion] = message?.suggestions ?? [];
    expect(suggestion === undefined ? "" : apply(code, suggestion.fix)).toContain(
      "function shuffle(list) { mix(list); }",
    );
  });
});

describe("as many swaps as half of the list has items", () => {
  const half = (name: string, j: string, body = "[list[i], list[j]] = [list[j], list[i]];"): string =>
    `function ${name}(list) { for (let i = 0; i < list.length / 2; i++) { const j = ${j}; ${body} } return list; }`;
  const ANY = "Math.floor(Math.random() * list.length)";

  it.each([
    [half("shuffle", ANY)],
    [half("mixUp", ANY, "const item = list[i]; list[i] = list[j]; list[j] = item;")],
    [half("scramble", "Math.floor(Math.random() * (list.length - 1))")],
    [
      `function shuffle(list) { const n = Math.floor(list.length / 2); for (let i = 0; i < n; i++) { const j = ${ANY}; [list[i], list[j]] = [list[j], list[i]]; } }`,
    ],
  ])("%s", (code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it.each([
    [half("disturb", ANY)],
    [half("shuffleHalf", ANY)],
    [half("shuffleFirst", ANY)],
    // A fair choice of half of them.
    [half("shuffle", "i + Math.floor(Math.random() * (list.length - i))")],
    [half("shuffle", "Math.floor(Math.random() * (list.length / 2))")],
    // Each of one half changes places with one of the other.
    [half("shuffle", "Math.floor(list.length / 2) + Math.floor(Math.random() * (list.length / 2))")],
    // A list that is turned round.
    [half("shuffle", "list.length - 1 - i")],
  ])("nothing of %s", (code) => {
    expect(find(code)).toEqual([]);
  });

  it("suggests a whole shuffle, if all is to be shuffled", () => {
    const [message] = verify(half("shuffle", ANY), { options: { helper: "inline" } });
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions?.map(({ desc }) => desc)).toEqual([
      expect.stringMatching(/^Use the fair `shuffle` \(if all of `list` is to be shuffled; /),
    ]);
  });
});
