// Every library's draws, as people write them: a fair loop through each is silent, a naive one has the naive numbers, one place short is Sattolo's.
import { describe, expect, it } from "vitest";
import { verifyAlone } from "../linted.fixture.ts";

const NAIVE = "of 8 items, the second one ends up first 15.8 % of the time instead of 12.5 %";
const CYCLES = "of 8 items, no item can stay where it was, though each should do so 12.5 % of the time";
const COIN = "of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node)";

/** Returns what is reported: the message without its first words, or the id where it is no plain finding. */
function lint(code: string, sourceType: "module" | "commonjs" | "script" = "module"): string[] {
  const messages = verifyAlone(code, { sourceType });
  return messages.map(
    ({ message }) => /^This shuffle is biased: (.*?)\.(?: That is .*)?$/.exec(message)?.[1] ?? message,
  );
}

const SWAP = "[a[i], a[j]] = [a[j], a[i]];";
const down = (draw: string): string => `for (let i = a.length - 1; i > 0; i--) { const j = ${draw}; ${SWAP} }`;
const up = (draw: string): string => `for (let i = 0; i < a.length; i++) { const j = ${draw}; ${SWAP} }`;

/** Draws a whole number from 0 to i, both included, where `i` is the text of the highest one. */
type Draw = (highest: string) => string;

const below = (text: string): string => (text === "i" ? "i + 1" : text === "i - 1" ? "i" : "a.length");

