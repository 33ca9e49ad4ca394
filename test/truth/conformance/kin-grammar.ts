/** Code that looks like a biased shuffle and is none: fair shuffles of other makes, sorts that don't draw, single swaps, samples, cuts. */

import type { Dice } from "./dice.ts";
import { writeFunction } from "./dress-grammar.ts";
import { GROUPS, SAMPLES, SMALL_CHANGES, SORTS } from "./neighbour-grammar.ts";
import { ANY_LENGTH, fromMarked, type Program } from "./program.ts";
import { chooseDrawSource, type DrawSource } from "./random-source-grammar.ts";

export interface Kin {
  readonly feature: string;
  readonly parameters?: readonly string[];
  readonly body: readonly string[];
  readonly outside?: readonly string[];
  /** What stands in for the random source, and never varies. */
  readonly stub?: string;
  /** The call, where it isn't `name(items)`; `NAME` stands for the function's name. */
  readonly entry?: string;
  readonly sizes?: readonly number[];
  readonly name?: string;
  readonly intent?: Program["intent"];
  readonly options?: Program["options"];
}

interface KinContext {
  readonly dice: Dice;
  /** The array's name. */
  readonly a: string;
  readonly draw: DrawSource["draw"];
  readonly floor: (product: string) => string;
}

export function writeKin(dice: Dice): Program {
  const source = chooseDrawSource(dice, false);
  const a = dice.pick(["a", "array", "cards", "items"]);
  const floor = dice.weighted([
    [6, (x: string) => `Math.floor(${x})`],
    [1, (x: string) => `~~(${x})`],
    [1, (x: string) => `((${x}) | 0)`],
  ]);
  const kin = dice.pick([
    ...FAIR,
    ...PARTS,
    ...NO_SHUFFLES,
    ...NO_DRAWS,
    ...TIE_BREAKS,
    ...SAMPLES,
    ...GROUPS,
    ...SMALL_CHANGES,
    ...SORTS,
  ])({
    dice,
    a,
    draw: source.draw,
    floor,
  });
  const name = kin.name ?? dice.pick(["shuffle", "mix", "arrange", "prepare"]);
  const entry = kin.entry ?? "(items) => NAME(items)";
  return fromMarked({
    family: "kin",
    kind: kin.feature,
    intent: kin.intent ?? "shuffle",
    marked: [
      ...(kin.stub === undefined ? source.outside : [kin.stub].filter(Boolean)),
      ...(kin.outside ?? []),
      writeFunction(dice, name, kin.parameters ?? [a], [
        ...(kin.stub === undefined ? source.inside : []),
        ...kin.body.map((line) => line.replaceAll("NAME", name)),
      ]),
    ].join("\n\n"),
    ...(kin.options === undefined ? {} : { options: kin.options }),
    entry: entry.replaceAll("NAME", name),
    sizes: kin.sizes ?? ANY_LENGTH,
    features: [...(kin.stub === undefined ? [source.feature] : []), `kin: ${kin.feature}`],
  });
}

type WriteKin = (context: KinContext) => Kin;

