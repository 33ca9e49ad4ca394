// How many items the lists have that lie in another list: the rows of Object.entries, chunks, literal pairs.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import {
  getOnlyValue,
  getProperty,
  getVariable,
  getWrites,
  getWritten,
  isGlobal,
  type Variable,
} from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getOrigin } from "../origins/origin.ts";
import { getCopied, isEmptyArray } from "../syntax/list-forms.ts";
import {
  getCalledName,
  getMemberName,
  getPropertyName,
  getReturned,
  isFunction,
  unwrap,
  type FunctionNode,
} from "../syntax/tree.ts";
import { countChanges } from "../values/changed-length.ts";
import { getGivenKeys } from "../values/counted-keys.ts";
import { isNothingYet } from "../values/component-state.ts";
import { unfreeze } from "../values/frozen-object.ts";
import { getMadeRowLength, getRowOfFrom } from "./made-rows.ts";
import { getPushedRowLength } from "./pushed-rows.ts";
import { getReducedRowLength } from "./reduced-rows.ts";
import { getRoomyRowLength } from "./found-with-room.ts";
import { getMapMade } from "./map-values.ts";
import { getSeatedRowLength } from "./seated-rows.ts";
import { getFirstValue } from "../values/first-value.ts";
import { isMadeOf } from "../values/same-length.ts";
import { getLengthTested } from "../checks/tested-length.ts";
import { atMostTwo, getMost, getWrittenNumber, type GetLength } from "../values/written-number.ts";

/** Methods that hand each item of a list to a callback, first. */
const EACH = /^(?:forEach|map|flatMap|filter|some|every|find|findLast)$/;
/** Methods that keep each item as it is, or leave some out. */
const KEEPS_ITEMS = /^(?:filter|slice|sort|toSorted|reverse|toReversed|splice|toSpliced|concat)$/;

/** Returns the list that a name stands for items of: `pairs` of `for (const pair of pairs)`, of `pairs.map((pair) => …)` and of `const [pair] = pairs`. */
export function getListOfItem(file: FileContext, variable: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = variable.defs;
  const name = definition?.name;
  const isFixed = more.length === 0 && getWrites(variable).length === 0;
  return name?.type === "Identifier" && isFixed ? getListBoundTo(file, name) : undefined;
}

/** Returns the list whose items a name or a pattern stands for, also that of `for (const { answers } of rounds)`. */
export function getListBoundTo(file: FileContext, bound: TSESTree.Node): TSESTree.Node | undefined {
  const { parent } = bound;
  if (parent === undefined) return undefined;
  if (parent.type === "VariableDeclarator" && parent.parent.parent.type === "ForOfStatement")
    return parent.parent.parent.left === parent.parent ? parent.parent.parent.right : undefined;
  if (parent.type === "ArrayPattern" && parent.parent.type === "VariableDeclarator")
    return parent.parent.init ?? undefined;
  if (!isFunction(parent) || parent.params[0] !== bound) return undefined;
  const handed = getOnlyUse(file, parent);
  const call = handed.parent;
  if (call?.type === "CallExpression" && call.arguments[1] === handed) return getTable(call);
  const callee = call?.type === "CallExpression" && call.arguments[0] === handed ? unwrap(call.callee) : undefined;
  if (callee?.type !== "MemberExpression" || !EACH.test(getMemberName(callee) ?? "")) return undefined;
  // A map hands its values out, of which `map-values.ts` knows, and not its entries.
  const list = callee.object;
  const isMap = list.type === "Identifier" && getMapMade(file, getVariable(file, list)) !== undefined;
  return isMap ? undefined : list;
}

/** The objects of `it.each([{ pair: ["a", "b"] }])("…", ({ pair }) => …)`. Of lists, each argument is one item. */
function getTable({ callee }: TSESTree.CallExpression): TSESTree.Node | undefined {
  const [table] = callee.type === "CallExpression" && getCalledName(callee.callee) === "each" ? callee.arguments : [];
  const areObjects =
    table?.type === "ArrayExpression" && table.elements.every((one) => one?.type === "ObjectExpression");
  return areObjects ? table : undefined;
}

