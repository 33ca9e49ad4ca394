// Stores of Solid, which are set part by part: `setGame("sides", (sides) => …)` of `const [game, setGame] = createStore({ sides: [left, right] })`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, type Variable } from "../syntax/bindings.ts";
import { getCalledName, getReturned, isFunction, type FunctionNode } from "../syntax/tree.ts";
import { getSetInCalls, type ListOfState, type State } from "./state.ts";

/** Returns the state that a name gives, itself or as what sets it. */
export function getSolidStore(file: FileContext, { defs: [definition, ...more] }: Variable): State | undefined {
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "ArrayPattern" || more.length > 0)
    return undefined;
  const { init, id } = declarator;
  if (init?.type !== "CallExpression" || getCalledName(init.callee) !== "createStore") return undefined;
  const setter = id.elements[1];
  const variable = setter?.type === "Identifier" ? getVariable(file, setter) : undefined;
  const uses = (variable?.references ?? []).flatMap(({ identifier, init: isDeclared }) =>
    isDeclared === true ? [] : (identifier as TSESTree.Node),
  );
  const isWhole = ({ parent }: TSESTree.Node): boolean =>
    parent?.type !== "CallExpression" || parent.arguments.length === 1;
  return {
    owner: init,
    start: init.arguments[0],
    getValues: () => getSetInCalls(file, uses.filter(isWhole)),
    getParts: (name) => {
      const parts = uses.filter((use) => !isWhole(use)).map((use) => getSetUnder(file, use, name));
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    },
  };
}

/** What a call sets under a name: nothing where it sets under another one. */
function getSetUnder(file: FileContext, setter: TSESTree.Node, name: string): readonly TSESTree.Node[] | undefined {
  const [key, value, ...deeper] = setter.parent?.type === "CallExpression" ? setter.parent.arguments : [];
  if (key?.type !== "Literal" || value === undefined) return undefined;
  if (key.value !== name) return [];
  // setGame("sides", 2, side) makes the list longer.
  if (deeper.length > 0) return undefined;
  return isFunction(value) ? getReturned(file, value) : [value];
}

/** Returns the state that a function is handed: `setGame((game) => …)`, `setGame(produce((game) => …))`. */
export function getSolidStoreHanded(file: FileContext, callback: FunctionNode): State | undefined {
  const call = callback.parent;
  if (call.type !== "CallExpression" || call.arguments[0] !== callback) return undefined;
  const isDraft = getCalledName(call.callee) === "produce" && call.parent.type === "CallExpression";
  const { callee, arguments: given } = isDraft ? (call.parent as TSESTree.CallExpression) : call;
  const setter = callee.type === "Identifier" && given.length === 1 ? getVariable(file, callee) : undefined;
  return setter === undefined ? undefined : getSolidStore(file, setter);
}

/** Returns the list of a state that a name stands for which is handed to a function: `sides` of `setGame("sides", (sides) => …)`. */
export function getPartHanded(file: FileContext, { defs: [definition] }: Variable): ListOfState | undefined {
  const callback = definition?.name.parent;
  if (callback == null || !isFunction(callback) || callback.params[0] !== definition?.name) return undefined;
  const call = callback.parent;
  const [key, value, ...deeper] = call.type === "CallExpression" ? call.arguments : [];
  if (call.type !== "CallExpression" || call.callee.type !== "Identifier" || value !== callback) return undefined;
  const setter = deeper.length > 0 ? undefined : getVariable(file, call.callee);
  const state = setter === undefined ? undefined : getSolidStore(file, setter);
  return state === undefined || key?.type !== "Literal" ? undefined : { state, name: String(key.value) };
}
