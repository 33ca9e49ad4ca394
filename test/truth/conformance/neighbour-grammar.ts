/** Near neighbours of shuffles: samples, teams, riffles, walks, mutations, weighted orders, sorts of random data. None is to be reported. */

import type { Dice } from "./dice.ts";
import type { DrawSource } from "./random-source-grammar.ts";
import type { Kin } from "./kin-grammar.ts";

interface NeighbourContext {
  readonly dice: Dice;
  /** The array's name. */
  readonly a: string;
  readonly draw: DrawSource["draw"];
  readonly floor: (product: string) => string;
}

type WriteNeighbour = (context: NeighbourContext) => Kin;

/** An index below a count: `Math.floor(Math.random() * count)`. */
function below({ draw, floor }: NeighbourContext, count: string): string {
  return floor(`${draw(`GRID(${count})`)} * ${count.includes(" ") ? `(${count})` : count}`);
}

/** Draws places of all that there are until so many are new, in the ways to note which ones were drawn. */
function rejectOld(context: NeighbourContext, count: string): readonly string[] {
  const { a, dice } = context;
  const place = below(context, `${a}.length`);
  const [used, isOld, note] = dice.pick([
    ["new Set()", "used.has(j)", "used.add(j);"],
    ["[]", "used.includes(j)", "used.push(j);"],
    ["[]", "used.indexOf(j) !== -1", "used.push(j);"],
    ["{}", "used[j]", "used[j] = true;"],
  ]);
  const keep = [`  ${note}`, `  out.push(${a}[j]);`];
  return [
    `const used = ${used};`,
    "const out = [];",
    ...dice.pick([
      [`while (out.length < ${count}) {`, `  const j = ${place};`, `  if (${isOld}) continue;`, ...keep, "}"],
      [`for (let k = 0; k < ${count}; k++) {`, `  let j = ${place};`, `  while (${isOld}) j = ${place};`, ...keep, "}"],
      [
        `for (let k = 0; k < ${count}; k++) {`,
        `  const j = ${place};`,
        `  if (${isOld}) {`,
        "    k--;",
        "    continue;",
        "  }",
        ...keep,
        "}",
      ],
      [
        `while (out.length < ${count}) {`,
        `  const item = ${a}[${place}];`,
        "  if (!out.includes(item)) out.push(item);",
        "}",
      ],
    ]),
    "return out;",
  ];
}

