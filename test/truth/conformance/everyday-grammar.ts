/** Shuffles as tutorials write them: over cells that show cards, elements that are laid out or moved, grids, the loops of libraries and of Vue, swaps by a coin, a few swaps of drawn places, places drawn beforehand; and their fair kin. */

import type { Dice } from "./dice.ts";
import { writeFunction } from "./dress-grammar.ts";
import { ANY_LENGTH, fromMarked, indent, type Program } from "./program.ts";
import { chooseDrawSource, type DrawSource } from "./random-source-grammar.ts";

interface Everyday {
  readonly kind: string;
  readonly parameter: string;
  readonly body: readonly string[];
  readonly outside?: readonly string[];
  /** From the array of items to the resulting one; `NAME` stands for the function. */
  readonly entry?: string;
  readonly sizes?: readonly number[];
  readonly name?: string;
  readonly suggestionOnly?: true;
  readonly silent?: true;
  readonly drawsTwice?: true;
  /** The whole text, where it is no plain function. */
  readonly write?: (name: string, parameter: string, body: readonly string[]) => string;
}

interface Context {
  readonly dice: Dice;
  readonly a: string;
  /** A drawn whole number below an upper end, as code. */
  readonly place: (upper: string) => string;
  readonly draw: DrawSource["draw"];
  /** How many places are drawn from in the round of `i`: all of them, which is biased, or those up to it, which is fair. */
  readonly range: (index?: string) => string;
}

export function writeEveryday(dice: Dice): Program {
  const source = chooseDrawSource(dice, false);
  const a = dice.pick(["a", "cards", "list", "tiles"]);
  const isFair = dice.chance(0.3);
  const place = (upper: string): string => `Math.floor(${source.draw(`GRID(${upper})`)} * ${upper})`;
  const range = (index = "i"): string => (isFair ? `(${index} + 1)` : `${a}.length`);
  const everyday = dice.weighted<(context: Context) => Everyday>([
    [3, writeShown],
    [3, writeOrders],
    [2, writeMovedElements],
    [2, writeGrid],
    [3, writeLibraryLoop],
    [2, writeLoopOfKeys],
    [1, writeVueSet],
    [2, writeCoinSwaps],
    [2, writeFewSwaps],
    [2, writeDrawnTwice],
    [2, writeDrawnPlaces],
    [2, writeFromTheRight],
    [2, writeBuiltText],
    [2, writeInstance],
  ])({ dice, a, place, draw: source.draw, range });
  const { kind, parameter, body, outside = [], entry = "(items) => NAME(items)", sizes = ANY_LENGTH } = everyday;
  const name = everyday.name ?? dice.pick(["shuffle", "shuffleCards", "mix"]);
  const write = everyday.write ?? ((own, list, lines) => writeFunction(dice, own, [list], lines));
  return fromMarked({
    family: "loop",
    kind,
    intent: "shuffle",
    marked: [...outside, ...source.outside, write(name, parameter, [...source.inside, ...body])].join("\n\n"),
    entry: entry.replaceAll("NAME", name),
    sizes,
    features: [source.feature, `everyday: ${kind}`],
    ...(everyday.suggestionOnly === undefined ? {} : { suggestionOnly: true as const }),
    ...(everyday.silent === undefined ? {} : { silent: true as const }),
    ...(everyday.drawsTwice === undefined ? {} : { drawsTwice: true as const }),
  });
}

/** `list.reduceRight((mixed, _, i) => …, [...list])` */
function writeFromTheRight({ dice, a, place, range }: Context): Everyday {
  const swap = dice.pick([
    ["[mixed[i], mixed[j]] = [mixed[j], mixed[i]];"],
    ["const held = mixed[i];", "mixed[i] = mixed[j];", "mixed[j] = held;"],
  ]);
  return {
    kind: "a reduction from the right",
    parameter: a,
    body: [
      `return ${a}.reduceRight((mixed, _, i) => {`,
      ...indent([`const j = ${place(range())};`, ...swap, "return mixed;"]),
      `}, ${dice.pick([`[...${a}]`, `${a}.slice()`])});`,
    ],
  };
}

