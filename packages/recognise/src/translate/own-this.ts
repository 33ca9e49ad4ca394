// What `this` names in a function that is read in place of its call: `deck`, in the method that `deck.swap(i, j)` runs.
import type { TSESTree } from "@typescript-eslint/utils";
import { getMemberName, isFunction, someNode, type FunctionNode } from "../syntax/tree.ts";
import type { FileContext } from "../file/file-context.ts";
import { NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

/** Returns what has a `this` of its own around an expression: a function that is no arrow, a field's value, a static block; undefined at the top of a file. */
function getOwnerOfThis(expression: TSESTree.Node): TSESTree.Node | undefined {
  let node = expression;
  // The program's parent is null.
  for (let parent: TSESTree.Node | null | undefined = node.parent; parent != null; { parent } = parent) {
    if (parent.type === "StaticBlock") return parent;
    if ((parent.type === "PropertyDefinition" || parent.type === "AccessorProperty") && parent.value === node)
      return parent;
    if (isFunction(parent) && parent.type !== "ArrowFunctionExpression") return parent;
    node = parent;
  }
  return undefined;
}

/** Returns the one name of what `this` is: that of the object whose method is read in place of its call, or "this". @throws NotKnown where that has no name. */
export function getKeyOfThis(translation: Translation, self: TSESTree.Node): string {
  const owner = getOwnerOfThis(self);
  const call = translation.calls.find(({ node }) => node === owner || (isArrow(node) && node.parent === owner));
  if (call === undefined) return "this";
  if (call.self === undefined) throw new NotKnown({ kind: "otherThis" }, self);
  return call.self;
}

const isArrow = (node: FunctionNode): boolean => node.type === "ArrowFunctionExpression";

/** The methods of a list that give an item of it. */
const GIVES_ITEM: ReadonlySet<string> = new Set(["at", "pop", "shift", "splice"]);

/**
 * Returns whether a method, or a getter, gives an item or the length of lists of its object and does nothing else, such as `get(place) { return
 * this.cards[place]; }`: then that is the list of whatever it is called on.
 */
export function givesOfList(file: FileContext, { body, async, generator }: FunctionNode): boolean {
  const [only, ...more] = body.type === "BlockStatement" ? body.body : [];
  const given = body.type === "BlockStatement" ? (only?.type === "ReturnStatement" ? only.argument : null) : body;
  if (given === null || more.length > 0 || async || generator) return false;
  const selves: TSESTree.ThisExpression[] = [];
  const doesMore = someNode(file, given, (node) => {
    if (node.type === "ThisExpression") selves.push(node);
    return isFunction(node) || node.type === "AssignmentExpression" || node.type === "UpdateExpression";
  });
  return !doesMore && selves.length > 0 && selves.every(isOfList);
}

/** `this.cards[place]`, `this.cards.length`, `this.cards.at(place)` */
function isOfList(self: TSESTree.ThisExpression): boolean {
  const { parent: list } = self;
  if (list.type !== "MemberExpression" || list.computed) return false;
  const { parent: asked } = list;
  if (asked.type !== "MemberExpression" || asked.object !== list) return false;
  const name = getMemberName(asked);
  if (name === "length") return true;
  if (name === undefined) return asked.computed;
  return asked.parent.type === "CallExpression" && asked.parent.callee === asked && GIVES_ITEM.has(name);
}
