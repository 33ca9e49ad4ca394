/** The dress of a shuffle: a function, a method, a class; which array it works on, and what it gives back. */

import type { Dice } from "./dice.ts";
import { indent, type Program } from "./program.ts";
import type { DrawSource } from "./random-source-grammar.ts";
import { SAMPLE_SIZE } from "./truth.ts";

export interface Dress {
  readonly features: readonly string[];
  /** The array's text inside the function. */
  readonly receiver: string;
  /** How many items to draw, where the program is a sample: a parameter or a number. */
  readonly sample: string;
  /** Every name that the dress declares. */
  readonly names: ReadonlySet<string>;
  readonly entry: string;
  /** The module's text: lines beside the function, and the lines of its body; the dress's own `return` follows unless `returned` says there is one. */
  readonly write: (outside: readonly string[], body: readonly string[], returned?: boolean) => string;
}

const ARRAYS = ["a", "array", "arr", "cards", "items", "list", "values"];
const NAMES: Readonly<Record<Program["intent"], readonly string[]>> = {
  shuffle: ["shuffle", "shuffle", "shuffleArray", "mix", "randomize", "scramble", "reorder", "shuffled"],
  cycle: ["sattolo", "sattoloCycle", "randomCycle", "derangement", "secretSanta"],
  sample: ["sample", "drawSome", "pickSome", "deal"],
  unclear: ["rearrange", "update", "advance", "next"],
};

export function chooseDress(dice: Dice, intent: Program["intent"], source: DrawSource): Dress {
  const name = dice.pick(NAMES[intent]);
  return dice.weighted<() => Dress>([
    [10, () => functionOfArray(dice, name, intent, source)],
    [intent === "sample" ? 0 : 2, () => functionThatCopies(dice, name, source)],
    [intent === "sample" ? 0 : 1.6, () => classWithCards(dice, name, source)],
    [intent === "sample" ? 0 : 0.8, () => objectWithCards(dice, name, source)],
    [intent === "sample" ? 0 : 1, () => functionOfDeck(dice, name, source)],
    [intent === "sample" ? 0 : 0.6, () => moduleState(name, source)],
    [intent === "sample" ? 0 : 0.8, () => classWithField(dice, name, source)],
    [intent === "sample" ? 0 : 0.7, () => rowOfMatrix(dice, name, source)],
    [intent === "sample" ? 0 : 0.4, () => everyRow(dice, name, source)],
  ])();
}

function functionOfArray(dice: Dice, name: string, intent: Program["intent"], source: DrawSource): Dress {
  const array = dice.pick(ARRAYS);
  const returns = dice.chance(0.8);
  const byParameter = intent === "sample" && dice.chance(0.6);
  const sample = byParameter ? "howMany" : String(SAMPLE_SIZE);
  const sliced = intent === "sample" && dice.chance(0.5);
  const parameters = [array, ...(byParameter ? ["howMany"] : []), ...parameterOf(source)];
  const call = `${name}(${["items", ...(byParameter ? [String(SAMPLE_SIZE)] : []), ...argumentOf(source)].join(", ")})`;
  const end = sliced ? [`return ${array}.slice(0, ${sample});`] : returns ? [`return ${array};`] : [];
  return {
    features: ["array: parameter"],
    receiver: array,
    sample,
    names: new Set([name, ...parameters]),
    entry: sliced || returns ? `(items) => ${call}` : `(items) => { ${call}; return items; }`,
    write: (outside, body, returned = false) =>
      [...outside, writeFunction(dice, name, parameters, [...body, ...(returned ? [] : end)])].join("\n\n"),
  };
}

