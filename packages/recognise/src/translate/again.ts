// Whether a recursive function has called itself, as a variable of the model: there it is a loop.
import type { Statement } from "@fair-shuffle/bias";

export const AGAIN = "$again";

/** Returns whether a step says that a recursive function calls itself. */
export function isAgain(step: Statement): boolean {
  return step.kind === "assign" && step.variable === AGAIN && step.value.kind === "number" && step.value.value === 1;
}
