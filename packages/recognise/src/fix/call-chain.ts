// Chains of calls over several lines: what can be read on one line, as Prettier and people see it, and how lines move.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { unwrap } from "../syntax/tree.ts";
import type { Edit } from "./edits.ts";
import { getLineIndent } from "./source-style.ts";

/** The rest of a chain behind one of its expressions. */
export interface ChainRest {
  /** The expression that the chain ends with. */
  readonly top: TSESTree.Node;
  /** What stands before each of its dots that begins a line. */
  readonly breaks: readonly (readonly [number, number])[];
  readonly calls: readonly TSESTree.CallExpression[];
}

export function getChainRest(file: FileContext, node: TSESTree.Node): ChainRest {
  const breaks: (readonly [number, number])[] = [];
  const calls: TSESTree.CallExpression[] = [];
  let top = node;
  for (let { parent } = top; parent != null; { parent } = top) {
    if (parent.type === "MemberExpression" && parent.object === top) {
      const gap = getBreak(file, parent);
      if (gap !== undefined) breaks.push(gap);
    } else if (parent.type === "CallExpression" && parent.callee === top) calls.push(parent);
    else if (parent.type !== "TSNonNullExpression") break;
    top = parent;
  }
  return { top, breaks, calls };
}

/** Returns the gap before a member's dot where the dot begins a line; comments may stand in it. */
function getBreak(file: FileContext, member: TSESTree.MemberExpression): readonly [number, number] | undefined {
  if (member.computed) return undefined;
  const dot = file.sourceCode.getTokenBefore(member.property);
  const before = dot === null ? null : file.sourceCode.getTokenBefore(dot);
  if (dot === null || before === null || before.loc.end.line === dot.loc.start.line) return undefined;
  return [before.range[1], dot.range[0]];
}

/**
 * Returns the edits that take the line breaks out of a chain, so that at most what its last call is given has lines of its own; none where it has no such
 * breaks. Undefined where another of its calls has lines, where a comment stands between them, or where so many calls and functions are easier to read
 * one below the other.
 * @param indent what the lines are indented by that are left.
 */
export function straightenChain(
  file: FileContext,
  chain: TSESTree.Node,
  indent = getLineIndent(file, chain.loc.start.line),
): readonly Edit[] | undefined {
  const breaks: (readonly [number, number])[] = [];
  const calls: TSESTree.CallExpression[] = [];
  let node = chain;
  for (let inner: TSESTree.Node | undefined = chain; inner !== undefined;) {
    node = inner;
    inner = undefined;
    if (node.type === "CallExpression") {
      calls.push(node);
      inner = node.callee;
    } else if (node.type === "MemberExpression") {
      const gap = getBreak(file, node);
      // `5\n.b` is no `5.b`.
      if (gap !== undefined && node.object.type === "Literal") return undefined;
      if (gap !== undefined) breaks.push(gap);
      inner = node.object;
    } else if (node.type === "TSNonNullExpression") inner = node.expression;
  }
  const [last] = breaks;
  const [final, ...others] = calls;
  const isStraight = (part: TSESTree.Node): boolean => part.loc.start.line === part.loc.end.line;
  if (final === undefined || !readsOnOneLine(calls) || !isStraight(node)) return isStraight(chain) ? [] : undefined;
  if (!others.every((call) => call.arguments.every(isStraight))) return undefined;
  if (breaks.some((gap) => file.sourceCode.text.slice(...gap).trim() !== "")) return undefined;
  const from = getLineIndent(file, last === undefined ? chain.loc.start.line : getLine(file, last[1]));
  const start = last?.[1] ?? chain.range[0];
  return [
    ...breaks.map((range): Edit => ({ range, text: "" })),
    ...shiftLines(file, [start, chain.range[1]], from, indent),
  ];
}

/** Returns the edits that bring a chain onto one line; none where it stands on one already, undefined where it can't or should not. */
export function joinChain(file: FileContext, chain: TSESTree.Node): readonly Edit[] | undefined {
  if (chain.loc.start.line === chain.loc.end.line) return [];
  const edits = straightenChain(file, chain);
  if (edits === undefined || file.sourceCode.getCommentsInside(chain).length > 0) return undefined;
  const lines = chain.loc.end.line - chain.loc.start.line;
  const joined = edits.reduce((sum, { range }) => sum + file.sourceCode.text.slice(...range).split("\n").length - 1, 0);
  return joined === lines ? edits : undefined;
}

function getLine(file: FileContext, offset: number): number {
  return file.sourceCode.getLocFromIndex(offset).line;
}

/** Returns whether calls of one chain may stand on one line: two of them, or more that are given no functions and nothing to compute. */
export function readsOnOneLine(calls: readonly TSESTree.CallExpression[], others = 0): boolean {
  return calls.length + others <= 2 || calls.every((call) => call.arguments.every(isSimple));
}

/** Returns whether an argument is read at a glance; as Prettier sees it, a function with a body is, since it has lines of its own. */
export function isSimple(argument: TSESTree.Node): boolean {
  const node = unwrap(argument);
  switch (node.type) {
    case "Identifier":
    case "ThisExpression":
    case "Super":
    case "PrivateIdentifier":
    case "ImportExpression":
      return true;
    case "Literal":
      return !("regex" in node) || node.regex.pattern.length <= 5;
    case "TemplateLiteral":
      return node.expressions.every(isSimple) && node.quasis.every(({ value }) => !value.raw.includes("\n"));
    case "ObjectExpression":
      return node.properties.every(
        (property) =>
          property.type === "Property" && !property.computed && (property.shorthand || isSimple(property.value)),
      );
    case "ArrayExpression":
      return node.elements.every((element) => element === null || isSimple(element));
    case "FunctionExpression":
      return true;
    case "ArrowFunctionExpression":
      return node.body.type === "BlockStatement";
    case "UnaryExpression":
      return (node.operator === "!" || node.operator === "-") && isSimple(node.argument);
    case "MemberExpression":
      return isSimple(node.object) && (!node.computed || isSimple(node.property));
    case "CallExpression":
    case "NewExpression":
      return isSimple(node.callee) && node.arguments.every(isSimple);
    default:
      return false;
  }
}

/**
 * Returns the edits that give the lines of a node after its first one another indentation, by what they have in common with its first line's. What a
 * template or another text goes on with stays as it is.
 */
export function shiftLines(
  file: FileContext,
  [start, end]: readonly [number, number],
  from: string,
  to: string,
): readonly Edit[] {
  if (from === to) return [];
  const first = file.sourceCode.getLocFromIndex(start).line;
  const last = file.sourceCode.getLocFromIndex(end).line;
  if (first === last) return [];
  const frozen = new Set<number>();
  for (let token = file.sourceCode.getTokenByRangeStart(start); token !== null && token.range[0] < end;) {
    if (token.type.toString() !== "JSXText") {
      for (let line = token.loc.start.line + 1; line <= token.loc.end.line; line++) frozen.add(line);
    }
    token = file.sourceCode.getTokenAfter(token);
  }
  const edits: Edit[] = [];
  for (let line = first + 1; line <= last; line++) {
    const text = file.sourceCode.lines[line - 1] ?? "";
    if (frozen.has(line) || text.trim() === "" || !text.startsWith(from)) continue;
    const at = file.sourceCode.getIndexFromLoc({ line, column: 0 });
    edits.push({ range: [at, at + from.length], text: to });
  }
  return edits;
}
