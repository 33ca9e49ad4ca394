// A list that is put together anew with each card, or without one: `[...list, card]`, `list.concat(rest.splice(place, 1))`, `list.filter((one) => one !== card)`.
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, type Variable } from "../syntax/bindings.ts";
import { isWritten } from "../syntax/names.ts";
import { getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { number } from "./arithmetic.ts";
import { cardOf, insert, lay, take } from "./cards.ts";
import { emitEither } from "./conditions.ts";
import { getAddedLetter, getCutText } from "../syntax/cut-text.ts";
import { getCopied, getCut, getHeadAndTail, getOnlyElement, isPlaceBehind } from "../syntax/list-forms.ts";
import { getRebuildingCall, type RebuildingCall } from "../syntax/rebuilding-call.ts";
import { getSwappedPlaces } from "../syntax/swapped-copy.ts";
import { insertTaken } from "./list-methods.ts";
import { getListKey, resolveAlias } from "./list-paths.ts";
import { readInPlace } from "./local-functions.ts";
import { NotKnown } from "./not-known.ts";
import { readPlaceLeftOut } from "./sought-item.ts";
import type { Translation } from "./translation.ts";

/** Emits what makes a list of an expression: the list itself, `[...list, card]`, `[card, ...list]`, `list.concat(card)`, `list.filter((one) => one !== card)`, one or the other. */
export function emitRebuilt(
  translation: Translation,
  variable: Variable,
  list: TSESTree.Identifier,
  value: TSESTree.Expression,
): void {
  const node = unwrap(value);
  const isList = (part: TSESTree.Node): boolean =>
    part.type === "Identifier" && getVariable(translation.file, part) === variable;
  const key = getListKey(translation, list);
  const swapped = getSwappedPlaces(translation.file, node, isList);
  if (swapped !== undefined) {
    swapInCopy(translation, list, swapped);
    // The list that was copied stays as it was: no call that moves items stands for the loop.
    translation.others.add(node);
    return;
  }
  if (rebuildText(translation, list, node, isList)) return;
  switch (node.type) {
    case "Identifier":
      if (!isList(node)) throw new NotKnown({ kind: "reducesToOther" }, node);
      return;
    case "SequenceExpression": {
      for (const part of node.expressions.slice(0, -1)) translation.effects(part);
      const last = node.expressions.at(-1);
      if (last === undefined) throw new NotKnown({ kind: "emptySequence" }, node);
      emitRebuilt(translation, variable, list, last);
      return;
    }
    case "ConditionalExpression": {
      const become = (branch: TSESTree.Expression) => (): void => {
        emitRebuilt(translation, variable, list, branch);
      };
      emitEither(translation, node.test, become(node.consequent), become(node.alternate));
      return;
    }
    case "ArrayExpression": {
      const [first, second, third, ...more] = node.elements;
      if (first == null || second == null || more.length > 0) throw new NotKnown({ kind: "newListOfOther" }, node);
      if (third != null) {
        const place = getCut(translation.file, first, third, isList);
        if (place === undefined || second.type === "SpreadElement")
          throw new NotKnown({ kind: "newListOfOther" }, node);
        const position = translation.capture(translation.expression(place));
        insert(translation, key, list, position, translation.expression(second));
      } else if (first.type === "SpreadElement" && isList(first.argument) && second.type !== "SpreadElement") {
        insert(translation, key, list, { kind: "length", list: key }, translation.expression(second));
      } else if (second.type === "SpreadElement" && isList(second.argument) && first.type !== "SpreadElement") {
        insert(translation, key, list, number(0), translation.expression(first));
      } else if (first.type === "SpreadElement" && second.type === "SpreadElement" && !isList(first.argument)) {
        takeOut(translation, list, [first.argument, second.argument], isList);
      } else if (first.type === "SpreadElement" && isList(first.argument) && second.type === "SpreadElement") {
        if (!insertTaken(translation, list, undefined, second.argument))
          throw new NotKnown({ kind: "newListOfOther" }, node);
      } else throw new NotKnown({ kind: "newListOfOther" }, node);
      return;
    }
    case "CallExpression": {
      const rebuilding = getRebuildingCall(translation.file, node, isList);
      if (rebuilding === undefined) emitCalled(translation, list, isList, node);
      else emitRebuiltByCall(translation, rebuilding, node);
      return;
    }
    default:
      throw new NotKnown({ kind: "reducesToOther" }, node);
  }
}

/** Emits what a function makes of a list that it is handed: what it gives back, or the list itself, where it has moved items of that. */
function emitRebuiltByCall(
  translation: Translation,
  { local, name, variable }: RebuildingCall,
  call: TSESTree.CallExpression,
): void {
  // No call that moves items stands for what gives another list.
  translation.others.add(call);
  readInPlace(translation, local, call, () => {
    translation.inFunction(() => {
      emitRebuiltByBody(translation, variable, name, local.body);
    });
  });
}

/** Emits what the body of a function gives that makes a list anew. A copy that it begins with stands for the list, which is asked no more then. */
export function emitRebuiltByBody(
  translation: Translation,
  variable: Variable,
  list: TSESTree.Identifier,
  body: FunctionNode["body"],
): void {
  if (body.type !== "BlockStatement") {
    emitRebuilt(translation, variable, list, body);
    return;
  }
  const copying = getCopying(translation, variable, body);
  if (copying !== undefined) {
    translation.aliases.set(copying.copy, resolveAlias(translation, list));
    translation.others.add(copying.statement);
  }
  translation.onReturn = (value) => {
    if (value === null) throw new NotKnown({ kind: "returnsNothing" });
    const isCopy = copying !== undefined && isNameOf(translation, value, copying.copy);
    if (!isCopy) emitRebuilt(translation, variable, list, value);
  };
  const statements = body.body.filter((statement) => statement !== copying?.statement);
  translation.mayReturn = true;
  translation.statements(statements);
}

interface Copying {
  readonly statement: TSESTree.Statement;
  readonly copy: Variable;
}

/** `const copy = [...list];`, where nothing asks the list behind that, and the copy is what is given back. */
function getCopying(
  translation: Translation,
  list: Variable,
  { body, range }: TSESTree.BlockStatement,
): Copying | undefined {
  const last = body.at(-1);
  if (last?.type !== "ReturnStatement" || last.argument === null) return undefined;
  for (const statement of body) {
    const [declarator, ...more] = statement.type === "VariableDeclaration" ? statement.declarations : [];
    if (declarator?.id.type !== "Identifier" || declarator.init === null || more.length > 0) continue;
    const copied = getCopied(translation.file, declarator.init);
    if (copied === undefined || !isNameOf(translation, copied, list)) continue;
    const copy = translation.getVariableOf(declarator.id);
    const isAsked = list.references.some(
      ({ identifier }) => identifier.range[0] > statement.range[1] && identifier.range[1] < range[1],
    );
    if (isAsked || isWritten(copy) || !isNameOf(translation, last.argument, copy)) return undefined;
    return { statement, copy };
  }
  return undefined;
}

function isNameOf({ file }: Translation, node: TSESTree.Node, variable: Variable): boolean {
  const name = unwrap(node);
  return name.type === "Identifier" && getVariable(file, name) === variable;
}

/** Emits what becomes of the letters of a text: one is taken out, or put in; returns whether an expression is of a text. */
function rebuildText(
  translation: Translation,
  list: TSESTree.Identifier,
  node: TSESTree.Node,
  isList: (part: TSESTree.Node) => boolean,
): boolean {
  const key = getListKey(translation, list);
  const added = translation.emptyLists.has(key) ? getAddedLetter(node, isList) : undefined;
  const cut = getCutText(translation.file, node, isList);
  if (cut === undefined && added === undefined) return false;
  // No call that moves items stands for what is done to a text.
  translation.others.add(node);
  if (added !== undefined) {
    const card = translation.expression(added.item);
    insert(translation, key, list, added.isInFront ? number(0) : { kind: "length", list: key }, card);
    return true;
  }
  if (cut?.place === undefined) return false;
  const position = translation.capture(translation.expression(cut.place));
  if (cut.item === undefined) take(translation, key, list, position);
  else insert(translation, key, list, position, translation.expression(cut.item));
  return true;
}

/** Emits a swap of two places, both of which are read before. */
function swapInCopy(
  translation: Translation,
  list: TSESTree.Identifier,
  places: readonly [first: TSESTree.Expression, second: TSESTree.Expression],
): void {
  const key = getListKey(translation, list);
  const [first, second] = translation.inOrder(...places).map((place) => translation.capture(place));
  if (first === undefined || second === undefined) return;
  const held = translation.capture(cardOf(translation, key, list, first));
  lay(translation, key, list, first, cardOf(translation, key, list, second));
  lay(translation, key, list, second, held);
}

const isOne = (node: TSESTree.Node | undefined): boolean => node?.type === "Literal" && node.value === 1;

/** Emits what is left of a list between whose two parts one item lies: `list.slice(0, place)` and `list.slice(place + 1)`. */
function takeOut(
  translation: Translation,
  list: TSESTree.Identifier,
  [before, after]: readonly [TSESTree.Node, TSESTree.Node],
  isList: (part: TSESTree.Node) => boolean,
): void {
  const cut = getHeadAndTail(before, after, isList);
  if (cut === undefined || !isPlaceBehind(translation.file, cut.start, cut.end))
    throw new NotKnown({ kind: "newListOfOther" }, before);
  take(translation, getListKey(translation, list), list, translation.expression(cut.end));
}

/** Emits what a method makes of a list: `list.toSpliced(place, 0, card)`, `list.concat(card)`, `[card].concat(list)`, `list.filter((one) => one !== card)`. */
function emitCalled(
  translation: Translation,
  list: TSESTree.Identifier,
  isList: (part: TSESTree.Node) => boolean,
  node: TSESTree.CallExpression,
): void {
  const key = getListKey(translation, list);
  const { callee } = node;
  const [first, second, third, ...more] = node.arguments;
  const name = callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
  if (callee.type !== "MemberExpression" || first === undefined || first.type === "SpreadElement" || more.length > 0)
    throw new NotKnown({ kind: "newListOfOther" }, node);
  if (name === "toSpliced" && isList(callee.object) && isOne(second) && third === undefined) {
    take(translation, key, list, translation.expression(first));
  } else if (name === "concat" && second === undefined && callee.object.type === "CallExpression" && !isList(first)) {
    takeOut(translation, list, [callee.object, first], isList);
  } else if (name === "toSpliced" && isList(callee.object)) {
    if (second?.type !== "Literal" || second.value !== 0 || third === undefined || third.type === "SpreadElement")
      throw new NotKnown({ kind: "severalItems" }, node);
    const [position, card] = translation.inOrder(first, third);
    insert(translation, key, list, position, card);
  } else if (name === "concat" && isList(callee.object) && second === undefined) {
    if (insertTaken(translation, list, undefined, first)) return;
    insert(
      translation,
      key,
      list,
      { kind: "length", list: key },
      translation.expression(getOnlyElement(first) ?? first),
    );
  } else if (name === "concat" && isList(first) && second === undefined) {
    const card = getOnlyElement(callee.object);
    if (card === undefined) throw new NotKnown({ kind: "newListOfOther" }, node);
    insert(translation, key, list, number(0), translation.expression(card));
  } else if (name === "filter" && isList(callee.object)) {
    const place = readPlaceLeftOut(translation, list, node);
    if (place === undefined) throw new NotKnown({ kind: "newListOfOther" }, node);
    take(translation, key, list, place);
  } else throw new NotKnown({ kind: "newListOfOther" }, node);
}