/** Items drawn again and again, or only some of them. */
export const SAMPLES: readonly WriteNeighbour[] = [
  (context) => ({
    feature: "bootstrap",
    name: context.dice.pick(["bootstrap", "resample", "withReplacement"]),
    body: [
      context.dice.pick([
        `return ${context.a}.map(() => ${context.a}[${below(context, `${context.a}.length`)}]);`,
        `return Array.from({ length: ${context.a}.length }, () => ${context.a}[${below(context, `${context.a}.length`)}]);`,
        `return Array.from(${context.a}, () => ${context.a}[${below(context, `${context.a}.length`)}]);`,
      ]),
    ],
  }),
  (context) => ({
    feature: "bootstrap in a loop",
    name: context.dice.pick(["bootstrap", "resample", "drawAgain"]),
    body: [
      "const out = [];",
      `for (let i = 0; i < ${context.a}.length; i++) {`,
      `  const j = ${below(context, `${context.a}.length`)};`,
      context.dice.pick([`  out.push(${context.a}[j]);`, `  out[i] = ${context.a}[j];`]),
      "}",
      "return out;",
    ],
  }),
  (context) => ({
    feature: "some taken out by splice",
    name: context.dice.pick(["take", "drawCards", "pickSome"]),
    parameters: [context.a, "count"],
    intent: "sample",
    body: [
      `const rest = [...${context.a}];`,
      "const out = [];",
      `for (let i = 0; i < count; i++) out.push(rest.splice(${below(context, "rest.length")}, 1)[0]);`,
      "return out;",
    ],
    entry: "(items) => NAME(items, 2)",
  }),
  (context) => ({
    feature: "one card taken to another pile",
    parameters: [context.a, "discard"],
    name: "discardOne",
    body: [
      `const [card] = ${context.a}.splice(${below(context, `${context.a}.length`)}, 1);`,
      context.dice.pick(["discard.push(card);", "discard.unshift(card);"]),
      `return [...${context.a}, ...discard];`,
    ],
    entry: "(items) => NAME(items, [])",
  }),
  (context) => ({
    feature: "different places by rejection",
    name: "pickDifferent",
    parameters: [context.a, "count"],
    body: [
      "const chosen = new Set();",
      `while (chosen.size < count) chosen.add(${below(context, `${context.a}.length`)});`,
      `return [...chosen].map((index) => ${context.a}[index]);`,
    ],
    entry: "(items) => NAME(items, 2)",
  }),
  (context) => ({
    feature: "all places by rejection",
    body: rejectOld(context, `${context.a}.length`),
  }),
  (context) => ({
    feature: "some places by rejection",
    name: context.dice.pick(["pickWinners", "drawSome", "chooseQuestions"]),
    parameters: [context.a, "count"],
    intent: "sample",
    body: rejectOld(context, "count"),
    entry: "(items) => NAME(items, 2)",
  }),
  (context) => ({
    feature: "sample with the last put in the gap",
    name: "draft",
    parameters: [context.a, "count"],
    intent: "sample",
    body: [
      `const pool = ${context.a}.slice();`,
      "const out = [];",
      "for (let k = 0; k < count; k++) {",
      `  const j = ${below(context, "pool.length")};`,
      "  out.push(pool[j]);",
      "  pool[j] = pool[pool.length - 1];",
      "  pool.pop();",
      "}",
      "return out;",
    ],
    entry: "(items) => NAME(items, 2)",
  }),
  (context) => ({
    feature: "reservoir of one",
    name: "pickOne",
    body: [
      "let chosen;",
      `${context.a}.forEach((item, i) => {`,
      `  if (${below(context, "i + 1")} === 0) chosen = item;`,
      "});",
      "return [chosen];",
    ],
  }),
  (context) => ({
    feature: "each kept with a chance",
    name: "thinOut",
    body: [`return ${context.a}.filter(() => ${context.draw("CUTS(2, 1)")} < 0.5);`],
  }),
];

/** Items put into groups. */
export const GROUPS: readonly WriteNeighbour[] = [
  (context) => ({
    feature: "teams",
    name: context.dice.pick(["teams", "split", "assign"]),
    body: [
      "const groups = [[], []];",
      context.dice.pick([
        `for (const item of ${context.a}) groups[${below(context, "2")}].push(item);`,
        `${context.a}.forEach((item) => groups[${below(context, "2")}].push(item));`,
        `${context.a}.forEach((item) => {\n  const team = ${below(context, "groups.length")};\n  groups[team].push(item);\n});`,
      ]),
      context.dice.pick(["return groups.flat();", "return [...groups[0], ...groups[1]];", "return groups;"]),
    ],
  }),
  ({ a, draw, dice }) => ({
    feature: "left or right",
    name: dice.pick(["partition", "halves", "toSides"]),
    body: [
      "const left = [];",
      "const right = [];",
      dice.pick([
        `for (const item of ${a}) (${draw("CUTS(2, 1)")} < 0.5 ? left : right).push(item);`,
        `for (const item of ${a}) {\n  if (${draw("CUTS(2, 1)")} < 0.5) left.push(item);\n  else right.push(item);\n}`,
      ]),
      dice.pick(["return [...left, ...right];", "return left.concat(right);", "return [left, right];"]),
    ],
  }),
  (context) => ({
    feature: "buckets",
    name: "buckets",
    body: [
      "const groups = new Map();",
      `for (const item of ${context.a}) {`,
      `  const key = ${below(context, "3")};`,
      "  groups.set(key, [...(groups.get(key) ?? []), item]);",
      "}",
      "return [...groups.values()].flat();",
    ],
  }),
  (context) => ({
    feature: "a colour for each",
    name: "paint",
    outside: ['const palette = ["red", "green", "blue"];'],
    body: [
      context.dice.pick([
        `return ${context.a}.map((item) => ({ item, colour: palette[${below(context, "palette.length")}] }));`,
        `for (let i = 0; i < ${context.a}.length; i++) ${context.a}[i].colour = palette[${below(context, "palette.length")}];\nreturn ${context.a};`,
        `${context.a}.forEach((item) => {\n  item.order = ${below(context, "12")};\n});\nreturn ${context.a};`,
      ]),
    ],
  }),
];

