// Items that are dealt in turn to half as many lists, so that each gets two at most: `players.forEach((player, i) => tables[i % tables.length].push(player))`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getLengthProperty, getSizeOfNew, isEmptyArray } from "../syntax/list-forms.ts";
import { getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import { keepsLength } from "../values/changed-length.ts";
import { getWrittenNumber } from "../values/written-number.ts";

/**
 * Returns the counter that deals items in turn, by its rest: each list gets two at most, as there are half as many lists as items, rounded up.
 * @param counts how many lists there are, as each place says that makes some.
 */
export function getCounterInTurn(
  file: FileContext,
  key: TSESTree.Node,
  counts: readonly TSESTree.Node[],
): Variable | undefined {
  const rest = unwrap(key);
  if (rest.type !== "BinaryExpression" || rest.operator !== "%" || rest.left.type !== "Identifier") return undefined;
  const counter = getVariable(file, rest.left);
  const list = counter === undefined ? undefined : getListCounted(file, counter);
  if (list === undefined) return undefined;
  const isCount = rest.right.type === "MemberExpression" && getMemberName(rest.right) === "length";
  const [count, ...others] = isCount ? counts : [rest.right];
  return count !== undefined && others.length === 0 && isHalf(file, count, list) ? counter : undefined;
}

/** The list that a counter goes through, where it has a name and stays as long: `players` of `i < players.length`. */
function getListCounted(file: FileContext, { defs: [definition] }: Variable): Variable | undefined {
  const name = definition?.name;
  const around = name?.parent;
  if (around == null) return undefined;
  if (isFunction(around)) {
    const call = around.parent;
    const callee = call.type === "CallExpression" && call.arguments[0] === around ? unwrap(call.callee) : undefined;
    return callee?.type === "MemberExpression" ? getKept(file, callee.object) : undefined;
  }
  const loop = definition?.node.type === "VariableDeclarator" ? definition.node.parent.parent : undefined;
  const test = loop?.type === "ForStatement" ? loop.test : null;
  if (test?.type !== "BinaryExpression" || test.operator !== "<") return undefined;
  return getMeasured(file, test.right);
}

/** The list whose length an expression is, also under a name. */
function getMeasured(file: FileContext, expression: TSESTree.Node): Variable | undefined {
  const length = unwrap(getWritten(file, expression));
  const isLength = length.type === "MemberExpression" && getMemberName(length) === "length";
  return isLength ? getKept(file, length.object) : undefined;
}

function getKept(file: FileContext, list: TSESTree.Node): Variable | undefined {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  return variable !== undefined && keepsLength(file, variable) ? variable : undefined;
}

/** `Math.ceil(players.length / 2)` */
function isHalf(file: FileContext, count: TSESTree.Node, list: Variable): boolean {
  const call = unwrap(getWritten(file, count));
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
  const isUp = /^(?:ceil|round)$/.test(getMemberName(call.callee) ?? "") && isGlobal(file, call.callee.object, "Math");
  const half = isUp && call.arguments[0] !== undefined ? unwrap(call.arguments[0]) : undefined;
  if (half?.type !== "BinaryExpression" || half.operator !== "/" || getWrittenNumber(file, half.right) !== 2)
    return false;
  return getMeasured(file, half.left) === list;
}

/** Returns how many empty lists an expression makes a list of, as it says: `Array.from({ length: n }, () => [])`, `[...Array(n)].map(() => [])`. */
export function getCountMade(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const [first, second] = node.arguments;
  const name = getMemberName(node.callee);
  if (name === "from" && isGlobal(file, object, "Array"))
    return first !== undefined && makesEmpty(second) ? getLengthProperty(first) : undefined;
  return name === "map" && makesEmpty(first) ? getSize(file, object) : undefined;
}

/** `Array(n).fill()`, `[...Array(n)]` */
function getSize(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  const [only] = node.type === "ArrayExpression" ? node.elements : [];
  if (only?.type === "SpreadElement") return getSizeOfNew(file, only.argument);
  const isFilled = node.type === "CallExpression" && node.callee.type === "MemberExpression";
  if (isFilled && getMemberName(node.callee as TSESTree.MemberExpression) === "fill")
    return getSizeOfNew(file, (node.callee as TSESTree.MemberExpression).object);
  return undefined;
}

const makesEmpty = (callback: TSESTree.Node | undefined): boolean =>
  callback?.type === "ArrowFunctionExpression" && isEmptyArray(callback.body);

/** Returns how many empty lists the loop around a call puts into a list, one a round: `n` of `for (let i = 0; i < n; i++) tables.push([])`; the call itself where that is not told. */
export function getCountPushed(push: TSESTree.CallExpression): TSESTree.Node | undefined {
  const [row, ...more] = push.arguments;
  if (row === undefined || more.length > 0 || !isEmptyArray(row)) return undefined;
  const { parent } = push.parent;
  const loop = parent?.type === "BlockStatement" && parent.body.length === 1 ? parent.parent : parent;
  const test = loop?.type === "ForStatement" ? loop.test : null;
  const init = loop?.type === "ForStatement" && loop.init?.type === "VariableDeclaration" ? loop.init.declarations : [];
  const isFromZero = init[0]?.init?.type === "Literal" && init[0].init.value === 0;
  return test?.type === "BinaryExpression" && test.operator === "<" && isFromZero ? test.right : push;
}