const draws: readonly (readonly [name: string, head: string, draw: Draw])[] = [
  ["lodash, namespace", `import _ from "lodash";`, (i) => `_.random(0, ${i})`],
  ["lodash, one argument", `import * as _ from "lodash-es";`, (i) => `_.random(${i})`],
  ["lodash, by name", `import { random as pick } from "lodash";`, (i) => `pick(0, ${i})`],
  ["lodash, a file of its own", `import random from "lodash/random";`, (i) => `random(0, ${i})`],
  ["lodash, required", `const { random: draw } = require("lodash");`, (i) => `draw(${i})`],
  ["lodash, a required member", `const draw = require("lodash").random;`, (i) => `draw(${i})`],
  ["lodash, floating", `import _ from "lodash";`, (i) => `Math.floor(_.random(0, ${below(i)}, true))`],
  ["lodash, floating, one argument", `import _ from "lodash";`, (i) => `Math.floor(_.random(${below(i)}, true))`],
  ["lodash, a global", "", (i) => `_.random(0, ${i})`],
  ["underscore", `import _ from "underscore";`, (i) => `_.random(${i})`],
  ["es-toolkit random", `import { random } from "es-toolkit";`, (i) => `Math.floor(random(0, ${below(i)}))`],
  ["es-toolkit randomInt", `import { randomInt } from "es-toolkit/math";`, (i) => `randomInt(0, ${below(i)})`],
  ["es-toolkit/compat", `import { random } from "es-toolkit/compat";`, (i) => `random(0, ${i})`],
  ["radash", `import { random } from "radash";`, (i) => `random(0, ${i})`],
  ["remeda", `import * as R from "remeda";`, (i) => `R.randomInteger(0, ${i})`],
  ["node:crypto randomInt", `import { randomInt } from "node:crypto";`, (i) => `randomInt(${below(i)})`],
  ["node:crypto, two bounds", `import crypto from "node:crypto";`, (i) => `crypto.randomInt(0, ${below(i)})`],
  ["node:crypto, required", `const c = require("crypto");`, (i) => `c.randomInt(${below(i)})`],
  [
    "chance integer",
    `import Chance from "chance"; const chance = new Chance();`,
    (i) => `chance.integer({ min: 0, max: ${i} })`,
  ],
  ["chance natural", `import { Chance } from "chance"; const c = new Chance(7);`, (i) => `c.natural({ max: ${i} })`],
  ["chance, called", `const chance = require("chance")();`, (i) => `chance.integer({ max: ${i}, min: 0 })`],
  ["chance, a global", "", (i) => `chance.natural({ min: 0, max: ${i} })`],
  [
    "chance floating",
    `import Chance from "chance"; const c = new Chance();`,
    (i) => `Math.floor(c.floating({ min: 0, max: 1 }) * (${below(i)}))`,
  ],
  [
    "chance random",
    `import Chance from "chance"; const c = new Chance();`,
    (i) => `Math.floor(c.random() * (${below(i)}))`,
  ],
  ["faker int", `import { faker } from "@faker-js/faker";`, (i) => `faker.number.int({ min: 0, max: ${i} })`],
  ["faker int, one bound", `import { faker } from "@faker-js/faker/locale/de";`, (i) => `faker.number.int(${i})`],
  ["faker int, another name", `import { faker as f } from "@faker-js/faker";`, (i) => `f.number.int({ max: ${i} })`],
  [
    "faker float",
    `import { faker } from "@faker-js/faker";`,
    (i) => `Math.floor(faker.number.float() * (${below(i)}))`,
  ],
  [
    "faker float, bounds",
    `import { faker } from "@faker-js/faker";`,
    (i) => `Math.floor(faker.number.float({ max: ${below(i)} }))`,
  ],
  ["faker 7", `const { faker } = require("@faker-js/faker");`, (i) => `faker.datatype.number({ min: 0, max: ${i} })`],
  ["d3 randomInt", `import * as d3 from "d3";`, (i) => `d3.randomInt(${below(i)})()`],
  ["d3-random randomInt", `import { randomInt } from "d3-random";`, (i) => `randomInt(0, ${below(i)})()`],
  [
    "d3 randomUniform",
    `import { randomUniform } from "d3-random";`,
    (i) => `Math.floor(randomUniform(0, ${below(i)})())`,
  ],
  [
    "d3 randomUniform, kept",
    `import { randomUniform } from "d3-random"; const u = randomUniform();`,
    (i) => `Math.floor(u() * (${below(i)}))`,
  ],
  [
    "d3 with a source",
    `import { randomInt } from "d3-random"; import seedrandom from "seedrandom"; const r = randomInt.source(seedrandom("x"));`,
    (i) => `r(0, ${below(i)})()`,
  ],
  [
    "pure-rand 6",
    `import prand from "pure-rand"; const g = prand.xoroshiro128plus(7);`,
    (i) => `prand.unsafeUniformIntDistribution(0, ${i}, g)`,
  ],
  [
    "pure-rand 8",
    `import { uniformInt } from "pure-rand/distribution/uniformInt"; const g = make();`,
    (i) => `uniformInt(g, 0, ${i})`,
  ],
  [
    "seedrandom",
    `import seedrandom from "seedrandom"; const rng = seedrandom("x");`,
    (i) => `Math.floor(rng() * (${below(i)}))`,
  ],
  [
    "seedrandom, any name",
    `import make from "seedrandom"; const next = make("x");`,
    (i) => `Math.floor(next() * (${below(i)}))`,
  ],
  ["seedrandom double", `const g = require("seedrandom")("x");`, (i) => `Math.floor(g.double() * (${below(i)}))`],
  [
    "seedrandom quick",
    `import seedrandom from "seedrandom"; const g = new seedrandom("x");`,
    (i) => `~~(g.quick() * (${below(i)}))`,
  ],
  [
    "seedrandom alea",
    `import { alea } from "seedrandom"; const g = alea("x");`,
    (i) => `Math.floor(g() * (${below(i)}))`,
  ],
  [
    "seedrandom, a file of its own",
    `const g = require("seedrandom/lib/alea")("x");`,
    (i) => `Math.floor(g() * (${below(i)}))`,
  ],
  ["random-js integer", `import { Random } from "random-js"; const r = new Random();`, (i) => `r.integer(0, ${i})`],
  ["random-js 1", `const Random = require("random-js"); const r = new Random();`, (i) => `r.integer(0, ${i})`],
  [
    "random-js real",
    `import { Random } from "random-js"; const r = new Random();`,
    (i) => `Math.floor(r.real(0, ${below(i)}))`,
  ],
  [
    "random-js, a distribution",
    `import { integer, nativeMath } from "random-js";`,
    (i) => `integer(0, ${i})(nativeMath)`,
  ],
  ["random-int", `import randomInt from "random-int";`, (i) => `randomInt(${i})`],
  ["random-int, any name", `import roll from "random-int";`, (i) => `roll(0, ${i})`],
  ["p5, an instance", `import p5 from "p5"; const p = new p5();`, (i) => `Math.floor(p.random(${below(i)}))`],
  ["p5, two bounds", `import p5 from "p5"; const p = new p5();`, (i) => `Math.floor(p.random(0, ${below(i)}))`],
  ["Phaser Between", `import Phaser from "phaser";`, (i) => `Phaser.Math.Between(0, ${i})`],
  ["Phaser Between, a global", "", (i) => `Phaser.Math.Between(0, ${i})`],
  ["Phaser Between, by name", `import { Math as PhaserMath } from "phaser";`, (i) => `PhaserMath.Between(0, ${i})`],
  [
    "Phaser FloatBetween",
    `import * as Phaser from "phaser";`,
    (i) => `Math.floor(Phaser.Math.FloatBetween(0, ${below(i)}))`,
  ],
  ["Phaser RND between", "", (i) => `Phaser.Math.RND.between(0, ${i})`],
  [
    "Phaser RND integerInRange",
    "const rnd = new Phaser.Math.RandomDataGenerator(['x']);",
    (i) => `rnd.integerInRange(0, ${i})`,
  ],
  ["Phaser RND realInRange", "", (i) => `Math.floor(Phaser.Math.RND.realInRange(0, ${below(i)}))`],
  ["Phaser RND frac", "", (i) => `Math.floor(Phaser.Math.RND.frac() * (${below(i)}))`],
  ["three randInt", `import { MathUtils } from "three";`, (i) => `MathUtils.randInt(0, ${i})`],
  ["three randInt, a namespace", `import * as THREE from "three";`, (i) => `THREE.MathUtils.randInt(0, ${i})`],
  [
    "three randInt, the file itself",
    `import { randInt } from "three/src/math/MathUtils.js";`,
    (i) => `randInt(0, ${i})`,
  ],
  ["three randFloat", `import { MathUtils as M } from "three";`, (i) => `Math.floor(M.randFloat(0, ${below(i)}))`],
  [
    "three seededRandom",
    `import { MathUtils } from "three";`,
    (i) => `Math.floor(MathUtils.seededRandom() * (${below(i)}))`,
  ],
  ["random int", `import random from "random";`, (i) => `random.int(0, ${i})`],
  ["random integer", `import { Random } from "random"; const r = new Random("x");`, (i) => `r.integer(0, ${i})`],
  ["random float", `import random from "random";`, (i) => `Math.floor(random.float() * (${below(i)}))`],
  ["random uniformInt", `import random from "random";`, (i) => `random.uniformInt(0, ${i})()`],
  ["alea", `import Alea from "alea"; const prng = new Alea("x");`, (i) => `Math.floor(prng() * (${below(i)}))`],
  ["alea next", `const prng = require("alea")("x");`, (i) => `Math.floor(prng.next() * (${below(i)}))`],
  [
    "mersenne-twister",
    `import MersenneTwister from "mersenne-twister"; const m = new MersenneTwister(1);`,
    (i) => `Math.floor(m.random() * (${below(i)}))`,
  ],
  ["random-seed", `import gen from "random-seed"; const r = gen.create("x");`, (i) => `r(${below(i)})`],
  ["random-seed range", `const r = require("random-seed").create();`, (i) => `r.range(${below(i)})`],
  ["random-seed intBetween", `const r = require("random-seed").create();`, (i) => `r.intBetween(0, ${i})`],
  ["prando nextInt", `import Prando from "prando"; const p = new Prando(1);`, (i) => `p.nextInt(0, ${i})`],
  ["prando next", `import Prando from "prando"; const p = new Prando(1);`, (i) => `Math.floor(p.next(0, ${below(i)}))`],
];

