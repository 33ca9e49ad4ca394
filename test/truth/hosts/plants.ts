// The shuffles that are planted into other people's files: the shapes of the list, and shuffles whose comparators and helpers stand elsewhere.
import type { Dice } from "../conformance/dice.ts";
import shapes from "../shapes/shapes.json" with { type: "json" };

export interface Plant {
  readonly name: string;
  /** Statements that may stand apart from one another, in this order; lines are ended by "\n" and not indented. */
  readonly parts: readonly string[];
  /** The same as one expression, where it is one. */
  readonly expression?: string;
}

export interface PlantStyle {
  readonly semicolons: boolean;
  readonly jsx: boolean;
  readonly typescript: boolean;
  /** Put behind names, so that plants of one file don't meet. */
  readonly id: number;
}

/** What the rule reports, with or without a fix; fair ones are planted too, and must stay as they are. */
const SHAPES = shapes.map(({ id, code }) => ({ id, code }));

const SIGNS = [
  "Math.random() - 0.5",
  "0.5 - Math.random()",
  "Math.random() > 0.5 ? 1 : -1",
  "Math.round(Math.random()) - 0.5",
  "Math.random() < 0.5",
];

export function choosePlant(dice: Dice, style: PlantStyle): Plant {
  return dice.weighted<() => Plant>([
    [30, () => fromShape(dice, style)],
    [30, () => namedComparator(dice, style)],
    [8, () => sharedComparator(dice, style)],
    [14, () => loopWithHelpers(dice, style)],
    [8, () => drawnTwice(dice, style)],
    [10, () => filledList(dice, style)],
    [8, () => keyedSort(dice, style)],
  ])();
}

function fromShape(dice: Dice, style: PlantStyle): Plant {
  const { id, code } = dice.pick(SHAPES);
  const n = String(style.id);
  const end = style.semicolons ? ";" : "";
  const part = dice.weighted([
    [3, `const mix${n} = ${code}${end}`],
    [1, `let mix${n}${end}\nmix${n} = ${code}${end}`],
    [1, `register("mix", ${code})${end}`],
    [1, `const tools${n} = { mix: ${code} }${end}`],
    [1, `class Deck${n} {\n  mix = ${code}${end || ";"}\n}`],
    [1, `function* deal${n}(deck) {\n  yield (${code})(deck)${end}\n}`],
    [1, `function deal${n}(mix = ${code}) {\n  return mix${end}\n}`],
  ]);
  return { name: `shape ${id}`, parts: [part], expression: code };
}

/** A use of a sort in one of many places of the grammar; `sort` is the text of the call. */
function useOf(dice: Dice, sort: string, { semicolons, jsx, typescript, id }: PlantStyle): string {
  const n = String(id);
  const e = semicolons ? ";" : "";
  // What begins with a bracket must not run into the line before.
  const statement = !semicolons && sort.startsWith("[") ? `;${sort}` : `${sort}${e}`;
  return dice.weighted([
    [8, statement],
    [3, `const mixed${n} = ${sort}${e}`],
    [3, `function deal${n}() {\n  return ${sort}${e}\n}`],
    [2, `if (deck${n}) ${sort}${e}`],
    [2, `if (!deck${n}) stop(); else ${sort}${e}`],
    [2, `class Table${n} {\n  deal() {\n    ${statement}\n  }\n}`],
    [2, `class Table${n} {\n  static {\n    ${statement}\n  }\n}`],
    [1, `class Table${n} {\n  cards = ${sort}${e || ";"}\n}`],
    [2, `function* deal${n}() {\n  yield ${sort}${e}\n}`],
    [2, `function deal${n}(cards = ${sort}) {\n  return cards${e}\n}`],
    [2, `const text${n} = \`cards: \${${sort}}\`${e}`],
    [2, `const deal${n} = () => ${sort}${e}`],
    [1, `switch (deck${n}.length) {\n  case 0:\n    break${e}\n  default:\n    ${statement}\n}`],
    [1, `label${n}: ${sort}${e}`],
    [1, `void [${sort}]${e}`],
    [1, `show(${sort}, 1)${e}`],
    [1, `const deal${n} = async () => {\n  await show(${sort})${e}\n}${e}`],
    [1, `try {\n  ${statement}\n} catch {}`],
    [jsx ? 5 : 0, `const table${n} = <Table deal={() => ${sort}} cards={deck${n}} />${e}`],
    [jsx ? 2 : 0, `const table${n} = <Table>{${sort}}</Table>${e}`],
    [typescript ? 2 : 0, `@table(${sort})\nclass Table${n} {}`],
    [typescript ? 2 : 0, `const mixed${n}: readonly number[] = ${sort} as number[]${e}`],
    [typescript ? 1 : 0, `namespace Cards${n} {\n  ${statement}\n}`],
  ]);
}