/** The one place that uses a function by its name, or the function itself: `pairs.forEach(show)`. */
function getOnlyUse(file: FileContext, callback: FunctionNode): TSESTree.Node {
  const { parent } = callback;
  const own = parent.type === "VariableDeclarator" ? parent.id : null;
  const name = callback.type === "FunctionDeclaration" ? callback.id : own;
  const statement = callback.type === "FunctionDeclaration" ? callback : parent.parent;
  if (name?.type !== "Identifier" || statement?.parent?.type.startsWith("Export") === true) return callback;
  const uses = getVariable(file, name)?.references.filter(({ init }) => init !== true) ?? [];
  const [only, ...more] = uses;
  return only === undefined || more.length > 0 ? callback : only.identifier;
}

/** The one expression that a function gives. */
function getOnlyReturned(file: FileContext, callback: TSESTree.Node): TSESTree.Node | undefined {
  if (!isFunction(callback) || callback.async || callback.generator) return undefined;
  const [returned, ...others] = getReturned(file, callback);
  return others.length === 0 ? returned : undefined;
}

/**
 * Returns how many items each list in a list has; at most so many for the last of several chunks.
 * @param getLength how many items a list has that is written there.
 */
export function getRowLength(file: FileContext, expression: TSESTree.Node, getLength: GetLength): number | undefined {
  const node = unwrap(expression);
  // `var pairs = pairs.filter(f)` leads to itself.
  if (openLists.has(node)) return undefined;
  openLists.add(node);
  try {
    return findRowLength(file, node, getLength);
  } finally {
    openLists.delete(node);
  }
}

/** The lists whose rows are being counted. */
const openLists = new Set<TSESTree.Node>();

function findRowLength(file: FileContext, node: TSESTree.Node, getLength: GetLength): number | undefined {
  switch (node.type) {
    case "Identifier": {
      const variable = getVariable(file, node);
      const value = variable === undefined ? undefined : (getOnlyValue(variable) ?? getFirstOfSameRows(file, variable));
      const seated =
        variable === undefined
          ? undefined
          : (getSeatedRowLength(file, variable, value) ?? getRoomyRowLength(file, variable, getLength));
      if (seated !== undefined) return seated;
      if (variable === undefined || value === undefined)
        return getRowOfRow(file, variable, getLength) ?? getRowOfGiven(file, variable, getLength);
      const isFilled = variable.references.some(({ identifier: { parent } }) => isFilledAt(parent));
      return isFilled ? getPushedRowLength(file, variable, getLength) : getRowLength(file, value, getLength);
    }
    case "ArrayExpression": {
      const lengths = new Set(
        node.elements.map((element) => {
          if (element === null) return undefined;
          return element.type === "SpreadElement"
            ? getRowLength(file, element.argument, getLength)
            : getLength(element);
        }),
      );
      const [length, ...more] = lengths;
      return more.length === 0 ? length : undefined;
    }
    case "CallExpression": {
      const callee = unwrap(node.callee);
      const ofCall = getOfCall(file, node) ?? getMadeRowLength(file, node, getLength);
      if (ofCall !== undefined) return ofCall;
      if (callee.type !== "MemberExpression") return undefined;
      const name = getMemberName(callee) ?? "";
      // Of an object, and of maps, sets, arrays, searches and forms, entries are pairs.
      if (name === "values") return getRowOfValues(file, node, getLength);
      if (name === "entries" && (node.arguments.length === 0 || isGlobal(file, callee.object, "Object"))) return 2;
      if (name === "from" && isGlobal(file, callee.object, "Array") && node.arguments.length === 1) {
        const [source] = node.arguments;
        return source === undefined ? undefined : getRowLength(file, source, getLength);
      }
      if (name === "reduce") return getReducedRowLength(file, node.arguments, getLength);
      const row = getRowOfFrom(file, node);
      if (row !== undefined) return getLength(row);
      // items.map((item) => [item, item.next]), items.flatMap((item) => others.map((other) => [item, other]))
      const [callback] = node.arguments;
      const made = callback === undefined ? undefined : getOnlyReturned(file, callback);
      if (name === "map" && made !== undefined) return getLength(made);
      if (name === "flatMap" && made !== undefined) return atMostTwo(getRowLength(file, made, getLength));
      const tested = name === "filter" ? getLengthTested(file, callback) : undefined;
      if (tested !== undefined) return tested;
      return KEEPS_ITEMS.test(name) && (name !== "concat" || node.arguments.length === 0)
        ? getRowLength(file, callee.object, getLength)
        : undefined;
    }
    // rounds.easy, rounds[level]
    case "MemberExpression": {
      const variable = node.object.type === "Identifier" ? getVariable(file, node.object) : undefined;
      const table = variable === undefined ? undefined : getOnlyValue(variable);
      return table === undefined ? undefined : getRowOfTable(file, unfreeze(file, table), node, getLength);
    }
    // A map gives its entries.
    case "NewExpression":
      return isGlobal(file, node.callee, "Map") ? 2 : undefined;
    default:
      return undefined;
  }
}

