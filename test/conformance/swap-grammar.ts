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
