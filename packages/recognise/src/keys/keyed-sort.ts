// Recognises sorts by keys that were drawn for the items before: on them, in records beside them, or in a table.
import type { FileContext } from "../file/file-context.ts";
import type { KeyedSort, Statement } from "@fair-shuffle/bias";
import { someExpression, visitExpressions } from "@fair-shuffle/bias/model";
import type { PlainKind } from "../file/reason.ts";
import { refuse } from "../file/refuse.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, getWrites, isGlobal } from "../syntax/bindings.ts";
import { findDrawnKeys, getRoundsAround } from "./drawn-keys.ts";
import type { DrawnKeys, OverwrittenOrders } from "../sites/site.ts";
import { areKeysHidden } from "./hidden-keys.ts";
import { getNamesAround } from "../sites/intent.ts";
import { readCallback } from "../syntax/iteration.ts";
import { areMadeAlike } from "./made-up-items.ts";
import { getOutermost, readKeyComparator, type KeyComparator } from "./key-comparator.ts";
import { getElementQuery } from "../lists/element-query.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import { isWrapped } from "../lengths/library-length.ts";
import { getOtherReadings, isMathRandom, type Reading } from "../draws/random-source.ts";
import type { KeyedSite } from "../sites/site.ts";
import { getSortCall, type SortCall } from "../lists/sort-call.ts";
import { readFixedText } from "../translate/calls.ts";
import { NotKnown, refuseUnread } from "../translate/not-known.ts";
import { getListKey, getOriginal } from "../translate/list-paths.ts";
import { beginTranslation } from "../translate/translate.ts";
import type { Translation } from "../translate/translation.ts";
import type { Draw } from "../sites/site.ts";
import { contains, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { isTypedArray } from "../lists/typed-array.ts";

/** Returns the site of a sort by drawn keys, whatever its verdict; undefined where the call is nothing of the kind. */
export function recogniseKeyedSort(file: FileContext, node: TSESTree.CallExpression): KeyedSite | undefined {
  try {
    return readSortBy(file, node) ?? readSort(file, node);
  } catch (thrown) {
    return refuseUnread(file, "keys", node, thrown);
  }
}

function readSort(file: FileContext, node: TSESTree.CallExpression): KeyedSite | undefined {
  const call = getSortCall(file, node);
  // Its comparator's gate has told that already; what a function of the file sorts by keys is left alone.
  if (call === undefined || call.isHanded === true) return undefined;
  const no = (kind: PlainKind, marked: TSESTree.Node = node): KeyedSite | undefined =>
    refuse(file, "keys", node, { kind }, marked);
  const comparator = call.isKey === true ? undefined : readKeyComparator(file, call.comparator);
  if (comparator === undefined) return no("noKeyComparison", call.comparator);
  if (isSortedAgain(node)) return no("overtaken");
  const keys = findDrawnKeys(file, call.receiver, comparator.path, node);
  if (keys === undefined) return no("keysNotFound", comparator.reads[0]);
  if (isRepeated(file, node, call, keys)) return no("keysRedrawn");
  if (isTypedArray(file, call.receiver)) return no("typedKeys", call.receiver);
  if (areMadeAlike(file, keys)) return no("madeUpData", keys.store);
  // By their index, items with equal keys stay in their order, as they do in a stable sort, or are turned round.
  if (comparator.tieBreak !== undefined && comparator.tieBreak.name !== keys.records?.index)
    return no("tieBreakOther", comparator.tieBreak.node);
  const isHidden = areKeysHidden(file, comparator, keys, node, call.receiver);
  if (!isHidden && !isMeantAsShuffle(file, node, comparator, keys)) return no("keysSeen", keys.store);
  if (isMeantAsSomethingElse(file, node)) return no("meantOtherwise");
  if (isQuantity(node, comparator)) return no("keyIsQuantity", comparator.reads[0]);
  const order = comparator.getOrder();
  if (order === undefined) return no("noKeyComparison", call.comparator);
  const sort = order.sort === "stable" && comparator.tieBreak?.isFalling === true ? "latestFirst" : order.sort;
  const length = [call.receiver, ...keys.lists].map((list) => getKnownLength(file, list)).find(Boolean);
  const finish = (model: KeyedSort): KeyedSort => ({
    ...model,
    key: order.isDescending ? { kind: "unary", operator: "-", operand: model.key } : model.key,
    sort,
    ...(length === undefined ? {} : { length }),
  });
  return {
    ...translateAll(file, keys, finish, { isSubtracted: comparator.reads.every(isSubtrahend) }),
    kind: "keyed",
    node,
    receiver: call.receiver,
    isCopying: call.isCopying,
    keys,
    path: comparator.path,
    isHidden,
    whole: getWhole(file, node, keys, comparator),
  };
}

/** `list.sort(byKey).sort(byName)`: then the keys only break the ties of the names. A chain of a library may shuffle, too. */
function isSortedAgain(node: TSESTree.CallExpression): boolean {
  const { parent } = getOutermost(node);
  return parent?.type === "MemberExpression" && REORDERING.test(getMemberName(parent) ?? "");
}

const REORDERING = /^(?:sort|toSorted|sortBy|orderBy|shuffle)$/;

/** Returns whether an expression is one of the two sides of a difference. */
function isSubtrahend(read: TSESTree.Node): boolean {
  const { parent } = getOutermost(read);
  return parent?.type === "BinaryExpression" && parent.operator === "-";
}

/** Modules whose `sortBy(list, key)`, or `orderBy(list, [key], ["desc"])`, asks for one key an item, and is stable. */
const SORTING_MODULES: Readonly<Record<string, RegExp>> = {
  sortBy: /^(?:lodash|lodash-es|underscore|es-toolkit\/compat)(?:\/|$)/,
  orderBy: /^(?:lodash|lodash-es|es-toolkit\/compat)(?:\/|$)/,
};

/** `_.sortBy(list, () => key)`, `_.orderBy(list, [() => key], ["desc"])`, `_(list).sortBy(() => key)` */
function readSortBy(file: FileContext, node: TSESTree.CallExpression): KeyedSite | undefined {
  const callee = unwrap(node.callee);
  const wrapped = callee.type === "MemberExpression" && isWrapped(file, callee.object) ? callee.object : undefined;
  const [list, criterion, direction, ...more] = wrapped === undefined ? node.arguments : [wrapped, ...node.arguments];
  if (list === undefined || list.type === "SpreadElement" || criterion === undefined || more.length > 0)
    return undefined;
  const name = wrapped === undefined ? getSortingName(file, callee) : getSortingNameOfChain(callee);
  if (name === undefined || (direction !== undefined && name !== "orderBy")) return undefined;
  if (wrapped !== undefined && isSortedAgain(node)) return refuse(file, "keys", node, { kind: "overtaken" });
  const isDescending = direction !== undefined && isDescendingOrder(direction);
  if (isDescending === undefined) return refuse(file, "keys", node, { kind: "noKeyComparison" }, direction);
  const criteria = unwrap(criterion);
  const [only, ...others] = criteria.type === "ArrayExpression" ? criteria.elements : [criterion];
  const length = getKnownLength(file, list);
  const finish = (model: KeyedSort): KeyedSort => ({
    ...model,
    key: isDescending ? { kind: "unary", operator: "-", operand: model.key } : model.key,
    ...(length === undefined ? {} : { length }),
  });
  const common = {
    kind: "keyed",
    node,
    receiver: list,
    isCopying: true,
    path: undefined,
    isHidden: true,
    whole: undefined,
  } as const;
  const makeKeys = (key: TSESTree.Node, region: TSESTree.Node, before: DrawnKeys["before"] = []): DrawnKeys => ({
    key,
    before,
    region,
    lists: [list],
    store: region,
    drawing: undefined,
    isFilling: false,
    records: undefined,
  });
  if (only != null && others.length === 0 && isMathRandom(file, only)) {
    // It takes no notice of the item that it is handed.
    const model: KeyedSort = { kind: "keyedSort", steps: [], key: { kind: "draw" }, sort: "stable", unknowns: [] };
    const drawn: Draw = { node, site: only, unit: undefined };
    return { ...common, models: [finish(model)], readAs: ["exclusive"], draws: [drawn], keys: makeKeys(only, only) };
  }
  const round = others.length > 0 ? undefined : readCallback(file, only ?? undefined, list);
  if (round?.isReturned !== true) return refuse(file, "keys", node, { kind: "noKeyComparison" }, criterion);
  if (isMeantAsSomethingElse(file, node)) return refuse(file, "keys", node, { kind: "meantOtherwise" });
  const keys = makeKeys(round.last, round.region, round.before);
  return { ...common, ...translateAll(file, keys, finish), keys };
}

/** Returns under which name a library's function that sorts by one key an item is called; undefined for other functions. */
function getSortingName(file: FileContext, callee: TSESTree.Node): string | undefined {
  const name =
    callee.type === "MemberExpression" ? getMemberName(callee) : callee.type === "Identifier" ? callee.name : undefined;
  const modules = name === undefined ? undefined : SORTING_MODULES[name];
  const root = callee.type === "MemberExpression" ? callee.object : callee;
  if (modules === undefined || root.type !== "Identifier") return undefined;
  const isOurs = (root !== callee && isGlobal(file, root, "_")) || modules.test(getModule(file, root) ?? "");
  return isOurs ? name : undefined;
}

/** The method of a chain that sorts by one key an item. */
function getSortingNameOfChain(callee: TSESTree.Node): string | undefined {
  const name = callee.type === "MemberExpression" ? (getMemberName(callee) ?? "") : "";
  return Object.hasOwn(SORTING_MODULES, name) ? name : undefined;
}

/** `"desc"`, `["desc"]`; undefined where the code does not tell. Items with equal keys keep their order either way. */
function isDescendingOrder(source: TSESTree.Node): boolean | undefined {
  const node = unwrap(source);
  if (node.type === "ArrayExpression") {
    const [only, ...more] = node.elements;
    return only == null || more.length > 0 ? undefined : isDescendingOrder(only);
  }
  if (node.type !== "Literal") return undefined;
  return node.value === "desc" ? true : node.value === "asc" ? false : undefined;
}

/** The module that a name is imported or required from. */
function getModule(file: FileContext, identifier: TSESTree.Identifier): string | undefined {
  const definition = getVariable(file, identifier)?.defs[0];
  const statement = definition?.node.parent;
  if (statement?.type === "ImportDeclaration") return statement.source.value;
  if (definition?.node.type !== "VariableDeclarator" || definition.node.init?.type !== "CallExpression")
    return undefined;
  const {
    callee,
    arguments: [module],
  } = definition.node.init;
  const isRequire = isGlobal(file, callee, "require");
  return isRequire && module?.type === "Literal" && typeof module.value === "string" ? module.value : undefined;
}

// ---- the model ----

/** What becomes of keys. */
interface KeyUse {
  /** Present where they overwrite each other. */
  readonly overwritten?: Pick<OverwrittenOrders, "counter" | "rounds"> | undefined;
  /** True where one is subtracted from the other. */
  readonly isSubtracted?: boolean;
}

/** One model for each way in which the draws can be read. @throws NotKnown where the key is not drawn afresh for each item, and from nothing of it. */
export function translateAll(
  file: FileContext,
  keys: DrawnKeys,
  finish: (model: KeyedSort) => KeyedSort,
  use: KeyUse = {},
): Pick<KeyedSite, "models" | "readAs" | "draws"> {
  const first = translateKey(file, keys, "exclusive", use);
  const others = getOtherReadings(first.readings);
  const all = [first, ...others.map((reading) => translateKey(file, keys, reading, use))];
  return { models: all.map(({ model }) => finish(model)), readAs: ["exclusive", ...others], draws: first.draws };
}

function translateKey(
  file: FileContext,
  keys: DrawnKeys,
  reading: Reading,
  { overwritten, isSubtracted }: KeyUse,
): { readonly model: KeyedSort; readonly draws: readonly Draw[]; readonly readings: ReadonlySet<Reading> } {
  // As a comparator, it may look at no item and change nothing outside.
  const translation: Translation = beginTranslation({
    file,
    reading,
    region: keys.region,
    isComparator: true,
    // A text that is subtracted is a number again.
    replacements: new Map(
      isSubtracted === true
        ? [[keys.key, () => readFixedText(translation, keys.key) ?? translation.expression(keys.key)]]
        : [],
    ),
  });
  const place = overwritten === undefined ? undefined : translation.nameOf(overwritten.counter);
  // What is drawn by then is known of each round by its place.
  if (overwritten !== undefined && place !== undefined)
    translation.constants.set(overwritten.counter, { kind: "variable", name: place });
  const before = translation.translateStatements(keys.before);
  const { steps, value: key } = translation.translateValue(keys.key);
  const own = [...before, ...steps];
  if (isDrawn(translation.prelude)) throw new NotKnown({ kind: "oneDrawForAllKeys" }, keys.key);
  if (!isDrawn([...own, { kind: "assign", variable: "key", value: key }]))
    throw new NotKnown({ kind: "keyNotDrawn" }, keys.key);
  const unknowns = new Set(translation.unknowns);
  const isSorted = getLengthTest(translation, keys.lists);
  visitExpressions([...translation.prelude, ...own, { kind: "assign", variable: "key", value: key }], (expression) => {
    // The length of another list is a number that nobody knows.
    if (expression.kind === "length" && !isSorted(expression.list)) unknowns.add(`${expression.list}.length`);
  });
  return {
    model: {
      kind: "keyedSort",
      steps: [...translation.prelude, ...own],
      key,
      sort: "stable",
      unknowns: [...unknowns],
      ...(overwritten === undefined || place === undefined
        ? {}
        : { overwriting: { place, rounds: overwritten.rounds } }),
    },
    draws: [...translation.draws.values()],
    readings: translation.readings,
  };
}

function isDrawn(statements: readonly Statement[]): boolean {
  let found = false;
  visitExpressions(statements, (expression) => (found ||= someExpression(expression, ({ kind }) => kind === "draw")));
  return found;
}

/** Returns a test whether a list of the model is as long as the sorted one. */
function getLengthTest(translation: Translation, lists: readonly TSESTree.Node[]): (list: string) => boolean {
  const names = new Set<string>();
  for (const list of lists) {
    const query = getElementQuery(translation.file, list);
    if (query !== undefined) names.add(query);
    try {
      const name = getListKey(translation, list);
      names.add(name).add(getOriginal(translation, name, list));
    } catch (thrown) {
      if (!(thrown instanceof NotKnown)) throw thrown;
    }
  }
  return (list) => names.has(list) || names.has(translation.lengthOf.get(list) ?? list);
}

// ---- what it is meant to be ----

/** Sorted again and again, with new keys each time, a list is shuffled better than once. */
export function isRepeated(
  file: FileContext,
  node: TSESTree.CallExpression,
  { receiver, isCopying }: Pick<SortCall, "receiver" | "isCopying">,
  keys: DrawnKeys,
): boolean {
  const list = keys.records?.list ?? receiver;
  const root = getFirstList(list);
  const variable = root?.type === "Identifier" ? getVariable(file, root) : undefined;
  return getRoundsAround(node).some((round) => {
    if (variable === undefined) return true;
    if (variable.defs.some(({ name }) => contains(round, name))) return false;
    const isWritten = getWrites(variable).some(({ identifier }) => contains(round, identifier));
    return isWritten || !(isCopying || keys.records !== undefined);
  });
}

/** The list that copies and members of it begin at: `a` of `[...a.slice()]`. */
function getFirstList(path: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(path);
  switch (node.type) {
    case "MemberExpression":
      return getFirstList(node.object);
    case "CallExpression":
      return getFirstList(node.callee);
    case "SpreadElement":
      return getFirstList(node.argument);
    case "ArrayExpression": {
      const [only] = node.elements;
      return only == null ? undefined : getFirstList(only);
    }
    default:
      return node;
  }
}

const SHUFFLE = /shuffl|scrambl|randomi[sz]e|jumble|permut|random_?order|mix_?up|^mix$|^mixed$/i;
export const isNamedShuffle = (node: TSESTree.Node): boolean => getNamesAround(node).some((word) => SHUFFLE.test(word));

const SHUFFLE_KEY = /shuffl|rand(?:om)?_?(?:sort|order|key|index|pos)|(?:sort|order)_?(?:by_?)?rand/i;

/** Keys that others can see may be scores: then a name must say that the sort is a shuffle, and nobody in the file may read the key. */
export function isMeantAsShuffle(
  file: FileContext,
  node: TSESTree.CallExpression,
  { path, reads }: Pick<KeyComparator, "path" | "reads">,
  keys: DrawnKeys,
): boolean {
  if (path.kind !== "own") return false;
  const { name } = path;
  const isNamed = isNamedShuffle(node) || SHUFFLE_KEY.test(name);
  return (
    isNamed &&
    file.sourceCode.ast.tokens.every(({ value, range }) => {
      if (value !== name && value !== `"${name}"` && value !== `'${name}'`) return true;
      const token = file.sourceCode.getNodeByRangeIndex(range[0]);
      if (token === null || contains(keys.store, token) || reads.some((read) => contains(read, token))) return true;
      return !mayReadMember(file, token);
    })
  );
}

/** Returns whether a name may read a member of an item: it is no variable that is called or looked into, no import, no member of `Math`, and only declares none. */
function mayReadMember(file: FileContext, name: TSESTree.Node): boolean {
  const { parent } = name;
  switch (parent?.type) {
    case "CallExpression":
      return parent.callee !== name;
    case "MemberExpression":
      return parent.object !== name && !isGlobal(file, parent.object, "Math");
    case "Property": {
      // const { random } = Math
      const taken = parent.parent.parent;
      return taken.type !== "VariableDeclarator" || taken.init === null || !isGlobal(file, taken.init, "Math");
    }
    case "AssignmentPattern":
      return !isFunction(parent.parent);
    case "VariableDeclarator":
    case "ImportDeclaration":
    case "ImportDefaultSpecifier":
    case "ImportSpecifier":
    case "PropertyDefinition":
    case "TSPropertySignature":
      return false;
    default:
      return true;
  }
}

/** Names for keys that only say where an item goes. Others (`score`, `votes`, `layer`, `x` of a point) say what is sorted: made-up data, a race. */
const ORDERING_KEY =
  /^_*(?:\d+|[a-gi-su-w]|ord|pos(?:ition)?|idx|index|weight|val(?:ue)?|seed|num(?:ber)?|id|tmp|priority|draws?|keys?)$|ra?nd|rng|sort|order|shuf|key|mix|rank/i;

/** Returns whether a key's name says that it is data of its own, and no name around the sort that it is a shuffle. */
export function isQuantity(node: TSESTree.CallExpression, { path }: Pick<KeyComparator, "path">): boolean {
  const name = path.kind === "own" ? path.name : path.table.name;
  return !ORDERING_KEY.test(name) && !isNamedShuffle(node);
}

/** A cut into few piles that keep their order is a riffle backwards, or a partition: meant as what it is. */
const OTHER_INTENT =
  /riffle|gilbert|gsr|partition|split|\bteams?\b|team|pile|bucket|cluster|stagger|weight|priorit|bin(?:s|ning)\b|initiative|\broll|score|rank/i;

/** What is shuffled, and not what it is dealt into: `shuffleTeams`, `shuffledTeamMembers`. */
const SHUFFLED_TEAMS =
  /^(?:re)?(?:shuffled?|scrambled?|randomi[sz]ed?|mix(?:ed)?)_?(?:(?:all|my|our|the)_?)?(?:bucket|cluster|pile|team)(?:s|_?(?:members?|names?|order))?$/i;

export function isMeantAsSomethingElse(file: FileContext, node: TSESTree.Node): boolean {
  return (
    getNamesAround(node).some((name) => OTHER_INTENT.test(name) && !SHUFFLED_TEAMS.test(name)) ||
    file.sourceCode.getCommentsInside(node).some(({ value }) => OTHER_INTENT.test(value))
  );
}

// ---- what may be replaced ----

/** The whole of `list.map(record).sort(byKey).map(back)`, where it gives back the very items. */
function getWhole(
  file: FileContext,
  node: TSESTree.CallExpression,
  { records }: DrawnKeys,
  { path }: KeyComparator,
): KeyedSite["whole"] {
  if (records?.item === undefined || path.kind !== "own") return undefined;
  const call = getSortCall(file, node);
  if (call === undefined || unwrap(call.receiver) !== records.call) return undefined;
  const member = getOutermost(node).parent;
  if (member?.type !== "MemberExpression" || member.optional) return undefined;
  const { parent: back } = member;
  if (back.type !== "CallExpression" || back.callee !== member || back.optional) return undefined;
  const [argument, ...more] = back.arguments;
  if (getMemberName(member) !== "map" || argument === undefined || more.length > 0) return undefined;
  const callback = getFunction(file, argument);
  if (callback === undefined || !givesBack(file, callback, records.item)) return undefined;
  return { node: back, list: records.list };
}

/** `(record) => record.item`, `({ item }) => item`, `([, item]) => item` */
function givesBack(
  file: FileContext,
  callback: TSESTree.FunctionDeclaration | TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression,
  item: string,
): boolean {
  const round = readCallback(file, callback, undefined);
  const [parameter, ...more] = callback.params;
  if (round?.isReturned !== true || round.before.length > 0 || parameter === undefined || more.length > 0) return false;
  const result = unwrap(round.last);
  if (result.type === "MemberExpression") {
    const name =
      result.computed && result.property.type === "Literal" ? String(result.property.value) : getMemberName(result);
    return name === item && !result.optional && round.isItem(result.object);
  }
  const taken = getTaken(parameter, item);
  return taken?.type === "Identifier" && result.type === "Identifier" && taken.name === result.name;
}

function getTaken(pattern: TSESTree.Parameter, item: string): TSESTree.Node | undefined {
  if (pattern.type === "ArrayPattern") return pattern.elements[Number(item)] ?? undefined;
  if (pattern.type !== "ObjectPattern") return undefined;
  const property = pattern.properties.find(
    (candidate): candidate is TSESTree.Property =>
      candidate.type === "Property" &&
      !candidate.computed &&
      candidate.key.type === "Identifier" &&
      candidate.key.name === item,
  );
  return property?.value;
}
