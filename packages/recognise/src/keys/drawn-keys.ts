// Finds where the keys of a list were drawn, one for each item: in the map that made its records, or in a loop before the sort that stored them.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, isGlobal, type Variable } from "../syntax/bindings.ts";
import { findEffect } from "../origins/effect.ts";
import { getLengthList, getMapped, isReadOf, readCallback, readLoop, type Iteration } from "../syntax/iteration.ts";
import { getCopied, getLengthProperty, getSizeOfNew, isEmptyArray } from "../syntax/list-forms.ts";
import type { DrawnKeys, KeyPath } from "../sites/site.ts";
import { isSpelledPath } from "../syntax/list-path.ts";
import { contains, getKeyName, getMemberName, getPropertyName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";

/** Returns where each item of a list got the key at `path`, as it is when `at` runs; undefined where that can't be read. */
export function findDrawnKeys(
  file: FileContext,
  list: TSESTree.Expression,
  path: KeyPath,
  at: TSESTree.Node,
): DrawnKeys | undefined {
  return path.kind === "own" ? findOwnKeys(file, list, path.name, at) : findTableKeys(file, list, path, at);
}

function findOwnKeys(file: FileContext, list: TSESTree.Node, name: string, at: TSESTree.Node): DrawnKeys | undefined {
  const found = findOwnKeysOf(file, list, name, at);
  // A list that is filled while the keys are drawn is shorter then.
  return found === undefined || found.isFilling ? found : { ...found, lists: [...found.lists, list] };
}

function findOwnKeysOf(file: FileContext, list: TSESTree.Node, name: string, at: TSESTree.Node): DrawnKeys | undefined {
  const node = unwrap(list);
  const copied = getCopied(file, node);
  if (copied !== undefined) return findOwnKeys(file, copied, name, at);
  if (node.type === "CallExpression") return readMap(file, node, name);
  if (!isSpelledPath(node)) return undefined;
  for (const earlier of getNodesBefore(at)) {
    const value = getAssigned(file, earlier, node);
    if (value !== undefined) return findOwnKeys(file, value, name, earlier);
    const stored = readStore(file, readLoop(file, earlier), node, name);
    if (stored !== undefined) {
      const { key, round, isPushed } = stored;
      if (isPushed && !isEmptyBefore(file, node, earlier)) return undefined;
      return {
        key,
        before: round.before,
        region: round.region,
        lists: [round.list].filter((one) => one !== undefined),
        store: round.last,
        isFilling: isPushed,
        drawing: isPushed ? undefined : earlier,
        records: undefined,
      };
    }
    if (!isHarmless(file, earlier)) return undefined;
  }
  return undefined;
}

/** `list.map((v) => ({ v, key: draw }))`, `Array.from(list, (v) => [draw, v])`, `list.map((x) => { x.key = draw; return x; })` */
function readMap(file: FileContext, call: TSESTree.CallExpression, name: string): DrawnKeys | undefined {
  const round = readMapping(file, call);
  if (round === undefined) return undefined;
  const { list, region } = round;
  const parts = { region, lists: [list], drawing: undefined, isFilling: false };
  const record = readRecord(round.last, name);
  if (record !== undefined) {
    const beside = findZippedKeys(file, round, record.key, call);
    if (beside !== undefined)
      return { ...beside, ...parts, region: beside.region, lists: [...beside.lists, list], store: record.record };
    const item = getNameOf(record.record, (value) => round.isItem(value));
    const index = getNameOf(record.record, (value) => round.isIndex(value));
    const records = { call, list, item, index };
    return { ...parts, key: record.key, before: round.before, store: record.record, records };
  }
  const store = round.before.at(-1);
  if (!round.isItem(round.last) || store?.type !== "ExpressionStatement") return undefined;
  const key = readPropertyStore(round, store.expression, name);
  return key === undefined
    ? undefined
    : { ...parts, key, before: round.before.slice(0, -1), store: store.expression, records: undefined, passed: call };
}

/** Returns where the keys of records were drawn that take them out of an array beside the list, which nobody else reads: `list.map((v, i) => ({ v, key: keys[i] }))`. */
function findZippedKeys(
  file: FileContext,
  round: Iteration & { readonly list: TSESTree.Expression },
  key: TSESTree.Node,
  at: TSESTree.Node,
): DrawnKeys | undefined {
  const read = unwrap(key);
  if (read.type !== "MemberExpression" || !read.computed || !round.isIndex(read.property)) return undefined;
  const keys = unwrap(read.object);
  const table = keys.type === "Identifier" ? getVariable(file, keys) : undefined;
  const found = table === undefined ? undefined : findKeysBeside(file, round.list, table, at);
  const isTheirs = (use: TSESTree.Node): boolean =>
    use === keys || (found?.drawing !== undefined && contains(found.drawing, use));
  const isUnread = table?.references.every(({ identifier, init }) => init === true || isTheirs(identifier)) === true;
  return isUnread ? found : undefined;
}

/** One round of `list.map(…)` or `Array.from(list, …)`, which gives something back for each item. */
function readMapping(
  file: FileContext,
  expression: TSESTree.Node,
): (Iteration & { readonly list: TSESTree.Expression }) | undefined {
  const call = unwrap(expression);
  const mapped = call.type === "CallExpression" ? getMapped(file, call) : undefined;
  if (mapped === undefined) return undefined;
  const round = readCallback(file, mapped.callback, mapped.list);
  return round?.isReturned === true ? { ...round, list: mapped.list } : undefined;
}

/** Returns the value of a record's property: of `{ ...v, name: value }` or `[value, v]`. */
function readRecord(
  expression: TSESTree.Node,
  name: string,
): { readonly record: TSESTree.Node; readonly key: TSESTree.Node } | undefined {
  const record = unwrap(expression);
  if (record.type === "ArrayExpression") {
    if (record.elements.some((element) => element?.type === "SpreadElement")) return undefined;
    const key = record.elements.find((_, position) => String(position) === name);
    return key == null ? undefined : { record, key };
  }
  if (record.type !== "ObjectExpression") return undefined;
  for (const property of record.properties.toReversed()) {
    if (property.type !== "Property" || property.computed) return undefined;
    if (getKeyName(property.key) === name) return { record, key: property.value };
  }
  return undefined;
}

function getNameOf(record: TSESTree.Node, isIt: (value: TSESTree.Node) => boolean): string | undefined {
  if (record.type === "ArrayExpression") {
    const index = record.elements.findIndex((element) => element !== null && isIt(element));
    return index === -1 ? undefined : String(index);
  }
  if (record.type !== "ObjectExpression") return undefined;
  const property = record.properties.find(
    (candidate): candidate is TSESTree.Property =>
      candidate.type === "Property" && !candidate.computed && isIt(candidate.value),
  );
  return property === undefined ? undefined : getKeyName(property.key);
}

interface Stored {
  readonly round: Iteration;
  readonly key: TSESTree.Node;
  readonly isPushed: boolean;
}

/** What a round stores as an item's own key: `x.name = draw`, `list[i].name = draw`, or a new record, `list.push({ v, name: draw })`. */
function readStore(
  file: FileContext,
  round: Iteration | undefined,
  list: TSESTree.Node,
  name: string,
): Stored | undefined {
  if (round === undefined) return undefined;
  if (round.list !== undefined && isSameList(file, round.list, list)) {
    const key = readPropertyStore(round, round.last, name);
    return key === undefined ? undefined : { round, key, isPushed: false };
  }
  const [filled, pushed, ...more] = readMethodCall(round.last, "push");
  if (filled === undefined || pushed === undefined || more.length > 0) return undefined;
  const record = isSameList(file, filled, list) ? readRecord(pushed, name) : undefined;
  return record === undefined ? undefined : { round, key: record.key, isPushed: true };
}

function readPropertyStore(round: Iteration, node: TSESTree.Node, name: string): TSESTree.Node | undefined {
  const { target, value } = readAssignment(node) ?? {};
  if (target?.type !== "MemberExpression" || getPropertyName(target) !== name) return undefined;
  return round.isItem(target.object) ? value : undefined;
}

/** `target = value` */
function readAssignment(
  node: TSESTree.Node,
): { readonly target: TSESTree.Node; readonly value: TSESTree.Expression } | undefined {
  return node.type === "AssignmentExpression" && node.operator === "="
    ? { target: unwrap(node.left), value: node.right }
    : undefined;
}

/** The object of `object.name(…)`, and what is handed to it; nothing where an expression is another one. */
function readMethodCall(node: TSESTree.Node, name: string): readonly TSESTree.Node[] {
  const call = unwrap(node);
  if (call.type !== "CallExpression" || call.optional || call.callee.type !== "MemberExpression") return [];
  return getMemberName(call.callee) === name ? [call.callee.object, ...call.arguments] : [];
}

// ---- tables ----

/** Returns where the keys of an array were drawn that lies beside a list: the key of each item is at the item's own index. */
export function findKeysBeside(
  file: FileContext,
  list: TSESTree.Expression,
  table: Variable,
  at: TSESTree.Node,
): DrawnKeys | undefined {
  const path = { kind: "table", table, isMap: false, by: undefined } as const;
  return findTableKeys(file, list, path, at, list);
}

function findTableKeys(
  file: FileContext,
  sorted: TSESTree.Expression,
  path: Extract<KeyPath, { kind: "table" }>,
  at: TSESTree.Node,
  indices = path.isMap || path.by !== undefined ? undefined : getIndexed(file, sorted),
): DrawnKeys | undefined {
  const [definition, ...more] = path.table.defs;
  // `const { keys } = …` takes something out of what stands there.
  if (definition?.node.type !== "VariableDeclarator" || definition.node.id !== definition.name) return undefined;
  if (more.length > 0) return undefined;
  const { init } = definition.node;
  const isTable = (node: TSESTree.Node): boolean => isReadOf(file, node, path.table);
  /** Keys are stored under the items of the sorted list, or under its indices where it is a list of them. */
  const isUnder = (round: Iteration, list: TSESTree.Node, node: TSESTree.Node): boolean => {
    if (indices !== undefined) return round.isIndex(node) && isSameList(file, list, indices);
    if (!isSameList(file, list, stripCopies(file, sorted))) return false;
    if (path.by === undefined) return round.isItem(node);
    const member = unwrap(node);
    return member.type === "MemberExpression" && getPropertyName(member) === path.by && round.isItem(member.object);
  };
  const toKeys = (
    round: Iteration,
    { under, key }: TableStore,
    store: TSESTree.Node,
    drawing: TSESTree.Node,
  ): DrawnKeys | undefined => {
    const { list, before, region } = round;
    if (list === undefined) return undefined;
    const isRight =
      under === undefined
        ? indices !== undefined && (isTable(indices) || isSameList(file, list, indices))
        : path.isMap === under.isMap && isUnder(round, list, under.place);
    if (!isRight) return undefined;
    const lists = [list, sorted, indices].filter((one) => one !== undefined);
    const counted = lists.map((one) => getCounted(file, one)).filter((one) => one !== undefined);
    return {
      key,
      store,
      before,
      region,
      lists: [...lists, ...counted],
      drawing,
      isFilling: false,
      records: undefined,
    };
  };
  for (const earlier of getNodesBefore(at)) {
    if (earlier === definition.node && init !== null) {
      const made = readTable(file, init);
      return made === undefined ? undefined : toKeys(made.round, made, init, earlier);
    }
    const round = readLoop(file, earlier);
    const stored = round === undefined ? undefined : readTableStore(round.last, isTable);
    if (round !== undefined && stored !== undefined) {
      const isFilled = stored.under === undefined && (init === null || !isEmptyArray(init));
      return isFilled ? undefined : toKeys(round, stored, round.last, earlier);
    }
    if (!isHarmless(file, earlier)) return undefined;
  }
  return undefined;
}

interface TableStore {
  /** Under what the key is stored; undefined where it is the next in an array. */
  readonly under: { readonly place: TSESTree.Node; readonly isMap: boolean } | undefined;
  readonly key: TSESTree.Node;
}

/** `keys.set(x, draw)`, `keys[x] = draw`, `keys.push(draw)` */
function readTableStore(node: TSESTree.Node, isTable: (node: TSESTree.Node) => boolean): TableStore | undefined {
  const stored = readAssignment(node);
  if (stored?.target.type === "MemberExpression") {
    const { object, property, computed } = stored.target;
    return computed && isTable(object) ? { under: { place: property, isMap: false }, key: stored.value } : undefined;
  }
  const [pushing, next, ...others] = readMethodCall(node, "push");
  if (pushing !== undefined && next !== undefined && others.length === 0)
    return isTable(pushing) ? { under: undefined, key: next } : undefined;
  const [table, place, key, ...more] = readMethodCall(node, "set");
  if (table === undefined || place === undefined || key === undefined || more.length > 0) return undefined;
  return isTable(table) ? { under: { place, isMap: true }, key } : undefined;
}

/** `new Map(list.map((x) => [x, draw]))`, `Object.fromEntries(…)`, `list.map(() => draw)`, `Array.from({ length }, () => draw)` */
function readTable(
  file: FileContext,
  init: TSESTree.Expression,
): (TableStore & { readonly round: Iteration }) | undefined {
  const { entries, isMap } = readEntries(file, unwrap(init)) ?? {};
  const round = readMapping(file, entries ?? init);
  if (round === undefined) return undefined;
  if (isMap === undefined) return { under: undefined, key: round.last, round };
  const pair = unwrap(round.last);
  if (pair.type !== "ArrayExpression" || pair.elements.length !== 2) return undefined;
  const [place, key] = pair.elements;
  return place == null || key == null ? undefined : { under: { place, isMap }, key, round };
}

/** The pairs of which `new Map(pairs)`, `new WeakMap(pairs)` or `Object.fromEntries(pairs)` makes a table. */
function readEntries(
  file: FileContext,
  node: TSESTree.Node,
): { readonly entries: TSESTree.Node; readonly isMap: boolean } | undefined {
  const isMap =
    node.type === "NewExpression" && (isGlobal(file, node.callee, "Map") || isGlobal(file, node.callee, "WeakMap"));
  const [object, ...values] = readMethodCall(node, "fromEntries");
  const [entries, ...more] = isMap ? node.arguments : values;
  const isTable = isMap || (object !== undefined && isGlobal(file, object, "Object"));
  return isTable && entries !== undefined && more.length === 0 ? { entries, isMap } : undefined;
}

/** The list whose indices an expression lists: `list.map((_, i) => i)`, `[...list.keys()]`, `Array.from({ length: n }, (_, i) => i)`. */
function getIndexed(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return value === undefined ? undefined : getIndexed(file, value);
  }
  const copied = getCopied(file, node);
  if (copied !== undefined) {
    const [list, ...more] = readMethodCall(copied, "keys");
    return list !== undefined && more.length === 0 ? list : getIndexed(file, copied);
  }
  const round = readMapping(file, node);
  return round?.before.length === 0 && round.isIndex(round.last) ? round.list : undefined;
}

