// How many items a list has, where the source tells it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getField, getOnlyValue, getProperty, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getDeclaredType, getTupleTypes } from "../syntax/declared-type.ts";
import { oncePerName, oncePerPart } from "../file/once.ts";
import { getCloned } from "./cloned-list.ts";
import { getBoxed, getDatum, getStateOfPair, getWatched } from "./component-state.ts";
import { getDocumentedType } from "./doc-type.ts";
import { countFewItems } from "./few-items.ts";
import { getFilledLength, handsOver, isLook } from "./filled-length.ts";
import { getKeptLength } from "./kept-length.ts";
import { getGuardedLength } from "./guarded-length.ts";
import { getMadeLength } from "./made-length.ts";
import { getRefilledLength } from "./refilled-length.ts";
import { getListFunction, getListOfItem, getRowLength } from "./known-rows.ts";
import { getCopied, getLengthProperty, isEmptyArray } from "../syntax/list-forms.ts";
import { getFunctionAround, getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { getLengthByChecker } from "./type-checker.ts";
import { isMadeByName } from "./same-length.ts";
import { getLengthOfSlice, getSliced } from "./sliced-length.ts";
import { getTypedMaker, type TypedMaker } from "./typed-maker.ts";
import { getWrittenNumber, getWrittenSize } from "./written-number.ts";

const KEEPS_LENGTH: ReadonlySet<string> = new Set(["map", "sort", "toSorted", "reverse", "toReversed", "fill", "with"]);
/** `add` and `delete` are those of a set. */
const CHANGES_LENGTH: ReadonlySet<string> = new Set("push pop shift unshift splice add delete".split(" "));

/** `[string, string]`; of a longer tuple it is not read how many types it has. */
const DOCUMENTED_PAIR = /^\[[^,[\]]+,[^,[\]]+\]$/;

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
    return addUp(file, node.elements.length - spread.length, spread, getKnownLength);
  }
  const stated = getStatedLength(file, node, expression);
  if (stated !== undefined) return stated;
  const copied = getCopied(file, node) ?? getCloned(file, node);
  if (copied !== undefined) return getKnownLength(file, copied);
  const watched = getWatched(node);
  if (watched !== undefined) return atMostTwo(getKnownLength(file, watched));
  const tuple = getTupleTypes(file, getDeclaredType(file, node))?.length;
  if (tuple !== undefined) return tuple;
  if (DOCUMENTED_PAIR.test(getDocumentedType(file, node) ?? "")) return 2;
  const text = getText(file, node);
  // Of a text that is spread into a list: its characters, a pair of surrogates as one.
  if (text !== undefined) return Array.from(text).length;
  if (node.type === "ConditionalExpression") {
    const [then, otherwise] = getLengthsOfBranches(file, node);
    if (then === undefined || otherwise === undefined) return undefined;
    const most = Math.max(then, otherwise);
    return most > 0 && (then === otherwise || most <= 2) ? most : undefined;
  }
  if (node.type === "MemberExpression") {
    const refilled = getRefilledLength(file, node, (list) => getLengthOnce(file, list));
    if (refilled !== undefined) return refilled;
    const kept = getKeptLength(file, node, (list) => getLengthOnce(file, list));
    if (kept !== undefined) return kept;
    const held = getHeld(file, node) ?? getBoxed(file, node, (place) => isKeptPair(file, place));
    return held === undefined ? getLengthInItems(file, node) : atMostTwo(getKnownLength(file, held));
  }
  const made =
    node.type === "CallExpression" ? getMadeLength(file, node, (list) => getKnownLength(file, list)) : undefined;
  if (made !== undefined) return made;
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const { object } = node.callee;
    const name = getMemberName(node.callee) ?? "";
    if (name === "concat") return addUp(file, 0, [object, ...node.arguments], getLengthOfList);
    if (name === "flatMap") return multiply(getKnownLength(file, object), getRowOfCallback(file, node.arguments));
    return KEEPS_LENGTH.has(name) ? getKnownLength(file, object) : undefined;
  }
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(file, node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return undefined;
  const filled = getFilledLength(file, variable, node, (list) => getLengthOnce(file, list));
  if (filled !== undefined) return filled;
  const few = countFewItems(file, variable, node, (list) => getLengthOnce(file, list));
  if (few !== undefined) return few;
  const isKept = !variable.references.some(({ identifier }) => mayChangeLength(file, identifier));
  const value = isKept ? getOnlyValue(variable) : undefined;
  const known = value === undefined ? undefined : getKnownLength(file, value);
  if (known !== undefined) return known;
  const kept = getKeptLength(file, node, (list) => getLengthOnce(file, list));
  if (kept !== undefined || !isKept || value !== undefined) return kept;
  const rest = getLengthOfRest(file, definition);
  if (rest !== undefined) return rest;
  const state = getStateOfPair(file, variable, (given, list) => isPairToo(file, given, list));
  if (state !== undefined) return atMostTwo(getKnownLength(file, state));
  const list = getListOfItem(variable);
  return list === undefined ? undefined : atMostTwo(getRowLength(file, list, (row) => getKnownLength(file, row)));
}

