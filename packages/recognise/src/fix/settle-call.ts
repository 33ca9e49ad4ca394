// Closes what stood open around an expression only because it was longer, once a call is written in its place.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { isFunction } from "../syntax/tree.ts";
import { joinChain, readsOnOneLine, shiftLines, type ChainRest } from "./call-chain.ts";
import type { Edit } from "./edits.ts";
import { fits, getBaseIndent, getTextAfter } from "./line-room.ts";
import { getLineIndent, getSourceStyle } from "./source-style.ts";
import { continuesLine, getStatementBefore } from "./statement-end.ts";

/** Where a call is written. */
export interface Place {
  readonly sourceCode: TSESLint.SourceCode;
  readonly node: TSESTree.Node;
  readonly range: readonly [number, number];
  readonly rest: ChainRest;
  /** Whether what the call is given is read at a glance. */
  readonly isSimple: boolean;
}

/** Adds to the edits that write a call those that close what only stood open because the code was longer: no `.join("")` is left on a line of its own. */
export function settle(place: Place, edits: readonly Edit[]): readonly Edit[] {
  const { sourceCode, range, rest } = place;
  const all = joinRest(place, [...dropGuard(place, edits), ...edits]);
  const whole = getTextAfter(sourceCode, all, [range[0], rest.top.range[1]]);
  return whole.includes("\n") ? all : closeAround(place, all);
}

/** In code without semicolons, one that stands before a bracket goes with the bracket. */
function dropGuard({ sourceCode, node, range, rest }: Place, edits: readonly Edit[]): readonly Edit[] {
  const statement = rest.top.parent;
  if (statement?.type !== "ExpressionStatement" || getSourceStyle(sourceCode).semicolons) return [];
  const first = sourceCode.getFirstToken(statement);
  const guard = first === null ? null : sourceCode.getTokenBefore(first);
  if (first?.range[0] !== range[0] || guard?.value !== ";" || !continuesLine(first)) return [];
  if (guard.range[1] !== range[0] || getLineIndent(sourceCode, guard.loc.start.line).length !== guard.loc.start.column)
    return [];
  const before = getStatementBefore(statement);
  // What stands alone behind `while (…)` is its body.
  if (before === undefined || !/^(?:Expression|Empty)Statement$|^(?:Variable|Import)Declaration$/.test(before.type))
    return [];
  const written = getTextAfter(sourceCode, edits, [range[0], node.range[1]]);
  return /^[\w$]/.test(written) ? [{ range: guard.range, text: "" }] : [];
}

function joinRest({ sourceCode, range, rest, isSimple: isPlain }: Place, edits: readonly Edit[]): readonly Edit[] {
  const { breaks, calls, top } = rest;
  const [first] = breaks;
  if (first === undefined) return edits;
  if (breaks.some((gap) => sourceCode.text.slice(...gap).trim() !== "")) return edits;
  // Comments between the lines keep them apart.
  if (sourceCode.getCommentsInside(top).some(({ range: [start] }) => start >= range[1] && isBetween(rest, start)))
    return edits;
  const isLong = !isPlain || getTextAfter(sourceCode, edits, range).includes("\n");
  if (!readsOnOneLine(calls, 1) || (calls.length > 1 && isLong)) return edits;
  const from = getLineIndent(sourceCode, sourceCode.getLocFromIndex(first[1]).line);
  const to = getBaseIndent(sourceCode, range[0]);
  const joins: readonly Edit[] = breaks.map((gap) => ({ range: gap, text: "" }));
  const shifts = shiftLines(sourceCode, [first[1], top.range[1]], from, to).filter(
    ({ range: [start, end] }) => !breaks.some((gap) => gap[0] <= start && end <= gap[1]),
  );
  const all = [...edits, ...joins, ...shifts];
  return fits(sourceCode, all, range[1]) ? all : edits;
}

/** Returns whether an offset lies in a chain itself, and not in what its calls are given. */
function isBetween({ calls }: ChainRest, offset: number): boolean {
  return !calls.some((call) => call.arguments.some(({ range }) => range[0] <= offset && offset <= range[1]));
}

