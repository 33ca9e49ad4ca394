// How many items the lists have that are pushed into a list of the file's own: `pairs.push([home, away])`, `out.push(list.slice(i, i + 2))`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getFunctionAround, getMemberName, isFunction, isLoop, isWholeStatement, unwrap } from "../syntax/tree.ts";
import { getPush, isLook } from "../values/filled-length.ts";
import { getFullSize } from "./full-rows.ts";
import { MOST_ASKED } from "../states/given-lists.ts";
import { getAsked } from "../states/list-uses.ts";
import { isMadeOf } from "../values/same-length.ts";
import { atMostTwo, getMost, type GetLength } from "../values/written-number.ts";

/** Methods that hand each row to a callback and do not give back a list of rows that somebody may go on with. */
const EACH: ReadonlySet<string> = new Set(["forEach", "map", "flatMap", "some", "every"]);

/**
 * Returns how many items each list in a list has, where these are two at most: where it is not exported, all that it begins with and that is pushed into it are so few, and
 * nothing in the file makes one of them longer, as dealing into groups does: `groups[i % 4].push(player)`.
 */
export function getPushedRowLength(file: FileContext, variable: Variable, getLength: GetLength): number | undefined {
  const value = getOnlyValue(variable);
  const start = value === undefined ? undefined : unwrap(value);
  if (value === undefined || start?.type !== "ArrayExpression" || isExported(value)) return undefined;
  const sizes: number[] = [];
  const rows: TSESTree.Node[] = start.elements.filter((one) => one !== null);
  for (const { identifier, init } of variable.references) {
    if (init === true) continue;
    const push = getPush(identifier);
    const size = getFullSize(file, identifier, getIndexAround(identifier));
    if (push !== undefined) rows.push(...push.arguments);
    else if (size !== undefined) sizes.push(size);
    else if (!keepsRows(file, identifier)) return undefined;
  }
  const most = getMost(rows, (row) => (row.type === "SpreadElement" ? undefined : getLength(row)));
  const [size, ...others] = sizes;
  if (size === undefined) return atMostTwo(most);
  // The rest of a round's items come one by one behind the one that it begins with.
  return most === 1 && others.length === 0 ? atMostTwo(size) : undefined;
}

/** Returns what counts the rounds of the innermost callback or loop around a node: `i` of `teams.forEach((team, i) => …)`. */
function getIndexAround(node: TSESTree.Node): TSESTree.Node | undefined {
  for (let { parent } = node; parent != null; { parent } = parent) {
    if (isFunction(parent)) return parent.params[1];
    if (!isLoop(parent)) continue;
    const init = parent.type === "ForStatement" ? parent.init : null;
    return init?.type === "VariableDeclaration" ? init.declarations[0]?.id : undefined;
  }
  return undefined;
}

/** `export const pairs = [];` */
const isExported = ({ parent: declarator }: TSESTree.Node): boolean =>
  declarator?.parent?.parent?.type.startsWith("Export") === true;

/** Returns whether a use of a list of lists can't make one of them longer. */
export function keepsRows(file: FileContext, use: TSESTree.Node): boolean {
  const { parent } = use;
  if (isGivenAway(file, use)) return true;
  if (parent?.type === "ForOfStatement" && parent.right === use)
    return parent.left.type === "VariableDeclaration" && keepsRow(file, parent.left.declarations[0].id);
  if (parent?.type !== "MemberExpression" || parent.object !== use) return false;
  if (parent.computed) return keepsItself(file, parent);
  const call = parent.parent;
  const [callback, ...more] = call.type === "CallExpression" && call.callee === parent ? call.arguments : [];
  if (call.type === "CallExpression" && call.callee === parent && GIVES_ROWS.test(getMemberName(parent) ?? ""))
    return keepsGivenRows(file, call);
  if (callback === undefined) return getMemberName(parent) === "length" && isLook(file, use);
  if (!EACH.has(getMemberName(parent) ?? "") || more.length > 0 || !isFunction(callback)) return false;
  return callback.params.length <= 2 && keepsRow(file, callback.params[0]);
}

/** Methods that give the list of rows, or a new one with the same rows. */
const GIVES_ROWS = /^(?:sort|reverse|toSorted|toReversed|slice)$/;

