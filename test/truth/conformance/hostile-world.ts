/** What the rule says of a program in a hostile world, and whether what its autofix leaves is the same program with a fair shuffle of the same items. */

import { Linter } from "@typescript-eslint/utils/ts-eslint";

import { createDice } from "./dice.ts";
import { grid } from "./enumerate.ts";
import { writeWorld, type WorldProgram } from "./hostile-world-grammar.ts";
import { fileName, judge, RULE, ruleConfig, type Judged } from "./judge.ts";
import { distribute, findIdentity } from "./truth.ts";

export interface JudgedWorld extends WorldProgram {
  readonly judged: Judged;
  readonly isReported: boolean;
  readonly fix: "none" | "right" | "wrong";
  /** Why something is wrong: with the report, or with the fix. */
  readonly reason: string | undefined;
  /** The text that the fix leaves; undefined where there is none. */
  readonly fixed: string | undefined;
}

const linter = new Linter();

/** Judges program `index` (0, 1, …) of the seed; every one stands for itself. Throws for a program that can't be run as it was written. */
export function judgeWorld(seed: number, index: number): JudgedWorld {
  const world = writeWorld(createDice(seed, index));
  const { program, wanted } = world;
  // The grammar writes logs, which the truth needs none of.
  const judged = judge({ ...program, runnable: `const log = () => {};\n${program.runnable}` }, index);
  const isReported = judged.messageIds.length > 0;
  const helper = index % 2 === 0 ? "inline" : "import";
  const { fixed, output, messages } = linter.verifyAndFix(program.source, ruleConfig(helper), {
    filename: fileName(helper),
  });
  const broken = messages.find(({ ruleId }) => ruleId !== RULE);
  const whyWrong = !fixed
    ? undefined
    : wanted === "silence"
      ? "what may be replaced, or is no array, is fixed"
      : broken !== undefined
        ? `the fixed text doesn't parse: ${broken.message}`
        : findChange(world, output);
  const whyMisjudged =
    judged.judgement === "crash"
      ? judged.message
      : wanted === "silence" && isReported
        ? "what may be replaced, or is no array, is reported"
        : undefined;
  return {
    ...world,
    judged,
    isReported,
    fix: !fixed ? "none" : whyWrong === undefined ? "right" : "wrong",
    reason: whyMisjudged ?? whyWrong,
    fixed: fixed ? output : undefined,
  };
}

/** Returns what the fixed text does otherwise, beside shuffling the same items fairly. */
function findChange({ program }: WorldProgram, fixed: string): string | undefined {
  try {
    for (const n of [3, 4]) {
      const before = observe(program.runnable, program.entry, n);
      const after = observe(fixed, program.entry, n);
      if (before.said !== after.said)
        return `it says ${after.said || "nothing"} instead of ${before.said || "nothing"}`;
      if (before.still !== after.still) {
        return `of ${String(n)} items those at ${after.still || "no place"} stay instead of those at ${before.still || "no place"}`;
      }
      if (!after.isEven) return `it is not fair at n = ${String(n)}`;
    }
    const identity = [program.runnable, fixed].map((text) =>
      findIdentity(`const log = () => {};\n${text}`, program.entry, 4),
    );
    if (identity[0]?.returnsInput !== identity[1]?.returnsInput) return "the array given back is another one";
    if (identity[0]?.writesInput !== identity[1]?.writesInput)
      return "the array that came in is treated in another way";
    return undefined;
  } catch (error) {
    return `the fixed text fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What a text does over all draws: what it logs at all, which places keep their item, and whether the others hold every order of the rest equally often. */
function observe(
  text: string,
  entry: string,
  n: number,
): { readonly said: string; readonly still: string; readonly isEven: boolean } {
  const said = new Set<string>();
  const outcome = distribute(text, entry, n, {
    names: { log: (...values: readonly unknown[]) => void said.add(values.map(String).join(" ")) },
    unmarked: grid(n === 4 ? 12 : 6),
  });
  if (outcome.kind === "invalid") return { said: [...said].sort().join(), still: outcome.reason, isEven: false };
  const orders = [...outcome.distribution.weights.keys()].map((order) => order.split(","));
  const still = Array.from({ length: n }, (_, place) => place).filter((place) =>
    orders.every((order) => order[place] === String(place)),
  );
  let possible = 1;
  for (let k = 2; k <= n - still.length; k++) possible *= k;
  const isEven = orders.length === possible && new Set(outcome.distribution.weights.values()).size === 1;
  return { said: [...said].sort().join(), still: still.join(), isEven };
}
