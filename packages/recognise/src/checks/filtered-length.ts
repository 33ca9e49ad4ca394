// How many items a filter leaves at most, by the places or the items that its test asks for: `(_, i) => i < 2`, `(door) => door !== chosen`, `({ id }) => id === a`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { isId } from "../syntax/list-forms.ts";
import { getKeyName, getMemberName, getReturned, someNode, unwrap } from "../syntax/tree.ts";
import { turnOperator } from "../syntax/turned-operator.ts";
import { getHalved } from "../values/halved.ts";
import { getWrittenNumber, type GetLength } from "../values/written-number.ts";
import { getWrittenText } from "../values/written-text.ts";

/** A test that is asked for each item of a list, or in each round of a loop. */
export interface Filter {
  readonly file: FileContext;
  readonly list: TSESTree.Node;
  /** How many items the list has that is filtered; infinity where that is not known. */
  readonly length: number;
  readonly item: Variable | undefined;
  /** What names one item, taken out of it: `id` of `({ id }) => id === chosen`. */
  readonly id?: Variable | undefined;
  readonly place: Variable | undefined;
  readonly getLength: GetLength;
}

/** Returns how many items `list.filter(test)` leaves at most; undefined where neither the list nor the test tells. */
export function getMostOfFilter(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression | TSESTree.NewExpression,
  getLength: GetLength,
): number | undefined {
  if (callee.type !== "MemberExpression") return undefined;
  const list = callee.object;
  const length = getLength(list) ?? Infinity;
  const [argument, ...more] = given;
  const test = argument === undefined || more.length > 0 ? undefined : getFunction(file, argument);
  let most = length;
  if (test !== undefined && !test.async && !test.generator) {
    const [asked, ...others] = getReturned(file, test);
    const isPlain = test.body.type !== "BlockStatement" || test.body.body.length === 1;
    const [item, place] = test.params.map((one) => (one.type === "Identifier" ? getVariable(file, one) : undefined));
    const [parameter] = test.params;
    const id = parameter === undefined ? undefined : getIdOfPattern(file, parameter);
    if (asked !== undefined && others.length === 0 && isPlain)
      most = Math.min(length, countKept({ file, list, length, item, id, place, getLength }, asked));
  }
  return most === Infinity ? undefined : most;
}

function getIdOfPattern(file: FileContext, parameter: TSESTree.Parameter): Variable | undefined {
  const properties = parameter.type === "ObjectPattern" ? parameter.properties : [];
  const named = properties.find((one) => one.type === "Property" && !one.computed && isId(getKeyName(one.key)));
  return named?.value?.type === "Identifier" ? getVariable(file, named.value) : undefined;
}

/** Returns for how many items at most a test holds; infinity where it does not tell. */
export function countKept(filter: Filter, expression: TSESTree.Node): number {
  const test = unwrap(expression);
  switch (test.type) {
    case "LogicalExpression": {
      if (test.operator === "??") return Infinity;
      if (test.operator === "||") return countKept(filter, test.left) + countKept(filter, test.right);
      const removed = new Set(getConditions(test).flatMap((one) => getRemoved(filter, one) ?? []));
      return Math.min(countKept(filter, test.left), countKept(filter, test.right), filter.length - removed.size);
    }
    case "CallExpression":
      return countListed(filter, test);
    case "BinaryExpression":
      return getRemoved(filter, test) === undefined ? countPlaces(filter, test) : filter.length - 1;
    default:
      return Infinity;
  }
}

/** Returns for how many items at most a test does not hold; infinity where it does not tell. */
export function countKeptUnless(filter: Filter, expression: TSESTree.Node): number {
  const test = unwrap(expression);
  if (test.type === "LogicalExpression" && test.operator === "||")
    return Math.min(countKeptUnless(filter, test.left), countKeptUnless(filter, test.right));
  return test.type === "BinaryExpression" && getRemoved(filter, test, IS) !== undefined ? filter.length - 1 : Infinity;
}

const IS = /^===?$/;
const IS_NOT = /^!==?$/;

const getConditions = (test: TSESTree.Expression): readonly TSESTree.Expression[] =>
  test.type === "LogicalExpression" && test.operator === "&&"
    ? [...getConditions(test.left), ...getConditions(test.right)]
    : [test];

