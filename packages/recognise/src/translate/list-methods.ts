// Methods that move cards: `splice`, `push`, `unshift`, `pop`, `shift`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getMethodOfInstance } from "../states/instance-class.ts";
import { getFunction, getMethodsNamed, getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getMemberName, someNode, unwrap } from "../syntax/tree.ts";
import { minus, number, plus, truncate } from "./arithmetic.ts";
import { cardOf, insert, lay, take } from "./cards.ts";
import { emitEither } from "./conditions.ts";
import { dealItem } from "./dealt-items.ts";
import { getGivenTo, isReadBehindGiving } from "./held-values.ts";
import { getItemsTogether } from "./items-together.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { takesNone } from "../syntax/list-forms.ts";
import { isRowPath } from "../syntax/list-path.ts";
import { NotKnown } from "./not-known.ts";
import { getListOfFirst, getOwner, getSplicedPlace, isItem } from "./taken-item.ts";
import type { Translation } from "./translation.ts";

/** `list.at(place)`, where places below zero count from the end, and `text.charAt(place)`. */
export function readAt(translation: Translation, call: TSESTree.CallExpression): Expression | undefined {
  const { callee } = call;
  if (callee.type !== "MemberExpression" || !isRowPath(callee.object)) return undefined;
  const name = getMemberName(callee);
  if ((name !== "at" && name !== "charAt") || isOwnMethod(translation, callee)) return undefined;
  const [place, ...more] = call.arguments;
  if (place === undefined || place.type === "SpreadElement" || more.length > 0)
    throw new NotKnown({ kind: "methodArguments" });
  const { object } = callee;
  const list = getListKey(translation, object);
  const position = translation.capture(truncate(translation.expression(place)));
  if (name === "charAt") return cardOf(translation, list, object, position);
  const test: Expression = { kind: "binary", operator: "<", left: position, right: number(0) };
  const then = plus(position, getLength(translation, list, object));
  return cardOf(translation, list, object, { kind: "conditional", test, then, otherwise: position });
}

/** Returns whether what is called is a method that a class or an object of the file has, as `deck.push(card)` may be: then it does what stands there. */
function isOwnMethod({ file }: Translation, callee: TSESTree.MemberExpression): boolean {
  if (getMethodsNamed(file, callee).length === 0) return false;
  return (getFunction(file, callee) ?? getMethodOfInstance(file, callee)) !== undefined;
}

/** `list.push(card)`, `list.unshift(card)`, `list.splice(place, 0, card)`, or a card thrown away; returns whether the call is one of them. */
export function moveCards(translation: Translation, call: TSESTree.CallExpression): boolean {
  if (dealItem(translation, call) || putIntoEither(translation, call)) return true;
  const { callee } = call;
  if (callee.type !== "MemberExpression" || !isRowPath(callee.object) || isOwnMethod(translation, callee)) return false;
  const { object } = callee;
  const [first, second, third, ...more] = call.arguments;
  const { property } = callee;
  if (callee.computed && property.type === "ConditionalExpression") {
    if (first === undefined || second !== undefined) throw new NotKnown({ kind: "severalItems" });
    const add = (name: TSESTree.Expression) => (): void => {
      if (name.type !== "Literal" || typeof name.value !== "string") throw new NotKnown({ kind: "methodByName" }, name);
      addAtEnd(translation, object, name.value, first);
    };
    emitEither(translation, property.test, add(property.consequent), add(property.alternate));
    return true;
  }
  const method = getMemberName(callee);
  switch (method) {
    case "push":
    case "unshift":
      if (first === undefined || second !== undefined) throw new NotKnown({ kind: "severalItems" });
      addAtEnd(translation, object, method, first);
      return true;
    case "splice":
      if (third === undefined) {
        takeBySplice(translation, call);
        return true;
      }
      if (first === undefined || more.length > 0) throw new NotKnown({ kind: "severalItems" });
      if (second?.type === "Literal" && second.value === 1 && third.type !== "SpreadElement") {
        const { position, card } = readPlaceAndCard(translation, first, third);
        lay(translation, getListKey(translation, object), object, position, card);
        return true;
      }
      if (!takesNone(second)) throw new NotKnown({ kind: "severalItems" });
      insertFrom(translation, object, () => readSplicePlace(translation, first), third);
      return true;
    case "pop":
    case "shift":
      return takeFromEnd(translation, call) !== undefined;
    default:
      return false;
  }
}

