// What a loop does beside its shuffle: it reports, counts, waits or shows, and moves no card.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { findEffect } from "../origins/effect.ts";
import { getChildren, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";

/** Names of functions that wait, so that somebody can watch. */
const WAITS = /^(?:sleep|delay|wait|pause|timeout|tick|nextTick|nextFrame|raf|animationFrame)/i;
/** Names of functions that report, and of listeners. */
const REPORTS = /^(?:log|debug|trace|info|on[A-Z]\w*|report\w*)$/;

/** Returns whether an expression that stands as a statement can move no card and steer no index. */
export function isBesideTheShuffle(sourceCode: TSESLint.SourceCode, expression: TSESTree.Expression): boolean {
  switch (expression.type) {
    case "AwaitExpression":
      return isWait(sourceCode, expression.argument) || isReport(sourceCode, expression.argument);
    case "YieldExpression":
      return !expression.delegate && (expression.argument === null || isPlain(sourceCode, expression.argument));
    case "UpdateExpression":
      return isCounter(expression.argument);
    case "AssignmentExpression":
      return (
        (expression.operator === "+=" || expression.operator === "-=") &&
        isCounter(expression.left) &&
        isPlain(sourceCode, expression.right)
      );
    case "ChainExpression":
      return isReport(sourceCode, expression.expression);
    default:
      return isReport(sourceCode, expression);
  }
}

/** A property that counts: `this.swaps`, but no length. A path that the loop reads too is refused where it is read. */
function isCounter(target: TSESTree.Node): boolean {
  return target.type === "MemberExpression" && !target.computed && getMemberName(target) !== "length";
}

function isReport(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): boolean {
  if (node.type !== "CallExpression") return false;
  const callee = unwrap(node.callee);
  if (callee.type === "MemberExpression" && isGlobal(sourceCode, callee.object, "console")) return true;
  const name = getName(callee);
  return name !== undefined && REPORTS.test(name) && node.arguments.every((argument) => isPlain(sourceCode, argument));
}

function isWait(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): boolean {
  if (node.type === "NewExpression") return isGlobal(sourceCode, node.callee, "Promise");
  const name = node.type === "CallExpression" ? getName(unwrap(node.callee)) : undefined;
  return (
    node.type === "CallExpression" &&
    name !== undefined &&
    WAITS.test(name) &&
    node.arguments.every((argument) => isPlain(sourceCode, argument))
  );
}

function getName(callee: TSESTree.Node): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
}

/** Returns whether evaluating an expression changes nothing, and gives nobody a function to call. */
function isPlain(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): boolean {
  return findEffect(sourceCode, node, { members: true }) === undefined && !holdsFunction(sourceCode, node);
}

function holdsFunction(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): boolean {
  return isFunction(node) || getChildren(sourceCode, node).some((child) => holdsFunction(sourceCode, child));
}
