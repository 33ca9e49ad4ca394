// Places of a list that are emptied as their items are taken in hand, `out.push(cards[k]); cards[k] = null`, and what is asked of them: `cards[k] === null`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { contains } from "../syntax/tree.ts";
import { getAskedList, isLengthOf, isWritten, readAsked, readConstant, type Mark } from "./free-places.ts";
import { getListKey } from "./list-paths.ts";
import { getTestAround } from "./seen-places.ts";
import type { Translation } from "./translation.ts";

/** What notes the places that are empty by now, of a list with this name; `loops/drawn-until-new.ts` takes it away again. */
const nameNotes = (list: string): string => `${list}, emptied`;

/** `cards[k] === null`, `cards[k]` where its truth counts: whether the item of a place was taken away; undefined for anything else. */
export function readEmptied(
  translation: Translation,
  node: TSESTree.BinaryExpression | TSESTree.MemberExpression,
): Expression | undefined {
  if (translation.options.isLoop !== true) return undefined;
  const object = getAskedList(node);
  const emptied = object === undefined ? undefined : findEmptied(translation, object);
  const asked =
    emptied === undefined || object === undefined ? undefined : readAsked(translation, object, emptied.mark);
  if (emptied === undefined || object === undefined || asked === undefined) return undefined;
  translation.seenTest ??= getTestAround(node);
  const list = nameNotes(getListKey(translation, object));
  translation.notes.set(list, "flags");
  const isEmpty: Expression = { kind: "holds", list, card: translation.expression(asked.place) };
  return asked.isTrueOfFree ? isEmpty : { kind: "unary", operator: "!", operand: isEmpty };
}

/** `cards[k] = null`, `delete cards[k]`: returns whether a step empties a place whose item was taken in hand. */
export function emptyPlace(
  translation: Translation,
  node: TSESTree.AssignmentExpression | TSESTree.UnaryExpression,
): boolean {
  const place = node.type === "UnaryExpression" ? node.argument : node.left;
  if (translation.options.isLoop !== true || place.type !== "MemberExpression" || place.object.type !== "Identifier")
    return false;
  const emptied = findEmptied(translation, place.object);
  if (emptied === undefined || emptied.use !== place.object) return false;
  const list = nameNotes(getListKey(translation, place.object));
  const card = translation.expression(place.property);
  translation.output.push({ kind: "insert", list, position: { kind: "length", list }, card });
  // Nothing but the loop itself empties the list.
  translation.others.add(translation.options.region);
  translation.empties = true;
  return true;
}

/** Returns where a region empties places of a list, and what it leaves there, if it does nothing else than to read the items before, and to ask which are left. */
function findEmptied(
  translation: Translation,
  object: TSESTree.Identifier,
): { readonly use: TSESTree.Identifier; readonly mark: Mark } | undefined {
  const { file, options } = translation;
  const inside = (getVariable(file, object)?.references ?? []).flatMap(({ identifier }) =>
    contains(options.region, identifier) ? [identifier as TSESTree.Identifier] : [],
  );
  const found = inside.flatMap((use) => {
    const mark = getMarkLeft(translation, use);
    return mark === undefined ? [] : [{ use, mark }];
  });
  const [emptied, ...more] = found;
  if (emptied === undefined || more.length > 0) return undefined;
  const isAsked = (use: TSESTree.Identifier): boolean => readAsked(translation, use, emptied.mark) !== undefined;
  const others = inside.filter((use) => use !== emptied.use && !isLengthOf(use));
  const areKnown = others.every((use) => use.range[0] < emptied.use.range[0] && (isAsked(use) || isRead(use)));
  return areKnown && others.some(isAsked) ? emptied : undefined;
}

/** What `cards[k] = null;` and `delete cards[k];` leave. */
function getMarkLeft({ file }: Translation, use: TSESTree.Identifier): Mark | undefined {
  const place = use.parent;
  if (place.type !== "MemberExpression" || place.object !== use || !place.computed || place.parent.parent === undefined)
    return undefined;
  const { parent } = place;
  if (parent.parent.type !== "ExpressionStatement") return undefined;
  if (parent.type === "UnaryExpression")
    return parent.operator === "delete" ? { isHole: true, value: undefined } : undefined;
  if (parent.type !== "AssignmentExpression" || parent.left !== place || parent.operator !== "=") return undefined;
  const left = readConstant(file, parent.right);
  return left === undefined ? undefined : { isHole: false, value: left.value };
}

/** `cards[k]`, of which nothing is changed, deleted or called. */
function isRead(use: TSESTree.Identifier): boolean {
  const place = use.parent;
  if (place.type !== "MemberExpression" || place.object !== use || !place.computed || isWritten(place)) return false;
  const { parent } = place;
  const isCalled = parent.type === "CallExpression" && parent.callee === place;
  return !isCalled && parent.type !== "UnaryExpression" && parent.type !== "MemberExpression";
}
