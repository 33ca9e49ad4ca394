/** The ways in which a generated program gets a uniform draw in [0, 1): `Math.random` itself, an alias, a wrapper, a parameter. */

import type { Dice } from "./dice.ts";
import { chooseLibraryUnit } from "./library-draw-grammar.ts";

export interface DrawSource {
  readonly feature: string;
  /** Lines for the top level of the module. */
  readonly outside: readonly string[];
  /** Lines for the start of the function. */
  readonly inside: readonly string[];
  /** A parameter for the shuffle's function, and what a caller passes for it. */
  readonly parameter?: { readonly text: string; readonly argument: string };
  /** The function's name, where a call of it is a draw; undefined where a draw is no call. */
  readonly callee: string | undefined;
  /** One draw, with its breakpoints noted by the hint: an expression such as `GRID(i + 1)`. */
  readonly draw: (hint: string) => string;
}

function calling(callee: string): { readonly callee: string; readonly draw: DrawSource["draw"] } {
  return { callee, draw: (hint) => `${callee}(⟦${hint}⟧)` };
}

/** A source, mostly `Math.random` itself; `withParameter` allows the function to take one. */
export function chooseDrawSource(dice: Dice, withParameter: boolean): DrawSource {
  const name = dice.pick(["random", "rng", "rand", "rnd"]);
  return dice.weighted<() => DrawSource>([
    [20, () => ({ feature: "random: Math.random", outside: [], inside: [], ...calling("Math.random") })],
    [
      1,
      () => {
        const line = `const ${name} = Math.random;`;
        const local = dice.chance(0.5);
        return {
          feature: "random: const alias",
          outside: local ? [] : [line],
          inside: local ? [line] : [],
          ...calling(name),
        };
      },
    ],
    [
      0.7,
      () => ({
        feature: "random: destructured alias",
        outside: ["const { random } = Math;"],
        inside: [],
        ...calling("random"),
      }),
    ],
    [
      0.5,
      () => ({
        feature: "random: bound",
        outside: [`const ${name} = Math.random.bind(Math);`],
        inside: [],
        ...calling(name),
      }),
    ],
    [
      1.8,
      () => {
        const { name: library, outside, callee, draw } = chooseLibraryUnit(dice);
        return { feature: `random: ${library}`, outside, inside: [], callee, draw };
      },
    ],
    [
      1,
      () => ({
        feature: "random: wrapper",
        outside: [
          dice.pick([
            `const ${name} = (⟦...hint⟧) => Math.random(⟦...hint⟧);`,
            `function ${name}(⟦...hint⟧) {\n  return Math.random(⟦...hint⟧);\n}`,
            `const ${name} = function (⟦...hint⟧) {\n  return Math.random(⟦...hint⟧);\n};`,
          ]),
        ],
        inside: [],
        ...calling(name),
      }),
    ],
    [
      withParameter ? 1.3 : 0,
      () => {
        const plain = dice.chance(0.5);
        return {
          feature: plain ? "random: parameter" : "random: parameter with default",
          outside: [],
          inside: [],
          parameter: { text: plain ? name : `${name} = Math.random`, argument: "Math.random" },
          ...calling(name),
        };
      },
    ],
  ])();
}