/** Returns whether nothing makes a row longer that a call gives on: `pairs.sort(coin);`, `const mixed = pairs.slice();`. */
function keepsGivenRows(file: FileContext, call: TSESTree.CallExpression): boolean {
  const { parent } = call;
  if (isWholeStatement(call)) return true;
  if (parent.type !== "VariableDeclarator" || parent.id.type !== "Identifier") return keepsRows(file, call);
  const named = getVariable(file, parent.id);
  return named?.references.every(({ identifier, init }) => init === true || keepsRows(file, identifier)) === true;
}

/** `return pairs`, `return { pairs }`, `setPairs(pairs)`: to whom nothing in the file belongs. */
function isGivenAway(file: FileContext, use: TSESTree.Node): boolean {
  const { parent } = use;
  switch (parent?.type) {
    case "ReturnStatement":
      return true;
    case "Property":
      return parent.value === use && parent.parent.parent.type === "ReturnStatement";
    case "CallExpression":
      return parent.callee !== use && getFunction(file, parent.callee) === undefined;
    default:
      return false;
  }
}

/** Returns whether code that has a row under a name, or its items under several, makes it no longer. */
export function keepsRow(file: FileContext, name: TSESTree.Node | undefined, objects = MOST_OBJECTS): boolean {
  if (name === undefined || name.type === "ArrayPattern") return true;
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  const isKept = variable?.references.every(
    ({ identifier, init }) => init === true || keepsItself(file, identifier, objects),
  );
  return isKept === true;
}

/** Returns whether a use of a row only looks at it, or sorts it. */
export function keepsItself(file: FileContext, use: TSESTree.Node, objects = MOST_OBJECTS): boolean {
  const { parent } = use;
  if (parent?.type === "VariableDeclarator") return parent.id.type === "ArrayPattern";
  if (parent?.type === "Property") return objects > 0 && keepsProperty(file, parent, use, objects - 1);
  if (parent?.type === "AssignmentExpression" && parent.left === use)
    return parent.operator === "=" && use.type === "MemberExpression" && isMadeOfRow(file, parent.right, use);
  if (parent?.type === "MemberExpression" && parent.object === use) {
    const call = parent.parent;
    const isSort = call.type === "CallExpression" && call.callee === parent && SORTS.has(getMemberName(parent) ?? "");
    if (isSort) return true;
    // Of an object that is pushed, a property is asked for: who lengthens the list that it holds is another question.
    const isAsked = !parent.computed && getMemberName(parent) !== "length" && call.type === "MemberExpression";
    if (isAsked) return true;
  }
  return isLook(file, use);
}

/** So many objects may hold a row, one made of the other. */
const MOST_OBJECTS = 2;

/** Returns whether nothing in the file lengthens a row that an object holds under a name: `({ sides: pair })`. */
function keepsProperty(file: FileContext, property: TSESTree.Property, row: TSESTree.Node, objects: number): boolean {
  const name = getMemberKey(property);
  if (property.value !== row || property.parent.type !== "ObjectExpression" || name === undefined) return false;
  const asked = getAsked(file, name);
  // const { sides } = match;
  const isKept = (place: TSESTree.Node): boolean =>
    place.type === "Property" ? keepsRow(file, place.value, objects) : keepsItself(file, place, objects);
  return asked.length <= MOST_ASKED && asked.every(isKept);
}

/** Returns whether what a place of a list gets is made of the row that lies there: `pairs[i] = pairs[i].sort(…)`, `pairs.forEach((pair, i) => { pairs[i] = pair.sort(…); })`. */
function isMadeOfRow(file: FileContext, value: TSESTree.Expression, place: TSESTree.MemberExpression): boolean {
  const getText = (node: TSESTree.Node): string => file.sourceCode.getText(node);
  if (isMadeOf(file, value, getText(place))) return true;
  const callback = getFunctionAround(place);
  const [item] = callback?.params ?? [];
  const call = callback?.parent;
  const callee = call?.type === "CallExpression" && call.arguments[0] === callback ? call.callee : undefined;
  const isItsOwn = callee?.type === "MemberExpression" && getText(callee.object) === getText(place.object);
  return isItsOwn && item?.type === "Identifier" && isMadeOf(file, value, item.name);
}

const SORTS: ReadonlySet<string> = new Set(["sort", "reverse", "toSorted", "toReversed"]);
