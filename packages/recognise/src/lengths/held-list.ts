// The list that a field, a static one or a property of an object holds, and whether it stays a pair for as long as the file tells.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getField } from "../syntax/bindings.ts";
import { getHolderOfThis } from "../syntax/holders.ts";
import { getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { getAllGiven, getFirstOfClass, getFirstOfInstance, MOST_ASKED } from "../states/given-lists.ts";
import { getAsked } from "../states/list-uses.ts";
import { getPartOf } from "../states/object-parts.ts";
import { countChanges, mayChangeLength } from "../values/changed-length.ts";
import { getDatum, isNothingYet } from "../values/component-state.ts";
import { getOfName } from "../values/constant-property.ts";
import { isMadeByName } from "../values/same-length.ts";
import { atMostTwo, type Lengths } from "../values/written-number.ts";

/** Returns what a field, a static one or a property of a constant object holds, where nothing in the file gives it another list or makes it longer. */
export function getHeld(
  file: FileContext,
  node: TSESTree.MemberExpression,
  lengths: Lengths,
): TSESTree.Node | undefined {
  const name = getMemberName(node);
  if (name === undefined) return undefined;
  const object = unwrap(node.object);
  const field = object.type === "ThisExpression" ? getField(file, node) : undefined;
  const value =
    field?.value ??
    getOfName(file, object, name) ??
    getDatum(file, node) ??
    getPartOf(file, object, name) ??
    getFirstOfInstance(file, node) ??
    getFirstOfClass(file, node);
  // A getter makes its list when it is asked for it.
  if (value === undefined || isFunction(value) || field?.isDefault === true) return undefined;
  if (isNothingYet(value)) {
    const given = getAllGiven(file, node, (place) => isKeptPair(file, place, lengths));
    return given?.find((list) => atMostTwo(lengths.getOnce(list)) !== undefined);
  }
  return staysAsItIs(file, value, name) || staysPair(file, value, name, lengths) ? value : undefined;
}

/** Returns whether nothing in the file gives a property of a name another value than that, or makes a list longer that it holds. */
export function staysAsItIs(file: FileContext, value: TSESTree.Node, name: string): boolean {
  // The constructor that keeps what it is handed gives the property that alone.
  const isOwn = value.parent?.type === "AssignmentExpression" || value.parent?.type === "NewExpression";
  if (countChanges(file, name) <= (isOwn ? 1 : 0)) return true;
  const asked = value.parent?.type === "Property" ? getAsked(file, name) : [];
  const isLeft = (place: TSESTree.Node): boolean =>
    isGivenToInstance(place) || (!isGiven(place) && !mayChangeLength(file, place));
  return asked.length > 0 && asked.length <= MOST_ASKED && asked.every(isLeft);
}

const isGiven = (place: TSESTree.Node): boolean =>
  place.parent?.type === "AssignmentExpression" && place.parent.left === place;

/** Returns whether an instance of a class is given something of its own, which no object that is written has: `this.sides = options.sides`. */
const isGivenToInstance = (place: TSESTree.Node): boolean =>
  isGiven(place) &&
  place.type === "MemberExpression" &&
  place.object.type === "ThisExpression" &&
  getHolderOfThis(place.object)?.kind === "class";

/** Returns whether a pair that a property begins with is only ever replaced by pairs: `const next = [...game.sides].sort(…); game.sides = next;`. */
export function staysPair(file: FileContext, value: TSESTree.Node, name: string, lengths: Lengths): boolean {
  const asked = getAsked(file, name);
  return (
    asked.length <= MOST_ASKED &&
    atMostTwo(lengths.getOnce(value)) !== undefined &&
    asked.every((place) => isKeptPair(file, place, lengths))
  );
}

/** Returns whether a place leaves a list of two as long, or gives another one of two at most in its stead. */
export function isKeptPair(file: FileContext, place: TSESTree.Node, lengths: Lengths): boolean {
  const { parent } = place;
  if (parent?.type !== "AssignmentExpression" || parent.left !== place) return !mayChangeLength(file, place);
  return parent.operator === "=" && isPairToo(file, parent.right, file.sourceCode.getText(place), lengths);
}

/** Returns whether a list that takes the place of a pair is made of that, or has two items at most itself. */
const isPairToo = (file: FileContext, given: TSESTree.Node, list: string, { getLength }: Lengths): boolean =>
  isMadeByName(file, given, list, (place) => mayChangeLength(file, place)) || atMostTwo(getLength(given)) !== undefined;
