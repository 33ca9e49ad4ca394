// Recognises a swap of CSS orders that keeps none of them: `cards[r].style.order = i; cards[i].style.order = r;` for each place i, so that one order overwrites another.
import type { Overwriting } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getEachCall } from "../origins/each-call.ts";
import { isBesideTheShuffle } from "../sites/beside-shuffle.ts";
import type { DrawnKeys, LoopNode, OverwrittenOrders } from "../sites/site.ts";
import { getFunction, getOnlyValue, getVariable, getWrites, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getLengthList, getStep, isReadOf } from "../syntax/iteration.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { isListPath } from "../syntax/list-path.ts";
import { contains, getMemberName, getStatements, unwrap } from "../syntax/tree.ts";
import { getDeclarations, getWrapped } from "./laying-round.ts";
import { readOrderStore } from "./style-order.ts";

/** A loop over all places of a list, but one at most. */
interface Rounds {
  readonly order: Overwriting["rounds"];
  readonly counter: Variable;
  readonly list: TSESTree.Expression;
  readonly region: TSESTree.Node;
  readonly body: TSESTree.Node;
  /** What names the element at the counted place, where a function is handed it. */
  readonly item?: Variable;
}

/** Returns what a loop does that in each round draws a place, gives the element there the place of the round as its order, and that of the round the drawn one; undefined for any other. */
export function readOverwrittenOrders(
  file: FileContext,
  node: LoopNode,
): (OverwrittenOrders & { readonly keys: DrawnKeys }) | undefined {
  const rounds = node.type === "ForStatement" ? readHeader(file, node) : readEach(file, node);
  if (rounds === undefined || !isListPath(rounds.list)) return undefined;
  const { counter, region, list } = rounds;
  const statements = getStatements(rounds.body);
  const stores = statements.flatMap((statement) => {
    if (statement.type !== "ExpressionStatement") return [];
    const stored = readOrderStore(file, statement.expression);
    const place = stored === undefined ? undefined : getPlace(file, rounds, stored.element);
    return stored === undefined || place === undefined ? [] : [{ ...stored, place, statement }];
  });
  const others = statements.filter((statement) => !stores.some(({ statement: stored }) => stored === statement));
  const declarations = others.filter(({ type }) => type === "VariableDeclaration");
  // Whatever else is done there could write another order.
  const isAll = others.every((other) => declarations.includes(other) || isLog(file, other));
  if (!isAll || stores.length !== 2) return undefined;
  const isCounter = (place: TSESTree.Node | "counted"): boolean =>
    place === "counted" || isReadOf(file, place, counter);
  const [here, there] = [true, false].map((isHere) => stores.find(({ place }) => isCounter(place) === isHere));
  if (here === undefined || there === undefined || there.place === "counted") return undefined;
  const drawn = unwrap(there.place);
  const variable = drawn.type === "Identifier" ? getVariable(file, drawn) : undefined;
  const isDrawnHere = variable?.defs.some(({ name }) => contains(region, name)) === true;
  if (variable === undefined || !isDrawnHere || variable === counter || !isReadOf(file, here.order, variable))
    return undefined;
  if (!isReadOf(file, there.order, counter)) return undefined;
  const before = getDeclarations(file, here.order, statements);
  if (before === undefined) return undefined;
  const keys: DrawnKeys = {
    key: here.order,
    before,
    region,
    lists: [getCopied(file, list) ?? list],
    store: here.statement,
    drawing: undefined,
    isFilling: false,
    records: undefined,
  };
  return {
    keys,
    counter,
    rounds: rounds.order,
    there: there.statement,
    isPlain: before.length === declarations.length,
  };
}

/** `console.log(i, r);` */
function isLog(file: FileContext, statement: TSESTree.Node): boolean {
  const call = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
  return isGlobal(file, call.callee.object, "console") && isBesideTheShuffle(file, call);
}

/** The place of `cards[r]`, `$(cards[r])`, `cards.eq(r)`, also under a constant name; "counted" for the element that a function is handed. */
function getPlace(
  file: FileContext,
  rounds: Pick<Rounds, "list" | "item" | "region">,
  element: TSESTree.Node,
): TSESTree.Node | "counted" | undefined {
  const { list, item, region } = rounds;
  const isList = (node: TSESTree.Node): boolean =>
    file.sourceCode.getText(unwrap(node)) === file.sourceCode.getText(unwrap(list));
  const node = getWrapped(element);
  switch (node.type) {
    case "MemberExpression":
      return node.computed && !node.optional && isList(node.object) ? node.property : undefined;
    case "CallExpression": {
      const [place, ...more] = node.arguments;
      const callee = unwrap(node.callee);
      if (place === undefined || more.length > 0 || node.optional || callee.type !== "MemberExpression")
        return undefined;
      return !callee.optional && getMemberName(callee) === "eq" && isList(callee.object) ? place : undefined;
    }
    case "Identifier": {
      const variable = getVariable(file, node);
      if (variable === undefined) return undefined;
      if (variable === item) return "counted";
      const value = getOnlyValue(variable);
      return value !== undefined && contains(region, value) ? getPlace(file, rounds, value) : undefined;
    }
    default:
      return undefined;
  }
}

