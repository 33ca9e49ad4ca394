// The value that a function gives a parameter of its own where the caller leaves that out: `if (n === undefined) n = list.length;`, `i = i || 0;`
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable, isGlobal, type Variable } from "./bindings.ts";
import { unwrap } from "./tree.ts";

export interface LateDefault {
  readonly value: TSESTree.Expression;
  /** Whether a parameter that is 0 gets the value, too. */
  readonly isForZero: boolean;
}

/** Returns what a statement gives a parameter that nobody gave a value; undefined where it is any other statement. */
export function getLateDefault(
  file: FileContext,
  statement: TSESTree.Statement,
  parameter: Variable,
): LateDefault | undefined {
  const isParameter = (node: TSESTree.Node): boolean =>
    node.type === "Identifier" && getVariable(file, node) === parameter;
  if (statement.type === "IfStatement") {
    const { consequent, alternate, test } = statement;
    const [only, ...more] = consequent.type === "BlockStatement" ? consequent.body : [consequent];
    if (only === undefined || more.length > 0 || alternate !== null) return undefined;
    const asked = getAsked(file, test, isParameter);
    const given = getGiven(only, isParameter);
    return asked?.isMissing === true && given !== undefined ? { value: given, isForZero: asked.isForZero } : undefined;
  }
  if (statement.type !== "ExpressionStatement") return undefined;
  const { expression } = statement;
  const isOr = expression.type === "AssignmentExpression" && /^(?:\|\||\?\?)=$/.test(expression.operator);
  if (isOr && isParameter(expression.left))
    return { value: expression.right, isForZero: expression.operator === "||=" };
  const given = getGiven(statement, isParameter);
  const choice = given === undefined ? undefined : unwrap(given);
  if (choice?.type === "LogicalExpression" && choice.operator !== "&&" && isParameter(unwrap(choice.left)))
    return { value: choice.right, isForZero: choice.operator === "||" };
  if (choice?.type !== "ConditionalExpression") return undefined;
  const asked = getAsked(file, choice.test, isParameter);
  if (asked === undefined) return undefined;
  const [value, kept] = asked.isMissing ? [choice.consequent, choice.alternate] : [choice.alternate, choice.consequent];
  return isParameter(unwrap(kept)) ? { value, isForZero: asked.isForZero } : undefined;
}

/** What `parameter = value;` gives. */
function getGiven(
  statement: TSESTree.Statement,
  isParameter: (node: TSESTree.Node) => boolean,
): TSESTree.Expression | undefined {
  const assignment = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  const isPlain = assignment?.type === "AssignmentExpression" && assignment.operator === "=";
  return isPlain && isParameter(assignment.left) ? assignment.right : undefined;
}

/** Returns whether a test asks that a parameter is missing, or that it is there; undefined where it asks something else. */
function getAsked(
  file: FileContext,
  test: TSESTree.Expression,
  isParameter: (node: TSESTree.Node) => boolean,
): { readonly isMissing: boolean; readonly isForZero: boolean } | undefined {
  const node = unwrap(test);
  if (isParameter(node)) return { isMissing: false, isForZero: true };
  if (node.type === "UnaryExpression" && node.operator === "!")
    return isParameter(unwrap(node.argument)) ? { isMissing: true, isForZero: true } : undefined;
  if (node.type !== "BinaryExpression" || !/^[!=]==?$/.test(node.operator)) return undefined;
  const { left, right, operator } = node;
  const isLoose = operator.length === 2;
  const isNothing = (part: TSESTree.Node): boolean =>
    isGlobal(file, part, "undefined") || (isLoose && part.type === "Literal" && part.raw === "null");
  const isTyped = left.type === "UnaryExpression" && left.operator === "typeof" && isParameter(unwrap(left.argument));
  const asks = isTyped
    ? right.type === "Literal" && right.value === "undefined"
    : (isParameter(left) && isNothing(right)) || (isParameter(right) && isNothing(left));
  return asks ? { isMissing: operator.startsWith("="), isForZero: false } : undefined;
}
