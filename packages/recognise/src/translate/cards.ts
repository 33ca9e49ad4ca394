// Cards that go from place to place, as steps of the model.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { loseWhereSame } from "../sites/lost-item.ts";
import { contains } from "../syntax/tree.ts";
import { getListKey, resolveAlias } from "./list-paths.ts";
import type { Translation } from "./translation.ts";

/** Notes how a list is spelled: as in the region itself, where it is, and else as in a function that is read in place of its call. */
function spell(translation: Translation, lists: Map<string, TSESTree.Node>, list: string, source: TSESTree.Node): void {
  const node = resolveAlias(translation, source);
  const known = lists.get(list);
  const { region } = translation.options;
  if (known === undefined || (!contains(region, known) && contains(region, node))) lists.set(list, node);
}

/** Returns how a list is spelled in the region, where only its length is asked for there: `deck.cards`, whose items a method moves. */
export function getSpelling(translation: Translation, list: string, node: TSESTree.Node): TSESTree.Node {
  const { options, readLists, lengthNodes } = translation;
  const isInside = (one: TSESTree.Node | undefined): one is TSESTree.Node =>
    one !== undefined && contains(options.region, one);
  return isInside(node) ? node : ([readLists.get(list), lengthNodes.get(list)].find(isInside) ?? node);
}

export function cardOf(translation: Translation, list: string, node: TSESTree.Node, position: Expression): Expression {
  spell(translation, translation.readLists, list, node);
  return { kind: "card", list, position };
}

export function lay(
  translation: Translation,
  list: string,
  node: TSESTree.Node,
  position: Expression,
  card: Expression,
): void {
  spell(translation, translation.lists, list, node);
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
  spell(translation, translation.lists, list, node);
  translation.flowing.add(list);
  translation.countMove(list);
  translation.output.push({ kind: "insert", list, position, card });
}

export function take(translation: Translation, list: string, node: TSESTree.Node, position: Expression): Expression {
  spell(translation, translation.lists, list, node);
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
