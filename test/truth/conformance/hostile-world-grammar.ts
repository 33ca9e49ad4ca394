/**
 * Programs in a world that does not leave them alone: what is called can be replaced, inherited or wrapped, does something besides, has a `sort` of its own,
 * is used by others as well, or shuffles a part of its list.
 */

import type { Dice } from "./dice.ts";
import { fromMarked, type Program } from "./program.ts";

export interface WorldProgram {
  readonly program: Program;
  /**
   * What must be said: `silence` where somebody puts something else in the place of what draws, `report` where nobody can, `either` where a report is right
   * and silence too.
   */
  readonly wanted: "silence" | "report" | "either";
}

interface World {
  readonly kind: string;
  readonly lines: readonly string[];
  /** A function of the items, to be evaluated behind the text. */
  readonly entry: string;
  readonly wanted: WorldProgram["wanted"];
}

interface Words {
  readonly dice: Dice;
  /** Names for the object, its class and its member. */
  readonly o: string;
  readonly type: string;
  readonly m: string;
  /** A random comparator and one that is not, each as an arrow function. */
  readonly random: string;
  readonly byId: string;
  /** The same random comparator as the body of a function. */
  readonly body: string;
}

export function writeWorld(dice: Dice): WorldProgram {
  const sign = dice.weighted([
    [3, "Math.random(⟦CUTS(2, 1)⟧) - 0.5"],
    [2, "0.5 - Math.random(⟦CUTS(2, 1)⟧)"],
    [1, "Math.random(⟦CUTS(2, 1)⟧) < 0.5 ? -1 : 1"],
  ]);
  const words: Words = {
    dice,
    o: dice.pick(["prefs", "settings", "game", "options"]),
    type: dice.pick(["Deck", "Table", "Player"]),
    m: dice.pick(["compare", "order", "byChance", "sorter"]),
    random: `() => ${sign}`,
    byId: dice.pick(["(a, b) => a - b", "(a, b) => b - a", "() => 0"]),
    body: `return ${sign};`,
  };
  const write = dice.weighted([
    [5, dice.pick(REPLACED)],
    [2, dice.pick(KEPT)],
    [2, dice.pick(EFFECTS)],
    [2, dice.pick(RECEIVERS)],
    [2, dice.pick(USED_ELSEWHERE)],
    [3, dice.pick(PARTS)],
  ]);
  const { kind, lines, entry, wanted } = write(words);
  const program = fromMarked({
    family: "comparator",
    kind,
    intent: wanted === "report" ? "shuffle" : "unclear",
    marked: lines.join("\n\n"),
    entry,
    sizes: [3, 4],
    features: [kind],
  });
  return { program: wanted === "silence" ? { ...program, silent: true } : program, wanted };
}

type WriteWorld = (words: Words) => World;

const SILENT = { wanted: "silence" } as const;

/** A member of an object, and every way to put another one in its place. */
function replacedMember(
  kind: string,
  replace: (words: Words) => { readonly lines?: readonly string[]; readonly first?: string },
): WriteWorld {
  return (words) => {
    const { o, m, random } = words;
    const { lines = [], first = "" } = replace(words);
    return {
      kind: `replaced: ${kind}`,
      lines: [
        `const ${o} = { ${m}: ${random} };`,
        ...lines,
        `function mix(items) {\n  return items.sort(${o}.${m});\n}`,
      ],
      entry: `(items) => { ${first} return mix(items); }`,
      ...SILENT,
    };
  };
}

