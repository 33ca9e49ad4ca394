// What a call gives back that it was handed, or a copy of it, in whatever order: `shuffle(list)` of a library, `mix(list)` of a function of the file.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getLibraryName, LIBRARY_SHUFFLES } from "../origins/library-shuffles.ts";
import { getFunction, getVariable } from "../syntax/bindings.ts";
import { getReturned, unwrap } from "../syntax/tree.ts";
import { keepsLength } from "./changed-length.ts";

/** Returns the list that has as many items as a call gives, because that gives it back, or a copy in another order; undefined for anything else. */
export function getGivenBack(file: FileContext, call: TSESTree.Node): TSESTree.Node | undefined {
  const [list, ...more] = call.type === "CallExpression" ? call.arguments : [];
  if (call.type !== "CallExpression" || list === undefined || list.type === "SpreadElement") return undefined;
  const called = getFunction(file, call.callee);
  if (called !== undefined) return givesFirstBack(file, called) ? list : undefined;
  return more.length <= 1 && LIBRARY_SHUFFLES.get(getLibraryName(file, call) ?? "")?.isGiven === true
    ? list
    : undefined;
}

/** Returns whether a function gives what it was handed first, as long as that was. */
function givesFirstBack(file: FileContext, called: NonNullable<ReturnType<typeof getFunction>>): boolean {
  const [first] = called.params;
  const variable = first?.type === "Identifier" ? getVariable(file, first) : undefined;
  if (variable === undefined || called.async || called.generator) return false;
  const isWritten = variable.references.some((reference) => reference.isWrite());
  const given = isWritten || !keepsLength(file, variable) ? [] : getReturned(file, called).map(unwrap);
  return given.length > 0 && given.every((one) => one.type === "Identifier" && getVariable(file, one) === variable);
}