/** Whole shuffles that are fair, which the truth confirms. */
const FAIR: readonly WriteKin[] = [
  ({ a, draw, floor }) => ({
    feature: "splice out of a shrinking source",
    body: [
      "const out = [];",
      `while (${a}.length) out.push(${a}.splice(${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)}, 1)[0]);`,
      "return out;",
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "splice out of a copy",
    body: [
      "const out = [];",
      `const rest = [...${a}];`,
      "while (rest.length > 0) {",
      `  const j = ${floor(`${draw("GRID(rest.length)")} * rest.length`)};`,
      "  out.push(rest[j]);",
      "  rest.splice(j, 1);",
      "}",
      "return out;",
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "splice and push with a shrinking bound",
    body: [
      `for (let n = ${a}.length; n; n--) ${a}.push(${a}.splice(${floor(`${draw("GRID(n)")} * n`)}, 1)[0]);`,
      `return ${a};`,
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "insert at a random place",
    body: [
      "const out = [];",
      `${a}.forEach((item, i) => out.splice(${floor(`${draw("GRID(i + 1)")} * (i + 1)`)}, 0, item));`,
      "return out;",
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "insert by reduce",
    body: [
      `return ${a}.reduce((out, item, i) => {`,
      `  out.splice(${floor(`${draw("GRID(i + 1)")} * (i + 1)`)}, 0, item);`,
      "  return out;",
      "}, []);",
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "inside-out into a new array",
    body: [
      "const out = [];",
      `for (let i = 0; i < ${a}.length; i++) {`,
      `  const j = ${floor(`${draw("GRID(i + 1)")} * (i + 1)`)};`,
      "  if (j !== i) out[i] = out[j];",
      `  out[j] = ${a}[i];`,
      "}",
      "return out;",
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "recursion",
    body: [
      "const go = (n) => {",
      "  if (n > 1) {",
      `    const j = ${floor(`${draw("GRID(n)")} * n`)};`,
      `    [${a}[n - 1], ${a}[j]] = [${a}[j], ${a}[n - 1]];`,
      "    go(n - 1);",
      "  }",
      "};",
      `go(${a}.length);`,
      `return ${a};`,
    ],
  }),
  ({ a, draw }) => ({
    feature: "float keys in objects",
    body: [
      `return ${a}`,
      `  .map((value) => ({ value, key: ${draw("RANK")} }))`,
      "  .sort((x, y) => x.key - y.key)",
      "  .map(({ value }) => value);",
    ],
  }),
  ({ a, draw }) => ({
    feature: "float keys in tuples",
    body: [`return ${a}.map((v) => [${draw("RANK")}, v]).sort((x, y) => x[0] - y[0]).map((p) => p[1]);`],
  }),
  ({ a, draw }) => ({
    feature: "float keys in a Map",
    body: [
      `const keys = new Map(${a}.map((item) => [item, ${draw("RANK")}]));`,
      `return ${a}.sort((x, y) => keys.get(x) - keys.get(y));`,
    ],
  }),
  ({ a, draw }) => ({
    feature: "float keys by index",
    body: [
      `const keys = ${a}.map(() => ${draw("RANK")});`,
      `return ${a}.map((_, i) => i).sort((x, y) => keys[x] - keys[y]).map((i) => ${a}[i]);`,
    ],
  }),
];

/** Fair shuffles of a part that the source names, and fair samples. */
const PARTS: readonly WriteKin[] = [
  ({ a, draw, floor }) => ({
    feature: "part from low to high",
    parameters: [a, "low", "high"],
    body: [
      "for (let i = high; i > low; i--) {",
      `  const j = low + ${floor(`${draw("GRID(i - low + 1)")} * (i - low + 1)`)};`,
      `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
    entry: "(items) => NAME(items, 1, items.length - 1)",
  }),
  ({ a, draw, floor }) => ({
    feature: "part from low up to high, exclusive",
    parameters: [a, "low", "high"],
    body: [
      "for (let i = low; i < high; i++) {",
      `  const j = i + ${floor(`${draw("GRID(high - i)")} * (high - i)`)};`,
      `  const held = ${a}[i];`,
      `  ${a}[i] = ${a}[j];`,
      `  ${a}[j] = held;`,
      "}",
    ],
    entry: "(items) => { NAME(items, 0, items.length - 1); return items; }",
  }),
  ({ a, draw, floor }) => ({
    feature: "part from the second on",
    body: [
      `for (let i = ${a}.length - 1; i > 1; i--) {`,
      `  const j = 1 + ${floor(`${draw("GRID(i)")} * i`)};`,
      `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "reservoir of two",
    body: [
      `const out = ${a}.slice(0, 2);`,
      `for (let i = 2; i < ${a}.length; i++) {`,
      `  const j = ${floor(`${draw("GRID(i + 1)")} * (i + 1)`)};`,
      `  if (j < 2) out[j] = ${a}[i];`,
      "}",
      "return out;",
    ],
  }),
  ({ a, draw, floor }) => ({
    feature: "sample of k",
    parameters: [a, "k"],
    intent: "sample",
    body: [
      "for (let i = 0; i < k; i++) {",
      `  const j = i + ${floor(`${draw(`GRID(${a}.length - i)`)} * (${a}.length - i)`)};`,
      `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "}",
      `return ${a}.slice(0, k);`,
    ],
    entry: "(items) => NAME(items, 2)",
  }),
  ({ a, draw, floor }) => ({
    feature: "Sattolo by name",
    name: "sattolo",
    intent: "cycle",
    body: [
      `for (let i = ${a}.length - 1; i > 0; i--) {`,
      `  const j = ${floor(`${draw("GRID(i)")} * i`)};`,
      `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
  }),
];

/** Random changes of an array that are not meant as shuffles. */
const NO_SHUFFLES: readonly WriteKin[] = [
  ({ a, draw, floor }) => ({
    feature: "one pick",
    body: [`const pick = ${a}[${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)}];`, "return [pick];"],
  }),
  ({ a, draw, floor }) => ({
    feature: "pivot",
    parameters: [a, "low", "high"],
    name: "partition",
    body: [
      `const pivot = low + ${floor(`${draw("GRID(high - low + 1)")} * (high - low + 1)`)};`,
      `[${a}[low], ${a}[pivot]] = [${a}[pivot], ${a}[low]];`,
      `return ${a};`,
    ],
    entry: "(items) => NAME(items, 0, items.length - 1)",
  }),
  ({ a, draw, floor }) => ({
    feature: "mutation",
    parameters: [a, "rate"],
    name: "mutate",
    body: [
      `for (let i = 0; i < ${a}.length; i++) {`,
      `  if (${draw("CUTS(5, 1)")} < rate) {`,
      `    const j = ${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)};`,
      `    [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "  }",
      "}",
      `return ${a};`,
    ],
    entry: "(items) => NAME(items, 0.2)",
    sizes: [3],
  }),
  ({ a, draw, floor }) => ({
    feature: "annealing step",
    name: "neighbour",
    body: [
      `const i = ${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)};`,
      `const j = ${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)};`,
      `[${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      `return ${a};`,
    ],
  }),
  ({ a, draw, floor, dice }) => ({
    feature: "a fixed number of swaps of drawn places",
    name: "perturb",
    body: [
      `for (let step = 0; step < ${String(dice.pick([2, 3]))}; step++) {`,
      `  const i = ${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)};`,
      `  const j = ${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)};`,
      `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
    sizes: [3],
  }),
  ({ a, draw, floor }) => ({
    feature: "cut",
    name: "cut",
    body: [
      `const at = ${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)};`,
      `return [...${a}.slice(at), ...${a}.slice(0, at)];`,
    ],
  }),
  ({ a, draw }) => ({
    feature: "jitter",
    body: [`const dx = (${draw("GRID(1)")} - 0.5) * 2;`, `return dx > 2 ? [] : ${a};`],
  }),
  ({ a, draw, floor }) => ({
    feature: "a start that is not a number",
    body: [
      `for (let i = ${a}.size - 1; i > 0; i--) {`,
      `  const j = ${floor(`${draw(`GRID(${a}.length)`)} * ${a}.length`)};`,
      `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
  }),
];

/** Orders without chance, some of which look random. */
const NO_DRAWS: readonly WriteKin[] = [
  ({ a, dice }) => ({
    feature: "sort by value",
    body: [
      `return ${a}.sort(${dice.pick(["(x, y) => x - y", "(x, y) => y.score - x.score", "(x, y) => (x > y ? 1 : -1)", "(x, y) => x.id - y.id"])});`,
    ],
  }),
  ({ a, draw }) => ({
    feature: "sort by value beside a draw",
    body: [`const jitter = ${draw("GRID(1)")};`, `${a}.sort((x, y) => x - y);`, `return jitter > 2 ? [] : ${a};`],
  }),
  ({ a }) => ({
    feature: "sort by a hash",
    outside: ["const hash = (value) => (value * 7919) % 13;"],
    body: [`return ${a}.sort((x, y) => hash(x) - hash(y));`],
  }),
  ({ a, dice }) => ({
    feature: "sort by a constant",
    body: [`return ${a}.sort(${dice.pick(["() => 0", "() => 0.3 - 0.5", "() => -1", "() => 1"])});`],
  }),
  ({ a }) => ({
    feature: "stubbed random in a comparator",
    stub: "const random = () => 0.25;",
    body: [`return ${a}.sort(() => random() - 0.5);`],
  }),
  ({ a, floor }) => ({
    feature: "stubbed random in a loop",
    stub: "const random = () => 0.25;",
    body: [
      `for (let i = 0; i < ${a}.length; i++) {`,
      `  const j = ${floor(`random() * ${a}.length`)};`,
      `  [${a}[i], ${a}[j]] = [${a}[j], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
  }),
  ({ a }) => ({
    feature: "shadowed Math",
    stub: "",
    body: ["const Math = { random: () => 0.75 };", `return ${a}.sort(() => Math.random() - 0.5);`],
  }),
  ({ a }) => ({
    feature: "reverse",
    body: [
      `for (let i = 0; i < ${a}.length / 2; i++) {`,
      `  [${a}[i], ${a}[${a}.length - 1 - i]] = [${a}[${a}.length - 1 - i], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
  }),
  ({ a }) => ({
    feature: "bubble sort",
    body: [
      `for (let i = 0; i < ${a}.length; i++) {`,
      `  for (let j = 0; j < ${a}.length - 1 - i; j++) {`,
      `    if (${a}[j] > ${a}[j + 1]) [${a}[j], ${a}[j + 1]] = [${a}[j + 1], ${a}[j]];`,
      "  }",
      "}",
      `return ${a};`,
    ],
  }),
];

/** A draw only among equals, which is reported only on request. */
const TIE_BREAKS: readonly WriteKin[] = [
  ({ a, draw }) => ({
    feature: "tie-break by ||",
    body: [`return ${a}.sort((x, y) => y.score - x.score || ${draw("CUTS(2, 1)")} - 0.5);`],
  }),
  ({ a, draw }) => ({
    feature: "tie-break by a ternary",
    body: [`return ${a}.sort((x, y) => (x.score === y.score ? ${draw("CUTS(2, 1)")} - 0.5 : y.score - x.score));`],
  }),
  ({ a, draw }) => ({
    feature: "tie-break by an if",
    body: [
      `${a}.sort((x, y) => {`,
      "  if (x.score > y.score) return -1;",
      "  if (x.score < y.score) return 1;",
      `  return ${draw("CUTS(2, 1)")} - 0.5;`,
      "});",
      `return ${a};`,
    ],
  }),
];
