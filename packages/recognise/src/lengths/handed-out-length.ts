// How many items a list has that a function of the file hands out: `this.all()` of `all() { return this.cards; }`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFirstOf } from "../states/given-lists.ts";
import { getHandedOut } from "../syntax/handed-out-list.ts";
import { getAskedName } from "../syntax/holders.ts";
import { unwrap } from "../syntax/tree.ts";
import { countChanges } from "../values/changed-length.ts";
import { atMostTwo, type GetLength } from "../values/written-number.ts";

/** Returns how many items the list has, two at most, that a function hands out: whoever gets a longer one may change it. */
export function getHandedOutLength(file: FileContext, call: TSESTree.Node, getLength: GetLength): number | undefined {
  const path = call.type === "CallExpression" ? getHandedOut(file, call) : undefined;
  if (call.type !== "CallExpression" || path === undefined) return undefined;
  const callee = unwrap(call.callee);
  const name =
    path.type === "MemberExpression" && path.object.type === "ThisExpression" ? getAskedName(path) : undefined;
  const isOfInstance = callee.type === "MemberExpression" && name !== undefined && countChanges(file, name) <= 1;
  const first = isOfInstance ? getFirstOf(file, callee.object, name) : undefined;
  return atMostTwo((first === undefined ? undefined : getLength(first)) ?? getLength(path));
}
