// Functions that call themselves last: they are loops, and where they start.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable } from "./bindings.ts";
import { contains, isFunction, type FunctionNode, visitNodes } from "./tree.ts";

/** Returns the function around a call that the call, by this name, calls again. */
export function getRecursive(
  file: FileContext,
  { callee, parent: around }: TSESTree.CallExpression,
  name: string,
): FunctionNode | undefined {
  for (let parent: TSESTree.Node | undefined = around; parent != null; { parent } = parent) {
    if (isFunction(parent) && getOwnName(parent) === name)
      return getFunction(file, callee) === parent ? parent : undefined;
  }
  return undefined;
}

const getIdentifierName = (node: TSESTree.Node | null): string | undefined =>
  node?.type === "Identifier" || node?.type === "PrivateIdentifier" ? node.name : undefined;

/** The name by which a function can be called from inside: its own, its variable's or its member's. */
export function getOwnName(node: FunctionNode): string | undefined {
  if (node.type !== "ArrowFunctionExpression" && node.id !== null) return node.id.name;
  const { parent } = node;
  switch (parent.type) {
    case "VariableDeclarator":
      return getIdentifierName(parent.id);
    case "MethodDefinition":
    case "Property":
    case "PropertyDefinition":
      return getIdentifierName(parent.key);
    default:
      return undefined;
  }
}

/** Returns the calls by which a function calls itself, or undefined where one of them is followed by something else. */
export function getSelfCalls(file: FileContext, local: FunctionNode): readonly TSESTree.CallExpression[] | undefined {
  const calls: TSESTree.CallExpression[] = [];
  visitNodes(file, local, (node) => {
    if (node !== local && isFunction(node)) return "skip";
    if (node.type === "CallExpression" && getFunction(file, node.callee) === local) calls.push(node);
    return undefined;
  });
  return calls.every((call) => isLast(local, call)) ? calls : undefined;
}

/** Returns whether a function ends where an expression ends. */
function isLast(local: FunctionNode, node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case "ReturnStatement":
      return true;
    // A call whose value is asked for is not known, wherever it stands.
    case "ConditionalExpression":
    case "ExpressionStatement":
    case "IfStatement":
    case "LogicalExpression":
      return isLast(local, parent);
    case "BlockStatement": {
      const next = parent.body[parent.body.findIndex((statement) => statement === node) + 1];
      return (
        (next === undefined || next.type === "ReturnStatement") && (parent === local.body || isLast(local, parent))
      );
    }
    default:
      return false;
  }
}

/** Returns the only call of a function from outside of it; undefined where there is none, or more than one. */
export function getEntry(file: FileContext, local: FunctionNode): TSESTree.CallExpression | undefined {
  const name = local.type === "FunctionDeclaration" ? local.id : getDeclaredName(local);
  const variable = name === null ? undefined : getVariable(file, name);
  const calls = (variable?.references ?? []).flatMap(({ identifier, init }) =>
    init === true || contains(local, identifier) ? [] : [identifier.parent],
  );
  const [call, ...more] = calls;
  return call?.type === "CallExpression" && more.length === 0 ? call : undefined;
}

function getDeclaredName(local: FunctionNode): TSESTree.Identifier | null {
  const { parent } = local;
  return parent.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : null;
}
