// Items that a generator gives out one by one as it takes them out of a list: `yield rest.splice(place, 1)[0];`
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getMemberName, someNode, unwrap } from "../syntax/tree.ts";
import { insert } from "./cards.ts";
import { getOwner, getWhole, isNameOfTaken, isTakenCard } from "./list-methods.ts";
import type { Translation } from "./translation.ts";

/** The items that a generator has given out, as a list. */
const YIELDED = "$yielded";

/** Puts the item of a `yield` behind those that were given out before; returns whether it gives out an item of a list that the loop takes items out of. */
export function yieldItem(translation: Translation, node: TSESTree.Expression): boolean {
  if (node.type !== "YieldExpression" || node.delegate || node.argument == null) return false;
  if (!isItem(translation, getWhole(node.argument)) || !takesItems(translation)) return false;
  translation.emptyLists.add(YIELDED);
  const card = translation.capture(translation.expression(getOwner(translation, node.argument)));
  insert(translation, YIELDED, node, { kind: "length", list: YIELDED }, card);
  return true;
}

function isItem(translation: Translation, item: TSESTree.Node): boolean {
  if (isTakenCard(item) || isPlace(item) || isPopped(item)) return true;
  if (item.type !== "Identifier") return false;
  if (isNameOfTaken(translation, item)) return true;
  const variable = getVariable(translation.file, item);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value !== undefined && (isPlace(unwrap(value)) || isPopped(unwrap(value)));
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

/** Of a list that keeps all its items, a swap loop shows what it does. */
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
