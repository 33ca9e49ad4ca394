// What names take out of others, however deep: pairs, and lists that may be longer.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("taken apart", () => {
  testPairs([
    [
      "where it is written",
      'const { game: { sides } } = { game: { sides: ["l", "r"] } }; sides.sort(COIN);',
      'const { game: { sides } } = { game: { sides: ["l", "m", "r"] } }; sides.sort(COIN);',
    ],
    [
      "out of a constant",
      'const state = { game: { sides: ["l", "r"] } }; const { game: { sides: both } } = state; both.sort(COIN);',
      'const state = { game: { sides: ["l", "r"] } }; state.game = load(); const { game: { sides: both } } = state; both.sort(COIN);',
    ],
    [
      "out of lists in an object",
      'const { rows: [first] } = { rows: [["l", "r"], ["x", "y"]] }; first.sort(COIN);',
      'const { rows: [first] } = { rows: [["l", "r"], ["x", "y"]] }; first.push("z"); first.sort(COIN);',
    ],
    [
      "out of objects in a list",
      'const [{ sides }] = [{ sides: ["l", "r"] }]; sides.sort(COIN);',
      'const [{ sides }, ...[{ sides: more }]] = [{ sides: ["l", "r"] }, other]; more.sort(COIN);',
    ],
    [
      "with something that stands in for it",
      'export function mix({ game: { sides } } = { game: { sides: ["l", "r"] } }) { return sides.sort(COIN); }',
      'export function mix({ game: { sides } } = { game: { sides: ["l", "m", "r"] } }) { return sides.sort(COIN); }',
    ],
  ]);
});

describe("handed to a function", () => {
  const MIX = "function mix({ sides }) { sides.sort(COIN); }";
  testPairs([
    [
      "by all calls",
      `${MIX} mix({ sides: ["l", "r"] }); mix({ sides: ["x", "y"] });`,
      `${MIX} mix({ sides: ["l", "r"] }); mix(load());`,
    ],
    ["of the file alone", `${MIX} mix({ sides: ["l", "r"] });`, `export ${MIX} mix({ sides: ["l", "r"] });`],
    [
      "deeper",
      'const mix = ({ game: { sides } }) => sides.sort(COIN); mix({ game: { sides: ["l", "r"] } });',
      'const mix = ({ game: { sides } }) => sides.sort(COIN); mix({ game: { sides: ["l", "m", "r"] } });',
    ],
    [
      "in a constant",
      'const game = { sides: ["l", "r"] }; function mix(g) { g.sides.sort(COIN); } mix(game);',
      'const game = { sides: ["l", "r"] }; function mix(g) { g.sides.sort(COIN); } mix(game); window.mix = mix;',
    ],
    [
      "for each item",
      'const rounds = [{ sides: ["l", "r"] }]; const mix = (round) => round.sides.sort(COIN); rounds.map((round) => mix(round));',
      'const rounds = [{ sides: ["l", "r"] }]; const mix = (round) => round.sides.sort(COIN); load().map((round) => mix(round));',
    ],
    [
      "that calls itself with its own",
      'function mix({ sides }) { sides.sort(COIN); } mix({ sides: ["l", "r"] });',
      'function mix({ sides }) { sides.sort(COIN); mix({ sides: all }); } mix({ sides: ["l", "r"] });',
    ],
  ]);
});
