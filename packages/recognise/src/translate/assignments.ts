// Assignments: of variables, of places in a list, of several at once, and counting up and down.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOrigin } from "../origins/origin.ts";
import { getFunction, isGlobal } from "../syntax/bindings.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { minus, number, plus } from "./arithmetic.ts";
import { insert, lay } from "./cards.ts";
import { nameYielded } from "./draws.ts";
import { getCell, getPositionOfCell } from "./grids.ts";
import { emptyPlace } from "./emptied-places.ts";
import { getHeld, holdValues } from "./held-values.ts";
import { holdTaken, readWrapped, takeSingle } from "./list-methods.ts";
import { getLength, getListKey, isRebuilt } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import { combine } from "./operators.ts";
import { emitRebuilt } from "./rebuilt-list.ts";
import { setFlag } from "./seen-places.ts";
import { readSeveral } from "./several-results.ts";
import { getPosition, getShown } from "./shown-properties.ts";
import type { Several, Translation } from "./translation.ts";
import { checkMayWrite, readIdentifier } from "./variables.ts";

export function readAssignment(
  translation: Translation,
  node: TSESTree.AssignmentExpression,
  isRead: boolean,
): Expression {
  const { left: target } = node;
  if (target.type === "ArrayPattern" || target.type === "ObjectPattern") {
    if (node.operator !== "=" || isRead) throw new NotKnown({ kind: "pattern" }, target);
    destructure(translation, target, node.right);
    return number(0);
  }
  const operator = node.operator.slice(0, -1);
  if (target.type === "Identifier" && !isRead && isRebuilt(translation, translation.getVariableOf(target))) {
    emitRebuilt(translation, translation.getVariableOf(target), target, node.right);
    return number(0);
  }
  if (target.type === "Identifier" && !isRead && operator === "") {
    if (holdValues(translation, target, node.right) || holdTaken(translation, target, node.right)) return number(0);
  }
  if (target.type === "Identifier") {
    const old = operator === "" ? undefined : readIdentifier(translation, target);
    const variable = translation.getVariableOf(target);
    checkMayWrite(translation, variable);
    const value = translation.expression(node.right);
    translation.known.add(variable);
    translation.emit(
      translation.nameOf(variable),
      old === undefined ? value : combine(translation, operator, old, value),
    );
    return isRead ? translation.capture({ kind: "variable", name: translation.nameOf(variable) }) : number(0);
  }
  if (!isRead && operator === "" && (setFlag(translation, node) || emptyPlace(translation, node))) return number(0);
  const place = unwrap(target);
  const shown = place.type === "MemberExpression" && operator === "" ? getShown(translation, place) : undefined;
  if (shown !== undefined) {
    const position = translation.capture(getPosition(translation, shown));
    const card = translation.expression(node.right);
    lay(translation, shown.key, shown.list, position, card);
    return isRead ? translation.capture(card) : number(0);
  }
  if (place.type !== "MemberExpression" || !place.computed || getMemberName(place) !== undefined || operator !== "") {
    throw new NotKnown({ kind: "propertyAssigned" }, place);
  }
  const cell = getCell(translation, place);
  if (cell !== undefined) {
    const position = translation.capture(getPositionOfCell(translation, cell));
    const card = translation.expression(node.right);
    lay(translation, cell.key, cell.list, position, card);
    return isRead ? translation.capture(card) : number(0);
  }
  const list = getListKey(translation, place.object);
  const [position, card] = translation.inOrder(
    place.property,
    node.right,
    () => readWrapped(translation, node.right, place.object) ?? translation.expression(node.right),
  );
  // What stands under an item, as in `plan[name] = task`, lies at no place of a list.
  const from = position.kind === "variable" ? translation.given.get(position.name) : position;
  if (from?.kind === "card") throw new NotKnown({ kind: "propertyAssigned" }, place);
  // list[list.length] = item
  const isEnd = position.kind === "length" && position.list === list;
  if (isEnd && !isRead) insert(translation, list, place.object, position, card);
  else lay(translation, list, place.object, position, card);
  return isRead ? translation.capture(card) : number(0);
}

export function readUpdate(translation: Translation, node: TSESTree.UpdateExpression, isRead: boolean): Expression {
  const target = unwrap(node.argument);
  if (target.type !== "Identifier") throw new NotKnown({ kind: "propertyCounter" }, target);
  const variable = translation.getVariableOf(target);
  if (translation.textual.has(variable)) throw new NotKnown({ kind: "textCounter" }, target);
  checkMayWrite(translation, variable);
  const read = readIdentifier(translation, target);
  const old = isRead && !node.prefix ? translation.capture(read) : read;
  translation.emit(
    translation.nameOf(variable),
    node.operator === "++" ? plus(read, number(1)) : minus(read, number(1)),
  );
  return isRead && node.prefix ? translation.capture(read) : old;
}

