/** Sorts by a random comparator: the sign that it returns, the ways to write its function, and what is sorted. */

import type { Dice } from "./dice.ts";
import { chooseDress, type Dress } from "./dress-grammar.ts";
import { chooseByMeaning, type Comparator } from "./meaning-grammar.ts";
import { fromMarked, indent, type Program } from "./program.ts";
import { chooseDrawSource, type DrawSource } from "./random-source-grammar.ts";

/** A threshold as it is written, and as a fraction. */
interface Threshold {
  readonly text: string;
  readonly cuts: string;
}

/** What a comparator returns: an expression, or statements that return. */
interface Sign {
  readonly feature: string;
  readonly features?: readonly string[];
  readonly expression?: string;
  readonly block?: readonly string[];
}

interface SignContext {
  readonly dice: Dice;
  readonly draw: DrawSource["draw"];
  readonly threshold: Threshold;
}

export function writeComparatorSort(dice: Dice): Program {
  if (dice.chance(0.05)) return writePairSort(dice);
  if (dice.chance(0.16)) return writeMixedSort(dice);
  const source = chooseDrawSource(dice, true);
  const dress = chooseDress(dice, "shuffle", source);
  const comparator = chooseComparator(dice, source);
  const sort = chooseSort(dice, dress, comparator.argument);
  const own = comparator.replacesSource === true ? { inside: [], outside: [] } : source;
  const inside = [...own.inside, ...comparator.inside, ...sort.lines];
  const outside = [...own.outside, ...comparator.outside];
  return fromMarked({
    family: "comparator",
    kind: comparator.kind ?? "random comparator",
    intent: "shuffle",
    ...(comparator.suggestionOnly === undefined ? {} : { suggestionOnly: true }),
    ...(comparator.silent === undefined ? {} : { silent: true }),
    marked: sort.write(outside, inside),
    entry: sort.entry,
    sizes: [3, 4, 5],
    features: [...dress.features, source.feature, ...comparator.features, ...sort.features],
  });
}

function chooseComparator(dice: Dice, source: DrawSource): Comparator {
  if (source.callee !== undefined && dice.chance(0.03)) {
    return { features: ["sign: the source itself"], outside: [], inside: [], argument: source.callee };
  }
  if (dice.chance(0.025)) {
    const name = dice.pick(["once", "r", "seed", "luck"]);
    const half = source.draw("CUTS(2, 1)");
    const [line, argument] = dice.weighted([
      [3, [`const ${name} = ${half};`, `() => ${name} - 0.5`]],
      [1, [`const ${name} = ${half};`, `() => 0.5 - ${name}`]],
      [1, [`const ${name} = ${half};`, `() => (${name} < 0.5 ? -1 : 1)`]],
      [1, [`const ${name} = ${half} < 0.5 ? -1 : 1;`, `() => ${name}`]],
      [1, [`const ${name} = ${half} - 0.5;`, `() => ${name}`]],
    ] as const);
    return {
      features: ["sign: a draw from outside the comparator"],
      outside: [],
      inside: [line],
      argument,
      kind: "one draw shared by all comparisons",
    };
  }
  if (source.parameter === undefined && dice.chance(0.08)) return chooseLibraryComparator(dice);
  if (dice.chance(0.15)) return chooseByMeaning(dice, source);
  const threshold = chooseThreshold(dice);
  const named = dice.chance(0.12) ? dice.pick(["HALF", "bias", "threshold"]) : undefined;
  const constant = named === undefined ? [] : [`const ${named} = ${threshold.text};`];
  const constantInside = dice.chance(0.5);
  const sign = chooseSign({
    dice,
    draw: source.draw,
    threshold: named === undefined ? threshold : { ...threshold, text: named },
  });
  const usesConstant =
    named !== undefined && new RegExp(`\\b${named}\\b`, "u").test(sign.expression ?? sign.block?.join("\n") ?? "");
  const parameters = dice.weighted([
    [6, ""],
    [3, "x, y"],
    [2, "a, b"],
    [1, "_"],
    [0.5, "_a, _b"],
    [0.5, "left, right"],
  ]);
  const local = source.inside.length > 0 || source.parameter !== undefined || (usesConstant && constantInside);
  const name = dice.pick(["compare", "cmp", "byChance", "randomSort", "randomOrder", "coin"]);
  const block = sign.block ?? [`return ${sign.expression ?? "0"};`];
  const functionText = `function ${name}(${parameters}) {\n${indent(block).join("\n")}\n}`;
  const arrow = writeArrow(dice, parameters, sign);
  const declared = usesConstant ? constant : [];
  const outsideConstant = constantInside ? [] : declared;
  const insideConstant = constantInside ? declared : [];
  const features = [
    `sign: ${sign.feature}`,
    ...(sign.features ?? []),
    ...(usesConstant ? ["threshold in a constant"] : []),
    `threshold: ${threshold.text}`,
  ];
  const at = (declaration: string, feature: string, argument: string): Comparator => ({
    features: [...features, feature],
    outside: [...outsideConstant, ...(local ? [] : [declaration])],
    inside: [...insideConstant, ...(local ? [declaration] : [])],
    argument,
  });
  const inline = (feature: string, argument: string): Comparator => ({
    features: [...features, feature],
    outside: outsideConstant,
    inside: insideConstant,
    argument,
  });
  return dice.weighted<() => Comparator>([
    [8, () => inline("comparator: inline arrow", arrow)],
    [3, () => inline("comparator: inline function", `function (${parameters}) {\n${indent(block).join("\n")}\n}`)],
    [1.5, () => at(`const ${name} = ${arrow};`, "comparator: named const", name)],
    [1.5, () => at(functionText, "comparator: named function", name)],
    [
      0.6,
      () => at(functionText, "comparator: arrow that calls a function", `(${parameters}) => ${name}(${parameters})`),
    ],
  ])();
}

