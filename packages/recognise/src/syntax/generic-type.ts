// What the type between the angle brackets of a library's call says of what the call keeps: `useState<[string, string]>(…)`, `ref<[string, string]>(…)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getValue, getVariable, type Variable } from "./bindings.ts";
import { getStoreOfName } from "./names.ts";
import { getCalledName, getMemberName, unwrap } from "./tree.ts";

/** Hooks that give what they keep first, in a list: `const [sides, setSides] = useState<Sides>(…)`. */
const FIRST = /^(?:useState|useImmer|createStore)$/;
/** What gives an object with what it keeps under a name. */
const BOXES: ReadonlyMap<string, RegExp> = new Map([
  ["value", /^(?:ref|shallowRef|computed|signal|useSignal|BehaviorSubject)$/],
  ["current", /^useRef$/],
]);
/** What gives a function that is called for what it keeps. `input.required` is an input, too. */
const CALLED = /^(?:signal|computed|input|required|model|linkedSignal|createMemo)$/;

const getArgument = (call: TSESTree.Node | undefined, maker: RegExp): TSESTree.TypeNode | undefined =>
  (call?.type === "CallExpression" || call?.type === "NewExpression") && maker.test(getCalledName(call.callee) ?? "")
    ? call.typeArguments?.params[0]
    : undefined;

/** Returns the type of the name at a place of a pattern that takes a hook's list apart. */
export const getTypeOfHook = (made: TSESTree.Node | null, place: number): TSESTree.TypeNode | undefined =>
  place === 0 && made !== null ? getArgument(unwrap(made), FIRST) : undefined;

/** Returns the type of what a box keeps that is asked for: `sides.value` of `const sides = ref<Sides>(…)`. */
export function getTypeOfBox(file: FileContext, object: TSESTree.Node, name: string): TSESTree.TypeNode | undefined {
  const maker = BOXES.get(name);
  const value = maker === undefined ? undefined : getValue(file, object);
  return maker === undefined || value === undefined ? undefined : getArgument(unwrap(value), maker);
}

/** Returns the type of the props of a component that React wraps: `memo<Props>(({ sides }) => …)`, `forwardRef<Element, Props>(…)`. */
export function getTypeOfWrapped({ callee, typeArguments }: TSESTree.CallExpression): TSESTree.TypeNode | undefined {
  const name = getCalledName(callee);
  if (name === "memo") return typeArguments?.params[0];
  return name === "forwardRef" ? typeArguments?.params[1] : undefined;
}

/** Returns the type of what a signal keeps that is called: `this.sides()` of `sides = input.required<Sides>()`, or a context: `useContext(Sides)`. */
export function getTypeOfSignal(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
): TSESTree.TypeNode | undefined {
  const [context] = given;
  if (context !== undefined) {
    const made = getCalledName(callee) === "useContext" ? getValue(file, context) : undefined;
    return made === undefined ? undefined : getArgument(unwrap(made), /^createContext$/);
  }
  const value = getValue(file, callee);
  return value === undefined ? undefined : getArgument(unwrap(value), CALLED);
}

/** Returns the type of what a store of Svelte holds, by its name with a dollar: of `$sides` after `const sides = writable<Sides>(…)`, or `const sides: Writable<Sides> = …`. */
export function getTypeSubscribed(file: FileContext, name: TSESTree.Identifier): TSESTree.TypeNode | undefined {
  return getTypeOfStored(file, getStoreOfName(file, name));
}

function getTypeOfStored(file: FileContext, store: Variable | undefined): TSESTree.TypeNode | undefined {
  const name = store?.defs[0]?.name;
  const type = name?.type === "Identifier" ? name.typeAnnotation?.typeAnnotation : undefined;
  if (type?.type === "TSTypeReference")
    return /^(?:Writable|Readable)$/.test(file.sourceCode.getText(type.typeName))
      ? type.typeArguments?.params[0]
      : undefined;
  const value = store === undefined ? undefined : getOnlyValue(store);
  return value === undefined ? undefined : getArgument(unwrap(value), /^(?:writable|readable)$/);
}

/** Returns the type of what a call sets, to whose function it is handed: `setSides((sides) => …)`, `sides.update((sides) => …)`. */
export function getTypeSet(file: FileContext, { callee }: TSESTree.CallExpression): TSESTree.TypeNode | undefined {
  if (callee.type === "MemberExpression") {
    const value = getMemberName(callee) === "update" ? getValue(file, callee.object) : undefined;
    const store = callee.object.type === "Identifier" ? getVariable(file, callee.object) : undefined;
    const set = value === undefined ? undefined : getArgument(unwrap(value), CALLED);
    return set ?? (value === undefined ? undefined : getTypeOfStored(file, store));
  }
  const [definition, ...more] = (callee.type === "Identifier" ? getVariable(file, callee)?.defs : undefined) ?? [];
  const pattern = definition?.name.parent;
  const isSetter = pattern?.type === "ArrayPattern" && pattern.elements[1] === definition?.name && more.length === 0;
  return isSetter && pattern.parent.type === "VariableDeclarator" ? getTypeOfHook(pattern.parent.init, 0) : undefined;
}
