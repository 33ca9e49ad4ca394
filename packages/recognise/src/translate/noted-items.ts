// What a loop notes on an item that it holds, or that lies at a place: `card.seen = true`, `cards[i].place = i`. A note moves nothing, as long as the loop itself asks for none.
import type { TSESTree } from "@typescript-eslint/utils";
import { isPlain } from "../sites/beside-shuffle.ts";
import { getVariable, type Variable } from "../syntax/bindings.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getMemberName, someNode, unwrap } from "../syntax/tree.ts";
import { getListKey } from "./list-paths.ts";
import type { Translation } from "./translation.ts";

/** Properties that are more than a note: they shorten a list, or put other elements into the page. */
const MORE_THAN_NOTES: ReadonlySet<string> = new Set(["length", "outerHTML"]);

/** Returns whether an expression that stands as a statement only notes something on an item, in a property that nothing else of the loop asks for. */
export function notesOnItem(translation: Translation, expression: TSESTree.Expression): boolean {
  if (translation.options.isLoop !== true) return false;
  if (expression.type !== "AssignmentExpression" || expression.operator !== "=") return false;
  const place = unwrap(expression.left);
  const item = place.type === "MemberExpression" ? unwrap(place.object) : place;
  const name = place.type === "MemberExpression" ? getMemberName(place) : undefined;
  if (place.type !== "MemberExpression" || name === undefined || MORE_THAN_NOTES.has(name)) return false;
  const variable = item.type === "Identifier" ? getVariable(translation.file, item) : undefined;
  const isItem = variable === undefined ? isPlacedItem(translation, item) : isHeldItem(translation, variable);
  return isItem && isNoteworthy(translation, expression.right) && !isAskedFor(translation, name);
}

/** `cards[i]`, at a place that has a name, of a list that the loop moves. */
function isPlacedItem(translation: Translation, item: TSESTree.Node): boolean {
  if (item.type !== "MemberExpression" || !item.computed || item.optional || !isListPath(item.object)) return false;
  const place = unwrap(item.property);
  const variable = place.type === "Identifier" ? getVariable(translation.file, place) : undefined;
  if (variable === undefined || !translation.known.has(variable)) return false;
  return translation.lists.has(getListKey(translation, item.object));
}

/** Returns whether a variable holds an item by now: one that was taken out of a list, or read from it. */
function isHeldItem(translation: Translation, variable: Variable): boolean {
  if (!translation.known.has(variable)) return false;
  const seen = new Set<string>();
  for (let name = translation.nameOf(variable); !seen.has(name);) {
    seen.add(name);
    if (translation.taken.has(name)) return true;
    const value = translation.given.get(name);
    if (value?.kind === "card") return true;
    if (value?.kind !== "variable") return false;
    ({ name } = value);
  }
  return false;
}

/**
 * Returns whether a value can be noted with no more said of it. What is called may draw; and whoever notes another item on this one, such as who gives to
 * whom, may mean an order that is no shuffle.
 */
const isNoteworthy = (translation: Translation, value: TSESTree.Expression): boolean =>
  isPlain(translation.file, value) &&
  !someNode(translation.file, value, (node) => {
    if (node.type === "CallExpression" || node.type === "NewExpression") return true;
    if (node.type === "MemberExpression") return node.computed;
    const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
    return variable !== undefined && isHeldItem(translation, variable);
  });

/** Returns whether the loop reads a property, or the file has a setter for it, which may do anything. */
const isAskedFor = ({ file, options: { region } }: Translation, name: string): boolean =>
  someNode(
    file,
    region,
    (node) => node.type === "MemberExpression" && getMemberName(node) === name && !isNoted(node),
  ) || file.sourceCode.text.split(/\bset\s+/).some((behind, index) => index > 0 && behind.startsWith(name));

/** `card.seen = true` */
const isNoted = (place: TSESTree.MemberExpression): boolean =>
  place.parent.type === "AssignmentExpression" && place.parent.left === place && place.parent.operator === "=";
