// How many items a list has that others hold, however deep: `coins[0].sides`, `for (const coin of coins) coin.sides`, `const { game: { sides } } = state`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, type Variable } from "../syntax/bindings.ts";
import { getAskedName, getHolderOfThis } from "../syntax/holders.ts";
import { getCalledName, getMemberName, getReturned, isFunction, type FunctionNode } from "../syntax/tree.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getListAsked, lacks } from "../rows/item-property.ts";
import { countMapValue } from "../rows/map-values.ts";
import { keepsRow, keepsRows } from "../rows/pushed-rows.ts";
import { getRowLength } from "../rows/known-rows.ts";
import { getSources, ITEM, type Step } from "../rows/taken-from.ts";
import { getDeclaredClass, getMakerCalled, getPartsOfInstance, type Maker } from "../states/instance-parts.ts";
import { getState } from "../states/kept-state.ts";
import { MOST_ASKED } from "../states/given-lists.ts";
import { getAsked, getConstructorOfThis } from "../states/list-uses.ts";
import { getComputationOfSignal } from "../states/signal-state.ts";
import { getPart } from "../states/object-parts.ts";
import { keepsLength, mayChangeLength } from "../values/changed-length.ts";
import { getCloned, isMethodOf } from "../values/cloned-list.ts";
import { getComputedIn, getMemorized, getPutIntoBox } from "../values/component-state.ts";
import { getGivenKeys } from "../values/counted-keys.ts";
import { getOfName } from "../values/constant-property.ts";
import { getPush } from "../values/filled-length.ts";
import { unfreeze } from "../values/frozen-object.ts";
import { getGivenBack } from "../values/given-back.ts";
import { atMostTwo, getMost, type Lengths } from "../values/written-number.ts";
import { getHeld, staysAsItIs, staysPair } from "./held-list.ts";
import { isWrite } from "./kept-length.ts";
import { getLengthMadeBy } from "./made-length.ts";

/** So many expressions are looked at for one list. */
const MOST_LOOKS = 60;

/** A look for a list. */
interface Look {
  readonly file: FileContext;
  readonly lengths: Lengths;
  /** How many expressions may still be looked at. */
  left: number;
}

/** Returns two at most for a list under a property, where all objects that may be asked for it hold so few. */
export const countAsked = (file: FileContext, node: TSESTree.MemberExpression, lengths: Lengths): number | undefined =>
  countIn({ file, lengths, left: MOST_LOOKS }, node, []);

/** Returns two at most for a list that a name takes out of others, where all that it may be taken from hold so few. */
export function countTaken(file: FileContext, variable: Variable, lengths: Lengths): number | undefined {
  const sources = getSources(file, variable)?.filter(({ path }) => path.length > 0);
  const look: Look = { file, lengths, left: MOST_LOOKS };
  return getMost(sources ?? [], ({ from, path }) => countIn(look, from, path));
}

/** Two at most for the list that some steps into the value of an expression lead to. */
function countAt(look: Look, expression: TSESTree.Node, path: readonly Step[]): number | undefined {
  return path.length === 0 ? atMostTwo(look.lengths.getOnce(expression)) : countIn(look, expression, path);
}

