// How many items a list has, where the source tells it.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getMemberName, getOnlyValue, getVariable, unwrap } from "./bindings.ts";
import { getCopied } from "./translate.ts";

const KEEPS_LENGTH: ReadonlySet<string> = new Set(["map", "sort", "toSorted", "reverse", "toReversed", "fill", "with"]);
const CHANGES_LENGTH: ReadonlySet<string> = new Set(["push", "pop", "shift", "unshift", "splice"]);

/**
 * Returns the length of the list that an expression gives: of a literal array, a tuple type, a copy of one, or a constant that holds one and
 * is never lengthened or handed out before. Undefined where the source does not tell, and for an empty literal, which waits to be filled.
 */
export function getKnownLength(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression" && !node.elements.some((element) => element?.type === "SpreadElement")) {
    return node.elements.length === 0 ? undefined : node.elements.length;
  }
  const copied = getCopied(sourceCode, node);
  if (copied !== undefined) return getKnownLength(sourceCode, copied);
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    return KEEPS_LENGTH.has(getMemberName(node.callee) ?? "")
      ? getKnownLength(sourceCode, node.callee.object)
      : undefined;
  }
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(sourceCode, node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return undefined;
  const tuple = getTupleLength(definition.name);
  if (tuple !== undefined) return tuple;
  const value = getOnlyValue(variable);
  if (value === undefined || variable.references.some(({ identifier }) => mayChangeLength(identifier)))
    return undefined;
  return getKnownLength(sourceCode, value);
}

function getTupleLength(name: TSESTree.Node): number | undefined {
  if (name.type !== "Identifier") return undefined;
  let type = name.typeAnnotation?.typeAnnotation;
  if (type?.type === "TSTypeOperator") type = type.typeAnnotation;
  if (type?.type !== "TSTupleType") return undefined;
  const isPlain = type.elementTypes.every(
    ({ type: kind }) => kind !== "TSRestType" && kind !== "TSOptionalType" && kind !== "TSNamedTupleMember",
  );
  return isPlain ? type.elementTypes.length : undefined;
}

function mayChangeLength(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type !== "MemberExpression" || parent.object !== identifier) return false;
  const name = getMemberName(parent);
  if (name === "length") return parent.parent.type === "AssignmentExpression" && parent.parent.left === parent;
  return name !== undefined && CHANGES_LENGTH.has(name);
}
