// What the functions of libraries draw: a row a function, its meaning read in the library's own source. To teach another library is a row here.

/** The way to a value: members by name, calls as "()", instances as "new", from a module or, without one, from a global. */
export interface Way {
  readonly module: string | undefined;
  readonly path: readonly string[];
}

/** How a ranged draw may be read: whole numbers up to its upper bound, without it or with it; or any number between its bounds. */
export type Reading = "exclusive" | "inclusive" | "continuous";

/** What becomes of bounds of which the first is the greater: they are put in order; or, by libraries of the same name, either that or taken as written. */
export type Reversed = "ordered" | "either";

/** How a call says between which bounds it draws. */
type Bounds =
  /** f(low, high) */
  | "both"
  /** f(high), f(low, high) */
  | "one or both"
  /** f({ min, max }) */
  | "options"
  /** f(max), f({ min, max }) */
  | "max or options"
  /** f(generator, low, high) */
  | "after the first";

/** What a call draws. */
export type LibraryDraw =
  /** A number on [0, 1). */
  | { readonly kind: "unit" }
  /** A number from a range. */
  | {
      readonly kind: "range";
      readonly reading: Reading;
      readonly bounds: Bounds;
      /** The bounds of a call that gives none. */
      readonly otherwise?: readonly [low: number, high: number];
      /** Absent: a range between reversed bounds is computed as it is written. */
      readonly reversed?: Reversed;
      /** True where a last argument `true`, or a bound with a fraction, makes it continuous. */
      readonly mayFloat?: true;
      /** True where a list in place of the bounds asks for one of its items. */
      readonly mayPick?: true;
    }
  /** True or false. The chance of true is an option of this name, or the argument itself; `scale` stands for certainty, 1 where absent. */
  | { readonly kind: "coin"; readonly option?: string; readonly isPlain?: true; readonly scale?: number }
  /** A whole number of so many random bits. */
  | { readonly kind: "bits"; readonly bits: number; readonly signed?: true }
  /** One of the items of the list that is the first argument (the second: after a generator). */
  | { readonly kind: "pick"; readonly after?: 1 }
  /** No number: it sorts the list that is its argument by a coin, and gives that back. */
  | { readonly kind: "sort by a coin" };

/** One function of a library. */
interface LibraryFunction {
  /** The way to it from what `Library.from` names: `number.int`, `randomInt()` for the call of what `randomInt(…)` returned. */
  readonly path: string;
  readonly draws: LibraryDraw;
  /**
   * A callable on [0, 1) that draws from the same source: "Math.random"; or code in which `$` stands for what the function is a member of,
   * and `@` for the function itself. Absent: a unit draw is its own, any other has none.
   */
  readonly source?: string;
}

export interface Library {
  /** The packages that it is imported from. */
  readonly modules: readonly string[];
  /** Globals that a script tag makes of it, with the way from its module to the same thing. */
  readonly globals?: Readonly<Record<string, string>>;
  /** The ways from the module to what its functions are members of; `new` is an instance, `()` what a call returns. */
  readonly from: readonly string[];
  /** True where most of its functions draw nothing, so that its name alone is no reason to read a file. */
  readonly doesMuchElse?: true;
  /** True where it sets globals or the like as soon as it is loaded, so that an import does something even where nothing uses it. */
  readonly actsWhenLoaded?: true;
  readonly functions: readonly LibraryFunction[];
}

const unit: LibraryDraw = { kind: "unit" };
const coin: LibraryDraw = { kind: "coin", isPlain: true };
const pick: LibraryDraw = { kind: "pick" };
const range = (reading: Reading, bounds: Bounds, otherwise?: readonly [number, number]): LibraryDraw => ({
  kind: "range",
  reading,
  bounds,
  ...(otherwise === undefined ? {} : { otherwise }),
});
const bits = (count: number): LibraryDraw => ({ kind: "bits", bits: count });
const signedBits = (count: number): LibraryDraw => ({ kind: "bits", bits: count, signed: true });

const lodashRandom = (reversed: Reversed): LibraryDraw => ({
  kind: "range",
  reading: "inclusive",
  bounds: "one or both",
  otherwise: [0, 1],
  reversed,
  mayFloat: true,
});

