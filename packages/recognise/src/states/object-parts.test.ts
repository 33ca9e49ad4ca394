// Pairs that lie in an object which another one holds, a function makes, or a class.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a property of an object", () => {
  const APP = 'const app = { state: { sides: ["l", "r"] } };';
  testPairs([
    [
      "that lies in another one",
      `${APP} export const mix = () => app.state.sides.sort(COIN);`,
      `${APP} export const add = (m) => app.state.sides.push(m); export const mix = () => app.state.sides.sort(COIN);`,
    ],
    [
      "whose place no other one takes",
      `${APP} export const mix = () => { app.state.sides = app.state.sides.toSorted(COIN); };`,
      `${APP} export const load = (saved) => { app.state = saved; }; export const mix = () => app.state.sides.toSorted(COIN);`,
    ],
    [
      "that its own method asks for",
      'const app = { data: { sides: ["l", "r"] }, mix() { this.data.sides.sort(COIN); } };',
      'const app = { data: { sides: ["l", "m", "r"] }, mix() { this.data.sides.sort(COIN); } };',
    ],
    [
      "that a function makes",
      'const make = () => ({ sides: ["l", "r"] }); const game = make(); game.sides.sort(COIN); make().sides.sort(COIN);',
      "const make = (all) => ({ sides: all.slice(1) }); const game = make(); game.sides.sort(COIN);",
    ],
    [
      "that is taken out of what a function makes",
      'const make = () => ({ sides: ["l", "r"] }); const { sides } = make(); sides.sort(COIN);',
      'const make = () => ({ sides: ["l", "m", "r"] }); const { sides } = make(); sides.sort(COIN);',
    ],
    [
      "that another one is spread into",
      'const start = { sides: ["l", "r"] }; const game = { ...start }; game.sides.sort(COIN);',
      'const start = { sides: ["l", "r"] }; const game = { ...start, ...saved }; game.sides.sort(COIN);',
    ],
    [
      "of which there is a copy",
      'const game = $state({ sides: ["l", "r"] }); const mix = () => $state.snapshot(game).sides.sort(COIN);',
      'const game = $state({ sides: ["l", "m", "r"] }); const mix = () => $state.snapshot(game).sides.sort(COIN);',
    ],
    [
      "that a class makes",
      'class Toss { sides = ["l", "r"]; } new Toss().sides.sort(COIN);',
      'class Toss { sides = ["l", "m", "r"]; } new Toss().sides.sort(COIN);',
    ],
  ]);
});