function countIn(look: Look, expression: TSESTree.Node, path: readonly Step[]): number | undefined {
  const { file } = look;
  const node = unfreeze(file, expression);
  // Objects may hold thousands of others.
  if (node.type !== "ObjectExpression" && look.left-- <= 0) return undefined;
  if (path[0] === ITEM && node.type === "Identifier" && !keepsItems(file, node, path)) return undefined;
  // Of a member's items, its own name is looked for first: another list may be put there.
  const isList = path[0] === ITEM && node.type !== "MemberExpression";
  const inItems = isList ? countInItems(look, node, path.slice(1)) : undefined;
  if (inItems !== undefined) return inItems;
  switch (node.type) {
    case "ChainExpression":
      return countAt(look, node.expression, path);
    case "ConditionalExpression":
      return getMost([node.consequent, node.alternate], (branch) => countAt(look, branch, path));
    case "LogicalExpression":
      return getMost([node.left, node.right], (branch) => countAt(look, branch, path));
    case "Identifier":
      return countInNamed(look, node, path);
    case "AwaitExpression":
      return countInAwaited(look, node, path);
    case "MemberExpression":
      return countInMember(look, node, path) ?? countInState(look, node, path) ?? countInDeclared(look, node, path);
    case "ObjectExpression":
      return countInObject(look, node, path);
    case "JSXOpeningElement":
      return countInTag(look, node, path);
    case "NewExpression":
      return countInInstance(look, getMakerCalled(file, node), path);
    case "CallExpression":
      return countInCall(look, node, path) ?? countInMap(look, node, path) ?? countInState(look, node, path);
    default:
      return undefined;
  }
}

/** Returns whether nothing is put under a key of what a name stands for. Where the path ends in its items, other files know already what may make one longer. */
function keepsItems(file: FileContext, name: TSESTree.Identifier, path: readonly Step[]): boolean {
  const variable = getVariable(file, name);
  return path.length > 1 && variable !== undefined && getGivenKeys(file, variable)?.size === 0;
}

/** Of each item of a list, or of an object that is asked for by a key that is not spelt. */
function countInItems(look: Look, list: TSESTree.Node, path: readonly Step[]): number | undefined {
  const asked: TSESTree.Node[] = [];
  const countItem = (item: TSESTree.Node): number | undefined => {
    // Nobody can shuffle what is not there.
    if (typeof path[0] === "string" && lacks(item, path[0])) return 2;
    asked.push(item);
    return countAt(look, item, path) === undefined ? undefined : 2;
  };
  const most =
    list.type === "ObjectExpression"
      ? getMost(list.properties, (one) => (one.type === "Property" ? countItem(one.value) : undefined))
      : getRowLength(look.file, list, countItem);
  // Rows that are counted in another way say nothing of what lies in them.
  return asked.length > 0 ? atMostTwo(most) : undefined;
}

/** Of a name, by all that it may stand for, or by its type. */
function countInNamed(look: Look, name: TSESTree.Identifier, path: readonly Step[]): number | undefined {
  const variable = getVariable(look.file, name);
  // What is put into a list later has been counted already.
  const isFilled = variable === undefined || (path[0] === ITEM && !keepsLength(look.file, variable));
  const sources = isFilled ? [] : (getSources(look.file, variable) ?? []);
  const [step, ...rest] = path;
  const own = typeof step === "string" ? getOfName(look.file, name, step) : undefined;
  if (own !== undefined && typeof step === "string") return countUnder(look, own, step, rest);
  if (getState(look.file, name) !== undefined) return countInState(look, name, path);
  return (
    getMost(sources, (source) => countAt(look, source.from, [...source.path, ...path])) ??
    countInMap(look, name, path) ??
    countInDeclared(look, name, path)
  );
}

/** Of what a map of the file keeps: `tables.get(id).sides`. */
const countInMap = (look: Look, place: TSESTree.Node, path: readonly Step[]): number | undefined =>
  path.length === 0 ? undefined : countMapValue(look.file, place, (value) => countAt(look, value, path));

/** Of a state, where all that it is ever set to stands in the file. */
function countInState(look: Look, place: TSESTree.Node, path: readonly Step[]): number | undefined {
  const state = path.length === 0 ? undefined : getState(look.file, place);
  const values = state?.getValues();
  if (state?.start === undefined || values === undefined) return undefined;
  const [name] = path;
  const parts = state.getParts === undefined ? [] : typeof name === "string" ? state.getParts(name) : undefined;
  return parts?.length === 0 ? getMost([state.start, ...values], (value) => countAt(look, value, path)) : undefined;
}

