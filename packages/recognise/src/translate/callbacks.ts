// Methods that call a function for every card: `forEach`, `map`, `reduce`, `Array.from`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { EachCall } from "../origins/each-call.ts";
import { type FunctionNode, getMemberName, isFunction, someNode, unwrap } from "../syntax/tree.ts";
import { insert } from "./cards.ts";
import { drawPlaces, emitDrawn, getWalkedPlaces } from "./drawn-places.ts";
import { getCopied, getLengthProperty } from "../syntax/list-forms.ts";
import { getListKey, isEmptyText, resolveAlias } from "./list-paths.ts";
import { isListPath, isRowPath } from "../syntax/list-path.ts";
import { NotKnown } from "./not-known.ts";
import { emitRebuiltByBody } from "./rebuilt-list.ts";
import { emitTimes, isUnused, walk } from "./rounds.ts";
import type { Translation } from "./translation.ts";

/** `list.forEach((item, index) => …)` */
export function emitForEach(translation: Translation, call: TSESTree.CallExpression): void {
  const [callback, ...more] = call.arguments;
  if (call.callee.type !== "MemberExpression" || callback === undefined || more.length > 0 || !isFunction(callback)) {
    throw new NotKnown({ kind: "callbackForm" }, callback ?? call);
  }
  if (callback.async || callback.generator) throw new NotKnown({ kind: "asyncFunction" }, callback);
  const [item, counter, whole, ...others] = callback.params;
  if (others.length > 0) throw new NotKnown({ kind: "callbackParameters" }, others[0]);
  const { object } = call.callee;
  nameWhole(translation, whole, object);
  const { body } = callback;
  const emitBody = (): void => {
    if (call === translation.options.region) drawPlaces(translation, counter);
    translation.onReturn = dropReturned;
    if (body.type === "BlockStatement") translation.statements([body]);
    else translation.effects(body);
  };
  const places = call === translation.options.region ? getWalkedPlaces(translation, object) : undefined;
  if (places === undefined) {
    walk(translation, object, counter, item, emitBody);
    return;
  }
  translation.inFunction(() => {
    emitDrawn(translation, places, counter, item, { isText: false, mayReturn: true }, emitBody);
  });
}

/** Nobody takes what the callback of a statement gives back. */
function dropReturned(value: TSESTree.Node | null): void {
  const isRead = value === null || value.type === "Identifier" || value.type === "Literal" || isListPath(value);
  if (!isRead) throw new NotKnown({ kind: "returnsValue" }, value);
}

/** `_.each(list, (item, index) => …)`, `$.each(list, (index, item) => …)`, `_.times(n, (index) => …)` */
export function emitEach(translation: Translation, { walked, hands }: EachCall, callback: FunctionNode): void {
  if (callback.async || callback.generator) throw new NotKnown({ kind: "asyncFunction" }, callback);
  const isOwnThis =
    callback.type !== "ArrowFunctionExpression" &&
    someNode(translation.file, callback, ({ type }) => type === "ThisExpression");
  // jQuery calls it as a method of the item.
  if (isOwnThis) throw new NotKnown({ kind: "otherThis" }, callback);
  const { body } = callback;
  const emitBody = (): void => {
    if (body.type === "BlockStatement") translation.statements([body]);
    else translation.effects(body);
  };
  const [first, second, whole, ...others] = callback.params;
  const isOrdinary = hands === "itemAndPlace";
  if (others.length > 0 || (whole !== undefined && !isOrdinary) || (second !== undefined && hands === "count"))
    throw new NotKnown({ kind: "callbackParameters" }, others[0] ?? whole ?? second);
  if (hands === "count") {
    const end = translation.capture(translation.expression(walked));
    translation.inFunction(() => {
      emitTimes(translation, end, first, undefined, { isText: false, mayReturn: true }, emitBody);
    });
    return;
  }
  nameWhole(translation, whole, walked);
  walk(translation, walked, isOrdinary ? second : first, isOrdinary ? first : second, emitBody);
}

/** `list.every((item, index) => { …; return true; })`, which goes on as long as it is told to, and `list.some(…)`, which goes on as long as it is not told to stop. */
export function emitWhile(translation: Translation, call: TSESTree.CallExpression, name: "every" | "some"): void {
  const [callback, ...more] = call.arguments;
  if (call.callee.type !== "MemberExpression" || callback === undefined || more.length > 0 || !isFunction(callback))
    throw new NotKnown({ kind: "callbackForm" }, callback ?? call);
  const { body } = callback;
  if (callback.async || callback.generator || body.type !== "BlockStatement")
    throw new NotKnown({ kind: "callbackForm" }, callback);
  const goesOn = (value: TSESTree.Node | null | undefined): boolean =>
    value == null ? name === "some" : value.type === "Literal" && value.value === (name === "every");
  const last = body.body.at(-1);
  if (!goesOn(last?.type === "ReturnStatement" ? last.argument : null))
    throw new NotKnown({ kind: "returnsValue" }, last ?? callback);
  const [item, counter, whole, ...others] = callback.params;
  if (others.length > 0) throw new NotKnown({ kind: "callbackParameters" }, others[0]);
  nameWhole(translation, whole, call.callee.object);
  walk(translation, call.callee.object, counter, item, () => {
    translation.onReturn = (value) => {
      if (!goesOn(value)) throw new NotKnown({ kind: "returnsValue" }, value ?? callback);
    };
    translation.statements([body]);
  });
}

