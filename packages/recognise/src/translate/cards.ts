// Cards that go from place to place, as steps of the model.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { loseWhereSame } from "../sites/lost-item.ts";
import { getListKey, resolveAlias } from "./list-paths.ts";
import type { Translation } from "./translation.ts";

export function cardOf(translation: Translation, list: string, node: TSESTree.Node, position: Expression): Expression {
  if (!translation.readLists.has(list)) translation.readLists.set(list, resolveAlias(translation, node));
  return { kind: "card", list, position };
}

export function lay(
  translation: Translation,
  list: string,
  node: TSESTree.Node,
  position: Expression,
  card: Expression,
): void {
  if (!translation.lists.has(list)) translation.lists.set(list, resolveAlias(translation, node));
  translation.countMove(list);
  translation.output.push({ kind: "lay", list, position, card });
}

export function insert(
  translation: Translation,
  list: string,
  node: TSESTree.Node,
  position: Expression,
  card: Expression,
): void {
  if (!translation.lists.has(list)) translation.lists.set(list, resolveAlias(translation, node));
  translation.flowing.add(list);
  translation.countMove(list);
  translation.output.push({ kind: "insert", list, position, card });
}

export function take(translation: Translation, list: string, node: TSESTree.Node, position: Expression): Expression {
  if (!translation.lists.has(list)) translation.lists.set(list, resolveAlias(translation, node));
  translation.flowing.add(list);
  translation.countMove(list);
  const variable = translation.newTemporary();
  translation.taken.add(variable);
  translation.output.push({ kind: "take", list, position, variable });
  return { kind: "variable", name: variable };
}

/** Exchanges the cards of two places that change by arithmetic: `a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j]`. Of one place with itself it leaves 0. */
export function emitSwap(
  translation: Translation,
  [left, right]: readonly [TSESTree.MemberExpression, TSESTree.MemberExpression],
): void {
  const readPlace = ({ object, property }: TSESTree.MemberExpression) => ({
    list: getListKey(translation, object),
    object,
    position: translation.capture(translation.expression(property)),
  });
  const first = readPlace(left);
  const second = readPlace(right);
  const held = translation.capture(cardOf(translation, first.list, first.object, first.position));
  lay(
    translation,
    first.list,
    first.object,
    first.position,
    cardOf(translation, second.list, second.object, second.position),
  );
  const isOneList = first.list === second.list;
  const card = isOneList ? loseWhereSame(second.list, first.position, second.position, held) : held;
  lay(translation, second.list, second.object, second.position, card);
}