/** `[a[i], a[draw()]] = [a[draw()], a[i]]`, which writes to another place than it has read; and its innocent kin, which names what it draws. */
function writeDrawnTwice({ dice, a, place, range }: Context): Everyday {
  const isTwice = dice.chance(0.7);
  const drawn = place(range());
  const [p, q] = [`${a}[i]`, `${a}[${isTwice ? drawn : "at"}]`];
  const swap = dice.pick([
    [`[${p}, ${q}] = [${q}, ${p}];`],
    [`[${q}, ${p}] = [${p}, ${q}];`],
    [`const held = ${p};`, `${p} = ${q};`, `${q} = held;`],
    [`const held = ${q};`, `${q} = ${p};`, `${p} = held;`],
  ]);
  return {
    kind: isTwice ? "a place that is drawn twice" : "a place under a name",
    parameter: a,
    body: [...(isTwice ? writeTwice(dice, a, swap) : overPlaces(a, [`const at = ${drawn};`, ...swap])), `return ${a};`],
    ...(isTwice ? { drawsTwice: true } : {}),
  };
}

/** A loop around a swap; one of a single line may stand without braces, or be what a callback gives back. */
function writeTwice(dice: Dice, a: string, swap: readonly string[]): readonly string[] {
  const [only = "", ...more] = swap;
  if (more.length > 0 || dice.chance(0.5)) return overPlaces(a, swap);
  return dice.pick([
    [`for (let i = 0; i < ${a}.length; i++) ${only}`],
    [`${a}.forEach((_, i) => (${only.slice(0, -1)}));`],
    [`for (let i = 0; i < ${a}.length; ${only.slice(0, -1)}, i++);`],
  ]);
}

/** A text that grows by the letters that are drawn out of another one. */
function writeBuiltText({ dice, a, place }: Context): Everyday {
  const [kind, upper] = dice.pick([
    ["a text built of all letters", "letters.length"],
    ["a text built of all letters but the last", "Math.max(letters.length - 1, 1)"],
  ] as const);
  const grow = dice.pick([
    [`out += letters.splice(${place(upper)}, 1)[0];`],
    [`out = out + letters.splice(${place(upper)}, 1)[0];`],
    [`const k = ${place(upper)};`, "out += letters[k];", "letters.splice(k, 1);"],
  ]);
  return {
    kind,
    parameter: a,
    body: [
      `const letters = ${dice.pick([`${a}.split("")`, `[...${a}]`])};`,
      'let out = "";',
      "while (letters.length > 0) {",
      ...indent(grow),
      "}",
      "return out;",
    ],
    entry: '(items) => [...NAME(items.map(Number).join(""))].map((id) => items[Number(id)])',
  };
}

/** `dice.below(n)`, where the instance draws by another method of its own. */
function writeInstance({ dice, a, range }: Context): Everyday {
  const upper = range();
  const swap = dice.pick([
    [`[${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`],
    [`const held = ${a}[i];`, `${a}[i] = ${a}[j];`, `${a}[j] = held;`],
  ]);
  return {
    kind: "a draw by an instance",
    parameter: a,
    outside: [
      [
        "class Dice {",
        ...indent([
          "unit(⟦...hint⟧) {",
          "  return Math.random(⟦...hint⟧);",
          "}",
          "",
          "below(n⟦, ...hint⟧) {",
          "  return Math.floor(this.unit(⟦...hint⟧) * n);",
          "}",
        ]),
        "}",
      ].join("\n"),
      "const dice = new Dice();",
    ],
    body: [...overPlaces(a, [`const j = dice.below(${upper}⟦, GRID(${upper})⟧);`, ...swap]), `return ${a};`],
  };
}

/** A loop over the places of a list, by its counter `i`. */
const overPlaces = (a: string, lines: readonly string[]): readonly string[] => [
  `for (let i = 0; i < ${a}.length; i++) {`,
  ...indent(lines),
  "}",
];

/** `[cells[i].innerHTML, cells[j].innerHTML] = …`: the cells stay, what they show moves. */
function writeShown({ dice, a, place, range }: Context): Everyday {
  const shown = dice.pick(["innerHTML", "textContent", "value", "src", "image"]);
  const swap = dice.pick([
    [`[${a}[i].${shown}, ${a}[j].${shown}] = [${a}[j].${shown}, ${a}[i].${shown}];`],
    [`const held = ${a}[i].${shown};`, `${a}[i].${shown} = ${a}[j].${shown};`, `${a}[j].${shown} = held;`],
  ]);
  return {
    kind: "swaps of what cells show",
    parameter: a,
    body: overPlaces(a, [`const j = ${place(range())};`, ...swap]),
    entry: `(items) => { const cells = items.map((${shown}) => ({ ${shown} })); NAME(cells); return cells.map((cell) => cell.${shown}); }`,
  };
}

