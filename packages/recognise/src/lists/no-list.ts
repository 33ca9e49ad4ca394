// What is known to be no list, so that another list gets it as one item: a text, a number, an object that is written, an instance of a class.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType, resolve } from "../syntax/declared-type.ts";
import { isFunction, unwrap } from "../syntax/tree.ts";
import { getKindOfType } from "./declared-kind.ts";
import { getReceiver } from "./receiver.ts";

const VALUES: ReadonlySet<string> = new Set([
  "BinaryExpression",
  "ClassExpression",
  "Literal",
  "ObjectExpression",
  "TemplateLiteral",
  "UnaryExpression",
  "UpdateExpression",
]);

/** Returns whether an expression gives something that is no list for certain; what is not known may be one. */
export function isNoList(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (VALUES.has(node.type) || isFunction(node)) return true;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (value !== undefined && isNoList(file, value)) return true;
  return getReceiver(file, expression) === "own" && !isDeclaredAsEither(file, expression);
}

/** Of a sort's receiver that may be a list or something else it is enough to know that it may be that. */
function isDeclaredAsEither(file: FileContext, expression: TSESTree.Node): boolean {
  const type = resolve(file, getDeclaredType(file, expression));
  return type?.type === "TSUnionType" && type.types.some((part) => getKindOfType(file, part) !== "own");
}
