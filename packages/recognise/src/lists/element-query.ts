// Elements that are asked for by a selector: `$(".card")` and `document.querySelectorAll(".card")` are the same ones while none comes or goes.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isJQuery } from "../origins/jquery.ts";
import { getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/** Returns how the document is asked for elements, `document.querySelectorAll(".card")`, also under a name that is given once; undefined for any other list. */
export function getElementQuery(file: FileContext, expression: TSESTree.Node): string | undefined {
  const node = unwrap(expression);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return value === undefined ? undefined : getElementQuery(file, value);
  }
  if (node.type !== "CallExpression") return undefined;
  const [selector, ...more] = node.arguments;
  if (selector?.type !== "Literal" || typeof selector.value !== "string" || more.length > 0) return undefined;
  const toKey = (text: string): string => `document.querySelectorAll(${JSON.stringify(text)})`;
  const callee = unwrap(node.callee);
  if (isJQuery(callee)) return toKey(selector.value);
  if (callee.type !== "MemberExpression" || !isGlobal(file, callee.object, "document")) return undefined;
  switch (getMemberName(callee)) {
    case "querySelectorAll":
      return toKey(selector.value);
    case "getElementsByClassName":
      return toKey(`.${selector.value}`);
    case "getElementsByTagName":
      return toKey(selector.value);
    default:
      return undefined;
  }
}

/** What ends a selector of one element: `form > #yes`. */
const ENDS_IN_ID = /#[\w-]+$/;

/** Returns how many elements a call gives at most whose selectors name each of them by its id: two of `$("#yes, #no")`. */
export function countSelected(node: TSESTree.Node): number | undefined {
  if (node.type !== "CallExpression") return undefined;
  const [selector] = node.arguments;
  const callee = unwrap(node.callee);
  const name = callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
  if (callee.type === "MemberExpression" && /^(?:get|toArray)$/.test(name ?? "") && selector === undefined)
    return countSelected(unwrap(callee.object));
  if (!isJQuery(callee) && name !== "querySelectorAll") return undefined;
  if (selector?.type !== "Literal" || typeof selector.value !== "string") return undefined;
  const parts = selector.value.split(",").map((part) => part.trim());
  return parts.every((part) => ENDS_IN_ID.test(part)) ? parts.length : undefined;
}
