/** Draws of an index: `offset + floor(random * count)` in all the ways of cutting a draw down to a whole number, inline or through a helper. */

import type { Dice } from "./dice.ts";
import { chooseLibraryRange } from "./library-draw-grammar.ts";
import { operand, plus, spell, type Linear, type Spelling } from "./linear.ts";
import { indent } from "./program.ts";
import type { DrawSource } from "./random-source-grammar.ts";

/** The range that a draw aims at, before rounding bends it. */
export interface Range {
  readonly offset: Linear;
  readonly count: Linear;
}

/** How a draw becomes a whole number. */
interface Rounding {
  readonly name: string;
  readonly cut: (product: string) => string;
  /** Whether `cut` gives an operand that binds weaker than `+`. */
  readonly compound: boolean;
  /** The breakpoints of `cut(draw * count)`. */
  readonly breakpoints: "GRID" | "HALVES";
}

function rounding(
  name: string,
  cut: (product: string) => string,
  breakpoints: "GRID" | "HALVES" = "GRID",
  compound = false,
): Rounding {
  return { name, cut, breakpoints, compound };
}

const FLOOR = rounding("floor", (x) => `Math.floor(${x})`);

function chooseRounding(dice: Dice): Rounding {
  return dice.weighted([
    [30, FLOOR],
    [3, rounding("~~", (x) => `~~(${x})`)],
    [4, rounding("| 0", (x) => `(${x}) | 0`, "GRID", true)],
    [2, rounding("trunc", (x) => `Math.trunc(${x})`)],
    [2, rounding("parseInt", (x) => (dice.chance(0.5) ? `parseInt(${x})` : `parseInt(${x}, 10)`))],
    [0.5, rounding("Number.parseInt", (x) => `Number.parseInt(${x})`)],
    [1, rounding(">>> 0", (x) => `(${x}) >>> 0`, "GRID", true)],
    [0.3, rounding("<< 0", (x) => `(${x}) << 0`, "GRID", true)],
    [0.2, rounding("^ 0", (x) => `(${x}) ^ 0`, "GRID", true)],
    [4, rounding("round", (x) => `Math.round(${x})`, "HALVES")],
    [3, rounding("ceil", (x) => `Math.ceil(${x})`)],
    [0.7, rounding("round(x - 0.5)", (x) => `Math.round(${x} - 0.5)`)],
    [0.7, rounding("ceil(x) - 1", (x) => `Math.ceil(${x}) - 1`, "GRID", true)],
    [0.5, rounding("ceil(x - 1)", (x) => `Math.ceil(${x} - 1)`)],
    [0.3, rounding("floor(x + 0.5)", (x) => `Math.floor(${x} + 0.5)`, "HALVES")],
  ]);
}

/** A rounding that keeps the sign. */
function chooseSigned(dice: Dice): Rounding {
  const chosen = chooseRounding(dice);
  return chosen.name === ">>> 0" ? FLOOR : chosen;
}

export interface IndexDraw {
  readonly features: readonly string[];
  /** Lines for the top level of the module, and for the function: a helper's declaration. */
  readonly outside: readonly string[];
  readonly inside: readonly string[];
  /** The whole draw as one expression. */
  readonly expression: string;
  /** Whether the draw comes from a library's function, so that the program's own source is not needed. */
  readonly replacesSource?: boolean;
  /** The same in two or more steps, as statements that end in the given declaration of the index; undefined where a helper draws. */
  readonly steps?: readonly { readonly feature: string; readonly lines: readonly string[]; readonly result: string }[];
}

export interface IndexDrawContext {
  readonly dice: Dice;
  readonly source: DrawSource;
  readonly spelling: Spelling;
  /** How the counter is written inside the draw, where the draw also changes it: `i--`. Breakpoints are noted with `hintCounter`. */
  readonly counterInDraw?: string;
  /** The counter's value at the draw, as a breakpoint sees it before the draw runs. */
  readonly hintCounter: string;
  /** Whether one draw, made before the loop, serves all of its rounds. */
  readonly once?: boolean;
  /** Names that a helper or a step may not take. */
  readonly taken: ReadonlySet<string>;
}

