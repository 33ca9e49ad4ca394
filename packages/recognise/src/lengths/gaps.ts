// Which lists are known to hold holes or `undefined`: `Array.prototype.sort` lays those last, whatever its comparator says.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getCopied, getLengthProperty, getSizeOfNew, isEmptyArray } from "../syntax/list-forms.ts";
import { getFunctionAround, getMemberName, isFunction, someNode, unwrap } from "../syntax/tree.ts";
import { comesAfter, isLook } from "../values/filled-length.ts";
import { getListUses } from "../states/list-uses.ts";
import { getWrittenNumber } from "../values/written-number.ts";

/** Returns whether a list is known to hold holes or `undefined` where it is sorted. */
export const hasGaps = (file: FileContext, list: TSESTree.Node): boolean => findGaps(file, list) !== "none";

/** Callbacks pass holes over and see what is `undefined`. */
type Gaps = "holes" | "undefined" | "none";

/** What gives the same items again, in some order. */
const KEEPS: ReadonlySet<string> = new Set(["concat", "reverse", "slice", "sort", "toReversed", "toSorted"]);
/** What a list may be asked without anything coming into it. */
const READS: ReadonlySet<string> = new Set([
  ...KEEPS,
  "entries",
  "every",
  "filter",
  "find",
  "forEach",
  "includes",
  "indexOf",
  "join",
  "keys",
  "length",
  "map",
  "reduce",
  "some",
  "values",
]);

function findGaps(file: FileContext, list: TSESTree.Node): Gaps {
  const node = unwrap(list);
  switch (node.type) {
    case "ArrayExpression": {
      const copied = getCopied(file, node);
      if (copied !== undefined) return findGaps(file, copied) === "none" ? "none" : "undefined";
      if (node.elements.includes(null)) return "holes";
      return node.elements.some((element) => element !== null && isUndefined(file, element)) ? "undefined" : "none";
    }
    case "NewExpression":
      return isUnfilled(file, node) ? "holes" : "none";
    case "CallExpression":
      return isUnfilled(file, node) ? "holes" : findGapsOfCall(file, node);
    case "MemberExpression":
      return isPartlyWritten(file, node) ? "holes" : "none";
    case "Identifier": {
      if (isPartlyWritten(file, node)) return "holes";
      const variable = getVariable(file, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      if (variable === undefined || value === undefined) return "none";
      const isOnlyRead = variable.references.every(({ identifier, init }) => init === true || isRead(identifier));
      return isOnlyRead ? findGaps(file, value) : "none";
    }
    default:
      return "none";
  }
}

/**
 * Returns whether a list gets items at written places alone, and some places before the last one, or of its own length, get none:
 * `const seats = new Array(5); seats[0] = left; seats[1] = right;`.
 */
function isPartlyWritten(file: FileContext, list: TSESTree.Identifier | TSESTree.MemberExpression): boolean {
  const uses = getListUses(file, list);
  if (uses === undefined) return false;
  let end = uses.first === undefined ? 0 : getEnd(file, uses.first.value);
  const places = new Set<number>();
  for (const use of [...uses.own, ...uses.others]) {
    if (getFunctionAround(use) === getFunctionAround(list) && comesAfter(use, list)) continue;
    const { parent } = use;
    if (parent?.type === "AssignmentExpression" && parent.left === use && parent.operator === "=")
      end = Math.max(end, getEnd(file, parent.right));
    else if (parent?.type === "MemberExpression" && parent.object === use && isSet(parent)) {
      const place = parent.computed ? getWrittenNumber(file, parent.property) : undefined;
      if (place === undefined) return false;
      places.add(place);
      end = Math.max(end, place + 1);
    } else if (fills(use) || !(isRead(use) || isLook(file, use))) return false;
  }
  return places.size < end && end < Infinity;
}

const fills = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && getMemberName(parent) === "fill";

/** Returns how many places a list has that is made without any item; infinity for any other. */
function getEnd(file: FileContext, made: TSESTree.Node): number {
  if (isEmptyArray(made)) return 0;
  const size = getSizeOfNew(file, unwrap(made));
  return (size === undefined ? undefined : getWrittenNumber(file, size)) ?? Infinity;
}

const isSet = (member: TSESTree.MemberExpression): boolean =>
  member.parent.type === "AssignmentExpression" && member.parent.left === member;

/** `Array(n)`; given anything but a number, it is a list of one, which no sort changes. */
function isUnfilled(
  file: FileContext,
  { callee, arguments: given }: TSESTree.NewExpression | TSESTree.CallExpression,
): boolean {
  const [size, ...more] = given;
  const isSize = size !== undefined && size.type !== "SpreadElement" && more.length === 0;
  return isSize && isGlobal(file, callee, "Array");
}

function findGapsOfCall(file: FileContext, { callee, arguments: given }: TSESTree.CallExpression): Gaps {
  if (callee.type !== "MemberExpression") return "none";
  const name = getMemberName(callee) ?? "";
  const [first, second] = given;
  if (name === "from" && isGlobal(file, callee.object, "Array")) {
    if (first === undefined || second !== undefined) return "none";
    // Array.from({ length: 5 })
    if (getLengthProperty(first) !== undefined) return "undefined";
    return findGaps(file, first) === "none" ? "none" : "undefined";
  }
  const gaps = findGaps(file, callee.object);
  if (name === "map" && gaps !== "holes" && first !== undefined && mayGiveUndefined(file, first)) return "undefined";
  if (gaps === "none") return "none";
  if (name === "fill") return first === undefined || isUndefined(file, first) ? "undefined" : "none";
  if (name === "map") return gaps === "holes" ? "holes" : "none";
  return KEEPS.has(name) && (name !== "slice" || first === undefined) ? gaps : "none";
}

/** Returns whether a callback names `undefined` as what it gives for some item, or ends without giving anything. */
function mayGiveUndefined(file: FileContext, callback: TSESTree.Node): boolean {
  if (!isFunction(callback) || callback.async || callback.generator) return false;
  const { body } = callback;
  if (body.type !== "BlockStatement") return mayBeUndefined(file, body);
  const last = body.body.at(-1);
  if (last === undefined || last.type === "ExpressionStatement" || isLoneReturn(last)) return true;
  return someNode(file, body, (node) => {
    if (isFunction(node)) return "skip";
    return node.type === "ReturnStatement" && (node.argument === null || mayBeUndefined(file, node.argument));
  });
}

/** `if (item.isOpen) return item;`, after which there is nothing more. */
const isLoneReturn = (node: TSESTree.Statement): boolean => node.type === "IfStatement" && node.alternate === null;

function mayBeUndefined(file: FileContext, source: TSESTree.Node): boolean {
  const node = unwrap(source);
  if (node.type === "ConditionalExpression")
    return mayBeUndefined(file, node.consequent) || mayBeUndefined(file, node.alternate);
  return isUndefined(file, node);
}

const isUndefined = (file: FileContext, node: TSESTree.Node): boolean =>
  isGlobal(file, node, "undefined") || (node.type === "UnaryExpression" && node.operator === "void");

/** Returns whether a use of a list leaves its items alone, but for their order. */
export function isRead(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type === "SpreadElement") return true;
  if (parent?.type !== "MemberExpression" || parent.object !== identifier) return false;
  return !isSet(parent) && READS.has(getMemberName(parent) ?? "");
}
