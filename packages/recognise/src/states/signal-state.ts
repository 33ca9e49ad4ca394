// Signals, which are called for what they hold: `pair()` of Angular's `pair = signal([left, right])`, set by `pair.set(…)` and `pair.update(…)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getValue, getVariable } from "../syntax/bindings.ts";
import { getCalledName, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import type { State } from "./state.ts";
import { getAsked } from "./list-uses.ts";

/** Functions that make a signal of what they are handed. Svelte's are asked for what they hold in another way, and set in the same. */
const MAKES = /^(?:signal|writable|model)$/;
/** Functions that make one that computes what it holds. */
const COMPUTES = /^(?:computed|linkedSignal|createMemo|derived)$/;

/** Returns the state of the signal that is called: `pair()`, `this.pair()`. */
export const getSignal = (
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
): State | undefined => (given.length === 0 ? getSignalNamed(file, callee) : undefined);

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

function getSignalNamed(file: FileContext, expression: TSESTree.Node): State | undefined {
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
  const uses = variable?.references.filter(({ init }) => init !== true) ?? [];
  return uses.map(({ identifier }) => identifier as TSESTree.Node);
}

/** Returns what signals are set to at some places; undefined where one of them is handed to somebody. */
function getSet(file: FileContext, places: readonly TSESTree.Node[]): readonly TSESTree.Node[] | undefined {
  const values: TSESTree.Node[] = [];
  for (const place of places) {
    const { parent } = place;
    if (parent?.type === "CallExpression" && parent.callee !== place) return undefined;
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