/** Writes a draw of the range. */
export function writeIndexDraw(range: Range, context: IndexDrawContext): IndexDraw {
  const { dice } = context;
  const changes = context.counterInDraw !== undefined;
  if (context.once === true && !changes) return writeOnce(range, context);
  const library = changes || context.source.parameter !== undefined ? 0 : 1.2;
  return dice.weighted<() => IndexDraw>([
    [7, () => writeInline(range, context)],
    [1.2, () => writeThroughCountHelper(range, context)],
    [changes ? 0 : 1.2, () => writeThroughRangeHelper(range, context)],
    [library, () => writeThroughLibrary(range, context)],
  ])();
}

/** `const r = Math.random();` before the loop, `Math.floor(r * (i + 1))` in it. */
function writeOnce(range: Range, context: IndexDrawContext): IndexDraw {
  const { dice, source, spelling, taken } = context;
  const rounded = dice.chance(0.8) ? FLOOR : chooseSigned(dice);
  const r = freeName(["r", "seed", "luck", "u"], taken);
  const count = operand(spell(range.count, spelling, dice));
  return {
    features: [`round: ${rounded.name}`, "draw: once, outside the loop"],
    outside: [],
    // A multiple of 2 to 7, the ranges at up to five cards, twice over for `round`.
    inside: [`const ${r} = ${source.draw("GRID(840)")};`],
    expression: withOffset(rounded, `${r} * ${count}`, spell(range.offset, spelling, dice).text, dice.chance(0.5)),
  };
}

function writeInline(range: Range, context: IndexDrawContext): IndexDraw {
  const { dice, source } = context;
  const chosen = chooseRounding(dice);
  // Made unsigned, a negative place is the last that an array can have, and whoever copies that array never comes back.
  const rounded = chosen.name === ">>> 0" && mayBeNegative(range.count) ? FLOOR : chosen;
  const inDraw: Spelling = { ...context.spelling, counter: context.counterInDraw ?? context.spelling.counter };
  const count = operand(spell(range.count, inDraw, context.counterInDraw === undefined ? dice : undefined));
  const hint = `${rounded.breakpoints}(${spell(range.count, { ...context.spelling, counter: context.hintCounter }).text})`;
  const draw = source.draw(hint);
  const drawFirst = context.counterInDraw !== undefined || dice.chance(0.9);
  const product = (random: string): string => (drawFirst ? `${random} * ${count}` : `${count} * ${random}`);
  const offset = spell(range.offset, context.spelling, dice);
  const place =
    offset.text === "0"
      ? "none"
      : dice.weighted([[3, "outside"] as const, [1, "inside"] as const, [2, "before"] as const]);
  const whole = (random: string): string => {
    const inner = product(random);
    if (place === "none") return rounded.cut(inner);
    if (place === "inside") return rounded.cut(`${inner} + ${offset.text}`);
    const cut = rounded.compound ? `(${rounded.cut(inner)})` : rounded.cut(inner);
    return place === "before" ? `${offset.text} + ${cut}` : `${cut} + ${offset.text}`;
  };
  const steps = [];
  const first = freeName(["r", "u", "roll", "chance"], context.taken);
  if (context.counterInDraw === undefined) {
    steps.push({ feature: "draw in two steps", lines: [`const ${first} = ${draw};`], result: whole(first) });
    const limit = freeName(["max", "range", "limit", "remaining"], context.taken);
    const viaLimit = `${source.draw(hint)} * ${limit}`;
    steps.push({
      feature: "count in a variable",
      lines: [`const ${limit} = ${spell(range.count, context.spelling, dice).text};`],
      result: withOffset(rounded, viaLimit, offset.text, place === "before"),
    });
  }
  const x = freeName(["scaled", "position", "value"], context.taken);
  steps.push({
    feature: "product in a variable",
    lines: [`const ${x} = ${product(draw)};`],
    result: withOffset(rounded, x, offset.text, place === "before"),
  });
  return {
    features: [`round: ${rounded.name}`, "draw: inline", ...(place === "none" ? [] : [`offset: ${place}`])],
    outside: [],
    inside: [],
    expression: whole(draw),
    steps,
  };
}

function mayBeNegative({ length, counter, constant }: Linear): boolean {
  return length < 0 || counter < 0 || constant < 0;
}

function withOffset(rounded: Rounding, product: string, offset: string, before: boolean): string {
  if (offset === "0") return rounded.cut(product);
  const cut = rounded.compound ? `(${rounded.cut(product)})` : rounded.cut(product);
  return before ? `${offset} + ${cut}` : `${cut} + ${offset}`;
}

