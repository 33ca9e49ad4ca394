// Expressions that stand for their value.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { movesCards } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getElementQuery } from "../lists/element-query.ts";
import { getFunction, getGetter, isGlobal } from "../syntax/bindings.ts";
import { getGetterOfInstance } from "../states/instance-class.ts";
import { getMemberName, getReturned, unwrap } from "../syntax/tree.ts";
import { number, truth } from "./arithmetic.ts";
import { readAssignment, readUpdate } from "./assignments.ts";
import { readCall } from "./calls.ts";
import { cardOf } from "./cards.ts";
import { getChoices, readChoice } from "./choices.ts";
import { checkTest } from "./conditions.ts";
import { readDrawnByGetter, readYielded } from "./draws.ts";
import { readDrawnPlace } from "./drawn-places.ts";
import { readHeld } from "./held-values.ts";
import { readBits } from "./filled-bytes.ts";
import { takeExchanged, takenFirst } from "./list-methods.ts";
import { getCell, getPositionOfCell, getRowLength } from "./grids.ts";
import { getKeyOfCalled, getLength, getListKey, isOfItem, isWrittenInRegion } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import { readBinary, readUnary } from "./operators.ts";
import { getPosition, getShown } from "./shown-properties.ts";
import { givesOfList } from "./own-this.ts";
import { readEmptied } from "./emptied-places.ts";
import { readFilled, readPlacedLength } from "./free-places.ts";
import { readNoted } from "./seen-places.ts";
import { readResult } from "./result-sign.ts";
import type { Translation } from "./translation.ts";
import { readIdentifier } from "./variables.ts";

/** Translates an expression for its value. What it does on the way is emitted before. */
export function readExpression(translation: Translation, source: TSESTree.Node): Expression {
  const replacement = translation.replacing.has(source) ? undefined : translation.options.replacements?.get(source);
  if (replacement !== undefined) {
    translation.replacing.add(source);
    try {
      return replacement({
        variable: (name) => readIdentifier(translation, name),
        translate: (node) => translation.expression(node),
        keep: (value) => translation.capture(value),
      });
    } finally {
      translation.replacing.delete(source);
    }
  }
  const node = unwrap(source);
  const result = readResult(translation, node);
  if (result !== undefined) return result;
  switch (node.type) {
    case "Literal":
      if (typeof node.value === "number") return number(node.value);
      if (typeof node.value === "boolean") return truth(node.value);
      throw new NotKnown({ kind: "literal" });
    case "Identifier":
      return readIdentifier(translation, node);
    case "MemberExpression":
      return readMember(translation, node);
    case "UnaryExpression":
      return readUnary(translation, node);
    case "BinaryExpression":
      return readBinary(translation, node);
    case "LogicalExpression":
      return readLogical(translation, node);
    case "ConditionalExpression":
      return readConditional(translation, node);
    case "AssignmentExpression":
      return readAssignment(translation, node, true);
    case "UpdateExpression":
      return readUpdate(translation, node, true);
    case "SequenceExpression": {
      const last = node.expressions.at(-1);
      if (last === undefined) throw new NotKnown({ kind: "emptySequence" });
      for (const part of node.expressions.slice(0, -1)) translation.effects(part);
      return translation.expression(last);
    }
    case "CallExpression":
      return readCall(translation, node);
    case "AwaitExpression":
      return readAwaited(translation, node);
    case "ChainExpression":
      // Of a list that is missing nothing can be moved; whether one is there is asked of the fixes alone.
      if (node.expression.type === "MemberExpression") return translation.expression(node.expression);
      throw new NotKnown({ kind: "optionalAccess" });
    default:
      throw new NotKnown({ kind: "expression" });
  }
}

/** `await draw(n)`, where `draw` is a function of the file: what it gives, as if nobody waited. */
function readAwaited(translation: Translation, { argument }: TSESTree.AwaitExpression): Expression {
  const call = unwrap(argument);
  const local = call.type === "CallExpression" ? getFunction(translation.file, call.callee) : undefined;
  if (local === undefined || call.parent?.type !== "AwaitExpression") throw new NotKnown({ kind: "expression" });
  return translation.expression(call);
}

