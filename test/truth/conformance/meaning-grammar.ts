/** Comparators that are coins by what they mean: of the order of their items, by a switch, two draws or a function; and their kin, which are sorts with a little chance in them. */

import type { Dice } from "./dice.ts";
import type { DrawSource } from "./random-source-grammar.ts";

/** A comparator as it is handed to a sort. */
export interface Comparator {
  readonly features: readonly string[];
  readonly outside: readonly string[];
  readonly inside: readonly string[];
  /** What stands between the parentheses of `sort`. */
  readonly argument: string;
  readonly kind?: string;
  /** Whether the program's own random source is not used. */
  readonly replacesSource?: true;
  /** Whether a fix would shuffle items that compare as equal, too. */
  readonly suggestionOnly?: true;
  /** Whether it may be a sort with some chance in it, of which nobody should speak. */
  readonly silent?: true;
  readonly intent?: "unclear";
}

interface Context {
  readonly dice: Dice;
  readonly draw: DrawSource["draw"];
}

export function chooseByMeaning(dice: Dice, source: DrawSource): Comparator {
  return dice.weighted<(context: Context) => Comparator>([
    [5, tossOrder],
    [2, tossUnlessSame],
    [3, readInside],
    [3, makeComparator],
    [1.5, sortWithChance],
  ])({ dice, draw: source.draw });
}

const byArrow = (text: string): Pick<Comparator, "argument" | "inside" | "outside"> => ({
  argument: text,
  inside: [],
  outside: [],
});

/** The two orders of a pair of items by some key that all items have of their own. */
function chooseOrders(dice: Dice): readonly [feature: string, order: string, reverse: string] {
  return dice.pick([
    ["items", "x - y", "y - x"],
    ["a field", "x.score - y.score", "y.score - x.score"],
    ["comparisons", "(x.score > y.score ? 1 : -1)", "(x.score > y.score ? -1 : 1)"],
    ["texts", "String(x.id).localeCompare(String(y.id))", "String(y.id).localeCompare(String(x.id))"],
  ] as const);
}

/** `Math.random() < 0.5 ? x - y : y - x`. */
function tossOrder({ dice, draw }: Context): Comparator {
  const [by, order, reverse] = chooseOrders(dice);
  const half = draw("CUTS(2, 1)");
  const [form, text] = dice.weighted<readonly [string, string]>([
    [4, ["a choice", `(x, y) => (${half} < 0.5 ? ${order} : ${reverse})`]],
    [2, ["an if", `(x, y) => {\n  if (${half} > 0.5) return ${order};\n  return ${reverse};\n}`]],
    [1, ["a product", `(x, y) => (${half} - 0.5) * (${order})`]],
    [1, ["a sign", `(x, y) => (${half} < 0.5 ? 1 : -1) * (${order})`]],
    [1, ["a variable", `(x, y) => {\n  const d = ${order};\n  return ${half} < 0.5 ? d : -d;\n}`]],
  ]);
  return {
    ...byArrow(text),
    kind: "a coin for the order of the items",
    features: [`meaning: order by ${by}`, `meaning: order, ${form}`],
    // Comparisons alone give equal items a coin, too.
    ...(by === "comparisons" && (form === "a choice" || form === "an if") ? {} : { suggestionOnly: true }),
  };
}

/** `x === y ? 0 : Math.random() - 0.5`. */
function tossUnlessSame({ dice, draw }: Context): Comparator {
  const coin = dice.pick([`${draw("CUTS(2, 1)")} - 0.5`, `(${draw("CUTS(2, 1)")} < 0.5 ? -1 : 1)`]);
  const [same, isItself] = dice.pick([
    ["x === y", true],
    ["x.id === y.id", false],
    ["x.score === y.score", false],
  ] as const);
  const text = dice.pick([
    `(x, y) => (${same} ? 0 : ${coin})`,
    `(x, y) => {\n  if (${same}) return 0;\n  return ${coin};\n}`,
  ]);
  return {
    ...byArrow(text),
    kind: "a coin for items that differ",
    features: [isItself ? "meaning: unless it is one item" : "meaning: unless the keys are equal"],
    ...(isItself ? {} : { suggestionOnly: true }),
  };
}

