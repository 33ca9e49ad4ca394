// The list that a component's state begins with: Vue's `data`, `ref` and `reactive`, Svelte's `$state`, React's `useState`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable, type Variable } from "../syntax/bindings.ts";
import { getHolderOfThis, getMemberKey } from "../syntax/holders.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getCalledName, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";

/** The functions that give back what they are handed, watched. */
const WATCHES = /^(?:reactive|shallowReactive|observable|\$state|\$derived|raw)$/;
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
  const box = getBox(file, node);
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
  const name = getMemberName(node) ?? "";
  const maker = BOXES.get(name);
  const variable =
    maker !== undefined && node.object.type === "Identifier" ? getVariable(file, node.object) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const isBox = value?.type === "CallExpression" && maker?.test(getCalledName(value.callee) ?? "") === true;
  return variable === undefined || !isBox ? undefined : { variable, name, list: value.arguments[0] };
}

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

/** What the component of a `this` has under "data" and "computed". */
function getComponent(
  node: TSESTree.MemberExpression,
): { readonly data: TSESTree.Node | undefined; readonly computed: TSESTree.Node | undefined } | undefined {
  const holder = node.object.type === "ThisExpression" ? getHolderOfThis(node.object) : undefined;
  if (holder?.kind !== "object") return undefined;
  const { parent } = holder.node;
  const isPart = parent.type === "Property" && PARTS.test(getMemberKey(parent) ?? "");
  const component = isPart ? parent.parent : holder.node;
  if (component.type !== "ObjectExpression") return undefined;
  // A store of Pinia calls its data "state".
  const data = getValueOf(component, "data") ?? getValueOf(component, "state");
  return { data, computed: getValueOf(component, "computed") };
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

/** What `const [list, setList] = useState(start)` says. */
interface State {
  readonly start: TSESTree.Node;
  readonly name: string;
  readonly setter: Variable | undefined;
}

/**
 * Returns the lists that React's state may hold, for the name of the state and for what a setter hands to its function, where each setter gives it two items
 * at most: of no other state it is known how many it holds. State that begins with nothing holds what its setters give it.
 * @param isPair whether a list is a pair that takes the place of the pair of a name.
 */
export function getStatesOfPair(
  file: FileContext,
  variable: Variable,
  isPair: (given: TSESTree.Node, list: string) => boolean,
): readonly TSESTree.Node[] | undefined {
  const state = getState(file, variable) ?? getStateOfParameter(file, variable);
  if (state === undefined) return undefined;
  const values = getSetValues(file, state);
  if (values?.every(({ value, old }) => isEmptyArray(value) || isPair(value, old)) !== true) return undefined;
  return isNothingYet(state.start) ? values.map(({ value }) => value) : [state.start];
}

/** Returns whether a value waits for another one: `[]`, `null`, `$state([])`. */
export function isNothingYet(start: TSESTree.Node): boolean {
  const node = unwrap(start);
  const value = getWatched(node) ?? node;
  return isEmptyArray(value) || (value.type === "Literal" && value.raw === "null");
}

/**
 * Returns the list that a property of React's state begins with, `game.sides` of `const [game, setGame] = useState({ sides: [x, y] })`, where each setter keeps the
 * property or gives it two items at most.
 */
export function getPropertyOfState(
  file: FileContext,
  node: TSESTree.MemberExpression,
  isPair: (given: TSESTree.Node, list: string) => boolean,
): TSESTree.Node | undefined {
  const name = getMemberName(node);
  const variable = node.object.type === "Identifier" ? getVariable(file, node.object) : undefined;
  if (name === undefined || variable === undefined) return undefined;
  const state = getState(file, variable) ?? getStateOfParameter(file, variable);
  if (state?.start.type !== "ObjectExpression") return undefined;
  const isKept = getSetValues(file, state)?.every(({ value, old }) => {
    const object = unwrap(value);
    if (object.type !== "ObjectExpression") return false;
    const given = getProperty(object, name);
    if (given !== undefined) return isPair(given, `${old}.${name}`);
    return object.properties.every((one) =>
      one.type === "SpreadElement"
        ? one.argument.type === "Identifier" && one.argument.name === old
        : !one.computed && getMemberKey(one) !== name,
    );
  });
  return isKept === true ? getProperty(state.start, name) : undefined;
}

interface SetValue {
  readonly value: TSESTree.Node;
  /** The name of the state that it takes the place of. */
  readonly old: string;
}

/** Returns all that the setter of a state sets it to; undefined where it is handed to others. */
function getSetValues(file: FileContext, { name, setter }: State): readonly SetValue[] | undefined {
  const values: SetValue[] = [];
  for (const { identifier, init } of setter?.references ?? []) {
    if (init === true) continue;
    const use = identifier as TSESTree.Node;
    const [given] = use.parent?.type === "CallExpression" && use.parent.callee === use ? use.parent.arguments : [];
    if (given === undefined) return undefined;
    const [old] = isFunction(given) ? given.params : [];
    const returned = (isFunction(given) ? getReturned(file, given) : [given]).map(withoutTest);
    values.push(...returned.map((value) => ({ value, old: old?.type === "Identifier" ? old.name : name })));
  }
  return values;
}

/** `old && [...old].sort(…)`: where there is nothing, it stays so. */
function withoutTest(value: TSESTree.Node): TSESTree.Node {
  const node = unwrap(value);
  return node.type === "LogicalExpression" && node.operator === "&&" ? node.right : value;
}

function getState(file: FileContext, { defs }: Variable, index = 0): State | undefined {
  const [definition, ...more] = defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "ArrayPattern" || more.length > 0)
    return undefined;
  const { init, id } = declarator;
  if (id.elements[index] !== definition?.name || init?.type !== "CallExpression") return undefined;
  const [start] = getCalledName(init.callee) === "useState" ? init.arguments : [];
  const [name, setter] = id.elements;
  const value = start !== undefined && isFunction(start) ? getReturned(file, start)[0] : start;
  if (value === undefined) return undefined;
  return {
    start: value,
    name: name?.type === "Identifier" ? name.name : "",
    setter: setter?.type === "Identifier" ? getVariable(file, setter) : undefined,
  };
}

/** `setSides((sides) => …)` */
function getStateOfParameter(file: FileContext, { defs }: Variable): State | undefined {
  const name = defs[0]?.name;
  const callback = name?.parent;
  if (callback == null || !isFunction(callback) || callback.params[0] !== name) return undefined;
  const call = callback.parent;
  if (call.type !== "CallExpression" || call.arguments[0] !== callback || call.callee.type !== "Identifier")
    return undefined;
  const setter = getVariable(file, call.callee);
  return setter === undefined ? undefined : getState(file, setter, 1);
}
