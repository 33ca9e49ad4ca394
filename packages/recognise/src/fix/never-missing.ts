// Lists that TypeScript may know to be there: `cards?.sort(…)` of `cards: Card[]` is a list for it, and a branch without one would not be.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType } from "../syntax/declared-type.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/** Types are followed through no more names than this. */
const MOST_STEPS = 8;

/** Returns whether the source declares a type for the value of a path, or a default, and not that it may be missing: a type of another file may say either. */
export function isNeverMissing(file: FileContext, path: TSESTree.Node): boolean {
  // What is skipped on the way gives none: `data?.cards` of a `data` that is missing.
  if (isSkippable(file, path)) return false;
  const type = getDeclaredType(file, path);
  if (type === undefined) return hasDefault(file, path);
  if (isFound(file, path, type)) return false;
  const declared = type.parent.type === "TSTypeAnnotation" ? type.parent.parent : undefined;
  const isOptional = declared !== undefined && "optional" in declared && declared.optional;
  return (!isOptional || hasDefault(file, path)) && !admitsNone(file, type, MOST_STEPS);
}

function isSkippable(file: FileContext, path: TSESTree.Node): boolean {
  if (path.type === "ChainExpression" || path.type === "TSNonNullExpression") return isSkippable(file, path.expression);
  if (path.type !== "MemberExpression") return false;
  return (path.optional && !isNeverMissing(file, path.object)) || isSkippable(file, path.object);
}

/** Methods that look for something, and give `undefined` where there is none. */
const LOOKING: ReadonlySet<string> = new Set(["at", "find", "findLast", "get", "pop", "shift"]);

/** Returns whether a name has what a method found, or what a hook was given nothing to begin with: the type that is written there says less than theirs. */
function isFound(file: FileContext, path: TSESTree.Node, type: TSESTree.TypeNode): boolean {
  const { parent } = type;
  const maker = parent.type === "TSTypeParameterInstantiation" ? parent.parent : undefined;
  if (maker?.type === "CallExpression" && !maker.arguments.some((given) => file.sourceCode.getText(given) !== "null"))
    return true;
  const variable = path.type === "Identifier" ? getVariable(file, path) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (value === undefined) return false;
  const made = unwrap(value);
  const callee = made.type === "CallExpression" ? made.callee : undefined;
  return callee?.type === "MemberExpression" && LOOKING.has(getMemberName(callee) ?? "");
}

/** Returns whether something stands in for what a name may not be given: `({ cards = [] }: Props) => …`. */
function hasDefault(file: FileContext, path: TSESTree.Node): boolean {
  if (path.type !== "Identifier") return false;
  const name = getVariable(file, path)?.defs[0]?.name;
  return name?.parent.type === "AssignmentPattern" && name.parent.left === name;
}

/** Returns whether a type says itself that there may be nothing. */
function admitsNone(file: FileContext, type: TSESTree.TypeNode, steps: number): boolean {
  switch (type.type) {
    case "TSUndefinedKeyword":
    case "TSNullKeyword":
    case "TSVoidKeyword":
    case "TSAnyKeyword":
    case "TSUnknownKeyword":
      return true;
    case "TSUnionType":
      return type.types.some((one) => admitsNone(file, one, steps));
    case "TSTypeReference": {
      const name = type.typeName;
      const definition = name.type === "Identifier" ? getVariable(file, name)?.defs[0]?.node : undefined;
      if (definition?.type !== "TSTypeAliasDeclaration" || steps === 0) return false;
      return admitsNone(file, definition.typeAnnotation, steps - 1);
    }
    default:
      return false;
  }
}