// ---- lists ----

function stripCopies(file: FileContext, node: TSESTree.Node): TSESTree.Node {
  const copied = getCopied(file, node);
  return copied === undefined ? node : stripCopies(file, copied);
}

/** Returns whether two expressions name one list, or two of the same length by `{ length }`. */
export function isSameList(file: FileContext, a: TSESTree.Node, b: TSESTree.Node): boolean {
  const [first, second] = [getListName(file, a), getListName(file, b)];
  return first !== undefined && first === second;
}

/** One name for all the ways in which a list can be spelled; for `{ length: n }`, the list whose length n is, or the number. */
function getListName(file: FileContext, expression: TSESTree.Node): string | undefined {
  const node = unwrap(expression);
  switch (node.type) {
    case "ThisExpression":
      return "this";
    case "Identifier": {
      const variable = getVariable(file, node);
      if (variable === undefined) return node.name;
      const value = getOnlyValue(variable);
      const mapped = value === undefined ? undefined : unwrap(value);
      if (mapped !== undefined && isSpelledPath(mapped)) return getListName(file, mapped);
      // A list of draws or of indices is as long as what it was made of.
      return getVariableName(variable);
    }
    case "MemberExpression": {
      const object = getListName(file, node.object);
      const name = getPropertyName(node);
      return object === undefined || name === undefined || node.optional ? undefined : `${object}.${name}`;
    }
    default: {
      const size = getSize(file, node);
      return size === undefined ? undefined : getSizeName(file, size);
    }
  }
}

