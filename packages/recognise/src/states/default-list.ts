// What a list is where nobody hands one in: `sides = ["left", "right"]` of a parameter or a pattern, `props.sides ?? ["left", "right"]`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";

/** Returns the value that a parameter, or a name of a pattern, has where nothing is handed in. */
export function getDefaultValue({ defs }: Variable): TSESTree.Expression | undefined {
  const [definition, ...more] = defs;
  const { parent } = definition?.name ?? {};
  const isDefault = parent?.type === "AssignmentPattern" && parent.left === definition?.name;
  return isDefault && more.length === 0 ? parent.right : undefined;
}

/** Returns whether an expression is something that comes from elsewhere, of which the file says no more than what stands in for it. */
export function isHandedIn(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "ChainExpression") return isHandedIn(file, node.expression);
  if (node.type === "MemberExpression") return true;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0) return false;
  if (definition.type === "Parameter") return true;
  if (definition.node.type !== "VariableDeclarator") return false;
  if (definition.node.id.type !== "Identifier") return true;
  const value = getOnlyValue(variable);
  return value !== undefined && isHandedIn(file, value);
}

/**
 * Two where two items stand in for a list that is not known, and undefined for any other number: whoever writes a pair there says what such a list
 * looks like. Three items say less, as a list of any length may be as fine.
 */
export const asPair = (length: number | undefined): number | undefined => (length === 2 ? length : undefined);
