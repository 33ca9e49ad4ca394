// What a name of Svelte 4 stands for that nothing declares: `$: pair = [left, right];` gives it its value anew whenever what that reads has changed.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { getUndeclaredPlaces, getVariable, getVariableAt } from "../syntax/names.ts";
import { mayChangeLength } from "./changed-length.ts";

/** Returns the only value of a name, where a reactive statement gives it and no place of the file makes the list there longer. */
export function getReactiveValue(file: FileContext, name: TSESTree.Identifier): TSESTree.Expression | undefined {
  if (!hasReactive(file) || getVariable(file, name) !== undefined) return undefined;
  const places = getUndeclaredPlaces(file, name.name, getVariableAt(file, name.name, name));
  const [given, ...more] = places.flatMap((place) => getGiven(place) ?? []);
  if (given === undefined || more.length > 0) return undefined;
  const isKept = (place: TSESTree.Identifier): boolean =>
    !(place.parent.type === "AssignmentExpression" && place.parent.left === place) && !mayChangeLength(file, place);
  return places.every((place) => getGiven(place) !== undefined || isKept(place)) ? given : undefined;
}

/** All places of a name are looked at for each place of it: not in files that have no such statement. */
const hasReactive = oncePer((file: FileContext): boolean => file.sourceCode.text.includes("$:"));

function getGiven(place: TSESTree.Identifier): TSESTree.Expression | undefined {
  const { parent } = place;
  if (parent.type !== "AssignmentExpression" || parent.left !== place || parent.operator !== "=") return undefined;
  const around: { readonly type: string } | undefined = parent.parent.parent;
  return around !== undefined && REACTIVE.has(around.type) && isReactive(around) ? parent.right : undefined;
}

/** A statement behind a label; Svelte's own parser has a name for those whose label is a dollar. */
const REACTIVE: ReadonlySet<string> = new Set(["LabeledStatement", "SvelteReactiveStatement"]);

const isReactive = (statement: object): boolean =>
  "label" in statement && (statement.label as TSESTree.Identifier).name === "$";