/** `list.reduce((shuffled, item, index) => …, [])`, or `reduceRight`, whose first parameter is a list of its own or the one that is shuffled. */
export function emitReduce(translation: Translation, call: TSESTree.CallExpression): void {
  const [callback, initial, ...more] = call.arguments;
  const isOne = callback !== undefined && isFunction(callback) && !callback.async && !callback.generator;
  if (!isOne || call.callee.type !== "MemberExpression" || initial === undefined || more.length > 0)
    throw new NotKnown({ kind: "callbackForm" }, callback ?? call);
  const { object } = call.callee;
  const [list, item, counter, whole, ...others] = callback.params;
  if (list?.type !== "Identifier" || others.length > 0)
    throw new NotKnown({ kind: "parameterPattern" }, list ?? callback);
  const variable = translation.getVariableOf(list);
  translation.ownLists.add(variable);
  const start = unwrap(initial);
  const copied = getCopied(translation.file, start);
  if ((start.type === "ArrayExpression" && start.elements.length === 0) || isEmptyText(start))
    translation.emptyLists.add(translation.nameOf(variable));
  else if (copied !== undefined && isListPath(copied))
    translation.copies.set(translation.nameOf(variable), getListKey(translation, copied));
  else if (isRowPath(start)) translation.aliases.set(variable, resolveAlias(translation, start));
  else throw new NotKnown({ kind: "reducesToOther" }, initial);
  nameWhole(translation, whole, object);
  const { body } = callback;
  const emitBody = (): void => {
    emitRebuiltByBody(translation, variable, list, body);
  };
  walk(translation, object, counter, item, emitBody, getMemberName(call.callee) === "reduceRight");
}

/** `Array.from({ length }, (_, index) => …)`, `Array.from(list, (item, index) => …)` for what its callback does. */
export function emitFrom(translation: Translation, call: TSESTree.CallExpression): void {
  const [first, callback, ...more] = call.arguments;
  if (first === undefined || callback === undefined || !isFunction(callback) || more.length > 0)
    throw new NotKnown({ kind: "madeFromOther" }, call);
  const [item, counter, ...others] = callback.params;
  const emitBody = (): void => {
    if (callback.body.type === "BlockStatement") translation.statements([callback.body]);
    else translation.effects(callback.body);
  };
  const length = getLengthProperty(first);
  if (length === undefined) {
    if (callback.async || callback.generator || others.length > 0)
      throw new NotKnown({ kind: "callbackForm" }, callback);
    walkSource(translation, first, counter, item, emitBody);
    return;
  }
  if (callback.async || callback.generator || others.length > 0 || (item !== undefined && !isUnused(translation, item)))
    throw new NotKnown({ kind: "itemsOfNothing" }, item ?? callback);
  const end = translation.capture(translation.expression(length));
  emitTimes(translation, end, counter, undefined, { isText: false, mayReturn: true }, emitBody);
}

/** Calls a callback for every card of the list that `Array.from` is handed. */
function walkSource(
  translation: Translation,
  source: TSESTree.Node,
  counter: TSESTree.Node | undefined,
  item: TSESTree.Node | undefined,
  emitBody: () => void,
): void {
  const isKnown = isListPath(source) || getCopied(translation.file, source) !== undefined;
  if (!isKnown) throw new NotKnown({ kind: "madeFromOther" }, source);
  walk(translation, source, counter, item, emitBody);
}

/** `list.map(() => …)`, `Array.from({ length }, () => …)` or `Array.from(list, () => …)`, whose callback gives the next card of a new list. */
export function emitMade(translation: Translation, call: TSESTree.CallExpression): void {
  if (call.callee.type !== "MemberExpression") throw new NotKnown({ kind: "callbackForm" }, call);
  const isFrom = getMemberName(call.callee) === "from";
  const [first, second, ...more] = call.arguments;
  const callback = isFrom ? second : first;
  const isOne = callback !== undefined && isFunction(callback) && !callback.async && !callback.generator;
  if (!isOne || more.length > 0 || (!isFrom && second !== undefined))
    throw new NotKnown({ kind: "callbackForm" }, callback ?? call);
  const length = isFrom && first !== undefined ? getLengthProperty(first) : undefined;
  const [item, counter, whole] = callback.params;
  const { body } = callback;
  translation.emptyLists.add(MADE);
  const add = (value: TSESTree.Expression | null): void => {
    if (value === null) throw new NotKnown({ kind: "returnsNothing" });
    const card = translation.capture(translation.expression(value));
    insert(translation, MADE, call, { kind: "length", list: MADE }, card);
  };
  const emitBody = (): void => {
    translation.onReturn = add;
    if (body.type === "BlockStatement") translation.statements([body]);
    else add(body);
  };
  if (length === undefined && isFrom) {
    if (first === undefined || whole !== undefined) throw new NotKnown({ kind: "madeFromOther" }, first);
    walkSource(translation, first, counter, item, emitBody);
    return;
  }
  if (length === undefined) {
    nameWhole(translation, whole, call.callee.object);
    walk(translation, call.callee.object, counter, item, emitBody);
    return;
  }
  if (item !== undefined && !isUnused(translation, item)) throw new NotKnown({ kind: "itemsOfNothing" }, item);
  const end = translation.capture(translation.expression(length));
  try {
    emitTimes(translation, end, counter, undefined, { isText: false, mayReturn: true }, emitBody);
  } finally {
    translation.onReturn = undefined;
  }
}

/** The third parameter of a callback is the list itself. */
function nameWhole(translation: Translation, parameter: TSESTree.Node | undefined, list: TSESTree.Node): void {
  if (parameter === undefined) return;
  if (parameter.type !== "Identifier") throw new NotKnown({ kind: "parameterPattern" }, parameter);
  translation.aliases.set(translation.getVariableOf(parameter), resolveAlias(translation, list));
}

/** The list that an expression makes. */
const MADE = "$made";
