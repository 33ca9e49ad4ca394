// Methods of the document that move an element among its siblings, whose list is live: `ul.appendChild(ul.children[k])`, `ul.insertBefore(a, b)`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { minus, number } from "./arithmetic.ts";
import { insert, take } from "./cards.ts";
import { mayBeParent, readListedElement } from "./listed-elements.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import type { ElementPlace, Translation } from "./translation.ts";

/** Moves the element that a call moves; returns whether it is such a call. What the element is taken from and put into must be one list. */
export function moveElement(translation: Translation, call: TSESTree.CallExpression): boolean {
  const callee = unwrap(call.callee);
  if (callee.type !== "MemberExpression" || callee.optional) return false;
  const name = getMemberName(callee);
  const [first, before, ...more] = call.arguments;
  if (name === "appendTo" || name === "prependTo") {
    if (first === undefined || first.type === "SpreadElement" || before !== undefined) return false;
    return moveListed(translation, callee.object, first, name === "prependTo");
  }
  if (name !== "appendChild" && name !== "append" && name !== "prepend" && name !== "insertBefore") return false;
  const isSingle = first !== undefined && more.length === 0 && (before !== undefined) === (name === "insertBefore");
  if (isSingle) {
    const toStart = name === "prepend" || (before !== undefined && isFirstOf(translation, before, callee.object));
    const toEnd = before === undefined || (before.type === "Literal" && before.value === null);
    if ((toStart || toEnd) && moveListed(translation, first, callee.object, toStart)) return true;
  }
  if (!isListPath(callee.object)) return false;
  if (!isSingle) throw new NotKnown({ kind: "severalItems" });
  const parent = getListKey(translation, callee.object);
  const place = readPlace(translation, parent, first);
  const target = before === undefined ? undefined : readTarget(translation, parent, place, before);
  // What stood before the element has moved up by then.
  const behind = target === undefined ? undefined : (at: Expression) => getPlaceAfterTaking(at, target);
  move(translation, place, name === "prepend" ? () => number(0) : behind);
  return true;
}

/** `ul.firstChild` */
function isFirstOf({ file }: Translation, expression: TSESTree.Node, parent: TSESTree.Node): boolean {
  const node = unwrap(expression);
  return (
    node.type === "MemberExpression" &&
    /^first(?:Element)?Child$/.test(getMemberName(node) ?? "") &&
    file.sourceCode.getText(node.object) === file.sourceCode.getText(parent)
  );
}

/** Takes an element from its place, and puts it in again: at the end, or where it is told. */
function move(
  translation: Translation,
  { list, node, position }: ElementPlace,
  getPlace: ((position: Expression) => Expression) | undefined,
): void {
  const card = take(translation, list, node, position);
  const end = getLength(translation, list, node);
  insert(translation, list, node, getPlace?.(position) ?? end, card);
  translation.movedElements.set(list, (translation.movedElements.get(list) ?? 0) + 1);
}

/** Moves an element out of a list that has a name to an end of its parent; returns whether it is one. */
function moveListed(
  translation: Translation,
  moved: TSESTree.Node,
  parent: TSESTree.Expression,
  toStart: boolean,
): boolean {
  const held = getHeld(translation, moved);
  const place = held ?? readListedElement(translation, moved);
  if (place?.listed === undefined) return false;
  const spelled = translation.file.sourceCode.getText(parent);
  const known = translation.listedElements.get(place.list);
  const isElsewhere =
    known !== undefined && (known.toStart !== toStart || translation.file.sourceCode.getText(known.parent) !== spelled);
  if (isElsewhere || !mayBeParent(translation, place, unwrap(parent) as TSESTree.Expression))
    throw new NotKnown({ kind: "elementUnknown" }, unwrap(moved));
  const { drawnFrom, isLive } = place.listed;
  const isAlike = known === undefined || known.drawnFrom === drawnFrom;
  translation.listedElements.set(place.list, { parent, toStart, isLive, drawnFrom: isAlike ? drawnFrom : undefined });
  move(translation, place, toStart ? () => number(0) : undefined);
  return true;
}

