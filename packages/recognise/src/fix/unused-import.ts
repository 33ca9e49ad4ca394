// Imports that nothing uses any more once a fix is made: a compiler or a linter would complain of them.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { LIBRARIES, type Library } from "../origins/library-sources.ts";
import type { Variable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";
import type { FileFacts } from "./import-kind.ts";
import { isSameSpecifier } from "./module-path.ts";
import { getRequiredModule } from "./module-system.ts";

/**
 * Returns what can go where nothing uses a variable any more that an import or a `require` of a library gives: the whole declaration where it gives nothing
 * else and the library does nothing by being loaded, or one of several names; undefined for other variables, and for the module of the fair shuffle.
 */
export function getImport(file: FileFacts, { defs: [definition] }: Variable): TSESTree.Node | undefined {
  if (definition?.type.toString() === "ImportBinding") {
    const { node, parent } = definition;
    if (parent?.type !== "ImportDeclaration" || isOfShuffle(file, parent.source.value)) return undefined;
    if (parent.specifiers.length > 1)
      return isInBraces(parent, node) && isOneOf(LIBRARIES, parent.source.value) ? node : undefined;
    return isOneOf(IDLE, parent.source.value) && isModuleWithout(file, parent) ? parent : undefined;
  }
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.init === null) return undefined;
  const { id, parent: declaration } = declarator;
  const isOne = id.type === "Identifier" || (id.type === "ObjectPattern" && id.properties.length === 1);
  const module = getRequiredModule(file, unwrap(declarator.init));
  const isAlone = declaration.declarations.length === 1 && declaration.parent.type === "Program";
  const goes = isOne && isAlone && module !== undefined && isOneOf(IDLE, module) && !isOfShuffle(file, module);
  return goes ? declaration : undefined;
}

/** Returns whether what a fix calls may come from a module. */
function isOfShuffle({ options: { importFrom = "" } = {} }: FileFacts, module: string): boolean {
  return isSameSpecifier(module, typeof importFrom === "string" ? importFrom : importFrom.module);
}

/** A name between braces that stands beside others there. */
const isInBraces = ({ specifiers }: TSESTree.ImportDeclaration, node: TSESTree.Node): boolean =>
  node.type === "ImportSpecifier" && specifiers.filter(({ type }) => type === "ImportSpecifier").length > 1;

/** Returns whether a file is an ES module without one of its imports, too. */
const isModuleWithout = ({ sourceCode }: FileContext, own: TSESTree.ImportDeclaration): boolean =>
  sourceCode.ast.body.some((statement) => statement !== own && /^(?:Import|Export)/.test(statement.type));

/** Libraries that do nothing by being loaded that could be missed; Node's `crypto` is one of them. */
const IDLE = LIBRARIES.filter(({ actsWhenLoaded }) => actsWhenLoaded !== true);

const isOneOf = (libraries: readonly Library[], module: string): boolean =>
  libraries.some(({ modules }) => modules.some((name) => module === name || module.startsWith(`${name}/`)));

/** Of names that go, one declaration where all of its names do and it `mayGo`; where its module may do something by being loaded, they stay. */
export function joinNames(
  file: FileContext,
  gone: readonly TSESTree.Node[],
  mayGo: (declaration: TSESTree.Node) => boolean,
): readonly TSESTree.Node[] {
  return gone.flatMap((node): readonly TSESTree.Node[] => {
    const declaration = node.parent;
    if (node.type !== "ImportSpecifier" || declaration?.type !== "ImportDeclaration") return [node];
    const [first, ...others] = declaration.specifiers;
    if (!declaration.specifiers.every((name) => gone.includes(name))) return [node];
    const goes = isOneOf(IDLE, declaration.source.value) && isModuleWithout(file, declaration) && mayGo(declaration);
    return goes && node === first && others.length > 0 ? [declaration] : [];
  });
}

/** The range of one of several names between braces, with the comma that parts it from the others. */
export function getRangeOfName(file: FileContext, name: TSESTree.Node): readonly [number, number] {
  const [before, after] = [file.sourceCode.getTokenBefore(name), file.sourceCode.getTokenAfter(name)];
  if (after?.value === ",") return [name.range[0], after.range[1]];
  return before?.value === "," ? [before.range[0], name.range[1]] : name.range;
}
