// Which values of a loop hang on draws.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { someExpression, someStatement } from "@fair-shuffle/bias/model";

/** Returns whether an expression draws, or reads a variable that hangs on draws. */
export const isDrawn = (expression: Expression, drawn: ReadonlySet<string>): boolean =>
  someExpression(expression, (one) => one.kind === "draw" || (one.kind === "variable" && drawn.has(one.name)));

/** Returns the variables whose values are made of draws, and, where tests count, those that are given a value where a draw decides whether. */
export function getDrawn(steps: readonly Statement[], testsCount: boolean): ReadonlySet<string> {
  const drawn = new Set<string>();
  const note = (step: Statement, isByDraw: boolean): void => {
    if (step.kind === "assign" && (isByDraw || isDrawn(step.value, drawn))) drawn.add(step.variable);
    if (step.kind === "take" && (isByDraw || isDrawn(step.position, drawn))) drawn.add(step.variable);
    if (step.kind !== "if" && step.kind !== "loop") return;
    const isByTest = isByDraw || (testsCount && isDrawn(step.test, drawn));
    const inner = step.kind === "if" ? [...step.then, ...step.otherwise] : [...step.body, ...step.update];
    for (const one of inner) note(one, isByTest);
  };
  // What is assigned further down may be read further up in the next round.
  for (let size = -1; size < drawn.size;) {
    size = drawn.size;
    for (const step of steps) note(step, false);
  }
  return drawn;
}

/** Returns at how many of the places that steps lay cards a draw decides which place it is. */
export function countDrawnPlaces(steps: readonly Statement[]): number {
  const drawn = getDrawn(steps, false);
  const positions = new Set<Expression>();
  const visit = (statement: Statement): boolean => {
    if (statement.kind === "lay") positions.add(statement.position);
    return false;
  };
  for (const step of steps) someStatement(step, visit);
  return [...positions].filter((position) => isDrawn(position, drawn)).length;
}
