// An item that a loop takes out of its list: how the source names it, and what is made of it before it is put into another list.
import type { TSESTree } from "@typescript-eslint/utils";
import { findEffect } from "../origins/effect.ts";
import { getOnlyValue, getVariable, getWrites } from "../syntax/bindings.ts";
import { isListPath, isRowPath } from "../syntax/list-path.ts";
import { getMemberName, getPropertyName, someNode, unwrap } from "../syntax/tree.ts";
import { getListKey } from "./list-paths.ts";
import type { Translation } from "./translation.ts";

/**
 * The item of which something is made that is put into a list, `out.push(card.code)`, `out.push({ card, isOpen: false })`, `queue.push(songs[place])`, where the
 * item was taken out of its own list: what is made then lies in the order of the items, and no call that moves items stands for the loop. Anything else is put
 * in as it is.
 */
export function getOwner(translation: Translation, argument: TSESTree.Expression): TSESTree.Expression {
  const owner = findOwner(translation, argument);
  if (owner === undefined || owner === unwrap(argument)) return argument;
  translation.others.add(argument);
  return owner;
}

/** Returns the one item of its list that an expression is made of, and maybe of what is the same for all items; undefined where it may be made otherwise. */
export function findOwner(translation: Translation, expression: TSESTree.Node): TSESTree.Expression | undefined {
  const node = unwrap(expression) as TSESTree.Expression;
  if (node.type === "MemberExpression" && isLookedUp(node)) {
    const place = findOwner(translation, node.property);
    if (place !== undefined) {
      translation.lookedUp.set(getListKey(translation, node.object), node.object);
      return place;
    }
  }
  if (isItem(translation, node)) return node;
  switch (node.type) {
    case "MemberExpression":
      return node.optional || getPropertyName(node) === undefined ? undefined : findOwner(translation, node.object);
    case "TemplateLiteral":
      return findOnlyOwner(translation, node.expressions);
    case "BinaryExpression":
      return node.operator === "+" ? findOnlyOwner(translation, [node.left, node.right]) : undefined;
    case "ArrayExpression":
      return findOnlyOwner(translation, node.elements);
    case "ObjectExpression":
      return findOnlyOwner(
        translation,
        node.properties.map((property) => {
          if (property.type === "SpreadElement") return property.argument;
          return property.computed || property.method ? null : property.value;
        }),
      );
    case "NewExpression":
      return mayMakeOf(translation, node) ? findOnlyOwner(translation, node.arguments) : undefined;
    default:
      return undefined;
  }
}

/** Returns whether a class makes something of an item, where no constructor can reach the list; one of the file that draws may lay it anywhere. */
function mayMakeOf({ file, options }: Translation, { callee }: TSESTree.NewExpression): boolean {
  const name = callee.type === "Identifier" ? getVariable(file, callee) : undefined;
  const isDrawing = name?.defs.some(({ node }) => /random/i.test(file.sourceCode.getText(node))) === true;
  return options.handedOn !== undefined && callee.type === "Identifier" && !isDrawing;
}

/** Returns the one item that some of several parts are made of, where the others do nothing but give a value; a hole, or what a call gives, is no such part. */
function findOnlyOwner(
  translation: Translation,
  parts: readonly (TSESTree.Node | null)[],
): TSESTree.Expression | undefined {
  let only: TSESTree.Expression | undefined;
  for (const part of parts) {
    if (part === null) return undefined;
    const owner = findOwner(translation, part);
    const isSecond = only !== undefined && owner !== undefined && !isSameName(only, owner);
    if (isSecond || (owner === undefined && findEffect(translation.file, part, { members: true }) !== undefined))
      return undefined;
    only ??= owner;
  }
  return only;
}

const isSameName = (one: TSESTree.Node, other: TSESTree.Node): boolean =>
  one.type === "Identifier" && other.type === "Identifier" && one.name === other.name;

