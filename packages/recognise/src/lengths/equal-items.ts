// Which lists hold one and the same item in all of their places, so that no order of them is another one: `new Array(10).fill(".")`, `[..."----"]`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getCopied, getLengthProperty } from "../syntax/list-forms.ts";
import { contains, getFunctionAround, getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { isLook } from "../values/filled-length.ts";
import { isRead } from "./gaps.ts";
import { getWrittenNumber } from "../values/written-number.ts";
import { getWrittenText } from "../values/written-text.ts";

/** The methods that give the same items again, all of them or some. */
const KEEPS: ReadonlySet<string> = new Set(["reverse", "slice", "sort", "toReversed", "toSorted"]);

/** Returns whether each place of a list is known to hold the same item where it is shuffled. */
export function hasEqualItems(file: FileContext, list: TSESTree.Node, shuffle: TSESTree.Node): boolean {
  const node = unwrap(list);
  const copied = getCopied(file, node);
  if (copied !== undefined) return hasEqualItems(file, copied, shuffle);
  switch (node.type) {
    case "ArrayExpression": {
      const [first, ...more] = node.elements.map((element) => (element === null ? undefined : spell(file, element)));
      return first !== undefined && more.length > 0 && more.every((one) => one === first);
    }
    case "CallExpression":
      return hasEqualItemsOfCall(file, node, shuffle);
    case "Identifier": {
      const variable = getVariable(file, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      if (variable === undefined || value === undefined) return false;
      const isOnce = runsOnce(shuffle, variable);
      const isOnlyRead = variable.references.every(
        ({ identifier, init }) =>
          init === true ||
          (isRead(identifier) && isLook(file, identifier)) ||
          contains(shuffle, identifier) ||
          // What becomes of the list later has not happened yet.
          (isOnce && identifier.range[0] >= shuffle.range[1] && !isWithinOther(identifier, shuffle)),
      );
      return isOnlyRead && hasEqualItems(file, value, shuffle);
    }
    default: {
      const text = getWrittenText(file, node);
      return text !== undefined && new Set(text).size === 1;
    }
  }
}

/** Returns whether a shuffle stands beside the declaration of its list, and is not repeated before that is run again. */
function runsOnce(shuffle: TSESTree.Node, { defs }: Variable): boolean {
  const block = defs[0]?.node.parent.parent;
  let node = shuffle;
  while (node.parent != null && node.parent !== block && !isLoop(node.parent) && !isFunction(node.parent))
    node = node.parent;
  return block != null && node.parent === block;
}

/** Returns whether a name stands in a function that may be called at any time. */
const isWithinOther = (name: TSESTree.Node, shuffle: TSESTree.Node): boolean =>
  getFunctionAround(name) !== getFunctionAround(shuffle);

/** An item that is written, so that it is the same wherever it is written alike. */
function spell(file: FileContext, item: TSESTree.Node): string | undefined {
  const node = unwrap(item);
  if (node.type === "Literal" && !("regex" in node)) return node.raw;
  const text = getWrittenText(file, node);
  return text === undefined ? getWrittenNumber(file, node)?.toString() : JSON.stringify(text);
}

function hasEqualItemsOfCall(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
  shuffle: TSESTree.Node,
): boolean {
  const [first, second, ...more] = given;
  if (callee.type !== "MemberExpression" || more.length > 0) return false;
  const name = getMemberName(callee) ?? "";
  switch (name) {
    // From a place on, it fills a part alone.
    case "fill":
      return first !== undefined && first.type !== "SpreadElement" && second === undefined;
    case "from": {
      const isMade =
        isGlobal(file, callee.object, "Array") && first !== undefined && getLengthProperty(first) !== undefined;
      return isMade && second !== undefined && isFunction(second) && spell(file, second.body) !== undefined;
    }
    case "split": {
      const text = first !== undefined && getWrittenText(file, first) === "" ? getWrittenText(file, callee.object) : "";
      return text !== undefined && new Set(text).size === 1;
    }
    default:
      return KEEPS.has(name) && hasEqualItems(file, callee.object, shuffle);
  }
}
