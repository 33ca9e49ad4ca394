/** Which names a new binding can take in a file without catching or hiding anything that is there. */
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariableAt } from "../syntax/bindings.ts";
import { oncePer } from "../file/once.ts";
import { contains } from "../syntax/tree.ts";
import { hasWord } from "../file/script-block.ts";

/**
 * Returns `name`, or `alias`, `alias2`, `alias3`, … : the first that is free in the whole file.
 * @param beside text of the file that no scope tells of: each of its words is taken.
 * @param within the part of the file that is to see the name, if that is not all of it: what other parts call by it is no matter.
 */
export function getFreeName(
  file: FileContext,
  name: string,
  alias: string,
  beside = "",
  within?: TSESTree.Node,
): string {
  const isTaken = (candidate: string): boolean => hasWord(beside, candidate) || isNameTaken(file, candidate, within);
  let free = name;
  for (let count = 1; isTaken(free); count++) free = count === 1 ? alias : `${alias}${String(count)}`;
  return free;
}

/** Returns whether a name is declared in any scope around or inside a part (values, types, configured globals) or used there as a global that nothing declares. */
function isNameTaken(file: FileContext, name: string, within: TSESTree.Node | undefined): boolean {
  return (within === undefined ? getTakenNames(file) : getTakenWithin(file)(within)).has(name);
}

const getTakenNames = oncePer(({ sourceCode: { scopeManager } }: FileContext): ReadonlySet<unknown> => {
  const scopes = scopeManager?.scopes ?? [];
  // What an inner scope does not resolve, the outermost does not either, or an outer one declares it.
  const unresolved = scopes.filter(({ upper }) => upper === null).flatMap(({ through }) => through);
  return new Set([
    ...scopes.flatMap(({ set }) => [...set.keys()]),
    ...unresolved.map(({ identifier }) => identifier.name),
  ]);
});

const getTakenWithin = oncePer(({ sourceCode: { scopeManager } }: FileContext) =>
  oncePer((within: TSESTree.Node): ReadonlySet<unknown> => {
    const scopes = scopeManager?.scopes ?? [];
    const unresolved = scopes.filter(({ upper }) => upper === null).flatMap(({ through }) => through);
    return new Set([
      ...scopes
        .filter(({ block }) => contains(within, block) || contains(block, within))
        .flatMap(({ set }) => [...set.keys()]),
      ...unresolved.flatMap(({ identifier }) => (contains(within, identifier) ? [identifier.name] : [])),
    ]);
  }),
);

/** Returns whether a name at a node is a global that the file itself does not declare, such as CommonJS's `require`. */
export function isFreeGlobal(file: FileContext, name: string, node: TSESTree.Node): boolean {
  return (getVariableAt(file, name, node)?.defs.length ?? 0) === 0;
}
