// Half of a place, rounded down, which is the same for two neighbours: `Math.floor(i / 2)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { getWrittenNumber } from "./written-number.ts";

/** Returns the counter of which an expression is the half: `Math.floor(i / 2)`, `(i / 2) | 0`, `i >> 1`, and a name for that. */
export function getHalved(file: FileContext, expression: TSESTree.Node): Variable | undefined {
  const node = unwrap(expression);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return value === undefined ? undefined : getHalved(file, value);
  }
  if (node.type === "BinaryExpression") {
    const isShift = /^>>>?$/.test(node.operator) && getWrittenNumber(file, node.right) === 1;
    if (isShift) return getName(file, node.left);
    const isCut = node.operator === "|" && getWrittenNumber(file, node.right) === 0;
    return isCut ? getHalf(file, node.left) : undefined;
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const isFloor = /^(?:floor|trunc)$/.test(getMemberName(node.callee) ?? "");
  const [half] = isFloor && isGlobal(file, node.callee.object, "Math") ? node.arguments : [];
  return half === undefined ? undefined : getHalf(file, half);
}

function getHalf(file: FileContext, expression: TSESTree.Node): Variable | undefined {
  const node = unwrap(expression);
  const isHalf = node.type === "BinaryExpression" && node.operator === "/" && getWrittenNumber(file, node.right) === 2;
  return isHalf ? getName(file, node.left) : undefined;
}

function getName(file: FileContext, node: TSESTree.Node): Variable | undefined {
  return node.type === "Identifier" ? getVariable(file, node) : undefined;
}
