// Whether an expression is known to give an array: by its type, its value, or the way it was made.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType } from "../syntax/declared-type.ts";
import { unwrap } from "../syntax/tree.ts";
import { isFreshArray } from "./fresh-array.ts";

/** Returns whether an expression gives an array, and neither another iterable nor `undefined`, for all values that it can have. */
export function isKnownArray(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (isFreshArray(file, node) || isArrayType(file, getDeclaredType(file, node))) return true;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable === undefined) return false;
  const [definition] = variable.defs;
  if (variable.defs.length === 1 && definition?.name.parent.type === "RestElement") return true;
  const value = getOnlyValue(variable);
  return value !== undefined && value !== node && isKnownArray(file, value);
}

function isArrayType(file: FileContext, type: TSESTree.TypeNode | undefined): boolean {
  switch (type?.type) {
    case "TSArrayType":
    case "TSTupleType":
      return true;
    case "TSTypeOperator":
      return type.operator === "readonly" && isArrayType(file, type.typeAnnotation);
    case "TSTypeReference":
      return /^(?:Readonly)?Array$/.test(file.sourceCode.getText(type.typeName));
    default:
      return false;
  }
}
