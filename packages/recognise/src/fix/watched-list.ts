// Lists that Vue 2 shows: it sees what their own methods do to them, such as a sort, and no place that is written to.
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";
import type { FileFacts } from "./import-kind.ts";
import { getPackageFacts } from "./package-json.ts";

/** What only Vue 2 has, by its global or by what each component has. */
const OF_VUE_2 = /\bnew Vue\(|\bVue\.(?:component|extend|mixin|observable|set)\(|\.\$set\(/;

/**
 * Returns whether Vue 2 may show a list: it is asked for by a path from a component, or a store's state, in a file or a package of Vue 2. What stands for
 * the list's own method there and writes to its places changes the list, and not the page.
 */
export function mayVue2Show(file: FileFacts, list: TSESTree.Node): boolean {
  const node = unwrap(list);
  if (node.type !== "MemberExpression" || !isOutsiders(file, node)) return false;
  return OF_VUE_2.test(file.sourceCode.text) || getPackageFacts(file.filename)?.isVue2 === true;
}

/** Returns whether a path begins at `this` or a parameter, and not at what the function made itself. */
function isOutsiders(file: FileFacts, path: TSESTree.MemberExpression): boolean {
  let root: TSESTree.Node = path;
  while (root.type === "MemberExpression") root = unwrap(root.object);
  if (root.type === "ThisExpression") return true;
  const variable = root.type === "Identifier" ? getVariable(file, root) : undefined;
  if (variable === undefined) return false;
  const value = getOnlyValue(variable);
  return (
    variable.defs[0]?.type.toString() === "Parameter" ||
    (value !== undefined && unwrap(value).type === "ThisExpression")
  );
}

/** The methods that Vue 2 watches: what they do to a list is shown. */
const WATCHED = /\.(?:pop|push|reverse|shift|sort|splice|unshift)\(/;

/** Returns whether a loop moves items by methods that Vue 2 watches, in a list that it may show. */
export const isMovedForVue2 = (file: FileFacts, list: TSESTree.Node, loop: TSESTree.Node): boolean =>
  mayVue2Show(file, list) && WATCHED.test(file.sourceCode.getText(loop));
