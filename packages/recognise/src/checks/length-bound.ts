// How few items a test of a list's length leaves: `list.length > 2`, `2 === list.length`, `isPair(list)`, `assert(list.length === 2)`, `case 2:`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { leaves } from "../syntax/tree.ts";
import { turnOperator } from "../syntax/turned-operator.ts";
import { getWrittenNumber } from "../values/written-number.ts";
import { getPath } from "./since-tested.ts";
import { getMostTested } from "./tested-length.ts";
import { countAsserted } from "./typed-length.ts";

/** A pair has two orders only; of more items nothing here is asked. */
export const PAIR = 2;
/** So many names may stand for a condition, one for the other. */
const MOST_NAMES = 3;
/** What stops where something does not hold. */
const ASSERTION = /^(?:console\.)?(?:assert|invariant)/;
const EQUALITY = /\.(?:deep)?(?:strict)?equals?$/i;

/** A list that is asked for its length, and all that it is called. */
export interface Asked {
  readonly file: FileContext;
  readonly lists: readonly string[];
}

/** Two at most, or nothing. */
const asBound = (most: number): number | undefined => (most <= PAIR ? Math.max(most, 0) : undefined);

const saysLength = ({ file, lists }: Asked, node: TSESTree.Node): boolean =>
  lists.flatMap((one) => [`${one}.length`, `${one}.size`]).includes(getPath(file, node));

function isLength(asked: Asked, node: TSESTree.Node): boolean {
  if (saysLength(asked, node)) return true;
  const { file, lists } = asked;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable === undefined) return false;
  const [value, taken] = [getOnlyValue(variable), getTakenLength(variable)];
  if (value !== undefined) return saysLength(asked, value);
  return taken !== undefined && getPath(file, taken) === lists[0];
}

/** Returns how many items a list has at most where a test holds, or where it does not; undefined for more than two, and where the test is not about it. */
export function getBound(asked: Asked, test: TSESTree.Node, holds: boolean, names = MOST_NAMES): number | undefined {
  const { file } = asked;
  if (test.type === "LogicalExpression" && test.operator !== "??") {
    if (holds !== (test.operator === "&&")) return undefined;
    return getBound(asked, test.left, holds, names) ?? getBound(asked, test.right, holds, names);
  }
  if (test.type === "UnaryExpression" && test.operator === "!") return getBound(asked, test.argument, !holds, names);
  if (test.type === "CallExpression") {
    const told = holds ? getMostTold(asked, test) : undefined;
    return told === undefined ? undefined : asBound(told);
  }
  // const isPair = list.length === 2
  if (test.type === "Identifier") {
    const variable = names === 0 ? undefined : getVariable(file, test);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return value === undefined ? undefined : getBound(asked, value, holds, names - 1);
  }
  if (test.type !== "BinaryExpression") return undefined;
  // 2 !== list.length
  const isTurned = isLength(asked, test.right);
  const [left, right] = isTurned ? [test.right, test.left] : [test.left, test.right];
  if (!isLength(asked, left)) return undefined;
  const bound = getWrittenNumber(file, right) ?? NaN;
  switch (isTurned ? turnOperator(test.operator) : test.operator) {
    case "===":
    case "==":
    case "<=":
      return holds ? asBound(bound) : undefined;
    case "!==":
    case "!=":
    case ">":
      return holds ? undefined : asBound(bound);
    case "<":
      return holds ? asBound(Math.ceil(bound) - 1) : undefined;
    case ">=":
      return holds ? undefined : asBound(Math.ceil(bound) - 1);
    default:
      return undefined;
  }
}

/** `assert(list.length === 2);`, `assert.equal(list.length, 2);` */
function getAsserted(asked: Asked, expression: TSESTree.Expression): number | undefined {
  const { file } = asked;
  if (expression.type !== "CallExpression") return undefined;
  const asserted = isOnlyList(asked, expression) ? asBound(countAsserted(file, expression) ?? NaN) : undefined;
  if (asserted !== undefined) return asserted;
  if (!ASSERTION.test(file.sourceCode.getText(expression.callee))) return undefined;
  const [first, second] = expression.arguments;
  if (first === undefined) return undefined;
  if (!EQUALITY.test(file.sourceCode.getText(expression.callee))) return getBound(asked, first, true);
  return saysLength(asked, first) && second?.type === "Literal" && second.value === PAIR ? asBound(PAIR) : undefined;
}

/** Returns how many items a list has at most behind a statement that leaves where it has more, or asserts that it has not. */
export function getProved(asked: Asked, statement: TSESTree.Statement): number | undefined {
  if (statement.type === "IfStatement")
    return leaves(statement.consequent) ? getBound(asked, statement.test, false) : undefined;
  return statement.type === "ExpressionStatement" ? getAsserted(asked, statement.expression) : undefined;
}

/** `switch (list.length) { case 1: case 2: … }` */
export function getBoundOfCase(asked: Asked, own: TSESTree.SwitchCase): number | undefined {
  const { cases, discriminant } = own.parent;
  if (!saysLength(asked, discriminant)) return undefined;
  const earlier = cases.slice(0, cases.indexOf(own));
  const from = earlier.findLastIndex(({ consequent }) => consequent.some(leaves)) + 1;
  const values = [...earlier.slice(from), own].map(({ test }) =>
    test?.type === "Literal" && typeof test.value === "number" ? test.value : NaN,
  );
  return asBound(Math.max(...values));
}

/** `isPair(list)` of `function isPair(list) { return list.length === 2; }` */
function getMostTold(asked: Asked, test: TSESTree.CallExpression): number | undefined {
  return isOnlyList(asked, test) ? getMostTested(asked.file, test.callee) : undefined;
}

/** Returns whether a call is handed a list of one of several names, and nothing else. */
function isOnlyList({ file, lists }: Asked, call: TSESTree.CallExpression): boolean {
  const [first, ...more] = call.arguments;
  return first !== undefined && more.length === 0 && lists.includes(getPath(file, first));
}

/** The list in `const { length } = list`. */
function getTakenLength({ defs }: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = defs;
  const property = definition?.name.parent;
  const declarator = definition?.node;
  if (property?.type !== "Property" || getMemberKey(property) !== "length" || more.length > 0) return undefined;
  return declarator?.type === "VariableDeclarator" && property.parent === declarator.id
    ? (declarator.init ?? undefined)
    : undefined;
}
