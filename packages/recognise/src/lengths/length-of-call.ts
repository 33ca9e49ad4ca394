// How many items a list has by the call that gives it: `new Array(2)`, `Object.keys({ x, y })`, `"XO".split("")`, `list.slice(0, 2)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getField, getProperty, isGlobal } from "../syntax/bindings.ts";
import { getLengthProperty, isEmptyArray } from "../syntax/list-forms.ts";
import { getCalledName, getMemberName, unwrap } from "../syntax/tree.ts";
import { getAsked } from "../states/list-uses.ts";
import { getPartOf } from "../states/object-parts.ts";
import { countChanges } from "../values/changed-length.ts";
import { countKeys, countKeysOfType } from "../values/counted-keys.ts";
import { countFewKeys } from "../rows/few-keys.ts";
import { getMostOfFilter } from "../checks/filtered-length.ts";
import { getLengthByLibrary } from "./library-length.ts";
import { countMatched } from "../values/match-groups.ts";
import { getMostQueried } from "./queried-length.ts";
import { getLengthOfSlice, getLengthWithout, getSliced } from "./sliced-length.ts";
import { getLengthFound } from "../checks/tested-length.ts";
import { getTypedMaker, type TypedMaker } from "../lists/typed-maker.ts";
import { asFew, atMostTwo, getWrittenNumber, getWrittenSize, type GetLength } from "../values/written-number.ts";
import { getWrittenText } from "../values/written-text.ts";

/**
 * The length that a call gives its result: `new Array(2)`, `Array.of(x, y)`, `Array.from({ length: 2 })`, `Object.keys({ x, y })`, `"XO".split("")`; two or one
 * at most for `slice(0, 2)`, `slice(-1)`, `slice(i, i + 2)`, `_.take(list, 2)`, and for a filter of two.
 */
export function getLengthOfCall(file: FileContext, node: TSESTree.Node, getLength: GetLength): number | undefined {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return undefined;
  const [first, second] = node.arguments;
  const count = node.arguments.some(({ type }) => type === "SpreadElement") ? undefined : node.arguments.length;
  if (isGlobal(file, node.callee, "Array")) return count === 1 ? getWrittenSize(file, first, getLength) : count;
  const made = getTypedMaker(file, node);
  if (made !== undefined) return getTypedLength(file, made, getLength);
  const few = getWrittenNumber(file, second);
  const ofLibrary = getLengthByLibrary(file, node, getLength);
  if (ofLibrary !== undefined) return ofLibrary;
  // A set has no item twice, and a map no key.
  if (node.type === "NewExpression" && (isGlobal(file, node.callee, "Set") || isGlobal(file, node.callee, "Map")))
    return first === undefined ? undefined : asFew(getLength(first));
  if (node.callee.type !== "MemberExpression") return asFew(countQueries(node, getLength));
  const { object } = node.callee;
  const isArray = isGlobal(file, object, "Array");
  switch (getMemberName(node.callee)) {
    case "of":
      return isArray ? count : undefined;
    case "from": {
      // Of one list alone it is a copy.
      if (isArray && second !== undefined && first?.type !== "ObjectExpression")
        return first === undefined ? undefined : asFew(getLength(first));
      if (!isArray || first?.type !== "ObjectExpression") return undefined;
      const length = first.properties.find(
        (property): property is TSESTree.Property =>
          property.type === "Property" && property.key.type === "Identifier" && property.key.name === "length",
      );
      return getWrittenSize(file, length?.value, getLength);
    }
    case "entries":
    case "keys":
    case "values":
      return getLengthOfEntries(file, object, first, getLength);
    case "freeze":
    case "seal":
      return isGlobal(file, object, "Object") && first !== undefined ? getLength(first) : undefined;
    case "split": {
      const text = getWrittenText(file, object);
      const separator = first === undefined ? undefined : getWrittenText(file, first);
      if (count === 2) return asFew(few);
      if (separator === undefined || count !== 1) return undefined;
      if (text !== undefined) return text.split(separator).length;
      // A text has a character for each item of the list that it is cut into.
      return asFew(separator === "" ? getLength(object) : countPieces(object, separator));
    }
    // A set gives itself back: `new Set().add(x).add(y)`.
    case "add":
      return asFew(countAdded(file, node.callee.object, getLength));
    // Of React's children.
    case "toArray":
      return getCalledName(object) === "Children" && first !== undefined ? asFew(getLength(first)) : undefined;
    // Of faker and of Chance.
    case "arrayElements":
    case "pickset":
      return asFew(few);
    case "filter":
      return asFew(getMostOfFilter(file, node, getLength));
    case "parse":
      return isGlobal(file, object, "JSON") && first !== undefined
        ? countWritten(getWrittenText(file, first))
        : undefined;
    case "toSpliced":
      return getLengthWithout(file, node.arguments, () => getLength(object));
    // Of two items at most any number of them is fair; of more than two it is not known how many there are.
    case "splice":
      return asFew(few);
    case "substr":
      return asFew(second === undefined ? getSliced(file, first, undefined) : few);
    case "substring": {
      const taken = second === undefined ? undefined : getSliced(file, first, second);
      // From the later place to the earlier one it takes as many.
      return taken === undefined || taken < 0 ? undefined : asFew(taken);
    }
    case "exec":
    case "match":
      return countMatched(file, node);
    case "slice":
    case "subarray":
      return (
        asFew(getSliced(file, first, second)) ??
        getLengthOfSlice(file, [first, second], () => getLength(object)) ??
        asFew(getLengthOfSlice(file, [first, second], () => getLength(withoutNone(object))))
      );
    default:
      return countBorrowed(file, node) ?? getLengthFound(file, node);
  }
}

