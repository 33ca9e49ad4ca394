/** Sorts by random keys: whole numbers that tie, and numbers that don't; kept on the items, in pairs, in a Map, beside the array. */

import type { Dice } from "./dice.ts";
import { writeFunction } from "./dress-grammar.ts";
import { fromMarked, type Program } from "./program.ts";
import { chooseDrawSource, type DrawSource } from "./random-source-grammar.ts";
import { chooseLibraryRange } from "./library-draw-grammar.ts";

/** One key, as an expression that draws. */
interface Key {
  readonly feature: string;
  readonly text: string;
  readonly outside: readonly string[];
  readonly replacesSource?: boolean;
}

/** A way to keep the keys: the body of a function of `a`, which gives its result back. */
interface Store {
  readonly kind: string;
  readonly body: readonly string[];
  readonly outside?: readonly string[];
}

interface StoreContext {
  readonly dice: Dice;
  readonly a: string;
  readonly key: string;
}

export function writeKeyedSort(dice: Dice): Program {
  const source = chooseDrawSource(dice, false);
  const a = dice.pick(["a", "array", "cards", "items", "list"]);
  const key = chooseKey(dice, source, `${a}.length`);
  const store = dice.weighted(STORES)({ dice, a, key: key.text });
  const name = dice.pick(["shuffle", "mix", "randomize", "shuffled", "scramble"]);
  // One lodash is enough for both.
  const keyOutside =
    store.outside?.some(isLodash) === true ? key.outside.filter((line) => !isLodash(line)) : key.outside;
  const outside = [...(key.replacesSource === true ? [] : source.outside), ...keyOutside];
  const inside = key.replacesSource === true ? [] : source.inside;
  return fromMarked({
    family: "keyed",
    kind: `keys ${store.kind}`,
    intent: "shuffle",
    marked: [...(store.outside ?? []), ...outside, writeFunction(dice, name, [a], [...inside, ...store.body])].join(
      "\n\n",
    ),
    entry: `(items) => ${name}(items)`,
    sizes: [3, 4, 5],
    features: [source.feature, `key: ${key.feature}`, `keys ${store.kind}`],
  });
}

function isLodash(line: string): boolean {
  return /\b_\b/u.test(line);
}

function chooseKey(dice: Dice, { draw }: DrawSource, length: string): Key {
  const few = dice.pick([2, 3, 4, 5, 6, 8, 10]);
  const many = dice.weighted([
    [3, "100"],
    [1, "52"],
    [3, "1000"],
    [1, "256"],
    [1, "10000"],
    [1, "1e6"],
    [1, "1e9"],
    [0.7, "Number.MAX_SAFE_INTEGER"],
  ]);
  const count = dice.weighted([
    [4, String(few)],
    [5, many],
    [4, length],
    [1, `${length} * 10`],
    [1, `(${length} * 100)`],
    [0.7, `(${length} + 1)`],
  ]);
  const whole = (r: string): string =>
    dice.weighted([
      [8, `Math.floor(${r} * ${count})`],
      [1, `~~(${r} * ${count})`],
      [1, `(${r} * ${count} | 0)`],
      [1, `Math.trunc(${r} * ${count})`],
      [0.7, `parseInt(${r} * ${count})`],
      [0.7, `Math.ceil(${r} * ${count})`],
      [1, `Math.floor(${r} * ${count}) + 1`],
      [0.7, `1 + Math.floor(${r} * ${count})`],
      [0.5, `${count} - Math.floor(${r} * ${count})`],
    ]);
  const tooLong = /~~|\| 0/u;
  return dice.weighted<() => Key>([
    [
      9,
      () => {
        const text = whole(draw(`KEYS(${count})`));
        // Cut down to 32 bits, a large number is another one.
        const safe =
          tooLong.test(text) && /e9|MAX/u.test(count) ? `Math.floor(${draw(`KEYS(${count})`)} * ${count})` : text;
        return { feature: `whole, of ${count.replace(length, "n")}`, text: safe, outside: [] };
      },
    ],
    [
      1.5,
      () => ({
        feature: "rounded",
        text: `Math.round(${draw(`HALVES(${String(few)})`)} * ${String(few)})`,
        outside: [],
      }),
    ],
    [
      0.7,
      () => ({
        feature: "a coin",
        text: dice.pick([
          `Math.round(${draw("CUTS(2, 1)")})`,
          `${draw("CUTS(2, 1)")} < 0.5 ? 0 : 1`,
          `(${draw("CUTS(2, 1)")} > 0.5 ? 1 : -1)`,
        ]),
        outside: [],
      }),
    ],
    [
      1.5,
      () => {
        const library = chooseLibraryRange(dice);
        const high = dice.chance(0.5) ? String(few) : length;
        return { feature: library.name, text: library.draw("0", high), outside: library.outside, replacesSource: true };
      },
    ],
    [4, () => ({ feature: "any number", text: draw("RANK"), outside: [] })],
    [
      1,
      () => ({
        feature: "any number, scaled",
        text: dice.pick([
          `${draw("RANK")} * 100`,
          `${draw("RANK")} - 0.5`,
          `0.5 - ${draw("RANK")}`,
          `${draw("RANK")} * ${length}`,
        ]),
        outside: [],
      }),
    ],
    [
      0.7,
      () => ({
        feature: "a random word",
        text: `crypto.getRandomValues(new Uint32Array(1)⟦, KEYS(2 ** 32)⟧)[0]`,
        outside: [],
        replacesSource: true,
      }),
    ],
    [0.15, () => ({ feature: "two digits", text: `Number(${draw("HALVES(10)")}.toFixed(1))`, outside: [] })],
  ])();
}

