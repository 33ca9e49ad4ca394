// Small programs that run, with a shuffle among lines for which it matters what stands before and after them: above all in code without semicolons.
import { createDice, type Dice } from "../conformance/dice.ts";
import shapes from "../shapes/shapes.json" with { type: "json" };
import { PROJECTS } from "./projects.ts";
import type { Host } from "./surfaces.ts";

export interface HazardProgram {
  readonly host: Host;
  readonly kind: string;
  readonly semicolons: boolean;
  /** How many lists it shows that were shuffled; their fairness is judged where all of them are fixed. */
  readonly shown: number;
}

/** A line, or a few that belong together, without the semicolon that may end them. */
interface Chunk {
  readonly text: string;
  /** It is a block, a comment or the like: what follows can't run on from it. */
  readonly isClosed?: true;
}

interface Context {
  readonly dice: Dice;
  /** What ends a statement inside a chunk. */
  readonly end: "" | ";";
  readonly typescript: boolean;
  readonly module: boolean;
  /** Numbers for names and traces. */
  readonly next: () => number;
}

/** Writes program number `index` (0, 1, …) of the seed; every one stands for itself. */
export function writeHazardProgram(seed: number, index: number): HazardProgram {
  const dice = createDice(seed, index);
  const extension = dice.weighted([
    [6, "mjs"],
    [6, "cjs"],
    [5, "js"],
    [4, "ts"],
    [1, "mts"],
    [2, "html"],
    [2, "vue"],
  ]);
  const semicolons = dice.chance(0.25);
  const isDefined = extension === "js" && dice.chance(0.15);
  const isCommon = extension === "cjs" || (extension === "js" && !isDefined && dice.chance(0.4));
  let count = 0;
  const context: Context = {
    dice,
    end: semicolons ? ";" : "",
    typescript: extension.endsWith("ts"),
    module: extension !== "html" && !isCommon && !isDefined,
    next: () => ++count,
  };
  const plant = choosePlant(context);
  const text = layOut(context, plant, extension, isCommon ? "commonjs" : isDefined ? "define" : "module");
  const ended =
    text.trimEnd() +
    dice.weighted([
      [5, "\n"],
      [2, ""],
      [1, "  "],
      [1, "\n\n"],
      [1, "  \n"],
    ]);
  return {
    host: {
      project: dice.pick(PROJECTS),
      file: `program.${extension}`,
      sourceType: isCommon ? "commonjs" : extension === "html" ? "script" : "module",
      helper: dice.weighted([
        [3, "auto"],
        [1, "import"],
        [1, "inline"],
      ]),
      text: dice.chance(0.1) ? ended.replaceAll("\n", "\r\n") : ended,
    },
    kind: plant.kind,
    semicolons,
    shown: plant.shown,
  };
}

interface ProgramPlant {
  readonly kind: string;
  /** What may stand outside of the function in which it is used, above it; a function also below. */
  readonly declared: readonly Chunk[];
  /** In this order, with anything between them. */
  readonly use: readonly Chunk[];
  /** The last chunk of a function, where it returns. */
  readonly returned?: string;
  readonly shown: number;
}

function layOut(
  context: Context,
  plant: ProgramPlant,
  extension: string,
  system: "module" | "commonjs" | "define",
): string {
  const isCommon = system === "commonjs";
  const { dice } = context;
  const first: Chunk[] = [];
  if (dice.chance(0.12)) first.push({ text: dice.pick(['"use strict"', "'use strict'"]) });
  if (isCommon && dice.chance(0.5)) {
    first.push({
      text: dice.pick([
        "require('node:fs')",
        'const path = require("node:path")',
        "const { join } = require('node:path')",
      ]),
    });
  }
  if (context.module && dice.chance(0.4)) {
    first.push({
      text: dice.pick(["import 'node:fs'", 'import path from "node:path"', "import { join } from 'node:path'"]),
      isClosed: true,
    });
  }
  const isWrapped = plant.returned !== undefined || dice.chance(0.4);
  const below = plant.declared.filter(({ text }) => text.startsWith("function") && dice.chance(0.5));
  const above = plant.declared.filter((chunk) => !below.includes(chunk));
  const isInside = isWrapped && dice.chance(0.4);
  const body = isWrapped
    ? wrap(context, plant, isInside ? above : [])
    : [
        { text: dice.pick(["const deck = input", "let deck = input", "var deck = input"]) },
        ...mingle(context, plant.use),
      ];
  const declared = isInside ? [] : above;
  const chunks = [...first, ...mingle(context, [...declared, ...body, ...below])];
  if (extension === "html") return writePage(context, chunks);
  if (extension === "vue") return writeComponent(context, chunks);
  if (context.module && dice.chance(0.3)) chunks.push({ text: "export const done = 1" });
  if (isCommon && dice.chance(0.3)) chunks.push({ text: "module.exports = { done: 1 }" });
  const text = join(context, chunks);
  return system === "define" ? `define([], function () {\n${indent(text)}\n})${context.end}` : text;
}