/** TanStack's `useQueries({ queries: […] })` has a result for each. */
function countQueries(
  { callee, arguments: [options] }: TSESTree.CallExpression | TSESTree.NewExpression,
  getLength: GetLength,
): number | undefined {
  const isHook = /^use(?:Suspense)?Queries$/.test(getCalledName(callee) ?? "");
  const queries = isHook && options?.type === "ObjectExpression" ? getProperty(options, "queries") : undefined;
  return queries === undefined ? undefined : getLength(queries);
}

/** Of `sides.entries()`, `Object.keys({ x, y })`. What a list gives so is walked over or copied; a map of groups has a group for each key. */
function getLengthOfEntries(
  file: FileContext,
  object: TSESTree.Node,
  first: TSESTree.Node | undefined,
  getLength: GetLength,
): number | undefined {
  if (first === undefined) return getLength(object) ?? countFewKeys(file, object);
  if (!isGlobal(file, object, "Object")) return undefined;
  return (
    countKeys(file, first) ??
    countKeysHeld(file, first) ??
    countFewKeys(file, first) ??
    getMostQueried(file, first, getLength) ??
    asFew(countKeysOfType(file, first))
  );
}

/** Two at most of an object under a name that is given no other one, nor another key: `Object.keys(settings.sides)`, `Object.entries(this.sides)`. */
function countKeysHeld(file: FileContext, object: TSESTree.Node): number | undefined {
  const node = unwrap(object);
  const name = node.type === "MemberExpression" ? getMemberName(node) : undefined;
  if (node.type !== "MemberExpression" || name === undefined) return undefined;
  const held = node.object.type === "ThisExpression" ? getField(file, node)?.value : getPartOf(file, node.object, name);
  if (held === undefined || countChanges(file, name) > 0 || !getAsked(file, name).every(keepsKeys)) return undefined;
  return atMostTwo(countKeys(file, held));
}

/** Returns whether nothing is put under a key of what is asked for at a place, or taken from there: `game.sides[key] = side`. */
function keepsKeys(place: TSESTree.Node): boolean {
  const { parent } = place;
  if (parent?.type === "CallExpression" && /^(?:assign|defineProperty)$/.test(getCalledName(parent.callee) ?? ""))
    return false;
  return (
    parent?.type !== "MemberExpression" ||
    parent.object !== place ||
    !/^(?:Assignment|Unary)Expression$/.test(parent.parent.type)
  );
}

/** `Array.prototype.slice.call(arguments, 0, 2)`, `[].slice.call(arguments, -2)` */
function countBorrowed(
  file: FileContext,
  { callee, arguments: [, first, second] }: TSESTree.CallExpression | TSESTree.NewExpression,
): number | undefined {
  if (callee.type !== "MemberExpression" || getMemberName(callee) !== "call") return undefined;
  const { object } = callee;
  const isSlice = object.type === "MemberExpression" && getMemberName(object) === "slice";
  return isSlice ? asFew(getSliced(file, first, second)) : undefined;
}

/** How many items a new set has at most behind one more `add`. */
function countAdded(file: FileContext, set: TSESTree.Node, getLength: GetLength): number | undefined {
  const node = unwrap(set);
  const isEmpty = node.type === "NewExpression" && isGlobal(file, node.callee, "Set") && node.arguments.length === 0;
  const before = isEmpty ? 0 : getLength(node);
  return before === undefined ? undefined : before + 1;
}

/** How many pieces there are of a text that is put together, `${left}|${right}`; what is put in may hold more of the separator, so that of many it is not known. */
function countPieces(text: TSESTree.Node, separator: string): number | undefined {
  const node = unwrap(text);
  if (node.type !== "TemplateLiteral") return undefined;
  return node.quasis.reduce((count, { value }) => count + value.raw.split(separator).length - 1, 1);
}

/** The list of `list ?? []`; where there is none, nothing is taken of it. */
export function withoutNone(list: TSESTree.Node): TSESTree.Node {
  const node = unwrap(list);
  return node.type === "LogicalExpression" && node.operator !== "&&" && isEmptyArray(node.right) ? node.left : node;
}

/** How many items a list has that is written as JSON. */
function countWritten(text: string | undefined): number | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return Array.isArray(value) ? value.length : undefined;
  } catch {
    return undefined;
  }
}

/** The length of what makes or fills a typed array; a list in it has as many items, an ArrayBuffer as many bytes. */
function getTypedLength(
  file: FileContext,
  { constructor, how, given }: TypedMaker,
  getLength: GetLength,
): number | undefined {
  const [first, , third] = given;
  if (first === undefined || given.some(({ type }) => type === "SpreadElement")) return undefined;
  switch (how) {
    case "of":
      return given.length;
    case "size":
      return getWrittenSize(file, first, getLength);
    case "from":
    case "fill":
      return getWrittenSize(file, getLengthProperty(first), getLength) ?? getLengthOfSource(file, first, getLength);
    case "new": {
      if (third !== undefined) return getWrittenSize(file, third, getLength);
      if (first.type !== "NewExpression" || !isGlobal(file, first.callee, "ArrayBuffer"))
        return getWrittenSize(file, first, getLength) ?? getLength(first);
      const bits = Number(/\d+/.exec(constructor)?.[0] ?? 8);
      const bytes = getWrittenSize(file, first.arguments[0], getLength);
      return bytes === undefined ? undefined : (bytes * 8) / bits;
    }
  }
}

/** Of plain letters a Buffer has a byte each; of others it may have more. */
function getLengthOfSource(file: FileContext, source: TSESTree.Node, getLength: GetLength): number | undefined {
  const text = getWrittenText(file, source);
  if (text === undefined) return getLength(source);
  return /^[\w ]*$/.test(text) ? text.length : undefined;
}
