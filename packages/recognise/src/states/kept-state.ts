// State that something keeps and hands out, and that only it sets: React's hooks and class components, reducers, stores, signals.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getField, getFunction, getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getHolderOfThis } from "../syntax/holders.ts";
import { isWritten } from "../syntax/names.ts";
import { getCalledName, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getStateOfAtom, getStateOfAtomAsked, getStateSetBy } from "./atom-state.ts";
import { getAsked } from "./list-uses.ts";
import { getContextHanded, getContextTaken } from "./machine-context.ts";
import {
  getAskedSignal,
  getSignal,
  getSignalNamed,
  getSignalOfUpdate,
  getStateOfTakenApart,
  getStoreSubscribed,
  getSubject,
} from "./signal-state.ts";
import { getSolidStore, getSolidStoreHanded } from "./solid-store.ts";
import { getSetBy, getSetInCalls, type State } from "./state.ts";
import { getWatchedFor } from "./watched-state.ts";
import { getStateOfSlice, getStoreOfCall, getStoreOfParameter } from "./store-state.ts";

/** Returns the state that an expression asks for: `sides` of `const [sides, setSides] = useState(start)`, `this.state`, `state` of a reducer, `pair()` of a signal. */
export function getState(file: FileContext, expression: TSESTree.Node): State | undefined {
  const node = unwrap(expression);
  switch (node.type) {
    case "Identifier": {
      const variable = getVariable(file, node);
      if (variable === undefined) return getStoreSubscribed(file, node);
      const value = getOnlyValue(variable);
      if (value?.type === "CallExpression") return getState(file, value);
      return getStateOfHook(file, variable, 0) ?? getSolidStore(file, variable) ?? getStateOfParameter(file, variable);
    }
    case "MemberExpression":
      if (getMemberName(node) === "value") return getSubject(file, node.object);
      return node.object.type === "ThisExpression" && getMemberName(node) === "state"
        ? getStateOfClass(file, node.object)
        : undefined;
    case "CallExpression":
      return (
        getSignal(file, node) ??
        getStateOfGetter(file, getAskedSignal(node)) ??
        getStoreOfCall(file, node) ??
        getStateOfAtomAsked(file, node) ??
        getStateOfSubject(file, node)
      );
    default:
      return undefined;
  }
}

/** `sides.getValue()` */
const getStateOfSubject = (file: FileContext, { callee }: TSESTree.CallExpression): State | undefined =>
  callee.type === "MemberExpression" && getMemberName(callee) === "getValue"
    ? getSubject(file, callee.object)
    : undefined;

/** Returns the state of a function's first parameter, where that is one: `setSides((sides) => …)`, `(state, action) => …`. */
function getStateOfParameter(file: FileContext, variable: Variable): State | undefined {
  const [definition, ...more] = variable.defs;
  const name = definition?.name;
  if (name === undefined || more.length > 0 || isWritten(variable)) return undefined;
  const watched = getWatchedFor(variable);
  if (watched !== undefined) return getStateWatched(file, watched);
  const context = getContextTaken(file, name);
  if (context !== undefined) return context;
  const callback = name.parent.type === "AssignmentPattern" ? name.parent.parent : name.parent;
  if (!isFunction(callback)) return undefined;
  const [first] = callback.params;
  return first === name || first === name.parent ? getStateHandedTo(file, callback) : undefined;
}

/** Of what is watched: `pair`, `() => pair()`. */
function getStateWatched(file: FileContext, watched: TSESTree.Node): State | undefined {
  if (!isFunction(watched))
    return getStateOfGetter(file, watched) ?? getSignalNamed(file, watched) ?? getSubject(file, watched);
  const [asked, ...more] = getReturned(file, watched);
  return asked === undefined || more.length > 0 ? undefined : getState(file, asked);
}

/** Returns the state that a function is handed first. */
export function getStateHandedTo(file: FileContext, callback: FunctionNode): State | undefined {
  const call = callback.parent;
  if (call.type === "CallExpression" && call.arguments[0] === callback) {
    const { callee } = call;
    if (callee.type === "Identifier") {
      const setter = getVariable(file, callee);
      const state = setter === undefined ? undefined : (getStateOfHook(file, setter, 1) ?? getStateSetBy(file, setter));
      if (state !== undefined) return state;
    }
    const isSetState = callee.type === "MemberExpression" && getMemberName(callee) === "setState";
    if (isSetState && callee.object.type === "ThisExpression") return getStateOfClass(file, callee.object);
    const signal = getSignalOfUpdate(file, call) ?? getStateOfTakenApart(file, callee);
    if (signal !== undefined) return signal;
  }
  const draft = getStateOfDraft(file, callback);
  if (draft !== undefined) return draft;
  const machine = getContextHanded(file, callback) ?? getSolidStoreHanded(file, callback);
  if (machine !== undefined) return machine;
  return getStoreOfParameter(file, callback) ?? getStateOfSlice(file, callback) ?? getStateOfReducer(file, callback);
}