function functionThatCopies(dice: Dice, name: string, source: DrawSource): Dress {
  const array = dice.pick(["source", "items", "input"]);
  const copy = dice.pick(["result", "out", "copy", "deck"]);
  const value = dice.pick([
    `[...${array}]`,
    `${array}.slice()`,
    `Array.from(${array})`,
    `${array}.slice(0)`,
    `${array}.concat()`,
  ]);
  const parameters = [array, ...parameterOf(source)];
  return {
    features: ["array: copy"],
    receiver: copy,
    sample: "",
    names: new Set([name, copy, ...parameters]),
    entry: `(items) => ${name}(${["items", ...argumentOf(source)].join(", ")})`,
    write: (outside, body, returned = false) =>
      [
        ...outside,
        writeFunction(dice, name, parameters, [
          `const ${copy} = ${value};`,
          ...body,
          ...(returned ? [] : [`return ${copy};`]),
        ]),
      ].join("\n\n"),
  };
}

function classWithCards(dice: Dice, name: string, source: DrawSource): Dress {
  const field = dice.pick(["cards", "items", "songs"]);
  const alias = dice.chance(0.3) ? dice.pick(["cards", "list"]) : undefined;
  const end = dice.weighted([
    [4, []],
    [1, [`return this.${field};`]],
    [1, ["return this;"]],
  ]);
  return {
    features: [alias === undefined ? "array: this.cards" : "array: const alias of this.cards"],
    receiver: alias ?? `this.${field}`,
    sample: "",
    names: new Set([name, "Deck", ...parameterOf(source), ...(alias === undefined ? [] : [alias])]),
    entry: `(items) => { const deck = new Deck(items); deck.${name}(${argumentOf(source).join(", ")}); return deck.${field}; }`,
    write: (outside, body, returned = false) =>
      [
        ...outside,
        [
          "class Deck {",
          `  constructor(${field}) {`,
          `    this.${field} = ${field};`,
          "  }",
          "",
          `  ${name}(${parameterOf(source).join(", ")}) {`,
          ...indent(
            [...(alias === undefined ? [] : [`const ${alias} = this.${field};`]), ...body, ...(returned ? [] : end)],
            2,
          ),
          "  }",
          "}",
        ].join("\n"),
      ].join("\n\n"),
  };
}

/** A class whose array is a declared field, private or public, filled later. */
function classWithField(dice: Dice, name: string, source: DrawSource): Dress {
  const field = dice.pick(["#cards", "cards", "#order", "queue"]);
  return {
    features: [field.startsWith("#") ? "array: this.#cards" : "array: this.cards of a class field"],
    receiver: `this.${field}`,
    sample: "",
    names: new Set([name, "Deck", ...parameterOf(source)]),
    entry: `(items) => { const deck = new Deck(); deck.fill(items); deck.${name}(${argumentOf(source).join(", ")}); return deck.all(); }`,
    write: (outside, body) =>
      [
        ...outside,
        [
          "class Deck {",
          `  ${field} = [];`,
          "",
          "  fill(items) {",
          `    this.${field} = items;`,
          "  }",
          "",
          "  all() {",
          `    return this.${field};`,
          "  }",
          "",
          dice.chance(0.75)
            ? `  ${name}(${parameterOf(source).join(", ")}) {`
            : `  ${name} = (${parameterOf(source).join(", ")}) => {`,
          ...indent(body, 2),
          "  }",
          "}",
        ].join("\n"),
      ].join("\n\n"),
  };
}

/** One row of a matrix, named by a parameter. */
function rowOfMatrix(dice: Dice, name: string, source: DrawSource): Dress {
  const grid = dice.pick(["grid", "matrix", "board"]);
  const row = dice.pick(["row", "y", "line"]);
  const parameters = [grid, row, ...parameterOf(source)];
  return {
    features: ["array: grid[row]"],
    receiver: `${grid}[${row}]`,
    sample: "",
    names: new Set([name, ...parameters]),
    entry: `(items) => { const rows = [[], items, []]; ${name}(${["rows", "1", ...argumentOf(source)].join(", ")}); return rows[1]; }`,
    write: (outside, body) => [...outside, writeFunction(dice, name, parameters, body)].join("\n\n"),
  };
}