/** The size that `{ length: size }` or `new Array(size)` states. */
const getSize = (file: FileContext, node: TSESTree.Node): TSESTree.Node | undefined =>
  getLengthProperty(node) ?? getSizeOfNew(file, node);

/** The list that has as many items as `{ length: list.length }` states. */
function getCounted(file: FileContext, list: TSESTree.Node): TSESTree.Node | undefined {
  const size = getSize(file, unwrap(list));
  return size === undefined ? undefined : getLengthList(file, size);
}

function getSizeName(file: FileContext, size: TSESTree.Node): string | undefined {
  const list = getLengthList(file, size);
  if (list !== undefined) return getListName(file, list);
  const count = unwrap(size);
  if (count.type === "Literal") return `length ${String(count.value)}`;
  const variable = count.type === "Identifier" ? getVariable(file, count) : undefined;
  if (variable === undefined || getWrites(variable).length > 0) return undefined;
  return `length ${getVariableName(variable)}`;
}

/** A name that no other variable of the file has. */
const getVariableName = ({ name, defs }: Variable): string => `${name}@${String(defs[0]?.name.range[0])}`;

/** Returns whether a list was made empty right before a loop, with nothing in between that could fill it. */
function isEmptyBefore(file: FileContext, list: TSESTree.Node, loop: TSESTree.Node): boolean {
  for (const earlier of getNodesBefore(loop)) {
    const value = getAssigned(file, earlier, list);
    if (value !== undefined) return isEmptyArray(value);
    if (!isHarmless(file, earlier)) return false;
  }
  return false;
}