/** `[0, 3].includes(i)`, `new Set([home, away]).has(team.id)` */
function countListed(filter: Filter, { callee, arguments: given }: TSESTree.CallExpression): number {
  const [asked, ...more] = given;
  if (callee.type !== "MemberExpression" || asked === undefined || more.length > 0) return Infinity;
  if (!/^(?:includes|has)$/.test(getMemberName(callee) ?? "")) return Infinity;
  const isOne = is(filter, asked, filter.place) || isIdOfItem(filter, asked);
  return isOne ? (filter.getLength(callee.object) ?? Infinity) : Infinity;
}

/** Returns whether an expression is what one item of a list is called, and no other: `team.id`. */
const isIdOfItem = (filter: Filter, node: TSESTree.Node): boolean =>
  (node.type === "MemberExpression" && isId(getMemberName(node)) && is(filter, node.object, filter.item)) ||
  is(filter, node, filter.id);

/** `i < 2`, `0 === i`, `team.id === home` */
function countPlaces(filter: Filter, { left, right, operator }: TSESTree.BinaryExpression): number {
  const isOne = IS.test(operator) && [left, right].some((side) => isIdOfItem(filter, side));
  if (isOne) return [left, right].some((side) => isTheSameForAll(filter, side)) ? 1 : Infinity;
  const isHalf = IS.test(operator) && [left, right].some((side) => isHalfOfPlace(filter, side));
  if (isHalf) return [left, right].some((side) => isTheSameForAll(filter, side)) ? 2 : Infinity;
  const isTurned = !is(filter, left, filter.place);
  if (isTurned && !is(filter, right, filter.place)) return Infinity;
  const bound = isTurned ? left : right;
  const asked = isTurned ? turnOperator(operator) : operator;
  if (asked === "===" || asked === "==") return isTheSameForAll(filter, bound) ? 1 : Infinity;
  const number = getWrittenNumber(filter.file, bound);
  if (number === undefined) return Infinity;
  switch (asked) {
    case "<":
      return Math.max(Math.ceil(number), 0);
    case "<=":
      return Math.max(Math.floor(number) + 1, 0);
    case ">":
      return filter.length - Math.max(Math.floor(number) + 1, 0);
    case ">=":
      return filter.length - Math.max(Math.ceil(number), 0);
    default:
      return Infinity;
  }
}

/** `Math.floor(i / 2)`, which is the same for two places. */
const isHalfOfPlace = ({ file, place }: Filter, node: TSESTree.Node): boolean =>
  place !== undefined && getHalved(file, node) === place;

/**
 * The item, or the place, that a test leaves out: `chosen` of `door !== chosen`, of `door.id !== chosen` and of `i !== chosen`. Whoever leaves one out has
 * taken it from the list, as far as the file does not show that the list lacks it.
 */
function getRemoved(filter: Filter, test: TSESTree.Expression, operator = IS_NOT): string | undefined {
  if (test.type !== "BinaryExpression" || !operator.test(test.operator)) return undefined;
  for (const [own, other] of [
    [test.left, test.right],
    [test.right, test.left],
  ] as const) {
    if (!isTheSameForAll(filter, other)) continue;
    const text = filter.file.sourceCode.getText(other);
    if (is(filter, own, filter.place)) return text;
    if (isIdOfItem(filter, own) || (is(filter, own, filter.item) && !isAbsent(filter, other))) return text;
  }
  return undefined;
}

/** Returns whether a list is written and has other texts and numbers alone. */
function isAbsent({ file, list }: Filter, item: TSESTree.Node): boolean {
  const value = getWritten(file, item);
  const node = unwrap(list);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const made = variable === undefined ? node : getOnlyValue(variable);
  if (value === undefined || made?.type !== "ArrayExpression") return false;
  const items = made.elements.map((element) => (element === null ? undefined : getWritten(file, element)));
  return items.every((one) => one !== undefined && one !== value);
}

const getWritten = (file: FileContext, node: TSESTree.Node): string | number | undefined =>
  getWrittenText(file, node) ?? getWrittenNumber(file, node);

const is = ({ file }: Filter, node: TSESTree.Node, variable: Variable | undefined): boolean =>
  variable !== undefined && node.type === "Identifier" && getVariable(file, node) === variable;

/** Returns whether an expression asks neither for the item nor for its place, and calls nothing that may answer otherwise each time. */
const isTheSameForAll = (filter: Filter, expression: TSESTree.Node): boolean =>
  !someNode(
    filter.file,
    expression,
    (node) =>
      node.type === "CallExpression" ||
      node.type === "UpdateExpression" ||
      [filter.item, filter.id, filter.place].some((own) => is(filter, node, own)),
  );