/** A comparator of two keys. */
function compareBy(dice: Dice, [x, y]: readonly [string, string], get: (item: string) => string): string {
  const [p, q] = [get(x), get(y)];
  const body = dice.weighted([
    [9, `${p} - ${q}`],
    [2.5, `${q} - ${p}`],
    [1.2, `${p} < ${q} ? -1 : 1`],
    [1.2, `${p} > ${q} ? 1 : -1`],
    [0.7, `${p} < ${q} ? -1 : ${p} > ${q} ? 1 : 0`],
    [0.4, `Math.sign(${p} - ${q})`],
    [0.3, `Number(${p} > ${q}) - Number(${p} < ${q})`],
  ]);
  return `(${x}, ${y}) => ${body}`;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ["x", "y"],
  ["p", "q"],
  ["left", "right"],
];

const STORES: readonly (readonly [weight: number, write: (context: StoreContext) => Store])[] = [
  [
    6,
    ({ dice, a, key }) => {
      const field = dice.pick(["key", "sort", "order", "rank", "k"]);
      const value = dice.pick(["value", "item", "v"]);
      const compare = compareBy(dice, dice.pick(PAIRS), (item) => `${item}.${field}`);
      const made = dice.pick([
        `(${value}) => ({ ${value}, ${field}: ${key} })`,
        `(${value}) => ({ ${field}: ${key}, ${value} })`,
        `function (${value}) {\n    return { ${value}: ${value}, ${field}: ${key} };\n  }`,
      ]);
      const taken = dice.pick([`({ ${value} }) => ${value}`, `(entry) => entry.${value}`]);
      return {
        kind: "in objects",
        body: dice.weighted([
          [3, [`return ${a}`, `  .map(${made})`, `  .sort(${compare})`, `  .map(${taken});`]],
          [1, [`return ${a}.map(${made}).toSorted(${compare}).map(${taken});`]],
          [1.5, [`const keyed = ${a}.map(${made});`, `keyed.sort(${compare});`, `return keyed.map(${taken});`]],
          [
            0.7,
            [
              "const keyed = [];",
              `for (const ${value} of ${a}) keyed.push({ ${value}, ${field}: ${key} });`,
              `keyed.sort(${compare});`,
              `return keyed.map(${taken});`,
            ],
          ],
        ]),
      };
    },
  ],
  [
    4,
    ({ dice, a, key }) => {
      const first = dice.chance(0.7);
      const at = first ? "0" : "1";
      const compare = dice.chance(0.3)
        ? first
          ? "([x], [y]) => x - y"
          : "([, x], [, y]) => x - y"
        : compareBy(dice, dice.pick(PAIRS), (item) => `${item}[${at}]`);
      const value = dice.pick(["v", "value", "item"]);
      const made = first ? `(${value}) => [${key}, ${value}]` : `(${value}) => [${value}, ${key}]`;
      const taken = dice.pick(
        first ? [`(pair) => pair[1]`, `([, ${value}]) => ${value}`] : [`(pair) => pair[0]`, `([${value}]) => ${value}`],
      );
      return { kind: "in pairs", body: [`return ${a}.map(${made}).sort(${compare}).map(${taken});`] };
    },
  ],
  [
    4,
    ({ dice, a, key }) => {
      const field = dice.pick(["order", "key", "sortKey", "random", "position"]);
      const compare = compareBy(dice, dice.pick(PAIRS), (item) => `${item}.${field}`);
      const set = dice.weighted([
        [3, [`${a}.forEach((item) => {`, `  item.${field} = ${key};`, "});"]],
        [2, [`for (const item of ${a}) item.${field} = ${key};`]],
        [1, [`for (let i = 0; i < ${a}.length; i++) {`, `  ${a}[i].${field} = ${key};`, "}"]],
        [0.7, [`${a}.map((item) => (item.${field} = ${key}));`]],
      ]);
      return {
        kind: "on the items",
        body: dice.weighted([
          [2, [...set, `return ${a}.sort(${compare});`]],
          [2, [...set, `${a}.sort(${compare});`, `return ${a};`]],
          [1, [...set, `return [...${a}].sort(${compare});`]],
        ]),
      };
    },
  ],
  [
    3,
    ({ dice, a, key }) => {
      const map = dice.pick(["keys", "order", "ranks"]);
      const compare = compareBy(dice, dice.pick(PAIRS), (item) => `${map}.get(${item})`);
      const made = dice.weighted([
        [3, [`const ${map} = new Map(${a}.map((item) => [item, ${key}]));`]],
        [1, [`const ${map} = new Map();`, `for (const item of ${a}) ${map}.set(item, ${key});`]],
        [1, [`const ${map} = new WeakMap();`, `${a}.forEach((item) => ${map}.set(item, ${key}));`]],
      ]);
      return {
        kind: "in a Map",
        body: [...made, dice.pick([`return ${a}.sort(${compare});`, `return ${a}.slice().sort(${compare});`])],
      };
    },
  ],
  [
    3,
    ({ dice, a, key }) => {
      const keys = dice.pick(["keys", "order", "ranks"]);
      const compare = compareBy(dice, dice.pick(PAIRS), (index) => `${keys}[${index}]`);
      const made = dice.weighted([
        [3, `const ${keys} = ${a}.map(() => ${key});`],
        [1, `const ${keys} = Array.from(${a}, () => ${key});`],
        [1, `const ${keys} = Array.from({ length: ${a}.length }, () => ${key});`],
      ]);
      const indices = dice.pick([
        `${a}.map((_, i) => i)`,
        `[...${a}.keys()]`,
        `Array.from(${a}.keys())`,
        `Array.from({ length: ${a}.length }, (_, i) => i)`,
      ]);
      return {
        kind: "in index arrays",
        body: dice.weighted([
          [2, [made, `return ${indices}.sort(${compare}).map((i) => ${a}[i]);`]],
          [
            1,
            [made, `const indices = ${indices};`, `indices.sort(${compare});`, `return indices.map((i) => ${a}[i]);`],
          ],
        ]),
      };
    },
  ],
  [
    2.5,
    ({ dice, a, key }) => {
      const module = dice.pick(["lodash", "lodash-es", "lodash/sortBy", "es-toolkit/compat"]);
      const whole = module === "lodash" && dice.chance(0.7);
      const line =
        module === "lodash/sortBy"
          ? 'import sortBy from "lodash/sortBy";'
          : whole
            ? 'import _ from "lodash";'
            : `import { sortBy } from "${module}";`;
      const callee = whole ? "_.sortBy" : "sortBy";
      const criterion = dice.pick([`() => ${key}`, `(item) => ${key}`, `function () {\n    return ${key};\n  }`]);
      const listed = dice.chance(0.2) ? `[${criterion}]` : criterion;
      if (whole && dice.chance(0.2)) {
        const order = dice.pick(["", ', ["asc"]', ', ["desc"]', ', "desc"']);
        return { kind: "by orderBy", outside: [line], body: [`return _.orderBy(${a}, ${listed}${order});`] };
      }
      return { kind: "by sortBy", outside: [line], body: [`return ${callee}(${a}, ${listed});`] };
    },
  ],
  [
    0.5,
    ({ a, key, dice }) => {
      // A second key decides among equals: the index keeps them as they were, a number that doesn't tie makes it fair.
      const tied = dice.pick(["x.index - y.index", "y.index - x.index"]);
      const compare = `(x, y) => x.key - y.key || ${tied}`;
      return {
        kind: "in objects, ties by index",
        body: [
          `return ${a}`,
          `  .map((value, index) => ({ value, index, key: ${key} }))`,
          `  .sort(${compare})`,
          "  .map(({ value }) => value);",
        ],
      };
    },
  ],
  [
    0.4,
    ({ a, key }) => ({
      kind: "by a quicksort of one's own",
      body: [
        `const keyed = ${a}.map((value) => ({ value, key: ${key} }));`,
        "const sortBetween = (low, high) => {",
        "  if (low >= high) return;",
        "  let pivot = low;",
        "  for (let k = low + 1; k <= high; k++) {",
        "    if (keyed[k].key < keyed[pivot].key) {",
        "      const smaller = keyed[k];",
        "      keyed[k] = keyed[pivot + 1];",
        "      keyed[pivot + 1] = keyed[pivot];",
        "      keyed[pivot] = smaller;",
        "      pivot++;",
        "    }",
        "  }",
        "  sortBetween(low, pivot - 1);",
        "  sortBetween(pivot + 1, high);",
        "};",
        "sortBetween(0, keyed.length - 1);",
        "return keyed.map(({ value }) => value);",
      ],
    }),
  ],
];
