// Items that are looked for in the list that they were read from: `rest.splice(rest.indexOf(item), 1)`, `rest = rest.filter((one) => one !== item)`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, getWrites } from "../syntax/bindings.ts";
import { getComparedWith } from "../syntax/list-forms.ts";
import { isRowPath } from "../syntax/list-path.ts";
import { getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { cardOf } from "./cards.ts";
import { getListKey } from "./list-paths.ts";
import type { ReadPlace, Translation } from "./translation.ts";

/** Keeps the item, and its place, of `const item = rest[k]` where the item is looked for later; returns whether it is one. */
export function holdSoughtItem(
  translation: Translation,
  { id, init, parent: declaration }: TSESTree.VariableDeclarator,
): boolean {
  const item = init === null ? undefined : unwrap(init);
  if (id.type !== "Identifier" || item?.type !== "MemberExpression" || declaration.kind === "var") return false;
  const variable = translation.getVariableOf(id);
  if (!item.computed || getMemberName(item) !== undefined || !isRowPath(item.object)) return false;
  if (
    getOnlyValue(variable) === undefined ||
    !variable.references.some(({ identifier }) => isSought(translation, identifier))
  )
    return false;
  const list = getListKey(translation, item.object);
  const position = translation.capture(translation.expression(item.property));
  translation.known.add(variable);
  translation.emit(translation.nameOf(variable), cardOf(translation, list, item.object, position));
  const moves = translation.moves.get(list) ?? 0;
  translation.readPlaces.set(variable, { list, position, moves, scope: declaration.parent });
  return true;
}

/** Returns whether a name is sought, or a parameter of a function of the file that it is handed to. */
function isSought(translation: Translation, identifier: TSESTree.Node): boolean {
  const { parent: call } = identifier;
  const place = call?.type === "CallExpression" ? call.arguments.findIndex((one) => one === identifier) : -1;
  const local = call?.type === "CallExpression" && place >= 0 ? getFunction(translation.file, call.callee) : undefined;
  const parameter = local?.params[place];
  if (parameter?.type !== "Identifier") return isSoughtHere(identifier);
  return translation.getVariableOf(parameter).references.some((reference) => isSoughtHere(reference.identifier));
}

/** Returns whether a name, or its id, is what a list is asked for, or what its items are compared with. */
function isSoughtHere(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type === "CallExpression") return isIndexOf(parent);
  const compared = parent?.type === "MemberExpression" && parent.object === identifier ? parent.parent : parent;
  return (
    compared?.type === "BinaryExpression" && (isFunction(compared.parent) || compared.parent.type === "ReturnStatement")
  );
}

const isIndexOf = ({ callee }: TSESTree.CallExpression): boolean =>
  callee.type === "MemberExpression" && /^(?:indexOf|lastIndexOf)$/.test(getMemberName(callee) ?? "");

/** Returns the place of `rest.indexOf(item)` and of `rest.findIndex((one) => one === item)`, where the item was read from that list and nothing has moved since. */
export const readSoughtPlace = (translation: Translation, call: TSESTree.CallExpression): Expression | undefined =>
  call.callee.type === "MemberExpression" && getMemberName(call.callee) === "includes"
    ? undefined
    : readPlaceAsked(translation, call);

/** Returns the place of the item that a call looks for, or asks for by `rest.includes(item)`, under the same conditions. */
export function readPlaceAsked(translation: Translation, call: TSESTree.CallExpression): Expression | undefined {
  const { callee } = call;
  const [sought, ...more] = call.arguments;
  if (callee.type !== "MemberExpression" || sought === undefined || more.length > 0 || !isRowPath(callee.object))
    return undefined;
  const item = getSought(translation, call);
  return item === undefined ? undefined : getReadPlace(translation, item, getListKey(translation, callee.object), call);
}

/** The item that `rest.indexOf(item)`, `rest.includes(item)` and `rest.findIndex((one) => one === item)` look for. */
function getSought(translation: Translation, call: TSESTree.CallExpression): TSESTree.Node | undefined {
  const [sought] = call.arguments;
  if (sought === undefined || call.callee.type !== "MemberExpression") return undefined;
  if (isIndexOf(call) || getMemberName(call.callee) === "includes") return sought;
  if (getMemberName(call.callee) !== "findIndex") return undefined;
  return getComparedWith(translation.file, sought, "===", 0);
}

/** Returns whether a call looks for an item that a constant holds since it was read, in no further loop than `asked`. */
export function isReadFrom(translation: Translation, call: TSESTree.CallExpression, asked: TSESTree.Node): boolean {
  const item = getSought(translation, call);
  const read = item === undefined ? undefined : getRead(translation, item);
  return read !== undefined && !isInFurtherLoop(translation, asked, read.scope);
}

/** Returns the place of the one item that `rest.filter((one) => one !== item)`, or `rest.filter((_, k) => k !== place)`, leaves out. */
export function readPlaceLeftOut(
  translation: Translation,
  list: TSESTree.Identifier,
  call: TSESTree.CallExpression,
): Expression | undefined {
  const [test] = call.arguments;
  if (test === undefined) return undefined;
  const key = getListKey(translation, list);
  const place = getComparedWith(translation.file, test, "!==", 1);
  if (place === undefined) {
    const item = getComparedWith(translation.file, test, "!==", 0);
    return item === undefined ? undefined : getReadPlace(translation, item, key, call);
  }
  const position = translation.capture(translation.expression(place));
  // At a place that the list does not have there is nothing to leave out: to read it there says so.
  translation.capture(cardOf(translation, key, list, position));
  return position;
}

/** What is known of the constant that holds an item, also where a function was handed it. */
function getRead(translation: Translation, item: TSESTree.Node): ReadPlace | undefined {
  const variable = item.type === "Identifier" ? getVariable(translation.file, item) : undefined;
  if (variable === undefined) return undefined;
  const isParameter = variable.defs[0]?.type.toString() === "Parameter" && getWrites(variable).length === 0;
  const handed = isParameter ? translation.given.get(translation.nameOf(variable)) : undefined;
  if (handed?.kind !== "variable") return translation.readPlaces.get(variable);
  return [...translation.readPlaces].find(([constant]) => translation.nameOf(constant) === handed.name)?.[1];
}

/** The place of an item, as it is where a call looks for it. */
function getReadPlace(
  translation: Translation,
  item: TSESTree.Node,
  list: string,
  call: TSESTree.Node,
): Expression | undefined {
  const read = getRead(translation, item);
  if (read?.list !== list || read.moves !== (translation.moves.get(list) ?? 0)) return undefined;
  // In a further loop it is looked for again, when it lies there no more.
  return isInFurtherLoop(translation, call, read.scope) ? undefined : read.position;
}

/** Returns whether a loop stands around a place and not around a scope; a function that is read in place of its call stands where that does. */
function isInFurtherLoop({ calls }: Translation, place: TSESTree.Node, scope: TSESTree.Node): boolean {
  for (let node = place.parent; node != null && node !== scope; node = node.parent) {
    if (isLoop(node)) return true;
    if (!isFunction(node)) continue;
    const local = node;
    const called = calls.find((call) => call.node === local);
    if (called === undefined) return true;
    node = called.site;
  }
  return false;
}
