// How many items a list has, where the source tells it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import {
  getField,
  getOnlyValue,
  getProperty,
  getVariable,
  getWrites,
  isGlobal,
  type Variable,
} from "../syntax/bindings.ts";
import { findMember, getAskedName, getHolderOfThis } from "../syntax/holders.ts";
import { isReplaceable } from "../syntax/replaceable.ts";
import { getTupleTypes } from "../syntax/declared-type.ts";
import { oncePerPart } from "../file/once.ts";
import { getLengthBehindCut } from "../checks/behind-cut.ts";
import { getCloned } from "../values/cloned-list.ts";
import { countProp } from "../states/component-props.ts";
import { getBoxed, getComputation, getDatum, getWatched, isNothingYet } from "../values/component-state.ts";
import { getOfName } from "../values/constant-property.ts";
import { getPartOf, getPropertyNamed } from "../states/object-parts.ts";
import { asPair, getDefaultValue, isHandedIn } from "../states/default-list.ts";
import { isDocumentedPair } from "../lists/doc-type.ts";
import { getGivenBack } from "../values/given-back.ts";
import { getFirstValue } from "../values/first-value.ts";
import { getFetchedLength } from "./fetched-length.ts";
import { countFewItems } from "./few-items.ts";
import { countChanges, keepsLength, mayChangeLength } from "../values/changed-length.ts";
import { getFilledLength, isLook } from "../values/filled-length.ts";
import { getKeptLength, isMadeOfItself } from "./kept-length.ts";
import { unfreeze } from "../values/frozen-object.ts";
import { getAllGiven, getFirstOfClass, getFirstOfInstance, MOST_ASKED } from "../states/given-lists.ts";
import { countArguments, countRestHanded, getHandedLists } from "../states/handed-lists.ts";
import { countSelected } from "../lists/element-query.ts";
import { getGuardedLength } from "../checks/guarded-length.ts";
import { getGuardedPair } from "./guarded-members.ts";
import { getAskedOfItem, getTakenOfItem, lacks, type AskedOfItem } from "../rows/item-property.ts";
import { getLengthOfCall, withoutNone } from "./length-of-call.ts";
import { getPairsOfState } from "../states/list-of-state.ts";
import { getAsked } from "../states/list-uses.ts";
import { getAwaitedLength, getLengthMadeBy, getMadeLength, getPromiseOfName } from "./made-length.ts";
import { countMapValue } from "../rows/map-values.ts";
import { getMostQueried } from "./queried-length.ts";
import { getMostReduced, getReducedLength } from "../rows/reduced-length.ts";
import { getRefilledLength } from "./refilled-length.ts";
import { getListOfItem, getRowLength } from "../rows/known-rows.ts";
import { getCopied, getElementNamed, isEmptyArray } from "../syntax/list-forms.ts";
import { getFunctionAround, getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { countTakenFor } from "./taken-for.ts";
import { countTrueAndFalse } from "../rows/true-or-false.ts";
import { countTyped } from "../checks/typed-length.ts";
import { getLengthByChecker } from "../lists/type-checker.ts";
import { isItem, isNoList } from "../lists/no-list.ts";
import { getComputationOfSignal, getComputationOfStore } from "../states/signal-state.ts";
import { getReactiveValue } from "../values/reactive-value.ts";
import { isMadeByName } from "../values/same-length.ts";
import { atMostTwo, getMost, getWrittenNumber, type GetLength } from "../values/written-number.ts";
import { countCharacters } from "../values/written-text.ts";

const KEEPS_LENGTH: ReadonlySet<string> = new Set(["map", "sort", "toSorted", "reverse", "toReversed", "fill", "with"]);

/**
 * Returns the length of the list that an expression gives: of a literal array, a tuple type, a copy of one, or a constant that holds one and
 * is never lengthened or handed out before. Undefined where the source does not tell, and for an empty literal, which waits to be filled.
 */
export function getKnownLength(file: FileContext, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  // A list that leads to itself, as that of `this.cards = this.cards.sort()` does, has no length that is known.
  if (open.has(node)) return undefined;
  open.add(node);
  try {
    return findLength(file, node, expression);
  } finally {
    open.delete(node);
  }
}

/** The lists whose lengths are being found. */
const open = new Set<TSESTree.Node>();

function findLength(file: FileContext, node: TSESTree.Node, expression: TSESTree.Node): number | undefined {
  if (node.type === "ArrayExpression") {
    const spread = node.elements.flatMap((element) => (element?.type === "SpreadElement" ? [element.argument] : []));
    const own = node.elements.length - spread.length;
    return addUp(file, own, spread, getKnownLength) ?? countTrueAndFalse(file, node) ?? countTakenFor(file, node);
  }
  const stated = getStatedLength(file, node, expression);
  if (stated !== undefined) return stated;
  // Where there is no list, nothing is shuffled.
  const inChain = node.type === "ChainExpression" ? atMostTwo(getKnownLength(file, node.expression)) : undefined;
  if (inChain !== undefined) return inChain;
  const copied = getCopied(file, node) ?? getCloned(file, node) ?? getGivenBack(file, node);
  if (copied !== undefined) return getKnownLength(file, copied);
  const queried = getMostQueried(file, node, (list) => getKnownLength(file, list)) ?? atMostTwo(countSelected(node));
  if (queried !== undefined) return queried;
  const watched = getWatched(node);
  if (watched !== undefined) return atMostTwo(getKnownLength(file, watched));
  const typed = countTyped(file, node);
  if (typed !== undefined) return typed;
  if (isDocumentedPair(file, node)) return 2;
  const characters = countCharacters(file, node);
  if (characters !== undefined) return characters;
  if (node.type === "ConditionalExpression") {
    const [then, otherwise] = getLengthsOfBranches(file, node);
    if (then === undefined || otherwise === undefined) return undefined;
    const most = Math.max(then, otherwise);
    return most > 0 && (then === otherwise || most <= 2) ? most : undefined;
  }
  if (node.type === "LogicalExpression") {
    // Where there is no list, nothing is shuffled.
    if (isEmptyArray(node.right)) return atMostTwo(getKnownLength(file, node.left));
    const right = getKnownLength(file, node.right);
    if (node.operator === "&&" || right === undefined) return right;
    const left = getKnownLength(file, node.left);
    if (left !== undefined) return atMostTwo(Math.max(left, right));
    return isHandedIn(file, node.left) ? asPair(right) : undefined;
  }
  if (node.type === "MemberExpression") return getLengthOfMember(file, node);
  if (node.type === "AwaitExpression")
    return getAwaitedLength(file, node.argument, (list) => getKnownLength(file, list));
  const made = node.type === "CallExpression" ? getLengthMadeByCall(file, node) : undefined;
  if (made !== undefined) return made;
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const { object } = node.callee;
    const name = getMemberName(node.callee) ?? "";
    if (name === "flat") return getLengthOfFlat(file, object, node.arguments);
    if (name === "reduce")
      return atMostTwo(
        getMostReduced(file, node.arguments) ??
          getReducedLength(file, node.arguments, (list) => getKnownLength(file, list)),
      );
    if (name === "concat") return getLengthOfConcat(file, [object, ...node.arguments]);
    if (name === "flatMap") return multiply(getKnownLength(file, object), getRowOfCallback(file, node.arguments));
    return KEEPS_LENGTH.has(name) ? getKnownLength(file, object) : undefined;
  }
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(file, node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined)
    return atMostTwo(countArguments(file, node)) ?? getLengthOfUndeclared(file, node);
  const getOther: GetLength = (list) => getLengthOnce(file, list);
  const counted =
    getFilledLength(file, variable, node, getOther) ??
    countFewItems(file, variable, node, getOther) ??
    getLengthBehindCut(file, node, getOther);
  if (counted !== undefined) return counted;
  const isKept = keepsLength(file, variable);
  const value = isKept
    ? (getOnlyValue(variable) ?? getFirstValue(variable, (name) => isMadeOfItself(file, name)))
    : undefined;
  const known = value === undefined ? undefined : getKnownLength(file, value);
  if (known !== undefined) return known;
  const kept = getKeptLength(file, node, getOther);
  if (kept !== undefined || !isKept || value !== undefined) return kept;
  return getLengthOfOrigin(file, node, variable, definition);
}

