// How many lists a reduction into lists leaves: two of `words.reduce((groups, word) => { groups[word.length % 2].push(word); return groups; }, [[], []])`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { contains, getFunctionAround, isFunction, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getPush, isLook } from "../values/filled-length.ts";
import { getGuard } from "../checks/filled-until.ts";
import type { GetLength } from "../values/written-number.ts";

/**
 * Returns how many items the list has at most that a reduction begins empty, and lengthens only where it has few: two of
 * `names.reduce((pair, name) => (pair.length < 2 ? [...pair, name] : pair), [])`.
 */
export function getMostReduced(
  file: FileContext,
  [callback, first, ...more]: readonly TSESTree.CallExpressionArgument[],
): number | undefined {
  if (callback === undefined || first === undefined || more.length > 0 || !isEmptyArray(first)) return undefined;
  if (!isFunction(callback) || callback.async || callback.generator) return undefined;
  const [list] = callback.params;
  const variable = list?.type === "Identifier" ? getVariable(file, list) : undefined;
  if (list?.type !== "Identifier" || variable === undefined) return undefined;
  const isList = (value: TSESTree.Node): boolean => {
    const node = unwrap(value);
    if (node.type === "Identifier") return getVariable(file, node) === variable;
    if (node.type === "ConditionalExpression") return isList(node.consequent) && isList(node.alternate);
    const spread = getSpread(node);
    return spread !== undefined && isList(spread);
  };
  const uses = variable.references.map(({ identifier }): TSESTree.Node => identifier);
  const growing = uses.flatMap((use) => getGrowth(use) ?? []);
  const [growth, ...others] = growing;
  if (growth === undefined || others.length > 0 || !returnsAlways(file, callback, isList)) return undefined;
  const isKept = uses.every((use) => getGrowth(use) !== undefined || isLook(file, use) || isReturned(use));
  const guard = isKept ? getGuard(file, growth.place, list.name) : undefined;
  return guard === undefined || !contains(callback, guard.inside) ? undefined : guard.most + growth.added;
}

/** What makes a list longer: `list.push(x)`, `[...list, x]`. */
function getGrowth(use: TSESTree.Node): { readonly place: TSESTree.Node; readonly added: number } | undefined {
  const { parent } = use;
  if (parent?.type === "SpreadElement") {
    const { parent: made } = parent;
    const added = getSpread(made) === use && made.type === "ArrayExpression" ? made.elements.length - 1 : undefined;
    return added === undefined ? undefined : { place: made, added };
  }
  const push = getPush(use);
  return push === undefined || push.arguments.some(({ type }) => type === "SpreadElement")
    ? undefined
    : { place: push, added: push.arguments.length };
}

/** The list that is put into another one with its items, which holds single ones besides: `[...list, x]`. */
function getSpread(node: TSESTree.Node): TSESTree.Node | undefined {
  const spread = node.type === "ArrayExpression" ? node.elements.filter((one) => one?.type === "SpreadElement") : [];
  return spread.length === 1 ? spread[0]?.argument : undefined;
}

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
export function returnsAlways(
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
