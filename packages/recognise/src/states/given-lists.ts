// The lists that a property is given by the places of the file that ask for it: `game.sides = [x, y];`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFields, getFieldsOf, getHeldBy, getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { findMember, getAskedName, getHolderOfThis, type ClassNode } from "../syntax/holders.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { isOverridden } from "../syntax/replaceable.ts";
import { getMemberName, isFunction } from "../syntax/tree.ts";
import { mayChangeLength } from "../values/changed-length.ts";
import { getClassOfInstance } from "./instance-class.ts";
import { getAsked, getBegun } from "./list-uses.ts";
import { isMadeByName } from "../values/same-length.ts";

/** In a bundle a name like `items` has thousands. */
export const MOST_ASKED = 200;

/**
 * Returns all lists that a property is given where it is spelt as in a place, but for those that are filled step by step; undefined where some place of the file that asks for a property of its name may do
 * something else with it.
 * @param isKept whether a place leaves the list, or gives it another one, as it may be.
 */
export function getAllGiven(
  file: FileContext,
  node: TSESTree.MemberExpression,
  isKept: (place: TSESTree.Node) => boolean,
): readonly TSESTree.Node[] | undefined {
  const asked = getAsked(file, getMemberName(node) ?? "");
  if (asked.length > MOST_ASKED || !asked.every(isKept)) return undefined;
  const spelt = file.sourceCode.getText(node);
  return asked.flatMap((place) => {
    const { parent } = place;
    const isGiven = parent?.type === "AssignmentExpression" && parent.left === place;
    if (!isGiven || file.sourceCode.getText(place) !== spelt) return [];
    return beginsEmpty(file, parent.right) ? [] : [parent.right];
  });
}

/** Returns whether a name stands for a list that is filled step by step, maybe from what the property held before: then two are a sample. */
function beginsEmpty(file: FileContext, list: TSESTree.Node): boolean {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value !== undefined && isEmptyArray(value);
}

/**
 * Returns the list that a property of a `this` begins with in its class: what is given later is made of it. Or one that instances are given with others, in one place:
 * `Object.assign(this, { sides: [x, y], round: 1 })`.
 */
export function getFirstOfClass(file: FileContext, node: TSESTree.MemberExpression): TSESTree.Node | undefined {
  const [first, ...later] = getFields(file, node);
  if (first === undefined) return getAssignedToThis(file, node);
  const isSame = later.every(({ value }) =>
    isMadeByName(file, value, file.sourceCode.getText(node), (place) => mayChangeLength(file, place)),
  );
  return isSame && !first.isDefault ? first.value : undefined;
}

/** Returns the list that a property of an instance begins with, which is asked for by the instance's name: `match.sides` of `const match = new Match()`. */
export function getFirstOfInstance(file: FileContext, node: TSESTree.MemberExpression): TSESTree.Node | undefined {
  const name = getAskedName(node);
  return name === undefined ? undefined : getFirstOf(file, node.object, name);
}

/** Returns the same of a property that is only asked for by methods of the instance. */
export function getFirstOf(file: FileContext, object: TSESTree.Node, name: string): TSESTree.Node | undefined {
  const holder = object.type === "ThisExpression" ? undefined : getClassOfInstance(file, object);
  if (holder === undefined) return undefined;
  // What is handed over may be an instance of a class that extends that one.
  if (getHeldBy(file, object) === undefined && isOverridden(file, holder, name)) return undefined;
  const member = findMember(file, holder, name)?.member;
  if (member?.type === "PropertyDefinition" && member.value !== null) return member.value;
  const [given, ...more] = getFieldsOf(file, holder, name);
  if (given === undefined || given.isDefault || more.length > 0) return undefined;
  return getHandedTo(file, object, given.value) ?? given.value;
}

/** Returns what an instance that has a name was made of, where its constructor keeps that: `[x, y]` of `const match = new Match([x, y])`. */
function getHandedTo(file: FileContext, object: TSESTree.Node, kept: TSESTree.Node): TSESTree.Node | undefined {
  const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
  const made = variable === undefined ? undefined : getOnlyValue(variable);
  const parameter = kept.type === "Identifier" ? getVariable(file, kept)?.defs[0]?.name : undefined;
  const maker = parameter?.parent;
  if (made?.type !== "NewExpression" || maker === undefined || !isFunction(maker)) return undefined;
  const at = maker.params.findIndex((one) => one === parameter);
  const isMaker = maker.parent.type === "MethodDefinition" && maker.parent.kind === "constructor";
  const given = isMaker && at !== -1 ? made.arguments.slice(0, at + 1) : [];
  return given.some(({ type }) => type === "SpreadElement") ? undefined : given[at];
}

function getAssignedToThis(file: FileContext, node: TSESTree.MemberExpression): TSESTree.Node | undefined {
  const holder = node.object.type === "ThisExpression" ? getHolderOfThis(node.object) : undefined;
  const name = getAskedName(node);
  if (holder?.kind !== "class" || name === undefined) return undefined;
  const [given, ...more] = getBegun(file, name).filter((value) => isAssignedToThis(file, value, holder.node));
  return more.length > 0 ? undefined : (given ?? undefined);
}

/** Returns whether a value is that of a property in `Object.assign(this, { … })` of a class. */
function isAssignedToThis(file: FileContext, value: TSESTree.Node | null, holder: ClassNode): boolean {
  const literal = value?.parent?.parent;
  const call = literal?.parent;
  if (literal?.type !== "ObjectExpression" || call?.type !== "CallExpression") return false;
  const [self, own, ...more] = call.arguments;
  if (self?.type !== "ThisExpression" || own !== literal || more.length > 0) return false;
  const { callee } = call;
  const isAssign = callee.type === "MemberExpression" && getMemberName(callee) === "assign";
  return isAssign && isGlobal(file, callee.object, "Object") && getHolderOfThis(self)?.node === holder;
}
