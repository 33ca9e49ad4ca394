// Items that a loop deals to one list of several: `hands[i % players].push(card)`, `player.hand.push(card)`. In the model these lists are one, in the order in which items are dealt.
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getMemberName, isLoop, unwrap } from "../syntax/tree.ts";
import { insert } from "./cards.ts";
import { getListKey } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import { findOwner, getOwner } from "./taken-item.ts";
import type { Translation } from "./translation.ts";

/** The items that were dealt, as a list. */
export const DEALT = "$dealt";

/** Deals the item of `hands[turn].push(item)`; returns whether a call does so, and the list is another one from round to round. */
export function dealItem(translation: Translation, call: TSESTree.CallExpression): boolean {
  const [item, ...more] = call.arguments;
  const { callee } = call;
  if (callee.type !== "MemberExpression" || getMemberName(callee) !== "push") return false;
  if (item === undefined || item.type === "SpreadElement" || more.length > 0) return false;
  const hand = getHand(translation, callee.object);
  if (hand === undefined || !isChanging(translation, callee.object)) return false;
  if (findOwner(translation, item) === undefined) return false;
  if (hand.turn !== undefined) {
    const turn = translation.newTemporary();
    translation.emit(turn, translation.expression(hand.turn));
    translation.turns.add(turn);
  }
  const card = translation.capture(translation.expression(getOwner(translation, item)));
  translation.emptyLists.add(DEALT);
  translation.others.add(call);
  insert(translation, DEALT, callee.object, { kind: "length", list: DEALT }, card);
  return true;
}

/** `const hand = hands[turn];`, of which nothing is used but its `push`. Returns whether a declaration is such a one. */
export function nameHand(translation: Translation, variable: Variable, init: TSESTree.Node): boolean {
  if (getOnlyValue(variable) === undefined || getHand(translation, init)?.turn === undefined) return false;
  const uses = variable.references.filter((reference) => reference.init !== true);
  const isPushedTo = ({ identifier: { parent }, identifier }: (typeof uses)[number]): boolean => {
    const isObject = parent.type === "MemberExpression" && parent.object === identifier;
    return isObject && getMemberName(parent) === "push" && parent.parent.type === "CallExpression";
  };
  return uses.length > 0 && uses.every(isPushedTo);
}

/** Returns what says whose turn it is, where an expression names one list of several: `turn` of `hands[turn]` and `players[turn].hand`, nothing of `player.hand` where a loop goes through the players. */
function getHand(
  translation: Translation,
  list: TSESTree.Node,
): { readonly turn: TSESTree.Expression | undefined } | undefined {
  let node = unwrap(list);
  while (node.type === "MemberExpression" && !node.optional && getMemberName(node) !== undefined)
    node = unwrap(node.object);
  if (node.type === "MemberExpression")
    return node.optional || !isListPath(node.object) ? undefined : { turn: node.property as TSESTree.Expression };
  const variable = node.type === "Identifier" ? getVariable(translation.file, node) : undefined;
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return undefined;
  const value = getOnlyValue(variable);
  if (value !== undefined) return getHand(translation, value);
  const isWalked = definition.node.type === "VariableDeclarator" && isLoop(definition.node.parent.parent);
  return isWalked || definition.type.toString() === "Parameter" ? { turn: undefined } : undefined;
}

function isChanging(translation: Translation, list: TSESTree.Node): boolean {
  try {
    getListKey(translation, list);
    return false;
  } catch (thrown) {
    if (thrown instanceof NotKnown) return true;
    throw thrown;
  }
}
