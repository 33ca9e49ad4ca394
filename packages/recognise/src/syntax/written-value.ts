// What is written for a value that may have a name: `draw` of `const at = draw; list.splice(at, 1)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable } from "./bindings.ts";
import { unwrap } from "./tree.ts";

/** Returns what a name stands for that nothing else gives another value; any other expression as it is. */
export function getWritten(file: FileContext, expression: TSESTree.Node): TSESTree.Node {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  return (variable === undefined ? undefined : getOnlyValue(variable)) ?? node;
}
