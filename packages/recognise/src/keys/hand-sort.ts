// Recognises calls of sorts that are written by hand and go by drawn keys: a local function is tried on all ways in which a few keys can compare.
import type { FileContext } from "../file/file-context.ts";
import { oncePerPart } from "../file/once.ts";
import type { KeyedSort } from "@fair-shuffle/bias";
import { arrangeByRanks, getRankPatterns } from "@fair-shuffle/bias/model";
import type { PlainKind } from "../file/reason.ts";
import { refuse } from "../file/refuse.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFunction, getMethodsNamed, getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { findDrawnKeys, findKeysBeside, isSameList } from "./drawn-keys.ts";
import { type DrawnKeys } from "../sites/site.ts";
import { areKeysHidden } from "./hidden-keys.ts";
import { Run } from "./interpret.ts";
import type { Card, Frame, Key, List, Value } from "./interpreted-values.ts";
import { getLengthList } from "../syntax/iteration.ts";
import type { KeyPath } from "../sites/site.ts";
import {
  isMeantAsShuffle,
  isMeantAsSomethingElse,
  isNamedShuffle,
  isQuantity,
  isRepeated,
  translateAll,
} from "./keyed-sort.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import type { KeyedSite } from "../sites/site.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { NotKnown, refuseUnread } from "../translate/not-known.ts";
import { contains, getFunctionAround, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { isTypedArray } from "../lists/typed-array.ts";

/** Returns the site of a call that sorts a list by drawn keys with a function of the same file, whatever its verdict; else undefined. */
export function recogniseHandSort(file: FileContext, node: TSESTree.CallExpression): KeyedSite | undefined {
  const call = readCall(file, node);
  if (call === undefined) return undefined;
  try {
    const found = call.table === undefined ? findOwn(file, call) : findBeside(file, call, call.table);
    if (found === undefined) return refuse(file, "handSort", node, { kind: "keysNotFound" });
    return readSite(file, call, found);
  } catch (thrown) {
    return refuseUnread(file, "handSort", node, thrown);
  }
}

/** Returns whether a call is one of a function of the same file that could sort and hands it something: cheap to ask, and rarely so. */
export function mayBeHandSort(file: FileContext, { arguments: { length }, callee }: TSESTree.CallExpression): boolean {
  if (length === 0) return false;
  const asked = unwrap(callee);
  // Whose method it is takes longer to find out than that none of its name could sort.
  if (asked.type === "MemberExpression" && !getMethodsNamed(file, asked).some((method) => maySort(file, method)))
    return false;
  const local = getFunction(file, asked);
  return local !== undefined && maySort(file, local);
}

/** Returns whether a function compares, as every sort does, if only to know where to end. */
const maySort = oncePerPart((file: FileContext, local: FunctionNode) =>
  COMPARISON.test(file.sourceCode.getText(local)),
);

const COMPARISON = /<|(?<!=)>/;

interface Call {
  readonly node: TSESTree.CallExpression;
  readonly sort: FunctionNode;
  readonly list: TSESTree.Expression;
  /** The list's variable, where the function does not get the list, but sorts one of the function around it. */
  readonly shared: Variable | undefined;
  /** The keys, where they are an array of their own beside the list. */
  readonly table: TSESTree.Identifier | undefined;
}

interface Found {
  readonly keys: DrawnKeys;
  readonly path: KeyPath;
}

function readCall(file: FileContext, node: TSESTree.CallExpression): Call | undefined {
  if (node.optional || node.arguments.length === 0) return undefined;
  const sort = getFunction(file, node.callee);
  // The calls inside are of parts of the list.
  if (sort === undefined || sort === node.callee || sort.params.length === 0 || contains(sort, node)) return undefined;
  const lists = node.arguments.filter((argument) => isList(file, argument));
  const [first, second] = lists;
  if (first === undefined) return readCallOnShared(file, node, sort);
  if (second === undefined) return { node, sort, list: first, shared: undefined, table: undefined };
  for (const [list, table] of [
    [first, second],
    [second, first],
  ] as const) {
    if (table.type !== "Identifier") continue;
    const call = { node, sort, list, shared: undefined, table };
    if (findBeside(file, call, table) !== undefined) return call;
  }
  return undefined;
}

/** `const sortBetween = (low, high) => { … list[k] … }; sortBetween(0, list.length - 1);` */
function readCallOnShared(file: FileContext, node: TSESTree.CallExpression, sort: FunctionNode): Call | undefined {
  const isUsedAsList = ({ identifier }: TSESLint.Scope.Reference): boolean => {
    const { parent } = identifier;
    return parent.type === "MemberExpression" && parent.object === identifier && parent.computed;
  };
  const uses = (file.sourceCode.scopeManager?.acquire(sort)?.through ?? []).filter(isUsedAsList);
  const list = uses.at(0)?.identifier;
  const shared = uses.at(0)?.resolved;
  // A run knows no other one.
  if (shared == null || list?.type !== "Identifier") return undefined;
  return { node, sort, list, shared, table: undefined };
}

function isList(file: FileContext, argument: TSESTree.Node): argument is TSESTree.Expression {
  const node = unwrap(argument);
  const isPossible = ["ArrayExpression", "CallExpression", "Identifier", "MemberExpression"].includes(node.type);
  return isPossible && getLengthList(file, node) === undefined && getFunction(file, node) === undefined;
}

// ---- where its keys were drawn ----

/** The sort itself says under what name the items have their keys. */
function findOwn(file: FileContext, call: Call): Found | undefined {
  const run = new Run(file);
  tryOut(file, run, call, [1, 0, 2]);
  const [name] = run.names;
  if (name === undefined) return undefined;
  const path = { kind: "own", name } as const;
  const keys = findDrawnKeys(file, call.list, path, call.node);
  return keys === undefined ? undefined : { keys, path };
}

function findBeside(file: FileContext, { list, node }: Call, name: TSESTree.Identifier) {
  const table = getVariable(file, name);
  if (table === undefined) return undefined;
  const keys = [list, getOriginal(file, list)]
    .map((original) => (original === undefined ? undefined : findKeysBeside(file, original, table, node)))
    .find((found) => found !== undefined);
  return keys === undefined
    ? undefined
    : { keys, path: { kind: "table", table, isMap: false, by: undefined } as const };
}

/** The list that a copy was made of. */
function getOriginal(file: FileContext, list: TSESTree.Expression): TSESTree.Expression | undefined {
  const node = unwrap(list);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? node : getOnlyValue(variable);
  return value === undefined ? undefined : getCopied(file, unwrap(value));
}

// ---- what it does ----

const KINDS = (["stable", "latestFirst", "quicksort"] as const).flatMap((sort) =>
  [false, true].map((isDescending) => ({ sort, isDescending })),
);

/** With two cards nothing is told apart; five keys can compare in 541 ways. */
const CARDS = [3, 4, 5];

interface Behaviour {
  readonly sort: KeyedSort["sort"];
  readonly isDescending: boolean;
  readonly isCopying: boolean;
  /** Where it reads keys. */
  readonly reads: readonly TSESTree.Node[];
}

/** Returns the sort of the model that leaves the same order for all ways in which up to five keys can compare. @throws NotKnown */
function getBehaviour(file: FileContext, call: Call, { path }: Found): Behaviour | undefined {
  let kinds = KINDS;
  let isCopying = true;
  const reads = new Set<TSESTree.Node>();
  for (const ranks of CARDS.flatMap((cards) => getRankPatterns(cards))) {
    const run = new Run(file);
    const order = tryOut(file, run, call, ranks);
    if (path.kind === "own" ? [...run.names].some((name) => name !== path.name) : run.names.size > 0) return undefined;
    run.reads.forEach((read) => reads.add(read));
    isCopying &&= order.isCopying;
    const falling = ranks.map((rank) => -rank);
    const places = order.places.join();
    kinds = kinds.filter(({ sort, isDescending }) => arrange(isDescending ? falling : ranks, sort) === places);
    if (kinds.length === 0) return undefined;
  }
  const [kind] = kinds;
  return kind === undefined ? undefined : { ...kind, isCopying, reads: [...reads] };
}

const arrange = (ranks: readonly number[], sort: KeyedSort["sort"]): string => arrangeByRanks(ranks, sort).join();

/** Sorts a few cards, and returns where each of them lay before: in the list itself, or in what the call gives where somebody takes that. */
function tryOut(
  file: FileContext,
  run: Run,
  call: Call,
  ranks: readonly number[],
): { readonly places: readonly number[]; readonly isCopying: boolean } {
  const keys = ranks.map((rank): Key => ({ kind: "key", rank }));
  const isOwn = call.table === undefined;
  const items = keys.map((key, place): Card => ({ kind: "card", place, key: isOwn ? key : undefined }));
  const list: List = { kind: "list", items };
  const table: List = { kind: "list", items: keys };
  const getArgument = (argument: TSESTree.Node): Value => {
    if (argument === call.list) return list;
    if (argument === call.table) return table;
    const node = getFunction(file, argument);
    return node === undefined
      ? getSize(file, argument, call, ranks.length)
      : { kind: "function", node, frame: undefined };
  };
  const given = run.call(call.sort, call.node.arguments.map(getArgument), getOuterFrame(call, list));
  const isTaken = call.node.parent.type !== "ExpressionStatement";
  if (!isTaken && !["Identifier", "MemberExpression"].includes(unwrap(call.list).type))
    throw new NotKnown({ kind: "unseenResult" }, call.node);
  const sorted = isTaken ? given : list;
  if (typeof sorted !== "object" || sorted.kind !== "list") throw new NotKnown({ kind: "noListResult" }, call.node);
  const places = sorted.items.map((item) => (typeof item === "object" && item.kind === "card" ? item.place : -1));
  return { places, isCopying: sorted !== list };
}

/** The variables of the function around a sort, where it sorts a list of that one. @throws NotKnown where there is no such function. */
function getOuterFrame({ node, shared, sort }: Call, list: List): Frame | undefined {
  if (shared === undefined) return undefined;
  const owner = getFunctionAround(sort);
  if (owner === undefined) throw new NotKnown({ kind: "sharedFileList" }, node);
  return { owner, values: new Map([[shared, list]]), outer: undefined };
}

/** `0`, `1`, `list.length`, `list.length - 1` */
function getSize(file: FileContext, expression: TSESTree.Node, call: Call, cards: number): number {
  const node = unwrap(expression);
  if (node.type === "Literal" && (node.value === 0 || node.value === 1)) return node.value;
  const measured = getLengthList(file, node);
  const lists = call.table === undefined ? [call.list] : [call.list, call.table];
  if (measured !== undefined && lists.some((list) => isSameList(file, list, measured))) return cards;
  if (node.type === "BinaryExpression" && node.operator === "-")
    return getSize(file, node.left, call, cards) - getSize(file, node.right, call, cards);
  throw new NotKnown({ kind: "handSortArgument" }, expression);
}

// ---- the site ----

/** Records that hold no item of another list may be there to try the sort, or to measure how long it takes. */
const isMadeUp = ({ isFilling, records }: DrawnKeys): boolean =>
  isFilling || (records !== undefined && records.item === undefined);

function readSite(file: FileContext, call: Call, found: Found): KeyedSite | undefined {
  const { list, node, shared, table } = call;
  const { keys, path } = found;
  const no = (kind: PlainKind, marked: TSESTree.Node = node): KeyedSite | undefined =>
    refuse(file, "handSort", node, { kind }, marked);
  if ([list, ...keys.lists].some((one) => isTypedArray(file, one))) return no("typedKeys", list);
  if (isMadeUp(keys) && !isNamedShuffle(node)) return no("madeUpData", keys.store);
  if (isQuantity(node, found)) return no("keyIsQuantity", keys.store);
  if (isMeantAsSomethingElse(file, node)) return no("meantOtherwise");
  const behaviour = getBehaviour(file, call, found);
  if (behaviour === undefined) return no("sortUnlikeOurs", call.sort);
  const { isCopying, isDescending, sort } = behaviour;
  if (isRepeated(file, node, { receiver: list, isCopying }, keys)) return no("keysRedrawn");
  // What the function does with a list that it shares is known as a whole.
  const own = shared === undefined ? behaviour.reads : [call.sort];
  const comparator = { path, reads: table === undefined ? own : [...own, table] };
  const isHidden = areKeysHidden(file, comparator, keys, node, list);
  if (!isHidden && !isMeantAsShuffle(file, node, comparator, keys)) return no("keysSeen", keys.store);
  const length = [list, ...keys.lists].map((one) => getKnownLength(file, one)).find(Boolean);
  return {
    ...translateAll(file, keys, (model) => ({
      ...model,
      key: isDescending ? { kind: "unary", operator: "-", operand: model.key } : model.key,
      sort,
      ...(length === undefined ? {} : { length }),
    })),
    kind: "keyed",
    node,
    receiver: list,
    isCopying,
    keys,
    path,
    isHidden,
    whole: undefined,
    isByHand: true,
  };
}