/** Node's `Buffer#read…` of whole numbers, whose names say how many bits they read; "UInt" has the alias "Uint". */
const BUFFER_READS: readonly LibraryFunction[] = ["8", "16BE", "16LE", "32BE", "32LE"].flatMap((size) => {
  const count = Number.parseInt(size, 10);
  const read = `randomBytes().read`;
  return [
    { path: `${read}UInt${size}`, draws: bits(count) },
    { path: `${read}Uint${size}`, draws: bits(count) },
    { path: `${read}Int${size}`, draws: signedBits(count) },
  ];
});

export const MATH = "Math.random";
/** Node's `randomInt` as a source on [0, 1). */
export const CRYPTO = "() => @(2 ** 32) / 2 ** 32";

export const LIBRARIES: readonly Library[] = [
  {
    // https://tc39.es/ecma262/#sec-math.random
    modules: [],
    globals: { Math: "" },
    from: [""],
    functions: [{ path: "random", draws: unit, source: MATH }],
  },
  {
    // lodash 4.18.1, random.js and _baseRandom.js; es-toolkit 1.53.2, compat/math/random.
    modules: ["lodash", "lodash-es", "es-toolkit/compat"],
    globals: { lodash: "" },
    from: [""],
    doesMuchElse: true,
    functions: [
      { path: "random", draws: lodashRandom("ordered"), source: MATH },
      { path: "sample", draws: pick, source: MATH },
    ],
  },
  {
    // underscore 1.13.8, modules/random.js and sample.js.
    modules: ["underscore"],
    from: [""],
    doesMuchElse: true,
    functions: [
      { path: "random", draws: range("inclusive", "one or both"), source: MATH },
      { path: "sample", draws: pick, source: MATH },
    ],
  },
  {
    // lodash or underscore, as a script tag says elsewhere.
    modules: [],
    globals: { _: "" },
    from: [""],
    doesMuchElse: true,
    functions: [
      { path: "random", draws: lodashRandom("either"), source: MATH },
      { path: "sample", draws: pick, source: MATH },
    ],
  },
  // lodash.random 3.2.0, lodash.sample 4.2.1: each is its one function.
  { modules: ["lodash.random"], from: [""], functions: [{ path: "", draws: lodashRandom("ordered"), source: MATH }] },
  { modules: ["lodash.sample"], from: [""], functions: [{ path: "", draws: pick, source: MATH }] },
  {
    // es-toolkit 1.53.2, dist/math/random.mjs and randomInt.mjs, dist/array/sample.mjs.
    modules: ["es-toolkit"],
    from: [""],
    doesMuchElse: true,
    functions: [
      { path: "random", draws: range("continuous", "one or both"), source: MATH },
      { path: "randomInt", draws: range("exclusive", "one or both"), source: MATH },
      { path: "sample", draws: pick, source: MATH },
    ],
  },
  {
    // radash 12.1.1, dist/esm/random.mjs.
    modules: ["radash"],
    from: [""],
    functions: [
      { path: "random", draws: range("inclusive", "both"), source: MATH },
      { path: "draw", draws: pick, source: MATH },
    ],
  },
  {
    // remeda 2.61.0, dist/randomInteger.js: from ceil(low) to floor(high), both included.
    modules: ["remeda"],
    from: [""],
    functions: [{ path: "randomInteger", draws: range("inclusive", "both"), source: MATH }],
  },
  {
    // Node 20, doc/api/crypto.md: `randomInt([min, ]max)` is at least min and less than max; `randomBytes`, `Buffer#read…`.
    modules: ["crypto", "node:crypto"],
    globals: { crypto: "" },
    from: [""],
    functions: [{ path: "randomInt", draws: range("exclusive", "one or both"), source: CRYPTO }, ...BUFFER_READS],
  },
  {
    // chance 1.1.13, chance.js: `bool`, `integer`, `natural`, `floating`, `pickone`. `floating` rounds to four places, and so reaches its upper bound
    // once in ten thousand times and more: no verdict can tell.
    modules: ["chance"],
    actsWhenLoaded: true,
    globals: { Chance: "Chance", chance: "()" },
    from: ["new", "()", "Chance.new", "Chance()"],
    functions: [
      { path: "random", draws: unit },
      { path: "bool", draws: { kind: "coin", option: "likelihood", scale: 100 }, source: "() => $.random()" },
      { path: "integer", draws: range("inclusive", "options"), source: "() => $.random()" },
      { path: "natural", draws: range("inclusive", "options"), source: "() => $.random()" },
      { path: "floating", draws: range("continuous", "options"), source: "() => $.random()" },
      { path: "pickone", draws: pick, source: "() => $.random()" },
    ],
  },
  {
    // @faker-js/faker 10.6.0, dist/*.js, classes NumberModule, DatatypeModule and HelpersModule; 7.6.0 for `datatype.number`.
    modules: ["@faker-js/faker", "faker"],
    globals: { faker: "faker" },
    from: ["faker", "simpleFaker", "Faker.new", ""],
    functions: [
      { path: "number.int", draws: range("inclusive", "max or options"), source: "() => $.float()" },
      { path: "number.float", draws: range("continuous", "max or options", [0, 1]), source: "() => $.float()" },
      { path: "datatype.boolean", draws: { kind: "coin", option: "probability", isPlain: true } },
      { path: "datatype.number", draws: range("inclusive", "max or options") },
      { path: "helpers.arrayElement", draws: pick },
    ],
  },
  {
    // d3-random 3.0.1, src/uniform.js and src/int.js; 1.1.2 has no randomInt.
    modules: ["d3-random", "d3"],
    globals: { d3: "" },
    from: [""],
    functions: [
      { path: "randomUniform()", draws: range("continuous", "one or both", [0, 1]), source: MATH },
      { path: "randomInt()", draws: range("exclusive", "one or both"), source: MATH },
      { path: "randomUniform.source()()", draws: range("continuous", "one or both", [0, 1]) },
      { path: "randomInt.source()()", draws: range("exclusive", "one or both") },
    ],
  },
  {
    // pure-rand 6.1.0 and 7.0.1, lib/distribution/UnsafeUniformIntDistribution.js; 8.4.2, README.md. What does not change its generator draws nothing new.
    modules: ["pure-rand"],
    from: [""],
    functions: [
      { path: "unsafeUniformIntDistribution", draws: range("inclusive", "both") },
      { path: "uniformInt", draws: range("inclusive", "after the first") },
    ],
  },
  {
    modules: ["pure-rand"],
    from: ["xoroshiro128plus()", "xorshift128plus()", "mersenne()", "congruential32()"],
    functions: [
      { path: "unsafeNext", draws: signedBits(32) },
      { path: "next", draws: signedBits(32) },
    ],
  },
  {
    // seedrandom 3.0.5, seedrandom.js: `prng`, `prng.double`, `prng.quick`, `prng.int32`.
    modules: ["seedrandom"],
    actsWhenLoaded: true,
    globals: { "Math.seedrandom": "" },
    from: [
      "()",
      "new",
      ...["alea", "xor128", "tychei", "xorwow", "xorshift7", "xor4096"].flatMap((name) => [`${name}()`, `${name}.new`]),
    ],
    functions: [
      { path: "", draws: unit },
      { path: "double", draws: unit },
      { path: "quick", draws: unit },
      { path: "int32", draws: signedBits(32), source: "() => $.quick()" },
    ],
  },
  {
    // random-int 3.1.0, index.js.
    modules: ["random-int"],
    from: [""],
    functions: [
      {
        path: "",
        draws: { kind: "range", reading: "inclusive", bounds: "one or both", reversed: "ordered" },
        source: MATH,
      },
    ],
  },
  {
    // random-js 2.1.0, dist/random-js.esm.js; 1.0.8, lib/random.js, has the same methods.
    modules: ["random-js"],
    from: ["Random.new", "new"],
    functions: [
      { path: "integer", draws: range("inclusive", "both"), source: "() => $.realZeroToOneExclusive()" },
      { path: "real", draws: range("continuous", "both"), source: "() => $.realZeroToOneExclusive()" },
      { path: "realZeroToOneExclusive", draws: unit },
      { path: "realZeroToOneInclusive", draws: unit, source: "() => $.realZeroToOneExclusive()" },
      { path: "bool", draws: coin, source: "() => $.realZeroToOneExclusive()" },
      { path: "int32", draws: signedBits(32), source: "() => $.realZeroToOneExclusive()" },
      { path: "uint32", draws: bits(32), source: "() => $.realZeroToOneExclusive()" },
      { path: "pick", draws: pick, source: "() => $.realZeroToOneExclusive()" },
    ],
  },
  {
    // random-js 2.1.0: distributions as functions, `integer(0, 5)(engine)`.
    modules: ["random-js"],
    from: ["", "Random"],
    functions: [
      { path: "integer()", draws: range("inclusive", "both") },
      { path: "real()", draws: range("continuous", "both") },
      { path: "bool()", draws: coin },
      { path: "pick", draws: { kind: "pick", after: 1 } },
    ],
  },
  {
    // random 5.5.1, dist/index.js; 2.2.0, dist/random.js.
    modules: ["random"],
    from: ["", "Random.new", "new", "clone()"],
    functions: [
      { path: "next", draws: unit },
      { path: "float", draws: range("continuous", "one or both", [0, 1]), source: "() => $.float()" },
      { path: "int", draws: range("inclusive", "one or both", [0, 1]), source: "() => $.float()" },
      { path: "integer", draws: range("inclusive", "one or both", [0, 1]), source: "() => $.float()" },
      { path: "bool", draws: coin, source: "() => $.float()" },
      { path: "boolean", draws: coin, source: "() => $.float()" },
      { path: "choice", draws: pick, source: "() => $.float()" },
      { path: "uniform()", draws: range("continuous", "one or both", [0, 1]) },
      { path: "uniformInt()", draws: range("inclusive", "one or both", [0, 1]) },
      { path: "uniformBoolean()", draws: coin },
    ],
  },
  {
    // alea 1.0.1, alea.js: `uint32` is a fraction times 2³².
    modules: ["alea"],
    globals: { Alea: "" },
    from: ["()", "new"],
    functions: [
      { path: "", draws: unit },
      { path: "next", draws: unit },
      { path: "fract53", draws: unit },
      { path: "uint32", draws: bits(32), source: "() => $.next()" },
    ],
  },
  {
    // mersenne-twister 1.1.0, src/mersenne-twister.js.
    modules: ["mersenne-twister"],
    globals: { MersenneTwister: "" },
    from: ["new"],
    functions: [
      { path: "random", draws: unit },
      { path: "random_excl", draws: unit, source: "() => $.random()" },
      { path: "random_incl", draws: unit, source: "() => $.random()" },
      { path: "random_long", draws: unit },
      { path: "random_int", draws: bits(32), source: "() => $.random()" },
      { path: "random_int31", draws: bits(31), source: "() => $.random()" },
    ],
  },
  {
    // random-seed 0.3.0, index.js.
    modules: ["random-seed"],
    from: ["create()", "new", "()"],
    functions: [
      { path: "", draws: range("exclusive", "one or both"), source: "() => @.random()" },
      { path: "range", draws: range("exclusive", "one or both"), source: "() => $.random()" },
      { path: "intBetween", draws: range("inclusive", "both"), source: "() => $.random()" },
      { path: "floatBetween", draws: range("continuous", "both"), source: "() => $.random()" },
      { path: "random", draws: unit },
    ],
  },
  {
    // prando 6.0.1, dist/Prando.es.js.
    modules: ["prando"],
    from: ["new"],
    functions: [
      { path: "next", draws: range("continuous", "both", [0, 1]), source: "() => $.next()" },
      { path: "nextInt", draws: range("inclusive", "both", [10, 100]), source: "() => $.next()" },
      { path: "nextBoolean", draws: coin, source: "() => $.next()" },
      { path: "nextArrayItem", draws: pick, source: "() => $.next()" },
    ],
  },
  {
    // p5 2.3.4 and 1.11.3, lib/p5.js: `fn.random`. In global mode: `sketch.ts`.
    modules: ["p5"],
    actsWhenLoaded: true,
    from: ["new"],
    functions: [
      {
        path: "random",
        draws: { kind: "range", reading: "continuous", bounds: "one or both", otherwise: [0, 1], mayPick: true },
        source: "() => $.random()",
      },
    ],
  },
  {
    // phaser 4.2.1 and 3.90.0, src/math/Between.js, FloatBetween.js and random-data-generator/RandomDataGenerator.js.
    modules: ["phaser"],
    actsWhenLoaded: true,
    globals: { Phaser: "" },
    from: [""],
    functions: [
      { path: "Math.Between", draws: range("inclusive", "both"), source: MATH },
      { path: "Math.FloatBetween", draws: range("continuous", "both"), source: MATH },
      { path: "Utils.Array.GetRandom", draws: pick, source: MATH },
    ],
  },
  {
    modules: ["phaser"],
    actsWhenLoaded: true,
    globals: { Phaser: "" },
    from: ["Math.RND", "Math.RandomDataGenerator.new"],
    functions: [
      { path: "frac", draws: unit },
      { path: "integerInRange", draws: range("inclusive", "both"), source: "() => $.frac()" },
      { path: "between", draws: range("inclusive", "both"), source: "() => $.frac()" },
      { path: "realInRange", draws: range("continuous", "both"), source: "() => $.frac()" },
      { path: "pick", draws: pick, source: "() => $.frac()" },
    ],
  },
  {
    // three 0.187.0, src/math/MathUtils.js. `seededRandom(seed)` gives the same number every time: it draws only without one.
    modules: ["three"],
    actsWhenLoaded: true,
    globals: { THREE: "" },
    from: ["MathUtils", ""],
    functions: [
      { path: "randInt", draws: range("inclusive", "both"), source: MATH },
      { path: "randFloat", draws: range("continuous", "both"), source: MATH },
      { path: "seededRandom", draws: unit },
    ],
  },
  {
    // gsap 3.15.0, gsap-core.js, and 3.6.0 as well.
    modules: ["gsap"],
    actsWhenLoaded: true,
    globals: { gsap: "" },
    from: ["utils", "gsap.utils"],
    doesMuchElse: true,
    functions: [{ path: "shuffle", draws: { kind: "sort by a coin" }, source: MATH }],
  },
];