/** The same in a function, a method or an arrow function, which is then called. */
function wrap(context: Context, { use, returned }: ProgramPlant, declared: readonly Chunk[]): Chunk[] {
  const { dice, end, typescript } = context;
  const chunks = [...mingle(context, [...declared, ...use])];
  if (dice.chance(0.2)) chunks.unshift({ text: "if (count > 99) return" });
  const text = join(context, returned === undefined ? chunks : [...chunks, { text: returned }]);
  const body = indent(text);
  const parameter = typescript ? "deck: number[]" : "deck";
  const call = returned === undefined ? "deal(input)" : "show(deal(input))";
  return dice.weighted<Chunk[]>([
    [5, [{ text: `function deal (${parameter}) {\n${body}\n}`, isClosed: true }, { text: call }]],
    [3, [{ text: `const deal = (${parameter}) => {\n${body}\n}` }, { text: call }]],
    [2, [{ text: `const deal = function (${parameter}) {\n${body}\n}` }, { text: call }]],
    [
      2,
      [
        { text: `class Table {\n  deal (${parameter}) {\n${indent(body)}\n  }\n}`, isClosed: true },
        { text: call.replace("deal(", "new Table().deal(") },
      ],
    ],
    [
      1,
      [
        { text: `const table = {\n  deal (${parameter}) {\n${indent(body)}\n  },\n}` },
        { text: call.replace("deal(", "table.deal(") },
      ],
    ],
    [
      1,
      [{ text: `(function (${parameter}) {\n${body}\n})(input)${end}`.replace(/;$/, "") }].map((chunk) =>
        returned === undefined ? chunk : { text: `show(${chunk.text})` },
      ),
    ],
  ]);
}

/** Puts lines that leave a trace, and comments, among the chunks; more of them where something may go. */
function mingle(context: Context, chunks: readonly Chunk[]): Chunk[] {
  const { dice } = context;
  const mingled: Chunk[] = [];
  for (const chunk of chunks) {
    if (dice.chance(0.45)) mingled.push(writeBefore(context));
    if (dice.chance(0.12))
      mingled.push({ text: `// note ${String(context.next())}`, isClosed: true }, { text: "", isClosed: true });
    mingled.push(
      dice.chance(0.06) && /^\w[^\n]*$/.test(chunk.text)
        ? { ...chunk, text: `${chunk.text} /* note ${String(context.next())} */` }
        : chunk,
    );
    if (dice.chance(0.15)) mingled.push({ text: "", isClosed: true });
    if (dice.chance(0.55)) mingled.push(writeHazard(context));
  }
  return mingled;
}

/** A line on which the next one must not run on. */
function writeBefore({ dice, next, end }: Context): Chunk {
  const k = String(next());
  return dice.weighted<Chunk>([
    [4, { text: `const keep${k} = log` }],
    [2, { text: `const list${k} = []` }],
    [2, { text: `let one${k} = 1` }],
    [1, { text: `let none${k}` }],
    [1, { text: "count++" }],
    [2, { text: `log("b${k}")` }],
    [1, { text: `const text${k} = "text"` }],
    [1, { text: `const call${k} = function () {\n  log("called ${k}")${end}\n}` }],
    [1, { text: `const arrow${k} = () => {\n  log("called ${k}")${end}\n}` }],
    [1, { text: `const o${k} = { log }` }],
    [1, { text: `const re${k} = /b/` }],
    [1, { text: `if (count > 99) log("b${k}")` }],
    [1, { text: `for (const x of [1]) log(x)` }],
    [1, { text: `do { log("b${k}") } while (false)`, isClosed: true }],
    [1, { text: `function unused${k} () {\n  log("b${k}")${end}\n}`, isClosed: true }],
    [1, { text: `const made${k} = new Set` }],
    [1, { text: `const tag${k} = String.raw` }],
  ]);
}

