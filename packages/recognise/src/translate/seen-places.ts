// What was drawn already: `used.includes(r)`, `used.has(r)`, `used[r]`, and what notes it.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getLengthProperty, hasNoItem } from "../syntax/list-forms.ts";
import { contains, getCalledName, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { insert } from "./cards.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getKept } from "./kept-notes.ts";
import { getListKey, isKeptEmpty, isUntouchedBefore, startsEmpty } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import { getSoughtByTest } from "./sought-by-test.ts";
import { isTaken } from "./taken-item.ts";
import type { Translation } from "./translation.ts";

/**
 * How a variable notes what was drawn: as a `Set`, or by a flag at each place. A list of places is read as any list, and so is a `Set` of places that nobody
 * asks what it has: it keeps each once, in the order in which they came.
 */
type Notes = "set" | "places" | "flags";

/** `used.includes(r)`, `used.has(r)`, `out.some((one) => one === item)`: whether it was noted; undefined where the call asks for something else. */
export function readSeen(translation: Translation, call: TSESTree.CallExpression): Expression | undefined {
  const { callee } = call;
  const [sought, ...more] = call.arguments;
  if (callee.type !== "MemberExpression" || sought === undefined || sought.type === "SpreadElement" || more.length > 0)
    return undefined;
  const name = getMemberName(callee) ?? "";
  if (name === "includes") return readHeldBy(translation, callee.object, sought);
  if (name === "some" || name === "every" || (name === "find" && isTruthAsked(call.parent, call)))
    return readAskedOfEach(translation, call, name === "find");
  const flags = name === "hasOwnProperty" ? getNotes(translation, callee.object, "flags") : undefined;
  const store = name === "has" ? getNotes(translation, callee.object, "set") : flags;
  return store === undefined ? undefined : hold(translation, store, sought);
}

/** Whether a list has an item for which a test looks: where every item is another one, it has not. `isItemGiven` says that the item itself is the answer. */
function readAskedOfEach(
  translation: Translation,
  call: TSESTree.CallExpression,
  isItemGiven: boolean,
): Expression | undefined {
  const sought = getSoughtByTest(translation.file, call);
  if (sought === undefined || call.callee.type !== "MemberExpression" || (isItemGiven && sought.mayBeFalsy))
    return undefined;
  const seen = readHeldBy(translation, call.callee.object, sought.node);
  return seen !== undefined && sought.isOther ? not(seen) : seen;
}

const not = (operand: Expression): Expression => ({ kind: "unary", operator: "!", operand });

/** Whether a list has an item, however that is asked. */
export function readHeldBy(
  translation: Translation,
  list: TSESTree.Node,
  sought: TSESTree.Node,
): Expression | undefined {
  const store = getFilled(translation, list);
  return store === undefined ? undefined : hold(translation, store, sought);
}

/** `used.indexOf(r) === -1`, `used.indexOf(r) >= 0`, `r in used`: whether it was noted. */
export function readSeenAt(translation: Translation, node: TSESTree.BinaryExpression): Expression | undefined {
  if (node.operator === "in") {
    const store = getNotes(translation, node.right, "flags");
    return store === undefined ? undefined : hold(translation, store, node.left);
  }
  const left = unwrap(node.left);
  const store =
    left.type === "MemberExpression" && left.computed ? getNotes(translation, left.object, "flags") : undefined;
  if (store !== undefined && left.type === "MemberExpression") {
    const isSet = tellsSet(translation, node, left.object);
    if (isSet === undefined) return undefined;
    const seen = hold(translation, store, left.property);
    return isSet ? seen : not(seen);
  }
  // out.filter((one) => one === item).length === 0
  const counted = left.type === "MemberExpression" && getMemberName(left) === "length" ? unwrap(left.object) : left;
  if (counted.type !== "CallExpression" || counted.callee.type !== "MemberExpression") return undefined;
  const name = getMemberName(counted.callee) ?? "";
  const isSeen =
    counted === left ? isAskedBy(translation.file, node, name) : getAnswer(translation.file, node, BY_COUNT);
  if (isSeen === undefined || (counted !== left && name !== "filter")) return undefined;
  const seen =
    name === "indexOf"
      ? readSought(translation, counted, counted.callee.object)
      : readAskedOfEach(translation, counted, false);
  return seen === undefined || isSeen ? seen : not(seen);
}

function readSought(
  translation: Translation,
  { arguments: [sought, ...more] }: TSESTree.CallExpression,
  list: TSESTree.Node,
): Expression | undefined {
  if (sought === undefined || sought.type === "SpreadElement" || more.length > 0) return undefined;
  return readHeldBy(translation, list, sought);
}

/** Returns whether a comparison is true where a method finds an item, or where it finds none; undefined for any other. */
function isAskedBy(file: FileContext, node: TSESTree.BinaryExpression, name: string): boolean | undefined {
  if (name === "indexOf" || name === "findIndex") return isAskedByIndex(file, node);
  return name === "find" ? getAnswer(file, node, BY_ITEM) : undefined;
}

/** Returns whether a comparison of an index is true where what was sought is in the list, or where it is not; undefined for any other comparison. */
export const isAskedByIndex = (file: FileContext, node: TSESTree.BinaryExpression): boolean | undefined =>
  getAnswer(file, node, BY_INDEX);

const getAnswer = (
  { sourceCode }: FileContext,
  { operator, right }: TSESTree.BinaryExpression,
  answers: ReadonlyMap<string, boolean>,
): boolean | undefined => answers.get(`${operator.slice(0, 2)} ${sourceCode.getText(right)}`);

/** What is compared with an item that is found, and whether what is sought is in the list then. */
const BY_ITEM: ReadonlyMap<string, boolean> = new Map([
  ["== undefined", false],
  ["!= undefined", true],
]);

/** The same of how many are found. */
const BY_COUNT: ReadonlyMap<string, boolean> = new Map([
  ["== 0", false],
  ["< 1", false],
  ["!= 0", true],
  ["> 0", true],
  [">= 1", true],
]);

/** The same of an index. */
const BY_INDEX: ReadonlyMap<string, boolean> = new Map([
  ["== -1", false],
  ["!= -1", true],
  ["< 0", false],
  ["> -1", true],
  [">= 0", true],
]);

/** `used[r]`, `used.size`, and `out.filter((one) => one === item).length` where its truth counts. */
export function readNoted(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const object = unwrap(node.object);
  if (getMemberName(node) === "length" && object.type === "CallExpression") {
    const isAsked = getCalledName(object.callee) === "filter" && isTruthAsked(node.parent, node);
    return isAsked ? readAskedOfEach(translation, object, false) : undefined;
  }
  if (getMemberName(node) === "size") {
    const store = getNotes(translation, node.object, "set") ?? getNotes(translation, node.object, "places");
    return store === undefined ? undefined : { kind: "length", list: store };
  }
  const store = node.computed ? getNotes(translation, node.object, "flags") : undefined;
  return store === undefined ? undefined : hold(translation, store, node.property);
}

/** `used.add(r)`, `used.set(r, true)`: returns whether the call notes what was drawn. */
export function addNote(translation: Translation, call: TSESTree.CallExpression): boolean {
  const { callee } = call;
  const [value] = call.arguments;
  const name = callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
  if (callee.type !== "MemberExpression" || value === undefined || (name !== "add" && name !== "set")) return false;
  const places = getNotes(translation, callee.object, "places");
  if (places !== undefined) {
    addPlace(translation, places, callee.object, value);
    return true;
  }
  return note(translation, getNotes(translation, callee.object, "set"), value);
}

/** A set takes what it has not yet: of an item that is taken out of a list, nothing that it has. */
function addPlace(translation: Translation, list: string, object: TSESTree.Node, value: TSESTree.Node): void {
  translation.emptyLists.add(list);
  const card = translation.capture(translation.expression(value));
  if (isTaken(translation, unwrap(value)) && getStore(translation, object)?.uses.some(isGoneThrough) === true) {
    insert(translation, list, object, { kind: "length", list }, card);
    return;
  }
  const then = translation.inBody(false, () => {
    insert(translation, list, object, { kind: "length", list }, card);
  });
  const test: Expression = { kind: "unary", operator: "!", operand: { kind: "holds", list, card } };
  translation.output.push({ kind: "if", test, then, otherwise: [] });
}

/** `used[r] = true`: returns whether the assignment notes what was drawn. */
export function setFlag(translation: Translation, { left }: TSESTree.AssignmentExpression): boolean {
  if (left.type !== "MemberExpression" || !left.computed) return false;
  return note(translation, getNotes(translation, left.object, "flags"), left.property);
}

function hold(translation: Translation, list: string, sought: TSESTree.Node): Expression {
  translation.seenTest ??= getTestAround(sought);
  return { kind: "holds", list, card: translation.expression(sought) };
}

/** Returns the whole condition that an expression is a part of; undefined where it is none. */
export function getTestAround(part: TSESTree.Node): TSESTree.Node | undefined {
  for (let node = part; node.parent != null; node = node.parent) {
    const { parent } = node;
    if ("test" in parent && parent.test === node) return node;
    if (/(?:Statement|Declaration|Function)$/.test(parent.type) || isFunction(parent)) return undefined;
  }
  return undefined;
}

/** What is noted goes into a list of its own, which `loops/drawn-until-new.ts` takes away again. */
function note(translation: Translation, list: string | undefined, value: TSESTree.Node): boolean {
  if (list === undefined) return false;
  const card = translation.expression(value);
  translation.output.push({ kind: "insert", list, position: { kind: "length", list }, card });
  return true;
}

/** Returns the name of a list that begins empty. */
function getFilled(translation: Translation, object: TSESTree.Node): string | undefined {
  const node = unwrap(object);
  if (translation.options.isLoop !== true) return undefined;
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  const init = variable === undefined ? undefined : getOnlyValue(variable);
  const isEmpty = init !== undefined && hasNoItem(translation.file, init);
  if (variable !== undefined && isEmpty && isUntouchedBefore(translation, variable))
    return translation.nameOf(variable);
  return getKeyOfKept(
    translation,
    node,
    (key) => startsEmpty(translation, key, node) || isKeptEmpty(translation, node),
  );
}

/** Returns the name of what lives longer than the region, where that is as it is asked for; undefined for what has no name. */
function getKeyOfKept(
  translation: Translation,
  node: TSESTree.Node,
  isAsked: (key: string) => boolean,
): string | undefined {
  if (!isListPath(node) || node.type === "ThisExpression") return undefined;
  try {
    const key = getListKey(translation, node);
    return isAsked(key) ? key : undefined;
  } catch (thrown) {
    if (thrown instanceof NotKnown) return undefined;
    throw thrown;
  }
}

/** Returns the name of what only notes what was drawn, in this way. */
function getNotes(translation: Translation, object: TSESTree.Node, kind: Notes): string | undefined {
  const store = getStore(translation, object);
  if (store === undefined) return undefined;
  let known = translation.notes.get(store.name);
  if (known === undefined) {
    known = findNotes(translation, store) ?? "none";
    translation.notes.set(store.name, known);
  }
  return known === kind ? store.name : undefined;
}

/** What may note what was drawn, and is empty when the region begins. */
interface Store {
  readonly name: string;
  /** What it holds then. */
  readonly value: TSESTree.Node;
  /** All places of the file that speak of it, and those of the region. */
  readonly uses: readonly TSESTree.Node[];
  readonly inside: readonly TSESTree.Node[];
}

function getStore(translation: Translation, object: TSESTree.Node): Store | undefined {
  const node = unwrap(object);
  const { file, options } = translation;
  if (options.isLoop !== true) return undefined;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable !== undefined && value !== undefined && isUntouchedBefore(translation, variable)) {
    const uses = variable.references.map(({ identifier }) => identifier as TSESTree.Node);
    const inside = uses.filter((use) => contains(options.region, use));
    return { name: translation.nameOf(variable), value, uses, inside };
  }
  const kept = isListPath(node) ? getKept(translation, node) : undefined;
  const name = kept === undefined ? undefined : getKeyOfKept(translation, node, () => true);
  if (kept === undefined || name === undefined) return undefined;
  return { name, value: kept.empty, uses: kept.uses, inside: kept.inside };
}

