// Steps that move nothing, and give nothing to those that do: a count that nobody reads, whose turn it is.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { getNames } from "@fair-shuffle/bias/model";
import { mapBlocks } from "./mapped-blocks.ts";

/** Returns the steps without idle ones. Loops stay, since how often they go round may be all that a draw decides. */
export function withoutIdle(steps: readonly Statement[]): readonly Statement[] {
  const used = new Set<string>();
  const use = (expression: Expression): void => {
    for (const name of getNames(expression)) used.add(name);
  };
  for (let size = -1; size < used.size;) {
    size = used.size;
    for (const step of steps) noteUses(step, used, use);
  }
  const isUsed = (step: Statement): boolean => {
    if (step.kind === "assign") return used.has(step.variable);
    return step.kind !== "if" || step.then.length + step.otherwise.length > 0;
  };
  return mapBlocks(steps, (block) => block.filter(isUsed));
}

/** Notes what a step uses, if it is not idle by what is known so far; returns whether it is not. */
function noteUses(step: Statement, used: ReadonlySet<string>, use: (expression: Expression) => void): boolean {
  const noteAll = (steps: readonly Statement[]): boolean =>
    steps.map((inner) => noteUses(inner, used, use)).includes(true);
  switch (step.kind) {
    case "assign":
      if (!used.has(step.variable)) return false;
      use(step.value);
      return true;
    case "if": {
      const isUsed = noteAll([...step.then, ...step.otherwise]);
      if (isUsed) use(step.test);
      return isUsed;
    }
    case "loop":
      use(step.test);
      noteAll([...step.body, ...step.update]);
      return true;
    case "take":
      use(step.position);
      return true;
    default:
      use(step.position);
      use(step.card);
      return true;
  }
}
