// TypeScript's code as JavaScript: a text without the types in it.
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

/** Returns the text of nodes without their types; undefined where there is more of TypeScript in them than that. */
export function getTextWithoutTypes(
  file: FileContext,
  nodes: readonly TSESTree.Node[],
  [start, end]: Span,
): string | undefined {
  const { text } = file.sourceCode;
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
  let at = start;
  let left = "";
  for (const [from, to] of types.sort((a, b) => a[0] - b[0])) {
    left += text.slice(at, Math.max(at, from));
    at = Math.max(at, to);
  }
  return left + text.slice(at, end);
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
