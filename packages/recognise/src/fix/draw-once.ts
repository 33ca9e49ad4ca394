// Draws the place of a swap once, into a constant: `[a[i], a[draw()]] = [a[draw()], a[i]]` reads from one place and writes to another.
import type { TSESTree } from "@typescript-eslint/utils";
import { getRepeatedDraws, type RepeatedDraw } from "../loops/drawn-twice.ts";
import type { Trial } from "../sites/file-budget.ts";
import type { LoopSite } from "../sites/site.ts";
import { contains, getFunctionAround, getStatement, someNode } from "../syntax/tree.ts";
import type { Edit } from "./edits.ts";
import { getFreeName } from "./free-name.ts";
import type { FileFacts } from "./import-kind.ts";
import { getTextAfter, isShort } from "./line-room.ts";
import type { Remedy } from "./remedy.ts";
import { getLineIndent, getOwnIndent, getSourceStyle } from "./source-style.ts";
import { continuesLine, getList } from "./statement-end.ts";

/** The correction, with the declaration that it writes. */
export interface SingleDraw extends Remedy {
  readonly text: string;
}

/** Returns the correction of a loop that swaps two cards by a place that it draws twice, where that makes it exactly fair. */
export function drawOnce(file: FileFacts, site: LoopSite, { isFair }: Trial): SingleDraw | undefined {
  const { lossless = [] } = site;
  if (lossless.length === 0 || !lossless.every(isFair)) return undefined;
  const [repeated, ...more] = getRepeatedDraws(file, site.node) ?? [];
  if (repeated === undefined || more.length > 0) return undefined;
  const { read, written } = repeated;
  const statement = getStatement(read);
  // What a callback gives back, and a loop's head, have no statement of their own.
  const isOwn = contains(site.node, statement) && getFunctionAround(statement) === getFunctionAround(read);
  if (!isOwn || !isDrawnFirst(file, statement, repeated)) return undefined;
  const name = getFreeName(file, "j", "place", "", site.node);
  const { isOld, semicolons, lineEnd, indent } = getSourceStyle(file);
  const declaration = `${isOld ? "var" : "const"} ${name} = ${file.sourceCode.getText(read.property)}`;
  const uses: readonly Edit[] = [read, written].map(({ property: { range } }) => ({ range, text: name }));
  const remedy = (edits: readonly Edit[]): SingleDraw => ({ text: declaration, edits, assumes: [], held: [] });
  const first = file.sourceCode.getFirstToken(statement);
  const before = first === null ? null : file.sourceCode.getTokenBefore(first);
  if (first === null || before === null) return undefined;
  if (getList(statement).includes(statement)) {
    // In code without semicolons, one that stands before a bracket goes with the bracket.
    const isGuarded = before.value === ";" && before.loc.start.line === first.loc.start.line && continuesLine(first);
    const place = isGuarded ? before : first;
    const own = getOwnIndent(file, place);
    if (own === "" && place.loc.start.column > 0)
      return remedy([
        { range: [place.range[0], place.range[0]], text: `${declaration}; ` },
        ...join(file, statement, uses),
      ]);
    const end = semicolons || (!isGuarded && continuesLine(first)) ? ";" : "";
    const text = `${declaration}${end}${lineEnd}${own}`;
    return remedy([{ range: [place.range[0], place.range[0]], text }, ...join(file, statement, uses)]);
  }
  // The body of a loop without braces.
  const around = statement.parent;
  if (around === undefined || file.sourceCode.getCommentsBefore(first).length > 0) return undefined;
  const outer = getLineIndent(file, around.loc.start.line);
  const start = before.range[1];
  const body = getTextAfter(file, join(file, statement, uses), statement.range);
  if (body.includes("\n")) return undefined;
  const lines = [" {", `${outer}${indent}${declaration};`, `${outer}${indent}${body}`, `${outer}}`];
  return remedy([{ range: [start, statement.range[1]], text: lines.join(lineEnd) }]);
}

/** Puts a swap by destructuring into one line, where it has room now that its places are short. */
function join(file: FileFacts, statement: TSESTree.Node, uses: readonly Edit[]): readonly Edit[] {
  const text = getTextAfter(file, uses, statement.range);
  if (!text.includes("\n") || file.sourceCode.getCommentsInside(statement).length > 0) return uses;
  // A text may have such lines and brackets in it, too.
  if (file.sourceCode.getTokens(statement).some(({ type }) => type === "String" || type === "Template")) return uses;
  const joined = text
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("[ ", "[")
    .replaceAll(/,? \]/g, "]");
  const line = `${getLineIndent(file, statement.loc.start.line)}${joined}`;
  const isSwap =
    statement.type === "ExpressionStatement" &&
    uses.every(({ range }) => contains(statement, { range } as TSESTree.Node));
  return isSwap && isShort(file, line) ? [{ range: statement.range, text: joined }] : uses;
}

/** What may change a counter, or leave out what stands in it. */
const CHANGING: ReadonlySet<string> = new Set([
  "ConditionalExpression",
  "LogicalExpression",
  "SequenceExpression",
  "UpdateExpression",
]);

/** Returns whether nothing that a place may hang on changes between the start of a statement and what reads and writes the place. */
function isDrawnFirst(file: FileFacts, statement: TSESTree.Node, { written }: RepeatedDraw): boolean {
  const last = getStatement(written);
  const list = getList(statement);
  const [from, to] = [list.indexOf(statement), list.indexOf(last)];
  const between = statement === last ? [statement] : from === -1 || to < from ? undefined : list.slice(from, to + 1);
  if (between === undefined) return false;
  return between.every(
    (each) =>
      /^(?:Expression|VariableDeclaration)/.test(each.type) &&
      !someNode(
        file,
        each,
        (node) => CHANGING.has(node.type) || (node.type === "AssignmentExpression" && node.left.type === "Identifier"),
      ),
  );
}
