// What a call of `sort` or `toSorted` sorts, and by what.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { getHandedSort } from "./handed-sort.ts";
import { getLibrarySort, getOnlyElement, type SortCall } from "./library-sort.ts";
import { getReceiver } from "./receiver.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

export type { SortCall } from "./library-sort.ts";

/** Returns what a call sorts and by what: `a.sort(f)`, `a["sort"](f)`, `a.toSorted(f)`, `Array.prototype.sort.call(a, f)`, `[].sort.apply(a, [f])`, `R.sort(f, a)`, `sorted(a, f)` of a function of the file. */
export function getSortCall(file: FileContext, node: TSESTree.CallExpression): SortCall | undefined {
  const library = getLibrarySort(file, node);
  if (library !== undefined) return library === "otherwise" ? undefined : library;
  const handed = getHandedSort(file, node);
  // It calls a sort of its own, where the list has one.
  if (handed !== undefined)
    return handed.isCopying || getReceiver(file, handed.receiver) !== "own" ? handed : undefined;
  const callee = unwrap(node.callee);
  if (callee.type !== "MemberExpression" || callee.object.type === "Super") return undefined;
  const name = getMemberName(callee);
  const [first, second, ...more] = node.arguments;
  if (first === undefined || first.type === "SpreadElement" || more.length > 0) return undefined;
  if (second === undefined) {
    if (name !== "sort" && name !== "toSorted") return undefined;
    // What a sort of its own does is not known; what a module exports as a whole is no list.
    if (isModule(file, callee.object) || getReceiver(file, callee.object) === "own") return undefined;
    return { receiver: callee.object, comparator: first, isCopying: name === "toSorted" };
  }
  const method = unwrap(callee.object);
  const comparator = name === "call" ? second : name === "apply" ? getOnlyElement(second) : undefined;
  if (comparator === undefined || comparator.type === "SpreadElement" || method.type !== "MemberExpression")
    return undefined;
  const prototype = unwrap(method.object);
  const isArrays =
    (prototype.type === "ArrayExpression" && prototype.elements.length === 0) ||
    (prototype.type === "MemberExpression" &&
      isGlobal(file, prototype.object, "Array") &&
      getMemberName(prototype) === "prototype");
  const sort = getMemberName(method);
  return isArrays && (sort === "sort" || sort === "toSorted")
    ? { receiver: first, comparator, isCopying: sort === "toSorted" }
    : undefined;
}

/** `R` of `import * as R from "…"`. */
function isModule(file: FileContext, source: TSESTree.Node): boolean {
  const node = unwrap(source);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  return variable?.defs[0]?.node.type === "ImportNamespaceSpecifier";
}
