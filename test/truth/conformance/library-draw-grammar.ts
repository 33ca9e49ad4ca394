/** Draws from libraries and from `crypto`: numbers on [0, 1), and whole numbers from a range with or without its upper end. */

import type { Dice } from "./dice.ts";

/** How a module brings a name in: an `import`, or a `require`. */
function bring(
  dice: Dice,
  module: string,
  { name, member }: { readonly name?: string; readonly member?: string },
): string {
  const asRequire = dice.chance(0.2);
  if (member !== undefined) {
    return asRequire ? `const { ${member} } = require("${module}");` : `import { ${member} } from "${module}";`;
  }
  return asRequire ? `const ${name ?? ""} = require("${module}");` : `import ${name ?? ""} from "${module}";`;
}

/** A library's generator on [0, 1). */
export interface LibraryUnit {
  readonly name: string;
  /** Lines for the top of the module. */
  readonly outside: readonly string[];
  /** The text that is called for a draw; undefined where a draw is no call of one thing. */
  readonly callee?: string;
  readonly draw: (hint: string) => string;
}

export function chooseLibraryUnit(dice: Dice): LibraryUnit {
  const calling = (name: string, outside: readonly string[], callee: string): LibraryUnit => ({
    name,
    outside,
    callee,
    draw: (hint) => `${callee}(⟦${hint}⟧)`,
  });
  const rng = dice.pick(["rng", "random", "prng"]);
  return dice.weighted<() => LibraryUnit>([
    [
      3,
      () =>
        calling(
          "seedrandom",
          [bring(dice, "seedrandom", { name: "seedrandom" }), `const ${rng} = seedrandom("a seed");`],
          dice.weighted([
            [4, rng],
            [1, `${rng}.quick`],
            [1, `${rng}.double`],
          ]),
        ),
    ],
    [1, () => calling("alea", [bring(dice, "alea", { name: "Alea" }), `const ${rng} = new Alea("a seed");`], rng)],
    [
      1,
      () => calling("faker.number.float", [bring(dice, "@faker-js/faker", { member: "faker" })], "faker.number.float"),
    ],
    [
      1,
      () =>
        calling(
          "d3 randomUniform",
          [bring(dice, dice.pick(["d3-random", "d3"]), { member: "randomUniform" }), `const ${rng} = randomUniform();`],
          rng,
        ),
    ],
    [1, () => calling("Phaser frac", [bring(dice, "phaser", { name: "Phaser" })], "Phaser.Math.RND.frac")],
    [1, () => calling("random.float", [bring(dice, "random", { name: "random" })], "random.float")],
    [
      1,
      () =>
        calling("prando", [bring(dice, "prando", { name: "Prando" }), `const ${rng} = new Prando(7);`], `${rng}.next`),
    ],
    [
      1,
      () =>
        calling(
          "chance.random",
          [bring(dice, "chance", { name: "Chance" }), "const chance = new Chance();"],
          "chance.random",
        ),
    ],
    [3, () => cryptoUnit(dice)],
  ])();
}

/** A random word over the number of words. */
function cryptoUnit(dice: Dice): LibraryUnit {
  const over = dice.pick(["2 ** 32", "4294967296", "0x100000000", "(0xffffffff + 1)", "4294967295", "0xffffffff"]);
  const quotient = (hint: string): string => `crypto.getRandomValues(new Uint32Array(1)⟦, ${hint}⟧)[0] / ${over}`;
  if (dice.chance(0.5))
    return { name: "crypto word over 2^32, inline", outside: [], draw: (hint) => `(${quotient(hint)})` };
  const name = dice.pick(["random", "secureRandom", "rng"]);
  const text = dice.pick([
    `function ${name}(⟦hint⟧) {\n  return ${quotient("hint")};\n}`,
    `const ${name} = (⟦hint⟧) => ${quotient("hint")};`,
    `function ${name}(⟦hint⟧) {\n  const words = new Uint32Array(1);\n  crypto.getRandomValues(words⟦, hint⟧);\n  return words[0] / ${over};\n}`,
  ]);
  return {
    name: "crypto word over 2^32, in a function",
    outside: [text],
    callee: name,
    draw: (hint) => `${name}(⟦${hint}⟧)`,
  };
}

/** A library's draw of a whole number. */
export interface LibraryRange {
  readonly name: string;
  readonly outside: readonly string[];
  /** Whether the second bound is one that can be drawn. */
  readonly inclusive: boolean;
  readonly draw: (low: string, high: string) => string;
}

type RangeMaker = (dice: Dice) => LibraryRange;