/** A function of a library, found by the way to it. */
interface Found {
  readonly function: LibraryFunction;
  /** How many calls of the way make the generator. */
  readonly makers: number;
}

const functions = new Map<string, Found>();
const known = new Set<string>();

for (const library of LIBRARIES) {
  for (const { isModule, start, path, ...found } of getWays(library)) {
    known.add(isModule ? `${start}:` : `:${start}`);
    functions.set(isModule ? `${start}:${path}` : `:${start}${/^(?:\(|$)/.test(path) ? "" : "."}${path}`, found);
  }
}

/** A way to a function of a library. */
interface LibraryWay extends Found {
  /** A module, or a global. */
  readonly isModule: boolean;
  readonly start: string;
  readonly path: string;
}

/** Returns all ways to a library's functions. */
export function getWays({ modules, globals = {}, from, functions: members }: Library): readonly LibraryWay[] {
  return from.flatMap((owner) => {
    const makers = owner.match(/\(\)|\bnew$/g)?.length ?? 0;
    return members.flatMap((member) => {
      const path = owner === "" || member.path === "" ? owner + member.path : `${owner}.${member.path}`;
      const found: Found = { function: member, makers };
      return [
        ...modules.map((start) => ({ ...found, isModule: true, start, path })),
        ...Object.entries(globals).flatMap(([start, way]) =>
          path.startsWith(way)
            ? [{ ...found, isModule: false, start, path: path.slice(way.length).replace(/^\./, "") }]
            : [],
        ),
      ];
    });
  });
}

