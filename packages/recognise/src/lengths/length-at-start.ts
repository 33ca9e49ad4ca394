// How many items a list has when a loop or a sort begins, where the list is declared beside it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { getFunctionAround, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { getFilledLength, isLook } from "../values/filled-length.ts";
import { isSetAsState } from "../values/set-state.ts";
import { countFewItems } from "./few-items.ts";
import { getLengths } from "./known-length.ts";

/**
 * Returns the length that a list has when a loop or a sort begins, where the list is declared beside it: what that and all behind it do to the list comes
 * later. Undefined where the source does not tell.
 */
export function getLengthAtStart(
  file: FileContext,
  expression: TSESTree.Node,
  place: TSESTree.Node,
): number | undefined {
  const list = unwrap(expression);
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const declarator = variable?.defs[0]?.node;
  if (variable === undefined || declarator?.type !== "VariableDeclarator" || declarator.init === null) return undefined;
  if (declarator.id.type !== "Identifier") return undefined;
  const { getLength, getOnce } = getLengths(file);
  const filled = getFilledLength(file, variable, place, getOnce);
  if (filled !== undefined) return filled;
  const few = countFewItems(file, variable, place, getOnce);
  if (few !== undefined) return few;
  if (!standsBeside(place, declarator.parent)) return undefined;
  const isLater = ({ range }: TSESTree.Node): boolean => range[0] >= place.range[0];
  const isHere = (use: TSESTree.Node): boolean => getFunctionAround(use) === getFunctionAround(declarator);
  const isKept = variable.references.every(({ identifier, init }) => {
    const use = identifier as TSESTree.Node;
    return init === true || (isHere(use) && (isLater(use) || isLook(file, use) || isSetAsState(file, use)));
  });
  return isKept ? getLength(declarator.init) : undefined;
}

/** Returns whether a place runs once at most whenever a declaration does. */
function standsBeside(place: TSESTree.Node, declaration: TSESTree.Node): boolean {
  let node = place;
  while (node.parent != null && node.parent !== declaration.parent) {
    node = node.parent;
    if (isLoop(node) || isFunction(node)) return false;
  }
  return node.parent != null;
}
