// The libraries themselves: what the rule takes a call for is what the installed library does when it runs.
import { transformSync } from "esbuild";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { lint } from "../shapes/lint.ts";

/** A library's draw as people write it, of a whole number from 0 to `highest`, both included. */
interface Draw {
  readonly name: string;
  /** The imports, and the generator. */
  readonly head: string;
  readonly draw: (highest: string) => string;
}

const fraction =
  (source: string) =>
  (highest: string): string =>
    `Math.floor(${source} * (${highest} + 1))`;

const CHANCE = `import Chance from "chance"; const chance = new Chance(7);`;
const FAKER = `import { faker } from "@faker-js/faker";`;
const RANDOM_JS = `import { Random, MersenneTwister19937 } from "random-js"; const r = new Random(MersenneTwister19937.seed(7));`;
const SEEDRANDOM = `import seedrandom from "seedrandom"; const rng = seedrandom("x");`;
const PURE_RAND = `import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus"; const g = xoroshiro128plus(7);`;
const MERSENNE = `import MersenneTwister from "mersenne-twister"; const m = new MersenneTwister(7);`;
const RANDOM_SEED = `import gen from "random-seed"; const r = gen.create("x");`;
const PRANDO = `import Prando from "prando"; const p = new Prando(7);`;

const draws: readonly Draw[] = [
  { name: "lodash random", head: `import _ from "lodash";`, draw: (n) => `_.random(0, ${n})` },
  { name: "lodash random, one bound", head: `import { random } from "lodash";`, draw: (n) => `random(${n})` },
  {
    name: "lodash random, floating",
    head: `import _ from "lodash";`,
    draw: (n) => `Math.floor(_.random(0, ${n} + 1, true))`,
  },
  { name: "underscore random", head: `import _ from "underscore";`, draw: (n) => `_.random(${n})` },
  {
    name: "es-toolkit random",
    head: `import { random } from "es-toolkit";`,
    draw: (n) => `Math.floor(random(0, ${n} + 1))`,
  },
  { name: "es-toolkit randomInt", head: `import { randomInt } from "es-toolkit";`, draw: (n) => `randomInt(${n} + 1)` },
  {
    name: "es-toolkit/compat random",
    head: `import { random } from "es-toolkit/compat";`,
    draw: (n) => `random(0, ${n})`,
  },
  { name: "radash random", head: `import { random } from "radash";`, draw: (n) => `random(0, ${n})` },
  {
    name: "remeda randomInteger",
    head: `import { randomInteger } from "remeda";`,
    draw: (n) => `randomInteger(0, ${n})`,
  },
  {
    name: "node:crypto randomInt",
    head: `import { randomInt } from "node:crypto";`,
    draw: (n) => `randomInt(${n} + 1)`,
  },
  {
    name: "node:crypto randomInt, two bounds",
    head: `import crypto from "node:crypto";`,
    draw: (n) => `crypto.randomInt(0, ${n} + 1)`,
  },
  {
    name: "node:crypto randomBytes",
    head: `import { randomBytes } from "node:crypto";`,
    draw: (n) => `randomBytes(4).readUInt32LE() % (${n} + 1)`,
  },
  {
    name: "Web Crypto, a remainder",
    head: "",
    draw: (n) => `crypto.getRandomValues(new Uint32Array(1))[0] % (${n} + 1)`,
  },
  {
    name: "Web Crypto, a fraction",
    head: "",
    draw: fraction("(crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)"),
  },
  { name: "chance integer", head: CHANCE, draw: (n) => `chance.integer({ min: 0, max: ${n} })` },
  { name: "chance natural", head: CHANCE, draw: (n) => `chance.natural({ max: ${n} })` },
  { name: "chance random", head: CHANCE, draw: fraction("chance.random()") },
  { name: "faker int", head: FAKER, draw: (n) => `faker.number.int({ min: 0, max: ${n} })` },
  { name: "faker int, one bound", head: FAKER, draw: (n) => `faker.number.int(${n})` },
  { name: "faker float", head: FAKER, draw: fraction("faker.number.float()") },
  {
    name: "faker float, bounds",
    head: FAKER,
    draw: (n) => `Math.floor(faker.number.float({ min: 0, max: ${n} + 1 }))`,
  },
  { name: "d3-random randomInt", head: `import { randomInt } from "d3-random";`, draw: (n) => `randomInt(${n} + 1)()` },
  {
    name: "d3-random randomUniform",
    head: `import { randomUniform } from "d3-random";`,
    draw: (n) => `Math.floor(randomUniform(0, ${n} + 1)())`,
  },
  {
    name: "d3-random randomUniform, without bounds",
    head: `import { randomUniform } from "d3-random"; const u = randomUniform();`,
    draw: fraction("u()"),
  },
  {
    name: "pure-rand uniformInt",
    head: `import { uniformInt } from "pure-rand/distribution/uniformInt"; ${PURE_RAND}`,
    draw: (n) => `uniformInt(g, 0, ${n})`,
  },
  { name: "pure-rand, its bits", head: PURE_RAND, draw: fraction("((g.next() >>> 0) / 2 ** 32)") },
  { name: "seedrandom", head: SEEDRANDOM, draw: fraction("rng()") },
  { name: "seedrandom double", head: SEEDRANDOM, draw: fraction("rng.double()") },
  { name: "seedrandom quick", head: SEEDRANDOM, draw: fraction("rng.quick()") },
  { name: "seedrandom int32", head: SEEDRANDOM, draw: fraction("((rng.int32() >>> 0) / 2 ** 32)") },
  {
    name: "seedrandom alea",
    head: `import { alea } from "seedrandom"; const rng = alea("x");`,
    draw: fraction("rng()"),
  },
  { name: "random-js integer", head: RANDOM_JS, draw: (n) => `r.integer(0, ${n})` },
  { name: "random-js real", head: RANDOM_JS, draw: (n) => `Math.floor(r.real(0, ${n} + 1))` },
  { name: "random-js realZeroToOneExclusive", head: RANDOM_JS, draw: fraction("r.realZeroToOneExclusive()") },
  { name: "random-js uint32", head: RANDOM_JS, draw: fraction("(r.uint32() / 2 ** 32)") },
  { name: "random-js int32", head: RANDOM_JS, draw: fraction("((r.int32() >>> 0) / 2 ** 32)") },
  {
    name: "random-js, a distribution",
    head: `import { integer, nativeMath } from "random-js";`,
    draw: (n) => `integer(0, ${n})(nativeMath)`,
  },
  { name: "random-int", head: `import randomInt from "random-int";`, draw: (n) => `randomInt(${n})` },
  { name: "random int", head: `import random from "random";`, draw: (n) => `random.int(0, ${n})` },
  { name: "random int, one bound", head: `import random from "random";`, draw: (n) => `random.integer(${n})` },
  { name: "random float", head: `import random from "random";`, draw: fraction("random.float()") },
  { name: "random uniformInt", head: `import random from "random";`, draw: (n) => `random.uniformInt(0, ${n})()` },
  {
    name: "random, an instance",
    head: `import { Random } from "random"; const r = new Random("x");`,
    draw: fraction("r.next()"),
  },
  { name: "alea", head: `import Alea from "alea"; const prng = new Alea("x");`, draw: fraction("prng()") },
  { name: "alea fract53", head: `import Alea from "alea"; const prng = Alea("x");`, draw: fraction("prng.fract53()") },
  {
    name: "alea uint32",
    head: `import Alea from "alea"; const prng = new Alea("x");`,
    draw: fraction("(prng.uint32() / 2 ** 32)"),
  },
  { name: "mersenne-twister random", head: MERSENNE, draw: fraction("m.random()") },
  { name: "mersenne-twister random_long", head: MERSENNE, draw: fraction("m.random_long()") },
  { name: "mersenne-twister random_excl", head: MERSENNE, draw: fraction("m.random_excl()") },
  { name: "mersenne-twister random_int", head: MERSENNE, draw: (n) => `m.random_int() % (${n} + 1)` },
  { name: "mersenne-twister random_int31", head: MERSENNE, draw: fraction("(m.random_int31() / 2 ** 31)") },
  { name: "random-seed", head: RANDOM_SEED, draw: (n) => `r(${n} + 1)` },
  { name: "random-seed range", head: RANDOM_SEED, draw: (n) => `r.range(${n} + 1)` },
  { name: "random-seed intBetween", head: RANDOM_SEED, draw: (n) => `r.intBetween(0, ${n})` },
  { name: "random-seed floatBetween", head: RANDOM_SEED, draw: (n) => `Math.floor(r.floatBetween(0, ${n} + 1))` },
  { name: "random-seed random", head: RANDOM_SEED, draw: fraction("r.random()") },
  { name: "prando nextInt", head: PRANDO, draw: (n) => `p.nextInt(0, ${n})` },
  { name: "prando next", head: PRANDO, draw: fraction("p.next()") },
  { name: "prando next, bounds", head: PRANDO, draw: (n) => `Math.floor(p.next(0, ${n} + 1))` },
];