function findNotes(translation: Translation, { value, uses, inside }: Store): Notes | undefined {
  const init = unwrap(value);
  const { file } = translation;
  const isNew = (name: string): boolean =>
    init.type === "NewExpression" && isGlobal(file, init.callee, name) && init.arguments.length === 0;
  const isMap = isNew("Map");
  const isSet = isMap || isNew("Set");
  if (!isSet && getUnset(file, init) === undefined) return undefined;
  const isUse = isMap ? isUseOfMap : isSet ? isUseOfSet : isUseOfFlag;
  if (!inside.every(isUse)) return undefined;
  // A flag that says no is there as well.
  const isEmpty = init.type === "ObjectExpression" || hasNoItem(file, init);
  if (!isSet && !isEmpty && inside.some(isSoughtIn)) return undefined;
  const compared = isSet ? [] : inside.flatMap((use) => getComparison(use) ?? []);
  if (compared.some((one) => getAnswerIfSet(file, one, value, inside) === undefined)) return undefined;
  // Of a set that is asked what it has, as one of mines is, nobody needs the order.
  if (isSet) return inside.some(isAsked) ? "set" : isMap || uses.some(isAsked) ? undefined : "places";
  return inside.some(({ parent }) => parent?.parent?.type === "AssignmentExpression") ? "flags" : undefined;
}

