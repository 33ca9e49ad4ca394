// Finds and removes what only the replaced code used: a named comparator, a local function that drew or swapped, an import of a library. Left behind, it would be a lint error.
import type { TSESTree } from "@typescript-eslint/utils";
import { findEffect } from "../origins/effect.ts";
import { getAssignedOnce, getMadeFunction, type Variable } from "../syntax/bindings.ts";
import { getReferences, getVariable } from "../syntax/names.ts";
import { getReferencesInside } from "../syntax/names-inside.ts";
import { findFrom } from "../syntax/find-from.ts";
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import { isMathRandom } from "../draws/random-source.ts";
import { contains, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import type { FileFacts } from "./import-kind.ts";
import type { Edit } from "./edits.ts";
import { getModuleSystem } from "./module-system.ts";
import { getOwnComments } from "./insert-import.ts";
import { getPrivateMembersInside } from "./private-member.ts";
import { getImport, getRangeOfName, joinNames } from "./unused-import.ts";
import { isNamedBeside, isSameScript } from "../file/script-block.ts";
import { continuesLine, getOwnRange, getStatementBefore, isUnended } from "./statement-end.ts";

/** What goes with the code that a fix replaces. */
export interface TakenAway {
  /** Statements and members of classes that go as well. */
  readonly statements: readonly TSESTree.Node[];
  /** Names that other findings use as well: see `Remedy`. */
  readonly held: readonly (readonly [number, number])[];
}

/**
 * Returns the declarations of functions, private methods, numbers, lengths and imports that nobody but `gone` used.
 * @param kept variables that the new text goes on using.
 * @param receiver the part of `gone` whose text stays.
 */
export function getOrphans(
  file: FileFacts,
  gone: TSESTree.Node | readonly TSESTree.Node[],
  kept: readonly (Variable | undefined)[],
  receiver?: TSESTree.Node,
): TakenAway {
  const orphans = new Set<TSESTree.Node>();
  const outer = [gone].flat();
  const isGone = (node: TSESTree.Node): boolean =>
    (outer.some((around) => contains(around, node)) && !(receiver !== undefined && contains(receiver, node))) ||
    [...orphans].some((orphan) => contains(orphan, node));
  // Only what the code that goes names can be left alone by it; what goes with it is gone through too.
  const candidates = new Set<Candidate>();
  const open: TSESTree.Node[] = [...outer];
  for (const part of open) {
    const named = getReferencesInside(file, part).flatMap(({ identifier, init }) => {
      const variable = getVariable(file, identifier);
      const isKept = variable === undefined || init === true || kept.includes(variable) || !isGone(identifier);
      return isKept ? [] : (getCandidates(file).get(variable) ?? []);
    });
    for (const candidate of [...named, ...getPrivateCandidates(file, part).filter(({ uses }) => uses.some(isGone))]) {
      candidates.add(candidate);
      const { statement, assignment, uses } = candidate;
      if (orphans.has(statement) || isGone(statement) || !uses.every(isGone)) continue;
      for (const part of assignment === undefined ? [statement] : [statement, assignment]) {
        orphans.add(part);
        open.push(part);
      }
    }
  }
  const held = [...candidates].flatMap(({ statement, uses }) => {
    const last = uses.at(-1);
    const other =
      last !== undefined && isGone(last) && !isGone(statement) ? uses.findLast((use) => !isGone(use)) : undefined;
    return other === undefined ? [] : [other.range];
  });
  const statements = [...orphans].filter(
    (orphan) => ![...orphans].some((around) => around !== orphan && contains(around, orphan)),
  );
  return { statements: joinNames(file, statements, (node) => !hasComments(file, node)), held };
}

/** A declaration that can go when nobody uses it any more. */
interface Candidate {
  readonly statement: TSESTree.Node;
  /** The statement that gives the variable its only value, where the declaration does not. */
  readonly assignment?: TSESTree.Node;
  /** Outside of these statements, in the order of the text; at least one. */
  readonly uses: readonly TSESTree.Node[];
}

type Candidates = ReadonlyMap<Variable, Candidate>;

const getCandidates = oncePer((file: FileFacts): Candidates => {
  const system = getModuleSystem(file);
  // At the top of what may be a script, other scripts may use it.
  const isOwn = system === "esm" || system === "commonjs";
  const candidates = getVariables(file).flatMap((variable): readonly (readonly [Variable, Candidate])[] => {
    if ((isTopLevel(variable) && !isOwn) || isNamedBeside(file, variable.name)) return [];
    const assignment = getAssignedOnce(variable)?.statement;
    const statement = assignment === undefined ? getDeclaration(file, variable) : getStatementOf(variable);
    if (statement === undefined) return [];
    const parts = assignment === undefined ? [statement] : [statement, assignment];
    const uses = getReferences(file, variable)
      .filter(({ init, identifier }) => init !== true && !parts.some((part) => contains(part, identifier)))
      .map(({ identifier }) => identifier)
      .sort((a, b) => a.range[0] - b.range[0]);
    if (uses.length === 0 || parts.some((part) => hasComments(file, part))) return [];
    return [[variable, { statement, uses, ...(assignment === undefined ? {} : { assignment }) }]];
  });
  return new Map(candidates);
});

const getPrivateCandidates = (file: FileContext, part: TSESTree.Node): readonly Candidate[] =>
  getPrivateMembersInside(file, part).flatMap(({ member, uses }) =>
    hasComments(file, member) ? [] : [{ statement: member, uses }],
  );

export const getVariables: (file: FileContext) => readonly Variable[] = oncePer(({ sourceCode: { scopeManager } }) =>
  (scopeManager?.scopes ?? []).flatMap((scope) => scope.variables),
);

/** A function of a classic script stands right below the global scope, too, but it is its own. */
const isTopLevel = ({ scope }: Variable): boolean => scope.block.type.toString() === "Program";

/** The statement that declares a variable and nothing else, where it can go: a function, or a variable with a function, a number that stands there, or a length. */
function getDeclaration(file: FileFacts, variable: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = variable.defs;
  if (definition === undefined || more.length > 0) return undefined;
  if (definition.type.toString() === "FunctionName")
    return isPlace(definition.node.parent) ? definition.node : undefined;
  const imported = getImport(file, variable);
  if (imported !== undefined) return imported;
  if (definition.node.type !== "VariableDeclarator" || definition.node.init === null) return undefined;
  const declaration = getStatementOf(variable);
  const value = unwrap(definition.node.init);
  // A draw of a generator with a seed may be one that later draws count on; one of Math.random is not.
  const isDraw = value.type === "CallExpression" && isMathRandom(file, value.callee);
  // A comparator that another function of the file made, and did nothing else.
  const isMade = getMadeFunction(file, value)?.call === value && findEffect(file, value) === undefined;
  // How long a list was does nothing either.
  const isLength =
    value.type === "MemberExpression" && getMemberName(value) === "length" && findEffect(file, value) === undefined;
  return isFunction(value) || isDraw || isNumber(value) || isMade || isLength ? declaration : undefined;
}

/** The statement that declares a variable by `const`, `let` or `var` and nothing else. */
function getStatementOf({ defs: [definition] }: Variable): TSESTree.Node | undefined {
  if (definition?.node.type !== "VariableDeclarator") return undefined;
  const { parent: declaration } = definition.node;
  const isAlone =
    declaration.declarations.length === 1 &&
    /^(?:const|let|var)$/.test(declaration.kind) &&
    isPlace(declaration.parent);
  return isAlone ? declaration : undefined;
}

const isPlace = (node: TSESTree.Node | undefined): boolean =>
  node?.type === "BlockStatement" || node?.type === "Program" || node?.type.toString() === "SvelteScriptElement";

/** `0.5`, `-1`, `1 / 2`. */
function isNumber(node: TSESTree.Node): boolean {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "number";
    case "UnaryExpression":
      return (node.operator === "-" || node.operator === "+") && isNumber(node.argument);
    case "BinaryExpression":
      return /^[-+*/]$/.test(node.operator) && isNumber(node.left) && isNumber(node.right);
    default:
      return false;
  }
}