/** Draws of one of two values, as they make a comparator. */
const coins: readonly { readonly name: string; readonly head: string; readonly coin: string }[] = [
  { name: "lodash sample", head: `import _ from "lodash";`, coin: "_.sample([1, -1])" },
  { name: "lodash random, without bounds", head: `import _ from "lodash";`, coin: "_.random() - 0.5" },
  { name: "es-toolkit sample", head: `import { sample } from "es-toolkit";`, coin: "sample([1, -1])" },
  { name: "radash draw", head: `import { draw } from "radash";`, coin: "draw([1, -1])" },
  { name: "chance bool", head: CHANCE, coin: "chance.bool() ? 1 : -1" },
  { name: "chance bool, likelihood", head: CHANCE, coin: "chance.bool({ likelihood: 50 }) ? 1 : -1" },
  { name: "chance pickone", head: CHANCE, coin: "chance.pickone([1, -1])" },
  { name: "faker boolean", head: FAKER, coin: "faker.datatype.boolean() ? 1 : -1" },
  { name: "faker boolean, probability", head: FAKER, coin: "faker.datatype.boolean({ probability: 0.5 }) ? 1 : -1" },
  { name: "faker boolean, one number", head: FAKER, coin: "faker.datatype.boolean(0.5) ? 1 : -1" },
  { name: "faker arrayElement", head: FAKER, coin: "faker.helpers.arrayElement([1, -1])" },
  { name: "random-js bool", head: RANDOM_JS, coin: "r.bool() ? 1 : -1" },
  { name: "random-js bool, a number", head: RANDOM_JS, coin: "r.bool(0.5) ? 1 : -1" },
  { name: "random-js pick", head: RANDOM_JS, coin: "r.pick([1, -1])" },
  { name: "random boolean", head: `import random from "random";`, coin: "random.boolean() ? 1 : -1" },
  { name: "random choice", head: `import random from "random";`, coin: "random.choice([1, -1])" },
  { name: "prando nextBoolean", head: PRANDO, coin: "p.nextBoolean() ? 1 : -1" },
  { name: "prando nextArrayItem", head: PRANDO, coin: "p.nextArrayItem([1, -1])" },
  { name: "seedrandom int32", head: SEEDRANDOM, coin: "Math.sign(rng.int32() + 0.5)" },
];

