// A list that a function draws one item out of each time that it is called, or each round of a loop for an item of its own: `deck.splice(Math.floor(Math.random() * (deck.length - 1)), 1)` leaves the last item to the end.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mentions, visitExpressions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { oncePerPart } from "../file/once.ts";
import { getOrigin } from "../origins/origin.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import {
  getCalledName,
  getFunctionAround,
  getKeyName,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import { getListKey } from "../translate/list-paths.ts";
import { beginTranslation } from "../translate/translate.ts";
import { settlePair } from "./drawn-pair.ts";
import { getRound, getRoundOfCall, isGivenAway } from "./drawn-rounds.ts";
import { getDrawnFromOwn, getDrawnWithRest } from "./drawn-with-rest.ts";
import { getHandingRounds } from "./handing-rounds.ts";
import { isHandedKept, isKept, isKeptAt, isLeftAlone } from "./kept-list.ts";
import { isMovedInState } from "./moved-in-state.ts";
import { getTakenByCall, type TakenByCall } from "./taken-by-call.ts";
import type { Translation, TranslationOptions } from "../translate/translation.ts";

/** Draws one by one, read as if all items of the list were drawn, one after the other. */
export interface DrawnOneByOne {
  readonly translation: Translation;
  readonly list: TSESTree.Expression;
  readonly model: SwapLoop;
}

interface Taking {
  readonly list: TSESTree.Identifier | TSESTree.MemberExpression;
  readonly place: TSESTree.Expression;
}