/** `randomInt(count)`, exclusive, or `randomUpTo(count - 1)`, inclusive. */
function writeThroughCountHelper(range: Range, context: IndexDrawContext): IndexDraw {
  const { dice, source } = context;
  const inclusive = context.counterInDraw === undefined && dice.chance(0.35);
  const rounded = dice.chance(0.85) ? FLOOR : chooseSigned(dice);
  const name = freeName(
    inclusive
      ? ["randomUpTo", "upTo", "getRandomIndex", "randomInt"]
      : ["randomInt", "getRandomInt", "randomIndex", "pickIndex", "rand"],
    context.taken,
  );
  const parameter = freeName(["max", "limit", "bound"], context.taken);
  const count = inclusive ? `${parameter} + 1` : parameter;
  const body = rounded.cut(`${source.draw(`${rounded.breakpoints}(${count})`)} * ${inclusive ? `(${count})` : count}`);
  const argument = inclusive
    ? spell(plus(range.count, -1), context.spelling, dice).text
    : spell(range.count, { ...context.spelling, counter: context.counterInDraw ?? context.spelling.counter }).text;
  const offset = spell(range.offset, context.spelling, dice);
  const helper = writeHelper(context, name, [parameter], body);
  const call = helper.call(argument);
  const expression =
    offset.text === "0" ? call : dice.chance(0.5) ? `${offset.text} + ${call}` : `${call} + ${offset.text}`;
  return {
    features: [
      `round: ${rounded.name}`,
      inclusive ? "draw: helper, count inclusive" : "draw: helper, count exclusive",
      `helper: ${helper.feature}`,
    ],
    ...placeHelper(helper.text, context),
    expression,
  };
}

/** `rand(low, high)`, inclusive or exclusive. */
function writeThroughRangeHelper(range: Range, context: IndexDrawContext): IndexDraw {
  const { dice, source } = context;
  const inclusive = dice.chance(0.65);
  const rounded = dice.chance(0.9) ? FLOOR : chooseSigned(dice);
  const name = freeName(["rand", "randomBetween", "randomInt", "getRandom", "between"], context.taken);
  const [low, high] = dice.weighted([
    [3, ["min", "max"] as const],
    [1, ["lo", "hi"] as const],
    [1, ["from", "to"] as const],
  ]);
  const count = inclusive ? dice.pick([`${high} - ${low} + 1`, `${high} + 1 - ${low}`]) : `${high} - ${low}`;
  const product = `${source.draw(`${rounded.breakpoints}(${count})`)} * (${count})`;
  const body = dice.weighted([
    [2, withOffset(rounded, product, low, true)],
    [2, withOffset(rounded, product, low, false)],
    [1, rounded.cut(`${product} + ${low}`)],
  ]);
  const first = spell(range.offset, context.spelling, dice).text;
  const last = spell(plus(plus(range.offset, range.count), inclusive ? -1 : 0), context.spelling, dice).text;
  const helper = writeHelper(context, name, [low, high], body);
  return {
    features: [
      `round: ${rounded.name}`,
      inclusive ? "draw: helper, range inclusive" : "draw: helper, range exclusive",
      `helper: ${helper.feature}`,
    ],
    ...placeHelper(helper.text, context),
    expression: helper.call(first, last),
  };
}

/** A whole number from a library's own function. */
function writeThroughLibrary(range: Range, context: IndexDrawContext): IndexDraw {
  const library = chooseLibraryRange(context.dice);
  const first = spell(range.offset, context.spelling).text;
  const last = spell(plus(plus(range.offset, range.count), library.inclusive ? -1 : 0), context.spelling).text;
  return {
    features: [`draw: ${library.name}`],
    outside: library.outside,
    inside: [],
    expression: library.draw(first, last),
    replacesSource: true,
  };
}

/** A function of one's own, and how it is called: `randomInt(a, b)`, `dice.roll(a, b)`, `between(a)(b)`. */
interface Helper {
  readonly feature: string;
  readonly text: string;
  readonly call: (...argument: string[]) => string;
}

