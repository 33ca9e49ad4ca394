// How many items the list of a field or a property has: `this.sides`, `game.sides`, `rounds[k]`, `rounds[k].sides`, `sides.value`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getGetter, getOnlyValue, getProperty, getVariable } from "../syntax/bindings.ts";
import { getMemberName, getReturned } from "../syntax/tree.ts";
import { getLengthBehindCut } from "../checks/behind-cut.ts";
import { getAskedOfItem, lacks, type AskedOfItem } from "../rows/item-property.ts";
import { getRowLength } from "../rows/known-rows.ts";
import { countProp } from "../states/component-props.ts";
import { getPairsOfState } from "../states/list-of-state.ts";
import { countChanges } from "../values/changed-length.ts";
import { getBoxed, getComputation } from "../values/component-state.ts";
import { unfreeze } from "../values/frozen-object.ts";
import { atMostTwo, getMost, type GetLength, type Lengths } from "../values/written-number.ts";
import { getGuardedPair } from "./guarded-members.ts";
import { getHeld, isKeptPair } from "./held-list.ts";
import { getKeptLength } from "./kept-length.ts";
import { getLengthMadeBy } from "./made-length.ts";
import { countAsked } from "./path-length.ts";
import { getRefilledLength } from "./refilled-length.ts";

/** Returns the length of a list in a field or a property. */
export function getLengthOfMember(
  file: FileContext,
  node: TSESTree.MemberExpression,
  lengths: Lengths,
): number | undefined {
  const { getLength, getOnce } = lengths;
  const known =
    getRefilledLength(file, node, getOnce) ??
    getLengthBehindCut(file, node, getOnce) ??
    getKeptLength(file, node, getOnce);
  if (known !== undefined) return known;
  const computation = countChanges(file, getMemberName(node) ?? "") > 0 ? undefined : getComputation(file, node);
  if (computation !== undefined) return atMostTwo(getLengthMadeBy(file, computation, getLength));
  const guarded = getGuardedPair(file, node, getOnce);
  if (guarded !== undefined) return guarded;
  const held = getHeld(file, node, lengths) ?? getBoxed(file, node, (place) => isKeptPair(file, place, lengths));
  if (held !== undefined) return atMostTwo(getLength(held));
  return (
    getLengthInState(file, node, lengths) ??
    countProp(file, node, getOnce) ??
    getLengthOfRow(file, node, lengths) ??
    getLengthOfGetter(file, node, getLength) ??
    getLengthInItems(file, getAskedOfItem(file, node), lengths) ??
    countAsked(file, node, lengths)
  );
}

/** Returns two at most of a list that a state holds, where all lists that it may hold tell how many items they have. */
export function getLengthInState(file: FileContext, place: TSESTree.Node, lengths: Lengths): number | undefined {
  const count: GetLength = (list) => atMostTwo(lengths.getLength(list));
  const isPair = (list: TSESTree.Node): boolean => count(list) !== undefined;
  return getMost(getPairsOfState(file, place, isPair, (asked) => isKeptPair(file, asked, lengths)) ?? [], count);
}

/** Two at most where a constant holds lists of two at most, in a list or under names, and one of them is asked for: `rounds[k]`, `words[language]`. */
function getLengthOfRow(
  file: FileContext,
  { computed, object }: TSESTree.MemberExpression,
  lengths: Lengths,
): number | undefined {
  const getRow: GetLength = (list) => atMostTwo(lengths.getLength(list));
  // chunk(list, 2)[0]
  if (computed && object.type === "CallExpression") return atMostTwo(getRowLength(file, object, getRow));
  const variable = computed && object.type === "Identifier" ? getVariable(file, object) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined) return undefined;
  const plain = value === undefined ? undefined : unfreeze(file, value);
  const length =
    plain?.type === "ObjectExpression" ? getMostOfValues(plain, getRow) : atMostTwo(getRowLength(file, object, getRow));
  if (length === undefined) return undefined;
  const isKept = variable.references.every(
    ({ identifier, identifier: { parent } }) =>
      parent.type !== "MemberExpression" || parent.object !== identifier || isKeptPair(file, parent, lengths),
  );
  return isKept ? length : undefined;
}

const getMostOfValues = ({ properties }: TSESTree.ObjectExpression, getLength: GetLength): number | undefined =>
  getMost(properties, (one) => (one.type === "Property" ? getLength(one.value) : undefined));

/** Two at most where a property makes its list when it is asked for: `get sides() { return [this.home, this.away]; }`. */
function getLengthOfGetter(
  file: FileContext,
  node: TSESTree.MemberExpression,
  getLength: GetLength,
): number | undefined {
  const getter = getGetter(file, node);
  if (getter === undefined) return undefined;
  const [kept, ...more] = getReturned(file, getter);
  // get sides() { return this.#sides; }
  const isKept =
    kept?.type === "MemberExpression" && more.length === 0 && countChanges(file, getMemberName(node) ?? "") === 0;
  return atMostTwo(isKept ? getLength(kept) : getLengthMadeBy(file, getter, getLength));
}

/** Returns two where a property of an item of a list holds two at most in each of them. */
export function getLengthInItems(
  file: FileContext,
  asked: AskedOfItem | undefined,
  lengths: Lengths,
): number | undefined {
  if (asked === undefined || countChanges(file, asked.name) > 0) return undefined;
  const { name, list } = asked;
  const held = list.type === "MemberExpression" ? getHeld(file, list, lengths) : list;
  if (held === undefined) return undefined;
  const found: TSESTree.Node[] = [];
  const length = getRowLength(file, held, (item) => {
    const row = item.type === "ObjectExpression" ? getProperty(item, name) : undefined;
    if (row === undefined) return lacks(item, name) ? 2 : undefined;
    found.push(row);
    return lengths.getLength(row);
  });
  return found.length > 0 ? atMostTwo(length) : undefined;
}
