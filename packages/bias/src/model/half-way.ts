// Loops that stop half way, because they count up to the length of a list that each round makes shorter.
import type { Expression } from "./expression.ts";
import { someStatement, type Statement, type SwapLoop } from "./model.ts";

/**
 * Returns whether a loop draws half of its list only, rounded up: `for (let i = 0; i < list.length; i++) out.push(list.splice(draw, 1)[0])`. The list gets shorter
 * as the counter goes up, and both meet in the middle.
 */
export function stopsHalfWay({ steps, list, into }: SwapLoop): boolean {
  const [start, loop, ...more] = steps;
  if (into === undefined || start?.kind !== "assign" || loop?.kind !== "loop" || more.length > 0) return false;
  const { body, test, update, testFirst } = loop;
  const counter = start.variable;
  const [step, ...others] = update;
  if (!testFirst || !isNumber(start.value, 0) || others.length > 0) return false;
  if (step?.kind !== "assign" || step.variable !== counter || !isNext(step.value, counter)) return false;
  if (test.kind !== "binary" || test.operator !== "<" || !isVariable(test.left, counter)) return false;
  if (test.right.kind !== "length" || test.right.list !== list) return false;
  const takes = body.filter((inner) => inner.kind === "take" && inner.list === list);
  const changes = (inner: Statement): boolean =>
    inner.kind === "assign"
      ? inner.variable === counter
      : "list" in inner && inner.list === list && inner.kind !== "lay" && !takes.includes(inner);
  return takes.length === 1 && !body.some((inner) => someStatement(inner, changes));
}

const isVariable = (expression: Expression, name: string): boolean =>
  expression.kind === "variable" && expression.name === name;

const isNumber = (expression: Expression, value: number): boolean =>
  expression.kind === "number" && expression.value === value;

const isNext = (expression: Expression, name: string): boolean =>
  expression.kind === "binary" &&
  expression.operator === "+" &&
  isVariable(expression.left, name) &&
  isNumber(expression.right, 1);