/** A comment inside or right above a declaration would be lost with it, or left without it; one that speaks of the file stays. */
export function hasComments(file: FileContext, statement: TSESTree.Node): boolean {
  return (
    file.sourceCode.getCommentsInside(statement).length > 0 ||
    getOwnComments(file, statement).some(({ loc }) => loc.end.line >= statement.loc.start.line - 1) ||
    file.sourceCode.getCommentsAfter(statement).some(({ loc }) => loc.start.line === statement.loc.end.line)
  );
}

/**
 * Removes statements, each with its line where it has it for itself, and one of the blank lines that set them apart. Where a line break alone ended the statement
 * before them, and what follows would be read as its rest, a semicolon is put in front of that.
 */
export function removeStatements(file: FileContext, statements: readonly TSESTree.Node[]): readonly Edit[] {
  const { text } = file.sourceCode;
  const removals: { range: [number, number]; before: TSESTree.Node | undefined }[] = [];
  const all = [...new Set(statements)].sort((a, b) => a.range[0] - b.range[0]);
  for (const statement of all) {
    const range = statement.type === "ImportSpecifier" ? getRangeOfName(file, statement) : getOwnRange(file, statement);
    const lineStart = text.lastIndexOf("\n", range[0] - 1) + 1;
    const rest = matchAt(/[^\S\n]*(?:\n|$)/y, text, range[1]);
    const hasLine = text.slice(lineStart, range[0]).trim() === "" && rest !== undefined;
    const [start, end] = hasLine
      ? [lineStart, range[1] + rest.length]
      : [range[0], range[1] + (matchAt(/[^\S\n]*/y, text, range[1])?.length ?? 0)];
    const last = removals.at(-1);
    let before = getStatementBefore(statement);
    const goesOn = before !== undefined && all.includes(before);
    while (before !== undefined && all.includes(before)) before = getStatementBefore(before);
    if (last !== undefined && goesOn && text.slice(last.range[1], start).trim() === "") last.range[1] = end;
    else removals.push({ range: [start, end], before });
  }
  return removals.flatMap(({ range: [start, end], before }): readonly Edit[] => {
    const next = file.sourceCode.ast.tokens[findFrom(file.sourceCode.ast.tokens, end)];
    const isGuarded =
      before !== undefined &&
      isUnended(file, before) &&
      next !== undefined &&
      isSameScript(file, before.range[0], next.range[0]) &&
      continuesLine(next);
    const guard: readonly Edit[] = isGuarded ? [{ range: [next.range[0], next.range[0]], text: ";" }] : [];
    return [{ range: withBlankLine(text, start, end), text: "" }, ...guard];
  });
}

