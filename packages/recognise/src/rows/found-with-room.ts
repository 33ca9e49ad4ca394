// Lists that get one more item where a test found that they have room for it: `const free = tables.find((table) => table.length < 2); free?.push(player);`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getCalledName, getFunctionAround, getMemberName, unwrap } from "../syntax/tree.ts";
import { getPush, isLook } from "../values/filled-length.ts";
import { keepsItself, keepsRows } from "./pushed-rows.ts";
import { getRound } from "./seated-rows.ts";
import { getMostTested } from "../checks/tested-length.ts";
import { atMostTwo, getMost, type GetLength } from "../values/written-number.ts";

/** Meanwhile somebody else may put one in. */
const WAITS = /\b(?:await|yield)\b/;

/** Returns two where each list in a list begins with two items at most, and gets one more only where it is found to have less than two. */
export function getRoomyRowLength(file: FileContext, variable: Variable, getLength: GetLength): number | undefined {
  const value = getOnlyValue(variable);
  if (value === undefined || !isEmptyArray(value)) return undefined;
  const found: Variable[] = [];
  const rows: TSESTree.Node[] = [];
  for (const { identifier, init } of variable.references) {
    if (init === true) continue;
    const use = identifier as TSESTree.Node;
    const push = getPush(use);
    const name = getFoundAt(file, use);
    if (push !== undefined) rows.push(...push.arguments);
    else if (name !== undefined) found.push(name);
    else if (!keepsRows(file, use)) return undefined;
  }
  const getRow = (row: TSESTree.Node): number | undefined => {
    const name = row.type === "Identifier" ? getVariable(file, row) : undefined;
    if (name !== undefined && found.includes(name)) return 2;
    return row.type === "SpreadElement" ? undefined : getLength(row);
  };
  return found.length > 0 && found.every((name) => getsOne(file, name)) ? atMostTwo(getMost(rows, getRow)) : undefined;
}

/** The name for what a test finds in a list: `free` of `const free = tables.find((table) => table.length < 2)`. */
function getFoundAt(file: FileContext, use: TSESTree.Node): Variable | undefined {
  const { parent } = use;
  const call = parent?.type === "MemberExpression" && parent.object === use ? parent.parent : undefined;
  if (call?.type !== "CallExpression" || !isSearch(file, call, undefined)) return undefined;
  const declarator = call.parent;
  const isNamed = declarator.type === "VariableDeclarator" && declarator.id.type === "Identifier";
  return isNamed ? getVariable(file, declarator.id as TSESTree.Identifier) : undefined;
}

/** Returns whether a call gives what a test of its length, or of a list's under a name, says has less than two items. */
function isSearch(file: FileContext, { callee, arguments: given }: TSESTree.CallExpression, name?: string): boolean {
  if (callee.type !== "MemberExpression" || !/^find(?:Last)?$/.test(getMemberName(callee) ?? "")) return false;
  return (getMostTested(file, given[0], name) ?? Infinity) < 2;
}

/** Returns whether a list that was found, or made anew where there was none, gets one item more at most. */
function getsOne(file: FileContext, variable: Variable): boolean {
  let pushes = 0;
  return variable.references.every(({ identifier, init }) => {
    const use = identifier as TSESTree.Node;
    const { parent } = use;
    if (init === true) return true;
    const push = getPush(use);
    if (push !== undefined) return pushes++ === 0 && isOneMore(file, push, variable);
    if (parent?.type === "AssignmentExpression" && parent.left === use) return isEmptyArray(parent.right);
    return isAsked(use) || isPushed(use) || keepsItself(file, use) || isLook(file, use);
  });
}

/** Returns whether a call puts one item in, in the same round as what it is put into was found, and nothing else runs meanwhile. */
function isOneMore(file: FileContext, push: TSESTree.CallExpression, { defs: [definition] }: Variable): boolean {
  const [item, ...more] = push.arguments;
  const declarator = definition?.node;
  if (item === undefined || item.type === "SpreadElement" || more.length > 0 || declarator === undefined) return false;
  const between = file.sourceCode.text.slice(declarator.range[1], push.range[0]);
  return getRound(push) === getRound(declarator) && !WAITS.test(between);
}

/** `if (free)`, `!free`, `free ? … : …` */
function isAsked(use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === "UnaryExpression") return true;
  return (parent?.type === "IfStatement" || parent?.type === "ConditionalExpression") && parent.test === use;
}

/** `tables.push(free)` */
const isPushed = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "CallExpression" && getCalledName(parent.callee) === "push";

/** Returns whether a use puts one item into a list under a name, of an object that was found to have room there: `room.players.push(player)`. */
export function isFoundWithRoom(file: FileContext, use: TSESTree.Node, name: string): boolean {
  const push = getPush(use);
  const owner = use.type === "MemberExpression" ? unwrap(use.object) : undefined;
  const variable = owner?.type === "Identifier" ? getVariable(file, owner) : undefined;
  const declarator = variable?.defs[0]?.node;
  if (push === undefined || variable?.defs.length !== 1 || declarator?.type !== "VariableDeclarator") return false;
  if (getFunctionAround(push) !== getFunctionAround(declarator)) return false;
  const search = declarator.init === null ? undefined : unwrap(declarator.init);
  const isFound = search?.type === "CallExpression" && isSearch(file, search, name);
  // Another one that takes its place is new.
  const isNew = getWrites(variable).every(
    ({ identifier: { parent } }) => parent.type !== "AssignmentExpression" || isMade(parent.right),
  );
  const isOnly = variable.references.every(({ identifier: { parent } }) => {
    const other = parent.type === "MemberExpression" && getMemberName(parent) === name ? getPush(parent) : undefined;
    return other === undefined || other === push;
  });
  return isFound && isNew && isOnly && isOneMore(file, push, variable);
}

const isMade = (value: TSESTree.Expression): boolean =>
  value.type === "ObjectExpression" || value.type === "NewExpression";