/** Of an instance of a class by its declared type, or of the items of a list of them. */
function countInDeclared(look: Look, expression: TSESTree.Node, path: readonly Step[]): number | undefined {
  const isList = path[0] === ITEM;
  const steps = isList ? path.slice(1) : path;
  if (steps.length === 0) return undefined;
  return countInInstance(look, getDeclaredClass(look.file, expression, isList), steps);
}

function countInMember(look: Look, node: TSESTree.MemberExpression, path: readonly Step[]): number | undefined {
  const { file, lengths } = look;
  if (node.object.type !== "ThisExpression") return countAt(look, node.object, [getMemberName(node) ?? ITEM, ...path]);
  const name = getAskedName(node);
  const holder = getHolderOfThis(node.object);
  if (name === undefined) return undefined;
  if (holder === undefined) return countInInstance(look, getConstructorOfThis(file, node.object), [name, ...path]);
  if (holder.kind === "class") return holder.isStatic ? undefined : countInInstance(look, holder.node, [name, ...path]);
  const held = path.length === 0 ? undefined : getHeld(file, node, lengths);
  return held === undefined ? undefined : countKeptAt(look, held, name, path);
}

function countInObject(look: Look, node: TSESTree.ObjectExpression, path: readonly Step[]): number | undefined {
  const [name, ...rest] = path;
  const value = typeof name === "string" ? getPart(look.file, node, name) : undefined;
  return value === undefined || typeof name !== "string" ? undefined : countUnder(look, value, name, rest);
}

/** Of what a component is handed by a tag: `<Buttons sides={["left", "right"]} />`, `<Buttons {...game} />`. */
function countInTag(look: Look, { attributes }: TSESTree.JSXOpeningElement, path: readonly Step[]): number | undefined {
  const [name, ...rest] = path;
  const own = attributes.find((one) => one.type === "JSXAttribute" && one.name.name === name);
  const value =
    own?.type === "JSXAttribute" && own.value?.type === "JSXExpressionContainer" ? own.value.expression : undefined;
  if (own !== undefined) return value === undefined ? undefined : countAt(look, value, rest);
  const [spread, ...more] = attributes.filter((one) => one.type === "JSXSpreadAttribute");
  return spread === undefined || more.length > 0 ? undefined : countAt(look, spread.argument, path);
}

function countInInstance(look: Look, maker: Maker | undefined, path: readonly Step[]): number | undefined {
  const [name, ...rest] = path;
  if (maker === undefined || typeof name !== "string") return undefined;
  const parts = getPartsOfInstance(look.file, maker, name);
  return getMost(parts ?? [], (part) => countUnder(look, part, name.replace("#", ""), rest));
}

/** Of what a property begins with, where it stays that. */
function countUnder(look: Look, value: TSESTree.Node, name: string, rest: readonly Step[]): number | undefined {
  const { file, lengths } = look;
  const isGetter =
    isFunction(value) &&
    value.parent.type !== "PropertyDefinition" &&
    "kind" in value.parent &&
    value.parent.kind === "get";
  if (isGetter)
    return rest.length === 0
      ? atMostTwo(getLengthMadeBy(file, value, lengths.getLength))
      : countInReturned(look, value, rest);
  const pushed = isEmptyArray(value) && rest[0] === ITEM ? getPushed(file, name) : undefined;
  if (pushed !== undefined) return getMost(pushed, (item) => countAt(look, item, rest.slice(1)));
  const isKept = staysAsItIs(file, value, name) || (rest.length === 0 && staysPair(file, value, name, lengths));
  return isKept ? countKeptAt(look, value, name, rest) : undefined;
}

/** Of what a function gives at each of its ends. */
const countInReturned = (look: Look, maker: FunctionNode, path: readonly Step[]): number | undefined =>
  getMost(getReturned(look.file, maker), (made) => countAt(look, made, path));