/** `card.style.order = Math.floor(Math.random() * cards.length)`: sorted stably by what lays them out. */
function writeOrders({ dice, a, place }: Context): Everyday {
  const [kind, order, silent] = dice.weighted<readonly [string, string, boolean]>([
    [6, ["drawn CSS orders", place(`${a}.length`), false]],
    [2, ["drawn CSS orders of a fixed range", place("4"), false]],
    [1, ["CSS orders by index", "index", true]],
    [1, ["CSS orders by index, backwards", `${a}.length - index`, true]],
  ]);
  const store = dice.pick([
    [`card.style.order = ${order};`],
    [`const place = ${order};`, "card.style.order = place;"],
    [`card.style.setProperty("order", ${order});`],
  ]);
  const loop = dice.pick([
    [`${a}.forEach((card, index) => {`, ...indent(store), "});"],
    ...(silent ? [] : [[`for (const card of ${a}) {`, ...indent(store), "}"]]),
  ]);
  const made =
    "const style = {}; style.setProperty = (name, value) => { style[name] = value; }; return { item, style };";
  return {
    kind,
    parameter: a,
    body: loop,
    entry: `(items) => { const cards = items.map((item) => { ${made} }); NAME(cards); return cards.sort((x, y) => x.style.order - y.style.order).map(({ item }) => item); }`,
    suggestionOnly: true,
    ...(silent ? { silent: true } : {}),
  };
}

/** `list.appendChild(list.children[j])`: the list of children is live, and a copy of it, or what a selector gives, is not. */
function writeMovedElements({ dice, a, place }: Context): Everyday {
  const made =
    "const list = { children: items, querySelectorAll: () => [...items], appendChild(item) { items.splice(items.indexOf(item), 1); items.push(item); }, prepend(item) { items.splice(items.indexOf(item), 1); items.unshift(item); } };";
  const entry = `(items) => { ${made} NAME(list); return items; }`;
  if (dice.chance(0.4)) {
    const copy = dice.pick([`[...${a}.children]`, `Array.from(${a}.children)`, `${a}.querySelectorAll("li")`]);
    const [head, upper, foot = ""] = dice.pick<readonly [string, string, string?]>([
      ["for (let i = 0; i < all.length; i++)", "all.length"],
      ["for (let i = 1; i < all.length; i++)", "all.length"],
      ["for (let i = all.length; i > 0; i--)", "i"],
      ["for (let i = all.length - 1; i >= 1; i--)", "i + 1"],
      ["for (let i = 1; i <= all.length; i++)", "i"],
      ["for (const item of all)", "all.length"],
      ["all.forEach((item) =>", "all.length", ")"],
    ]);
    const move = dice.pick(["appendChild", "prepend"]);
    return {
      kind: "elements moved to an end, out of a list that stays",
      parameter: a,
      body: [
        `const all = ${copy};`,
        ...dice.pick([
          [`${head} {`, `  ${a}.${move}(all[${place(upper)}]);`, `}${foot};`],
          [`${head} {`, `  const j = ${place(upper)};`, `  ${a}.${move}(all[j]);`, `}${foot};`],
          [`${head} {`, `  const drawn = all[${place(upper)}];`, `  ${a}.${move}(drawn);`, `}${foot};`],
        ]),
      ],
      entry,
    };
  }
  const [kind, head, upper] = dice.weighted<readonly [string, string, string]>([
    [
      3,
      ["elements moved to the end, from all", `for (let i = 0; i < ${a}.children.length; i++)`, `${a}.children.length`],
    ],
    [2, ["elements moved to the end, from fewer", `for (let i = ${a}.children.length; i > 0; i--)`, "i"]],
  ]);
  return {
    kind,
    parameter: a,
    body: dice.pick([
      [`${head} ${a}.appendChild(${a}.children[${place(upper)}]);`],
      [`${head} {`, `  const j = ${place(upper)};`, `  ${a}.appendChild(${a}.children[j]);`, "}"],
    ]),
    entry,
  };
}

const EXCHANGE_CELLS = [
  "function exchangeCells(cells, y, x, v, u) {",
  "  [cells[y][x], cells[v][u]] = [cells[v][u], cells[y][x]];",
  "}",
];

