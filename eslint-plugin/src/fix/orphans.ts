// Finds and removes what only the replaced code used: a named comparator, a local function that drew or swapped. Left behind, it would be a lint error.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { Variable } from "../recognise/bindings.ts";
import { getReferencesInside } from "../recognise/names-inside.ts";
import { oncePer } from "../recognise/once.ts";
import { isMathRandom } from "../recognise/random-source.ts";
import { contains, isFunction, unwrap } from "../recognise/tree.ts";
import type { Edit, FileFacts } from "./bring-helper.ts";
import { getModuleSystem } from "./module-system.ts";
import { getPackageFacts } from "./package-json.ts";
import { isNamedBeside } from "./script-block.ts";

/**
 * Returns the declarations of functions and numbers that nobody but `gone` used.
 * @param kept variables that the new text goes on using.
 * @param receiver the part of `gone` whose text stays.
 */
export function getOrphans(
  { sourceCode, filename }: FileFacts,
  gone: TSESTree.Node | readonly TSESTree.Node[],
  kept: readonly (Variable | undefined)[],
  receiver?: TSESTree.Node,
): readonly TSESTree.Node[] {
  const system = getModuleSystem(sourceCode, filename, getPackageFacts(filename)?.type);
  // At the top of what may be a script, other scripts may use it.
  const isOwn = system === "esm" || system === "commonjs";
  const orphans = new Set<TSESTree.Node>();
  const parts = [gone].flat();
  const isGone = (node: TSESTree.Node): boolean =>
    (parts.some((outer) => contains(outer, node)) && !(receiver !== undefined && contains(receiver, node))) ||
    [...orphans].some((orphan) => contains(orphan, node));
  const isOrphan = (variable: Variable, statement: TSESTree.Node): boolean =>
    !orphans.has(statement) &&
    !isGone(statement) &&
    !hasComments(sourceCode, statement) &&
    !variable.references.some(
      ({ identifier, init }) => init !== true && !isGone(identifier) && !contains(statement, identifier),
    );
  // Only what the code that goes names can be left alone by it; what goes with it is gone through too.
  const open: TSESTree.Node[] = [...parts];
  for (const part of open) {
    for (const { identifier, init, resolved: variable } of getReferencesInside(sourceCode, part)) {
      if (variable == null || init === true || !isGone(identifier)) continue;
      if (kept.includes(variable) || (isTopLevel(variable) && !isOwn)) continue;
      if (isNamedBeside({ sourceCode, filename }, variable.name)) continue;
      const statement = getDeclaration(sourceCode, variable);
      if (statement === undefined || !isOrphan(variable, statement)) continue;
      orphans.add(statement);
      open.push(statement);
    }
  }
  return [...orphans].filter((orphan) => ![...orphans].some((outer) => outer !== orphan && contains(outer, orphan)));
}

export const getVariables = oncePer(({ scopeManager }: TSESLint.SourceCode): readonly Variable[] =>
  (scopeManager?.scopes ?? []).flatMap((scope) => scope.variables),
);

function isTopLevel({ scope }: Variable): boolean {
  return (
    scope.type.toString() === "global" ||
    scope.type.toString() === "module" ||
    scope.upper?.type.toString() === "global"
  );
}

/** The statement that declares a variable and nothing else, where it can go: a function, or a constant function or number. */
function getDeclaration(sourceCode: TSESLint.SourceCode, variable: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = variable.defs;
  if (definition === undefined || more.length > 0) return undefined;
  const isPlace = (node: TSESTree.Node | undefined): boolean =>
    node?.type === "BlockStatement" || node?.type === "Program" || node?.type.toString() === "SvelteScriptElement";
  if (definition.type.toString() === "FunctionName")
    return isPlace(definition.node.parent) ? definition.node : undefined;
  if (definition.node.type !== "VariableDeclarator" || definition.node.init === null) return undefined;
  const declaration = definition.node.parent;
  const value = unwrap(definition.node.init);
  // A draw of a generator with a seed may be one that later draws count on; one of Math.random is not.
  const isDraw = value.type === "CallExpression" && isMathRandom(sourceCode, value.callee);
  const isPlain = isFunction(value) || isDraw || (value.type === "Literal" && typeof value.value === "number");
  const isAlone = declaration.declarations.length === 1 && declaration.kind === "const" && isPlace(declaration.parent);
  return isPlain && isAlone ? declaration : undefined;
}

/** A comment inside or right above a declaration would be lost with it, or left without it. */
export function hasComments(sourceCode: TSESLint.SourceCode, statement: TSESTree.Node): boolean {
  return (
    sourceCode.getCommentsInside(statement).length > 0 ||
    sourceCode.getCommentsBefore(statement).some(({ loc }) => loc.end.line >= statement.loc.start.line - 1) ||
    sourceCode.getCommentsAfter(statement).some(({ loc }) => loc.start.line === statement.loc.end.line)
  );
}

/** Removes statements, each with its line where it has it for itself, and one of the blank lines that set them apart. */
export function removeStatements(
  sourceCode: TSESLint.SourceCode,
  statements: readonly TSESTree.Node[],
): readonly Edit[] {
  const { text } = sourceCode;
  const ranges: [number, number][] = [];
  for (const { range } of [...new Set(statements)].sort((a, b) => a.range[0] - b.range[0])) {
    const lineStart = text.lastIndexOf("\n", range[0] - 1) + 1;
    const rest = matchAt(/[^\S\n]*(?:\n|$)/y, text, range[1]);
    const hasLine = text.slice(lineStart, range[0]).trim() === "" && rest !== undefined;
    const [start, end] = hasLine
      ? [lineStart, range[1] + rest.length]
      : [range[0], range[1] + (matchAt(/[^\S\n]*/y, text, range[1])?.length ?? 0)];
    const last = ranges.at(-1);
    if (last?.[1] === start) last[1] = end;
    else ranges.push([start, end]);
  }
  return ranges.map(([start, end]) => {
    const blankBefore = getBlankLineBefore(text, start);
    const isFirst = start === 0 || getLastCharacter(text, start) === "{";
    if (blankBefore !== undefined && matchAt(/\s*\}/y, text, end) !== undefined)
      return { range: [start - blankBefore.length, end], text: "" };
    const blankAfter = blankBefore !== undefined || isFirst ? (matchAt(/[^\S\n]*\n/y, text, end)?.length ?? 0) : 0;
    return { range: [start, end + blankAfter], text: "" };
  });
}

/** The blank line that ends where a line starts. */
function getBlankLineBefore(text: string, start: number): string | undefined {
  if (start < 2 || text[start - 1] !== "\n") return undefined;
  const before = text.lastIndexOf("\n", start - 2);
  const line = text.slice(before + 1, start);
  return before !== -1 && line.trim() === "" ? line : undefined;
}

/** The last character before a place that is no white space. */
function getLastCharacter(text: string, end: number): string | undefined {
  let at = end - 1;
  while (at >= 0 && /\s/.test(text[at] ?? "")) at--;
  return text[at];
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}