/** `(turn % 2 === 0 ? red : blue).push(card)`: a card goes into one of two lists. Returns whether a call puts it so. */
function putIntoEither(translation: Translation, { callee, arguments: given }: TSESTree.CallExpression): boolean {
  const chosen = callee.type === "MemberExpression" ? unwrap(callee.object) : undefined;
  if (callee.type !== "MemberExpression" || chosen?.type !== "ConditionalExpression") return false;
  const { test, consequent, alternate } = chosen;
  const method = getMemberName(callee);
  const [card, ...more] = given;
  if ((method !== "push" && method !== "unshift") || ![consequent, alternate].every(isRowPath)) return false;
  if (card === undefined || more.length > 0) throw new NotKnown({ kind: "severalItems" });
  const held = readBeside(translation, test, card);
  const add = (list: TSESTree.Expression) => (): void => {
    if (held === undefined) {
      addAtEnd(translation, list, method, card);
      return;
    }
    const key = getListKey(translation, list);
    insert(translation, key, list, method === "push" ? getLength(translation, key, list) : number(0), held);
  };
  emitEither(translation, test, add(consequent), add(alternate));
  return true;
}

/** Reads the card that a list is given which a test chooses, where neither of the two can change what the other reads; undefined where that is not plain. */
function readBeside(
  translation: Translation,
  test: TSESTree.Expression,
  card: TSESTree.CallExpressionArgument,
): Expression | undefined {
  const { file } = translation;
  const asksMore = someNode(file, test, ({ type }) => /^(?:Call|Member|Assignment|Update)Expression$/.test(type));
  const counts = someNode(file, card, ({ type }) => /^(?:Assignment|Update)Expression$/.test(type));
  if (card.type === "SpreadElement" || asksMore || counts || !isItem(translation, card)) return undefined;
  return translation.capture(translation.expression(card));
}

function addAtEnd(
  translation: Translation,
  object: TSESTree.Node,
  method: string,
  card: TSESTree.CallExpressionArgument,
): void {
  if (method === "push") insertFrom(translation, object, undefined, card);
  else if (method === "unshift") insertFrom(translation, object, () => number(0), card);
  else throw new NotKnown({ kind: "methodByName" });
}

/** Puts what an argument gives into a list: one card, or those that `...list.splice(place, 1)` takes. A place is read first; without one, the card goes to the end. */
function insertFrom(
  translation: Translation,
  object: TSESTree.Node,
  getPlace: (() => Expression) | undefined,
  argument: TSESTree.CallExpressionArgument,
): void {
  if (argument.type === "SpreadElement") {
    if (!insertTaken(translation, object, getPlace, argument.argument))
      throw new NotKnown({ kind: "spread" }, argument);
    return;
  }
  const list = getListKey(translation, object);
  const getPosition = getPlace ?? ((): Expression => getLength(translation, list, object));
  const together = getPlace === undefined ? getItemsTogether(translation, argument, object) : undefined;
  if (together !== undefined) {
    translation.others.add(argument);
    translation.together = together.length;
    const cards = together.map((item) => translation.capture(translation.expression(item)));
    for (const card of cards) insert(translation, list, object, getPosition(), card);
    return;
  }
  let position = getPlace === undefined ? undefined : translation.capture(getPosition());
  const card = translation.capture(
    readWrapped(translation, argument, object) ?? translation.expression(getOwner(translation, argument)),
  );
  position ??= getPosition();
  insert(translation, list, object, position, card);
}

/**
 * The card that is put in as the one item of a list, `hand.push(deck.splice(place, 1))`, `hand[i] = deck.splice(place, 1)`: such lists lie in the order of their cards, and no call that moves cards
 * stands for the loop. Undefined for anything else.
 */
export function readWrapped(
  translation: Translation,
  argument: TSESTree.Expression,
  into: TSESTree.Node,
): Expression | undefined {
  const { file } = translation;
  const node = unwrap(argument);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const held = variable === undefined ? undefined : translation.singles.get(variable);
  const taking = (variable === undefined ? undefined : getOnlyValue(variable)) ?? node;
  const source = taking.type === "CallExpression" && taking.callee.type === "MemberExpression" && taking.callee.object;
  // A list that gets an item back as a list of one has other items than before.
  if (source && file.sourceCode.getText(source) === file.sourceCode.getText(into)) return undefined;
  if (held === undefined && !isOneTaken(node)) return undefined;
  translation.others.add(argument);
  return held ?? (isOneTaken(node) ? takeBySplice(translation, node) : undefined);
}

