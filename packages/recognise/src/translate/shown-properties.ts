// Properties of a list's items that go from item to item while the items stay: `cells[i].innerHTML`, `cards[i].style.order`, one column of rows, `rows[i][0]`. Their values are the cards then.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { isListPath } from "../syntax/list-path.ts";
import { contains, getMemberName, isLoop, unwrap } from "../syntax/tree.ts";
import { getListKey, getOriginal } from "./list-paths.ts";
import type { Translation } from "./translation.ts";

/** A property of one item of a list. */
export interface Shown {
  /** The one name of all values of that property. */
  readonly key: string;
  /** The list of the items. */
  readonly list: TSESTree.Node;
  /** What the source writes for the item's place, or the place as it was when the item got a name. */
  readonly place: TSESTree.Node | Expression;
}

/** Returns which property of which item an expression names; undefined where it is none, or where what is read moves no properties. */
export function getShown(translation: Translation, node: TSESTree.MemberExpression): Shown | undefined {
  if (translation.options.isLoop !== true) return undefined;
  const names: string[] = [];
  let item: TSESTree.Node = node;
  while (names.length === 0 || !isDrawnItem(item)) {
    const name = item.type === "MemberExpression" && !item.optional ? spellProperty(translation, item) : undefined;
    if (item.type !== "MemberExpression" || name === undefined) break;
    names.unshift(name);
    item = unwrap(item.object);
  }
  if (names.length === 0 || names.at(-1) === ".length") return undefined;
  const found = getPlaceOfItem(translation, item);
  if (found === undefined) return undefined;
  const base = getListKey(translation, found.list);
  const key = `${base}[]${names.join("")}`;
  // There are as many values as there are items.
  translation.copies.set(key, getOriginal(translation, base, found.list));
  translation.shown.set(key, base);
  return { key, ...found };
}

/** Returns how a property is spelt that is the same one in every round: `.name`, `[0]`, `[column]`. */
function spellProperty(translation: Translation, node: TSESTree.MemberExpression): string | undefined {
  const name = getMemberName(node);
  if (name !== undefined) return `.${name}`;
  const property = unwrap(node.property);
  if (property.type === "Literal" && typeof property.value === "number") return `[${String(property.value)}]`;
  if (property.type !== "Identifier") return undefined;
  const variable = getVariable(translation.file, property);
  return variable !== undefined && isSameInAllRounds(translation, variable)
    ? `[${translation.nameOf(variable)}]`
    : undefined;
}

/** Returns whether a variable has one value in all rounds of all loops around it: what a function is handed, or a constant. */
function isSameInAllRounds({ options: { region } }: Translation, variable: Variable): boolean {
  const [definition, ...more] = variable.defs;
  if (definition === undefined || more.length > 0 || contains(region, definition.name)) return false;
  // What a called function is handed is something else at every call.
  if (!contains(variable.scope.block, region)) return false;
  const isDeclared = definition.node.type === "VariableDeclarator" && getOnlyValue(variable) !== undefined;
  const isHandedIn = definition.type.toString() === "Parameter" && getWrites(variable).length === 0;
  const isOfLoop = isDeclared && isLoop(definition.node.parent.parent);
  return (isDeclared || isHandedIn) && !isOfLoop;
}

function getPlaceOfItem(translation: Translation, item: TSESTree.Node): Omit<Shown, "key"> | undefined {
  if (item.type === "Identifier") {
    const variable = getVariable(translation.file, item);
    const named = variable === undefined ? undefined : translation.items.get(variable);
    return named === undefined ? undefined : { list: named.list, place: named.position };
  }
  return isDrawnItem(item) ? { list: item.object, place: item.property } : undefined;
}

/** Returns whether an expression is an item at a place that is no number of the source: `cells[i]`. */
export const isDrawnItem = (node: TSESTree.Node): node is TSESTree.MemberExpressionComputedName =>
  node.type === "MemberExpression" &&
  node.computed &&
  !node.optional &&
  node.property.type !== "Literal" &&
  isListPath(node.object);

/** Returns the position of an item, as it is now. */
export function getPosition(translation: Translation, { place }: Shown): Expression {
  return "type" in place ? translation.expression(place) : place;
}

/** `const card = cards[i]`, of which nothing is used but its properties. Returns whether the declaration is such a one. */
export function nameItem(translation: Translation, variable: Variable, init: TSESTree.Node): boolean {
  const item = unwrap(init);
  if (!isDrawnItem(item) || getOnlyValue(variable) === undefined || !isShownOnly(translation, variable)) return false;
  const position = translation.capture(translation.expression(item.property));
  translation.items.set(variable, { list: item.object, position });
  return true;
}

/** `for (const card of cards)`, of which nothing is used but its properties, one of which is read and given another value. Returns whether the loop's variable is such a one. */
export function nameWalkedItem(
  translation: Translation,
  variable: Variable,
  list: TSESTree.Node,
  position: Expression,
): boolean {
  if (!isListPath(list) || getWrites(variable).length > 1 || !isShownOnly(translation, variable)) return false;
  if (!isExchanged(translation, variable)) return false;
  translation.items.set(variable, { list, position });
  return true;
}

/** Returns whether a property of an item is read and written. */
function isExchanged({ file }: Translation, { references }: Variable): boolean {
  const read = new Set<string>();
  const written = new Set<string>();
  for (const { identifier } of references) {
    let property: TSESTree.Node = identifier;
    while (property.parent.type === "MemberExpression" && property.parent.object === property)
      property = property.parent;
    const { parent } = property;
    const isTarget =
      parent.type === "ArrayPattern" || (parent.type === "AssignmentExpression" && parent.left === property);
    (isTarget ? written : read).add(file.sourceCode.getText(property));
  }
  return [...written].some((name) => read.has(name));
}

/** Returns whether a loop uses nothing of an item but its properties. */
function isShownOnly(translation: Translation, variable: Variable): boolean {
  if (translation.options.isLoop !== true) return false;
  const uses = variable.references.filter((reference) => reference.init !== true);
  const areProperties = uses.every(({ identifier: { parent }, identifier }) => {
    const isObject = parent.type === "MemberExpression" && parent.object === identifier && !parent.optional;
    return isObject && spellProperty(translation, parent) !== undefined;
  });
  return uses.length > 0 && areProperties;
}

/** Returns whether properties were only read, or only written to, or whose items move themselves: what they are worth is not known then. */
export function hasLooseProperties({ shown, lists, readLists }: Translation): boolean {
  return [...shown].some(([key, base]) => readLists.has(key) !== lists.has(key) || (lists.has(key) && lists.has(base)));
}