/** Of a name that is given no list where it is declared: by its default, by what it is taken out of or handed by, by the state that it is. */
function getLengthOfOrigin(
  file: FileContext,
  node: TSESTree.Identifier,
  variable: Variable,
  definition: Variable["defs"][number],
): number | undefined {
  const byDefault = getWrites(variable).length > 0 ? undefined : getDefaultValue(variable);
  if (byDefault !== undefined) return asPair(getKnownLength(file, byDefault));
  const named = getPropertyNamed(file, variable);
  if (named !== undefined) return atMostTwo(getKnownLength(file, named));
  const taken = getLengthInItems(file, getTakenOfItem(file, variable)) ?? getLengthOfRest(file, definition);
  if (taken !== undefined) return taken;
  const ofState = getLengthInState(file, node) ?? countProp(file, node, (list) => getLengthOnce(file, list));
  if (ofState !== undefined) return ofState;
  const fetched = getFetchedLength(file, variable, (list) => getLengthOnce(file, list));
  if (fetched !== undefined) return fetched;
  const promise = getPromiseOfName(variable);
  if (promise !== undefined) return getAwaitedLength(file, promise, (list) => getLengthOnce(file, list));
  const kept = countMapValue(file, node, (one) => getLengthOnce(file, one));
  if (kept !== undefined) return kept;
  const list = getListOfItem(file, variable);
  const row = list === undefined ? undefined : atMostTwo(getRowLength(file, list, (one) => getKnownLength(file, one)));
  if (row !== undefined) return row;
  return getWrites(variable).length > 0 ? undefined : getLengthOfFixedName(file, variable);
}