/** What a place of flags may hold. */
type Flag = boolean | 0 | 1 | null | undefined;

/** Returns what an object or a list that has no flag set holds at its places: `{}`, `[]`, `[false, false]`, `new Array(n).fill(false)`, `list.map(() => false)`. */
function getUnset(file: FileContext, init: TSESTree.Node): readonly Flag[] | undefined {
  if (init.type === "ObjectExpression") return init.properties.length === 0 ? [undefined] : undefined;
  if (hasNoItem(file, init)) return [undefined];
  if (init.type === "ArrayExpression") return getFalse(...init.elements);
  if (init.type !== "CallExpression" || init.callee.type !== "MemberExpression") return undefined;
  const { object } = init.callee;
  const [first, second, ...more] = init.arguments;
  if (getMemberName(init.callee) === "fill")
    return hasNoItem(file, object) && second === undefined && first !== undefined ? getFalse(first) : undefined;
  if (getMemberName(init.callee) === "map")
    return second === undefined && first !== undefined && isFunction(first) ? getFalse(first.body) : undefined;
  const isFrom =
    getMemberName(init.callee) === "from" &&
    isGlobal(file, object, "Array") &&
    first !== undefined &&
    getLengthProperty(first) !== undefined &&
    more.length === 0;
  return isFrom && second !== undefined && isFunction(second) ? getFalse(second.body) : undefined;
}

