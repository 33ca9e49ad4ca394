// How many items a list has that a function of lodash, or of a library like it, gives, also in a chain: `_.take(list, 2)`, `_([x, y]).shuffle().value()`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOrigin } from "../origins/origin.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { countKeys } from "../values/counted-keys.ts";
import { countFewKeys } from "../rows/few-keys.ts";
import { getListFunction } from "../rows/known-rows.ts";
import { asFew, getWrittenNumber, getWrittenSize, type GetLength } from "../values/written-number.ts";

/** Functions that are told how many items they give at most. */
const TOLD: ReadonlySet<string> = new Set(["first", "last", "sampleSize", "take", "takeRight"]);
/** Functions that leave items out. */
const NARROWS: ReadonlySet<string> = new Set(["compact", "filter", "reject", "uniq", "uniqBy", "without"]);
/** Methods of a chain that give as many items as there were. */
const KEEPS: ReadonlySet<string> = new Set([
  "map",
  "orderBy",
  "reverse",
  "shuffle",
  "sort",
  "sortBy",
  "toArray",
  "value",
  "valueOf",
]);

/** Returns how many items a call of a library for lists gives, two at most where that is not exact; undefined for any other call. */
export function getLengthByLibrary(
  file: FileContext,
  node: TSESTree.CallExpression | TSESTree.NewExpression,
  getLength: GetLength,
): number | undefined {
  const [first, second, ...more] = node.arguments;
  const name = getListFunction(file, node.callee);
  if (name === undefined) return isExtent(file, node.callee) ? 2 : getLengthInChain(file, node, getLength);
  if (first === undefined || node.arguments.some(({ type }) => type === "SpreadElement")) return undefined;
  if (TOLD.has(name)) return asFew(getWrittenNumber(file, second));
  if (NARROWS.has(name)) return asFew(getLength(first));
  switch (name) {
    // What a chain wraps: `_([x, y])`, `_.chain([x, y])`.
    case "":
    case "chain":
      return second === undefined ? getLength(first) : undefined;
    case "times":
      return getWrittenSize(file, first, getLength);
    case "partition":
      return 2;
    case "range":
      return second === undefined ? asFew(getWrittenNumber(file, first)) : undefined;
    case "at":
      return asFew(more.length > 0 || second?.type === "Literal" ? more.length + 1 : second && getLength(second));
    case "keys":
    case "toPairs":
    case "values":
      return asFew(countKeys(file, first) ?? countFewKeys(file, first));
    default:
      return undefined;
  }
}

/** Returns whether an expression is d3's `extent`, which gives the least and the greatest of all. */
function isExtent(file: FileContext, callee: TSESTree.Node): boolean {
  const { module = "", path = [] } = getOrigin(file, callee) ?? {};
  const names = path.join(".");
  return module === "" ? names === "d3.extent" : /^d3(?:-array)?$/.test(module) && names === "extent";
}

/** What a method of a chain leaves. */
function getLengthInChain(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression | TSESTree.NewExpression,
  getLength: GetLength,
): number | undefined {
  if (callee.type !== "MemberExpression") return undefined;
  const name = getMemberName(callee) ?? "";
  const [kept, told] = [KEEPS.has(name) || NARROWS.has(name), TOLD.has(name)];
  if ((!kept && !told) || !isWrapped(file, callee.object)) return undefined;
  return asFew(told ? getWrittenNumber(file, given[0]) : getLength(callee.object));
}

/** Returns whether an expression is a chain of a library that was begun in this very expression: `_(list).map(f)`. */
export function isWrapped(file: FileContext, expression: TSESTree.Node): boolean {
  for (let node = unwrap(expression); node.type === "CallExpression";) {
    const name = getListFunction(file, node.callee);
    if (name !== undefined) return name === "" || name === "chain";
    const callee = unwrap(node.callee);
    if (callee.type !== "MemberExpression") return false;
    node = unwrap(callee.object);
  }
  return false;
}
