// Methods that the file gives to all arrays, and calls on one: `Array.prototype.swap = function (i, j) { … }; …; cards.swap(i, j);`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import { getAskedName } from "../syntax/holders.ts";
import { getMemberWrites, hasUnnamedWrite, isArrayPrototype } from "../syntax/replaceable.ts";
import { findNode, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { isKnownArray } from "./receiver.ts";

/** Returns the function that is called where the file gives all arrays one of that name, once and whatever happens, and what it is called on is an array. */
export function getArrayMethod(file: FileContext, callee: TSESTree.Node): FunctionNode | undefined {
  const asked = unwrap(callee);
  const name = asked.type === "MemberExpression" ? getAskedName(asked) : undefined;
  if (asked.type !== "MemberExpression" || asked.optional || name === undefined) return undefined;
  if (!givesArraysMethods(file)) return undefined;
  const [write, ...more] = getMemberWrites(file, name);
  if (write === undefined || more.length > 0 || !isArrayPrototype(file, unwrap(write.object))) return undefined;
  if (hasUnnamedWrite(file, (object) => isArrayPrototype(file, object))) return undefined;
  const { parent: assignment } = write.target;
  if (assignment?.type !== "AssignmentExpression" || assignment.operator !== "=") return undefined;
  if (assignment.parent.type !== "ExpressionStatement" || assignment.parent.parent.type !== "Program") return undefined;
  const method = unwrap(assignment.right);
  const isMethod = isFunction(method) && method.type !== "ArrowFunctionExpression";
  return isMethod && isKnownArray(file, asked.object) ? method : undefined;
}

/** Returns whether a text may give all arrays a method: one look for the whole file. */
const givesArraysMethods = oncePer(({ sourceCode: { text } }: FileContext): boolean =>
  /\bArray\s*\.\s*prototype\s*[.[]/.test(text),
);

/** Returns the first call of such a method in code, as it is written: other files can give all arrays another one. */
export function findArrayMethod(file: FileContext, code: readonly TSESTree.Node[]): TSESTree.Node | undefined {
  const call = findNode(
    file,
    code,
    (node) => node.type === "CallExpression" && getArrayMethod(file, node.callee) !== undefined,
  );
  return call?.type === "CallExpression" ? call.callee : undefined;
}