interface Declared {
  readonly lines: readonly string[];
  readonly argument: string;
}

function declareComparator(dice: Dice, { semicolons, id }: PlantStyle): Declared {
  const name = `random${String(id)}`;
  const sign = dice.pick(SIGNS);
  const e = semicolons ? ";" : "";
  return dice.weighted<() => Declared>([
    [4, () => ({ lines: [`function ${name}() {\n  return ${sign}${e}\n}`], argument: name })],
    [1, () => ({ lines: [`function ${name}() { return ${sign}${e} }`], argument: name })],
    [4, () => ({ lines: [`const ${name} = () => ${sign}${e}`], argument: name })],
    [2, () => ({ lines: [`const ${name} = function () {\n  return ${sign}${e}\n}${e}`], argument: name })],
    [1, () => ({ lines: [`var ${name} = (a, b) => {\n  return ${sign}${e}\n}${e}`], argument: name })],
    [
      2,
      () => ({
        lines: [`const half${String(id)} = 0.5${e}`, `const ${name} = () => Math.random() - half${String(id)}${e}`],
        argument: name,
      }),
    ],
    [
      1,
      () => ({
        lines: [
          `const coin${String(id)} = () => Math.random()${e}`,
          `function ${name}() {\n  return coin${String(id)}() - 0.5${e}\n}`,
        ],
        argument: name,
      }),
    ],
    [2, () => ({ lines: [], argument: `() => ${sign}` })],
  ])();
}

function sortOf(dice: Dice, argument: string, id: number): string {
  const deck = `deck${String(id)}`;
  return dice.weighted([
    [8, `${deck}.sort(${argument})`],
    [3, `[...${deck}].sort(${argument})`],
    [2, `${deck}.slice().sort(${argument})`],
    [1, `${deck}.toSorted(${argument})`],
    [1, `Array.from(${deck}).sort(${argument})`],
    [1, `${deck}\n  .filter(Boolean)\n  .sort(${argument})`],
  ]);
}

function namedComparator(dice: Dice, style: PlantStyle): Plant {
  const { lines, argument } = declareComparator(dice, style);
  const use = useOf(dice, sortOf(dice, argument, style.id), style);
  // A function may be declared below.
  const isBelow = lines.every((line) => line.startsWith("function")) && dice.chance(0.5);
  return { name: "a named comparator", parts: isBelow ? [use, ...lines] : [...lines, use] };
}

/** Several sorts with one comparator; sometimes more than ten, which is how many passes ESLint makes. */
function sharedComparator(dice: Dice, style: PlantStyle): Plant {
  const { lines, argument } = declareComparator(dice, style);
  const count = dice.chance(0.4) ? 11 + dice.below(3) : 2 + dice.below(3);
  const e = style.semicolons ? ";" : "";
  const uses = Array.from(
    { length: count },
    (_, k) => `deck${String(style.id)}.piles[${String(k)}].sort(${argument})${e}`,
  );
  return { name: count > 10 ? "a comparator of more than ten" : "a comparator of several", parts: [...lines, ...uses] };
}

