// Whether a list has as many items as another, because it is made of that one: `[...cards].sort(…)`, `cards.map(…)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getCloned } from "./cloned-list.ts";
import { getGivenBack } from "./given-back.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/** The methods that give the list back that they are called on, or a new one of as many items. */
export const KEEPS: ReadonlySet<string> = new Set(["sort", "reverse", "fill", "map", "toSorted", "toReversed", "with"]);

/** Returns whether a list is one with as many items as another, that one itself or made of it: `cards = cards.sort(…)`, `this.cards = [...this.cards]`. */
export function isMadeOf(file: FileContext, value: TSESTree.Node, list: string): boolean {
  const node = unwrap(value);
  if (file.sourceCode.getText(node) === list) return true;
  const copied = getCopied(file, node) ?? getCloned(file, node) ?? getGivenBack(file, node);
  if (copied !== undefined) return isMadeOf(file, copied, list);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  return KEEPS.has(getMemberName(node.callee) ?? "") && isMadeOf(file, node.callee.object, list);
}

/**
 * The same, where the list may have a name of its own on the way: `const mixed = [...cards]; mixed.sort(…); setCards(mixed);`.
 * @param mayChange whether a place may change how many items the list there has.
 */
export function isMadeByName(
  file: FileContext,
  value: TSESTree.Node,
  list: string,
  mayChange: (place: TSESTree.Node) => boolean,
): boolean {
  const node = unwrap(value);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const made = variable === undefined ? undefined : getOnlyValue(variable);
  const isKept = variable?.references.every(({ identifier }) => !mayChange(identifier)) === true;
  return isMadeOf(file, node, list) || (made !== undefined && isKept && isMadeOf(file, made, list));
}
