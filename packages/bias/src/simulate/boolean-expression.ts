// Which expressions give nothing but a boolean: engines read a comparator's booleans in other ways than its numbers.
import type { Expression } from "../model/expression.ts";

/** Returns whether an expression can give nothing but a boolean. */
export function isBoolean(expression: Expression): boolean {
  switch (expression.kind) {
    case "unary":
      return expression.operator === "!";
    case "binary":
      return ["&&", "||"].includes(expression.operator)
        ? isBoolean(expression.left) && isBoolean(expression.right)
        : ["<", "<=", ">", ">=", "==", "!="].includes(expression.operator);
    case "conditional":
      return isBoolean(expression.then) && isBoolean(expression.otherwise);
    default:
      return false;
  }
}
