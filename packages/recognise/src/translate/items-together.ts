// Items that are drawn alike and put into a list together, as pairs: `pairs.push([first, second])`, `matches.push({ home, away })`.
import type { TSESTree } from "@typescript-eslint/utils";
import { findEffect } from "../origins/effect.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getMemberName, someNode, unwrap } from "../syntax/tree.ts";
import { getSplicedPlace, isTaken } from "./taken-item.ts";
import type { Translation } from "./translation.ts";

/**
 * Returns the items that a new list, or a new object, is made of, in their order, where these are several, all taken out by one and the same draw, and the rest
 * does nothing but give a value. Of other pairs the first one may be whoever is next, and only the second one drawn.
 */
export function getItemsTogether(
  translation: Translation,
  made: TSESTree.Expression,
  list: TSESTree.Node,
): readonly TSESTree.Expression[] | undefined {
  const parts = getParts(unwrap(made));
  const items = parts?.filter((part) => isTaken(translation, unwrap(part))) ?? [];
  if (parts === undefined || items.length < 2 || !areDrawnAlike(translation, items)) return undefined;
  const { file, options } = translation;
  const others = parts.filter((part) => !items.includes(part));
  if (others.some((part) => findEffect(file, part, { members: true }) !== undefined)) return undefined;
  // Whoever asks how many pairs there are does not ask how many items are in them.
  const name = file.sourceCode.getText(list);
  const isCounted = someNode(
    file,
    options.region,
    (node) =>
      node.type === "MemberExpression" &&
      getMemberName(node) === "length" &&
      file.sourceCode.getText(unwrap(node.object)) === name,
  );
  return isCounted ? undefined : items;
}

/** `a` and `b` of `[a, b]` and of `{ left: a, right: b }` */
function getParts(made: TSESTree.Node): readonly TSESTree.Expression[] | undefined {
  const parts: TSESTree.Expression[] = [];
  const elements = made.type === "ArrayExpression" ? made.elements : undefined;
  for (const element of elements ?? []) {
    if (element === null || element.type === "SpreadElement") return undefined;
    parts.push(element);
  }
  if (elements !== undefined) return parts;
  if (made.type !== "ObjectExpression") return undefined;
  for (const property of made.properties) {
    if (property.type !== "Property" || property.computed || property.method || property.kind !== "init")
      return undefined;
    parts.push(property.value as TSESTree.Expression);
  }
  return parts;
}

function areDrawnAlike({ file }: Translation, items: readonly TSESTree.Expression[]): boolean {
  const texts = items.map((item) => {
    const call = getCallThatTakes({ file }, unwrap(item));
    const place = call === undefined ? undefined : getSplicedPlace(call);
    if (call === undefined || place === undefined || place.type === "Literal") return undefined;
    const variable = place.type === "Identifier" ? getVariable(file, place) : undefined;
    const drawn = (variable === undefined ? undefined : getOnlyValue(variable)) ?? place;
    return `${file.sourceCode.getText(call.callee)} ${file.sourceCode.getText(drawn)}`;
  });
  return texts[0] !== undefined && texts.every((text) => text === texts[0]);
}

/** `rest.splice(place, 1)` of `rest.splice(place, 1)[0]`, also by a name. */
function getCallThatTakes(
  { file }: Pick<Translation, "file">,
  item: TSESTree.Node,
): TSESTree.CallExpression | undefined {
  const definition = item.type === "Identifier" ? getVariable(file, item)?.defs[0]?.node : undefined;
  const value = definition?.type === "VariableDeclarator" && definition.init !== null ? unwrap(definition.init) : item;
  const call = value.type === "MemberExpression" ? unwrap(value.object) : value;
  return call.type === "CallExpression" ? call : undefined;
}
