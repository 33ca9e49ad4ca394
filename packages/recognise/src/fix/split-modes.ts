// Splits a sort that is random in one mode: a shuffle in that mode, a sort in the others.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, getWrites } from "../syntax/bindings.ts";
import type { Decision } from "../sites/site.ts";
import { findEffect } from "../origins/effect.ts";
import type { DrawingTime, SortSite } from "../sites/site.ts";
import { contains, getChildren, type FunctionNode } from "../syntax/tree.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import type { Edit } from "./edits.ts";
import type { Remedy } from "./remedy.ts";
import { getCallText, getSpaceBefore } from "./call-around.ts";
import { getShuffleCall } from "./replace-site.ts";
import { getOwnRange } from "./statement-end.ts";

/** Returns the edits that ask for the mode once, before, and then shuffle or sort; undefined where they can't be made. */
export function splitModes(file: FileFacts, site: SortSite, options: HelperOptions): Remedy | undefined {
  const { sourceCode } = file;
  const { node, receiver, time } = site;
  if (time.kind !== "inMode" || !contains(node, time.comparator) || contains(receiver, time.comparator))
    return undefined;
  const { comparator, path } = time;
  if (sourceCode.getCommentsInside(node).length > 0) return undefined;
  const isSame = path.every(({ test }) =>
    [test.node, test.equals].every((part) => part === undefined || isSameBefore(file, part, site, comparator)),
  );
  const rest = isSame ? getRest(file, time) : undefined;
  const call = rest === undefined ? undefined : getShuffleCall(file, site, options);
  if (rest === undefined || call?.node !== node || call.question !== undefined) return undefined;
  const test = getTest(file, path);
  const sort =
    sourceCode.text.slice(node.range[0], comparator.range[0]) +
    rest +
    sourceCode.text.slice(comparator.range[1], node.range[1]);
  return {
    edits: [...call.bring([]), place(file, node, test, getCallText(file, call), sort)],
    assumes: [{ kind: "choice", text: "" }, ...call.assumes],
    held: [],
  };
}

/** The condition of a mode: `mode === "random"`. */
function getTest(file: FileContext, path: readonly Decision[]): string {
  const last = path.at(-1);
  const isExact = ({ test, holds }: Decision): boolean => holds && getCompared(test) !== undefined;
  // Another value of the same variable is ruled out by the last test itself.
  const needed = path.filter((decision) => {
    if (decision === last || last === undefined || !isExact(last) || decision.holds) return true;
    const [ours, theirs] = [getCompared(decision.test), getCompared(last.test)];
    return (
      ours === undefined ||
      theirs === undefined ||
      file.sourceCode.getText(ours.subject) !== file.sourceCode.getText(theirs.subject) ||
      ours.value.type !== "Literal" ||
      theirs.value.type !== "Literal" ||
      ours.value.value === theirs.value.value
    );
  });
  const texts = needed.map((decision) => getDecisionText(file, decision, needed.length > 1));
  return texts.join(" && ");
}

/** What a test compares with what: `mode === "random"`, or a switch over `mode` at `case "random"`. */
function getCompared({
  node,
  equals,
}: Decision["test"]): { readonly subject: TSESTree.Node; readonly value: TSESTree.Node } | undefined {
  if (equals !== undefined) return { subject: node, value: equals };
  if (node.type !== "BinaryExpression" || node.operator !== "===") return undefined;
  return node.left.type === "Literal"
    ? { subject: node.right, value: node.left }
    : { subject: node.left, value: node.right };
}

const OPPOSITES: Readonly<Record<string, string>> = { "===": "!==", "!==": "===", "==": "!=", "!=": "==" };
const TIGHT = /^(?:Identifier|MemberExpression|UnaryExpression|ThisExpression|ChainExpression|Literal)$/;

function getDecisionText(file: FileContext, { test, holds }: Decision, isJoined: boolean): string {
  const { node, equals } = test;
  if (equals !== undefined) return `${getOperand(file, node)} ${holds ? "===" : "!=="} ${getOperand(file, equals)}`;
  const text = file.sourceCode.getText(node);
  if (holds) return isJoined && /^(?:Logical|Conditional|Sequence)/.test(node.type) ? `(${text})` : text;
  if (node.type === "UnaryExpression" && node.operator === "!") return getOperand(file, node.argument);
  const opposite = node.type === "BinaryExpression" ? OPPOSITES[node.operator] : undefined;
  if (node.type === "BinaryExpression" && opposite !== undefined)
    return `${file.sourceCode.getText(node.left)} ${opposite} ${file.sourceCode.getText(node.right)}`;
  return TIGHT.test(node.type) ? `!${text}` : `!(${text})`;
}

function getOperand(file: FileContext, node: TSESTree.Node): string {
  const text = file.sourceCode.getText(node);
  return TIGHT.test(node.type) ? text : `(${text})`;
}

/**
 * Returns whether an expression of the comparator means the same, and has the same value, before the sort: all its names are in reach, `this` is the
 * same, and nothing in the receiver can change what it reads.
 */
function isSameBefore(
  file: FileContext,
  expression: TSESTree.Node,
  { receiver }: SortSite,
  comparator: FunctionNode,
): boolean {
  const parts = getParts(file, expression);
  const variables = parts.flatMap((node) => (node.type === "Identifier" ? (getVariable(file, node) ?? []) : []));
  if (variables.some(({ defs }) => defs.some(({ name }) => contains(comparator, name)))) return false;
  if (comparator.type !== "ArrowFunctionExpression" && parts.some(({ type }) => type === "ThisExpression"))
    return false;
  const isConstant =
    parts.every(({ type }) => type !== "MemberExpression") &&
    variables.every((variable) => getWrites(variable).length === 0);
  return isConstant || findEffect(file, receiver, { members: true }) === undefined;
}