/** What happens inside is more than an expression: a switch, two draws that are compared twice, functions, no result. */
function readInside({ dice, draw }: Context): Comparator {
  const half = draw("CUTS(2, 1)");
  const thirds = `Math.floor(${draw("GRID(3)")} * 3)`;
  const [feature, text] = dice.pick<readonly [string, string]>([
    [
      "switch",
      `() => {\n  switch (${thirds}) {\n    case 0: return -1;\n    case 1: return 0;\n    default: return 1;\n  }\n}`,
    ],
    [
      "switch, break",
      `() => {\n  let sign = 1;\n  switch (${thirds}) {\n    case 0: sign = -1; break;\n    case 1: sign = 0;\n  }\n  return sign;\n}`,
    ],
    [
      "two draws compared twice",
      `() => {\n  const p = ${draw("GRID(1)")}, q = ${half};\n  if (p < q) return -1;\n  if (p > q) return 1;\n  return 0;\n}`,
    ],
    ["choice by a name", `() => {\n  const signs = [-1, 0, 1];\n  return signs[${thirds}];\n}`],
    [
      "choice by a name and its length",
      `() => {\n  const signs = [1, -1];\n  return signs[Math.floor(${draw("GRID(2)")} * signs.length)];\n}`,
    ],
    ["function inside", `() => {\n  const coin = () => ${half} < 0.5;\n  return coin() ? 1 : -1;\n}`],
    ["text", `() => (${half} > 0.5 ? "1" : "-1")`],
    ["nothing", `() => {\n  if (${half} > 0.5) return ${dice.pick(["1", "-1"])};\n}`],
    ["undefined", `() => (${half} > 0.5 ? undefined : -1)`],
    ["cos", `() => Math.cos(${half} * Math.PI)`],
    ["cos of a turn", `() => Math.cos(${draw("CUTS(4, 1, 3)")} * 2 * Math.PI)`],
    ["sin", `() => Math.sin(${half} * 2 * Math.PI)`],
    ["tan", `() => Math.tan(${half} - 0.5)`],
    ["log", `() => Math.log(${half} * 2)`],
    ["sqrt", `() => Math.sqrt(${half} - 0.5)`],
  ]);
  return { ...byArrow(text), kind: "a coin by what happens inside", features: [`meaning: ${feature}`] };
}

/** A comparator that is made, bound or assigned. */
function makeComparator({ dice }: Context): Comparator {
  const half = "Math.random(⟦CUTS(2, 1)⟧)";
  const [feature, line, argument] = dice.pick<readonly [string, string, string]>([
    ["made of a source", "const byChance = (rng) => () => rng(⟦CUTS(2, 1)⟧) - 0.5;", "byChance(Math.random)"],
    ["made of a threshold", `function byChance(middle) {\n  return () => ${half} - middle;\n}`, "byChance(0.5)"],
    ["made of nothing", `const byChance = () => (x, y) => (${half} < 0.5 ? -1 : 1);`, "byChance()"],
    ["made before", `const byChance = () => () => ${half} - 0.5;\nconst compare = byChance();`, "compare"],
    ["bound", `function byChance() {\n  return ${half} - 0.5;\n}`, "byChance.bind(null)"],
    ["assigned once", `let compare;\ncompare = () => ${half} - 0.5;`, "compare"],
  ]);
  return {
    features: [`meaning: ${feature}`],
    outside: [line],
    inside: [],
    argument,
    kind: "a coin that is made or bound",
    replacesSource: true,
  };
}

/** No shuffles, whatever comes out: a direction that is drawn once, a little noise, a mode that a function is made for. */
function sortWithChance({ dice, draw }: Context): Comparator {
  const [, order, reverse] = chooseOrders(dice);
  const half = draw("CUTS(2, 1)");
  const kind = "a sort with a little chance in it";
  return dice.pick<() => Comparator>([
    () => ({
      argument: "(x, y) => way * (x.score - y.score)",
      outside: [],
      inside: [`const way = ${half} < 0.5 ? 1 : -1;`],
      features: ["meaning: a direction drawn once"],
      kind,
      silent: true,
    }),
    () => ({
      ...byArrow(`(x, y) => x.score - y.score + (${draw("GRID(2)")} < 0.5 ? -0.5 : 0.5)`),
      features: ["meaning: a little noise"],
      kind,
      silent: true,
    }),
    () => ({
      ...byArrow(`(x, y) => (${draw("CUTS(5, 4)")} < 0.8 ? ${order} : ${reverse})`),
      features: ["meaning: mostly in order"],
      kind,
      silent: true,
    }),
    () => ({
      argument: 'by("score")',
      outside: [
        `const by = (key) => (x, y) => (key === "random" ? Math.random(⟦CUTS(2, 1)⟧) - 0.5 : x[key] - y[key]);`,
      ],
      inside: [],
      features: ["meaning: made for a mode"],
      kind,
      replacesSource: true,
      silent: true,
    }),
  ])();
}
