// Loops that count: from 0 to a length, or over the cards that a list had at first.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { minus, number, plus } from "./arithmetic.ts";
import { cardOf } from "./cards.ts";
import { getCopied, getLengthProperty, getOwnerOfKeys, getSizeOfNew } from "../syntax/list-forms.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { isListPath } from "../syntax/list-path.ts";
import { NotKnown } from "./not-known.ts";
import { nameWalkedItem } from "./shown-properties.ts";
import type { Translation } from "./translation.ts";
import { getRangeEnd } from "../values/written-range.ts";
import { checkMayWrite } from "./variables.ts";

/** Calls a callback for every card that a list had at first, or, down, for the last one first. */
export function walk(
  translation: Translation,
  list: TSESTree.Node,
  counter: TSESTree.Node | undefined,
  item: TSESTree.Node | undefined,
  emitBody: () => void,
  isDown = false,
): void {
  if (getSizeOfNew(translation.file, unwrap(list)) !== undefined) throw new NotKnown({ kind: "holes" }, list);
  translation.inFunction(() => {
    // `range(n).reverse()`; the counter of a callback goes up all the same.
    const turned = counter === undefined ? getTurned(translation, list) : undefined;
    const count = turned ?? getCount(translation, list);
    if (count !== undefined) {
      if (item !== undefined && (counter !== undefined || !count.areIndices) && !isUnused(translation, item))
        throw new NotKnown({ kind: "itemsOfNothing" }, item);
      const index = counter ?? (count.areIndices ? item : undefined);
      const mode = { isText: count.areTexts === true, mayReturn: true, isDown: isDown === (turned === undefined) };
      emitTimes(translation, count.end(), index, undefined, mode, emitBody);
      return;
    }
    const copied = getCopied(translation.file, list);
    const walked =
      copied !== undefined && item !== undefined && !isUnused(translation, item) ? "snapshots" : "countedBefore";
    translation[walked].add(getListKey(translation, copied ?? list));
    emitCount(translation, copied ?? list, counter, item, { isText: false, mayReturn: true, isDown }, emitBody);
  });
}

interface Count {
  readonly end: () => Expression;
  readonly areIndices: boolean;
  readonly areTexts?: boolean;
  /** Whether each round asks anew how many there are: `list.keys()` by itself. What is made of them has as many as there were before the first round. */
  readonly isLive?: boolean;
}

/** What is walked over where it is no list of cards: `Array(n).keys()`, `[...list.keys()]`, `Array.from({ length: n })`, `Array(n).fill()`, `range(n)`. */
export function getCount(translation: Translation, expression: TSESTree.Node): Count | undefined {
  const count = findCount(translation, expression);
  if (count === undefined || count.isLive === true) return count;
  const end = (): Expression => {
    const made = count.end();
    return made.kind === "number" ? made : translation.capture(made);
  };
  return { ...count, end };
}

function findCount(translation: Translation, expression: TSESTree.Node): Count | undefined {
  const spelled = getSpelledCount(translation, expression);
  if (spelled !== undefined) return spelled;
  const end = getRangeEnd(translation.file, expression);
  return end === undefined ? undefined : { end: () => translation.expression(end), areIndices: true };
}

/** What is counted down where the places of a list, or a range, are walked over from the last one: `[...list.keys()].reverse()`, `range(n).toReversed()`. */
export function getTurned(translation: Translation, expression: TSESTree.Node): Count | undefined {
  const node = unwrap(expression);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.arguments.length > 0)
    return undefined;
  const name = getMemberName(node.callee);
  if (node.optional || node.callee.optional || (name !== "reverse" && name !== "toReversed")) return undefined;
  const count = getCount(translation, node.callee.object);
  return count?.areIndices === true ? count : undefined;
}

