// Lists that a test of their length picks out of others: `groups.filter((group) => group.length === 2)`, `groups.find((group) => group.length === 2)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable } from "../syntax/bindings.ts";
import { getMemberName, getReturned, unwrap } from "../syntax/tree.ts";
import { turnOperator } from "../syntax/turned-operator.ts";
import { getWrittenNumber } from "./written-number.ts";

/** Returns two where a test lets only lists of two items at most through. */
export function getLengthTested(file: FileContext, expression: TSESTree.Node | undefined): number | undefined {
  const test = expression === undefined ? undefined : getFunction(file, expression);
  if (test === undefined || test.async || test.generator) return undefined;
  const [list] = test.params;
  const answers = getReturned(file, test);
  const isPair = (answer: TSESTree.Node): boolean => {
    const node = unwrap(answer);
    if (node.type === "LogicalExpression" && node.operator === "&&") return isPair(node.left) || isPair(node.right);
    if (node.type === "Literal") return node.value === false;
    return node.type === "BinaryExpression" && isTwo(file, node, list);
  };
  return list !== undefined && answers.length > 0 && answers.every(isPair) ? 2 : undefined;
}

/** Returns two for the first or the last such list: `groups.find((group) => group.length === 2)`. */
export const getLengthFound = (
  file: FileContext,
  { callee, arguments: [test] }: TSESTree.CallExpression | TSESTree.NewExpression,
): number | undefined =>
  callee.type === "MemberExpression" && /^find(?:Last)?$/.test(getMemberName(callee) ?? "")
    ? getLengthTested(file, test)
    : undefined;

function isTwo(file: FileContext, test: TSESTree.BinaryExpression, list: TSESTree.Node | undefined): boolean {
  const isTurned = !isLengthOf(file, test.left, list);
  if (isTurned && !isLengthOf(file, test.right, list)) return false;
  const bound = getWrittenNumber(file, isTurned ? test.left : test.right) ?? NaN;
  switch (isTurned ? turnOperator(test.operator) : test.operator) {
    case "===":
    case "==":
    case "<=":
      return bound <= 2;
    case "<":
      return bound <= 3;
    default:
      return false;
  }
}

/** `group.length` of `(group) => …`, and `length` of `({ length }) => …` */
function isLengthOf(file: FileContext, node: TSESTree.Node, list: TSESTree.Node | undefined): boolean {
  if (node.type === "Identifier") {
    const taken = getVariable(file, node)?.defs[0]?.name.parent;
    return taken?.type === "Property" && taken.parent === list && !taken.computed && getName(taken.key) === "length";
  }
  if (node.type !== "MemberExpression" || getMemberName(node) !== "length") return false;
  return list?.type === "Identifier" && getName(node.object) === list.name;
}

const getName = (node: TSESTree.Node): string | undefined => (node.type === "Identifier" ? node.name : undefined);
