// What a test looks for among the items of a list: `(one) => one === r`, `(one) => one.id === r.id`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { isId } from "../syntax/list-forms.ts";
import { getMemberWrites } from "../syntax/replaceable.ts";
import { getMemberName, getReturned, isFunction, unwrap } from "../syntax/tree.ts";

/** What is looked for, and whether the test asks for every item that is another one. */
interface Sought {
  readonly node: TSESTree.Identifier;
  readonly isOther: boolean;
  /** Whether an item that is found may count as nothing, as the number 0 does. */
  readonly mayBeFalsy: boolean;
}

/** The methods that ask each item, with the test for which they say whether there is one. */
const ASKING: ReadonlyMap<string, "one" | "other"> = new Map([
  ["some", "one"],
  ["every", "other"],
  ["find", "one"],
  ["findIndex", "one"],
  ["filter", "one"],
]);

/** Returns what a call asks the items of a list for, `out.some((one) => one.id === r.id)`; undefined where it asks for something else. */
export function getSoughtByTest(file: FileContext, call: TSESTree.CallExpression): Sought | undefined {
  const { callee } = call;
  const [callback, ...more] = call.arguments;
  const asked = callee.type === "MemberExpression" ? ASKING.get(getMemberName(callee) ?? "") : undefined;
  if (asked === undefined || callback === undefined || more.length > 0 || !isFunction(callback)) return undefined;
  if (callback.async || callback.generator || callback.params.length !== 1) return undefined;
  const [item] = callback.params;
  const { body } = callback;
  if (body.type === "BlockStatement" && (body.body.length !== 1 || body.body[0]?.type !== "ReturnStatement"))
    return undefined;
  const [returned] = getReturned(file, callback);
  const test = returned === undefined ? undefined : unwrap(returned);
  if (item?.type !== "Identifier" || test?.type !== "BinaryExpression" || !/^[!=]==?$/.test(test.operator))
    return undefined;
  const isOther = test.operator.startsWith("!");
  if (isOther !== (asked === "other")) return undefined;
  const sides = [unwrap(test.left), unwrap(test.right)] as const;
  const found = getOther(sides, item.name) ?? getOther(sides.toReversed(), item.name);
  if (found === undefined) return undefined;
  const list = getList(file, found.node);
  const { key, node } = found;
  if (key !== undefined && (list === undefined || !isToldApartBy(file, list, key))) return undefined;
  return { node, isOther, mayBeFalsy: list === undefined };
}

/** What the second of two sides names that are alike but for their first name, the item's: `one` and `r`, `one.id` and `r.id`. */
function getOther(
  [left, right]: readonly TSESTree.Node[],
  item: string,
): { readonly node: TSESTree.Identifier; readonly key: string | undefined } | undefined {
  if (left?.type === "Identifier" && left.name === item)
    return right?.type === "Identifier" && right.name !== item ? { node: right, key: undefined } : undefined;
  if (left?.type !== "MemberExpression" || right?.type !== "MemberExpression") return undefined;
  const key = getMemberName(left);
  const found = getOther([unwrap(left.object), unwrap(right.object)], item);
  const isAlike = key !== undefined && key === getMemberName(right) && !left.optional && !right.optional;
  return found?.key === undefined && isAlike && found !== undefined ? { node: found.node, key } : undefined;
}

/** The list of `const item = list[r]`. A place may be the first one, which is 0 and so as good as nothing; an item is hardly ever. */
function getList(file: FileContext, sought: TSESTree.Identifier): TSESTree.Expression | undefined {
  const value = getValue(file, sought);
  return value?.type === "MemberExpression" && value.computed ? value.object : undefined;
}

function getValue(file: FileContext, name: TSESTree.Identifier): TSESTree.Node | undefined {
  const variable = getVariable(file, name);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value === undefined ? undefined : unwrap(value);
}

/**
 * Returns whether each item of a list has a value of its own under a name: two with the same one would count as one. Where the file does not spell out the list,
 * it must be what databases tell items apart by.
 */
function isToldApartBy(file: FileContext, list: TSESTree.Expression, key: string): boolean {
  const name = unwrap(list);
  const spelled = name.type === "Identifier" ? getValue(file, name) : undefined;
  if (name.type !== "Identifier" || spelled?.type !== "ArrayExpression") return isId(key);
  const values = spelled.elements.map((item) => (item === null ? undefined : getProperty(item, key)));
  const isOnlyRead = getVariable(file, name)?.references.every(
    ({ identifier, init }) => init === true || isPlaceOrLength(identifier),
  );
  return (
    values.every((value) => value !== undefined) &&
    new Set(values).size === values.length &&
    isOnlyRead === true &&
    getMemberWrites(file, key).length === 0
  );
}

/** `list[r]` that is read, and `list.length`. */
function isPlaceOrLength(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type !== "MemberExpression" || parent.object !== identifier) return false;
  const isWritten = parent.parent.type === "AssignmentExpression" && parent.parent.left === parent;
  return !isWritten && (parent.computed || getMemberName(parent) === "length");
}

/** The number, or the text, that an object has under a name. */
function getProperty(item: TSESTree.Node, key: string): string | number | undefined {
  const object = unwrap(item);
  if (object.type !== "ObjectExpression") return undefined;
  const given = object.properties.filter((property) => property.type === "SpreadElement" || getKey(property) === key);
  const [property, ...more] = given;
  if (property?.type !== "Property" || more.length > 0 || property.value.type !== "Literal") return undefined;
  const { value } = property.value;
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

const getKey = ({ key, computed }: TSESTree.Property): string | undefined =>
  computed ? undefined : key.type === "Identifier" ? key.name : String(key.value);
