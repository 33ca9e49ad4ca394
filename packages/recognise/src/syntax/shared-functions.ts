// Which code calls a function that other files could replace, because they get hold of the object that holds it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getAssignedMethod } from "./assigned-method.ts";
import { getFunction, getGetter } from "./bindings.ts";
import { findMember, getAskedName, getHolder } from "./holders.ts";
import { isHandedOut } from "./replaceable.ts";
import { getChildren, unwrap } from "./tree.ts";

/** Returns the function, as it is called, in an object that other files get hold of on which code, or a local function that it calls or hands on, rests; undefined where there is none. */
export function getSharedFunction(file: FileContext, code: readonly TSESTree.Node[]): TSESTree.Node | undefined {
  const seen = new Set<TSESTree.Node>(code);
  // Sets are gone through together with what is added meanwhile.
  for (const node of seen) {
    const getter = node.type === "MemberExpression" ? getGetter(file, node) : undefined;
    if (getter !== undefined || node.parent?.type === "CallExpression") {
      if (isShared(file, unwrap(node))) return unwrap(node);
      const local = getter ?? getFunction(file, node);
      if (local !== undefined) seen.add(local);
    }
    for (const child of getChildren(file, node)) seen.add(child);
  }
  return undefined;
}

function isShared(file: FileContext, node: TSESTree.Node): boolean {
  const name = node.type === "MemberExpression" ? getAskedName(node) : undefined;
  const holder = node.type === "MemberExpression" ? getHolder(file, node.object) : undefined;
  if (node.type === "MemberExpression" && getAssignedMethod(file, node)?.isShared === true) return true;
  if (name === undefined || holder?.kind !== "object") return false;
  return findMember(file, holder, name) !== undefined && isHandedOut(file, holder.node);
}