/** `songs[…]`, of a list that has a name. */
const isLookedUp = (node: TSESTree.MemberExpression): boolean =>
  node.computed && !node.optional && node.property.type !== "Literal" && isListPath(node.object);

/** Returns what an expression names a property of, or itself: `card` of `card.suit.name`. */
export function getWhole(expression: TSESTree.Node): TSESTree.Node {
  let whole = unwrap(expression);
  while (whole.type === "MemberExpression" && !whole.computed && !whole.optional) whole = unwrap(whole.object);
  return whole;
}

/** `const card = list.splice(place, 1)[0]`, `const [card] = list.splice(place, 1)` */
export function isNameOfTaken({ file }: Translation, name: TSESTree.Identifier): boolean {
  const variable = getVariable(file, name);
  const only = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || only !== undefined) return only !== undefined && isTakenCard(unwrap(only));
  const [definition, ...more] = variable.defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.init === null || more.length > 0) return false;
  const { id } = declarator;
  const value = unwrap(declarator.init);
  return (
    id.type === "ArrayPattern" &&
    id.elements[0] === definition?.name &&
    getWrites(variable).length === 0 &&
    value.type === "CallExpression" &&
    getSplicedPlace(value) !== undefined
  );
}

/** `list.splice(place, 1)[0]` */
export function isTakenCard(node: TSESTree.Node): node is TSESTree.MemberExpression {
  const call = getListOfFirst(node);
  return call?.type === "CallExpression" && getSplicedPlace(call) !== undefined;
}

/** The list of `list[0]`. */
export const getListOfFirst = (node: TSESTree.Node): TSESTree.Node | undefined =>
  node.type === "MemberExpression" && node.computed && node.property.type === "Literal" && node.property.value === 0
    ? unwrap(node.object)
    : undefined;

/** The place of `list.splice(place, 1)`. */
export function getSplicedPlace(call: TSESTree.CallExpression): TSESTree.Expression | undefined {
  const [place, count, ...more] = call.arguments;
  const isOne = count?.type === "Literal" && count.value === 1 && more.length === 0;
  const isSplice =
    call.callee.type === "MemberExpression" && getMemberName(call.callee) === "splice" && isRowPath(call.callee.object);
  return isOne && isSplice && place !== undefined && place.type !== "SpreadElement" ? place : undefined;
}

/** Returns whether an expression is an item that is taken out of a list, or the name of one. */
export const isTaken = (translation: Translation, item: TSESTree.Node): boolean =>
  isTakenCard(item) || (item.type === "Identifier" && isNameOfTaken(translation, item));

/** Returns whether an expression names an item that the loop takes out of its list, or one that is still in it. */
export function isItem(translation: Translation, item: TSESTree.Node): boolean {
  if (isTaken(translation, item)) return true;
  const variable = item.type === "Identifier" ? getVariable(translation.file, item) : undefined;
  const named = variable === undefined ? undefined : getOnlyValue(variable);
  const value = item.type === "Identifier" ? named : item;
  return value !== undefined && (isPlace(unwrap(value)) || isPopped(unwrap(value))) && takesItems(translation);
}

/** `rest[place]` */
const isPlace = (node: TSESTree.Node): boolean =>
  node.type === "MemberExpression" && node.computed && getMemberName(node) === undefined && isListPath(node.object);

/** `rest.pop()` */
const isPopped = (node: TSESTree.Node): boolean =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  /^(?:pop|shift)$/.test(getMemberName(node.callee) ?? "") &&
  node.arguments.length === 0;

/** Returns whether a loop takes items out of a list: of one that keeps them all, a swap loop shows what it does. */
function takesItems({ file, options: { region } }: Translation): boolean {
  return someNode(
    file,
    region,
    (node) =>
      node.type === "CallExpression" &&
      node.callee.type === "MemberExpression" &&
      /^(?:filter|pop|shift|splice)$/.test(getMemberName(node.callee) ?? ""),
  );
}
