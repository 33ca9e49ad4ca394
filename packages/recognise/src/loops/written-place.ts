// What a place of a list is computed by, where it has a name first: `const at = draw; list.splice(at, 1)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";

/** Returns the place under a name that nothing else gives another value; any other place as it is. */
export function getWrittenPlace(file: FileContext, place: TSESTree.Node): TSESTree.Node {
  const node = unwrap(place);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  return (variable === undefined ? undefined : getOnlyValue(variable)) ?? node;
}
