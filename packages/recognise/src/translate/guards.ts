// What a function asks of its arguments before it does anything: `if (!Number.isInteger(n)) throw new TypeError("n")`. Where it throws, nothing is shuffled.
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { isWritten } from "../syntax/names.ts";
import { getFunctionAround, someNode } from "../syntax/tree.ts";
import type { Translation } from "./translation.ts";

/** Functions of the language that only look at what they are given. */
const LOOKS: readonly string[] = ["Array", "Number", "Math", "isNaN", "isFinite", "String", "Boolean"];

/** Returns whether a statement of a function that is read in place throws, or does nothing, by what its arguments and constants are. */
export function isGuard({ file, calls, isTried }: Translation, statement: TSESTree.IfStatement): boolean {
  if (calls.length === 0 || isTried || statement.alternate !== null || !throws(statement.consequent)) return false;
  return !someNode(file, statement.test, (node) => {
    switch (node.type) {
      case "Identifier": {
        const variable = getVariable(file, node);
        if (variable === undefined) return false;
        // What was drawn in the function may decide, and then it is no guard.
        const isOwn = variable.defs.some(({ name }) => getFunctionAround(name) === getFunctionAround(statement));
        return isWritten(variable) || (isOwn && !variable.defs.every(({ type }) => type.toString() === "Parameter"));
      }
      case "CallExpression": {
        const callee = node.callee.type === "MemberExpression" ? node.callee.object : node.callee;
        return (
          !LOOKS.some((name) => isGlobal(file, callee, name)) || file.sourceCode.getText(node.callee) === "Math.random"
        );
      }
      case "AssignmentExpression":
      case "UpdateExpression":
      case "NewExpression":
      case "AwaitExpression":
      case "YieldExpression":
        return true;
      default:
        return false;
    }
  });
}

function throws(statement: TSESTree.Statement): boolean {
  if (statement.type === "ThrowStatement") return true;
  const [only, ...more] = statement.type === "BlockStatement" ? statement.body : [];
  return only?.type === "ThrowStatement" && more.length === 0;
}
