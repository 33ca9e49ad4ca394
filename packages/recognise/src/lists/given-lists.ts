// The lists that a property is given by the places of the file that ask for it: `game.sides = [x, y];`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getMemberName } from "../syntax/tree.ts";
import { getAsked } from "./list-uses.ts";

/** In a bundle a name like `items` has thousands. */
export const MOST_ASKED = 200;

/**
 * Returns all lists that a property is given where it is spelt as in a place; undefined where some place of the file that asks for a property of its name may do
 * something else with it.
 * @param isKept whether a place leaves the list, or gives it another one, as it may be.
 */
export function getAllGiven(
  file: FileContext,
  node: TSESTree.MemberExpression,
  isKept: (place: TSESTree.Node) => boolean,
): readonly TSESTree.Node[] | undefined {
  const asked = getAsked(file, getMemberName(node) ?? "");
  if (asked.length > MOST_ASKED || !asked.every(isKept)) return undefined;
  const spelt = file.sourceCode.getText(node);
  return asked.flatMap((place) => {
    const { parent } = place;
    const isGiven = parent?.type === "AssignmentExpression" && parent.left === place;
    return isGiven && file.sourceCode.getText(place) === spelt ? [parent.right] : [];
  });
}