/** Of what a function of the file gives, or what a signal holds: `pair()`. */
function getLengthMadeByCall(file: FileContext, call: TSESTree.CallExpression): number | undefined {
  const getLength: GetLength = (list) => getKnownLength(file, list);
  const made = getMadeLength(file, call, getLength) ?? countMapValue(file, call, getLength);
  if (made !== undefined) return made;
  const computation = getComputationOfSignal(file, call);
  return computation === undefined
    ? getLengthInState(file, call)
    : atMostTwo(getLengthMadeBy(file, computation, getLength));
}

/** Of a name of Svelte: two at most of what a store holds, `$pair`, or the list that a reactive statement gives it. */
function getLengthOfUndeclared(file: FileContext, name: TSESTree.Identifier): number | undefined {
  const value = getReactiveValue(file, name);
  if (value !== undefined) return getKnownLength(file, value);
  const computation = getComputationOfStore(file, name);
  return computation === undefined
    ? getLengthInState(file, name)
    : atMostTwo(getLengthMadeBy(file, computation, (list) => getKnownLength(file, list)));
}

/** Two at most of a list that a state holds, where all lists that it may hold tell how many items they have. */
function getLengthInState(file: FileContext, place: TSESTree.Node): number | undefined {
  const isPair = (list: TSESTree.Node): boolean => atMostTwo(getKnownLength(file, list)) !== undefined;
  const lists = getPairsOfState(file, place, isPair, (asked) => isKeptPair(file, asked)) ?? [];
  return getMost(lists, (list) => atMostTwo(getKnownLength(file, list)));
}

/** Two at most of a name that is written to once: one of several that are written down, the rest of a function's parameters, or one of them. */
function getLengthOfFixedName(file: FileContext, variable: Variable): number | undefined {
  const element = getElementNamed(variable);
  if (element !== undefined) return atMostTwo(getKnownLength(file, element));
  const ofRest = atMostTwo(countRestHanded(file, variable));
  if (ofRest !== undefined) return ofRest;
  const handed = getHandedLists(file, variable);
  return getMost(handed ?? [], (one) => (isEmptyArray(one) ? 0 : atMostTwo(getKnownLength(file, one))));
}

