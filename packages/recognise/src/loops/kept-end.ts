// The last items of a list, where a loop of as many rounds drew these from the end on and the code behind it takes no others: `return list.slice(-size);`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { Expression, Statement } from "@fair-shuffle/bias";
import { getMemberName, isFunction, someNode, unwrap } from "../syntax/tree.ts";
import { getSibling } from "../sites/repeats.ts";
import type { LoopNode } from "../sites/site.ts";
import type { Translation } from "../translate/translation.ts";
import { getBound, isConstant, KEPT, readCount } from "./kept-front.ts";
import { getCounters, isSame, LAST, Round } from "./round-counts.ts";

const ITEM = "$keptItem";

/**
 * Returns the steps that take the last items out of a loop's list, as the statement behind it does; undefined where that takes no such ones, or where the loop
 * does not go from the end on.
 */
export function takeKeptEnd(
  translation: Translation,
  node: LoopNode,
  {
    list,
    listNode,
    steps,
  }: { readonly list: string; readonly listNode: TSESTree.Node; readonly steps: readonly Statement[] },
): readonly Statement[] | undefined {
  const { sourceCode } = translation.file;
  const isText = (one: TSESTree.Node | undefined, other: TSESTree.Node): boolean =>
    one !== undefined && sourceCode.getText(unwrap(one)) === sourceCode.getText(unwrap(other));
  const isLength = (part: TSESTree.Node | undefined): boolean =>
    part?.type === "MemberExpression" && getMemberName(part) === "length" && isText(part.object, listNode);
  /** `list.length - size` */
  const getLessThanAll = (part: TSESTree.Node | undefined): TSESTree.Expression | undefined =>
    part?.type === "BinaryExpression" && part.operator === "-" && isLength(part.left) ? part.right : undefined;
  const size = getBound(node) ?? getLessThanAll(getLastBound(node));
  const next = size === undefined ? undefined : getSibling(node, 1);
  if (size === undefined || next === undefined || !isConstant(translation, size)) return undefined;
  const isTaking = (part: TSESTree.Node): boolean => {
    if (part.type !== "CallExpression" || part.callee.type !== "MemberExpression") return false;
    const [start, end, ...more] = part.arguments;
    const isEnd =
      start?.type === "UnaryExpression"
        ? start.operator === "-" && isText(start.argument, size)
        : isText(getLessThanAll(start), size);
    const name = getMemberName(part.callee);
    const isToEnd = end === undefined || (name === "slice" ? isLength(end) : isText(end, size));
    const isKeeping = name === "slice" || name === "splice";
    return isEnd && isToEnd && more.length === 0 && isKeeping && isText(part.callee.object, listNode);
  };
  const isKept = someNode(translation.file, next, (part) => (isFunction(part) ? "skip" : isTaking(part)));
  const count = isKept && goesFromEnd(translation, list, steps) ? readCount(translation, size) : undefined;
  return count === undefined ? undefined : [takeLast(list, count)];
}

/** The bound of `for (let i = list.length - 1; i >= bound; i--)`. */
function getLastBound(node: LoopNode): TSESTree.Node | undefined {
  const test = node.type === "ForStatement" ? node.test : null;
  return test?.type === "BinaryExpression" && test.operator === ">=" ? test.right : undefined;
}

/** Returns whether each round lays an item at the last place that no round before has laid one at. */
function goesFromEnd(translation: Translation, list: string, steps: readonly Statement[]): boolean {
  const loop = steps.at(-1);
  if (loop?.kind !== "loop") return false;
  const outside = [...translation.prelude, ...steps.slice(0, -1)];
  const round = new Round(list, getCounters(list, outside, loop));
  return loop.body.some((step) => {
    if (step.kind === "assign") round.assign(step.variable, step.value);
    const place = step.kind === "lay" && step.list === list ? round.read(step.position).exact : undefined;
    return place !== undefined && isSame(place, LAST);
  });
}

/** `while (kept.length < count) kept.unshift(list.pop())` */
const takeLast = (list: string, count: Expression): Statement => ({
  kind: "loop",
  test: { kind: "binary", operator: "<", left: { kind: "length", list: KEPT }, right: count },
  body: [
    {
      kind: "take",
      list,
      position: { kind: "binary", operator: "-", left: { kind: "length", list }, right: { kind: "number", value: 1 } },
      variable: ITEM,
    },
    { kind: "insert", list: KEPT, position: { kind: "number", value: 0 }, card: { kind: "variable", name: ITEM } },
  ],
  update: [],
  testFirst: true,
});