/** Returns how many items are left for the rest of a pattern: `const [right, ...wrong] = answers`. */
function getLengthOfRest(file: FileContext, { name, node }: Variable["defs"][number]): number | undefined {
  if (node.type !== "VariableDeclarator" || node.id.type !== "ArrayPattern" || node.init === null) return undefined;
  const rest = node.id.elements.at(-1);
  if (rest?.type !== "RestElement" || rest.argument !== name) return undefined;
  const length = getKnownLength(file, node.init);
  const left = length === undefined ? 0 : length - (node.id.elements.length - 1);
  return left > 0 ? left : undefined;
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

/** A number of items, or of bytes, that something is made with. */
const getSize = (file: FileContext, expression: TSESTree.Node | undefined): number | undefined =>
  getWrittenSize(file, expression, (list) => getKnownLength(file, list));

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
  [consequent, alternate].map((branch) => (isEmptyArray(branch) ? 0 : getKnownLength(file, branch)));

/** Returns whether a list is one of two that differ in length. */
function isOneOfTwo(file: FileContext, list: TSESTree.Node): boolean {
  const node = unwrap(list);
  if (node.type !== "ConditionalExpression") return false;
  const [then, otherwise] = getLengthsOfBranches(file, node);
  return then !== otherwise;
}

/** Of a list that is put into another one with its items; a text, or what else is no list, is put in as one. */
const getLengthOfList = (file: FileContext, list: TSESTree.Node): number | undefined =>
  unwrap(list).type === "Literal" || getText(file, list) !== undefined ? 1 : getKnownLength(file, list);

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

/** What is handed out under other names may grow, and the last chunk is shorter: of more than two items the number is not certain. */
const atMostTwo = (length: number | undefined): number | undefined =>
  length !== undefined && length <= 2 ? length : undefined;

/** Returns what a field, a static one or a property of a constant object holds, where nothing in the file gives it another list or makes it longer. */
function getHeld(file: FileContext, node: TSESTree.MemberExpression): TSESTree.Node | undefined {
  const name = getMemberName(node);
  if (name === undefined) return undefined;
  const object = unwrap(node.object);
  const field = object.type === "ThisExpression" ? getField(file, node) : undefined;
  const value = field === undefined ? (getOfName(file, object, name) ?? getDatum(file, node)) : field.value;
  if (value === undefined || field?.isDefault === true) return undefined;
  const isOwn = value.parent?.type === "AssignmentExpression";
  return countChanges(file, name) > (isOwn ? 1 : 0) ? undefined : value;
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

/** The list that an expression is an item of: `rounds[k]`, or a name for that, or for each of its items. */
function getListWithItem(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type === "MemberExpression") return node.computed ? node.object : undefined;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable === undefined) return undefined;
  const value = getOnlyValue(variable);
  return value?.type === "MemberExpression" ? getListWithItem(file, value) : getListOfItem(variable);
}

/** Two where a property is asked of each item of a list, `round.answers` of `rounds.forEach((round) => …)`, and holds two at most in each of them. */
function getLengthInItems(file: FileContext, node: TSESTree.MemberExpression): number | undefined {
  const name = getMemberName(node);
  const list = getListWithItem(file, node.object);
  if (name === undefined || list === undefined || countChanges(file, name) > 0) return undefined;
  const held = list.type === "MemberExpression" ? getHeld(file, list) : list;
  if (held === undefined) return undefined;
  return atMostTwo(
    getRowLength(file, held, (item) => {
      const row = item.type === "ObjectExpression" ? getProperty(item, name) : undefined;
      return row === undefined ? undefined : getKnownLength(file, row);
    }),
  );
}