const getSourceType = (head: string): "module" | "commonjs" => (head.includes("require(") ? "commonjs" : "module");

describe("a loop that draws by a library", () => {
  it.each(draws)("%s", (_, head, draw) => {
    const type = getSourceType(head);
    const of = (loop: string): string[] => lint(`${head}\nfunction mix(a) { ${loop} }`, type);
    expect(of(down(draw("i")))).toEqual([]);
    expect(of(up(draw("a.length - 1")))).toEqual([NAIVE]);
    expect(of(down(draw("i - 1")))).toEqual([CYCLES]);
  });
});

const coins: readonly (readonly [name: string, head: string, comparator: string])[] = [
  ["chance bool", `import Chance from "chance"; const c = new Chance();`, "c.bool() ? 1 : -1"],
  [
    "chance bool, likelihood",
    `import Chance from "chance"; const c = new Chance();`,
    "c.bool({ likelihood: 50 }) ? 1 : -1",
  ],
  ["chance pickone", `import Chance from "chance"; const c = new Chance();`, "c.pickone([-1, 1])"],
  ["lodash random - 0.5", `import _ from "lodash";`, "_.random(0, 1) - 0.5"],
  ["lodash random() - 0.5", `import _ from "lodash";`, "_.random() - 0.5"],
  ["lodash sample", `import _ from "lodash";`, "_.sample([-1, 1])"],
  ["lodash, floating by a fraction", `import _ from "lodash";`, "_.random(-0.5, 0.5)"],
  ["node:crypto randomInt", `import crypto from "node:crypto";`, "crypto.randomInt(2) || -1"],
  ["faker boolean", `import { faker } from "@faker-js/faker";`, "faker.datatype.boolean() ? 1 : -1"],
  [
    "faker boolean, probability",
    `import { faker } from "@faker-js/faker";`,
    "faker.datatype.boolean({ probability: 0.5 }) ? 1 : -1",
  ],
  ["faker arrayElement", `import { faker } from "@faker-js/faker";`, "faker.helpers.arrayElement([1, -1])"],
  ["Phaser RND pick", "", "Phaser.Math.RND.pick([-1, 1])"],
  ["Phaser GetRandom", "", "Phaser.Utils.Array.GetRandom([-1, 1])"],
  ["random-js bool", `import { Random } from "random-js"; const r = new Random();`, "r.bool() ? 1 : -1"],
  ["random boolean", `import random from "random";`, "random.boolean() ? 1 : -1"],
  ["random choice", `import random from "random";`, "random.choice([-1, 1])"],
  ["prando nextBoolean", `import Prando from "prando"; const p = new Prando();`, "p.nextBoolean() ? 1 : -1"],
  ["prando nextArrayItem", `import Prando from "prando"; const p = new Prando();`, "p.nextArrayItem([-1, 1])"],
  ["radash draw", `import { draw } from "radash";`, "draw([-1, 1])"],
  ["es-toolkit sample", `import { sample } from "es-toolkit";`, "sample([-1, 1])"],
  ["p5 random of a list", `import p5 from "p5"; const p = new p5();`, "p.random([-1, 1])"],
  ["random-js pick", `import { pick, nativeMath } from "random-js";`, "pick(nativeMath, [-1, 1])"],
  ["seedrandom int32", `import seedrandom from "seedrandom"; const g = seedrandom("x");`, "g.int32()"],
  ["pure-rand unsafeNext", `import prand from "pure-rand"; const g = prand.mersenne(1);`, "g.unsafeNext()"],
  ...["8", "16BE", "16LE", "32BE", "32LE"].flatMap((size) => {
    const bits = Number.parseInt(size, 10);
    const take = `import { randomBytes } from "node:crypto";`;
    const read = `randomBytes(${String(bits / 8)}).read`;
    const half = String(2 ** (bits - 1));
    return [
      [`node:crypto randomBytes readUInt${size}, less a half`, take, `${read}UInt${size}() - ${half}`],
      [`node:crypto randomBytes readUInt${size}, compared`, take, `${read}UInt${size}(0) < ${half} ? 1 : -1`],
      [`node:crypto randomBytes readUint${size}, divided`, take, `${read}Uint${size}(0) / 2 ** ${String(bits)} - 0.5`],
      [`node:crypto randomBytes readInt${size}`, take, `${read}Int${size}(0)`],
    ] as const;
  }),
  ["lodash.sample", `import pick from "lodash.sample";`, "pick([-1, 1])"],
  ["lodash.random", `import pick from "lodash.random";`, "pick(0, 1) - 0.5"],
  ["es-toolkit random", `import { random } from "es-toolkit";`, "random(-1, 1)"],
  [
    "chance, called by its name",
    `import { Chance } from "chance"; const c = Chance();`,
    "c.floating({ min: -1, max: 1 })",
  ],
  [
    "a Faker of one's own",
    `import { Faker, en } from "@faker-js/faker"; const f = new Faker({ locale: en });`,
    "f.datatype.boolean() ? 1 : -1",
  ],
  ["simpleFaker", `import { simpleFaker } from "@faker-js/faker";`, "simpleFaker.number.float() - 0.5"],
  [
    "d3 randomUniform with a source",
    `import { randomUniform } from "d3-random"; const u = randomUniform.source(other)();`,
    "u() - 0.5",
  ],
  ["pure-rand xoroshiro128plus", `import prand from "pure-rand"; const g = prand.xoroshiro128plus(1);`, "g.next()"],
  ["pure-rand xorshift128plus", `import prand from "pure-rand"; const g = prand.xorshift128plus(1);`, "g.next()"],
  ["pure-rand mersenne", `import prand from "pure-rand"; const g = prand.mersenne(1);`, "g.next()"],
  ["pure-rand congruential32", `import prand from "pure-rand"; const g = prand.congruential32(1);`, "g.next()"],
  ["seedrandom xor128", `import { xor128 } from "seedrandom"; const g = xor128("x");`, "g() - 0.5"],
  ["seedrandom new xor128", `import { xor128 as Make } from "seedrandom"; const g = new Make("x");`, "g() - 0.5"],
  ["seedrandom tychei", `import { tychei } from "seedrandom"; const g = tychei("x");`, "g() - 0.5"],
  ["seedrandom new tychei", `import { tychei as Make } from "seedrandom"; const g = new Make("x");`, "g() - 0.5"],
  ["seedrandom xorwow", `import { xorwow } from "seedrandom"; const g = xorwow("x");`, "g() - 0.5"],
  ["seedrandom new xorwow", `import { xorwow as Make } from "seedrandom"; const g = new Make("x");`, "g() - 0.5"],
  ["seedrandom xorshift7", `import { xorshift7 } from "seedrandom"; const g = xorshift7("x");`, "g() - 0.5"],
  ["seedrandom new xorshift7", `import { xorshift7 as Make } from "seedrandom"; const g = new Make("x");`, "g() - 0.5"],
  ["seedrandom xor4096", `import { xor4096 } from "seedrandom"; const g = xor4096("x");`, "g() - 0.5"],
  ["seedrandom new xor4096", `import { xor4096 as Make } from "seedrandom"; const g = new Make("x");`, "g() - 0.5"],
  ["seedrandom, a global", `const g = new Math.seedrandom("x");`, "g() - 0.5"],
  ["random-js int32", `import { Random } from "random-js"; const r = new Random();`, "r.int32()"],
  ["random-js uint32", `import { Random } from "random-js"; const r = new Random();`, "r.uint32() < 2 ** 31 ? 1 : -1"],
  ["random-js pick, an instance", `import { Random } from "random-js"; const r = new Random();`, "r.pick([-1, 1])"],
  [
    "random-js real zero to one",
    `import { Random } from "random-js"; const r = new Random();`,
    "r.realZeroToOneExclusive() - 0.5",
  ],
  [
    "random-js real zero to one inclusive",
    `import { Random } from "random-js"; const r = new Random();`,
    "r.realZeroToOneInclusive() - 0.5",
  ],
  ["random-js bool, a distribution", `import { bool, nativeMath } from "random-js";`, "bool()(nativeMath) ? 1 : -1"],
  ["random-js real, a distribution", `import { real, nativeMath } from "random-js";`, "real(-1, 1)(nativeMath)"],
  ["random next", `import random from "random";`, "random.next() - 0.5"],
  ["random int without bounds", `import random from "random";`, "random.int() - 0.5"],
  ["random integer without bounds", `import random from "random";`, "random.integer() - 0.5"],
  ["random bool", `import random from "random";`, "random.bool() ? 1 : -1"],
  ["random uniform", `import random from "random";`, "random.uniform(-1, 1)()"],
  ["random uniform without bounds", `import random from "random";`, "random.uniform()() - 0.5"],
  ["random uniformInt without bounds", `import random from "random";`, "random.uniformInt()() - 0.5"],
  ["random uniformBoolean", `import random from "random";`, "random.uniformBoolean()() ? 1 : -1"],
  ["random clone", `import random from "random"; const r = random.clone("x");`, "r.float() - 0.5"],
  ["alea fract53", `import alea from "alea"; const g = alea("x");`, "g.fract53() - 0.5"],
  ["alea uint32", `import alea from "alea"; const g = alea("x");`, "g.uint32() < 2 ** 31 ? 1 : -1"],
  ["alea, a global", `const g = new Alea("x");`, "g() - 0.5"],
  [
    "mersenne-twister random_excl",
    `import Mersenne from "mersenne-twister"; const m = new Mersenne(1);`,
    "m.random_excl() - 0.5",
  ],
  [
    "mersenne-twister random_incl",
    `import Mersenne from "mersenne-twister"; const m = new Mersenne(1);`,
    "m.random_incl() - 0.5",
  ],
  [
    "mersenne-twister random_long",
    `import Mersenne from "mersenne-twister"; const m = new Mersenne(1);`,
    "m.random_long() - 0.5",
  ],
  [
    "mersenne-twister random_int",
    `import Mersenne from "mersenne-twister"; const m = new Mersenne(1);`,
    "m.random_int() < 2 ** 31 ? 1 : -1",
  ],
  [
    "mersenne-twister random_int31",
    `import Mersenne from "mersenne-twister"; const m = new Mersenne(1);`,
    "m.random_int31() < 2 ** 30 ? 1 : -1",
  ],
  ["mersenne-twister, a global", `const m = new MersenneTwister(1);`, "m.random() - 0.5"],
  ["random-seed floatBetween", `import gen from "random-seed"; const r = gen.create("x");`, "r.floatBetween(-1, 1)"],
  ["random-seed random", `import Gen from "random-seed"; const r = new Gen("x");`, "r.random() - 0.5"],
  ["random-seed, called", `import gen from "random-seed"; const r = gen("x");`, "r.range(2) - 0.5"],
  ["prando next without bounds", `import Prando from "prando"; const p = new Prando();`, "p.next() - 0.5"],
  ["p5 random without bounds", `import p5 from "p5"; const p = new p5();`, "p.random() - 0.5"],
  ["Phaser RND, imported", `import Phaser from "phaser";`, "Phaser.Math.RND.frac() - 0.5"],
  ["Phaser FloatBetween, a global", ``, "Phaser.Math.FloatBetween(-1, 1)"],
  ["three, a global", ``, "THREE.MathUtils.randFloat(-1, 1)"],
];