/** The value that a statement or declarator gives a path. */
function getAssigned(file: FileContext, node: TSESTree.Node, path: TSESTree.Node): TSESTree.Expression | undefined {
  const { target, value } =
    node.type === "VariableDeclarator"
      ? { target: node.id, value: node.init }
      : ((node.type === "ExpressionStatement" ? readAssignment(node.expression) : undefined) ?? {});
  if (target === undefined || getPathText(file, target) !== getPathText(file, path)) return undefined;
  return value ?? undefined;
}

/** A path as it stands in the source, with the variable that it starts with: no alias is followed. What is none gives its kind. */
function getPathText(file: FileContext, path: TSESTree.Node): string {
  const node = unwrap(path);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    return variable === undefined ? node.name : getVariableName(variable);
  }
  return node.type === "MemberExpression"
    ? `${getPathText(file, node.object)}.${getPropertyName(node) ?? node.type}`
    : node.type;
}

// ---- what runs before ----

/** Yields what runs before a node in the same function, last first: statements, declarators beside it, parts of a sequence. Not around loops. */
function* getNodesBefore(node: TSESTree.Node): Generator<TSESTree.Node> {
  for (let inner = node; inner.parent != null; inner = inner.parent) {
    const { parent } = inner;
    if (isFunction(parent) || isLoop(parent)) return;
    const siblings = getSequence(parent);
    for (const sibling of siblings.slice(0, Math.max(0, siblings.indexOf(inner))).reverse()) {
      if (sibling.type === "VariableDeclaration") yield* sibling.declarations.slice().reverse();
      else yield sibling;
    }
  }
}