/** Closes what stood open around an expression of one line, as far as it did so for the length alone. */
function closeAround({ sourceCode, node: gone, range, rest }: Place, edits: readonly Edit[]): readonly Edit[] {
  const before = joinChain(sourceCode, rest.top);
  let closed = edits;
  let inner = rest.top;
  for (let node = inner.parent; node != null; { parent: node } = node) {
    const gaps = getGaps(sourceCode, node, inner, gone);
    if (gaps === undefined) break;
    inner = node;
    const all = [...closed, ...gaps];
    if (getTextAfter(sourceCode, all, node.range).includes("\n")) break;
    if (gaps.length === 0) continue;
    // What would have fitted before was broken because somebody likes it so.
    const others = all.filter((edit) => !edits.includes(edit));
    const hadRoom = before !== undefined && fits(sourceCode, [...before, ...others], range[0]);
    if ((hadRoom && !hasLineForFunction(node)) || !fits(sourceCode, all, range[1])) break;
    closed = all;
  }
  return closed;
}

/** Returns the edits that close a node around one of its parts: none where it is closed, undefined where it has lines for other reasons. */
function getGaps(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.Node,
  inner: TSESTree.Node,
  gone: TSESTree.Node,
): readonly Edit[] | undefined {
  switch (node.type) {
    case "VariableDeclarator":
    case "AssignmentExpression":
    case "PropertyDefinition":
    case "Property":
    case "ArrowFunctionExpression":
      return closeGaps(sourceCode, [[sourceCode.getTokenBefore(inner), " "]]);
    case "CallExpression":
    case "NewExpression":
      if (node.callee !== inner && hasLineForFunction(node, gone)) return undefined;
      return node.callee === inner
        ? []
        : closeGaps(sourceCode, [
            ...node.arguments.map((argument, index): Gap => [
              sourceCode.getTokenBefore(argument),
              index === 0 ? "" : " ",
            ]),
            [sourceCode.getTokenBefore(node.arguments.at(-1) ?? node), "", sourceCode.getLastToken(node)],
          ]);
    case "ArrayExpression":
      return closeGaps(sourceCode, [
        ...node.elements.map((element, index): Gap => [
          element === null ? null : sourceCode.getTokenBefore(element),
          index === 0 ? "" : " ",
        ]),
        [null, "", sourceCode.getLastToken(node)],
      ]);
    case "ConditionalExpression":
      return closeGaps(
        sourceCode,
        [node.consequent, node.alternate].map((branch): Gap => [null, " ", sourceCode.getTokenBefore(branch)]),
      );
    case "MemberExpression":
    case "SpreadElement":
    case "AwaitExpression":
    case "UnaryExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return [];
    default:
      return undefined;
  }
}

/** `f(a.map((x) => …), b)` is easier to read with a line for each argument. */
function hasLineForFunction(node: TSESTree.Node, besides?: TSESTree.Node): boolean {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
  const isGivenFunction = (argument: TSESTree.Node): boolean =>
    argument !== besides && argument.type === "CallExpression" && argument.arguments.some(isFunction);
  return node.arguments.length > 1 && node.arguments.some(isGivenFunction);
}

/** A token, what is to stand behind it, and, where that is what counts, the token that follows. */
type Gap = readonly [TSESTree.Token | null, string, (TSESTree.Token | null)?];

const OPENERS: ReadonlySet<string> = new Set(["=", "=>", ":", "(", "[", ",", "?"]);

function closeGaps(sourceCode: TSESLint.SourceCode, gaps: readonly Gap[]): readonly Edit[] | undefined {
  const edits: Edit[] = [];
  for (const [opener, text, closer] of gaps) {
    const next = closer ?? (opener === null ? null : sourceCode.getTokenAfter(opener));
    let last = closer === undefined ? opener : next === null ? null : sourceCode.getTokenBefore(next);
    if (next === null || last === null) return undefined;
    // The comma behind the last one goes.
    if (last.value === "," && (next.value === ")" || next.value === "]"))
      last = sourceCode.getTokenBefore(last) ?? last;
    const gap = sourceCode.text.slice(last.range[1], next.range[0]);
    if (!gap.includes("\n")) continue;
    if (!/^\s*,?\s*$/.test(gap) || (closer === undefined && !OPENERS.has(last.value))) return undefined;
    edits.push({ range: [last.range[1], next.range[0]], text });
  }
  return edits;
}
