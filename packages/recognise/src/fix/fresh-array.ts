// Which expressions make an array that nobody else holds: it may be shuffled in place, and needs no copy.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isArrayMaker } from "../syntax/array-members.ts";
import { isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/** Methods that give a new array, of arrays, and of whatever has a method of that name. */
const MAKING: ReadonlySet<string> = new Set([
  "concat",
  "filter",
  "flat",
  "flatMap",
  "map",
  "slice",
  "splice",
  "split",
  "toReversed",
  "toSorted",
  "toSpliced",
]);

/** Methods that give the very array that they change. */
const CHANGING: ReadonlySet<string> = new Set(["copyWithin", "fill", "reverse", "sort"]);

/**
 * Returns whether an expression that gives an array makes it: `[a, b]`, `list.filter(isRed)`, `Object.keys(cards)`. A type that is asserted of it is
 * none that it was made with, and may forbid to change it.
 */
export function isFreshArray(file: FileContext, node: TSESTree.Node): boolean {
  switch (node.type) {
    case "ArrayExpression":
      return true;
    case "NewExpression":
      return isGlobal(file, node.callee, "Array");
    case "CallExpression": {
      const callee = unwrap(node.callee);
      if (isGlobal(file, callee, "Array")) return true;
      if (callee.type !== "MemberExpression") return false;
      const name = getMemberName(callee);
      if (name === undefined) return false;
      const isMaker = isArrayMaker(file, callee.object, name);
      if (isMaker !== undefined) return isMaker;
      return MAKING.has(name) || (CHANGING.has(name) && isFreshArray(file, callee.object));
    }
    default:
      return false;
  }
}
