/**
 * Stand-ins for the libraries that generated programs draw with: each function does what the library's documentation says, with draws from a
 * scripted source, so that a program that calls a library can be run on all of its draws.
 */

import { grid, modulo, type RandomSource, type Remainders } from "./enumerate.ts";

/** What `import * as name` gives; `default` is what `import name` and `require` give, where there is one. */
export type Library = Readonly<Record<string, unknown>>;

type Whole = (low: number, high: number) => number;

/** A range wider than this is drawn from to be scaled down: `randomInt(2 ** 32) / 2 ** 32`. What is made of it is for the caller's breakpoints. */
const MOST_VALUES = 10_000;

/** A whole number from low to high, both included, all equally likely, by the usual formula, which says something for empty ranges too. */
function createWhole(random: RandomSource): Whole {
  return (low, high) => {
    const count = high - low + 1;
    return low + Math.floor(random(count > MOST_VALUES ? undefined : grid(count)) * count);
  };
}

/** The same for libraries that throw where there is no number to draw. */
function createStrictWhole(random: RandomSource): Whole {
  const whole = createWhole(random);
  return (low, high) => {
    if (!(high >= low)) throw new RangeError(`There is no number from ${String(low)} to ${String(high)}.`);
    return whole(low, high);
  };
}

/** The stand-ins by the name of their module, drawing from the source. */
export function createLibraries(random: RandomSource): ReadonlyMap<string, Library> {
  const whole = createWhole(random);
  const strict = createStrictWhole(random);
  // `_.random(5)` is 0 … 5, `_.random(2, 5)` 2 … 5, both ends included: https://lodash.com/docs#random
  const lodashRandom = (first = 0, second?: number): number => {
    const [low, high] = second === undefined ? [0, first] : [first, second];
    return low > high ? whole(high, low) : whole(low, high);
  };
  const sample = (list: readonly unknown[]): unknown => list[whole(0, list.length - 1)];
  // Until the callback returns false: https://lodash.com/docs#forEach
  const each = (list: readonly unknown[], callback: (item: unknown, index: number) => unknown): unknown => {
    list.every((item, index) => callback(item, index) !== false);
    return list;
  };
  const lodash = {
    random: lodashRandom,
    sample,
    sortBy,
    orderBy,
    shuffle: (list: readonly unknown[]) => createReference(random).toShuffled(list),
    each,
    forEach: each,
    times: (count: number, callback: (index: number) => unknown) =>
      Array.from({ length: count }, (_, k) => callback(k)),
    range: (count: number) => Array.from({ length: count }, (_, k) => k),
  };
  // underscore computes between reversed bounds as they are: underscore 1.13.8, modules/random.js
  const underscore = {
    ...lodash,
    random: (first: number, second?: number) => (second === undefined ? whole(0, first) : whole(first, second)),
  };
  const three = { MathUtils: { randInt: whole } };
  const seeded = createSeeded(random);
  const phaser = createPhaser(random, whole);
  const cryptoModule = createCrypto(random);
  const chance = createChance(random, strict);
  const faker = {
    number: {
      // https://fakerjs.dev/api/number#int: 0 … max or min … max, both ends included
      int: (options: number | { readonly min?: number; readonly max: number }) =>
        typeof options === "number" ? strict(0, options) : strict(options.min ?? 0, options.max),
      float: (hint?: unknown) => random(hint),
    },
    datatype: { boolean: () => whole(0, 1) === 1 },
    helpers: { arrayElement: sample },
  };
  const randomPackage = { int: whole, float: (hint?: unknown) => random(hint), boolean: () => whole(0, 1) === 1 };
  class RandomJs {
    // https://github.com/ckknight/random-js: both ends included
    integer(low: number, high: number): number {
      return strict(low, high);
    }
    bool(): boolean {
      return whole(0, 1) === 1;
    }
    realZeroToOneExclusive(hint?: unknown): number {
      return random(hint);
    }
  }
  class Prando {
    next(hint?: unknown): number {
      return random(hint);
    }
    nextInt(low: number, high: number): number {
      return whole(low, high);
    }
    nextBoolean(): boolean {
      return whole(0, 1) === 1;
    }
  }
  const pureRand = {
    xoroshiro128plus: () => ({}),
    unsafeUniformIntDistribution: whole,
  };
  return new Map<string, Library>([
    ["lodash", { ...lodash, default: lodash }],
    ["lodash-es", lodash],
    ["lodash/random", { default: lodashRandom }],
    ["lodash/sortBy", { default: sortBy }],
    ["underscore", { ...underscore, default: underscore }],
    // es-toolkit: `randomInt(max)` and `randomInt(min, max)`, the maximum excluded; `random` gives any number
    [
      "es-toolkit",
      {
        randomInt: (low: number, high?: number) => (high === undefined ? strict(0, low - 1) : strict(low, high - 1)),
        sample,
        sortBy: (list: readonly unknown[], [criterion]: readonly Projection[]) => sortAsking(list, criterion),
      },
    ],
    ["es-toolkit/compat", { sortBy, orderBy }],
    ["ramda", createRamda()],
    ["radash", { random: whole, draw: sample }],
    [
      "remeda",
      {
        randomInteger: whole,
        sort: (list: readonly unknown[], compare: Comparing) => [...list].sort(compare),
        sortBy: sortAsking,
      },
    ],
    ["three", three],
    ["d3-random", createD3Random(random, whole)],
    ["d3", createD3Random(random, whole)],
    ["seedrandom", { default: () => seeded }],
    [
      "alea",
      {
        default: function Alea() {
          return seeded;
        },
      },
    ],
    ["phaser", { ...phaser, default: phaser }],
    ["node:crypto", { ...cryptoModule, default: cryptoModule }],
    ["crypto", { ...cryptoModule, default: cryptoModule }],
    ["chance", { default: chance, Chance: chance }],
    ["@faker-js/faker", { faker }],
    ["random", { default: randomPackage }],
    ["random-js", { Random: RandomJs }],
    ["prando", { default: Prando }],
    ["pure-rand", { ...pureRand, default: pureRand }],
    ["fair-shuffle", createReference(random)],
  ]);
}