/** A line that runs on from the one before it, where that is not ended. */
function writeHazard({ dice, next }: Context): Chunk {
  const k = String(next());
  return dice.weighted<Chunk>([
    [4, { text: `[1, 2].forEach((x) => log("h${k}", x))` }],
    [3, { text: `(async () => { log("h${k}") })()` }],
    [3, { text: `(function () { log("h${k}") })()` }],
    [1, { text: `(() => log("h${k}"))()` }],
    [3, { text: `\`h${k}\`.split("").forEach((x) => log(x))` }],
    [1, { text: `+log("h${k}")` }],
    [1, { text: `-log("h${k}")` }],
    [2, { text: `/h/.test("h${k}") && log("h${k}")` }],
    [1, { text: `(log)("h${k}")` }],
    [1, { text: `++count` }],
    [1, { text: `[count] = [count + 1]` }],
    [1, { text: `if (count < 99) log("h${k}")` }],
    [1, { text: `const late${k} = log("h${k}")` }],
    [1, { text: `log(count)` }],
  ]);
}

/** Joins chunks as lines; without semicolons a line that would run on gets its guard, and sometimes one that needs none. */
function join({ dice, end }: Context, chunks: readonly Chunk[]): string {
  let isOpen = false;
  const lines: string[] = [];
  for (const { text, isClosed = false } of chunks) {
    if (text === "" || text.startsWith("//")) {
      lines.push(text);
      continue;
    }
    const runsOn = /^(?:[([`/]|[+-](?![+-]))/.test(text);
    if (end === ";") lines.push(isClosed ? text : withEnd(text));
    else lines.push(runsOn && (isOpen || dice.chance(0.3)) ? `;${text}` : text);
    isOpen = !isClosed;
  }
  return lines.join("\n");
}

/** The semicolon goes before a comment at the end of the line. */
const withEnd = (text: string): string => text.replace(/(?<comment> \/\*[^*]*\*\/)?$/, ";$<comment>");

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");

/** Two scripts, of which the first one may end without a semicolon and the second one begin with anything. */
function writePage(context: Context, chunks: readonly Chunk[]): string {
  const [first, second] = divide(context, chunks);
  const body = context.dice.chance(0.5) ? indent : (text: string) => text;
  const lead = context.dice.chance(0.5) ? "<!doctype html>\n<title>Cards</title>\n" : "";
  return `${lead}<script>\n${body(first)}\n</script>\n<script>\n${body(second)}\n</script>\n`;
}

function writeComponent(context: Context, chunks: readonly Chunk[]): string {
  const [first, second] = divide(context, chunks);
  const body = context.dice.chance(0.4) ? indent : (text: string) => text;
  const template = context.dice.chance(0.5) ? "<template>\n  <p>Cards</p>\n</template>\n\n" : "";
  return context.dice.chance(0.3)
    ? `${template}<script setup>\n${body(join(context, chunks))}\n</script>\n`
    : `${template}<script>\n${body(first)}\n</script>\n<script setup>\n${body(second)}\n</script>\n`;
}

function divide(context: Context, chunks: readonly Chunk[]): [string, string] {
  // Imports and directives stay where they are.
  const at = 1 + context.dice.below(Math.max(1, chunks.length - 1));
  return [join(context, chunks.slice(0, at)), join(context, chunks.slice(at))];
}

const SIGNS = [
  "Math.random() - 0.5",
  "0.5 - Math.random()",
  "Math.random() > 0.5 ? 1 : -1",
  "Math.round(Math.random()) - 0.5",
];

function choosePlant(context: Context): ProgramPlant {
  return context.dice.weighted<(context: Context) => ProgramPlant>([
    [36, sortPlant],
    [8, sharedPlant],
    [16, loopPlant],
    [16, fillPlant],
    [10, keyedPlant],
    [24, shapePlant],
  ])(context);
}

function declareComparator({ dice, end, typescript }: Context): { declared: Chunk[]; argument: string } {
  const sign = dice.pick(SIGNS);
  const type = typescript && dice.chance(0.5) ? ": number" : "";
  return dice.weighted<() => { declared: Chunk[]; argument: string }>([
    [
      4,
      () => ({
        declared: [{ text: `function byChance ()${type} {\n  return ${sign}${end}\n}`, isClosed: true }],
        argument: "byChance",
      }),
    ],
    [
      1,
      () => ({
        declared: [{ text: `function byChance ()${type} { return ${sign}${end} }`, isClosed: true }],
        argument: "byChance",
      }),
    ],
    [5, () => ({ declared: [{ text: `const byChance = ()${type} => ${sign}` }], argument: "byChance" })],
    [
      1,
      () => ({
        declared: [{ text: `var byChance = function ()${type} {\n  return ${sign}${end}\n}` }],
        argument: "byChance",
      }),
    ],
    [
      1,
      () => ({
        declared: [{ text: `const byChance = (a${type}, b${type}) => {\n  return ${sign}${end}\n}` }],
        argument: "byChance",
      }),
    ],
    [
      2,
      () => ({
        declared: [{ text: "const half = 0.5" }, { text: `const byChance = () => Math.random() - half` }],
        argument: "byChance",
      }),
    ],
    [
      1,
      () => ({
        declared: [{ text: "const coin = Math.random" }, { text: `const byChance = () => coin() - 0.5` }],
        argument: "byChance",
      }),
    ],
    [
      1,
      () => ({ declared: [{ text: "const half = 0.5, byChance = () => Math.random() - half" }], argument: "byChance" }),
    ],
    [3, () => ({ declared: [], argument: `() => ${sign}` })],
    [1, () => ({ declared: [], argument: `function () { return ${sign}${end} }` })],
  ])();
}

function sortPlant(context: Context): ProgramPlant {
  const { dice, end, typescript } = context;
  const { declared, argument } = declareComparator(context);
  const deck = typescript && dice.chance(0.4) ? dice.pick(["(deck as number[])", "deck!"]) : "deck";
  const inPlace = dice.weighted([
    [8, `${deck}.sort(${argument})`],
    [1, `Array.prototype.sort.call(deck, ${argument})`],
    [1, `deck["sort"](${argument})`],
  ]);
  const copy = dice.pick([
    `[...deck].sort(${argument})`,
    `deck.slice().sort(${argument})`,
    `deck.toSorted(${argument})`,
    `Array.from(deck).sort(${argument})`,
    `deck\n  .slice()\n  .sort(${argument})`,
    `[].concat(deck).sort(${argument})`,
  ]);
  const show = { text: "show(deck)" };
  const kept = { text: "log(deck.join())" };
  const type = typescript && dice.chance(0.4) ? ": number[]" : "";
  const make = (use: readonly Chunk[], returned?: string): ProgramPlant => ({
    kind: "a sort",
    declared,
    use,
    shown: 1,
    ...(returned === undefined ? {} : { returned }),
  });
  return dice.weighted<() => ProgramPlant>([
    [8, () => make([{ text: inPlace }, show])],
    [3, () => make([{ text: `show(${inPlace})` }])],
    [5, () => make([{ text: `const mixed${type} = ${copy}` }, { text: "show(mixed)" }, kept])],
    [2, () => make([{ text: `show(${copy})` }, kept])],
    [2, () => make([{ text: `${copy}.forEach((card) => see(card))` }, { text: "show(seen)" }])],
    [
      2,
      () =>
        make([
          {
            text: `const mixed = deck\n  .filter((card) => card !== 99)\n  .sort(${argument})\n  .map((card) => card)`,
          },
          { text: "show(mixed)" },
        ]),
    ],
    [2, () => make([{ text: `if (deck.length > 1) ${inPlace}` }, show])],
    [2, () => make([{ text: `if (!deck.length) log("none")${end}\nelse ${inPlace}` }, show])],
    [1, () => make([{ text: `deck.length > 1 && ${inPlace}` }, show])],
    [1, () => make([{ text: `void ${inPlace}` }, show])],
    [1, () => make([{ text: `log(\`cards: \${${inPlace}.length}\`)` }, show])],
    [2, () => make([{ text: `const shuffleIt = () => ${inPlace}` }, { text: "show(shuffleIt())" }])],
    [1, () => make([{ text: `const take = (cards = ${inPlace}) => cards` }, { text: "show(take())" }])],
    [1, () => make([{ text: `for (const card of ${copy}) see(card)` }, { text: "show(seen)" }])],
    [
      1,
      () =>
        make([{ text: `for (const card of ${copy}) {\n  see(card)${end}\n}`, isClosed: true }, { text: "show(seen)" }]),
    ],
    [
      1,
      () =>
        make([
          { text: `const [one, ...rest] = ${copy}` },
          { text: "show([one, ...rest].filter((card) => card !== undefined))" },
        ]),
    ],
    [
      1,
      () =>
        make([
          {
            text: `switch (deck.length) {\n  case 99:\n    log("no")${end}\n  default:\n    ${inPlace}${end}\n}`,
            isClosed: true,
          },
          show,
        ]),
    ],
    [
      1,
      () => make([{ text: `try {\n  ${inPlace}${end}\n} finally {\n  log("finally")${end}\n}`, isClosed: true }, show]),
    ],
    [1, () => make([{ text: `outer: ${inPlace}` }, show])],
    [3, () => make([], `return ${inPlace}`)],
    [2, () => make([], `return ${copy}`)],
    [1, () => make([], `return (\n  ${inPlace}\n)`)],
    [1, () => make([{ text: `const mixed = (log("first"), ${copy})` }, { text: "show(mixed)" }])],
    [1, () => make([{ text: `const mixed = ${copy}, more = log` }, { text: `more("more")` }, { text: "show(mixed)" }])],
    [1, () => make([{ text: `const table = { cards: ${copy}, log }` }, { text: "show(table.cards)" }])],
    [1, () => make([{ text: `class Room {\n  static {\n    ${inPlace}${end}\n  }\n}`, isClosed: true }, show])],
    [
      1,
      () =>
        make([
          { text: `class Room {\n  cards = ${inPlace}${end || ";"}\n}`, isClosed: true },
          { text: "show(new Room().cards)" },
        ]),
    ],
    [
      1,
      () =>
        make([
          { text: `function * each () {\n  yield ${inPlace}${end}\n}`, isClosed: true },
          { text: "show([...each()][0])" },
        ]),
    ],
  ])();
}

