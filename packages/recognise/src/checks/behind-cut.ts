// How few items a list has behind a statement of the same block that cuts it down, whosever list it is: `players.length = 2; players.sort(…);`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { contains, getFunctionAround, isFunction, someNode } from "../syntax/tree.ts";
import { comesAfter, isLook } from "../values/filled-length.ts";
import { spell } from "./filled-until.ts";
import { getLastCut } from "./list-cut.ts";
import { asFew, type GetLength } from "../values/written-number.ts";

/** Returns how many items a list has at most that was cut down before, in a block around a place, where these are two at most and nothing has added to it since. */
export function getLengthBehindCut(
  file: FileContext,
  place: TSESTree.Identifier | TSESTree.MemberExpression,
  getLength: GetLength,
): number | undefined {
  const name = spell(place);
  if (name === undefined) return undefined;
  for (let node: TSESTree.Node = place; node.parent != null && !isFunction(node); node = node.parent) {
    const cut = getLastCut(file, node.parent, node, { name, getLength });
    const few = cut === undefined ? undefined : asFew(cut.most);
    if (cut !== undefined)
      return few !== undefined && staysCut(file, place, { name, statement: node, end: cut.end }) ? few : undefined;
  }
  return undefined;
}

interface Behind {
  readonly name: string;
  /** The statement around the place that stands beside the one that cuts the list. */
  readonly statement: TSESTree.Node;
  readonly end: number;
}

/** Returns whether nothing makes a list longer between the end of a statement and a place. */
function staysCut(file: FileContext, place: TSESTree.Node, { name, statement, end }: Behind): boolean {
  const block = statement.parent;
  if (block?.type !== "BlockStatement" && block?.type !== "Program") return false;
  const isShared = mayOthersChange(file, place);
  return !block.body.some((one) => {
    if (one.range[0] < end || one.range[0] > statement.range[0]) return false;
    return someNode(file, one, (node) => {
      if (contains(place, node) || comesAfter(node, place, block)) return false;
      // Meanwhile somebody else may add something.
      if (node.type === "AwaitExpression" || node.type === "YieldExpression") return true;
      if (isShared && node.type === "CallExpression" && !contains(node, place)) return true;
      if (node.type === "AssignmentExpression" && mayReplace(node.left, name)) return true;
      const isList = (node.type === "Identifier" || node.type === "MemberExpression") && spell(node) === name;
      return isList && !(isLook(file, node) && (contains(one, place) || !isPlaceSet(node)));
    });
  });
}

/** Returns whether what is assigned to may hold a list: `game.now = …` for "game.now.players". */
function mayReplace(target: TSESTree.Node, name: string): boolean {
  const path = spell(target);
  return path !== undefined && name.startsWith(`${path}.`);
}

/** `players[2] = x`, outside of a loop of swaps. */
const isPlaceSet = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" &&
  parent.computed &&
  parent.parent.type === "AssignmentExpression" &&
  parent.parent.left === parent;

/** Returns whether another function, that may be called meanwhile, may add to a list. */
function mayOthersChange(file: FileContext, list: TSESTree.Node): boolean {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  if (variable === undefined) return true;
  return variable.references.some(
    ({ identifier }) => getFunctionAround(identifier) !== getFunctionAround(list) && !isLook(file, identifier),
  );
}
