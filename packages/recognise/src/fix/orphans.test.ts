// What goes with the code that a fix replaces, and what the file looks like where it stood, looked at through the rule.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

/** In one piece, Vitest would take it for its own. */
const DOCBLOCK = "/** @jest-ENVIRONMENT jsdom */".replace("ENVIRONMENT", "environment");
const IMPORT = 'import { shuffle } from "fair-shuffle";';

function fix(text: string, filename: string): string {
  return fixAll(text, { options: { helper: "import" }, filename }).output;
}

it.each<readonly [name: string, before: string, after: string, filename?: string]>([
  [
    "a first declaration goes, and the docblock of the file above it stays",
    `${DOCBLOCK}\nconst byChance = () => Math.random() - 0.5;\n\nexport const f = (a) => a.sort(byChance);\n`,
    `${DOCBLOCK}\n\n${IMPORT}\n\nexport const f = (a) => shuffle(a);\n`,
  ],
  [
    "a declaration stays below what is said of it",
    "/** Orders cards by chance. */\nconst byChance = () => Math.random() - 0.5;\n\nexport const f = (a) => a.sort(byChance);\n",
    `${IMPORT}\n\n/** Orders cards by chance. */\nconst byChance = () => Math.random() - 0.5;\n\nexport const f = (a) => shuffle(a);\n`,
  ],
  [
    "a function in a var goes, with the constant that only it used, and leaves one blank line",
    '"use strict";\nvar half = 1 / 2;\nvar byChance = function () {\n  return Math.random() - half;\n};\n\nmodule.exports = function (a) {\n  return a.sort(byChance);\n};\n',
    '"use strict";\n\nvar shuffle = require("fair-shuffle").shuffle;\n\nmodule.exports = function (a) {\n  return shuffle(a);\n};\n',
    "file.cjs",
  ],
  [
    "a variable that is written again stays",
    "let byChance = () => Math.random() - 0.5;\nexport const f = (a) => a.sort(() => Math.random() - 0.5);\nbyChance = 1;\n",
    `${IMPORT}\n\nlet byChance = () => Math.random() - 0.5;\nexport const f = (a) => shuffle(a);\nbyChance = 1;\n`,
  ],
  [
    "an import of a library goes, and its line is that of the new one",
    'import { use } from "./use.js";\nimport random from "lodash/random";\n\nexport const f = (a) => use(a.sort(() => random(0, 1) - 0.5));\n',
    `import { use } from "./use.js";\n${IMPORT}\n\nexport const f = (a) => use(shuffle(a));\n`,
  ],
  [
    "an import that two shuffles use goes with the last of them",
    'import random from "lodash/random";\n\nexport const f = (a) => a.sort(() => random(0, 1) - 0.5);\nexport const g = (a) => a.sort(() => random(0, 1) - 0.5);\n',
    `${IMPORT}\n\nexport const f = (a) => shuffle(a);\nexport const g = (a) => shuffle(a);\n`,
  ],
  [
    "one name of an import of a library goes",
    'import { clamp, random } from "./numbers.js";\nimport {\n  randomBytes,\n  randomInt,\n} from "node:crypto";\nimport { a1, randInt, a2 } from "three";\nexport const f = (a) => a.sort(() => randomInt(2) - 0.5);\nexport const g = (a) => a.sort(() => randInt(0, 1) - 0.5);\nexport { a1, a2, clamp, random, randomBytes };\n',
    'import { clamp, random } from "./numbers.js";\nimport {\n  randomBytes,\n} from "node:crypto";\nimport { a1, a2 } from "three";\nimport { cryptoRandom, shuffle } from "fair-shuffle";\nexport const f = (a) => shuffle(a, cryptoRandom());\nexport const g = (a) => shuffle(a);\nexport { a1, a2, clamp, random, randomBytes };\n',
  ],
  [
    "all names of an import go together",
    'import { randomBytes, randomInt } from "node:crypto";\nexport const f = (a) => a.sort(() => randomInt(2) - 0.5 + 0 * randomBytes.length);\n',
    'import { cryptoRandom, shuffle } from "fair-shuffle";\nexport const f = (a) => shuffle(a, cryptoRandom());\n',
  ],
  [
    "an import stays that does something by being loaded, that has a comment, or that the module would be none without",
    'import random from "./random.js";\nimport { randInt } from "three";\nimport lodashRandom from "lodash/random"; // ours\nexport const f = (a) => a.sort(() => randInt(0, 1) - 0.5);\nexport const g = (a) => a.sort(() => lodashRandom(0, 1) - 0.5);\n',
    `import random from "./random.js";\nimport { randInt } from "three";\nimport lodashRandom from "lodash/random"; // ours\n${IMPORT}\nexport const f = (a) => shuffle(a);\nexport const g = (a) => shuffle(a);\n`,
  ],
  [
    "the only import of a module without exports stays",
    'import random from "lodash/random";\nlist.sort(() => random(0, 1) - 0.5);\n',
    `import random from "lodash/random";\n${IMPORT}\nshuffle(list);\n`,
  ],
  [
    "a require of a library goes, and one of two names stays",
    '"use strict";\nconst { randomInt } = require("crypto");\nconst { randomBytes, randomUUID } = require("crypto");\nmodule.exports = (a) => a.sort(() => randomInt(2) - 0.5);\n',
    '"use strict";\nconst { randomBytes, randomUUID } = require("crypto");\nconst { cryptoRandom, shuffle } = require("fair-shuffle");\nmodule.exports = (a) => shuffle(a, cryptoRandom());\n',
    "file.cjs",
  ],
  [
    "a method that TypeScript calls private goes, and one that something else names stays",
    'export class Deck {\n  private cards: string[] = [];\n  private byChance(): number {\n    return Math.random() - 0.5;\n  }\n  private toss = (): number => Math.random() - 0.5;\n  shuffle(): void {\n    this.cards.sort(() => this.byChance());\n    this.cards.reverse();\n    this.cards.sort(() => this.toss());\n  }\n  get coin(): number {\n    return this["toss"]();\n  }\n}\n',
    `${IMPORT}\n\nexport class Deck {\n  private cards: string[] = [];\n  private toss = (): number => Math.random() - 0.5;\n  shuffle(): void {\n    shuffle(this.cards);\n    this.cards.reverse();\n    shuffle(this.cards);\n  }\n  get coin(): number {\n    return this["toss"]();\n  }\n}\n`,
    "file.ts",
  ],
  [
    "no blank line is left at the start of a block",
    "export function f(a) {\n  const byChance = () => Math.random() - 0.5;\n\n  a.sort(byChance);\n}\n",
    `${IMPORT}\n\nexport function f(a) {\n  shuffle(a);\n}\n`,
  ],
  [
    "no blank line is left below a hashbang",
    "#!/usr/bin/env node\nconst byChance = () => Math.random() - 0.5;\n\nexport const f = (a) => a.sort(byChance);\n",
    `#!/usr/bin/env node\n${IMPORT}\n\nexport const f = (a) => shuffle(a);\n`,
  ],
  [
    "semicolons go by all statements, not by those at the top",
    "import { use } from './use';\nexport const f = (a) => {\n  const b = 1\n  use(b)\n  return a.sort(() => Math.random() - 0.5)\n};\n",
    "import { use } from './use';\nimport { shuffle } from 'fair-shuffle'\nexport const f = (a) => {\n  const b = 1\n  use(b)\n  return shuffle(a)\n};\n",
  ],
  [
    "one import comes, also where a shuffle stands above the imports and another takes a function between them along",
    'list.sort(() => Math.random() - 0.5);\nimport { a } from "./a.js";\nconst draw = (k) => Math.floor(Math.random() * k);\nimport { b } from "./b.js";\n\nfor (let i = 0; i < a.length; i++) {\n  const j = draw(a.length);\n  const item = a[i];\n  a[i] = a[j];\n  a[j] = item;\n}\nb(a);\n',
    `shuffle(list);\nimport { a } from "./a.js";\n${IMPORT}\nimport { b } from "./b.js";\n\nshuffle(a);\nb(a);\n`,
  ],
  [
    "a private field with a comparator goes, and a semicolon keeps the fields around it apart",
    "export class Deck {\n  #cards = []\n  #byChance = () => Math.random() - 0.5;\n  *all() {\n    yield* this.#cards\n  }\n  shuffle() {\n    this.#cards.sort(this.#byChance)\n  }\n}\n",
    `import { shuffle } from "fair-shuffle"\n\nexport class Deck {\n  #cards = []\n  ;*all() {\n    yield* this.#cards\n  }\n  shuffle() {\n    shuffle(this.#cards)\n  }\n}\n`,
  ],
  [
    "a private method goes with the blank line that set it apart",
    "export class Deck {\n  static #byChance() {\n    return 0.5 - Math.random();\n  }\n\n  static shuffle(cards) {\n    return cards.sort(Deck.#byChance);\n  }\n}\n",
    `${IMPORT}\n\nexport class Deck {\n  static shuffle(cards) {\n    return shuffle(cards);\n  }\n}\n`,
  ],
  [
    "a private member stays that a class inside uses, and one that is asked for by name",
    "export class Deck {\n  static #a = () => Math.random() - 0.5;\n  static #b = () => Math.random() - 0.5;\n  static Inner = class {\n    sort = Deck.#a;\n  };\n  has(other) {\n    return #b in other;\n  }\n  shuffle(cards, more) {\n    cards.sort(Deck.#a);\n    more.sort(Deck.#b);\n  }\n}\n",
    `${IMPORT}\n\nexport class Deck {\n  static #a = () => Math.random() - 0.5;\n  static #b = () => Math.random() - 0.5;\n  static Inner = class {\n    sort = Deck.#a;\n  };\n  has(other) {\n    return #b in other;\n  }\n  shuffle(cards, more) {\n    shuffle(cards);\n    shuffle(more);\n  }\n}\n`,
  ],
])("%s", (_, before = "", after = "", filename = "file.mjs") => {
  expect(fix(before, filename)).toBe(after);
});

