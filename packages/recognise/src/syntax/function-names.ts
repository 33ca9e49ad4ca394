// What a function is called, by itself and by what keeps it.
import type { TSESTree } from "@typescript-eslint/utils";
import { getKeyName, getMemberName, isFunction } from "./tree.ts";

const WRAPS = /callback|memo|wrap|debounce|throttle|once|curry|computed|action|bind/i;

/** The names by which a function is known: its own, its variable's, its key's, a private one too; also through the calls that wrap it. */
export function getFunctionNames(node: TSESTree.Node): readonly string[] {
  const names: (string | undefined)[] = [];
  if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") names.push(node.id?.name);
  const { parent } = isFunction(node) ? getWrapped(node) : node;
  switch (parent?.type) {
    case "VariableDeclarator":
      if (parent.id.type === "Identifier") names.push(parent.id.name);
      break;
    case "MethodDefinition":
    case "Property":
    case "PropertyDefinition":
      if (!parent.computed || parent.key.type === "Literal") names.push(getKeyName(parent.key));
      break;
    case "AssignmentExpression":
      if (parent.left.type === "Identifier") names.push(parent.left.name);
      if (parent.left.type === "MemberExpression") names.push(getMemberName(parent.left));
      break;
  }
  return names.filter((name) => name !== undefined);
}

/** The call around a function that is handed to it, or to calls inside it: `const sattolo = useCallback((list) => …, [])`. */
function getWrapped(node: TSESTree.Node): TSESTree.Node {
  const { parent } = node;
  if (parent?.type !== "CallExpression" || parent.callee === node) return node;
  // What a list's `map` returns is not named after what it does to each item.
  const { callee } = parent;
  const isWrapper =
    callee.type === "Identifier" || (callee.type === "MemberExpression" && WRAPS.test(getMemberName(callee) ?? ""));
  return isWrapper ? getWrapped(parent) : node;
}