/** A sign from a library's whole numbers or coins. */
function chooseLibraryComparator(dice: Dice): Comparator {
  const random = dice.pick(["_.random", "_.random"]);
  const [name, line, sign] = dice.weighted([
    [
      2,
      [
        "lodash",
        'import _ from "lodash";',
        dice.pick([
          `${random}(0, 1) - 0.5`,
          `${random}(-1, 1)`,
          `${random}(0, 1) ? 1 : -1`,
          `_.sample([-1, 1])`,
          `${random}(1) * 2 - 1`,
        ]),
      ],
    ],
    [
      2,
      [
        "crypto",
        'import { randomInt } from "node:crypto";',
        dice.pick([
          "randomInt(0, 2) - 0.5",
          "randomInt(2) * 2 - 1",
          "randomInt(3) - 1",
          "randomInt(0, 3) - 1",
          "randomInt(2) ? 1 : -1",
          "[-1, 0, 1][randomInt(3)]",
        ]),
      ],
    ],
    [
      2,
      [
        "getRandomValues",
        "",
        dice.pick([
          "crypto.getRandomValues(new Uint8Array(1)⟦, MOD(2)⟧)[0] & 1 ? 1 : -1",
          "(crypto.getRandomValues(new Uint32Array(1)⟦, MOD(2)⟧)[0] & 1) - 0.5",
          "crypto.getRandomValues(new Uint8Array(1)⟦, MOD(2)⟧)[0] % 2 === 0 ? -1 : 1",
          "crypto.getRandomValues(new Uint8Array(1)⟦, GRID(2)⟧)[0] < 128 ? -1 : 1",
          "crypto.getRandomValues(new Uint8Array(1)⟦, GRID(2)⟧)[0] - 127.5",
        ]),
      ],
    ],
    [
      1,
      [
        "faker",
        'import { faker } from "@faker-js/faker";',
        dice.pick([
          "faker.datatype.boolean() ? 1 : -1",
          "faker.number.int({ min: -1, max: 1 })",
          "faker.number.int(1) - 0.5",
        ]),
      ],
    ],
    [
      1,
      [
        "chance",
        'import Chance from "chance";',
        dice.pick([
          "chance.bool() ? 1 : -1",
          "chance.integer({ min: -1, max: 1 })",
          "chance.natural({ max: 1 }) - 0.5",
        ]),
      ],
    ],
    [
      1,
      [
        "phaser",
        'import Phaser from "phaser";',
        dice.pick([
          "Phaser.Math.RND.sign()",
          "Phaser.Math.Between(-1, 1)",
          "Phaser.Math.Between(0, 1) - 0.5",
          "Phaser.Math.RND.pick([-1, 1])",
        ]),
      ],
    ],
    [1, ["three", 'import { MathUtils } from "three";', "MathUtils.randInt(0, 1) - 0.5"]],
    [
      1,
      [
        "es-toolkit",
        'import { randomInt } from "es-toolkit";',
        dice.pick(["randomInt(0, 2) - 0.5", "randomInt(2) || -1"]),
      ],
    ],
    [
      0.7,
      [
        "random-js",
        'import { Random } from "random-js";\n\nconst random = new Random();',
        dice.pick(["random.bool() ? 1 : -1", "random.integer(-1, 1)"]),
      ],
    ],
    [
      0.7,
      ["random", 'import random from "random";', dice.pick(["random.boolean() ? 1 : -1", "random.int(0, 1) - 0.5"])],
    ],
  ] as const);
  const parameters = dice.pick(["()", "(x, y)", "(left, right)"]);
  return {
    features: [`sign: by ${name}`],
    outside: [...(line === "" ? [] : [line]), ...(name === "chance" ? ["const chance = new Chance();"] : [])],
    inside: [],
    argument: dice.chance(0.8) ? `${parameters} => ${sign}` : `function ${parameters} {\n  return ${sign};\n}`,
    kind: "random comparator, a library's draw",
    replacesSource: true,
  };
}

