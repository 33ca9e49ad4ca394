// Two places that exchange their items by arithmetic, without a third one: `a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j]`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";

/** Returns the two places that three assignments exchange by arithmetic: `x ^= y, y ^= x, x ^= y`, or by `+` and `-`. */
export function getArithmeticSwap(
  file: FileContext,
  steps: readonly TSESTree.Node[],
): readonly [TSESTree.MemberExpression, TSESTree.MemberExpression] | undefined {
  const [first, second, third] = steps.map((step) => {
    const node = step.type === "ExpressionStatement" ? step.expression : step;
    if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return undefined;
    const { left, right, operator } = node;
    const target = file.sourceCode.getText(left);
    if (operator === "^=" || operator === "+=" || operator === "-=")
      return { left, target, sum: [target, operator.slice(0, -1), file.sourceCode.getText(right)], other: right };
    if (operator !== "=" || right.type !== "BinaryExpression") return undefined;
    const sum = [file.sourceCode.getText(right.left), right.operator, file.sourceCode.getText(right.right)];
    return { left, target, sum, other: right.right };
  });
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const { other } = first;
  if (other.type !== "MemberExpression") return undefined;
  const [x, y] = [first.target, file.sourceCode.getText(other)];
  const isExclusive = first.sum[1] === "^";
  const [plain, back] = isExclusive ? ["^", "^"] : ["+", "-"];
  const isSum = (sum: readonly string[], ...wanted: string[]): boolean =>
    sum.join(" ") === wanted.join(" ") || (isExclusive && sum.toReversed().join(" ") === wanted.join(" "));
  const isSwap =
    isSum(first.sum, x, plain, y) &&
    second.target === y &&
    isSum(second.sum, x, back, y) &&
    third.target === x &&
    isSum(third.sum, x, back, y);
  return isSwap ? [first.left, other] : undefined;
}
