// How many items the lists have that a map of the file's own keeps under its keys: `tables.set(id, [home, away])`, `new Map([[id, [home, away]]])`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { isGlobal } from "../syntax/names.ts";
import { getMemberName, getReturned, isFunction, unwrap } from "../syntax/tree.ts";
import { keepsItself, keepsRow } from "./pushed-rows.ts";
import { atMostTwo, getMost, type GetLength } from "../values/written-number.ts";

/** Returns what makes the map that a name has from its declaration on: `new Map()`. */
export function getMapMade(file: FileContext, variable: Variable | undefined): TSESTree.NewExpression | undefined {
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const made = value === undefined ? undefined : unwrap(value);
  return made?.type === "NewExpression" && isGlobal(file, made.callee, "Map") ? made : undefined;
}

/**
 * Returns two at most for a list that a map keeps: `tables.get(id)`, `pair` of `tables.forEach((pair) => …)`, of `for (const pair of tables.values())` and of
 * `for (const [id, pair] of tables)`, where all that the file puts into the map is as short, and nothing in it makes one longer.
 */
export function countMapValue(file: FileContext, place: TSESTree.Node, getLength: GetLength): number | undefined {
  const map = getMapOf(file, place);
  const variable = map?.type === "Identifier" ? getVariable(file, map) : undefined;
  const made = getMapMade(file, variable);
  const begun = made === undefined ? undefined : getFirstValues(file, made);
  if (variable === undefined || begun === undefined) return undefined;
  const values: TSESTree.Node[] = [...begun];
  for (const { identifier, init } of variable.references) {
    if (init === true) continue;
    const call = getCallOn(identifier);
    const [, given] = call?.node.arguments ?? [];
    if (call?.method === "set" && given !== undefined) values.push(given);
    else if (!(call === undefined ? keepsWhole(file, identifier) : keepsValues(file, call))) return undefined;
  }
  return atMostTwo(getMost(values, (value) => getLength(value)));
}

/** Returns the map whose value a name or a call stands for. */
function getMapOf(file: FileContext, place: TSESTree.Node): TSESTree.Node | undefined {
  if (place.type === "CallExpression") return getMapAsked(place, "get");
  const [definition, ...more] = (place.type === "Identifier" ? getVariable(file, place) : undefined)?.defs ?? [];
  const name = definition?.name;
  if (name?.type !== "Identifier" || more.length > 0) return undefined;
  const { parent } = name;
  if (isFunction(parent) && parent.params[0] === name)
    return parent.parent.type === "CallExpression" ? getMapAsked(parent.parent, "forEach") : undefined;
  const isValueOfEntry = parent.type === "ArrayPattern" && parent.elements[1] === name;
  const walked = getWalked(isValueOfEntry ? parent : name);
  if (walked?.type === "CallExpression") return getMapAsked(walked, isValueOfEntry ? "entries" : "values");
  return isValueOfEntry ? walked : undefined;
}

/** What a loop walks through: `tables.values()` of `for (const pair of tables.values())`. */
function getWalked({ parent }: TSESTree.Node): TSESTree.Node | undefined {
  const loop = parent?.type === "VariableDeclarator" ? parent.parent.parent : undefined;
  return loop?.type === "ForOfStatement" && loop.left === parent?.parent ? unwrap(loop.right) : undefined;
}

/** The map that a method is called on. */
function getMapAsked({ callee }: TSESTree.CallExpression, method: string): TSESTree.Node | undefined {
  return callee.type === "MemberExpression" && getMemberName(callee) === method ? unwrap(callee.object) : undefined;
}

interface MethodCall {
  readonly node: TSESTree.CallExpression;
  readonly method: string;
}

/** The call of a method of a name. */
function getCallOn(name: TSESTree.Node): MethodCall | undefined {
  const member = name.parent;
  if (member?.type !== "MemberExpression" || member.object !== name) return undefined;
  const node = member.parent;
  const isCall = node.type === "CallExpression" && node.callee === member;
  return isCall ? { node, method: getMemberName(member) ?? "" } : undefined;
}

/** What a map begins with; undefined where that is not written: a list of entries, or one entry for each item of a list. */
function getFirstValues(
  file: FileContext,
  { arguments: [first, ...more] }: TSESTree.NewExpression,
): readonly TSESTree.Node[] | undefined {
  if (first === undefined) return [];
  const given = unwrap(first);
  const callback = given.type === "CallExpression" && getMapAsked(given, "map") ? given.arguments[0] : undefined;
  const entries: readonly (TSESTree.Node | null)[] | undefined =
    given.type === "ArrayExpression"
      ? given.elements
      : callback !== undefined && isFunction(callback) && !callback.async && !callback.generator
        ? getReturned(file, callback)
        : undefined;
  if (entries === undefined || more.length > 0) return undefined;
  const values = entries.map((entry) => getValueOfEntry(entry));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** The second item of what is written as a pair of a key and a value. */
function getValueOfEntry(entry: TSESTree.Node | null): TSESTree.Node | undefined {
  const node = entry === null ? undefined : unwrap(entry);
  if (node?.type !== "ArrayExpression" || node.elements.length !== 2) return undefined;
  const [key, value] = node.elements;
  return key?.type === "SpreadElement" || value?.type === "SpreadElement" ? undefined : (value ?? undefined);
}

/** Methods that change and give no value, or give a value to nobody. */
const ASKS: ReadonlySet<string> = new Set(["has", "delete", "clear", "keys"]);

/** Returns whether a use of a map that calls nothing of it leaves its values as they are. */
function keepsWhole(file: FileContext, use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === "ForOfStatement" && parent.right === use) return keepsWalked(file, parent, true);
  return parent?.type === "MemberExpression" && parent.object === use && getMemberName(parent) === "size";
}

/** Returns whether a method of a map can't make one of its values longer, or put one in. */
function keepsValues(file: FileContext, { node, method }: MethodCall): boolean {
  if (ASKS.has(method)) return true;
  const [callback] = node.arguments;
  const { parent } = node;
  switch (method) {
    case "get":
      return keepsAsked(file, node);
    case "forEach": {
      if (callback === undefined || !isFunction(callback) || callback.params.length > 2) return false;
      const [value] = callback.params;
      return value === undefined || keepsRow(file, value);
    }
    case "values":
    case "entries":
      return (
        parent.type === "ForOfStatement" && parent.right === node && keepsWalked(file, parent, method === "entries")
      );
    default:
      return false;
  }
}

function keepsWalked(file: FileContext, loop: TSESTree.ForOfStatement, isEntry: boolean): boolean {
  const name = loop.left.type === "VariableDeclaration" ? loop.left.declarations[0].id : undefined;
  if (!isEntry) return name !== undefined && keepsRow(file, name);
  const value = name?.type === "ArrayPattern" ? name.elements[1] : undefined;
  return name?.type === "ArrayPattern" && (value == null || keepsRow(file, value));
}

/** Of one value that is asked for: `tables.get(id)!`, `const pair = tables.get(id);`. */
function keepsAsked(file: FileContext, call: TSESTree.Node): boolean {
  let asked: TSESTree.Node = call;
  while (asked.parent?.type === "TSNonNullExpression" || asked.parent?.type === "ChainExpression") asked = asked.parent;
  const { parent } = asked;
  const isNamed = parent?.type === "VariableDeclarator" && parent.id.type === "Identifier";
  return isNamed ? keepsRow(file, parent.id) : keepsItself(file, asked);
}
