// How many items a list has that is put together of others, or is one of them: `[...left, right]`, `left.concat(right)`, `rows.flat()`, `isNew ? left : right`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { isFunction, unwrap } from "../syntax/tree.ts";
import { isItem, isNoList } from "../lists/no-list.ts";
import { getRowLength } from "../rows/known-rows.ts";
import { isHandedIn, asPair } from "../states/default-list.ts";
import { atMostTwo, getWrittenNumber, type GetLength, type Lengths } from "../values/written-number.ts";

/** Returns how many items are written between brackets, with those of the lists that are spread there. */
export function getLengthOfLiteral(
  file: FileContext,
  { elements }: TSESTree.ArrayExpression,
  getLength: GetLength,
): number | undefined {
  const spread = elements.flatMap((element) => (element?.type === "SpreadElement" ? [element.argument] : []));
  return addUp(file, elements.length - spread.length, spread, getLength, getLength);
}

/** Returns how many items both lists have of which a condition chooses one; of lists that differ, only the most of two at most. */
export function getLengthOfChoice(
  file: FileContext,
  node: TSESTree.ConditionalExpression,
  getLength: GetLength,
): number | undefined {
  const [then, otherwise] = getLengthsOfBranches(file, node, getLength);
  if (then === undefined || otherwise === undefined) return undefined;
  const most = Math.max(then, otherwise);
  return most > 0 && (then === otherwise || most <= 2) ? most : undefined;
}

/** Returns the length of a list, or of the one that stands in for it: `sides ?? ["left", "right"]`. */
export function getLengthOfEither(
  file: FileContext,
  node: TSESTree.LogicalExpression,
  getLength: GetLength,
): number | undefined {
  // Where there is no list, nothing is shuffled.
  if (isEmptyArray(node.right)) return atMostTwo(getLength(node.left));
  const right = getLength(node.right);
  if (node.operator === "&&" || right === undefined) return right;
  const left = getLength(node.left);
  if (left !== undefined) return atMostTwo(Math.max(left, right));
  return isHandedIn(file, node.left) ? asPair(right) : undefined;
}

/** Returns the length of a list with what is put behind it; two at most, where some of that is taken for one item. */
export function getLengthOfConcat(
  file: FileContext,
  lists: readonly TSESTree.Node[],
  { getLength, getOnce }: Lengths,
): number | undefined {
  const getPart: GetLength = (list) => getLengthOfPart(file, list, getLength);
  const countOne: GetLength = (item) =>
    isItem(file, item, (rows) => getRowLength(file, rows, getOnce) !== undefined) ? 1 : undefined;
  return (
    addUp(file, 0, lists, getPart, getLength) ??
    atMostTwo(addUp(file, 0, lists, (list) => getPart(list) ?? countOne(list), getLength))
  );
}

/** Returns the length of `lists.flat()`: what is deeper inside stays as it is. */
export function getLengthOfFlat(
  file: FileContext,
  lists: TSESTree.Node,
  [depth]: readonly TSESTree.Node[],
  getLength: GetLength,
): number | undefined {
  if (depth !== undefined && getWrittenNumber(file, depth) !== 1) return undefined;
  const node = unwrap(lists);
  const getPart: GetLength = (list) => getLengthOfPart(file, list, getLength);
  if (node.type !== "ArrayExpression") return multiply(getLength(lists), getRowLength(file, lists, getPart));
  const parts = node.elements.filter((element) => element !== null);
  return parts.some(({ type }) => type === "SpreadElement") ? undefined : addUp(file, 0, parts, getPart, getLength);
}

/** Returns the length of `suits.flatMap((suit) => ranks.map((rank) => suit + rank))`. */
export const getLengthOfFlatMap = (
  file: FileContext,
  list: TSESTree.Node,
  given: readonly TSESTree.CallExpressionArgument[],
  getLength: GetLength,
): number | undefined => multiply(getLength(list), getRowOfCallback(file, given, getLength));

/**
 * How many items a list gets that others are put into, beside some of its own; undefined for none. Where one of two lists of different lengths is put in,
 * two at most are few all the same, and of more it is not known how many there are.
 */
function addUp(
  file: FileContext,
  own: number,
  lists: readonly TSESTree.Node[],
  getPart: GetLength,
  getLength: GetLength,
): number | undefined {
  let sum = own;
  for (const list of lists) {
    const length = isEmptyArray(list) ? 0 : getPart(list);
    if (length === undefined) return undefined;
    sum += length;
  }
  return sum === 0 || (sum > 2 && lists.some((list) => isOneOfTwo(file, list, getLength))) ? undefined : sum;
}

/** The lengths of the two lists of which a condition chooses one. */
const getLengthsOfBranches = (
  file: FileContext,
  { consequent, alternate }: TSESTree.ConditionalExpression,
  getLength: GetLength,
): readonly (number | undefined)[] =>
  [consequent, alternate].map((branch) => (isEmptyArray(branch) || isNothing(file, branch) ? 0 : getLength(branch)));

const isNothing = (file: FileContext, node: TSESTree.Node): boolean =>
  isGlobal(file, node, "undefined") || (node.type === "Literal" && node.raw === "null");

/** Returns whether a list is one of two that differ in length. */
function isOneOfTwo(file: FileContext, list: TSESTree.Node, getLength: GetLength): boolean {
  const node = unwrap(list);
  if (node.type !== "ConditionalExpression") return false;
  const [then, otherwise] = getLengthsOfBranches(file, node, getLength);
  return then !== otherwise;
}

/** Of a list that is put into another one with its items; a text, or what else is no list, is put in as one. */
const getLengthOfPart = (file: FileContext, list: TSESTree.Node, getLength: GetLength): number | undefined =>
  isNoList(file, list) ? 1 : getLength(list);

const multiply = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? undefined : left * right;

/** How many items the list has that a callback gives: `(suit) => ranks.map((rank) => suit + rank)`. */
function getRowOfCallback(
  file: FileContext,
  [callback, ...more]: readonly TSESTree.CallExpressionArgument[],
  getLength: GetLength,
): number | undefined {
  if (callback === undefined || more.length > 0 || !isFunction(callback) || callback.async || callback.generator)
    return undefined;
  const { body } = callback;
  const [only, ...others] = body.type === "BlockStatement" ? body.body : [];
  const returned = only?.type === "ReturnStatement" && others.length === 0 ? only.argument : undefined;
  const row = body.type === "BlockStatement" ? returned : body;
  return row == null || isOneOfTwo(file, row, getLength) ? undefined : getLengthOfPart(file, row, getLength);
}