/** Puts the card of `list.splice(place, 1)`, or of a constant that holds what that took, into another list; returns whether an expression is one of them. */
export function insertTaken(
  translation: Translation,
  object: TSESTree.Node,
  getPlace: (() => Expression) | undefined,
  expression: TSESTree.Node,
  list = getListKey(translation, object),
): boolean {
  const getPosition = getPlace ?? ((): Expression => getLength(translation, list, object));
  const taken = unwrap(expression);
  if (taken.type === "Identifier") {
    const variable = getVariable(translation.file, taken);
    const card = variable === undefined ? undefined : translation.singles.get(variable);
    if (card === undefined) return false;
    insert(translation, list, object, getPosition(), card);
    return true;
  }
  const place = taken.type === "CallExpression" ? getSplicedPlace(taken) : undefined;
  if (taken.type !== "CallExpression" || taken.callee.type !== "MemberExpression" || place === undefined) return false;
  const source = taken.callee.object;
  const before = getPlace === undefined ? undefined : translation.capture(getPosition());
  const from = translation.capture(readSplicePlace(translation, place));
  const key = getListKey(translation, source);
  // Beyond the end there is nothing to take, and nothing is put in.
  const steps = translation.inBuffer(() => {
    const card = take(translation, key, source, from);
    insert(translation, list, object, before ?? getPosition(), card);
  });
  translation.output.push({
    kind: "if",
    test: { kind: "binary", operator: "<", left: from, right: getLength(translation, key, source) },
    then: steps,
    otherwise: [],
  });
  return true;
}

/** A place that is handed to `splice`, which cuts off the fraction of one that is drawn: `list.splice(Math.random() * list.length, 1)`. */
function readSplicePlace(translation: Translation, place: TSESTree.Node): Expression {
  const read = translation.expression(place);
  return isFraction(read) ? truncate(read) : read;
}

/** Returns whether an expression may lie between two places: what is drawn is rounded nowhere. */
function isFraction(expression: Expression): boolean {
  if (expression.kind === "draw") return true;
  return expression.kind === "binary" && (isFraction(expression.left) || isFraction(expression.right));
}

/** Returns whether a place, or what its variables were given last, is drawn and rounded nowhere. */
function mayBeFraction(given: ReadonlyMap<string, Expression>, place: Expression, seen = new Set<string>()): boolean {
  if (place.kind === "binary") return [place.left, place.right].some((part) => mayBeFraction(given, part, seen));
  if (place.kind !== "variable" || seen.has(place.name)) return isFraction(place);
  seen.add(place.name);
  const value = given.get(place.name);
  return value !== undefined && mayBeFraction(given, value, seen);
}

/** Takes the card of `list.splice(place, 1)`. */
function takeBySplice(translation: Translation, call: TSESTree.CallExpression): Expression {
  const place = getSplicedPlace(call);
  if (place === undefined || call.callee.type !== "MemberExpression") throw new NotKnown({ kind: "severalItems" });
  const { object } = call.callee;
  return take(translation, getListKey(translation, object), object, readSplicePlace(translation, place));
}

/**
 * Keeps what a name is given that is declared elsewhere, `card = list.splice(place, 1)`, where its one card is read right behind that alone: `hand.push(card[0])`.
 * Returns whether it is such a name.
 */
export function holdTaken(translation: Translation, name: TSESTree.Identifier, given: TSESTree.Node): boolean {
  const call = unwrap(given);
  const variable = getVariable(translation.file, name);
  if (variable === undefined || !isOneTaken(call) || !isReadBehindGiving(variable, isGivenOne, isReadAsOne))
    return false;
  translation.singles.set(variable, takeBySplice(translation, call));
  return true;
}

/** The one item that `list.splice(k, 1)` or `list.splice(k, 1, card)` gives back in a list. */
export const takeSingle = (translation: Translation, call: TSESTree.Node): Expression | undefined =>
  isOneTaken(call) ? takeBySplice(translation, call) : exchange(translation, call);

const isOneTaken = (node: TSESTree.Node | undefined): node is TSESTree.CallExpression =>
  node?.type === "CallExpression" && getSplicedPlace(node) !== undefined;

