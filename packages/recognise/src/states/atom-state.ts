// Atoms of Jotai, Recoil and Nano Stores: `const sides = atom([left, right])`, which hooks and functions are handed to ask for it and to set it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable, type Variable } from "../syntax/bindings.ts";
import { getCalledName, getMemberName, getReturned, isFunction } from "../syntax/tree.ts";
import { getSetBy, type State } from "./state.ts";

const MAKES = /^(?:atom|atomWithStorage)$/;
/** Functions that give what an atom holds. */
const ASKS = /^(?:get|useAtomValue|useRecoilValue|useStore)$/;
/** Hooks that give a function to set it, alone or behind what it holds. */
const GIVES_SETTER = /^(?:useAtom|useRecoilState|useSetAtom|useSetRecoilState)$/;

/** Returns the state of an atom that is asked for what it holds: `useAtomValue(sides)`, `sides.get()`. */
export function getStateOfAtomAsked(
  file: FileContext,
  { callee, arguments: [first] }: TSESTree.CallExpression,
): State | undefined {
  if (first !== undefined) return ASKS.test(getCalledName(callee) ?? "") ? getStateOfAtom(file, first) : undefined;
  const isGet = callee.type === "MemberExpression" && getMemberName(callee) === "get";
  return isGet ? getStateOfAtom(file, callee.object) : undefined;
}

/** Returns the state that an atom of a name holds. */
export function getStateOfAtom(file: FileContext, node: TSESTree.Node): State | undefined {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const maker = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || maker?.type !== "CallExpression") return undefined;
  const name = getCalledName(maker.callee) ?? "";
  if (!MAKES.test(name)) return undefined;
  const [first, second] = maker.arguments;
  // Recoil's are told what they begin with under a name.
  const given = first?.type === "ObjectExpression" ? getProperty(first, "default") : undefined;
  const uses = variable.references.filter(({ init }) => init !== true);
  return {
    owner: maker,
    start: name === "atom" ? (given ?? first) : second,
    getValues: () =>
      getSet(
        file,
        uses.map(({ identifier }) => identifier as TSESTree.Node),
      ),
  };
}

/** Returns the state that a function sets that a hook gave: `set` of `const set = useSetAtom(sides)`. */
export function getStateSetBy(file: FileContext, setter: Variable): State | undefined {
  const hook = getOnlyValue(setter);
  if (hook?.type !== "CallExpression" || !GIVES_SETTER.test(getCalledName(hook.callee) ?? "")) return undefined;
  const [atom] = hook.arguments;
  return atom === undefined ? undefined : getStateOfAtom(file, atom);
}

/** Returns what an atom is set to at all places that name it; undefined where one of them may do so in another way. */
function getSet(file: FileContext, uses: readonly TSESTree.Node[]): readonly TSESTree.Node[] | undefined {
  const values: TSESTree.Node[] = [];
  for (const use of uses) {
    const { parent } = use;
    if (parent?.type === "MemberExpression" && parent.object === use) {
      const call = parent.parent;
      if (getMemberName(parent) !== "set") continue;
      const [value] = call.type === "CallExpression" && call.callee === parent ? call.arguments : [];
      if (value === undefined) return undefined;
      values.push(value);
      continue;
    }
    if (parent?.type !== "CallExpression") continue;
    const given = getSetByCall(file, parent);
    if (given === undefined) return undefined;
    values.push(...given);
  }
  return values;
}

/** Returns what a call that is handed an atom sets it to: `set(sides, next)`, and what the setter does of `const [all, setAll] = useAtom(sides)`. */
function getSetByCall(file: FileContext, call: TSESTree.CallExpression): readonly TSESTree.Node[] | undefined {
  const name = getCalledName(call.callee) ?? "";
  if (ASKS.test(name)) return [];
  const [, value] = call.arguments;
  if (name === "set" && value !== undefined) return isFunction(value) ? getReturned(file, value) : [value];
  if (!GIVES_SETTER.test(name) || call.parent.type !== "VariableDeclarator") return undefined;
  const { id } = call.parent;
  return getSetBy(file, id.type === "ArrayPattern" ? id.elements[1] : id);
}