/** Takes a blank line along that set the removed lines apart from what has gone, or would stand at the end of a block or of the file. */
function withBlankLine(text: string, start: number, end: number): [number, number] {
  const blankBefore = getBlankLinesBefore(text, start);
  const isFirst = isFirstLine(text, start);
  if (blankBefore !== undefined && matchAt(/\s*(?:\}|$|<\/script)/iy, text, end) !== undefined)
    return [start - blankBefore.length, end];
  const blankAfter = blankBefore !== undefined || isFirst ? (matchAt(/(?:[^\S\n]*\n)+/y, text, end)?.length ?? 0) : 0;
  return [start, end + blankAfter];
}

/** Returns whether nothing of a file, of a script or of a block stands before an offset. */
function isFirstLine(text: string, start: number): boolean {
  const end = getEndOfText(text, start);
  if (end === 0 || text[end - 1] === "{") return true;
  const line = text.slice(text.lastIndexOf("\n", end - 1) + 1, end);
  return /<script[^<>]*>$/i.test(line) || (line.startsWith("#!") && line.length === end);
}

/** The blank lines that end where a line starts; looked for from there, for a file may be long. */
function getBlankLinesBefore(text: string, start: number): string | undefined {
  const firstLine = text.indexOf("\n", getEndOfText(text, start)) + 1;
  return text[start - 1] === "\n" && firstLine > 0 && firstLine < start ? text.slice(firstLine, start) : undefined;
}

/** Where what stands before a place ends, without the white space between them. */
function getEndOfText(text: string, before: number): number {
  let end = before;
  while (end > 0 && /\s/.test(text[end - 1] ?? "")) end--;
  return end;
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}