/** The values of parts that all are `false` or 0. */
function getFalse(...parts: readonly (TSESTree.Node | null)[]): readonly Flag[] | undefined {
  const values = parts.map((part) => (part?.type === "Literal" ? part.value : undefined));
  const areFalse = values.every((value) => value === false || value === 0);
  return areFalse ? values : undefined;
}

/** Returns whether a comparison of a flag is true where it is set, or where it is not; undefined where it tells neither. */
function tellsSet(
  translation: Translation,
  node: TSESTree.BinaryExpression,
  object: TSESTree.Node,
): boolean | undefined {
  const store = getStore(translation, object);
  return store === undefined ? undefined : getAnswerIfSet(translation.file, node, store.value, store.inside);
}

function getAnswerIfSet(
  file: FileContext,
  { operator, right }: TSESTree.BinaryExpression,
  value: TSESTree.Node,
  inside: readonly TSESTree.Node[],
): boolean | undefined {
  const compared = getFlag(right);
  const unset = getUnset(file, unwrap(value));
  if (compared === undefined || unset === undefined) return undefined;
  const tell = (flag: Flag): boolean => {
    const isSame = operator.length === 3 ? flag === compared.value : isLooselySame(flag, compared.value);
    return isSame === operator.startsWith("=");
  };
  const set: readonly Flag[] = inside.some(isSetToNumber) ? [true, 1] : [true];
  const answers = new Set(set.map(tell));
  const [answer] = answers;
  return answers.size === 1 && !unset.some((flag) => tell(flag) === answer) ? answer : undefined;
}

