// The first items of a list, where a loop of as many rounds drew these and the code behind it takes no others: `for (let i = 0; i < size; i++) swap(list, i, draw()); return list.slice(0, size);`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { Expression, Statement } from "@fair-shuffle/bias";
import type { FileContext } from "../file/file-context.ts";
import { getVariable, getWrites } from "../syntax/bindings.ts";
import { getStep } from "../syntax/iteration.ts";
import { getMemberName, isFunction, someNode, unwrap } from "../syntax/tree.ts";
import { getSibling } from "../sites/repeats.ts";
import type { LoopNode } from "../sites/site.ts";
import { NotKnown } from "../translate/not-known.ts";
import type { Translation } from "../translate/translation.ts";

/** The items that are kept, as a list. */
export const KEPT = "$kept";

const ITEM = "$keptItem";

/**
 * Returns the steps that take the first items out of a loop's list, as the statement behind it does; undefined where that takes no such ones. What is left
 * in the list then is no part of the draw: who lies where among those tells nothing.
 */
export function takeKeptFront(
  translation: Translation,
  node: LoopNode,
  list: string,
  listNode: TSESTree.Node,
): readonly Statement[] | undefined {
  const bound = getBound(node);
  const next = bound === undefined ? undefined : getSibling(node, 1);
  if (bound === undefined || next === undefined || !isConstant(translation, bound)) return undefined;
  const isText = getCompare(translation.file);
  const isTaking = (part: TSESTree.Node): boolean => isFront(part, listNode, bound, isText);
  const isShortening = (part: TSESTree.Node): boolean =>
    part.type === "AssignmentExpression" &&
    part.operator === "=" &&
    part.left.type === "MemberExpression" &&
    getMemberName(part.left) === "length" &&
    isText(part.left.object, listNode) &&
    isText(part.right, bound);
  const isKept = someNode(translation.file, next, (part) =>
    isFunction(part) ? "skip" : isTaking(part) || isShortening(part),
  );
  const count = isKept ? readCount(translation, bound) : undefined;
  return count === undefined ? undefined : [takeFirst(list, count)];
}

/** Whether two nodes are written alike. */
export type Compare = (one: TSESTree.Node, other: TSESTree.Node) => boolean;

export const getCompare =
  ({ sourceCode }: FileContext): Compare =>
  (one, other) =>
    sourceCode.getText(unwrap(one)) === sourceCode.getText(unwrap(other));

/** `list.slice(0, size)`, `list.splice(0, size)` */
export function isFront(node: TSESTree.Node, list: TSESTree.Node, size: TSESTree.Node, isText: Compare): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const [start, end, ...more] = node.arguments;
  const isOfSoMany = start?.type === "Literal" && start.value === 0 && end !== undefined && isText(end, size);
  if (!isOfSoMany || more.length > 0) return false;
  return /^sp?lice$/.test(getMemberName(node.callee) ?? "") && isText(node.callee.object, list);
}

/** Returns the bound of `for (let i = 0; i < bound; i++)`. */
export function getBound(node: LoopNode): TSESTree.Expression | undefined {
  if (node.type !== "ForStatement" || node.init?.type !== "VariableDeclaration") return undefined;
  const [counter] = node.init.declarations;
  const { test, update } = node;
  const isFromFirst = counter?.init?.type === "Literal" && counter.init.value === 0;
  if (!isFromFirst || counter.id.type !== "Identifier" || test?.type !== "BinaryExpression") return undefined;
  const { name } = counter.id;
  const isCounter = (part: TSESTree.Node): boolean => part.type === "Identifier" && part.name === name;
  const step = getStep(update);
  return step?.by === 1 && isCounter(step.target) && test.operator === "<" && isCounter(test.left)
    ? test.right
    : undefined;
}

/** Returns whether a bound is one number throughout. */
export function isConstant({ file }: Translation, bound: TSESTree.Expression): boolean {
  if (bound.type === "Literal") return typeof bound.value === "number";
  const variable = bound.type === "Identifier" ? getVariable(file, bound) : undefined;
  return variable !== undefined && getWrites(variable).length === 0;
}

/** Returns how many rounds a bound says, as the model has it. */
export function readCount(translation: Translation, bound: TSESTree.Expression): Expression | undefined {
  try {
    const count = translation.expression(bound);
    return count.kind === "number" || count.kind === "variable" ? count : undefined;
  } catch (thrown) {
    if (thrown instanceof NotKnown) return undefined;
    throw thrown;
  }
}

/** `while (kept.length < count) kept.push(list.shift())` */
export const takeFirst = (list: string, count: Expression): Statement => {
  const end: Expression = { kind: "length", list: KEPT };
  return {
    kind: "loop",
    test: { kind: "binary", operator: "<", left: end, right: count },
    body: [
      { kind: "take", list, position: { kind: "number", value: 0 }, variable: ITEM },
      { kind: "insert", list: KEPT, position: end, card: { kind: "variable", name: ITEM } },
    ],
    update: [],
    testFirst: true,
  };
};