/** How many places of a file assign to a member of a name, or change how many items it holds: a large text is gone through once for each name. */
const countChanges = oncePerName((file: FileContext, name): number => {
  const pattern = new RegExp(
    `\\.#?${name.replaceAll("$", "\\$")}\\s*(?:!?\\.(?:push|pop|shift|unshift|splice)\\s*\\(|\\.length\\s*=(?!=)|=(?![=>]))`,
    "g",
  );
  return [...file.sourceCode.text.matchAll(pattern)].length;
});

/** What a static field of a class, or a property of a constant object, is set to. */
function getOfName(file: FileContext, object: TSESTree.Node, name: string): TSESTree.Node | undefined {
  const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0) return undefined;
  const value = getOnlyValue(variable);
  const plain = value === undefined ? undefined : unfreeze(file, value);
  if (plain?.type === "ObjectExpression") return getProperty(plain, name);
  const made = definition.node.type === "ClassDeclaration" ? definition.node : plain;
  if (made?.type !== "ClassDeclaration" && made?.type !== "ClassExpression") return undefined;
  const field = made.body.body.find(
    (member): member is TSESTree.PropertyDefinition =>
      member.type === "PropertyDefinition" &&
      member.static &&
      !member.computed &&
      (member.key.type === "Identifier" || member.key.type === "PrivateIdentifier") &&
      member.key.name === name,
  );
  return field?.value ?? undefined;
}

/** The object in `Object.freeze(object)`, or in `reactive(object)`. */
function unfreeze(file: FileContext, expression: TSESTree.Node): TSESTree.Node {
  const node = unwrap(expression);
  const isFrozen =
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    isGlobal(file, node.callee.object, "Object") &&
    /^(?:freeze|seal)$/.test(getMemberName(node.callee) ?? "");
  const inner = isFrozen ? node.arguments[0] : getWatched(node);
  return inner === undefined ? node : unfreeze(file, inner);
}

/** A text as it is written, also under a constant name. */
function getText(file: FileContext, expression: TSESTree.Node): string | undefined {
  const node = unwrap(expression);
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral")
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value === undefined ? undefined : getText(file, value);
}

/** The length that something around an expression, its type or the call that makes it states. */
function getStatedLength(file: FileContext, node: TSESTree.Node, expression: TSESTree.Node): number | undefined {
  const cast = expression.type === "TSAsExpression" ? expression.typeAnnotation : undefined;
  return (
    getTupleTypes(file, cast)?.length ??
    getLengthByChecker(file, expression) ??
    getGuardedLength(file, node) ??
    getLimit(file, node)
  );
}

/**
 * The length that a call gives its result: `new Array(2)`, `Array.of(x, y)`, `Array.from({ length: 2 })`, `Object.keys({ x, y })`, `"XO".split("")`; two or one
 * at most for `slice(0, 2)`, `slice(-1)`, `slice(i, i + 2)`, `_.take(list, 2)`, and for a filter of two.
 */
