// How many lists a reduction into lists leaves: two of `words.reduce((groups, word) => { groups[word.length % 2].push(word); return groups; }, [[], []])`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { getFunctionAround, isFunction, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";
import type { GetLength } from "./written-number.ts";

/** Returns how many items the list has that a reduction begins with and hands on, or makes anew in each round; undefined where a round may change that. */
export function getReducedLength(
  file: FileContext,
  [callback, first, ...more]: readonly TSESTree.CallExpressionArgument[],
  getLength: GetLength,
): number | undefined {
  if (callback === undefined || first === undefined || more.length > 0) return undefined;
  if (!isFunction(callback) || callback.async || callback.generator) return undefined;
  const length = getLength(first);
  const [list] = callback.params;
  if (length === undefined || list === undefined) return undefined;
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const isList = (value: TSESTree.Node): boolean => {
    const node = unwrap(value);
    if (node.type === "Identifier") return variable !== undefined && getVariable(file, node) === variable;
    if (node.type === "ConditionalExpression") return isList(node.consequent) && isList(node.alternate);
    return node.type === "ArrayExpression" && getLength(node) === length;
  };
  const isKept = variable?.references.every(({ identifier }) => isPartAsked(identifier) || isReturned(identifier));
  return isKept !== false && returnsAlways(file, callback, isList) ? length : undefined;
}

/** `groups[k].push(word)`, `...groups[k]`: one of the items is asked for, and no other is put in its place, which may lie behind the last one. */
function isPartAsked(list: TSESTree.Node): boolean {
  const item = list.parent;
  if (item?.type !== "MemberExpression" || !item.computed || item.object !== list) return false;
  const { parent } = item;
  return (
    parent.type === "SpreadElement" ||
    (parent.type === "MemberExpression" && parent.object === item) ||
    parent.type === "ArrayExpression"
  );
}

function isReturned(name: TSESTree.Node): boolean {
  let node = name;
  while (node.parent?.type === "ConditionalExpression" && node.parent.test !== node) node = node.parent;
  const { parent } = node;
  return parent?.type === "ReturnStatement" || (parent?.type === "ArrowFunctionExpression" && parent.body === node);
}

/** Returns whether a function returns nothing but what a test lets pass. */
function returnsAlways(
  file: FileContext,
  callback: FunctionNode,
  isAllowed: (value: TSESTree.Node) => boolean,
): boolean {
  if (callback.body.type !== "BlockStatement") return isAllowed(callback.body);
  const last = callback.body.body.at(-1);
  if (last?.type !== "ReturnStatement") return false;
  return !someNode(
    file,
    callback.body,
    (node) =>
      node.type === "ReturnStatement" &&
      getFunctionAround(node) === callback &&
      (node.argument === null || !isAllowed(node.argument)),
  );
}
