// What runs in a round that gives an element its CSS `order`: its statements, the names in them, and what an order is computed from.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isJQuery } from "../origins/jquery.ts";
import { getVariable, getWrites } from "../syntax/bindings.ts";
import { isReadOf } from "../syntax/iteration.ts";
import { contains, someNode, unwrap } from "../syntax/tree.ts";

/** `card` of `$(card)` */
export function getWrapped(expression: TSESTree.Node): TSESTree.Node {
  const node = unwrap(expression);
  const [only] = node.type === "CallExpression" && isJQuery(node.callee) ? node.arguments : [];
  return only === undefined ? node : unwrap(only);
}

/** Returns the declarations that an order is computed from; undefined where one of these variables is given another value, too. */
export function getDeclarations(
  file: FileContext,
  order: TSESTree.Node,
  statements: readonly TSESTree.Node[],
): readonly TSESTree.Statement[] | undefined {
  const needed = new Set<TSESTree.Statement>();
  const open = [order];
  for (const part of open) {
    const isOpen = someNode(file, part, (inner) => {
      const variable = inner.type === "Identifier" ? getVariable(file, inner) : undefined;
      const home = variable && statements.find((one) => variable.defs.some(({ name }) => contains(one, name)));
      if (variable === undefined || home?.type !== "VariableDeclaration") return false;
      if (!needed.has(home)) open.push(home);
      needed.add(home);
      return getWrites(variable).length > 0;
    });
    if (isOpen) return undefined;
  }
  return [...needed].sort((a, b) => a.range[0] - b.range[0]);
}

/** Returns a test whether a node reads what a parameter or a declaration names. */
export function isNamed(file: FileContext, pattern: TSESTree.Node | undefined): (node: TSESTree.Node) => boolean {
  const variable = pattern?.type === "Identifier" ? getVariable(file, pattern) : undefined;
  return (node) => variable !== undefined && isReadOf(file, node, variable);
}