function loopWithHelpers(dice: Dice, { semicolons, id }: PlantStyle): Plant {
  const n = String(id);
  const e = semicolons ? ";" : "";
  const deck = `deck${n}`;
  const [helpers, draw] = dice.weighted<readonly [readonly string[], string]>([
    [3, [[], `Math.floor(Math.random() * ${deck}.length)`]],
    [
      2,
      [
        [`function randomInt${n}(lo, hi) {\n  return Math.floor(Math.random() * (hi - lo + 1)) + lo${e}\n}`],
        `randomInt${n}(0, ${deck}.length - 1)`,
      ],
    ],
    [2, [[`const randomInt${n} = (k) => Math.floor(Math.random() * k)${e}`], `randomInt${n}(${deck}.length)`]],
  ]);
  const swapper = `function swap${n}(list, i, j) {\n  const item = list[i]${e}\n  list[i] = list[j]${e}\n  list[j] = item${e}\n}`;
  const [more, swap] = dice.weighted<readonly [readonly string[], string]>([
    [2, [[], `const item = ${deck}[i]${e}\n  ${deck}[i] = ${deck}[j]${e}\n  ${deck}[j] = item${e}`]],
    [2, [[swapper], `swap${n}(${deck}, i, j)${e}`]],
    [2, [[], `${semicolons ? "" : ";"}[${deck}[i], ${deck}[j]] = [${deck}[j], ${deck}[i]]${e}`]],
  ]);
  const loop = `for (let i = 0; i < ${deck}.length; i++) {\n  const j = ${draw}${e}\n  ${swap}\n}`;
  return { name: "a loop with helpers", parts: [...helpers, ...more, loop] };
}

/** A swap whose place is drawn where it is read, and again where it is written to. */
function drawnTwice(dice: Dice, { semicolons, id }: PlantStyle): Plant {
  const deck = `deck${String(id)}`;
  const e = semicolons ? ";" : "";
  const draw = `Math.floor(Math.random() * ${dice.pick(["(i + 1)", "(i + 1)", `${deck}.length`])})`;
  const [p, q] = [`${deck}[i]`, `${deck}[${draw}]`];
  const swap = dice.pick([`[${p}, ${q}] = [${q}, ${p}]`, `[${q}, ${p}] = [\n    ${p},\n    ${q},\n  ]`]);
  const own = `${semicolons ? "" : ";"}${swap}${e}`;
  const held = `const held = ${p}${e}\n  ${p} = ${q}${e}\n  ${q} = held${e}`;
  const header = `for (let i = ${deck}.length - 1; i > 0; i--)`;
  const loop = dice.pick([
    `${header} {\n  ${own}\n}`,
    `${header} {\n  ${held}\n}`,
    `${header}\n  ${swap}${e}`,
    `${header} ${swap}${e}`,
    `for (let i = ${deck}.length - 1; i > 0; ${swap}, i--)${e || " {}"}`,
    `${deck}.forEach((_, i) => {\n  ${own}\n})${e}`,
    `${deck}.forEach((_, i) => (${swap}))${e}`,
  ]);
  return { name: "a place that is drawn twice", parts: [loop] };
}

function filledList(dice: Dice, { semicolons, id }: PlantStyle): Plant {
  const n = String(id);
  const e = semicolons ? ";" : "";
  const fill = dice.pick([
    `for (const card of deck${n}) out${n}.splice(Math.floor(Math.random() * out${n}.length), 0, card)${e}`,
    `for (const card of deck${n}) {\n  if (Math.random() < 0.5) out${n}.push(card)${e}\n  else out${n}.unshift(card)${e}\n}`,
    `deck${n}.forEach((card) => out${n}.splice(Math.floor(Math.random() * out${n}.length), 0, card))${e}`,
  ]);
  const after = dice.chance(0.5) ? [`show(out${n})${e}`] : [];
  return { name: "a loop that fills a list", parts: [`const out${n} = []${e}`, fill, ...after] };
}

function keyedSort(dice: Dice, { semicolons, id }: PlantStyle): Plant {
  const n = String(id);
  const e = semicolons ? ";" : "";
  const key = dice.pick(["Math.floor(Math.random() * 3)", "Math.round(Math.random() * 2)"]);
  const parts = dice.weighted([
    [
      2,
      [
        `const mixed${n} = deck${n}.map((card) => ({ card, key: ${key} })).sort((a, b) => a.key - b.key).map(({ card }) => card)${e}`,
      ],
    ],
    [
      2,
      [
        `const pairs${n} = deck${n}.map((card) => [${key}, card])${e}`,
        `pairs${n}.sort((a, b) => a[0] - b[0])${e}`,
        `const mixed${n} = pairs${n}.map((pair) => pair[1])${e}`,
      ],
    ],
    [
      1,
      [
        `const keys${n} = new Map(deck${n}.map((card) => [card, ${key}]))${e}`,
        `deck${n}.sort((a, b) => keys${n}.get(a) - keys${n}.get(b))${e}`,
      ],
    ],
  ]);
  return { name: "a keyed sort", parts };
}