type Criterion = string | ((item: unknown) => unknown);

/** A stable sort by the criteria, each asked once an item: https://lodash.com/docs#sortBy */
function sortBy(list: readonly unknown[], criteria: Criterion | readonly Criterion[]): unknown[] {
  const all = typeof criteria === "string" || typeof criteria === "function" ? [criteria] : criteria;
  const rows = list.map((item) => ({ item, keys: all.map((criterion) => Number(readKey(item, criterion))) }));
  rows.sort((x, y) => {
    const at = x.keys.findIndex((key, k) => key !== y.keys[k]);
    return at < 0 ? 0 : (x.keys[at] ?? 0) - (y.keys[at] ?? 0);
  });
  return rows.map(({ item }) => item);
}

/** The same, falling where that is asked for; those with equal keys keep their order: https://lodash.com/docs#orderBy */
function orderBy(
  list: readonly unknown[],
  criteria: Criterion | readonly Criterion[],
  orders: string | readonly string[] = "asc",
): unknown[] {
  if ([orders].flat()[0] !== "desc") return sortBy(list, criteria);
  return sortBy(list.toReversed(), criteria).reverse();
}

type Comparing = (x: unknown, y: unknown) => number;
type Projection = (item: unknown) => number;

/** A sort of a copy that asks for the keys of both items at every comparison: `sortBy` of Ramda, Remeda and es-toolkit. */
function sortAsking(list: readonly unknown[], getKey: Projection = Number): unknown[] {
  return [...list].sort((x, y) => {
    const [p, q] = [getKey(x), getKey(y)];
    return p < q ? -1 : p > q ? 1 : 0;
  });
}

/** Ramda's functions take the list last, perhaps in a second call: https://ramdajs.com/docs#sort */
function createRamda(): Library {
  const sort = (compare: Comparing, list?: readonly unknown[]): unknown =>
    list === undefined ? (later: readonly unknown[]) => [...later].sort(compare) : [...list].sort(compare);
  const sortByKey = (getKey: Projection, list?: readonly unknown[]): unknown =>
    list === undefined ? (later: readonly unknown[]) => sortAsking(later, getKey) : sortAsking(list, getKey);
  return { sort, sortBy: sortByKey };
}

function readKey(item: unknown, criterion: Criterion): unknown {
  if (typeof criterion === "function") return criterion(item);
  return typeof item === "object" && item !== null ? Reflect.get(item, criterion) : undefined;
}

/** `seedrandom()`: a function on [0, 1), with `quick` and `double` for less and more of its digits. */
function createSeeded(random: RandomSource): RandomSource {
  const draw = (hint?: unknown): number => random(hint);
  return Object.assign(draw, { quick: draw, double: draw, next: draw });
}

/** `Phaser.Math.Between`, and the generator `Phaser.Math.RND`: both ends of a range included. */
function createPhaser(random: RandomSource, whole: Whole): Library {
  const generator = {
    between: whole,
    integerInRange: whole,
    frac: (hint?: unknown) => random(hint),
    sign: () => (whole(0, 1) === 0 ? -1 : 1),
    pick: (list: readonly unknown[]) => list[whole(0, list.length - 1)],
  };
  return { Math: { Between: whole, RND: generator } };
}

/** A generator of Chance: `integer` and `natural` include both ends, `bool` is true half of the time. */
function createChance(random: RandomSource, whole: Whole): new () => Library {
  return class {
    readonly [name: string]: unknown;
    readonly integer = ({ min, max }: { readonly min: number; readonly max: number }): number => whole(min, max);
    readonly natural = ({ min = 0, max }: { readonly min?: number; readonly max: number }): number => whole(min, max);
    readonly bool = (): boolean => whole(0, 1) === 1;
    readonly random = (hint?: unknown): number => random(hint);
  };
}

