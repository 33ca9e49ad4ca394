// TypeScript's code as JavaScript: where the types stand that a text has to lose.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getChildren } from "../syntax/tree.ts";

type Span = readonly [start: number, end: number];

/** What is a type as a whole, with its colon or its brackets. */
const TYPES: ReadonlySet<string> = new Set([
  "TSTypeAnnotation",
  "TSTypeParameterDeclaration",
  "TSTypeParameterInstantiation",
]);

/** Returns where nodes have types; undefined where there is more of TypeScript in them than that. */
export function getTypeSpans(file: FileContext, nodes: readonly TSESTree.Node[]): readonly Span[] | undefined {
  const types: Span[] = [];
  const rest = [...nodes];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    const own = getType(node);
    if (own === undefined) return undefined;
    types.push(...own);
    if (TYPES.has(node.type)) continue;
    if (node.type.startsWith("TS") && "expression" in node) rest.push(node.expression as TSESTree.Expression);
    else rest.push(...getChildren(file, node));
  }
  return types;
}

/** Where a node itself has something that is a type; undefined where it is TypeScript's for another reason. */
function getType(node: TSESTree.Node): readonly Span[] | undefined {
  const [start, end] = node.range;
  switch (node.type) {
    case "Identifier":
      // A parameter may be optional: `n?: number`.
      return node.optional ? [[start + node.name.length, end]] : [];
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return [[node.expression.range[1], end]];
    case "TSTypeAssertion":
      return [[start, node.expression.range[0]]];
    case "VariableDeclarator":
      return node.definite ? undefined : [];
    default:
      if (TYPES.has(node.type)) return [[start, end]];
      return node.type.startsWith("TS") ? undefined : [];
  }
}