describe("a loop whose last round draws between reversed bounds", () => {
  const down = (head: string, first: string): string =>
    `${head}\nfunction mix(a) { let i = a.length; while (i > 1) { i--; const j = ${first}(1, i - 1); [a[i], a[j]] = [a[j], a[i]]; } }`;

  it.each([
    [
      "lodash puts them in order",
      `import _ from "lodash";`,
      "_.random",
      "the first one stays first 50.0 % of the time",
    ],
    [
      "random-int puts them in order",
      `import pick from "random-int";`,
      "pick",
      "the first one stays first 50.0 % of the time",
    ],
    ["underscore takes 1", `import _ from "underscore";`, "_.random", "of 8 items, 7 of which move"],
  ])("%s", (_, head, draw, words) => {
    expect(lint(down(head, draw))).toEqual([expect.stringContaining(words)]);
  });

  it("a global _ is one of both, and is silent", () => {
    expect(lint(down("", "_.random"))).toEqual([]);
  });
});

describe("a comparator that draws by a library", () => {
  it.each(coins)("%s", (_, head, comparator) => {
    expect(lint(`${head}\nexport const mix = (a) => a.sort(() => ${comparator});`)).toEqual([COIN]);
  });

  it.each([
    ["lodash, three ways", `import _ from "lodash";`, "_.random(-1, 1)"],
    ["faker, three ways", `import { faker } from "@faker-js/faker";`, "faker.number.int({ min: -1, max: 1 })"],
    ["Phaser, three ways", "", "Phaser.Math.Between(-1, 1)"],
  ])("%s: ties have their own numbers", (_, head, comparator) => {
    const [message] = lint(`${head}\nexport const mix = (a) => a.sort(() => ${comparator});`);
    expect(message).toBe(lint("export const mix = (a) => a.sort(() => Math.floor(Math.random() * 3) - 1);")[0]);
    expect(message).not.toBe(COIN);
  });

  it.each([
    ["an option beside the chance", "c.bool({ likelihood: 20, casing: 1 })"],
    ["another option", "c.bool({ chance: 20 })"],
    ["a second argument", "c.bool({ likelihood: 20 }, 1)"],
    ["a chance without a name", "c.bool(20)"],
  ])("a coin that is tossed in an unknown way is none: %s", (_, coin) => {
    const code = `import Chance from "chance"; const c = new Chance(); export const mix = (a) => a.sort(() => ${coin} ? 1 : -1);`;
    expect(lint(code)).toEqual([]);
  });

  it("a coin that is not fair has its own numbers", () => {
    const [message] = lint(
      `import Chance from "chance"; const c = new Chance(); export const mix = (a) => a.sort(() => c.bool({ likelihood: 20 }) ? 1 : -1);`,
    );
    expect(message).toBe(lint("export const mix = (a) => a.sort(() => Math.random() < 0.2 ? 1 : -1);")[0]);
    expect(message).not.toBe(COIN);
  });
});