function getLimit(file: FileContext, node: TSESTree.Node): number | undefined {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return undefined;
  const [first, second] = node.arguments;
  const count = node.arguments.some(({ type }) => type === "SpreadElement") ? undefined : node.arguments.length;
  if (isGlobal(file, node.callee, "Array")) return count === 1 ? getSize(file, first) : count;
  const made = getTypedMaker(file, node);
  if (made !== undefined) return getTypedLength(file, made);
  const few = getWrittenNumber(file, second);
  const ofLibrary = getListFunction(file, node.callee) ?? "";
  if (/^(?:take|takeRight|sampleSize|first|last)$/.test(ofLibrary)) return asFew(few);
  if (ofLibrary === "times") return getSize(file, first);
  // A set has no item twice.
  if (node.type === "NewExpression" && isGlobal(file, node.callee, "Set"))
    return first === undefined ? undefined : asFew(getKnownLength(file, first));
  if (node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const isArray = isGlobal(file, object, "Array");
  switch (getMemberName(node.callee)) {
    case "of":
      return isArray ? count : undefined;
    case "from": {
      if (!isArray || first?.type !== "ObjectExpression") return undefined;
      const length = first.properties.find(
        (property): property is TSESTree.Property =>
          property.type === "Property" && property.key.type === "Identifier" && property.key.name === "length",
      );
      return getSize(file, length?.value);
    }
    case "entries":
    case "keys":
    case "values":
      // What a list gives so is walked over or copied.
      if (first === undefined) return getKnownLength(file, object);
      return isGlobal(file, object, "Object") ? countKeys(file, first) : undefined;
    case "freeze":
    case "seal":
      return isGlobal(file, object, "Object") && first !== undefined ? getKnownLength(file, first) : undefined;
    case "split": {
      const text = getText(file, object);
      const separator = first === undefined ? undefined : getText(file, first);
      return text === undefined || separator === undefined || count !== 1 ? undefined : text.split(separator).length;
    }
    case "filter":
      return asFew(getKnownLength(file, object));
    // Of two items at most any number of them is fair; of more than two it is not known how many there are.
    case "splice":
      return asFew(few);
    case "slice":
    case "subarray":
      return (
        asFew(getSliced(file, first, second)) ??
        getLengthOfSlice(file, [first, second], () => getKnownLength(file, object))
      );
    default:
      return undefined;
  }
}

/** The length of what makes or fills a typed array; a list in it has as many items, an ArrayBuffer as many bytes. */
function getTypedLength(file: FileContext, { constructor, how, given }: TypedMaker): number | undefined {
  const [first, , third] = given;
  if (first === undefined || given.some(({ type }) => type === "SpreadElement")) return undefined;
  switch (how) {
    case "of":
      return given.length;
    case "size":
      return getSize(file, first);
    case "from":
    case "fill":
      return getSize(file, getLengthProperty(first)) ?? getLengthOfSource(file, first);
    case "new": {
      if (third !== undefined) return getSize(file, third);
      if (first.type !== "NewExpression" || !isGlobal(file, first.callee, "ArrayBuffer"))
        return getSize(file, first) ?? getKnownLength(file, first);
      const bits = Number(/\d+/.exec(constructor)?.[0] ?? 8);
      const bytes = getSize(file, first.arguments[0]);
      return bytes === undefined ? undefined : (bytes * 8) / bits;
    }
  }
}

/** Of plain letters a Buffer has a byte each; of others it may have more. */
function getLengthOfSource(file: FileContext, source: TSESTree.Node): number | undefined {
  const text = getText(file, source);
  if (text === undefined) return getKnownLength(file, source);
  return /^[\w ]*$/.test(text) ? text.length : undefined;
}

/** How many items there are at most, where these are two at most: `[right, ...wrong.slice(0, 1)]` is a pair. */
const asFew = (most: number | undefined): number | undefined =>
  most !== undefined && most <= 2 ? Math.max(Math.ceil(most), 1) : undefined;

/** The number of keys of an object literal, of a constant that holds one and is given no others, or of an enum of texts. */
function countKeys(file: FileContext, expression: TSESTree.Node): number | undefined {
  const node = unfreeze(file, expression);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const [definition, ...more] = variable?.defs ?? [];
    if (definition?.node.type === "TSEnumDeclaration" && more.length === 0) return countNames(definition.node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    const isGivenMore = variable?.references.some(({ identifier: { parent } }) => {
      if (parent.type !== "MemberExpression") return false;
      return parent.parent.type === "AssignmentExpression" || parent.parent.type === "UnaryExpression";
    });
    return value === undefined || isGivenMore === true ? undefined : countKeys(file, value);
  }
  if (node.type !== "ObjectExpression") return undefined;
  const isPlain = node.properties.every((property) => property.type === "Property" && !property.computed);
  return isPlain ? node.properties.length : undefined;
}

/** An enum of numbers has keys for these, too. */
function countNames({ body: { members } }: TSESTree.TSEnumDeclaration): number | undefined {
  const isText = members.every(
    ({ initializer }) => initializer?.type === "Literal" && typeof initializer.value === "string",
  );
  return isText ? members.length : undefined;
}

function mayChangeLength(file: FileContext, identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type !== "MemberExpression" || parent.object !== identifier) return false;
  const name = getMemberName(parent);
  if (name === "length") return parent.parent.type === "AssignmentExpression" && parent.parent.left === parent;
  return name !== undefined && (CHANGES_LENGTH.has(name) || handsOver(file, parent));
}
