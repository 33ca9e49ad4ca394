// A loop that goes through its list as often as a variable says, with the value that the source itself gives the variable: `shuffle(times = 1)`.
import { mentions, someStatement, type Statement, type SwapLoop } from "./model.ts";

/**
 * Returns the loop with its usual values, where all its unknowns say how often the list is gone through, and have one each. Undefined for any other: a number
 * of swaps, or the end of a window, says how much of a list is meant.
 */
export function closeAsUsual(model: SwapLoop): SwapLoop | undefined {
  const { usual, unknowns, steps, ...others } = model;
  if (usual === undefined || !unknowns.every((name) => name in usual && countsPasses(steps, name))) return undefined;
  const start = unknowns.map((variable): Statement => ({
    kind: "assign",
    variable,
    value: { kind: "number", value: usual[variable] ?? 0 },
  }));
  return { ...others, steps: [...start, ...steps], unknowns: [] };
}

/** Returns whether a variable stands in the tests of loops around other loops alone. */
function countsPasses(steps: readonly Statement[], name: string): boolean {
  const reads = (step: Statement): boolean =>
    mentions([step], (part) => part.kind === "variable" && part.name === name);
  const readsElsewhere = (step: Statement): boolean => {
    switch (step.kind) {
      case "if":
        return reads({ kind: "assign", variable: "", value: step.test });
      case "loop":
        return !step.body.some(hasLoop) && reads({ kind: "assign", variable: "", value: step.test });
      default:
        return reads(step);
    }
  };
  return !steps.some((step) => someStatement(step, readsElsewhere));
}

const hasLoop = (step: Statement): boolean => someStatement(step, ({ kind }) => kind === "loop");
