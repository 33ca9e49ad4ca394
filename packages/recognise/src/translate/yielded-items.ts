// Items that are given out one by one as they are taken out of a list: `yield rest.splice(place, 1)[0];`, `console.log(rest.splice(place, 1)[0]);`.
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { insert } from "./cards.ts";
import { findOwner, getOwner, getWhole, isTakenCard } from "./taken-item.ts";
import type { Translation } from "./translation.ts";

/** The items that were given out, as a list. */
const YIELDED = "$yielded";

/** Puts the item that an expression gives out behind those that were given out before; returns whether it gives out an item of a list that the loop takes items out of. */
export function yieldItem(translation: Translation, node: TSESTree.Expression): boolean {
  const given = getYielded(node) ?? getReported(translation, node);
  if (given === undefined || findOwner(translation, given) === undefined) return false;
  translation.emptyLists.add(YIELDED);
  const card = translation.capture(translation.expression(getOwner(translation, given)));
  insert(translation, YIELDED, node, { kind: "length", list: YIELDED }, card);
  return true;
}

const getYielded = (node: TSESTree.Expression): TSESTree.Expression | undefined =>
  node.type === "YieldExpression" && !node.delegate ? (node.argument ?? undefined) : undefined;

/** The item that is taken out of its list where it is reported. */
function getReported({ file }: Translation, node: TSESTree.Expression): TSESTree.Expression | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const item = node.arguments.find((argument) => isTakenCard(getWhole(argument)));
  return isGlobal(file, node.callee.object, "console") && item?.type !== "SpreadElement" ? item : undefined;
}
