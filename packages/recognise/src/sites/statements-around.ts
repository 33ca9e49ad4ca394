// The statements that run before or after a place, as far as the function around it goes.
import type { TSESTree } from "@typescript-eslint/utils";
import { type FunctionNode, getCalledName, isFunction } from "../syntax/tree.ts";
import { getSibling } from "./repeats.ts";

/** Returns the statements before a node (−1) or behind it (1) in each block around it, up to the function that it stands in. */
export function getStatementsAround(node: TSESTree.Node, direction: -1 | 1): readonly TSESTree.Node[] {
  const found: TSESTree.Node[] = [];
  for (let inner = node; inner.parent != null && !isFunction(inner); inner = inner.parent) {
    if (getSibling(inner, 0) !== inner) continue;
    let distance: number = direction;
    for (let other; (other = getSibling(inner, distance)) !== undefined; distance += direction) found.push(other);
  }
  return found;
}

const LATER = /^(?:addEventListener|on|click|setTimeout|requestAnimationFrame)$/;

/** Returns whether a function may run as soon as the code around it does: it is called there, or handed to a call that does not wait for anything. */
export const mayRunAtOnce = ({ parent }: FunctionNode): boolean =>
  parent.type === "CallExpression" && !LATER.test(getCalledName(parent.callee) ?? "");
