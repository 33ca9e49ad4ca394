// The list that a component's state begins with in Vue and Svelte, `data`, `ref`, `reactive` and `$state`, and what boxes of others hold.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getHolderOfThis, getMemberKey } from "../syntax/holders.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getCalledName, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";

/** The functions that give back what they are handed, watched or no longer watched, or what takes its place in a store. */
const WATCHES =
  /^(?:reactive|shallowReactive|observable|proxy|\$state|\$derived|raw|createMutable|reconcile|unwrap|toRaw|markRaw)$/;
/** The functions that put what they are handed into a property of an object, by that property. */
const BOXES: ReadonlyMap<string, RegExp> = new Map([
  ["value", /^(?:ref|shallowRef|signal|useSignal)$/],
  ["current", /^useRef$/],
]);

/** Returns the list that `reactive(list)`, `$state(list)` or `$derived(list)` gives. */
export const getWatched = (node: TSESTree.Node): TSESTree.Node | undefined =>
  node.type === "CallExpression" && WATCHES.test(getCalledName(node.callee) ?? "") ? node.arguments[0] : undefined;

/**
 * Returns the list in `box.value` of a `const box = ref(list)`, or in `box.current`, where it is a pair for as long as the file tells.
 * @param isKept whether a place of the list leaves a pair a pair.
 */
export function getBoxed(
  file: FileContext,
  node: TSESTree.MemberExpression,
  isKept: (place: TSESTree.Node) => boolean,
): TSESTree.Node | undefined {
  return getKeptInBox(getBox(file, node), isKept);
}

/** Returns the list that lies in the box of a name, `const box = ref(list)`, where it is a pair for as long as the file tells. */
export const getBoxedIn = (
  file: FileContext,
  box: TSESTree.Node,
  isKept: (place: TSESTree.Node) => boolean,
): TSESTree.Node | undefined =>
  box.type === "Identifier" ? getKeptInBox(getBoxNamed(file, box, "value"), isKept) : undefined;

function getKeptInBox(box: Box | undefined, isKept: (place: TSESTree.Node) => boolean): TSESTree.Node | undefined {
  if (box === undefined) return undefined;
  const isPair = box.variable.references.every(
    ({ identifier: { parent } }) =>
      parent.type !== "MemberExpression" || getMemberName(parent) !== box.name || isKept(parent),
  );
  return isPair ? box.list : undefined;
}

export interface Box {
  readonly variable: Variable;
  /** The property that the list lies in: `value` or `current`. */
  readonly name: string;
  /** The list that it begins with. */
  readonly list: TSESTree.Node | undefined;
}

/** Returns the box of a `const box = ref(list)` that `box.value` asks for its list. */
export function getBox(file: FileContext, node: TSESTree.MemberExpression): Box | undefined {
  return node.object.type === "Identifier" ? getBoxNamed(file, node.object, getMemberName(node) ?? "") : undefined;
}

function getBoxNamed(file: FileContext, box: TSESTree.Identifier, name: string): Box | undefined {
  const maker = BOXES.get(name);
  const variable = maker === undefined ? undefined : getVariable(file, box);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const isBox = value?.type === "CallExpression" && maker?.test(getCalledName(value.callee) ?? "") === true;
  return variable === undefined || !isBox ? undefined : { variable, name, list: value.arguments[0] };
}

/** Returns the function that computes what a call keeps in a box, `computed(() => …)`, under the property that asks for it. */
export const getComputedIn = (call: TSESTree.CallExpression, name: string): FunctionNode | undefined =>
  name === "value" ? getComputing(call, /^computed$/) : undefined;

/** Returns what lies in the box that a call makes, under the property that asks for it. */
export const getPutIntoBox = (call: TSESTree.CallExpression, name: string): TSESTree.Node | undefined =>
  BOXES.get(name)?.test(getCalledName(call.callee) ?? "") === true ? call.arguments[0] : undefined;

/**
 * Returns the function that computes what a component asks for: that of `const sides = computed(() => [left, right])` for `sides.value`, of a component's own
 * `computed: { sides() { return [this.left, this.right]; } }` for `this.sides`.
 */
export function getComputation(file: FileContext, node: TSESTree.MemberExpression): FunctionNode | undefined {
  const name = getMemberName(node);
  const variable = node.object.type === "Identifier" ? getVariable(file, node.object) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (value !== undefined) return name === "value" ? getComputing(value, /^computed$/) : undefined;
  const computed = name === undefined ? undefined : getComponent(node)?.computed;
  const found = computed?.type === "ObjectExpression" && name !== undefined ? getValueOf(computed, name) : undefined;
  return getGetter(found);
}

/** Returns the function that gives what a call of a library keeps in mind: React's `useMemo(() => [left, right], [left, right])`, Svelte's `$derived.by(…)`. */
export const getMemorized = (value: TSESTree.Node): FunctionNode | undefined => getComputing(value, /^(?:useMemo|by)$/);

function getComputing(value: TSESTree.Node, maker: RegExp): FunctionNode | undefined {
  const call = unwrap(value);
  if (call.type !== "CallExpression" || !maker.test(getCalledName(call.callee) ?? "")) return undefined;
  return getGetter(call.arguments[0]);
}

/** A function, or that under "get" beside one that sets. */
function getGetter(given: TSESTree.Node | undefined): FunctionNode | undefined {
  const getter = given?.type === "ObjectExpression" ? getValueOf(given, "get") : given;
  return getter !== undefined && isFunction(getter) ? getter : undefined;
}

/** Where a component, or a store of Pinia, has its functions. */
const PARTS = /^(?:methods|computed|watch|actions|getters)$/;

interface Component {
  readonly data: TSESTree.Node | undefined;
  readonly computed: TSESTree.Node | undefined;
  readonly props: TSESTree.Node | undefined;
}

/** What the component of a `this` has under "data", "computed" and "props". */
export function getComponent(node: TSESTree.MemberExpression): Component | undefined {
  const holder = node.object.type === "ThisExpression" ? getHolderOfThis(node.object) : undefined;
  if (holder?.kind !== "object") return undefined;
  const { parent } = holder.node;
  const isPart = parent.type === "Property" && PARTS.test(getMemberKey(parent) ?? "");
  const component = isPart ? parent.parent : holder.node;
  if (component.type !== "ObjectExpression") return undefined;
  // A store of Pinia calls its data "state".
  const data = getValueOf(component, "data") ?? getValueOf(component, "state");
  return { data, computed: getValueOf(component, "computed"), props: getValueOf(component, "props") };
}

/** Returns the list that a component's `data` gives a property of `this`: `data() { return { sides: ["left", "right"] }; }`. */
export function getDatum(file: FileContext, node: TSESTree.MemberExpression): TSESTree.Node | undefined {
  const name = getMemberName(node);
  if (name === undefined) return undefined;
  const data = getComponent(node)?.data;
  const state = data !== undefined && isFunction(data) ? getReturned(file, data).map(unwrap) : [data];
  const [only, ...more] = state;
  return only?.type === "ObjectExpression" && more.length === 0 ? getValueOf(only, name) : undefined;
}

function getValueOf({ properties }: TSESTree.ObjectExpression, name: string): TSESTree.Node | undefined {
  const found = properties.find(
    (one): one is TSESTree.Property => one.type === "Property" && getMemberKey(one) === name,
  );
  return found?.value;
}

/** Returns whether a value waits for another one: `[]`, `null`, `$state([])`. */
export function isNothingYet(start: TSESTree.Node): boolean {
  const node = unwrap(start);
  const value = getWatched(node) ?? node;
  return isEmptyArray(value) || (value.type === "Literal" && value.raw === "null");
}