function readMember(translation: Translation, node: TSESTree.MemberExpression): Expression {
  const held =
    readHeld(translation, node) ??
    readYielded(translation, node) ??
    readDrawnByGetter(translation, node) ??
    readLengthByGetter(translation, node);
  if (held !== undefined) return held;
  const bits = readBits(translation, node);
  if (bits !== undefined) return bits;
  const noted = readNoted(translation, node) ?? readFilled(translation, node) ?? readEmptied(translation, node);
  if (noted !== undefined) return noted;
  if (isGlobal(translation.file, node.object, "Number")) throw new NotKnown({ kind: "numberConstant" });
  const taken = takeExchanged(translation, node) ?? takenFirst(translation, node);
  if (taken !== undefined) return taken;
  const name = getMemberName(node);
  if (node.optional && name !== undefined && name !== "length") throw new NotKnown({ kind: "optionalAccess" });
  const choices = getChoices(translation, node.object);
  if (choices !== undefined && name === "length") return number(choices.elements.length);
  if (choices !== undefined && node.computed && name === undefined && unwrap(node.object).type === "Identifier")
    return readChoice(translation, choices, node.property);
  if (name === "length") {
    const placed = readPlacedLength(translation, node.object);
    if (placed !== undefined) return placed;
    const isAsked = unwrap(node.object).type === "CallExpression";
    const query = isAsked ? getElementQuery(translation.file, node.object) : undefined;
    return (
      getRowLength(translation, node.object) ??
      getLength(translation, query ?? getListKey(translation, node.object), node.object)
    );
  }
  const pair = unwrap(node.object);
  if (node.computed && pair.type === "ArrayExpression") {
    const [first, second, ...more] = pair.elements;
    const isFirst = node.property.type === "Literal" && node.property.value === 0 && more.length === 0;
    if (!isFirst || first == null || first.type === "SpreadElement" || second?.type !== "AssignmentExpression")
      return readChoice(translation, pair, node.property);
    // [a[i], (a[i] = a[j])][0]
    const before = translation.capture(translation.expression(first));
    translation.effects(second);
    return before;
  }
  if (node.computed && name === undefined) {
    const place = readDrawnPlace(translation, node);
    if (place !== undefined) return place;
    const column = getShown(translation, node);
    if (column !== undefined) return cardOf(translation, column.key, column.list, getPosition(translation, column));
    const cell = getCell(translation, node);
    if (cell !== undefined) return cardOf(translation, cell.key, cell.list, getPositionOfCell(translation, cell));
    const list = getListKey(translation, node.object);
    return cardOf(translation, list, node.object, translation.expression(node.property));
  }
  if (name !== undefined && isGlobal(translation.file, node.object, "Math")) {
    const constant = name === "PI" ? Math.PI : name === "E" ? Math.E : undefined;
    if (constant !== undefined) return number(constant);
  }
  const shown = getShown(translation, node);
  if (shown !== undefined) return cardOf(translation, shown.key, shown.list, getPosition(translation, shown));
  const key = getListKey(translation, node);
  if (isWrittenInRegion(translation, key)) throw new NotKnown({ kind: "changingProperty" });
  if (isOfItem(translation, node)) throw new NotKnown({ kind: "itemProperty" });
  return translation.unknown(key);
}

/** What a getter of the file gives that asks for the length of its own object's list, `get size() { return this.cards.length; }`; undefined for anything else. */
function readLengthByGetter(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const getter = getGetter(translation.file, node) ?? getGetterOfInstance(translation.file, node);
  if (getter === undefined || !givesOfList(translation.file, getter)) return undefined;
  const [given] = getReturned(translation.file, getter);
  if (given === undefined || translation.calls.some((call) => call.node === getter)) return undefined;
  translation.calls.push({ node: getter, site: node, self: getKeyOfCalled(translation, node) });
  try {
    return translation.expression(given);
  } finally {
    translation.calls.pop();
  }
}

function readLogical(translation: Translation, node: TSESTree.LogicalExpression): Expression {
  const chosen = translation.options.chosen?.get(node);
  if (chosen !== undefined) return translation.expression(chosen);
  if (node.operator === "??") {
    // A list that is there has a length.
    if (isLength(node.left) && unwrap(node.right).type === "Literal") return translation.expression(node.left);
    throw new NotKnown({ kind: "nullish" });
  }
  checkTest(translation, node.left);
  const left = translation.expression(node.left);
  const { steps, value: right } = translation.translateValue(node.right);
  if (steps.length === 0) return { kind: "binary", operator: node.operator, left, right };
  const result = translation.newTemporary();
  const read: Expression = { kind: "variable", name: result };
  const more: Statement[] = [...steps, { kind: "assign", variable: result, value: right }];
  translation.emit(result, left);
  translation.output.push(
    node.operator === "&&"
      ? { kind: "if", test: read, then: more, otherwise: [] }
      : { kind: "if", test: read, then: [], otherwise: more },
  );
  return read;
}

/** `cards?.length` */
function isLength(node: TSESTree.Expression): boolean {
  const member = node.type === "ChainExpression" ? node.expression : node;
  return member.type === "MemberExpression" && getMemberName(member) === "length";
}

function readConditional(translation: Translation, node: TSESTree.ConditionalExpression): Expression {
  const chosen = translation.options.chosen?.get(node);
  if (chosen !== undefined) return translation.expression(chosen);
  checkTest(translation, node.test);
  const test = translation.expression(node.test);
  const then = translation.translateValue(node.consequent);
  const otherwise = translation.translateValue(node.alternate);
  if ([...then.steps, ...otherwise.steps].some(movesCards)) throw new NotKnown({ kind: "eitherItem" }, node);
  if (then.steps.length + otherwise.steps.length === 0) {
    return { kind: "conditional", test, then: then.value, otherwise: otherwise.value };
  }
  const result = translation.newTemporary();
  translation.output.push({
    kind: "if",
    test,
    then: [...then.steps, { kind: "assign", variable: result, value: then.value }],
    otherwise: [...otherwise.steps, { kind: "assign", variable: result, value: otherwise.value }],
  });
  return { kind: "variable", name: result };
}