const require = createRequire(import.meta.url);

/** Returns a function that evaluates an expression after some imports, with the libraries that are installed here. */
function run(head: string, expression: string): () => unknown {
  const { code } = transformSync(`${head}\nexport const takeOne = () => ${expression};`, { format: "cjs" });
  const module: { exports: { takeOne?: () => unknown } } = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the text is this file's own, and running it is the test
  new Function("require", "module", "exports", code)(require, module, module.exports);
  const { takeOne } = module.exports;
  if (takeOne === undefined) throw new Error("The code exports no draw.");
  return takeOne;
}

const TRIALS = 100_000;

/** Draws often and counts. */
function count(draw: () => unknown): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  for (let trial = 0; trial < TRIALS; trial++) {
    const value = draw();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Pearson's χ² against equal chances. */
function getChiSquare(counts: ReadonlyMap<unknown, number>): number {
  const expected = TRIALS / counts.size;
  return [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
}

/**
 * χ² beyond which a fair draw lies once in 10⁸ tests: by 5 degrees of freedom erfc(√(x/2)) + √(2x/π)·e^(−x/2)·(1 + x/3) = 10⁻⁸, by one
 * erfc(√(x/2)) = 10⁻⁸. Of some 80 tests, a third of them seeded, less than one in 10⁶ runs fails by chance.
 */
const CRITICAL = { five: 45.8, one: 32.9 };

const SWAP = "[a[i], a[j]] = [a[j], a[i]];";
const NAIVE = "the second one ends up first 15.8 % of the time instead of 12.5 %";

const lintLoop = (head: string, loop: string): string[] =>
  lint(`${head}\nexport function mix(a) { ${loop} }`).map(({ message }) => message);

describe("a library's draw", () => {
  it.each(draws)("$name is uniform on the range that the rule takes it for", ({ head, draw }) => {
    // What the rule takes it for: 0 to the highest one, both included, all equally likely.
    expect(lintLoop(head, `for (let i = a.length - 1; i > 0; i--) { const j = ${draw("i")}; ${SWAP} }`)).toEqual([]);
    expect(
      lintLoop(head, `for (let i = 0; i < a.length; i++) { const j = ${draw("(a.length - 1)")}; ${SWAP} }`),
    ).toEqual([expect.stringContaining(NAIVE)]);
    // What it is.
    const counts = count(run(head, draw("5")));
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(getChiSquare(counts)).toBeLessThan(CRITICAL.five);
  });

  it.each(coins)("$name is the fair coin that the rule takes it for", ({ head, coin }) => {
    expect(lint(`${head}\nexport const mix = (a) => a.sort(() => ${coin});`).map(({ message }) => message)).toEqual([
      expect.stringContaining("stays first 22.2 % of the time"),
    ]);
    const signs = run(head, `Math.sign(${coin})`);
    const counts = count(signs);
    expect([...counts.keys()].map(Number).sort((x, y) => x - y)).toEqual([-1, 1]);
    expect(getChiSquare(counts)).toBeLessThan(CRITICAL.one);
  });
});