/** Returns all that is put into a list under a name that begins with none; undefined where something else is done that gives it items. */
function getPushed(file: FileContext, name: string): readonly TSESTree.Node[] | undefined {
  const asked = getAsked(file, name);
  const pushes = asked.map((place) => getPush(place));
  const isLeft = (place: TSESTree.Node): boolean =>
    keepsKeys(place) &&
    !mayChangeLength(file, place) &&
    !(place.parent?.type === "AssignmentExpression" && place.parent.left === place);
  if (asked.length > MOST_ASKED || !asked.every((place, index) => pushes[index] !== undefined || isLeft(place)))
    return undefined;
  return pushes.flatMap((push) => push?.arguments ?? []);
}

/** Of what a property has, where no place of the file gives that other items, or one of its own items a longer list. */
function countKeptAt(look: Look, value: TSESTree.Node, name: string, rest: readonly Step[]): number | undefined {
  const [step, ...more] = rest;
  const asked = step === ITEM ? getAsked(look.file, name) : [];
  if (asked.length > MOST_ASKED) return undefined;
  const isKept = more.length > 0 ? keepsKeys : (place: TSESTree.Node): boolean => keepsTakenRows(look.file, place);
  return asked.every((place) => isKept(place)) ? countAt(look, value, rest) : undefined;
}

/** Returns whether no list becomes longer that lies in another one, which is asked for at a place, or taken apart: `const { rows: [first] } = game`. */
function keepsTakenRows(file: FileContext, place: TSESTree.Node): boolean {
  if (place.type !== "Property") return keepsRows(file, place);
  return place.value.type === "ArrayPattern" && place.value.elements.every((name) => keepsRow(file, name ?? undefined));
}

/** Returns whether nothing is put under a key of what is asked for at a place: `game.rounds[k] = round`. */
function keepsKeys(place: TSESTree.Node): boolean {
  const { parent } = place;
  return parent?.type !== "MemberExpression" || parent.object !== place || !isWrite(parent);
}

/** Of what an async function of the file gives. */
function countInAwaited(look: Look, { argument }: TSESTree.AwaitExpression, path: readonly Step[]): number | undefined {
  const maker = argument.type === "CallExpression" ? getFunction(look.file, argument.callee) : undefined;
  return maker?.async === true && !maker.generator ? countInReturned(look, maker, path) : undefined;
}

/** Functions of Vue and Pinia that put each property of an object into a box of its own. */
const BOXES_EACH = /^(?:toRefs|storeToRefs)$/;

function countInCall(look: Look, call: TSESTree.CallExpression, path: readonly Step[]): number | undefined {
  const { file } = look;
  const list = getListAsked(file, call);
  if (list !== undefined) return countAt(look, list, [ITEM, ...path]);
  const [name, second, ...more] = path;
  const boxed = typeof name === "string" ? getPutIntoBox(call, name) : undefined;
  if (boxed !== undefined && typeof name === "string") return countUnder(look, boxed, name, path.slice(1));
  const [given] = call.arguments;
  if (
    given !== undefined &&
    name !== undefined &&
    second === "value" &&
    BOXES_EACH.test(getCalledName(call.callee) ?? "")
  )
    return countAt(look, given, [name, ...more]);
  if (given !== undefined && name === ITEM && isMethodOf(file, call, "Object", /^values$/))
    return countAt(look, given, path);
  // An entry's key is no list.
  if (given !== undefined && name === ITEM && second === ITEM && isMethodOf(file, call, "Object", /^entries$/))
    return countAt(look, given, path.slice(1));
  const computation = getComputationOfSignal(file, call) ?? getMemorized(call);
  if (computation !== undefined) return countInReturned(look, computation, path);
  const computed = typeof name === "string" ? getComputedIn(call, name) : undefined;
  if (computed !== undefined) return path.length < 2 ? undefined : countInReturned(look, computed, path.slice(1));
  const copied = getCloned(file, call) ?? getGivenBack(file, call);
  if (copied !== undefined) return countAt(look, copied, path);
  const maker = getFunction(file, call.callee);
  if (maker === undefined || maker.async || maker.generator) return undefined;
  return countInReturned(look, maker, path);
}
