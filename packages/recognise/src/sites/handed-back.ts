// Sorted copies that a call puts in the place of the list which they were made of: `cards.splice(0, cards.length, ...[...cards].sort(coin))`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { contains, getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";

/**
 * Returns whether a sorted copy of a list may get back to that list in each round of a loop: the list or what holds it is called with the copy, as by `splice`, `set`
 * and `Object.assign(cards, …)`, or the copy is returned to whoever asks for the next state of a list. Then one list may be sorted more often than the source tells.
 */
export function mayBeHandedBack(file: FileContext, list: TSESTree.Node, sorted: TSESTree.Node): boolean {
  const loop = getLoopAround(sorted);
  const owner = getOwner(list);
  if (loop === undefined || owner === undefined) return false;
  const variable = owner.type === "Identifier" ? getVariable(file, owner) : undefined;
  const declared = variable?.defs.map(({ name }): TSESTree.Node => name).find((name) => contains(loop, name));
  if (declared !== undefined) return isNextState(declared, loop);
  const name = file.sourceCode.getText(list);
  const isAround = (part: TSESTree.Node): boolean => {
    const text = file.sourceCode.getText(part);
    return name === text || (name.startsWith(text) && /[.[?]/.test(name.charAt(text.length)));
  };
  return getUses(file, sorted).some((use) => {
    const given = use.parent?.type === "SpreadElement" ? use.parent : use;
    const call = given.parent;
    if (call?.type !== "CallExpression" || call.callee === given || !contains(loop, call)) return false;
    const holder = call.callee.type === "MemberExpression" ? [call.callee.object] : [];
    return [...holder, ...call.arguments.filter((argument) => argument !== given)].some(isAround);
  });
}

function getLoopAround(node: TSESTree.Node): TSESTree.Node | undefined {
  for (let inner = node; inner.parent != null; inner = inner.parent) {
    const { parent } = inner;
    if (isLoop(parent) && parent.body === inner) return parent;
    // What another function does is done as often as that is called, and not seen here.
    if (isFunction(parent) && parent.parent.type !== "CallExpression") return undefined;
    if (isFunction(parent) && getCalledMethod(parent.parent) === "forEach") return parent;
  }
  return undefined;
}

const getCalledMethod = (node: TSESTree.Node): string | undefined =>
  node.type === "CallExpression" && node.callee.type === "MemberExpression" ? getMemberName(node.callee) : undefined;

/** What a path starts with, also through calls: `m` of `m.get("a")`, `this` of `this.cards`. */
function getOwner(path: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(path);
  switch (node.type) {
    case "Identifier":
    case "ThisExpression":
      return node;
    case "MemberExpression":
      return getOwner(node.object);
    case "CallExpression":
      return getOwner(node.callee);
    default:
      return undefined;
  }
}

/** `setCards((cards) => …)` in a loop: what it gives is `cards` in the next round. */
function isNextState({ parent: callback }: TSESTree.Node, loop: TSESTree.Node): boolean {
  if (callback === undefined || !isFunction(callback) || callback === loop) return false;
  const { parent: call } = callback;
  return (
    call.type === "CallExpression" &&
    call.callee.type === "Identifier" &&
    call.arguments.length === 1 &&
    callback.params.length === 1 &&
    contains(loop, call)
  );
}

/** Where a value is used: itself, or the name that it is given. */
function getUses(file: FileContext, value: TSESTree.Node): readonly TSESTree.Node[] {
  const { parent } = value;
  const name =
    parent?.type === "VariableDeclarator" && parent.init === value
      ? parent.id
      : parent?.type === "AssignmentExpression" && parent.right === value
        ? parent.left
        : undefined;
  const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  return [value, ...(variable?.references.map(({ identifier }): TSESTree.Node => identifier) ?? [])];
}
