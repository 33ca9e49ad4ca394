// How many items a list has that a function of the file makes anew at each call: `const deck = makeDeck()`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { getMemorized } from "../values/component-state.ts";
import { getFunction, getVariable, type Variable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { isMethodOf } from "../values/cloned-list.ts";
import {
  contains,
  getMemberName,
  getReturned,
  isFunction,
  isLoop,
  unwrap,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { atMostTwo, getMost, type GetLength } from "../values/written-number.ts";

/**
 * Returns how many items a call gives, where a function of the file makes the list and hands it to nobody else; of one with parameters, which may say how many,
 * two at most.
 */
export function getMadeLength(
  file: FileContext,
  call: TSESTree.CallExpression,
  getLength: GetLength,
): number | undefined {
  const memorized = getMemorized(call);
  if (memorized !== undefined) return atMostTwo(getLengthMadeBy(file, memorized, getLength));
  const maker = getFunction(file, call.callee);
  return maker === undefined ? undefined : getLengthMadeBy(file, maker, getLength);
}

/** Returns two at most where a promise is waited for that an async function of the file gives, or `Promise.resolve(list)`. */
export function getAwaitedLength(file: FileContext, promise: TSESTree.Node, getLength: GetLength): number | undefined {
  const call = unwrap(promise);
  if (call.type !== "CallExpression") return undefined;
  const [list] = isMethodOf(file, call, "Promise", /^resolve$/) ? call.arguments : [];
  if (list !== undefined) return atMostTwo(getLength(list));
  const maker = getFunction(file, call.callee);
  if (maker === undefined || maker.generator) return undefined;
  if (maker.async) return atMostTwo(getLengthMadeBy(file, maker, getLength, true));
  const [given, ...more] = getReturned(file, maker);
  const inner = given === undefined ? undefined : unwrap(given);
  // Of a function that gives such a promise.
  const isResolved = inner?.type === "CallExpression" && isMethodOf(file, inner, "Promise", /^resolve$/);
  return isResolved && more.length === 0 ? getAwaitedLength(file, inner, getLength) : undefined;
}

/** Returns the promise whose value a name is: that of `load().then((sides) => …)`. */
export function getPromiseOfName({ defs: [definition, ...more] }: Variable): TSESTree.Node | undefined {
  const callback = definition?.name.parent;
  if (callback === undefined || !isFunction(callback) || callback.params[0] !== definition?.name || more.length > 0)
    return undefined;
  const call = callback.parent;
  const then = call.type === "CallExpression" && call.arguments[0] === callback ? call.callee : undefined;
  return then?.type === "MemberExpression" && getMemberName(then) === "then" ? then.object : undefined;
}

/** Returns how many items the list has that a function, or what a property is asked for by, makes. */
export function getLengthMadeBy(
  file: FileContext,
  maker: FunctionNode,
  getLength: GetLength,
  isAwaited = false,
): number | undefined {
  if (maker.async && !isAwaited) return undefined;
  if (maker.generator) return atMostTwo(countYields(file, maker));
  const known = getLengths(file);
  if (known.has(maker)) return known.get(maker);
  // A function that calls itself is asked while it is being read.
  known.set(maker, undefined);
  const getMade = (list: TSESTree.Node): number | undefined => (isNew(file, maker, list) ? getLength(list) : undefined);
  const returned = getReturned(file, maker);
  const [list, ...others] = returned;
  // Of several lists it is not known which one is made.
  const made =
    list !== undefined && others.length === 0
      ? getMade(list)
      : atMostTwo(getMost(returned, (one) => (isEmptyArray(one) ? 0 : getMade(one))));
  const length = maker.params.length === 0 ? made : atMostTwo(made);
  known.set(maker, length !== undefined && length > 0 ? length : undefined);
  return known.get(maker);
}

const getLengths = oncePer<FileContext, Map<FunctionNode, number | undefined>>(() => new Map());

/** How many items a generator gives at most that goes through its code once: `function* sides() { yield left; yield right; }`. */
function countYields(file: FileContext, { body }: FunctionNode): number | undefined {
  let count = 0;
  visitNodes(file, body, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type === "YieldExpression") count += node.delegate ? Infinity : 1;
    else if (isLoop(node)) count = Infinity;
    return undefined;
  });
  return count === 0 ? undefined : count;
}

/** The methods that give back the very list that they are called on. */
const KEEPS_LIST: ReadonlySet<string> = new Set(["sort", "reverse", "fill"]);

/** Returns whether an expression gives a list that nothing has but the function that makes it. */
function isNew(file: FileContext, maker: FunctionNode, list: TSESTree.Node): boolean {
  const node = unwrap(list);
  switch (node.type) {
    case "ArrayExpression":
    case "NewExpression":
      return true;
    case "Identifier":
      return getVariable(file, node)?.defs.every(({ name }) => contains(maker, name)) === true;
    case "CallExpression": {
      const { callee } = node;
      if (callee.type !== "MemberExpression" || !KEEPS_LIST.has(getMemberName(callee) ?? "")) return true;
      return isNew(file, maker, callee.object);
    }
    default:
      return false;
  }
}