/** The length of a list in a field or a property. */
function getLengthOfMember(file: FileContext, node: TSESTree.MemberExpression): number | undefined {
  const refilled = getRefilledLength(file, node, (list) => getLengthOnce(file, list));
  if (refilled !== undefined) return refilled;
  const cut = getLengthBehindCut(file, node, (list) => getLengthOnce(file, list));
  if (cut !== undefined) return cut;
  const kept = getKeptLength(file, node, (list) => getLengthOnce(file, list));
  if (kept !== undefined) return kept;
  const computation = countChanges(file, getMemberName(node) ?? "") > 0 ? undefined : getComputation(file, node);
  if (computation !== undefined)
    return atMostTwo(getLengthMadeBy(file, computation, (list) => getKnownLength(file, list)));
  const guarded = getGuardedPair(file, node, (list) => getLengthOnce(file, list));
  if (guarded !== undefined) return guarded;
  const held = getHeld(file, node) ?? getBoxed(file, node, (place) => isKeptPair(file, place));
  if (held !== undefined) return atMostTwo(getKnownLength(file, held));
  const ofState = getLengthInState(file, node) ?? countProp(file, node, (list) => getLengthOnce(file, list));
  if (ofState !== undefined) return ofState;
  return (
    getLengthOfRow(file, node) ?? getLengthOfGetter(file, node) ?? getLengthInItems(file, getAskedOfItem(file, node))
  );
}

/** Two at most where a constant holds lists of two at most, in a list or under names, and one of them is asked for: `rounds[k]`, `words[language]`. */
function getLengthOfRow(file: FileContext, { computed, object }: TSESTree.MemberExpression): number | undefined {
  const getRow = (list: TSESTree.Node): number | undefined => atMostTwo(getKnownLength(file, list));
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
      parent.type !== "MemberExpression" || parent.object !== identifier || isKeptPair(file, parent),
  );
  return isKept ? length : undefined;
}

function getMostOfValues(
  { properties }: TSESTree.ObjectExpression,
  getLength: (list: TSESTree.Node) => number | undefined,
): number | undefined {
  return getMost(properties, (one) => (one.type === "Property" ? getLength(one.value) : undefined));
}

/** Two at most where a property makes its list when it is asked for: `get sides() { return [this.home, this.away]; }`. */
function getLengthOfGetter(file: FileContext, node: TSESTree.MemberExpression): number | undefined {
  const name = getAskedName(node);
  const holder = name !== undefined && node.object.type === "ThisExpression" ? getHolderOfThis(node.object) : undefined;
  if (name === undefined || holder === undefined) return undefined;
  const found = findMember(file, holder, name);
  const member = found?.member;
  if (found === undefined || member === undefined || !("kind" in member) || member.kind !== "get") return undefined;
  const { value } = member;
  if (!isFunction(value) || isReplaceable(file, node, { holder: found.holder, name }, value)) return undefined;
  return atMostTwo(getLengthMadeBy(file, value, (list) => getKnownLength(file, list)));
}

/** Returns how many items are left for the rest of a pattern: `const [right, ...wrong] = answers`. */
function getLengthOfRest(file: FileContext, { name, node }: Variable["defs"][number]): number | undefined {
  if (node.type !== "VariableDeclarator" || node.id.type !== "ArrayPattern" || node.init === null) return undefined;
  const rest = node.id.elements.at(-1);
  if (rest?.type !== "RestElement" || rest.argument !== name) return undefined;
  const list = withoutNone(node.init);
  const length = getKnownLength(file, list);
  const left = length === undefined ? 0 : length - (node.id.elements.length - 1);
  if (left <= 0) return undefined;
  return list === unwrap(node.init) ? left : atMostTwo(left);
}

/**
 * Returns the length that a list has when a loop or a sort begins, where the list is declared beside it: what that and all behind it do to the list comes
 * later. Undefined where the source does not tell.
 */
export function getLengthAtStart(
  file: FileContext,
  expression: TSESTree.Node,
  place: TSESTree.Node,
): number | undefined {
  const list = unwrap(expression);
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const declarator = variable?.defs[0]?.node;
  if (variable === undefined || declarator?.type !== "VariableDeclarator" || declarator.init === null) return undefined;
  if (declarator.id.type !== "Identifier") return undefined;
  const filled = getFilledLength(file, variable, place, (other) => getLengthOnce(file, other));
  if (filled !== undefined) return filled;
  const few = countFewItems(file, variable, place, (other) => getLengthOnce(file, other));
  if (few !== undefined) return few;
  if (!standsBeside(place, declarator.parent)) return undefined;
  const isLater = ({ range }: TSESTree.Node): boolean => range[0] >= place.range[0];
  const isHere = (use: TSESTree.Node): boolean => getFunctionAround(use) === getFunctionAround(declarator);
  const isKept = variable.references.every(({ identifier, init }) => {
    const use = identifier as TSESTree.Node;
    return init === true || (isHere(use) && (isLater(use) || isLook(file, use)));
  });
  return isKept ? getKnownLength(file, declarator.init) : undefined;
}

