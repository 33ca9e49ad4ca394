// What TypeScript's checker says of a list, where the file was parsed with type information: its kind, and a tuple's length.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getCollectionOfModule, type Receiver } from "./collections.ts";
import { unite } from "./declared-kind.ts";

/** As much of TypeScript's interface as is asked: it is that of the user's own TypeScript, and is not imported. */
interface Type {
  readonly symbol?: Symbol;
  isUnion(): this is Type & { readonly types: readonly Type[] };
  getProperty(name: string): Symbol | undefined;
}

/** A tuple's type: which of its items must be there, may be there, or stand for any number. */
interface Tuple extends Type {
  readonly target: { readonly elementFlags: readonly number[] };
}

/** TypeScript's `ElementFlags`. */
const REQUIRED = 1;
const OPTIONAL = 2;

interface Symbol {
  readonly name: string;
  readonly declarations?: readonly Declaration[];
}

interface Declaration {
  readonly parent: { readonly name?: { readonly text?: string } };
  getSourceFile(): { readonly fileName: string };
}

interface Checker {
  getTypeAtLocation(node: unknown): Type;
  getBaseConstraintOfType(type: Type): Type | undefined;
  getNonNullableType(type: Type): Type;
  isArrayType(type: Type): boolean;
  isTupleType(type: Type): type is Tuple;
  typeToString(type: Type): string;
}

/** What parsers with type information offer beside the tree. */
interface Services {
  readonly program: { getTypeChecker(): unknown };
  readonly esTreeNodeToTSNodeMap: { get(node: TSESTree.Node): unknown };
}

/** Returns what the checker says that an expression is; undefined where there is none, or it says `any`. */
export function getKindByChecker(file: FileContext, node: TSESTree.Node): Receiver | undefined {
  const typed = getTyped(file, node);
  return typed === undefined ? undefined : getKind(typed.checker, typed.type);
}

/**
 * Returns how many items the checker says that a tuple has, wherever its type is declared: the most, where that is two. Undefined for any other list, and
 * where there is no checker.
 */
export function getLengthByChecker(file: FileContext, node: TSESTree.Node): number | undefined {
  const typed = getTyped(file, node);
  if (typed === undefined) return undefined;
  const { checker } = typed;
  const type = getPresent(checker, typed.type);
  const lengths = (type.isUnion() ? type.types : [type]).map((part) => getTupleLength(checker, part));
  const known = lengths.filter((length) => length !== undefined);
  if (known.length < lengths.length) return undefined;
  const most = Math.max(...known);
  return most <= 2 || known.every((length) => length === most) ? most : undefined;
}

/** Undefined for what is no tuple, and for one of more than two items that may have fewer or more. */
function getTupleLength(checker: Checker, type: Type): number | undefined {
  if (!checker.isTupleType(type)) return undefined;
  const { elementFlags } = type.target;
  const isWhole = elementFlags.every((flags) => flags === REQUIRED);
  const isShort = elementFlags.length <= 2 && elementFlags.every((flags) => flags === REQUIRED || flags === OPTIONAL);
  return isWhole || isShort ? elementFlags.length : undefined;
}

function getTyped(
  { sourceCode }: FileContext,
  node: TSESTree.Node,
): { readonly checker: Checker; readonly type: Type } | undefined {
  const services: unknown = sourceCode.parserServices;
  if (!isServices(services)) return undefined;
  const checker = services.program.getTypeChecker();
  const inner = services.esTreeNodeToTSNodeMap.get(node);
  if (!isChecker(checker) || inner === undefined) return undefined;
  return { checker, type: checker.getTypeAtLocation(inner) };
}

/** A type without what it may lack, and a type parameter as what it extends. */
function getPresent(checker: Checker, type: Type): Type {
  return checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
}

function isServices(services: unknown): services is Services {
  return (
    typeof services === "object" &&
    services !== null &&
    // Before version 6 the parser had a program for each file, too, that knew of no other.
    !("hasFullTypeInformation" in services && services.hasFullTypeInformation === false) &&
    "program" in services &&
    typeof services.program === "object" &&
    services.program !== null &&
    "esTreeNodeToTSNodeMap" in services &&
    services.esTreeNodeToTSNodeMap !== undefined
  );
}

function isChecker(checker: unknown): checker is Checker {
  return typeof checker === "object" && checker !== null && "isArrayType" in checker && "isTupleType" in checker;
}

function getKind(checker: Checker, source: Type): Receiver | undefined {
  const type = getPresent(checker, source);
  if (type.isUnion()) return unite(type.types.map((part) => getKind(checker, part)));
  if (checker.isArrayType(type) || checker.isTupleType(type)) return "list";
  const name = checker.typeToString(type);
  if (name === "any" || name === "unknown" || name === "{}" || name === "never" || name === "object") return undefined;
  if (/^(?:Int|Uint|Float|Big)\w*Array$/.test(type.symbol?.name ?? "")) return "list";
  if (type.symbol?.name === "JQuery") return "arrayLike";
  // A class of arrays has the sort of an array.
  const sort = type.getProperty("sort") ?? type.getProperty("toSorted");
  const isArrays = sort?.declarations?.some(
    (declaration) => /^(?:Readonly)?Array$/.test(declaration.parent.name?.text ?? "") && isOfTypeScript(declaration),
  );
  if (isArrays === true) return "list";
  const modules = (type.symbol?.declarations ?? []).map((declaration) => getModule(declaration));
  return (
    modules.map((module) => (module === undefined ? undefined : getCollectionOfModule(module))).find(Boolean) ?? "own"
  );
}

const isOfTypeScript = (declaration: Declaration): boolean =>
  /[\\/]lib\.[\w.]*\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** The package that a declaration is from, by its file's path. */
function getModule(declaration: Declaration): string | undefined {
  const path = declaration.getSourceFile().fileName.replaceAll("\\", "/");
  return /.*\/node_modules\/((?:@types\/)?(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}