/** One place less where the element stood before it: whole numbers, one of which is 1 or more then. */
function getPlaceAfterTaking(taken: Expression, place: Expression): Expression {
  const atMostOne: Expression = { kind: "binary", operator: "min", left: minus(place, taken), right: number(1) };
  return minus(place, { kind: "binary", operator: "max", left: atMostOne, right: number(0) });
}

/** Keeps which element `const card = ul.children[k]` holds; returns whether it is one. */
export function holdElement(translation: Translation, name: TSESTree.Identifier, value: TSESTree.Expression): boolean {
  const variable = translation.getVariableOf(name);
  const isMovedOnly = variable.references.every(({ init, identifier }) => init === true || isMoved(identifier));
  if (!isMovedOnly) return false;
  const listed = readListedElement(translation, value);
  if (listed !== undefined) {
    translation.elements.set(variable, listed);
    return true;
  }
  const node = unwrap(value);
  if (node.type !== "MemberExpression" || !node.computed || getMemberName(node) !== undefined) return false;
  if (!isListPath(node.object)) return false;
  const list = getListKey(translation, node.object);
  if (!isLive(list)) return false;
  const position = translation.capture(translation.expression(node.property));
  const moves = translation.movedElements.get(list) ?? 0;
  translation.elements.set(variable, { list, node: node.object, position, moves });
  return true;
}

function isMoved({ parent }: TSESTree.Node): boolean {
  if (parent?.type === "MemberExpression") return /^(?:append|prepend)To$/.test(getMemberName(parent) ?? "");
  if (parent?.type !== "CallExpression" || parent.callee.type !== "MemberExpression") return false;
  return /^(?:append|appendChild|prepend|insertBefore)$/.test(getMemberName(parent.callee) ?? "");
}

/** The place of the element that a constant holds. */
function getHeld(translation: Translation, element: TSESTree.Node): ElementPlace | undefined {
  const node = unwrap(element);
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  return variable === undefined ? undefined : translation.elements.get(variable);
}

const isLive = (list: string): boolean => /\.(?:children|childNodes)$/.test(list);

/** Where the element is that an expression gives: `ul.children[k]`, or the constant that holds it. */
function readPlace(translation: Translation, parent: string, expression: TSESTree.Node): ElementPlace {
  const node = unwrap(expression);
  const held = getHeld(translation, node);
  if (held !== undefined) {
    // It may stand elsewhere since another one has moved.
    if (!isOf(parent, held.list) || held.moves !== (translation.movedElements.get(held.list) ?? 0))
      throw new NotKnown({ kind: "elementUnknown" }, node);
    return held;
  }
  if (node.type !== "MemberExpression" || !node.computed || getMemberName(node) !== undefined)
    throw new NotKnown({ kind: "elementUnknown" }, node);
  const list = getListKey(translation, node.object);
  if (!isOf(parent, list)) throw new NotKnown({ kind: "elementUnknown" }, node);
  const position = translation.capture(translation.expression(node.property));
  return { list, node: node.object, position, moves: 0 };
}

const isOf = (parent: string, list: string): boolean =>
  list === `${parent}.children` || list === `${parent}.childNodes`;

/** The place before which an element is put; beyond the last one, it is put at the end. */
function readTarget(
  translation: Translation,
  parent: string,
  { list }: ElementPlace,
  expression: TSESTree.Node,
): Expression | undefined {
  const node = unwrap(expression);
  if (node.type === "Literal" && node.value === null) return undefined;
  if (node.type === "MemberExpression" && /^first(?:Element)?Child$/.test(getMemberName(node) ?? "")) {
    if (getListKey(translation, node.object) === parent) return number(0);
  }
  const target = readPlace(translation, parent, expression);
  if (target.list !== list) throw new NotKnown({ kind: "elementUnknown" }, node);
  return target.position;
}