/** What brings a list into another order: then it says nothing which place of it is drawn. */
const OTHERWISE = /shuffl|scrambl|random(?:iz|is)e|\bmix|\.(?:sort|toSorted|sortBy|reverse)\(/i;

export const mayBeReordered = ({ sourceCode }: FileContext): boolean => OTHERWISE.test(sourceCode.text);

/** Returns whether anything else may bring a list into another order than the functions that call for the draws, whatever these are called. */
function mayBeReorderedBesides(file: FileContext, draw: TSESTree.Node): boolean {
  const own = [...getAroundCalls(file, draw)].flatMap((node) => (isFunction(node) ? (getNameOf(node) ?? []) : []));
  const words = file.sourceCode.text.split(/(?<![\w$])([\w$]+)/);
  return OTHERWISE.test(words.filter((word) => !own.includes(word)).join(""));
}

/** What may lay elements of a page in another order than the one in which they come. */
const LAID_OTHERWISE = /\border\b|insertBefore|prepend|\.(?:children|childNodes|cells|rows)\b[^;\n]*random/;

/** Returns whether anything but the function that draws, which may have any name, may bring a list into another order; what a comment says of other code does not. */
function mayBeReorderedByOthers(file: FileContext, draw: TSESTree.Node): boolean {
  const { sourceCode } = file;
  if (LAID_OTHERWISE.test(sourceCode.text)) return true;
  if (!mayBeReordered(file)) return false;
  let around = getFunctionAround(draw);
  while (around !== undefined && getNameOf(around) === undefined) around = getFunctionAround(around);
  const name = around?.type === "FunctionDeclaration" ? around.id : around?.parent;
  const id = name?.type === "VariableDeclarator" ? name.id : name;
  const variable = id?.type === "Identifier" ? getVariable(file, id) : undefined;
  const left = [
    ...(variable?.identifiers ?? []),
    ...(variable?.references ?? []).map(({ identifier }) => identifier),
    ...sourceCode.getAllComments().filter(({ value }) => !/(?:shuffl|scrambl|mix|random(?:iz|is))ed/i.test(value)),
  ];
  const isLeft = (place: number): boolean => left.some(({ range: [start, end] }) => start <= place && place < end);
  return [...sourceCode.text.matchAll(new RegExp(OTHERWISE, "gi"))].some(({ index }) => !isLeft(index));
}

/** Returns the list and the place of a call that takes one item out of a list which is kept from call to call of the function around it, or from round to round. */
const getTaking = oncePerPart((file: FileContext, node: TSESTree.Node): Taking | undefined => {
  if (node.type !== "CallExpression") return undefined;
  const byCall = getTakenByCall(file, node);
  if (byCall !== undefined) return isTakenInCalls(file, node, byCall) ? byCall : undefined;
  if (node.callee.type !== "MemberExpression") return undefined;
  const withRest = getDrawnWithRest(file, node);
  if (withRest !== undefined) return mayBeReorderedBesides(file, node) ? undefined : withRest;
  const ofOwn = getDrawnFromOwn(file, node);
  if (ofOwn !== undefined) return isDrawnInCalls(file, node, ofOwn) ? ofOwn : undefined;
  const { object: list } = node.callee;
  const [place, count, ...more] = node.arguments;
  if (getMemberName(node.callee) !== "splice" || count?.type !== "Literal" || count.value !== 1) return undefined;
  if (place === undefined || place.type === "SpreadElement" || more.length > 0) return undefined;
  if (list.type !== "Identifier" && list.type !== "MemberExpression") return undefined;
  const around = getFunctionAround(node);
  const round = getRound(file, node, list);
  if (round !== undefined) {
    if (!isGivenAway(file, node, list, round) || !isLeftAlone(file, list, round.outer ?? round)) return undefined;
    return mayBeReorderedByOthers(file, round.node)
      ? undefined
      : { list, place: getSoughtPlace(file, list, place) ?? place };
  }
  const handing = around === undefined ? undefined : getHandingRounds(file, node, list, around);
  if (handing !== undefined) {
    const isAlone = isLeftAlone(file, list) && handing.every((one) => isLeftAlone(file, one.handed, one));
    return isAlone && !mayBeReorderedByOthers(file, node) ? { list, place } : undefined;
  }
  if (around === undefined || mayBeReordered(file)) return undefined;
  const ofCall = getRoundOfCall(file, node);
  if (ofCall !== undefined) {
    const isRest = isGivenAway(file, node, list, ofCall.round) && isKept(file, list, ofCall.around);
    return isRest ? { list, place: getSoughtPlace(file, list, place) ?? place } : undefined;
  }
  const isOfCall = isRunOnce(file, node, around) && isItemUsed(file, node, list, place, around);
  const isSame = (): boolean =>
    isKept(file, list, around) || isHandedKept(file, list, around) || isMovedInState(file, node, list, around);
  return isOfCall && isSame() ? { list, place } : undefined;
});

/** Returns whether a list that is given without the drawn item again is the same one from call to call of the function around, which uses that item. */
function isDrawnInCalls(
  file: FileContext,
  node: TSESTree.CallExpression,
  { list, place, isUsed }: Taking & { readonly isUsed: boolean },
): boolean {
  const around = getFunctionAround(node);
  if (around === undefined || mayBeReordered(file) || !isRunOnce(file, node, around)) return false;
  return (isUsed || isItemRead(file, node, list, place, around)) && isKept(file, list, around);
}

/** Returns whether a function that is handed a place takes an item that is used out of a list which is the same one from call to call. */
function isTakenInCalls(
  file: FileContext,
  node: TSESTree.CallExpression,
  { list, place, taking, isGiven, inStore }: TakenByCall,
): boolean {
  const around = getFunctionAround(node);
  if (around === undefined || around === taking || mayBeReordered(file) || !isRunOnce(file, node, around)) return false;
  const isUsed = (isGiven && node.parent.type !== "ExpressionStatement") || isItemRead(file, node, list, place, around);
  if (!isUsed) return false;
  if (inStore !== undefined) return inStore.every((use) => isKeptAt(file, use, around));
  return isKept(file, list, around) && isKept(file, list, taking);
}

/** The place from which the item was read that a list is asked for: `k` of `const item = rest[k]; …; rest.splice(rest.indexOf(item), 1);`, where the item is used besides. */
function getSoughtPlace(file: FileContext, list: TSESTree.Node, place: TSESTree.Node): TSESTree.Expression | undefined {
  const call = unwrap(place);
  const [item, ...more] = call.type === "CallExpression" ? call.arguments : [];
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression" || more.length > 0) return undefined;
  const text = file.sourceCode.getText(list);
  const isOfList = (object: TSESTree.Node): boolean => file.sourceCode.getText(object) === text;
  if (getMemberName(call.callee) !== "indexOf" || !isOfList(call.callee.object)) return undefined;
  const variable = item?.type === "Identifier" ? getVariable(file, item) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const read = value === undefined ? undefined : unwrap(value);
  // Its declaration, the question, and what else is made of it.
  if (read?.type !== "MemberExpression" || !read.computed || (variable?.references.length ?? 0) < 3) return undefined;
  return isOfList(read.object) ? read.property : undefined;
}

/** Returns whether a call may be such a draw. */
export const isDrawnOneByOne = (file: FileContext, node: TSESTree.Node): node is TSESTree.CallExpression =>
  getTaking(file, node) !== undefined;

/** Returns whether a place is run once in each call of a function, which is no round of a loop itself. */
export function isRunOnce(file: FileContext, place: TSESTree.Node, around: FunctionNode): boolean {
  for (let node = place.parent; node != null && node !== around; node = node.parent) if (isLoop(node)) return false;
  const { parent } = around;
  if (parent.type !== "CallExpression" || parent.callee === around) return true;
  // `interval(1000).pipe(map(() => draw()))` calls for one draw after the other, not for each item of a list.
  return (
    !ROUNDS.has(getCalledName(parent.callee) ?? "") || /^rxjs\b/.test(getOrigin(file, parent.callee)?.module ?? "")
  );
}

/** What calls a function for each item, or for each number of items. */
const ROUNDS: ReadonlySet<string> = new Set(
  "forEach map filter reduce reduceRight flatMap every some from find findIndex sort toSorted times each replace replaceAll".split(
    " ",
  ),
);

/** Returns whether somebody gets the item: what is taken out and dropped may as well be any. */
function isItemUsed(
  file: FileContext,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  place: TSESTree.Node,
  around: TSESTree.Node,
): boolean {
  return call.parent.type !== "ExpressionStatement" || isItemRead(file, call, list, place, around);
}

/** Returns whether an item is read at a place, which has a name, before a call that takes it out. */
function isItemRead(
  file: FileContext,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  place: TSESTree.Node,
  around: TSESTree.Node,
): boolean {
  const drawn = unwrap(place);
  return drawn.type === "Identifier" && readsPlace(file, around, list, drawn, call.range[0]);
}

/** Returns whether an item of a list is read by the name of its place, `list[k]`, inside of a node, before a place in the text. */
export function readsPlace(
  file: FileContext,
  around: TSESTree.Node,
  list: TSESTree.Node,
  { name }: TSESTree.Identifier,
  end = Infinity,
): boolean {
  const text = file.sourceCode.getText(list);
  return someNode(
    file,
    around,
    (node) =>
      node.type === "MemberExpression" &&
      node.computed &&
      node.range[1] < end &&
      node.property.type === "Identifier" &&
      node.property.name === name &&
      file.sourceCode.getText(node.object) === text,
  );
}

/** Returns all that stands around the calls of the function around a draw, by its name: a loop among it is a shuffle of its own, if it is one. */
export function getAroundCalls(file: FileContext, draw: TSESTree.Node): ReadonlySet<TSESTree.Node> {
  const around = new Set<TSESTree.Node>();
  const called = getFunctionAround(draw);
  const name = called === undefined ? undefined : getNameOf(called);
  if (name === undefined) return around;
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (node.type !== "CallExpression" || getCalledName(node.callee) !== name) return undefined;
    for (let outer: TSESTree.Node | null | undefined = node.parent; outer != null; outer = outer.parent)
      around.add(outer);
    return undefined;
  });
  return around;
}

