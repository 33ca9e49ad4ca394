// Which lists are typed arrays: V8 sorts those in another way than arrays, and a shuffle has to keep what they are.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getValue, getVariable, getWrites } from "../syntax/bindings.ts";
import { getDeclaredType, resolve } from "../syntax/declared-type.ts";
import { getDocumentedType } from "./doc-type.ts";
import { oncePer } from "../file/once.ts";
import { getMemberName, getReturned, unwrap } from "../syntax/tree.ts";
import { getTypedMaker, TYPED_ARRAY } from "./typed-maker.ts";

/**
 * What is known of a list: a typed array, made by the constructor of this name where there is one name for it; perhaps one; or no word of it, which is an
 * array wherever something is sorted.
 */
export type ListType =
  | { readonly kind: "typed"; readonly constructor: string | undefined }
  | { readonly kind: "unclear" }
  | { readonly kind: "array" };

const ARRAY: ListType = { kind: "array" };
const UNCLEAR: ListType = { kind: "unclear" };

/** What gives a typed array of the same kind, of typed arrays. */
const KEEPS: ReadonlySet<string> = new Set([
  "copyWithin",
  "fill",
  "filter",
  "map",
  "reverse",
  "slice",
  "sort",
  "subarray",
  "toReversed",
  "toSorted",
  "with",
]);
/** Returns whether an expression may be a typed array, for all that the source says of it. */
export const isTypedArray = (file: FileContext, expression: TSESTree.Node): boolean =>
  getListType(file, expression).kind !== "array";

/** What is being found out, and so says nothing of itself: `bytes = bytes.map(f)`. */
const PENDING: ListType = { kind: "array" };

/** Functions may call themselves and each other: each expression is looked at once. */
const getKnown = oncePer<FileContext, WeakMap<TSESTree.Node, ListType>>(() => new WeakMap());

/** Returns what the source says of a list. */
export function getListType(file: FileContext, expression: TSESTree.Node): ListType {
  const known = getKnown(file);
  const found = known.get(expression);
  if (found !== undefined) return found;
  known.set(expression, PENDING);
  const type = findListType(file, expression);
  known.set(expression, type);
  return type;
}

function findListType(file: FileContext, expression: TSESTree.Node): ListType {
  if (expression.type === "TSAsExpression" || expression.type === "TSTypeAssertion") {
    const cast = getTypeKind(file, expression.typeAnnotation);
    if (cast !== undefined) return cast;
  }
  const node = unwrap(expression);
  const declared = getTypeKind(file, getDeclaredType(file, node)) ?? getKindOfText(getDocumentedType(file, node));
  if (declared !== undefined) return declared;
  const follow = (value: TSESTree.Node): ListType => getListType(file, value);
  switch (node.type) {
    case "NewExpression":
    case "CallExpression":
      return getMadeBy(file, node, follow);
    case "Identifier": {
      const variable = getVariable(file, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      if (value !== undefined) return follow(value);
      const definition = variable?.defs[0]?.node;
      const first =
        definition?.type === "VariableDeclarator" && definition.id.type === "Identifier" ? definition.init : null;
      const written = (variable === undefined ? [] : getWrites(variable)).flatMap(({ writeExpr }) => writeExpr ?? []);
      return join([...(first == null ? [] : [first]), ...written].map(follow));
    }
    case "MemberExpression": {
      const value = getValue(file, node);
      return value === undefined ? ARRAY : follow(value);
    }
    case "AssignmentExpression":
      return follow(node.right);
    case "ConditionalExpression":
      return join([node.consequent, node.alternate].map(follow));
    case "LogicalExpression":
      return join([node.left, node.right].map(follow));
    default:
      return ARRAY;
  }
}

function getMadeBy(
  file: FileContext,
  node: TSESTree.NewExpression | TSESTree.CallExpression,
  follow: (value: TSESTree.Node) => ListType,
): ListType {
  const maker = getTypedMaker(file, node);
  if (maker !== undefined) {
    const [filled] = maker.given;
    if (maker.how !== "fill") return { kind: "typed", constructor: maker.constructor };
    if (filled !== undefined && filled.type !== "SpreadElement") return follow(filled);
  }
  const callee = unwrap(node.callee);
  if (callee.type === "MemberExpression" && KEEPS.has(getMemberName(callee) ?? "")) {
    const kept = follow(callee.object);
    if (kept.kind !== "array" || kept === PENDING) return kept;
  }
  const called = getFunction(file, callee);
  if (node.type === "NewExpression" || called === undefined || called.async || called.generator) return ARRAY;
  return join(getReturned(file, called).map(follow));
}

/** What is one of several. */
function join(all: readonly ListType[]): ListType {
  const types = all.filter((type) => type !== PENDING);
  const [first = ARRAY, ...others] = types;
  if (types.every(({ kind }) => kind === "array")) return ARRAY;
  if (types.some(({ kind }) => kind !== "typed")) return UNCLEAR;
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame ? first : { kind: "typed", constructor: undefined };
}

/** Undefined where a type says nothing of it, an array's included: what a name holds may still be seen. */
function getTypeKind(file: FileContext, source: TSESTree.TypeNode | undefined): ListType | undefined {
  const type = resolve(file, source);
  switch (type?.type) {
    case "TSUnionType": {
      const parts = type.types
        .filter(({ type: kind }) => kind !== "TSNullKeyword" && kind !== "TSUndefinedKeyword")
        .map((part) => getTypeKind(file, part) ?? ARRAY);
      const joined = join(parts);
      return joined.kind === "array" ? undefined : joined;
    }
    case "TSTypeReference": {
      const name = file.sourceCode.getText(type.typeName);
      const isOwn = type.typeName.type === "Identifier" && getVariable(file, type.typeName) !== undefined;
      return isOwn && name !== "Buffer" ? getConstraint(file, type.typeName) : getKindOfName(name);
    }
    default:
      return undefined;
  }
}

/** `T extends Uint8Array` */
function getConstraint(file: FileContext, name: TSESTree.EntityName): ListType | undefined {
  const definition = name.type === "Identifier" ? getVariable(file, name)?.defs[0]?.node : undefined;
  const constraint = definition?.type === "TSTypeParameter" ? definition.constraint : undefined;
  return constraint == null ? undefined : getTypeKind(file, constraint);
}

const getKindOfName = (name: string): ListType | undefined =>
  TYPED_ARRAY.test(name) || name === "Buffer"
    ? { kind: "typed", constructor: name }
    : name === "NodeJS.TypedArray"
      ? { kind: "typed", constructor: undefined }
      : undefined;

/** A type as a comment writes it: `{Uint8Array}`, `{?Buffer}`, `{Int8Array|Uint8Array}`, `{Uint8Array<ArrayBuffer>}`. */
function getKindOfText(text: string | undefined): ListType | undefined {
  if (text === undefined) return undefined;
  const parts = text
    .replace(/<[^<>]*>/g, "")
    .split("|")
    .map((part) => part.trim().replace(/^[?!]|[?!=]$/g, ""))
    .filter((part) => part !== "null" && part !== "undefined");
  const joined = join(parts.map((part) => getKindOfName(part) ?? ARRAY));
  return joined.kind === "array" ? undefined : joined;
}
