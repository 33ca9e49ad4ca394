// Lists that a function of the file hands out as they are: `this.all()` of `all() { return this.cards; }`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction } from "./bindings.ts";
import { getRootVariable, isListPath } from "./list-path.ts";
import { contains, unwrap } from "./tree.ts";

/** Returns the path of the list that a call gives, as the function spells it; undefined where it may give another one, such as a copy. */
export function getHandedOut(file: FileContext, call: TSESTree.CallExpression): TSESTree.Expression | undefined {
  if (call.arguments.length > 0 || call.optional) return undefined;
  const given = getFunction(file, call.callee);
  if (given === undefined || given.params.length > 0 || given.async || given.generator) return undefined;
  const { body } = given;
  const [only, ...more] = body.type === "BlockStatement" ? body.body : [];
  const value = body.type !== "BlockStatement" ? body : only?.type === "ReturnStatement" ? only.argument : null;
  const path = value === null || more.length > 0 ? undefined : unwrap(value);
  if (path === undefined || (path.type !== "Identifier" && path.type !== "MemberExpression") || !isListPath(path))
    return undefined;
  const isItsOwn = getRootVariable(file, path)?.defs.some(({ name }) => contains(given, name)) === true;
  return isItsOwn ? undefined : path;
}