/** An expression with all that stands in it. */
function getParts(file: FileContext, node: TSESTree.Node): readonly TSESTree.Node[] {
  return [node, ...getChildren(file, node).flatMap((child) => getParts(file, child))];
}

/** The text of the comparator without its random branch. */
function getRest(
  file: FileContext,
  { comparator, leaf: { value }, path, others }: Extract<DrawingTime, { kind: "inMode" }>,
): string | undefined {
  const [only, ...more] = others;
  // A whole expression is all that is left.
  if (only?.value !== undefined && more.length === 0 && only.statements.length === 0)
    return withBody(file, comparator, only.value);
  const edit = value === undefined ? undefined : getRemoval(file, value, path);
  if (edit === undefined) return undefined;
  const start = comparator.range[0];
  const text = file.sourceCode.getText(comparator);
  return text.slice(0, edit.range[0] - start) + edit.text + text.slice(edit.range[1] - start);
}

/** The comparator with nothing but an expression to return. */
function withBody(file: FileContext, comparator: FunctionNode, value: TSESTree.Expression): string {
  const head = file.sourceCode.text.slice(comparator.range[0], getBodyStart(file, comparator));
  const text = file.sourceCode.getText(value);
  if (comparator.type !== "ArrowFunctionExpression") return `${head}{ return ${text}; }`;
  return head + (value.type === "ObjectExpression" || value.type === "SequenceExpression" ? `(${text})` : text);
}

/** Where the body begins, a parenthesis around it included. */
function getBodyStart(file: FileContext, { body }: FunctionNode): number {
  const before = file.sourceCode.getTokenBefore(body);
  return before?.value === "(" ? before.range[0] : body.range[0];
}

/** The edit that takes a random branch out of a longer chain of them. */
function getRemoval(file: FileContext, value: TSESTree.Expression, path: readonly Decision[]): Edit | undefined {
  const test = path.at(-1)?.test;
  const { parent } = value;
  if (parent.type === "ConditionalExpression" && parent.test === test?.node) {
    const other = parent.consequent === value ? parent.alternate : parent.consequent;
    return { range: parent.range, text: file.sourceCode.getText(other) };
  }
  if (parent.type !== "ReturnStatement") return undefined;
  const branch = parent.parent.type === "BlockStatement" && parent.parent.body.length === 1 ? parent.parent : parent;
  const statement = branch.parent;
  if (statement.type === "IfStatement" && statement.test === test?.node && statement.consequent === branch) {
    if (statement.alternate !== null)
      return { range: statement.range, text: file.sourceCode.getText(statement.alternate) };
    return getLineEdit(file, statement);
  }
  if (statement.type === "SwitchCase" && statement.test !== null && statement.test === test?.equals) {
    const { cases } = statement.parent;
    const before = cases[cases.indexOf(statement) - 1];
    // What falls through into it would fall further.
    const falls =
      before !== undefined && !/^(?:Return|Break|Throw)Statement$/.test(before.consequent.at(-1)?.type ?? "");
    return falls || statement.consequent.length > 1 ? undefined : getLineEdit(file, statement);
  }
  return undefined;
}

/** Removes a statement with the space before it. */
function getLineEdit(file: FileContext, statement: TSESTree.Node): Edit | undefined {
  const before = file.sourceCode.getTokenBefore(statement);
  return before === null ? undefined : { range: [before.range[1], statement.range[1]], text: "" };
}

/** Parents that take a conditional expression as it is; around it in others there must be parentheses. */
const TAKES_CONDITIONAL: ReadonlySet<string> = new Set([
  "ArrayExpression",
  "ArrowFunctionExpression",
  "AssignmentExpression",
  "AssignmentPattern",
  "ExportDefaultDeclaration",
  "ExpressionStatement",
  "JSXExpressionContainer",
  "Property",
  "PropertyDefinition",
  "ReturnStatement",
  "SpreadElement",
  "TemplateLiteral",
  "VariableDeclarator",
]);

function place(file: FileContext, node: TSESTree.CallExpression, test: string, shuffle: string, sort: string): Edit {
  const { parent } = node;
  const isBlock = /^(?:BlockStatement|Program|StaticBlock|SwitchCase)$/.test(parent.parent?.type ?? "");
  if (parent.type === "ExpressionStatement" && isBlock) {
    const line = file.sourceCode.lines[parent.loc.start.line - 1] ?? "";
    const indent = /^\s*/.exec(line)?.[0] ?? "";
    const range = getOwnRange(file, parent);
    const end = file.sourceCode.text[range[1] - 1] === ";" ? ";" : "";
    const newline = file.sourceCode.text.includes("\r\n") ? "\r\n" : "\n";
    return { range, text: `if (${test}) ${shuffle};${newline}${indent}else ${sort}${end}` };
  }
  const isArgument = (parent.type === "CallExpression" || parent.type === "NewExpression") && parent.callee !== node;
  const isBranch = parent.type === "ConditionalExpression" && parent.test !== node;
  const text = `${test} ? ${shuffle} : ${sort}`;
  if (TAKES_CONDITIONAL.has(parent.type) || isArgument || isBranch)
    return { range: node.range, text: getSpaceBefore(file, node.range[0]) + text };
  return { range: node.range, text: `(${text})` };
}