/** Of the lists in an object that is written, where all of them, or the one that is asked for, have rows of two at most: `{ easy: [["a", "b"]], hard: [["c", "d"]] }`. */
function getRowOfTable(
  file: FileContext,
  table: TSESTree.Node,
  asked: TSESTree.MemberExpression,
  getLength: GetLength,
): number | undefined {
  if (table.type !== "ObjectExpression") return undefined;
  const name = getPropertyName(asked);
  const own = name === undefined ? undefined : getProperty(table, name);
  if (own !== undefined) return atMostTwo(getRowLength(file, own, getLength));
  if (name !== undefined) return undefined;
  return atMostTwo(
    getMost(table.properties, (one) =>
      one.type === "Property" ? getRowLength(file, one.value, getLength) : undefined,
    ),
  );
}

/** Two at most of a name that begins with nothing, and is given lists of such rows alone: `let pairs = []; … pairs = [["a", "b"]];`. */
function getRowOfGiven(file: FileContext, variable: Variable | undefined, getLength: GetLength): number | undefined {
  const [definition, ...more] = variable?.defs ?? [];
  const declarator = definition?.node;
  if (variable === undefined || declarator?.type !== "VariableDeclarator" || more.length > 0) return undefined;
  if (declarator.id.type !== "Identifier" || (declarator.init !== null && !isNothingYet(declarator.init)))
    return undefined;
  const isFilled = variable.references.some(({ identifier: { parent } }) => isFilledAt(parent));
  const given = getWritten(variable).filter((value) => value !== declarator.init && !isEmptyArray(value));
  const isSet = getWrites(variable).every(
    ({ identifier: { parent } }) => parent.type === "AssignmentExpression" && parent.operator === "=",
  );
  return isFilled || !isSet ? undefined : atMostTwo(getMost(given, (list) => getRowLength(file, list, getLength)));
}

/** Of `Object.values(tables)` and `tables.values()`, which give the lists that lie there under keys; two at most of those of a constant. */
function getRowOfValues(
  file: FileContext,
  { callee, arguments: [given] }: TSESTree.CallExpression,
  getLength: GetLength,
): number | undefined {
  const object = given ?? (callee.type === "MemberExpression" ? callee.object : callee);
  const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
  if (variable === undefined) return undefined;
  const value = getOnlyValue(variable);
  const seated = getSeatedRowLength(file, variable, value);
  if (seated !== undefined || value === undefined || getGivenKeys(file, variable)?.size !== 0) return seated;
  const table = unfreeze(file, value);
  return table.type === "ObjectExpression"
    ? atMostTwo(getMost(table.properties, (one) => getRowUnder(file, one, getLength)))
    : undefined;
}

/** Of a list that an object holds under a name, where nothing in the file gives that another one or makes it longer. */
function getRowUnder(
  file: FileContext,
  property: TSESTree.ObjectLiteralElement,
  getLength: GetLength,
): number | undefined {
  const name = property.type === "Property" ? getMemberKey(property) : undefined;
  if (property.type !== "Property" || name === undefined || countChanges(file, name) > 0) return undefined;
  return getLength(property.value);
}