function getSequence(parent: TSESTree.Node): readonly TSESTree.Node[] {
  switch (parent.type) {
    case "BlockStatement":
    case "Program":
    case "StaticBlock":
      return parent.body;
    case "SwitchCase":
      return parent.consequent;
    case "VariableDeclaration":
      return parent.declarations;
    case "SequenceExpression":
      return parent.expressions;
    default:
      return [];
  }
}

/** Returns whether running a node can change no list and no key: it assigns nothing, and calls nothing but what is known to read only. */
const isHarmless = (file: FileContext, node: TSESTree.Node): boolean =>
  findEffect(file, node, { members: true, reports: true }) === undefined;

/** Methods that call a function once for each of several things. */
const ITERATING: ReadonlySet<string | undefined> = new Set(
  "forEach map flatMap filter reduce reduceRight some every find findIndex from each times".split(" "),
);

/** Returns what around a node runs again and again: loops, and functions that a list's method calls for each item. */
export function getRoundsAround(node: TSESTree.Node): readonly TSESTree.Node[] {
  const rounds: TSESTree.Node[] = [];
  for (let inner = node; inner.parent != null; inner = inner.parent) {
    const { parent } = inner;
    if (isLoop(parent) && !(parent.type === "ForStatement" && parent.init === inner)) rounds.push(parent);
    if (!isFunction(inner)) continue;
    const callee = parent.type === "CallExpression" ? parent.callee : undefined;
    const name = callee?.type === "MemberExpression" ? getMemberName(callee) : undefined;
    if (!ITERATING.has(name)) return rounds;
    rounds.push(inner);
  }
  return rounds;
}