/** A helper that returns one expression, in the styles in which people write functions. */
function writeHelper(
  { dice, source, taken }: IndexDrawContext,
  name: string,
  parameters: readonly string[],
  body: string,
): Helper {
  const list = parameters.join(", ");
  const calling =
    (callee: string): Helper["call"] =>
    (...argument) =>
      `${callee}(${argument.join(", ")})`;
  const [low = "", high = ""] = parameters;
  const two = parameters.length > 1;
  const object = freeName(["dice", "chance", "utils", "picker"], taken);
  const className = dice.pick(["Dice", "Random", "Rng"]);
  return dice.weighted<() => Helper>([
    [12, () => ({ feature: "function", text: writeFunction(dice, name, parameters, body), call: calling(name) })],
    [
      1,
      () => ({
        feature: "method of an object",
        text: dice.pick([
          `const ${object} = {\n  ${name}(${list}) {\n    return ${body};\n  },\n};`,
          `const ${object} = {\n  ${name}: (${list}) => ${body},\n};`,
          `const ${object} = {\n  ${name}: function (${list}) {\n    return ${body};\n  },\n};`,
        ]),
        call: calling(`${object}.${name}`),
      }),
    ],
    [
      0.7,
      () => ({
        feature: "static method",
        text: `class ${className} {\n  static ${name}(${list}) {\n    return ${body};\n  }\n}`,
        call: calling(`${className}.${name}`),
      }),
    ],
    [
      0.7,
      () => ({
        feature: "method of an instance",
        text: `class ${className} {\n  ${name}(${list}) {\n    return ${body};\n  }\n}\nconst ${object} = new ${className}();`,
        call: calling(`${object}.${name}`),
      }),
    ],
    [
      source.callee === undefined ? 0 : 0.7,
      () => {
        const made = body.replaceAll(`${source.callee ?? ""}(`, "draw(");
        return {
          feature: "closure over a source",
          text: `const make = (draw) => (${list}) => ${made};\nconst ${name} = make(${source.callee ?? ""});`,
          call: calling(name),
        };
      },
    ],
    [
      two ? 0.8 : 0,
      () => ({
        feature: "curried",
        text: `const ${name} = (${low}) => (${high}) => ${body};`,
        call: (...argument) => argument.map((value, k) => (k === 0 ? `${name}(${value})` : `(${value})`)).join(""),
      }),
    ],
    [
      two ? 0.8 : 0,
      () => ({
        feature: "one object of options",
        text: `function ${name}({ ${list} }) {\n  return ${body};\n}`,
        call: (...argument) => `${name}({ ${parameters.map((key, k) => `${key}: ${argument[k] ?? ""}`).join(", ")} })`,
      }),
    ],
    [
      two ? 0.8 : 0,
      () => ({
        feature: "default parameter",
        text: `function ${name}(${high}, ${low} = 0) {\n  return ${body};\n}`,
        call: (first, second) => (first === "0" ? `${name}(${second})` : `${name}(${second}, ${first})`),
      }),
    ],
    [
      two ? 0.8 : 0,
      () => ({
        feature: "bounds made whole first",
        text: `function ${name}(${list}) {\n  ${low} = Math.ceil(${low});\n  ${high} = Math.floor(${high});\n  return ${body};\n}`,
        call: calling(name),
      }),
    ],
    [
      two ? 0.5 : 0,
      () => ({
        feature: "one bound or two",
        text: `function ${name}(${list}) {\n  if (${high} === undefined) {\n    ${high} = ${low};\n    ${low} = 0;\n  }\n  return ${body};\n}`,
        call: (first, second) => (first === "0" ? `${name}(${second})` : `${name}(${first}, ${second})`),
      }),
    ],
  ])();
}

/** A function with one returned expression, in the usual spellings. */
function writeFunction(dice: Dice, name: string, parameters: readonly string[], body: string): string {
  const list = parameters.join(", ");
  return dice.weighted([
    [3, `function ${name}(${list}) {\n  return ${body};\n}`],
    [3, `const ${name} = (${list}) => ${body};`],
    [1, `const ${name} = (${list}) => {\n  return ${body};\n};`],
    [0.7, `const ${name} = function (${list}) {\n  return ${body};\n};`],
    [0.7, `function ${name}(${list}) {\n  const drawn = ${body};\n  return drawn;\n}`],
  ]);
}

/** A helper stands beside the shuffle, or inside where the source of its draws is known only there. */
function placeHelper(helper: string, { dice, source }: IndexDrawContext): { outside: string[]; inside: string[] } {
  const local = source.inside.length > 0 || source.parameter !== undefined || dice.chance(0.3);
  return local ? { outside: [], inside: indent([helper], 0) } : { outside: [helper], inside: [] };
}

/** The first of the names that isn't taken; throws where all are. */
export function freeName(names: readonly string[], taken: ReadonlySet<string>): string {
  const found = names.find((name) => !taken.has(name));
  if (found === undefined) throw new Error(`All of ${names.join(", ")} are taken; add a name to the grammar's list.`);
  return found;
}