it("a comparator inside of a function of a classic script goes, one at its top stays: another script may use it", () => {
  const suggest = (code: string): string => {
    const [message] = verify(code, { options: { helper: "inline" }, sourceType: "script" });
    return apply(code, message?.suggestions?.[0]?.fix ?? { range: [0, 0], text: "" });
  };
  const inside = suggest("function mix(a) {\n  const byChance = () => Math.random() - 0.5;\n  a.sort(byChance);\n}\n");
  expect(inside).toMatch(/^function mix\(a\) \{\n {2}fairShuffle\(a\);\n\}\n/);
  const atTop = suggest("const byChance = () => Math.random() - 0.5;\nfunction mix(a) {\n  a.sort(byChance);\n}\n");
  expect(atTop).toMatch(/^const byChance = .*\nfunction mix\(a\) \{\n {2}fairShuffle\(a\);\n\}\n/);
});

it("an import stays of which the fair shuffle is a part", () => {
  const options = { importFrom: { module: "lodash", name: "shuffle", copies: true as const } };
  const text = 'import * as _ from "lodash";\nexport const f = (a) => [...a].sort(() => _.random(0, 1) - 0.5);\n';
  expect(fixAll(text, { options, filename: "file.mjs" }).output).toBe(
    'import * as _ from "lodash";\nexport const f = (a) => _.shuffle([...a]);\n',
  );
});

