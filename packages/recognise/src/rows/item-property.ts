// What is asked of an item of a list: `round.answers` of `rounds.forEach((round) => …)`, also where a pattern takes it out of the item.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getKeyName, getMemberName, unwrap } from "../syntax/tree.ts";
import { getListBoundTo, getListFunction, getListOfItem } from "./known-rows.ts";

/** A property of the items of a list. */
export interface AskedOfItem {
  readonly name: string;
  readonly list: TSESTree.Node;
}

/** So many names may stand for an item, one for the other. */
const MOST_NAMES = 3;
/** Methods of a list that give one of its items. */
const GIVES_ITEM = /^(?:find|findLast|at|pop|shift)$/;
/** Functions of lodash, and of libraries like it, that give one. */
const TAKES_ITEM = /^(?:find|findLast|first|head|last|nth|sample)$/;

/** Returns what an expression asks of an item: `round.answers`, `rounds[k].answers`, `rounds.find(isOpen).answers`. */
export function getAskedOfItem(file: FileContext, node: TSESTree.MemberExpression): AskedOfItem | undefined {
  const name = getMemberName(node);
  const list = name === undefined ? undefined : getListWithItem(file, node.object, MOST_NAMES);
  return name === undefined || list === undefined ? undefined : { name, list };
}

/** Returns what a name was taken out of an item for: `const { answers } = rounds[k]`, `for (const { answers } of rounds)`, `rounds.map(({ answers }) => …)`. */
export function getTakenOfItem(file: FileContext, variable: Variable): AskedOfItem | undefined {
  const [definition, ...more] = variable.defs;
  const property = definition?.name.parent;
  const pattern = property?.parent;
  if (property?.type !== "Property" || property.computed || pattern?.type !== "ObjectPattern" || more.length > 0)
    return undefined;
  if (getWrites(variable).length > 0) return undefined;
  const name = getKeyName(property.key);
  const source =
    pattern.parent.type === "VariableDeclarator" && pattern.parent.id === pattern ? pattern.parent.init : null;
  const list = source === null ? getListBoundTo(file, pattern) : getListWithItem(file, source, MOST_NAMES);
  return name === undefined || list === undefined ? undefined : { name, list };
}

/** The list that an expression is an item of: `rounds[k]`, or a name for that, or for each of its items. */
function getListWithItem(file: FileContext, expression: TSESTree.Node, names: number): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type === "MemberExpression") return node.computed ? node.object : undefined;
  if (node.type === "CallExpression") return getListAsked(file, node);
  const variable = names > 0 && node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable === undefined) return undefined;
  const value = getOnlyValue(variable);
  return value === undefined ? getListOfItem(file, variable) : getListWithItem(file, value, names - 1);
}

/** Returns the list that a call gives an item of: `rounds.find(isOpen)`, `rounds.at(-1)`, lodash's `sample(rounds)`. */
export function getListAsked(file: FileContext, call: TSESTree.CallExpression): TSESTree.Node | undefined {
  const callee = unwrap(call.callee);
  if (TAKES_ITEM.test(getListFunction(file, call.callee) ?? "")) return call.arguments[0];
  return callee.type === "MemberExpression" && GIVES_ITEM.test(getMemberName(callee) ?? "") ? callee.object : undefined;
}

/** Returns whether an object that is written has no property of a name: nobody can shuffle what is not there. */
export const lacks = (item: TSESTree.Node, name: string): boolean =>
  item.type === "ObjectExpression" &&
  item.properties.every((one) => one.type === "Property" && (getMemberKey(one) ?? name) !== name);
