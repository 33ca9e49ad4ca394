// Texts that the source tells: as they are written, or under the name of a constant.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";

/** Returns a text that is written, also under the name of a constant; undefined for anything else. */
export function getWrittenText(file: FileContext, expression: TSESTree.Node): string | undefined {
  const node = unwrap(expression);
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral")
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value === undefined ? undefined : getWrittenText(file, value);
}
