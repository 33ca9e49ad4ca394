// A drawn number that is rounded to the nearest one, so that its two ends come half as often: `Math.round(Math.random() * i)`.
import { verdict, type Expression, type SwapLoop } from "@fair-shuffle/bias";
import { mapExpressions, someExpression } from "@fair-shuffle/bias/model";

/** Returns whether loops are fair but for draws that are rounded to the nearest number: they would be if these were rounded down, from one number more. */
export function isUnevenByRounding(models: readonly SwapLoop[]): boolean {
  const rounded = models.flatMap((model) => roundDown(model) ?? []);
  return rounded.length > 0 && rounded.length === models.length && rounded.every(isWhollyFair);
}

function isWhollyFair(model: SwapLoop): boolean {
  const found = verdict(model);
  return found.kind === "fair" && found.part !== true;
}

/** Returns a loop whose rounded draws are rounded down, each from one number more; undefined where it has none. */
function roundDown(model: SwapLoop): SwapLoop | undefined {
  const found: Expression[] = [];
  const steps = mapExpressions(model.steps, (expression): Expression => {
    if (expression.kind !== "unary" || expression.operator !== "round") return expression;
    const wider = widen(expression.operand);
    if (wider === undefined) return expression;
    found.push(expression);
    return { ...expression, operator: "floor", operand: wider };
  });
  return found.length > 0 ? { ...model, steps } : undefined;
}

/** Returns `draw * n`, also with something added, with one more in the place of n; undefined for anything else. */
function widen(expression: Expression): Expression | undefined {
  if (expression.kind !== "binary") return undefined;
  const { operator, left, right } = expression;
  if (operator === "*") {
    const one: Expression = { kind: "number", value: 1 };
    if (left.kind === "draw")
      return { ...expression, right: { kind: "binary", operator: "+", left: right, right: one } };
    if (right.kind === "draw") return { ...expression, left: { kind: "binary", operator: "+", left, right: one } };
    return undefined;
  }
  if (operator !== "+" && operator !== "-") return undefined;
  const [inLeft, inRight] = [left, right].map(hasDraw);
  if (inLeft === inRight || (inRight === true && operator === "-")) return undefined;
  const wider = widen(inLeft === true ? left : right);
  if (wider === undefined) return undefined;
  return inLeft === true ? { ...expression, left: wider } : { ...expression, right: wider };
}

const hasDraw = (expression: Expression): boolean => someExpression(expression, ({ kind }) => kind === "draw");