function writeArrow(dice: Dice, parameters: string, { expression, block }: Sign): string {
  const list = parameters === "_" && dice.chance(0.5) ? "_" : `(${parameters})`;
  if (expression !== undefined && dice.chance(0.8)) return `${list} => ${expression}`;
  return `${list} => {\n${indent(block ?? [`return ${expression ?? "0"};`]).join("\n")}\n}`;
}

function chooseThreshold(dice: Dice): Threshold {
  return dice.weighted([
    [12, { text: "0.5", cuts: "CUTS(2, 1)" }],
    [4, { text: ".5", cuts: "CUTS(2, 1)" }],
    [1, { text: "1 / 2", cuts: "CUTS(2, 1)" }],
    [1, { text: "0.2", cuts: "CUTS(5, 1)" }],
    [1, { text: "0.3", cuts: "CUTS(10, 3)" }],
    [0.7, { text: "0.25", cuts: "CUTS(4, 1)" }],
    [0.7, { text: "0.75", cuts: "CUTS(4, 3)" }],
    [0.7, { text: "0.6", cuts: "CUTS(5, 3)" }],
    [0.5, { text: "0.49", cuts: "CUTS(100, 49)" }],
  ]);
}

function chooseSign(context: SignContext): Sign {
  return context.dice.weighted<(context: SignContext) => Sign>([
    [9, difference],
    [6, ternary],
    [2.5, scaledDifference],
    [3, wholeNumbers],
    [2, booleans],
    [1.5, oneSided],
    [4, statements],
    [1, twoDraws],
    [2, curiosities],
  ])(context);
}

/** `Math.random() - 0.5`. */
function difference({ dice, draw, threshold }: SignContext): Sign {
  const r = draw(threshold.cuts);
  const half = threshold.text.includes("/") ? `(${threshold.text})` : threshold.text;
  return dice.weighted([
    [5, { feature: "r - c", expression: `${r} - ${half}` }],
    [6, { feature: "c - r", expression: `${threshold.text} - ${r}` }],
    [0.5, { feature: "-(r - c)", expression: `-(${r} - ${half})` }],
    [0.5, { feature: "sign(r - c)", expression: `Math.sign(${r} - ${half})` }],
    [0.3, { feature: "-c + r", expression: `-${half} + ${r}` }],
  ]);
}

/** `Math.random() * 2 - 1`. */
function scaledDifference({ dice, draw, threshold }: SignContext): Sign {
  const scale = dice.pick([2, 4, 10, 20, 100]);
  const r = draw("CUTS(2, 1)");
  return dice.weighted([
    [4, { feature: "r * k - m", expression: `${r} * ${String(scale)} - ${String(scale / 2)}` }],
    [2, { feature: "m - r * k", expression: `${String(scale / 2)} - ${r} * ${String(scale)}` }],
    [1, { feature: "k * r - m", expression: `${String(scale)} * ${r} - ${String(scale / 2)}` }],
    [1, { feature: "(r - c) * k", expression: `(${draw(threshold.cuts)} - (${threshold.text})) * ${String(scale)}` }],
    [0.5, { feature: "k * (c - r)", expression: `${String(scale)} * (${threshold.text} - ${draw(threshold.cuts)})` }],
  ]);
}

function condition({ dice, draw, threshold }: SignContext): { readonly feature: string; readonly text: string } {
  const r = draw(threshold.cuts);
  const operator = dice.pick(["<", ">", ">=", "<="]);
  if (dice.chance(0.1)) return { feature: `c ${operator} r`, text: `${threshold.text} ${operator} ${r}` };
  if (dice.chance(0.1)) return { feature: "round(r)", text: `Math.round(${draw("CUTS(2, 1)")})` };
  if (dice.chance(0.05)) return { feature: "floor(r * 2)", text: `Math.floor(${draw("GRID(2)")} * 2)` };
  if (dice.chance(0.05)) return { feature: `r - c ${operator} 0`, text: `${r} - ${threshold.text} ${operator} 0` };
  return { feature: `r ${operator} c`, text: `${r} ${operator} ${threshold.text}` };
}

