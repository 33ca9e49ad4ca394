// Loops that shuffle a list once more where it came out in one certain order: `do letters.sort(coin); while (letters.join("") === word)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getKnownLength } from "../lengths/known-length.ts";
import { getFunction, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { contains, getMemberName, isFunction, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";
import type { LoopNode } from "./site.ts";

/** Of fewer items one order is so likely that the numbers without it are others. */
const FEWEST_ITEMS = 6;

/**
 * Returns whether a loop shuffles a list once more only where its items lie in one certain order: what comes out is then as biased as one round, because
 * one order of so many hardly counts. A loop that waits for a certain order, or asks a function whose code is not known, is none.
 * `place` is what each round gives the list to, if anything.
 */
export function rejectsOneOrder(
  file: FileContext,
  loop: LoopNode,
  list: TSESTree.Node,
  place?: TSESTree.Node,
): boolean {
  if (loop.type !== "DoWhileStatement" && loop.type !== "WhileStatement") return false;
  if ((getKnownLength(file, list) ?? FEWEST_ITEMS) < FEWEST_ITEMS) return false;
  const isGiven = place !== undefined && isOnlyGiven(file, loop, place);
  const texts = (isGiven ? [list, place] : [list]).map((node) => file.sourceCode.getText(unwrap(node)));
  return holdsForOneOrder(file, unwrap(loop.test), (node) => texts.includes(file.sourceCode.getText(unwrap(node))));
}

/** Returns whether each round gives the list to a name, and does nothing else with that, `mixed` of `mixed = copy.sort(coin)`: behind it, it is the list. */
function isOnlyGiven(
  file: FileContext,
  loop: TSESTree.WhileStatement | TSESTree.DoWhileStatement,
  name: TSESTree.Node,
): boolean {
  const assignment = name.parent;
  if (name.type !== "Identifier" || assignment?.type !== "AssignmentExpression") return false;
  const variable = assignment.operator === "=" ? getVariable(file, name) : undefined;
  return variable?.references.filter(({ identifier }) => contains(loop.body, identifier)).length === 1;
}

type IsList = (node: TSESTree.Node) => boolean;

/** Returns whether a test holds for one order of a list alone. */
function holdsForOneOrder(file: FileContext, test: TSESTree.Node, isList: IsList): boolean {
  // Whatever is asked besides can only end the rounds before.
  if (test.type === "LogicalExpression" && test.operator === "&&") {
    const [left, right] = [unwrap(test.left), unwrap(test.right)];
    const isApart = (node: TSESTree.Node): boolean =>
      !someNode(file, node, (part) => isList(part) || part.type === "CallExpression");
    const rejects = (one: TSESTree.Node, other: TSESTree.Node): boolean =>
      isApart(other) && holdsForOneOrder(file, one, isList);
    return rejects(left, right) || rejects(right, left);
  }
  if (test.type === "BinaryExpression") return /^===?$/.test(test.operator) && comparesTexts(file, test, isList);
  const isDenied = test.type === "UnaryExpression" && test.operator === "!";
  const call = isDenied ? unwrap(test.argument) : test;
  if (call.type !== "CallExpression") return false;
  const callee = unwrap(call.callee);
  const [given, ...more] = call.arguments;
  if (given === undefined) return false;
  if (callee.type === "MemberExpression" && isList(callee.object)) {
    const operator = isDenied ? "!=" : "==";
    return getMemberName(callee) === (isDenied ? "some" : "every") && comparesItems(file, given, operator);
  }
  if (isDenied || more.length > 0 || !isList(given)) return false;
  const asked = getFunction(file, callee);
  const [parameter, ...others] = asked?.params ?? [];
  const answer = asked === undefined || others.length > 0 ? undefined : getOnlyResult(asked);
  const variable = parameter?.type === "Identifier" ? getVariable(file, parameter) : undefined;
  if (answer === undefined || variable === undefined) return false;
  return holdsForOneOrder(file, unwrap(answer), (node) => isOf(file, node, variable));
}

/** `list.join("") === word`: the text of a list beside something that has nothing to do with it. */
function comparesTexts(file: FileContext, { left, right }: TSESTree.BinaryExpression, isList: IsList): boolean {
  const isText = (node: TSESTree.Node): boolean => isTextOf(file, unwrap(node), isList);
  const isApart = (node: TSESTree.Node): boolean => !someNode(file, node, isList) && isKept(file, unwrap(node));
  return (isText(left) && isApart(right)) || (isText(right) && isApart(left));
}

/** Returns whether an expression is a name, a path of names, a literal, or the text of one: what the loop does not draw anew. */
function isKept(file: FileContext, node: TSESTree.Node): boolean {
  switch (node.type) {
    case "Identifier":
    case "Literal":
    case "ThisExpression":
      return true;
    case "MemberExpression":
      return isKept(file, unwrap(node.object)) && (!node.computed || isKept(file, unwrap(node.property)));
    default:
      return isTextOf(file, node, (inner) => isKept(file, unwrap(inner)));
  }
}

/** `list.join("")`, `list.toString()`, `String(list)`, `JSON.stringify(list)`, `${list}`. */
function isTextOf(file: FileContext, node: TSESTree.Node, isList: IsList): boolean {
  if (node.type === "TemplateLiteral") {
    const [only, ...more] = node.expressions;
    return only !== undefined && more.length === 0 && isList(only);
  }
  if (node.type !== "CallExpression") return false;
  const callee = unwrap(node.callee);
  const [given, ...more] = node.arguments;
  if (callee.type === "MemberExpression") {
    const name = getMemberName(callee);
    if (name === "join") return isList(callee.object) && more.length === 0;
    if (name === "toString") return isList(callee.object) && given === undefined;
    if (name !== "stringify" || !isGlobal(file, callee.object, "JSON")) return false;
  } else if (!isGlobal(file, callee, "String")) return false;
  return given !== undefined && more.length === 0 && isList(given);
}

/** `(item, index) => item === solved[index]`: each item is compared with something that has nothing to do with it. */
function comparesItems(file: FileContext, callback: TSESTree.Node, operator: "==" | "!="): boolean {
  const answer = isFunction(callback) ? getOnlyResult(callback) : undefined;
  const test = answer === undefined ? undefined : unwrap(answer);
  const [item] = isFunction(callback) ? callback.params : [];
  const variable = item?.type === "Identifier" ? getVariable(file, item) : undefined;
  if (variable === undefined || test?.type !== "BinaryExpression" || !test.operator.startsWith(operator)) return false;
  const names = (node: TSESTree.Node): boolean => someNode(file, node, (inner) => isOf(file, inner, variable));
  const isItem = (node: TSESTree.Node): boolean => {
    const path = unwrap(node);
    return path.type === "MemberExpression" ? isItem(path.object) : isOf(file, path, variable);
  };
  const { left, right } = test;
  return (isItem(left) && !names(right)) || (isItem(right) && !names(left));
}

const isOf = (file: FileContext, node: TSESTree.Node, variable: Variable): boolean =>
  node.type === "Identifier" && getVariable(file, node) === variable;

/** What a function that does nothing else returns. */
function getOnlyResult({ async, body, generator }: FunctionNode): TSESTree.Expression | undefined {
  if (async || generator) return undefined;
  if (body.type !== "BlockStatement") return body;
  const [statement, ...more] = body.body;
  if (statement?.type !== "ReturnStatement" || more.length > 0) return undefined;
  return statement.argument ?? undefined;
}
