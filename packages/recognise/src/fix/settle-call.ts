// Closes what stood open around an expression only because it was longer, once a call is written in its place.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isFunction } from "../syntax/tree.ts";
import { joinChain, readsOnOneLine, shiftLines, type ChainRest } from "./call-chain.ts";
import type { Edit } from "./edits.ts";
import { fits, getBaseIndent, getTextAfter } from "./line-room.ts";
import { getLineIndent, getSourceStyle } from "./source-style.ts";
import { continuesLine, getStatementBefore } from "./statement-end.ts";

/** Where a call is written. */
export interface CallPlace {
  readonly file: FileContext;
  readonly node: TSESTree.Node;
  readonly range: readonly [number, number];
  readonly rest: ChainRest;
  /** Whether what the call is given is read at a glance. */
  readonly isSimple: boolean;
}

/** Adds to the edits that write a call those that close what only stood open because the code was longer: no `.join("")` is left on a line of its own. */
export function settle(place: CallPlace, edits: readonly Edit[]): readonly Edit[] {
  const { file, range, rest } = place;
  const all = joinRest(place, [...dropGuard(place, edits), ...edits]);
  const whole = getTextAfter(file, all, [range[0], rest.top.range[1]]);
  return whole.includes("\n") ? all : closeAround(place, all);
}

/** In code without semicolons, one that stands before a bracket goes with the bracket. */
function dropGuard({ file, node, range, rest }: CallPlace, edits: readonly Edit[]): readonly Edit[] {
  const statement = rest.top.parent;
  if (statement?.type !== "ExpressionStatement" || getSourceStyle(file).semicolons) return [];
  const first = file.sourceCode.getFirstToken(statement);
  const guard = first === null ? null : file.sourceCode.getTokenBefore(first);
  if (first?.range[0] !== range[0] || guard?.value !== ";" || !continuesLine(first)) return [];
  if (guard.range[1] !== range[0] || getLineIndent(file, guard.loc.start.line).length !== guard.loc.start.column)
    return [];
  const before = getStatementBefore(statement);
  // What stands alone behind `while (…)` is its body.
  if (before === undefined || !/^(?:Expression|Empty)Statement$|^(?:Variable|Import)Declaration$/.test(before.type))
    return [];
  const written = getTextAfter(file, edits, [range[0], node.range[1]]);
  return /^[\w$]/.test(written) ? [{ range: guard.range, text: "" }] : [];
}

function joinRest({ file, range, rest, isSimple: isPlain }: CallPlace, edits: readonly Edit[]): readonly Edit[] {
  const { breaks, calls, top } = rest;
  const [first] = breaks;
  if (first === undefined) return edits;
  if (breaks.some((gap) => file.sourceCode.text.slice(...gap).trim() !== "")) return edits;
  // Comments between the lines keep them apart.
  if (file.sourceCode.getCommentsInside(top).some(({ range: [start] }) => start >= range[1] && isBetween(rest, start)))
    return edits;
  const isLong = !isPlain || getTextAfter(file, edits, range).includes("\n");
  if (!readsOnOneLine(calls, 1) || (calls.length > 1 && isLong)) return edits;
  const from = getLineIndent(file, file.sourceCode.getLocFromIndex(first[1]).line);
  const to = getBaseIndent(file, range[0]);
  const joins: readonly Edit[] = breaks.map((gap) => ({ range: gap, text: "" }));
  const shifts = shiftLines(file, [first[1], top.range[1]], from, to).filter(
    ({ range: [start, end] }) => !breaks.some((gap) => gap[0] <= start && end <= gap[1]),
  );
  const all = [...edits, ...joins, ...shifts];
  return fits(file, all, range[1]) ? all : edits;
}

/** Returns whether an offset lies in a chain itself, and not in what its calls are given. */
function isBetween({ calls }: ChainRest, offset: number): boolean {
  return !calls.some((call) => call.arguments.some(({ range }) => range[0] <= offset && offset <= range[1]));
}