/** `Math.random() < 0.5 ? -1 : 1`, also with values that are never negative or never positive. */
function ternary(context: SignContext): Sign {
  const { dice } = context;
  const test = condition(context);
  const [yes, no] = dice.weighted([
    [6, ["1", "-1"]],
    [6, ["-1", "1"]],
    [1, ["1", "0"]],
    [1, ["0", "1"]],
    [0.7, ["-1", "0"]],
    [0.7, ["0", "-1"]],
    [0.3, ["0.5", "-0.5"]],
    [0.3, ["-2", "1"]],
    [0.3, ["true", "false"]],
  ]);
  return { feature: `${test.feature} ? ${yes} : ${no}`, expression: `${test.text} ? ${yes} : ${no}` };
}

/** Signs from whole numbers: `Math.floor(Math.random() * 3) - 1`. */
function wholeNumbers({ dice, draw }: SignContext): Sign {
  return dice.weighted<() => Sign>([
    [2, () => ({ feature: "round(r) - 0.5", expression: `Math.round(${draw("CUTS(2, 1)")}) - 0.5` })],
    [1, () => ({ feature: "0.5 - round(r)", expression: `0.5 - Math.round(${draw("CUTS(2, 1)")})` })],
    [1, () => ({ feature: "round(r) * 2 - 1", expression: `Math.round(${draw("CUTS(2, 1)")}) * 2 - 1` })],
    [1, () => ({ feature: "round(r * 2) - 1", expression: `Math.round(${draw("HALVES(2)")} * 2) - 1` })],
    [0.5, () => ({ feature: "round(r * 2 - 1)", expression: `Math.round(${draw("CUTS(4, 1, 3)")} * 2 - 1)` })],
    [0.5, () => ({ feature: "round(r) - 1", expression: `Math.round(${draw("CUTS(2, 1)")}) - 1` })],
    [
      3,
      () => {
        const k = dice.pick([2, 3, 3, 3, 4, 5, 10, 100]);
        const m = dice.chance(0.85) ? Math.floor(k / 2) : dice.pick([0, 1]);
        const r = draw(
          `CUTS(${[k, m, m + 1].filter((cut, position) => position === 0 || (cut > 0 && cut < k)).join(", ")})`,
        );
        const whole = dice.weighted([
          [5, `Math.floor(${r} * ${String(k)})`],
          [1, `~~(${r} * ${String(k)})`],
          [1, `(${r} * ${String(k)} | 0)`],
          [1, `Math.trunc(${r} * ${String(k)})`],
          [0.5, `parseInt(${r} * ${String(k)})`],
        ]);
        return m === 0
          ? { feature: "floor(r * k)", expression: whole }
          : { feature: "floor(r * k) - m", expression: `${whole} - ${String(m)}` };
      },
    ],
    [0.5, () => ({ feature: "round(r * 10) - 5", expression: `Math.round(${draw("CUTS(20, 9, 11)")} * 10) - 5` })],
    [0.3, () => ({ feature: "ceil(r * 3) - 2", expression: `Math.ceil(${draw("GRID(3)")} * 3) - 2` })],
    [0.3, () => ({ feature: "floor(r * 2) || -1", expression: `Math.floor(${draw("GRID(2)")} * 2) || -1` })],
    [0.3, () => ({ feature: "floor(r * 2) * 2 - 1", expression: `Math.floor(${draw("GRID(2)")} * 2) * 2 - 1` })],
    [0.3, () => ({ feature: "floor(r * 11) - 5", expression: `Math.floor(${draw("CUTS(11, 5, 6)")} * 11) - 5` })],
  ])();
}

/** A truth value as the result: never negative. */
function booleans(context: SignContext): Sign {
  const { dice, draw, threshold } = context;
  return dice.weighted<() => Sign>([
    [6, () => signOfCondition(context)],
    [0.5, () => ({ feature: "!(r < c)", expression: `!(${draw(threshold.cuts)} < ${threshold.text})` })],
    [0.5, () => ({ feature: "!!round(r)", expression: `!!Math.round(${draw("CUTS(2, 1)")})` })],
    [0.5, () => ({ feature: "Boolean(round(r))", expression: `Boolean(Math.round(${draw("CUTS(2, 1)")}))` })],
    [0.5, () => ({ feature: "floor(r * 2) === 1", expression: `Math.floor(${draw("GRID(2)")} * 2) === 1` })],
  ])();
}