/** `cards.forEach((card, i) => …)`, `_.each(cards, …)`, `$(cards).each((i, card) => …)` */
function readEach(file: FileContext, call: LoopNode): Rounds | undefined {
  if (call.type !== "CallExpression") return undefined;
  const each = getEachCall(file, call);
  const { callee } = call;
  const [callback, ...more] = call.arguments;
  const name = callee.type === "MemberExpression" && !callee.optional ? getMemberName(callee) : undefined;
  const isOwn = (name === "forEach" || name === "each") && more.length === 0;
  const walked = each?.walked ?? (isOwn && callee.type === "MemberExpression" ? callee.object : undefined);
  const called = each?.callback ?? callback;
  const region = called === undefined || walked === undefined ? undefined : getFunction(file, called);
  if (region === undefined || walked === undefined || region.generator || region.async || each?.hands === "count")
    return undefined;
  const isPlaceFirst = each === undefined ? name === "each" : each.hands === "placeAndItem";
  const [item, counter] = (isPlaceFirst ? [1, 0] : [0, 1]).map((at) => {
    const parameter = region.params[at];
    return parameter?.type === "Identifier" ? getVariable(file, parameter) : undefined;
  });
  if (counter === undefined || getWrites(counter).length > 0 || (item !== undefined && getWrites(item).length > 0))
    return undefined;
  return {
    order: "upToLast",
    counter,
    list: getCopied(file, walked) ?? walked,
    region,
    body: region.body,
    ...(item === undefined ? {} : { item }),
  };
}

/** `for (let i = cards.length - 1; i > 0; i--)`, also down to 0, and upwards. */
function readHeader(file: FileContext, node: TSESTree.ForStatement): Rounds | undefined {
  const { init, test, update, body } = node;
  if (init?.type !== "VariableDeclaration" || test == null || update == null) return undefined;
  const [first, ...more] = init.declarations;
  const counter = first?.id.type === "Identifier" ? getVariable(file, first.id) : undefined;
  if (first?.init == null || counter === undefined) return undefined;
  // `n = list.length` may stand beside the counter; anything else in the header is not read.
  if (more.some((other) => other.init === null || getLengthList(file, other.init) === undefined)) return undefined;
  const step = getStep(update);
  if (step === undefined || !isReadOf(file, step.target, counter)) return undefined;
  if (getWrites(counter).some(({ identifier }) => !contains(update, identifier))) return undefined;
  const end = readEnd(file, test, counter);
  if (end === undefined) return undefined;
  const read = (order: Overwriting["rounds"], list: TSESTree.Expression | undefined): Rounds | undefined =>
    list === undefined ? undefined : { order, counter, list, region: node, body };
  if (step.by === 1) {
    const { bound } = end;
    if (readNumber(first.init) !== 0 || bound === 0 || !/^(?:<=?|!==?)$/.test(end.operator)) return undefined;
    const [all, less] = [getLengthList(file, bound), getLessOne(file, bound)];
    if (end.operator === "<=") return read("upToLast", less);
    return all === undefined ? read("upToLastButOne", less) : read("upToLast", all);
  }
  const list = getLessOne(file, first.init);
  const bound = readNumber(end.bound);
  if (bound === undefined) return undefined;
  // The last place that is counted.
  const last = /^(?:>|!==?)$/.test(end.operator) ? bound + 1 : end.operator === ">=" ? bound : undefined;
  return last === 0 ? read("downToFirst", list) : last === 1 ? read("downToSecond", list) : undefined;
}

/** `i > 0`, and `i` alone, which is as good as `i !== 0`. */
function readEnd(
  file: FileContext,
  test: TSESTree.Expression,
  counter: Variable,
): { readonly operator: string; readonly bound: TSESTree.Node | 0 } | undefined {
  if (isReadOf(file, test, counter)) return { operator: "!==", bound: 0 };
  if (test.type !== "BinaryExpression" || test.left.type === "PrivateIdentifier") return undefined;
  return isReadOf(file, test.left, counter) ? { operator: test.operator, bound: test.right } : undefined;
}

/** `3`, `-1` */
function readNumber(node: TSESTree.Node | 0): number | undefined {
  if (node === 0) return 0;
  const value = unwrap(node);
  if (value.type === "Literal") return typeof value.value === "number" ? value.value : undefined;
  if (value.type !== "UnaryExpression" || value.operator !== "-") return undefined;
  const number = readNumber(value.argument);
  return number === undefined ? undefined : -number;
}

/** The list of `list.length - 1`. */
function getLessOne(file: FileContext, node: TSESTree.Node): TSESTree.Expression | undefined {
  const value = unwrap(node);
  if (value.type !== "BinaryExpression" || value.operator !== "-" || readNumber(value.right) !== 1) return undefined;
  return getLengthList(file, value.left);
}
