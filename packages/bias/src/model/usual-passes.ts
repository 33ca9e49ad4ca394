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
export const onlyCounts = (
  steps: readonly Statement[],
  name: string,
  mayCount: (loop: Loop) => boolean = () => true,
): boolean => !isReadBeside(steps, name, (step) => step.kind === "loop" && mayCount(step));

/** Returns whether a variable says only how often loops run: beside their tests, nothing reads it but what it becomes itself. */
export const isCounter = (steps: readonly Statement[], name: string): boolean =>
  !isReadBeside(steps, name, (step) => step.kind === "loop" || (step.kind === "assign" && step.variable === name));

/** Returns whether a variable is read by anything but what is left out. */
function isReadBeside(steps: readonly Statement[], name: string, isLeftOut: (step: Statement) => boolean): boolean {
  const reads = (step: Statement): boolean =>
    mentions([step], (part) => part.kind === "variable" && part.name === name);
  return steps.some((step) =>
    someStatement(step, (inner) => {
      if (isLeftOut(inner)) return false;
      // What is inside of it comes by itself.
      const isAround = inner.kind === "if" || inner.kind === "loop";
      return reads(isAround ? { kind: "assign", variable: "", value: inner.test } : inner);
    }),
  );
}

const isAroundLoop = ({ body }: Loop): boolean =>
  body.some((step) => someStatement(step, ({ kind }) => kind === "loop"));
