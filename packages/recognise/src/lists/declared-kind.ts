// What the declared type of a sort's receiver says: an array, a known collection, or something with a sort of its own.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { getCollectionOfModule, type Receiver } from "./collections.ts";
import { isClassOfArrays } from "../syntax/holders.ts";
import { contains } from "../syntax/tree.ts";

/** Types are followed through no more names than this. */
const MOST_STEPS = 8;

/** Types of the language and of browsers that are no arrays. */
export const NO_ARRAYS: ReadonlySet<string> = new Set([
  "BigInt",
  "Boolean",
  "Date",
  "Function",
  "Map",
  "Number",
  "Promise",
  "ReadonlyMap",
  "ReadonlySet",
  "Record",
  "RegExp",
  "Set",
  "String",
  "Symbol",
  "URLSearchParams",
  "WeakMap",
  "WeakSet",
]);

export const ARRAYS: ReadonlySet<string> = new Set(["Array", "ReadonlyArray"]);

/** Types that are what their argument is. */
const SAME_AS_ARGUMENT: ReadonlySet<string> = new Set(["NonNullable", "Partial", "Readonly", "Required"]);

/** Returns what a value of a type is; undefined where the file does not tell. */
export function getKindOfType(
  file: FileContext,
  type: TSESTree.TypeNode | undefined,
  steps = MOST_STEPS,
): Receiver | undefined {
  if (steps === 0) return undefined;
  switch (type?.type) {
    case "TSArrayType":
    case "TSTupleType":
      return "list";
    case "TSTypeOperator":
      return type.operator === "readonly" ? getKindOfType(file, type.typeAnnotation, steps) : undefined;
    case "TSUnionType":
      return uniteAlternatives(
        type.types.filter(isSomething).map((part) => [getKindOfType(file, part, steps), isPrimitive(part)]),
      );
    case "TSIntersectionType":
      return type.types.some((part) => getKindOfType(file, part, steps) === "list") ? "list" : undefined;
    case "TSBigIntKeyword":
    case "TSBooleanKeyword":
    case "TSFunctionType":
    case "TSLiteralType":
    case "TSNumberKeyword":
    case "TSStringKeyword":
    case "TSSymbolKeyword":
    case "TSTemplateLiteralType":
      return "own";
    case "TSTypeLiteral":
      return type.members.length === 0 ? undefined : "own";
    case "TSThisType":
      return undefined;
    case "TSTypeReference":
      return getKindOfReference(file, type, steps);
    default:
      return undefined;
  }
}

/** What may be an array and something else is the something else, as far as a fix is concerned. */
export function unite(kinds: readonly (Receiver | undefined)[]): Receiver | undefined {
  return (
    kinds.find((kind) => kind !== undefined && kind !== "list") ?? (kinds.includes(undefined) ? undefined : kinds[0])
  );
}

/** Of `string | string[]` only the list has a sort and places to write to: where it is sorted, it is the list. */
export function uniteAlternatives(
  alternatives: readonly (readonly [kind: Receiver | undefined, isPrimitive: boolean])[],
): Receiver | undefined {
  const others = alternatives.filter(([, isOfPrimitives]) => !isOfPrimitives);
  return unite((others.length === 0 ? alternatives : others).map(([kind]) => kind));
}

const PRIMITIVES: ReadonlySet<string> = new Set([
  "TSBigIntKeyword",
  "TSBooleanKeyword",
  "TSLiteralType",
  "TSNumberKeyword",
  "TSStringKeyword",
  "TSSymbolKeyword",
  "TSTemplateLiteralType",
]);

const isPrimitive = ({ type }: TSESTree.TypeNode): boolean => PRIMITIVES.has(type);

const isSomething = ({ type }: TSESTree.TypeNode): boolean =>
  type !== "TSNullKeyword" && type !== "TSUndefinedKeyword" && type !== "TSVoidKeyword";

function getKindOfReference(file: FileContext, type: TSESTree.TSTypeReference, steps: number): Receiver | undefined {
  let root: TSESTree.EntityName = type.typeName;
  while (root.type === "TSQualifiedName") root = root.left;
  if (root.type !== "Identifier") return undefined;
  const variable = getVariable(file, root);
  const [definition] = variable?.defs ?? [];
  if (definition === undefined) {
    const { name } = root;
    if (type.typeName !== root) return undefined;
    if (SAME_AS_ARGUMENT.has(name)) return getKindOfType(file, type.typeArguments?.params[0], steps - 1);
    if (ARRAYS.has(name)) return "list";
    if (name === "JQuery") return "arrayLike";
    return NO_ARRAYS.has(name) ? "own" : undefined;
  }
  const { node, parent } = definition;
  if (parent?.type === "ImportDeclaration") return getCollectionOfModule(parent.source.value);
  if (type.typeName !== root || contains(node, type)) return undefined;
  switch (node.type) {
    case "TSTypeAliasDeclaration":
      return getKindOfType(file, node.typeAnnotation, steps - 1);
    case "ClassDeclaration":
    case "ClassExpression":
      return isClassOfArrays(file, node) ? "list" : "own";
    case "TSInterfaceDeclaration":
      return getKindOfInterface(file, node, steps);
    case "TSEnumDeclaration":
      return "own";
    case "TSTypeParameter":
      return getKindOfType(file, node.constraint, steps - 1);
    default:
      return undefined;
  }
}

/** An interface is an array if it extends one, and may be one if it extends something from elsewhere. */
function getKindOfInterface(
  file: FileContext,
  { extends: bases }: TSESTree.TSInterfaceDeclaration,
  steps: number,
): Receiver | undefined {
  const kinds = bases.map(({ expression, typeArguments }) => {
    if (expression.type !== "Identifier") return undefined;
    const definition = getVariable(file, expression)?.defs[0];
    if (definition === undefined) {
      if (ARRAYS.has(expression.name)) return "list";
      return typeArguments === undefined && NO_ARRAYS.has(expression.name) ? "own" : undefined;
    }
    const { node, parent } = definition;
    if (parent?.type === "ImportDeclaration") return getCollectionOfModule(parent.source.value);
    if (steps === 0 || node.type !== "TSInterfaceDeclaration") return undefined;
    return getKindOfInterface(file, node, steps - 1);
  });
  if (kinds.includes("list")) return "list";
  return kinds.includes(undefined) ? undefined : (kinds[0] ?? "own");
}
