/** Swap loops over names that nothing declares, as in scripts of pages: counters, places, held items, the list itself; and what else uses these names meanwhile. */

import type { Dice } from "./dice.ts";
import { ANY_LENGTH, fromMarked, indent, type Program } from "./program.ts";

export function writeUndeclared(dice: Dice): Program {
  const name = dice.pick(["shuffle", "shuffleCards", "mix"]);
  const globals = new Set<string>();
  const global = (own: string, chance: number): string => {
    if (dice.chance(chance)) {
      globals.add(own);
      return "";
    }
    return "let ";
  };
  const list = dice.pick(["deck", "cards"]);
  const isListGlobal = dice.chance(0.3);
  const counter = global("i", 0.85);
  const place = global("j", 0.5);
  const held = global("temp", 0.5);
  if (isListGlobal) globals.add(list);
  const [head, upper] = dice.weighted<readonly [string, string]>([
    [3, [`for (${counter}i = ${list}.length - 1; i > 0; i--) {`, "(i + 1)"]],
    [3, [`for (${counter}i = 0; i < ${list}.length; i++) {`, `${list}.length`]],
    [1, [`for (${counter}i = ${list}.length - 1; i > 0; i--) {`, "i"]],
    [1, [`for (${counter}i = ${list}.length; i--; ) {`, "(i + 1)"]],
    [1, [`for (${counter}i in ${list}) {`, `${list}.length`]],
  ]);
  const beside = writeBeside(dice);
  const body = [
    `${place}j = Math.floor(Math.random(⟦GRID(${upper})⟧) * ${upper});`,
    ...(beside.when === "between" ? [beside.call] : []),
    `${held}temp = ${list}[i];`,
    `${list}[i] = ${list}[j];`,
    `${list}[j] = temp;`,
    ...(beside.when === "after" ? [beside.call] : []),
  ];
  const shuffle = [
    `function ${name}(${isListGlobal ? "given" : list}) {`,
    ...indent([
      ...(isListGlobal ? [`${list} = given;`] : []),
      head,
      ...indent(body),
      "}",
      ...(beside.when === "later" ? [beside.call] : []),
      `return ${list};`,
    ]),
    "}",
  ].join("\n");
  for (const own of beside.globals) globals.add(own);
  const undeclared = [...globals];
  const declared = undeclared.length === 0 ? "" : `⟦let ${undeclared.join(", ")};⟧`;
  return {
    ...fromMarked({
      family: "loop",
      kind: "a loop over undeclared names",
      // Where another function changes what the loop uses, nobody knows what is meant.
      intent: beside.changes ? "unclear" : "shuffle",
      marked: [declared, ...beside.outside, shuffle].join("\n"),
      entry: `(items) => ${name}(items)`,
      sizes: ANY_LENGTH,
      features: [`undeclared: ${undeclared.join(", ")}`, `beside: ${beside.feature}`],
    }),
    undeclared,
  };
}

interface Beside {
  readonly feature: string;
  readonly when: "never" | "between" | "after" | "later";
  readonly outside: readonly string[];
  readonly call: string;
  readonly globals: readonly string[];
  /** Whether it writes to a name that the shuffle may use while it runs. */
  readonly changes: boolean;
}

/** Another function of the file, and when the shuffle calls it. */
function writeBeside(dice: Dice): Beside {
  const when = dice.weighted<Beside["when"]>([
    [5, "never"],
    [1, "between"],
    [2, "after"],
    [1, "later"],
  ]);
  const [feature, line, own] = dice.pick<readonly [string, string, readonly string[]]>([
    ["uses none of them", "let total = 0;", []],
    ["has a counter of its own", "for (let i = 0; i < 2; i++);", []],
    ["has an undeclared counter of its own", "for (k = 0; k < 2; k++);", ["k"]],
    ["counts with the same counter", "for (i = 0; i < 2; i++);", ["i"]],
    ["leaves the counter as it was", "i = i + 0;", ["i"]],
    ["draws the place anew", "j = 0;", ["j"]],
    ["holds something else", "temp = undefined;", ["temp"]],
  ]);
  return {
    feature: when === "never" ? "nothing" : `${feature}, ${when}`,
    when,
    outside: when === "never" && dice.chance(0.5) ? [] : ["function count() {", `  ${line}`, "}"],
    call: "count();",
    globals: own,
    changes: (when === "between" || when === "after") && own.some((one) => one !== "k"),
  };
}
