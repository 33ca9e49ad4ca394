// What a new list has the items of, or copies of them, in the same order: `structuredClone(list)`, `JSON.parse(JSON.stringify(list))`, `await Promise.all(list)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getCalledName, getMemberName, unwrap } from "../syntax/tree.ts";

/** Returns the list that has as many items as an expression gives, because that makes its own from it; undefined for anything else. */
export function getCloned(file: FileContext, node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type === "AwaitExpression") {
    const call = unwrap(node.argument);
    if (call.type !== "CallExpression") return undefined;
    if (isMethodOf(file, call, "Promise", /^all(?:Settled)?$/)) return getOnly(call);
    // Prisma gives an answer for each query of a transaction.
    const isTransaction = call.callee.type === "MemberExpression" && getMemberName(call.callee) === "$transaction";
    return isTransaction ? call.arguments[0] : undefined;
  }
  if (node.type !== "CallExpression") return undefined;
  if (isGlobal(file, node.callee, "structuredClone")) return node.arguments[0];
  // untrack(() => list), of Svelte and Solid
  const [computation] = getCalledName(node.callee) === "untrack" ? node.arguments : [];
  if (computation?.type === "ArrowFunctionExpression" && computation.body.type !== "BlockStatement")
    return computation.body;
  // Svelte's copy of a state.
  if (isMethodOf(file, node, "$state", /^snapshot$/)) return node.arguments[0];
  if (isMethodOf(file, node, "JSON", /^parse$/)) {
    const [text] = node.arguments;
    const written = text === undefined ? undefined : unwrap(text);
    return written?.type === "CallExpression" && isMethodOf(file, written, "JSON", /^stringify$/)
      ? written.arguments[0]
      : undefined;
  }
  // Object.assign([], list)
  if (isMethodOf(file, node, "Object", /^assign$/)) {
    const [target, source, ...more] = node.arguments;
    return target !== undefined && isEmptyArray(target) && more.length === 0 ? source : undefined;
  }
  // Array.prototype.slice.call(list), [].slice.call(list)
  const { callee } = node;
  const method = callee.type === "MemberExpression" && getMemberName(callee) === "call" ? callee.object : undefined;
  return method?.type === "MemberExpression" && getMemberName(method) === "slice" ? getOnly(node) : undefined;
}

const getOnly = ({ arguments: given }: TSESTree.CallExpression): TSESTree.Node | undefined =>
  given.length === 1 ? given[0] : undefined;

export const isMethodOf = (
  file: FileContext,
  { callee }: TSESTree.CallExpression,
  owner: string,
  name: RegExp,
): boolean =>
  callee.type === "MemberExpression" && isGlobal(file, callee.object, owner) && name.test(getMemberName(callee) ?? "");
