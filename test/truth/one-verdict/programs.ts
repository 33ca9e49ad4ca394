// Texts to ask every surface about: each shape of the list, the findings of the demo's project, and ordinary programs on which surfaces once disagreed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import shapes from "../shapes/shapes.json" with { type: "json" };

export interface AskedProgram {
  readonly name: string;
  readonly text: string;
}

const PROJECT = fileURLToPath(new URL("../../shipped/projects/card-room/src", import.meta.url));

const DECK = JSON.stringify(Array.from({ length: 52 }, (_, card) => `card ${card}`));

const swapAtRandom = (list: string, times: number | string): string => `const deck = ${list};
for (let k = 0; k < ${times}; k++) {
  const i = Math.floor(Math.random() * deck.length);
  const j = Math.floor(Math.random() * deck.length);
  [deck[i], deck[j]] = [deck[j], deck[i]];
}
`;

const sortBy = (key: string): string =>
  `export const mix = (list) => list.map((value) => ({ value, key: ${key} })).sort((a, b) => a.key - b.key).map(({ value }) => value);\n`;

const loop = (to: string, range: string): string =>
  `export function mix(a, limit) {\n  for (let i = 0; i < ${to}; i++) {\n    const j = Math.floor(Math.random() * ${range});\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n`;

const CALLS: readonly AskedProgram[] = [
  { name: "lodash", text: 'import _ from "lodash";\nexport const mix = (list) => _.shuffle(list);\n' },
  { name: "lodash as a global", text: "const mix = (list) => _.shuffle(list);\n" },
  { name: "lodash's sample of all", text: "const mix = (list) => _.sampleSize(list, list.length);\n" },
  { name: "lodash's sample of three", text: "const draw = (list) => _.sampleSize(list, 3);\n" },
  { name: "lodash's sample of some", text: "const draw = (list, winners) => _.sampleSize(list, winners);\n" },
  { name: "d3", text: 'import * as d3 from "d3";\nd3.shuffle(list);\n' },
  { name: "radash", text: 'import { shuffle } from "radash";\nexport const mixed = shuffle(list);\n' },
  { name: "chance", text: 'import Chance from "chance";\nexport const mixed = new Chance().shuffle(list);\n' },
  { name: "ours", text: 'import { shuffle } from "fair-shuffle";\nshuffle(list);\n' },
  {
    name: "ours, copied",
    text: 'import { toShuffled } from "fair-shuffle";\nexport const mixed = toShuffled(list);\n',
  },
];

const ORDINARY: readonly AskedProgram[] = [
  {
    name: "a class of 52 cards",
    text: `class Deck {\n  mix() {\n    for (let i = 0; i < 52; i++) {\n      const j = Math.floor(Math.random() * 52);\n      const held = this.cards[i];\n      this.cards[i] = this.cards[j];\n      this.cards[j] = held;\n    }\n  }\n}\n`,
  },
  { name: "30 swaps of 52 cards", text: swapAtRandom(DECK, 30) },
  { name: "100 swaps of 8 cards", text: swapAtRandom('["a", "b", "c", "d", "e", "f", "g", "h"]', 100) },
  { name: "as many swaps as nobody tells", text: swapAtRandom("list.slice()", "times") },
  { name: "3 swaps of a list", text: swapAtRandom("list.slice()", 3) },
  { name: "map, sort, map", text: sortBy("Math.random()") },
  { name: "keys that tie", text: sortBy("Math.floor(Math.random() * 100)") },
  { name: "keys that hardly tie", text: sortBy("Math.floor(Math.random() * 1e9)") },
  { name: "keys of an unknown number", text: sortBy("Math.floor(Math.random() * limit)") },
  { name: "a range that leaves the list", text: loop("a.length", "(a.length + 1)") },
  {
    name: "a place that is drawn twice",
    text: "export function mix(a) {\n  for (let i = a.length - 1; i > 0; i--) {\n    [a[i], a[Math.floor(Math.random() * (i + 1))]] = [a[Math.floor(Math.random() * (i + 1))], a[i]];\n  }\n}\n",
  },
  { name: "a range that nobody tells", text: loop("limit", "limit") },
  {
    name: "one pass by a default",
    text: "export function mix(a, times = 1) {\n  for (let k = 0; k < times; k++) {\n    for (let i = 0; i < a.length; i++) {\n      const j = Math.floor(Math.random() * a.length);\n      [a[i], a[j]] = [a[j], a[i]];\n    }\n  }\n}\n",
  },
  {
    name: "a fair range up to what nobody tells",
    text: "export function mix(a, n) {\n  for (let i = n - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * (i + 1));\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n",
  },
  { name: "a coin for two", text: "export const pair = [x, y].sort(() => Math.random() - 0.5);\n" },
  { name: "a coin for four", text: "export const four = [w, x, y, z].sort(() => Math.random() - 0.5);\n" },
  {
    name: "a coin between tied items",
    text: "export const f = (a) => a.sort((x, y) => y.score - x.score || Math.random() - 0.5);\n",
  },
  {
    name: "a coin in one mode",
    text: "export const f = (a, random) => a.sort((x, y) => (random ? Math.random() - 0.5 : x - y));\n",
  },
  {
    name: "what a comment allows",
    text: "// fair-shuffle-ignore\nexport const f = (a) => a.sort(() => Math.random() - 0.5);\n",
  },
  {
    name: "what a name allows",
    text: "export function secretSanta(a) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * i);\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n",
  },
  {
    name: "a swap by arithmetic",
    text: "export function f(a) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * (i + 1));\n    a[i] = a[i] + a[j];\n    a[j] = a[i] - a[j];\n    a[i] = a[i] - a[j];\n  }\n}\n",
  },
  {
    name: "a range that may include its end",
    text: "export function f(a) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = randomInt(0, i);\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n",
  },
  {
    name: "a range that may leave out its end",
    text: "export function f(a) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = dice.range(i + 1);\n    [a[i], a[j]] = [a[j], a[i]];\n  }\n}\n",
  },
  { name: "keys that may be fractions", text: sortBy("random(0, 1000)") },
  { name: "a loop that takes too long", text: loop("a.length", "9000") },
];

/** The programs by the files that they are written to. */
export function getPrograms(): Readonly<Record<string, AskedProgram>> {
  const asked: Record<string, AskedProgram> = {};
  for (const { id, shape, code } of shapes) {
    asked[`shape-${id}.mjs`] = { name: `${id} ${shape}`, text: `export const f = ${code};\n` };
  }
  for (const [index, program] of ORDINARY.entries()) asked[`ordinary-${index}.mjs`] = program;
  for (const [index, program] of CALLS.entries()) asked[`call-${index}.mjs`] = program;
  for (const file of readdirSync(PROJECT, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:[jt]sx?|vue)$/.test(file)) continue;
    asked[`project/${file}`] = { name: file, text: readFileSync(join(PROJECT, file), "utf8") };
  }
  return asked;
}