function signOfCondition(context: SignContext): Sign {
  const test = condition(context);
  return { feature: test.feature, expression: test.text };
}

/** Numbers of one sign only. */
function oneSided({ dice, draw }: SignContext): Sign {
  const r = draw("GRID(1)");
  return dice.weighted([
    [3, { feature: "r", expression: r }],
    [2, { feature: "-r", expression: `-${r}` }],
    [1, { feature: "r - 1", expression: `${r} - 1` }],
    [1, { feature: "1 - r", expression: `1 - ${r}` }],
    [1, { feature: "r * k", expression: `${r} * 10` }],
    [0.5, { feature: "floor(r)", expression: `Math.floor(${r})` }],
    [0.5, { feature: "round(r)", expression: `Math.round(${draw("CUTS(2, 1)")})` }],
    [0.5, { feature: "ceil(r)", expression: `Math.ceil(${r})` }],
  ]);
}

function statements(context: SignContext): Sign {
  const { dice, draw, threshold } = context;
  const test = condition(context);
  const [yes, no] = dice.pick([
    ["1", "-1"],
    ["-1", "1"],
    ["-1", "0"],
  ] as const);
  const third = draw("CUTS(10, 3, 7)");
  return dice.weighted<Sign>([
    [3, { feature: "if, return", block: [`if (${test.text}) return ${yes};`, `return ${no};`] }],
    [
      2,
      { feature: "if, else", block: [`if (${test.text}) {`, `  return ${yes};`, "} else {", `  return ${no};`, "}"] },
    ],
    [
      3,
      {
        feature: "draw in a variable",
        block: [`const r = ${draw(threshold.cuts)};`, `return r - (${threshold.text});`],
      },
    ],
    [
      1,
      { feature: "condition in a variable", block: [`const heads = ${test.text};`, `return heads ? ${yes} : ${no};`] },
    ],
    [
      1,
      {
        feature: "result in a variable",
        block: [`const result = ${threshold.text} - ${draw(threshold.cuts)};`, "return result;"],
      },
    ],
    [
      0.7,
      {
        feature: "result assigned",
        block: [`let result = ${no};`, `if (${test.text}) result = ${yes};`, "return result;"],
      },
    ],
    [
      1,
      {
        feature: "three ways by one draw",
        block: [`const r = ${third};`, "if (r < 0.3) return -1;", "if (r >= 0.7) return 1;", "return 0;"],
      },
    ],
    [
      1,
      { feature: "three ways by one draw", block: [`const r = ${third};`, "return r < 0.3 ? -1 : r < 0.7 ? 0 : 1;"] },
    ],
  ]);
}

function twoDraws({ dice, draw }: SignContext): Sign {
  const half = draw("CUTS(2, 1)");
  return dice.weighted([
    [5, { feature: "r - r", expression: `${draw("GRID(1)")} - ${half}` }],
    [1, { feature: "r > r ? 1 : -1", expression: `${draw("GRID(1)")} > ${half} ? 1 : -1` }],
    [1, { feature: "nested ternaries", expression: `${half} < 0.5 ? -1 : ${half} < 0.5 ? 0 : 1` }],
    [
      1,
      {
        feature: "two ifs with two draws",
        block: [`if (${half} < 0.5) return 1;`, `if (${half} < 0.5) return -1;`, "return 0;"],
      },
    ],
    [
      0.5,
      {
        feature: "two draws in variables",
        block: [`const p = ${draw("GRID(1)")};`, `const q = ${half};`, "return p - q;"],
      },
    ],
  ]);
}

/** Rare spellings. */
function curiosities({ dice, draw, threshold }: SignContext): Sign {
  const r = draw(threshold.cuts);
  const half = draw("CUTS(2, 1)");
  const c = threshold.text;
  return dice.weighted([
    [1, { feature: "[-1, 1][floor(r * 2)]", expression: `[-1, 1][Math.floor(${half} * 2)]` }],
    [1, { feature: "(-1) ** floor(r * 2)", expression: `(-1) ** Math.floor(${half} * 2)` }],
    [1, { feature: "pow(-1, round(r))", expression: `Math.pow(-1, Math.round(${half}))` }],
    [1, { feature: "r > c && 1 || -1", expression: `(${r} > ${c} && 1) || -1` }],
    [1, { feature: "+(r > c) - 0.5", expression: `+(${r} > ${c}) - 0.5` }],
    [1, { feature: "Number(r > c) - 0.5", expression: `Number(${r} > ${c}) - 0.5` }],
    [1, { feature: "(r > c) - (r < c)", expression: `(${half} > 0.5) - (${half} < 0.5)` }],
    [1, { feature: "Math.random().valueOf() - c", expression: `(${r} * 2 - 2 * (${c})) / 2` }],
    [1, { feature: "r - c | 0", expression: `(${draw("CUTS(10, 4, 6)")} * 10 - 5) | 0` }],
  ]);
}