/** Random changes that keep most of the order, on purpose. */
export const SMALL_CHANGES: readonly WriteNeighbour[] = [
  ({ a, draw, dice }) => ({
    feature: "riffle",
    name: dice.pick(["riffle", "riffleShuffle"]),
    body: [
      `const middle = Math.floor(${a}.length / 2);`,
      `const left = ${a}.slice(0, middle);`,
      `const right = ${a}.slice(middle);`,
      "const out = [];",
      "while (left.length > 0 || right.length > 0) {",
      `  const fromLeft = right.length === 0 || (left.length > 0 && ${draw("GRID(left.length + right.length)")} * (left.length + right.length) < left.length);`,
      "  out.push(fromLeft ? left.shift() : right.shift());",
      "}",
      "return out;",
    ],
  }),
  ({ a, draw }) => ({
    feature: "riffle by two indices",
    name: "riffle",
    body: [
      `const half = ${a}.length >> 1;`,
      "const out = [];",
      "let p = 0;",
      "let q = half;",
      `while (p < half || q < ${a}.length) {`,
      "  const left = half - p;",
      `  const right = ${a}.length - q;`,
      `  if (${draw("GRID(left + right)")} * (left + right) < left) out.push(${a}[p++]);`,
      `  else out.push(${a}[q++]);`,
      "}",
      "return out;",
    ],
  }),
  ({ a, draw, dice }) => ({
    feature: "served from both ends, rarely from the back",
    name: dice.pick(["serve", "queueUp"]),
    body: [
      "const out = [];",
      `while (${a}.length > 0) out.push(${draw("CUTS(5, 4)")} < 0.8 ? ${a}.shift() : ${a}.pop());`,
      "return out;",
    ],
  }),
  ({ a, draw, dice }) => ({
    feature: "a few jump the queue",
    name: dice.pick(["wave", "line"]),
    body: [
      "const out = [];",
      `for (const item of ${a}) {`,
      `  if (${draw("CUTS(10, 1)")} < 0.1) out.unshift(item);`,
      "  else out.push(item);",
      "}",
      "return out;",
    ],
  }),
  (context) => ({
    feature: "one of the best third each time",
    name: "greedyRandomized",
    body: [
      "const chosen = [];",
      `const sorted = [...${context.a}].sort((x, y) => x - y);`,
      "while (sorted.length > 0) {",
      `  const k = ${below(context, "Math.ceil(sorted.length / 2)")};`,
      "  chosen.push(sorted.splice(k, 1)[0]);",
      "}",
      "return chosen;",
    ],
  }),
  (context) => ({
    feature: "even orders only",
    name: context.dice.pick(["solvable", "scrambleEven"]),
    body: [
      `for (let i = ${context.a}.length - 1; i > 1; i--) {`,
      `  const j = ${below(context, "i + 1")};`,
      "  if (i !== j) {",
      `    [${context.a}[i], ${context.a}[j]] = [${context.a}[j], ${context.a}[i]];`,
      `    [${context.a}[0], ${context.a}[1]] = [${context.a}[1], ${context.a}[0]];`,
      "  }",
      "}",
      `return ${context.a};`,
    ],
  }),
  (context) => ({
    feature: "a random matching",
    name: context.dice.pick(["matchUp", "pairs"]),
    body: [
      `for (let i = ${context.a}.length - 1; i > 0; i -= 2) {`,
      `  const j = ${below(context, "i")};`,
      `  [${context.a}[i - 1], ${context.a}[j]] = [${context.a}[j], ${context.a}[i - 1]];`,
      "}",
      `return ${context.a};`,
    ],
    sizes: [4],
  }),
  (context) => ({
    feature: "neighbours swapped at drawn places",
    name: context.dice.pick(["step", "sweep"]),
    body: [
      `for (let k = 0; k < ${context.a}.length; k++) {`,
      `  const i = ${below(context, `${context.a}.length - 1`)};`,
      `  [${context.a}[i], ${context.a}[i + 1]] = [${context.a}[i + 1], ${context.a}[i]];`,
      "}",
      `return ${context.a};`,
    ],
  }),
  ({ a, draw }) => ({
    feature: "interleaved by a coin",
    name: "interleave",
    body: [
      `const left = ${a}.slice(0, 2);`,
      `const right = ${a}.slice(2);`,
      "const out = [];",
      "while (left.length && right.length) {",
      `  if (${draw("CUTS(2, 1)")} < 0.5) out.push(left.shift());`,
      "  else out.push(right.shift());",
      "}",
      "return [...out, ...left, ...right];",
    ],
  }),
  (context) => ({
    feature: "rotated by a random number",
    name: context.dice.pick(["rotate", "cutDeck"]),
    body: [
      `const by = ${below(context, `${context.a}.length`)};`,
      context.dice.pick([
        `for (let k = 0; k < by; k++) ${context.a}.push(${context.a}.shift());`,
        `${context.a}.push(...${context.a}.splice(0, by));`,
        `for (let k = by; k > 0; k--) ${context.a}.unshift(${context.a}.pop());`,
      ]),
      `return ${context.a};`,
    ],
  }),
  (context) => ({
    feature: "one item moved",
    name: context.dice.pick(["mutate", "neighbour", "moveOne", "insertionMove"]),
    body: [
      `const [item] = ${context.a}.splice(${below(context, `${context.a}.length`)}, 1);`,
      `${context.a}.splice(${below(context, `${context.a}.length + 1`)}, 0, item);`,
      `return ${context.a};`,
    ],
  }),
  (context) => ({
    feature: "one item put in at random",
    name: context.dice.pick(["hide", "placeJoker", "slipIn"]),
    body: [
      `const joker = ${context.a}.pop();`,
      `${context.a}.splice(${below(context, `${context.a}.length + 1`)}, 0, joker);`,
      `return ${context.a};`,
    ],
  }),
  (context) => ({
    feature: "a stretch reversed",
    name: context.dice.pick(["twoOpt", "invert", "reverseSegment"]),
    body: [
      `const p = ${below(context, `${context.a}.length`)};`,
      `const q = ${below(context, `${context.a}.length`)};`,
      "const [low, high] = p < q ? [p, q] : [q, p];",
      context.dice.pick([
        `return [...${context.a}.slice(0, low), ...${context.a}.slice(low, high + 1).reverse(), ...${context.a}.slice(high + 1)];`,
        `for (let i = low, j = high; i < j; i++, j--) [${context.a}[i], ${context.a}[j]] = [${context.a}[j], ${context.a}[i]];\nreturn ${context.a};`,
      ]),
    ],
  }),
  ({ a, draw, dice }) => ({
    feature: "neighbours swapped by a coin",
    name: dice.pick(["jitter", "perturb", "nearlySorted"]),
    body: [
      `for (let i = 0; i < ${a}.length - 1; i++) {`,
      `  if (${draw("CUTS(2, 1)")} < 0.5) [${a}[i], ${a}[i + 1]] = [${a}[i + 1], ${a}[i]];`,
      "}",
      `return ${a};`,
    ],
  }),
  ({ a, draw }) => ({
    feature: "reversed by a coin",
    name: "flipSometimes",
    body: [`return ${draw("CUTS(2, 1)")} < 0.5 ? ${a}.reverse() : ${a};`],
  }),
  ({ a, draw, dice }) => ({
    feature: "a walk from neighbour to neighbour",
    name: dice.pick(["walk", "markovWalk", "wander"]),
    body: [
      "const path = [];",
      "let at = 0;",
      `for (let step = 0; step < ${a}.length; step++) {`,
      `  path.push(${a}[at]);`,
      `  at = (at + (${draw("CUTS(2, 1)")} < 0.5 ? 1 : ${a}.length - 1)) % ${a}.length;`,
      "}",
      "return path;",
    ],
  }),
  (context) => ({
    feature: "never the same song twice in a row",
    name: "playlist",
    body: [
      "let last = -1;",
      "const out = [];",
      `for (let k = 0; k < ${context.a}.length; k++) {`,
      `  let next = ${below(context, `${context.a}.length - 1`)};`,
      "  if (next >= last) next += 1;",
      `  out.push(${context.a}[next % ${context.a}.length]);`,
      "  last = next;",
      "}",
      "return out;",
    ],
  }),
  (context) => ({
    feature: "annealing by accepted swaps",
    name: "anneal",
    body: [
      `let best = ${context.a};`,
      "for (let heat = 2; heat > 0; heat--) {",
      "  const next = [...best];",
      `  const i = ${below(context, "next.length")};`,
      `  const j = ${below(context, "next.length")};`,
      "  [next[i], next[j]] = [next[j], next[i]];",
      "  if (next[0].score <= best[0].score) best = next;",
      "}",
      "return best;",
    ],
    sizes: [3],
  }),
];

