// Lists whose sort is taken for a pair: `[...sides].sort(coin) as [Side, Side]`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getTupleTypes } from "../syntax/declared-type.ts";
import { getMemberName } from "../syntax/tree.ts";

/** Returns two where what a sort of a list gives is taken for two items. */
export function countTakenFor(file: FileContext, list: TSESTree.Node): number | undefined {
  const member = list.parent;
  if (member?.type !== "MemberExpression" || member.object !== list) return undefined;
  const call = member.parent;
  const isSort = call.type === "CallExpression" && /^(?:sort|toSorted)$/.test(getMemberName(member) ?? "");
  const cast = isSort && call.parent.type === "TSAsExpression" ? call.parent.typeAnnotation : undefined;
  return getTupleTypes(file, cast)?.length === 2 ? 2 : undefined;
}
