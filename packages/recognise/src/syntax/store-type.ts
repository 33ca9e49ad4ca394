// What the type between the angle brackets of a store says of its state, `create<Game>()((set, get) => …)`, and what a selector picks out of a state.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable } from "./bindings.ts";
import { getCalledName, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "./tree.ts";

/** Functions that make a store of what a function gives, and those that Zustand puts around that function. */
const CREATES = /^(?:create|createStore|createWithEqualityFn|devtools|persist|immer|subscribeWithSelector)$/;
/** Hooks that give what a function picks out of a state. */
const SELECTS = /^use\w*(?:Selector|Select)$/;

/** `create<Game>` of `create<Game>()(…)` */
const getCreator = ({ callee }: TSESTree.CallExpression): TSESTree.Expression =>
  callee.type === "CallExpression" && callee.arguments.length === 0 ? callee.callee : callee;

/** Returns whether a call makes a store, or is one of those around its maker: `create(…)`, and `create<Game>()(…)`. */
export const isCreator = (call: TSESTree.CallExpression): boolean =>
  CREATES.test(getCalledName(getCreator(call)) ?? "");

/** The type of the state of the store that an expression is, by the name that it has in the file. */
function getTypeNamed(file: FileContext, name: TSESTree.Node): TSESTree.TypeNode | undefined {
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const call = value === undefined ? undefined : unwrap(value);
  return call?.type === "CallExpression" && isCreator(call) ? getTypeMade(call) : undefined;
}

function getTypeMade(call: TSESTree.CallExpression): TSESTree.TypeNode | undefined {
  const { typeArguments } = call.callee.type === "CallExpression" ? call.callee : call;
  return typeArguments?.params[0];
}

/** The type of the state of the store whose maker is handed a function at a place: `set`, `get`. */
function getTypeOfMaker(file: FileContext, name: TSESTree.Node, index: number): TSESTree.TypeNode | undefined {
  const [definition, ...more] = (name.type === "Identifier" ? getVariable(file, name)?.defs : undefined) ?? [];
  const maker = definition?.name.parent;
  if (maker == null || !isFunction(maker) || more.length > 0 || maker.params[index] !== definition?.name)
    return undefined;
  let type: TSESTree.TypeNode | undefined;
  for (let node = maker.parent; node.type === "CallExpression" && isCreator(node); node = node.parent)
    type = getTypeMade(node) ?? type;
  return type;
}

/** Returns the type of what a store holds that is asked for it: `get()`, `useGame()`, `useGame.getState()`. */
export function getTypeOfStore(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
): TSESTree.TypeNode | undefined {
  if (given.length > 0) return undefined;
  if (callee.type === "MemberExpression")
    return getMemberName(callee) === "getState" ? getTypeNamed(file, callee.object) : undefined;
  return getTypeOfMaker(file, callee, 1) ?? getTypeNamed(file, callee);
}

/** Returns the type of what a store hands to a function: `set((game) => …)`, `useGame((game) => …)`, `useGame.setState((game) => …)`. */
export function getTypeHanded(file: FileContext, callback: FunctionNode): TSESTree.TypeNode | undefined {
  const call = callback.parent;
  if (call.type !== "CallExpression" || call.arguments[0] !== callback) return undefined;
  // set(produce((game) => …))
  const isDraft = getCalledName(call.callee) === "produce" && call.parent.type === "CallExpression";
  const { callee } = isDraft ? (call.parent as TSESTree.CallExpression) : call;
  const isSetState = callee.type === "MemberExpression" && getMemberName(callee) === "setState";
  return getTypeOfMaker(file, callee, 0) ?? getTypeNamed(file, isSetState ? callee.object : callee);
}

/** What a hook gives: an expression of the function that picks it, or the type that stands between its angle brackets. */
export interface Selected {
  readonly value: TSESTree.Node | undefined;
  readonly type: TSESTree.TypeNode | undefined;
}

/** Returns what is picked out of a state: `useSelector((state) => state.pair)`, `useSelector<State, Pair>(select)`, `useGame((game) => game.pair)`. */
export function getSelected(file: FileContext, call: TSESTree.CallExpression): Selected | undefined {
  const [select] = call.arguments;
  const isHook = SELECTS.test(getCalledName(call.callee) ?? "");
  if (select === undefined || (!isHook && getTypeNamed(file, call.callee) === undefined)) return undefined;
  const picks = getFunction(file, select);
  const [value, ...others] = picks === undefined || picks.async || picks.generator ? [] : getReturned(file, picks);
  return { value: others.length === 0 ? value : undefined, type: isHook ? call.typeArguments?.params[1] : undefined };
}