const RANGES: readonly (readonly [weight: number, make: RangeMaker])[] = [
  [
    4,
    (dice) => {
      const name = dice.pick(["_", "_", "lodash"]);
      const byMember = dice.chance(0.3);
      const module = dice.pick(["lodash", "lodash", "lodash-es", "underscore"]);
      const member = byMember || module === "lodash-es";
      return {
        name: `${module} random`,
        outside: [member ? bring(dice, module, { member: "random" }) : bring(dice, module, { name })],
        inclusive: true,
        draw: shortWithZero(dice, member ? "random" : `${name}.random`),
      };
    },
  ],
  [
    0.7,
    (dice) => ({
      name: "lodash/random",
      outside: [bring(dice, "lodash/random", { name: "random" })],
      inclusive: true,
      draw: shortWithZero(dice, "random"),
    }),
  ],
  [
    4,
    (dice) => {
      const module = dice.pick(["crypto", "node:crypto"]);
      const whole = dice.chance(0.5);
      return {
        name: "node:crypto randomInt",
        outside: [whole ? bring(dice, module, { name: "crypto" }) : bring(dice, module, { member: "randomInt" })],
        inclusive: false,
        draw: shortWithZero(dice, whole ? "crypto.randomInt" : "randomInt"),
      };
    },
  ],
  [
    1.5,
    (dice) => ({
      name: "es-toolkit randomInt",
      outside: [bring(dice, "es-toolkit", { member: "randomInt" })],
      inclusive: false,
      draw: shortWithZero(dice, "randomInt"),
    }),
  ],
  [1, ofMember("radash", "random", true)],
  [1, ofMember("remeda", "randomInteger", true)],
  [1, (dice) => ({ ...plain(dice, "random", "random", "random.int"), inclusive: true })],
  [
    1.5,
    (dice) => ({
      ...plain(
        dice,
        "phaser",
        "Phaser",
        dice.pick(["Phaser.Math.Between", "Phaser.Math.RND.between", "Phaser.Math.RND.integerInRange"]),
      ),
      inclusive: true,
    }),
  ],
  [
    1,
    (dice) => {
      const all = dice.chance(0.5);
      return {
        name: "three randInt",
        outside: [all ? 'import * as THREE from "three";' : bring(dice, "three", { member: "MathUtils" })],
        inclusive: true,
        draw: (low, high) => `${all ? "THREE." : ""}MathUtils.randInt(${low}, ${high})`,
      };
    },
  ],
  [
    1.5,
    (dice) => ({
      name: "chance integer",
      outside: [bring(dice, "chance", { name: "Chance" }), "const chance = new Chance();"],
      inclusive: true,
      draw: (low, high) =>
        low === "0" && dice.chance(0.3)
          ? `chance.natural({ max: ${high} })`
          : `chance.integer({ min: ${low}, max: ${high} })`,
    }),
  ],
  [
    1.5,
    (dice) => ({
      name: "faker.number.int",
      outside: [bring(dice, "@faker-js/faker", { member: "faker" })],
      inclusive: true,
      draw: (low, high) =>
        low === "0" && dice.chance(0.4)
          ? `faker.number.int(${high})`
          : `faker.number.int({ min: ${low}, max: ${high} })`,
    }),
  ],
  [
    1,
    (dice) => ({
      name: "d3 randomInt",
      outside: [bring(dice, dice.pick(["d3-random", "d3"]), { member: "randomInt" })],
      inclusive: false,
      draw: (low, high) => (low === "0" && dice.chance(0.6) ? `randomInt(${high})()` : `randomInt(${low}, ${high})()`),
    }),
  ],
  [
    1,
    (dice) => {
      const name = dice.pick(["random", "rng"]);
      return {
        name: "random-js integer",
        outside: [bring(dice, "random-js", { member: "Random" }), `const ${name} = new Random();`],
        inclusive: true,
        draw: (low, high) => `${name}.integer(${low}, ${high})`,
      };
    },
  ],
  [
    0.7,
    (dice) => ({
      name: "prando nextInt",
      outside: [bring(dice, "prando", { name: "Prando" }), "const rng = new Prando(7);"],
      inclusive: true,
      draw: (low, high) => `rng.nextInt(${low}, ${high})`,
    }),
  ],
  [
    0.7,
    (dice) => ({
      name: "pure-rand",
      outside: [bring(dice, "pure-rand", { name: "prand" }), "const rng = prand.xoroshiro128plus(7);"],
      inclusive: true,
      draw: (low, high) => `prand.unsafeUniformIntDistribution(${low}, ${high}, rng)`,
    }),
  ],
  [
    2,
    (dice) => {
      const words = dice.pick(["Uint32Array", "Uint32Array", "Uint16Array", "Uint8Array"]);
      const receiver = dice.pick(["crypto", "crypto", "window.crypto", "globalThis.crypto"]);
      return {
        name: `getRandomValues % n, ${words}`,
        outside: [],
        inclusive: false,
        draw: (low, high) => {
          const count = low === "0" ? high : `${high} - ${low}`;
          const compound = count.includes(" ");
          const word = `${receiver}.getRandomValues(new ${words}(1)⟦, MOD(${count})⟧)[0] % ${compound ? `(${count})` : count}`;
          return low === "0" ? `(${word})` : `(${low} + (${word}))`;
        },
      };
    },
  ],
];

function plain(dice: Dice, module: string, name: string, callee: string): Omit<LibraryRange, "inclusive"> {
  return {
    name: callee,
    outside: [bring(dice, module, { name })],
    draw: (low, high) => `${callee}(${low}, ${high})`,
  };
}

function ofMember(module: string, member: string, inclusive: boolean): RangeMaker {
  return (dice) => ({
    name: `${module} ${member}`,
    outside: [bring(dice, module, { member })],
    inclusive,
    draw: (low, high) => `${member}(${low}, ${high})`,
  });
}

/** `random(5)` beside `random(0, 5)`, where a library has both. */
function shortWithZero(dice: Dice, callee: string): LibraryRange["draw"] {
  const short = dice.chance(0.4);
  return (low, high) => (low === "0" && short ? `${callee}(${high})` : `${callee}(${low}, ${high})`);
}

export function chooseLibraryRange(dice: Dice): LibraryRange {
  return dice.weighted(RANGES)(dice);
}
