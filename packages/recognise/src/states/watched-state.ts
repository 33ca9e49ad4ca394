// What a callback is handed that a change of a state calls: `on(pair, (now) => …)` of Solid, `watch(pair, (now, old) => …)` of Vue, `pair.subscribe((now) => …)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { Variable } from "../syntax/bindings.ts";
import { getCalledName, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";

/** Functions that are handed what is watched, and what to do with its new value and the old one. */
const WATCHES = /^(?:on|watch|reaction)$/;

/**
 * Returns what is watched for the value that a name is handed, as it is written there: a signal, a box, a store, or a function that asks them. Of a list of several the one
 * at its place.
 */
export function getWatchedFor({ defs: [definition, ...more] }: Variable): TSESTree.Node | undefined {
  const name = definition?.name;
  if (name === undefined || more.length > 0) return undefined;
  const pattern = name.parent.type === "ArrayPattern" ? name.parent : undefined;
  const handed = pattern ?? name;
  const callback = handed.parent;
  if (!isFunction(callback)) return undefined;
  const index = callback.params.findIndex((param) => param === handed);
  const watched = index === 0 || index === 1 ? getWatchedBy(callback, index) : undefined;
  if (pattern === undefined) return watched;
  const list = watched === undefined ? undefined : unwrap(watched);
  if (list?.type !== "ArrayExpression") return undefined;
  return list.elements[pattern.elements.findIndex((element) => element === name)] ?? undefined;
}

function getWatchedBy(callback: TSESTree.Node, index: 0 | 1): TSESTree.Node | undefined {
  const call = callback.parent;
  if (call?.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = call;
  if (callee.type === "MemberExpression" && getMemberName(callee) === "subscribe")
    return given[0] === callback && index === 0 ? callee.object : undefined;
  return given[1] === callback && WATCHES.test(getCalledName(callee) ?? "") ? given[0] : undefined;
}