/** Several findings with one comparator, at times more than the ten passes that ESLint makes. */
function sharedPlant(context: Context): ProgramPlant {
  const { dice } = context;
  const { declared, argument } = declareComparator(context);
  const count = dice.chance(0.35) ? 11 + dice.below(2) : 2 + dice.below(2);
  const use = Array.from({ length: count }, (_, k): Chunk[] => [
    { text: `const pile${String(k)} = deck.slice()` },
    { text: `pile${String(k)}.sort(${argument})` },
    { text: `show(pile${String(k)})` },
  ]).flat();
  return {
    kind: count > 10 ? "more than ten with one comparator" : "several with one comparator",
    declared,
    use,
    shown: count,
  };
}

function loopPlant({ dice, end }: Context): ProgramPlant {
  const [helpers, draw] = dice.weighted<readonly [readonly Chunk[], string]>([
    [3, [[], "Math.floor(Math.random() * deck.length)"]],
    [
      2,
      [
        [
          {
            text: `function randomInt (lo, hi) {\n  return Math.floor(Math.random() * (hi - lo + 1)) + lo${end}\n}`,
            isClosed: true,
          },
        ],
        "randomInt(0, deck.length - 1)",
      ],
    ],
    [2, [[{ text: "const randomInt = (k) => Math.floor(Math.random() * k)" }], "randomInt(deck.length)"]],
  ]);
  const [more, swap] = dice.weighted<readonly [readonly Chunk[], string]>([
    [3, [[], `const item = deck[i]${end}\n  deck[i] = deck[j]${end}\n  deck[j] = item${end}`]],
    [
      2,
      [
        [
          {
            text: `function swap (list, i, j) {\n  const item = list[i]${end}\n  list[i] = list[j]${end}\n  list[j] = item${end}\n}`,
            isClosed: true,
          },
        ],
        `swap(deck, i, j)${end}`,
      ],
    ],
    [3, [[], `${end === "" ? ";" : ""}[deck[i], deck[j]] = [deck[j], deck[i]]${end}`]],
  ]);
  const body = `  const j = ${draw}${end}\n  ${swap}`;
  const loop = dice.weighted<readonly Chunk[]>([
    [5, [{ text: `for (let i = 0; i < deck.length; i++) {\n${body}\n}`, isClosed: true }]],
    [2, [{ text: `for (let i = deck.length - 1; i > 0; i--) {\n${body}\n}`, isClosed: true }]],
    [2, [{ text: "let i = deck.length" }, { text: `while (i--) {\n${body}\n}`, isClosed: true }]],
    [1, [{ text: `deck.forEach((_, i) => {\n${body}\n})` }]],
    [1, [{ text: `for (const i in deck) {\n${body}\n}`, isClosed: true }]],
    [1, [{ text: `for (const i of deck.keys()) {\n${body}\n}`, isClosed: true }]],
    [1, [{ text: "const n = deck.length" }, { text: `for (let i = 0; i < n; i++) {\n${body}\n}`, isClosed: true }]],
  ]);
  return { kind: "a loop", declared: [...helpers, ...more], use: [...loop, { text: "show(deck)" }], shown: 1 };
}

