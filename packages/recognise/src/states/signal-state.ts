// Signals, which are called for what they hold: `pair()` of Angular's `pair = signal([left, right])`, set by `pair.set(…)` and `pair.update(…)`; and stores of
// Svelte, which are asked for it by their name with a dollar, `$pair`, or by `get(pair)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getProperty, getValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getStoreOfName, getUndeclaredPlaces } from "../syntax/names.ts";
import { getCalledName, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { mayChangeLength } from "../values/changed-length.ts";
import { getSetBy, type State } from "./state.ts";
import { getAsked } from "./list-uses.ts";

/** Functions that make a signal of what they are handed. Svelte's are asked for what they hold in another way, and set in the same. */
const MAKES = /^(?:signal|writable|readable|model|input)$/;
/** Functions that make one that computes what it holds. */
const COMPUTES = /^(?:computed|linkedSignal|createMemo|derived)$/;

/** Returns the state of the signal that is called, `pair()`, `this.pair()`, or asked for by a function, `get(pair)` of Svelte's, `untrack(pair)`. */
export function getSignal(file: FileContext, call: TSESTree.CallExpression): State | undefined {
  const asked = getAskedSignal(call);
  return asked === undefined ? undefined : getSignalNamed(file, asked);
}

/** Returns what a call asks for what it holds, if that is a signal. */
export function getAskedSignal({
  callee,
  arguments: [asked, ...more],
}: TSESTree.CallExpression): TSESTree.Node | undefined {
  if (asked === undefined) return callee;
  return more.length === 0 && isAsking(callee) ? asked : undefined;
}

const isAsking = (callee: TSESTree.Node): boolean => /^(?:get|untrack)$/.test(getCalledName(callee) ?? "");

/** Returns the state of a store of Svelte by the name that stands for what it holds: `$pair` of `const pair = writable([left, right])`. */
export function getStoreSubscribed(file: FileContext, name: TSESTree.Identifier): State | undefined {
  const store = getStoreOfName(file, name);
  const maker = store === undefined ? undefined : getMaker(store);
  if (store === undefined || maker === undefined) return undefined;
  const own = getStateOfOwnStore(file, maker);
  if (own !== undefined) return own;
  if (!MAKES.test(getCalledName(maker.callee) ?? "")) return undefined;
  const [start, starter] = maker.arguments;
  return {
    owner: maker,
    start,
    getValues: () => {
      const set = starter === undefined ? getSet(file, getPlacesOf(store)) : undefined;
      const written = getWrittenUnder(file, store, name.name);
      return set === undefined || written === undefined ? undefined : [...set, ...written];
    },
  };
}

/** Returns the function that computes what a store of Svelte holds: that of `$pair` after `const pair = derived(game, ($game) => [$game.left, $game.right])`. */
export function getComputationOfStore(file: FileContext, name: TSESTree.Identifier): FunctionNode | undefined {
  const store = getStoreOfName(file, name);
  const maker = store === undefined ? undefined : getMaker(store);
  if (maker === undefined || getCalledName(maker.callee) !== "derived") return undefined;
  const [, computation] = maker.arguments;
  // One that is handed how to set it gives nothing back.
  const isComputed = computation !== undefined && isFunction(computation) && computation.params.length < 2;
  return isComputed ? computation : undefined;
}

/** Returns the state of a store that a function of the file makes of one that it took apart: `return { subscribe, mix: () => update(…) };`. */
function getStateOfOwnStore(file: FileContext, { callee }: TSESTree.CallExpression): State | undefined {
  const maker = getFunction(file, callee);
  const [made, ...more] = maker === undefined ? [] : getReturned(file, maker);
  const object = made === undefined ? undefined : unwrap(made);
  const subscribe = object?.type === "ObjectExpression" ? getProperty(object, "subscribe") : undefined;
  return subscribe === undefined || more.length > 0 ? undefined : getStateOfTakenApart(file, subscribe);
}

/** Returns the state of a store of Svelte by one of the functions that it was taken apart into: `const { subscribe, set, update } = writable([left, right])`. */
export function getStateOfTakenApart(file: FileContext, part: TSESTree.Node): State | undefined {
  const variable = part.type === "Identifier" ? getVariable(file, part) : undefined;
  const pattern = variable?.defs[0]?.name.parent.parent;
  const declarator = pattern?.type === "ObjectPattern" ? pattern.parent : undefined;
  const maker = declarator?.type === "VariableDeclarator" && declarator.init !== null ? unwrap(declarator.init) : null;
  if (pattern?.type !== "ObjectPattern" || maker?.type !== "CallExpression") return undefined;
  if (getCalledName(maker.callee) !== "writable" || maker.arguments.length !== 1) return undefined;
  const setters = pattern.properties.filter((one) => one.type !== "Property" || getMemberKey(one) !== "subscribe");
  return {
    owner: maker,
    start: maker.arguments[0],
    getValues: () => {
      const values = setters.map((one) => (one.type === "Property" ? getSetBy(file, one.value) : undefined));
      return values.every((one) => one !== undefined) ? values.flat() : undefined;
    },
  };
}

function getMaker(store: Variable): TSESTree.CallExpression | undefined {
  const value = getOnlyValue(store);
  const maker = value === undefined ? undefined : unwrap(value);
  return maker?.type === "CallExpression" ? maker : undefined;
}

/** Returns what is written to the name with a dollar of a store; undefined where something may make the list there longer. */
function getWrittenUnder(file: FileContext, store: Variable, name: string): readonly TSESTree.Node[] | undefined {
  const values: TSESTree.Node[] = [];
  for (const place of getUndeclaredPlaces(file, name, store)) {
    const { parent } = place;
    if (parent.type === "AssignmentExpression" && parent.left === place) {
      if (parent.operator !== "=") return undefined;
      values.push(parent.right);
    } else if (mayChangeLength(file, place)) return undefined;
  }
  return values;
}

/** Returns the state of the signal that a call sets by what it holds: `pair.update((pair) => …)`. */
export function getSignalOfUpdate(file: FileContext, { callee }: TSESTree.CallExpression): State | undefined {
  const isUpdate = callee.type === "MemberExpression" && /^(?:update|mutate)$/.test(getMemberName(callee) ?? "");
  return isUpdate ? getSignalNamed(file, callee.object) : undefined;
}

/** Returns the state of a subject of RxJS that is asked for what it holds: `sides.value` and `sides.getValue()` of `sides = new BehaviorSubject([left, right])`. */
export function getSubject(file: FileContext, expression: TSESTree.Node): State | undefined {
  const node = unwrap(expression);
  const value = getValue(file, node);
  const maker = value === undefined ? undefined : unwrap(value);
  if (maker?.type !== "NewExpression" || getCalledName(maker.callee) !== "BehaviorSubject") return undefined;
  return { owner: maker, start: maker.arguments[0], getValues: () => getSet(file, getPlaces(file, node)) };
}

/** Returns the function that computes what a signal holds that is called: that of `pair = computed(() => [this.home(), this.away()])`. */
export function getComputationOfSignal(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
): FunctionNode | undefined {
  const value = given.length === 0 ? getValue(file, callee) : undefined;
  const call = value === undefined ? undefined : unwrap(value);
  if (call?.type !== "CallExpression" || !COMPUTES.test(getCalledName(call.callee) ?? "")) return undefined;
  const [computation] = call.arguments;
  return computation !== undefined && isFunction(computation) ? computation : undefined;
}

/** Returns the state of the signal that an expression is, and does not call. */
export function getSignalNamed(file: FileContext, expression: TSESTree.Node): State | undefined {
  const node = unwrap(expression);
  const value = getValue(file, node);
  const maker = value === undefined ? undefined : unwrap(value);
  if (maker?.type !== "CallExpression" || !MAKES.test(getCalledName(maker.callee) ?? "")) return undefined;
  return { owner: maker, start: maker.arguments[0], getValues: () => getSet(file, getPlaces(file, node)) };
}

/** Returns all places that speak of a signal; of a member all of its name, whoever's it is. */
function getPlaces(file: FileContext, node: TSESTree.Node): readonly TSESTree.Node[] {
  if (node.type === "MemberExpression") return getAsked(file, getMemberName(node) ?? "");
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  return variable === undefined ? [] : getPlacesOf(variable);
}

function getPlacesOf({ references, name }: Variable): readonly TSESTree.Node[] {
  const uses = references.filter(({ init, identifier }) => init !== true && identifier.name === name);
  return uses.map(({ identifier }) => identifier as TSESTree.Node);
}

/** Returns what signals are set to at some places; undefined where one of them is handed to somebody. */
function getSet(file: FileContext, places: readonly TSESTree.Node[]): readonly TSESTree.Node[] | undefined {
  const values: TSESTree.Node[] = [];
  for (const place of places) {
    const { parent } = place;
    if (parent?.type === "CallExpression" && parent.callee !== place && !isAsking(parent.callee)) return undefined;
    if (parent?.type !== "MemberExpression" || parent.object !== place) continue;
    const call = parent.parent;
    const name = getMemberName(parent) ?? "";
    if (!/^(?:set|next|update|mutate)$/.test(name)) continue;
    const [given] = call.type === "CallExpression" && call.callee === parent ? call.arguments : [];
    if (given === undefined) return undefined;
    // What changes the list where it lies gives nothing.
    if (name === "mutate") continue;
    if (name === "set" || name === "next") values.push(given);
    else if (isFunction(given)) values.push(...getReturned(file, given));
    else return undefined;
  }
  return values;
}
