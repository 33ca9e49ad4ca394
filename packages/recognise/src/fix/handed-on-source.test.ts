// The random source goes with the shuffle: what draws from [0, 1) is handed on, a crypto source as `cryptoRandom()`, and nothing is swapped unasked.
import { describe, expect, it } from "vitest";
import type { RuleOptions } from "../options/rule-options.ts";
import { apply, fixAll, verify, type Linting } from "../linted.fixture.ts";

const configure = (code: string, options: RuleOptions): Linting => ({
  options,
  sourceType: /\brequire\(/.test(code) ? "commonjs" : "module",
});

const fix = (code: string, options: RuleOptions = { helper: "import" }): string =>
  fixAll(code, configure(code, options)).output;

/** Returns the code after each of its only finding's suggestions; none where it is fixed instead. */
function suggest(code: string, options: RuleOptions = { helper: "import" }): string[] {
  const [message] = verify(code, configure(code, options));
  if (message === undefined) throw new Error("Nothing was found.");
  expect(message.fix).toBeUndefined();
  return (message.suggestions ?? []).map((suggestion) => apply(code, suggestion.fix));
}

const sorted = (comparator: string): string => `export const mix = (a) => a.sort(() => ${comparator});`;
const shuffled = (source: string): string =>
  `export const mix = (a) => shuffle(a${source === "" ? "" : `, ${source}`});`;
const IMPORT = `import { shuffle } from "fair-shuffle";`;

describe("what is handed on", () => {
  it.each([
    ["Math.random", "", "Math.random() - 0.5", ""],
    ["an alias", "const r = Math.random;", "r() - 0.5", "r"],
    ["seedrandom", `import seedrandom from "seedrandom";\nconst rng = seedrandom("x");`, "rng() - 0.5", "rng"],
    [
      "seedrandom, whole numbers",
      `import seedrandom from "seedrandom";\nconst rng = seedrandom("x");`,
      "rng.int32()",
      "() => rng.quick()",
    ],
    [
      "chance",
      `import Chance from "chance";\nconst chance = new Chance();`,
      "chance.bool() ? 1 : -1",
      "() => chance.random()",
    ],
    [
      "chance, two of its draws",
      `import Chance from "chance";\nconst chance = new Chance();`,
      "chance.integer({ min: 0, max: 1 }) - chance.integer({ min: 0, max: 1 })",
      "() => chance.random()",
    ],
    ["lodash, which draws from Math.random", `import _ from "lodash";`, "_.random(-1, 1)", ""],
    [
      "faker",
      `import { faker } from "@faker-js/faker";`,
      "faker.number.int({ min: -1, max: 1 })",
      "() => faker.number.float()",
    ],
    ["Phaser.Math, which draws from Math.random", `import Phaser from "phaser";`, "Phaser.Math.Between(-1, 1)", ""],
    [
      "Phaser's generator",
      `import Phaser from "phaser";`,
      "Phaser.Math.RND.pick([-1, 1])",
      "() => Phaser.Math.RND.frac()",
    ],
    [
      "random-js",
      `import { Random } from "random-js";\nconst r = new Random();`,
      "r.bool() ? 1 : -1",
      "() => r.realZeroToOneExclusive()",
    ],
    ["random", `import random from "random";`, "random.bool() ? 1 : -1", "() => random.float()"],
    ["random-seed", `import gen from "random-seed";\nconst r = gen.create("x");`, "r(2) - 0.5", "() => r.random()"],
    ["prando", `import Prando from "prando";\nconst p = new Prando(1);`, "p.nextBoolean() ? 1 : -1", "() => p.next()"],
    [
      "a generator of the project's own",
      "let seed = 1;\nconst next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;",
      "next() - 0.5",
      "next",
    ],
    [
      "a function around random bits",
      "const unit = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;",
      "unit() - 0.5",
      "unit",
    ],
  ])("%s", (_, head, comparator, source) => {
    const code = `${head}\n${sorted(comparator)}`;
    const fixed = fix(code);
    expect(fixed).toContain(shuffled(source));
    expect(fixed).toContain(IMPORT);
    expect(fix(fixed)).toBe(fixed);
  });

  it.each([
    [
      "pure-rand, which has no source on [0, 1)",
      `import prand from "pure-rand"; const g = prand.mersenne(1);`,
      "prand.unsafeUniformIntDistribution(-1, 1, g)",
    ],
    [
      "d3 with a source of its own",
      `import { randomInt } from "d3-random"; import make from "seedrandom"; const r = randomInt.source(make("x"));`,
      "r(-1, 2)()",
    ],
    [
      "two sources",
      `import Chance from "chance"; const x = new Chance(1), y = new Chance(2);`,
      "x.random() - y.random()",
    ],
  ])("not %s: another source is only suggested", (_, head, comparator) => {
    expect(suggest(`${head}\n${sorted(comparator)}`)).toEqual([expect.stringContaining(shuffled(""))]);
  });
});

describe("a crypto source", () => {
  const BITS = "(crypto.getRandomValues(new Uint8Array(1))[0] & 1) ? 1 : -1";
  const both = `import { cryptoRandom, shuffle } from "fair-shuffle";\n\n${shuffled("cryptoRandom()")}`;

  it("comes with the import of the shuffle", () => {
    expect(fix(sorted(BITS))).toBe(both);
    expect(fix(sorted("crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32 - 0.5"))).toBe(both);
    expect(fix(`import { randomInt } from "node:crypto";\n${sorted("randomInt(2) || -1")}`)).toContain(
      shuffled("cryptoRandom()"),
    );
  });

  it("joins an import that is there", () => {
    expect(fix(`${IMPORT}\n${sorted(BITS)}`)).toBe(
      `import { cryptoRandom, shuffle } from "fair-shuffle";\n${shuffled("cryptoRandom()")}`,
    );
    expect(fix(`import { cryptoRandom } from "fair-shuffle";\n${sorted(BITS)}`)).toBe(
      `import { cryptoRandom, shuffle } from "fair-shuffle";\n${shuffled("cryptoRandom()")}`,
    );
    expect(fix(`import * as fair from "fair-shuffle";\n${sorted(BITS)}`)).toBe(
      `import * as fair from "fair-shuffle";\nexport const mix = (a) => fair.shuffle(a, fair.cryptoRandom());`,
    );
  });

  it("is required", () => {
    expect(fix(`const x = require("x");\nexports.mix = (a) => a.sort(() => ${BITS});`)).toBe(
      `const x = require("x");\nconst { cryptoRandom, shuffle } = require("fair-shuffle");\nexports.mix = (a) => shuffle(a, cryptoRandom());`,
    );
  });

  it("serves a copy and a loop", () => {
    expect(fix(`export const mix = (a) => [...a].sort(() => ${BITS});`)).toBe(
      `import { cryptoRandom, toShuffled } from "fair-shuffle";\n\nexport const mix = (a) => toShuffled(a, cryptoRandom());`,
    );
    expect(
      fix(
        "export function mix(a) { for (let i = 0; i < a.length; i++) { const j = crypto.getRandomValues(new Uint32Array(1))[0] % a.length; [a[i], a[j]] = [a[j], a[i]]; } }",
      ),
    ).toBe(
      `import { cryptoRandom, shuffle } from "fair-shuffle";\n\nexport function mix(a) { shuffle(a, cryptoRandom()); }`,
    );
  });

  it("is only suggested, in its own words, where nothing can be imported", () => {
    const [suggested] = suggest(sorted(BITS), { helper: "inline" });
    expect(suggested).toContain("fairShuffle(a, () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)");
    expect(verify(sorted(BITS), { options: { helper: "inline" } })[0]?.suggestions?.[0]?.desc).toBe(
      "Use the fair `shuffle` (if random fractions of 32 bits are fine enough; writes `fairShuffle` into this file, as the option `helper` asks).",
    );
    const [own] = suggest(`import { randomInt } from "node:crypto";\n${sorted("randomInt(2) || -1")}`, {
      importFrom: "mix",
    });
    expect(own).toContain("shuffle(a, () => randomInt(2 ** 32) / 2 ** 32)");
  });

  it.each(["randomBytes(1)[0] % a.length", "randomBytes(2)[1] % (i + 1)"])(
    "takes the place of drawn bytes: %s",
    (draw) => {
      const code = (bytes: string): string =>
        `import { randomBytes } from "node:crypto";\nexport function mix(a) { for (let i = a.length - 1; i > 0; i--) { const j = ${bytes}; [a[i], a[j]] = [a[j], a[i]]; } }`;
      expect(fix(code(draw))).toContain("export function mix(a) { shuffle(a, cryptoRandom()); }");
      const [own] = suggest(code(draw), { helper: "inline" });
      expect(own).toContain("{ fairShuffle(a, () => randomBytes(4).readUInt32BE() / 2 ** 32); }");
      // A number of its own may be a length.
      expect(suggest(code("randomBytes(1)[0] % 52"))).toEqual([]);
    },
  );

  it("leaves a name alone that is taken", () => {
    const [suggested] = suggest(`const cryptoRandom = 1;\n${sorted(BITS)}`);
    expect(suggested).toContain("shuffle(a, () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)");
  });
});

describe("the range is corrected in place", () => {
  const loop = (draw: string): string =>
    `export function mix(a) { for (let i = 0; i < a.length; i++) { const j = ${draw}; [a[i], a[j]] = [a[j], a[i]]; log(i); console.log(i); } }`;
  const counted = (draw: string): string => loop(draw).replace(" log(i);", "");
  it.each([
    ["the upper bound", `import _ from "lodash";`, "_.random(0, a.length - 1)", "_.random(0, i)"],
    [
      "an option",
      `import Chance from "chance"; const c = new Chance();`,
      "c.integer({ min: 0, max: a.length - 1 })",
      "c.integer({ min: 0, max: i })",
    ],
    ["the one bound", `import { randomInt } from "node:crypto";`, "randomInt(a.length)", "randomInt(i + 1)"],
    [
      "of a distribution",
      `import { randomInt } from "d3-random";`,
      "randomInt(0, a.length)()",
      "randomInt(0, i + 1)()",
    ],
    [
      "before a generator",
      `import prand from "pure-rand"; const g = prand.mersenne(1);`,
      "prand.unsafeUniformIntDistribution(0, a.length - 1, g)",
      "prand.unsafeUniformIntDistribution(0, i, g)",
    ],
    [
      "of a source",
      `import make from "seedrandom"; const rng = make("x");`,
      "Math.floor(rng() * a.length)",
      "Math.floor(rng() * (i + 1))",
    ],
    [
      "of random bits",
      "",
      "crypto.getRandomValues(new Uint32Array(1))[0] % a.length",
      "crypto.getRandomValues(new Uint32Array(1))[0] % (i + 1)",
    ],
    [
      "of random bits as a fraction",
      "",
      "Math.floor(crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32 * a.length)",
      "Math.floor(crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32 * (i + 1))",
    ],
    [
      "of a function around a source",
      "const unit = () => Math.random();",
      "Math.floor(unit() * a.length)",
      "Math.floor(unit() * (i + 1))",
    ],
  ])("%s", (_, head, before, after) => {
    expect(fix(`${head}\n${counted(before)}`)).toBe(`${head}\n${counted(after)}`);
  });
});
