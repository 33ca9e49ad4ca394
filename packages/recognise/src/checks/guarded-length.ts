// How few items a list has behind a check of its length: `if (list.length > 2) return;`, `list.length === 2 && …`, `assert(list.length === 2)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { getCallsWithNames } from "../states/handed-lists.ts";
import { getOnlyValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getMemberName } from "../syntax/tree.ts";
import { turnOperator } from "../syntax/turned-operator.ts";
import { getMostTested } from "./tested-length.ts";
import { countAsserted } from "./typed-length.ts";
import { getWrittenNumber } from "../values/written-number.ts";

/** So many names may stand for a condition, one for the other. */
const MOST_NAMES = 3;
/** What stops where something does not hold. */
const ASSERTION = /^(?:console\.)?(?:assert|invariant)/;
const EQUALITY = /\.(?:deep)?(?:strict)?equals?$/i;

/** The end of `const { length } = list`, with the list. */
const TAKEN_APART = /\} *= *([\w$.]+)/g;

/** A list that a function is handed which may ask for its length: `isPair(list)`, `assertPair(list)`. */
const ASKED_BY_NAME = /\b(?:is|has|assert|check|ensure|expect)[A-Z]\w*\(([\w$.]+)\)/g;

/** Returns whether `length` is among the last names of a pattern, between its last brace or line end before a place and that place. */
function takesLength(text: string, end: number): boolean {
  let start = end;
  while (start > 0 && !"{}\n".includes(text.charAt(start - 1))) start--;
  return /\blength\b/.test(text.slice(start, end));
}

/** The last word of a text, or the last sign; of a very long one the end. */
const getLastWord = (text: string): string => /[\p{ID_Continue}$]+$|.$/u.exec(text.slice(-100))?.[0] ?? "";

/** The last words of all that a file asks for its length: `list.length`, `set.size`, `const { length } = list`. */
const getMeasured = oncePer(
  ({ sourceCode: { text } }: FileContext): ReadonlySet<string> =>
    new Set([
      ...[...text.matchAll(/\??\.(?:length|size)\b/g)].map(({ index }) =>
        getLastWord(text.slice(Math.max(0, index - 100), index)),
      ),
      ...[...text.matchAll(TAKEN_APART)]
        .filter(({ index }) => takesLength(text, index))
        .map(([, list = ""]) => getLastWord(list)),
      ...[...text.matchAll(ASKED_BY_NAME)].map(([, list = ""]) => getLastWord(list)),
    ]),
);

/**
 * Returns two where a condition around an expression, or an early exit or an assertion before it, leaves lists of two items only, or where one does so at every call
 * of the function around it: `if (room.players.length === 2) start(room);`.
 */
export function getGuardedLength(file: FileContext, list: TSESTree.Node): number | undefined {
  const lists = getNames(file, list);
  const [name] = lists;
  // Most lists are never asked for their length: nothing before them has to be gone through.
  if (name === undefined || !getMeasured(file).has(getLastWord(name))) return undefined;
  const isPair = isGuarded(file, lists, list) || isGuardedByCallers(file, lists, list);
  return isPair ? 2 : undefined;
}

function isGuardedByCallers(file: FileContext, lists: readonly string[], list: TSESTree.Node): boolean {
  const calls = getCallsWithNames(file, list, lists);
  return calls.length > 0 && calls.every(({ call, names }) => names !== undefined && isGuarded(file, names, call));
}

