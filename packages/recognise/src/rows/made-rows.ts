// How many items the lists have that a function of the file cuts a list into: `chunk(players, 2)`, `inPairs(players)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, isGlobal } from "../syntax/bindings.ts";
import { contains, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getPushedRowLength } from "./pushed-rows.ts";
import { atMostTwo, getWrittenNumber, type GetLength } from "../values/written-number.ts";

/** Returns how many items each list has at most that a call gives in a list, where a function of the file makes them, and these are two at most. */
export function getMadeRowLength(
  file: FileContext,
  call: TSESTree.CallExpression,
  getLength: GetLength,
): number | undefined {
  const maker = getFunction(file, call.callee);
  if (maker === undefined || maker.async || maker.generator) return undefined;
  const [returned, ...more] = getReturned(file, maker);
  if (returned === undefined || more.length > 0) return undefined;
  const getRow: GetLength = (row) => getLength(row) ?? atMostTwo(getCut(file, row, { call, maker }));
  const list = unwrap(returned);
  const row = list.type === "CallExpression" ? getRowOfFrom(file, list) : undefined;
  if (row !== undefined) return atMostTwo(getRow(row));
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  return variable?.defs.every(({ name }) => contains(maker, name)) === true
    ? getPushedRowLength(file, variable, getRow)
    : undefined;
}

/** Returns the list that each round of `Array.from({ length: n }, (_, i) => [a[i], b[i]])` gives. */
export function getRowOfFrom(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
): TSESTree.Expression | undefined {
  const [, callback, ...more] = given;
  const isFrom =
    callee.type === "MemberExpression" && getMemberName(callee) === "from" && isGlobal(file, callee.object, "Array");
  if (!isFrom || callback === undefined || more.length > 0 || !isFunction(callback)) return undefined;
  return callback.async || callback.body.type === "BlockStatement" ? undefined : callback.body;
}

interface Made {
  readonly call: TSESTree.CallExpression;
  readonly maker: FunctionNode;
}

/** Returns how many items a function cuts off at a time, as a call of it says: 2 of `list.slice(i, i + size)` for `chunk(list, 2)`. */
function getCut(file: FileContext, expression: TSESTree.Node, { call, maker }: Made): number | undefined {
  const row = unwrap(expression);
  if (row.type !== "CallExpression" || row.callee.type !== "MemberExpression") return undefined;
  const [first, second, ...more] = row.arguments;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const name = getMemberName(row.callee);
  const size = name === "splice" ? second : name === "slice" ? getStep(file, first, second) : undefined;
  if (size?.type !== "Identifier") return undefined;
  const at = maker.params.findIndex(
    (one) => getVariable(file, size)?.defs[0]?.name === (one.type === "AssignmentPattern" ? one.left : one),
  );
  const parameter = maker.params[at];
  if (parameter === undefined || call.arguments.slice(0, at + 1).some(({ type }) => type === "SpreadElement"))
    return undefined;
  const isGivenAnew = getVariable(file, size)?.references.some((one) => one.isWrite() && one.init !== true);
  const byDefault = parameter.type === "AssignmentPattern" ? parameter.right : undefined;
  return isGivenAnew === true ? undefined : getWrittenNumber(file, call.arguments[at] ?? byDefault);
}

/** Returns what lies between two places: `size` of `i` and `i + size`, and of `i * size` and `(i + 1) * size`. */
function getStep(file: FileContext, from: TSESTree.Node, to: TSESTree.Node): TSESTree.Node | undefined {
  const getText = (node: TSESTree.Node): string => file.sourceCode.getText(unwrap(node));
  const [start, end] = [unwrap(from), unwrap(to)];
  if (end.type !== "BinaryExpression") return undefined;
  if (end.operator === "+") {
    if (getText(end.left) === getText(start)) return unwrap(end.right);
    return getText(end.right) === getText(start) ? unwrap(end.left) : undefined;
  }
  if (end.operator !== "*" || start.type !== "BinaryExpression" || start.operator !== "*") return undefined;
  const next = unwrap(end.left);
  const isNext =
    next.type === "BinaryExpression" &&
    next.operator === "+" &&
    getText(next.left) === getText(start.left) &&
    getWrittenNumber(file, next.right) === 1;
  return isNext && getText(end.right) === getText(start.right) ? unwrap(end.right) : undefined;
}