/** What `==` says of two of such values. */
function isLooselySame(one: Flag, other: Flag): boolean {
  const areNone = [one, other].map((value) => value === undefined || value === null);
  return areNone.includes(true) ? !areNone.includes(false) : Number(one) === Number(other);
}

/** `true`, `false`, `0`, `1`, `null`, `undefined`, as written. */
function getFlag(node: TSESTree.Node): { readonly value: Flag } | undefined {
  if (node.type === "Identifier") return node.name === "undefined" ? { value: undefined } : undefined;
  const value = node.type === "Literal" ? node.value : undefined;
  return value === null || typeof value === "boolean" || value === 0 || value === 1 ? { value } : undefined;
}

/** The comparison of `used[r] === true`. */
function getComparison({ parent: place }: TSESTree.Node): TSESTree.BinaryExpression | undefined {
  const { parent } = place ?? {};
  return parent?.type === "BinaryExpression" && parent.left === place && /^[!=]==?$/.test(parent.operator)
    ? parent
    : undefined;
}

/** `used.has(r)` */
const isAsked = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && getMemberName(parent) === "has";

/** `[...used]`, `Array.from(used)`, `for (const item of used)`: then its order counts. Who gets the set itself may only ask what it has. */
const isGoneThrough = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "SpreadElement" ||
  parent?.type === "ForOfStatement" ||
  (parent?.type === "CallExpression" && getCalledName(parent.callee) === "from");

function isUseOfSet({ parent }: TSESTree.Node): boolean {
  if (parent?.type !== "MemberExpression") return false;
  const name = getMemberName(parent);
  if (name === "size") return true;
  const call = parent.parent;
  if (call.type !== "CallExpression" || call.callee !== parent || call.arguments.length !== 1) return false;
  return name === "has" || (name === "add" && call.parent.type === "ExpressionStatement");
}

/** `used.size`, `used.has(r)`, `used.set(r, true)` */
function isUseOfMap(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type !== "MemberExpression" || getMemberName(parent) !== "set") return isUseOfSet(identifier);
  const call = parent.parent;
  if (call.type !== "CallExpression" || call.callee !== parent || call.parent.type !== "ExpressionStatement")
    return false;
  const [, value, ...more] = call.arguments;
  return more.length === 0 && (value?.type === "Literal" || value?.type === "Identifier");
}

/** `r in used`, `used.hasOwnProperty(r)` */
function isSoughtIn(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type === "BinaryExpression") return parent.operator === "in" && parent.right === identifier;
  if (parent?.type !== "MemberExpression" || getMemberName(parent) !== "hasOwnProperty") return false;
  const { parent: call } = parent;
  return call.type === "CallExpression" && call.callee === parent && call.arguments.length === 1;
}

/** `used[r] = 1` */
function isSetToNumber({ parent: place }: TSESTree.Node): boolean {
  const { parent } = place ?? {};
  return parent?.type === "AssignmentExpression" && parent.right.type === "Literal" && parent.right.value === 1;
}

/** `used[r]` where its truth counts or is compared with a flag, `r in used`, and `used[r] = true`. */
function isUseOfFlag(identifier: TSESTree.Node): boolean {
  if (isSoughtIn(identifier)) return true;
  const place = identifier.parent;
  if (place?.type !== "MemberExpression" || !place.computed || place.object !== identifier) return false;
  const { parent } = place;
  if (parent.type === "AssignmentExpression") {
    const { left, operator, right } = parent;
    const isSet = right.type === "Literal" && (right.value === true || right.value === 1);
    return left === place && operator === "=" && isSet && parent.parent.type === "ExpressionStatement";
  }
  const comparison = getComparison(identifier);
  const isCompared = comparison !== undefined && getFlag(comparison.right) !== undefined;
  return isCompared || isTruthAsked(parent, place);
}

export function isTruthAsked(parent: TSESTree.Node, node: TSESTree.Node): boolean {
  switch (parent.type) {
    case "UnaryExpression":
      return parent.operator === "!";
    case "IfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      return parent.test === node;
    case "LogicalExpression":
      return parent.operator !== "??" && isTruthAsked(parent.parent, parent);
    default:
      return false;
  }
}
