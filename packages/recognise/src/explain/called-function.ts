// Which function a plain call calls, in its own file or in another one, and what is said of the code of that function.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { mayBeOwn } from "../draws/own-specifier.ts";
import type { FileContext } from "../file/file-context.ts";
import { isNamedBeside } from "../file/script-block.ts";
import { getExported, type Asked } from "../imports/exported-function.ts";
import { getFoldersOf } from "../imports/file-path.ts";
import { findModule, type ModuleReader } from "../imports/module-reader.ts";
import { getOrigin, type Origin } from "../origins/origin.ts";
import { getFunction, getVariable } from "../syntax/bindings.ts";
import { contains, getCalledName, isFunction, type FunctionNode } from "../syntax/tree.ts";
import type { CalledAnswer, ToldPlace } from "../words/called-texts.ts";

/** One module may export what another one does, and so on; more is no code that people write. */
const LONGEST_WAY = 4;

/** Returns the function of the file that a call calls from outside of it. */
export function getOwnCalled(file: FileContext, node: TSESTree.Node): FunctionNode | undefined {
  const called = node.type === "CallExpression" ? getFunction(file, node.callee) : undefined;
  return called === undefined || contains(node, called) ? undefined : called;
}

/** Returns where a call's function comes from, if that is another module. */
export function getImportedCalled(file: FileContext, { callee }: TSESTree.CallExpression): Origin | undefined {
  const origin = getOrigin(file, callee);
  return origin?.module !== undefined && origin.calls.length === 0 ? origin : undefined;
}

/** Returns what a call of a function of the file is told, if that has a name. */
export function tellOwnCall({ callee }: TSESTree.CallExpression, called: FunctionNode): CalledAnswer | undefined {
  const name = getCalledName(callee);
  return name === undefined ? undefined : { kind: "callOfOwnFunction", name, line: called.loc.start.line };
}

/** Returns what a call is told that hands something to a function which is neither of the file nor imported; where it hands over a function, its code is asked about by itself. */
export function tellGlobalCall(
  file: FileContext,
  { callee, arguments: handed }: TSESTree.CallExpression,
): CalledAnswer | undefined {
  if (callee.type !== "Identifier" || getVariable(file, callee) !== undefined) return undefined;
  // Another script of the same page may declare it.
  if (isNamedBeside(file, callee.name)) return undefined;
  const mayHandList = handed.some(({ type }) => LISTS.has(type)) && !handed.some(isFunction);
  return mayHandList ? { kind: "callOfGlobal", name: callee.name } : undefined;
}

const LISTS: ReadonlySet<string> = new Set(["ArrayExpression", "Identifier", "MemberExpression", "SpreadElement"]);

/**
 * Returns what a call of an imported function is told.
 * @param reader reads other files; undefined where none may be read.
 * @param tell says of a function of another file what is told of the place in it that says most.
 */
export function tellImportedCall(
  file: FileContext,
  call: TSESTree.CallExpression,
  reader: ModuleReader | undefined,
  tell: (path: string, sourceCode: TSESLint.SourceCode, called: FunctionNode) => ToldPlace | undefined,
): CalledAnswer {
  const origin = getImportedCalled(file, call);
  const name = getCalledName(call.callee) ?? origin?.path.at(-1);
  if (origin?.module === undefined || name === undefined) return { kind: "callOfOtherFile" };
  const { module } = origin;
  if (!mayBeOwn(module)) return { kind: "callOfPackage", name, module };
  const found = reader && findFunction(file, reader, origin);
  if (found === undefined) return { kind: "callOfOtherFile" };
  const { path, sourceCode, node } = found;
  const [line, told] = [node.loc.start.line, tell(path, sourceCode, node)];
  return { kind: "callOfReadFunction", name, file: getRelative(path, file.filename), line, told };
}

interface FoundFunction {
  readonly path: string;
  readonly sourceCode: TSESLint.SourceCode;
  readonly node: FunctionNode;
}

function findFunction(
  file: FileContext,
  reader: ModuleReader,
  { module, path: [first = "default", second] }: Origin,
): FoundFunction | undefined {
  // `deck.mix` may be the `mix` of a module, or of its default export.
  const ways: readonly Asked[] = [
    { exported: first, member: second },
    ...(second === undefined && first !== "default" ? [{ exported: "default", member: first }] : []),
  ];
  return firstOf(ways, (asked) => follow({ specifier: module ?? "", ...asked }, file.filename, LONGEST_WAY));

  function follow(
    { specifier, ...asked }: Asked & { readonly specifier: string },
    importer: string,
    way: number,
  ): FoundFunction | undefined {
    const found = way > 0 && mayBeOwn(specifier) ? findModule(reader, specifier, importer) : undefined;
    const sourceCode = found && reader.parse(found.text, found.path);
    if (found === undefined || sourceCode === undefined) return undefined;
    const { path } = found;
    const exported = getExported({ sourceCode, filename: path, sources: file.sources }, asked);
    if (exported?.kind === "function") return { path, sourceCode, node: exported.node };
    return exported && firstOf(exported.places, (place) => follow(place, path, way - 1));
  }
}

function firstOf<Of, Found>(some: readonly Of[], find: (one: Of) => Found | undefined): Found | undefined {
  for (const one of some) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns a path as it is written beside another file: `own.js`, `../shared/own.js`. */
function getRelative(path: string, importer: string): string {
  const plain = path.replaceAll("\\", "/");
  const folders = getFoldersOf(importer);
  const up = folders.findIndex((folder) => plain.startsWith(`${folder}/`));
  return up === -1 ? plain : `${"../".repeat(up)}${plain.slice((folders[up] ?? "").length + 1)}`;
}
