// Lists that TypeScript knows to be there: `cards?.sort(…)` of `cards: Card[]` is a list for it, and a branch without one would not be.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getDeclaredType } from "../syntax/declared-type.ts";

/** Returns whether the source declares that the value of a path is a list, and never none. */
export function isNeverMissing(file: FileContext, path: TSESTree.Node): boolean {
  const type = getDeclaredType(file, path);
  // The type of a whole name or property, so not that of an item: there may be no item in its place.
  if (type?.parent.type !== "TSTypeAnnotation" || !isListType(file, type)) return false;
  const declared = type.parent.parent;
  return !("optional" in declared && declared.optional) && !asksOnTheWay(path);
}

function isListType(file: FileContext, type: TSESTree.TypeNode): boolean {
  switch (type.type) {
    case "TSArrayType":
    case "TSTupleType":
      return true;
    case "TSTypeOperator":
      return type.operator === "readonly";
    case "TSTypeReference":
      return /^(?:Readonly)?Array$/.test(file.sourceCode.getText(type.typeName));
    default:
      return false;
  }
}

/** What is skipped on the way gives none: `data?.cards` of a `data` that is missing. */
function asksOnTheWay(path: TSESTree.Node): boolean {
  return path.type === "MemberExpression" && (path.optional || asksOnTheWay(path.object));
}
