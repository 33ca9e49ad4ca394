// Functions of the file that give a list which they are handed, made anew: `insertAt(list, place, item)` of `(xs, i, x) => [...xs.slice(0, i), x, ...xs.slice(i)]`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, type Variable } from "./bindings.ts";
import { isWritten } from "./names.ts";
import { unwrap, type FunctionNode } from "./tree.ts";

export interface RebuildingCall {
  readonly local: FunctionNode;
  /** The parameter that is the list. */
  readonly name: TSESTree.Identifier;
  readonly variable: Variable;
}

/** Returns the function that a call hands a list to, once; undefined for any other call. */
export function getRebuildingCall(
  file: FileContext,
  value: TSESTree.Node,
  isList: (node: TSESTree.Node) => boolean,
): RebuildingCall | undefined {
  const call = unwrap(value);
  if (call.type !== "CallExpression" || call.optional) return undefined;
  const handed = call.arguments.flatMap((argument, index) => (isList(unwrap(argument)) ? [index] : []));
  const [at, ...more] = handed;
  const local = at === undefined || more.length > 0 ? undefined : getFunction(file, call.callee);
  if (at === undefined || local === undefined || local.async || local.generator) return undefined;
  const name = local.params[at];
  const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  if (name?.type !== "Identifier" || variable === undefined || isWritten(variable)) return undefined;
  return { local, name, variable };
}

/** Returns what a function gives back at its end. */
export function getLastResult({ body }: FunctionNode): TSESTree.Expression | undefined {
  if (body.type !== "BlockStatement") return body;
  const last = body.body.at(-1);
  return last?.type === "ReturnStatement" ? (last.argument ?? undefined) : undefined;
}