function getSpelledCount(translation: Translation, expression: TSESTree.Node): Count | undefined {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression") {
    const [only, ...more] = node.elements;
    return only?.type === "SpreadElement" && more.length === 0 ? makeList(translation, only.argument) : undefined;
  }
  const size = getSizeOfNew(translation.file, node);
  if (size !== undefined) return { end: () => translation.expression(size), areIndices: false };
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const [first, second] = node.arguments;
  switch (getMemberName(node.callee)) {
    case "map": {
      const keys = isGlobal(translation.file, first ?? node, "Number") ? makeList(translation, object) : undefined;
      return keys?.areIndices === true ? { ...keys, areTexts: false } : undefined;
    }
    case "keys": {
      const owner = getOwnerOfKeys(translation.file, node);
      if (owner !== undefined)
        return isListPath(owner)
          ? {
              end: () => getLength(translation, getListKey(translation, owner), owner),
              areIndices: true,
              areTexts: true,
            }
          : undefined;
      const { end } = findCount(translation, object) ?? {};
      if (end !== undefined) return { end, areIndices: true };
      return isListPath(object)
        ? { end: () => getLength(translation, getListKey(translation, object), object), areIndices: true, isLive: true }
        : undefined;
    }
    case "fill":
      return findCount(translation, object);
    case "from": {
      if (!isGlobal(translation.file, object, "Array") || first === undefined || second !== undefined) return undefined;
      const length = getLengthProperty(first);
      return length === undefined
        ? makeList(translation, first)
        : { end: () => translation.expression(length), areIndices: false };
    }
    default:
      return undefined;
  }
}

/** What a list has that is made of something. */
function makeList(translation: Translation, source: TSESTree.Node): Count | undefined {
  const count = findCount(translation, source);
  return count === undefined ? undefined : { ...count, isLive: false };
}

interface Mode {
  /** Whether the counter is a text, as those of `for … in` are. */
  readonly isText: boolean;
  readonly mayReturn: boolean;
  /** Whether the last round of all comes first. */
  readonly isDown?: boolean;
}

export function emitCount(
  translation: Translation,
  list: TSESTree.Node,
  counter: TSESTree.Node | undefined,
  item: TSESTree.Node | undefined,
  mode: Mode,
  emitBody: () => void,
): void {
  const key = getListKey(translation, list);
  const cardAt = (position: Expression): Expression => cardOf(translation, key, list, position);
  emitTimes(
    translation,
    getLength(translation, key, list),
    counter,
    item === undefined ? undefined : { node: item, cardAt, list },
    mode,
    emitBody,
  );
}

interface WalkedItem {
  readonly node: TSESTree.Node;
  readonly cardAt: (position: Expression) => Expression;
  /** The list whose items are at the counted places themselves. */
  readonly list?: TSESTree.Node;
}

/** A loop from 0 to before `end`, or down from there, with the counter and the item that the source names. */
export function emitTimes(
  translation: Translation,
  end: Expression,
  counter: TSESTree.Node | undefined,
  item: WalkedItem | undefined,
  { isText, mayReturn, isDown = false }: Mode,
  emitBody: () => void,
): void {
  const count = translation.newTemporary();
  const read: Expression = { kind: "variable", name: count };
  translation.emit(count, isDown ? minus(end, number(1)) : number(0));
  const rounds = translation.inBody(mayReturn, () => {
    if (counter !== undefined) {
      if (counter.type !== "Identifier") throw new NotKnown({ kind: "parameterPattern" }, counter);
      const variable = translation.getVariableOf(counter);
      checkMayWrite(translation, variable);
      if (isText) translation.textual.add(variable);
      translation.known.add(variable);
      translation.emit(translation.nameOf(variable), read);
    }
    if (item !== undefined) {
      if (item.node.type !== "Identifier") throw new NotKnown({ kind: "parameterPattern" }, item.node);
      const variable = translation.getVariableOf(item.node);
      checkMayWrite(translation, variable);
      const isNamed = item.list !== undefined && nameWalkedItem(translation, variable, item.list, read);
      if (!isNamed) translation.known.add(variable);
      if (!isNamed && variable.references.some((reference) => reference.isRead())) {
        translation.emit(translation.nameOf(variable), item.cardAt(read));
      }
    }
    emitBody();
  });
  translation.output.push({
    kind: "loop",
    test: isDown
      ? { kind: "binary", operator: ">=", left: read, right: number(0) }
      : { kind: "binary", operator: "<", left: read, right: end },
    body: rounds,
    update: [{ kind: "assign", variable: count, value: (isDown ? minus : plus)(read, number(1)) }],
    testFirst: true,
  });
}

/** Returns whether nothing reads what a parameter is given, whatever it is called. */
export function isUnused({ file }: Translation, parameter: TSESTree.Node): boolean {
  const variable = parameter.type === "Identifier" ? getVariable(file, parameter) : undefined;
  return variable?.references.some((reference) => reference.isRead()) === false;
}
