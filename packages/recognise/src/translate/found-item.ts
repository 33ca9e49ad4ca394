// Tests whether a list has the item that was read from it: `const at = rest.indexOf(item); if (at !== -1) rest.splice(at, 1);`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { number } from "./arithmetic.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { isAskedByIndex } from "./seen-places.ts";
import { isReadFrom, readPlaceAsked } from "./sought-item.ts";
import type { Translation } from "./translation.ts";

/**
 * Returns whether the item lies in the list, where a test asks for nothing else and nothing has moved since it was read there: it does if the place that it was
 * read from is one of the list's. Undefined for any other test.
 */
export function readFoundItem(translation: Translation, test: TSESTree.Expression): Expression | undefined {
  const node = unwrap(test);
  if (node.type === "UnaryExpression" && node.operator === "!") {
    const found = readFoundItem(translation, node.argument);
    return found === undefined ? undefined : not(found);
  }
  // rest.includes(item)
  if (node.type === "CallExpression" && isNamed(node, "includes")) return readFound(translation, node, test);
  const isFound = node.type === "BinaryExpression" ? isAskedByIndex(translation.file, node) : undefined;
  if (node.type !== "BinaryExpression" || isFound === undefined) return undefined;
  const call = getSearch(translation, unwrap(node.left));
  const found = call === undefined ? undefined : readFound(translation, call, test);
  return found === undefined || isFound ? found : not(found);
}

const not = (operand: Expression): Expression => ({ kind: "unary", operator: "!", operand });

/** `rest.indexOf(item)`, or the constant that holds that. */
function getSearch({ file }: Translation, node: TSESTree.Node): TSESTree.CallExpression | undefined {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? node : getOnlyValue(variable);
  const call = value === undefined ? undefined : unwrap(value);
  return call?.type === "CallExpression" && !isNamed(call, "includes") ? call : undefined;
}

const isNamed = ({ callee }: TSESTree.CallExpression, name: string): boolean =>
  callee.type === "MemberExpression" && getMemberName(callee) === name;

function readFound(
  translation: Translation,
  search: TSESTree.CallExpression,
  test: TSESTree.Node,
): Expression | undefined {
  if (search.callee.type !== "MemberExpression" || !isReadFrom(translation, search, test)) return undefined;
  const position = readPlaceAsked(translation, search);
  if (position === undefined) return undefined;
  translation.asksFound = true;
  const list = search.callee.object;
  const length = getLength(translation, getListKey(translation, list), list);
  return {
    kind: "binary",
    operator: "&&",
    left: { kind: "binary", operator: ">=", left: position, right: number(0) },
    right: { kind: "binary", operator: "<", left: position, right: length },
  };
}