const isFilledAt = (parent: TSESTree.Node | undefined): boolean =>
  parent?.type === "MemberExpression" && /^(?:push|unshift|splice|fill)$/.test(getMemberName(parent) ?? "");

/** What a variable begins with that later gets lists of as long rows alone, made of its own: `let pairs = […]; pairs = pairs.map((pair) => pair.sort(…));`. */
function getFirstOfSameRows(file: FileContext, variable: Variable): TSESTree.Expression | undefined {
  return getFirstValue(variable, (name) => {
    const { parent } = name;
    const isGiven = parent?.type === "AssignmentExpression" && parent.left === name && parent.operator === "=";
    return isGiven && hasSameRows(file, parent.right, variable.name);
  });
}

/** Returns whether each list in one is as long as those of another are, of which it is made. */
function hasSameRows(file: FileContext, value: TSESTree.Node, list: string): boolean {
  const node = unwrap(value);
  if (node.type === "Identifier") return node.name === list;
  const copied = getCopied(file, node);
  if (copied !== undefined) return hasSameRows(file, copied, list);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object } = node.callee;
  const name = getMemberName(node.callee) ?? "";
  if (name !== "map") return KEEPS_ITEMS.test(name) && name !== "concat" && hasSameRows(file, object, list);
  const [callback, ...more] = node.arguments;
  if (callback === undefined || !isFunction(callback) || callback.async || more.length > 0) return false;
  const [row] = callback.params;
  const isKept = row?.type === "Identifier" && isMadeOf(file, callback.body, row.name);
  return isKept && hasSameRows(file, object, list);
}

/** Names whose lists are being looked for: `for (const row of row)` leads to itself. */
const open = new Set<Variable>();

/** Of a name for each list in another one: `round` of `rounds.forEach((round) => …)`, whose rows are lists themselves. */
function getRowOfRow(file: FileContext, variable: Variable | undefined, getLength: GetLength): number | undefined {
  const list = variable === undefined || open.has(variable) ? undefined : getListOfItem(file, variable);
  if (variable === undefined || list === undefined) return undefined;
  open.add(variable);
  try {
    return getRowLength(file, list, (row) => getRowLength(file, row, getLength));
  } finally {
    open.delete(variable);
  }
}

/** lodash's `chunk`, `toPairs` and `zip`, and what others have of them. */
function getOfCall(file: FileContext, call: TSESTree.CallExpression): number | undefined {
  const [, second, ...more] = call.arguments;
  switch (getListFunction(file, call.callee)) {
    case "chunk": {
      const size = Math.floor(getWrittenNumber(file, second) ?? 0);
      return size >= 1 ? size : undefined;
    }
    case "toPairs":
    case "pairs":
      return 2;
    case "zip":
      return second !== undefined && call.arguments.every(({ type }) => type !== "SpreadElement")
        ? 2 + more.length
        : undefined;
    default:
      return undefined;
  }
}

const LIST_LIBRARY = /^(?:lodash(?:-es)?|underscore|es-toolkit(?:\/compat|\/array)?|remeda|radash)$/;

/** Returns which function for lists of lodash, or of a library like it, an expression is: "take", "chunk". */
export function getListFunction(file: FileContext, callee: TSESTree.Node): string | undefined {
  const { module = "", path = [] } = getOrigin(file, callee) ?? {};
  const [first = "", second = "", ...more] = path;
  if (module === "") return (first === "_" || first === "lodash") && more.length === 0 ? second : undefined;
  // lodash/take, lodash-es/take.js, lodash.take
  const [, only] = /^lodash(?:-es)?[./](\w+?)(?:\.js)?$/.exec(module) ?? [];
  if (only !== undefined && only !== "fp") return path.length === 0 ? only : undefined;
  return LIST_LIBRARY.test(module) && second === "" ? first : undefined;
}
