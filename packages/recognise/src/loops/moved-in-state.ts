// A function that moves one drawn item from one list of a state to another one: `state.drawn.push(state.rest.splice(k, 1)[0])`. Whoever calls it again has the same state, with one item less.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getAsked } from "../states/list-uses.ts";
import { getVariable, getWrites } from "../syntax/bindings.ts";
import { getRootVariable, isNamePath } from "../syntax/list-path.ts";
import { getMemberName, isFunction, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { isKeptAt } from "./kept-list.ts";

/** Returns whether what a call takes out of a list of a parameter goes into another list of that, and nothing that the file names so gets an item back. */
export function isMovedInState(
  file: FileContext,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  around: FunctionNode,
): boolean {
  const name = list.type === "MemberExpression" && isNamePath(list) ? getMemberName(list) : undefined;
  const state = getRootVariable(file, list);
  if (name === undefined || state === undefined || getWrites(state).length > 0) return false;
  if (!around.params.some((param) => param.type === "Identifier" && state.identifiers.includes(param))) return false;
  // Who else has the state may do anything with it.
  const isAsked = (one: TSESTree.Node): boolean => one.parent?.type === "MemberExpression" && one.parent.object === one;
  if (!state.references.every(({ identifier }) => isAsked(identifier))) return false;
  if (!getAsked(file, name).every((use) => isKeptAt(file, use, around))) return false;
  return someNode(file, around.body, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
    const { object } = node.callee;
    const isOther =
      getRootVariable(file, object) === state && getMemberName(object as TSESTree.MemberExpression) !== name;
    const isPut = isOther && /^(?:push|unshift)$/.test(getMemberName(node.callee) ?? "");
    return isPut && node.arguments.some((item) => isTakenOut(file, item, call, list));
  });
}

/** Returns whether an expression is the item: `taken[0]`, `rest[k]`, or the name of one of them. */
function isTakenOut(
  file: FileContext,
  item: TSESTree.Node,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
): boolean {
  const node = unwrap(item);
  if (node.type === "MemberExpression" && node.computed) {
    const object = unwrap(node.object);
    return object === call || file.sourceCode.getText(object) === file.sourceCode.getText(list);
  }
  const declarator = node.type === "Identifier" ? getVariable(file, node)?.defs[0]?.node : undefined;
  if (declarator?.type !== "VariableDeclarator" || declarator.init === null) return false;
  const isFirst = declarator.id.type === "ArrayPattern" && unwrap(declarator.init) === call;
  return isFirst || (declarator.id.type === "Identifier" && isTakenOut(file, declarator.init, call, list));
}