/** `[a[i], a[j]] = [a[j], a[i]]`, `const [x, y] = [1, 2]`, `const [i, j] = drawPair(n)`, `const { length } = a` */
export function destructure(translation: Translation, pattern: TSESTree.Node, source: TSESTree.Expression): void {
  const value = unwrap(source);
  if (pattern.type === "ObjectPattern") {
    destructureObject(translation, pattern, value);
    return;
  }
  const values = pattern.type === "ArrayPattern" ? readValues(translation, pattern, value) : undefined;
  if (pattern.type !== "ArrayPattern" || values === undefined || "get" in values)
    throw new NotKnown({ kind: "pattern" }, pattern);
  if (values.length !== pattern.elements.length) throw new NotKnown({ kind: "patternLength" }, pattern);
  pattern.elements.forEach((element, index) => {
    const item = values[index];
    const target = element === null ? undefined : unwrap(element);
    if (item === undefined || target === undefined) throw new NotKnown({ kind: "patternLength" }, pattern);
    if (target.type === "Identifier") {
      const variable = translation.getVariableOf(target);
      checkMayWrite(translation, variable);
      translation.known.add(variable);
      translation.emit(translation.nameOf(variable), item);
      return;
    }
    const shown = target.type === "MemberExpression" ? getShown(translation, target) : undefined;
    if (shown !== undefined) {
      lay(translation, shown.key, shown.list, getPosition(translation, shown), item);
      return;
    }
    if (target.type !== "MemberExpression" || !target.computed) throw new NotKnown({ kind: "pattern" }, target);
    const cell = getCell(translation, target);
    if (cell !== undefined) {
      lay(translation, cell.key, cell.list, getPositionOfCell(translation, cell), item);
      return;
    }
    const list = getListKey(translation, target.object);
    lay(translation, list, target.object, translation.expression(target.property), item);
  });
}

/** The values of a list: of two under one name, of a call that gives several, or the one card of `[card] = list.splice(place, 1)`, whatever takes its place. */
function readValues(
  translation: Translation,
  { elements }: TSESTree.ArrayPattern,
  value: TSESTree.Node,
): Several | undefined {
  if (elements.length === 1) {
    const only = takeSingle(translation, value);
    if (only !== undefined) return [only];
  }
  return getHeld(translation, value) ?? readSeveral(translation, value);
}

/** `const { length } = a`, `const { place, item } = choose(a)` */
function destructureObject(translation: Translation, pattern: TSESTree.ObjectPattern, value: TSESTree.Node): void {
  if (nameYielded(translation, pattern, value)) return;
  const values = readSeveral(translation, value);
  for (const property of pattern.properties) {
    const target = property.type === "Property" && !property.computed ? property.value : undefined;
    const name = property.type === "Property" && property.key.type === "Identifier" ? property.key.name : undefined;
    const isRead = values === undefined ? name === "length" : "get" in values && name !== undefined && values.has(name);
    if (target?.type !== "Identifier" || !isRead) throw new NotKnown({ kind: "objectPattern" }, property);
    const variable = translation.getVariableOf(target);
    checkMayWrite(translation, variable);
    translation.known.add(variable);
    const given = values !== undefined && "get" in values && name !== undefined ? values.get(name) : undefined;
    translation.emit(
      translation.nameOf(variable),
      given ?? getLength(translation, getListKey(translation, value), value),
    );
  }
}

/** `Object.assign(a, { [i]: a[j], [j]: a[i] })`: everything is read before the first place is written to. Returns whether the call is one. */
export function assignPlaces(translation: Translation, { callee, arguments: given }: TSESTree.CallExpression): boolean {
  const isAssign =
    callee.type === "MemberExpression" &&
    getMemberName(callee) === "assign" &&
    isGlobal(translation.file, callee.object, "Object");
  if (!isAssign) return false;
  const [target, places, ...more] = given;
  if (target === undefined || places?.type !== "ObjectExpression" || more.length > 0)
    throw new NotKnown({ kind: "objectAssigned" });
  const list = getListKey(translation, target);
  const laid = places.properties.map((property) => {
    if (property.type !== "Property" || property.kind !== "init" || !isPlace(property))
      throw new NotKnown({ kind: "objectAssigned" }, property);
    const [position, card] = translation.inOrder(property.key, property.value);
    return { position: translation.capture(position), card: translation.capture(card) };
  });
  for (const { position, card } of laid) lay(translation, list, target, position, card);
  return true;
}

const isPlace = ({ computed, key }: TSESTree.Property): boolean =>
  computed || (key.type === "Literal" && typeof key.value === "number");

/** `this.$set(list, i, card)`, `Vue.set(list, i, card)`: Vue 2 puts the card there, and shows it. Returns whether the call is one. */
export function setPlace(translation: Translation, call: TSESTree.CallExpression): boolean {
  const [list, place, card, ...more] = call.arguments;
  if (list === undefined || place === undefined || card === undefined || more.length > 0) return false;
  const callee = unwrap(call.callee);
  if (!isVueSet(translation, callee) || !isListPath(list) || [place, card].some(({ type }) => type === "SpreadElement"))
    return false;
  const key = getListKey(translation, list);
  const [position, value] = translation.inOrder(place, card);
  lay(translation, key, list, position, value);
  // A function that moves the items itself would not tell Vue.
  translation.others.add(call);
  return true;
}

function isVueSet(translation: Translation, callee: TSESTree.Node): boolean {
  const isMethod = callee.type === "MemberExpression" && getMemberName(callee) === "$set";
  if (isMethod) return getFunction(translation.file, callee) === undefined;
  const { module, path = [] } = getOrigin(translation.file, callee) ?? {};
  return module === undefined ? path.join(".") === "Vue.set" : module === "vue" && path.at(-1) === "set";
}