function fillPlant({ dice, end, typescript }: Context): ProgramPlant {
  const type = typescript ? ": number[]" : "";
  const place = "Math.floor(Math.random() * out.length)";
  const fill = dice.weighted<readonly Chunk[]>([
    [3, [{ text: `const out${type} = []` }, { text: `for (const card of deck) out.splice(${place}, 0, card)` }]],
    [
      2,
      [
        { text: `const out${type} = []` },
        { text: `for (const card of deck) {\n  out.splice(${place}, 0, card)${end}\n}`, isClosed: true },
      ],
    ],
    [2, [{ text: `let out${type} = []` }, { text: `deck.forEach((card) => out.splice(${place}, 0, card))` }]],
    [
      2,
      [
        { text: `const out${type} = []` },
        { text: `for (const card of deck) Math.random() < 0.5 ? out.push(card) : out.unshift(card)` },
      ],
    ],
    [
      1,
      [
        { text: `const out${type} = []` },
        {
          text: `for (const card of deck) {\n  if (Math.random() < 0.5) out.push(card)${end}\n  else out.unshift(card)${end}\n}`,
          isClosed: true,
        },
      ],
    ],
    [
      1,
      [
        { text: `const rest = [...deck]` },
        { text: `const out${type} = []` },
        {
          text: `while (rest.length > 0) {\n  const j = Math.floor(Math.random() * (rest.length - 1))${end}\n  out.push(rest[j])${end}\n  rest.splice(j, 1)${end}\n}`,
          isClosed: true,
        },
      ],
    ],
    [
      1,
      [{ text: "const out = deck.reduce((all, card) => (Math.random() < 0.5 ? [...all, card] : [card, ...all]), [])" }],
    ],
  ]);
  const shown = dice.chance(0.7);
  return {
    kind: "a list that is filled",
    declared: [],
    use: shown ? [...fill, { text: "show(out)" }] : fill,
    ...(shown ? {} : { returned: "return out" }),
    shown: 1,
  };
}

