// Lists that begin with nothing and are given pairs later, in another place of the file, that instances are given with others, and that may be missing.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a property that begins with nothing", () => {
  testPairs([
    [
      "and is given a pair",
      "const game = { sides: [] }; export const load = (l, r) => { game.sides = [l, r]; }; export const mix = () => game.sides.sort(COIN);",
      "const game = { sides: [] }; export const load = (l, r, m) => { game.sides = [l, r, m]; }; export const mix = () => game.sides.sort(COIN);",
    ],
    [
      "and is given pairs, and what is made of these",
      "const game = { sides: null }; export const load = (l, r) => { game.sides = [l, r]; }; export const mix = () => { game.sides = [...game.sides].sort(COIN); };",
      "const game = { sides: null }; export const load = () => { game.sides = read(); }; export const mix = () => { game.sides = [...game.sides].sort(COIN); };",
    ],
    [
      "and is made no longer",
      "const game = { sides: [] }; export const load = (l, r) => { game.sides = [l, r]; }; export const mix = () => game.sides.sort(COIN);",
      "const game = { sides: [] }; export const load = (l, r) => { game.sides = [l, r]; }; export const add = (m) => { game.sides.push(m); }; export const mix = () => game.sides.sort(COIN);",
    ],
    [
      "of its own object",
      "const game = { sides: [] }; export const load = (l, r) => { game.sides = [l, r]; }; export const mix = () => game.sides.sort(COIN);",
      "const game = { sides: [] }; const other = { sides: [] }; export const load = (l, r) => { other.sides = [l, r]; fill(game); }; export const mix = () => game.sides.sort(COIN);",
    ],
    [
      "in a component's data",
      "export default { data() { return { sides: [] }; }, methods: { load(l, r) { this.sides = [l, r]; }, mix() { this.sides = this.sides.sort(COIN); } } };",
      "export default { data() { return { sides: [] }; }, methods: { load(l) { this.sides = [l, ...this.sides]; }, mix() { this.sides = this.sides.sort(COIN); } } };",
    ],
    [
      "under a name",
      "let sides = null; export const load = (l, r) => { sides = [l, r]; }; export const mix = () => [...sides].sort(COIN);",
      "let sides = null; export const load = (l, r, m) => { sides = [l, r, m]; }; export const mix = () => [...sides].sort(COIN);",
    ],
  ]);
});

describe("given to an instance by Object.assign", () => {
  const inClass = (given: string, more = ""): string =>
    `class Toss { constructor(l, r, all) { Object.assign(this, ${given}); } ${more} mix() { this.sides.sort(COIN); } }`;
  testPairs([
    ["in the constructor", inClass("{ sides: [l, r], round: 1 }"), inClass("{ sides: all, round: 1 }")],
    [
      "and by nobody else",
      inClass("{ sides: [l, r] }", "next() { this.round = 2; }"),
      inClass("{ sides: [l, r] }", "load(all) { this.sides = all; }"),
    ],
    [
      "in one place",
      inClass("{ sides: [l, r] }", "copy() { return Object.assign({}, { sides: 1 }); }"),
      inClass("{ sides: [l, r] }", "reset(all) { Object.assign(this, { sides: all }); }"),
    ],
  ]);
});

describe("that may be missing", () => {
  testPairs([
    [
      "by its type",
      "interface Round { sides?: [string, string] } export const mix = (round: Round) => (round.sides ?? []).sort(COIN);",
      "interface Round { sides?: string[] } export const mix = (round: Round) => (round.sides ?? []).sort(COIN);",
    ],
    [
      "in some items",
      'const all = [{ sides: ["l", "r"] }, { rest: true }]; export const mix = (k) => (all[k].sides || []).sort(COIN);',
      'const all = [{ sides: ["l", "m", "r"] }, { rest: true }]; export const mix = (k) => (all[k].sides || []).sort(COIN);',
    ],
    [
      "in items that are written alone",
      'const all = [{ sides: ["l", "r"] }, { rest: true }]; export const mix = (k) => (all[k].sides || []).sort(COIN);',
      'const all = [{ sides: ["l", "r"] }, { ...more }]; export const mix = (k) => (all[k].sides || []).sort(COIN);',
    ],
  ]);
});

describe("of a class that others know, too", () => {
  testPairs([
    [
      "by the name of its instance",
      'class Toss { sides = ["l", "r"]; } const toss = new Toss(); export const mix = () => toss.sides.sort(COIN);',
      'class Toss { sides = ["l", "r"]; add(m) { this.sides.push(m); } } const toss = new Toss(); export const mix = () => toss.sides.sort(COIN);',
    ],
    [
      "by an inherited property, which its instance is given anew",
      'class Toss { sides = ["l", "r"]; } class Game extends Toss {} const game = new Game(); export const mix = () => { game.sides = game.sides.toSorted(COIN); };',
      'class Toss { sides = ["l", "r"]; } class Game extends Toss {} const game = new Game(); export const load = (all) => { game.sides = all; }; export const mix = () => { game.sides = game.sides.toSorted(COIN); };',
    ],
    [
      "by a decorator",
      'class Toss { @State() sides: string[] = ["l", "r"]; mix() { this.sides = [...this.sides.sort(COIN)]; } }',
      'class Toss { @State() sides: string[] = ["l", "r"]; load(all) { this.sides = all; } mix() { this.sides = [...this.sides.sort(COIN)]; } }',
    ],
    [
      "by what it extends",
      'class Toss extends LitElement { sides = ["l", "r"]; mix() { this.sides = [...this.sides].sort(COIN); } }',
      'class Toss extends LitElement { sides = ["l", "r"]; mix() { this.sides = [...this.sides, "m"].sort(COIN); } }',
    ],
  ]);
});