/** The name under which a function, or a method, is called. */
function getNameOf(called: FunctionNode): string | undefined {
  if (called.type === "FunctionDeclaration") return called.id?.name;
  const { parent } = called;
  if (parent.type === "VariableDeclarator") return parent.id.type === "Identifier" ? parent.id.name : undefined;
  return parent.type === "MethodDefinition" || parent.type === "Property" || parent.type === "PropertyDefinition"
    ? getKeyName(parent.key)
    : undefined;
}

/** Returns what such a call does, again and again until nothing is left; undefined for any other call. @throws NotKnown where its place can't be read. */
export function readDrawnOneByOne(options: TranslationOptions, node: TSESTree.Node): DrawnOneByOne | undefined {
  const { file } = options;
  const taking = getTaking(file, node);
  if (taking === undefined) return undefined;
  const { list, place } = taking;
  const translation = beginTranslation(options);
  const key = getListKey(translation, list);
  const read = translation.translateValue(getWritten(file, place));
  const steps: readonly Statement[] = [
    ...translation.prelude,
    ...read.steps,
    // Of a place that is no whole number, `splice` cuts off the fraction.
    { kind: "assign", variable: PLACE, value: { kind: "unary", operator: "trunc", operand: read.value } },
  ];
  const asksLength = mentions(steps, (inner) => inner.kind === "length" && inner.list === key);
  const asksOther = mentions(steps, (inner) => inner.kind === "length" && inner.list !== key);
  const isPlain = translation.prelude.every(({ kind }) => kind === "assign");
  const isOwn = isPlain && translation.unknowns.size === 0 && translation.lists.size === 0;
  if (!isOwn || !asksLength || asksOther || translation.readLists.size > 0 || !drawsEvenly(steps)) return undefined;
  const model: SwapLoop = { kind: "swapLoop", list: key, into: DRAWN, steps: drawAll(key, steps), unknowns: [] };
  return { translation, list, model: settlePair(file, list, model) };
}

/** Returns whether steps spread one draw over as many places as a list has, give or take some: what is drawn by weights, or among the first few, is so on purpose. */
export function drawsEvenly(steps: readonly Statement[]): boolean {
  const parts: Expression[] = [];
  visitExpressions(steps, (part) => parts.push(part));
  return parts.every(isEven) && parts.filter(({ kind }) => kind === "draw").length === 1;
}

function isEven(part: Expression): boolean {
  if (part.kind === "unary") return ROUNDING.has(part.operator);
  if (part.kind !== "binary") return !["conditional", "card", "holds", "filled"].includes(part.kind);
  const { operator, left, right } = part;
  return (
    operator === "+" || operator === "-" || (operator === "*" && left.kind !== "number" && right.kind !== "number")
  );
}

const ROUNDING: ReadonlySet<string> = new Set(["floor", "ceil", "round", "trunc"]);

const [PLACE, HELD, DRAWN] = ["$place", "$held", "$drawn"];

const length = (list: string): Expression => ({ kind: "length", list });

const drawAll = (list: string, steps: readonly Statement[]): readonly Statement[] => [
  {
    kind: "loop",
    test: { kind: "binary", operator: ">", left: length(list), right: { kind: "number", value: 0 } },
    body: [
      ...steps,
      { kind: "take", list, position: { kind: "variable", name: PLACE }, variable: HELD },
      { kind: "insert", list: DRAWN, position: length(DRAWN), card: { kind: "variable", name: HELD } },
    ],
    update: [],
    testFirst: true,
  },
];