/** Returns whether a place runs once at most whenever a declaration does. */
function standsBeside(place: TSESTree.Node, declaration: TSESTree.Node): boolean {
  let node = place;
  while (node.parent != null && node.parent !== declaration.parent) {
    node = node.parent;
    if (isLoop(node) || isFunction(node)) return false;
  }
  return node.parent != null;
}

/** Of the lists that others are made of and filled by each is counted once; while it is being counted, it has no length that is known. */
const getLengthOnce = (file: FileContext, list: TSESTree.Node): number | undefined =>
  open.has(unwrap(list)) ? undefined : findLengthOnce(file, list);

const findLengthOnce = oncePerPart((file: FileContext, list: TSESTree.Node) => getKnownLength(file, list));

/**
 * How many items a list gets that others are put into, beside some of its own; undefined for none. Where one of two lists of different lengths is put in,
 * two at most are few all the same, and of more it is not known how many there are.
 */
function addUp(
  file: FileContext,
  own: number,
  lists: readonly TSESTree.Node[],
  getLength: (file: FileContext, list: TSESTree.Node) => number | undefined,
): number | undefined {
  let sum = own;
  for (const list of lists) {
    const length = isEmptyArray(list) ? 0 : getLength(file, list);
    if (length === undefined) return undefined;
    sum += length;
  }
  return sum === 0 || (sum > 2 && lists.some((list) => isOneOfTwo(file, list))) ? undefined : sum;
}

/** The lengths of the two lists of which a condition chooses one. */
const getLengthsOfBranches = (
  file: FileContext,
  { consequent, alternate }: TSESTree.ConditionalExpression,
): readonly (number | undefined)[] =>
  [consequent, alternate].map((branch) =>
    isEmptyArray(branch) || isNothing(file, branch) ? 0 : getKnownLength(file, branch),
  );

const isNothing = (file: FileContext, node: TSESTree.Node): boolean =>
  isGlobal(file, node, "undefined") || (node.type === "Literal" && node.raw === "null");

/** Returns whether a list is one of two that differ in length. */
function isOneOfTwo(file: FileContext, list: TSESTree.Node): boolean {
  const node = unwrap(list);
  if (node.type !== "ConditionalExpression") return false;
  const [then, otherwise] = getLengthsOfBranches(file, node);
  return then !== otherwise;
}

/** Of a list that is put into another one with its items; a text, or what else is no list, is put in as one. */
const getLengthOfList = (file: FileContext, list: TSESTree.Node): number | undefined =>
  isNoList(file, list) ? 1 : getKnownLength(file, list);

/** Of a list and what is put behind it; two at most, where some of that is taken for one item. */
const getLengthOfConcat = (file: FileContext, lists: readonly TSESTree.Node[]): number | undefined =>
  addUp(file, 0, lists, getLengthOfList) ??
  atMostTwo(addUp(file, 0, lists, (_, list) => getLengthOfList(file, list) ?? countOne(file, list)));

/** One, for what is taken out of a list that is not known to hold lists, or called one. */
const countOne = (file: FileContext, item: TSESTree.Node): number | undefined =>
  isItem(file, item, (lists) => getRowLength(file, lists, (row) => getLengthOnce(file, row)) !== undefined)
    ? 1
    : undefined;

/** Of `lists.flat()`: what is deeper inside stays as it is. */
function getLengthOfFlat(
  file: FileContext,
  lists: TSESTree.Node,
  [depth]: readonly TSESTree.Node[],
): number | undefined {
  if (depth !== undefined && getWrittenNumber(file, depth) !== 1) return undefined;
  const node = unwrap(lists);
  if (node.type !== "ArrayExpression") {
    const row = getRowLength(file, lists, (list) => getLengthOfList(file, list));
    return multiply(getKnownLength(file, lists), row);
  }
  const parts = node.elements.filter((element) => element !== null);
  return parts.some(({ type }) => type === "SpreadElement") ? undefined : addUp(file, 0, parts, getLengthOfList);
}

