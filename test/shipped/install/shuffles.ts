// The files of a fresh project: biased and fair shuffles as an ES module, in CommonJS and in TypeScript, and scripts that use them.

/** Its biased shuffles stand on lines 2 and 6. */
export const MODULE = `export function shuffleQuiz(questions) {
  return questions.sort(() => Math.random() - 0.5);
}

export function shuffleDeck(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

export function shuffleFairly(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
`;

/** Its biased shuffles stand on lines 3 and 4. */
export const COMMON_MODULE = `"use strict";

exports.shuffleRaffle = (tickets) => tickets.sort(() => 0.5 - Math.random());
exports.drawAll = (tickets) => [...tickets].sort(() => Math.random() - 0.5);
exports.byNumber = (tickets) => tickets.sort((a, b) => a - b);
`;

/** Its biased shuffles stand on lines 2 and 6. */
export const TYPED_MODULE = `export function shuffleTeams<Team>(teams: readonly Team[]): Team[] {
  return [...teams].sort(() => Math.random() - 0.5);
}

export function shuffleScores<Scores extends number[]>(scores: Scores): Scores {
  return scores.sort(() => Math.random() - 0.5);
}
`;

/** Calls what is in MODULE and COMMON_MODULE: the same array comes back, or a new one, with the same cards in another order. */
export const CHECK = `import assert from "node:assert/strict";
import { shuffleQuiz, shuffleDeck, shuffleFairly } from "./src/module.mjs";
import raffle from "./src/common.cjs";

const sorted = Array.from({ length: 52 }, (_, card) => card);
const compare = (a, b) => a - b;

for (const shuffle of [shuffleQuiz, shuffleDeck, shuffleFairly, raffle.shuffleRaffle]) {
  const cards = [...sorted];
  assert.equal(shuffle(cards), cards);
  // False once in 52! = 8e67 runs.
  assert.notDeepEqual(cards, sorted);
  assert.deepEqual(cards.sort(compare), sorted);
}
const cards = [...sorted];
const drawn = raffle.drawAll(cards);
assert.deepEqual(cards, sorted);
assert.notDeepEqual(drawn, sorted);
assert.deepEqual(drawn.sort(compare), sorted);
console.log("shuffled");
`;

/** Calls what the compiler made of TYPED_MODULE. */
export const TYPED_CHECK = `import assert from "node:assert/strict";
import { shuffleTeams, shuffleScores } from "./built/typed.mjs";

const teams = ["red", "green", "blue"];
assert.deepEqual(shuffleTeams(teams).sort(), ["blue", "green", "red"]);
assert.deepEqual(teams, ["red", "green", "blue"]);
const scores = [1, 2, 3];
assert.equal(shuffleScores(scores), scores);
assert.deepEqual([...scores].sort(), [1, 2, 3]);
console.log("shuffled");
`;

/** Takes the helper in both ways that Node has, from a CommonJS file. */
export const BOTH_ENTRIES = `const assert = require("node:assert/strict");
const required = require("fair-shuffle");

import("fair-shuffle").then((imported) => {
  for (const { shuffle, toShuffled } of [required, imported]) {
    assert.deepEqual(shuffle([1, 2, 3]).sort(), [1, 2, 3]);
    assert.deepEqual(toShuffled("abc").sort(), ["a", "b", "c"]);
  }
  assert.equal("default" in required, false);
  assert.deepEqual(Object.keys(required).sort(), Object.keys(imported).filter((name) => name !== "module.exports").sort());
  console.log("shuffled");
});
`;
