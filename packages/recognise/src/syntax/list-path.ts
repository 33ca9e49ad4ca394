// Which expressions are paths of names, and which of them can name a list: `a`, `this.cards`, `rows[k]`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable, type Variable } from "./names.ts";
import { getMemberName, getPropertyName, unwrap } from "./tree.ts";

/** Returns whether an expression is a path of plain names: `a`, `this.cards`, `dice.next`. */
export function isNamePath(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "Identifier" || node.type === "ThisExpression") return true;
  return node.type === "MemberExpression" && !node.computed && !node.optional && isNamePath(node.object);
}

/** Returns whether an expression is such a path with nothing of TypeScript in it, so that its text can be written anywhere. */
export function isBarePath(node: TSESTree.Node): boolean {
  if (node.type === "Identifier" || node.type === "ThisExpression") return true;
  return node.type === "MemberExpression" && !node.computed && !node.optional && isBarePath(node.object);
}

/** Returns the variable that a path such as `this.dice.next` or `dice.next` starts with; undefined for `this` and globals. */
export function getRootVariable(file: FileContext, path: TSESTree.Node): Variable | undefined {
  const node = unwrap(path);
  if (node.type === "Identifier") return getVariable(file, node);
  return node.type === "MemberExpression" ? getRootVariable(file, node.object) : undefined;
}

/** Returns whether each step of a path is spelled out: `a`, `this.cards`, `rows[0]`. */
export function isSpelledPath(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "Identifier" || node.type === "ThisExpression") return true;
  return (
    node.type === "MemberExpression" &&
    !node.optional &&
    getPropertyName(node) !== undefined &&
    isSpelledPath(node.object)
  );
}

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

/** Returns whether an expression is a path that names a list where something is put into it or taken out: `rows[k].push(…)` and `players[k].hand.push(…)`, too. */
export function isRowPath(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (isListPath(node)) return true;
  if (node.type !== "MemberExpression" || node.optional) return false;
  if (getMemberName(node) !== undefined) return isRowPath(node.object);
  return node.computed && node.property.type === "Identifier" && isListPath(node.object);
}