const multiply = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? undefined : left * right;

/** How many items the list has that a callback gives: `(suit) => ranks.map((rank) => suit + rank)`. */
function getRowOfCallback(
  file: FileContext,
  [callback, ...more]: readonly TSESTree.CallExpressionArgument[],
): number | undefined {
  if (callback === undefined || more.length > 0 || !isFunction(callback) || callback.async || callback.generator)
    return undefined;
  const { body } = callback;
  const [only, ...others] = body.type === "BlockStatement" ? body.body : [];
  const returned = only?.type === "ReturnStatement" && others.length === 0 ? only.argument : undefined;
  const row = body.type === "BlockStatement" ? returned : body;
  return row == null || isOneOfTwo(file, row) ? undefined : getLengthOfList(file, row);
}

/** Returns what a field, a static one or a property of a constant object holds, where nothing in the file gives it another list or makes it longer. */
function getHeld(file: FileContext, node: TSESTree.MemberExpression): TSESTree.Node | undefined {
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
  if (value === undefined || field?.isDefault === true) return undefined;
  if (isNothingYet(value)) {
    const given = getAllGiven(file, node, (place) => isKeptPair(file, place));
    return given?.find((list) => atMostTwo(getLengthOnce(file, list)) !== undefined);
  }
  // The constructor that keeps what it is handed gives the property that alone.
  const isOwn = value.parent?.type === "AssignmentExpression" || value.parent?.type === "NewExpression";
  return countChanges(file, name) <= (isOwn ? 1 : 0) || staysPair(file, value, name) ? value : undefined;
}

/** Returns whether a pair that a property begins with is only ever replaced by pairs: `const next = [...game.sides].sort(…); game.sides = next;`. */
function staysPair(file: FileContext, value: TSESTree.Node, name: string): boolean {
  const asked = getAsked(file, name);
  return (
    asked.length <= MOST_ASKED &&
    atMostTwo(getLengthOnce(file, value)) !== undefined &&
    asked.every((place) => isKeptPair(file, place))
  );
}

/** Returns whether a place leaves a list of two as long, or gives another one of two at most in its stead. */
function isKeptPair(file: FileContext, place: TSESTree.Node): boolean {
  const { parent } = place;
  if (parent?.type !== "AssignmentExpression" || parent.left !== place) return !mayChangeLength(file, place);
  return parent.operator === "=" && isPairToo(file, parent.right, file.sourceCode.getText(place));
}

/** Returns whether a list that takes the place of a pair is made of that, or has two items at most itself. */
const isPairToo = (file: FileContext, given: TSESTree.Node, list: string): boolean =>
  isMadeByName(file, given, list, (place) => mayChangeLength(file, place)) ||
  atMostTwo(getKnownLength(file, given)) !== undefined;

/** Two where a property of an item of a list holds two at most in each of them. */
function getLengthInItems(file: FileContext, asked: AskedOfItem | undefined): number | undefined {
  if (asked === undefined || countChanges(file, asked.name) > 0) return undefined;
  const { name, list } = asked;
  const held = list.type === "MemberExpression" ? getHeld(file, list) : list;
  if (held === undefined) return undefined;
  const found: TSESTree.Node[] = [];
  const length = getRowLength(file, held, (item) => {
    const row = item.type === "ObjectExpression" ? getProperty(item, name) : undefined;
    if (row === undefined) return lacks(item, name) ? 2 : undefined;
    found.push(row);
    return getKnownLength(file, row);
  });
  return found.length > 0 ? atMostTwo(length) : undefined;
}

/** The length that something around an expression, its type or the call that makes it states. */
function getStatedLength(file: FileContext, node: TSESTree.Node, expression: TSESTree.Node): number | undefined {
  const cast = expression.type === "TSAsExpression" ? expression.typeAnnotation : undefined;
  return (
    getTupleTypes(file, cast)?.length ??
    getLengthByChecker(file, expression) ??
    getGuardedLength(file, node, (list) => getLengthOnce(file, list)) ??
    countTrueAndFalse(file, node) ??
    countTakenFor(file, expression) ??
    getLengthOfCall(file, node, (list) => getKnownLength(file, list))
  );
}
