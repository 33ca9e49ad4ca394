// What a state is that something keeps, and what the functions set it to that do so.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { getReturned, isFunction } from "../syntax/tree.ts";

/** A state: what it begins with, and what it is set to. */
export interface State {
  /** What makes it: two places are the same state where this is the same. */
  readonly owner: TSESTree.Node;
  /** What it begins with; undefined for nothing. */
  readonly start: TSESTree.Node | undefined;
  /** Returns all that it is set to, as it stands in the file; undefined where others may set it. */
  readonly getValues: () => readonly TSESTree.Node[] | undefined;
  /** Returns all that it is set to under a name alone, where it is set part by part; undefined where others may set it. */
  readonly getParts?: (name: string) => readonly TSESTree.Node[] | undefined;
}

/** A list that a state is, or has under a name. */
export interface ListOfState {
  readonly state: State;
  /** Undefined for the state itself. */
  readonly name: string | undefined;
}

/** Returns what the functions set a state to that stand at some places; undefined where one of them is not called there. */
export function getSetInCalls(
  file: FileContext,
  setters: readonly TSESTree.Node[],
): readonly TSESTree.Node[] | undefined {
  const values: TSESTree.Node[] = [];
  for (const setter of setters) {
    const call = setter.parent;
    const [given] = call?.type === "CallExpression" && call.callee === setter ? call.arguments : [];
    if (given === undefined) return undefined;
    values.push(...(isFunction(given) ? getReturned(file, given) : [given]));
  }
  return values;
}

/** Returns all that the setter of a state sets it to; undefined where it is handed to others. */
export function getSetBy(
  file: FileContext,
  name: TSESTree.Node | null | undefined,
): readonly TSESTree.Node[] | undefined {
  const setter = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  const uses = setter?.references.filter(({ init }) => init !== true) ?? [];
  return getSetInCalls(
    file,
    uses.map(({ identifier }) => identifier as TSESTree.Node),
  );
}
