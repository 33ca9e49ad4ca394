// Methods of the document that move an element among its siblings, whose list is live: `ul.appendChild(ul.children[k])`, `ul.insertBefore(a, b)`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { minus, number } from "./arithmetic.ts";
import { insert, take } from "./cards.ts";
import { getStillPlace } from "./still-elements.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import type { ElementPlace, Translation } from "./translation.ts";

/** Moves the element that a call moves; returns whether it is such a call. What the element is taken from and put into must be one list. */
export function moveElement(translation: Translation, call: TSESTree.CallExpression): boolean {
  const callee = unwrap(call.callee);
  if (callee.type !== "MemberExpression" || callee.optional || !isListPath(callee.object)) return false;
  const [moved, before, ...more] = call.arguments;
  const name = getMemberName(callee);
  if (name !== "appendChild" && name !== "append" && name !== "prepend" && name !== "insertBefore") return false;
  if (moved === undefined || more.length > 0 || (before !== undefined) !== (name === "insertBefore"))
    throw new NotKnown({ kind: "severalItems" });
  const parent = getListKey(translation, callee.object);
  const still = before === undefined ? getStillPlace(translation, callee.object, moved) : undefined;
  if (still !== undefined) translation.stillElements.add(still.list);
  const place = still ?? readPlace(translation, parent, moved);
  const target = before === undefined ? undefined : readTarget(translation, parent, place, before);
  const { list, node, position } = place;
  const card = take(translation, list, node, position);
  const end = getLength(translation, list, node);
  // What stood before the element has moved up by then.
  const behind = target === undefined ? undefined : getPlaceAfterTaking(position, target);
  insert(translation, list, node, name === "prepend" ? number(0) : (behind ?? end), card);
  translation.movedElements.set(list, (translation.movedElements.get(list) ?? 0) + 1);
  return true;
}

/** One place less where the element stood before it: whole numbers, one of which is 1 or more then. */
function getPlaceAfterTaking(taken: Expression, place: Expression): Expression {
  const atMostOne: Expression = { kind: "binary", operator: "min", left: minus(place, taken), right: number(1) };
  return minus(place, { kind: "binary", operator: "max", left: atMostOne, right: number(0) });
}

/** Keeps which element `const card = ul.children[k]` holds; returns whether it is one. */
export function holdElement(translation: Translation, name: TSESTree.Identifier, value: TSESTree.Expression): boolean {
  const node = unwrap(value);
  if (node.type !== "MemberExpression" || !node.computed || getMemberName(node) !== undefined) return false;
  if (!isListPath(node.object)) return false;
  const list = getListKey(translation, node.object);
  if (!isLive(list)) return false;
  const variable = translation.getVariableOf(name);
  const isMovedOnly = variable.references.every(({ init, identifier }) => init === true || isMoved(identifier));
  if (!isMovedOnly) return false;
  const position = translation.capture(translation.expression(node.property));
  const moves = translation.movedElements.get(list) ?? 0;
  translation.elements.set(variable, { list, node: node.object, position, moves });
  return true;
}

const isMoved = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "CallExpression" &&
  parent.callee.type === "MemberExpression" &&
  /^(?:append|appendChild|prepend|insertBefore)$/.test(getMemberName(parent.callee) ?? "");

const isLive = (list: string): boolean => /\.(?:children|childNodes)$/.test(list);

/** Where the element is that an expression gives: `ul.children[k]`, or the constant that holds it. */
function readPlace(translation: Translation, parent: string, expression: TSESTree.Node): ElementPlace {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  const held = variable === undefined ? undefined : translation.elements.get(variable);
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
