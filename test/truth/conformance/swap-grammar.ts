/** The ways to swap two places of an array. */

import type { Dice } from "./dice.ts";
import { freeName } from "./index-draw-grammar.ts";

export interface Swap {
  readonly feature: string;
  /** Lines for the top level of the module, and for the function before the loop. */
  readonly outside: readonly string[];
  readonly before: readonly string[];
  readonly lines: readonly string[];
}

export interface SwapContext {
  readonly dice: Dice;
  readonly receiver: string;
  /** The places, as expressions without effect. */
  readonly place: string;
  readonly drawn: string;
  readonly taken: ReadonlySet<string>;
}

export function chooseSwap(context: SwapContext): Swap {
  const { dice, receiver: a, place, drawn, taken } = context;
  const [p, q] = [`${a}[${place}]`, `${a}[${drawn}]`];
  const t = freeName(["t", "temp", "tmp", "held", "x"], taken);
  const plain = (feature: string, lines: readonly string[], before: readonly string[] = []): Swap => ({
    feature: `swap: ${feature}`,
    outside: [],
    before,
    lines,
  });
  return dice.weighted<() => Swap>([
    [9, () => plain("destructuring", [`[${p}, ${q}] = [${q}, ${p}];`])],
    [2, () => plain("destructuring", [`[${q}, ${p}] = [${p}, ${q}];`])],
    [
      6,
      () =>
        plain("temp", [`${dice.pick(["const", "const", "let", "var"])} ${t} = ${p};`, `${p} = ${q};`, `${q} = ${t};`]),
    ],
    [2, () => plain("temp of the drawn place", [`const ${t} = ${q};`, `${q} = ${p};`, `${p} = ${t};`])],
    [2, () => plain("temp declared outside", [`${t} = ${p};`, `${p} = ${q};`, `${q} = ${t};`], [`let ${t};`])],
    [0.7, () => plain("commas", [`${t} = ${p}, ${p} = ${q}, ${q} = ${t};`], [`let ${t};`])],
    [0.6, () => writeTwoTemps(context)],
    [3, () => writeSwapHelper(context)],
    [0.4, () => plain("splice", [`${p} = ${a}.splice(${drawn}, 1, ${p})[0];`])],
    [0.15, () => plain("splice of the place", [`${q} = ${a}.splice(${place}, 1, ${q})[0];`])],
    [0.1, () => plain("two splices", [`${a}.splice(${drawn}, 1, ${a}.splice(${place}, 1, ${q})[0]);`])],
    [0.1, () => plain("a list of one", [`${p} = [${q}, (${q} = ${p})][0];`])],
    [0.1, () => plain("a list of one", [`${q} = [${p}, (${p} = ${q})][0];`])],
    [0.1, () => plain("comma in the value", [`${p} = ((${t} = ${q}), (${q} = ${p}), ${t});`], [`let ${t};`])],
    [0.05, () => plain("Object.assign", [`Object.assign(${a}, { [${place}]: ${q}, [${drawn}]: ${p} });`])],
    [0.15, () => plain("a pair", [`const pair = [${p}, ${q}];`, `[${q}, ${p}] = pair;`])],
    [0.05, () => plain("at()", [`[${p}, ${q}] = [${a}.at(${drawn}), ${a}.at(${place})];`])],
    [0.03, () => plain("slice", [`[${q}, ${p}] = [${p}, ${q}].slice();`])],
  ])();
}

function writeTwoTemps({ receiver: a, place, drawn, taken }: SwapContext): Swap {
  const x = freeName(["x", "first", "here"], taken);
  const y = freeName(["y", "second", "there"], taken);
  return {
    feature: "swap: two temps",
    outside: [],
    before: [],
    lines: [
      `const ${x} = ${a}[${place}];`,
      `const ${y} = ${a}[${drawn}];`,
      `${a}[${place}] = ${y};`,
      `${a}[${drawn}] = ${x};`,
    ],
  };
}

/** Numbers swapped by `^`, which loses one that meets itself; for arrays of numbers only. */
export function writeExclusiveOrSwap({ dice, receiver: a, place, drawn }: SwapContext): Swap {
  const [p, q] = [`${a}[${place}]`, `${a}[${drawn}]`];
  const lines = [`${p} ^= ${q};`, `${q} ^= ${p};`, `${p} ^= ${q};`];
  const longhand = [`${p} = ${p} ^ ${q};`, `${q} = ${p} ^ ${q};`, `${p} = ${p} ^ ${q};`];
  const chosen = dice.chance(0.7) ? lines : longhand;
  const guarded = dice.chance(0.8);
  return {
    feature: guarded ? "swap: ^ unless the places are one" : "swap: ^",
    outside: [],
    before: [],
    lines: guarded ? [`if (${place} !== ${drawn}) {`, ...chosen.map((line) => `  ${line}`), "}"] : chosen,
  };
}

/** A function `swap(list, p, q)` beside the shuffle; `call` writes a call of it. */
export function writeSwapHelper({ dice, receiver, place, drawn, taken }: SwapContext): Swap {
  const name = freeName(["swap", "exchange", "swapItems"], taken);
  const [list, p, q] = dice.pick([
    ["list", "p", "q"],
    ["values", "from", "to"],
    ["xs", "i", "j"],
  ] as const);
  const lines = dice.weighted([
    [2, [`[${list}[${p}], ${list}[${q}]] = [${list}[${q}], ${list}[${p}]];`]],
    [2, [`const temp = ${list}[${p}];`, `${list}[${p}] = ${list}[${q}];`, `${list}[${q}] = temp;`]],
  ]);
  const body = lines.map((line) => `  ${line}`).join("\n");
  const helper = dice.chance(0.6)
    ? `function ${name}(${list}, ${p}, ${q}) {\n${body}\n}`
    : `const ${name} = (${list}, ${p}, ${q}) => {\n${body}\n};`;
  const call = dice.chance(0.8)
    ? `${name}(${receiver}, ${place}, ${drawn});`
    : `${name}(${receiver}, ${drawn}, ${place});`;
  return { feature: "swap: helper", outside: [helper], before: [], lines: [call] };
}