interface Sort {
  readonly features: readonly string[];
  readonly lines: readonly string[];
  readonly entry: string;
  readonly write: Dress["write"];
}

/** The call: in place as a statement, returned, copied, chained. Where a copy is sorted, the function is a plain one that returns it. */
function chooseSort(dice: Dice, dress: Dress, argument: string): Sort {
  const a = dress.receiver;
  const inPlace =
    (feature: string, call: string): (() => Sort) =>
    () => ({
      features: [`sort: ${feature}`],
      lines: [`${call};`],
      entry: dress.entry,
      write: dress.write,
    });
  return dice.weighted<() => Sort>([
    [12, inPlace("statement", `${a}.sort(${argument})`)],
    [0.5, inPlace("Array.prototype.sort.call", `Array.prototype.sort.call(${a}, ${argument})`)],
    [0.3, inPlace("computed member", `${a}["sort"](${argument})`)],
    [0.5, inPlace("optional chaining", `${a}?.sort(${argument})`)],
    [dress.features.includes("array: every row of a matrix") ? 0 : 10, () => writeReturned(dice, dress, argument)],
  ])();
}

function writeReturned(dice: Dice, dress: Dress, argument: string): Sort {
  const a = dress.receiver;
  if (dice.chance(0.06)) return writeLibrarySort(dice, dress, argument);
  const value = dice.weighted([
    [6, [`${a}.sort(${argument})`, "returned"]],
    [3, [`[...${a}].sort(${argument})`, "spread copy"]],
    [3, [`${a}.slice().sort(${argument})`, "slice copy"]],
    [1, [`[].concat(${a}).sort(${argument})`, "concat copy"]],
    [1, [`${a}.concat().sort(${argument})`, "concat copy"]],
    [1, [`Array.from(${a}).sort(${argument})`, "Array.from copy"]],
    [1, [`${a}.toSorted(${argument})`, "toSorted"]],
    [1, [`${a}.map((item) => item).sort(${argument})`, "map copy"]],
    [1, [`${a}.filter(Boolean).sort(${argument})`, "filter copy"]],
    [1, [`${a}.sort(${argument}).slice(0, 2)`, "sliced after"]],
    [0.5, [`${a}.slice().sort(${argument}).map((item) => item)`, "mapped after"]],
    [0.3, [`${a}.sort(${argument}).reverse()`, "reversed after"]],
  ] as const);
  const [text, feature] = value;
  return {
    features: [`sort: ${feature}`],
    lines: [`return ${text};`],
    entry: returning(dress.entry),
    write: (outside, body) => dress.write(outside, body, true),
  };
}

/** A library's sort, which leaves its list alone. */
function writeLibrarySort(dice: Dice, dress: Dress, argument: string): Sort {
  const a = dress.receiver;
  const [feature, line, text] = dice.pick([
    ["ramda", 'import * as R from "ramda";', `R.sort(${argument}, ${a})`],
    ["ramda, in two calls", 'import * as R from "ramda";', `R.sort(${argument})(${a})`],
    ["ramda, by its name", 'import { sort } from "ramda";', `sort(${argument}, ${a})`],
    ["remeda", 'import { sort } from "remeda";', `sort(${a}, ${argument})`],
  ] as const);
  return {
    features: [`sort: ${feature}`],
    lines: [`return ${text};`],
    entry: returning(dress.entry),
    write: (outside, body) => dress.write([line, ...outside], body, true),
  };
}

/** The entry of a dress whose function returns its result, whatever the dress itself gives back. */
function returning(entry: string): string {
  const call = /^\(items\) => \{ (?<before>.*; )?(?<call>[\w.]+\([^;]*\)); return [\w.[\]()]+; \}$/u.exec(entry);
  if (call?.groups === undefined) return entry;
  return `(items) => { ${call.groups.before ?? ""}return ${call.groups.call ?? ""}; }`;
}

