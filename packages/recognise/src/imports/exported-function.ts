// Functions that a module exports, by whichever way it does so.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, isWritten, type Variable } from "../syntax/names.ts";
import { isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getCommonExport } from "./commonjs-exports.ts";
import { getPropertyAlone } from "./object-exports.ts";

/** What a module exports under a name: a function of its own, or what others export. */
export type Exported =
  | { readonly kind: "function"; readonly node: FunctionNode }
  /** Some of several modules may have it. */
  | { readonly kind: "elsewhere"; readonly places: readonly Place[] };

/** What is asked for of a module: a name that it exports, and a member of what that holds. */
export interface Asked {
  /** "default" for a default export, "*" for the module as an object. */
  readonly exported: string;
  readonly member?: string | undefined;
}

/** Where what a module hands on comes from. */
interface Place extends Asked {
  readonly specifier: string;
}

/** Returns the function that a module exports, or where it has it from, where nothing can put another in its place. */
export function getExported(file: FileContext, asked: Asked): Exported | undefined {
  const { exported, member } =
    asked.exported === "*" && asked.member !== undefined ? { exported: asked.member, member: undefined } : asked;
  const found = findExport(file, exported);
  if (found !== undefined && "places" in found)
    return { kind: "elsewhere", places: found.places.map((place) => ({ ...place, member })) };
  // What imports a CommonJS module as a default gets all that it exports.
  const value =
    found === undefined && exported === "default" && member !== undefined ? getCommonExport(file, member) : found;
  if (value === undefined) return undefined;
  const own = found === undefined || member === undefined ? value : getPropertyAlone(file, value, member);
  const node = own === undefined ? undefined : getKeptFunction(file, own);
  return node === undefined ? undefined : { kind: "function", node };
}

/** The code of what is exported (a function, a name, any other expression), or the modules that may have it. */
function findExport(
  file: FileContext,
  name: string,
): TSESTree.Node | { readonly places: readonly Place[] } | undefined {
  const others: Place[] = [];
  for (const statement of file.sourceCode.ast.body) {
    switch (statement.type) {
      case "ExportNamedDeclaration": {
        const own = getDeclared(statement.declaration, name);
        if (own !== undefined) return own;
        for (const { exported, local } of statement.specifiers) {
          if (exported.type !== "Identifier" || exported.name !== name || local.type !== "Identifier") continue;
          const { source } = statement;
          return source === null ? local : { places: [{ specifier: source.value, exported: local.name }] };
        }
        break;
      }
      case "ExportDefaultDeclaration":
        if (name === "default") return statement.declaration;
        break;
      case "ExportAllDeclaration":
        if (statement.exported === null) others.push({ specifier: statement.source.value, exported: name });
        break;
    }
  }
  return others.length > 0 && name !== "default" ? { places: others } : getCommonExport(file, name);
}

/** The name that a declaration exports. */
function getDeclared(declaration: TSESTree.Node | null, name: string): TSESTree.Identifier | undefined {
  const ids =
    declaration?.type === "FunctionDeclaration" || declaration?.type === "ClassDeclaration"
      ? [declaration.id]
      : declaration?.type === "VariableDeclaration"
        ? declaration.declarations.map(({ id }) => id)
        : [];
  return ids.find((id): id is TSESTree.Identifier => id?.type === "Identifier" && id.name === name);
}

/** The function that an exported expression is for good: who imports it sees every later write to its name. */
function getKeptFunction(file: FileContext, value: TSESTree.Node): FunctionNode | undefined {
  const node = unwrap(value);
  if (node.type === "Identifier") return getTopLevel(file, node.name);
  if (!isFunction(node)) return undefined;
  return node.type === "FunctionDeclaration" && node.id !== null ? getTopLevel(file, node.id.name) : node;
}

/** Returns the function that a name of the module's top level stands for, if nothing writes to it. */
function getTopLevel({ sourceCode }: FileContext, name: string): FunctionNode | undefined {
  const scope = sourceCode.scopeManager?.scopes.find(
    ({ block, set }) => block.type === "Program" && (set.get(name)?.defs.length ?? 0) > 0,
  );
  const variable = scope?.set.get(name);
  return variable === undefined ? undefined : getOnlyFunction(variable);
}

/** Returns the function that a name stands for, if nothing writes to it. */
export function getOnlyFunction(variable: Variable): FunctionNode | undefined {
  // Overloads are declared before the function that they are of.
  const [definition, ...more] = variable.defs.filter(({ node }) => node.type !== "TSDeclareFunction");
  if (definition === undefined || more.length > 0 || isWritten(variable)) return undefined;
  if (definition.node.type === "FunctionDeclaration" && definition.type.toString() === "FunctionName")
    return definition.node;
  const value = getOnlyValue(variable);
  const node = value === undefined ? undefined : unwrap(value);
  return node !== undefined && isFunction(node) ? node : undefined;
}
