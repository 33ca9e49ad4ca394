// What is left of a list, laid behind the items that a loop drew out of it: `while (rest.length > 1) { … } drawn.push(rest[0]);`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getSibling } from "../sites/repeats.ts";
import type { LoopNode } from "../sites/site.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { getListOfFirst } from "../translate/taken-item.ts";
import { getCompare, type Compare } from "./kept-front.ts";

/**
 * Returns whether the statement behind a loop lays what is left of the list, all of it or its first item, behind what was drawn: then nobody left an item out
 * on purpose, and one that is never drawn always comes last.
 */
export function isRestLaid(
  file: FileContext,
  node: LoopNode,
  list: TSESTree.Node,
  into: TSESTree.Node | undefined,
): boolean {
  const next = into === undefined ? undefined : getSibling(node, 1);
  const value =
    next?.type === "ExpressionStatement" ? next.expression : next?.type === "ReturnStatement" ? next.argument : null;
  if (into === undefined || value === null) return false;
  const isText = getCompare(file);
  const whole = unwrap(value);
  const given = whole.type === "AssignmentExpression" && isText(whole.left, into) ? unwrap(whole.right) : whole;
  return getJoined(given, into, isText).some((part) => isRest(part, list, isText));
}

/** What a call or a list lays right behind others: `drawn.push(item)`, `drawn.concat(rest)`, `[...drawn, ...rest]`. */
function getJoined(node: TSESTree.Node, into: TSESTree.Node, isText: Compare): readonly TSESTree.Node[] {
  if (node.type === "ArrayExpression") {
    const [front, behind, ...more] = node.elements;
    const isFront = front?.type === "SpreadElement" && isText(front.argument, into);
    return isFront && behind != null && more.length === 0 ? [behind] : [];
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const [behind, ...more] = node.arguments;
  const isLaying = /^(?:push|concat)$/.test(getMemberName(node.callee) ?? "") && isText(node.callee.object, into);
  return isLaying && behind !== undefined && more.length === 0 ? [behind] : [];
}

/** `rest`, `...rest`, `rest[0]`, `rest.pop()`, `rest.shift()` */
function isRest(part: TSESTree.Node, list: TSESTree.Node, isText: Compare): boolean {
  const node = unwrap(part.type === "SpreadElement" ? part.argument : part);
  const first = getListOfFirst(node);
  if (first !== undefined) return isText(first, list);
  if (node.type !== "CallExpression") return isText(node, list);
  const { callee } = node;
  return (
    callee.type === "MemberExpression" &&
    node.arguments.length === 0 &&
    /^(?:pop|shift)$/.test(getMemberName(callee) ?? "") &&
    isText(callee.object, list)
  );
}