/** d3-random's makers of generators: `randomInt(min, max)()` excludes its maximum, `randomUniform()()` is uniform on [0, 1). */
function createD3Random(random: RandomSource, whole: Whole): Library {
  return {
    randomInt: (low: number, high?: number) => () => (high === undefined ? whole(0, low - 1) : whole(low, high - 1)),
    randomUniform: () => (hint?: unknown) => random(hint),
    randomBernoulli: (probability: number) => (hint?: unknown) => (random(hint) < probability ? 1 : 0),
  };
}

/**
 * `randomInt` of Node (the maximum excluded) and the parts of the Web Crypto API that draw. A hint beside the array of `getRandomValues` says
 * what the program looks at: remainders (`MOD(n)`) or what it finds by scaling the word (`GRID(n)`).
 */
function createCrypto(random: RandomSource): Library {
  const whole = createStrictWhole(random);
  const fill = (words: Words, hint?: unknown): Words => {
    const values = 2 ** (8 * words.BYTES_PER_ELEMENT);
    for (let k = 0; k < words.length; k++) {
      words[k] = isRemainders(hint) ? drawRemainder(random, hint, values) : Math.floor(random(hint) * values);
    }
    return words;
  };
  const crypto = {
    randomInt: (low: number, high?: number) => (high === undefined ? whole(0, low - 1) : whole(low, high - 1)),
    getRandomValues: fill,
    randomUUID: (hint?: unknown) =>
      Math.floor(random(hint) * 2 ** 48)
        .toString(16)
        .padStart(12, "0"),
  };
  return { ...crypto, webcrypto: crypto };
}

type Words = Uint8Array | Uint16Array | Uint32Array;

function isRemainders(hint: unknown): hint is Remainders {
  return typeof hint === "object" && hint !== null && "modulus" in hint;
}

/**
 * A word with one of the remainders. Words of 8 bits have their remainders with exact weights (256 % 5 is 1, so that 0 comes more often than the others);
 * those of 16 and 32 bits, whose remainders differ by less than 1 in 1,000, as if all were equally likely.
 */
function drawRemainder(random: RandomSource, { modulus }: Remainders, values: number): number {
  const breakpoints = values === 256 ? modulo(values, modulus) : grid(modulus);
  const drawn = random(breakpoints) * breakpoints.denominator;
  const remainder = breakpoints.points.findIndex((point) => point > drawn) - 1;
  return remainder + modulus;
}

interface Reference {
  readonly [name: string]: unknown;
  readonly shuffle: <Item>(list: Item[], source?: RandomSource) => Item[];
  readonly toShuffled: <Item>(list: readonly Item[], source?: RandomSource) => Item[];
}

/** A plain Fisher–Yates, and a source, with the contract of our own package, which a fixed program imports. */
function createReference(random: RandomSource): Reference {
  const shuffle = <Item>(list: Item[], source = random): Item[] => {
    for (let end = list.length; end > 1; end--) {
      const drawn = Math.floor(source(grid(end)) * end);
      const item = list[end - 1] as Item;
      list[end - 1] = list[drawn] as Item;
      list[drawn] = item;
    }
    return list;
  };
  return {
    shuffle,
    toShuffled: (list, source) => shuffle([...list], source),
    cryptoRandom: () => (hint?: unknown) => random(hint),
  };
}

const IMPORT = /^import\s+(?<clause>[^"';]+?)\s+from\s+["'](?<module>[^"']+)["'];?[ \t]*$/gmu;

/** The text with every `import` (each on a line of its own) turned into a declaration that asks `IMPORTED` for the module. */
export function withoutImports(text: string): string {
  if (!text.includes("import")) return text;
  return text.replaceAll(IMPORT, (_, clause: string, module: string) => {
    const library = `IMPORTED(${JSON.stringify(module)})`;
    const all = /^\*\s+as\s+(?<name>\w+)$/u.exec(clause)?.groups?.name;
    if (all !== undefined) return `const ${all} = ${library};`;
    const names = /\{(?<names>[^}]*)\}/u.exec(clause)?.groups?.names;
    const byDefault = /^(?<name>\w+)/u.exec(clause)?.groups?.name;
    const properties = [
      ...(byDefault === undefined ? [] : [`default: ${byDefault}`]),
      ...(names ?? "")
        .split(",")
        .map((name) => name.trim().replace(/\s+as\s+/u, ": "))
        .filter((name) => name !== ""),
    ];
    return `const { ${properties.join(", ")} } = ${library};`;
  });
}

/** The names by which a text without imports reaches the stand-ins, and the globals that draw. */
export function createLibraryNames(random: RandomSource): Readonly<Record<string, unknown>> {
  let libraries: ReadonlyMap<string, Library> | undefined;
  const find = (name: string): Library => {
    libraries ??= createLibraries(random);
    const library = libraries.get(name);
    if (library === undefined)
      throw new Error(`There is no stand-in for the module "${name}"; add one to libraries.ts.`);
    return library;
  };
  return {
    IMPORTED: find,
    require: (name: string) => find(name).default ?? find(name),
    crypto: createCrypto(random),
  };
}