/** Closes what stood open around an expression of one line, as far as it did so for the length alone. */
function closeAround({ file, node: gone, range, rest }: CallPlace, edits: readonly Edit[]): readonly Edit[] {
  const before = joinChain(file, rest.top);
  let closed = edits;
  let inner = rest.top;
  for (let node = inner.parent; node != null; { parent: node } = node) {
    const gaps = getGaps(file, node, inner, gone);
    if (gaps === undefined) break;
    inner = node;
    const all = [...closed, ...gaps];
    if (getTextAfter(file, all, node.range).includes("\n")) break;
    if (gaps.length === 0) continue;
    // What would have fitted before was broken because somebody likes it so.
    const others = all.filter((edit) => !edits.includes(edit));
    const hadRoom = before !== undefined && fits(file, [...before, ...others], range[0]);
    if ((hadRoom && !hasLineForFunction(node)) || !fits(file, all, range[1])) break;
    closed = all;
  }
  return closed;
}

/** Returns the edits that close a node around one of its parts: none where it is closed, undefined where it has lines for other reasons. */
function getGaps(
  file: FileContext,
  node: TSESTree.Node,
  inner: TSESTree.Node,
  gone: TSESTree.Node,
): readonly Edit[] | undefined {
  switch (node.type) {
    case "VariableDeclarator":
    case "AssignmentExpression":
    case "PropertyDefinition":
    case "Property":
      return closeGaps(file, [[file.sourceCode.getTokenBefore(inner), " "]]);
    case "ArrowFunctionExpression":
      return closeArrow(file, inner);
    case "CallExpression":
    case "NewExpression":
      if (node.callee !== inner && hasLineForFunction(node, gone)) return undefined;
      return node.callee === inner
        ? []
        : closeGaps(file, [
            ...node.arguments.map((argument, index): Gap => [
              file.sourceCode.getTokenBefore(argument),
              index === 0 ? "" : " ",
            ]),
            [file.sourceCode.getTokenBefore(node.arguments.at(-1) ?? node), "", file.sourceCode.getLastToken(node)],
          ]);
    case "ArrayExpression":
      return closeGaps(file, [
        ...node.elements.map((element, index): Gap => [
          element === null ? null : file.sourceCode.getTokenBefore(element),
          index === 0 ? "" : " ",
        ]),
        [null, "", file.sourceCode.getLastToken(node)],
      ]);
    case "ConditionalExpression":
      return closeGaps(
        file,
        [node.consequent, node.alternate].map((branch): Gap => [null, " ", file.sourceCode.getTokenBefore(branch)]),
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

/** Behind an arrow on the same line, Prettier puts `a ? b : c` in parentheses. */
function closeArrow(file: FileContext, body: TSESTree.Node): readonly Edit[] | undefined {
  const gaps = closeGaps(file, [[file.sourceCode.getTokenBefore(body), " "]]);
  const [gap] = gaps ?? [];
  if (gap === undefined || body.type !== "ConditionalExpression") return gaps;
  const end = body.range[1];
  return [
    { ...gap, text: " (" },
    { range: [end, end], text: ")" },
  ];
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

function closeGaps(file: FileContext, gaps: readonly Gap[]): readonly Edit[] | undefined {
  const edits: Edit[] = [];
  for (const [opener, text, closer] of gaps) {
    const next = closer ?? (opener === null ? null : file.sourceCode.getTokenAfter(opener));
    let last = closer === undefined ? opener : next === null ? null : file.sourceCode.getTokenBefore(next);
    if (next === null || last === null) return undefined;
    // The comma behind the last one goes.
    if (last.value === "," && (next.value === ")" || next.value === "]"))
      last = file.sourceCode.getTokenBefore(last) ?? last;
    const gap = file.sourceCode.text.slice(last.range[1], next.range[0]);
    if (!gap.includes("\n")) continue;
    if (!/^\s*,?\s*$/.test(gap) || (closer === undefined && !OPENERS.has(last.value))) return undefined;
    edits.push({ range: [last.range[1], next.range[0]], text });
  }
  return edits;
}