/** Every row of a matrix, one after the other; it is run with one row. */
function everyRow(dice: Dice, name: string, source: DrawSource): Dress {
  const grid = dice.pick(["grid", "matrix", "board"]);
  const [head, receiver, tail] = dice.weighted([
    [3, [`for (const row of ${grid}) {`, "row", "}"] as const],
    [2, [`for (let y = 0; y < ${grid}.length; y++) {`, `${grid}[y]`, "}"] as const],
    [1, [`${grid}.forEach((row) => {`, "row", "});"] as const],
  ]);
  const parameters = [grid, ...parameterOf(source)];
  return {
    features: ["array: every row of a matrix"],
    receiver,
    sample: "",
    names: new Set([name, "row", "y", ...parameters]),
    entry: `(items) => { const rows = [items]; ${name}(${["rows", ...argumentOf(source)].join(", ")}); return rows[0]; }`,
    write: (outside, body) =>
      [...outside, writeFunction(dice, name, parameters, [head, ...indent(body), tail])].join("\n\n"),
  };
}

function objectWithCards(dice: Dice, name: string, source: DrawSource): Dress {
  const field = dice.pick(["cards", "pile", "tracks"]);
  return {
    features: ["array: this.cards of an object"],
    receiver: `this.${field}`,
    sample: "",
    names: new Set([name, "game", ...parameterOf(source)]),
    entry: `(items) => { game.${field} = items; game.${name}(${argumentOf(source).join(", ")}); return game.${field}; }`,
    write: (outside, body) =>
      [
        ...outside,
        [
          "const game = {",
          `  ${field}: [],`,
          `  ${name}(${parameterOf(source).join(", ")}) {`,
          ...indent(body, 2),
          "  },",
          "};",
        ].join("\n"),
      ].join("\n\n"),
  };
}

function functionOfDeck(dice: Dice, name: string, source: DrawSource): Dress {
  const deck = dice.pick(["deck", "game", "state"]);
  const field = dice.pick(["cards", "items"]);
  const alias = dice.chance(0.4) ? dice.pick(["cards", "pile"]) : undefined;
  const opened =
    alias === undefined
      ? []
      : [dice.chance(0.5) && alias === field ? `const { ${field} } = ${deck};` : `const ${alias} = ${deck}.${field};`];
  const parameters = [deck, ...parameterOf(source)];
  return {
    features: [alias === undefined ? "array: deck.cards" : "array: const alias of deck.cards"],
    receiver: alias ?? `${deck}.${field}`,
    sample: "",
    names: new Set([name, ...parameters, ...(alias === undefined ? [] : [alias])]),
    entry: `(items) => { const deck = { ${field}: items }; ${name}(${["deck", ...argumentOf(source)].join(", ")}); return deck.${field}; }`,
    write: (outside, body) => [...outside, writeFunction(dice, name, parameters, [...opened, ...body])].join("\n\n"),
  };
}

function moduleState(name: string, source: DrawSource): Dress {
  return {
    features: ["array: module state"],
    receiver: "table.pile",
    sample: "",
    names: new Set([name, "table", ...parameterOf(source)]),
    entry: `(items) => { table.pile = items; ${name}(${argumentOf(source).join(", ")}); return table.pile; }`,
    write: (outside, body) =>
      [
        "const table = { pile: [] };",
        ...outside,
        [`function ${name}(${parameterOf(source).join(", ")}) {`, ...indent(body), "}"].join("\n"),
      ].join("\n\n"),
  };
}

function parameterOf(source: DrawSource): string[] {
  return source.parameter === undefined ? [] : [source.parameter.text];
}

function argumentOf(source: DrawSource): string[] {
  return source.parameter === undefined ? [] : [source.parameter.argument];
}

/** A named function with a block for its body. */
export function writeFunction(
  dice: Dice,
  name: string,
  parameters: readonly string[],
  body: readonly string[],
): string {
  const list = parameters.join(", ");
  const [head, tail] = dice.weighted([
    [6, [`function ${name}(${list}) {`, "}"] as const],
    [3, [`const ${name} = (${list}) => {`, "};"] as const],
    [1, [`const ${name} = function (${list}) {`, "};"] as const],
  ]);
  return [head, ...indent(body), tail].join("\n");
}
