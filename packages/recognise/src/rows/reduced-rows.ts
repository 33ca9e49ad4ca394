// How many items the lists have that a reduction puts into the list that it begins empty: `teams.reduce((pairs, team, i) => { if (i % 2 === 0) pairs.push([team]); … }, [])`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getMemberName, isFunction } from "../syntax/tree.ts";
import { getPush } from "../values/filled-length.ts";
import { getFullSize } from "./full-rows.ts";
import { getSeatedRowLength } from "./seated-rows.ts";
import { atMostTwo, getMost, type GetLength } from "../values/written-number.ts";

/** Returns how many items each list has at most that a reduction gathers, where these are two at most; undefined where it does anything else with one. */
export function getReducedRowLength(
  file: FileContext,
  [callback, first, ...more]: readonly TSESTree.CallExpressionArgument[],
  getLength: GetLength,
): number | undefined {
  if (callback === undefined || first === undefined || more.length > 0) return undefined;
  if (!isFunction(callback) || callback.async || callback.generator) return undefined;
  const [list] = callback.params;
  const index = callback.params[2];
  const variable = list?.type === "Identifier" ? getVariable(file, list) : undefined;
  if (variable === undefined) return undefined;
  const seated = getSeatedRowLength(file, variable, first);
  if (seated !== undefined || !isEmptyArray(first)) return seated;
  const begun: TSESTree.Node[] = [];
  const sizes: number[] = [];
  for (const { identifier } of variable.references) {
    const use = identifier as TSESTree.Node;
    const push = getPush(use);
    const size = getFullSize(file, use, index);
    const spread = use.parent?.type === "SpreadElement" ? use.parent.parent : undefined;
    if (push !== undefined) begun.push(...push.arguments);
    else if (spread?.type === "ArrayExpression" && isGiven(spread))
      begun.push(
        ...spread.elements.filter((one) => one !== null && one !== use.parent).map((one) => one as TSESTree.Node),
      );
    else if (size !== undefined) sizes.push(size);
    else if (!isGiven(use) && !isAskedForLength(use)) return undefined;
  }
  const most = getMost(begun, (row) => (row.type === "SpreadElement" ? undefined : getLength(row)));
  const [size, ...others] = sizes;
  if (size === undefined) return atMostTwo(most);
  // The rest of a round's items come one by one behind the one that it begins with.
  return most === 1 && others.length === 0 ? atMostTwo(size) : undefined;
}

/** Returns whether a callback gives back a list: `return pairs`, `(pairs) => [...pairs, pair]`, `i % 2 ? pairs : …`. */
function isGiven(list: TSESTree.Node): boolean {
  let node = list;
  while (node.parent?.type === "ConditionalExpression" && node.parent.test !== node) node = node.parent;
  const { parent } = node;
  return parent?.type === "ReturnStatement" || (parent?.type === "ArrowFunctionExpression" && parent.body === node);
}

const isAskedForLength = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" &&
  getMemberName(parent) === "length" &&
  parent.parent.type === "BinaryExpression";
