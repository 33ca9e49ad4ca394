// What comes before and behind a step of a pipeline of functions: `R.pipe(R.take(2), R.sort(coin), R.sum)`, `R.compose(R.sum, R.sort(coin))`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOrigin } from "../origins/origin.ts";
import { getCalledName, unwrap } from "../syntax/tree.ts";
import { asFew, getWrittenNumber, type GetLength } from "../values/written-number.ts";

const MODULES = /^(?:ramda|remeda|lodash\/fp|fp-ts\/(?:lib\/)?function|effect(?:\/Function)?)(?:\/|$)/;
/** What runs the functions that it is handed one after the other, and what runs the last one first. */
const [PIPES, COMPOSES]: readonly [RegExp, RegExp] = [/^(?:pipe|flow|createPipe)$/, /^(?:compose|flowRight)$/];

/** Steps behind which nobody can tell in which order the items were: they are sorted by something real, or added up. */
const FORGETS = /^(?:count|length|max|mean|median|min|product|shuffle|size|sort|sortBy|sortWith|sum|sumBy)$/;
/** Steps that are told how many items they leave at most. */
const TAKES = /^(?:take|takeLast|takeRight|takeFirst|sampleSize)$/;
/** Steps that leave no more items than there were. */
const KEEPS = /^(?:filter|map|reject|reverse|tap|uniq|uniqBy|unique)$/;

/** Returns the steps before one, the nearest first, and the step behind it. */
function getNeighbours(
  file: FileContext,
  step: TSESTree.Node,
): { readonly before: readonly TSESTree.Node[]; readonly behind: TSESTree.Node | undefined } | undefined {
  const { parent } = step;
  if (parent?.type !== "CallExpression" || parent.callee === step) return undefined;
  const { module, path = [] } = getOrigin(file, parent.callee) ?? {};
  const name = getCalledName(parent.callee) ?? "";
  const isKnown = module === undefined ? path[0] === "R" : MODULES.test(module);
  const index = parent.arguments.findIndex((one) => one === step);
  const [first, later] = [parent.arguments.slice(0, index), parent.arguments.slice(index + 1)];
  if (isKnown && PIPES.test(name)) return { before: first.toReversed(), behind: later[0] };
  return isKnown && COMPOSES.test(name) ? { before: later, behind: first.at(-1) } : undefined;
}

/** The name of the function that a step is, or that makes it: "take" of `R.take(2)`, "sum" of `R.sum`. */
function getNameOfStep(step: TSESTree.Node): string {
  const node = unwrap(step);
  return getCalledName(node.type === "CallExpression" ? node.callee : node) ?? "";
}

/** Returns how many items a step gets, where the steps before it, or the list that all begins with, leave two at most. */
export function getLengthPiped(file: FileContext, step: TSESTree.Node, getLength: GetLength): number | undefined {
  for (const before of getNeighbours(file, step)?.before ?? []) {
    const node = unwrap(before);
    const name = getNameOfStep(node);
    if (node.type === "CallExpression" && TAKES.test(name) && node.arguments.length === 1)
      return asFew(getWrittenNumber(file, node.arguments[0]));
    if (!KEEPS.test(name)) return asFew(getLength(node));
  }
  return undefined;
}

/** Returns whether the step behind one leaves nothing of the order that it gave. */
export function isForgotten(file: FileContext, step: TSESTree.Node): boolean {
  const behind = getNeighbours(file, step)?.behind;
  return behind !== undefined && FORGETS.test(getNameOfStep(behind));
}