describe("what is none of the library's draws is not judged by its name", () => {
  it.each([
    [
      "a function that the table does not have",
      `import { random } from "simple"; import _ from "lodash";`,
      "_.randomly(0, a.length - 1)",
    ],
    [
      "options beside the bounds",
      `import { faker } from "@faker-js/faker";`,
      "faker.number.int({ min: 0, max: a.length - 1, multipleOf: 2 })",
    ],
    [
      "options that are spread",
      `import Chance from "chance"; const c = new Chance();`,
      "c.integer({ ...range, max: a.length - 1 })",
    ],
    ["options by name", `import Chance from "chance"; const c = new Chance();`, "c.integer(range)"],
    ["a callback", `import { randomInt } from "node:crypto";`, "randomInt(0, a.length, (error, value) => value)"],
    ["a callback after one bound", `import { randomInt } from "node:crypto";`, "randomInt(a.length, function () {})"],
    ["options without an upper bound", `import Chance from "chance"; const c = new Chance();`, "c.integer({ min: 0 })"],
    ["options of another function", `import _ from "lodash";`, "_.random({ min: 0, max: a.length - 1 })"],
    [
      "a number where options are wanted",
      `import Chance from "chance"; const c = new Chance();`,
      "c.integer(a.length)",
    ],
    [
      "two arguments where one is wanted",
      `import { faker } from "@faker-js/faker";`,
      "faker.number.int(a.length - 1, 2)",
    ],
    ["arguments that are spread", `import _ from "lodash";`, "_.random(...range)"],
    ["a list that is not there", `import _ from "lodash";`, "_.sample()"],
    ["an empty list", `import _ from "lodash";`, "_.sample([])"],
    ["a list that is spread", `import _ from "lodash";`, "_.sample([...indices, 0])"],
    ["bounds that may be fractions inside", `import _ from "lodash";`, "Math.floor(_.random(0, a.length / 2 + 1))"],
    ["bounds that may be roots", `import _ from "lodash";`, "Math.floor(_.random(0, 1 + a.length ** 0.5))"],
    ["bounds that may be fractions", `import _ from "lodash";`, "Math.floor(_.random(0, a.length / 2))"],
    [
      "a seeded call that gives one number",
      `import { MathUtils } from "three";`,
      "Math.floor(MathUtils.seededRandom(7) * a.length)",
    ],
    [
      "a generator that starts again",
      `import seedrandom from "seedrandom";`,
      "Math.floor(seedrandom('x')() * a.length)",
    ],
    [
      "a generator that a function starts again",
      `import seedrandom from "seedrandom"; const draw = () => { const rng = seedrandom("x"); return rng(); };`,
      "Math.floor(draw() * a.length)",
    ],
    [
      "a pure distribution, which repeats itself",
      `import prand from "pure-rand"; const g = prand.mersenne(1);`,
      "prand.uniformIntDistribution(0, a.length - 1, g)[0]",
    ],
    ["one argument where two are wanted", `import Phaser from "phaser";`, "Phaser.Math.Between(a.length)"],
  ])("%s", (_, head, draw) => {
    expect(lint(`${head}\nfunction mix(a) { ${up(draw)} }`)).toEqual([]);
  });
});

describe("bounds that may be fractions tell nothing of what lodash draws", () => {
  it.each(["-1 / 2, 1 / 2", "-2 / 2, 1", "-1, 2 / 2 + 0", "-1, 2 - 2 / 2", "-1, 1 ** 1"])("%s", (bounds) => {
    expect(lint(`import _ from "lodash"; export const mix = (a) => a.sort(() => _.random(${bounds}));`)).toEqual([]);
  });
});

describe("shuffles of libraries are fair", () => {
  it.each([
    `import _ from "lodash"; export const f = (a) => _.shuffle(a);`,
    `import _ from "lodash"; export const f = (a) => _.sampleSize(a, a.length);`,
    `import { faker } from "@faker-js/faker"; export const f = (a) => faker.helpers.shuffle(a);`,
    `import Chance from "chance"; const chance = new Chance(); export const f = (a) => chance.shuffle(a);`,
    `import _ from "lodash"; export const f = (a) => _.sortBy(a, () => _.random(0, 1, true));`,
    `export const f = (a) => Phaser.Utils.Array.Shuffle(a);`,
  ])("%s", (code) => {
    expect(lint(code)).toEqual([]);
  });
});