describe("a length that nobody asks for any more", () => {
  const COPY = 'import { shuffle, toShuffled } from "fair-shuffle";\n';
  const fixed = (code: string): string =>
    fixAll(COPY + code, { options: { helper: "import" }, filename: "file.mjs" }).output.slice(COPY.length);
  const sort = "a.sort(() => Math.floor(Math.random() * n) - n / 2)";
  const fill =
    "for (let i = 0; i < n; i++) {\n    let j = Math.floor(Math.random() * n);\n    while (b[j] !== undefined) j = (j + 1) % n;\n    b[j] = a[i];\n  }";
  const inFunction = (...lines: readonly string[]): string =>
    `export function f(a, c) {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;

  it.each([
    ["of a sort", ["const n = a.length;", `return ${sort};`], ["return shuffle(a);"]],
    [
      "of drawn keys",
      [
        "const n = a.length;",
        "return a.map((x) => ({ x, k: Math.floor(Math.random() * n) })).sort((p, q) => p.k - q.k).map(({ x }) => x);",
      ],
      ["return toShuffled(a);"],
    ],
    [
      "of a loop, and of the list that it fills",
      ["const n = a.length;", "const b = new Array(n);", fill, "return b;"],
      ["const b = toShuffled(a);", "return b;"],
    ],
    ["of another list", ["const n = c.length;", `return ${sort};`], ["return shuffle(a);"]],
    ["that another name takes", ["const m = a.length;", "const n = m;", `return ${sort};`], undefined],
  ])("goes: %s", (_, before, after) => {
    // A name for a name is no length.
    const left = after ?? ["const m = a.length;", "const n = m;", "return shuffle(a);"];
    expect(fixed(inFunction(...before))).toBe(inFunction(...left));
  });

  it.each([
    ["what comes later asks for it", ["const n = a.length;", `${sort};`, "return n;"]],
    ["the other branch asks for it", ["const n = a.length;", `return c ? ${sort} : n;`]],
    ["it is declared with something else", ["const n = a.length, m = use(a);", `return ${sort};`]],
    ["somebody says something of it", ["// As many as there are.", "const n = a.length;", `return ${sort};`]],
    ["a getter may run for it", ["const n = c.cards.length;", `return ${sort};`]],
    ["it is the place of the list", ["const n = c.length;", sort.replaceAll("a.sort", "a[n].sort") + ";"]],
    ["the part that is sorted asks for it", ["const n = c.length;", `return ${sort.replace("a.", "a.slice(0, n).")};`]],
  ])("stays where %s", (_, lines) => {
    const code = fixed(inFunction(...lines));
    expect(code).toContain("shuffle(");
    expect(code).not.toContain("Math.random");
    const declaration = lines.find((line) => line.startsWith("const"));
    expect(code).toContain(declaration);
  });

  it("stays where other files may read it", () => {
    const code = fixed(`export const a = [1, 2, 3];\nexport const n = a.length;\n${sort};\n`);
    expect(code).toBe("export const a = [1, 2, 3];\nexport const n = a.length;\nshuffle(a);\n");
  });
});