/** `[grid[y][x], grid[y2][x2]] = …` over two nested counters, or a function that swaps the cells that it is told. */
function writeGrid({ dice, place }: Context): Everyday {
  const g = dice.pick(["grid", "board"]);
  const [rows, columns] = dice.pick([
    [`${g}.length`, `${g}[0].length`],
    [`${g}.length`, `${g}[y].length`],
  ] as const);
  const { swap, ...besides } = dice.pick([
    { swap: [`[${g}[y][x], ${g}[v][u]] = [${g}[v][u], ${g}[y][x]];`] },
    { swap: [`const held = ${g}[y][x];`, `${g}[y][x] = ${g}[v][u];`, `${g}[v][u] = held;`] },
    { swap: [`exchangeCells(${g}, y, x, v, u);`], outside: EXCHANGE_CELLS },
  ]);
  return {
    kind: "swaps in a grid",
    parameter: g,
    ...besides,
    body: [
      `for (let y = 0; y < ${rows}; y++) {`,
      `  for (let x = 0; x < ${columns}; x++) {`,
      ...indent([`const v = ${place(rows)};`, `const u = ${place(columns)};`, ...swap], 2),
      "  }",
      "}",
    ],
    entry: "(items) => { const grid = [items.slice(0, 2), items.slice(2)]; NAME(grid); return grid.flat(); }",
    sizes: [4],
  };
}

/** `_.each(cards, (card, i) => …)`, `_.times(cards.length, (i) => …)`. */
function writeLibraryLoop({ dice, a, place, range }: Context): Everyday {
  const head = dice.pick([
    `_.each(${a}, (item, i) => {`,
    `_.forEach(${a}, (item, i) => {`,
    `_.times(${a}.length, (i) => {`,
  ]);
  return {
    kind: "a library's loop",
    parameter: a,
    outside: [`import _ from "lodash";`],
    body: [head, `  const j = ${place(range())};`, `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`, "});", `return ${a};`],
  };
}

/** `Object.keys(cards).forEach((i) => …)`, `cards.every((card, i) => …)`. */
function writeLoopOfKeys({ dice, a, place, range }: Context): Everyday {
  const [head, index, last, tail] = dice.pick([
    [`${a}.every((item, i) => {`, "i", ["return true;"], "});"],
    [`${a}.some((item, i) => {`, "i", ["return false;"], "});"],
    [`Object.keys(${a}).forEach((i) => {`, "Number(i)", [], "});"],
    [`for (const i of Object.keys(${a})) {`, "Number(i)", [], "}"],
    [`for (const i in ${a}) {`, "Number(i)", [], "}"],
  ] as const);
  return {
    kind: "a loop over keys, or of every",
    parameter: a,
    body: [
      head,
      ...indent([`const j = ${place(range(index))};`, `[${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`, ...last]),
      tail,
      `return ${a};`,
    ],
  };
}

/** `this.$set(this.cards, i, this.cards[j])` */
function writeVueSet({ place, range }: Context): Everyday {
  const cards = "this.cards";
  return {
    kind: "Vue's set",
    parameter: "",
    body: overPlaces(cards, [
      `const j = ${place(range() === "(i + 1)" ? "(i + 1)" : `${cards}.length`)};`,
      `const held = ${cards}[i];`,
      `this.$set(${cards}, i, ${cards}[j]);`,
      `this.$set(${cards}, j, held);`,
    ]),
    write: (name, _, lines) =>
      ["const component = {", "  methods: {", `    ${name}() {`, ...indent(lines, 3), "    },", "  },", "};"].join(
        "\n",
      ),
    entry:
      "(items) => { component.methods.NAME.call({ cards: items, $set(list, place, item) { list[place] = item; } }); return items; }",
  };
}

