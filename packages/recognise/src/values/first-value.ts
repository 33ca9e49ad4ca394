// What a variable begins with that is given nothing later but what is like it: `let cards = [x, y]; cards = cards.sort(…);`.
import type { TSESTree } from "@typescript-eslint/utils";
import { getWrites, type Variable } from "../syntax/bindings.ts";

/**
 * Returns the first value of a variable that is declared once and by its own name.
 * @param keeps whether what is written to the variable, where it has this name, is like its first value.
 */
export function getFirstValue(
  variable: Variable,
  keeps: (name: TSESTree.Node) => boolean,
): TSESTree.Expression | undefined {
  const [definition, ...more] = variable.defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "Identifier" || more.length > 0)
    return undefined;
  const isKept = getWrites(variable).every(({ identifier, init }) => init === true || keeps(identifier));
  return isKept ? (declarator.init ?? undefined) : undefined;
}
