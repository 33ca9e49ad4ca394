// How many items a list has by the type that the source writes for it: a tuple, and `string[] & { length: 2 }`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType, getTupleTypes, resolve } from "../syntax/declared-type.ts";
import { getKeyName } from "../syntax/tree.ts";
import { atMostTwo } from "../values/written-number.ts";

/** Returns how many items a list has whose declared type says so. */
export const countTyped = (file: FileContext, list: TSESTree.Node): number | undefined =>
  getLengthOfType(file, getDeclaredType(file, list));

function getLengthOfType(file: FileContext, source: TSESTree.TypeNode | undefined): number | undefined {
  const tuple = getTupleTypes(file, source)?.length;
  if (tuple !== undefined) return tuple;
  const type = resolve(file, source);
  if (type?.type !== "TSIntersectionType") return undefined;
  const lengths = type.types.map((part) => getTupleTypes(file, part)?.length ?? getLengthOfMembers(file, part));
  return atMostTwo(lengths.find((length) => length !== undefined));
}

/** Of `{ length: 2 }`, an interface or a type literal. */
function getLengthOfMembers(file: FileContext, source: TSESTree.TypeNode): number | undefined {
  const type = resolve(file, source);
  const members = type?.type === "TSTypeLiteral" ? type.members : type?.type === "TSInterfaceBody" ? type.body : [];
  for (const member of members) {
    if (member.type !== "TSPropertySignature" || member.computed || getKeyName(member.key) !== "length") continue;
    const written = member.typeAnnotation?.typeAnnotation;
    const value =
      written?.type === "TSLiteralType" && written.literal.type === "Literal" ? written.literal.value : null;
    if (typeof value === "number" && !member.optional) return value;
  }
  return undefined;
}

/** Returns how many items the first argument of a call has behind it, by the type of what is called: `assertPair(sides)` of `asserts sides is [Side, Side]`. */
export function countAsserted(file: FileContext, { callee }: TSESTree.CallExpression): number | undefined {
  const declared = callee.type === "Identifier" ? getVariable(file, callee)?.defs[0]?.node : undefined;
  const called = declared?.type === "TSDeclareFunction" ? declared : getFunction(file, callee);
  const predicate = called?.returnType?.typeAnnotation;
  const [parameter] = called?.params ?? [];
  if (predicate?.type !== "TSTypePredicate" || !predicate.asserts || parameter?.type !== "Identifier") return undefined;
  const isOfFirst = predicate.parameterName.type === "Identifier" && predicate.parameterName.name === parameter.name;
  return isOfFirst ? getLengthOfType(file, predicate.typeAnnotation?.typeAnnotation) : undefined;
}
