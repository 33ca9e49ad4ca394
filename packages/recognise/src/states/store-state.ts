// State of stores: those of Zustand, `create((set, get) => ({ … }))`, and slices of the Redux Toolkit, `createSlice({ initialState, reducers })`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePerPart } from "../file/once.ts";
import { getFunction, getOnlyValue, getProperty, getVariable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import {
  getCalledName,
  getMemberName,
  getReturned,
  isFunction,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { isCreator } from "../syntax/store-type.ts";
import { getSetInCalls, type State } from "./state.ts";

/** Returns the state of a store that is called for it: `get()`, `useGame()`, `useGame.getState()`. */
export function getStoreOfCall(file: FileContext, call: TSESTree.CallExpression): State | undefined {
  if (call.arguments.length > 0) return undefined;
  const { callee } = call;
  const isGetState = callee.type === "MemberExpression" && getMemberName(callee) === "getState";
  return (
    (isGetState ? undefined : getStoreOfGet(file, callee)) ?? getStoreNamed(file, isGetState ? callee.object : callee)
  );
}

/** Returns the state of a store that it hands to a function: `set((state) => …)`, `set(produce((state) => …))`, `useGame((state) => …)`. */
export function getStoreOfParameter(file: FileContext, callback: FunctionNode): State | undefined {
  const call = callback.parent;
  if (call.type !== "CallExpression" || call.arguments[0] !== callback) return undefined;
  const { callee, parent } = call;
  if (callee.type === "Identifier" && callee.name === "produce" && parent.type === "CallExpression")
    return getStoreOfSet(file, parent.callee);
  return getStoreOfSet(file, callee) ?? getStoreNamed(file, callee);
}

const getStoreOfSet = (file: FileContext, callee: TSESTree.Node): State | undefined => getStoreOfMaker(file, callee, 0);
const getStoreOfGet = (file: FileContext, callee: TSESTree.Node): State | undefined => getStoreOfMaker(file, callee, 1);

/** Returns the state of the store whose maker is handed a function at a place: `set`, `get`. */
function getStoreOfMaker(file: FileContext, name: TSESTree.Node, index: number): State | undefined {
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  const maker = definition?.name.parent;
  if (maker == null || !isFunction(maker) || more.length > 0 || maker.params[index] !== definition?.name)
    return undefined;
  return getStoreMadeBy(file, maker);
}

/** Returns the state of a store by the name that it has in the file: `const useGame = create(…)`. */
function getStoreNamed(file: FileContext, name: TSESTree.Node): State | undefined {
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  let value: TSESTree.Node | undefined = variable === undefined ? undefined : getOnlyValue(variable);
  while (value?.type === "CallExpression" && isCreator(value)) [value] = value.arguments;
  return value !== undefined && isFunction(value) ? getStoreMadeBy(file, value) : undefined;
}

const getStoreMadeBy = oncePerPart((file: FileContext, maker: TSESTree.Node): State | undefined => {
  const call = maker.parent;
  if (!isFunction(maker) || call?.type !== "CallExpression" || call.arguments[0] !== maker || !isCreator(call))
    return undefined;
  const [start, ...more] = getReturned(file, maker);
  if (start === undefined || more.length > 0) return undefined;
  return {
    owner: maker,
    start,
    getValues: () => {
      const [set] = maker.params;
      const setter = set?.type === "Identifier" ? getVariable(file, set) : undefined;
      const own = setter?.references.map(({ identifier }): TSESTree.Node => identifier) ?? [];
      return getSetInCalls(file, [...own, ...getSettersFromOutside(file, call)]);
    },
  };
});

/** `useGame.setState(…)` */
function getSettersFromOutside(file: FileContext, call: TSESTree.Node): readonly TSESTree.Node[] {
  let outer = call;
  while (outer.parent?.type === "CallExpression") outer = outer.parent;
  const name = outer.parent?.type === "VariableDeclarator" ? outer.parent.id : undefined;
  const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  return (variable?.references ?? []).flatMap(({ identifier: { parent } }) =>
    parent.type === "MemberExpression" && getMemberName(parent) === "setState" ? [parent] : [],
  );
}

/** Returns the state of a slice, or of a store of Vuex, that it hands to one of its functions. */
export function getStateOfSlice(file: FileContext, callback: FunctionNode): State | undefined {
  const mutated = getStateOfMutation(file, callback);
  if (mutated !== undefined || !isReducer(callback)) return mutated;
  for (let node: TSESTree.Node | undefined = callback.parent; node != null; node = node.parent)
    if (node.type === "CallExpression" && getCalledName(node.callee) === "createSlice") return getSliceOf(file, node);
  return undefined;
}

const getSliceOf = oncePerPart((file: FileContext, call: TSESTree.Node): State | undefined => {
  const [options] = call.type === "CallExpression" ? call.arguments : [];
  const given = options?.type === "ObjectExpression" ? getProperty(options, "initialState") : undefined;
  if (options === undefined || given === undefined) return undefined;
  const made = getFunction(file, given);
  return {
    owner: call,
    start: made === undefined ? given : getReturned(file, made)[0],
    getValues: () => {
      const values: TSESTree.Node[] = [];
      visitNodes(file, options, (node) => {
        if (isFunction(node) && isReducer(node)) values.push(...getReturned(file, node));
        return undefined;
      });
      return values;
    },
  };
});

/** Returns whether a function stands where a slice has its reducers: `reducers: { mix(state) { … } }`, `builder.addCase(done, (state) => …)`. */
function isReducer({ parent }: FunctionNode): boolean {
  if (parent.type === "CallExpression")
    return /^add(?:Case|Matcher|DefaultCase)$/.test(getCalledName(parent.callee) ?? "");
  if (parent.type !== "Property") return false;
  if (getMemberKey(parent) === "reducer") return true;
  const around = parent.parent.parent;
  return around.type === "Property" && /^(?:extraR|r)educers$/.test(getMemberKey(around) ?? "");
}

/** Of Vuex, and of Pinia's getters: `{ state: { … }, mutations: { mix(state) { … } } }`. What a mutation gives back is nothing. */
function getStateOfMutation(file: FileContext, { parent }: FunctionNode): State | undefined {
  if (parent.type !== "Property" || parent.parent.type !== "ObjectExpression") return undefined;
  const options = getOptionsWith(file, parent.parent);
  const given = options === undefined ? undefined : getProperty(options, "state");
  if (options === undefined || given === undefined) return undefined;
  const made = getFunction(file, given);
  // Vue.set(state, "sides", all)
  const isSetByName = /\b(?:Vue\.set|Object\.assign)\(\s*state\b/.test(file.sourceCode.text);
  const start = made === undefined ? given : getReturned(file, made)[0];
  return { owner: options, start, getValues: () => (isSetByName ? undefined : []) };
}

/** Returns the object that has another one as its mutations or getters, there or by its name. */
function getOptionsWith(
  file: FileContext,
  functions: TSESTree.ObjectExpression,
): TSESTree.ObjectExpression | undefined {
  const { parent } = functions;
  const name = parent.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : undefined;
  const uses = name === undefined ? [] : (getVariable(file, name)?.references ?? []);
  for (const place of [functions, ...uses.map(({ identifier }): TSESTree.Node => identifier)]) {
    const property = place.parent;
    const isPart =
      property?.type === "Property" &&
      property.value === place &&
      /^(?:mutations|getters)$/.test(getMemberKey(property) ?? "");
    if (isPart && property.parent.type === "ObjectExpression") return property.parent;
  }
  return undefined;
}