const isGivenOne = (name: TSESTree.Node): boolean => {
  const given = getGivenTo(name);
  return given !== undefined && isOneTaken(given);
};

/** `card[0]`, and what is put into a list: `hand.push(...card)`, `hand.push(card)`, `hand.concat(card)`, `hand[i] = card`. */
const isReadAsOne = (name: TSESTree.Node): boolean => {
  const { parent } = name;
  if (parent === undefined) return false;
  if (getListOfFirst(parent) === name) return isRead(parent);
  if (parent.type === "AssignmentExpression" && parent.right === name)
    return parent.operator === "=" && parent.left.type === "MemberExpression" && parent.left.computed;
  const put = parent.type === "SpreadElement" ? parent : name;
  const { parent: call } = put;
  if (call.type !== "CallExpression" || call.callee === put) return false;
  const { callee } = call;
  return callee.type === "MemberExpression" && PUTS.has(getMemberName(callee) ?? "");
};

const PUTS: ReadonlySet<string> = new Set(["concat", "push", "unshift"]);

const isRead = (node: TSESTree.Node): boolean =>
  !(node.parent?.type === "AssignmentExpression" && node.parent.left === node) &&
  !(node.parent?.type === "CallExpression" && node.parent.callee === node);

/** Takes the card of `list.pop()` or `list.shift()`, or of `list.splice(place, 1).pop()`; undefined where the call is none of them. */
export function takeFromEnd(translation: Translation, call: TSESTree.CallExpression): Expression | undefined {
  const callee = unwrap(call.callee);
  if (callee.type !== "MemberExpression" || call.arguments.length > 0) return undefined;
  const name = getMemberName(callee);
  if ((name !== "pop" && name !== "shift") || isOwnMethod(translation, callee)) return undefined;
  const object = unwrap(callee.object);
  if (isOneTaken(object)) return takeBySplice(translation, object);
  const single = getOnlyRead(translation, object);
  if (single !== undefined) return single;
  if (!isRowPath(object)) return exchange(translation, object);
  const key = getListKey(translation, object);
  return take(
    translation,
    key,
    object,
    name === "shift" ? number(0) : minus(getLength(translation, key, object), number(1)),
  );
}

/** The card of a constant that holds what was taken, where that is read nowhere else, and once: what `pop` gives a second time is nothing. */
function getOnlyRead({ file, singles }: Translation, node: TSESTree.Node): Expression | undefined {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const card = variable === undefined ? undefined : singles.get(variable);
  if (variable === undefined || card === undefined || variable.references.length !== 2) return undefined;
  return isReadBehindGiving(variable, isGivenOne, (name) => name === node) ? card : undefined;
}

/** `list.splice(place, 1)[0]`, or `taken[0]` of a constant that holds what was taken. */
export function takenFirst(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const object = getListOfFirst(node);
  if (isOneTaken(object)) return takeBySplice(translation, object);
  const variable = object?.type === "Identifier" ? getVariable(translation.file, object) : undefined;
  return variable === undefined ? undefined : translation.singles.get(variable);
}

/** The place and the card of `list.splice(place, 1, card)`, which cuts off the fraction of the place, as they are before the card is laid. */
function readPlaceAndCard(
  translation: Translation,
  place: TSESTree.Node,
  item: TSESTree.Node,
): { readonly position: Expression; readonly card: Expression } {
  const [position, card] = translation.inOrder(place, item);
  return {
    position: translation.capture(mayBeFraction(translation.given, position) ? truncate(position) : position),
    card: translation.capture(card),
  };
}

/** `a.splice(j, 1, card)[0]`: lays a card and takes the one that lay there. */
export function takeExchanged(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const call = getListOfFirst(node);
  return call === undefined ? undefined : exchange(translation, call);
}

/** `a.splice(j, 1, card)`, of which the one item is taken that it gives back. */
function exchange(translation: Translation, call: TSESTree.Node): Expression | undefined {
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  const [place, count, item, ...more] = call.arguments;
  if (getMemberName(call.callee) !== "splice" || place === undefined || item === undefined || more.length > 0)
    return undefined;
  if (count?.type !== "Literal" || count.value !== 1) return undefined;
  const { object } = call.callee;
  const list = getListKey(translation, object);
  const { position, card } = readPlaceAndCard(translation, place, item);
  const old = translation.capture(cardOf(translation, list, object, position));
  lay(translation, list, object, position, card);
  return old;
}
