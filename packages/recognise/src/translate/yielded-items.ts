// Items that a generator gives out one by one as it takes them out of a list: `yield rest.splice(place, 1)[0];`
import type { TSESTree } from "@typescript-eslint/utils";
import { insert } from "./cards.ts";
import { findOwner, getOwner } from "./taken-item.ts";
import type { Translation } from "./translation.ts";

/** The items that a generator has given out, as a list. */
const YIELDED = "$yielded";

/** Puts the item of a `yield` behind those that were given out before; returns whether it gives out an item of a list that the loop takes items out of. */
export function yieldItem(translation: Translation, node: TSESTree.Expression): boolean {
  if (node.type !== "YieldExpression" || node.delegate || node.argument == null) return false;
  if (findOwner(translation, node.argument) === undefined) return false;
  translation.emptyLists.add(YIELDED);
  const card = translation.capture(translation.expression(getOwner(translation, node.argument)));
  insert(translation, YIELDED, node, { kind: "length", list: YIELDED }, card);
  return true;
}