/** Returns the function of a library that is at the end of a way, or undefined where that is none that draws. */
export function getLibraryFunction(origin: Way): Found | undefined {
  const { module, path } = getCanonical(origin);
  return functions.get(`${module}:${path}`);
}

/** Returns whether a way begins at a library of the table. */
export function isOfLibrary(origin: Way): boolean {
  const { module, path } = getCanonical(origin);
  return module === "" ? known.has(`:${/^[^.(]*/.exec(path)?.[0] ?? ""}`) : known.has(`${module}:`);
}

/** `lodash/random` is `random` of lodash; `three/src/math/MathUtils.js` has what three has. */
function getCanonical({ module = "", path }: Way): { module: string; path: string } {
  const text = path.reduce((way, step) => (way === "" || step === "()" ? way + step : `${way}.${step}`), "");
  if (module === "" || known.has(`${module}:`)) return { module, path: text };
  const [, name = module, file = ""] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(module) ?? [];
  if (!known.has(`${name}:`)) return { module, path: text };
  const last = file.slice(file.lastIndexOf("/") + 1).replace(/\.[cm]?js$/, "");
  const isWhole = path.length === 0 || path[0] === "()" || path[0] === "new";
  return { module: name, path: isWhole ? `${last}${path[0] === "new" ? "." : ""}${text}` : text };
}