/** Swaps that a coin decides: of neighbours, or of all pairs. */
function writeCoinSwaps({ dice, a, draw }: Context): Everyday {
  const isMeant = dice.chance(0.7);
  const coin = `${draw("CUTS(2, 1)")} < 0.5`;
  const [kind, body] = dice.pick([
    [
      "neighbours by a coin",
      [
        `for (let i = 0; i < ${a}.length - 1; i++) {`,
        `  if (${coin}) [${a}[i], ${a}[i + 1]] = [${a}[i + 1], ${a}[i]];`,
        "}",
      ],
    ],
    [
      "all pairs by a coin",
      [
        `for (let i = 0; i < ${a}.length; i++) {`,
        `  for (let j = i + 1; j < ${a}.length; j++) {`,
        `    if (${coin}) [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
        "  }",
        "}",
      ],
    ],
  ] as const);
  return {
    kind: isMeant ? kind : `${kind}, no shuffle`,
    parameter: a,
    body: [...body, `return ${a};`],
    name: dice.pick(isMeant ? ["shuffle", "scramble", "randomize"] : ["jiggle", "disturb", "mutate"]),
    suggestionOnly: true,
    ...(isMeant ? {} : { silent: true }),
  };
}

/** So many swaps of two drawn places, in what says that it is a shuffle, and in what does not. */
function writeFewSwaps({ dice, a, place }: Context): Everyday {
  const isMeant = dice.chance(0.6);
  // Fewer than four are never called a shuffle.
  const swaps = String(isMeant ? 4 : dice.pick([2, 3, 4]));
  const head = dice.pick([`for (let k = 0; k < ${swaps}; k++) {`, `for (let k = ${swaps}; k > 0; k--) {`]);
  const [first, second] = dice.pick([
    [place(`${a}.length`), place(`${a}.length`)],
    [place(`${a}.length`), "0"],
  ] as const);
  const isThenFair = dice.chance(0.15);
  const after = isThenFair
    ? overPlaces(a, [`const j = ${place("(i + 1)")};`, `[${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`])
    : [];
  const kind = isThenFair ? "a few drawn swaps, then a shuffle" : "a few drawn swaps";
  return {
    kind: isMeant ? kind : `${kind}, no shuffle`,
    parameter: a,
    body: [
      head,
      `  const p = ${first};`,
      `  const q = ${second};`,
      ...indent(
        dice.pick([
          [`[${a}[p], ${a}[q]] = [${a}[q], ${a}[p]];`],
          [`const held = ${a}[p];`, `${a}[p] = ${a}[q];`, `${a}[q] = held;`],
        ]),
      ),
      "}",
      ...after,
      `return ${a};`,
    ],
    sizes: [3, 4],
    name: dice.pick(isMeant ? ["shuffle", "scramble", "randomize"] : ["jiggle", "disturb", "mutate"]),
    suggestionOnly: true,
    ...(isMeant ? {} : { silent: true }),
  };
}

/** `const places = cards.map(() => …)`, and then swaps by `places[i]`; also by places that something changes, or that are used twice. */
function writeDrawnPlaces({ dice, a, place, range }: Context): Everyday {
  const drawn = place(range());
  const made = dice.pick([
    `${a}.map((item, i) => ${drawn})`,
    `Array.from({ length: ${a}.length }, (_, i) => ${drawn})`,
    `[...${a}.keys()].map((i) => ${drawn})`,
    `new Array(${a}.length).fill(0).map((_, i) => ${drawn})`,
  ]);
  const swap = dice.pick([
    [`[${a}[i], ${a}[places[i]]] = [${a}[places[i]], ${a}[i]];`],
    [`const j = places[i];`, `const held = ${a}[i];`, `${a}[i] = ${a}[j];`, `${a}[j] = held;`],
  ]);
  const loop = dice.weighted([
    [3, overPlaces(a, swap)],
    [2, [`for (let i = ${a}.length - 1; i >= 0; i--) {`, ...indent(swap), "}"]],
    [1, [`${a}.forEach((item, i) => {`, ...indent(swap), "});"]],
    [1, ["places.forEach((p, i) => {", `  [${a}[i], ${a}[p]] = [${a}[p], ${a}[i]];`, "});"]],
    [1, ["for (const [i, p] of places.entries()) {", `  [${a}[i], ${a}[p]] = [${a}[p], ${a}[i]];`, "}"]],
  ]);
  const [feature, before, after] = dice.weighted<readonly [string, readonly string[], readonly string[]]>([
    [7, ["", [], []]],
    [1, [", changed", ["places[0] = 0;"], []]],
    [1, [", in another order", ["places.reverse();"], []]],
    [1, [", undone", [], [`for (let i = ${a}.length - 1; i >= 0; i--) {`, ...indent(swap), "}"]]],
  ]);
  return {
    kind: `places drawn before${feature}`,
    parameter: a,
    body: [`const places = ${made};`, ...before, ...loop, ...after, `return ${a};`],
    ...(feature === "" ? {} : { suggestionOnly: true, silent: true }),
  };
}
