// What TypeScript's checker says of a sort's receiver, where the file was parsed with type information.
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
  isTupleType(type: Type): boolean;
  typeToString(type: Type): string;
}

/** What parsers with type information offer beside the tree. */
interface Services {
  readonly program: { getTypeChecker(): unknown };
  readonly esTreeNodeToTSNodeMap: { get(node: TSESTree.Node): unknown };
}

/** Returns what the checker says that an expression is; undefined where there is none, or it says `any`. */
export function getKindByChecker(file: FileContext, node: TSESTree.Node): Receiver | undefined {
  const services: unknown = file.sourceCode.parserServices;
  if (!isServices(services)) return undefined;
  const checker = services.program.getTypeChecker();
  const inner = services.esTreeNodeToTSNodeMap.get(node);
  if (!isChecker(checker) || inner === undefined) return undefined;
  return getKind(checker, checker.getTypeAtLocation(inner));
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
  const type = checker.getNonNullableType(checker.getBaseConstraintOfType(source) ?? source);
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
