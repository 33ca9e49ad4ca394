// Whether a draw's range runs down at some values of its variables: `min + floor(random * (max - min))` with a `max` below the `min`.
import type { Unknowns } from "../exact/distribution.ts";
import type { Expression } from "../model/expression.ts";
import { mentions, type SwapLoop } from "../model/model.ts";

/** Nobody calls a function with such values, so an example is better told with others. */
export function drawsDown({ steps }: SwapLoop, unknowns: Unknowns): boolean {
  return mentions(steps, (expression) => {
    if (expression.kind !== "binary" || expression.operator !== "*") return false;
    const { left, right } = expression;
    if (left.kind !== "draw" && right.kind !== "draw") return false;
    return (getNumber(left.kind === "draw" ? right : left, unknowns) ?? 0) < 0;
  });
}

function getNumber(expression: Expression, unknowns: Unknowns): number | undefined {
  if (expression.kind === "number") return expression.value;
  if (expression.kind === "variable") return unknowns.get(expression.name);
  if (expression.kind !== "binary") return undefined;
  const [left, right] = [getNumber(expression.left, unknowns), getNumber(expression.right, unknowns)];
  if (left === undefined || right === undefined) return undefined;
  if (expression.operator === "+") return left + right;
  return expression.operator === "-" ? left - right : undefined;
}
