// An object under what keeps it from being changed, or watches over it: `Object.freeze({ … })`, `reactive({ … })`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { getWatched } from "./component-state.ts";

/** Returns the object in `Object.freeze(object)`, or in `reactive(object)`; any other expression as it is. */
export function unfreeze(file: FileContext, expression: TSESTree.Node): TSESTree.Node {
  const node = unwrap(expression);
  const isFrozen =
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    isGlobal(file, node.callee.object, "Object") &&
    /^(?:freeze|seal)$/.test(getMemberName(node.callee) ?? "");
  const inner = isFrozen ? node.arguments[0] : getWatched(node);
  return inner === undefined ? node : unfreeze(file, inner);
}
