// Which names stand inside a part of a file: looked up among all names of the file, which are put in the order of the text once.
import type { FileContext } from "../file/file-context.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { Variable } from "./bindings.ts";
import { oncePer } from "../file/once.ts";

/** Something at a place of the text. */
interface Placed<Item> {
  readonly item: Item;
  readonly start: number;
}

const getReferences = oncePer(
  ({ sourceCode: { scopeManager } }: FileContext): readonly Placed<TSESLint.Scope.Reference>[] =>
    inOrder(
      (scopeManager?.scopes ?? []).flatMap(({ references }) => references),
      ({ identifier }) => [identifier],
    ),
);

const getDeclarations = oncePer(({ sourceCode: { scopeManager } }: FileContext): readonly Placed<Variable>[] =>
  inOrder(
    (scopeManager?.scopes ?? []).flatMap(({ variables }) => variables),
    ({ defs }) => defs.map(({ name }) => name),
  ),
);

/** Returns the references of names inside a node, in the order of the text. */
export function getReferencesInside(file: FileContext, node: TSESTree.Node): readonly TSESLint.Scope.Reference[] {
  return getInside(getReferences(file), node);
}

/** Returns the variables that are declared inside a node, those of the functions in it too. */
export function getVariablesInside(file: FileContext, node: TSESTree.Node): ReadonlySet<Variable> {
  return new Set(getInside(getDeclarations(file), node));
}

function inOrder<Item>(items: readonly Item[], getPlaces: (item: Item) => readonly TSESTree.Node[]): Placed<Item>[] {
  return items
    .flatMap((item) => getPlaces(item).map(({ range }): Placed<Item> => ({ item, start: range[0] })))
    .sort((a, b) => a.start - b.start);
}

function getInside<Item>(placed: readonly Placed<Item>[], { range: [start, end] }: TSESTree.Node): Item[] {
  let low = 0;
  for (let high = placed.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((placed[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: Item[] = [];
  for (let at = low; at < placed.length; at++) {
    const one = placed[at];
    if (one === undefined || one.start >= end) break;
    found.push(one.item);
  }
  return found;
}
