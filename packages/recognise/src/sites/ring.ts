// Whether a cycle is what a loop is for: each item is kept beside the one that took its place, as givers are beside receivers, or leads to it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getCopied, getOwnerOfKeys } from "../syntax/list-forms.ts";
import { contains, getKeyName, getMemberName, isFunction, someNode, unwrap } from "../syntax/tree.ts";
import type { LoopSite } from "./site.ts";

/** What leads from one item to the next one. */
const LEADS = /^(?:next|successor|link)$/;

/** Returns whether code beside a loop shows that no item may stay where it was. */
export function isRing(file: FileContext, site: LoopSite): boolean {
  if (getSwappedProperties(file, site).some((name) => LEADS.test(name))) return true;
  const list = unwrap(site.list);
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  if (variable === undefined) return false;
  const original = getOriginal(file, variable);
  return variable.references.some(({ identifier }) => {
    const place = (identifier as TSESTree.Node).parent;
    if (place?.type !== "MemberExpression" || place.object !== identifier || !place.computed) return false;
    if (contains(site.node, place)) return false;
    return leadsOn(file, place) || (original !== undefined && standsBesideItem(file, place, original));
  });
}

/** Returns the names of the properties that a loop writes to, of items at a place, `next` of `nodes[i].next = …`, or of two items at once, `good` of `[agent.good, other.good] = …`. */
export function getSwappedProperties(file: FileContext, { node }: LoopSite): readonly string[] {
  const names: string[] = [];
  someNode(file, node, (inner) => {
    if (inner.type !== "AssignmentExpression") return false;
    const isPair = inner.left.type === "ArrayPattern";
    for (const target of inner.left.type === "ArrayPattern" ? inner.left.elements : [inner.left]) {
      const name = target?.type === "MemberExpression" && !target.computed ? getMemberName(target) : undefined;
      const owner = target?.type === "MemberExpression" ? target.object.type : undefined;
      if (name !== undefined && (owner === "MemberExpression" || (isPair && owner === "Identifier"))) names.push(name);
    }
    return false;
  });
  return names;
}

/** The list that another one is a copy of, or has the places of: `[...people]`, `people.map((_, i) => i)`, `Object.keys(people)`. */
function getOriginal(file: FileContext, variable: Variable): string | undefined {
  const value = getOnlyValue(variable);
  const list = value === undefined ? undefined : (getCopied(file, value) ?? getOwnerOfPlaces(file, value));
  return list === undefined ? undefined : file.sourceCode.getText(unwrap(list));
}

function getOwnerOfPlaces(file: FileContext, value: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(value);
  const callee = node.type === "CallExpression" ? node.callee : undefined;
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression" || getMemberName(callee) !== "map")
    return getOwnerOfKeys(file, node);
  const [callback] = node.arguments;
  const index = callback !== undefined && isFunction(callback) ? callback.params[1] : undefined;
  const isPlace =
    callback?.type === "ArrowFunctionExpression" &&
    index?.type === "Identifier" &&
    callback.body.type === "Identifier" &&
    callback.body.name === index.name;
  return isPlace ? callee.object : undefined;
}

/** `at = next[at]`, `next[next[at]]` */
function leadsOn(file: FileContext, place: TSESTree.MemberExpression): boolean {
  const { parent } = place;
  const getText = (node: TSESTree.Node): string => file.sourceCode.getText(node);
  if (parent.type === "AssignmentExpression")
    return parent.right === place && parent.operator === "=" && getText(parent.left) === getText(place.property);
  return (
    parent.type === "MemberExpression" &&
    parent.computed &&
    parent.property === place &&
    getText(parent.object) === getText(place.object)
  );
}

/** Returns whether what lies at a place is kept, or handed on, together with what lies there in the original: `{ giver, receiver: receivers[i] }`. */
function standsBesideItem(file: FileContext, place: TSESTree.MemberExpression, original: string): boolean {
  const index = place.property.type === "Identifier" ? getVariable(file, place.property) : undefined;
  const other = whole(place, original, file);
  const { parent } = other;
  if (index === undefined) return false;
  const isOf = (node: TSESTree.Node): boolean => someNode(file, node, (one) => isItem(file, one, original, index));
  switch (parent.type) {
    case "AssignmentExpression": {
      // giver.receiver = receivers[i], pairs[giver] = receivers[i]
      const { left, right } = parent;
      return right === other && left.type === "MemberExpression" && !isNamedAlike(getName(left), other) && isOf(left);
    }
    case "ArrayExpression":
      return parent.elements.some((one) => one !== null && one !== other && isOf(one));
    case "CallExpression":
      return parent.arguments.some((one) => one !== other && isOf(one));
    case "Property":
      return (
        parent.value === other &&
        !isNamedAlike(getKeyName(parent.key), other) &&
        parent.parent.type === "ObjectExpression" &&
        parent.parent.properties.some((one) => one.type === "Property" && one !== parent && isOf(one.value))
      );
    default:
      return false;
  }
}

/** `people[to[i]].name` of `to[i]`. */
function whole(place: TSESTree.MemberExpression, original: string, file: FileContext): TSESTree.MemberExpression {
  const { parent } = place;
  if (parent.type !== "MemberExpression") return place;
  const isFound = parent.computed && parent.property === place && file.sourceCode.getText(parent.object) === original;
  const isCalled = parent.parent.type === "CallExpression" && parent.parent.callee === parent;
  const isAsked = parent.object === place && !parent.computed && !isCalled;
  return isFound || isAsked ? whole(parent, original, file) : place;
}

/** Who gives one item's `image` to another one shuffles images. */
const isNamedAlike = (name: string | undefined, other: TSESTree.MemberExpression): boolean =>
  name !== undefined && name === getName(other);

const getName = (node: TSESTree.MemberExpression): string | undefined =>
  node.computed ? undefined : getMemberName(node);

/** Returns whether an expression is the item of a list at a place: `people[i]`, or its name in `people.map((giver, i) => …)`. */
function isItem(file: FileContext, node: TSESTree.Node, list: string, index: Variable): boolean {
  if (node.type === "MemberExpression")
    return (
      node.computed &&
      node.property.type === "Identifier" &&
      getVariable(file, node.property) === index &&
      file.sourceCode.getText(node.object) === list
    );
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const callback = index.defs[0]?.name.parent;
  if (variable === undefined || callback === undefined || !isFunction(callback)) return false;
  const [item, counter] = callback.params;
  const call = callback.parent;
  const callee = call.type === "CallExpression" && call.arguments[0] === callback ? call.callee : undefined;
  return (
    callee?.type === "MemberExpression" &&
    file.sourceCode.getText(callee.object) === list &&
    index.defs[0]?.name === counter &&
    variable.defs[0]?.name === item
  );
}
