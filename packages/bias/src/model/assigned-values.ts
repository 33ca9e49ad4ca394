// What a model's variables stand for: the value of each that is assigned once, put in its place.
import type { Expression } from "./expression.ts";
import { someStatement, type Statement } from "./model.ts";

/** The one value of each variable that is assigned once. */
export function getAssigned(steps: readonly Statement[]): ReadonlyMap<string, Expression> {
  const values = new Map<string, Expression | undefined>();
  for (const step of steps) {
    someStatement(step, (inner) => {
      if (inner.kind === "assign") values.set(inner.variable, values.has(inner.variable) ? undefined : inner.value);
      return false;
    });
  }
  return new Map([...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

/** Puts the one value of each variable in its place. */
export function expand(expression: Expression, assigned: ReadonlyMap<string, Expression>): Expression {
  switch (expression.kind) {
    case "variable": {
      const value = assigned.get(expression.name);
      if (value === undefined) return expression;
      const others = new Map(assigned);
      others.delete(expression.name);
      return expand(value, others);
    }
    case "unary":
      return { ...expression, operand: expand(expression.operand, assigned) };
    case "binary":
      return { ...expression, left: expand(expression.left, assigned), right: expand(expression.right, assigned) };
    case "conditional":
      return {
        ...expression,
        test: expand(expression.test, assigned),
        then: expand(expression.then, assigned),
        otherwise: expand(expression.otherwise, assigned),
      };
    default:
      return expression;
  }
}
