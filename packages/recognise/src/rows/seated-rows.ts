// Lists in a list that two neighbours of another list are put into each: `players.forEach((player, i) => (tables[Math.floor(i / 2)] ||= []).push(player))`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getWrites, isGlobal, type Variable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getStep } from "../syntax/iteration.ts";
import { getFunctionAround, getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { getPush } from "../values/filled-length.ts";
import { getHalved } from "../values/halved.ts";
import { getCounterInTurn, getCountMade, getCountPushed } from "./even-seats.ts";
import { keepsItself, keepsRows } from "./pushed-rows.ts";

/**
 * Returns two where each list under a name, in a list, an object or a map that begins empty, gets no more than the two items at places 2k and 2k + 1 of another one,
 * or at k and k + n, where there are n lists for twice as many items.
 */
export function getSeatedRowLength(
  file: FileContext,
  { references }: Variable,
  start: TSESTree.Node | undefined,
): number | undefined {
  const made = start === undefined ? undefined : getCountMade(file, start);
  if (start === undefined || (made === undefined && !isEmpty(file, start))) return undefined;
  const uses = references.flatMap(({ identifier, init }) => (init === true ? [] : (identifier as TSESTree.Node)));
  const counts = uses.flatMap((use) => {
    const push = getPush(use);
    return (push === undefined ? undefined : getCountPushed(push)) ?? [];
  });
  const all = made === undefined ? counts : [made, ...counts];
  let seats = 0;
  for (const use of uses) {
    const row = getRow(use);
    const push = row === undefined ? undefined : getPush(row.list);
    if (row !== undefined && push !== undefined && isSeat(file, push, row.key, all)) seats++;
    else if (!(row === undefined ? keepsTable(file, use) : keepsSeats(file, row))) return undefined;
  }
  // Of two places that put one in, each table would get twice as many.
  return seats === 1 ? 2 : undefined;
}

function isEmpty(file: FileContext, start: TSESTree.Node): boolean {
  const node = unwrap(start);
  if (node.type === "ObjectExpression") return node.properties.length === 0;
  if (node.type === "NewExpression") return isGlobal(file, node.callee, "Map") && node.arguments.length === 0;
  return isEmptyArray(node);
}

interface Row {
  readonly list: TSESTree.Node;
  readonly key: TSESTree.Node;
}

/** Returns the list at a place of a table: `tables[k]`, `(tables[k] ||= [])`, `tables.get(k)`. */
function getRow(use: TSESTree.Node): Row | undefined {
  const { parent } = use;
  if (parent?.type !== "MemberExpression" || parent.object !== use) return undefined;
  if (!parent.computed) {
    const call = parent.parent;
    const isGet = getMemberName(parent) === "get" && call.type === "CallExpression" && call.callee === parent;
    const [key] = isGet ? call.arguments : [];
    const list: TSESTree.Node = call.parent?.type === "TSNonNullExpression" ? call.parent : call;
    return key === undefined ? undefined : { list, key };
  }
  const around = parent.parent;
  const isBegun =
    around.type === "AssignmentExpression" && around.left === parent && /^(?:\|\||\?\?)=$/.test(around.operator);
  return { list: isBegun && isEmptyArray(around.right) ? around : parent, key: parent.property };
}

/** Returns whether a call puts one item into the list at half the place of the loop around it, or in turn: `tables[Math.floor(i / 2)].push(player)`. */
function isSeat(
  file: FileContext,
  push: TSESTree.CallExpression,
  key: TSESTree.Node,
  counts: readonly TSESTree.Node[],
): boolean {
  const [item, ...more] = push.arguments;
  const index = getHalved(file, key) ?? getCounterInTurn(file, key, counts);
  if (item === undefined || item.type === "SpreadElement" || more.length > 0 || index === undefined) return false;
  return getRound(push) === getCountedRound(index);
}

/** Returns the loop, or the function, that a node is run once in each round of. */
export function getRound(node: TSESTree.Node): TSESTree.Node | undefined {
  for (let { parent } = node; parent != null; { parent } = parent)
    if (isLoop(parent) || isFunction(parent)) return parent;
  return undefined;
}

/** Returns the loop, or the callback, whose rounds a variable counts one by one. */
function getCountedRound(counter: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = counter.defs;
  const name = definition?.name;
  if (name === undefined || more.length > 0) return undefined;
  const around = name.parent;
  if (isFunction(around)) {
    const call = around.parent;
    const callee = call.type === "CallExpression" && call.arguments[0] === around ? unwrap(call.callee) : undefined;
    const method = callee?.type === "MemberExpression" ? getMemberName(callee) : undefined;
    const place = method === "reduce" ? 2 : 1;
    const isIndex = /^(?:forEach|map|reduce)$/.test(method ?? "") && around.params[place] === name;
    return isIndex && getWrites(counter).length === 0 ? around : undefined;
  }
  const loop = definition?.node.type === "VariableDeclarator" ? definition.node.parent.parent : undefined;
  if (loop?.type !== "ForStatement" || loop.update === null) return undefined;
  const step = getStep(loop.update);
  const isCounted = step?.by === 1 && step.target.type === "Identifier" && step.target.name === counter.name;
  return isCounted && getWrites(counter).filter(({ init }) => init !== true).length === 1 ? loop : undefined;
}

/** Returns whether the list at a place is begun empty, looked at or sorted: `tables[k] = []`, `tables[k] = tables[k] || []`. */
function keepsSeats(file: FileContext, { list }: Row): boolean {
  const { parent } = list;
  if (parent?.type === "AssignmentExpression" && parent.left === list) return isEmptyOrItself(file, parent.right, list);
  const isTest = parent?.type === "UnaryExpression" || (parent?.type === "IfStatement" && parent.test === list);
  const isOld = parent?.type === "LogicalExpression" && parent.left === list && isEmptyArray(parent.right);
  return isTest || isOld || keepsItself(file, list);
}

function isEmptyOrItself(file: FileContext, value: TSESTree.Expression, list: TSESTree.Node): boolean {
  const getText = (node: TSESTree.Node): string => file.sourceCode.getText(node);
  if (value.type === "LogicalExpression") return isEmptyArray(value.right) && getText(value.left) === getText(list);
  return isEmptyArray(value);
}

/** Returns whether a use of all lists can't make one of them longer: `tables.has(k)`, `tables.set(k, [])`, `Object.values(tables)`, `return tables`. */
function keepsTable(file: FileContext, use: TSESTree.Node): boolean {
  const { parent } = use;
  const push = getPush(use);
  // tables.push([])
  if (push !== undefined) return getCountPushed(push) !== undefined;
  const call = parent?.type === "MemberExpression" && parent.object === use ? parent.parent : parent;
  if (call?.type === "CallExpression") {
    const name = call.callee.type === "MemberExpression" ? (getMemberName(call.callee) ?? "") : "";
    if (call.callee === parent && name === "has") return true;
    if (call.callee === parent && name === "set")
      return call.arguments[1] !== undefined && isEmptyArray(call.arguments[1]);
    if (name === "values" && (call.callee === parent || call.arguments[0] === use)) return keepsRows(file, call);
  }
  // What a reduction goes on with is its own.
  const callback = parent?.type === "ReturnStatement" ? getFunctionAround(parent) : undefined;
  return callback !== undefined || keepsRows(file, use);
}