/** Of Immer's `produce(game, (draft) => { … })`: the draft is what it is made of. */
function getStateOfDraft(file: FileContext, callback: FunctionNode): State | undefined {
  const call = callback.parent;
  if (call.type !== "CallExpression" || call.arguments[1] !== callback || getCalledName(call.callee) !== "produce")
    return undefined;
  const [base] = call.arguments;
  return base === undefined ? undefined : (getState(file, base) ?? { owner: call, start: base, getValues: () => [] });
}

/** Of a name that a hook gives in a pattern: `const [sides, setSides] = useState(start)`, `const [game, dispatch] = useReducer(reduce, start)`. */
function getStateOfHook(
  file: FileContext,
  { defs: [definition, ...more] }: Variable,
  index: number,
): State | undefined {
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "ArrayPattern" || more.length > 0)
    return undefined;
  const { init, id } = declarator;
  if (id.elements[index] !== definition?.name || init?.type !== "CallExpression") return undefined;
  const [first, second, third] = init.arguments;
  const called = getCalledName(init.callee);
  switch (called) {
    case "createSignal":
    case "useImmer":
    case "useState":
      // What createSignal gives first is no state, but a function to ask for it.
      if (called === "createSignal" && index === 0) return undefined;
      return {
        owner: init,
        start: first !== undefined && isFunction(first) ? getReturned(file, first)[0] : first,
        getValues: () => getSetBy(file, id.elements[1]),
      };
    case "useReducer": {
      const reducer = first === undefined ? undefined : getFunction(file, first);
      const start = third === undefined ? second : undefined;
      if (reducer === undefined || start === undefined || index > 0) return undefined;
      return { owner: reducer, start, getValues: () => getReturned(file, reducer) };
    }
    case "useAtom":
    case "useRecoilState":
      return first === undefined ? undefined : getStateOfAtom(file, first);
    default:
      return undefined;
  }
}

/** Of the getter in `const [sides, setSides] = createSignal(start)`: `sides()`, `untrack(sides)`. */
function getStateOfGetter(file: FileContext, getter: TSESTree.Node | undefined): State | undefined {
  const variable = getter?.type === "Identifier" ? getVariable(file, getter) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  const pattern = definition?.name.parent;
  if (pattern?.type !== "ArrayPattern" || pattern.elements[0] !== definition?.name || more.length > 0) return undefined;
  const { parent: declarator } = pattern;
  const maker = declarator.type === "VariableDeclarator" ? declarator.init : null;
  if (maker?.type !== "CallExpression" || getCalledName(maker.callee) !== "createSignal") return undefined;
  return { owner: maker, start: maker.arguments[0], getValues: () => getSetBy(file, pattern.elements[1]) };
}

/** Of React's class components: `state = { … }`, or what the constructor gives `this.state`. */
function getStateOfClass(file: FileContext, self: TSESTree.ThisExpression): State | undefined {
  const holder = getHolderOfThis(self);
  const asked = getAsked(file, "state").find(
    (one): one is TSESTree.MemberExpression =>
      one.type === "MemberExpression" &&
      one.object.type === "ThisExpression" &&
      getHolderOfThis(one.object)?.node === holder?.node,
  );
  const start = asked === undefined ? undefined : getField(file, asked);
  if (holder?.kind !== "class" || start === undefined || start.isDefault) return undefined;
  return {
    owner: holder.node,
    start: start.value,
    getValues: () => {
      const setters = getAsked(file, "setState").filter(
        (one) =>
          one.type !== "MemberExpression" ||
          one.object.type !== "ThisExpression" ||
          getHolderOfThis(one.object)?.node === holder.node,
      );
      return getSetInCalls(file, setters);
    },
  };
}

/** Of a function that is handed a state and gives the next one: `useReducer(reduce, start)`, and by its default `(state = start, action) => …`. */
function getStateOfReducer(file: FileContext, reducer: FunctionNode): State | undefined {
  const [first] = reducer.params;
  const start = first?.type === "AssignmentPattern" ? first.right : getStartHandedWith(file, reducer);
  return start === undefined ? undefined : { owner: reducer, start, getValues: () => getReturned(file, reducer) };
}

/** Returns what `useReducer` is handed beside a function. */
function getStartHandedWith(file: FileContext, reducer: FunctionNode): TSESTree.Node | undefined {
  const named = reducer.type === "FunctionDeclaration" ? reducer.id : getNameOf(reducer);
  const variable = named == null ? undefined : getVariable(file, named);
  const places = variable?.references.map(({ identifier }): TSESTree.Node => identifier) ?? [];
  for (const place of [reducer, ...places]) {
    const call = place.parent;
    if (call?.type !== "CallExpression" || getCalledName(call.callee) !== "useReducer") continue;
    const [own, start, ...more] = call.arguments;
    if (own === place && more.length === 0) return start;
  }
  return undefined;
}

function getNameOf({ parent }: FunctionNode): TSESTree.Identifier | undefined {
  return parent.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : undefined;
}