/** Sorts whose comparator compares, with chance in the data or in the direction only. */
export const SORTS: readonly WriteNeighbour[] = [
  ({ a, draw, dice }) => ({
    feature: "weighted order by one stored key",
    name: dice.pick(["weightedOrder", "weightedShuffle", "byWeight"]),
    body: [
      `return ${a}`,
      `  .map((item) => ({ item, key: ${dice.pick([`${draw("RANK")} ** (1 / item.weight)`, `Math.pow(${draw("RANK")}, 1 / item.weight)`, `-Math.log(${draw("RANK")}) / item.weight`, `item.weight * ${draw("RANK")}`])} }))`,
      `  .sort((x, y) => ${dice.pick(["y.key - x.key", "x.key - y.key"])})`,
      "  .map(({ item }) => item);",
    ],
  }),
  ({ a, draw, dice }) => ({
    feature: "tie-break by a stored key",
    name: dice.pick(["ranking", "leaderboard"]),
    options: { checkTieBreaks: true },
    body: [
      `const luck = new Map(${a}.map((item) => [item, ${draw("RANK")}]));`,
      `return ${a}.sort((x, y) => y.score - x.score || luck.get(x) - luck.get(y));`,
    ],
  }),
  ({ a, dice }) => ({
    feature: "tie-break by a second property",
    name: "ranking",
    options: { checkTieBreaks: true },
    body: [`return ${a}.sort((x, y) => y.level - x.level || ${dice.pick(["x.id - y.id", "x.score - y.score"])});`],
  }),
  ({ a, draw }) => ({
    feature: "keys remembered by the comparator",
    body: [
      "const keys = new Map();",
      "const keyOf = (item) => {",
      `  if (!keys.has(item)) keys.set(item, ${draw("RANK")});`,
      "  return keys.get(item);",
      "};",
      `return ${a}.sort((x, y) => keyOf(x) - keyOf(y));`,
    ],
  }),
  ({ a, draw, dice }) => ({
    feature: "up or down by a coin",
    name: "sortEitherWay",
    body: [
      `const up = ${draw("CUTS(2, 1)")} < 0.5;`,
      dice.pick([
        `return ${a}.sort((x, y) => (up ? x - y : y - x));`,
        `const sign = up ? 1 : -1;\nreturn ${a}.sort((x, y) => sign * (x.score - y.score));`,
      ]),
    ],
  }),
  ({ a, draw, dice }) => ({
    feature: "a factor that changes no sign",
    name: "byScore",
    body: [
      `return ${a}.sort((x, y) => ${dice.pick([`(x.score - y.score) * (${draw("GRID(1)")} + 1)`, `${draw("GRID(1)")} > 2 ? y - x : x - y`])});`,
    ],
  }),
  (context) => ({
    feature: "random data, sorted",
    name: context.dice.pick(["fakeScores", "demoData", "seedTable"]),
    body: context.dice.pick([
      [
        `return ${context.a}.map((item) => ({ ...item, score: ${below(context, "100")} })).sort((x, y) => y.score - x.score);`,
      ],
      [
        `const rows = ${context.a}.map((item, index) => ({ name: \`row \${index}\`, price: ${below(context, "50")} }));`,
        "return rows.sort((x, y) => x.price - y.price);",
      ],
      [
        `const numbers = Array.from({ length: ${context.a}.length }, () => ${below(context, "10")});`,
        "return numbers.sort((x, y) => x - y);",
      ],
    ]),
    sizes: [3],
  }),
  ({ a, dice }) => ({
    feature: "keys that can't tie, from a UUID",
    body: [
      `return ${a}`,
      "  .map((value) => ({ value, key: crypto.randomUUID(⟦RANK⟧) }))",
      `  .sort((x, y) => ${dice.pick(["x.key.localeCompare(y.key)", "(x.key < y.key ? -1 : 1)"])})`,
      "  .map(({ value }) => value);",
    ],
  }),
  ({ a, draw }) => ({
    feature: "lodash sortBy with any number",
    outside: ['import _ from "lodash";'],
    body: [`return _.sortBy(${a}, () => ${draw("RANK")});`],
  }),
  ({ a, dice }) => ({
    feature: "a library's shuffle",
    stub: "",
    outside: [dice.pick(['import _ from "lodash";', 'import _ from "underscore";'])],
    body: [dice.pick([`return _.shuffle(${a});`, `return _.shuffle([...${a}]);`])],
  }),
  (context) => ({
    feature: "quicksort with a random pivot",
    name: "quickSort",
    body: [
      `if (${context.a}.length < 2) return ${context.a};`,
      `const pivot = ${context.a}[${below(context, `${context.a}.length`)}];`,
      `const smaller = ${context.a}.filter((item) => item < pivot);`,
      `const larger = ${context.a}.filter((item) => item > pivot);`,
      "return [...NAME(smaller), pivot, ...NAME(larger)];",
    ],
  }),
  (context) => ({
    feature: "quicksort in place with a random pivot",
    name: "sortBetween",
    parameters: [context.a, "low", "high"],
    body: [
      `if (low >= high) return ${context.a};`,
      `const pick = low + ${below(context, "high - low + 1")};`,
      `[${context.a}[pick], ${context.a}[high]] = [${context.a}[high], ${context.a}[pick]];`,
      "let wall = low;",
      "for (let i = low; i < high; i++) {",
      `  if (${context.a}[i] < ${context.a}[high]) {`,
      `    [${context.a}[i], ${context.a}[wall]] = [${context.a}[wall], ${context.a}[i]];`,
      "    wall++;",
      "  }",
      "}",
      `[${context.a}[wall], ${context.a}[high]] = [${context.a}[high], ${context.a}[wall]];`,
      `NAME(${context.a}, low, wall - 1);`,
      `NAME(${context.a}, wall + 1, high);`,
      `return ${context.a};`,
    ],
    entry: "(items) => NAME(items, 0, items.length - 1)",
  }),
];