/** Two items only: a fair coin is fair, any other isn't. */
function writePairSort(dice: Dice): Program {
  const source = chooseDrawSource(dice, false);
  const fair = dice.chance(0.6);
  const sign = fair
    ? dice.pick([
        `${source.draw("CUTS(2, 1)")} - 0.5`,
        `0.5 - ${source.draw("CUTS(2, 1)")}`,
        `${source.draw("CUTS(2, 1)")} < 0.5 ? -1 : 1`,
      ])
    : dice.pick([
        `${source.draw("CUTS(5, 1)")} - 0.2`,
        `${source.draw("CUTS(4, 3)")} < 0.75 ? -1 : 1`,
        source.draw("GRID(1)"),
      ]);
  const comparator =
    fair && dice.chance(0.25)
      ? dice.pick([
          `(x, y) => (${source.draw("CUTS(2, 1)")} < 0.5 ? x - y : y - x)`,
          `(x, y) => (x === y ? 0 : ${source.draw("CUTS(2, 1)")} - 0.5)`,
        ])
      : `() => ${sign}`;
  const body = dice.pick([
    [`return [first, second].sort(${comparator});`],
    [`const pair = [first, second];`, `pair.sort(${comparator});`, `return pair;`],
    [`return [[first], [second]].flat().sort(${comparator});`],
    [`return [first].concat([second]).sort(${comparator});`],
    [`return [first, second, first].toSpliced(2, 1).sort(${comparator});`],
    [`return [first, second, null].filter((one) => one !== null).sort(${comparator});`],
    [`return [first, second, first].filter((_, i) => i < 2).sort(${comparator});`],
    [`let pair = [];`, `pair = [...pair, first];`, `pair = [...pair, second];`, `return pair.sort(${comparator});`],
    [
      `const pair = new Array(2);`,
      `pair[0] = first;`,
      `pair[1] = second;`,
      `pair.sort(${comparator});`,
      `return pair;`,
    ],
  ]);
  return fromMarked({
    family: "comparator",
    kind: "random comparator of a pair",
    intent: "shuffle",
    marked: [
      ...source.outside,
      `function order(first, second) {\n${indent([...source.inside, ...body]).join("\n")}\n}`,
    ].join("\n\n"),
    entry: "(items) => order(items[0], items[1])",
    sizes: [2],
    features: [source.feature, "array: one of two", fair ? "sign: fair" : "sign: not fair"],
  });
}

/** Comparators that compare, and draw too: in one mode only, among equals, as weights drawn anew for every comparison. */
function writeMixedSort(dice: Dice): Program {
  const source = chooseDrawSource(dice, false);
  const a = dice.pick(["a", "cards", "items", "list"]);
  const half = source.draw("CUTS(2, 1)");
  const coin = dice.pick([`${half} - 0.5`, `0.5 - ${half}`, `${half} < 0.5 ? -1 : 1`]);
  const simple = coin.includes("?") ? `(${coin})` : coin;
  const mixed = dice.weighted<() => Mixed>([
    [5, () => oneMode(dice, coin)],
    [6, () => tieBreak(dice, coin, simple)],
    [3, () => freshWeights(dice, source)],
  ])();
  const sort = `${a}.sort(${mixed.comparator})`;
  const body = dice.weighted([
    [3, [`return ${sort};`]],
    [1, [`return [...${a}].sort(${mixed.comparator});`]],
    [2, [`${sort};`, `return ${a};`]],
  ]);
  const name = mixed.name ?? dice.pick(["arrange", "sortItems", "order"]);
  const parameters = [a, ...(mixed.parameter === undefined ? [] : [mixed.parameter.text])];
  return fromMarked({
    family: "comparator",
    kind: mixed.kind,
    intent: "shuffle",
    marked: [
      ...source.outside,
      `function ${name}(${parameters.join(", ")}) {\n${indent([...source.inside, ...body]).join("\n")}\n}`,
    ].join("\n\n"),
    entry: `(items) => ${name}(${["items", ...(mixed.parameter === undefined ? [] : [mixed.parameter.argument])].join(", ")})`,
    sizes: [3, 4, 5],
    suggestionOnly: true,
    ...(mixed.silent === undefined ? {} : { silent: mixed.silent }),
    ...(mixed.options === undefined ? {} : { options: mixed.options }),
    features: [source.feature, ...mixed.features],
  });
}

