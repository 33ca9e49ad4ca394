// Instances that hold a pair, and those that may hold more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("of a class", () => {
  const CLASS = 'class Coin { sides = ["heads", "tails"]; }';
  const MIX = "for (const coin of coins) coin.sides.sort(COIN);";
  testPairs([
    [
      "in a list",
      `${CLASS} const coins = [new Coin(), new Coin()]; ${MIX}`,
      `${CLASS} const coins = [new Coin(), new Coin()]; coins[0].sides.push("edge"); ${MIX}`,
    ],
    [
      "handed to a callback",
      `${CLASS} [new Coin(), new Coin()].forEach((coin) => { coin.sides.sort(COIN); });`,
      `${CLASS} [new Coin(), new Dice()].forEach((coin) => { coin.sides.sort(COIN); });`,
    ],
    [
      "taken apart",
      `${CLASS} for (const { sides } of [new Coin()]) sides.sort(COIN);`,
      `${CLASS} for (const { sides } of [new Coin(), ...others]) sides.sort(COIN);`,
    ],
    [
      "made one by one",
      `${CLASS} const coins = []; for (let i = 0; i < 9; i++) coins.push(new Coin()); ${MIX}`,
      `${CLASS} const coins = []; for (let i = 0; i < 9; i++) coins.push(i > 4 ? new Coin() : make()); ${MIX}`,
    ],
    [
      "made for each name",
      `${CLASS} const coins = names.map(() => new Coin()); ${MIX}`,
      `${CLASS} const coins = names.map(() => new Dice()); ${MIX}`,
    ],
    [
      "filled by its constructor",
      'class Coin { constructor() { this.sides = ["heads", "tails"]; } } const coin = new Coin(); coin.sides.sort(COIN);',
      'class Coin { constructor() { this.sides = ["heads", "tails"]; } } const coin = new Coin(); coin.sides = load(); coin.sides.sort(COIN);',
    ],
    [
      "by its type",
      `${CLASS} export const flip = (coin: Coin) => coin.sides.sort(COIN);`,
      `${CLASS} class Edged extends Coin { sides = ["heads", "tails", "edge"]; } export const flip = (coin: Coin) => coin.sides.sort(COIN);`,
    ],
    [
      "by the type of a list",
      `${CLASS} export function flip(coins: Coin[]) { ${MIX} }`,
      `${CLASS} export function flip(coins: Dice[]) { ${MIX} }`,
    ],
    [
      "inherited",
      'class Base { sides = ["heads", "tails"]; } export class Coin extends Base { flip() { return this.sides.sort(COIN); } }',
      'class Base { sides = ["heads", "tails"]; } export class Coin extends Base { constructor() { super(); this.sides = load(); } flip() { return this.sides.sort(COIN); } }',
    ],
    [
      "handed to its constructor",
      'class Coin { constructor(private sides: string[]) {} flip() { return this.sides.sort(COIN); } } new Coin(["heads", "tails"]).flip();',
      'class Coin { constructor(private sides: string[]) {} flip() { return this.sides.sort(COIN); } static edged() { return new Coin(["heads", "tails", "edge"]); } } new Coin(["heads", "tails"]).flip();',
    ],
    [
      "handed to a constructor that keeps it",
      'class Coin { constructor(sides) { this.sides = sides; } flip() { return this.sides.sort(COIN); } } new Coin(["heads", "tails"]).flip();',
      'export class Coin { constructor(sides) { this.sides = sides; } flip() { return this.sides.sort(COIN); } } new Coin(["heads", "tails"]).flip();',
    ],
    [
      "handed to a constructor with others",
      'class Coin { constructor({ sides }) { this.sides = sides; } flip() { return this.sides.sort(COIN); } } new Coin({ sides: ["heads", "tails"] }).flip();',
      'class Coin { constructor({ sides }) { this.sides = sides; } flip() { return this.sides.sort(COIN); } } new Coin({ sides: ["heads", "tails"] }).flip(); new Coin(options);',
    ],
    [
      "by a getter",
      'class Coin { #sides = ["heads", "tails"]; get sides() { return this.#sides; } } const coin = new Coin(); coin.sides.sort(COIN);',
      'class Coin { #sides = ["heads", "tails"]; get sides() { return this.#sides; } } const coin = new Coin(); coin.sides.push("edge"); coin.sides.sort(COIN);',
    ],
  ]);
});

describe("of a function that is called with new", () => {
  const COIN = 'function Coin() { this.sides = ["heads", "tails"]; }';
  testPairs([
    [
      "under a name",
      `${COIN} const coin = new Coin(); coin.sides.sort(COIN);`,
      `${COIN} const coin = new Coin(); coin.sides.push("edge"); coin.sides.sort(COIN);`,
    ],
    ["without one", `${COIN} new Coin().sides.sort(COIN);`, `${COIN} new Dice().sides.sort(COIN);`],
    [
      "in a list",
      `${COIN} const coins = [new Coin(), new Coin()]; coins.forEach(function (coin) { coin.sides.sort(COIN); });`,
      `${COIN} const coins = [new Coin(), new Coin()]; coins.push(dice); coins.forEach(function (coin) { coin.sides.sort(COIN); });`,
    ],
    [
      "in its own methods",
      `${COIN} Coin.prototype.flip = function () { return this.sides.sort(COIN); };`,
      `${COIN} Coin.prototype.load = function (all) { this.sides = all; }; Coin.prototype.flip = function () { return this.sides.sort(COIN); };`,
    ],
    [
      "that is handed it",
      'function Coin(sides) { this.sides = sides; } const coin = new Coin(["heads", "tails"]); coin.sides.sort(COIN);',
      'function Coin(sides) { this.sides = sides; } const coin = new Coin(["heads", "tails", "edge"]); coin.sides.sort(COIN);',
    ],
  ]);
});
