// Whether a list out of which items are drawn one by one never holds more than two: `Math.round(Math.random() * (sides.length - 1))` draws either end of it as often.
import { verdict, type SwapLoop } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getGiven } from "../lengths/kept-length.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import { getHandedLists } from "../states/handed-lists.ts";
import { getAsked, getBegun, getListUses } from "../states/list-uses.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getMemberName, someNode } from "../syntax/tree.ts";
import { getPush } from "../values/filled-length.ts";
import { getDrawnFromOwn } from "./drawn-with-rest.ts";

/** Returns the model of draws out of a list, of two items where it never holds more and each is drawn alike: what is not even in a longer one may be so in a pair. */
export function settlePair(file: FileContext, list: TSESTree.Node, model: SwapLoop): SwapLoop {
  const ofTwo: SwapLoop = { ...model, length: 2 };
  return isDrawnPair(file, list) && verdict(ofTwo).kind === "fair" ? ofTwo : model;
}

/** Returns whether all that a list is ever given is a pair, and nothing is put into it; of a parameter, whether each list is one that it is handed. */
function isDrawnPair(file: FileContext, list: TSESTree.Node): boolean {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const handed = variable === undefined ? undefined : getHandedLists(file, variable);
  return (handed ?? [list]).every((one) => isPair(file, one) || isGivenPairs(file, one));
}

const isPair = (file: FileContext, value: TSESTree.Node): boolean => (getKnownLength(file, value) ?? Infinity) <= 2;

function isGivenPairs(file: FileContext, list: TSESTree.Node): boolean {
  const { uses, begun } = getUses(file, list);
  const values: readonly TSESTree.Node[] = [...begun, ...uses.flatMap((use) => getGiven(use)?.right ?? [])];
  // What is left of it without the drawn item is no longer.
  const isRest = (value: TSESTree.Node): boolean =>
    someNode(file, value, (node) => node.type === "CallExpression" && getDrawnFromOwn(file, node) !== undefined);
  return (
    values.some((value) => isPair(file, value)) &&
    values.every((value) => isPair(file, value) || isRest(value)) &&
    uses.every((use) => getPush(use) === undefined)
  );
}

/** Returns all that names a list, and what it begins with; of a list in a state that somebody hands over, whatever has its name. */
function getUses(
  file: FileContext,
  list: TSESTree.Node,
): { readonly uses: readonly TSESTree.Node[]; readonly begun: readonly TSESTree.Node[] } {
  const known = getListUses(file, list);
  if (known !== undefined)
    return { uses: [...known.own, ...known.others], begun: known.first === undefined ? [] : [known.first.value] };
  const name = list.type === "MemberExpression" ? getMemberName(list) : undefined;
  if (name === undefined) return { uses: [], begun: [] };
  return { uses: getAsked(file, name), begun: getBegun(file, name).filter((value) => value !== null) };
}
