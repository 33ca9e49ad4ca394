// How many items a list in a list gets that is filled one by one: `if (i % 2 === 0) pairs.push([team]); else pairs[pairs.length - 1].push(team);`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { getPush } from "../values/filled-length.ts";
import { getWrittenNumber } from "../values/written-number.ts";

/** Returns how many items the last list in a list is filled up to: 2 of `if (i % 2 === 0) …; else pairs[pairs.length - 1].push(team);`. */
export function getFullSize(
  file: FileContext,
  use: TSESTree.Node,
  index: TSESTree.Node | undefined,
): number | undefined {
  const { parent } = use;
  if (parent?.type !== "MemberExpression" || parent.object !== use) return undefined;
  // pairs.at(-1)
  const isAt = getMemberName(parent) === "at" && parent.parent.type === "CallExpression";
  const row = isAt ? parent.parent : parent;
  if (!isAt && !parent.computed) return undefined;
  const push = getPush(row);
  if (push?.arguments.length !== 1 || push.arguments[0]?.type === "SpreadElement") return undefined;
  for (let node: TSESTree.Node = push; node.parent != null && !isFunction(node) && !isLoop(node); node = node.parent) {
    const around: TSESTree.Node = node.parent;
    if (around.type !== "IfStatement" && around.type !== "ConditionalExpression") continue;
    if (around.test === node) return undefined;
    return getStepOfRests(file, around.test, { isAsked: around.consequent === node, index });
  }
  return undefined;
}

interface Branch {
  readonly isAsked: boolean;
  readonly index: TSESTree.Node | undefined;
}

/** Returns m where a branch is run for each index but every m-th one: `i % m`, `i % m !== 0`, or not `i % m === 0`. */
function getStepOfRests(file: FileContext, test: TSESTree.Expression, { isAsked, index }: Branch): number | undefined {
  const node = unwrap(test);
  const isEqual =
    node.type === "BinaryExpression" && /^[=!]==?$/.test(node.operator) && getWrittenNumber(file, node.right) === 0;
  const rest = isEqual ? unwrap(node.left) : node;
  const isRest = isEqual ? node.operator.startsWith("!") : true;
  if (rest.type !== "BinaryExpression" || rest.operator !== "%" || isRest !== isAsked) return undefined;
  const isIndex = index?.type === "Identifier" && rest.left.type === "Identifier" && rest.left.name === index.name;
  return isIndex ? getWrittenNumber(file, rest.right) : undefined;
}
