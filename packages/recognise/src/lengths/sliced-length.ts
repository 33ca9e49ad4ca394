// How many items a slice of a list has.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { atMostTwo, getWrittenNumber } from "../values/written-number.ts";

/** Returns how many items a slice from one place to another takes at most, where its arguments tell: `(0, 2)`, `(-2)`, `(i, i + 2)`. */
export function getSliced(
  file: FileContext,
  first: TSESTree.Node | undefined,
  second: TSESTree.Node | undefined,
): number | undefined {
  if (first === undefined || first.type === "SpreadElement") return undefined;
  const start = splitSum(file, first);
  if (second === undefined) return start.base === "" && start.shift < 0 ? -start.shift : undefined;
  const least = getLeast(file, second);
  if (least !== undefined) return start.base === "" && start.shift >= 0 ? least - start.shift : undefined;
  const end = splitSum(file, second);
  const isFromOneEnd = start.base !== "" || start.shift < 0 === end.shift < 0;
  return start.base === end.base && isFromOneEnd ? end.shift - start.shift : undefined;
}

/** Returns the least of the numbers that are written in `Math.min(2, list.length)`: no more than that is chosen. */
function getLeast(file: FileContext, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  if (getMemberName(node.callee) !== "min" || !isGlobal(file, node.callee.object, "Math")) return undefined;
  const sums = node.arguments.map((argument) => splitSum(file, argument));
  const numbers = sums.flatMap(({ base, shift }) => (base === "" ? shift : []));
  return numbers.length > 0 && numbers.every((number) => number >= 0) ? Math.min(...numbers) : undefined;
}

/** How many items a slice takes of a list whose length is known, by places that are written: `(1)`, `(0, -1)`. */
export function getLengthOfSlice(
  file: FileContext,
  [first, second]: readonly (TSESTree.Node | undefined)[],
  getLength: () => number | undefined,
): number | undefined {
  if (first === undefined || first.type === "SpreadElement" || second?.type === "SpreadElement") return undefined;
  const start = splitSum(file, first);
  const end = second === undefined ? { base: "", shift: Infinity } : splitSum(file, second);
  const length = start.base === "" && end.base === "" ? getLength() : undefined;
  if (length === undefined) return undefined;
  const toPlace = ({ shift }: { readonly shift: number }): number =>
    shift < 0 ? Math.max(length + Math.trunc(shift), 0) : Math.min(Math.trunc(shift), length);
  const count = toPlace(end) - toPlace(start);
  return count > 0 ? count : undefined;
}

/** How many items `list.toSpliced(…)` has of a list whose length is known, or two at most of any other: `(0, 1)`, `(2)`, `(1, 1, x)`. */
export function getLengthWithout(
  file: FileContext,
  given: readonly TSESTree.Node[],
  getLength: () => number | undefined,
): number | undefined {
  const [first, second, ...added] = given;
  if (first === undefined || given.some(({ type }) => type === "SpreadElement")) return undefined;
  const start = getWrittenNumber(file, first);
  const length = getLength();
  if (length === undefined) {
    const isCut = second === undefined && start !== undefined && start >= 0;
    return isCut ? atMostTwo(Math.max(start, 1)) : undefined;
  }
  const removed = second === undefined ? Infinity : getWrittenNumber(file, second);
  if (removed === undefined) return undefined;
  // A place that is not written is one of the list's, as somebody has looked it up there: that holds for one item.
  if (start === undefined) return removed === 1 ? atMostTwo(length - 1 + added.length) : undefined;
  const place = start < 0 ? Math.max(length + Math.trunc(start), 0) : Math.min(Math.trunc(start), length);
  const left = length - Math.min(Math.max(Math.trunc(removed), 0), length - place) + added.length;
  return left > 0 ? left : undefined;
}

/** Splits `i + 2` into "i" and 2. What is called may give another number each time: it is a base of its own. */
function splitSum(file: FileContext, expression: TSESTree.Node): { readonly base: string; readonly shift: number } {
  const node = unwrap(expression);
  const number = getWrittenNumber(file, node);
  if (number !== undefined) return { base: "", shift: number };
  if (node.type === "UnaryExpression" && node.operator === "-") {
    const { base, shift } = splitSum(file, node.argument);
    if (base === "") return { base, shift: -shift };
  }
  if (node.type === "BinaryExpression" && (node.operator === "+" || node.operator === "-")) {
    const [left, right] = [splitSum(file, node.left), splitSum(file, node.right)];
    const sign = node.operator === "+" ? 1 : -1;
    if (right.base === "") return { base: left.base, shift: left.shift + sign * right.shift };
    if (left.base === "" && sign === 1) return { base: right.base, shift: left.shift + right.shift };
  }
  const text = file.sourceCode.getText(node);
  return { base: /[(=]|\+\+|--/.test(text) ? `${text} at ${String(node.range[0])}` : text, shift: 0 };
}
