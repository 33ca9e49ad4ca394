// What a loop does beside its shuffle: it reports, counts, checks, waits or shows, and moves no card.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { findEffect } from "../origins/effect.ts";
import { getOrigin } from "../origins/origin.ts";
import { getCalledName, getChildren, getMemberName, isFunction, someNode, unwrap } from "../syntax/tree.ts";

/** Names of functions that wait, so that somebody can watch. */
const WAITS = /^(?:sleep|delay|wait|pause|timeout|tick|nextTick|nextFrame|raf|animationFrame)/i;
/** Names of functions that report, and of listeners. */
const REPORTS = /^(?:log|debug|trace|info|on[A-Z]\w*|report\w*)$/;
/** Node's own and others, whose functions throw or do nothing. */
const ASSERTIONS = /^(?:(?:node:)?assert(?:\/strict)?|(?:tiny-|ts-)?invariant)$/;

/** Returns whether an expression that stands as a statement can move no card and steer no index. */
export function isBesideTheShuffle(file: FileContext, expression: TSESTree.Expression): boolean {
  switch (expression.type) {
    case "AwaitExpression":
      return isWait(file, expression.argument) || isReport(file, expression.argument);
    case "YieldExpression":
      return !expression.delegate && (expression.argument === null || isPlain(file, expression.argument));
    case "UpdateExpression":
      return isCounter(expression.argument);
    case "AssignmentExpression":
      return (
        (expression.operator === "+=" || expression.operator === "-=") &&
        isCounter(expression.left) &&
        isPlain(file, expression.right)
      );
    case "ChainExpression":
      return isReport(file, expression.expression);
    default:
      return isReport(file, expression) || isAssertion(file, expression) || changesLook(file, expression);
  }
}

/** A property that counts: `this.swaps`, but no length. A path that the loop reads too is refused where it is read. */
function isCounter(target: TSESTree.Node): boolean {
  return target.type === "MemberExpression" && !target.computed && getMemberName(target) !== "length";
}

function isReport(file: FileContext, node: TSESTree.Node): boolean {
  if (node.type !== "CallExpression") return false;
  const callee = unwrap(node.callee);
  if (callee.type === "MemberExpression" && isGlobal(file, callee.object, "console"))
    return !node.arguments.some((argument) => writes(file, argument));
  const name = getCalledName(callee);
  return name !== undefined && REPORTS.test(name) && node.arguments.every((argument) => isPlain(file, argument));
}

/** `card.classList.remove("open")` */
function changesLook(file: FileContext, node: TSESTree.Node): boolean {
  const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression" || callee.optional) return false;
  const list = unwrap(callee.object);
  const isLook = list.type === "MemberExpression" && getMemberName(list) === "classList";
  return (
    isLook &&
    /^(?:add|remove|toggle|replace)$/.test(getMemberName(callee) ?? "") &&
    [list.object, ...node.arguments].every((part) => isPlain(file, part))
  );
}

function isAssertion(file: FileContext, node: TSESTree.Node): boolean {
  if (node.type !== "CallExpression" || !node.arguments.every((argument) => isPlain(file, argument))) return false;
  return ASSERTIONS.test(getOrigin(file, node.callee)?.module ?? "");
}

function isWait(file: FileContext, node: TSESTree.Node): boolean {
  if (node.type === "NewExpression") return isGlobal(file, node.callee, "Promise") && !writes(file, node);
  const name = node.type === "CallExpression" ? getCalledName(node.callee) : undefined;
  return (
    node.type === "CallExpression" &&
    name !== undefined &&
    WAITS.test(name) &&
    node.arguments.every((argument) => isPlain(file, argument))
  );
}

/** The methods of arrays that move items. */
const MOVES: ReadonlySet<string | undefined> = new Set(
  "copyWithin fill pop push reverse shift sort splice unshift".split(" "),
);

/** Returns whether a piece of code writes somewhere, as far as it shows: `console.log((a[i] = a[j]))`. */
const writes = (file: FileContext, code: TSESTree.Node): boolean =>
  someNode(file, code, (node) => {
    if (node.type === "AssignmentExpression" || node.type === "UpdateExpression") return true;
    if (node.type === "UnaryExpression") return node.operator === "delete";
    const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
    return callee?.type === "MemberExpression" && MOVES.has(getMemberName(callee));
  });

/** Returns whether evaluating an expression changes nothing, and gives nobody a function to call. */
export function isPlain(file: FileContext, node: TSESTree.Node): boolean {
  return findEffect(file, node, { members: true }) === undefined && !holdsFunction(file, node);
}

function holdsFunction(file: FileContext, node: TSESTree.Node): boolean {
  return isFunction(node) || getChildren(file, node).some((child) => holdsFunction(file, child));
}
