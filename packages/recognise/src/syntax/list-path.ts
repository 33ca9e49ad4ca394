// Which expressions can name a list: `a`, `this.cards`, `rows[k]`.
import type { TSESTree } from "@typescript-eslint/utils";
import { getMemberName, unwrap } from "./tree.ts";

/** Returns whether an expression is a path that can name a list: `a`, `this.cards`, `rows[k]`. */
export function isListPath(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "Identifier" || node.type === "ThisExpression") return true;
  return (
    node.type === "MemberExpression" &&
    !node.optional &&
    (!node.computed || getMemberName(node) !== undefined) &&
    isListPath(node.object)
  );
}

/** Returns whether an expression is a path that names a list where something is put into it or taken out: `rows[k].push(…)` too. */
export function isRowPath(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (isListPath(node)) return true;
  const isRow = node.type === "MemberExpression" && node.computed && !node.optional;
  return isRow && node.property.type === "Identifier" && isListPath(node.object);
}