/** Returns whether at a place a list of one of several names has two items at most. */
function isGuarded(file: FileContext, lists: readonly string[], place: TSESTree.Node): boolean {
  const [name] = lists;
  const lengths = lists.flatMap((one) => [`${one}.length`, `${one}.size`]);
  const saysLength = (node: TSESTree.Node): boolean => lengths.includes(getPath(file, node));
  const isLength = (node: TSESTree.Node): boolean => {
    if (saysLength(node)) return true;
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    if (variable === undefined) return false;
    const [value, taken] = [getOnlyValue(variable), getTakenLength(variable)];
    if (value !== undefined) return saysLength(value);
    return taken !== undefined && getPath(file, taken) === name;
  };
  const isTwo = (test: TSESTree.Node, holds: boolean, names = MOST_NAMES): boolean => {
    if (test.type === "LogicalExpression" && test.operator !== "??")
      return holds === (test.operator === "&&") && [test.left, test.right].some((part) => isTwo(part, holds, names));
    if (test.type === "UnaryExpression" && test.operator === "!") return isTwo(test.argument, !holds, names);
    if (test.type === "CallExpression") return holds && isToldTwo(file, lists, test);
    // const isPair = list.length === 2
    if (test.type === "Identifier") {
      const variable = names === 0 ? undefined : getVariable(file, test);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      return value !== undefined && isTwo(value, holds, names - 1);
    }
    if (test.type !== "BinaryExpression") return false;
    // 2 !== list.length
    const isTurned = isLength(test.right);
    const [left, right] = isTurned ? [test.right, test.left] : [test.left, test.right];
    if (!isLength(left)) return false;
    const bound = getWrittenNumber(file, right) ?? NaN;
    switch (isTurned ? turnOperator(test.operator) : test.operator) {
      case "===":
      case "==":
      case "<=":
        return holds && bound <= 2;
      case "!==":
      case "!=":
      case ">":
        return !holds && bound <= 2;
      case "<":
        return holds && bound <= 3;
      case ">=":
        return !holds && bound <= 3;
      default:
        return false;
    }
  };
  // assert(list.length === 2), assert.equal(list.length, 2)
  const isAsserted = (expression: TSESTree.Expression): boolean => {
    if (expression.type !== "CallExpression") return false;
    if (isOnlyList(file, lists, expression) && (countAsserted(file, expression) ?? Infinity) <= 2) return true;
    if (!ASSERTION.test(file.sourceCode.getText(expression.callee))) return false;
    const [first, second] = expression.arguments;
    if (first === undefined) return false;
    if (!EQUALITY.test(file.sourceCode.getText(expression.callee))) return isTwo(first, true);
    return saysLength(first) && second?.type === "Literal" && second.value === 2;
  };
  // switch (list.length) { case 1: case 2: … }
  const isCaseOfTwo = (own: TSESTree.SwitchCase): boolean => {
    const { cases, discriminant } = own.parent;
    if (!saysLength(discriminant)) return false;
    const earlier = cases.slice(0, cases.indexOf(own));
    const from = earlier.findLastIndex(({ consequent }) => consequent.some(leaves)) + 1;
    return [...earlier.slice(from), own].every(
      ({ test }) => test?.type === "Literal" && typeof test.value === "number" && test.value <= 2,
    );
  };
  for (let node: TSESTree.Node = place; node.type !== "Program"; node = node.parent) {
    const parent: TSESTree.Node = node.parent;
    if (parent.type === "IfStatement" || parent.type === "ConditionalExpression") {
      if (parent.consequent === node && isTwo(parent.test, true)) return true;
      if (parent.alternate === node && isTwo(parent.test, false)) return true;
    }
    if (parent.type === "LogicalExpression" && parent.right === node && isTwo(parent.left, parent.operator === "&&"))
      return true;
    const before = getStatements(parent).filter(({ range }) => range[1] <= node.range[0]);
    const isProof = (statement: TSESTree.Statement): boolean =>
      statement.type === "IfStatement"
        ? leaves(statement.consequent) && isTwo(statement.test, false)
        : statement.type === "ExpressionStatement" && isAsserted(statement.expression);
    if (before.some(isProof)) return true;
    if (parent.type === "SwitchCase" && isCaseOfTwo(parent)) return true;
  }
  return false;
}

/** `isPair(list)` of `function isPair(list) { return list.length === 2; }` */
function isToldTwo(file: FileContext, lists: readonly string[], test: TSESTree.CallExpression): boolean {
  return isOnlyList(file, lists, test) && (getMostTested(file, test.callee) ?? Infinity) <= 2;
}

/** Returns whether a call is handed a list of one of several names, and nothing else. */
function isOnlyList(file: FileContext, lists: readonly string[], call: TSESTree.CallExpression): boolean {
  const [first, ...more] = call.arguments;
  return first !== undefined && more.length === 0 && lists.includes(getPath(file, first));
}

/** How something is spelt, whether or not it may be missing on the way: `room?.players` as `room.players`. */
const getPath = (file: FileContext, node: TSESTree.Node): string => file.sourceCode.getText(node).replaceAll("?.", ".");

/** How lists of as many items are spelt: of `Object.keys(players)`, which has as many as their values, all three; none for what is no name. */
function getNames(file: FileContext, list: TSESTree.Node): readonly string[] {
  if (list.type === "Identifier" || list.type === "MemberExpression") return [getPath(file, list)];
  if (list.type !== "CallExpression" || list.callee.type !== "MemberExpression") return [];
  const [owner] = list.arguments;
  const all = ["keys", "values", "entries"];
  const isAll = isGlobal(file, list.callee.object, "Object") && all.includes(getMemberName(list.callee) ?? "");
  return isAll && owner !== undefined ? all.map((one) => `Object.${one}(${file.sourceCode.getText(owner)})`) : [];
}

/** The list in `const { length } = list`. */
function getTakenLength({ defs }: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = defs;
  const property = definition?.name.parent;
  const declarator = definition?.node;
  if (property?.type !== "Property" || getMemberKey(property) !== "length" || more.length > 0) return undefined;
  return declarator?.type === "VariableDeclarator" && property.parent === declarator.id
    ? (declarator.init ?? undefined)
    : undefined;
}

function getStatements(parent: TSESTree.Node): readonly TSESTree.Statement[] {
  if (parent.type === "BlockStatement" || parent.type === "Program") return parent.body;
  return parent.type === "SwitchCase" ? parent.consequent : [];
}

/** Returns whether a statement ends the function or the round. */
export function leaves(statement: TSESTree.Statement): boolean {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(last?.type ?? "");
}
