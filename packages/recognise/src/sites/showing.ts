// Statements of a loop that show what it does to people who watch: they change the page, draw on a canvas, report or wait, and move no item.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import { findEffect, type Trust } from "../origins/effect.ts";
import { getFunction, getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import {
  contains,
  getCalledName,
  getChildren,
  getFunctionAround,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
} from "../syntax/tree.ts";
import { isBesideTheShuffle } from "./beside-shuffle.ts";
import { isNotGiven, isOutOfReach, LAYS_OUT } from "./out-of-reach.ts";
import { changesPage } from "./page-part.ts";

/** The statements of a loop that it can be read without. */
export interface Showing {
  /** All of them. */
  readonly statements: ReadonlySet<TSESTree.Node>;
  /** The first one that calls what is not known: it moves nothing where nobody else can reach the list. */
  readonly unknownCall: TSESTree.Node | undefined;
}

/**
 * Returns the statements of a loop that do nothing but show what its swaps do; undefined where there are none, or no swaps, or where the place that could
 * not be read stands in none of them.
 */
export function findShowing(file: FileContext, loop: TSESTree.Node, unread: TSESTree.Node): Showing | undefined {
  // Most loops are nothing of the kind, and are told by what costs least.
  const failed = getStatementAround(unread, loop);
  if (failed !== undefined && !mayShow(failed)) return undefined;
  const list = getSwapped(file, loop);
  if (list === undefined) return undefined;
  let hidden: boolean | undefined;
  const isHidden = (): boolean => (hidden ??= isOutOfReach(file, list, loop));
  const isHiddenCall = (node: TSESTree.Node): boolean =>
    node.type === "ExpressionStatement" &&
    isCall(file, node.expression) &&
    (isNotGiven(file, list, node, loop) || isHidden());
  if (failed !== undefined && !isShowing(file, failed, loop) && !isHiddenCall(failed)) return undefined;
  const statements = new Set<TSESTree.Node>();
  let unknownCall: TSESTree.Node | undefined;
  const visit = (node: TSESTree.Node): void => {
    if (isStatement(node) && mayShow(node) && isShowing(file, node, loop)) statements.add(node);
    else if (isHiddenCall(node)) {
      statements.add(node);
      unknownCall ??= node;
    } else for (const child of getChildren(file, node)) visit(child);
  };
  for (const child of getChildren(file, loop)) visit(child);
  return statements.size === 0 ? undefined : { statements, unknownCall };
}

/** Returns the innermost statement of a loop around a place; undefined for a place elsewhere, such as in a function that the loop calls, and for the loop itself. */
function getStatementAround(place: TSESTree.Node, loop: TSESTree.Node): TSESTree.Node | undefined {
  if (!contains(loop, place)) return undefined;
  for (let node: TSESTree.Node | undefined = place; node !== undefined && node !== loop; node = node.parent)
    if (node.type.endsWith("Statement") || node.type === "VariableDeclaration") return node;
  return undefined;
}

/** Returns whether a statement can be one that shows, by its syntax alone. */
function mayShow(statement: TSESTree.Node): boolean {
  if (statement.type !== "ExpressionStatement") return isStatement(statement);
  const { expression } = statement;
  if (expression.type !== "AssignmentExpression") return true;
  const target = unwrap(expression.left);
  return target.type === "MemberExpression" && getMemberName(target) !== undefined;
}

/** Returns the first list whose places a loop gives items of lists, or what it has a name for, twice or more, or that it hands to a function of the file with two places or more. */
function getSwapped(file: FileContext, loop: TSESTree.Node): TSESTree.Node | undefined {
  let found: TSESTree.Node | undefined;
  let writes = 0;
  const calls: TSESTree.CallExpression[] = [];
  someNode(file, loop, (node) => {
    if (node.type === "CallExpression" && node.arguments.length > 2) calls.push(node);
    if (node.type !== "AssignmentExpression") return false;
    const target = getFirstTarget(node.left);
    if (target === undefined || !isCountedPlace(target)) return false;
    const value = unwrap(node.right);
    if (node.left.type === "ArrayPattern") writes += 2;
    else if (value.type === "Identifier" || isCountedPlace(value)) writes++;
    else return false;
    found ??= target.object;
    return writes > 1;
  });
  if (writes > 1) return found;
  return calls.find(({ callee }) => getFunction(file, callee) !== undefined)?.arguments[0];
}

/** A place that the source names by something other than its number. */
const isCountedPlace = (node: TSESTree.Node): node is TSESTree.MemberExpressionComputedName =>
  node.type === "MemberExpression" && node.computed && node.property.type !== "Literal";

function getFirstTarget(target: TSESTree.Node): TSESTree.Node | undefined {
  const first = target.type === "ArrayPattern" ? target.elements[0] : target;
  return first == null ? undefined : unwrap(first);
}

/** A call of what is not known, which is handed no function and no item, and changes nothing by its arguments. */
function isCall(file: FileContext, expression: TSESTree.Expression): boolean {
  const call = expression.type === "AwaitExpression" ? expression.argument : expression;
  if (call.type !== "CallExpression" || getFunction(file, call.callee) !== undefined) return false;
  const parts = [...getChildren(file, call.callee), ...call.arguments];
  return (
    call.callee.type !== "Super" &&
    !parts.some((part) => someNode(file, part, isFunction) || readsItem(file, part)) &&
    !parts.some((part) => findEffect(file, part, { members: true }) !== undefined)
  );
}

const isStatement = (node: TSESTree.Node): boolean =>
  node.type === "ExpressionStatement" || node.type === "IfStatement" || isLoop(node);

function isShowing(file: FileContext, statement: TSESTree.Node, loop: TSESTree.Node): boolean {
  if (!knowsPage(file) && !isAddition(statement)) return false;
  const mayMove = someNode(file, statement, (node) => {
    if (isFunction(node)) return "skip";
    return JUMPS.has(node.type) || handsItemOut(file, node);
  });
  return (
    !mayMove &&
    !LAYS_OUT.test(file.sourceCode.getText(statement)) &&
    findEffect(file, statement, getTrust(file, loop)) === undefined
  );
}

/** Whatever is said of a page begins with one of these; most files have none of them, and need no look at what their functions do. */
const PAGE =
  /\bdocument\b|\$\(|\bjQuery\b|\bclassList\b|\.style\b|\.dataset\b|\btextContent\b|\binner(?:HTML|Text)\b|\bclassName\b|\bnew (?:Audio|Image)\b/;

const knowsPage = oncePer(({ sourceCode }: FileContext) => PAGE.test(sourceCode.text));

const isAddition = (statement: TSESTree.Node): boolean =>
  statement.type === "ExpressionStatement" &&
  statement.expression.type === "CallExpression" &&
  getPushedTo(statement.expression) !== undefined;

const JUMPS: ReadonlySet<string> = new Set([
  "BreakStatement",
  "ContinueStatement",
  "ReturnStatement",
  "ThrowStatement",
]);

/** What puts something behind what is there: one item after the other, they come in an order of their own. */
const INSERTING: ReadonlySet<string | undefined> = new Set(
  (
    "append appendChild prepend before after insertBefore insertAdjacentElement insertAdjacentHTML insertAdjacentText replaceChild replaceChildren " +
    "replaceWith appendTo prependTo insertAfter html push"
  ).split(" "),
);

/** Returns whether an item is shown by itself, behind others: then the order in which that is done may be the one that counts. */
function handsItemOut(file: FileContext, node: TSESTree.Node): boolean {
  if (node.type === "AssignmentExpression") return node.operator !== "=" && readsItem(file, node.right);
  if (node.type !== "CallExpression") return false;
  const isOne = INSERTING.has(getCalledName(node.callee)) || getFunction(file, node.callee) !== undefined;
  return isOne && [node.callee, ...node.arguments].some((part) => readsItem(file, part));
}

/** Returns whether code reads an item at a place that is no number of the source, or a name for one. */
function readsItem(file: FileContext, code: TSESTree.Node, isNamed = false): boolean {
  return someNode(file, code, (node) => {
    if (node.type === "MemberExpression") return isCountedPlace(node);
    const variable = node.type === "Identifier" && !isNamed ? getVariable(file, node) : undefined;
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return value !== undefined && !isFunction(unwrap(value)) && readsItem(file, value, true);
  });
}

const getTrust = (file: FileContext, loop: TSESTree.Node): Trust => ({
  members: true,
  reports: true,
  waits: true,
  calls: { has: (node) => isWaitOrReport(node) && isBesideTheShuffle(file, node) },
  stores: { has: (node) => changesPage(file, node) || isRecord(file, node, loop) },
});

const isWaitOrReport = (node: TSESTree.Node): node is TSESTree.AwaitExpression | TSESTree.CallExpression =>
  node.type === "AwaitExpression" || node.type === "CallExpression";

/** Returns whether a call adds to a list of its own which the loop only adds to, to be played later: `const frames = []`, `frames.push([...cards])`. */
function isRecord(file: FileContext, node: TSESTree.Node, loop: TSESTree.Node): boolean {
  const list = node.type === "CallExpression" ? getPushedTo(node) : undefined;
  const variable = list?.type === "Identifier" ? getVariable(file, list) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || value === undefined || !isEmptyArray(value)) return false;
  const home = getFunctionAround(value);
  return variable.references.every(({ identifier }) => {
    const { parent } = identifier;
    const isAdded = parent.parent?.type === "CallExpression" && getPushedTo(parent.parent) === identifier;
    return getFunctionAround(identifier) === home && (isAdded || !contains(loop, identifier));
  });
}

/** The list of `list.push(…)`. */
const getPushedTo = ({ callee }: TSESTree.CallExpression): TSESTree.Node | undefined =>
  callee.type === "MemberExpression" && getMemberName(callee) === "push" ? callee.object : undefined;
