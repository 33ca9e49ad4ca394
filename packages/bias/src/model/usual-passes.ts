// A loop that goes through its list, or swaps two drawn places of it, as often as a variable says, with the value that the source itself gives the variable.
import { asksLength, mentions, someStatement, type Statement, type SwapLoop } from "./model.ts";

type Loop = Extract<Statement, { kind: "loop" }>;

/**
 * Returns the loop with its usual values, where all its unknowns say how often the list is gone through (`shuffle(times = 1)`), and have one each; or how many
 * drawn places are swapped in what is called a shuffle of so many items. Undefined for any other: a number of swaps, or the end of a window, says how much of a
 * list is meant.
 */
export function closeAsUsual(model: SwapLoop): SwapLoop | undefined {
  const { usual, unknowns, steps, ...others } = model;
  const isOfSoMany = others.length !== undefined || !asksLength(model);
  const mayCount = others.isCalledShuffle === true && isOfSoMany ? () => true : isAroundLoop;
  if (usual === undefined || !unknowns.every((name) => name in usual && onlyCounts(steps, name, mayCount)))
    return undefined;
  const start = unknowns.map((variable): Statement => ({
    kind: "assign",
    variable,
    value: { kind: "number", value: usual[variable] ?? 0 },
  }));
  return { ...others, steps: [...start, ...steps], unknowns: [] };
}

/** Returns whether a variable stands in the tests of loops alone, or of those loops that may be counted by it. */
export function onlyCounts(
  steps: readonly Statement[],
  name: string,
  mayCount: (loop: Loop) => boolean = () => true,
): boolean {
  const reads = (step: Statement): boolean =>
    mentions([step], (part) => part.kind === "variable" && part.name === name);
  const readsElsewhere = (step: Statement): boolean => {
    switch (step.kind) {
      case "if":
        return reads({ kind: "assign", variable: "", value: step.test });
      case "loop":
        return !mayCount(step) && reads({ kind: "assign", variable: "", value: step.test });
      default:
        return reads(step);
    }
  };
  return !steps.some((step) => someStatement(step, readsElsewhere));
}

const isAroundLoop = ({ body }: Loop): boolean =>
  body.some((step) => someStatement(step, ({ kind }) => kind === "loop"));
