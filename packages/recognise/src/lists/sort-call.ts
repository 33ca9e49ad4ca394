// What a call of `sort` or `toSorted` sorts, and by what.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { getReceiver } from "./receiver.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

export interface SortCall {
  readonly receiver: TSESTree.Expression;
  readonly comparator: TSESTree.Node;
  readonly isCopying: boolean;
}

/** Returns what a call sorts and by what: `a.sort(f)`, `a["sort"](f)`, `a.toSorted(f)`, `Array.prototype.sort.call(a, f)`. */
export function getSortCall(file: FileContext, node: TSESTree.CallExpression): SortCall | undefined {
  const callee = unwrap(node.callee);
  if (callee.type !== "MemberExpression" || callee.object.type === "Super") return undefined;
  const name = getMemberName(callee);
  const [first, second, ...more] = node.arguments;
  if (first === undefined || first.type === "SpreadElement" || more.length > 0) return undefined;
  if (second === undefined) {
    if (name !== "sort" && name !== "toSorted") return undefined;
    // What a sort of its own does is not known.
    if (getReceiver(file, callee.object) === "own") return undefined;
    return { receiver: callee.object, comparator: first, isCopying: name === "toSorted" };
  }
  const method = unwrap(callee.object);
  if (name !== "call" || second.type === "SpreadElement" || method.type !== "MemberExpression") return undefined;
  const prototype = unwrap(method.object);
  const isArrays =
    (prototype.type === "ArrayExpression" && prototype.elements.length === 0) ||
    (prototype.type === "MemberExpression" &&
      isGlobal(file, prototype.object, "Array") &&
      getMemberName(prototype) === "prototype");
  const sort = getMemberName(method);
  return isArrays && (sort === "sort" || sort === "toSorted")
    ? { receiver: first, comparator: second, isCopying: sort === "toSorted" }
    : undefined;
}