/** What is called at run time is not what was read: the entry puts a comparator that does not draw in its place. */
const REPLACED: readonly WriteWorld[] = [
  replacedMember("a member is written", ({ o, m, byId }) => ({ lines: [`${o}.${m} = ${byId};`] })),
  replacedMember("a member is written in a function", ({ o, m, byId }) => ({
    lines: [`function configure(order) {\n  ${o}.${m} = order;\n}`],
    first: `configure(${byId});`,
  })),
  replacedMember("a member is written by its name as a text", ({ o, m, byId }) => ({
    lines: [`${o}["${m}"] = ${byId};`],
  })),
  replacedMember("a member is written through an alias", ({ o, m, byId }) => ({
    lines: [`const same = ${o};`, `same.${m} = ${byId};`],
  })),
  replacedMember("a member is written by whoever gets the object", ({ o, m, byId }) => ({
    lines: [`function configure(target) {\n  target.${m} = ${byId};\n}`, `configure(${o});`],
  })),
  replacedMember("Object.assign", ({ o, m, byId }) => ({ lines: [`Object.assign(${o}, { ${m}: ${byId} });`] })),
  replacedMember("Object.defineProperty", ({ o, m, byId }) => ({
    lines: [`Object.defineProperty(${o}, "${m}", { value: ${byId} });`],
  })),
  replacedMember("Reflect.set", ({ o, m, byId }) => ({ lines: [`Reflect.set(${o}, "${m}", ${byId});`] })),
  replacedMember("a logical assignment", ({ o, m, byId }) => ({ lines: [`${o}.${m} &&= ${byId};`] })),
  replacedMember("a destructuring assignment", ({ o, m, byId }) => ({ lines: [`[${o}.${m}] = [${byId}];`] })),
  replacedMember("a destructuring assignment from an object", ({ o, m, byId }) => ({
    lines: [`({ given: ${o}.${m} } = { given: ${byId} });`],
  })),
  replacedMember("the target of a loop", ({ o, m, byId }) => ({ lines: [`for (${o}.${m} of [${byId}]);`] })),
  replacedMember("a computed name", ({ o, m, byId }) => ({
    lines: [`function set(name, value) {\n  ${o}[name] = value;\n}`],
    first: `set("${m}", ${byId});`,
  })),
  ({ o, m, random, byId }) => ({
    kind: "replaced: an exported object",
    lines: [
      `export const ${o} = { ${m}: ${random} };`,
      `export function mix(items) {\n  return items.sort(${o}.${m});\n}`,
    ],
    entry: `(items) => { ${o}.${m} = ${byId}; return mix(items); }`,
    ...SILENT,
  }),
  ({ o, m, random, byId }) => ({
    kind: "replaced: a spread after it",
    lines: [
      `function mix(items, more) {\n  const ${o} = { ${m}: ${random}, ...more };\n  return items.sort(${o}.${m});\n}`,
    ],
    entry: `(items) => mix(items, { ${m}: ${byId} })`,
    ...SILENT,
  }),
  ({ m, random, byId }) => ({
    kind: "replaced: a parameter's default",
    lines: [`function mix(items, ${m} = ${random}) {\n  return items.sort(${m});\n}`],
    entry: `(items) => mix(items, ${byId})`,
    ...SILENT,
  }),
  ({ m, random, byId }) => ({
    kind: "replaced: a default in a destructured parameter",
    lines: [`function mix(items, { ${m} = ${random} } = {}) {\n  return items.sort(${m});\n}`],
    entry: `(items) => mix(items, { ${m}: ${byId} })`,
    ...SILENT,
  }),
  ({ m, random, byId }) => ({
    kind: "replaced: a variable",
    lines: [
      `let ${m} = ${random};`,
      `function configure(given) {\n  ${m} = given;\n}`,
      `function mix(items) {\n  return items.sort(${m});\n}`,
    ],
    entry: `(items) => { configure(${byId}); return mix(items); }`,
    ...SILENT,
  }),
  ({ m, body, byId }) => ({
    kind: "replaced: a function's own name",
    lines: [
      `function ${m}() {\n  ${body}\n}`,
      `${m} = ${byId};`,
      `function mix(items) {\n  return items.sort(${m});\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
  ({ type, m, body, byId }) => ({
    kind: "replaced: a subclass overrides a method",
    lines: [
      `class ${type} {\n  ${m}() {\n    ${body}\n  }\n\n  mix(items) {\n    return items.sort((a, b) => this.${m}(a, b));\n  }\n}`,
      `class Sorted extends ${type} {\n  ${m}(a, b) {\n    return (${byId})(a, b);\n  }\n}`,
    ],
    entry: "(items) => new Sorted().mix(items)",
    ...SILENT,
  }),
  ({ type, m, random, byId }) => ({
    kind: "replaced: a subclass has a field of that name",
    lines: [
      `class ${type} {\n  ${m} = ${random};\n\n  mix(items) {\n    return items.sort(this.${m});\n  }\n}`,
      `class Sorted extends ${type} {\n  ${m} = ${byId};\n}`,
    ],
    entry: "(items) => new Sorted().mix(items)",
    ...SILENT,
  }),
  ({ type, m, random, byId }) => ({
    kind: "replaced: a field is set by a method",
    lines: [
      `class ${type} {\n  ${m} = ${random};\n\n  use(order) {\n    this.${m} = order;\n    return this;\n  }\n\n  mix(items) {\n    return items.sort(this.${m});\n  }\n}`,
    ],
    entry: `(items) => new ${type}().use(${byId}).mix(items)`,
    ...SILENT,
  }),
  ({ type, m, random, byId }) => ({
    kind: "replaced: a field is set by the constructor",
    lines: [
      `class ${type} {\n  ${m} = ${random};\n\n  constructor(order) {\n    if (order) this.${m} = order;\n  }\n\n  mix(items) {\n    return items.sort(this.${m});\n  }\n}`,
    ],
    entry: `(items) => new ${type}(${byId}).mix(items)`,
    ...SILENT,
  }),
  ({ type, m, body, byId }) => ({
    kind: "replaced: a method of the prototype",
    lines: [
      `class ${type} {\n  ${m}() {\n    ${body}\n  }\n\n  mix(items) {\n    return items.sort(this.${m});\n  }\n}`,
      `${type}.prototype.${m} = ${byId};`,
    ],
    entry: `(items) => new ${type}().mix(items)`,
    ...SILENT,
  }),
  ({ type, m, random, byId }) => ({
    kind: "replaced: a static field",
    lines: [
      `class ${type} {\n  static ${m} = ${random};\n\n  static mix(items) {\n    return items.sort(${type}.${m});\n  }\n}`,
      `${type}.${m} = ${byId};`,
    ],
    entry: `(items) => ${type}.mix(items)`,
    ...SILENT,
  }),
  ({ type, m, random, byId }) => ({
    kind: "replaced: by a mixin",
    lines: [
      `class ${type} {\n  ${m} = ${random};\n\n  constructor(own) {\n    Object.assign(this, own);\n  }\n\n  mix(items) {\n    return items.sort(this.${m});\n  }\n}`,
    ],
    entry: `(items) => new ${type}({ ${m}: ${byId} }).mix(items)`,
    ...SILENT,
  }),
  ({ o, m, random, byId }) => ({
    kind: "replaced: by an object that inherits",
    lines: [
      `const ${o} = {\n  ${m}: ${random},\n  mix(items) {\n    return items.sort(this.${m});\n  },\n};`,
      `const own = Object.create(${o});`,
      `own.${m} = ${byId};`,
    ],
    entry: "(items) => own.mix(items)",
    ...SILENT,
  }),
  ({ m, random, byId }) => ({
    kind: "replaced: wrapped by a function that takes it or not",
    lines: [
      `const choose = (given) => (given ? ${byId} : given);`,
      `const ${m} = choose(${random});`,
      `function mix(items) {\n  return items.sort(${m});\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
  ({ o }) => ({
    kind: "replaced: the range's own function",
    lines: [
      `const ${o} = { pick: (k) => Math.floor(Math.random(⟦GRID(k)⟧) * k) };`,
      `${o}.pick = (k) => k - 1;`,
      `function mix(items) {\n  for (let i = 0; i < items.length; i++) {\n    const j = ${o}.pick(items.length);\n    [items[i], items[j]] = [items[j], items[i]];\n  }\n  return items;\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
];

/** Nobody puts anything else there: what was found before is to be found. */
const KEPT: readonly WriteWorld[] = [
  ({ o, m, random, byId }) => ({
    kind: "kept: another member is written",
    lines: [
      `const ${o} = { ${m}: ${random}, other: 1 };`,
      `${o}.other = ${byId};`,
      `function mix(items) {\n  return items.sort(${o}.${m});\n}`,
    ],
    entry: "(items) => mix(items)",
    wanted: "report",
  }),
  ({ m, random }) => ({
    kind: "kept: a const",
    lines: [`const ${m} = ${random};`, `function mix(items) {\n  return items.sort(${m});\n}`],
    entry: "(items) => mix(items)",
    wanted: "report",
  }),
  ({ type, m, body }) => ({
    kind: "kept: a private method",
    lines: [
      `class ${type} {\n  #${m}() {\n    ${body}\n  }\n\n  mix(items) {\n    return items.sort(() => this.#${m}());\n  }\n}`,
    ],
    entry: `(items) => new ${type}().mix(items)`,
    wanted: "report",
  }),
  ({ m, body }) => ({
    kind: "kept: a function above or below",
    lines: [`function mix(items) {\n  return items.sort(${m});\n}`, `function ${m}() {\n  ${body}\n}`],
    entry: "(items) => mix(items)",
    wanted: "report",
  }),
  ({ o, m, random }) => ({
    kind: "kept: a spread before it",
    lines: [
      `function mix(items, more) {\n  const ${o} = { ...more, ${m}: ${random} };\n  return items.sort(${o}.${m});\n}`,
    ],
    entry: "(items) => mix(items, { order: 1 })",
    wanted: "either",
  }),
];

const effect =
  (kind: string, outside: readonly string[], statement: string, last = ""): WriteWorld =>
  ({ m, body }) => ({
    kind: `besides: ${kind}`,
    lines: [
      ...outside,
      `function ${m}(a, b) {\n  ${statement}\n  ${body}\n}`,
      `function mix(items) {\n  return items.sort(${m});\n}`,
    ],
    entry: `(items) => { const mixed = mix(items); ${last} return mixed; }`,
    wanted: "either",
  });

/** What the comparator does besides must go on. */
const EFFECTS: readonly WriteWorld[] = [
  effect("it logs", [], 'log("compared");'),
  effect("it counts", ["let calls = 0;"], "calls++;", "log(calls > 0);"),
  effect("it counts in an object", ["const stats = { calls: 0 };"], "stats.calls += 1;", "log(stats.calls > 0);"),
  effect("it remembers", ["const seen = new Set();"], "seen.add(a);", "log(seen.size > 0);"),
  effect("it marks the items", ["const marks = new Map();"], "marks.set(b, true);", "log(marks.size > 0);"),
  effect("it checks", ["const check = (item) => log(typeof item);"], "check(a);"),
  effect("it may throw", [], 'if (a.missing) throw new TypeError("no card");', ""),
  ({ m, random }) => ({
    kind: "besides: a wrapper counts",
    lines: [
      "let calls = 0;",
      "const counted = (f) => (...given) => {\n  calls++;\n  return f(...given);\n};",
      `const ${m} = counted(${random});`,
      `function mix(items) {\n  return items.sort(${m});\n}`,
    ],
    entry: "(items) => { const mixed = mix(items); log(calls > 0); return mixed; }",
    wanted: "either",
  }),
  () => ({
    kind: "besides: a loop logs its draws",
    lines: [
      "function mix(items) {\n  for (let i = 0; i < items.length; i++) {\n    const j = Math.floor(Math.random(⟦GRID(items.length)⟧) * items.length);\n    log(typeof j);\n    [items[i], items[j]] = [items[j], items[i]];\n  }\n  return items;\n}",
    ],
    entry: "(items) => mix(items)",
    wanted: "either",
  }),
  () => ({
    kind: "besides: the range's function logs",
    lines: [
      "function pick(k) {\n  log(typeof k);\n  return Math.floor(Math.random(⟦GRID(k)⟧) * k);\n}",
      "function mix(items) {\n  for (let i = 0; i < items.length; i++) {\n    const j = pick(items.length);\n    [items[i], items[j]] = [items[j], items[i]];\n  }\n  return items;\n}",
    ],
    entry: "(items) => mix(items)",
    wanted: "either",
  }),
];

/** What looks like an array's `sort` is somebody's own. */
const RECEIVERS: readonly WriteWorld[] = [
  ({ type, random, byId }) => ({
    kind: "its own sort: a class",
    lines: [
      `class ${type} {\n  constructor(items) {\n    this.items = items;\n  }\n\n  sort() {\n    this.items.sort(${byId});\n    return this;\n  }\n}`,
      `function mix(items) {\n  return new ${type}(items).sort(${random}).items;\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
  ({ type, random, byId }) => ({
    kind: "its own sort: this",
    lines: [
      `class ${type} {\n  constructor(items) {\n    this.items = items;\n  }\n\n  sort() {\n    this.items.sort(${byId});\n    return this;\n  }\n\n  mix() {\n    return this.sort(${random});\n  }\n}`,
    ],
    entry: `(items) => new ${type}(items).mix().items`,
    ...SILENT,
  }),
  ({ type, random, byId }) => ({
    kind: "its own sort: a subclass of Array",
    lines: [
      `class ${type} extends Array {\n  sort() {\n    return super.sort(${byId});\n  }\n}`,
      `function mix(items) {\n  const deck = ${type}.from(items);\n  return [...deck.sort(${random})];\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
  ({ o, random, byId }) => ({
    kind: "its own sort: an object",
    lines: [
      `function mix(items) {\n  const ${o} = {\n    sort() {\n      return items.sort(${byId});\n    },\n  };\n  return ${o}.sort(${random});\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
  ({ random, byId }) => ({
    kind: "its own sort: a chain with a value",
    lines: [
      `const wrap = (items) => ({ sort: () => wrap(items.sort(${byId})), value: () => items });`,
      `function mix(items) {\n  return wrap(items).sort(${random}).value();\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
  ({ random, byId }) => ({
    kind: "its own sort: written on the list",
    lines: [
      `function mix(items) {\n  items.sort = () => Array.prototype.sort.call(items, ${byId});\n  items.sort(${random});\n  delete items.sort;\n  return items;\n}`,
    ],
    entry: "(items) => mix(items)",
    ...SILENT,
  }),
];

/** What only seems to be the shuffle's alone is somebody else's, too. */
const USED_ELSEWHERE: readonly WriteWorld[] = [
  ({ m, random }) => ({
    kind: "used elsewhere: exported",
    lines: [`export const ${m} = ${random};`, `export function mix(items) {\n  return items.sort(${m});\n}`],
    entry: `(items) => { log(typeof ${m}); return mix(items); }`,
    wanted: "report",
  }),
  ({ m, body }) => ({
    kind: "used elsewhere: exported by a list",
    lines: [
      `function ${m}() {\n  ${body}\n}`,
      `function mix(items) {\n  return items.sort(${m});\n}`,
      `export { ${m}, mix };`,
    ],
    entry: `(items) => { log(typeof ${m}); return mix(items); }`,
    wanted: "report",
  }),
  ({ m, random }) => ({
    kind: "used elsewhere: handed over",
    lines: [`const ${m} = ${random};`, `log(typeof ${m});`, `function mix(items) {\n  return items.sort(${m});\n}`],
    entry: "(items) => mix(items)",
    wanted: "report",
  }),
  ({ o, m, random }) => ({
    kind: "used elsewhere: a member of what is handed over",
    lines: [
      `const ${m} = ${random};`,
      `const ${o} = { ${m} };`,
      `function mix(items) {\n  return items.sort(${m});\n}`,
    ],
    entry: `(items) => { log(typeof ${o}.${m}); return mix(items); }`,
    wanted: "report",
  }),
  ({ m, random }) => ({
    kind: "used elsewhere: aliased",
    lines: [`const ${m} = ${random};`, `const again = ${m};`, `function mix(items) {\n  return items.sort(${m});\n}`],
    entry: "(items) => { log(typeof again); return mix(items); }",
    wanted: "report",
  }),
];

const swap = "[items[i], items[j]] = [items[j], items[i]];";

const part =
  (kind: string, head: string, draw: string, parameters = "items", given = "items"): WriteWorld =>
  ({ dice }) => {
    const name = dice.pick(["mix", "shuffleExceptFirst", "shufflePart", "mixWindow"]);
    return {
      kind: `part: ${kind}`,
      lines: [
        `function ${name}(${parameters}) {\n  ${head} {\n    const j = ${draw};\n    ${swap}\n  }\n  return items;\n}`,
      ],
      entry: `(items) => ${name}(${given})`,
      wanted: "either",
    };
  };

/** A biased shuffle of a part becomes a fair one of that part, or is left to a person. */
const PARTS: readonly WriteWorld[] = [
  part(
    "all but the first",
    "for (let i = 1; i < items.length; i++)",
    "1 + Math.floor(Math.random(⟦GRID(items.length - 1)⟧) * (items.length - 1))",
  ),
  part(
    "all but the first, downwards",
    "for (let i = items.length - 1; i > 0; i--)",
    "1 + Math.floor(Math.random(⟦GRID(items.length - 1)⟧) * (items.length - 1))",
  ),
  part(
    "all but the last",
    "for (let i = 0; i < items.length - 1; i++)",
    "Math.floor(Math.random(⟦GRID(items.length - 1)⟧) * (items.length - 1))",
  ),
  part(
    "all but both ends",
    "for (let i = 1; i < items.length - 1; i++)",
    "1 + Math.floor(Math.random(⟦GRID(items.length - 2)⟧) * (items.length - 2))",
  ),
  part(
    "a window",
    "for (let i = lo; i <= hi; i++)",
    "lo + Math.floor(Math.random(⟦GRID(hi - lo + 1)⟧) * (hi - lo + 1))",
    "items, lo, hi",
    "items, 1, items.length - 1",
  ),
  part(
    "a window, half open",
    "for (let i = from; i < to; i++)",
    "from + Math.floor(Math.random(⟦GRID(to - from)⟧) * (to - from))",
    "items, from, to",
    "items, 0, items.length - 1",
  ),
  part(
    "the first items",
    "for (let i = 0; i < count; i++)",
    "Math.floor(Math.random(⟦GRID(count)⟧) * count)",
    "items, count",
    "items, items.length - 1",
  ),
  part(
    "all but the first two",
    "for (let i = 2; i < items.length; i++)",
    "2 + Math.floor(Math.random(⟦GRID(items.length - 2)⟧) * (items.length - 2))",
  ),
  () => ({
    kind: "part: by a helper",
    lines: [
      "const randInt = (lo, hi) => lo + Math.floor(Math.random(⟦GRID(hi - lo + 1)⟧) * (hi - lo + 1));",
      `function mix(items) {\n  for (let i = 1; i < items.length; i++) {\n    const j = randInt(1, items.length - 1);\n    ${swap}\n  }\n  return items;\n}`,
    ],
    entry: "(items) => mix(items)",
    wanted: "either",
  }),
  () => ({
    kind: "part: a splice over it",
    lines: [
      "function mix(items) {\n  for (let i = 1; i < items.length; i++) {\n    items.push(items.splice(1 + Math.floor(Math.random(⟦GRID(items.length - 1)⟧) * (items.length - 1)), 1)[0]);\n  }\n  return items;\n}",
    ],
    entry: "(items) => mix(items)",
    wanted: "either",
  }),
];
