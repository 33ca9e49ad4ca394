// What a sort's receiver is where it is no array: a selection of elements, a jQuery collection, a persistent list.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "./bindings.ts";
import { getMemberName, unwrap } from "./tree.ts";

/**
 * - "list": an array, for all that can be seen;
 * - "arrayLike": a jQuery collection, which has places and a length, and sorts in place as arrays do;
 * - "other": something that sorts by a comparator and has no places to swap: D3's selections, Immutable's lists.
 */
export type Receiver = "list" | "arrayLike" | "other";

/** Methods that make an array out of what they are called on. */
const MAKES_ARRAY: ReadonlySet<string> = new Set([
  "entries",
  "from",
  "get",
  "keys",
  "makeArray",
  "nodes",
  "slice",
  "split",
  "toArray",
  "toJS",
  "toJSON",
  "values",
]);

/** Returns what a receiver is, by the calls that made it. */
export function getReceiver(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): Receiver {
  const node = unwrap(expression);
  switch (node.type) {
    case "Identifier": {
      const variable = getVariable(sourceCode, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      return value === undefined ? "list" : getReceiver(sourceCode, value);
    }
    case "CallExpression": {
      const callee = unwrap(node.callee);
      if (callee.type === "Identifier") return getMadeBy(sourceCode, callee);
      if (callee.type !== "MemberExpression") return "list";
      const name = getMemberName(callee) ?? "";
      if (MAKES_ARRAY.has(name) || (name === "data" && node.arguments.length === 0)) return "list";
      if (name === "select" || name === "selectAll" || name === "append") return "other";
      // Immutable.List(…)
      const object = unwrap(callee.object);
      if (object.type === "Identifier" && isImportedFrom(sourceCode, object, "immutable")) return "other";
      return getReceiver(sourceCode, callee.object);
    }
    default:
      return "list";
  }
}

function getMadeBy(sourceCode: TSESLint.SourceCode, callee: TSESTree.Identifier): Receiver {
  if (isImportedFrom(sourceCode, callee, "immutable")) return "other";
  if (isImportedFrom(sourceCode, callee, "d3-selection") || isImportedFrom(sourceCode, callee, "d3")) return "other";
  const isOwn = getVariable(sourceCode, callee) !== undefined && !isImportedFrom(sourceCode, callee, "jquery");
  return !isOwn && (callee.name === "$" || callee.name === "jQuery" || isImportedFrom(sourceCode, callee, "jquery"))
    ? "arrayLike"
    : "list";
}

function isImportedFrom(sourceCode: TSESLint.SourceCode, name: TSESTree.Identifier, module: string): boolean {
  const declaration = getVariable(sourceCode, name)?.defs[0]?.parent;
  return declaration?.type === "ImportDeclaration" && declaration.source.value === module;
}