function keyedPlant({ dice }: Context): ProgramPlant {
  const key = dice.pick(["Math.floor(Math.random() * 3)", "Math.round(Math.random() * 2)"]);
  const use = dice.weighted<readonly Chunk[]>([
    [
      2,
      [
        {
          text: `const out = deck.map((card) => ({ card, key: ${key} })).sort((a, b) => a.key - b.key).map(({ card }) => card)`,
        },
      ],
    ],
    [
      1,
      [
        {
          text: `const out = deck\n  .map((card) => ({ card, key: ${key} }))\n  .sort((a, b) => a.key - b.key)\n  .map(({ card }) => card)`,
        },
      ],
    ],
    [
      2,
      [
        { text: `const pairs = deck.map((card) => [${key}, card])` },
        { text: "pairs.sort((a, b) => a[0] - b[0])" },
        { text: "const out = pairs.map((pair) => pair[1])" },
      ],
    ],
    [
      1,
      [
        { text: `const keys = new Map(deck.map((card) => [card, ${key}]))` },
        { text: "const out = deck.slice().sort((a, b) => keys.get(a) - keys.get(b))" },
      ],
    ],
  ]);
  return { kind: "a keyed sort", declared: [], use: [...use, { text: "show(out)" }], shown: 1 };
}

/** Those that are found; one of them has its length in its text. */
const SHAPES = shapes.filter(({ id, wanted }) => wanted !== "ok" && !["A40", "A43", "B12", "B27"].includes(id));

function shapePlant({ dice }: Context): ProgramPlant {
  const { id, code } = dice.pick(SHAPES);
  return {
    kind: `shape ${id}`,
    declared: [{ text: `const mix = ${code}` }],
    use: dice.chance(0.7)
      ? [{ text: "show(mix(deck))" }]
      : [{ text: "const mixed = mix(deck)" }, { text: "show(mixed)" }],
    shown: 1,
  };
}