interface Mixed {
  readonly kind: string;
  readonly features: readonly string[];
  readonly comparator: string;
  readonly parameter?: { readonly text: string; readonly argument: string };
  readonly name?: string;
  readonly silent?: true;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** `mode === "random" ? Math.random() - 0.5 : a - b`, run in that mode. */
function oneMode(dice: Dice, coin: string): Mixed {
  const mode = dice.pick(["mode", "sortBy", "sorting"]);
  const real = dice.pick(["x - y", "x.score - y.score", "y.score - x.score"]);
  const byFlag = dice.chance(0.3);
  const [parameter, argument, test] = byFlag
    ? dice.pick([["mixed", "true", "mixed"] as const, ["byScore", "false", "!byScore"] as const])
    : ([mode, '"random"', `${mode} === "random"`] as const);
  const comparator = dice.weighted([
    [4, `(x, y) => (${test} ? ${coin} : ${real})`],
    [1.5, `(x, y) => (${negated(test)} ? ${real} : ${coin})`],
    [2, `(x, y) => {\n  if (${test}) return ${coin};\n  return ${real};\n}`],
    [1.5, `(x, y) => {\n  if (${negated(test)}) {\n    return ${real};\n  }\n  return ${coin};\n}`],
    [1, `(x, y) => {\n  let order = ${real};\n  if (${test}) order = ${coin};\n  return order;\n}`],
    [0.5, `(x, y) => {\n  let order = ${coin};\n  if (${negated(test)}) order = ${real};\n  return order;\n}`],
    [
      byFlag ? 0.001 : 2,
      `(x, y) => {\n  switch (${mode}) {\n    case "random":\n      return ${coin};\n    default:\n      return ${real};\n  }\n}`,
    ],
  ]);
  const usesSwitch = comparator.includes("switch");
  return {
    kind: "random in one mode only",
    features: ["sign: random in one mode"],
    comparator,
    parameter: usesSwitch ? { text: mode, argument: '"random"' } : { text: parameter, argument },
  };
}

function negated(test: string): string {
  if (test.startsWith("!")) return test.slice(1);
  return test.includes("===") ? test.replace("===", "!==") : `!${test}`;
}

/** A real key first, a coin among equals; every card has the same level, so that a run is all ties. */
function tieBreak(dice: Dice, coin: string, simple: string): Mixed {
  const on = dice.chance(0.5);
  const key = dice.pick([
    ["x.level", "y.level"],
    ["y.level", "x.level"],
  ] as const);
  const [p, q] = key;
  const comparator = dice.weighted([
    [4, `(x, y) => ${p} - ${q} || ${simple}`],
    [2, `(x, y) => (${p} === ${q} ? ${coin} : ${p} - ${q})`],
    [2, `(x, y) => (${p} !== ${q} ? ${p} - ${q} : ${coin})`],
    [2, `(x, y) => {\n  if (${p} > ${q}) return 1;\n  if (${p} < ${q}) return -1;\n  return ${coin};\n}`],
    [2, `(x, y) => {\n  if (${p} !== ${q}) return ${p} - ${q};\n  return ${coin};\n}`],
    [1, `(x, y) => (${p} > ${q} ? 1 : ${p} < ${q} ? -1 : ${coin})`],
    [1, `(x, y) => {\n  const difference = ${p} - ${q};\n  return difference === 0 ? ${coin} : difference;\n}`],
    [1, `(x, y) => {\n  let order = ${p} - ${q};\n  if (order === 0) order = ${coin};\n  return order;\n}`],
  ]);
  return {
    kind: on ? "random tie-break, asked for" : "random tie-break, not asked for",
    features: ["sign: a random tie-break"],
    comparator,
    name: dice.pick(["ranking", "byLevel", "leaderboard"]),
    ...(on ? { options: { checkTieBreaks: true } } : { silent: true }),
  };
}

/** Weights multiplied by a draw for every comparison anew; every card weighs the same. */
function freshWeights(dice: Dice, { draw }: DrawSource): Mixed {
  // With equal weights the second draw decides which of the two is larger: half of it lies below the first one's mean place.
  const [r, s] = [draw("GRID(1)"), draw("CUTS(2, 1)")];
  const comparator = dice.weighted([
    [4, `(x, y) => x.weight * ${r} - y.weight * ${s}`],
    [2, `(x, y) => y.weight * ${r} - x.weight * ${s}`],
    [2, `(x, y) => ${r} * x.weight - ${s} * y.weight`],
    [1, `(x, y) => (${r} * x.weight > ${s} * y.weight ? -1 : 1)`],
    [1, `(x, y) => {\n  const p = ${r} * x.weight;\n  const q = ${s} * y.weight;\n  return q - p;\n}`],
  ]);
  return {
    kind: "weights drawn anew for every comparison",
    features: ["sign: fresh weights"],
    comparator,
    name: dice.pick(["weightedShuffle", "arrange", "byWeight"]),
  };
}
