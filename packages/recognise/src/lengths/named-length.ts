// How many items the list of a name has: by its value, by its default, by what it is taken out of or handed by, by the state that it is.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getElementNamed, isEmptyArray } from "../syntax/list-forms.ts";
import { getReturned, isFunction, unwrap } from "../syntax/tree.ts";
import { getLengthBehindCut } from "../checks/behind-cut.ts";
import { getTakenOfItem } from "../rows/item-property.ts";
import { getListOfItem, getRowLength } from "../rows/known-rows.ts";
import { countMapValue } from "../rows/map-values.ts";
import { countProp } from "../states/component-props.ts";
import { asPair, getDefaultValue } from "../states/default-list.ts";
import { countArguments, countRestHanded, getHandedLists } from "../states/handed-lists.ts";
import { getPropertyNamed } from "../states/object-parts.ts";
import { getComputationOfStore } from "../states/signal-state.ts";
import { getWatchedFor } from "../states/watched-state.ts";
import { keepsLength } from "../values/changed-length.ts";
import { getBoxedIn } from "../values/component-state.ts";
import { getFilledLength } from "../values/filled-length.ts";
import { getFirstValue } from "../values/first-value.ts";
import { getReactiveValue } from "../values/reactive-value.ts";
import { atMostTwo, getMost, type GetLength, type Lengths } from "../values/written-number.ts";
import { getFetchedLength } from "./fetched-length.ts";
import { countFewItems } from "./few-items.ts";
import { isKeptPair } from "./held-list.ts";
import { getKeptLength, isMadeOfItself } from "./kept-length.ts";
import { withoutNone } from "./length-of-call.ts";
import { getAwaitedLength, getLengthMadeBy, getPromiseOfName } from "./made-length.ts";
import { getLengthInItems, getLengthInState } from "./member-length.ts";
import { countTaken } from "./path-length.ts";

/** Returns the length of the list that a name stands for. */
export function getLengthOfName(file: FileContext, node: TSESTree.Identifier, lengths: Lengths): number | undefined {
  const { getLength, getOnce } = lengths;
  const variable = getVariable(file, node);
  if (variable?.defs[0] === undefined)
    return atMostTwo(countArguments(file, node)) ?? getLengthOfUndeclared(file, node, lengths);
  const counted =
    getFilledLength(file, variable, node, getOnce) ??
    countFewItems(file, variable, node, getOnce) ??
    getLengthBehindCut(file, node, getOnce);
  if (counted !== undefined) return counted;
  const isKept = keepsLength(file, variable);
  const value = isKept
    ? (getOnlyValue(variable) ?? getFirstValue(variable, (name) => isMadeOfItself(file, name)))
    : undefined;
  const known = value === undefined ? undefined : getLength(value);
  if (known !== undefined) return known;
  const kept = getKeptLength(file, node, getOnce);
  if (kept !== undefined || !isKept || value !== undefined) return kept;
  return getLengthOfOrigin(file, node, variable, lengths);
}

/** Of a name that is given no list where it is declared: by its default, by what it is taken out of or handed by, by the state that it is. */
function getLengthOfOrigin(
  file: FileContext,
  node: TSESTree.Identifier,
  variable: Variable,
  lengths: Lengths,
): number | undefined {
  const { getLength, getOnce } = lengths;
  const byDefault = getWrites(variable).length > 0 ? undefined : getDefaultValue(variable);
  if (byDefault !== undefined) return asPair(getLength(byDefault));
  const named = getPropertyNamed(file, variable);
  if (named !== undefined) return atMostTwo(getLength(named));
  const watched = getWatchedFor(variable);
  const ofOther =
    (watched === undefined ? undefined : getLengthWatched(file, watched, lengths)) ??
    getLengthInItems(file, getTakenOfItem(file, variable), lengths) ??
    getLengthOfRest(variable, getLength) ??
    getLengthInState(file, node, lengths) ??
    countProp(file, node, getOnce) ??
    getFetchedLength(file, variable, getOnce);
  if (ofOther !== undefined) return ofOther;
  const promise = getPromiseOfName(variable);
  if (promise !== undefined) return getAwaitedLength(file, promise, getOnce);
  const kept = countMapValue(file, node, getOnce);
  if (kept !== undefined) return kept;
  const list = getListOfItem(file, variable);
  const row = list === undefined ? undefined : atMostTwo(getRowLength(file, list, getLength));
  if (row !== undefined) return row;
  if (getWrites(variable).length > 0) return undefined;
  return getLengthOfFixedName(file, variable, getLength) ?? countTaken(file, variable, lengths);
}

/** Two at most of what is watched, in a box or by a function that asks for it: `watch(pair, (now) => …)`, `watch(() => props.pair, (now) => …)`. */
function getLengthWatched(file: FileContext, watched: TSESTree.Node, lengths: Lengths): number | undefined {
  const [asked, ...more] = isFunction(watched)
    ? getReturned(file, watched)
    : [getBoxedIn(file, watched, (place) => isKeptPair(file, place, lengths))];
  return asked === undefined || more.length > 0 ? undefined : atMostTwo(lengths.getOnce(asked));
}

/** Of a name of Svelte: two at most of what a store holds, `$pair`, or the list that a reactive statement gives it. */
function getLengthOfUndeclared(file: FileContext, name: TSESTree.Identifier, lengths: Lengths): number | undefined {
  const value = getReactiveValue(file, name);
  if (value !== undefined) return lengths.getLength(value);
  const computation = getComputationOfStore(file, name);
  return computation === undefined
    ? getLengthInState(file, name, lengths)
    : atMostTwo(getLengthMadeBy(file, computation, lengths.getLength));
}

/** Two at most of a name that is written to once: one of several that are written down, the rest of a function's parameters, or one of them. */
function getLengthOfFixedName(file: FileContext, variable: Variable, getLength: GetLength): number | undefined {
  const element = getElementNamed(variable);
  if (element !== undefined) return atMostTwo(getLength(element));
  const ofRest = atMostTwo(countRestHanded(file, variable));
  if (ofRest !== undefined) return ofRest;
  const handed = getHandedLists(file, variable);
  return getMost(handed ?? [], (one) => (isEmptyArray(one) ? 0 : atMostTwo(getLength(one))));
}

/** Returns how many items are left for the rest of a pattern: `const [right, ...wrong] = answers`. */
function getLengthOfRest({ defs: [definition] }: Variable, getLength: GetLength): number | undefined {
  const node = definition?.node;
  if (node?.type !== "VariableDeclarator" || node.id.type !== "ArrayPattern" || node.init === null) return undefined;
  const rest = node.id.elements.at(-1);
  if (rest?.type !== "RestElement" || rest.argument !== definition?.name) return undefined;
  const list = withoutNone(node.init);
  const length = getLength(list);
  const left = length === undefined ? 0 : length - (node.id.elements.length - 1);
  if (left <= 0) return undefined;
  return list === unwrap(node.init) ? left : atMostTwo(left);
}
